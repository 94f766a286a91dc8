"""Numbers of a scale that a numbered list cut off: "1. 0 (navy)" is 1.0, and no zero."""

import pytest

import heatparse

HEAD = (
    "## Heatmap: Bakeries\n\n### Overview\nThe heatmap shows shares. Darker blue means higher values.\n"
    "### Components/Axes\n* **X-axis (Loaf):** Rye, Oat\n* **Y-axis (Day):** Mon, Tue\n"
)
DATA = "### Detailed Analysis\n* Mon, Rye: 0.97\n* Tue, Oat: 0.55\n"
CUT = {
    "behind a bullet": "* 1. 0 (Darkest Blue)\n* 0.8\n* 0.6\n* 0.5 (Lightest Blue)\n",
    "behind a dash": "- 1. 0: dark blue\n- 0.7\n- 0.5: pale blue\n",
    "all of them": "* 1. 0: Darkest Blue\n* 2. 8:\n* 3. 6:\n* 4. 5: Lightest Blue\n",
    "a numbered list": "1. 0 (darkest blue)\n2. 8\n3. 6\n4. 5 (lightest blue)\n",
    "a nested list": "    1. 0 (darkest blue)\n    2. 9\n    3. 7 (lightest blue)\n",
}


@pytest.mark.parametrize("form", CUT)
def test_a_cut_number_tells_neither_an_end_nor_a_color(form):
    report = heatparse.check(f"{HEAD}* **Color Scale (Right):**\n{CUT[form]}{DATA}")
    assert not report.findings
    (panel,) = report.document.panels
    assert panel.legend is None or (panel.legend.low, panel.legend.bands) == (None, ())


def test_the_ends_in_front_of_cut_numbers_stay():
    scale = f"* **Color Scale:** Ranges from 0.5 to 1.0.\n{CUT['all of them']}"
    (panel,) = heatparse.check(f"{HEAD}{scale}{DATA}").document.panels
    assert (panel.legend.low, panel.legend.high) == (0.5, 1)


@pytest.mark.parametrize(
    "lines", ["1. 0 (pale blue)\n2. 5 (blue)\n3. 9 (dark blue)\n", "* 0: pale blue\n* 9: dark blue\n"]
)
def test_whole_numbers_of_a_list_are_the_scale(lines):
    (panel,) = heatparse.parse(f"{HEAD}* **Color Scale:**\n{lines}").panels
    assert (panel.legend.low, panel.legend.high) == (0, 9)

"""One axis statement that gives each panel, or each pair of panels, categories of its own."""

import pytest

import heatparse

FIRST, SECOND = ["1-hop", "2-hop", "3-hop"], ["2-hop", "3-hop", "4-hop"]
PANELS = ["Backdoor", "Shield", "Target", "Guard"]
FORMS = {
    "letters": ["* **X-axis:**", "* (a) & (c): {f}", "* (b) & (d): {s}"],
    "letters with a noun": ["* **X-axis:**", "* Panels (a), (c): {f}", "* Panels (b), (d): {s}"],
    "announced": [
        "* **X-axis (per subplot):** Columns are hop counts:",
        "* (a) and (c): {f}",
        "* (b) and (d): {s}",
    ],
    "numbers": ["- **X-axis**:", "- Heatmaps 1 and 3: {f}", "- Heatmaps 2 and 4: {s}"],
    "titles": ["- **X-axis**:", "- Backdoor and Target: {f}", "- Shield and Guard: {s}"],
    "in one line": ["- **X-axis**: (a) & (c): {f}; (b) & (d): {s}"],
    "in brackets": ["- **X-axis**: {f} (Backdoor, Target); {s} (Shield, Guard)"],
}


@pytest.mark.parametrize("form", FORMS)
def test_categories_of_groups_of_panels(form):
    x_axis = [line.format(f=", ".join(FIRST), s=", ".join(SECOND)) for line in FORMS[form]]
    lines = ["## Heatmaps: T", "### Overview", "Four heatmaps, labeled (a) to (d).", "### Components/Axes"]
    lines += ["* **Subplot Titles:**", *(f"* ({letter}) {name}" for letter, name in zip("abcd", PANELS))]
    panels = heatparse.parse("\n".join([*lines, *x_axis, "* **Y-axis (Paths):** 2, 3, 5"])).panels
    assert [panel.title for panel in panels] == PANELS
    assert [list(panel.x_axis.categories) for panel in panels] == [FIRST, SECOND, FIRST, SECOND]
    assert all(list(panel.y_axis.categories) == ["2", "3", "5"] for panel in panels)

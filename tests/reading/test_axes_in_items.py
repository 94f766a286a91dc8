"""Axes whose lists are partial, elided, grouped, announced by a line of their own, or only ranges."""

import pytest

import heatparse

TENTHS = ("0", "0.1", "0.2", "0.3", "0.4", "0.5")
CASES = {
    "an approximate step": (
        "- **X-axis:** Labeled 'p', ranging from 0.0 to 0.5 with increments of approximately 0.1.\n"
        '- **Y-axis:** "depth", ranging from 0 to 30, with increments of about 10.',
        ("p", TENTHS, "depth", ("0", "10", "20", "30")),
    ),
    "a line that announces the items": (
        '- **X-axis (Feed Set "grain")**:\n  Subcategories:\n  - `Oat`\n  - `+ Rye`\n'
        "- **Y-axis (Farm)**:\n  Farms tried:\n  - North\n  - South",
        ('Feed Set "grain"', ("Oat", "+ Rye"), "Farm", ("North", "South")),
    ),
    "groups of quoted labels": (
        "* **Y-Axis (Left):** Lists words of two phrases, set apart by marks.\n"
        "    * **Group 1 (`<A>`):** `oat`, `rye`\n    * **Group 2 (`<B>`):** `hay`, `corn`\n"
        "* **X-Axis (Bottom):** Lists the same words in the same order.",
        (None, ("oat", "rye", "hay", "corn"), None, ("oat", "rye", "hay", "corn")),
    ),
    "a range and its increment": (
        "- **X-Axis:**\n  - Label: `Dose`\n  - Range: `0` to `300`\n"
        "  - Increment: `100` (e.g., `0, 100, ..., 300`)\n"
        "- **Y-Axis:**\n  - Label: `Time`\n  - Range: `0` to `20`\n  - Increment: `10`",
        ("Dose", ("0", "100", "200", "300"), "Time", ("0", "10", "20")),
    ),
    "elisions that are too long or uneven": (
        "- **X-Axis:**\n  - Label: `Dose`\n  - Values: `0, 5, 10, ..., 1000`\n"
        "- **Y-Axis:**\n  - Label: `Time`\n  - Values: `0, 11, 22, ..., 100`",
        ("Dose", (), "Time", ()),
    ),
    "a name in front of a range with units": (
        "- **X-axis**: Herd size, ranging from 8 to 32K.\n- **Y-axis**: Loss, ranging from 0.5 to 0.9.",
        ("Herd size", (), "Loss", ()),
    ),
    "ends in quotes are no name": (
        '- **X-axis:** Labeled "0" to "180" with about 10 tick marks.\n- **Y-axis:** Labeled "Farm": N, S.',
        (None, (), "Farm", ("N", "S")),
    ),
    "the kind of the labels in front of the name": (
        "- **X-axis:** Numerical labels representing the weeks, ranging from 0 to 4 in increments of 2.\n"
        "- **Y-axis:** Discrete values denoting farms: N, S.",
        ("weeks", ("0", "2", "4"), "farms", ("N", "S")),
    ),
    "groups without indents": (
        "* **Y-Axis (Left):** Lists words of two phrases, set apart by marks.\n"
        "* **Group 1 (`<A>`):** `oat`, `rye`\n* **Group 2 (`<B>`):** `hay`, `corn`\n"
        "* **X-Axis (Bottom):** Lists the same words in the same order.",
        (None, ("oat", "rye", "hay", "corn"), None, ("oat", "rye", "hay", "corn")),
    ),
    "ranges as labels that are not all listed": (
        "- **X-axis (Age):** `0–5`, `5–10`, ..., `95–100`\n- **Y-axis (Farm):** N, S",
        ("Age", (), "Farm", ("N", "S")),
    ),
    "a header row and a column of labels": (
        "* **Header Row (Top):** Lists the feeds.\n    * **Feeds (Left to Right):** Oat, Rye, Hay.\n"
        "* **Labels Column (Left):** Lists the farms.\n    * **Farms (Top to Bottom):** N, S, E.",
        ("Feeds", ("Oat", "Rye", "Hay"), "Farms", ("N", "S", "E")),
    ),
    "examples are not all": (
        "- **X-axis (Feed)**: Names of feeds (e.g., Oat, Rye, Hay).\n- **Y-axis (Farm)**: N, S, e.g. North",
        ("Feed", (), "Farm", ("N", "S")),
    ),
}  # fmt: skip


@pytest.mark.parametrize("axes, expected", CASES.values(), ids=CASES.keys())
def test_axes(axes, expected):
    text = f"## Heatmap: Growth\n\n### Components\n{axes}\n- **Color scale:** 0 (white) to 1 (navy)\n"
    panel = heatparse.parse(text).panels[0]
    x, y = panel.x_axis, panel.y_axis
    assert (x.label, tuple(x.categories), y.label, tuple(y.categories)) == expected


def test_a_place_on_the_page_gives_no_values():
    text = (
        "## Heatmap: Growth\n\n- **X-axis (Dose):** 10, 20, 30\n- **Y-axis (Time):** 1, 2\n"
        "- **Color scale:** 0 to 5\n\n### Data\n- **Point:**\n  - Dose: `25`\n  - Time: `2`\n"
        "  - Spatial grounding: `[25, 2]` in the lower right.\n- **Time 1:** `[3, 4, 5]`\n"
    )
    report = heatparse.check(text)
    values = [(cell.row, cell.column, cell.value.value) for cell in report.document.panels[0].cells]
    assert values == [("1", "10", 3), ("1", "20", 4), ("1", "30", 5)]
    assert not [finding for finding in report.findings if finding.rule == "value-outside-legend"]


def test_numbers_of_axes_are_accounted_for():
    text = (
        "## Heatmap: Growth\n\n### X-Axis: Dose\nThe axis has 5 marks ranging from 0 to 40 in increments of 10:\n"
        "`0, 10, 20, 30, 40`\n\n### Y-Axis: Time\nTwo marks:\n`1, 2`\n\n### Data\n- **Time 1:** `3, 4, 5, 6, 7`\n"
    )
    document = heatparse.parse(text)
    assert tuple(document.panels[0].x_axis.categories) == ("0", "10", "20", "30", "40")
    assert not document.unread


@pytest.mark.parametrize(
    ("feeds", "wrong"), [("two", False), ("three", False), ("four", False), ("five", True)]
)
def test_a_margin_at_the_end_of_a_list_may_be_counted_or_not(feeds, wrong):
    text = (
        f'## Heatmap: Growth\n\n* **Header Row (Top):** Lists the {feeds} feeds and the final "Mean" column.\n'
        "    * **Feeds (Left to Right):** Oat, Rye, Others, Mean.\n"
        "* **Labels Column (Left):** Lists the farms.\n    * **Farms (Top to Bottom):** N, S.\n\n"
        "| Farm | Oat | Rye | Others | Mean |\n|---|---|---|---|---|\n| N | 1 | 2 | 3 | 2 |\n| S | 4 | 5 | 6 | 5 |\n"
    )
    rules = [finding.rule for finding in heatparse.check(text).findings]
    assert ("axis-count-mismatch" in rules) is wrong

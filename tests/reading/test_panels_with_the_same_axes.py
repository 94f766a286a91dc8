"""What one panel has from another, and scales that bold items below a legend give to the panels they name."""

from __future__ import annotations

import pytest

import heatparse

DATA = """
### Detailed Analysis
**Left Heatmap (Noise):**
- A: 1: 3, 2: 4
- B: 1: 5, 2: 6

**Right Heatmap (Heat):**
- A: 1: 7, 2: 8
- B: 1: 9, 2: 2
"""


def panels(components: str) -> list[tuple[str | None, str | None, object]]:
    head = "## Heatmaps: Noise and Heat\n\nTwo side-by-side heatmaps, Noise (left) and Heat (right).\n\n"
    found = heatparse.parse(f"{head}### Components/Axes\n{components}{DATA}").panels
    assert [len(panel.cells) for panel in found] == [4, 4]
    assert all(panel.x_axis.categories == ("1", "2") for panel in found)
    assert all(panel.y_axis.categories == ("A", "B") for panel in found)
    scales = [(panel.legend.low, panel.legend.high) if panel.legend else None for panel in found]
    return [(p.x_axis.label, p.y_axis.label, scale) for p, scale in zip(found, scales, strict=True)]


LEFT = "**Left Heatmap:**\n- X-axis: Hour (1, 2)\n- Y-axis: Site (A, B)\n- Color bar: 0 to 9\n\n**Right Heatmap:**\n"
BOTH = "- **X-axis:** Hour (1, 2)\n- **Y-axis:** Site (A, B)\n"


@pytest.mark.parametrize(
    "reference",
    [
        "- Axes: same as the left heatmap",
        "- X-axis: Same as left\n- Y-axis: Same as left",
        "- X-axis & Y-axis: Identical to the left heatmap.",
        "- All axes and labels as in the left heatmap.",
        "- Identical axes",
        "- The x-axis and the y-axis match those of the left heatmap: shared axes",
    ],
)
@pytest.mark.parametrize(
    ("scale", "ends"), [("Color bar: 0 to 18", (0, 18)), ("Color bar: Same as left", (0, 9))]
)
def test_a_panel_has_the_axes_of_another(reference, scale, ends):
    assert panels(f"{LEFT}{reference}\n- {scale}\n") == [("Hour", "Site", (0, 9)), ("Hour", "Site", ends)]


@pytest.mark.parametrize(
    "own", ["- Color bar: 0 to 18", "- The cells are larger than in the left one.\n- Color bar: 0 to 18"]
)
def test_a_panel_that_refers_to_none_has_no_names(own):
    assert panels(f"{LEFT}{own}\n")[1] == (None, None, (0, 18))


@pytest.mark.parametrize(
    "head", ["* **Color Bars:**", "* **Legends:** Each heatmap has its own.", "#### Color Scales"]
)
@pytest.mark.parametrize(
    "span", ["0 to {}", "0–{}", "from 0 to {}", "[0, {}]", "0 (bottom) to {} (top)", "0 → {}"]
)
@pytest.mark.parametrize("name", ["**{}:**", "**{} Heatmap:**", "{}:"])
def test_bold_items_give_the_scales_of_panels(head, span, name):
    indent = "" if head.startswith("#") else "    "
    items = "".join(
        f"{indent}* {name.format(n)} {span.format(top)}\n" for n, top in (("Noise", 9), ("Heat", 18))
    )
    assert [scale for _, _, scale in panels(f"{BOTH}{head}\n{items}")] == [(0, 9), (0, 18)]


def test_a_value_of_a_panel_is_no_scale():
    components = f"{BOTH}* **Color Bars:** 0 to 9\n    * **Noise:** 3 cells are pale.\n"
    assert [scale for _, _, scale in panels(components)] == [(0, 9), (0, 9)]

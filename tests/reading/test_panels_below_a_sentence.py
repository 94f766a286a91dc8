"""Headings below a sentence that tells of several heatmaps head panels, each with its own scale and table."""

import pytest

import heatparse

FIGURE = """Two heatmaps side by side.

{0}
{2} 0.0 (green) to 0.5 (red).

| Stove | Oak | Pine |
|---|---|---|
| Iron | 0.12 | 0.45 |
| Tile | 0.10 | 0.40 |

{1}
{2} 0 (white) to 1,200 (navy).

| Stove | Oak | Pine |
|---|---|---|
| Iron | 120 | 415 |
| Tile | 385 | 1,150 |
"""


@pytest.mark.parametrize(
    "heads",
    [
        ("## Soot share", "## Heat (kJ)"),
        ("## (a) Soot share", "## (b) Heat (kJ)"),
        ("### Left: Soot share", "### Right: Heat (kJ)"),
    ],
)
@pytest.mark.parametrize("scale", ["Color scale:", "**Color scale:**", "- Color scale:"])
def test_each_heading_is_a_panel(heads: tuple[str, str], scale: str) -> None:
    report = heatparse.check(FIGURE.format(*heads, scale))
    panels = report.document.panels
    assert [panel.title for panel in panels] == ["Soot share", "Heat (kJ)"]
    assert [panel.legend and (panel.legend.low, panel.legend.high) for panel in panels] == [
        (0, 0.5),
        (0, 1200),
    ]
    assert [len(panel.cells) for panel in panels] == [4, 4]
    assert not report.findings


@pytest.mark.parametrize("opening", ["Here is the description.", "One heatmap."])
def test_a_heading_below_another_sentence_is_the_title(opening: str) -> None:
    text = f"{opening}\n\n## Heatmap: Stoves\n\n## Axes\n- **X-axis**: Oak, Pine\n\n## Data\n- Iron: 1, 2\n"
    assert heatparse.parse(text).title == "Stoves"

"""Claims about the colour scale, and about how panels are placed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import GUARDS, Matrix, matrices, text, verdicts

import heatparse

FEW = settings(max_examples=20, deadline=None)
FITS = [
    "All values lie within the color scale.", "All values fit the range of the legend.",
    "No value leaves the color scale.", "Every value stays within the limits of the color bar.",
    "No value exceeds the range of the legend.",
]  # fmt: skip


@FEW
@given(matrix=matrices(), low=st.integers(-99, -1), high=st.integers(1, 99), data=st.data())
def test_values_and_the_ends_of_the_scale(matrix: Matrix, low: int, high: int, data: st.DataObject) -> None:
    legend = f"from {text(low)} (blue) to {text(high)} (red)"
    sentence = data.draw(st.sampled_from(FITS))
    inside = all(low <= value <= high for value in matrix.all)
    assert set(verdicts(matrix, sentence, "legend", legend=legend)) == {"supported" if inside else "refuted"}


SMALL = Matrix(("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (60, 70, 80), (5, 6, 7)))


@pytest.mark.parametrize("guard", GUARDS)
def test_a_guard_word_leaves_it_undecided(guard: str) -> None:
    sentence = guard.format("all values lie within the color scale") + "."
    found = verdicts(SMALL, sentence, "legend", legend="from 0.00 (blue) to 0.50 (red)")
    assert set(found) <= {"undecidable"}


PANELS = """## Heatmaps: Two Models
### Overview
{opening}
### Components/Axes
- **X-axis**: Paris, Rome
- **Y-axis**: Alpha, Beta
### Detailed Analysis
**Left heatmap: Small**
| City | Paris | Rome |
|---|---|---|
| Alpha | 0.1 | 0.2 |
| Beta | 0.3 | 0.4 |

**Right heatmap: Large**
| City | Paris | Rome |
|---|---|---|
| Alpha | 0.1 | 0.2 |
| Beta | 0.3 | 0.4 |
"""


def test_the_number_and_the_places_of_panels() -> None:
    report = heatparse.check(PANELS.format(opening="Two heatmaps are placed side by side."))
    assert [c.verdict for c in report.claims if c.kind == "layout"] == ["supported", "supported"]


def test_a_wrong_number_of_panels_is_not_supported() -> None:
    report = heatparse.check(PANELS.format(opening="Three heatmaps are placed side by side."))
    counted = [c for c in report.claims if c.kind == "layout" and c.count is not None]
    assert all(claim.verdict != "supported" for claim in counted)


def test_one_color_bar_each_is_several() -> None:
    text = PANELS.format(opening="Two heatmaps with their values.").replace(
        "### Detailed", "- **Color bar (left)**: 0 to 4\n- **Color bar (right)**: 0 to 3\n### Detailed"
    )
    report = heatparse.check(text + "\n### Notes\n- The panels have one color bar each.\n")
    assert "refuted" not in {claim.verdict for claim in report.claims}


UNNUMBERED = """## Heatmap: Waiting times
{scale}

| Desk | Monday | Friday |
|---|---|---|
| North | 12 | 40 |
| White hall | 30 | 21 |

### Observations
- {statement}
"""


@pytest.mark.parametrize(
    ("scale", "dark_is_high"),
    [
        ("The colors go from white (low) to dark green (high).", True),
        ("The map shows days. The palette runs from dark purple (low) to bright yellow (high).", False),
        ("Dark blue is used for low values and pale yellow for high ones.", False),
    ],
)
def test_shades_are_known_from_a_sentence_without_numbers(scale: str, dark_is_high: bool) -> None:
    high, low = "The {} cell is North on Friday.", "The {} cell is North on Monday."
    dark, light = ("darkest", "lightest") if dark_is_high else ("lightest", "darkest")
    for statement, verdict in ((high, "supported"), (low, "refuted")):
        for shade, expected in (
            (dark, verdict),
            (light, {"supported": "refuted", "refuted": "supported"}[verdict]),
        ):
            report = heatparse.check(UNNUMBERED.format(scale=scale, statement=statement.format(shade)))
            assert {claim.verdict for claim in report.claims if claim.kind == "extremum"} == {expected}, shade


@pytest.mark.parametrize(
    "statement",
    ["White hall falls from 30 to 21.", "In the white hall the waits go from 30 on Monday to 21 on Friday."],
)
def test_a_color_in_a_name_makes_no_scale_behind_the_data(statement: str) -> None:
    report = heatparse.check(UNNUMBERED.format(scale="Waits in minutes.", statement=statement))
    assert report.document.panels[0].legend is None
    assert not report.findings

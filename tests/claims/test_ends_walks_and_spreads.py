"""Scales and axes of which a text tells the ends, and spreads that are ranked or lie beside a diagonal."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

import heatparse

_BAKERIES = """## Loaves sold

The heatmap shows the number of loaves sold. Rows: bakeries; columns: kinds of bread.
BAR

| Bakery | Rye | Spelt | Wheat |
|---|---|---|---|
| Mill | 31 | 84 | 57 |
| Oven | 12 | 45 | 66 |
| Crust | 20 | 33 | 40 |
| Crumb | 25 | 28 | 26 |

{}
"""

_DOSES = """**Height over dose and lamp**

An annotated heatmap of heights in mm. The rows show the dose ENDS, the columns show the lamp (red, white, blue).

Values:

- Dose 0.1: lamp red -> 8; lamp white -> 11; lamp blue -> 14
- Dose 0.2: lamp red -> 7; lamp white -> 10; lamp blue -> 12
- Dose 0.4: lamp red -> 5; lamp white -> 6; lamp blue -> 9
- Dose 0.8: lamp red -> 9; lamp white -> 13; lamp blue -> 21

{}
"""

_BONDS = """## Correlation of weather variables

A correlation matrix (Pearson) of four variables.

| | Wind | Rain | Cloud | Sun |
|---|---|---|---|---|
| Wind | 1.00 | 0.30 | 0.10 | -0.20 |
| Rain | 0.30 | 1.00 | 0.70 | -0.80 |
| Cloud | 0.10 | 0.70 | 1.00 | -0.60 |
| Sun | -0.20 | -0.80 | -0.60 | 1.00 |

{}
"""


def _legends(text: str) -> list[tuple[float | None, float | None] | None]:
    panels = heatparse.check(text).document.panels
    return [(p.legend.low, p.legend.high) if p.legend is not None else None for p in panels]


@pytest.mark.parametrize(
    "bar",
    [
        "A shared color bar (0 to 90, white to black) is placed on the right.",
        "To the right stands a color bar (0 to 90).",
        "A color scale [0 to 90] is drawn below the grid.",
    ],
)
def test_a_span_in_a_bracket_behind_the_scale_gives_its_ends(bar: str) -> None:
    assert _legends(_BAKERIES.replace("BAR", bar)) == [(0.0, 90.0)]


@pytest.mark.parametrize(
    "remark",
    [
        "From the scale one sees that its end (90) is 6 above the highest value.",
        "The color scale ends at 90, from which the top value is 6 away.",
        "Because of the scale, the colors run deep: its limit of 90 lies 6 above the peak.",
    ],
)
def test_a_distance_to_the_end_of_a_scale_is_no_end(remark: str) -> None:
    report = heatparse.check(_BAKERIES.replace("BAR", "").format(remark))
    assert "value-outside-legend" not in {finding.rule for finding in report.findings}


def test_values_outside_a_bracketed_scale_are_found() -> None:
    report = heatparse.check(_BAKERIES.replace("BAR", "A color bar (0 to 80) is placed on the right."))
    assert [finding.rule for finding in report.findings] == ["value-outside-legend"]


_ENDS = [
    "(0.1 at the top, 0.8 at the bottom)",
    "(0.1 first, 0.8 last)",
    "(0.1 in the top row, 0.8 in the bottom row)",
    "(top: 0.1, bottom: 0.8)",
]


@pytest.mark.parametrize("ends", _ENDS)
def test_two_labels_at_opposite_ends_are_not_all(ends: str) -> None:
    axis = heatparse.check(_DOSES.replace("ENDS", ends)).document.panels[0].y_axis
    assert axis is not None
    assert axis.categories == ("0.1", "0.2", "0.4", "0.8")


@pytest.mark.parametrize("ends", _ENDS[:3])
def test_extremes_are_those_of_all_rows(ends: str) -> None:
    text = _DOSES.replace("ENDS", ends)
    assert verdicts_at(text, "The lowest height is 5.") == {"supported"}
    assert "refuted" in verdicts_at(text, "The lowest height is 8.")


def test_two_rows_that_are_counted_are_all() -> None:
    text = _DOSES.replace(
        "The rows show the dose ENDS", "The two rows show the dose (0.1 at the top, 0.2 at the bottom)"
    )
    axis = heatparse.check(text.split("- Dose 0.4")[0]).document.panels[0].y_axis
    assert axis is not None
    assert axis.categories == ("0.1", "0.2")


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("For Spelt, going down from Mill to Crumb lowers the sales at each step.", False),
        ("In the column Rye, reading down from Oven to Crumb, the sales rise.", False),
        ("In the column Wheat, going down from Oven to Crumb, the sales fall.", False),
        ("For Rye, moving up from Oven to Mill raises the sales.", False),
        ("In the column Rye, going down from Oven to Crumb, the sales rise.", False),
        ("In the column Wheat, going down from Oven to Crumb, the sales rise.", True),
        ("In the column Rye, moving down from Oven to Crumb, the sales fall.", True),
        ("In every column, going down from Oven to Crumb, the values fall.", True),
    ],
)
def test_a_walk_along_an_axis_is_no_motion_of_values(sentence: str, expected: bool) -> None:
    assert ("refuted" in verdicts_at(_BAKERIES.replace("BAR", ""), sentence)) is expected


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("Rain has the widest spread of all rows.", False),
        ("The spread is widest for Rain.", False),
        ("The range is widest in the row of Rain (1.50).", False),
        ("The range is widest in the row of Rain (1.80).", False),
        ("Wind has the narrowest spread of all rows.", False),
        ("Wind has the widest spread of all rows.", True),
        ("The spread is widest for Sun.", True),
        ("The range is widest in the row of Rain (1.20).", True),
    ],
)
def test_a_spread_may_leave_the_trivial_diagonal_aside(sentence: str, expected: bool) -> None:
    assert ("refuted" in verdicts_at(_BONDS, sentence)) is expected


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("The range within a row is widest for Oven (54) and second-widest for Mill (53).", False),
        ("The second-widest range is that of Mill.", False),
        ("The range is widest for Oven and third-widest for Crust.", False),
        ("Mill has the second-widest range.", False),
        ("The range is second-widest for Mill (53).", False),
        ("The range is widest for Oven and second-widest for Crust.", True),
        ("Crust has the second-widest range.", True),
        ("The second-widest range is that of Mill (59).", True),
    ],
)
def test_spreads_have_places(sentence: str, expected: bool) -> None:
    assert ("refuted" in verdicts_at(_BAKERIES.replace("BAR", ""), sentence)) is expected


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("If Oven is ignored, this changes: Spelt then averages 48.3.", False),
        ("Once Mill is left out, things are different: Rye then averages 19.", False),
        ("The means are 57.3 for Mill and 41 for Oven. Crumb has the lowest figure there, 26.3.", False),
        (
            "The lead of Spelt over Rye shrinks from 53 in Mill to 13 in Crust. For Oven, the respective figure is 33.",
            False,
        ),
        ("Mill gets 140 orders from abroad, more than any other bakery.", False),
        ("Spelt averages 61.3.", True),
        ("Oven averages 48 loaves.", True),
        ("The lowest value is 20.", True),
    ],
)
def test_what_was_laid_down_in_front_is_no_plain_value(sentence: str, expected: bool) -> None:
    assert ("refuted" in verdicts_at(_BAKERIES.replace("BAR", ""), sentence)) is expected

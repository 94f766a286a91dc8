"""Extremes that lie somewhere in a stretch of an axis, however the stretch and the extreme are told."""

import pytest

import heatparse

FIGURE = """# Heatmap: Vibration by Floor and Wing
- **X-axis (Wing)**: North, East, South, West
- **Y-axis (Floor)**: 1, 2, 3, 4, 5, 6
- **Colorbar**: vibration, from 0 (white) to 50 (dark red)
## Data
| Floor | North | East | South | West |
|---|---|---|---|---|
| 1 | 3.1 | 5.2 | 4.4 | 2.7 |
| 2 | 8.3 | 14.6 | 9.9 | 6.1 |
| 3 | 17.5 | 33.0 | 12.7 | 7.7 |
| 4 | 12.2 | 21.8 | 41.5 | 10.4 |
| 5 | 6.6 | 9.1 | 28.3 | 19.8 |
| 6 | 2.9 | 4.8 | 7.2 | 2.7 |
## Observations
- {}
"""
BANDS = """## Heatmap: Probe Accuracy
### Components/Axes
- **X-axis (Token)**: `first`, `middle`, `end`
- **Y-axis (Layer)**: 0 to 11 (integers)
- **Legend**: white (0.5) to dark green (1.0)
### Detailed Analysis
- **`first`**: 0.50-0.56 in layers 0-3, 0.60-0.68 in layers 4-7, 0.66-0.74 in layers 8-11
- **`middle`**: 0.52-0.58 in layers 0-3, 0.82-0.91 in layers 4-7, 0.70-0.78 in layers 8-11
- **`end`**: 0.50-0.55 in layers 0-3, 0.62-0.70 in layers 4-7, 0.88-0.96 in layers 8-11
### Key Observations
- {}
"""


def _extremes(sentence, figure=FIGURE):
    report = heatparse.check(figure.format(sentence))
    line = figure[: figure.index("{}")].count("\n") + 1
    kinds = ("extremum", "ranking", "region")
    return {c.verdict for c in report.claims if c.span.line == line and c.kind in kinds}, [
        f.rule for f in report.findings
    ]


@pytest.mark.parametrize(
    ("form", "true", "false"),
    [
        ("East peaks in floors {}.", "2-4", "4-6"),
        ("East peaks between floors {}.", "2 and 4", "4 and 6"),
        ("East reaches its maximum in floors {}.", "3 through 5", "4 through 6"),
        ("The maximum of South lies in floors {}.", "3 to 5", "1 to 3"),
        ("The peak of South is in floors {} (41.5).", "3-5", "1-3"),
        ("Floors {} hold the maximum of West.", "4-6", "2-4"),
        ("The block of floors {} contains the peak of North.", "2-3", "4-5"),
        ("Every wing has its maximum somewhere in floors {}.", "3-5", "3-4"),
        ("Floors {} hold the maximum of every wing.", "3-5", "3-4"),
        ("All wings except West peak in floors {}.", "3-4", "4-5"),
        ("North, East and South reach their maximum in floors {}.", "3-4", "4-5"),
        ("South is at its highest in floors {}.", "4-5", "1-3"),
        ("The upper zone (floors {}) marks the high point of every wing but West.", "3-4", "4-5"),
    ],
)
def test_a_peak_lies_somewhere_in_its_stretch(form, true, false):
    assert _extremes(form.format(true)) == ({"supported"}, [])
    assert _extremes(form.format(false)) == ({"refuted"}, ["extremum-mismatch"])


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("Like North, East peaks in floor 3.", "Like North, South peaks in floor 3."),
        ("South reaches 41.5 at its peak.", "South reaches 45.1 at its peak."),
        ("Only South peaks in floor 4.", "Only North peaks in floor 3."),
        ("The maximum of 41.5 is unique to floor 4.", "The minimum of 2.7 is unique to floor 1."),
        (
            "The overall maximum, 41.5, is found in floor 4 and nowhere else.",
            "The overall minimum, 2.7, is found in floor 6 and nowhere else.",
        ),
        ("Leading the field in floor 5 is South.", "Leading the field in floor 5 is West."),
        ("Next to South, the top wing in floor 5 is West.", "Next to South, the top wing in floor 5 is East."),
        ("The final two floors are led by South.", "The final two floors are led by West."),
    ],
)  # fmt: skip
def test_other_words_for_an_extreme(true, false):
    assert _extremes(true) == ({"supported"}, [])
    verdicts, rules = _extremes(false)
    assert verdicts == {"refuted"}
    assert rules in (["extremum-mismatch"], ["tied-extremum"])


@pytest.mark.parametrize(
    ("form", "true", "false"),
    [
        ("`end` tops out at {}.", "0.96", "0.90"),
        ("Topping out at {}, `first` stays quiet.", "0.74", "0.68"),
        ("The highest accuracy of `middle` in layers 8-11 is {}.", "0.78", "0.91"),
        ("The lowest accuracy of `end` in layers 4-7 is {}.", "0.62", "0.50"),
        ("`middle` saves its peak for layers {}.", "4-7", "8-11"),
    ],
)
def test_ends_of_ranges_are_reached(form, true, false):
    assert "refuted" not in _extremes(form.format(true), BANDS)[0]
    assert "supported" in _extremes(form.format(true), BANDS)[0]
    verdicts, rules = _extremes(form.format(false), BANDS)
    assert "refuted" in verdicts
    assert rules == ["extremum-mismatch"]


@pytest.mark.parametrize(
    ("true", "false", "figure"),
    [
        ("The hottest zone is `end` in layers 8-11.", "The hottest zone is `middle` in layers 4-7.", BANDS),
        (
            "The hottest region sits at `end` in layers 8-11, topping everything else with 0.96.",
            "The hottest region sits at `middle` in layers 4-7, topping everything else with 0.91.",
            BANDS,
        ),
        (
            "Two cells exceed 30, both of them in floors 3-4.",
            "Two cells exceed 30, both of them in floor 3.",
            FIGURE,
        ),
        (
            "The bottom-right corner holds the smallest number of its row.",
            "The top-left corner holds the smallest number of its row.",
            FIGURE,
        ),
    ],
)
def test_zones_places_and_corners(true, false, figure):
    assert _extremes(true, figure)[0] == {"supported"}
    verdicts, rules = _extremes(false, figure)
    assert "refuted" in verdicts
    assert len(rules) == 1


def test_stretches_of_which_ranges_are_told():
    assert _extremes("`first` is at its best in layers 8-11.", BANDS) == ({"supported"}, [])
    assert _extremes("`first` is at its best in layers 4-7.", BANDS) == ({"refuted"}, ["extremum-mismatch"])
    assert _extremes("`middle` peaks in layers 2-9.", BANDS) == ({"supported"}, [])


@pytest.mark.parametrize(
    ("sentence", "figure"),
    [
        ("`middle` peaks in layers 3-5.", BANDS),  # the range goes on to layer 7
        ("Floors 3 and 4 hold the highest values of East.", FIGURE),
        ("North and East do not peak in floors 4-6.", FIGURE),
        ("East probably peaks in floors 4-6.", FIGURE),
        ("`end` peaks at over 0.90.", BANDS),
        ("`first` tops out 0.22 below `end`.", BANDS),
        ("`first` peaks at 1.4 in a rerun.", BANDS),
        (
            "In layer 9, `end` peaks at 0.93.",
            BANDS,
        ),  # of one layer nobody knows which value of the range it has
        ("South peaks at over 40.", FIGURE),
        ("The highest value of North in floors 4-6 is 12.2.", FIGURE),
        ("The maximum of a rerun is unique to floor 1.", FIGURE),
        ("Leading the field in floor 5, South is followed by West.", FIGURE),
    ],
)
def test_what_leaves_room_is_not_refuted(sentence, figure):
    verdicts, rules = _extremes(sentence, figure)
    assert "refuted" not in verdicts
    assert not rules

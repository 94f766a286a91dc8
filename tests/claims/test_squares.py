"""Cells named by a letter and a number in one word, as on a plate; and shades of which nobody knows the order."""

import pytest

import heatparse

TEXT = """# Heatmap: Fluorescence of a Plate
- **Rows:** A, B, C
- **Columns:** 1, 2, 3
- **Color bar:** Fluorescence, from 0{low} to 1000{high}

| | 1 | 2 | 3 |
|---|---|---|---|
| **A** | 120 | 340 | 560 |
| **B** | 95 | 310 | 480 |
| **C** | 60 | 205 | 455 |

## Observations
- {sentence}
"""


def verdicts(sentence, colors=("", "")):
    text = TEXT.format(sentence=sentence, low=colors[0], high=colors[1])
    report = heatparse.check(text)
    line = text.count("\n")
    return {claim.verdict for claim in report.claims if claim.span.line == line}, [
        finding.rule for finding in report.findings if finding.span.line == line
    ]


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("The highest value is that of A3 (560).", "The highest value is that of B3 (480)."),
        ("Well C1 has the lowest reading (60).", "Well B1 has the lowest reading (95)."),
        ("B2 reaches 310.", "B2 reaches 380."),
        ("The reading falls from 560 at A3 to 455 at C3.", "The reading falls from 560 at A3 to 405 at C3."),
        ("Only A3 exceeds 500.", "Only A3 exceeds 470."),
    ],
)
def test_a_square_is_a_cell(true, false):
    found, rules = verdicts(true)
    assert found == {"supported"}
    assert not rules
    found, rules = verdicts(false)
    assert "refuted" in found
    assert rules


@pytest.mark.parametrize(
    "sentence", ["B2 may reach 380.", "A vitamin B2 of 380 was used.", "B7 reaches 310."]
)
def test_what_leaves_room_stays_open(sentence):
    assert not verdicts(sentence)[1]


@pytest.mark.parametrize(
    ("colors", "one", "other"),
    [
        (("", ""), {"undecidable"}, {"undecidable"}),
        ((" (black)", " (white)"), {"supported"}, {"refuted"}),
        ((" (white)", " (black)"), {"refuted"}, {"supported"}),
    ],
)
def test_which_of_two_is_brighter_needs_the_colors(colors, one, other):
    assert verdicts("In column 1, row A is brighter than row C.", colors)[0] == one
    assert verdicts("In column 1, row C is brighter than row A.", colors)[0] == other

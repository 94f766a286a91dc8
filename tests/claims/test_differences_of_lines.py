"""What a difference lies between where whole lines are named: classes, means of changes, two cells of one line."""

from __future__ import annotations

import pytest

import heatparse

_CONFUSION = """## Confusion Matrix: Bird Calls
* **Y-axis:** True Species (Finch, Robin, Wren)
* **X-axis:** Predicted Species (Finch, Robin, Wren)
* **Color scale:** share in percent, 0 to 100

| Species | Finch | Robin | Wren |
|---|---|---|---|
| Finch | 88.0 | 9.5 | 2.5 |
| Robin | 4.5 | 71.0 | 24.5 |
| Wren | 1.5 | 4.0 | 94.5 |

### Key Observations
* {statement}
"""
_CHANGES = """## Heatmap: Change in Yield without Irrigation
* **X-axis (Crop):** Barley, Maize, Oats
* **Y-axis (Field):** North, South
* **Color scale:** -20 to 5

| Field | Barley | Maize | Oats |
|---|---|---|---|
| North | -3.0 | -16.0 | 2.0 |
| South | -5.0 | -12.0 | -4.0 |

### Key Observations
* {statement}
"""
_PAIRS = """## Heatmap: Correlation of Moods
* **Both axes:** Calm, Joy, Grief, Anger
* **Color scale:** -1 to 1

| | Calm | Joy | Grief | Anger |
|---|---|---|---|---|
| Calm | 1.00 | 0.58 | -0.31 | -0.66 |
| Joy | 0.58 | 1.00 | -0.74 | -0.43 |
| Grief | -0.31 | -0.74 | 1.00 | 0.37 |
| Anger | -0.66 | -0.43 | 0.37 | 1.00 |

### Key Observations
* {statement}
"""
# Each statement with a number that is right, one that is wrong, and what is said of the wrong one.
_TOLD = (
    (_CONFUSION, "The gap between the best and the worst class is {} points.", "23.5", "21.5", "refuted"),
    (_CONFUSION, "Best and worst species are {} points apart.", "23.5", "93.0", "refuted"),
    (_CONFUSION, "The highest and the lowest value are {} points apart.", "93.0", "23.5", "refuted"),
    (_CHANGES, "Maize has the largest mean loss ({}).", "14.0", "10.0", "refuted"),
    (_CHANGES, "The crops differ, with Maize having the largest mean loss ({}).", "14.0", "12.0", "refuted"),
    (_CHANGES, "The mean loss of Maize is {}.", "14.0", "4.0", "refuted"),
    (_PAIRS, "The correlations of Joy with Calm and with Anger are {} apart.", "1.01", "0.21", "refuted"),
    (_PAIRS, "Correlations between Joy and Grief and between Joy and Anger differ by {}.", "0.31", "0.6", "refuted"),
)  # fmt: skip
# True, or open: the same words of something else.
_NEVER_REFUTED = (
    (_CONFUSION, "Best and worst class are 9.7 points apart in terms of precision."),
    (_CHANGES, "The gap between the best and the worst field is 2.7 points."),
    (_CHANGES, "Maize has the largest mean loss from North to South (4.0)."),
    (_PAIRS, "Joy with Calm and with Anger, and Grief with Anger, are up to 1.01 apart."),
)


def _verdicts(text: str, statement: str) -> set[str]:
    described = text.format(statement=statement)
    line = described.count("\n")
    return {claim.verdict for claim in heatparse.check(described).claims if claim.span.line == line}


@pytest.mark.parametrize(("text", "statement", "right", "wrong", "verdict"), _TOLD)
def test_a_difference_of_lines(text: str, statement: str, right: str, wrong: str, verdict: str) -> None:
    told = _verdicts(text, statement.format(right))
    assert "supported" in told and "refuted" not in told
    assert verdict in _verdicts(text, statement.format(wrong))


@pytest.mark.parametrize(("text", "statement"), _NEVER_REFUTED)
def test_what_is_said_of_something_else_is_not_refuted(text: str, statement: str) -> None:
    assert "refuted" not in _verdicts(text, statement)


def test_a_subject_in_an_absolute_clause_is_no_place() -> None:
    told = "The crops differ, with Maize having the lowest mean (-14.0) and Oats the highest (-1.0)."
    assert _verdicts(_CHANGES, told) == {"supported"}

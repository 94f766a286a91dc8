"""Gaps in clauses of their own, numbers that are told twice, and panels called by the data that they show."""

import pytest

import heatparse

_FIGURE = """## Heatmap Pair: Detection Scores of Sensors
Two heatmaps stand side by side.
### Components/Axes
* **X-axis (Plant):** Lyon, Turin, Graz
* **Y-axis (Sensor):** Kilo, Lima, Mike
### Detailed Analysis
**Train**
| Sensor | Lyon | Turin | Graz |
|---|---|---|---|
| Kilo | 81 | 64 | 77 |
| Lima | 70 | 59 | 72 |
| Mike | 93 | 88 | 90 |

**Test**
| Sensor | Lyon | Turin | Graz |
|---|---|---|---|
| Kilo | 66 | 51 | 63 |
| Lima | 58 | 47 | 60 |
| Mike | 85 | 74 | 71 |
### Key Observations
"""
_TOLD = (
    ("In the Test panel, Mike beats Kilo in Lyon, the margin being {} points.", 19, 91),
    ("In the Test panel, Kilo is above Lima in every plant, the difference being at least {} points.", 3, 6),
    ("Turin of the Test panel shows the same order, the gap between Kilo and Lima being {} points.", 4, 14),
    ("In the Train panel, Kilo reaches 81 in Lyon, which is {} points more than the 70 of Lima.", 11, 21),
    (
        "Mike has the highest score of the Test panel, 85, which is {} points more than the 66 of Kilo.",
        19,
        29,
    ),
    ("On held-out data, Mike loses {} points between Lyon and Graz.", 14, 24),
    ("Between the training data and the held-out data, Mike in Graz loses {} points.", 19, 91),
    ("Mike in Graz gives up no more than {} points from Train to Test.", 20, 12),
    ("Mike in Graz drops by {} points from left to right.", 19, 91),
    ("Going from Lima to Mike is worth {} points in Turin in the Test panel.", 27, 72),
)
_OPEN = (
    "In the Test panel, Mike beats Kilo in Lyon, the margin being 30 points in the earlier study.",
    "Lyon is no exception, the gap to the specification being 30.",
    "From left to right, Kilo loses 30 points.",
    "The training set is larger than the test set.",
    "The test set is larger than the training set.",
    "Mike needs less training data than Kilo.",
    "In the Test panel, Kilo may be above Lima, the difference being 30 points or so.",
    "In the Train panel, Kilo reaches 81 in Lyon, which is 5 points more than in 2021, when it had 76.",
)


def _rules(sentence):
    return [finding.rule for finding in heatparse.check(_FIGURE + f"- {sentence}\n").findings]


@pytest.mark.parametrize(("form", "right", "wrong"), _TOLD)
def test_gaps_are_held_against_the_values(form, right, wrong):
    assert _rules(form.format(right)) == []
    assert _rules(form.format(wrong)) == ["difference-mismatch"]


def test_a_span_is_no_difference():
    report = heatparse.check(_FIGURE + "- The Kilo row of the Test panel is spread over 40-80.\n")
    assert not any(claim.kind == "difference" and claim.verdict == "supported" for claim in report.claims)


@pytest.mark.parametrize("sentence", _OPEN)
def test_what_leaves_room_refutes_nothing(sentence):
    assert _rules(sentence) == []

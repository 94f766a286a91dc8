"""What is said of all classes but the one that was named: "…, none of which receives more than 2"."""

import pytest

import heatparse

CALLS = """# Confusion Matrix: Bird Calls

* **X-axis (Predicted bird):** Finch, Heron, Raven, Swift
* **Y-axis (True bird):** Finch, Heron, Raven, Swift
* **Color scale:** percent of the true calls, 0 (white) to 100 (blue)

| | Finch | Heron | Raven | Swift |
|---|---|---|---|---|
| Finch | 91.2 | 2.1 | 4.3 | 2.4 |
| Heron | 5.6 | 84.1 | 3.2 | 7.1 |
| Raven | 9.8 | 6.0 | 80.4 | 3.8 |
| Swift | 2.2 | 1.7 | 3.6 | 92.5 |

## Observations
* {}
"""
TRANSFER = (
    CALLS.replace("Confusion Matrix", "Heatmap").replace("Predicted", "Second").replace("True", "First")
)
TRANSFER = TRANSFER.replace("percent of the true calls", "similarity of calls")


def _found(sentence, figure=CALLS):
    report = heatparse.check(figure.format(sentence))
    return {c.verdict for c in report.claims if c.kind == "threshold"}, [f.rule for f in report.findings]


@pytest.mark.parametrize(
    "form",
    [
        "The few swifts that are missed are scattered over the other three birds, none of which receives more than {}.",
        "The remaining swifts are spread over the other three birds, none of which gets more than {}.",
        "Missed swifts go to the other birds; none of these receives more than {}.",
        "Swifts are scattered over the other birds, each of which receives at most {}.",
    ],
)
def test_all_but_the_class_itself(form):
    assert _found(form.format(3.6)) == ({"supported"}, [])
    assert _found(form.format(3.1)) == ({"refuted"}, ["threshold-mismatch"])


@pytest.mark.parametrize(
    ("figure", "sentence"),
    [
        (TRANSFER, "Swift resembles the other three birds, none of which exceeds 3.1."),
        (
            CALLS,
            "Swifts and finches are scattered over the other two birds, none of which receives more than 2.",
        ),
        (CALLS, "Swifts differ from the other birds, none of which is as loud."),
    ],
)
def test_what_leaves_room_is_open(figure, sentence):
    verdicts, rules = _found(sentence, figure)
    assert "refuted" not in verdicts
    assert not rules

"""Values of two panels that face each other, where the text names one of them as the counterpart of the other."""

from __future__ import annotations

import pytest

import heatparse

FIGURE = """# Heatmaps: Mean Queue Length at Four Gates

Two heatmaps stand side by side. The left heatmap is titled "Spring" and the right heatmap is titled "Autumn".

## Axes
- **X-axis (Hour):** 07:00, 12:00, 17:00
- **Y-axis (Gate):** North, South, Harbor, Airport
- **Color bar:** "Queue length (persons)", from 0 (white) to 60 (dark red)

## Spring
| Gate | 07:00 | 12:00 | 17:00 |
|---|---|---|---|
| North | 12 | 18 | 25 |
| South | 20 | 24 | 31 |
| Harbor | 8 | 11 | 16 |
| Airport | 30 | 34 | 41 |

## Autumn
| Gate | 07:00 | 12:00 | 17:00 |
|---|---|---|---|
| North | 16 | 23 | 33 |
| South | 25 | 30 | 38 |
| Harbor | 12 | {} | 22 |
| Airport | 38 | 43 | 52 |

## Observations
- {}
"""
SAID = (
    "Each cell of the right panel exceeds its counterpart on the left.",
    "Every value on the left is lower than its counterpart on the right.",
    "All Autumn values exceed their Spring counterparts.",
    "Each Spring value lies below its Autumn equivalent.",
    "Autumn queues are consistently higher than spring queues.",
    "Autumn lengths exceed spring lengths at every gate.",
    "Autumn is the busier season throughout the day, with each cell of the right panel exceeding its counterpart "
    "on the left.",
)
OPEN = (
    "Autumn complaints are consistently higher than spring complaints.",
    "Each cell of the right panel exceeds its neighbor on the left.",
    "The right panel has more dark cells than its counterpart on the left.",
    "Its counterpart on the left is higher.",
)  # fmt: skip


def found(value: int, sentence: str) -> list[str]:
    report = heatparse.check(FIGURE.format(value, sentence))
    line = FIGURE.count("\n")
    return [claim.verdict for claim in report.claims if claim.span.line == line]


@pytest.mark.parametrize("sentence", SAID)
def test_one_value_below_its_counterpart_makes_it_false(sentence: str) -> None:
    assert found(17, sentence)[-1:] == ["supported"]
    assert found(10, sentence)[-1:] == ["refuted"]


@pytest.mark.parametrize("sentence", OPEN)
def test_other_things_and_other_neighbors_leave_it_open(sentence: str) -> None:
    assert set(found(10, sentence)) <= {"undecidable"}


def test_what_follows_an_unnamed_rival_is_that_rival() -> None:
    rows = ("| Train \\ Test | Owl | Fox |", "|---|---|---|", "| Owl | 0.8 | 0.6 |", "| Fox | 0.7 | 0.9 |")
    matrix = "\n".join(("# Heatmap: Transfer", *rows, ""))
    for sentence, verdicts in (
        ("Owl to Fox (0.6) is weaker than the reverse direction, Fox to Owl (0.7).", {"supported"}),
        (
            "Owl to Fox (0.6) is stronger than the reverse direction, Fox to Owl (0.7).",
            {"refuted", "supported"},
        ),
    ):
        report = heatparse.check(f"{matrix}\n- {sentence}\n")
        assert {claim.verdict for claim in report.claims} == verdicts

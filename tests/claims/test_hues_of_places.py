"""The colour of a place, orders of hues, and sentences on what hues stand for, against the scale."""

from __future__ import annotations

import pytest

import heatparse

SIGNED = """# Heatmap: Correlation of Study Measures
- **X-axis:** Stress, Sleep, Mood, Focus, Load
- **Y-axis:** Stress, Sleep, Mood, Focus, Load
- **Color scale:** diverging, -1.0 (dark blue) over 0 (white) to 1.0 (dark red)

| | Stress | Sleep | Mood | Focus | Load |
|---|---|---|---|---|---|
| Stress | 1.00 | -0.62 | -0.55 | -0.31 | 0.74 |
| Sleep | -0.62 | 1.00 | 0.58 | 0.47 | -0.40 |
| Mood | -0.55 | 0.58 | 1.00 | 0.66 | -0.28 |
| Focus | -0.31 | 0.47 | 0.66 | 1.00 | -0.12 |
| Load | 0.74 | -0.40 | -0.28 | -0.12 | 1.00 |

## Findings
"""
PLAIN = """# Heatmap: Bike Rentals per Hour Block
- **X-axis:** Hour block: night, morning, noon, evening
- **Y-axis:** Season: Winter, Spring, Summer, Autumn
- **Color bar:** rentals, from 0 (white) to 120 (dark green)

| Season | night | morning | noon | evening |
|---|---|---|---|---|
| Winter | 4 | 38 | 41 | 15 |
| Spring | 6 | 62 | 70 | 33 |
| Summer | 9 | 85 | 117 | 58 |
| Autumn | 5 | 55 | 60 | 24 |

## Findings
"""


def found(text: str, sentence: str) -> set[str]:
    report = heatparse.check(f"{text}- {sentence}\n")
    line = text.count("\n") + 1
    return {claim.verdict for claim in report.claims if claim.span.line == line}


@pytest.mark.parametrize(("text", "sentence", "true", "false"), [
    (SIGNED, "The diagonal is {}.", "dark red", "dark blue"),
    (SIGNED, "All diagonal cells are {}.", "red", "blue"),
    (SIGNED, "The reddest cell off the diagonal is {}.", "Stress–Load", "Mood–Focus"),
    (SIGNED, "The most intense blue is at {}.", "Stress–Sleep", "Stress–Mood"),
    (SIGNED, "{} in blue.", "Stress–Sleep (-0.62) is shown", "Stress–Load (0.74) is shown"),
    (SIGNED, "{} (-0.55).", "Stress–Sleep (-0.62) is a darker blue than Stress–Mood",
     "Stress–Focus (-0.31) is a darker blue than Stress–Mood"),
    (PLAIN, "The {} column is nearly white.", "night", "noon"),
    (PLAIN, "The {} row is the greenest.", "Summer", "Autumn"),
    (PLAIN, "The greener the cell, the {} bikes are rented.", "more", "fewer"),
    (PLAIN, "The deeper the green of a cell, the {} the number in it.", "higher", "lower"),
    (PLAIN, "{} as rentals increase.", "The color turns from white to dark green",
     "The color turns from dark green to white"),
])  # fmt: skip
def test_hues_are_held_against_the_scale(text: str, sentence: str, true: str, false: str) -> None:
    assert "supported" in (told := found(text, sentence.format(true))) and "refuted" not in told
    told = found(text, sentence.format(false))
    assert "refuted" in told or (sentence.startswith("The {} column") and "supported" not in told)


@pytest.mark.parametrize(("text", "sentence"), [
    (PLAIN, "The color changes from dark green to white as the hour blocks increase."),
    (PLAIN, "The reddest cell is Summer at noon."),
    (PLAIN, "The evening column is light green."),
])  # fmt: skip
def test_what_the_scale_leaves_open(text: str, sentence: str) -> None:
    assert "refuted" not in found(text, sentence)

"""Statements that take their place, or what they measure, from the sentence in front of them."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

WALLS = """# Heatmaps: Damping of Two Walls

Two heatmaps in dB. **Left: Brick**, **Right: Straw**.

### Left: Brick
| Distance | 125 Hz | 250 Hz | 500 Hz |
|---|---|---|---|
| near | 9.1 | 12.0 | 16.4 |
| far | 4.2 | 6.1 | 8.8 |

### Right: Straw
| Distance | 125 Hz | 250 Hz | 500 Hz |
|---|---|---|---|
| near | 6.0 | 7.9 | 9.3 |
| far | 1.8 | 3.3 | 4.0 |

### Key Observations
- {}
"""

SIGNS = """# Heatmap: Correlations of Habits

| | Sleep | Mood |
|---|---|---|
| Coffee | -0.81 | 0.20 |
| Sports | 0.62 | 0.55 |
| Screens | -0.44 | -0.31 |

### Key Observations
- {}
"""

BINS = """# Heatmap: Score by Layer and Length

| | L1 | L2 | L3 |
|---|---|---|---|
| short | 60 | 66 | 70 |
| medium | 50 | 57 | 62 |
| long | 40 | 44 | 49 |

### Key Observations
- {}
"""


@pytest.mark.parametrize("statement", [
    "At 125 Hz, neither wall reaches 10 dB. The straw does not get beyond 6 dB, the brick tops out at 9.1.",
    "In the far row, both are weak. The brick peaks at 8.8.",
    "At 125 Hz, the straw keeps 30% of its near value; the brick slightly less.",
    "Near the wall, damping climbs with the pitch. The brick shows less of this.",
])  # fmt: skip
def test_places_of_the_sentence_before(statement: str) -> None:
    assert "refuted" not in verdicts_at(WALLS, statement)


@pytest.mark.parametrize(
    "statement", ["The brick tops out at 9.1.", "The straw has higher values than the brick."]
)
def test_statements_of_whole_panels(statement: str) -> None:
    assert "refuted" in verdicts_at(WALLS, statement)


@pytest.mark.parametrize("statement", [
    "**Strongest correlation overall:** Coffee and sleep are related at -0.81.",
    "**Strongest link of all:** coffee with sleep (-0.81).",
])  # fmt: skip
def test_the_strongest_of_all_may_be_negative(statement: str) -> None:
    assert "refuted" not in verdicts_at(SIGNS, statement)


def test_the_highest_of_all_is_told_with_its_sign() -> None:
    assert "refuted" in verdicts_at(SIGNS, "**Overall maximum:** 0.55, for sports and mood.")


@pytest.mark.parametrize("statement", [
    "From L1 to L3, every length improves by between 9 and 12 points.",
    "Every length gains between 9 and 12 points from L1 to L3.",
    "From L1 to L3, all lengths rise by between 9 and 12.",
    "Moving from L1 to L3 lifts each length by between 9 and 12 points.",
])  # fmt: skip
def test_neither_end_of_a_span_is_the_size_of_a_change(statement: str) -> None:
    assert "refuted" not in verdicts_at(BINS, statement)

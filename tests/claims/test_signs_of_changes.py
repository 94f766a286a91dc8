"""Where the cells hold changes, verbs in the past tell their signs, and nouns for losses and gains their sizes."""

from __future__ import annotations

import pytest

from tests.claims.matrices import verdicts_at

RENTS = """# Heatmap: Change in Rent by District and Flat Size

- **Rows (District):** Harbour, Mill Hill, Station, Orchard
- **Columns (Rooms):** small, medium, large, huge
- **Values:** change in rent since last year in percent, from -12 (green) through 0 (white) to +12 (purple)

| District | small | medium | large | huge |
|---|---|---|---|---|
| Harbour | +8.1 | +6.4 | +5.2 | +3.9 |
| Mill Hill | +2.2 | +1.5 | -0.4 | -2.6 |
| Station | +10.7 | +9.3 | +4.8 | +2.1 |
| Orchard | -0.3 | -1.1 | -1.9 | -3.4 |

## Observations
- {}
"""

LEVELS = """# Heatmap: Rent by District and Flat Size

- **Rows (District):** Harbour, Mill Hill, Station, Orchard
- **Columns (Rooms):** small, medium, large, huge

| District | small | medium | large | huge |
|---|---|---|---|---|
| Harbour | 8.1 | 6.4 | 5.2 | 3.9 |
| Mill Hill | 2.2 | 1.5 | 0.4 | 2.6 |
| Station | 10.7 | 9.3 | 4.8 | 2.1 |
| Orchard | 0.3 | 1.1 | 1.9 | 3.4 |

## Observations
- {}
"""

SUPPORTED = [
    "Rents fell in six of the 16 cells.",
    "Rents rose in all four columns at Harbour.",
    "Orchard fell in all four columns.",
    "Only Orchard declined in all four columns.",
    "Harbour has risen in every column.",
    "Harbour and Station have not fallen in any column.",
    "No district lost more than 3.4 percent.",
    "Apart from Orchard, no district lost more than 2.6 percent.",
    "The losses never go beyond 3.4.",
    "No loss exceeds 3.4.",
    "All losses stay below 3.5.",
    "The gains never exceed 10.7.",
    "Harbour gained at least 3.9% in every column.",
]
REFUTED = [
    "Rents fell in seven of the 16 cells.",
    "Mill Hill fell in all four columns.",
    "Only Mill Hill declined in all four columns.",
    "Mill Hill has risen in every column.",
    "Harbour and Mill Hill have not fallen in any column.",
    "No district lost more than 3 percent.",
    "The losses never go beyond 3.",
    "No loss exceeds 3.",
    "All losses stay below 3.",
    "The gains never exceed 10.",
    "Harbour gained at least 5% in every column.",
]
TEMPTING = [
    "Wages rose in all four districts.",
    "Rents fell in three of the last five years.",
    "Rents of new flats rose in all four districts.",
    "All losses exceed 0.2.",
    "The loss function never exceeds 1.",
    "Rents would have fallen in all four districts without the cap.",
]


@pytest.mark.parametrize("sentence", SUPPORTED)
def test_what_the_signs_bear_out(sentence: str) -> None:
    assert verdicts_at(RENTS, sentence) == {"supported"}


@pytest.mark.parametrize("sentence", REFUTED)
def test_what_the_signs_refute(sentence: str) -> None:
    assert "refuted" in verdicts_at(RENTS, sentence)


@pytest.mark.parametrize("sentence", TEMPTING)
def test_what_is_no_sign_of_a_cell(sentence: str) -> None:
    assert "refuted" not in verdicts_at(RENTS, sentence)


@pytest.mark.parametrize(
    "sentence", ["Rents fell in seven of the 16 cells.", "No loss exceeds 3.", *TEMPTING]
)
def test_levels_have_no_such_signs(sentence: str) -> None:
    assert not verdicts_at(LEVELS, sentence) & {"refuted", "supported"}

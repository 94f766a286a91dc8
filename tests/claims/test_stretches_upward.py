"""Stretches of an axis that "upward" ends, appositions behind a rival, and orders by numbers that are told."""

from __future__ import annotations

import pytest

from tests.claims.matrices import verdicts_at

DOSES = """# Heatmap: Survival by Compound and Dose

- **X-axis (Dose):** 10, 20, 40, 80
- **Y-axis (Compound):** K1, K2, K3
- **Values:** survival in percent, 0 to 100

| Compound | 10 | 20 | 40 | 80 |
|---|---|---|---|---|
| K1 | 91 | 97 | 93 | 88 |
| K2 | 96 | 84 | 71 | 42 |
| K3 | 95 | 76 | 52 | 11 |

## Observations
- {}
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "From a dose of 20 upward, K1 falls.",
        "From a dose of 20 upwards the compounds rank K1, K2, K3.",
        "K1 falls from a dose of 20 upward.",
        "At 10, K1 is outdone by K2, the best compound at that dose.",
        "K2 is ahead of K3, the weakest compound.",
        "Only the last two doses are hard on K1.",
        "K1 has the top value of all (97), followed by K2 with 84.",
    ],
)
def test_what_holds(sentence: str) -> None:
    assert "refuted" not in verdicts_at(DOSES, sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "From a dose of 20 upward, K1 rises.",
        "K2 is ahead of K3, the strongest compound.",
        "K1 is ahead of K2, the weakest compound.",
    ],
)
def test_what_does_not_hold(sentence: str) -> None:
    assert "refuted" in verdicts_at(DOSES, sentence)

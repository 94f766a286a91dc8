"""The diagonal of a matrix of answers: unsurpassed in its lines, and the share of what was answered right."""

from __future__ import annotations

import pytest
from matrices import said

TONES = """# Heatmap: Confusions of Tones (%)

Each row adds up to 100.

- **Y-axis ("Presented tone")**: Oro, Uma, Ivo
- **X-axis ("Reported tone")**: Oro, Uma, Ivo

| | Oro | Uma | Ivo |
|---|---|---|---|
| Oro | 70 | 20 | 10 |
| Uma | 24 | 52 | 24 |
| Ivo | {high} |

## Findings

- {s}"""
RIGHT, WRONG = "8 | 12 | 80", "30 | 48 | 22"
KINDS = ("diagonal", "threshold", "comparison")


def verdicts(sentence: str, high: str) -> set[str]:
    return set(said(TONES.format(high=high, s=sentence), *KINDS))


@pytest.mark.parametrize(
    "sentence",
    [
        "No cell exceeds the diagonal entry of its row.",
        "In no row is the diagonal entry exceeded.",
        "No off-diagonal cell is larger than the diagonal cell of its row.",
        "Nothing in a row exceeds its diagonal entry.",
        "In no row is the diagonal cell surpassed by another one.",
        "Every tone was identified correctly in more than half of the trials.",
        "For each tone, the correct answer was given in more than half of all cases.",
        "Ivo was identified correctly in at least three quarters of the trials.",
    ],
)
def test_the_diagonal_is_unsurpassed(sentence: str) -> None:
    assert "supported" in verdicts(sentence, RIGHT)
    assert "refuted" in verdicts(sentence, WRONG)


@pytest.mark.parametrize(
    "sentence",
    [
        "No cell exceeds the diagonal mean of its row.",
        "The diagonal cell never exceeds the others of its row.",
        "No off-diagonal cell is larger than the largest diagonal cell of its row.",
        "Every tone was identified correctly in more than 90% of the trials without noise.",
        "Every tone was identified correctly in more than 90% of the trials with a cue.",
        "In a third of the trials a cue was given.",
        "All diagonal values lie above 90 without noise.",
    ],
)
@pytest.mark.parametrize("high", [RIGHT, WRONG])
def test_other_statements_are_left_open(sentence: str, high: str) -> None:
    assert verdicts(sentence, high) <= {"undecidable"}

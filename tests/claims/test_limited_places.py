"""Places told by a number and a noun: "for 4 or more operands", of the axis that is called so."""

from __future__ import annotations

import pytest
from matrices import said

SUMS = """# Heatmap: Addition Accuracy

- **X-axis:** Number of Digits (1, 2, 3, 4)
- **Y-axis:** Number of Operands (2 Operands, 3 Operands, 4 Operands, 5 Operands)

| Operands | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| 2 Operands | 0.99 | 0.95 | 0.90 | 0.80 |
| 3 Operands | 0.70 | 0.45 | 0.25 | 0.15 |
| 4 Operands | 0.35 | 0.12 | 0.05 | 0.02 |
| 5 Operands | 0.18 | 0.04 | 0.03 | 0.01 |

## Observations

"""
FERRIES = """# Heatmap: Share of Late Arrivals

- **X-axis:** Stops (2, 3, 4, 5)
- **Y-axis:** Boats (2 Boats, 3 Boats, 4 Boats)

| Boats | 2 | 3 | 4 | 5 |
|---|---|---|---|---|
| 2 Boats | 0.14 | 0.19 | 0.26 | 0.31 |
| 3 Boats | 0.09 | 0.12 | 0.15 | 0.18 |
| 4 Boats | 0.04 | 0.06 | 0.07 | 0.08 |

## Observations

"""
TOLD = (
    (SUMS, "For 4 or more operands, all values are below 0.4.", "supported"),
    (SUMS, "For 3 or more operands, all values are below 0.4.", "refuted"),
    (SUMS, "With 3 or more operands, accuracy stays below 0.75.", "supported"),
    (SUMS, "With 3 or more operands, accuracy stays below 0.5.", "refuted"),
    (SUMS, "For 4 or more operands, accuracy never exceeds 0.35.", "supported"),
    (SUMS, "For 4 or more operands, accuracy never exceeds 0.3.", "refuted"),
    (SUMS, "The highest accuracy for 3 or more operands is 0.70.", "supported"),
    (SUMS, "The highest accuracy for 3 or more operands is 0.95.", "refuted"),
    (FERRIES, "For 3 or more boats, no value exceeds 0.18.", "supported"),
    (FERRIES, "For 3 or more boats, no value exceeds 0.15.", "refuted"),
    (FERRIES, "With 4 or more boats, all values are below 0.10.", "supported"),
    (FERRIES, "With 3 or more boats, all values are below 0.10.", "refuted"),
)
OPEN = (
    (FERRIES, "For 3 or more passengers, all values are below 0.10."),
    (FERRIES, "Perhaps all values are below 0.10 for 3 or more boats."),
    (SUMS, "For 4 or more terms, all values are below 0.01."),
)


@pytest.mark.parametrize(("text", "sentence", "verdict"), TOLD)
def test_told(text: str, sentence: str, verdict: str) -> None:
    verdicts = said(f"{text}- {sentence}")
    assert verdict in verdicts
    assert verdict == "refuted" or "refuted" not in verdicts


@pytest.mark.parametrize(("text", "sentence"), OPEN)
def test_open(text: str, sentence: str) -> None:
    assert "refuted" not in said(f"{text}- {sentence}")

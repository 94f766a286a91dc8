"""Bounds of what several names have with each other, and spans and counts on both sides of a figure."""

from __future__ import annotations

import pytest

from tests.claims.figures import PROBES
from tests.claims.matrices import verdicts_at

SOILS = """# Correlation Matrix of Soil Properties

**Axes:** both axes list pH, clay, carbon, nitrogen, depth, moisture.
**Color bar:** -1 (blue) to 1 (red).

| | pH | clay | carbon | nitrogen | depth | moisture |
|---|---|---|---|---|---|---|
| pH | 1.00 | 0.12 | -0.43 | -0.38 | 0.27 | -0.31 |
| clay | 0.12 | 1.00 | 0.35 | 0.30 | -0.15 | 0.52 |
| carbon | -0.43 | 0.35 | 1.00 | 0.88 | -0.64 | 0.57 |
| nitrogen | -0.38 | 0.30 | 0.88 | 1.00 | -0.58 | 0.49 |
| depth | 0.27 | -0.15 | -0.64 | -0.58 | 1.00 | -0.36 |
| moisture | -0.31 | 0.52 | 0.57 | 0.49 | -0.36 | 1.00 |

## Observations
- {}
"""

SUPPORTED = [
    (SOILS, "The mutual correlations of clay, carbon and moisture are all at least 0.35."),
    (SOILS, "Clay, carbon and moisture form a family; their mutual correlations never drop below 0.35."),
    (SOILS, "Carbon, nitrogen and moisture are close: all of their mutual correlations exceed 0.45."),
    (SOILS, "Clay, carbon and nitrogen form a family, none of whose mutual correlations falls under 0.3."),
    (SOILS, "Carbon, nitrogen and moisture correlate with one another at 0.49 or more."),
    (
        PROBES,
        "On the last token, accuracy lies between 0.52 and 0.79 on the left and between 0.60 and 0.86 on the right.",
    ),
    (PROBES, "Of the 12 cells on the left, two are above 0.70."),
    (PROBES, "Accuracies of 0.75 or more occur in one cell on the left and in three on the right."),
    (PROBES, "Everywhere except at layer 0, the verb value exceeds 0.55."),
]
REFUTED = [
    (SOILS, "The mutual correlations of clay, carbon and moisture are all at least 0.40."),
    (SOILS, "Clay, carbon and moisture form a family; their mutual correlations never drop below 0.40."),
    (SOILS, "Carbon, nitrogen and moisture are close: all of their mutual correlations exceed 0.50."),
    (SOILS, "Clay, carbon and nitrogen form a family, none of whose mutual correlations falls under 0.33."),
    (SOILS, "Carbon, nitrogen and moisture correlate with one another at 0.55 or more."),
    (
        PROBES,
        "On the last token, accuracy lies between 0.52 and 0.79 on the left and between 0.66 and 0.86 on the right.",
    ),
    (PROBES, "Of the 12 cells on the left, four are above 0.70."),
]
TEMPTING = [
    (SOILS, "The mutual correlations of sand, silt and gravel are all at least 0.95."),
    (SOILS, "Its mutual correlations exceed 0.95 in other soils."),
    (SOILS, "Clay and carbon hardly differ; their mutual information exceeds 0.9."),
    (
        PROBES,
        "On the left, accuracy lies between 0.52 and 0.58 and on the right side of it between 0.60 and 0.70.",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), SUPPORTED)
def test_what_holds_among_them(text: str, sentence: str) -> None:
    assert "supported" in (found := verdicts_at(text, sentence))
    assert "refuted" not in found


@pytest.mark.parametrize(("text", "sentence"), REFUTED)
def test_what_does_not_hold_among_them(text: str, sentence: str) -> None:
    assert "refuted" in verdicts_at(text, sentence)


@pytest.mark.parametrize(("text", "sentence"), TEMPTING)
def test_what_is_said_of_others(text: str, sentence: str) -> None:
    assert "refuted" not in verdicts_at(text, sentence)

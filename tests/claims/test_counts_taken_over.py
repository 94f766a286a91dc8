"""Counts, bounds and spans that take over what the clause in front tells, and what shows at a glance."""

from __future__ import annotations

import pytest

from tests.claims.figures import PROBES
from tests.claims.matrices import verdicts_at

RENTS = """# Heatmap: Change in Rent by District and Flat Size

- **Rows (District):** Harbour, Mill Hill, Station, Orchard
- **Columns (Rooms):** one, two, three, four
- **Values:** change in rent in percent, from -12 (green) through 0 (white) to +12 (purple)

| District | one | two | three | four |
|---|---|---|---|---|
| Harbour | +8.1 | +6.4 | +5.2 | +3.9 |
| Mill Hill | +2.2 | +1.5 | -0.4 | -2.6 |
| Station | +10.7 | +9.3 | +4.8 | +2.1 |
| Orchard | -0.3 | -1.1 | -1.9 | -3.4 |

## Observations
- {}
"""

SOILS = """# Correlation Matrix of Soil Properties

**Axes:** both axes list pH, clay, carbon, nitrogen.
**Color bar:** -1 (blue) to 1 (red).

| | pH | clay | carbon | nitrogen |
|---|---|---|---|---|
| pH | 1.00 | 0.12 | -0.43 | -0.02 |
| clay | 0.12 | 1.00 | 0.35 | 0.30 |
| carbon | -0.43 | 0.35 | 1.00 | 0.88 |
| nitrogen | -0.02 | 0.30 | 0.88 | 1.00 |

## Observations
- {}
"""

SUPPORTED = [
    (RENTS, "Harbour has no negative value, and Station has none either."),
    (RENTS, "Orchard has four negative values, but Mill Hill has only two."),
    (RENTS, "All four entries of Orchard lie below zero; for Harbour not one of them does."),
    (RENTS, "Three cells exceed +8; in Orchard none does."),
    (PROBES, "Both probes surpass 0.70 on the object token at layer 8."),
    (PROBES, "At layer 0 neither probe gets beyond 0.60."),
    (PROBES, "The object token in the left panel varies only between 0.53 and 0.72."),
    (SOILS, "The correlation of pH and nitrogen is practically zero."),
    (SOILS, "pH hardly correlates with anything: none of its coefficients exceeds 0.43 in absolute value."),
    (SOILS, "Of the three correlations of clay, none is negative."),
]
REFUTED = [
    (RENTS, "Harbour has no negative value, and Mill Hill has none either."),
    (RENTS, "Orchard has four negative values, but Mill Hill has only one."),
    (PROBES, "Both probes surpass 0.75 on the object token at layer 8."),
    (PROBES, "At layer 0 neither probe gets beyond 0.58."),
    (PROBES, "The object token in the left panel varies only between 0.55 and 0.72."),
    (PROBES, "The left panel is mostly pale, with values that range from 0.50 to 0.74."),
    (SOILS, "The correlation of carbon and nitrogen is practically zero."),
    (SOILS, "Of the three correlations of clay, two are negative."),
]
# Some of what is named, hedges, other probes than those that are shown.
TEMPTING = [
    (SOILS, "Correlations that involve depth are weak, ranging only from -0.10 to 0.20."),
    (RENTS, "Rents that were frozen hardly moved, ranging only from 0.0 to 0.2."),
    (PROBES, "Both probes of the earlier study surpass 0.90 on the last token."),
    (PROBES, "Cells that hold rare tokens stay dark, with values that range from 0.2 to 0.3."),
    (RENTS, "Harbour has hardly any negative value, and Mill Hill has two."),
    (RENTS, "Harbour may have no negative value, and Mill Hill has none either."),
]


@pytest.mark.parametrize(("text", "sentence"), SUPPORTED)
def test_what_is_taken_over_is_borne_out(text: str, sentence: str) -> None:
    assert verdicts_at(text, sentence) == {"supported"}


@pytest.mark.parametrize(("text", "sentence"), REFUTED)
def test_what_is_taken_over_is_wrong(text: str, sentence: str) -> None:
    assert "refuted" in verdicts_at(text, sentence)


@pytest.mark.parametrize(("text", "sentence"), TEMPTING)
def test_what_is_of_other_things_is_not_refuted(text: str, sentence: str) -> None:
    assert "refuted" not in verdicts_at(text, sentence)

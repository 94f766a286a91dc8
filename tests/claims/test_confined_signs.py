"""Values of a sign, or of ages, that are found in some places only, or from some place on."""

from __future__ import annotations

import pytest
from matrices import said

HEAD = """# Heatmap: Balance of Water by Age of the Stand
The heatmap shows the balances of four stands as shares of respondents in %.

- **X-axis (Age group):** 18–29, 30–44, 45–59, 60+
- **Y-axis (Site):** Creek, Marsh, Ridge
- **Color scale:** -20 to 60

| | 18–29 | 30–44 | 45–59 | 60+ |
|---|---|---|---|---|
| Creek | -8% | -3% | 12% | 25% |
| Marsh | 40% | 31% | 22% | 14% |
| Ridge | -5% | 9% | 10% | 18% |

## Observations

- {}"""
SENTENCES = [
    ("Negative balances are confined to Creek and Ridge.", "supported"),
    ("Negative balances are confined to Creek.", "refuted"),
    ("Below-zero balances occur only in Creek and Ridge.", "supported"),
    ("Sub-zero balances occur only in Creek and Marsh.", "refuted"),
    ("Negative outliers are confined to Creek.", "undecidable"),
    ("Marsh has the highest value in the two youngest groups.", "supported"),
    ("In the two youngest groups, Marsh stays above 30%.", "supported"),
    ("In the three youngest groups, Marsh stays above 30%.", "refuted"),
    ("Creek overtakes Ridge from the 45–59 group on.", "supported"),
    ("Creek overtakes Marsh from the 45–59 group on.", "refuted"),
    ("Creek overtakes Marsh between 45–59 and 60+.", "supported"),
]


@pytest.mark.parametrize(("sentence", "verdict"), SENTENCES)
def test_places_of_signs_and_ages(sentence: str, verdict: str) -> None:
    assert set(said(HEAD.format(sentence))) == {verdict}

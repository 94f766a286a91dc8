"""Places told by what is done there, and what an extreme brings about behind it."""

from __future__ import annotations

import pytest

from tests.claims.matrices import verdicts_at

_TEAS = """## Heatmap: Tea Ratings by Leaf and Steeping
* **X-axis (Steeping):** Cold, Warm, Hot
* **Y-axis (Leaf):** Assam, Bancha, Keemun, Oolong
* **Color scale:** 1 (white) to 10 (green), rating, higher is better

| Leaf | Cold | Warm | Hot |
|---|---|---|---|
| Assam | 4.1 | 6.0 | 8.2 |
| Bancha | 5.2 | 7.7 | 6.9 |
| Keemun | 3.9 | 5.8 | 7.4 |
| Oolong | 6.3 | 7.1 | 9.0 |

### Key Observations
* {}
"""
_TOLD = (
    ("{} scores highest when it is brewed hot.", "Assam", "Bancha"),
    ("{} gets its best rating when brewed warm.", "Bancha", "Keemun"),
    ("{} is best served hot.", "Keemun", "Bancha"),
    ("Every leaf receives its lowest rating when it is brewed {}.", "cold", "hot"),
    ("Each leaf does worst if it is steeped {}.", "cold", "warm"),
    ("When brewed hot, {} is the best leaf.", "Oolong", "Assam"),
    ("Steeped cold, {} is the worst leaf.", "Keemun", "Bancha"),
    ("{} is the poorest steeping for every leaf, costing Assam 4.1 points relative to hot.", "Cold", "Warm"),
    ("{} is the worst choice for each leaf, lowering Oolong by 2.7 points against hot.", "Cold", "Warm"),
)  # fmt: skip
_TEMPTING = (
    "Bancha is best when brewed warm, and Assam when brewed hot.",
    "Bancha scores best when it is compared with hot Assam.",
    "Bancha is best when it is not brewed hot.",
    "When brewed hot, Bancha is the worst leaf but for those from Assam and Keemun.",
    "Oolong, brewed warm, comes last among the three that exceed 7 somewhere.",
)


@pytest.mark.parametrize(("sentence", "right", "wrong"), _TOLD)
def test_what_is_done_tells_the_place(sentence: str, right: str, wrong: str) -> None:
    assert "supported" in verdicts_at(_TEAS, sentence.format(right))
    assert "refuted" not in verdicts_at(_TEAS, sentence.format(right))
    assert "refuted" in verdicts_at(_TEAS, sentence.format(wrong))


@pytest.mark.parametrize("sentence", _TEMPTING)
def test_what_else_is_done_is_no_place(sentence: str) -> None:
    assert "refuted" not in verdicts_at(_TEAS, sentence)

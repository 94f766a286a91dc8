"""Extremes that hold whatever is done, extremes that give a reason, and gains of two panels that are not named."""

from __future__ import annotations

import pytest

from tests.claims.matrices import verdicts_at

_CHOIRS = """## Heatmap: Choir Marks by Hall
* **X-axis (Hall):** Abbey, Barn, Cellar
* **Y-axis (Choir):** Finch, Heron, Linnet
* **Color scale:** 0 (white) to 10 (gold), higher is better

| Choir | Abbey | Barn | Cellar |
|---|---|---|---|
| Finch | 7.1 | 6.0 | 6.4 |
| Heron | 8.9 | 8.2 | 7.7 |
| Linnet | 5.5 | 5.9 | 7.9 |

### Key Observations
* {}
"""
_TOLD = (
    ("{} comes out ahead of Finch; it beats it no matter where they sang.", "Heron", None),
    ("{} beats Linnet in Abbey, as Heron has the highest mark there.", "Heron", None),
    ("The second row is the best in Abbey, as {} has the highest mark there.", "Heron", "Linnet"),
    ("In Barn, {} comes last no matter how well they sang.", "Linnet", "Finch"),
    ("No matter where they sang, {} does best on average.", "Heron", "Linnet"),
)


@pytest.mark.parametrize(("sentence", "right", "wrong"), _TOLD)
def test_it_holds_in_every_case(sentence: str, right: str, wrong: str | None) -> None:
    assert "refuted" not in verdicts_at(_CHOIRS, sentence.format(right))
    if wrong is not None:
        assert "supported" not in verdicts_at(_CHOIRS, sentence.format(wrong)) or "second row" in sentence


@pytest.mark.parametrize("choir", ["Heron", "Finch", "Linnet"])
def test_no_matter_where_is_everywhere(choir: str) -> None:
    told = verdicts_at(_CHOIRS, f"{choir} comes first no matter where the concert was held.")
    assert told == {"refuted"}  # in the cellar Linnet is first, elsewhere Heron is


_TILLS = """# Heatmaps: Share of Right Change before and after the Course
### Before
| Clerk | Coins | Notes |
|---|---|---|
| Ada | 0.60 | 0.95 |
| Bo | 0.70 | 0.75 |
| Cy | 0.50 | 0.52 |

### After
| Clerk | Coins | Notes |
|---|---|---|
| Ada | 0.64 | 0.96 |
| Bo | 0.90 | 0.92 |
| Cy | 0.80 | 0.85 |

### Key Observations
* {}
"""


@pytest.mark.parametrize(
    "sentence", ["Ada improves the least of all clerks.", "Cy gains the most of all clerks."]
)
def test_gains_may_be_those_from_panel_to_panel(sentence: str) -> None:
    assert "refuted" not in verdicts_at(_TILLS, sentence)

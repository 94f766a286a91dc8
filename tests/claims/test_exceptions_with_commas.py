"""What is left out in front of a statement ends at its comma: "Apart from A, B is highest"."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

BAKERIES = """# Heatmap: Loaves Sold by Bakery and Day

| | Mon | Tue | Wed |
|---|---|---|---|
| Crust | 90 | 85 | 88 |
| Rye | 70 | 81 | 64 |
| Oat | 60 | 66 | 71 |
| Bran | 52 | 50 | 57 |

### Key Observations
- {}
"""


@pytest.mark.parametrize("front", [
    "Apart from Crust", "Besides Crust", "Except for Crust", "Excluding Crust", "Leaving Crust aside",
    "With the exception of Crust",
])  # fmt: skip
def test_the_comma_ends_what_is_left_out(front: str) -> None:
    assert "refuted" not in verdicts_at(BAKERIES, f"{front}, Rye on Tue is the highest.")
    assert "refuted" not in verdicts_at(BAKERIES, f"{front}, Rye has the highest value on Mon.")
    assert "refuted" in verdicts_at(BAKERIES, f"{front}, Bran has the highest value on Mon.")


def test_a_list_goes_on_behind_its_commas() -> None:
    assert "refuted" not in verdicts_at(
        BAKERIES, "Apart from Crust, Rye, and Oat, Bran is the highest on Mon."
    )
    assert "refuted" not in verdicts_at(
        BAKERIES, "Apart from Crust and Rye, Oat has the highest value on Mon."
    )

"""Words at the beginning of a sentence that only say how it stands to the one before."""

from __future__ import annotations

import pytest
from matrices import said

TEXT = """## Heatmap: Soil Temperature
- **X-axis**: Depth (cm): 5, 10, 20, 40
- **Y-axis**: Site: Alder, Birch, Cedar
- **Color bar**: Soil temperature (°C), 0 to 30
### Data
| | 5 | 10 | 20 | 40 |
|---|---|---|---|---|
| Alder | 21 | 18 | 14 | 11 |
| Birch | 24 | 22 | 19 | 15 |
| Cedar | 28 | 26 | 17 | 12 |
### Observations
- """
OPENERS = [
    "Conversely, ", "Accordingly, ", "Likewise, ", "As expected, ", "As a consequence, ", "Nevertheless, ",
    "In short, ", "Evidently, ", "It is striking that ", "It should be noted that ", "What stands out is that ",
    "This means that ", "In addition, ", "Second, ", "Meanwhile, ",
]  # fmt: skip


@pytest.mark.parametrize("opener", OPENERS)
def test_an_opener_changes_nothing(opener: str) -> None:
    assert said(f"{TEXT}{opener}Cedar never exceeds 28 °C.", "threshold") == ["supported"]
    assert said(f"{TEXT}{opener}Cedar never exceeds 25 °C.", "threshold") == ["refuted"]
    assert said(f"{TEXT}{opener}four of the twelve cells exceed 20 °C.", "count") == ["refuted"]


@pytest.mark.parametrize("opener", ["At first glance, ", "If the top is left out, ", "On average, "])
def test_an_opener_that_leaves_room(opener: str) -> None:
    assert "refuted" not in said(f"{TEXT}{opener}Cedar never exceeds 25 °C.", "threshold")

"""Labels that are everyday words: "the final stage"; predicates that share a subject; ends told beside a difference."""

from __future__ import annotations

from functools import partial

import pytest
from matrices import verdicts_at

STAGES = """## Heatmap: Share of Faulty Parts by Stage

* **Y-axis (Week):** 10, 20, 30, 40
* **X-axis (Inspection stage):** First sorting, Second sorting, Transfer, Final
* **Color scale (%):** 0 (white) to 90 (red)

| Week | First sorting | Second sorting | Transfer | Final |
|---|---|---|---|---|
| 10 | 12 | 21 | 9 | 7 |
| 20 | 24 | 57 | 22 | 13 |
| 30 | 31 | 78 | 49 | 0 |
| 40 | 22 | 59 | 55 | 84 |

### Observations
- {}
"""


verdicts = partial(verdicts_at, STAGES)


TRUE = [
    "In week 40, the final stage lies above the second sorting.",
    "The final stage reaches 84% in week 40.",
    "In every week, the second sorting exceeds both the first sorting and the transfer.",
    "In week 10, the transfer lies below the first sorting.",
    "In week 40, the transfer beats the first sorting, but not the final stage.",
    "The transfer overtakes the final stage in week 10.",
    "One cell equals zero.",
    "Only one cell is equal to zero.",
    "In week 20, Second sorting reaches 57% and is thus higher than all other stages.",
    "In week 20, First sorting stands at 24%, and lies below Second sorting.",
    "In week 20, Second sorting is 33 points above First sorting, 57% against 24%.",
    "Final faults grow by 71 points between week 20 and week 40, going from 13% to 84%.",
]
FALSE = [
    "In week 20, the final stage lies above the second sorting.",
    "The final stage reaches 74% in week 40.",
    "In week 10, the transfer lies above the first sorting.",
    "In every week, the first sorting exceeds the transfer.",
    "Two cells equal zero.",
    "In week 30, First sorting stands at 31% and is thus higher than all other stages.",
    "In week 20, First sorting stands at 24%, and lies above Second sorting.",
    "The final stage doubles between week 20 and week 40, going from 42% to 84%.",
    "In week 20, Second sorting is three times as high as Final, 60% versus 20%.",
    "From week 10 to week 20, Second sorting gains 30 points, rising from 27% to 57%.",
]
TEMPTING = [
    "In the final analysis, the second sorting is the worst stage.",
    "The transfer of parts reaches 99% of the factories.",
    "The transfer between the first sorting and the shop takes long.",
    "In week 20, First sorting stands at 24% and is higher than in any other week but one.",
    "In week 10, Final stands at 7% and lies below Second sorting in most weeks.",
    "Between weeks 10 and 20, the average of the final stage grows by 3 points, from 30% to 33%.",
    "Across weeks 10 and 20, the best stage gains 36 points, from 21% to 57%.",
]


@pytest.mark.parametrize("told", TRUE)
def test_what_is_true_is_supported(told):
    found = verdicts(told)
    assert found and set(found) == {"supported"}


@pytest.mark.parametrize("told", FALSE)
def test_what_is_false_is_refuted(told):
    assert "refuted" in verdicts(told)


@pytest.mark.parametrize("told", TEMPTING)
def test_what_looks_like_it_is_not_refuted(told):
    assert "refuted" not in verdicts(told)

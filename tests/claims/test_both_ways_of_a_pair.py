"""Both ways of a pair, and "neither" behind them; a stretch in front of a course; "the two months" that were named."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

FERRIES = """## Heatmap: Tickets Between Islands

* **Y-axis (From):** Arran, Bute, Coll, Eigg
* **X-axis (To):** Arran, Bute, Coll, Eigg
* **Color scale:** 0 to 1

| From / To | Arran | Bute | Coll | Eigg |
|---|---|---|---|---|
| Arran | 0.91 | 0.63 | 0.52 | 0.45 |
| Bute | 0.67 | 0.86 | 0.49 | 0.38 |
| Coll | 0.55 | 0.51 | 0.83 | 0.36 |
| Eigg | 0.42 | 0.50 | 0.39 | 0.94 |

### Observations
- {}
"""
MONTHS = """## Heatmap: Rain by Month

* **Rows (Month):** Jan, Mar, May, Jul, Sep
* **Columns (Town):** Oban, Ayr, Wick

| Month | Oban | Ayr | Wick |
|---|---|---|---|
| Jan | 90 | 60 | 70 |
| Mar | 70 | 50 | 50 |
| May | 40 | 30 | 35 |
| Jul | 50 | 45 | 40 |
| Sep | 40 | 30 | 60 |

### Observations
- {}
"""


def verdicts(told: str, figure: str = FERRIES) -> set[str]:
    return verdicts_at(figure, told)


@pytest.mark.parametrize(
    "told",
    [
        "Between Arran and Bute, both directions stay above 0.60.",
        "Between Arran and Bute, both directions stay above 0.60, while neither reaches 0.70.",
        "Arran and Bute trade well, both ways exceeding 0.6.",
        "For Arran and Eigg, each direction remains below 0.5.",
        "From Arran to Coll, the Eigg row first rises to 0.50 at Bute and then falls.",
    ],
)
def test_what_holds_both_ways_is_supported(told):
    assert verdicts(told) == {"supported"}


@pytest.mark.parametrize(
    "told",
    [
        "Between Arran and Bute, both directions stay above 0.65.",
        "Between Arran and Bute, both directions stay above 0.60, while neither reaches 0.65.",
        "For Bute and Coll, neither direction exceeds 0.50.",
        "For Arran and Eigg, each direction remains below 0.45.",
    ],
)
def test_what_one_way_breaks_is_refuted(told):
    assert "refuted" in verdicts(told)


@pytest.mark.parametrize(
    "told",
    [
        "Arran and Bute are linked, and both directions fall by 0.1 in winter.",
        "Between Arran and Bute, both directions exceed 0.6, while none reaches 0.7 in a storm.",
        "Among the islands, both directions of most pairs stay below 0.6.",
    ],
)
def test_what_is_not_of_the_pair_alone_stays_open(told):
    assert "refuted" not in verdicts(told)


@pytest.mark.parametrize(
    "told",
    [
        "May and September are alike for Oban and Ayr, as both towns show the same value in the two months.",
        "January and March are the wettest for Ayr, and all values of the two months reach 50.",
    ],
)
def test_months_that_were_named_are_no_count_of_all(told):
    assert "refuted" not in verdicts(told, MONTHS)


def test_another_number_of_months_is_still_counted():
    assert "refuted" in verdicts("Oban lies above Ayr in two months.", MONTHS)

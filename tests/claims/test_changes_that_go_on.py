"""Changes that go on, or are set against another; participles in front; ranges with the places of their ends."""

from __future__ import annotations

from functools import partial

import pytest
from matrices import verdicts_at

import heatparse

TRAMS = """## Heatmap: Delay of Trams

* **Rows (Month):** Jan, Mar, May, Jul, Sep
* **Columns (Line):** Harbor, Castle, Market, Museum
* **Color scale (s):** -20 (blue) to 30 (red)

| Month | Harbor | Castle | Market | Museum |
|---|---|---|---|---|
| Jan | -17 | 6 | 14 | 23 |
| Mar | -6 | 11 | 18 | 21 |
| May | 12 | 17 | 26 | 15 |
| Jul | 20 | 26 | 29 | 12 |
| Sep | 13 | 15 | 22 | 18 |

### Observations
- {}
"""


verdicts = partial(verdicts_at, TRAMS)


TRUE = [
    "Market rises by four points between January and March and by a further eight until May.",
    "Castle falls by 11 points from July to September, whereas Market gives up only seven.",
    "From July to September, Castle falls by 11 points, while Market loses just seven.",
    "Castle and Market fall from July to September, whereas Museum gains six.",
    "While Market varies by 15 points, Museum fluctuates even less, by 11 points.",
    "Climbing by 37 points from January to July, Harbor turns positive.",
    "January delays extend from -17 s on Harbor to 23 s on Museum.",
    "The Castle column ranges from 6 s in January to 26 s in July.",
    "The spread across lines shrinks over the year, from 40 points in January to 17 points in July.",
    "In May the four lines are alike, and all values lie between 12 and 26.",
]
FALSE = [
    "Market rises by four points between January and March and by a further six until May.",
    "Market rises by eight points between January and March and by a further four until May.",
    "Castle falls by 11 points from July to September, whereas Market gives up only three.",
    "From July to September, Castle falls by 11 points, while Market loses just four.",
    "Castle and Market fall from July to September, whereas Museum gains nine.",
    "While Market varies by 15 points, Museum fluctuates even more, by 18 points.",
    "Climbing by 20 points from January to July, Harbor turns positive.",
    "January delays extend from -17 s on Harbor to 14 s on Market.",
    "January delays stretch from -17 s (Harbor) to 14 s (Market).",
    "The Castle column ranges from 6 s in January to 17 s in May.",
    "The spread across lines shrinks with time, from 30 points in January to 17 points in July.",
    "In May the four lines are alike, and all values lie between 15 and 26.",
    "In May the four lines are hardly distinguishable, all values falling between 15 and 20.",
]
TEMPTING = [
    "Castle goes from 11 s in March to 26 s in July.",
    "Castle runs from 11 s in March to 26 s in July.",
    "Among the inner lines, January delays extend from 6 s on Castle to 14 s on Market.",
    "Castle falls by 11 points from July to September, whereas Market gains 15 over the whole period.",
    "Climbing by 20 points in a single week, Harbor turns positive.",
    "Market is ahead of Castle, and the gap shrinks from 8 points in January to 3 points in July.",
    "The difference falls from 12 points in January to 9 points in July.",
    "In May some lines are late, and all values of these lie between 15 and 26.",
    "The typical Castle delays range from 11 s in March to 17 s in May.",
]


@pytest.mark.parametrize("told", TRUE)
def test_what_is_true_is_supported(told):
    found = verdicts(told)
    assert "refuted" not in found
    assert "supported" in found


@pytest.mark.parametrize("told", FALSE)
def test_what_is_false_is_refuted(told):
    assert "refuted" in verdicts(told)


@pytest.mark.parametrize("told", TEMPTING)
def test_what_looks_like_it_is_not_refuted(told):
    assert "refuted" not in verdicts(told)


def test_where_a_change_begins_and_ends_is_no_range():
    told = "Taking Castle to the depot cuts its delay in half, from 26 to 6."
    report = heatparse.check(TRAMS.format(told))
    assert not [claim for claim in report.claims if claim.kind == "range" and claim.verdict == "supported"]
    assert "refuted" in verdicts("From May to July, Castle gains 8 points, rising from 18 to 26.")

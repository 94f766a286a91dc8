""" "No city has a lower share in 2024 than in 2014": the same thing at two places, denied of everybody."""

from __future__ import annotations

import pytest

from heatparse import check

FIGURE = """## Heatmap: Tram Riders (thousands), Spring and Autumn

The two heatmaps stand side by side, spring on the left and autumn on the right.

* **Y-axis (Line):** L1, L2, L3
* **X-axis (Day):** Weekday, Saturday, Sunday

**Left heatmap: Spring**

| Line | Weekday | Saturday | Sunday |
|---|---|---|---|
| L1 | 24 | 17 | 12 |
| L2 | 31 | 22 | 23 |
| L3 | 18 | 14 | 9 |

**Right heatmap: Autumn**

| Line | Weekday | Saturday | Sunday |
|---|---|---|---|
| L1 | 27 | 19 | 11 |
| L2 | 33 | 25 | 24 |
| L3 | 21 | 16 | 10 |

### Observations
* {}
"""


def _verdicts(sentence: str, *kinds: str) -> set[str]:
    claims = check(FIGURE.format(sentence)).claims
    return {claim.verdict for claim in claims if claim.kind in kinds and claim.text in sentence} - {
        "undecidable"
    }


@pytest.mark.parametrize(
    ("sentence", "right"),
    [
        ("None of the lines has a lower Saturday figure in Autumn than in Spring.", True),
        ("None of the lines has a lower Sunday figure in Autumn than in Spring.", False),
        ("No line is lower on Weekday in Autumn than in Spring.", True),
        ("No line is lower on Sunday in Autumn than in Spring.", False),
        ("On Saturday, no line is lower in Autumn than in Spring.", True),
        ("On Sunday, no line is lower in Autumn than in Spring.", False),
        ("In Spring, no line has a higher value for Saturday than for Weekday.", True),
        ("In Spring, no line has a higher value for Sunday than for Saturday.", False),
    ],
)
def test_nobody_is_lower_at_one_place_than_at_another(sentence: str, right: bool) -> None:
    assert _verdicts(sentence, "comparison") == {"supported" if right else "refuted"}


@pytest.mark.parametrize(
    ("sentence", "right"),
    [
        ("In Spring, no line has a lower Saturday value than L3.", True),  # one of them
        ("In Spring, no line has a lower Saturday value than L1.", False),
        ("The lowest value on the left is 9.", True),
        ("The lowest value on the left is 10.", False),
        ("All values on the right are above 9.", True),
        ("All values on the right are above 10.", False),
        ("Three of the values on the left are below 13.", False),
        ("Two of the values on the left are below 13.", True),
    ],
)
def test_rivals_and_sides(sentence: str, right: bool) -> None:
    assert _verdicts(sentence, "extremum", "threshold", "count") == {"supported" if right else "refuted"}

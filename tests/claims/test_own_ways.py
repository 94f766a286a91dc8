"""Changes that lead from place to place: each is judged between its own two ends, of the line that is spoken of."""

from __future__ import annotations

import pytest

import heatparse

_TEXT = """## Heatmap: Sap Flow by Tree and Week
* **X-axis (Week):** W1, W2, W3, W4, W5
* **Y-axis (Tree):** Alder, Birch, Cedar, Rowan
* **Color scale:** 0 (white) to 60 (green)

| Tree | W1 | W2 | W3 | W4 | W5 |
|---|---|---|---|---|---|
| Alder | 12.4 | 18.9 | 33.0 | 41.5 | 36.2 |
| Birch | 20.1 | 24.6 | 30.8 | 28.3 | 19.7 |
| Cedar | 44.7 | 39.5 | 31.2 | 22.4 | 15.9 |
| Rowan | 8.3 | 9.7 | 11.6 | 14.0 | 17.8 |

### Key Observations
* {statement}
"""
# Each with the number that is right, and one that is wrong.
_TOLD = (
    ("Alder gains 20.6 from W1 to W3 and loses {} from W4 to W5.", "5.3", "7.3"),
    ("Alder gains {} from W1 to W3, but loses 5.3 from W4 to W5.", "20.6", "24.6"),
    ("Alder rises up to W4 and loses {} from there to W5.", "5.3", "6.3"),
    ("**Alder:** the values rise up to W4 and lose {} from there to W5.", "5.3", "6.3"),
    ("Alder gains 8.5 from W3 to W4 and then loses {} to W5.", "5.3", "3.3"),
    ("Cedar loses {} between the first and the last week, compared with 0.4 for Birch.", "28.8", "38.8"),
    ("Cedar has the largest drop, losing 28.8 between the first and last week, against {} for Birch.", "0.4", "4.4"),
    ("Rowan grows with every step and gains {} in total.", "9.5", "6.5"),
    ("The drop in the last step differs: it is 8.6 at Birch, but {} at Alder.", "5.3", "4.3"),
    ("In the first step, Cedar loses {}.", "5.2", "6.2"),
    ("Alder gains a mere {} from W1 to W3.", "20.6", "28.6"),
)  # fmt: skip
# A turn on the way, another subject, or a size of something else.
_OPEN = (
    "Alder gains 29.1 in total.",
    "Alder loses 5.3 altogether.",
    "Alder rises up to W4 and Birch loses 5.3 or more of it from there to W5.",
    "The drop in the last step of the protocol is 3.0 for Cedar.",
    "Without Alder, the mean loses 2.0 from W3 to W4.",
)


def _verdicts(statement: str) -> set[str]:
    described = _TEXT.format(statement=statement)
    line = described.count("\n")
    return {claim.verdict for claim in heatparse.check(described).claims if claim.span.line == line}


@pytest.mark.parametrize(("statement", "right", "wrong"), _TOLD)
def test_a_change_on_its_own_way(statement: str, right: str, wrong: str) -> None:
    told = _verdicts(statement.format(right))
    assert "supported" in told and "refuted" not in told
    assert "refuted" in _verdicts(statement.format(wrong))


@pytest.mark.parametrize("statement", _OPEN)
def test_what_has_no_way_of_its_own_is_not_refuted(statement: str) -> None:
    assert "refuted" not in _verdicts(statement)

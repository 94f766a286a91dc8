"""The size of the gap that is largest, gaps that move, and counts of lines that have numbers themselves."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """## Heatmap: Agreement of Raters
### Components/Axes
* **X-axis (Round):** 1, 2, 3, 4, 5, 6
* **Y-axis (Rater):** Ana, Ben, Cleo
* **Color scale:** 0 to 100
### Detailed Analysis
| Rater | 1 | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|---|
| Ana | 80 | 71 | 64 | 90 | 52 | 77 |
| Ben | 60 | 66 | 20 | 71 | 43 | 40 |
| Cleo | 31 | 12 | 45 | 33 | 28 | 19 |
### Key Observations
* {}
"""


def _of(statement: str) -> tuple[set[str], set[str]]:
    report = heatparse.check(TEXT.format(statement))
    return {claim.verdict for claim in report.claims}, {finding.rule for finding in report.findings}


@pytest.mark.parametrize("noun", ["gap", "difference", "distance"])
def test_the_size_of_the_largest_gap_is_part_of_that_claim(noun: str) -> None:
    told = f"The {noun} between Ana and Ben is largest in round 3 (44 points) and smallest in round {{}}."
    verdicts, rules = _of(told.format("2 (5 points)"))
    assert "supported" in verdicts and not rules
    assert "refuted" in _of(told.format("5 (9 points)"))[0]


@pytest.mark.parametrize("count", ["3 of 6", "3 of the 6", "3 out of 6"])
@pytest.mark.parametrize("noun", ["rounds", "columns"])
def test_a_count_of_lines_is_none_of_them(count: str, noun: str) -> None:
    told = f"{{}} is the weakest rater overall, with the minimum of its column in {count} {noun}."
    verdicts, rules = _of(told.format("Cleo"))
    assert "supported" in verdicts and not rules
    assert _of(told.format("Ana"))[1] == {"extremum-mismatch"}
    # Open: the minima are five, and the count of them is not judged.


@pytest.mark.parametrize("noun", ["lead over", "gap to", "distance to"])
def test_what_moves_is_the_gap(noun: str) -> None:
    # Open: gaps that move are left undecided, whichever way they are said to move.
    for verb in ("shrinks", "grows"):
        verdicts, rules = _of(f"Ana's {noun} Ben {verb} from round 1 to round 2.")
        assert verdicts <= {"undecidable"} and not rules
    assert _of("Ana's score shrinks from round 3 to round 4.")[1] == {"trend-mismatch"}


@pytest.mark.parametrize(
    ("end", "direction", "order"), [("largest", "high", (3, 1)), ("smallest", "low", (2, 5))]
)
def test_the_direction_of_an_order_of_gaps(end: str, direction: str, order: tuple[int, int]) -> None:
    one, two = order
    told = f"The gap between Ana and Ben is {end} in round {one}, followed by round {two}."
    claims = [c for c in heatparse.check(TEXT.format(told)).claims if c.kind in ("extremum", "ranking")]
    assert {claim.direction for claim in claims} == {direction}
    assert len(claims) == 2

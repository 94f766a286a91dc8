"""The widest gap of a line told as its size, and what all lines hold together."""

from __future__ import annotations

import pytest

import heatparse

_TEXT = """# Heatmap: Visitors per museum and day

**X-axis (Day):** Tue, Wed, Thu, Fri
**Y-axis (Museum):** Glass, Clocks, Maps, Trams, Silk

| Museum | Tue | Wed | Thu | Fri |
|---|---|---|---|---|
| Glass | 110 | 95 | 130 | 210 |
| Clocks | 45 | 61 | 38 | 72 |
| Maps | 82 | 77 | 90 | 140 |
| Trams | 160 | 88 | 121 | 305 |
| Silk | 24 | 33 | 41 | 72 |

## Observations

- {statement}
"""
_TOLD = (
    ("The largest difference between two museums on Wed is {} visitors.", "62", "72"),
    ("On Wed, the largest gap between two museums is {} visitors.", "62", "52"),
    ("The biggest gap between museums on Tue is {}.", "136", "146"),
    ("The widest gap between two days for Maps is {}.", "63", "73"),
    ("On Wed, the museums range from 33 to 95 visitors, a span of {}.", "62", "72"),
    ("Maps has a range of {} visitors, from 77 on Wed to 140 on Fri.", "63", "73"),
    ("Wed varies from 33 (Silk) to 95 (Glass), a spread of {}.", "62", "52"),
    ("The overall range of Maps is {}.", "63", "73"),
    ("Trams climbs from 121 on Thu to {} on Fri, a gain of 184.", "305", "355"),
    ("Trams climbs from 121 on Thu to 305 on Fri, a gain of {}.", "184", "194"),
    ("The Fri numbers of Clocks and Silk are identical ({}).", "72", "82"),
    ("Clocks and Silk are tied at {} on Fri.", "72", "62"),
    ("Glass beats Clocks by over {} visitors on Fri.", "130", "150"),
    ("Trams jumps by well over {} between Thu and Fri.", "180", "190"),
    ("Trams soars by {} between Thu and Fri.", "184", "194"),
    ("Glass plunges by {} from Tue to Wed.", "15", "25"),
    ("Trams experiences its sharpest increase (+{}) between Thu and Fri.", "184", "194"),
    ("From Thu to Fri, Trams more than {}.", "doubles", "triples"),
    ("Clocks almost {} from Thu to Fri.", "doubles", "quadruples"),
    ("On Tue, the Trams value is double that of {}.", "Maps", "Silk"),
    ("Relative to Clocks, Glass more than {} the number on Fri.", "doubles", "triples"),
    ("The median number of visitors on Thu is {}.", "90", "82"),
    ("Total visitors on Thu are {}.", "420", "400"),
    ("Only {} visitors lie between Glass and Maps on Tue.", "28", "38"),
    ("Glass drops by 15, from {} on Tue to 95 on Wed.", "110", "120"),
)
_RIGHT = (
    "All museums together receive 420 visitors on Thu.",
    "The largest gap between any two museums on Wed is 62 visitors.",
)
_OPEN = (
    "All museums together receive 400 visitors on Thu.",
    "The number of guided tours for Trams doubles from Thu to Fri.",
    "Total museums: 45. Total visitors: 9,300.",
    "The Wed dip amounts to 38 visitors in Glass.",
    "The largest gap between two neighboring museums on Wed is 58 visitors.",
)


def _verdicts(statement: str) -> set[str]:
    described = _TEXT.format(statement=statement)
    line = described.count("\n")
    return {str(claim.verdict) for claim in heatparse.check(described).claims if claim.span.line == line}


@pytest.mark.parametrize(("statement", "right", "wrong"), _TOLD)
def test_the_widest_gap_of_a_line_is_the_distance_of_its_ends(statement: str, right: str, wrong: str) -> None:
    assert "refuted" in _verdicts(statement.format(wrong))
    assert _verdicts(statement.format(right)) == {"supported"}


@pytest.mark.parametrize("statement", _RIGHT)
def test_what_is_told_of_all_lines_together_is_borne_out(statement: str) -> None:
    assert _verdicts(statement) == {"supported"}


@pytest.mark.parametrize("statement", _OPEN)
def test_what_else_may_be_meant_is_left_open(statement: str) -> None:
    assert "refuted" not in _verdicts(statement)

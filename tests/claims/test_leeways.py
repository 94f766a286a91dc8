"""Statements that another reading fits, beside their plain relatives, true and false."""

from __future__ import annotations

import pytest

import heatparse

CATCH = """## Heatmap: Catch by Crew
### Components/Axes
* **X-axis (Harbour):** Arvik, Brenn, Corda, Delm
* **Y-axis (Crew):** Otter, Puffin, Razorbill
* **Color scale:** 0 to 100
### Detailed Analysis
| Crew | Arvik | Brenn | Corda | Delm |
|---|---|---|---|---|
| Otter | 81 | 74 | 62 | 40 |
| Puffin | 55 | 71 | 47 | 33 |
| Razorbill | 38 | 52 | 40 | 46 |
### Key Observations
* {statement}
"""
DEPTHS = """## Heatmap: Score by Depth
### Components/Axes
* **X-axis (Depth):** 8, 16, 32, 64
* **Y-axis (Crew):** Otter, Puffin
* **Color scale:** 0 to 1
### Detailed Analysis
| Crew | 8 | 16 | 32 | 64 |
|---|---|---|---|---|
| Otter | 0.81 | 0.74 | 0.62 | 0.40 |
| Puffin | 0.55 | 0.71 | 0.47 | 0.53 |
### Key Observations
* {statement}
"""


def verdicts(text: str, statement: str, kind: str) -> set[str]:
    claims = heatparse.check(text.format(statement=statement)).claims
    return {claim.verdict for claim in claims if claim.kind == kind}


def reports(text: str, statement: str) -> list[str]:
    return [finding.message for finding in heatparse.check(text.format(statement=statement)).findings]


@pytest.mark.parametrize("place", ["at every harbour", "in every column", "in each harbour"])
@pytest.mark.parametrize("verb", ["comes second", "ranks second", "is the second highest"])
def test_place_in_every_line_counts_from_the_first(verb: str, place: str) -> None:
    three = CATCH.replace("| 46 |", "| 26 |")
    assert verdicts(three, f"Puffin {verb} {place}.", "ranking") == {"supported"}
    assert verdicts(three, f"Razorbill {verb} {place}.", "ranking") == {"refuted"}
    assert verdicts(CATCH, f"Puffin {verb} {place}.", "ranking") == {"refuted"}


@pytest.mark.parametrize("verb", ["decrease", "fall", "drop"])
def test_every_row_is_a_step_where_values_change_with_it(verb: str) -> None:
    assert verdicts(CATCH, f"In the Arvik column, values {verb} with every row.", "trend") == {"supported"}
    assert verdicts(CATCH, f"In the Delm column, values {verb} with every row.", "trend") == {"refuted"}
    assert verdicts(CATCH, f"In the Otter row, values {verb} with every column.", "trend") == {"supported"}
    assert verdicts(CATCH, f"In the Puffin row, values {verb} with every column.", "trend") == {"refuted"}


@pytest.mark.parametrize(
    "statement",
    [
        "Otter has the highest score at every depth up to 32.",
        "Otter has the highest score at every depth below 64.",
        "At the shallow depths (8-16), no score is below 0.50.",
    ],
)
def test_what_a_number_narrows_is_not_refuted(statement: str) -> None:
    assert not reports(DEPTHS, statement)


def test_without_the_number_it_is() -> None:
    assert reports(DEPTHS, "Otter has the highest score at every depth.")


@pytest.mark.parametrize(
    ("open_", "plain"),
    [
        ("**Totals:** Otter collects 257; Razorbill, with 176, is the lowest crew.", ""),
        ("Otter holds three of the four highest values.", "Otter holds the four highest values."),
        ("**Recall:** Otter reaches 92% at Arvik.", "Otter reaches 92 at Arvik."),
        ("Total crews: 41", ""),
        ("**Row means:** Otter averages 64.25, and Razorbill comes last with 44.", ""),
        ("Otter is better in Arvik than in any other harbour.", ""),
    ],
)
def test_what_is_made_of_the_values_is_none_of_them(open_: str, plain: str) -> None:
    assert not reports(CATCH, open_)
    assert not plain or reports(CATCH, plain)


@pytest.mark.parametrize(("last", "verdict"), [("Puffin (47)", "supported"), ("Razorbill (40)", "refuted")])
def test_all_of_a_list_are_among_the_first(last: str, verdict: str) -> None:
    statement = f"The two highest in Corda are Otter (62) and {last}."
    assert verdicts(CATCH, statement, "ranking") == {verdict}

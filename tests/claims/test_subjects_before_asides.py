"""Subjects in front of relative clauses, labels with the noun of an area, "of all" at a place."""

from __future__ import annotations

import pytest

import heatparse

HEAD = "# Heatmap: Sap Flow by Grove and Month\n\nThe heatmap shows the mean sap flow.\n\n## Data\n\n"
TABLE = """| Grove | Jan | May | Jul | Nov |
|---|---|---|---|---|
| Alder | 12.4 | 21.7 | 26.3 | 13.2 |
| Cedar | 9.7 | 18.2 | 24.9 | 8.6 |
| Dogwood | 14.2 | 23.8 | 29.4 | 15.7 |
| Elm | 7.1 | 12.6 | 15.8 | 6.5 |
"""


def verdicts(sentence: str) -> list[str]:
    text = f"{HEAD}{TABLE}\n## Observations\n\n"
    report = heatparse.check(f"{text}- {sentence}\n")
    return [claim.verdict for claim in report.claims if claim.span.start >= len(text)]


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Elm, which stays below 16, is the weakest in every month.", "supported"),
        ("Alder, which stays above 12, is the weakest in every month.", "refuted"),
        ("Dogwood, which peaks in Jul, is the strongest of the four in Jan.", "supported"),
        ("Alder, which peaks in Jul, is the strongest of the four in Jan.", "refuted"),
    ],
)
def test_what_follows_a_relative_clause_is_said_of_its_subject(sentence: str, verdict: str) -> None:
    assert verdicts(sentence)[0] == "supported"
    assert verdicts(sentence)[-1] == verdict


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("The Dogwood block is the strongest in every month.", "supported"),
        ("The Alder block is the strongest in every month.", "refuted"),
        ("The Jul band has the highest values in every row.", "supported"),
        ("The Jan band has the highest values in every row.", "refuted"),
    ],
)
def test_the_noun_of_an_area_says_no_more_than_the_label(sentence: str, verdict: str) -> None:
    assert verdicts(sentence) == [verdict]


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Dogwood is the strongest of all in Nov.", "supported"),
        ("Elm is the strongest of all in Nov.", "refuted"),
        ("Dogwood has the highest value of all in Nov.", "undecidable"),  # of all groves, or of all values
    ],
)
def test_of_all_at_a_place_is_of_all_there(sentence: str, verdict: str) -> None:
    assert verdicts(sentence) == [verdict]

"""Shares of people who do not have what the cells tell of: they are no values of the cells."""

from __future__ import annotations

import pytest

import heatparse

COVERAGE = """### Heatmap: Vaccination Coverage by Region and Vaccine

Each cell gives the share of children (in %) that had received a vaccine by their second birthday.

* Vertical axis: region (North, Coast, Plains)
* Horizontal axis: vaccine (Measles, Polio, Rotavirus)

- North: Measles 91%, Polio 95%, Rotavirus 71%
- Coast: Measles 94%, Polio 97%, Rotavirus 80%
- Plains: Measles 83%, Polio 90%, Rotavirus 58%

### Remarks
* {}
"""


def _verdicts(sentence: str) -> set[str]:
    line = COVERAGE[: COVERAGE.index("{}")].count("\n") + 1
    claims = heatparse.check(COVERAGE.format(sentence)).claims
    return {claim.verdict for claim in claims if claim.span.line == line}


@pytest.mark.parametrize(
    "sentence",
    [
        "In the North, 9% of children lack the measles vaccine.",
        "In the Plains, 42% of children missed the rotavirus vaccine.",
        "Fewer than 5% of children in the North were never vaccinated.",
    ],
)
def test_those_who_lack_it_are_no_value(sentence: str) -> None:
    assert not _verdicts(sentence) & {"supported", "refuted"}


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("In the North, 91% of children received the measles vaccine.", "supported"),
        ("In the North, 90% of children received the measles vaccine.", "refuted"),
        ("At least 90% of children were vaccinated against polio in every region.", "supported"),
        ("At least 92% of children were vaccinated against polio in every region.", "refuted"),
    ],
)
def test_those_who_have_it(sentence: str, verdict: str) -> None:
    assert _verdicts(sentence) == {verdict}

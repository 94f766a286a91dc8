"""Races of changes: who gained or lost more, which is no order of values."""

from __future__ import annotations

import pytest

import heatparse

FLEETS = """# Heatmap: Electric Buses by City and Year

**Color scale:** buses in service, 0 to 400

| City | 2019 | 2020 | 2021 | 2022 |
|---|---|---|---|---|
| Porto | 40 | 65 | 120 | 190 |
| Turin | 210 | 220 | 240 | 290 |
| Graz | 95 | 90 | 80 | 60 |
| Lund | 150 | 145 | 150 | 165 |
| Brest | 300 | 290 | 270 | 235 |

* {}
"""
LOSSES = """# Heatmap: Weight Loss by Diet and Month

**Color scale:** loss in kg, 0 to 8

| Diet | Jan | Feb | Mar |
|---|---|---|---|
| Fasting | 4.1 | 3.0 | 2.2 |
| Vegan | 2.4 | 2.1 | 1.9 |

* {}
"""


def verdicts(document: str, sentence: str, *kinds: str) -> set[str]:
    """The verdicts of the claims of some kinds that a sentence makes."""
    text = document.format(sentence)
    line = text.rstrip("\n").count("\n") + 1
    return {
        claim.verdict
        for claim in heatparse.check(text).claims
        if claim.span.line == line and (not kinds or claim.kind in kinds)
    }


@pytest.mark.parametrize(
    "sentence",
    [
        "Nobody gained more than Porto.",
        "No city added more than Porto.",
        "No one grew as much as Porto.",
        "Porto gained the most.",
        "Porto grew most over the whole period.",
        "Porto climbed more than any other city between 2019 and 2022.",
        "Porto rose more than Turin.",
        "Turin increased more than Lund from 2021 to 2022.",
        "Turin gained less than Porto.",
        "Brest lost more than Graz.",
        "Graz fell less than Brest between 2020 and 2021.",
        "Porto changed more than Turin.",
    ],
)
def test_what_changes_more_is_borne_out_by_the_changes(sentence: str) -> None:
    found = verdicts(FLEETS, sentence, "comparison", "extremum")
    assert "supported" in found
    assert "refuted" not in found


@pytest.mark.parametrize(
    "sentence",
    [
        "Nobody gained more than Lund.",
        "Lund rose more than Turin.",
        "Turin grew more than Porto.",
        "Turin increased less than Lund from 2021 to 2022.",
    ],
)
def test_who_changes_less_is_found(sentence: str) -> None:
    assert "refuted" in verdicts(FLEETS, sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Graz lost more than Brest.",  # less in numbers, more of what it had
        "Graz moved more than Brest.",
        "Only Porto gained more than Turin.",
        "Lund gained almost as much as it lost.",
        "Turin improved more than Porto relative to its size.",
        "Turin gained the second most.",
    ],
)
def test_what_depends_on_the_measure_is_open(sentence: str) -> None:
    assert "refuted" not in verdicts(FLEETS, sentence)


def test_values_do_not_bear_out_changes() -> None:
    assert "supported" not in verdicts(FLEETS, "Brest gained more than Lund.", "comparison", "extremum")


def test_losses_that_are_shown_are_values() -> None:
    assert "refuted" not in verdicts(LOSSES, "Fasting lost more than Vegan in every month.")

"""Units that the text in front of the data tells, predicates taken over from a clause in front, spans side by side."""

from __future__ import annotations

import pytest

from tests.claims.figures import PROBES
from tests.claims.matrices import verdicts_at

FERRIES = """# Heatmap: Ferry Passengers by Pier and Month

The heatmap shows how many passengers (in thousands per week) boarded at six piers in 2022.

## Axes
* **X-axis (Month):** Mar, Apr, May, Jun, Jul, Aug, Sep
* **Y-axis (Pier):** Northgate, Old Quay, Lido, Fishmarket, Customs House, Shipyard
* **Color scale:** from pale yellow (0) to dark blue (60), in thousands of passengers per week

## Data
| Pier | Mar | Apr | May | Jun | Jul | Aug | Sep |
|---|---|---|---|---|---|---|---|
| Northgate | 21 | 24 | 29 | 35 | 44 | 46 | 33 |
| Old Quay | 30 | 33 | 38 | 45 | 55 | 58 | 41 |
| Lido | 4 | 9 | 18 | 31 | 52 | 54 | 17 |
| Fishmarket | 12 | 13 | 15 | 16 | 18 | 17 | 14 |
| Customs House | 26 | 26 | 27 | 25 | 22 | 21 | 26 |
| Shipyard | 8 | 8 | 9 | 7 | 5 | 5 | 8 |

## Observations
* {}
"""

SUPPORTED = [
    "Shipyard does not reach 10 thousand passengers in any month.",
    "At Shipyard the weekly total never gets into double digits.",
    "Shipyard attracts fewer than ten thousand passengers a week throughout the period.",
    "Old Quay handles at least 30 thousand passengers per week in each of the seven months.",
    "In no month does Customs House handle more than 27 thousand passengers.",
    "Depending on the month, between 12 and 18 thousand passengers per week pass through Fishmarket.",
    "Customs House hardly moves: its counts stay between 21 and 27.",
    "Northgate's figures are all above 20.",
    "Throughout the period Lido stays below 60.",
    "Values above 50 turn up in just four cells.",
    "In total, 4 cells exceed 50.",
    "In August three of the six piers exceed 40, while in March none does.",
    "Three piers exceed 40 in August; in June only one does.",
    "Old Quay varies between 30 and 58 and Northgate between 21 and 46.",
    "The three piers at the bottom of the map never exceed 27.",
    "The two bottom rows never exceed 27.",
    "Half of the piers, Fishmarket, Customs House and Shipyard, never exceed 30.",
]
REFUTED = [
    "Northgate does not reach 40 thousand passengers in any month.",
    "At Fishmarket the weekly figure never gets as high as 17.",
    "Old Quay handles at least 33 thousand passengers per week in each of the seven months.",
    "In no month does Customs House handle more than 25 thousand passengers.",
    "Depending on the month, Fishmarket handles between 14 and 18 thousand passengers per week.",
    "Customs House hardly moves: its counts stay between 22 and 27.",
    "Only Old Quay ever exceeds 50 thousand.",
    "Throughout the period Lido stays below 50.",
    "The counts of June are lower than those of July. Throughout the period Lido stays below 50.",
    "In March no pier gets beyond 25 thousand.",
    "Values above 50 turn up in just three cells.",
    "In total, 6 cells exceed 50.",
    "In August three of the six piers exceed 40, while in July only two do.",
    "Old Quay varies between 30 and 58 and Northgate between 24 and 46.",
    "The three piers at the bottom of the map never exceed 25.",
    "The two rows at the top never exceed 50.",
]
# Of other passengers, other times, other things than the cells hold.
TEMPTING = [
    "Cruise passengers at Lido never exceed 20 thousand.",
    "On weekends no pier exceeds 30 thousand.",
    "Fishmarket never takes more than 10 thousand tourists a week.",
    "Northgate never loses more than 15 thousand passengers from one month to the next.",
    "At the Lido, between 5 and 10 thousand passengers arrive by bicycle.",
    "Three piers exceed 40 in August; on Sundays only one does.",
    "Old Quay may exceed 30 in March, but Lido does not.",
]


@pytest.mark.parametrize("sentence", SUPPORTED)
def test_what_is_told_in_the_unit_of_the_values(sentence: str) -> None:
    assert verdicts_at(FERRIES, sentence) == {"supported"}


@pytest.mark.parametrize("sentence", REFUTED)
def test_what_is_wrong_in_the_unit_of_the_values(sentence: str) -> None:
    assert "refuted" in verdicts_at(FERRIES, sentence)


@pytest.mark.parametrize("sentence", TEMPTING)
def test_what_is_told_of_other_things(sentence: str) -> None:
    assert "refuted" not in verdicts_at(FERRIES, sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "With the MLP probe the last token ranges from 0.60 to 0.86, and with the linear probe from 0.52 to 0.79.",
        "At layer 4 the linear probe does not get past 0.66 on any token, and the MLP probe not past 0.75.",
        "Values under 0.54 appear five times in the left panel, but only once in the right panel.",
    ],
)
def test_a_second_panel_is_of_the_same_line(sentence: str) -> None:
    assert verdicts_at(PROBES, sentence) == {"supported"}


@pytest.mark.parametrize(
    "sentence",
    [
        "With the MLP probe the last token ranges from 0.60 to 0.86, and with the linear probe from 0.55 to 0.79.",
        "Values under 0.54 appear five times in the left panel, but three times in the right panel.",
    ],
)
def test_a_second_panel_is_wrong(sentence: str) -> None:
    assert "refuted" in verdicts_at(PROBES, sentence)

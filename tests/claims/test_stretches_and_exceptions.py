"""Stretches of an axis that "upward" ends, appositions behind a rival, numbers of an order, vain exceptions."""

from __future__ import annotations

import pytest

from tests.claims.matrices import verdicts_at

DOSES = """# Heatmap: Survival by Compound and Dose

- **X-axis (Dose):** 10, 20, 40, 80
- **Y-axis (Compound):** K1, K2, K3
- **Values:** survival in percent, 0 to 100

| Compound | 10 | 20 | 40 | 80 |
|---|---|---|---|---|
| K1 | 91 | 97 | 93 | 88 |
| K2 | 96 | 84 | 71 | 42 |
| K3 | 95 | 76 | 52 | 11 |

## Observations
- {}
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "From a dose of 20 upward, K1 falls.",
        "From a dose of 20 upwards the compounds rank K1, K2, K3.",
        "K1 falls from a dose of 20 upward.",
        "At 10, K1 is outdone by K2, the best compound at that dose.",
        "K2 is ahead of K3, the weakest compound.",
        "Only the last two doses are hard on K1.",
        "K1 has the top value of all (97), followed by K2 with 84.",
    ],
)
def test_what_holds(sentence: str) -> None:
    assert "refuted" not in verdicts_at(DOSES, sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "From a dose of 20 upward, K1 rises.",
        "K2 is ahead of K3, the strongest compound.",
        "K1 is ahead of K2, the weakest compound.",
    ],
)
def test_what_does_not_hold(sentence: str) -> None:
    assert "refuted" in verdicts_at(DOSES, sentence)


CREWS = """# Agreement of Four Crews

- **Both axes:** North, South, East, West
- **Color bar:** 0 (white) to 1 (navy)

| | North | South | East | West |
|---|---|---|---|---|
| North | 1.00 | 0.62 | 0.51 | 0.38 |
| South | 0.62 | 1.00 | 0.74 | 0.45 |
| East | 0.51 | 0.74 | 1.00 | 0.29 |
| West | 0.38 | 0.45 | 0.29 | 0.97 |

## Observations
- {}
"""

EXCEPTIONS = [
    ("The diagonal is 1.00 for all but {}.", "West", "East"),
    ("All diagonal cells except that of {} are 1.00.", "West", "North"),
    ("With the exception of {}, every diagonal value is 1.00.", "West", "South"),
]


@pytest.mark.parametrize(("said", "right", "wrong"), EXCEPTIONS)
def test_an_exception_is_one(said: str, right: str, wrong: str) -> None:
    assert "refuted" not in verdicts_at(CREWS, said.format(right))
    assert "supported" not in verdicts_at(CREWS, said.format(wrong))


@pytest.mark.parametrize(
    "sentence",
    [
        "Leaving West aside, the diagonal is 1.00.",
        "Leaving East aside, the diagonal never drops below 0.97.",
        "Apart from East, no crew has a diagonal value under 0.9.",
    ],
)
def test_what_is_set_aside_need_not_be_one(sentence: str) -> None:
    assert "refuted" not in verdicts_at(CREWS, sentence)


BINS = """# Confusion Matrix of a Sorting Line

- **Rows:** true bin (jars, cans, tins)
- **Columns:** predicted bin (jars, cans, tins)
- **Values:** number of items

| | jars | cans | tins |
|---|---|---|---|
| jars | 52 | 17 | 3 |
| cans | 9 | 71 | 6 |
| tins | 14 | 2 | 38 |

## Observations
- {}
"""


def test_what_is_lowest_behind_the_diagonal_is_so_there() -> None:
    assert "refuted" not in verdicts_at(BINS, "Cans top the diagonal with 71, while tins bottom out at 38.")
    assert "refuted" in verdicts_at(BINS, "Cans top the diagonal with 71, while jars bottom out at 52.")


def test_a_course_goes_by_way_of_a_place() -> None:
    said = "K2 falls from {} at a dose of 10 by way of 84 at 20 to 42 at 80."
    assert "refuted" not in verdicts_at(DOSES, said.format(96))
    assert "refuted" in verdicts_at(DOSES, said.format(97))


@pytest.mark.parametrize(
    "sentence",
    [
        "K1 dips at 40 before it drops further at 80.",
        "The 1st dose suits K2 best (96), the 2nd K1 (97).",
        "No listed value of K1 falls below 88.",
    ],
)
def test_what_is_told_of_something_else(sentence: str) -> None:
    assert "refuted" not in verdicts_at(DOSES, sentence)


NOISE = """# Heatmap: Street Noise by District and Time

- **Columns:** morning, noon, night
- **Rows:** Harbor, Ring, Park
- **Color bar:** noise in dB, 30 to 90

| District | morning | noon | night |
|---|---|---|---|
| Harbor | 55 | 64 | 51 |
| Ring | 66 | 78 | 62 |
| Park | 41 | 52 | 38 |

## Observations
- {}
"""


@pytest.mark.parametrize(
    "sentence", ["Harbor is no match for Ring.", "Ring edges out Harbor.", "Harbor cannot keep up with Ring."]
)
def test_who_has_more_may_be_ahead(sentence: str) -> None:
    assert "refuted" not in verdicts_at(NOISE, sentence)

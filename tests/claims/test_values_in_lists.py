"""Values told of one line in a list, each behind or in front of its own name: the wrong one is found."""

from __future__ import annotations

import pytest

import heatparse

_TEXT = """# Heatmap: Trips between districts

The heatmap shows the share of trips (%) from each district (rows) to each district (columns).

**Y-axis (Origin):** Docks, Mill, North, Old Town, Park
**X-axis (Destination):** Docks, Mill, North, Old Town, Park

| Origin | Docks | Mill | North | Old Town | Park |
|---|---|---|---|---|---|
| Docks | 62 | 11 | 7 | 16 | 4 |
| Mill | 13 | 55 | 9 | 18 | 5 |
| North | 6 | 8 | 70 | 14 | 2 |
| Old Town | 10 | 12 | 15 | 51 | 12 |
| Park | 3 | 6 | 1 | 20 | 70 |

## Observations

- {statement}
"""
_TOLD = (
    ("Mill sends most of its trips to two neighbors (Docks 13%, Old Town {}%).", "18", "28"),
    ("Old Town sends more than a tenth to two others (North 15%, Park {}%).", "12", "22"),
)


_PAIRS = """# Heatmap: Correlation of plant traits

A symmetric correlation matrix, from -1 (blue) to +1 (red).

**X-axis:** Height, Leaves, Roots, Seeds
**Y-axis:** Height, Leaves, Roots, Seeds

| | Height | Leaves | Roots | Seeds |
|---|---|---|---|---|
| Height | 1.00 | 0.57 | -0.22 | 0.09 |
| Leaves | 0.57 | 1.00 | -0.48 | -0.31 |
| Roots | -0.22 | -0.48 | 1.00 | 0.04 |
| Seeds | 0.09 | -0.31 | 0.04 | 1.00 |

## Observations

- {statement}
"""
# One value in the words for bonds, with what is thought of it.
_BONDS = (
    ("Roots and Seeds show a negligible correlation of {}.", "0.04", "0.14"),
    ("Roots and Leaves are moderately anticorrelated at {}.", "-0.48", "-0.68"),
    ("Roots and Seeds are practically uncorrelated ({}).", "0.04", "0.24"),
    ("A slight positive correlation exists between Height and Seeds at {}.", "0.09", "0.29"),
    ("Height is almost unrelated to Seeds, with a correlation of only {}.", "0.09", "0.19"),
    ("The value of {} for Height and Leaves indicates a close bond.", "0.57", "0.75"),
    ("The {} between Height and Leaves suggests a close bond.", "0.57", "0.75"),
    ("Roots shows negative correlations with Height ({}) and Leaves (-0.48).", "-0.22", "-0.32"),
)
# A wrong number in front of one that is right, or behind it.
_BESIDE = (
    ("Mill loses riders to Docks ({}%), North (9%) and Old Town (18%).", "13", "23"),
    ("Mill loses riders to Docks (13%), North ({}%) and Old Town (18%).", "9", "19"),
    ("There is a gap between Docks ({}%) and North (6%) toward Docks.", "62", "52"),
    ("Docks clearly exceeds Mill to North (7% vs. {}%).", "9", "19"),
    ("Mill narrowly beats Docks to North ({}% vs. 7%).", "9", "29"),
)


def _verdicts(statement: str, text: str = _TEXT) -> set[str]:
    described = text.format(statement=statement)
    line = described.count("\n")
    claims = heatparse.check(described).claims
    return {str(claim.verdict) for claim in claims if claim.span.line == line and claim.kind == "cell-value"}


@pytest.mark.parametrize(("statement", "right", "wrong"), _TOLD)
def test_each_number_of_a_list_is_of_the_name_in_front_of_it(statement: str, right: str, wrong: str) -> None:
    assert "refuted" in _verdicts(statement.format(wrong))
    assert _verdicts(statement.format(right)) == {"supported"}


@pytest.mark.parametrize(("statement", "right", "wrong"), _BESIDE)
def test_a_number_beside_one_that_is_right_is_told_alike(statement: str, right: str, wrong: str) -> None:
    assert "refuted" in _verdicts(statement.format(wrong))
    assert _verdicts(statement.format(right)) == {"supported"}


@pytest.mark.parametrize(("statement", "right", "wrong"), _BONDS)
def test_the_value_of_a_bond_is_that_of_its_pair(statement: str, right: str, wrong: str) -> None:
    assert "refuted" in _verdicts(statement.format(wrong), _PAIRS)
    assert "supported" in _verdicts(statement.format(right), _PAIRS)


@pytest.mark.parametrize("number", ["1.05", "1.25"])
def test_the_ends_of_bonds_leave_the_diagonal_aside(number: str) -> None:
    told = f"The gap between the strongest positive and the strongest negative correlation is {number}."
    described = _PAIRS.format(statement=told)
    verdicts = {
        str(claim.verdict) for claim in heatparse.check(described).claims if claim.kind == "difference"
    }
    assert verdicts == {"supported" if number == "1.05" else "refuted"}


def test_a_trivial_diagonal_may_be_meant() -> None:
    told = "The gap between the strongest positive and the strongest negative value is 1.48."
    claims = heatparse.check(_PAIRS.format(statement=told)).claims
    assert all(str(claim.verdict) != "refuted" for claim in claims)


def test_numbers_in_the_other_order_are_left_open() -> None:
    assert "refuted" not in _verdicts("Docks trails Mill to North (9% vs. 7%).")
    assert "refuted" not in _verdicts("Old Town takes riders only from Docks (16) and Park (20).")


def test_a_number_of_another_time_is_left_open() -> None:
    assert "refuted" not in _verdicts(
        "Old Town exchanges trips with two others before noon (North 15%, Park 22%)."
    )

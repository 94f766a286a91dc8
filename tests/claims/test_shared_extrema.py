"""Several cells that are the highest together, in the wordings that name all of them or only one."""

from __future__ import annotations

import pytest
from orchard_yields import rules_against

TIED = (91, 35, 41, 12)  # two cells of 91, two of 12
ALL_NAMED = (
    "The highest values are Cherry on Clay and Quince on Loam (91).",
    "The highest values are Cherry on Clay (91) and Quince on Loam (91).",
    "The highest value, 91, is shared by Cherry on Clay and Quince on Loam.",
    "Cherry on Clay and Quince on Loam share the highest yield (91).",
    "Both Cherry on Clay and Quince on Loam reach the maximum of 91.",
    "The lowest yields are Plum on Clay and Quince on Peat (12 each).",
    "The highest yields: Cherry on Clay (91), Quince on Loam (91).",
    "The peak of 91 is reached on Clay by Cherry and on Loam by Quince.",
)
ONE_NAMED = (
    "The highest value (91) is Cherry on Clay.",
    "The highest yield is 91, for Cherry on Clay.",
    "**Highest:** Cherry on Clay (91).",
    "The minimum (12) belongs to Plum on Clay.",
)


@pytest.mark.parametrize("statement", ALL_NAMED)
def test_no_holder_of_a_shared_extreme_is_missing(statement: str) -> None:
    assert rules_against(statement, TIED) == []


@pytest.mark.parametrize("statement", ONE_NAMED)
def test_one_of_several_holders_is_not_the_only_one(statement: str) -> None:
    assert rules_against(statement, TIED) == ["tied-extremum"]


def test_a_cell_that_is_not_the_highest_is_refuted_among_others() -> None:
    assert "extremum-mismatch" in rules_against(
        "The highest values are Cherry on Clay and Apple on Loam.", TIED
    )

"""Afterthoughts and told numbers: what a sentence adds to a clause takes something of it back, or bears it out."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from orchard_yields import rules_against

import heatparse

FEW = settings(max_examples=25, deadline=None)
TIED = (29, 50, 41, 64)  # Plum and Quince are 38 apart on Clay as well as on Peat
NAMES = ("Age", "Income", "Health", "Height")


@pytest.mark.parametrize(
    ("plain", "behind"),
    [
        ("Apple never falls below 25", ", the only exception being Sand"),
        ("Apple stays above 25 throughout", ", with Sand as the sole exception"),
        ("All trees stay above 30 on Loam", ", excepting Quince"),
        ("Plum falls from soil to soil", ", the exception being Sand"),
    ],
)
def test_an_exception_behind_a_clause(plain: str, behind: str) -> None:
    assert rules_against(f"{plain}.")
    assert not rules_against(f"{plain}{behind}.")


@pytest.mark.parametrize("tie", ["tied with Peat", "tied with that on Peat", "jointly with Peat"])
def test_a_tie_that_is_told(tie: str) -> None:
    plain = "The largest gap between Plum and Quince is found on Clay (38)"
    assert rules_against(f"{plain}.", TIED) == ["tied-extremum"]
    assert not rules_against(f"{plain}, {tie}.", TIED)


@pytest.mark.parametrize("group", ["stony", "southern", "two northern", "low-lying"])
def test_a_group_that_nobody_defined(group: str) -> None:
    assert rules_against("The soils never exceed 50.") == ["threshold-mismatch"]
    assert not rules_against(f"The {group} soils never exceed 50.")
    assert not rules_against(f"Apple stays below 50 on both {group} soils.")


@pytest.mark.parametrize(
    "statement",
    [
        "The stony soils stay low, the highest value being 33 with Cherry on Peat.",
        "On Loam the gap between the best and the worst tree (Apple at 81 and Quince at 29) amounts to 52.",
        "Apple leads Plum by 43 on Loam (81 against 38), and by 62 on Clay.",
        "The biggest loss is the drop of Apple from Clay to Sand (52), followed by that of Cherry (74).",
        "The best and the worst recall differ by 12 points.",
        "Averaged over the heavy soils alone, Quince comes out on top.",
        "On Clay, Apple comes second with 74, and that of Quince third with 35.",
    ],
)
def test_what_the_numbers_bear_out(statement: str) -> None:
    assert not rules_against(statement)


@pytest.mark.parametrize(
    "statement",
    [
        "The gap between Apple and Plum on Loam is 34.",
        "On Loam, Apple (81) leads Plum (38) by 34.",
        "The highest value is 85.",
    ],
)
def test_what_they_refute(statement: str) -> None:
    assert rules_against(statement)


def correlations(numbers: list[int], statement: str) -> list[str]:
    """The verdicts on the order of pairs in a symmetric matrix; `numbers` are those above its diagonal."""
    held = {frozenset(pair): n for pair, n in zip(combinations(NAMES, 2), numbers, strict=True)}
    rows = [" | ".join(f"{held.get(frozenset((a, b)), 100) / 100:.2f}" for b in NAMES) for a in NAMES]
    table = "\n".join(f"| {name} | {row} |" for name, row in zip(NAMES, rows, strict=True))
    text = f"# Correlation Matrix\n\n| | {' | '.join(NAMES)} |\n|---|---|---|---|---|\n{table}\n\n* {statement}\n"
    return [claim.verdict for claim in heatparse.check(text).claims if claim.kind == "ranking"]


@FEW
@given(
    numbers=st.lists(st.integers(-95, 95), min_size=6, max_size=6, unique_by=abs),
    form=st.sampled_from((
        "The highest correlation is that between {} ({:.2f}), followed by {} ({:.2f}).",
        "**Highest correlation:** {} ({:.2f}), followed by {} ({:.2f}).",
    )),
    wrong=st.booleans(),
)  # fmt: skip
def test_pairs_that_follow_each_other(numbers: list[int], form: str, wrong: bool) -> None:
    pairs = sorted(zip(numbers, combinations(NAMES, 2), strict=True), reverse=True)
    one, two = pairs[0], pairs[2 if wrong else 1]
    told = form.format(" and ".join(one[1]), one[0] / 100, " and ".join(two[1]), two[0] / 100)
    assert correlations(numbers, told) == ["refuted" if wrong else "supported"]


def test_a_name_does_not_say_what_is_better() -> None:
    table = "| | price | age |\n|---|---|---|\n| price | 1.00 | 0.30 |\n| age | 0.40 | 1.00 |"
    statement = "* The strongest link off the diagonal is 0.40."
    claims = heatparse.check(f"# Correlation Matrix\n\n{table}\n\n{statement}\n").claims
    assert [claim.verdict for claim in claims if claim.kind == "extremum"] == ["supported"]


@pytest.mark.parametrize(
    ("statement", "wrong"),
    [
        ("From Loam to Sand, Plum gains 32, as does {}.", "Plum gains 12 from Loam to Sand."),
        ("Apple leads on Loam; it is the same on {}.", "Apple has the same value on Loam and Clay."),
        ("Plum is weaker than Cherry on Loam and Clay, and the same for {}.", "Plum equals Cherry on Loam."),
        ("The two best cells, 91 and 81, both belong to {} and Cherry.", "The two best cells are 91 and 74."),
    ],
)
def test_what_is_so_again(statement: str, wrong: str) -> None:
    assert rules_against(wrong)
    for name in ("Apple", "Quince"):
        assert not rules_against(statement.format(name))

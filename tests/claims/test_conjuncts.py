"""Two whole statements in one sentence: each is read as if it stood alone."""

from __future__ import annotations

from itertools import permutations

import pytest
from matrices import said

LOADS = """# Heatmap: Load by Ward and Month (%)

| | Jan | Apr | Jul | Oct |
|---|---|---|---|---|
| Birch | 22 | 61 | 87 | 96 |
| Cedar | 38 | 66 | 88 | 94 |
| Maple | 55 | 57 | 56 | 58 |
| Willow | 12 | 18 | 35 | 52 |

## Findings

- {}."""
TRUE = (
    "Cedar exceeds Willow in every month",
    "Maple has the highest load in Jan",
    "all cells of Maple exceed 50%",
    "the load of Birch rises from Jan to Oct",
    "two cells exceed 90%",
    "the mean of Maple is 56.5%",
    "Willow stands at 18% in Apr",
    "the values of Maple range from 55% to 58%",
    "Birch peaks in Oct",
    "the lowest load belongs to Willow",
    "the load of Birch grows by 74 percentage points between Jan and Oct",
)
# Two times false, each in its own way; "all cells of …" behind a place may be said of that place.
FALSE = (
    "Birch exceeds Cedar in every month",
    "Willow has the highest load in Jan",
    "the load of Birch falls from Jan to Oct",
    "nine cells exceed 90%",
    "the mean of Maple is 80%",
    "Willow stands at 40% in Apr",
    "the values of Maple range from 20% to 58%",
    "Birch peaks in Apr",
    "the load of Cedar grows by 20 percentage points between Jan and Oct",
)
JOINTS = (", and ", " and ", ", so ", ", while ", "; ", " because ", ", with the result that ")


def joined(one: str, joint: str, two: str) -> list[str]:
    return said(LOADS.format(one[0].upper() + one[1:] + joint + two))


@pytest.mark.parametrize("joint", JOINTS)
def test_two_true_statements_are_not_refuted(joint: str):
    for one, two in permutations(TRUE, 2):
        assert "refuted" not in joined(one, joint, two), (one, two)


@pytest.mark.parametrize("joint", JOINTS)
def test_the_false_one_of_two_is_found(joint: str):
    pairs = [(one, two) for one in FALSE for two in TRUE]
    missed = [(one, two) for one, two in pairs if "refuted" not in joined(one, joint, two)]
    missed += [(two, one) for one, two in pairs if "refuted" not in joined(two, joint, one)]
    assert len(missed) <= 0.06 * 2 * len(pairs), missed


@pytest.mark.parametrize(
    ("sentence", "verdicts"),
    [
        ("The mean of Maple is 56.5% – Willow stands at 18% in Apr", ["supported"]),
        ("The mean of Maple is 80% – Willow stands at 18% in Apr", ["refuted", "supported"]),
        ("Birch peaks in Oct – two cells exceed 90%", ["supported"]),
        ("Birch peaks in Oct – nine cells exceed 90%", ["supported", "refuted"]),
    ],
)
def test_a_dash_stands_between_two_statements(sentence: str, verdicts: list[str]):
    assert set(said(LOADS.format(sentence))) == set(verdicts)


@pytest.mark.parametrize(
    "sentence",
    [
        "If Cedar exceeds Willow in every month and Birch peaks in Apr, the staff is moved",
        "It may be that Birch peaks in Apr and Cedar exceeds Birch in every month",
        "As the load of Birch falls and Cedar peaks in Jan, staff is moved",
        "Between Jan and Oct Maple falls by 2 points in some years and rises in others",
        "Cells that exceed 90% and cells that fall below 20% are equally many",
    ],
)
def test_no_statement_is_cut_out_of_a_larger_one(sentence: str):
    assert "refuted" not in said(LOADS.format(sentence))

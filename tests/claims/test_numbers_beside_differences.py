"""Differences whose two numbers stand beside them, lists that go on in another clause, and units with a slash."""

from __future__ import annotations

import pytest
from matrices import Matrix, undecided, verdicts

from heatparse.quantities import read_quantity

MATRIX = Matrix(
    ("Alpha", "Beta", "Gamma", "Delta"),
    ("Paris", "Rome", "Oslo"),
    ((12, 47, 31), (58, 66, 79), (9, 26, 15), (40, 44, 90)),
)
TOLD = [
    ("In Paris, Beta (0.58) beats Alpha (0.12) by {a}.", "0.46", "0.56"),
    ("Beta (0.58 in Paris) exceeds Alpha (0.12 in Paris) by {a}.", "0.46", "0.36"),
    ("Beta reaches the best score in Paris (0.58), beating Delta (0.40) by {a}.", "0.18", "0.28"),
    ("Beta has its lowest score in Paris (0.58), outscoring Gamma (0.09) by {a}.", "0.49", "0.39"),
]
LISTS = [
    ("The gap between Beta and Gamma is 0.49 in Paris and 0.40 in Rome, but {a} in Oslo.", "0.64", "0.24"),
    ("Best and worst score are 0.49 apart in Paris and 0.40 in Rome, but only {a} in Oslo.", "0.75", "0.20"),
]
FACTORS = [
    ("Delta grows from 0.40 in Paris to 0.90 in Oslo, and thus more than {a}.", "doubles", "triples"),
    ("Gamma rises from 0.09 in Paris to 0.26 in Rome, and hence more than {a}.", "doubles", "quadruples"),
]


@pytest.mark.parametrize(("sentence", "right", "wrong"), [*TOLD, *LISTS, *FACTORS])
def test_the_numbers_beside_a_difference_bear_it_out(sentence: str, right: str, wrong: str) -> None:
    assert set(verdicts(MATRIX, sentence.format(a=right), "difference")) == {"supported"}
    assert "refuted" in verdicts(MATRIX, sentence.format(a=wrong), "difference")


@pytest.mark.parametrize("sentence", [
    "Beta (24 layers) beats Alpha (12 layers) by 0.90.",  # no values stand in the brackets
    "The gap between Beta and Gamma is 0.90 in Paris and 0.80 in Rome, but 0.20 in Oslo.",  # none is right: of what?
    "Alpha stands still (0.12 to 0.31), then triples.",  # between which numbers is not said
])  # fmt: skip
def test_what_the_numbers_do_not_settle_is_not_refuted(sentence: str) -> None:
    assert "supported" not in verdicts(MATRIX, sentence, "difference")
    if "gap" not in sentence:
        undecided(MATRIX, sentence, "difference")


def test_there_is_the_place_that_was_spoken_of() -> None:
    wrong = "**Convergence in Rome:** The models differ by only 0.05 there."
    assert "refuted" not in verdicts(MATRIX, wrong, "difference")


@pytest.mark.parametrize(("text", "unit"), [
    ("6.7 mm/s", "mm/s"), ("12 km/h", "km/h"), ("3 GB/s", "GB/s"), ("0.4 kWh/m²", "kWh/m²"), ("5 ms", "ms"),
])  # fmt: skip
def test_a_unit_with_a_slash_is_one_unit(text: str, unit: str) -> None:
    quantity = read_quantity(text)
    assert quantity is not None
    assert quantity.unit == unit


def test_a_slash_between_two_numbers_is_no_unit() -> None:
    assert verdicts(MATRIX, "In Paris, Beta/Alpha: 0.58/0.12.", "difference") == []

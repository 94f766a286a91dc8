"""By how much somebody else is ahead at an exception, and how large the largest gap is there."""

from __future__ import annotations

import pytest
from matrices import Matrix, undecided, verdicts

MATRIX = Matrix(
    ("Alpha", "Beta", "Gamma"),
    ("Paris", "Rome", "Oslo", "Lima"),
    ((72, 48, 80, 61), (60, 66, 41, 37), (9, 27, 15, 20)),
)
EXCEPTIONS = [
    "Alpha is ahead of Beta in every city except Rome, where Beta leads by {a}.",
    "Alpha is ahead of Beta in every city except Rome, where Beta is {a} ahead.",
    "Alpha beats Beta everywhere but in Rome, where Beta is ahead by {a}.",
    "Alpha has the best score in every city except Rome, where Beta moves ahead by {a}.",
]
GAPS = [
    "The gap between Alpha and Beta is largest in Oslo, where it amounts to {a}.",
    "The difference between Alpha and Beta is largest in Oslo, where it reaches {a}.",
]


@pytest.mark.parametrize(("sentence", "right", "wrong"), [
    *((sentence, "0.18", "0.28") for sentence in EXCEPTIONS), *((sentence, "0.39", "0.49") for sentence in GAPS),
])  # fmt: skip
def test_a_margin_in_the_next_clause(sentence: str, right: str, wrong: str) -> None:
    assert set(verdicts(MATRIX, sentence.format(a=right), "difference")) == {"supported"}
    assert "supported" not in verdicts(MATRIX, sentence.format(a=wrong), "difference")
    if sentence in GAPS:
        points = sentence.format(a=f"{wrong} points")
        assert verdicts(MATRIX, points, "difference") == ["refuted"]
    else:
        assert verdicts(MATRIX, sentence.format(a=wrong), "difference") == ["refuted"]


def test_ahead_of_whom_is_not_known_where_another_one_comes_next() -> None:
    third = Matrix(MATRIX.rows, MATRIX.columns, ((72, 48, 80, 61), (60, 66, 41, 37), (9, 57, 15, 20)))
    sentence = "Alpha has the best score in every city except Rome, where Beta is ahead by 0.09."
    undecided(third, sentence, "difference")
    undecided(third, "Alpha leads in every city except Rome, where it is hot by 0.09.", "difference")

"""What part of one value another one is: "A reaches 42% of the B score", "A keeps two thirds of its P score on Q"."""

from __future__ import annotations

import pytest
from matrices import Matrix, undecided, verdicts

import heatparse

MATRIX = Matrix(
    ("Alpha", "Beta", "Gamma", "Delta"),
    ("Paris", "Rome", "Oslo"),
    ((12, 48, 30), (60, 66, 80), (9, 27, 15), (40, 44, 90)),
)
PARTS = [
    (
        "In Paris, Delta reaches {a} of the Beta score.",
        ["67%", "about 67%", "two thirds", "about two thirds"],
    ),
    ("Delta reaches {a} of the score of Beta in Paris.", ["67%", "two thirds"]),
    ("Delta gets {a} of what Beta gets in Paris.", ["67%", "less than 70%"]),
    ("Alpha keeps {a} of its Rome score in Oslo.", ["62%", "62.5%", "more than half"]),
    ("Gamma retains only {a} of its Rome score in Paris.", ["33%", "a third"]),
    ("Gamma is at {a} of the Beta level in Paris.", ["15%", "less than a third"]),
]
WRONG = ["97%", "at most 5%"]


@pytest.mark.parametrize(("sentence", "parts"), PARTS)
def test_a_part_of_another_value(sentence: str, parts: list[str]) -> None:
    for part in parts:
        found = set(verdicts(MATRIX, sentence.format(a=part), "difference"))
        assert found == {"supported"}, (part, found)
    for part in WRONG:
        assert "refuted" in verdicts(MATRIX, sentence.format(a=part), "difference"), part


@pytest.mark.parametrize("sentence", [
    "Alpha needs 97% of the memory of Beta.",
    "Alpha gets 97% of its visitors from Rome.",
    "Alpha wins 97% of the Rome matches.",
    "Alpha may reach 97% of the Beta score in Paris.",
    "Alpha is 97% of the way to Beta.",
])  # fmt: skip
def test_a_part_of_something_else_is_not_decided(sentence: str) -> None:
    undecided(MATRIX, sentence, "difference")
    assert not heatparse.check(MATRIX.describe(sentence)).findings


@pytest.mark.parametrize(("sentence", "right"), [
    ("From Rome to Paris, Gamma gives up two thirds of its score.", True),
    ("From Rome to Oslo, Alpha gives up four fifths of its score.", False),
    ("From Rome to Oslo, Alpha gives up 0.18.", True),
    ("From Rome to Oslo, Alpha gives up 0.38.", False),
])  # fmt: skip
def test_what_a_line_gives_up(sentence: str, right: bool) -> None:
    found = set(verdicts(MATRIX, sentence, "difference"))
    assert found == ({"supported"} if right else {"refuted"}) or (not found - {"undecidable"} and not right)

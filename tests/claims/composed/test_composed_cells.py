"""Values of single cells: a row, a column and a number, in any order."""

from __future__ import annotations

from random import Random

from amounts_told import DIALECTS, FRUITS, ORCHARDS, harvests, transfers
from hypothesis import given, settings
from hypothesis import strategies as st

PICKED = (
    "{row} picked {number} crates of {column}",
    "{column} brought {row} {number} crates",
    "In {row}, {column} yield {number} crates",
    "Where {row} meets {column}, the value is {number}",
    "{row} combined with {column} gives {number}",
    "For {column}, {row} records {number} crates",
)
TWICE = (
    "{row} sold {column} for {number} and {other} for {more}",
    "{row}: {column} at {number}, {other} at {more}",
)
TESTED = (
    "When asked about {column}, the model trained on {row} obtains a value of {number}",
    "When {column} is the target, the {row} model gets {number}",
    "The {row} model delivers {number} on {column}",
)


@settings(max_examples=25)
@given(st.randoms(use_true_random=False), st.sampled_from(PICKED))
def test_a_value_is_that_of_its_cell(random: Random, wording: str) -> None:
    figure = harvests(random)
    row, column = random.choice(ORCHARDS), random.choice(FRUITS)
    value = figure.values[row, column]
    for number, wrong in ((value, "refuted"), (value + 9, "supported")):
        said = wording.format(row=row, column=column, number=figure.show(number))
        assert wrong not in figure.verdicts(said + "."), said


@settings(max_examples=25)
@given(st.randoms(use_true_random=False), st.sampled_from(TWICE))
def test_two_values_of_a_line_are_judged_together(random: Random, wording: str) -> None:
    figure = harvests(random)
    row, (column, other) = random.choice(ORCHARDS), random.sample(FRUITS, 2)
    value, more = figure.values[row, column], figure.values[row, other]
    said = wording.format(
        row=row, column=column, other=other, number=figure.show(value), more=figure.show(more)
    )
    assert "refuted" not in figure.verdicts(said + "."), said


@settings(max_examples=25)
@given(st.randoms(use_true_random=False), st.sampled_from(TESTED))
def test_a_value_of_a_square_stands_where_its_words_say(random: Random, wording: str) -> None:
    figure = transfers(random)
    row, column = random.sample(DIALECTS, 2)
    value = figure.values[row, column]
    right = wording.format(row=row, column=column, number=figure.show(value))
    assert "refuted" not in figure.verdicts(right + "."), right
    if abs(value - figure.values[column, row]) > 0.02:
        wrong = wording.format(row=row, column=column, number=figure.show(figure.values[column, row]))
        assert "supported" not in figure.verdicts(wrong + "."), wrong

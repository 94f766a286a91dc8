"""Means and sums: a line, what it is taken over, and a number, a rival or a first place, in any order."""

from __future__ import annotations

from random import Random

import pytest
from amounts_told import DIALECTS, FRUITS, ORCHARDS, harvests, transfers
from hypothesis import given, settings
from hypothesis import strategies as st

SUMS = (
    "The total of the {name} {line} is {number} crates when all of its {count} {others} are added",
    "Adding up its {count} {others}, {name} arrives at {number} crates",
    "Summed over all {others}, {name} comes to {number} crates",
    "{name} amounts to {number} crates in total",
)
RIVALS = (
    "Adding all {others} together, {one} yields more crates than {two}",
    "{one} overtakes {two} in the totals over all {others}",
    "In the totals over all {others}, {one} overtakes {two}",
    "On average over the {others}, {one} is ahead of {two}",
    "The mean of the {one} {line} is higher than that of the {two} {line}",
    "Taken over all {others}, the mean of the {one} {line} is higher than that of the {two} {line}",
)
FIRST = (
    "Averaged over the foreign test sets, {name} is the best training dialect of all",
    "{name} is the best source on average when the diagonal is left out",
    "When the off-diagonal cells are averaged per row, {name} is the most transferable source",
)
BOUNDS = (
    "Across the {count} {others}, {name} averages less than {number} crates",
    "On average over all {others}, {name} stays below {number} crates",
    "The mean of the {name} {line} is below {number} crates",
)
COUNTS = {4: "four", 5: "five"}


def _line(random: Random) -> tuple[str, str, str]:
    """A line, what it is called, and what it runs over."""
    if random.random() < 0.5:
        return random.choice(ORCHARDS), "row", "fruits"
    return random.choice(FRUITS), "column", "orchards"


@settings(max_examples=25)
@given(st.randoms(use_true_random=False), st.sampled_from(SUMS))
def test_a_sum_is_that_of_its_line(random: Random, wording: str) -> None:
    figure = harvests(random)
    name, line, others = _line(random)
    values = figure.row(name) if line == "row" else figure.column(name)
    for number, wrong in ((sum(values), "refuted"), (sum(values) + 37, "supported")):
        said = wording.format(
            name=name, line=line, others=others, count=COUNTS[len(values)], number=f"{number:.0f}"
        )
        assert wrong not in figure.verdicts(said + "."), said


@settings(max_examples=25)
@given(st.randoms(use_true_random=False), st.sampled_from(RIVALS))
def test_lines_are_set_against_each_other_by_their_sums(random: Random, wording: str) -> None:
    figure = harvests(random)
    names, line, others = random.choice(((ORCHARDS, "row", "fruits"), (FRUITS, "column", "orchards")))
    one, two = random.sample(names, 2)
    sums = {name: sum(figure.row(name) if line == "row" else figure.column(name)) for name in (one, two)}
    if abs(sums[one] - sums[two]) < 10:
        return
    best, worst = (one, two) if sums[one] > sums[two] else (two, one)
    right = wording.format(one=best, two=worst, line=line, others=others)
    assert "refuted" not in figure.verdicts(right + "."), right
    wrong = wording.format(one=worst, two=best, line=line, others=others)
    assert "supported" not in figure.verdicts(wrong + "."), wrong


@settings(max_examples=25)
@given(st.randoms(use_true_random=False), st.sampled_from(FIRST))
def test_who_is_first_by_the_mean_of_foreign_cells(random: Random, wording: str) -> None:
    figure = transfers(random)
    means = {name: sum(figure.row(name, False)) / 4 for name in DIALECTS}
    best = max(means, key=lambda name: means[name])
    assert "refuted" not in figure.verdicts(wording.format(name=best) + ".")


@settings(max_examples=25)
@given(st.randoms(use_true_random=False), st.sampled_from(BOUNDS))
def test_a_mean_has_bounds(random: Random, wording: str) -> None:
    figure = harvests(random)
    name, line, others = _line(random)
    values = figure.row(name) if line == "row" else figure.column(name)
    mean = sum(values) / len(values)
    for number, wrong in ((mean + 5, "refuted"), (mean - 5, "supported")):
        said = wording.format(
            name=name, line=line, others=others, count=COUNTS[len(values)], number=f"{number:.0f}"
        )
        assert wrong not in figure.verdicts(said + "."), said


PLAIN = (
    ("Adding all fruits together, Hilltop yields more crates than Brookside.", "refuted"),
    ("Adding all fruits together, Brookside yields more crates than Hilltop.", "supported"),
    ("Adding up its five fruits, Hilltop arrives at 150 crates.", "supported"),
    ("Adding up its five fruits, Hilltop arrives at 180 crates.", "refuted"),
    ("On average a fruit brings Hilltop about 30 crates.", None),
    ("Hilltop averages between 20 and 35 crates.", "supported"),
    ("Hilltop averages between 35 and 50 crates.", "refuted"),
    ("Among all orchards, Hilltop has the lowest average over the fruits.", None),
    # of others than those of the figure, or of some of them
    ("Adding up its three southern plots, Hilltop arrives at 180 crates.", None),
    ("Summed over the three sweetest fruits, Hilltop comes to 40 crates.", None),
    ("Averaged over the dry years, Hilltop is ahead of Brookside.", None),
)


@pytest.mark.parametrize(("sentence", "verdict"), PLAIN)
def test_plain_sums(sentence: str, verdict: str | None) -> None:
    figure = harvests(Random(5))
    for at, fruit in enumerate(FRUITS):
        figure.values["Hilltop", fruit] = (10.0, 20.0, 30.0, 40.0, 50.0)[at]
        figure.values["Brookside", fruit] = (60.0, 10.0, 50.0, 20.0, 70.0)[at]
    found = figure.verdicts(sentence)
    assert "refuted" not in found if verdict is None else verdict in found

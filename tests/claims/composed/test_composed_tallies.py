"""Tallies and bounds: how many pass a test, where, and which ones they are said to be."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from amounts_told import DIALECTS, FRUITS, ORCHARDS, Figure, harvests, transfers
from hypothesis import given, settings
from hypothesis import strategies as st

NUMBERS = ("zero", "one", "two", "three", "four", "five", "six")
IN_LINES = (
    "In {place}, {count} of the five {others} exceed {limit} crates",
    "{count} {others} alone ever pass {limit} crates in {place}",
    "{place} is passed with more than {limit} crates by {count} {others}",
    "In only {count} of the five {others} does {place} stay above {limit} crates",
)
NESTED = (
    "Every orchard includes at least {count} fruits with more than {limit} crates",
    "In every orchard, at least {count} fruits have more than {limit} crates",
    "Every orchard has at least {count} fruits above {limit} crates",
)
FOREIGN = (
    "When {name} is the target, {count} models trained elsewhere exceed {limit}",
    "{count} of the four foreign models bring the {name} test above {limit}",
)
PAIRS = (
    ("None of the orchards falls under {one} on {first} or under {two} on {second}", min, 0),
    ("All orchards stay above {one} on {first} and above {two} on {second}", min, -1),
)


@settings(max_examples=25)
@given(st.randoms(use_true_random=False), st.sampled_from(IN_LINES))
def test_so_many_of_a_line_pass(random: Random, wording: str) -> None:
    figure = harvests(random)
    name, others = random.choice(((random.choice(ORCHARDS), "fruits"), (random.choice(FRUITS), "orchards")))
    values = sorted(figure.row(name) if name in ORCHARDS else figure.column(name))
    number = random.randint(2, 4)
    limit, best = values[-number - 1], values[-number]
    if best - limit < 2:
        return
    for told, wrong in ((number, "refuted"), (number - 1, "supported")):
        said = wording.format(place=name, others=others, count=NUMBERS[told], limit=f"{limit + 1:.0f}")
        assert wrong not in figure.verdicts(_begun(said)), said


@settings(max_examples=25)
@given(st.randoms(use_true_random=False), st.sampled_from(NESTED))
def test_so_many_pass_in_each_line(random: Random, wording: str) -> None:
    figure = harvests(random)
    number = random.randint(1, 3)
    limit = int(min(sorted(figure.row(name))[-number] for name in ORCHARDS)) - 1
    right = wording.format(count=NUMBERS[number], limit=limit)
    assert "refuted" not in figure.verdicts(right + "."), right
    wrong = wording.format(count=NUMBERS[number], limit=limit + 40)
    assert "supported" not in figure.verdicts(wrong + "."), wrong


@settings(max_examples=25)
@given(st.randoms(use_true_random=False), st.sampled_from(FOREIGN))
def test_so_many_foreign_ones_pass(random: Random, wording: str) -> None:
    figure = transfers(random)
    name = random.choice(DIALECTS)
    limit = random.randint(45, 70) / 100
    number = sum(value > limit for value in figure.column(name, False))
    if number < 2:
        return
    right = wording.format(name=name, count=NUMBERS[number], limit=figure.show(limit))
    assert "refuted" not in figure.verdicts(_begun(right)), right


@settings(max_examples=25)
@given(st.randoms(use_true_random=False), st.sampled_from(PAIRS))
def test_bounds_share_what_they_are_said_of(
    random: Random, pair: tuple[str, Callable[[list[float]], float], int]
) -> None:
    figure = harvests(random)
    wording, end, room = pair
    first, second = random.sample(FRUITS, 2)
    lows = [end(figure.column(name)) + room for name in (first, second)]
    for more, wrong in ((0, "refuted"), (9, "supported")):
        one, two = (f"{low + more:.0f}" for low in lows)
        said = wording.format(one=one, two=two, first=first, second=second)
        assert wrong not in figure.verdicts(said + "."), said


PLAIN = (
    ("Three of the five fruits exceed 25 crates in Hilltop.", "supported"),
    ("Every orchard includes at least two fruits with more than 25 crates.", "refuted"),
    ("Every orchard includes at least one fruit with more than 25 crates.", "supported"),
    ("Plums are passed with more than 25 crates by two orchards.", "refuted"),
    ("None of the orchards falls under 12 on Apples or under 12 on Pears.", "refuted"),
    ("None of the orchards falls under 10 on Apples or under 10 on Pears.", "supported"),
    ("Every fruit from Plums onward includes at least four orchards with more than 25 crates.", "supported"),
    ("Every fruit from Plums onward includes at least five orchards with more than 25 crates.", "refuted"),
    ("Five orchards manage at least 50 crates for some fruit.", None),
    ("Two orchards manage at least 20 crates for some fruit.", "refuted"),
    ("For Plums, two of the five orchards end up above 25 crates.", "refuted"),
    ("For Plums, four of the five orchards end up above 25 crates.", "supported"),
    # of a part of them that nobody knows, and of percent where crates are counted
    ("Three old fruits exceed 25 crates in Hilltop.", None),
    ("Hilltop stays below 9% for every fruit.", None),
    ("All fruits make up less than 30% in Hilltop.", None),
)


def _plain() -> Figure:
    figure = harvests(Random(1))
    for orchard in ORCHARDS:
        for at, fruit in enumerate(FRUITS):
            figure.values[orchard, fruit] = (10.0, 20.0, 30.0, 40.0, 50.0)[at]
    for fruit in FRUITS:
        figure.values["Brookside", fruit] = 11.0 if fruit != "Quinces" else 90.0
    return figure


@pytest.mark.parametrize(("sentence", "verdict"), PLAIN)
def test_plain_tallies(sentence: str, verdict: str | None) -> None:
    found = _plain().verdicts(sentence)
    assert "refuted" not in found if verdict is None else verdict in found


def _begun(sentence: str) -> str:
    return f"{sentence[0].upper()}{sentence[1:]}."

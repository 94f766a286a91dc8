"""Spans: a place and the two ends of its values, in any words."""

from __future__ import annotations

from random import Random

import pytest
from amounts_told import DIALECTS, FRUITS, ORCHARDS, harvests, transfers
from hypothesis import given, settings
from hypothesis import strategies as st

OF_LINES = (
    "{place} extends from {low} at its lowest to {high} at its highest",
    "Values in {place} run from a minimum of {low} up to {high}",
    "In {place}, the values lie between {low} and {high}",
    "All values of {place} fall in the interval from {low} to {high}",
    "All figures of {place} are found within the interval from {low} to {high}",
    "The entries in {place} are limited to {low}–{high}",
)
REACHED = 2  # of these, so many also say that the ends are reached
FOREIGN = (
    "Cross-domain results of the {name} model run from {low} up to {high}",
    "Apart from its in-domain entry, the {name} row is limited to {low}–{high}",
    "With the exception of the diagonal cell, the {name} row lies between {low} and {high}",
)


@settings(max_examples=40)
@given(st.randoms(use_true_random=False), st.sampled_from(OF_LINES))
def test_a_span_of_a_line_holds_where_the_ends_are_its_own(random: Random, wording: str) -> None:
    figure = harvests(random)
    name = random.choice((*ORCHARDS, *FRUITS))
    place = f"the {name} row" if name in ORCHARDS else f"the {name} column"
    values = figure.row(name) if name in ORCHARDS else figure.column(name)
    low, high = min(values), max(values)
    place = place.capitalize().replace(name.lower(), name) if wording.startswith("{place}") else place
    right = wording.format(place=place, low=figure.show(low), high=figure.show(high))
    assert "refuted" not in figure.verdicts(right + "."), right
    narrow = wording.format(place=place, low=figure.show(low + 3), high=figure.show(high))
    if low + 3 < high:
        assert "supported" not in figure.verdicts(narrow + "."), narrow


@settings(max_examples=40)
@given(st.randoms(use_true_random=False), st.sampled_from(FOREIGN))
def test_a_span_may_leave_the_diagonal_aside(random: Random, wording: str) -> None:
    figure = transfers(random)
    name = random.choice(DIALECTS)
    low, high = min(figure.row(name, False)), max(figure.row(name, False))
    if high - low < 0.06:
        return
    right = wording.format(name=name, low=figure.show(low), high=figure.show(high))
    assert "refuted" not in figure.verdicts(right + "."), right
    wrong = wording.format(name=name, low=figure.show(low), high=figure.show(high - 0.03))
    assert "supported" not in figure.verdicts(wrong + "."), wrong


PLAIN = (
    ("The Hilltop row extends from 20 at its lowest to 90 at its highest.", "supported"),
    ("The Hilltop row extends from 10 at its lowest to 90 at its highest.", "refuted"),
    ("All figures of the Hilltop row are found within the interval from 20 to 90.", "supported"),
    ("All figures of the Hilltop row are found within the interval from 30 to 90.", "refuted"),
    ("Without Plums, the Hilltop row stays between 20 and 60.", "supported"),
    ("Hilltop accounts for between 20 and 90 crates.", "supported"),
    ("Hilltop accounts for between 30 and 90 crates.", "refuted"),
    # distances, and the ends of a course
    ("The Hilltop row and the Eastgate row lie between 10 and 30 crates apart.", None),
    ("The Hilltop row goes from 20 to 60.", None),
)


@pytest.mark.parametrize(("sentence", "verdict"), PLAIN)
def test_plain_spans(sentence: str, verdict: str | None) -> None:
    figure = harvests(Random(3))
    for at, fruit in enumerate(FRUITS):
        figure.values["Hilltop", fruit] = (20.0, 40.0, 90.0, 50.0, 60.0)[at]
    found = figure.verdicts(sentence)
    assert "refuted" not in found if verdict is None else verdict in found

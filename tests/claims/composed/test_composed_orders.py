"""Orders: who comes first, second and third, who is ahead of all others, where lines peak, who shares a place."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from amounts_told import DIALECTS, Figure
from hypothesis import given, settings
from hypothesis import strategies as st

RANKED = (
    "On {where}, {a} is followed by {b}, with {c} in third place",
    "The best {thing} on {where} is {a}, with {b} coming next",
    "On {where}, {c} is placed third behind {a} and {b}",
    "On {where}, {c} is placed third after {b} and {a}",
    "Sorted from best to worst on {where}, the {thing}s rank {a} > {b} > {c} > {d}",
    "The three {thing}s that do best on {where} are {b}, {a} and {c}",
    "If {where} is the target, {a} is the best {thing}",
    "Among all {thing}s, {a} is the best one on {where}",
    "On {where}, {b} is less successful than {a}",
    "When {where} is used, {a} beats {b}",
)
HIGHEST = (
    "Sorted by {where}, the {thing}s are {a}, {b}, {c} and {d}",
    "{a} has the highest {where} {measure} of the entire line-up",
    "{a} reaches a higher {measure} on {where} than what {b} gets there",
    "On {where}, {d} < {c} < {b} < {a}",
)
SHARED = (
    "{a} and {b} share first place on {where}",
    "{a} and {b} share the top position on {where}",
    "On {where}, {b} and {a} share the highest {measure}",
)
PEAKS = (
    "All four {thing}s, without a single exception, find their highest {measure} in the {where} column",
    "All rows have their highest {measure} at {where}",
)
ORCHARDS = ("Hilltop", "Brookside", "Millfield", "Eastgate")
FRUITS = ("Apples", "Pears", "Plums", "Cherries", "Quinces")
SIEVES = ("Fine", "Coarse", "Mesh", "Woven")
DUSTS = ("Flour", "Cement", "Pollen", "Soot", "Chalk")


def _drawn(random: Random, low: int, high: int, scale: float) -> list[float]:
    return [number * scale for number in random.sample(range(low, high), 20)]


def _figure(random: Random, losses: bool) -> Figure:
    """Scores, of which more is better, or losses, of which less is."""
    rows, columns = (SIEVES, DUSTS) if losses else (ORCHARDS, FRUITS)
    names = ("Sieve", "Dust") if losses else ("Orchard", "Fruit")
    told = "Loss (lower is better)" if losses else "Quality score"
    numbers = _drawn(random, 101, 399, 0.01) if losses else _drawn(random, 12, 96, 1.0)
    pairs = [(row, column) for row in rows for column in columns]
    head = (
        f"## Heatmap: {'Loss' if losses else 'Quality Scores'} by {names[0]} and {names[1]}\n\n"
        f"- **Y-axis ({names[0]}):** {', '.join(rows)}\n- **X-axis ({names[1]}):** {', '.join(columns)}\n"
        f"- **Legend ({told}):** light blue ({1.0 if losses else 10}) to dark blue ({4.0 if losses else 96})\n"
    )
    return Figure(head, rows, columns, dict(zip(pairs, numbers, strict=True)), 2 if losses else 0)


def _said(wording: str, order: Sequence[str], where: str, losses: bool) -> str:
    a, b, c, d = order
    thing, measure = ("sieve", "loss") if losses else ("orchard", "score")
    return wording.format(a=a, b=b, c=c, d=d, where=where, thing=thing, measure=measure) + "."


@settings(max_examples=30, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from(RANKED), st.booleans())
def test_an_order_of_quality_follows_what_is_better(random: Random, wording: str, losses: bool) -> None:
    figure = _figure(random, losses)
    where = random.choice(figure.columns)
    order = sorted(figure.rows, key=lambda row: figure.values[row, where], reverse=not losses)
    right = _said(wording, order, where, losses)
    assert "refuted" not in figure.verdicts(right), right
    wrong = _said(wording, [order[2], order[0], order[3], order[1]], where, losses)
    assert "refuted" in figure.verdicts(wrong), wrong


@settings(max_examples=30, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from(HIGHEST), st.booleans())
def test_an_order_of_sizes_is_that_of_the_values(random: Random, wording: str, losses: bool) -> None:
    figure = _figure(random, losses)
    where = random.choice(figure.columns)
    order = sorted(figure.rows, key=lambda row: figure.values[row, where], reverse=True)
    right = _said(wording, order, where, losses)
    assert "refuted" not in figure.verdicts(right), right
    wrong = _said(wording, [order[2], order[0], order[3], order[1]], where, losses)
    assert "supported" not in figure.verdicts(wrong), wrong


@settings(max_examples=30, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from(SHARED))
def test_a_shared_place_needs_equal_values(random: Random, wording: str) -> None:
    figure = _figure(random, False)
    where = random.choice(figure.columns)
    order = sorted(figure.rows, key=lambda row: figure.values[row, where], reverse=True)
    said = _said(wording, order, where, False)
    assert "refuted" in figure.verdicts(said), said
    figure.values[order[1], where] = figure.values[order[0], where]
    assert "refuted" not in figure.verdicts(said), said


@settings(max_examples=20, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from(PEAKS))
def test_every_line_peaks_where_it_is_said(random: Random, wording: str) -> None:
    figure = _figure(random, False)
    where = random.choice(figure.columns)
    for row in figure.rows:
        figure.values[row, where] = max(figure.row(row)) + (figure.values[row, where] < max(figure.row(row)))
    said = _said(wording, figure.rows, where, False)
    assert "refuted" not in figure.verdicts(said), said
    figure.values[figure.rows[2], where] = min(figure.row(figure.rows[2])) - 1
    assert "refuted" in figure.verdicts(said), said


@settings(max_examples=30, deadline=None)
@given(st.randoms(use_true_random=False))
def test_columns_that_are_named_are_those_in_which_it_holds(random: Random) -> None:
    figure = _figure(random, False)
    one, two = random.sample(figure.rows, 2)
    ahead = [c for c in figure.columns if figure.values[one, c] > figure.values[two, c]]
    if len(ahead) != 2:
        return
    behind = [column for column in figure.columns if column not in ahead][:2]
    for named, verdict in ((ahead, "supported"), (behind, "refuted")):
        said = f"{one} outperforms {two} in just two of the five columns, namely {named[0]} and {named[1]}."
        assert figure.verdicts(said) & {"supported", "refuted"} <= {verdict}, said


def _transfer(pairs: dict[tuple[str, str], float]) -> Figure:
    values = {(row, column): 0.5 for row in DIALECTS for column in DIALECTS}
    values |= {(name, name): 0.9 for name in DIALECTS}
    values |= pairs
    head = (
        "## Heatmap: Transfer Between Dialects\n\n"
        f"- **Y-axis (Training dialect):** {', '.join(DIALECTS)}\n- **X-axis (Test dialect):** {', '.join(DIALECTS)}\n"
        "- **Color scale (Accuracy):** pale yellow (0.35) to dark blue (1.00). Darker is higher.\n"
    )
    return Figure(head, DIALECTS, DIALECTS, values, 2)


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("The transfer from Saxon to Frisian lags behind the opposite direction.", "supported"),
        ("The transfer from Frisian to Saxon lags behind the opposite direction.", "refuted"),
        ("Transferring from Saxon to Frisian is less successful than from Bavarian to Frisian.", "supported"),
        ("Transferring from Bavarian to Frisian is less successful than from Saxon to Frisian.", "refuted"),
        ("The palest cell can be seen where Tyrolean meets Alsatian.", "supported"),
        ("The palest cell can be seen where Saxon meets Frisian.", "refuted"),
        ("Among the foreign models, Tyrolean is the best one on Frisian.", "refuted"),
    ],
)
def test_frames_name_places_in_plain_words(sentence: str, verdict: str) -> None:
    figure = _transfer(
        {
            ("Saxon", "Frisian"): 0.45,
            ("Frisian", "Saxon"): 0.7,
            ("Bavarian", "Frisian"): 0.65,
            ("Tyrolean", "Alsatian"): 0.38,
        }
    )
    assert figure.verdicts(sentence) & {"supported", "refuted"} == {verdict}


MUSHROOMS = ("Morel", "Chanterelle", "Bolete", "Truffle")
COUNTS = ((80, 12, 7, 1), (15, 70, 13, 2), (9, 18, 66, 7), (0, 3, 2, 95))


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Among all errors, Bolete images labelled as Chanterelle are the most numerous.", "supported"),
        ("Among all errors, Morel images labelled as Chanterelle are the most numerous.", "refuted"),
        ("When the model errs on Bolete images, it chooses Chanterelle more often than Morel.", "supported"),
        ("When the model errs on Bolete images, it chooses Morel more often than Chanterelle.", "refuted"),
        (
            "In terms of correctly identified images, Truffle is followed by Morel, with Chanterelle in third place.",
            "supported",
        ),
        (
            "In terms of correctly identified images, Truffle is followed by Bolete, with Morel in third place.",
            "refuted",
        ),
    ],
)
def test_orders_of_counted_errors(sentence: str, verdict: str) -> None:
    pairs = [(row, column) for row in MUSHROOMS for column in MUSHROOMS]
    numbers = [float(number) for row in COUNTS for number in row]
    head = (
        "## Confusion Matrix of Mushrooms\n\n"
        f"- **Y-axis (True class):** {', '.join(MUSHROOMS)}\n"
        f"- **X-axis (Predicted class):** {', '.join(MUSHROOMS)}\n"
        "- **Legend:** number of images, white (0) to dark blue (100)\n"
    )
    figure = Figure(head, MUSHROOMS, MUSHROOMS, dict(zip(pairs, numbers, strict=True)), 0)
    other = {"supported": "refuted", "refuted": "supported"}[verdict]
    assert other not in figure.verdicts(sentence)
    if verdict == "refuted":
        assert "refuted" in figure.verdicts(sentence)


def test_a_square_may_be_sorted_by_one_of_its_own_labels() -> None:
    figure = _transfer(
        {
            ("Saxon", "Frisian"): 0.8,
            ("Bavarian", "Frisian"): 0.7,
            ("Tyrolean", "Frisian"): 0.6,
            ("Frisian", "Bavarian"): 0.55,
            ("Frisian", "Tyrolean"): 0.45,
        }
    )
    right = "Sorted by Frisian, the models are Frisian, Saxon, Bavarian, Tyrolean, Alsatian."
    wrong = "Sorted by Frisian, the models are Frisian, Tyrolean, Saxon, Bavarian, Alsatian."
    assert figure.verdicts(right) == {"supported"}
    assert "refuted" in figure.verdicts(wrong)

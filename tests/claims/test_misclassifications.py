"""Errors between the classes of a confusion matrix: never, only, between, of these, so many times."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import WORDS, said

import heatparse

FEW = settings(max_examples=25, deadline=None)
BIRDS = ("wren", "robin", "finch", "crow", "owl")
PLURALS = ("wrens", "robins", "finches", "crows", "owls")
Counts = tuple[tuple[int, ...], ...]


def described(counts: Counts, sentence: str, rest: bool = False) -> str:
    """A confusion matrix as a table, or as a list of its cells that are not zero."""
    lines = [
        "## Heatmap: Bird Call Confusion Matrix", "A confusion matrix of a bird call classifier.",
        "### Components/Axes", f"- **Y-axis (True species):** {', '.join(BIRDS)}",
        f"- **X-axis (Predicted species):** {', '.join(BIRDS)}", "- **Color scale:** from 0 (white) to 99 (green)",
        "### Data",
    ]  # fmt: skip
    if rest:
        cells = [
            (a, b, counts[i][j]) for i, a in enumerate(BIRDS) for j, b in enumerate(BIRDS) if counts[i][j]
        ]
        lines += [f"- ({a}, {b}): {value}" for a, b, value in cells]
        lines += ["", "All other cells have a count of 0."]
    else:
        lines += ["| True | " + " | ".join(BIRDS) + " |", "|---" * 6 + "|"]
        lines += [
            f"| {bird} | " + " | ".join(map(str, row)) + " |" for bird, row in zip(BIRDS, counts, strict=True)
        ]
    return "\n".join([*lines, "### Key Observations", f"- {sentence}"])


def verdicts(counts: Counts, sentence: str, rest: bool = False) -> set[str]:
    return set(said(described(counts, sentence, rest))) - {"undecidable"}


@st.composite
def matrices(draw: st.DrawFn) -> Counts:
    errors = st.sampled_from((0, 0, 0, 1, 2, 3, 5, 7))
    return tuple(
        tuple(draw(st.integers(40, 99)) if i == j else draw(errors) for j in range(5)) for i in range(5)
    )


def expected(truth: bool) -> set[str]:
    return {"supported" if truth else "refuted"}


@FEW
@given(counts=matrices(), one=st.integers(0, 4), rest=st.booleans())
def test_a_class_without_errors(counts: Counts, one: int, rest: bool) -> None:
    bird, flawless = BIRDS[one], not sum(counts[one]) - counts[one][one]
    for sentence in (
        f"{bird.title()} is never misclassified.", f"No {bird} is misclassified.",
        f"{PLURALS[one].title()} are never misclassified.",
        f"Not a single {bird} clip is misclassified.", f"The classifier makes no mistakes on {bird}.",
        f"All {PLURALS[one]} are classified correctly.", f"The class {bird} is recognized without error.",
    ):  # fmt: skip
        assert verdicts(counts, sentence, rest) == expected(flawless), sentence


@FEW
@given(counts=matrices(), one=st.integers(0, 4))
def test_the_only_class_without_errors(counts: Counts, one: int) -> None:
    flawless = [i for i in range(5) if sum(counts[i]) == counts[i][i]]
    for sentence in (
        f"{BIRDS[one].title()} is the only class without any error.",
        f"{BIRDS[one].title()} is the only species that is never misclassified.",
    ):
        assert verdicts(counts, sentence) == expected(flawless == [one]), sentence


@FEW
@given(counts=matrices(), pair=st.permutations(range(5)), rest=st.booleans())
def test_what_is_never_taken_for_what(counts: Counts, pair: list[int], rest: bool) -> None:
    one, two, three = pair[:3]
    a, b, c = BIRDS[one], BIRDS[two], BIRDS[three]
    sentences = {
        f"{a.title()} is never predicted as {b}.": not counts[one][two],
        f"No {a} is ever taken for {b}.": not counts[one][two],
        f"The classifier never mistakes a {a} for a {b}.": not counts[one][two],
        f"{a.title()} is never predicted as {b} or {c}.": not counts[one][two] + counts[one][three],
        f"No confusion occurs between {a} and {b}.": not counts[one][two] + counts[two][one],
        f"There is no confusion between {a} and {b}, in either direction.": not counts[one][two]
        + counts[two][one],
    }
    for sentence, truth in sentences.items():
        assert verdicts(counts, sentence, rest) == expected(truth), sentence


@FEW
@given(counts=matrices(), pair=st.permutations(range(5)), shift=st.sampled_from((0, 0, 1)))
def test_how_many_are_taken_for_what(counts: Counts, pair: list[int], shift: int) -> None:
    one, two = pair[:2]
    number = counts[one][two] + shift
    if not 1 < number < len(WORDS):
        return
    a, b = BIRDS[one], BIRDS[two]
    for sentence in (
        f"{WORDS[number].title()} {PLURALS[one]} are misclassified as {b}.",
        f"{number} clips of {a} are predicted as {b}.",
        f"{WORDS[number].title()} {a} clips are labelled {b}.", f"{a.title()} is taken for {b} {number} times.",
    ):  # fmt: skip
        assert verdicts(counts, sentence) == expected(not shift), sentence


@FEW
@given(counts=matrices(), pair=st.permutations(range(5)), shift=st.sampled_from((0, 1)))
def test_the_reverse_error(counts: Counts, pair: list[int], shift: int) -> None:
    one, two = pair[:2]
    first, back = counts[one][two], counts[two][one] + shift
    if first < 2 or not back or back == first:
        return
    a, b = BIRDS[one].title(), BIRDS[two]
    sentence = f"{a} is taken for {b} {first} times, while the reverse error occurs {back} times."
    assert verdicts(counts, sentence) == ({"supported", "refuted"} if shift else {"supported"})


@FEW
@given(counts=matrices(), one=st.integers(0, 4), shift=st.sampled_from((0, 1)))
def test_what_is_predicted_as_a_class(counts: Counts, one: int, shift: int) -> None:
    told = [(counts[i][one] + shift * (i == one), PLURALS[i]) for i in range(5) if counts[i][one]]
    parts = ", ".join(f"{number} are {birds}" for number, birds in told)
    sentence = f"Of the clips predicted as {BIRDS[one]}, {parts}."
    assert ("refuted" in verdicts(counts, sentence)) is bool(shift)
    held = [BIRDS[i] for i in range(5) if counts[i][one]]
    if len(held) > 1:
        sentence = f"Everything predicted as {BIRDS[one]} is a {' or a '.join(held)}."
        assert verdicts(counts, sentence) == {"supported"}
        sentence = f"Everything predicted as {BIRDS[one]} is a {' or a '.join(held[1:])}."
        assert verdicts(counts, sentence) == {"refuted"}


@FEW
@given(counts=matrices(), one=st.integers(0, 4), shift=st.sampled_from((0, 1)))
def test_all_errors_of_a_class(counts: Counts, one: int, shift: int) -> None:
    errors = sum(counts[one]) - counts[one][one] + shift
    if errors > 1:
        sentence = f"{BIRDS[one].title()} is misclassified {errors} times in total."
        assert verdicts(counts, sentence) == expected(not shift)
    hits = counts[one][one] + shift
    for sentence in (
        f"{BIRDS[one].title()} has {hits} correct predictions.",
        f"{hits} {PLURALS[one]} are recognized correctly.",
    ):
        assert verdicts(counts, sentence) == expected(not shift), sentence


@pytest.mark.parametrize(
    "sentence",
    [
        "Wren is hardly ever misclassified.", "Wren may never be misclassified.",
        "Wren is almost never taken for robin.",
        "With more training data, wren is never misclassified.", "Nearly all wrens are classified correctly.",
        "No other class is confused with crow.", "The class owl is not the only class with errors.",
        "Of the clips predicted as owl by the second model, 20 are owls.",
        "Two of the three wren clips are taken for robins.",
    ],
)  # fmt: skip
def test_what_leaves_room_is_not_refuted(sentence: str) -> None:
    counts = tuple(tuple(50 if i == j else 4 for j in range(5)) for i in range(5))
    assert "refuted" not in verdicts(counts, sentence)


ERRORS = [
    "**Most Frequent Error**: {a} items predicted as {b} ({v}), followed by {c} items predicted as {d} ({w}).",
    "The most frequent error is {a} predicted as {b} ({v}), followed by {c} predicted as {d} ({w}).",
]


@pytest.mark.parametrize("form", ERRORS)
@pytest.mark.parametrize("swapped", [False, True])
@settings(max_examples=15, deadline=None)
@given(values=st.lists(st.integers(2, 60), min_size=6, max_size=6, unique=True))
def test_one_error_behind_another(form: str, swapped: bool, values: list[int]) -> None:
    labels = ("Kept", "Moved", "Lost")
    cells = [(a, b) for a in labels for b in labels if a != b]
    counts = dict(zip(cells, values, strict=True))
    first, second, third = sorted(counts, key=counts.__getitem__, reverse=True)[:3]
    told = third if swapped else second
    sentence = form.format(a=first[0], b=first[1], v=counts[first], c=told[0], d=told[1], w=counts[told])
    rows = "".join(
        f"- **{a} row**:\n" + "".join(f"  - Predicted {b}: {counts.get((a, b), 90)}\n" for b in labels)
        for a in labels
    )
    text = (
        "## Confusion Matrix: Status\n### Overview\nA confusion matrix.\n### Components/Axes\n"
        f"- **Rows (True Label)**: {', '.join(labels)}\n- **Columns (Predicted Label)**: {', '.join(labels)}\n"
        f"### Detailed Analysis\n{rows}### Key Observations\n1. {sentence}\n"
    )
    found = {claim.verdict for claim in heatparse.check(text).claims if claim.kind == "ranking"}
    assert found == {"refuted" if swapped else "supported"}

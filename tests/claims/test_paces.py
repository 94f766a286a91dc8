"""Courses told step by step, along rows and columns, and those that turn somewhere."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import said

FEW = settings(max_examples=25, deadline=None)
SIZES = ("8", "16", "32", "64")


def verdicts(values: list[list[int]], sentence: str, sizes: tuple[str, ...] = SIZES) -> set[str]:
    """The verdicts of the trends of a sentence about scores by model and size."""
    names = ("Alpha", "Beta", "Gamma")
    rows = [
        f"| {name} | " + " | ".join(f"0.{value:02}" for value in row) + " |"
        for name, row in zip(names, values, strict=True)
    ]
    description = "\n".join([
        "# Heatmap: Scores by Length", "", f"- **X-axis**: Length: {', '.join(sizes)}",
        f"- **Y-axis**: Model: {', '.join(names)}", "- **Color scale**: from 0 to 1", "",
        f"| Model | {' | '.join(sizes)} |", "|---|---|---|---|---|", *rows, "", "## Observations", "", f"* {sentence}",
    ])  # fmt: skip
    return set(said(description, "trend"))


def lines(unique: bool = True) -> st.SearchStrategy[list[list[int]]]:
    line = st.lists(st.integers(1, 99), min_size=4, max_size=4, unique=unique)
    rising = line.map(sorted)
    return st.lists(st.one_of(rising, rising, line), min_size=3, max_size=3)


@FEW
@given(
    values=lines(),
    wording=st.sampled_from([
        "The score rises with every increase of the length.", "With each increase of the length, the score rises.",
        "In every row, the score rises from column to column.", "Every further step in length improves the score.",
        "The score rises with each doubling of the length.",
    ]),
)  # fmt: skip
def test_step_by_step(values: list[list[int]], wording: str) -> None:
    holds = all(two > one for row in values for one, two in pairwise(row))
    found = verdicts(values, wording)
    assert found == {"supported"} if holds else "supported" not in found


@FEW
@given(values=lines(), order=st.booleans())
def test_along_rows_and_down_columns(values: list[list[int]], order: bool) -> None:
    columns = [list(column) for column in zip(*values, strict=True)]
    ways = [[two - one for line in group for one, two in pairwise(line)] for group in (values, columns)]
    sentence = (
        "The score steadily rises along each row and down each column."
        if order
        else "In every row the score steadily rises to the right, and in every column it steadily rises to the bottom."
    )
    found = verdicts(values, sentence)
    expected = {
        "supported" if min(steps) > 0 else "undecidable" if min(steps) == 0 else "refuted" for steps in ways
    }
    assert found <= expected | {"undecidable"}
    assert found == expected or (not order and "refuted" in expected)  # what "it" is may be another thing


@pytest.mark.parametrize("sentence", [
    "The score rises along each row and falls down each column.",
    "In every row the score rises to the right, and in every column it falls to the bottom.",
])  # fmt: skip
def test_each_kind_of_line_has_its_own_way(sentence: str) -> None:
    assert verdicts([[50, 60, 70, 80], [40, 50, 60, 70], [30, 40, 50, 60]], sentence) == {"supported"}


@FEW
@given(
    values=lines(),
    wording=st.sampled_from(["first falls and then rises", "initially falls and then rises again"]),
)
def test_where_it_turns_is_not_told(values: list[list[int]], wording: str) -> None:
    found = verdicts(values, f"In every row, the score {wording} as the length grows.")
    lowest = [row.index(min(row)) for row in values]
    turns = all(
        0 < at < 3 and row[: at + 1] == sorted(row[: at + 1], reverse=True) and row[at:] == sorted(row[at:])
        for at, row in zip(lowest, values, strict=True)
    )
    one_way = any(row in (sorted(row), sorted(row, reverse=True)) for row in values)
    other_way = any(  # rises first, falls last, and is lowest at an end
        row[0] < row[1] and row[2] > row[3] and at in (0, 3) for at, row in zip(lowest, values, strict=True)
    )
    assert found == {"supported" if turns else "refuted" if one_way or other_way else "undecidable"}


@pytest.mark.parametrize("sentence", [
    "In every row, the score rises and falls.", "With increasing length, the score falls at some point.",
    "In every row, the score rises with the length and falls with the cost.",
])  # fmt: skip
def test_two_motions_need_not_follow_each_other(sentence: str) -> None:
    assert "refuted" not in verdicts([[10, 20, 30, 40], [20, 30, 40, 50], [30, 40, 50, 60]], sentence)

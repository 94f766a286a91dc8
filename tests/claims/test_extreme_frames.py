"""Frames of statements about extremes and orders: one frame, every place and number, true and false."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from heatparse import check

HERBS = ["Basil", "Mint 7B", "Sage", "Thyme 2", "Dill"]
PLOTS = ["Plot 1", "Plot 2", "Plot 3", "Plot 4"]
KINDS = {"extremum", "ranking", "diagonal"}
Grid = dict[str, dict[str, int]]
HIGH = {"top": "highest", "end": "maximum"}
LOW = {"top": "lowest", "end": "minimum"}

# Who is first in a column; {w} holds the place, {n} is what it holds, {c} the column.
IN_COLUMN = [
    "The herb with the {top} score is {w} on {c}.",
    "The {end} is at {w} when it comes to {c}.",
    "The {top} score on {c} is {w}'s.",
    "{w} stands out as the {top} on {c} with {n}.",
    "If we look at {c}, {w} has the {top} score.",
    "On {c}, it is {w} that has the {top} score.",
    "{w} accounts for the {top} score on {c}.",
    "{w}, by contrast, has the {top} score on {c}.",
]
# Where a row has its extreme.
IN_ROW = [
    "{w} reaches {n} on {c}, the {top} value of its row.",
    "{w} reaches {n} on {c}, which is the {top} value of that row.",
    "{w} varies a lot; its {end} lies at {c}.",
    "{w} ranges widely, with a {end} of {n} on {c}.",
    "{w} starts at {first} on Plot 1, and its {end} lies at {c}.",
    "**{w}:** The {top} value is at {c} ({n}).",
    "The {end} in the {w} row occurs on {c}.",
]
# The best cells of all, one behind the other.
IN_ORDER = [
    "The {top} score is {a} ({an}), followed by {b} ({bn}) and {d} ({dn}).",
    "The {top} cell is {a} with {an}; next is {b} with {bn}.",
    "The {top} score is {an} for {a}, followed by {bn} for {b}.",
    "Behind {a} ({an}), the second {top} score is {b} ({bn}).",
]
CELLS = ["{w} on {c}", "({w}, {c})", "{w} → {c}"]


def _grid(seed: int) -> Grid:
    numbers = iter(random.Random(seed).sample(range(110, 990), 20))
    return {herb: {plot: next(numbers) for plot in PLOTS} for herb in HERBS}


def _verdicts(grid: Grid, statement: str) -> set[str]:
    rows = [f"| {herb} | " + " | ".join(map(str, line.values())) + " |" for herb, line in grid.items()]
    head = ["# Heatmap: Score by herb and plot", "", f"| Herb | {' | '.join(PLOTS)} |", "|---" * 5 + "|"]
    text = "\n".join([*head, *rows, "", "## Observations", "", f"* {statement}", ""])
    return {c.verdict for c in check(text).claims if c.kind in KINDS} - {"undecidable"}


def _middle(grid: Grid, cells: list[tuple[str, str]]) -> tuple[str, str]:
    """A cell that is neither the first nor the last of its row or its column."""
    for herb, plot in cells:
        column, row = [line[plot] for line in grid.values()], list(grid[herb].values())
        if grid[herb][plot] not in (max(row), min(row), max(column), min(column)):
            return herb, plot
    return cells[len(cells) // 2]


def _told(grid: Grid, frame: str, ends: dict[str, str], true: bool, seed: int) -> str:
    sign = -1 if ends is HIGH else 1
    if frame in IN_ORDER:
        cells = sorted(((h, p) for h in HERBS for p in PLOTS), key=lambda cell: sign * grid[cell[0]][cell[1]])
        picked = cells[:3] if true else [cells[0], cells[5], cells[6]]
        told = {}
        for name, (herb, plot) in zip("abd", picked, strict=True):
            told[name] = CELLS[seed % 3].format(w=herb, c=plot)
            told[f"{name}n"] = str(grid[herb][plot])
        return frame.format(**ends, **told)
    herb, plot = HERBS[seed % 5], PLOTS[seed % 4]
    line = [(each, plot) for each in HERBS] if frame in IN_COLUMN else [(herb, each) for each in PLOTS]
    line.sort(key=lambda cell: sign * grid[cell[0]][cell[1]])
    row, column = line[0] if true else _middle(grid, line[1:])
    value = grid[row][column]
    return frame.format(**ends, w=row, c=column, n=value, first=grid[row]["Plot 1"])


def _cases() -> Iterator[tuple[str, bool]]:
    for frame in (*IN_COLUMN, *IN_ROW, *IN_ORDER):
        yield frame, True
        yield frame, False


@pytest.mark.parametrize(("frame", "true"), _cases())
def test_a_frame_is_read_whatever_it_names(frame: str, true: bool) -> None:
    for seed in range(2):
        grid = _grid(seed)
        for ends in (HIGH, LOW):
            statement = _told(grid, frame, ends, true, seed)
            found = _verdicts(grid, statement)
            assert ("refuted" in found) is not true, statement
            assert not true or "supported" in found, statement


def test_an_exception_is_left_out_and_nothing_else() -> None:
    grid = _grid(4)
    grid["Sage"] = {plot: 990 + n for n, plot in enumerate(PLOTS)}
    grid["Basil"]["Plot 3"] = 1200
    frames = [
        "Except on {e}, Sage has the highest score on every plot.",
        "Outside of {e}, Sage has the highest score on every plot.",
        "Sage has the highest score everywhere except on {e}.",
        "Sage has the highest score on all plots except on {e}.",
    ]
    for frame in frames:
        assert _verdicts(grid, frame.format(e="Plot 3")) == {"supported"}, frame
        assert _verdicts(grid, frame.format(e="Plot 1")) == {"refuted"}, frame
    assert _verdicts(grid, "Sage leads both on Plot 1 and on Plot 2.") == {"supported"}
    assert _verdicts(grid, "Sage leads both on Plot 2 and on Plot 3.") == {"refuted"}
    assert _verdicts(grid, "On Plot 1 and Plot 2 alike, Sage has the highest score.") == {"supported"}


@pytest.mark.parametrize("guard", [
    "It seems that {}", "In dry years, {}", "If the smallest plot is left out, {}", "{}, at least in most weeks",
])  # fmt: skip
def test_a_reserve_keeps_a_frame_from_being_refuted(guard: str) -> None:
    grid = _grid(1)
    for frame in (*IN_COLUMN[:3], *IN_ROW[4:7]):
        statement = _told(grid, frame, HIGH, True, 1).rstrip(".")
        assert "refuted" not in _verdicts(grid, guard.format(statement) + "."), statement


def test_the_diagonal_of_each_row() -> None:
    names = ["Fox", "Owl", "Hare"]
    values = [[9, 2, 3], [4, 8, 1], [5, 6, 7]]
    table = ["| True | " + " | ".join(names) + " |", "|---" * 4 + "|"]
    table += [
        f"| {name} | " + " | ".join(map(str, line)) + " |" for name, line in zip(names, values, strict=True)
    ]

    def found(statement: str) -> set[str]:
        text = "\n".join(
            ["# Confusion Matrix: Animals", "", *table, "", "## Observations", "", f"* {statement}", ""]
        )
        return {c.verdict for c in check(text).claims if c.kind in KINDS} - {"undecidable"}

    assert found("Each diagonal cell is the highest of its row.") == {"supported"}
    assert found("Each diagonal cell is the lowest of its row.") == {"refuted"}
    assert found("The diagonal peaks at Fox with 9.") == {"supported"}
    assert "refuted" in found("The diagonal peaks at Owl with 8.")
    assert found("Not counting the diagonal, (Hare, Owl) is the highest cell.") == {"supported"}
    assert found("If the diagonal is ignored, the highest count is (Owl, Fox).") == {"refuted"}

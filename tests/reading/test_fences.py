"""Grids in fences: aligned columns with and without heads, signs between labels and values, ragged rows."""

from __future__ import annotations

import pytest
from test_notations import grid, listed, text

import heatparse

LABELS = {
    "words": (["Ant", "Bee", "Cat", "Dog"], ["Rome", "Oslo", "Bern", "Paris", "Kyiv"]),
    "same": (["Ant", "Bee", "Cat"],) * 2,
    "numbers": (["10", "20", "30"], ["0", "1", "5", "25"]),
    "numbered": (["Layer 3", "Layer 4", "Layer 5"], ["H0", "H1", "H2"]),
}
HEADS = ["", "Start", "S\\\\G"]
SIGNS = ["", "| ", ": ", "= ", "-> "]
KEPT = {
    "all": lambda i, j, n, m: True,
    "one short": lambda i, j, n, m: (i, j) != (n - 1, m - 1),
    "lower": lambda i, j, n, m: j <= i,
    "strictly upper": lambda i, j, n, m: j > i,
}


def aligned(
    labels: tuple[list[str], list[str]], sign: str, head: str | None, kept: str = "all", blank: str = ""
) -> tuple[list[str], dict[tuple[str, str], float]]:
    """The lines of a fence, and the cells that they give; no head line where `head` is None."""
    rows, columns, values = grid(*labels)
    wide = max(map(len, (*rows, head or ""))) + 2
    lines = [] if head is None else [head.ljust(wide) + sign + "".join(c.rjust(7) for c in columns)]
    cells = {}
    for i, (row, line) in enumerate(zip(rows, values)):
        shown = []
        for j, (column, value) in enumerate(zip(columns, line)):
            here = KEPT[kept](i, j, len(rows), len(columns))
            shown.append((value if here else blank).rjust(7))
            if here:
                cells[row, column] = float(value)
        lines.append((row.ljust(wide) + sign + "".join(shown)).rstrip())
    return ["```", *lines, "```"], cells


def assert_cells(labels: tuple[list[str], list[str]], body: list[str], cells: dict) -> None:
    (panel,) = heatparse.parse(text(listed(*labels), body)).panels
    assert {(c.row, c.column): c.value.value for c in panel.cells} == cells
    assert len(panel.cells) == len(cells)


@pytest.mark.parametrize("labels", LABELS)
@pytest.mark.parametrize("sign", SIGNS)
@pytest.mark.parametrize("head", [None, *HEADS])
def test_labels_and_values_with_any_sign_between(head: str | None, sign: str, labels: str) -> None:
    body, cells = aligned(LABELS[labels], sign, head)
    assert_cells(LABELS[labels], body, cells)


@pytest.mark.parametrize("labels", LABELS)
@pytest.mark.parametrize("blank", ["", "-", "n/a"])
@pytest.mark.parametrize("kept", ["one short", "lower", "strictly upper"])
def test_values_stand_below_their_heads(kept: str, blank: str, labels: str) -> None:
    body, cells = aligned(LABELS[labels], "", "", kept, blank)
    assert_cells(LABELS[labels], body, cells)


@pytest.mark.parametrize("labels", LABELS)
def test_rows_without_labels_are_in_the_order_of_their_axis(labels: str) -> None:
    rows, columns, values = grid(*LABELS[labels])
    for head in ([], ["  ".join(columns)]):
        body = ["```", *head, *("  ".join(row) for row in values), "```"]
        assert_cells(
            LABELS[labels],
            body,
            {(r, c): float(v) for r, line in zip(rows, values) for c, v in zip(columns, line)},
        )


def test_a_row_that_is_too_short_is_told() -> None:
    body, _ = aligned(LABELS["words"], "", "", "one short")
    report = heatparse.check(text(listed(*LABELS["words"]), body))
    assert [finding.rule for finding in report.findings] == ["row-length-mismatch"]


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_lines_of_triples(separator: str) -> None:
    rows, columns, values = grid(*LABELS["words"])
    cells = {(r, c): v for r, line in zip(rows, values) for c, v in zip(columns, line)}
    body = ["```", *(separator.join((r, c, v)) for (r, c), v in cells.items()), "```"]
    assert_cells(LABELS["words"], body, {place: float(v) for place, v in cells.items()})

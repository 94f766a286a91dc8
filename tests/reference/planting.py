"""Pairs of a matrix and its description, with at most one error planted in the description.

The labels and numbers are those of the planted descriptions of tests/rules, the notations those of
tests/reading.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from hypothesis import strategies as st

sys.path += [str(Path(__file__).parents[1] / folder) for folder in ("rules", "reading")]

from notations import WITH_AXES, Writer
from test_planting import LABELS, Sheet, sheets

# Notations that are read whatever the matrix; "about" and "~" leave room for what is planted.
_CERTAIN = (
    "arrow", "unicode arrow", "double arrow", "latex arrow", "versus", "times", "slash", "comma", "and",
    "tuple", "tuple equals", "named tuple", "row and column", "in code", "at", "bold value", "dash value",
    "reads", "keyed rows", "keyed rows with equals", "keyed rows with brackets", "keyed rows, value first",
    "keyed rows with semicolons", "keyed rows, with", "row word", "numbered row", "positional",
    "positional in brackets", "positional in code", "positional with pipes", "nested",
    "nested, colon outside", "nested under headings", "nested numbered", "nested by column",
    "nested with to", "table", "table, no corner", "table, no outer pipes", "table, transposed",
    "table, aligned", "long table", "html", "csv", "tsv", "json", "matrix", "fenced rows", "sentences",
)  # fmt: skip
WRITERS = {name: WITH_AXES[name] for name in _CERTAIN}
STRANGERS = ("Zeta Omega", "Quokka", "Umbra")


@dataclass(frozen=True)
class Pair:
    """A description and what was plotted; the parts of the description can be made wrong."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    plotted: tuple[tuple[float, ...], ...]
    notation: str
    sentences: tuple[str, ...] = ()
    # what the description says, where it is wrong
    described_rows: tuple[str, ...] = ()
    described_columns: tuple[str, ...] = ()
    described: tuple[tuple[float, ...], ...] = ()

    @property
    def reference(self) -> dict[str, dict[str, float]]:
        return {row: dict(zip(self.columns, line)) for row, line in zip(self.rows, self.plotted)}

    @property
    def text(self) -> str:
        rows, columns = self.described_rows or self.rows, self.described_columns or self.columns
        values = [[f"{value:.2f}" for value in line] for line in self.described or self.plotted]
        writer: Writer = WRITERS[self.notation]
        lines = [
            "## Heatmap: Scores by Model and Task",
            "### Components/Axes",
            f"* **X-axis (Task):** {', '.join(columns)}",
            f"* **Y-axis (Model):** {', '.join(rows)}",
            "* **Color Bar:** from 0.00 to 1.00",
            "### Detailed Analysis",
            *writer((list(rows), list(columns), values)),
            "### Key Observations",
            *(f"* {sentence}" for sentence in self.sentences),
        ]
        return "\n".join(lines) + "\n"

    def cells(self) -> list[tuple[float, str, str]]:
        """The plotted values with their labels, the highest first."""
        return sorted(
            ((v, r, c) for r, line in zip(self.rows, self.plotted) for c, v in zip(self.columns, line)),
            reverse=True,
        )


def _plotted(sheet: Sheet, noise: list[int]) -> tuple[tuple[float, ...], ...]:
    """The hundredths of a sheet with digits behind them that rounding takes away."""
    digits = iter(noise)
    return tuple(tuple(value / 100 + next(digits) / 10_000 for value in line) for line in sheet.values)


def _true_sentences(pair: Pair) -> tuple[str, ...]:
    highest, lowest = pair.cells()[0], pair.cells()[-1]
    first, second = pair.rows[:2]
    column = pair.columns[0]
    above, below = (first, second) if pair.plotted[0][0] > pair.plotted[1][0] else (second, first)
    return (
        f"The highest value is {highest[0]:.2f}, reached by {highest[1]} on {highest[2]}.",
        f"The lowest value is {lowest[0]:.2f} ({lowest[1]} on {lowest[2]}).",
        f"{above} exceeds {below} on {column}.",
    )


@st.composite
def pairs(draw: st.DrawFn) -> Pair:
    """Pairs without an error."""
    sheet = draw(sheets())
    size = len(sheet.rows) * len(sheet.columns)
    noise = draw(st.lists(st.integers(-49, 49), min_size=size, max_size=size))
    pair = Pair(sheet.rows, sheet.columns, _plotted(sheet, noise), draw(st.sampled_from(sorted(WRITERS))))
    return replace(pair, sentences=_true_sentences(pair))


Planted = tuple[Pair, set[str]]
Planter = Callable[[st.DrawFn, Pair], Planted]


def _changed(
    values: tuple[tuple[float, ...], ...], at: tuple[int, int], value: float
) -> tuple[tuple[float, ...], ...]:
    return tuple(
        tuple(value if (i, j) == at else old for j, old in enumerate(line)) for i, line in enumerate(values)
    )


def wrong_value(draw: st.DrawFn, pair: Pair) -> Planted:
    """One cell is off by two hundredths or more."""
    at = draw(st.integers(0, len(pair.rows) - 1)), draw(st.integers(0, len(pair.columns) - 1))
    was = pair.plotted[at[0]][at[1]]
    value = draw(st.integers(1, 99).filter(lambda n: abs(n / 100 - was) >= 0.02)) / 100
    return replace(pair, described=_changed(pair.plotted, at, value)), {"reference-value-mismatch"}


def wrong_digits(draw: st.DrawFn, pair: Pair) -> Planted:
    """Two neighbouring values of a row are exchanged."""
    row = draw(st.integers(0, len(pair.rows) - 1))
    column = draw(st.integers(0, len(pair.columns) - 2))
    one, other = pair.plotted[row][column : column + 2]
    if abs(one - other) < 0.02:
        return wrong_value(draw, pair)
    values = _changed(_changed(pair.plotted, (row, column), other), (row, column + 1), one)
    return replace(pair, described=values), {"reference-value-mismatch"}


def missing_row(draw: st.DrawFn, pair: Pair) -> Planted:
    """The description leaves a row out, of which its sentences do not speak; two are left."""
    if len(pair.rows) < 3:
        return wrong_value(draw, pair)
    at = draw(st.integers(0, len(pair.rows) - 1))
    keep = [n for n in range(len(pair.rows)) if n != at]
    shortened = replace(
        pair,
        described_rows=tuple(pair.rows[n] for n in keep),
        described=tuple(pair.plotted[n] for n in keep),
    )
    spoken = tuple(sentence for sentence in pair.sentences if pair.rows[at] not in sentence)
    return replace(shortened, sentences=spoken), {"reference-missing-cell"}


def missing_column(draw: st.DrawFn, pair: Pair) -> Planted:
    """The same with a column."""
    if len(pair.columns) < 3:
        return wrong_value(draw, pair)
    at = draw(st.integers(0, len(pair.columns) - 1))
    keep = [n for n in range(len(pair.columns)) if n != at]
    shortened = replace(
        pair,
        described_columns=tuple(pair.columns[n] for n in keep),
        described=tuple(tuple(line[n] for n in keep) for line in pair.plotted),
    )
    spoken = tuple(sentence for sentence in pair.sentences if pair.columns[at] not in sentence)
    return replace(shortened, sentences=spoken), {"reference-missing-cell"}


def unknown_row(draw: st.DrawFn, pair: Pair) -> Planted:
    """A row has a label that the data does not have, everywhere."""
    return _renamed(draw, pair, "rows"), {"reference-unknown-category"}


def unknown_column(draw: st.DrawFn, pair: Pair) -> Planted:
    """The same with a column."""
    return _renamed(draw, pair, "columns"), {"reference-unknown-category"}


def _renamed(draw: st.DrawFn, pair: Pair, side: str) -> Pair:
    labels: tuple[str, ...] = getattr(pair, side)
    at, stranger = draw(st.integers(0, len(labels) - 1)), draw(st.sampled_from(STRANGERS))
    names = tuple(stranger if n == at else label for n, label in enumerate(labels))
    sentences = tuple(sentence for sentence in pair.sentences if labels[at] not in sentence)
    return replace(pair, sentences=sentences, **{f"described_{side}": names})


def transposed(draw: st.DrawFn, pair: Pair) -> Planted:
    """Rows are columns and columns rows."""
    return (
        replace(
            pair,
            described_rows=pair.columns,
            described_columns=pair.rows,
            described=tuple(zip(*pair.plotted)),
        ),
        {"reference-axis-mismatch"},
    )


def exchanged_rows(draw: st.DrawFn, pair: Pair) -> Planted:
    """The values of two rows stand under each other's label."""
    one, other = draw(st.permutations(range(len(pair.rows))))[:2]
    far = sum(abs(a - b) >= 0.02 for a, b in zip(pair.plotted[one], pair.plotted[other]))
    if far < len(pair.columns) or len(pair.columns) < 2 or len(pair.rows) < 3:
        return wrong_value(draw, pair)
    order = list(range(len(pair.rows)))
    order[one], order[other] = other, one
    return replace(pair, described=tuple(pair.plotted[n] for n in order)), {"reference-axis-mismatch"}


def wrong_extremum(draw: st.DrawFn, pair: Pair) -> Planted:
    """The cell that is called the highest is another one."""
    value, row, column = draw(
        st.sampled_from([cell for cell in pair.cells() if pair.cells()[0][0] - cell[0] > 0.02])
    )
    sentence = f"The highest value is {value:.2f}, reached by {row} on {column}."
    return replace(pair, sentences=(sentence, *pair.sentences[1:])), {"extremum-mismatch"}


def wrong_comparison(draw: st.DrawFn, pair: Pair) -> Planted:
    """The order of two cells is turned round."""
    if abs(pair.plotted[0][0] - pair.plotted[1][0]) < 0.02:
        return wrong_extremum(draw, pair)
    words = pair.sentences[2].removesuffix(f" on {pair.columns[0]}.").split(" exceeds ")
    sentence = f"{words[1]} exceeds {words[0]} on {pair.columns[0]}."
    return replace(pair, sentences=(*pair.sentences[:2], sentence)), {"comparison-mismatch"}


PLANTERS: dict[str, Planter] = {
    planter.__name__: planter
    for planter in (
        wrong_value, wrong_digits, missing_row, missing_column, unknown_row, unknown_column, transposed,
        exchanged_rows, wrong_extremum, wrong_comparison,
    )
}  # fmt: skip
__all__ = ["LABELS", "PLANTERS", "WRITERS", "Pair", "pairs"]

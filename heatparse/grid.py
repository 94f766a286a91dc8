"""The numbers of a panel as a grid: looked up by labels, sliced, in one unit, ready to compare.

`measures` says how two of its numbers compare.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import islice
from math import inf
from typing import Literal

from heatparse.grid_units import GridUnits
from heatparse.measures import APPROXIMATION
from heatparse.models import Cell, Panel, Region, Span
from heatparse.phrases import words
from heatparse.records import NamedTuple
from heatparse.tokens import fold

Part = Literal["all", "diagonal", "off-diagonal", "above-diagonal", "below-diagonal"]


class Value(NamedTuple):
    """One stated value of a grid: a cell, by its folded labels, as an interval."""

    row: str
    column: str
    low: float
    high: float
    resolution: float
    slack: float
    cell: Cell

    @property
    def span(self) -> Span:
        return self.cell.span

    @property
    def text(self) -> str:
        return self.cell.value.text


class Area(NamedTuple):
    """One statement for several cells. None stands for all rows (columns)."""

    rows: frozenset[str] | None
    columns: frozenset[str] | None
    low: float
    high: float
    resolution: float
    slack: float
    region: Region

    @property
    def span(self) -> Span:
        return self.region.span

    def covers(self, row: str, column: str) -> bool:
        return (self.rows is None or row in self.rows) and (self.columns is None or column in self.columns)


# So many decimals, on a scale of at most that length, tell that whole numbers are exact to a tenth.
_FEWEST_PARTS, _SMALL_SCALE, _TENTH = 3, 5, 0.1
_FEWEST_CLASSES = 3  # of a matrix that has further rows or columns beside it
_FEWEST_MET = 3  # labels of a matrix of who wins over whom
_WHOLES = (1.0, 100.0)  # what the two cells of a pair add up to there
_ROUNDED = 0.01
_MOST_LISTED = 0.6  # of the cells, where what lines leave out is blank


def _whole_resolution(cells: Sequence[Cell]) -> float:
    """How exactly whole numbers are stated: among a few decimals of a small scale a "0" is no rounded 0.4."""
    known = [c.value for c in cells if c.value.value is not None and c.value.resolution]
    parts = [q.resolution for q in known if q.resolution and q.resolution < 1]
    numbers = [q.value for q in known if q.value is not None]
    if len(parts) < _FEWEST_PARTS or max(numbers) - min(numbers) > _SMALL_SCALE:
        return 1.0
    return max(_TENTH, *parts)


class Grid(GridUnits):
    """A panel's stated values. Rows and columns are folded labels, in the order of the axes."""

    def __init__(self, panel: Panel, index: int = 0, percent: bool = False, called: str = "") -> None:
        super().__init__(panel, percent)
        self.index = index
        self.called = called  # its name, where there are other panels
        self.filling: Grid | None = None  # with its areas as cells, once it is made
        self.restated: dict[int, list[tuple[Area, Area | Value]]] | None = None  # see `fillings.restated`
        self.is_filled = False  # with its areas as cells, where it has any
        self.names: dict[str, str] = {}  # folded label -> as written
        self.cells: dict[tuple[str, str], Value] = {}
        self._rows: dict[str, list[Value]] = {}
        self._columns: dict[str, list[Value]] = {}
        self.rows = self._order(panel.y_axis.categories)
        self.columns = self._order(panel.x_axis.categories)
        self._listed = len(self.rows), len(self.columns)
        self._fill()

    def _order(self, categories: Sequence[str]) -> dict[str, int]:
        """Folded label -> position; a label that comes twice keeps its first place."""
        order: dict[str, int] = {}
        for position, category in enumerate(categories):
            key = fold(category)
            self.names.setdefault(key, category)
            order.setdefault(key, position)
        return order

    def _fill(self) -> None:
        slack = self.scale * APPROXIMATION
        whole = _whole_resolution(self.panel.cells)
        for cell in self.panel.cells:
            if cell.row is None or cell.column is None:
                continue
            row, column = fold(cell.row), fold(cell.column)
            low, high = cell.value.bounds
            if (row, column) in self.cells or (low is None and high is None):
                continue  # what is stated first counts
            resolution = cell.value.resolution or 0.0
            resolution = whole if resolution == 1 and not cell.value.approximate else resolution
            value = Value(
                row,
                column,
                -inf if low is None else low,
                inf if high is None else high,
                resolution,
                max(slack, resolution / 2) if cell.value.approximate else 0.0,
                cell,
            )
            self.cells[row, column] = value
            self._rows.setdefault(row, []).append(value)
            self._columns.setdefault(column, []).append(value)
            self.names.setdefault(row, cell.row)
            self.names.setdefault(column, cell.column)
        for order, stated in ((self.rows, self._rows), (self.columns, self._columns)):
            for key in stated:
                order.setdefault(key, len(order))
        self._complete_axes()
        for values in self._rows.values():
            values.sort(key=lambda value: self.columns[value.column])
        for values in self._columns.values():
            values.sort(key=lambda value: self.rows[value.row])

    def _complete_axes(self) -> None:
        """Give a triangle without its diagonal the label that each axis leaves out: the first row, the last column."""
        size = len(self.rows)
        if size < 2 or len(self.columns) != size or len(self.cells) != size * (size + 1) // 2:
            return
        rows, columns = list(self.rows), list(self.columns)
        labels = [columns[0], *rows] if columns[1:] == rows[:-1] else [rows[0], *columns]
        lower = [(row, column) for at, row in enumerate(labels) for column in labels[:at]]
        upper = [(column, row) for row, column in lower]
        if len(set(labels)) > size and (self.cells.keys() == set(lower) or self.cells.keys() == set(upper)):
            self.rows, self.columns = ({label: at for at, label in enumerate(labels)} for _ in range(2))
            self._listed = size + 1, size + 1

    # What the grid holds

    def row(self, label: str) -> list[Value]:
        """The values of a row in the order of the columns."""
        return self._rows.get(fold(label), [])

    def column(self, label: str) -> list[Value]:
        """The values of a column in the order of the rows."""
        return self._columns.get(fold(label), [])

    def at(self, row: str, column: str) -> Value | None:
        """The value of one cell, by its labels in any spelling."""
        return self.cells.get((fold(row), fold(column)))

    def lists(self, value: Value) -> bool:
        """Whether the axes list the row and the column of a value, where they list any."""
        rows, columns = self._listed
        return (not rows or self.rows[value.row] < rows) and (
            not columns or self.columns[value.column] < columns
        )

    def name(self, key: str) -> str:
        """A folded label as the text writes it."""
        return self.names.get(key, key)

    def place(self, value: Value, again: bool = False) -> str:
        """The cell of a value, for explanations: `(NLI, Math)`, of several panels `(NLI, Math) of Probe`."""
        return f"({self.name(value.row)}, {self.name(value.column)}){'' if again else self.of}"

    @property
    def of(self) -> str:
        """How an explanation tells which panel it means: nothing where there is only one."""
        return f" of {self.called}" if self.called else ""

    def tell(self, value: Value, again: bool = False) -> str:
        """What a cell is, as a sentence: `(NLI, Math) is -0.07`. `again`: the panel has been named."""
        return f"{self.place(value, again)} is {_within_sentence(value.text)}"

    def show(self, value: Value, again: bool = False) -> str:
        """A cell with its value, as a thing: `(NLI, Math) with -0.07`."""
        return f"{self.place(value, again)} with {_within_sentence(value.text)}"

    @cached_property
    def values(self) -> tuple[Value, ...]:
        """All values, row by row."""
        return tuple(value for row in self.rows for value in self._rows.get(row, ()))

    @cached_property
    def areas(self) -> tuple[Area, ...]:
        """The statements for several cells."""
        return tuple(self.area(region) for region in self.panel.regions)

    def area(self, region: Region) -> Area:
        """A region by its folded labels, as an interval."""
        rows = frozenset(map(fold, region.rows)) or None
        columns = frozenset(map(fold, region.columns)) or None
        return Area(rows, columns, *self.measure(region.value), region)

    @cached_property
    def deviations(self) -> Grid:
        """The grid of what stands behind each "±"; cells without it are not stated."""
        cells = []
        for cell in self.panel.cells:
            if cell.value.uncertainty is not None:
                value = cell.value.model_copy(update={"value": cell.value.uncertainty, "uncertainty": None})
                cells.append(cell.model_copy(update={"value": value}))
        panel = self.panel.model_copy(update={"cells": tuple(cells), "regions": (), "legend": None})
        return Grid(panel, self.index, called=self.called)

    @property
    def is_complete(self) -> bool:
        """Whether every cell of the axes is stated by itself."""
        return bool(self.cells) and len(self.cells) == len(self.rows) * len(self.columns)

    @cached_property
    def is_listed_by_lines(self) -> bool:
        """Whether each row (or each column) is told in a line of its own: what is missing there holds no value."""
        lines = {cell.span.line for cell in self.panel.cells}
        size = len(self.rows) * len(self.columns)
        full = len(self._rows) == len(self.rows) and len(self._columns) == len(self.columns)
        return (
            full
            and len(self.cells) >= _MOST_LISTED * size
            and len(lines) <= max(len(self.rows), len(self.columns))
        )

    # Parts of it

    @cached_property
    def is_mirrored(self) -> bool:
        """Whether each pair of labels has one value, whichever comes first."""
        cells = self.cells
        return self.is_square and all(
            (column, row) not in cells or cells[column, row].low == value.low
            for (row, column), value in cells.items()
        )

    @cached_property
    def is_complementary(self) -> bool:
        """Whether the two cells of each pair of labels add up to the same whole: of who wins over whom."""
        if not self.is_square or len(self.rows) < _FEWEST_MET:
            return False
        pairs = [
            (cell, self.cells.get((cell.column, cell.row))) for cell in self.values if cell.row != cell.column
        ]
        sums = [one.low + two.low for one, two in pairs if two is not None]
        if len(sums) < len(pairs) or not sums:
            return False
        slack = max(value.resolution for value in self.values)
        whole = min(_WHOLES, key=lambda each: abs(each - sums[0]))
        return all(abs(each - whole) <= slack * (1 + _ROUNDED) for each in sums)

    @cached_property
    def is_nearly_mirrored(self) -> bool:
        """Whether most pairs of labels have one value, and some have two that differ."""
        if not self.is_square or self.is_mirrored:
            return False
        pairs = [(cell, self.cells.get((cell.column, cell.row))) for cell in self.values]
        told = [one.low == two.low for one, two in pairs if two is not None and one.row != one.column]
        return 2 * sum(told) > len(told)

    @cached_property
    def is_half(self) -> bool:
        """Whether each pair of labels has its value once, in one triangle: the other one is left out.

        Some cells of the triangle may be missing; then most of them are told, and all on one side.
        """
        size = len(self.rows)
        apart = [pair for pair in self.cells if pair[0] != pair[1]]
        whole = size * (size - 1) // 2
        if not self.is_mirrored or size <= 2 or not whole >= len(apart) > whole * _MOST_LISTED:
            return False
        return len(apart) == whole or self._are_on_one_side(apart)

    def _are_on_one_side(self, pairs: Iterable[tuple[str, str]]) -> bool:
        """Whether cells all lie on one side of the diagonal."""
        pairs = list(pairs)
        if not all(row in self.rows and column in self.rows for row, column in pairs):
            return False  # a cell outside of the axes
        below = {self.rows[row] > self.rows[column] for row, column in pairs}
        return self.is_aligned and len(below) == 1

    @cached_property
    def is_undirected(self) -> bool:
        """Whether each pair of labels is told once, and nothing tells rows from columns: coefficients in a list."""
        x, y = self.panel.x_axis.label, self.panel.y_axis.label
        return self.is_half and fold(x or "") == fold(y or "")

    @cached_property
    def has_blank_diagonal(self) -> bool:
        """Whether all cells are stated but those of labels with themselves: nothing is measured there."""
        size = len(self.rows)
        apart = size * (size - 1)
        return self.is_square and not self.diagonal and (len(self.cells) == apart or self.is_half)

    @cached_property
    def has_trivial_diagonal(self) -> bool:
        """Whether the diagonal says nothing: everything correlates with itself by 1.00."""
        diagonal = self.diagonal
        if len(diagonal) < 3 or not self.is_square or len({(own.low, own.high) for own in diagonal}) > 1:
            return False
        low, high = diagonal[0].low, diagonal[0].high
        return all(value.high <= high for value in self.values) or all(
            value.low >= low for value in self.values
        )

    @cached_property
    def is_square(self) -> bool:
        """Whether both axes list the same labels, so that there is a diagonal; some of one axis may stand beside it."""
        rows, columns = self._listed
        if 1 < rows == columns:  # a label that no axis lists is no class
            return set(islice(self.rows, rows)) == set(islice(self.columns, columns))
        if len(self.rows) > 1 and self.rows.keys() == self.columns.keys():
            return True
        own = len(self.rows.keys() & self.columns.keys())
        extra = self.rows.keys() ^ self.columns.keys()
        beside = len(extra) == abs(len(self.rows) - len(self.columns)) <= own // 2
        return (
            own >= _FEWEST_CLASSES and beside and not any(key[0].isdigit() for key in extra)
        )  # no two scales

    @cached_property
    def may_have_margins(self) -> bool:
        """Whether a row or a column is called "Total", "Average" or the like."""
        called = words("margins", "margins")
        return not (called.isdisjoint(self.rows) and called.isdisjoint(self.columns))

    @cached_property
    def is_aligned(self) -> bool:
        """Whether both axes hold the same labels in the same order."""
        return self.is_square and self.rows == self.columns

    def in_part(self, row: str, column: str, part: Part) -> bool:
        """Whether a cell belongs to a part. Above and below need both axes in one order."""
        if part == "all":
            return True
        if part == "diagonal":
            return row == column
        if part == "off-diagonal":
            return row != column
        if not self.is_aligned:
            return False
        before = self.rows[row] < self.columns[column]
        return before if part == "above-diagonal" else not before and row != column

    def select(
        self, rows: Iterable[str] = (), columns: Iterable[str] = (), part: Part = "all"
    ) -> list[Value]:
        """The stated values of a part of the grid, row by row; no rows (columns) means all of them."""
        row_keys, column_keys = [fold(r) for r in rows], [fold(c) for c in columns]
        if row_keys and column_keys:
            found = [self.cells.get((row, column)) for row in row_keys for column in column_keys]
            values = [value for value in found if value is not None]
        elif row_keys:
            values = [value for row in row_keys for value in self._rows.get(row, ())]
        elif column_keys:
            values = [value for column in column_keys for value in self._columns.get(column, ())]
        else:
            values = list(self.values)
        if part == "all":
            return values
        return [value for value in values if self.in_part(value.row, value.column, part)]

    def size(self, rows: Iterable[str] = (), columns: Iterable[str] = (), part: Part = "all") -> int:
        """How many cells a part of the grid has, stated or not; unlisted categories do not count."""
        row_keys, column_keys = [fold(r) for r in rows], [fold(c) for c in columns]
        if part == "all":
            high = len(row_keys) or self._listed[0] or len(self.rows)
            return high * (len(column_keys) or self._listed[1] or len(self.columns))
        row_keys, column_keys = row_keys or list(self.rows), column_keys or list(self.columns)
        return sum(self.in_part(row, column, part) for row in row_keys for column in column_keys)

    def covering(self, rows: Iterable[str] = (), columns: Iterable[str] = ()) -> list[Area]:
        """The areas that say something about cells of a part; no rows (columns) means all of them."""
        row_keys, column_keys = {fold(r) for r in rows}, {fold(c) for c in columns}
        return [
            area
            for area in self.areas
            if (not row_keys or area.rows is None or row_keys & area.rows)
            and (not column_keys or area.columns is None or column_keys & area.columns)
        ]

    @cached_property
    def diagonal(self) -> list[Value]:
        """The cells whose row label is their column label, in the order of the rows."""
        return [self.cells[row, row] for row in self.rows if (row, row) in self.cells]


def _within_sentence(text: str) -> str:
    """A value as it stands inside a sentence: "Approximately 0.6" is no beginning there."""
    return text[0].lower() + text[1:] if text[:2].istitle() and text[:2].isalpha() else text

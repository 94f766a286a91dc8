"""Tables written with <table>, <tr>, <th> and <td>; cells that span rows or columns fill all that they span."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from heatparse.reading.cells.rows import trimmed
from heatparse.reading.cells.table_cells import Place
from heatparse.reading.cells.tables import Table
from heatparse.reading.draft import Draft
from heatparse.records import Record, field
from heatparse.tokens import Token

_WIDEST = 64  # columns, or rows, that one cell may span

_Hanging = dict[int, tuple[int, Place]]  # column -> rows that a cell above still spans, and its place


class _Cell(Record):
    """A cell, and how many columns and rows it spans."""

    place: Place
    columns: int
    rows: int
    is_head: bool


class _Written(Record):
    """A table while it is read: its rows and its blocks."""

    rows: list[list[_Cell]] = field(default_factory=list)
    blocks: list[int] = field(default_factory=list)


def html_runs(draft: Draft, blocks: list[int]) -> Iterator[list[int]]:
    """The blocks of each HTML table among the given ones."""
    run: list[int] = []
    for index in blocks:
        block = draft.blocks[index]
        written = draft.text[block.start : block.end]
        if run or "<table" in written:
            run.append(index)
        if run and "</table" in written:
            yield run
            run = []


def html_tables(draft: Draft, blocks: list[int]) -> list[Table]:
    """The HTML tables in the given blocks."""
    tables: list[Table] = []
    table: _Written | None = None
    opened: Token | None = None
    for index in blocks:
        for token in draft.tokens_of(draft.blocks[index]):
            if token[0] != "TAG":
                continue
            name = token[3].strip("<>/ ").split()[0]
            closing = token[3].startswith("</")
            if name == "table" and not closing:
                table = _Written()
            elif table is None:
                continue
            elif name == "tr" and not closing:
                table.rows.append([])
            elif name in ("td", "th") and not closing:
                opened = token
            elif name in ("td", "th") and opened is not None and table.rows:
                table.rows[-1].append(_cell(draft.text, opened, token))
                opened = None
            elif name == "table":
                tables.append(_laid_out(table, index))
                table = None
        if table is not None and (not table.blocks or table.blocks[-1] != index):
            table.blocks.append(index)
    return tables


def _cell(text: str, opened: Token, closed: Token) -> _Cell:
    place = trimmed(text, opened[2], closed[1])
    tag = opened[3]
    return _Cell(place, _spanned(tag, "colspan"), _spanned(tag, "rowspan"), tag.startswith("<th"))


def _spanned(tag: str, name: str) -> int:
    """How many columns or rows the attribute of a tag tells: `<th colspan="3">`."""
    behind = tag.partition(name)[2].lstrip(" =\"'")
    digits = behind[: len(behind) - len(behind.lstrip("0123456789"))]
    return min(max(int(digits), 1), _WIDEST) if digits else 1


def _laid_out(table: _Written, last: int) -> Table:
    """The rows with a place in every column: that of a cell in each row it spans, none in its further columns."""
    rows: list[list[Place]] = []
    hanging: _Hanging = {}
    for cells in table.rows:
        above = hanging
        hanging = {column: (left - 1, place) for column, (left, place) in above.items() if left > 1}
        row: list[Place] = []
        for cell in cells:
            while len(row) in above:
                row.append(above[len(row)][1])
            for offset in range(cell.columns):
                place = cell.place if not offset else (cell.place[1], cell.place[1])
                if cell.rows > 1:
                    hanging[len(row)] = cell.rows - 1, place
                row.append(place)
        _fill_up(row, above)
        if row:
            rows.append(row)
    heads = takewhile(lambda cells: all(cell.is_head for cell in cells), filter(None, table.rows))
    return Table(rows, True, True, [*table.blocks, last], heads=max(sum(1 for _ in heads), 1))


def _fill_up(row: list[Place], above: _Hanging) -> None:
    """Give a row that ends early the cells that span it; what lies in front of them is empty."""
    if not row and 0 not in above:
        return
    for column in range(len(row), max(above, default=-1) + 1):
        row.append(above[column][1] if column in above else (row[-1][1], row[-1][1]))

"""Tables that describe the axes: "| X-axis | Method | A, B, C |", "| Y-axis title | Rate |"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.axes import read_axis
from heatparse.reading.axis_names import leading_name
from heatparse.reading.axis_reading import AxisReading, categories_in
from heatparse.reading.draft import Draft
from heatparse.reading.quotations import clean_label
from heatparse.reading.statement_keys import key_role, property_of
from heatparse.reading.statements import Statement
from heatparse.reading.text_tables import Cells, row_cells, table_runs
from heatparse.resources import vocabulary
from heatparse.tokens import Token

_FEWEST_LABELS = 2
_FIRST_ROWS = 4


def read_axis_tables(draft: Draft) -> tuple[list[tuple[str, AxisReading]], list[Statement]]:
    """What tables whose first column names both axes say of them, and their rows about the colour scale."""
    readings: list[tuple[str, AxisReading]] = []
    legends: list[Statement] = []
    for run in table_runs(draft):
        if draft.roles.get(run[0]) == "axis" or not _may_describe(draft, run):
            continue
        rows, roles = _rows_with_roles(draft, run)
        if not {"x", "y"} <= set(roles):
            continue
        head = rows[0][1] if roles[0] is None else []
        for (index, cells), role in zip(rows, roles, strict=True):
            reading = _axis(draft, index, cells, head, role) if role in ("x", "y") else None
            if reading is not None and role is not None:
                readings.append((role, reading))
            elif role == "legend" and len(cells) > 1:
                legends.append(_statement(draft, index, cells, role))
        if readings:
            draft.roles.update(dict.fromkeys(run, "axis"))
    return readings, legends


def describes_axes(draft: Draft, run: list[int]) -> bool:
    """Whether the first column, or the head, of a table names both axes, so that it is no grid of a panel."""
    lines = [index for index in run if draft.blocks[index].kind == "row"]
    return (
        bool(lines) and _may_describe(draft, lines) and {"x", "y"} <= set(_rows_with_roles(draft, lines)[1])
    )


def _rows_with_roles(draft: Draft, run: list[int]) -> tuple[list[tuple[int, Cells]], list[str | None]]:
    """The rows of a table, upright, and what the first cell of each names."""
    rows = _upright([(index, row_cells(draft, index)) for index in run])
    keys = {token[3] for token in rows[0][1][0]}
    axial = not keys.isdisjoint(("axis", "axes"))
    if not axial and not keys.isdisjoint(words("structure", "frame_parts")):
        # "| Component | Name | Labels |", but not "| Component | Run 1 |" above "| x | 0.1 |"
        axial = not any(
            len(cell) == 1 and cell[0][0] == "QUANTITY" for _, cells in rows for cell in cells[1:]
        )
    return rows, [_role(cells[0], axial) for _, cells in rows]


def _may_describe(draft: Draft, run: list[int]) -> bool:
    """Whether words for an axis stand in the first rows of a table."""
    keys = {token[3] for index in run[:_FIRST_ROWS] for token in draft.tokens_of(draft.blocks[index])}
    return bool(
        keys
        & (vocabulary("structure", "axis_words").keys() | vocabulary("structure", "short_axis_keys").keys())
    )


def _upright(rows: list[tuple[int, Cells]]) -> list[tuple[int, Cells]]:
    """The rows of a table; its columns where they are what names the axes: "| Feature | X-axis | Y-axis |"."""
    first, head = rows[0]
    if not {"x", "y"} <= {_role(cell, axial=False) for cell in head[1:]}:
        return rows
    full = [cells for _, cells in rows if len(cells) == len(head)]
    return [(first, list(column)) for column in zip(*full, strict=True) if column[0]]


def _role(key: list[Token], axial: bool) -> str | None:
    """What the first cell of a row names: an axis, or the colour scale; below "Axis" a letter will do."""
    bare = [token for token in key if token[0] not in ("TICK", "QUOTE")]
    glossed = len(bare) > 2 and (bare[1][3], bare[-1][3]) == ("(", ")")  # "Horizontal (x)"
    bare = bare[:1] if axial and glossed else bare
    if axial and len(bare) == 1:
        short: str | None = vocabulary("structure", "short_axis_keys").get(bare[0][3])
        if short is not None:
            return short
        if bare[0][3] in words("structure", "legend", "loose_keys"):
            return "legend"
    return key_role(bare, loose=False) if bare else None


def _axis(draft: Draft, index: int, cells: Cells, head: Cells, role: str | None) -> AxisReading | None:
    """The name and the categories of an axis, by the heads of the columns or by what the cells hold."""
    told = [(_property(head, at), cell) for at, cell in enumerate(cells) if at and cell]
    if not told:
        return None
    named = next((cell for kind, cell in told if kind == "name"), None)
    listed = next((cell for kind, cell in told if kind in ("list", "span")), None)
    if property_of(cells[0]) == "name":  # "| X-axis title | Rate |"
        named = told[0][1]
    block = draft.blocks[index]
    if named is None and listed is None and len(told) == 1:
        return read_axis(draft, [_statement(draft, index, cells, role)], 0)[0]
    if listed is None:
        listed = next((cell for _, cell in told if _labels(draft, cell) is not None), None)
    labels = _labels(draft, listed) if listed is not None else None
    if named is None:
        named = next((cell for _, cell in told if cell is not listed and _is_worded(cell)), None)
    name = clean_label(draft.text[named[0][1] : named[-1][2]]) if named else None
    if name is None and listed is not None:
        name = leading_name(listed, draft.text, categories_in(listed, draft.text))
    return AxisReading(label=name, categories=labels, start=block.start, end=block.end)


def _is_worded(cell: list[Token]) -> bool:
    """Whether a cell may hold a name: words that do not only tell a place."""
    vague = words("structure", "orientation")
    return any(token[0] in ("WORD", "NAME", "LATEX") and token[3] not in vague for token in cell)


def _property(head: Cells, at: int) -> str | None:
    return property_of(head[at]) if at < len(head) else None


def _labels(draft: Draft, cell: list[Token]) -> list[str] | None:
    found = categories_in(cell, draft.text)
    return found.labels if found is not None and len(found.labels) >= _FEWEST_LABELS else None


def _statement(draft: Draft, index: int, cells: Cells, role: str | None) -> Statement:
    """A row as the statement that its cells make: the first is the key."""
    block = draft.blocks[index]
    rest = [token for cell in cells[1:] for token in cell]
    key = (cells[0][0][1], cells[0][-1][2])
    return Statement(index, block, key, (rest[0][1], block.end), True, cells[0], role, rest)

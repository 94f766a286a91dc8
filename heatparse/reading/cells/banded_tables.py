"""Tables whose cells tell a place and its value each: "| Harbour | Mon–Tue: ~15 | Wed–Thu: ~17 |"."""

from __future__ import annotations

from heatparse.reading.cells.frame import OTHER, Coordinate, Frame, X, Y
from heatparse.reading.cells.lines import Lines
from heatparse.reading.cells.piece_reading import read_pieces
from heatparse.reading.cells.pieces import shape
from heatparse.reading.cells.places import read_coordinates
from heatparse.reading.cells.shapes import ValueShape
from heatparse.reading.cells.table_cells import Place, key_of
from heatparse.reading.cells.tables import Table
from heatparse.reading.cells.told_bands import read_bands
from heatparse.reading.cells.values import color_of
from heatparse.reading.draft import Draft
from heatparse.reading.quotations import clean_label
from heatparse.records import replace

_RANK = 1  # of the head that the first cell of a row is


def is_banded(draft: Draft, frame: Frame, table: Table) -> bool:
    """Whether the rows begin with labels of one axis, and most other cells name a place of the other with a value."""
    adopt_initials(draft, frame, table)
    told = [(_row_of(draft, frame, row), row) for row in table.rows[1:]]
    if not told or not all(row is not None for row, _ in told):
        return False
    filled = [
        _tells_place(draft, frame, place, row)
        for row, places in told
        if row is not None
        for place in places[1:]
        if draft.text[place[0] : place[1]].strip("-–— ")
    ]
    return bool(filled) and all(filled)


def read_banded(draft: Draft, lines: Lines, table: Table) -> bool:
    """Read each cell as a line of its own, in the group of its row."""
    read = False
    block = draft.blocks[table.blocks[0]]
    for row in table.rows[1:]:
        label = _row_of(draft, lines.frame, row)
        if label is None:
            continue
        lines.groups.enter([label], _RANK)
        for start, end in row[1:]:
            pieces = read_pieces(draft.tokens.between(start, end), draft.text, lines.frame)
            bands = read_bands(pieces, shape(pieces), lines.frame, {label.axis or Y: label})
            for band in bands:
                first, last = pieces[band.number][1:3]
                color = color_of(pieces, ValueShape(band.number, ()))
                read |= lines.found.add(band.place, pieces[band.number][4], color, first, last)
            if not bands and end > start:
                read |= lines.read(replace(block, kind="item", start=start, end=end))
    lines.groups.leave(_RANK)
    return read


def adopt_initials(draft: Draft, frame: Frame, table: Table) -> None:
    """Know "L3" for 3 on the axis "Layer", where the cells write labels so."""
    for row in table.rows[1:]:
        for token in draft.tokens.between(row[0][0], row[-1][1]):
            letter, number = token[3][:1], token[3][1:]
            axis = frame.initialled(letter, number) if token[0] == "WORD" and number.isdecimal() else ""
            if axis:
                frame.adopt(axis, {draft.text[token[1] : token[2]]: number})


def _row_of(draft: Draft, frame: Frame, row: list[Place]) -> Coordinate | None:
    """The label that a row begins with, on the one axis that has it."""
    written = clean_label(draft.text[row[0][0] : row[0][1]]) if row else ""
    keys = (key_of(written), key_of(written.rstrip(".")))
    found = [
        (axis, label) for axis in (Y, X) for key in dict.fromkeys(keys) if (label := frame.on(axis, key))
    ]
    return Coordinate(found[0][0], (found[0][1],), True, *row[0]) if len(found) == 1 else None


def _tells_place(draft: Draft, frame: Frame, place: Place, row: Coordinate) -> bool:
    """Whether a cell names labels of the other axis in front of a value."""
    pieces = read_pieces(draft.tokens.between(*place), draft.text, frame)
    letters = "".join(piece[0] for piece in pieces)
    last = letters.rfind("v")
    named = read_coordinates(pieces[:last], frame) if last > 0 else []
    across = OTHER[row.axis or Y]
    return bool(named) and all(c.known and c.axis in (across, None) for c in named)

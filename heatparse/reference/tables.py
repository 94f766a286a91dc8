"""Tables as matrices: labelled rows and columns, or one line for each value (long)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from heatparse.reference.matrix import BadReference, Matrix, Reference, long, matrix, number
from heatparse.resources import vocabulary

Line = Sequence[object]


def read_table(header: Line, lines: Sequence[Line], where: str) -> Reference:
    """The matrix of a table, or the matrices by panel of a long one. Raises `BadReference`.

    A table is long when its columns are named so ("row", "column", "value", and "panel" for
    several), or when it has three columns of which two hold labels that come again. Otherwise its
    first column holds the row labels and its header the column labels.
    """
    if not lines:
        raise BadReference(f"{where}: there is a header and no row below it")
    for at, line in enumerate(lines):
        if len(line) != len(header):
            raise BadReference(f"{where}: line {at + 2} has {len(line)} fields, the header has {len(header)}")
    roles = long_roles(header, lines)
    if roles is None:
        if len(header) < 2:
            raise BadReference(
                f"{where}: one column is not enough; the first has the row labels, the others the values"
            )
        first = [str(line[0]) for line in lines]
        if len(set(first)) < len(first) and all(_is_number(line[0]) for line in lines):
            twice = next(label for at, label in enumerate(first) if label in first[:at])
            raise BadReference(
                f"{where}: the first column holds numbers, {twice} more than once; "
                "the row labels have to stand there"
            )
        return Reference(
            (matrix([line[0] for line in lines], header[1:], [line[1:] for line in lines], where),)
        )
    return _long(roles, lines, where)


def long_roles(header: Line, lines: Sequence[Line]) -> dict[str, int] | None:
    """Role ("row", "column", "value", "panel") -> index of the column; None for a table that is not long."""
    names = [str(name).strip().casefold() for name in header]
    roles: dict[str, int] = {}
    for role, words in vocabulary("reference", "roles").items():
        at = next((names.index(word) for word in words if word in names), None)
        if at is not None:
            roles[role] = at
    if {"row", "column", "value"} <= roles.keys():
        return roles
    if len(header) == 3 and _holds_pairs(lines):
        return {"row": 0, "column": 1, "value": 2}
    return None


def _holds_pairs(lines: Sequence[Line]) -> bool:
    """Whether the first two columns hold labels: one comes again, which a column of row labels cannot."""
    first = [line[0] for line in lines]
    if len(set(map(str, first))) < len(first):
        return True
    return not all(_is_number(line[1]) for line in lines) and all(_is_number(line[2]) for line in lines)


def _is_number(value: object) -> bool:
    try:
        return number(value, "") is not None
    except BadReference:
        return False


def _long(roles: Mapping[str, int], lines: Sequence[Line], where: str) -> Reference:
    by_panel: dict[str | None, list[Line]] = {}
    for line in lines:
        name = str(line[roles["panel"]]).strip() if "panel" in roles else None
        by_panel.setdefault(name or None, []).append(line)
    panels = []
    for name, own in by_panel.items():
        entries = ((line[roles["row"]], line[roles["column"]], line[roles["value"]]) for line in own)
        panels.append(long(entries, f"{where}, panel {name!r}" if name else where).named(name))
    return Reference(tuple(panels))


def one(table: Reference, where: str) -> Matrix:
    """The matrix of a table that is one panel of several."""
    if len(table.panels) != 1:
        raise BadReference(f"{where}: a panel cannot have panels of its own")
    return table.panels[0]

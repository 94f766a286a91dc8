"""References given in Python: dicts, lists, arrays and data frames. Nothing of them is imported here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from os import PathLike
from typing import Any

from heatparse.reference.matrix import UNSAID, BadReference, Matrix, Reference, advised, bare, matrix
from heatparse.reference.tables import one, read_table

# A matrix given with its labels, under the names that libraries use for the three parts.
_PARTS = (("rows", "columns", "values"), ("index", "columns", "data"), ("y", "x", "z"))
# How a cell is said to have no value, where the numbers of a column or an array are all floats.
_EMPTY = {
    "pandas": "a cell that has no value is None: frame.astype(object).where(frame.notna(), None)",
    "polars": "a cell that has no value is null: frame.fill_nan(None)",
    "arrow": "a cell that has no value is null",
    "array": "a cell that has no value is masked: numpy.ma.masked_invalid(array)",
}


def read_object(data: Any, where: str = "the reference") -> Reference:
    """The matrices of anything that holds numbers with labels. Raises `BadReference`.

    A dict of dicts (row, then column), a dict of its parts (`rows`, `columns`, `values`), a list of
    records, a list of lists (bare, or with its labels in the first line and column), an array, a
    data frame of pandas or polars, a table of Arrow, a path to a file; several panels as a dict of
    those by name, also below the key `panels`.
    """
    if isinstance(data, Reference):
        return data
    if isinstance(data, Matrix):
        return Reference((data,))
    if isinstance(data, str | PathLike):
        from heatparse.reference.files import read_file

        return read_file(data)
    if isinstance(data, Mapping):
        return _mapping(data, where)
    if hasattr(data, "collect") and hasattr(data, "collect_schema"):  # polars, lazy
        return read_object(data.collect(), where)
    if hasattr(data, "columns") and hasattr(data, "index") and hasattr(data, "itertuples"):
        with advised(_EMPTY["pandas"]):
            return _pandas(data, where)
    if hasattr(data, "columns") and hasattr(data, "rows") and hasattr(data, "get_columns"):
        with advised(_EMPTY["polars"]):
            return read_table(data.columns, data.rows(), where)
    if hasattr(data, "column_names") and hasattr(data, "to_pydict"):
        with advised(_EMPTY["arrow"]):
            return _arrow(data, where)
    if hasattr(data, "__array__") and hasattr(data, "tolist"):
        with advised(_EMPTY["array"]):
            return Reference((_array(data, where),))
    if isinstance(data, Sequence) and not isinstance(data, bytes | bytearray):
        return _sequence(data, where)
    raise BadReference(
        f"{where} is of the type {type(data).__name__}; a dict, list, array or data frame is needed"
    )


def _mapping(data: Mapping[Any, Any], where: str) -> Reference:
    if not data:
        raise BadReference(f"{where} is empty")
    if isinstance(data.get("panels"), Mapping | list | tuple):
        return _panels(data["panels"], where)
    parts = _parts(data)
    if parts is not None:
        rows, columns, values = parts
        return Reference((matrix(rows, columns, _lines(values, where), where).named(_name(data)),))
    inner = list(data.values())
    if all(isinstance(one, Mapping) for one in inner):
        deeper = [value for one in inner for value in one.values()]
        if all(not isinstance(value, Mapping) and not _is_list(value) for value in deeper):
            return Reference((_nested(data, where),))
        return _panels(data, where)
    if all(map(_is_list, inner)) and not any(map(_is_table, inner)):
        lists = [list(column) for column in inner]
        if len({len(column) for column in lists}) != 1:
            raise BadReference(f"{where}: the columns {', '.join(map(str, data))} differ in length")
        if all(not _is_list(value) for column in lists for value in column):
            return read_table(list(data), list(zip(*lists, strict=True)), where)
    if any(isinstance(one, Mapping) or _is_list(one) or _is_table(one) for one in inner):
        return _panels(data, where)
    raise BadReference(
        f"{where} has single values below {', '.join(map(repr, list(data)[:3]))}; "
        "a row of values by column is needed below each row label"
    )


def _parts(data: Mapping[Any, Any]) -> tuple[Any, Any, Any] | None:
    for names in _PARTS:
        if all(name in data and _is_list(data[name]) for name in names):
            rows, columns, values = (data[name] for name in names)
            if len(values) and _is_list(values[0]):
                return rows, columns, values
    return None


def _name(data: Mapping[Any, Any]) -> str | None:
    name = data.get("panel") or data.get("title") or data.get("name")
    return str(name) if name is not None else None


def _nested(data: Mapping[Any, Mapping[Any, Any]], where: str) -> Matrix:
    columns = list(dict.fromkeys(column for row in data.values() for column in row))
    values = [[row.get(column, UNSAID) for column in columns] for row in data.values()]
    return matrix(data, columns, values, where)


def _panels(data: Any, where: str) -> Reference:
    panels: list[Matrix] = []
    entries: Iterable[tuple[Any, Any]]
    entries = data.items() if isinstance(data, Mapping) else ((None, entry) for entry in data)
    for name, entry in entries:
        place = f"{where}, panel {str(name)!r}" if name is not None else f"{where}, panel {len(panels) + 1}"
        found = one(read_object(entry, place), place)
        panels.append(found.named(str(name)) if name is not None else found)
    if not panels:
        raise BadReference(f"{where} has no panels")
    return Reference(tuple(panels))


def _sequence(data: Sequence[Any], where: str) -> Reference:
    if not data:
        raise BadReference(f"{where} is empty")
    if all(isinstance(entry, Mapping) for entry in data):
        if all(_parts(entry) is not None for entry in data):
            return _panels(data, where)
        header = list(dict.fromkeys(key for entry in data for key in entry))
        return read_table(header, [[entry.get(key) for key in header] for entry in data], where)
    if not all(map(_is_list, data)):
        raise BadReference(f"{where} is a list of single values; a list of rows is needed")
    lines = _lines(data, where)
    corner = lines[0][0] if lines[0] else None
    if len(lines) > 1 and all(isinstance(label, str) for label in lines[0][1:]) and len(lines[0]) > 1:
        return read_table([corner, *lines[0][1:]], lines[1:], where)
    return Reference((bare(lines, where),))


def _lines(values: Any, where: str) -> list[list[Any]]:
    if not all(map(_is_list, values)):
        raise BadReference(f"{where}: the values are to be a list of rows, each a list of numbers")
    return [list(line) for line in values]


def _array(data: Any, where: str) -> Matrix:
    if data.ndim != 2:
        raise BadReference(f"{where} is an array of {_dimensions(data.ndim)}; 2 are needed: rows and columns")
    return bare(data.tolist(), where)


def _dimensions(number: int) -> str:
    return f"{number} dimension{'s' if number != 1 else ''}"


def _pandas(data: Any, where: str) -> Reference:
    if data.index.nlevels > 1 or data.columns.nlevels > 1:
        raise BadReference(f"{where}: its index or columns have several levels; one label a row is needed")
    lines = data.to_numpy(dtype=object).tolist()
    header = list(data.columns)
    if type(data.index).__name__ == "RangeIndex" and data.index.name is None:
        if any(isinstance(line[0], str) for line in lines if line):
            return read_table(header, lines, where)
        if type(data.columns).__name__ == "RangeIndex":
            return Reference((bare(lines, where),))
    return Reference((matrix(data.index, header, lines, where),))


def _arrow(table: Any, where: str) -> Reference:
    """An Arrow table; the columns that pandas wrote its index to come first, without their made-up name."""
    columns = table.to_pydict()
    if len(columns) < len(table.column_names):
        raise BadReference(f"{where}: two of its columns have the same name")
    header = sorted(columns, key=lambda name: name not in _index_columns(table))
    return read_table(header, list(zip(*(columns[name] for name in header), strict=True)), where)


def _index_columns(table: Any) -> list[str]:
    metadata = (table.schema.metadata or {}).get(b"pandas")
    if metadata is None:
        return []
    import json

    kept = json.loads(metadata).get("index_columns", [])
    return [name for name in kept if isinstance(name, str)]


def _is_list(value: object) -> bool:
    if isinstance(value, Sequence):
        return not isinstance(value, str | bytes | bytearray)
    return hasattr(value, "__array__") and hasattr(value, "__len__") and not _is_table(value)


def _is_table(value: object) -> bool:
    return hasattr(value, "columns") or hasattr(value, "column_names")

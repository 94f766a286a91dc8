"""The Arrow schemas of the tables: documented, and stable from version to version.

A column may be added; none is renamed, retyped or dropped. Lines count from 1, `start` and `end` are
character offsets into the text, panels count from 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from heatparse.conversion.errors import ConversionError
from heatparse.conversion.extras import need
from heatparse.conversion.tables import COLUMNS, TABLES, Columns

pyarrow = need("pyarrow", "a table")

_TEXT, _COUNT, _NUMBER, _FLAG = pyarrow.string(), pyarrow.int32(), pyarrow.float64(), pyarrow.bool_()
_TYPES = {
    "axis": _TEXT,
    "approximate": _FLAG,
    "clean": _FLAG,
    "categories": pyarrow.list_(_TEXT),
    **dict.fromkeys(("value", "low", "high", "uncertainty", "placed"), _NUMBER),
    **dict.fromkeys(
        ("panel", "line", "start", "end", "panels", "numbers", "unread", "supported", "refuted",
         "undecidable", "errors", "warnings"),
        _COUNT,
    ),
}  # fmt: skip
# The same name can be a count in one table and text in another.
_OWN_TYPES = {
    "documents": dict.fromkeys(("cells", "regions", "claims", "findings"), _COUNT),
    "regions": {"rows": pyarrow.list_(_TEXT), "columns": pyarrow.list_(_TEXT)},
}
_REQUIRED = {"id", "document", "figure", "panel", "axis", "kind", "verdict", "rule", "severity", "clean"}


def _schema(table: str) -> Any:
    own = _OWN_TYPES.get(table, {})
    return pyarrow.schema(
        [
            pyarrow.field(name, own.get(name, _TYPES.get(name, _TEXT)), nullable=name not in _REQUIRED)
            for name in COLUMNS[table]
        ]
    )


SCHEMAS = {table: _schema(table) for table in TABLES}


def with_kept(kept: Mapping[str, Any]) -> Any:
    """The schema of `documents` with the columns that are carried through: name → Arrow type, None for text."""
    schema = SCHEMAS["documents"]
    for name, kind in kept.items():
        if name in COLUMNS["documents"]:
            raise ConversionError(
                f"the column {name!r} cannot be kept: the table documents has one of that name"
            )
        schema = schema.append(pyarrow.field(name, _plain(kind) if kind is not None else _TEXT))
    return schema


def table_of(columns: Columns, schema: Any) -> Any:
    """Columns of Python values as a `pyarrow.Table`."""
    arrays = [pyarrow.array(columns[field.name], type=field.type) for field in schema]
    return pyarrow.Table.from_arrays(arrays, schema=schema)


def text_columns(schema: Any) -> tuple[list[str], list[str]]:
    """The names of the columns that hold text, and of the others."""
    strings = [field.name for field in schema if _is_text(field.type)]
    return strings, [name for name in schema.names if name not in strings]


def _is_text(kind: Any) -> bool:
    types = pyarrow.types
    if types.is_dictionary(kind):
        kind = kind.value_type
    return bool(types.is_string(kind) or types.is_large_string(kind) or types.is_string_view(kind))


def _plain(kind: Any) -> Any:
    if pyarrow.types.is_dictionary(kind):
        return kind.value_type
    return kind.storage_type if isinstance(kind, pyarrow.BaseExtensionType) else kind

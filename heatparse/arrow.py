"""Descriptions in Arrow tables, converted where they are: in Spark, Ray, Daft, `datasets`, DuckDB …

    heatparse.arrow.convert_batch(batch)              a row for each row: counts, findings, whether clean
    heatparse.arrow.convert_batch(batch, "cells")     a row for each cell

The tables and their schemas are those of `heatparse convert`. Everything happens in the calling
process; nothing is remembered between batches. Needs pyarrow: `pip install 'heatparse[parquet]'`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

from heatparse.conversion.columns import Asked, Columns, choose
from heatparse.conversion.encoders import json_of
from heatparse.conversion.errors import ConversionError
from heatparse.conversion.extras import need
from heatparse.conversion.records import Record, Reject, record_of
from heatparse.conversion.row_formats import Row
from heatparse.conversion.tables import TABLES, columns_of
from heatparse.conversion.worker import check_all
from heatparse.models import Report

pyarrow = need("pyarrow", "heatparse.arrow")

from heatparse.conversion import schemas  # noqa: E402 - it needs pyarrow, and says so less well

__all__ = ["convert_batch", "convert_tables", "schema"]

_ERROR = pyarrow.field("error", pyarrow.string())


def convert_batch(
    batch: Any,
    table: str = "documents",
    *,
    text_column: str | None = None,
    id_column: str | None = None,
    keep: Sequence[str] = (),
) -> Any:
    """One table, as a `pyarrow.Table`, of the descriptions in a `RecordBatch`, a `Table` or a mapping of columns.

    `table` is "documents" or "reports" (the whole report as JSON), which have a row for each row of the
    batch, in its order, and the columns `keep`; or "cells", "regions", "axes", "claims", "findings", which
    have as many rows as there are, each with the id of its document. Text and id columns are guessed
    where there is one sensible choice; without an id column the id is a digest of the text.

    A row that cannot be read never raises: its columns are null but for `error`, which says why.
    Raises `ConversionError` for columns that are missing or hold no text.
    """
    batch = _table(batch)
    columns, rows, reports, errors = _converted(batch, text_column, id_column, keep)
    if table == "documents":
        return _documents(batch, columns, rows, reports, errors)
    if table == "reports":
        return _reports(batch, columns, rows, reports, errors)
    if table not in TABLES:
        raise ConversionError(
            f"there is no table {table!r}; there are documents, reports, {', '.join(TABLES[1:])}"
        )
    made = columns_of((record.id, report) for record, report in reports.values())
    return schemas.table_of(made[table], schemas.SCHEMAS[table])


def convert_tables(
    batch: Any,
    *,
    text_column: str | None = None,
    id_column: str | None = None,
    keep: Sequence[str] = (),
) -> dict[str, Any]:
    """All tables of `convert_batch` but "reports", by name, from reading each description once."""
    batch = _table(batch)
    columns, rows, reports, errors = _converted(batch, text_column, id_column, keep)
    made = columns_of((record.id, report) for record, report in reports.values())
    tables = {name: schemas.table_of(made[name], schemas.SCHEMAS[name]) for name in TABLES[1:]}
    return {"documents": _documents(batch, columns, rows, reports, errors), **tables}


def schema(table: str = "documents", keep: Any = ()) -> Any:
    """The `pyarrow.Schema` of what `convert_batch` returns; `keep` are the fields carried through."""
    if table in TABLES[1:]:
        return schemas.SCHEMAS[table]
    if table == "documents":
        own = [field.with_nullable(True) for field in schemas.SCHEMAS[table]]
    else:
        own = [pyarrow.field("id", pyarrow.string()), pyarrow.field("report", pyarrow.string())]
    return pyarrow.schema([*own, *keep, _ERROR])


def _table(batch: Any) -> Any:
    if isinstance(batch, Mapping):
        try:
            return pyarrow.table(dict(batch))
        except (pyarrow.ArrowInvalid, TypeError) as error:
            raise ConversionError(f"the batch is no table: {str(error).splitlines()[0]}") from None
    if not isinstance(batch, pyarrow.RecordBatch | pyarrow.Table):
        raise TypeError(
            f"a batch is a RecordBatch, a Table or a mapping of columns, no {type(batch).__name__}"
        )
    return batch


_Reports = dict[int, tuple[Record, Report]]


def _converted(
    batch: Any, text_column: str | None, id_column: str | None, keep: Sequence[str]
) -> tuple[Columns, list[Record | Reject], _Reports, dict[int, str]]:
    """The columns, and by row: what was read, its report, and why there is none."""
    columns = choose(
        Asked(text_column, id_column, tuple(keep)), *schemas.text_columns(batch.schema), "the batch"
    )[0]
    names = [name for name in (columns.text, columns.id) if name is not None]
    values = batch.select(names).to_pylist()
    rows = [_record(number, row, columns) for number, row in enumerate(values, 1)]
    places = [at for at, row in enumerate(rows) if isinstance(row, Record)]
    converted, faults = check_all([row for row in rows if isinstance(row, Record)])
    errors = {at: row.reason for at, row in enumerate(rows) if isinstance(row, Reject)}
    errors |= {places[at]: reason for at, reason in faults.items()}
    return columns, rows, dict(zip((at for at in places if at not in errors), converted, strict=True)), errors


def _record(number: int, values: dict[str, Any], columns: Columns) -> Record | Reject:
    row = record_of("row", Row(number, values), columns._replace(keep=()))
    if isinstance(row, Record) and columns.id is None:
        return row._replace(id=blake2b(row.text.encode(), digest_size=16).hexdigest())
    return row


def _documents(
    batch: Any, columns: Columns, rows: list[Record | Reject], reports: _Reports, errors: dict[int, str]
) -> Any:
    made = columns_of((record.id, report) for record, report in reports.values())["documents"]
    order = {at: place for place, at in enumerate(reports)}
    spread = {
        name: [values[order[at]] if at in order else None for at in range(len(rows))]
        for name, values in made.items()
    }
    spread["id"] = [row.id for row in rows]
    return _with_kept(batch, columns, "documents", spread, errors)


def _reports(
    batch: Any, columns: Columns, rows: list[Record | Reject], reports: _Reports, errors: dict[int, str]
) -> Any:
    texts = [json_of(*reports[at], ()) if at in reports else None for at in range(len(rows))]
    return _with_kept(batch, columns, "reports", {"id": [row.id for row in rows], "report": texts}, errors)


def _with_kept(
    batch: Any, columns: Columns, table: str, made: dict[str, list[Any]], errors: dict[int, str]
) -> Any:
    fields = [batch.schema.field(name) for name in columns.keep]
    whole = schema(table, fields)
    if len(set(whole.names)) < len(whole.names):
        taken = sorted(name for name in columns.keep if name in (*made, _ERROR.name))
        raise ConversionError(
            f"the columns {', '.join(map(repr, taken))} cannot be kept: {table} has them already"
        )
    error = [errors.get(at) for at in range(batch.num_rows)]
    own = [pyarrow.array(made[name], type=whole.field(name).type) for name in made]
    kept = [batch.column(field.name) for field in fields]
    return pyarrow.Table.from_arrays([*own, *kept, pyarrow.array(error, pyarrow.string())], schema=whole)

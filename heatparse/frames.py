"""Panels and documents as arrays and data frames of other libraries."""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING, Any

from heatparse.conversion.extras import need

if TYPE_CHECKING:
    from heatparse.models import Document, Panel


def to_numpy(panel: Panel) -> Any:
    """The values of a panel as a 2-D array of floats; see `Panel.to_numpy`."""
    numpy = need("numpy", "Panel.to_numpy")
    return numpy.array(_values(panel), dtype=float).reshape(len(rows_of(panel)), len(columns_of(panel)))


def to_pandas(panel: Panel) -> Any:
    """The values of a panel as a `pandas.DataFrame`; see `Panel.to_pandas`."""
    pandas = need("pandas", "Panel.to_pandas")
    rows = pandas.Index(rows_of(panel), name=panel.y_axis.label, dtype=object)
    columns = pandas.Index(columns_of(panel), name=panel.x_axis.label, dtype=object)
    return pandas.DataFrame(_values(panel), index=rows, columns=columns, dtype=float)


def to_polars(panel: Panel) -> Any:
    """The values of a panel as a `polars.DataFrame`; see `Panel.to_polars`."""
    polars = need("polars", "Panel.to_polars")
    label = panel.y_axis.label or "row"
    taken = {label}
    series = [polars.Series(label, rows_of(panel), dtype=polars.String)]
    values = _values(panel)
    for at, column in enumerate(columns_of(panel)):
        name = _unused(column, taken)
        series.append(polars.Series(name, [_or_none(row[at]) for row in values], dtype=polars.Float64))
    return polars.DataFrame(series)


def cells_table(document: Document) -> Any:
    """The cells of a document as a `pyarrow.Table`; see `Document.cells_table`."""
    need("pyarrow", "Document.cells_table")
    from heatparse.conversion.schemas import SCHEMAS, table_of
    from heatparse.conversion.tables import COLUMNS, add_cells

    schema = SCHEMAS["cells"]
    schema = schema.set(0, schema.field(0).with_nullable(True))  # a document without a source
    columns: dict[str, list[Any]] = {name: [] for name in COLUMNS["cells"]}
    add_cells(columns, document.source, document)
    return table_of(columns, schema)


def rows_of(panel: Panel) -> list[str]:
    """The labels of the rows: those that the y axis lists, then those that only cells name."""
    named = (cell.row for cell in panel.cells if cell.row is not None)
    return list(dict.fromkeys((*panel.y_axis.categories, *named)))


def columns_of(panel: Panel) -> list[str]:
    """The labels of the columns: those that the x axis lists, then those that only cells name."""
    named = (cell.column for cell in panel.cells if cell.column is not None)
    return list(dict.fromkeys((*panel.x_axis.categories, *named)))


def _values(panel: Panel) -> list[list[float]]:
    rows = {label: at for at, label in enumerate(rows_of(panel))}
    columns = {label: at for at, label in enumerate(columns_of(panel))}
    values = [[float("nan")] * len(columns) for _ in rows]
    for cell in reversed(panel.cells):  # of a cell that is given twice, the first value stays
        if cell.row is not None and cell.column is not None and cell.value.value is not None:
            values[rows[cell.row]][columns[cell.column]] = cell.value.value
    return values


def _or_none(value: float) -> float | None:
    return None if isnan(value) else value


def _unused(name: str, taken: set[str]) -> str:
    unused, number = name, 2
    while unused in taken:
        unused, number = f"{name} ({number})", number + 1
    taken.add(unused)
    return unused

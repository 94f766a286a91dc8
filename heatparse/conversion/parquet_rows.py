"""Parquet as a source."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from heatparse.conversion.columns import Columns
from heatparse.conversion.errors import ConversionError
from heatparse.conversion.extras import need
from heatparse.conversion.row_formats import Row

_ROWS_AT_ONCE = 64


class ParquetRows:
    """A Parquet file that is read row by row. Raises `OSError` and `ConversionError`."""

    def __init__(self, path: str, name: str) -> None:
        parquet = need("pyarrow.parquet", f"reading {name}")
        self._arrow = need("pyarrow", f"reading {name}")
        try:
            self._file = parquet.ParquetFile(path)
        except self._arrow.ArrowInvalid as error:
            raise ConversionError(f"{name} is no Parquet file: {_first_line(error)}") from None
        self.schema = self._file.schema_arrow
        self.count: int = self._file.metadata.num_rows

    def rows(self, columns: Columns) -> Iterator[Row]:
        """The rows with these columns alone, numbered from 1."""
        wanted = dict.fromkeys(name for name in (columns.text, columns.id, *columns.keep) if name is not None)
        number = 0
        try:
            for batch in self._file.iter_batches(_ROWS_AT_ONCE, columns=list(wanted), use_threads=False):
                for values in self._values(batch):
                    number += 1
                    yield values._replace(number=number)
        except (self._arrow.ArrowException, OSError) as error:
            yield Row(number + 1, {}, f"the file cannot be read on: {_first_line(error)}")

    def _values(self, batch: Any) -> Iterator[Row]:
        try:
            rows = batch.to_pylist()
        except UnicodeDecodeError:  # one of them is to blame, the others are read
            for at in range(batch.num_rows):
                try:
                    (values,) = batch.slice(at, 1).to_pylist()
                    yield Row(0, values)
                except UnicodeDecodeError:
                    yield Row(0, {}, "not valid UTF-8")
            return
        for values in rows:
            yield Row(0, values)

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _first_line(error: BaseException) -> str:
    return str(error).partition("\n")[0]

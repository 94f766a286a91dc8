"""The spools of tables: Arrow streams, one after the other, read back without holding them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from heatparse.conversion.extras import need
from heatparse.conversion.tables import TABLES

SPOOLS = tuple(f"{table}.arrows" for table in TABLES)


class SpooledTable:
    """One spool."""

    def __init__(self, folder: Path, table: str, schema: Any) -> None:
        self.schema = schema
        self._path = folder / f"{table}.arrows"

    def batches(self) -> Iterator[Any]:
        """Its record batches."""
        arrow = need("pyarrow", "a table")
        with arrow.OSFile(str(self._path)) as file:
            size = file.size()
            while file.tell() < size:
                with arrow.ipc.open_stream(file) as stream:
                    yield from stream

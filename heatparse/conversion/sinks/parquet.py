"""Parquet: one file for each table; `OUT.parquet` holds the documents, `OUT.cells.parquet` the cells …"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from heatparse.conversion.encoders import Encoder, Tables
from heatparse.conversion.extras import need
from heatparse.conversion.spooled_tables import SPOOLS, SpooledTable
from heatparse.conversion.tables import TABLES

_GROUP_BYTES = 16 << 20  # of a row group, as it lies in memory


class ParquetSink:
    """`.parquet`."""

    spools: Sequence[str] = SPOOLS

    def __init__(self, path: Path) -> None:
        self.path = path
        need("pyarrow.parquet", f"writing {path.name}")

    def encoder(self, kept: Mapping[str, Any], folder: Path) -> Encoder:
        """Arrow tables."""
        from heatparse.conversion.schemas import SCHEMAS, with_kept

        self._schemas = {**SCHEMAS, "documents": with_kept(kept)}
        return Tables(tuple(kept.items()))

    def finish(self, folder: Path) -> None:
        """Join the batches to files of large row groups."""
        for table, schema in self._schemas.items():
            _join(SpooledTable(folder, table, schema), folder / f"{table}.parquet")

    def outputs(self) -> Sequence[tuple[str, Path]]:
        """A file for each table, the one with the documents last."""
        others = [table for table in TABLES if table != "documents"]
        named = [(f"{table}.parquet", self.path.with_suffix(f".{table}.parquet")) for table in others]
        return [*named, ("documents.parquet", self.path)]


def _join(spool: SpooledTable, target: Path) -> None:
    import pyarrow
    import pyarrow.parquet

    with pyarrow.parquet.ParquetWriter(target, spool.schema, compression="zstd") as writer:
        group: list[Any] = []
        size = 0
        for batch in spool.batches():
            group.append(batch)
            size += batch.nbytes
            if size >= _GROUP_BYTES:
                _write_group(writer, group, spool.schema)
                group, size = [], 0
        if group:
            _write_group(writer, group, spool.schema)


def _write_group(writer: Any, batches: list[Any], schema: Any) -> None:
    import pyarrow

    table = pyarrow.Table.from_batches(batches, schema)
    if table.num_rows:
        writer.write_table(table, row_group_size=table.num_rows)

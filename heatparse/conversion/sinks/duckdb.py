"""DuckDB: one database file with a table for each of the tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from heatparse.conversion.encoders import Encoder, Tables
from heatparse.conversion.extras import need
from heatparse.conversion.spooled_tables import SPOOLS, SpooledTable

_MEMORY = "256MB"


class DuckdbSink:
    """`.duckdb`."""

    spools: Sequence[str] = SPOOLS

    def __init__(self, path: Path) -> None:
        self.path = path
        self._duckdb = need("duckdb", f"writing {path.name}")
        self._arrow = need("pyarrow", f"writing {path.name}")

    def encoder(self, kept: Mapping[str, Any], folder: Path) -> Encoder:
        """Arrow tables."""
        from heatparse.conversion.schemas import SCHEMAS, with_kept

        self._schemas = {**SCHEMAS, "documents": with_kept(kept)}
        return Tables(tuple(kept.items()))

    def finish(self, folder: Path) -> None:
        """Fill the tables from the spools, in their order."""
        target = folder / "database"
        target.unlink(missing_ok=True)
        with self._duckdb.connect(str(target), config={"memory_limit": _MEMORY, "threads": 1}) as database:
            for table, schema in self._schemas.items():
                spool = SpooledTable(folder, table, schema)
                reader = self._arrow.RecordBatchReader.from_batches(schema, spool.batches())
                database.register("spool", reader)
                database.execute(f"CREATE TABLE {table} AS SELECT * FROM spool")
                database.unregister("spool")
            database.execute("CHECKPOINT")

    def outputs(self) -> Sequence[tuple[str, Path]]:
        """The database."""
        return [("database", self.path)]

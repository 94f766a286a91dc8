"""What runs on the nodes of a Ray cluster: rows become pieces of outputs, pieces become files.

A node does with its rows what the engine on one machine does: a worker process checks them, so that a
record that hangs or ends its process is a reject there as well.
"""

from __future__ import annotations

import atexit
import io
import json
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import count
from typing import Any, NamedTuple

import pyarrow
import pyarrow.parquet
from ray.data.datasource import Datasink, FileBasedDatasource

from heatparse.conversion.batches import Batch
from heatparse.conversion.columns import Columns
from heatparse.conversion.encoders import Encoder, reject_lines
from heatparse.conversion.errors import Rejected
from heatparse.conversion.records import record_of
from heatparse.conversion.row_formats import Row, json_line, numbered_lines
from heatparse.conversion.worker import Result, Task
from heatparse.conversion.workers import Pool

BLOCK_BYTES = 1 << 19  # a block takes seconds to check: small ones spread well and cost little when lost


class LinesSource(FileBasedDatasource):  # type: ignore[misc] # Ray is not typed
    """JSON Lines as rows of file, number, line and fault: a line that cannot be read spoils no other."""

    def _read_stream(self, stream: Any, path: str) -> Iterator[Any]:
        name = path.rsplit("/", 1)[-1]
        rows: list[tuple[int, bytes, str | None]] = []
        size = 0
        for row in numbered_lines(io.BufferedReader(stream)):
            rows.append(row)
            size += len(row[1])
            if size >= BLOCK_BYTES:
                yield _lines_block(name, rows)
                rows, size = [], 0
        if rows:
            yield _lines_block(name, rows)


def _lines_block(name: str, rows: list[tuple[int, bytes, str | None]]) -> Any:
    numbers, lines, faults = zip(*rows, strict=True)
    return pyarrow.table(
        {
            "file": pyarrow.array([name] * len(rows)),
            "number": pyarrow.array(numbers, pyarrow.int64()),
            "line": pyarrow.array(lines, pyarrow.large_binary()),
            "fault": pyarrow.array(faults, pyarrow.string()),
        }
    )


class Work(NamedTuple):
    """What is done with the rows, the same on all nodes."""

    columns: Columns
    encoder: Any  # an `Encoder`
    spools: tuple[str, ...]
    are_lines: bool  # the rows are lines of JSON, not those of a table
    prefix_ids: bool
    timeout: float | None


def convert_block(block: Any, work: Work) -> Any:
    """One row for a block: a piece for each spool, the rejects, and the tally as JSON."""
    rows = _line_rows(block) if work.are_lines else _table_rows(block, work.columns.id)
    batch = Batch(0, tuple(record_of(file, row, work.columns, work.prefix_ids) for file, row in rows))
    result = _checker(work.encoder, work.timeout).convert(batch.records)
    rejects = list(batch.rejects(result.faults))
    tally = {**result.tally.as_json(), "rejects": len(rejects)}
    made = {
        **dict(zip(work.spools, result.pieces, strict=True)),
        "rejects": reject_lines(rejects),
        "tally": json.dumps(tally).encode(),
    }
    return pyarrow.table(
        {name: pyarrow.array([piece], pyarrow.large_binary()) for name, piece in made.items()}
    )


def _line_rows(block: Any) -> Iterator[tuple[str, Row]]:
    for values in block.to_pylist():
        number, fault = values["number"], values["fault"]
        yield values["file"], Row(number, {}, fault) if fault else json_line(number, values["line"])


def _table_rows(block: Any, id_column: str | None) -> Iterator[tuple[str, Row]]:
    for values in block.to_pylist():
        file = values.pop("path").rsplit("/", 1)[-1]
        yield file, Row(values.get(id_column), values)  # Ray tells no row numbers: the id is the place


class _Checker:
    """A worker process that lives as long as the Ray worker that it belongs to."""

    def __init__(self, encoder: Encoder, timeout: float | None) -> None:
        self._pool = Pool(1, encoder, timeout)
        self._numbers = count()
        atexit.register(self._pool.close)

    def convert(self, records: list[Any]) -> Result:
        number = next(self._numbers)
        (result,) = self._pool.map([Task(number, records)], first=number)
        return result


@lru_cache(maxsize=1)
def _checker(encoder: Any, timeout: float | None) -> _Checker:
    return _Checker(encoder, timeout)


class PartsSink(Datasink):  # type: ignore[misc] # Ray is not typed
    """Writes the pieces as files, one for each spool and task, below a folder on any file system.

    A task that is done again, because its node was lost, writes the same files again.
    """

    def __init__(self, filesystem: Any, folder: str, suffix: str, strict: bool) -> None:
        self.tallies: list[dict[str, Any]] = []  # of all tasks, when all is written
        self._filesystem = filesystem
        self._folder = folder
        self._suffix = suffix
        self._strict = strict

    def write(self, blocks: Iterable[Any], ctx: Any) -> list[dict[str, Any]]:
        """Write the files of one task; what it counted goes to the driver."""
        rows = [row for block in blocks for row in block.to_pylist()]
        tallies = [json.loads(row.pop("tally")) for row in rows]
        rejects = b"".join([row.pop("rejects") for row in rows])
        name = f"part-{ctx.task_idx:06d}"
        if rejects:
            self._write_file(f"rejects/{name}.jsonl", rejects)
            if self._strict:
                raise Rejected  # the driver finds it in the file
        for spool in rows[0] if rows else ():
            self._write_spool(spool, name, [row[spool] for row in rows])
        return tallies

    def on_write_complete(self, write_result: Any) -> None:
        """Keep what the tasks counted; this is called on the driver."""
        self.tallies = [tally for tallies in write_result.write_returns for tally in tallies]

    def _write_spool(self, spool: str, name: str, pieces: list[bytes]) -> None:
        if self._suffix != ".parquet":
            self._write_file(f"{spool}/{name}{self._suffix}", b"".join(pieces))
            return
        buffer = pyarrow.BufferOutputStream()
        tables = [pyarrow.ipc.open_stream(piece).read_all() for piece in pieces]
        pyarrow.parquet.write_table(pyarrow.concat_tables(tables), buffer, compression="zstd")
        self._write_file(f"{spool.removesuffix('.arrows')}/{name}.parquet", buffer.getvalue())

    def _write_file(self, name: str, data: Any) -> None:
        path = f"{self._folder}/{name}"
        self._filesystem.create_dir(path.rsplit("/", 1)[0], recursive=True)
        with self._filesystem.open_output_stream(path, compression=None) as stream:
            stream.write(data)

"""Reports as bytes. This runs in the worker processes, so that the main process only appends.

An encoder is pickled once to each worker. Its `encode` gives one piece of bytes for each spool of its
sink; the pieces of all batches, one after the other, are the spool.
"""

from __future__ import annotations

import gzip
import json
from base64 import b64encode
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from heatparse.conversion.errors import ConversionError
from heatparse.conversion.records import Record, Reject
from heatparse.models import Report

Converted = Sequence[tuple[Record, Report]]


class Encoder(Protocol):
    """What a sink sends to the workers."""

    def encode(self, converted: Converted) -> list[bytes]:
        """One piece for each spool."""


class Lines(NamedTuple):
    """JSON Lines, plain or compressed: each batch is a gzip member or zstd frame of its own."""

    keep: tuple[str, ...]
    compression: str

    def encode(self, converted: Converted) -> list[bytes]:
        """One JSON object a line."""
        data = "".join(json_of(record, report, self.keep) + "\n" for record, report in converted).encode()
        if self.compression == ".gz":
            data = gzip.compress(data, 6, mtime=0)
        elif self.compression == ".zst":
            import zstandard

            data = zstandard.ZstdCompressor(level=3).compress(data)
        return [data]


class Tables(NamedTuple):
    """The tables as Arrow streams, one after the other in a spool for each."""

    kept: tuple[tuple[str, Any], ...]  # the columns that are carried through, with their Arrow types

    def encode(self, converted: Converted) -> list[bytes]:
        """An Arrow stream for each table."""
        from heatparse.conversion.schemas import SCHEMAS, table_of, with_kept
        from heatparse.conversion.tables import columns_of

        tables = columns_of((record.id, report) for record, report in converted)
        for at, (name, kind) in enumerate(self.kept):
            values: list[object] = [record.kept[at] for record, _ in converted]
            tables["documents"][name] = [text_of(value) for value in values] if kind is None else values
        schemas = {**SCHEMAS, "documents": with_kept(dict(self.kept))}
        return [_arrow_stream(table_of(columns, schemas[name])) for name, columns in tables.items()]


_UNUSED = {"error"}  # here it tells of none: what cannot be checked is a reject


def json_of(record: Record, report: Report, keep: Sequence[str]) -> str:
    """A report as one JSON object: the id, the columns that are carried through, then the report."""
    head = {"id": record.id, **dict(zip(keep, record.kept, strict=True))}
    start = _dump(head)
    whole = f"{start[:-1]},{report.model_dump_json(exclude=_UNUSED)[1:]}"
    # U+2028 and U+2029 are line ends to some readers; inside JSON they can only be in strings.
    return whole.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def reject_lines(rejects: Iterable[Reject]) -> bytes:
    """The lines about rejects."""
    return "".join(json.dumps(reject._asdict(), ensure_ascii=False) + "\n" for reject in rejects).encode(
        "utf-8", "backslashreplace"
    )


def refuse_names(keep: Iterable[str]) -> None:
    """Refuse to carry a column through under the name of a field that every report has."""
    for name in keep:
        if name in ("id", "document", "claims", "findings"):
            raise ConversionError(
                f"the column {name!r} cannot be kept: every report has a field of that name"
            )


def text_of(value: object) -> str | None:
    """A value that is carried through as text: strings as they are, everything else as JSON."""
    if value is None or isinstance(value, str):
        return value
    return _dump(value)


def _dump(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=_json_value)
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:  # half of a surrogate pair, deep in a value that is carried through
        return json.dumps(value, separators=(",", ":"), default=_json_value)
    return text


def _json_value(value: object) -> str:
    return b64encode(value).decode("ascii") if isinstance(value, bytes) else str(value)


def _arrow_stream(table: Any) -> bytes:
    import pyarrow

    sink = pyarrow.BufferOutputStream()
    options = pyarrow.ipc.IpcWriteOptions(compression="lz4")
    with pyarrow.ipc.new_stream(sink, table.schema, options=options) as writer:
        writer.write_table(table)
    data: bytes = sink.getvalue().to_pybytes()
    return data

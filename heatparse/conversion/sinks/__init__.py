"""Where a conversion goes, by the suffix of the output."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from heatparse.conversion.encoders import Encoder
from heatparse.conversion.errors import ConversionError
from heatparse.conversion.streams import split_suffix

KNOWN = ".jsonl (also .jsonl.gz and .jsonl.zst), .parquet, .duckdb, or a folder (no suffix) of .json or .yaml files"


class Sink(Protocol):
    """What a kind of output has to tell and to do."""

    path: Path
    spools: Sequence[str]  # the files that grow, batch by batch

    def encoder(self, kept: Mapping[str, Any], folder: Path) -> Encoder:
        """What the workers do with the reports; `kept` are the columns carried through, `folder` the work folder."""

    def finish(self, folder: Path) -> None:
        """Make the outputs of the spools, in the work folder."""

    def outputs(self) -> Sequence[tuple[str, Path]]:
        """What is made in the work folder, with its final path; the one that tells of completion is last."""


def sink_for(path: str, form: str | None = None) -> Sink:
    """The sink of an output path; `form` is json or yaml for a folder. Raises `ConversionError`."""
    suffix, compression = split_suffix(path)
    target = Path(path)
    if form is not None and (suffix or compression) and not target.is_dir():
        raise ConversionError(f"--format is for a folder of files; {path} is no folder by its suffix")
    if suffix == ".jsonl":
        from heatparse.conversion.sinks.lines import LinesSink

        return LinesSink(target, compression)
    if suffix == ".parquet" and not compression:
        from heatparse.conversion.sinks.parquet import ParquetSink

        return ParquetSink(target)
    if suffix == ".duckdb" and not compression:
        from heatparse.conversion.sinks.duckdb import DuckdbSink

        return DuckdbSink(target)
    if (not suffix and not compression) or form is not None:
        from heatparse.conversion.sinks.folder import FolderSink

        return FolderSink(target, form or "json")
    raise ConversionError(
        f"{path}: the suffix {suffix + compression!r} is not known; heatparse writes {KNOWN}"
    )

"""The engine on a Ray cluster: the same conversion, on every path that Ray reads.

Outputs are folders of part files: `OUT.parquet/part-000000.parquet`, `OUT.cells.parquet/…`, or
`OUT.jsonl/part-000000.jsonl`. Rows are those of the engine on one machine, in any order.
"""

from __future__ import annotations

import glob
import json
import logging
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from heatparse.conversion.columns import Asked, Columns, choose, sorted_by_type
from heatparse.conversion.errors import ConversionError, Rejected
from heatparse.conversion.extras import need
from heatparse.conversion.options import Options
from heatparse.conversion.row_formats import json_line
from heatparse.conversion.sinks import sink_for
from heatparse.conversion.streams import split_suffix
from heatparse.conversion.summary import Summary, Tally
from heatparse.conversion.tables import TABLES

_LINES = (".jsonl", ".ndjson")
_SAMPLE = 100
_ROWS = 128  # that a task checks at a time


def convert_on_ray(options: Options) -> Summary:
    """Convert on the cluster at `RAY_ADDRESS`, or on one that is started here. Raises `ConversionError`."""
    ray = need("ray", "--engine ray")
    need("ray.data", "--engine ray")
    if options.resume:
        raise ConversionError("the Ray engine cannot resume: Ray itself repeats what a lost node had to do")
    is_lines = _are_lines(options.sources)
    suffix = "".join(split_suffix(options.sink))
    if suffix not in (".parquet", ".jsonl", ".jsonl.gz"):
        raise ConversionError(f"{options.sink}: the Ray engine writes .parquet, .jsonl and .jsonl.gz")
    started = monotonic()
    is_own = not ray.is_initialized()
    if is_own:
        logging.getLogger("ray.data").setLevel(logging.CRITICAL)  # what fails is raised as well
        ray.init(log_to_driver=False, logging_level="error")
    try:
        return _Conversion(options, is_lines, suffix).run(started)
    finally:
        if is_own:
            ray.shutdown()


def _are_lines(sources: Sequence[str]) -> bool:
    suffixes = {split_suffix(source)[0] for source in sources}
    if suffixes <= set(_LINES):
        return True
    if suffixes <= {".parquet", ""}:
        return False
    raise ConversionError(
        "the Ray engine reads .parquet (or folders of it) or .jsonl, one kind at a time; "
        f"these are {', '.join(sorted(suffix or 'folders' for suffix in suffixes))}"
    )


class _Conversion:
    def __init__(self, options: Options, are_lines: bool, suffix: str) -> None:
        from pyarrow.fs import FileSystem

        self._options = options
        self._are_lines = are_lines
        self._suffix = suffix
        self._sources = [path for source in options.sources for path in _paths(source)]
        self._filesystem, self._output = FileSystem.from_uri(_paths(options.sink)[0])
        self._partial = f"{self._output}.partial"

    def run(self, started: float) -> Summary:
        self._refuse_output()
        read = self._read()
        columns, kept = self._line_columns(read) if self._are_lines else self._table_columns(read)
        try:
            tallies = self._write(read, columns, kept)
        except Exception as error:
            first = self._first_reject() if self._options.strict else None
            self._remove(self._partial)
            if first is None:
                raise ConversionError(f"Ray could not finish it: {str(error).strip()}") from error
            raise Rejected(first) from None
        tally = Tally()
        rejects = sum(part.pop("rejects") for part in tallies)
        for part in tallies:
            tally.merge(Tally.from_json(part))
        rejects_file = self._publish(rejects)
        return Summary(
            tally, rejects, 0, monotonic() - started, tuple(reversed(self._outputs().values())), rejects_file
        )

    def _read(self) -> Any:
        """The rows: those of tables with the path of their file, or lines of JSON."""
        import ray

        from heatparse.conversion.ray_tasks import BLOCK_BYTES, LinesSource

        if self._are_lines:
            read = ray.data.read_datasource(LinesSource(self._sources))
        else:
            read = ray.data.read_parquet(self._sources, include_paths=True)
        read.context.target_max_block_size = BLOCK_BYTES
        read.context.enable_progress_bars = False
        return read

    def _line_columns(self, read: Any) -> tuple[Columns, dict[str, Any]]:
        rows = [json_line(row["number"], row["line"]) for row in read.take(_SAMPLE) if row["fault"] is None]
        good = [row.values for row in rows if row.fault is None]
        if not rows:
            raise ConversionError(f"{self._options.sources[0]}: there is no record in it")
        if not good:
            raise ConversionError(
                f"{self._options.sources[0]}: none of the first rows can be read ({rows[0].fault})"
            )
        columns = self._choose(*sorted_by_type(good))
        return columns, dict.fromkeys(columns.keep)

    def _table_columns(self, read: Any) -> tuple[Columns, dict[str, Any]]:
        from heatparse.conversion.schemas import text_columns

        schema = read.schema().base_schema
        strings, others = text_columns(schema)
        columns = self._choose([name for name in strings if name != "path"], others)
        if columns.id is None:
            raise ConversionError(
                "rows of Parquet have no place on a cluster: name a column with --id-column"
            )
        return columns, {name: schema.field(name).type for name in columns.keep}

    def _choose(self, strings: list[str], others: list[str]) -> Columns:
        asked = Asked(self._options.text_column, self._options.id_column, self._options.keep)
        columns, said = choose(asked, strings, others, self._options.sources[0])
        for sentence in said:
            self._options.say(sentence)
        return columns

    def _write(self, read: Any, columns: Columns, kept: dict[str, Any]) -> list[dict[str, Any]]:
        import ray

        from heatparse.conversion.ray_tasks import PartsSink, Work, convert_block

        if not self._are_lines:
            read = read.select_columns(list(dict.fromkeys((columns.text, columns.id, *columns.keep, "path"))))
        options = self._options
        sink = sink_for(f"out{self._suffix}")
        encoder, spools = sink.encoder(kept, Path()), tuple(sink.spools)
        work = Work(columns, encoder, spools, self._are_lines, options.prefix_ids, options.timeout)
        pieces = read.map_batches(
            convert_block,
            fn_kwargs={"work": work},
            batch_size=_ROWS,
            batch_format="pyarrow",
            compute=ray.data.TaskPoolStrategy(options.jobs),
        )
        parts = PartsSink(self._filesystem, self._partial, self._suffix, options.strict)
        pieces.write_datasink(parts)
        return parts.tallies

    def _refuse_output(self) -> None:
        for path in self._outputs().values():
            if self._exists(path) and not self._options.overwrite:
                raise ConversionError(f"{path} exists; --overwrite replaces it")
        for source in self._sources:
            path = source.partition("://")[2] or source
            if f"{self._output}/".startswith(f"{path}/") or f"{path}/".startswith(f"{self._output}/"):
                raise ConversionError(f"{self._output} and the source {source} lie in one another")
        self._remove(self._partial)

    def _outputs(self) -> dict[str, str]:
        """The folder of each part in the work folder, with its final path; the documents are last."""
        if self._suffix != ".parquet":
            return {"lines": self._output}
        stem = self._output.removesuffix(".parquet")
        others = {table: f"{stem}.{table}.parquet" for table in TABLES if table != "documents"}
        return {**others, "documents": self._output}

    def _publish(self, rejects: int) -> str | None:
        """Give the outputs their names; the path of the rejects, where there are some."""
        path = f"{self._output}.rejects.jsonl"
        self._remove(path)
        if rejects:
            self._join_rejects(path)
        for name, target in self._outputs().items():
            self._remove(target)
            self._filesystem.move(f"{self._partial}/{name}", target)
        self._remove(self._partial)
        return path if rejects else None

    def _join_rejects(self, path: str) -> None:
        with self._filesystem.open_output_stream(path) as target:
            for part in self._rejects():
                target.write(part)

    def _first_reject(self) -> str | None:
        for part in self._rejects():
            reject = json.loads(part.partition(b"\n")[0])
            return f"{reject['place']}: {reject['reason']}"
        return None

    def _rejects(self) -> Iterator[bytes]:
        """What the tasks wrote about rejects."""
        from pyarrow.fs import FileSelector

        folder = FileSelector(f"{self._partial}/rejects", allow_not_found=True)
        for file in sorted(self._filesystem.get_file_info(folder), key=lambda file: file.path):
            with self._filesystem.open_input_stream(file.path) as stream:
                yield stream.readall()

    def _exists(self, path: str) -> bool:
        from pyarrow.fs import FileType

        return bool(self._filesystem.get_file_info(path).type != FileType.NotFound)

    def _remove(self, path: str) -> None:
        from pyarrow.fs import FileType

        kind = self._filesystem.get_file_info(path).type
        if kind == FileType.Directory:
            self._filesystem.delete_dir(path)
        elif kind == FileType.File:
            self._filesystem.delete_file(path)


def _paths(given: str) -> list[str]:
    """A path for all nodes: a URI as it is, a local one absolute, a local glob as its files."""
    if "://" in given:
        return [given]
    if glob.has_magic(given) and not Path(given).exists():
        found = sorted(glob.iglob(given, recursive=True))  # noqa: PTH207
        if not found:
            raise ConversionError(f"{given}: no file matches it")
        return [str(Path(path).absolute()) for path in found]
    return [str(Path(given).absolute())]

"""Whole corpora as tables: sources, worker processes, and outputs that appear when they are complete."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heatparse.conversion.options import Progress
    from heatparse.conversion.summary import Summary
    from heatparse.models import Report

Path = str | os.PathLike[str]


def convert(
    source: Path | Sequence[Path],
    sink: Path,
    *,
    text_column: str | None = None,
    id_column: str | None = None,
    keep: Sequence[str] = (),
    prefix_ids: bool = False,
    format: str | None = None,
    jobs: int | None = None,
    timeout: float | None = 60.0,
    strict: bool = False,
    overwrite: bool = False,
    resume: bool = False,
    engine: str = "local",
    say: Callable[[str], None] | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> Summary:
    """Convert one or more sources to one output, as `heatparse convert` does.

    `source` is a folder, a glob, a file (`.jsonl`, `.csv`, `.parquet` …) or several of those, `sink` an output
    by its suffix (`.jsonl`, `.parquet`, `.duckdb`; none for a folder of `format` "json" or "yaml").
    `jobs` is the number of worker processes (None: one for each core), `timeout` the seconds for one
    record; `engine` "ray" converts on the cluster at `RAY_ADDRESS`. `say` is called with sentences, such
    as which column was taken, `progress` after each batch.

    Records that cannot be converted are listed in `SINK.rejects.jsonl`; with `strict` the first of them
    raises `Rejected`. Raises `ConversionError` with a sentence for what cannot be done, `MissingExtra`
    for a library that is not installed, and `OSError`. What was done until then is kept for `resume`.
    """
    from heatparse.conversion.options import Options, ignore

    several = [source] if isinstance(source, (str, os.PathLike)) else source
    options = Options(
        tuple(os.fspath(path) for path in several),
        os.fspath(sink),
        text_column=text_column,
        id_column=id_column,
        keep=tuple(keep),
        prefix_ids=prefix_ids,
        form=format,
        jobs=jobs,
        timeout=timeout,
        strict=strict,
        overwrite=overwrite,
        resume=resume,
        say=say or ignore,
        progress=progress or ignore,
    )
    if engine == "ray":
        from heatparse.conversion.ray_engine import convert_on_ray

        return convert_on_ray(options)
    if engine != "local":
        raise ValueError(f"there is no engine {engine!r}; there are 'local' and 'ray'")
    from heatparse.conversion.local import convert_locally

    return convert_locally(options)


def iter_reports(
    texts: Iterable[str], jobs: int | None = None, timeout: float | None = None
) -> Iterator[Report]:
    """The reports on many texts, in their order, made by `jobs` processes (None: one for each core).

    As many texts are taken ahead as keep the processes busy, so `texts` may be endless. Raises
    `ConversionError` for a text that takes more than `timeout` seconds or that ends its process, and
    `TypeError` for anything but a `str`.
    """
    if isinstance(texts, (str, bytes)):
        raise TypeError(
            "texts are a list or a stream of descriptions; for a single one there is heatparse.check"
        )
    from heatparse.conversion.reports import reports

    return reports(texts, jobs, timeout)

"""Which files the sources of a conversion mean: folders, globs, single files, standard input."""

from __future__ import annotations

import glob
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

from heatparse.conversion.errors import ConversionError
from heatparse.conversion.streams import STDIN, split_suffix

Kind = Literal["text", "rows", "parquet"]
_KINDS: dict[str, Kind] = {
    ".md": "text",
    ".markdown": "text",
    ".txt": "text",
    ".jsonl": "rows",
    ".ndjson": "rows",
    ".json": "rows",
    ".csv": "rows",
    ".tsv": "rows",
    ".parquet": "parquet",
}
READABLE = (
    "*.md, *.markdown, *.txt, *.jsonl, *.ndjson, *.json, *.csv, *.tsv (each also .gz or .zst) and *.parquet"
)


class File(NamedTuple):
    """One file of a source."""

    path: str  # to be opened
    name: str  # in places and ids, with forward slashes
    kind: Kind
    size: int


class Source(NamedTuple):
    """One source as the caller named it."""

    given: str
    base: str  # names are relative to this folder
    paths: tuple[str, ...] | None  # the files of a glob; None for a folder, a file, standard input
    kinds: tuple[Kind, ...]  # what is read of it

    def files(self) -> Iterator[File]:
        """The files in their order: by name, folder by folder. Raises `OSError`."""
        if self.given == STDIN:
            yield File(STDIN, "stdin", "rows", 0)
            return
        for path in self.paths if self.paths is not None else _walk(self.given):
            kind = kind_of(path)
            if kind in self.kinds:
                name = os.path.relpath(path, self.base).replace(os.sep, "/")
                yield File(path, _clean(name), kind, Path(path).stat().st_size)


def kind_of(path: str) -> Kind | None:
    """How a file is read, by its suffix; None for a file that is not read."""
    suffix, compression = split_suffix(path)
    kind = _KINDS.get(suffix)
    return None if kind == "parquet" and compression else kind


def find_sources(given: Sequence[str]) -> list[Source]:
    """The sources that the caller means. Raises `ConversionError` for what is none."""
    if not given:
        raise ConversionError("there is no source")
    if STDIN in given and len(given) > 1:
        raise ConversionError("standard input (-) cannot be combined with other sources")
    found = [(source, *_matches(source)) for source in given]
    _refuse_overlap([(source, root) for source, root, _, _ in found])
    if len(found) == 1:
        source, root, paths, kinds = found[0]
        folder = root if paths is not None or os.path.isdir(root) else os.path.dirname(root)  # noqa: PTH112, PTH120
        return [Source(source, folder or ".", paths, kinds)]
    base = os.path.commonpath(
        [os.path.abspath(root if os.path.isdir(root) else os.path.dirname(root)) for _, root, _, _ in found]  # noqa: PTH100, PTH112, PTH120
    )
    return [Source(source, base, paths, kinds) for source, _, paths, kinds in found]


def _matches(source: str) -> tuple[str, tuple[str, ...] | None, tuple[Kind, ...]]:
    """The file or folder that a source is or lies in, its paths when it is a glob, and the kinds read."""
    path = Path(source)
    if source == STDIN:
        return source, None, ("rows",)
    if path.is_dir():
        return source, None, _kinds_of_folder(source)
    if path.exists():
        kind = kind_of(source)
        if kind is None:
            raise ConversionError(
                f"{source}: the suffix {path.suffix or '(none)'!r} is not known; heatparse reads {READABLE}"
            )
        return source, None, (kind,)
    if not glob.has_magic(source):
        raise ConversionError(f"{source}: there is no such file or folder")
    matches = sorted(match for match in glob.iglob(source, recursive=True) if Path(match).is_file())  # noqa: PTH207
    paths = tuple(match for match in matches if kind_of(match) is not None)
    if not paths:
        raise ConversionError(f"{source}: no file that heatparse reads matches it ({READABLE})")
    fixed = source[: min(source.find(mark) for mark in "*?[" if mark in source)]
    return os.path.dirname(fixed) or ".", paths, ("text", "rows", "parquet")  # noqa: PTH120


def _kinds_of_folder(folder: str) -> tuple[Kind, ...]:
    """Descriptions where the folder holds some, otherwise its data files."""
    kinds: set[Kind | None] = set()
    for path in _walk(folder):
        kinds.add(kind_of(path))
        if "text" in kinds:
            return ("text",)
    if not kinds - {None}:
        raise ConversionError(f"{folder}: the folder holds no file that heatparse reads ({READABLE})")
    return ("rows", "parquet")


def _walk(path: str) -> Iterator[str]:
    """The path of a file, or the files below a folder, sorted folder by folder, without hidden ones."""
    try:
        entries = sorted(os.scandir(path), key=lambda entry: entry.name)
    except NotADirectoryError:
        yield path
        return
    for entry in entries:
        if entry.name.startswith("."):
            continue
        if entry.is_dir(follow_symlinks=False):
            yield from _walk(entry.path)
        elif entry.is_file():
            yield entry.path


def _refuse_overlap(roots: Sequence[tuple[str, str]]) -> None:
    """Refuse sources that would yield a file twice."""
    real = [(source, os.path.realpath(root), not glob.has_magic(source)) for source, root in roots]
    for at, (source, path, _) in enumerate(real):
        for other, folder, is_whole in real[:at] + real[at + 1 :]:
            if is_whole and (path == folder or path.startswith(folder.rstrip(os.sep) + os.sep)):
                raise ConversionError(f"{source} is part of {other}; name it once")


def _clean(name: str) -> str:
    """A path as text that every encoding and JSON can hold; odd bytes become `\\xNN`."""
    return os.fsencode(name).decode("utf-8", "backslashreplace")

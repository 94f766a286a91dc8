"""References in files: CSV, TSV, JSON, Parquet and NumPy arrays."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from heatparse.reference.matrix import BadReference, Matrix, Reference, advised, labels
from heatparse.reference.objects import read_object
from heatparse.reference.tables import read_table

_NO_NAN = "an array in a file cannot leave a cell empty; use .csv (an empty field) or .json (null)"
_LABELS = ".labels.json"  # beside an array: NAME.labels.json has its labels


def read_file(path: str | os.PathLike[str]) -> Reference:
    """The matrices of a file; its suffix says what it is. Raises `BadReference`."""
    path = Path(path)
    reader = READERS.get(path.suffix.lower())
    if reader is None:
        raise BadReference(f"{path}: a reference is one of {', '.join(READERS)}")
    if not path.exists():
        raise BadReference(f"{path}: there is no such file")
    try:
        return reader(path)
    except UnicodeDecodeError as error:
        raise BadReference(
            f"{path}: not valid UTF-8 at byte offset {error.start}; save it as UTF-8"
        ) from None
    except OSError as error:
        raise BadReference(f"{path}: cannot be read: {error.strerror or error}") from None


def _delimited(path: Path) -> Reference:
    import csv

    text = path.read_text(encoding="utf-8-sig")
    delimiter = "\t" if path.suffix.lower() == ".tsv" else _delimiter(text)
    try:
        lines = [
            line for line in csv.reader(text.splitlines(), delimiter=delimiter, strict=True) if any(line)
        ]
    except csv.Error as error:
        raise BadReference(f"{path}: no well-formed table: {error}") from None
    if not lines:
        raise BadReference(f"{path}: it is empty")
    if delimiter == ";":  # where the comma is the decimal sign
        lines = [lines[0], *([field.replace(",", ".") for field in line] for line in lines[1:])]
    return read_table(lines[0], lines[1:], str(path))


def _delimiter(text: str) -> str:
    head = text.split("\n", 1)[0]
    return max(",;\t", key=head.count)


def _json(path: Path) -> Reference:
    return read_object(parse_json(path.read_text(encoding="utf-8-sig"), str(path)), str(path))


def parse_json(text: str, where: str) -> Any:
    """The value of a JSON text in which no key comes twice. Raises `BadReference`."""

    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        made = dict(pairs)
        if len(made) < len(pairs):
            keys = [key for key, _ in pairs]
            twice = next(key for at, key in enumerate(keys) if key in keys[:at])
            raise BadReference(f"{where}: {twice!r} is there twice in one object; labels have to differ")
        return made

    try:
        return json.loads(text, object_pairs_hook=unique)
    except json.JSONDecodeError as error:
        raise BadReference(
            f"{where}: no JSON: {error.msg} (line {error.lineno}, column {error.colno})"
        ) from None
    except RecursionError:
        raise BadReference(f"{where}: nested too deeply for a reference") from None
    except BadReference:
        raise
    except ValueError:  # Python reads no longer integers
        raise BadReference(f"{where}: there is a number of thousands of digits in it") from None


def _parquet(path: Path) -> Reference:
    parquet = needed("pyarrow.parquet", "parquet", f"reading {path}")
    pyarrow = needed("pyarrow", "parquet", f"reading {path}")
    try:
        table = parquet.read_table(path)
    except pyarrow.ArrowInvalid as error:
        raise BadReference(f"{path}: no Parquet file: {str(error).splitlines()[0]}") from None
    return read_object(table, str(path))


def _array(path: Path) -> Reference:
    numpy = needed("numpy", "numpy", f"reading {path}")
    try:
        data = numpy.load(path, allow_pickle=False)
    except (ValueError, EOFError) as error:
        raise BadReference(f"{path}: no array of numbers: {error}") from None
    with advised(_NO_NAN):
        found = read_object(data, str(path)).panels[0]
    beside = path.with_suffix(_LABELS)
    if not beside.is_file():
        return Reference((found,))
    return Reference(
        (_with_labels(found, parse_json(beside.read_text(encoding="utf-8"), str(beside)), beside),)
    )


def _with_labels(found: Matrix, given: Any, path: Path) -> Matrix:
    if not isinstance(given, dict) or not all(
        isinstance(given.get(key), list) for key in ("rows", "columns")
    ):
        raise BadReference(f'{path}: labels are {{"rows": […], "columns": […]}}')
    rows, columns = labels(given["rows"], "row", str(path)), labels(given["columns"], "column", str(path))
    if (len(rows), len(columns)) != found.shape:
        raise BadReference(
            f"{path}: {len(rows)} row and {len(columns)} column labels for an array of "
            f"{found.shape[0]} × {found.shape[1]}"
        )
    return found.labelled(rows, columns)


def _archive(path: Path) -> Reference:
    """An .npz with `values`, `rows` and `columns`, or with one array for each panel."""
    from zipfile import BadZipFile

    numpy = needed("numpy", "numpy", f"reading {path}")
    try:
        with numpy.load(path, allow_pickle=False) as archive:
            arrays = {name: archive[name].tolist() for name in archive.files}
    except (ValueError, EOFError, BadZipFile) as error:
        raise BadReference(f"{path}: no archive of arrays: {error}") from None
    with advised(_NO_NAN):
        return read_object(arrays, str(path))


def needed(module: str, extra: str, purpose: str) -> ModuleType:
    """An optional library. Raises `BadReference` with the name of the extra that brings it."""
    from importlib import import_module

    try:
        return import_module(module)
    except ImportError:
        name = module.partition(".")[0]
        raise BadReference(f"{purpose} needs {name}: pip install 'heatparse[{extra}]'") from None


READERS: dict[str, Callable[[Path], Reference]] = {
    ".csv": _delimited,
    ".tsv": _delimited,
    ".json": _json,
    ".parquet": _parquet,
    ".npy": _array,
    ".npz": _archive,
}

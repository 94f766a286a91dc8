"""The descriptions that a command line names: files, folders, standard input."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence

from heatparse.decoding import NotText, decode
from heatparse.records import NamedTuple

SUFFIXES = (".md", ".markdown", ".txt")
DATA = (".csv", ".tsv", ".json", ".jsonl", ".ndjson", ".parquet", ".npy", ".npz")  # no descriptions
STDIN = "<stdin>"

_NO_DESCRIPTION = (
    "this is data and no description; `heatparse check --against DATA DESCRIPTION` compares the two, "
    "`heatparse convert` reads tables of descriptions"
)


class Input(NamedTuple):
    """A description that was read. Offsets count characters of `text`, line ends and BOM included."""

    name: str  # for people: the path as given, or <stdin>
    path: str | None  # None for standard input
    text: str


class Problem(NamedTuple):
    """An input that could not be read, in a sentence."""

    name: str
    message: str


def read_inputs(paths: Sequence[str]) -> Iterator[Input | Problem]:
    """Read what the paths name, in their order; a file that is named twice is read once."""
    return (found if isinstance(found, Problem) else read_input(found) for found in list_inputs(paths))


def list_inputs(paths: Sequence[str]) -> Iterator[str | Problem]:
    """The files that the paths name, in their order, each once; "-" is standard input."""
    seen: set[str] = set()
    for path in paths:
        found = False
        for file in _files(path):
            if isinstance(file, Problem):
                found = True
                yield file
                continue
            found = True
            real = file if file == "-" else os.path.realpath(file)
            if real not in seen:
                seen.add(real)
                yield file
        if not found:
            kinds = ", ".join(f"*{suffix}" for suffix in SUFFIXES)
            yield Problem(_name(path), f"the folder holds no description ({kinds})")


def _files(path: str) -> Iterator[str | Problem]:
    """The path itself, or the descriptions below it: sorted, without hidden files and folders."""
    if path == "-" or not os.path.isdir(path):  # noqa: PTH112 - pathlib would be loaded for this alone
        yield path
        return
    problems: list[Problem] = []

    def refused(error: OSError) -> None:
        problems.append(Problem(_name(error.filename or path), _reason(error)))

    files = []
    for folder, folders, names in os.walk(path, onerror=refused):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            if name.lower().endswith(SUFFIXES) and not name.startswith("."):
                files.append(f"{folder.rstrip(os.sep)}{os.sep}{name}")
    yield from problems
    yield from sorted(files)


def read_input(path: str) -> Input | Problem:
    """The description in a file, or the reason why there is none."""
    name = STDIN if path == "-" else _name(path)
    if path.lower().endswith(DATA) and os.path.isfile(path):  # noqa: PTH113
        return Problem(name, _NO_DESCRIPTION)
    try:
        if path == "-":
            if sys.stdin is None:
                return Problem(name, "standard input is closed")
            data = sys.stdin.buffer.read()
        else:
            with open(path, "rb") as file:  # noqa: PTH123 - as above
                data = file.read()
    except OSError as error:
        return Problem(name, _reason(error))
    except MemoryError:
        return Problem(name, "too large for the memory of this machine")
    try:
        return Input(name, None if path == "-" else path, decode(data))
    except NotText as error:
        return Problem(name, str(error))


def _reason(error: OSError) -> str:
    if isinstance(error, FileNotFoundError):
        return "there is no such file or folder"
    if isinstance(error, PermissionError):
        return "no permission to read it"
    return f"cannot be read: {error.strerror or error}"


def _name(path: str) -> str:
    """A path as text that every encoding and JSON can hold; odd bytes become `\\xNN`."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")

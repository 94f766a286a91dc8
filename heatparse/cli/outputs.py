"""Where the formats of a check go: one to standard output, any number to files."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, TextIO

from heatparse.cli.common import remark
from heatparse.output.colour import Paint, wanted
from heatparse.output.forms import FORMS, Form, Writer, form
from heatparse.output.summary import Tally
from heatparse.records import Record

if TYPE_CHECKING:
    from pathlib import Path

_DEFAULT_COLUMNS = 120  # of a frame, where no terminal tells
_PLAIN = Paint(False)


class Wish(Record, frozen=True):
    """A format and the file that it goes to; None is standard output."""

    name: str
    file: str | None


def wish(text: str) -> Wish:
    """`NAME` or `NAME=FILE`, for argparse."""
    name, equals, file = text.partition("=")
    if name not in FORMS:
        from difflib import get_close_matches

        near = get_close_matches(name, FORMS, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(FORMS)}"
        raise argparse.ArgumentTypeError(f"there is no format {name!r}; {hint}")
    if equals and not file:
        raise argparse.ArgumentTypeError(f"{text!r} names no file behind the sign")
    return Wish(name, file or None)


def complaint(wishes: Sequence[Wish]) -> str | None:
    """Why formats cannot be written together; None where they can."""
    shown = [wish.name for wish in wishes if wish.file is None]
    if len(shown) > 1:
        both = " and ".join(shown)
        return f"only one format can go to standard output, not {both}; name a file: {shown[1]}=FILE"
    files = [os.path.realpath(wish.file) for wish in wishes if wish.file is not None]
    twice = next((file for at, file in enumerate(files) if file in files[:at]), None)
    return f"two formats cannot go to one file: {twice}" if twice else None


def spare(wishes: Sequence[Wish], read: Iterable[str]) -> None:
    """Raises `CannotWrite` when a format would go to a file that is read, by whatever path."""
    places = {place: one for one in wishes if one.file is not None for place in _identities(one.file)}
    if not places:
        return
    for file in read:
        for place in _identities(file):
            if place in places:
                raise CannotWrite(f"{places[place].file}: cannot be written: it is read by this command")


def _identities(path: str) -> tuple[object, ...]:
    """What two paths have in common that lead to one file."""
    try:
        told = os.stat(path)  # noqa: PTH116
    except OSError:
        return (os.path.realpath(path),)
    return os.path.realpath(path), (told.st_dev, told.st_ino)


def forms(wishes: Sequence[Wish]) -> list[Form]:
    """The forms of the wishes; colours and the width of the terminal are for standard output alone."""
    return [
        form(one.name, _PLAIN, _DEFAULT_COLUMNS)
        if one.file is not None
        else form(one.name, Paint(wanted(sys.stdout)), _columns())
        for one in wishes
    ]


def _columns() -> int:
    if not sys.stdout.isatty():
        return _DEFAULT_COLUMNS
    from shutil import get_terminal_size

    return get_terminal_size((_DEFAULT_COLUMNS, 24)).columns


class CannotWrite(Exception):
    """A file that a format should go to cannot be written."""


class _File(Record, frozen=True):
    """A file that is being written, under another name until it is complete."""

    stream: TextIO
    temporary: Path
    target: Path


class Outputs:
    """Writes every form to its place. A file appears under its name when it is complete."""

    def __init__(self, wishes: Sequence[Wish], forms: Sequence[Form]) -> None:
        self._files: list[_File] = []
        self._writers: list[Writer] = []
        self._shown = any(wish.file is None for wish in wishes)
        for one, made in zip(wishes, forms, strict=True):
            self._writers.append(Writer(made, sys.stdout if one.file is None else self._open(one.file)))

    def _open(self, path: str) -> TextIO:
        import tempfile  # not for every start: they load a good deal
        from pathlib import Path

        target = Path(path)
        if target.is_dir():
            raise CannotWrite(f"{path}: cannot be written: it is a folder")
        try:
            handle, temporary = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        except OSError as error:
            raise CannotWrite(f"{path}: cannot be written: {error.strerror or error}") from None
        stream = open(handle, "w", encoding="utf-8", errors="backslashreplace", newline="\n")  # noqa: PTH123, SIM115
        self._files.append(_File(stream, Path(temporary), target))
        return stream

    def write(self, pieces: Sequence[list[str]]) -> None:
        """Write the pieces of one description, one list for each form."""
        for writer, own in zip(self._writers, pieces, strict=True):
            writer.write(own)

    def close(self, tally: Tally) -> None:
        """End every form and put the files in their places."""
        for writer in self._writers:
            writer.close(tally)
        mask = os.umask(0)
        os.umask(mask)
        for file in self._files:
            file.stream.close()
            file.temporary.chmod(0o666 & ~mask)  # a temporary file is the user's alone
            file.temporary.replace(file.target)
        self._files = []
        if not self._shown and tally.files:
            for line in tally.lines():
                remark(line)

    def discard(self) -> None:
        """Remove what is not complete."""
        for file in self._files:
            with suppress(OSError):
                file.stream.close()
            file.temporary.unlink(missing_ok=True)

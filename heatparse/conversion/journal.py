"""The record of what an output holds so far, from which an interrupted conversion goes on.

A folder beside the output (`OUT.partial`) holds the spools, which only grow, and `journal.jsonl`. A
batch counts as written when the spools and then the journal's line about it have reached the disk;
what a spool holds beyond that is cut off when the conversion is resumed.
"""

from __future__ import annotations

import errno
import json
import os
import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Any, BinaryIO, NamedTuple, Self

from heatparse.conversion.errors import ConversionError
from heatparse.conversion.summary import Tally

_COMMIT_SECONDS = 0.5  # what a crash can cost at most, beside the batches in the works


class State(NamedTuple):
    """How far a conversion has come. It changes as a whole: Ctrl-C can come between any two steps."""

    digests: tuple[str, ...] = ()  # of the batches that the journal does not yet tell of
    batches: int = 0
    sizes: tuple[int, ...] = ()  # of the spools
    rejects: int = 0
    tally: dict[str, Any] = Tally().as_json()


class Journal:
    """The folder of an output that is being made."""

    def __init__(self, folder: Path, spools: Sequence[str], identity: dict[str, Any], resume: bool) -> None:
        """Start a conversion, or go on with the one whose folder it is. Raises `ConversionError`.

        `identity` is what a conversion and the one that it resumes have in common.
        """
        self.folder = folder
        self._names = tuple(spools)
        self.state = State(sizes=(0,) * len(self._names))
        self.digests: list[str] = []  # of all batches that were written before
        self.is_ready = False  # all is made, only the final names are missing
        self._committed = monotonic()
        folder.mkdir(parents=True, exist_ok=True)
        self._is_open = True
        self._spools: list[BinaryIO] = []
        self._lock = _locked(folder / "lock")
        try:
            if not resume:
                _empty(folder)
            self._file = self._open(identity)
            if not self.is_ready:
                for name, size in zip(self._names, self.state.sizes, strict=True):
                    self._spools.append(self._open_spool(name, size))
        except BaseException:
            os.close(self._lock)  # the process may go on, and try again
            raise

    def _open(self, identity: dict[str, Any]) -> BinaryIO:
        path = self.folder / "journal.jsonl"
        lines, end = _whole_lines(path)
        if lines:
            head = lines[0]
            if head != identity:
                changed = sorted(key for key in {*head, *identity} if head.get(key) != identity.get(key))
                raise ConversionError(
                    f"the interrupted conversion in {self.folder} was another one (other {', '.join(changed)}); "
                    "give the same command, or --overwrite to start anew"
                )
            for line in lines[1:]:
                # A line that was interrupted on its way to the disk may have been written again.
                digests = line.pop("digests")
                self.digests[line["batches"] - len(digests) :] = digests
                self.is_ready = line.pop("ready")
                self.state = State(**line)
        file = path.open("r+b" if lines else "wb")
        file.truncate(end)
        file.seek(end)
        if not lines:
            _write_line(file, identity)
            _sync_folder(self.folder)
        return file

    def _open_spool(self, name: str, size: int) -> BinaryIO:
        path = self.folder / name
        file = path.open("r+b" if size else "wb")
        if os.fstat(file.fileno()).st_size < size:
            raise ConversionError(
                f"{path} is shorter than what was written to it; start anew with --overwrite"
            )
        file.truncate(size)
        file.seek(size)
        return file

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Keep what was written for the next try; a folder without anything goes."""
        if self._is_open and error is not None and not self.state.batches:
            self.remove()
        elif self._is_open:
            with suppress(OSError):  # of a full disk; what was committed before stays
                self.commit()
            self.close()

    def append(self, digest: str, pieces: Sequence[bytes], rejects: int, tally: Tally) -> None:
        """Write one batch; it is committed with the next ones after a while."""
        for spool, piece in zip(self._spools, pieces, strict=True):
            spool.write(piece)
        self.state = State(
            (*self.state.digests, digest),
            self.state.batches + 1,
            tuple(size + len(piece) for size, piece in zip(self.state.sizes, pieces, strict=True)),
            self.state.rejects + rejects,
            tally.as_json(),
        )
        if monotonic() - self._committed >= _COMMIT_SECONDS:
            self.commit()

    def commit(self) -> None:
        """Make sure that what was appended is on disk, and say so in the journal."""
        if not self.state.digests:
            return
        for spool in self._spools:
            spool.flush()
            os.fsync(spool.fileno())
        self._write_state()

    def make_ready(self) -> None:
        """Say in the journal that all files are made and only need their final names."""
        self.is_ready = True
        self._write_state()

    def _write_state(self) -> None:
        _write_line(self._file, {**self.state._asdict(), "ready": self.is_ready})
        self.state = self.state._replace(digests=())
        self._committed = monotonic()

    def close(self) -> None:
        """Leave the folder as it is."""
        self._is_open = False
        for file in (*self._spools, self._file):
            with suppress(OSError):  # what cannot be written now was never committed
                file.close()
        os.close(self._lock)

    def remove(self) -> None:
        """Remove the folder: the output has its final name, or there is nothing to keep."""
        self.close()
        shutil.rmtree(self.folder)


def _write_line(file: BinaryIO, values: dict[str, Any]) -> None:
    file.write(json.dumps(values, separators=(",", ":")).encode() + b"\n")
    file.flush()
    os.fsync(file.fileno())


def _whole_lines(path: Path) -> tuple[list[dict[str, Any]], int]:
    """The lines of a journal that were written whole, and where they end."""
    if not path.exists():
        return [], 0
    lines, end = [], 0
    for line in path.read_bytes().splitlines(keepends=True):
        try:
            values = json.loads(line)
        except ValueError:
            break
        if not line.endswith(b"\n"):
            break
        lines.append(values)
        end += len(line)
    return lines, end


def _empty(folder: Path) -> None:
    for path in folder.iterdir():
        if path.is_dir():
            shutil.rmtree(path)
        elif path.name != "lock":
            path.unlink()


def _locked(path: Path) -> int:
    """A lock that lives as long as the process."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(handle)
            if error.errno in (errno.EAGAIN, errno.EACCES):
                raise ConversionError(f"another conversion is writing {path.parent}") from None
            raise
    return handle


def _sync_folder(folder: Path) -> None:
    """Make new and renamed files of a folder last."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def publish(made: Sequence[tuple[Path, Path]]) -> None:
    """Give finished files and folders their final names, the last one last, replacing what was there.

    What has its final name already is passed over, so that this can be done again after a crash.
    """
    present = [(source, target) for source, target in made if source.exists()]
    for source, target in present:
        if source.is_dir() and target.is_dir():
            old = source.with_name("old")
            target.rename(old)
            source.rename(target)
            shutil.rmtree(old)
        else:
            source.replace(target)
    for folder in {target.parent for _, target in present}:
        _sync_folder(folder)


def sync(path: Path) -> None:
    """Make the content of a file last."""
    with path.open("rb") as file:
        os.fsync(file.fileno())

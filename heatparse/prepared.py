"""Keeps what `heatparse.preparing` made, so that a start takes milliseconds.

The files are plain data as Python writes its byte code (`marshal`: nothing is run when it is read, and
there is nothing to import for it) in a folder of the user's cache directory that only the user can
write to. Its name tells two things: the place (where the grammars
lie, and which Python reads them) and the state (names, sizes and times of the grammars and of
`MAKERS`, and the content of those that were written just now). An edited grammar is another folder.
Without such a folder everything still works, from memory, a quarter of a second slower.

`HEATPARSE_CACHE` names another cache directory; set to nothing, it switches the cache off.
"""

from __future__ import annotations

import marshal
import os
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any

import heatparse

if TYPE_CHECKING:
    from pathlib import Path

# Folders that stay when a new one is made: of its own place, where grammars change with every branch
# that is looked at, and of places at all, where a wheel that never changes must not be pushed out.
_STATES, _PLACES = 4, 16
# A file may be written again in the same tick of the file system's clock, with the same size.
_TICK = 2_000_000_000  # nanoseconds; that of FAT, the coarsest
# What they make has another shape, or other content, when they change.
MAKERS = tuple(
    os.path.join(os.path.dirname(__file__), *path)
    for path in (
        ("preparing.py",),
        ("resources.py",),
        ("lalr.py",),
        ("patterns.py",),
        ("quantities.py",),
        ("tokens.py",),
        ("phrases.py",),
        ("claims", "language", "lexicon.py"),
    )
)


def prepared(name: str, make: Callable[[], Any], grammars: str | Path) -> Any:
    """The value kept under `name`, or what `make` makes of the grammars, which is kept from then on."""
    folder = _folder(grammars)
    if folder is None:
        return make()
    kept = _load(os.path.join(folder, f"{name}.marshal"))
    if kept is not None:
        return kept[0]
    value = make()
    _store(folder, f"{name}.marshal", [value])
    return value


@cache
def _folder(grammars: str | Path) -> str | None:
    """The folder of these grammars, made when it is not there; None where none is safe."""
    base = _base()
    if base is None:
        return None
    try:
        folder = os.path.join(base, _name(grammars))
        if not os.path.isdir(folder):
            os.makedirs(os.path.dirname(base), exist_ok=True)
            with suppress(FileExistsError):
                os.mkdir(base, mode=0o700)
            if not _is_own(os.lstat(base), stat.S_ISDIR):
                return None
            with suppress(FileExistsError):
                os.mkdir(folder, mode=0o700)
            _forget_old(base, folder)
        return folder if _is_own(os.lstat(folder), stat.S_ISDIR) else None
    except OSError:
        return None


def _base() -> str | None:
    chosen = os.environ.get("HEATPARSE_CACHE")
    if chosen is not None:
        return chosen if os.path.isabs(chosen) else None  # "" is no path
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA")
    else:
        home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return os.path.join(home, "heatparse") if home and os.path.isabs(home) else None


def _name(grammars: str | Path) -> str:
    """The name of a folder: hashes of its place and of its state."""
    place = _digest(f"{os.path.realpath(grammars)} {sys.version}".encode())
    return f"prepared-{place}-{_digest(*_state(grammars))}"


def _state(grammars: str | Path) -> Iterator[bytes]:
    """What tells the grammars and what reads them from others: a line for each file."""
    # Sizes and times tell a changed file as its content would, and take a tenth of the time.
    found = [(path, os.stat(path)) for path in MAKERS]
    with os.scandir(grammars) as entries:
        found += [(e.path, e.stat()) for e in entries if e.name.endswith((".lark", ".yaml"))]
    yield heatparse.__version__.encode()
    settled = time.time_ns() - _TICK
    for path, status in sorted(found):
        yield f"{os.path.basename(path)} {status.st_size} {status.st_mtime_ns}".encode()
        if status.st_mtime_ns > settled:
            with open(path, "rb") as stream:
                yield stream.read()


def _digest(*told: bytes) -> str:
    try:
        from _blake2 import blake2b  # the same, without loading OpenSSL at every start
    except ImportError:
        from hashlib import blake2b

    return blake2b(b"\n".join(told), digest_size=16).hexdigest()


def _is_own(status: os.stat_result, is_kind: Callable[[int], bool]) -> bool:
    """Whether it is of the right kind, no link, and nobody but this user can write to it."""
    if not is_kind(status.st_mode):
        return False
    if sys.platform == "win32":
        return True  # the profile folder is the user's own
    return status.st_uid == os.geteuid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _load(file: str) -> list[Any] | None:
    try:
        handle = os.open(file, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0))
        with os.fdopen(handle, "rb", buffering=0) as stream:
            if not _is_own(os.fstat(handle), stat.S_ISREG):
                return None
            kept = marshal.loads(stream.read())
    except (OSError, EOFError, TypeError, ValueError):
        return None
    return kept if isinstance(kept, list) and len(kept) == 1 else None


def _store(folder: str, name: str, value: list[Any]) -> None:
    """Written beside and moved into place, so that a reader sees all of it or nothing."""
    from tempfile import mkstemp

    try:
        handle, temporary = mkstemp(prefix=".", dir=folder)  # readable and writable by the user alone
    except OSError:
        return
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(marshal.dumps(_plain(value)))
        os.replace(temporary, os.path.join(folder, name))
    except OSError:
        with suppress(FileNotFoundError):
            os.unlink(temporary)


def _plain(value: Any) -> Any:
    """The same as lists, dictionaries, strings and numbers of Python itself, and of no class of its own."""
    if isinstance(value, dict):
        return {_plain(key): _plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return list(map(_plain, value))
    return str(value) if isinstance(value, str) else value


def _forget_old(base: str, new: str) -> None:
    """Remove the older folders of the new one's place, and those of places where none was made for long."""
    from pathlib import Path

    folders = [folder for folder in Path(base).glob("prepared-*") if not folder.is_symlink()]
    places: dict[str, list[Path]] = {}  # the last one made first
    for folder in sorted(folders, key=lambda folder: folder.stat().st_mtime_ns, reverse=True):
        places.setdefault(_place(folder.name), []).append(folder)
    own = [folder for folder in places.pop(_place(os.path.basename(new)), []) if folder != Path(new)]
    others = list(places.values())[_PLACES - 1 :]
    for folder in [*own[_STATES - 1 :], *(folder for of_place in others for folder in of_place)]:
        for file in folder.iterdir():
            file.unlink(missing_ok=True)
        folder.rmdir()


def _place(name: str) -> str:
    return name.rpartition("-")[0]

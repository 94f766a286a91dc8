"""Keeps what `heatparse.preparing` made, so that a start takes milliseconds.

The files are JSON (never anything that runs code when it is read) in a folder of the user's cache
directory that only the user can write to, named after a hash of all grammars and of what reads
them: an edited grammar is another folder. Without such a folder everything still works, from
memory, a quarter of a second slower.

`HEATPARSE_CACHE` names another cache directory; set to nothing, it switches the cache off.
"""

from __future__ import annotations

import json
import os
import stat
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import heatparse

_KEPT = 8  # folders of other grammars or versions that stay when a new one is made
_MAKER = Path(__file__).with_name("preparing.py")  # what it makes has another shape when it changes


def prepared(name: str, make: Callable[[], Any], grammars: Path) -> Any:
    """The value kept under `name`, or what `make` makes of the grammars, which is kept from then on."""
    folder = _folder(grammars)
    if folder is None:
        return make()
    kept = _load(folder / f"{name}.json")
    if kept is not None:
        return kept[0]
    value = make()
    _store(folder, f"{name}.json", [value])
    return value


@cache
def _folder(grammars: Path) -> Path | None:
    """The folder of these grammars, made when it is not there; None where none is safe."""
    base = _base()
    if base is None:
        return None
    folder = base / f"prepared-{_digest(grammars)}"
    try:
        if not folder.is_dir():
            base.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not _is_own(os.lstat(base), stat.S_ISDIR):
                return None
            folder.mkdir(mode=0o700, exist_ok=True)
            _forget_old(base, folder)
        return folder if _is_own(os.lstat(folder), stat.S_ISDIR) else None
    except OSError:
        return None


def _base() -> Path | None:
    chosen = os.environ.get("HEATPARSE_CACHE")
    if chosen is not None:
        return Path(chosen) if os.path.isabs(chosen) else None  # noqa: PTH117 - "" is no path
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA")
    else:
        home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")  # noqa: PTH111
    return Path(home) / "heatparse" if home and os.path.isabs(home) else None  # noqa: PTH117


def _digest(grammars: Path) -> str:
    from hashlib import blake2b

    digest = blake2b(f"{heatparse.__version__} {sys.version}".encode(), digest_size=16)
    files = [file for file in sorted(grammars.iterdir()) if file.suffix in (".lark", ".yaml")]
    for file in (_MAKER, *files):
        content = file.read_bytes()
        digest.update(f"\n{file.name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def _is_own(status: os.stat_result, is_kind: Callable[[int], bool]) -> bool:
    """Whether it is of the right kind, no link, and nobody but this user can write to it."""
    if not is_kind(status.st_mode):
        return False
    if sys.platform == "win32":
        return True  # the profile folder is the user's own
    return status.st_uid == os.geteuid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _load(file: Path) -> list[Any] | None:
    try:
        handle = os.open(file, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0))
        with os.fdopen(handle, encoding="utf-8") as stream:
            if not _is_own(os.fstat(handle), stat.S_ISREG):
                return None
            kept = json.load(stream)
    except (OSError, ValueError):
        return None
    return kept if isinstance(kept, list) and len(kept) == 1 else None


def _store(folder: Path, name: str, value: list[Any]) -> None:
    """Written beside and moved into place, so that a reader sees all of it or nothing."""
    from tempfile import mkstemp

    try:
        handle, temporary = mkstemp(prefix=".", dir=folder)  # readable and writable by the user alone
    except OSError:
        return
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            json.dump(value, stream, ensure_ascii=False, separators=(",", ":"))
        Path(temporary).replace(folder / name)
    except OSError:
        Path(temporary).unlink(missing_ok=True)


def _forget_old(base: Path, new: Path) -> None:
    folders = [folder for folder in base.glob("prepared-*") if folder != new and not folder.is_symlink()]
    for folder in sorted(folders, key=lambda folder: folder.stat().st_mtime)[:-_KEPT]:
        for file in folder.iterdir():
            file.unlink(missing_ok=True)
        folder.rmdir()

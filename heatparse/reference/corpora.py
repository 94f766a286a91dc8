"""References for many descriptions: one for all, a folder of files, or JSON Lines with ids."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from pathlib import Path, PurePosixPath
from typing import Any

from heatparse.reference.files import READERS, parse_json, read_file
from heatparse.reference.matrix import BadReference, Reference
from heatparse.reference.objects import read_object
from heatparse.resources import vocabulary

_LINES = (".jsonl", ".ndjson")
_SIDE_FILES = (".labels.json",)  # labels of an array, which is the reference


class Missing(str):
    """A sentence that tells that there is no reference, and not that there is a wrong one."""


class References:
    """What `--against` names. A folder and JSON Lines hold a reference for each description, by its id.

    The id of a description is its path below the folder that was given to be checked, or its name,
    with or without the suffix. Raises `BadReference`.
    """

    def __init__(self, path: str) -> None:
        self._path = Path(path)
        self._single: Reference | None = None
        if self._path.is_dir():
            self._known: dict[str, list[Any]] = _files(self._path)
        elif self._path.suffix.lower() in _LINES:
            self._known = _records(self._path)
        else:
            self._single, self._known = read_file(self._path), {}

    def of(self, description: str, roots: Sequence[str] = ()) -> Reference | str:
        """The reference of a description, or a sentence that tells why there is none."""
        if self._single is not None:
            return self._single
        names = list(dict.fromkeys(_names(description, roots)))
        for name in names:
            found = self._known.get(name, [])
            if len(found) > 1:
                return f"{self._path} has {len(found)} references with the id {name!r}; ids have to differ"
            if found:
                return self._read(found[0], name)
        return Missing(f"{self._path} has no reference with the id {names[-1]!r}")

    def _read(self, entry: Any, name: str) -> Reference:
        if isinstance(entry, Path):
            return _read_file(entry)
        return read_object(entry, f"{self._path}, id {name!r}")

    @cached_property
    def ids(self) -> list[str]:
        """All ids; empty where one reference is for all."""
        return list(self._known)


_read_file = lru_cache(maxsize=64)(read_file)


def _names(description: str, roots: Sequence[str]) -> Iterator[str]:
    """The ids that a description may have, the most exact first."""
    path = Path(description)
    below = [path.as_posix()]
    for root in roots:
        relative = os.path.relpath(description, root if Path(root).is_dir() else Path(root).parent)
        if not relative.startswith(os.pardir):
            below.append(Path(relative).as_posix())
    for name in (*below, path.name):
        plain = name.removeprefix("./")
        yield plain
        yield str(PurePosixPath(plain).with_suffix(""))


def _files(folder: Path) -> dict[str, list[Any]]:
    """The references below a folder: by path and by name, with and without suffix."""
    known: dict[str, list[Any]] = {}
    for path in sorted(folder.rglob("*")):
        hidden = any(part.startswith(".") for part in path.relative_to(folder).parts)
        if (
            hidden
            or path.suffix.lower() not in READERS
            or path.name.endswith(_SIDE_FILES)
            or not path.is_file()
        ):
            continue
        plain = PurePosixPath(path.relative_to(folder).as_posix()).with_suffix("")
        for name in {str(plain), plain.name}:
            known.setdefault(name, []).append(path)
    if not known:
        raise BadReference(f"{folder}: the folder holds no reference ({', '.join(READERS)})")
    return known


def _records(path: Path) -> dict[str, list[Any]]:
    fields = vocabulary("reference", "fields")
    known: dict[str, list[Any]] = {}
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadReference(
            f"{path}: not valid UTF-8 at byte offset {error.start}; save it as UTF-8"
        ) from None
    except OSError as error:
        reason = "there is no such file" if isinstance(error, FileNotFoundError) else error.strerror or error
        raise BadReference(f"{path}: {reason}") from None
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            name, data = _record(parse_json(line, f"{path}, line {number}"), fields, f"{path}, line {number}")
            known.setdefault(name, []).append(data)
    if not known:
        raise BadReference(f"{path}: it is empty")
    return known


def _record(record: Any, fields: dict[str, list[str]], where: str) -> tuple[str, Any]:
    """The id and the data of a line."""
    if not isinstance(record, dict):
        raise BadReference(f"{where}: an object with an id and the data is needed")
    key = next((field for field in fields["id"] if field in record), None)
    if key is None or not isinstance(record[key], str | int):
        raise BadReference(f"{where}: there is no id (one of {', '.join(fields['id'])})")
    name = str(record[key])
    rest = {field: value for field, value in record.items() if field != key}
    held = next((field for field in fields["data"] if isinstance(rest.get(field), dict | list)), None)
    if held is None or {"rows", "columns", "values"} <= rest.keys() or "panels" in rest:
        return name, rest
    return name, rest[held]

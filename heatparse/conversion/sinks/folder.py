"""A folder with one JSON or YAML file for each record, named after its id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from heatparse.conversion.encoders import Converted, Encoder, json_of, refuse_names
from heatparse.conversion.journal import sync

_LONGEST_NAME = 200  # bytes; file systems end at 255
_SAFE = " !#$&'()+,;=@[]^_`{}~-."


class FolderSink:
    """A folder of `.json` or `.yaml` files."""

    spools: Sequence[str] = ()

    def __init__(self, path: Path, form: str) -> None:
        self.path = path
        self.form = form

    def encoder(self, kept: Mapping[str, Any], folder: Path) -> Encoder:
        """The workers write the files themselves."""
        refuse_names(kept)
        files = folder / "files"
        files.mkdir(exist_ok=True)
        return Files(tuple(kept), str(files), self.form)

    def finish(self, folder: Path) -> None:
        """All files are there."""

    def outputs(self) -> Sequence[tuple[str, Path]]:
        """The folder."""
        return [("files", self.path)]


class Files(NamedTuple):
    """Writes a file for each report."""

    keep: tuple[str, ...]
    folder: str
    form: str

    def encode(self, converted: Converted) -> list[bytes]:
        """No spool: files."""
        for record, report in converted:
            path = Path(self.folder, file_name(record.id, record.id == record.place, f".{self.form}"))
            path.parent.mkdir(parents=True, exist_ok=True)
            text = json_of(record, report, self.keep)
            path.write_text(_pretty(text, self.form), encoding="utf-8", newline="")
            sync(path)
        return []


def file_name(identity: str, is_path: bool, suffix: str) -> str:
    """A path for an id that is safe on every system and that no other id has.

    The id of a file keeps its folders; in other ids a slash is a character like all others.
    """
    parts = identity.split("/") if is_path else [identity]
    safe = [quote(part, safe=_SAFE) if part.strip(".") else quote(part).replace(".", "%2E") for part in parts]
    return (
        "/".join(_shortened(part) for part in safe[:-1])
        + "/" * (len(safe) > 1)
        + _shortened(safe[-1])
        + suffix
    )


def _shortened(name: str) -> str:
    if len(name) <= _LONGEST_NAME:
        return name
    return f"{name[: _LONGEST_NAME - 34]}--{blake2b(name.encode(), digest_size=16).hexdigest()}"


def _pretty(text: str, form: str) -> str:
    import json

    values = json.loads(text)
    if form == "json":
        return json.dumps(values, ensure_ascii=False, indent=2) + "\n"
    import yaml

    dumper: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    written: str = yaml.dump(values, Dumper=dumper, sort_keys=False, allow_unicode=True, width=110)
    return written

"""What sources yield: descriptions, and what could not be read as one."""

from __future__ import annotations

from typing import NamedTuple

from heatparse.conversion.columns import Columns
from heatparse.conversion.row_formats import Row

LARGEST_TEXT = 8 << 20  # characters; no description is as long


class Record(NamedTuple):
    """One description of a corpus."""

    id: str
    place: str  # for people: the file, and the line or row in it
    text: str
    kept: tuple[object, ...] = ()  # the values of the columns that are carried through


class Reject(NamedTuple):
    """A record that could not be converted, and why."""

    place: str
    id: str | None
    reason: str


def record_of(file: str, row: Row, columns: Columns, prefix_ids: bool = False) -> Record | Reject:
    """The record that a row of a file holds, or why it holds none. Without ids, its place is its id."""
    place = f"{file}:{row.number}"
    if row.fault is not None:
        return Reject(place, None, row.fault)
    identity = place
    if columns.id is not None:
        value = row.values.get(columns.id)
        if not isinstance(value, (str, int)) or isinstance(value, bool) or value == "":
            return Reject(place, None, f"the column {columns.id!r} holds {_kind(value)}, no id")
        identity = f"{file}:{value}" if prefix_ids else str(value)
    text = row.values.get(columns.text)
    if not isinstance(text, str):
        missing = "is missing" if columns.text not in row.values else f"holds {_kind(text)}, no text"
        return Reject(place, _plain(identity), f"the column {columns.text!r} {missing}")
    return checked(Record(identity, place, text, tuple(row.values.get(name) for name in columns.keep)))


def checked(record: Record) -> Record | Reject:
    """The record, unless it is too large or holds what no output can."""
    if len(record.text) > LARGEST_TEXT:
        size = f"the text has {len(record.text):,} characters"
        return Reject(
            record.place, _plain(record.id), f"{size}, more than the {LARGEST_TEXT:,} that one may have"
        )
    for part in (record.text, record.id, *record.kept):
        if isinstance(part, str):
            try:
                part.encode("utf-8")
            except UnicodeEncodeError as error:
                return Reject(record.place, _plain(record.id), _no_unicode(part, error))
    return record


def _no_unicode(text: str, error: UnicodeEncodeError) -> str:
    code = ord(text[error.start])
    if 0xDC80 <= code <= 0xDCFF:  # how a byte that is no UTF-8 was let through
        return f"not valid UTF-8: byte 0x{code - 0xDC00:02x} after {error.start} characters"
    return f"half of a surrogate pair (U+{code:04X}) after {error.start} characters: no text"


def _plain(identity: str) -> str | None:
    return identity if identity.isprintable() else None


def _kind(value: object) -> str:
    if value is None or value == "":
        return "nothing"
    kinds = {bool: "a truth value", int: "a number", float: "a number", list: "a list", dict: "an object"}
    return kinds.get(type(value), f"a {type(value).__name__}")

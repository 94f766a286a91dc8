"""What sources yield: descriptions, and what could not be read as one."""

from __future__ import annotations

from typing import NamedTuple


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

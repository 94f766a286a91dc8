"""The shape of a statement of the data part, read by `grammar/cells.lark`.

A shape is a string with one letter for each piece; what is read from it are indices of pieces. Many
statements share one shape, so readings are kept.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any

from heatparse.lalr import NotInGrammar, Parser
from heatparse.records import NamedTuple, Record
from heatparse.resources import scanner, string_parser

_FOR = str.maketrans(">-", "ff")
# Longer statements are read all the same, but not kept.
_KEPT = 400


class ValueShape(Record, frozen=True):
    """A value: index of its piece (None for a missing one), and the pieces of its notes and of its introduction."""

    number: int | None
    notes: tuple[tuple[int, int], ...]
    intro: tuple[int, int] = (0, 0)

    def moved(self, by: int) -> ValueShape:
        """The same value where so many pieces stand in front of those that it was read from."""
        number = None if self.number is None else self.number + by
        notes = tuple((first + by, last + by) for first, last in self.notes)
        return ValueShape(number, notes, (self.intro[0] + by, self.intro[1] + by))


class ItemShape(NamedTuple):
    """One item: a key (first and last piece), a value, or both."""

    key: tuple[int, int] | None
    value: ValueShape | None
    fresh: bool = False  # a full stop stands before it


class StatementShape(NamedTuple):
    """A statement: its items, the pieces in front of them, and where a remark behind them begins."""

    lead: tuple[int, int] | None
    items: tuple[ItemShape, ...]
    behind: int


def read_shape(shape: str) -> StatementShape | None:
    """The statement that a shape makes, or None when it is none."""
    return _kept(shape) if len(shape) <= _KEPT else _read(shape)


@lru_cache(maxsize=2048)
def _kept(shape: str) -> StatementShape | None:
    return _read(shape)


def _read(shape: str) -> StatementShape | None:
    try:
        statement: StatementShape = _parser().parse(_usual_signs(shape))
    except NotInGrammar:
        return None
    return statement if statement.behind < len(shape) else statement._replace(behind=len(shape))


def _usual_signs(shape: str) -> str:
    """A shape of the same length with the signs that the grammar reads."""
    if shape.isalpha():
        return shape
    return scanner("brackets").sub(_with_usual, shape)


def _with_usual(match: re.Match[str]) -> str:
    written = match[0]
    if match.lastgroup == "COUPLE":
        last = max(written.rfind(sign) for sign in ",;")
        return written[:last] + ":" + written[last + 1 :]
    if match.lastgroup == "BARE":
        return written.replace("[", ":")
    if match.lastgroup == "REVERSED":
        return written.translate(_FOR)
    if match.lastgroup == "BEHIND":
        return written.replace("vk", "vK").replace("vp", "vK")
    opening, closing = "[]" if match.lastgroup == "ROW" else "()"
    return opening + written[1:-1] + closing


@cache
def _parser() -> Parser:
    return string_parser("cells", _Shapes())


class _Shapes:
    """One method for each alias of cells.lark."""

    def start(self, children: list[Any]) -> StatementShape:
        lead, behind = None, 1 << 30
        items: list[ItemShape] = []
        stopped = False
        for child in children:
            if isinstance(child, ItemShape):
                items.append(child._replace(fresh=stopped) if stopped else child)
                stopped = False
            elif child is not None and child.type == "LEAD":
                lead = (child.start, child.end)
            elif child is not None and child.type == "REMARK":
                behind = child.start
            elif child is not None and child.type == "LIST":
                stopped = "." in child
        return StatementShape(lead, tuple(items), behind)

    def name(self, children: list[Any]) -> ItemShape:
        return ItemShape((children[0].start, children[0].end), None)

    def pair(self, children: list[Any]) -> ItemShape:
        key = next(child for child in children if not isinstance(child, ValueShape) and child.type == "KEY")
        value = next(child for child in children if isinstance(child, ValueShape))
        return ItemShape((key.start, key.end), value)

    def plain(self, children: list[Any]) -> ItemShape:
        return ItemShape(None, children[0])

    def value(self, children: list[Any]) -> ValueShape:
        number: int | None = None
        notes: list[tuple[int, int]] = []
        intro = (0, 0)
        for child in children:
            if child is None:
                continue
            if child.type == "NUMBER":
                number = child.start
            elif child.type == "BRACKETED":
                number = child.start + str(child).index("v")
            elif child.type in ("NOTE", "AFTER"):
                notes.append((child.start, child.end))
            elif child.type in ("INTRO", "SAYING"):
                intro = (child.start, child.end)
        return ValueShape(number, tuple(notes), intro)

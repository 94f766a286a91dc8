"""Blocks in a corner of the grid: "the four cells at the lower left (A and B with P and Q)", "the 2x2 block in the
upper right corner", "the upper left quarter", "the block where A and B meet P and Q"."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from heatparse.claims.language.phrases import Phrase, Ref, Scope, key_at, key_of
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.places.areas import end_of
from heatparse.claims.places.named_blocks import block_lines
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.phrases import words
from heatparse.records import NamedTuple

_NAMES = frozenset(
    ("REF", "JOIN", "AND", "PREPOSITION", "DIMENSION", "AXISNOUN", "VERSUS", "TESTED", "TIMES")
)
_LEAST = 2  # lines of a block
_Lines = tuple[tuple[str, ...], tuple[str, ...]]


class Corner(NamedTuple):
    """The rows and columns of a block, the words for it, and whether it is told of each of its cells."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    behind: int
    every: bool = False


def corner_block(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> Corner | None:
    """The block that some phrases begin to name by its corner; None where they name none, or not plainly which."""
    return (
        _counted(phrases, at, grid, scene)
        or _sized(phrases, at, grid)
        or _quarter(phrases, at, grid)
        or _crossing(phrases, at, grid, scene)
    )


def _counted(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> Corner | None:
    """ "The four cells at the lower left", "all nine cells of the upper right corner, formed by A to C with P to R"."""
    first = phrases[at]
    if isinstance(first, Scope):
        noun: Phrase | None = first.noun
        number, place = first.count, at + 1
        if first.quantifier != "all" or number is None:
            return None
    elif first.type == "CARDINAL" and at + 1 < len(phrases) and getattr(first, "definite", False):
        noun, number, place = phrases[at + 1], int(str(getattr(first, "value", "0"))), at + 2
    else:
        return None
    if not isinstance(noun, Word) or noun.type != "DIMENSION" or noun.value != "cell":
        return None
    if place + 1 >= len(phrases) or phrases[place].type != "PREPOSITION":
        return None
    position, end = _corner_at(phrases, place + 1)
    if not position:
        return None
    lines, behind = _names_behind(phrases, end, grid, scene)
    if lines is None:
        side = isqrt(number)
        if behind > end or side < _LEAST or side * side != number:
            return None
        lines, behind = _at_corner(position, side, side, grid), end
    if lines is None or len(lines[0]) * len(lines[1]) != number:
        return None
    told = any(p.type in ("NEGATION", "SCOPE") for p in phrases[behind:])
    return Corner(*lines, behind, isinstance(first, Scope) or not told)


def _sized(phrases: Sequence[Phrase], at: int, grid: Grid) -> Corner | None:
    """ "The 2x2 block in the upper right corner"."""
    size, noun = phrases[at], phrases[at + 1] if at + 1 < len(phrases) else None
    if size.type != "UNKNOWN" or noun is None or noun.type not in ("AREA", "DIMENSION"):
        return None
    numbers = _size(key_of(size))
    if numbers is None or at + 3 >= len(phrases) or phrases[at + 2].type != "PREPOSITION":
        return None
    position, end = _corner_at(phrases, at + 3)
    lines = _at_corner(position, *numbers, grid) if position else None
    return Corner(*lines, end) if lines is not None else None


def _size(key: str) -> tuple[int, int] | None:
    for mark in words("counts", "by"):
        parts = [part.strip() for part in key.split(mark)]
        if len(parts) == _LEAST and all(part.isdecimal() for part in parts):
            return int(parts[0]), int(parts[1])
    return None


def _quarter(phrases: Sequence[Phrase], at: int, grid: Grid) -> Corner | None:
    """ "The upper right quarter of the matrix"."""
    first = phrases[at]
    if first.type != "POSITION" or key_at(phrases, at + 1) not in words("regions", "quadrants"):
        return None
    rows, columns = len(grid.rows), len(grid.columns)
    if rows % 2 or columns % 2:
        return None  # nobody knows to which side the middle belongs
    lines = _at_corner(str(getattr(first, "value", "")), rows // 2, columns // 2, grid)
    return Corner(*lines, at + 2) if lines is not None else None


def _crossing(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> Corner | None:
    """ "The block where A and B meet P and Q", "the cells in which A meets P and Q"."""
    first = phrases[at]
    if first.type not in ("AREA", "DIMENSION") or getattr(first, "value", "") in ("row", "column", "panel"):
        return None
    start = at + 1 + (key_at(phrases, at + 1) == "in")
    if key_at(phrases, start) not in words("comparisons", "in_which") or start + 3 >= len(phrases):
        return None
    one, verb, two = phrases[start + 1 : start + 4]
    if key_of(verb) not in words("regions", "crossing") or not (
        isinstance(one, Ref) and isinstance(two, Ref)
    ):
        return None
    axes = [{line.axis for line in scene.lines(ref, grid)} for ref in (one, two)]
    if any(len(each) != 1 for each in axes) or axes[0] == axes[1]:
        return None  # of a square matrix nobody knows which of the two are the rows
    lines = block_lines([one, made_word("PREPOSITION", "in", verb.start), two], grid, scene)
    return Corner(*lines, start + 4) if lines is not None else None


def _corner_at(phrases: Sequence[Phrase], at: int) -> tuple[str, int]:
    """The corner that a phrase names, "top-left", and the index behind its words; "" where it names none."""
    phrase = phrases[at]
    if isinstance(phrase, Ref) and phrase.noun == "area" and "-" in phrase.position:
        return phrase.position, at + 1
    if phrase.type == "POSITION" and "-" in str(getattr(phrase, "value", "")):
        return str(getattr(phrase, "value", "")), at + 1
    return "", at


def _at_corner(position: str, high: int, wide: int, grid: Grid) -> _Lines | None:
    vertical, _, horizontal = position.partition("-")
    if not horizontal:
        return None
    rows, columns = end_of(vertical, high, "rows", grid), end_of(horizontal, wide, "columns", grid)
    return (rows, columns) if rows and columns else None


def _names_behind(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> tuple[_Lines | None, int]:
    """The rows and columns that a bracket or an aside names behind a corner, and the index behind it."""
    opening = phrases[at].type if at < len(phrases) else ""
    if opening not in ("OPEN", "COMMA", "JOIN"):
        return None, at
    start = at + 1
    while key_at(phrases, start) in words("regions", "formed") | words("regions", "of_block"):
        start += 1
    end = start
    while end < len(phrases) and phrases[end].type in _NAMES and key_at(phrases, end) != ",":
        end += 1
    if end == start or (opening != "OPEN" and start == at + 1):
        return None, at
    lines = block_lines([p for p in phrases[start:end] if p.type not in ("TESTED", "TIMES")], grid, scene)
    closed = end < len(phrases) and phrases[end].type in ("CLOSE", "COMMA", "JOIN")
    return lines, end + closed

"""Areas: the corner cells, the upper left 2x2 block, the two bottom rows, the four central cells."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative
from heatparse.claims.language.words import Word
from heatparse.claims.places.positions import is_laid_out
from heatparse.grid import Grid
from heatparse.phrases import words
from heatparse.records import NamedTuple

_CORNERS = words("regions", "corner_nouns")
_BEHIND = frozenset(("DIMENSION", "MEASURE", "UNKNOWN"))
_LEAST = 3  # a smaller grid is all corner


class Area(NamedTuple):
    """The rows and columns of an area, empty for all of them, and the phrases that name it."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    used: tuple[int, ...]


def area_at(main: Sequence[Phrase], index: int, grid: Grid) -> Area | None:
    """The area that a phrase begins to name; None where it names none, or where it is not clear which."""
    phrase = main[index]
    if phrase.type == "AREA":
        return _corners(main, index, grid)
    if phrase.type == "CARDINAL" and index + 1 < len(main):
        return _counted(main, index, grid)
    if phrase.type == "POSITION":
        return _block(main, index, grid)
    if isinstance(phrase, Superlative):
        return _outermost(phrase, index, grid)
    return None


def _corners(main: Sequence[Phrase], index: int, grid: Grid) -> Area | None:
    """ "All four corner cells", "the corners"."""
    noun, before = main[index], main[index - 1] if index else None
    rows, columns = list(grid.rows), list(grid.columns)
    if not isinstance(noun, Word) or noun.key not in _CORNERS or min(len(rows), len(columns)) < _LEAST:
        return None
    following = main[index + 1] if index + 1 < len(main) else None
    named = isinstance(following, Word) and following.type in _BEHIND and following.key.endswith("s")
    if not (named or noun.key == "corners"):
        return None
    if isinstance(before, Scope) and before.quantifier in ("all", "none") and before.count in (None, 4):
        used: tuple[int, ...] = (index,)
    elif isinstance(before, Word) and before.type == "CARDINAL" and before.value == "4":
        used = (index - 1, index)
    elif before is None or before.type in ("PREPOSITION", "NEGATION"):
        used = (index,)
    else:
        return None
    if named and following is not None and following.type == "UNKNOWN":
        used = (*used, index + 1)  # "the four corner patches"
    return Area((rows[0], rows[-1]), (columns[0], columns[-1]), used)


def _counted(main: Sequence[Phrase], index: int, grid: Grid) -> Area | None:
    """ "The two upper rows", "the four central cells"."""
    count, ref = main[index], main[index + 1]
    if not isinstance(count, Word) or not isinstance(ref, Ref) or ref.names:
        return None
    number, used = int(count.value), (index, index + 1)
    noun = {"row": "rows", "column": "columns"}.get(ref.noun, ref.noun)  # "the two middle layers"
    if noun in ("rows", "columns") and number > 1:
        keys = end_of(ref.position, number, noun, grid)
        if not keys:
            return None
        return Area(keys, (), used) if noun == "rows" else Area((), keys, used)
    rows, columns = list(grid.rows), list(grid.columns)
    even = len(rows) % 2 == len(columns) % 2 == 0
    if (
        ref.position != "center"
        or ref.noun != "cell"
        or number != 4
        or not even
        or min(len(rows), len(columns)) < 4
    ):
        return None
    middle = [tuple(keys[len(keys) // 2 - 1 : len(keys) // 2 + 1]) for keys in (rows, columns)]
    return Area(middle[0], middle[1], used)


def end_of(position: str, number: int, noun: str, grid: Grid) -> tuple[str, ...]:
    """So many rows or columns at one end; none where nobody knows which end is meant."""
    order = list(grid.rows if noun == "rows" else grid.columns)
    vertical = position in ("top", "bottom")
    if position == "center":  # "the two middle rows" of four
        start, odd = divmod(len(order) - number, 2)
        return tuple(order[start : start + number]) if start > 0 and not odd and number > 1 else ()
    if number >= len(order) or (noun == "columns" and vertical) or (vertical and not is_laid_out(grid)):
        return ()
    if position in ("first", "top") or (noun == "columns" and position == "left"):
        return tuple(order[:number])
    if position in ("last", "bottom") or (noun == "columns" and position == "right"):
        return tuple(order[-number:])
    return ()


def _block(main: Sequence[Phrase], index: int, grid: Grid) -> Area | None:
    """ "The lower right 2x2 block"."""
    at, size = index + 1, main[index + 1] if index + 1 < len(main) else None
    area = main[at + 1] if at + 1 < len(main) else None
    if not isinstance(size, Word) or not isinstance(area, Word) or area.type not in ("AREA", "DIMENSION"):
        return None
    numbers = [part for mark in words("counts", "by") for part in [size.key.split(mark)] if len(part) == 2]
    phrase = main[index]
    assert isinstance(phrase, Word)
    vertical, _, horizontal = phrase.value.partition("-")
    if not numbers or not all(part.isdecimal() for part in numbers[0]):
        return None
    if phrase.value == "center":
        inner = [
            _central(int(size), list(keys))
            for size, keys in zip(numbers[0], (grid.rows, grid.columns), strict=True)
        ]
        return Area(inner[0], inner[1], (index, at, at + 1)) if all(inner) else None
    if not horizontal:
        return None
    rows = end_of(vertical, int(numbers[0][0]), "rows", grid)
    columns = end_of(horizontal, int(numbers[0][1]), "columns", grid)
    return Area(rows, columns, (index, at, at + 1)) if rows and columns else None


def _central(number: int, keys: Sequence[str]) -> tuple[str, ...]:
    """So many lines in the middle of an axis; none where no middle has that size."""
    left = len(keys) - number
    return tuple(keys[left // 2 : left // 2 + number]) if left > 0 and left % 2 == 0 else ()


def _outermost(top: Superlative, index: int, grid: Grid) -> Area | None:
    """ "The top two rows": no superlative of values."""
    if top.key not in ("top", "bottom") or not top.count or len(top.nouns) != 1:
        return None
    noun = top.nouns[0]
    if noun.type != "DIMENSION" or noun.value != "row":
        return None
    keys = end_of(top.key, top.count, "rows", grid)
    return Area(keys, (), (index,)) if keys else None

"""Talk about values in front of them, which makes them none of a cell: trends, averages, rankings."""

from __future__ import annotations

from functools import cache

from heatparse.phrases import phrases, words
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.shapes import StatementShape, ValueShape
from heatparse.reading.cells.values import value_of
from heatparse.tokens import Token

_OPENING = 8  # tokens that hold the key of a line and the bracket behind it


def is_talk(pieces: list[Piece]) -> bool:
    """Whether the words in front of values tell about them: "Trend:", "Average:"."""
    talk = _talk()
    return any(not talk.isdisjoint(piece[3].split()) for piece in pieces if piece[0] in "ws")


def is_ranking(pieces: list[Piece], statement: StatementShape) -> bool:
    """ "Ranking: 1 → Rome, 2 → Oslo": numbers that only count their labels."""
    values = [value_of(pieces, item.value) for item in statement.items if item.value is not None]
    numbers = [quantity.value for quantity in values if quantity is not None]
    return len(numbers) > 1 and numbers == list(range(1, len(numbers) + 1))


def is_introduced_by_talk(pieces: list[Piece], value: ValueShape | None) -> bool:
    """ "Oslo: The drop is 0.3 on Rome": the value is none of a cell."""
    if value is None:
        return False
    first, last = value.intro
    return last > first and is_talk(pieces[first:last])


def tells_page_place(tokens: list[Token]) -> bool:
    """ "Spatial grounding: [40, 2] in the lower right": numbers of a place, whatever line stands above."""
    plain = [token for token in tokens[:_OPENING] if token[0] not in ("TICK", "QUOTE")]
    found = phrases("structure", "page_places").match(plain, 0) if plain else None
    behind = [token[3] for token in plain[found[1] : found[1] + 2]] if found else []
    return len(behind) > 1 and behind[0] == ":" and behind[1] in ("[", "(")


def ends_derived(piece: Piece) -> bool:
    """Whether the words in front of a clause end in what it derives: "the sum (of)", "a drop (of)"."""
    return piece[0] in "ws" and piece[3].split()[-1] in words("relations", "derived")


@cache
def _talk() -> frozenset[str]:
    aggregates = words("relations", "aggregates") - words("relations", "shades")
    return words("relations", "prose") | words("relations", "derived") | aggregates

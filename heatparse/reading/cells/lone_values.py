"""Sentences with one row, one column and one number: "The peak is at Layer 3 for Head 2 (0.18)"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.cells.clauses import split_sentences
from heatparse.reading.cells.frame import Coordinate, Frame
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.places import read_coordinates, settle
from heatparse.reading.cells.shapes import ValueShape
from heatparse.records import NamedTuple
from heatparse.resources import scanner

_PAIR = len(("row", "column"))
_FEWEST = 4  # letters of a sentence with two labels, a number and something that ties them
_COLOURED = frozenset((",c", "(c"))  # what may follow the value: "(0.18, light green)"


class Lone(NamedTuple):
    """A value and the place that its sentence names."""

    value: ValueShape
    place: dict[str, Coordinate]


def lone_values(
    pieces: list[Piece], letters: str, frame: Frame, context: dict[str, Coordinate] | None = None
) -> list[Lone]:
    """The cells of sentences, or of their halves, that name one place and one number and only give it.

    Half of the place may be what heads the lines, the `context`: "High probability (0.33) to `rest`".
    """
    if len(letters) < _FEWEST or "w" not in letters:
        return []
    found: list[Lone] = []
    colon = letters.find(":") + 1  # "Approximate values: …"
    if colon and not set(letters[:colon]).isdisjoint("kv"):
        colon = 0
    if colon:
        from heatparse.reading.cells.derived_values import (
            is_derived,  # loaded where something stands in front
        )

        colon = 0 if is_derived(pieces[:colon]) else colon
    for first, last in split_sentences(letters, colon, len(letters), "."):
        for start, end in _parts(letters, first, last):
            lone = _lone(pieces[start:end], letters[start:end], frame, context or {})
            if lone is not None:
                number = start + lone.value.number if lone.value.number is not None else None
                notes = tuple((start + one, start + other) for one, other in lone.value.notes)
                found.append(Lone(ValueShape(number, notes), lone.place))
    return found


def _parts(letters: str, first: int, last: int) -> list[tuple[int, int]]:
    """A sentence with one number, or else what stands between its semicolons and its "and"."""
    spans = [(m.lastgroup, m.start(), m.end()) for m in scanner("told").finditer(letters, first, last)]
    if sum(kind == "VALUE" for kind, _, _ in spans) == 1:
        return [(first, last)]
    cuts = [(a, b) for kind, a, b in spans if kind == "STOP" or (kind == "CUT" and "&" in letters[a:b])]
    starts, ends = [first, *(b for _, b in cuts)], [*(a for a, _ in cuts), last]
    return list(zip(starts, ends, strict=True))


def _lone(pieces: list[Piece], letters: str, frame: Frame, context: dict[str, Coordinate]) -> Lone | None:
    if not letters or not set(letters).isdisjoint("pqm"):
        return None
    spans = [(m.lastgroup, m.start(), m.end()) for m in scanner("told").finditer(letters)]
    numbers = [start for kind, start, _ in spans if kind == "VALUE"]
    places = [(start, end) for kind, start, end in spans if kind == "PLACE"]
    halves = list(context.values()) if len(places) == 1 and "(" in letters else []
    if len(numbers) != 1 or len(places) + len(halves) != _PAIR or not _is_plain(pieces, numbers[0]):
        return None
    named: list[Coordinate] = []
    for start, end in places:
        named.extend(read_coordinates(pieces[start:end], frame))
    if halves and any(len(half.labels) != 1 or half.axis is None for half in halves):
        return None
    named += halves
    if len(named) != _PAIR or any(not c.known or c.whole or c.counted for c in named):
        return None
    place = settle(named, {}, frame)
    if len(place) != _PAIR:
        return None
    number = numbers[0]
    coloured = letters[number + 1 : number + 3] in _COLOURED
    return Lone(ValueShape(number, ((number + 1, number + 3),) if coloured else ()), place)


def _is_plain(pieces: list[Piece], number: int) -> bool:
    """Whether a sentence has no word that could make its number something else than the value of a cell."""
    if pieces[number][4].value is None:
        return False
    giving = words("relations", "giving")
    kinds = "".join(piece[0] for piece in pieces)
    return all(
        giving.issuperset(piece[3].split()) or kinds[max(0, at - 1) : at + 2] == "bwb"  # "to move to"
        for at, piece in enumerate(pieces)
        if piece[0] in "wf"
    )


__all__ = ["Lone", "lone_values"]

"""Words around a value that keep it from the cells of a place: "not 0.1", "a maximum of 0.8", "0.1 more"."""

from __future__ import annotations

from functools import cache

from heatparse.phrases import words
from heatparse.reading.cells.pieces import Piece
from heatparse.resources import vocabulary

_ENDS = frozenset(":;.,(&>k")  # letters of what words in front of a value begin behind


def is_denied(pieces: list[Piece], at: int) -> bool:
    """Whether what stands at `at` is denied: "not 0.1 in layers 4-9"."""
    before = pieces[at - 1] if at else None
    spoken = words("function_words", "denying")
    return before is not None and before[0] == "w" and before[3].split()[-1] in spoken


def is_distance(pieces: list[Piece], number: int) -> bool:
    """ "A and B are 0.1 weaker", "0.3 higher": the way to another value; not "0.1 apart from"."""
    following = pieces[number + 1 : number + 3]
    keys = following[0][3].split() if following else []
    if not keys or keys[0] not in words("relations", "farther"):
        return False
    excepts = keys[0] in words("reserves", "excepting") and following[1:] and following[1][0] == "b"
    return not excepts


def is_step(pieces: list[Piece], number: int) -> bool:
    """ "It gives back 0.05 at L20", "a drop of 0.2 at L4": how far values move, and no value."""
    verb = pieces[number - 1] if number else None
    if verb is not None and verb[0] == "w" and verb[3].split()[-1] in words("relations", "stepping"):
        return True
    noun = pieces[number - 2] if number > 1 else None
    joined = verb is not None and verb[3] in ("of", "by")
    return (
        joined and noun is not None and noun[0] == "w" and noun[3].split()[-1] in words("relations", "steps")
    )


def is_coordinate(pieces: list[Piece], at: int) -> bool:
    """ "The marker lies at k=7, j=5": the second of two axes that are given numbers, and no value."""
    set_equal = [i for i in range(1, at) if pieces[i][0] == "=" and pieces[i - 1][0] == "a"]
    return len(set_equal) > 1 and set_equal[-1] == at - 1


def tells_scale(pieces: list[Piece]) -> bool:
    """ "0.68 (on a 0-1 scale)", "0.4 (range 0-1)": between which numbers values lie, and no place."""
    scaled = words("relations", "measuring")
    return any(piece[0] in "wk" and not scaled.isdisjoint(piece[3].split()) for piece in pieces)


def is_of_some(pieces: list[Piece], at: int) -> bool:
    """ "A maximum of 0.8 in layers 4-9", "0.2 or 0.8 in layers 4-9": not all cells of a place have the value."""
    first = next((before for before in range(at, 0, -1) if pieces[before - 1][0] in _ENDS), 0)
    spoken = _narrowing()
    if any(piece[0] in "wns" and not spoken.isdisjoint(piece[3].split()) for piece in pieces[first:at]):
        return True
    listed = first == at > 1 and pieces[at - 1][0] in "&>" and pieces[at - 2][0] == "v"
    return listed and not (at > 2 and pieces[at - 3][0] in "abfo")  # "0.1 in layer 4 and 0.8 in layer 9"


@cache
def _narrowing() -> frozenset[str]:
    """Words of parts, of averages, of extremes and of numbers."""
    narrowing = words("hedges", "exceptions") | words("relations", "aggregates")
    narrowing |= frozenset(vocabulary("structure", "numbers"))
    for harmless in ("band_words", "holding", "moving", "shades"):
        narrowing -= words("relations", harmless)
    return narrowing

"""Ends of an axis: two labels that a text places at opposite ends, where others may lie between them."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.enumeration import Enumeration
from heatparse.reading.list_remarks import count_in
from heatparse.tokens import Token

_ENDS = len(("first", "last"))
_BRACKET = 2  # tokens in which one may open: a quotation mark, and the bracket
_BEHIND = 4  # tokens of "in the bottom row"
_FRONT = len(("top", ":"))


def tells_ends(listed: Enumeration, tokens: list[Token], text: str) -> bool:
    """ "(Ant at the top, Cow at the bottom)": they are the first and the last, and not all, unless there are two."""
    if len(listed.labels) != _ENDS or count_in(tokens) == _ENDS:
        return False
    if _first().isdisjoint([token[3] for token in tokens]):
        return False
    fronts: list[str] = []
    behinds: list[str] = []
    start = listed.start
    for label in listed.labels:
        start = text.find(label, start, listed.end)
        if start < 0:
            return False
        end = start + len(label)
        front = [token for token in tokens if token[1] <= start]
        front = front[-_FRONT - 1 :]  # "bottom: Cow" is a label as well
        fronts.append(next((token[3] for token in front if token[3] in _first() | _last()), ""))
        behind = [token[3] for token in tokens if token[1] >= end][:_BEHIND]
        stop = next((at for at, key in enumerate(behind) if key in (",", ";", ")")), len(behind))
        apart = "(" in behind[:_BRACKET]  # "A1 (left), B2 (right)" are all of them
        told = [] if apart else behind[:stop]
        behinds.append(next((key for key in told if key in _first() | _last()), ""))
        start = end
    return _are_opposite(*fronts) or (not listed.after_colon and _are_opposite(*behinds))


def _are_opposite(one: str, two: str) -> bool:
    return (one in _first() and two in _last()) or (one in _last() and two in _first())


def _first() -> frozenset[str]:
    return words("places", "first")


def _last() -> frozenset[str]:
    return words("places", "last")

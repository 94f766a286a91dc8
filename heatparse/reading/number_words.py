"""Words that all numbers of a list carry: "1 person, 2–3 persons, 4 or more persons", "under 20 k€, 20–40 k€"."""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.brackets import OPEN, without_bracket
from heatparse.tokens import Token

_MOST_WORDS = 2  # behind a number: "full days"
_SPANNED = 2  # numbers of "6 to 9 h"


def worded_numbers(pieces: list[list[Token]], text: str) -> list[tuple[int, int]]:
    """Where the labels stand, if every piece of a list is one number with words; none for any other list."""
    spans: list[tuple[int, int]] = []
    worded = 0
    for at, piece in enumerate(pieces):
        bare = without_bracket(piece, words("structure", "remarks"), last=True)
        while bare and bare[-1][3] == "." and len(bare) > 1 and _ends(bare, text):
            bare = bare[:-1]
        span = _label(bare, text, first=not at)
        if span is None:
            return []
        spans.append(span)
        worded += any(token[0] in ("WORD", "SIGN") and token[1] >= span[0] for token in bare)
    return spans if worded else []


def _ends(piece: list[Token], text: str) -> bool:
    """Whether a full stop ends a sentence, and no short form: "persons." and not "6 a.m."."""
    return "." not in text[piece[-2][1] : piece[-2][2]]


def _label(piece: list[Token], text: str, first: bool) -> tuple[int, int] | None:
    """Where the label of a piece stands that is a number, the words of a bound in front, and those behind."""
    numbers = [at for at, token in enumerate(piece) if token[0] == "QUANTITY"]
    if not 0 < len(numbers) <= _SPANNED or any(token[3] in OPEN for token in piece):
        return None
    start, last = numbers[0], numbers[-1]
    if start != last and not _is_span([token[3] for token in piece[start + 1 : last]]):
        return None
    front = [token[3] for token in piece[:start]]
    start -= next((size for size in (2, 1) if len(front) >= size and _bounds(front[-size:])), 0)
    if start and not first:
        return None
    behind = piece[last + 1 :]
    opened = len(behind) >= _SPANNED and f"{behind[0][3]} {behind[1][3]}" in words("numbers", "or_more")
    unit = behind[_SPANNED:] if opened else behind
    carried = opened or start < numbers[0] or _has_unit(piece[last], text)
    if not (_is_unit(unit, text) if unit else carried):
        return None
    return piece[start][1], piece[-1][2]


def _is_span(between: list[str]) -> bool:
    """Whether "6 to 9", "6 – 9" stand for one label."""
    return len(between) == 1 and (between[0] in words("structure", "to") or between[0] in ("-", "–", "—"))


def _has_unit(token: Token, text: str) -> bool:
    """Whether a number holds a unit itself: "30 s", "20%"."""
    quantity = read_quantity(text[token[1] : token[2]])
    return quantity is not None and quantity.unit is not None


def _is_unit(tokens: list[Token], text: str) -> bool:
    """Whether what stands behind a number names what it counts: "persons", "k€", "full days", "kg/ha"."""
    vague = words("structure", "orientation") | words("structure", "position_words")
    vague |= (
        words("structure", "remarks") | words("structure", "list_verbs") | words("structure", "span_words")
    )
    vague |= words("structure", "to") | words("structure", "step_words") | {"with", "without", "is", "or"}
    if any(token[3] in vague or token[0] not in ("WORD", "NAME", "SIGN", "MARK") for token in tokens):
        return False
    if any(token[3] in ".:=~≈" for token in tokens):
        return False
    blanks = sum(one[2] != two[1] for one, two in pairwise(tokens))
    return any(token[0] != "MARK" for token in tokens) and blanks < _MOST_WORDS


def _bounds(keys: list[str]) -> bool:
    """Whether words in front of a number make it a bound: "under", "more than"."""
    bounds = words("numbers", "below") | words("numbers", "above") | words("structure", "open_ends")
    return " ".join(keys) in bounds


__all__ = ["worded_numbers"]

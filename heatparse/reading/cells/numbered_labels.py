"""Labels that no axis lists, but that differ from its own by the number alone: "T = 700 K" beside "T = 600 K"."""

from __future__ import annotations

from heatparse.labels import Label
from heatparse.reading.cells.frame import Frame, X, Y
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.quotations import clean_label
from heatparse.tokens import Token, label_keys

_FEWEST = 2  # labels that share their words

# Keys in front of the number, the unit that is one token with it, keys behind it.
Pattern = tuple[tuple[str, ...], str, tuple[str, ...]]
_DIGITS = "0123456789."
_BEHIND = frozenset((":", "=", "→", "->", "=>", "–", "—", "-"))  # a key


def with_numbered_label(pieces: list[Piece], frame: Frame) -> list[Piece] | None:
    """The pieces of a line with the first such label as one; None where none stands in it."""
    text = frame.draft.text
    tokens = [
        t for t in frame.draft.tokens.between(pieces[0][1], pieces[-1][2]) if t[0] not in ("TICK", "QUOTE")
    ]
    for axis in (X, Y):
        labels = frame.categories(axis)
        pattern = _pattern(labels)
        if pattern is None:
            pattern = _opening_pattern(tokens, labels)
            places = range(1 if pattern is not None else 0)
        else:
            places = range(len(tokens))
        for first in places:
            size = _size(tokens, first, pattern) if pattern is not None else 0
            start, end = tokens[first][1], tokens[first + size - 1][2]
            inside = (
                [at for at, piece in enumerate(pieces) if piece[1] < end and piece[2] > start] if size else []
            )
            if not inside or pieces[inside[0]][1] < start or pieces[inside[-1]][2] > end:
                continue
            if len(inside) == 1 and pieces[inside[0]][0] == "k":
                continue  # the axis lists it
            keys = " ".join(token[3] for token in tokens[first : first + size])
            label = Piece("k", start, end, keys, Label(clean_label(text[start:end])))
            return [*pieces[: inside[0]], label, *pieces[inside[-1] + 1 :]]
    return None


def _pattern(labels: list[str]) -> Pattern | None:
    """The words that all labels have around their one number; None where they have none, or others."""
    if len(labels) < _FEWEST or not any(sign.isdecimal() for sign in labels[0]):
        return None
    found = {_around_number(label) for label in labels}
    pattern = found.pop() if len(found) == 1 else None
    return pattern if pattern is not None and any(pattern) else None


def _opening_pattern(tokens: list[Token], labels: list[str]) -> Pattern | None:
    """The words around the number of one of the labels, where a line begins so: "4+ days → 35" beside "3+ days"."""
    for label in labels:
        pattern = _around_number(label) if any(sign.isdecimal() for sign in label) else None
        size = _size(tokens, 0, pattern) if pattern is not None and any(pattern) else 0
        if size and tokens[size : size + 1] and tokens[size][3] in _BEHIND:
            return pattern
    return None


def _around_number(label: str) -> Pattern | None:
    keys = label_keys(label)
    numbers = [at for at, key in enumerate(keys) if key[:1].isdecimal()]
    if len(numbers) != 1:
        return None
    at = numbers[0]
    return keys[:at], keys[at].lstrip(_DIGITS), keys[at + 1 :]


def _size(tokens: list[Token], first: int, pattern: Pattern) -> int:
    """How many tokens a label of the pattern has that begins at one of them; 0 where none does."""
    before, unit, behind = pattern
    size = len(before) + 1 + len(behind)
    keys = tuple(token[3] for token in tokens[first : first + size])
    fits = len(keys) == size and keys[: len(before)] == before and keys[len(before) + 1 :] == behind
    number = keys[len(before)] if fits else ""
    return size if number[:1].isdecimal() and number.lstrip(_DIGITS) == unit else 0

"""Labels that an axis does not list, but that are built like all that it does: "14:00" beside 00:00, 06:00 and 12:00.

The data part may give a cell of one, which is a cell all the same: "it is 52 at 14:00", "H7 has 60 at L4".
"""

from __future__ import annotations

from collections.abc import Iterator

from heatparse.phrases import words
from heatparse.reading.cells.frame import OTHER, Frame
from heatparse.reading.draft import Draft
from heatparse.resources import vocabulary
from heatparse.tokens import Token, Tokens, fold

_FEWEST = 3  # labels that tell how all are built
_KINDS = frozenset(("text", "item"))
_TIME = "TIME"
_DIGITS = "0123456789"


def sibling_labels(draft: Draft, frame: Frame, axis: str, blocks: list[int]) -> dict[str, str]:
    """The labels of one axis that blocks name beside those that it lists, as they are written."""
    labels = frame.categories(axis)
    kind = _kind(labels)
    if not kind or _has_ticks(draft, frame, axis):
        return {}
    between = _numbers_between(labels)
    found: dict[str, str] = {}
    for index in blocks:
        if draft.blocks[index].kind not in _KINDS:
            continue
        for label in _named(draft.tokens_of(draft.blocks[index]), kind, draft.text):
            key = fold(label)
            if frame.on(axis, key) or frame.on(OTHER[axis], key) or _number(key) in between:
                continue
            found[label] = label
    return found


def _kind(labels: list[str]) -> str:
    """What labels have in common: the kind of a token, a word in front of a number, or the key of an order."""
    if len(labels) < _FEWEST:
        return ""
    kinds = {_kind_of(label) for label in labels}
    return kinds.pop() or _order_of(labels) if len(kinds) == 1 else ""


def _order_of(labels: list[str]) -> str:
    return next((key for key, order in _orders().items() if set(labels) <= set(order)), "")


def _kind_of(label: str) -> str:
    tokens = Tokens(label).items
    if len(tokens) == 1 and tokens[0][0] == _TIME:
        return _TIME
    stem = fold(label).rstrip(_DIGITS)
    numbered = stem != fold(label) and stem.strip()[:1].isalpha()
    return stem if numbered and len(tokens) <= len(("Week", "9")) else ""


def _orders() -> dict[str, list[str]]:
    orders: dict[str, list[str]] = vocabulary("structure", "orders")
    return orders


def _named(tokens: list[Token], kind: str, text: str) -> Iterator[str]:
    """What tokens name that is of a kind."""
    order = _orders().get(kind)
    for at, (token_kind, start, end, key) in enumerate(tokens):
        if order is not None:
            if text[start:end] in order:
                yield text[start:end]
        elif kind == _TIME:
            if token_kind == _TIME:
                yield text[start:end]
        elif key.startswith(kind) and key[len(kind) :].isdecimal():
            yield text[start:end]
        elif kind[-1:] == " " and key == kind.rstrip() and at + 1 < len(tokens):
            number = tokens[at + 1]
            if number[0] == "QUANTITY" and number[3].isdecimal():
                yield text[start : number[2]]


def _has_ticks(draft: Draft, frame: Frame, axis: str) -> bool:
    """Whether an axis may have places between its labels: it lists ticks, or nothing tells where it is listed."""
    span = frame.panel.side(axis).span
    return span is None or not words("scales", "ticks").isdisjoint(
        [token[3] for token in draft.tokens.between(*span)]
    )


def _numbers_between(labels: list[str]) -> frozenset[int]:
    """The numbers that labels at even distances leave out: L2 may lie between L0 and L4."""
    numbers = [_number(fold(label)) for label in labels]
    if None in numbers:
        return frozenset()
    known = sorted(number for number in numbers if number is not None)
    return frozenset(range(known[0], known[-1])) - set(known)


def _number(key: str) -> int | None:
    """The number at the end of a label with a word in front: 4 of "L4"; None for a time."""
    digits = key[len(key.rstrip(_DIGITS)) :]
    return int(digits) if digits and key[:1].isalpha() else None

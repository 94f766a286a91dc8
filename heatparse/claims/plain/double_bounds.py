"""Two bounds of one count: "four rows exceed 0.2 but stay below 0.3" counts what lies between both.

Read by itself, the first half would count more than is meant. Where both bounds leave their number out, or
both take it in, the words become those of a range; a mixed pair is left as a guard, which nobody decides.
"""

from __future__ import annotations

from itertools import takewhile

from heatparse.claims.language.words import Word, made_word
from heatparse.models import Quantity
from heatparse.phrases import words as word_list
from heatparse.records import NamedTuple

_OPEN, _CLOSED = {"above": 1, "high": 1, "below": -1, "low": -1}, {"at_least": 1, "at_most": -1}
_COUNTS = frozenset(("CARDINAL", "QUANTIFIER", "FACTOR", "ADVERB"))
_OF_ALL = frozenset(("all", "both"))
_PLACES = frozenset(("PREPOSITION", "LABEL", "AXIS", "AXISNOUN", "PANEL", "HEAD", "UNKNOWN", "MEASURE"))
_JOINTS = frozenset(("CONTRAST", "AND", "JOIN", "NEGATION", "EXCEPTION", "COMMA"))
_VERBS = frozenset(("HAVE", "BE", "OCCUR", "NEGATION", "ADVERB"))


class Bound(NamedTuple):
    """A bound among the words: its place, which way it goes, and whether its number is left out."""

    first: int
    last: int  # behind its number and unit
    number: Word
    way: int  # 1: values lie above it
    is_open: bool


def with_double_bounds(words: list[Word]) -> list[Word]:
    """The words with two bounds of a count as a range: "between 0.2 and 0.3"."""
    for first in range(len(words)):
        one = _bound_at(words, first, False)
        told = _told(words[:first])
        if one is None or not told:
            continue
        joint = _joint(words, one.last)
        two = _second(words, joint) if joint is not None else None
        if joint is None or two is None or one.way == two.way:
            continue
        low, high = (one, two) if one.way > 0 else (two, one)
        if "none" in told and not _ascend(low.number, high.number):
            continue  # "nothing lies below 0.2 or above 0.8"
        # "above 0.2 on A and below 0.3 on B"
        apart = _names(words[one.last : joint]) and _names(words[two.last :])
        if apart or one.is_open is not two.is_open or not _ascend(low.number, high.number):
            if not told <= _OF_ALL:
                words[joint].type, words[joint].key = "RESTRICTION", "within"
            return words
        start = words[one.first].start
        between = Word("PREPOSITION", "open" if one.is_open else "closed", "between", start, start)
        numbers = [low.number, made_word("JOIN", "and", start), high.number]
        return [*words[: one.first], between, *numbers, *words[one.last : joint], *words[two.last :]]
    return words


def _names(words: list[Word]) -> bool:
    """Whether a place is named before the next comma or stop."""
    told = takewhile(lambda word: word.type not in ("COMMA", "STOP"), words)
    return any(word.type in ("LABEL", "PANEL") for word in told)


def _ascend(low: Word, high: Word) -> bool:
    first, second = (getattr(word.value, "value", None) for word in (low, high))
    return first is not None and second is not None and bool(first < second)


def _told(front: list[Word]) -> set[str]:
    """How many of something are spoken of in front: "four rows", "half of the cells", "all values"."""
    denied = any(word.type == "NEGATION" and word.key == "no" for word in front)
    return {str(word.value) for word in front if word.type in _COUNTS} | ({"none"} if denied else set())


def _bound_at(words: list[Word], at: int, denied: bool) -> Bound | None:
    """The bound that begins at a word."""
    word, number = words[at], at + 1
    if word.type in ("NUMBER", "CARDINAL"):
        limit = words[at + 1] if at + 1 < len(words) and words[at + 1].type == "LIMIT" else None
        told = _number_at(words, at)
        return (
            _made(limit.value, at, at + 2, told, denied) if limit is not None and told is not None else None
        )
    if word.type == "SIGN" and word.value in ("positive", "negative") and not denied:
        zero = _numeral(0, word)  # "positive but below 0.2"
        return _made("above" if word.value == "positive" else "below", at, at + 1, zero, denied)
    if word.type not in ("BOUND", "COMPARATIVE"):
        return None
    number += number < len(words) and words[number].type == "THAN"
    told = _number_at(words, number)
    return _made(word.value, at, number + 1, told, denied) if told is not None else None


def _number_at(words: list[Word], at: int) -> Word | None:
    """The number at a place, which may be spelled out: "zero", "seven"."""
    word = words[at] if at < len(words) else None
    if word is None or word.type == "NUMBER":
        return word
    behind = words[at + 1].type if at + 1 < len(words) else ""
    if word.type == "SIGN" and word.key == "zero":
        return _numeral(0, word)
    counted = behind in ("DIMENSION", "AXISNOUN", "MEASURE", "DIAGONAL", "LABEL", "UNKNOWN")
    spelled = word.type == "CARDINAL" and not counted and str(word.value).isdecimal()
    return _numeral(int(word.value), word) if spelled else None


def _numeral(number: int, word: Word) -> Word:
    quantity = Quantity(text=str(number), value=float(number), resolution=1.0)
    return Word("NUMBER", quantity, word.key, word.start, word.end)


def _made(value: object, first: int, last: int, number: Word, denied: bool) -> Bound | None:
    is_open = value in _OPEN
    way = _OPEN.get(str(value)) or _CLOSED.get(str(value))
    if way is None:
        return None
    return Bound(first, last, number, -way if denied else way, is_open is not denied)


def _joint(words: list[Word], at: int) -> int | None:
    """The joint behind a bound and its place: "above 0.2 for A but"."""
    while at < len(words) and words[at].type in _PLACES | {"UNIT"}:
        at += 1
    while at + 1 < len(words) and words[at].type == "COMMA":
        at += 1
    if at >= len(words) or words[at].type not in _JOINTS:
        return None
    excepted = words[at].type == "EXCEPTION" and words[at].key not in word_list("assertions", "but_not")
    return None if excepted else at


def _second(words: list[Word], joint: int) -> Bound | None:
    """The bound that a joint adds without a subject of its own: "but stay below 0.3", "without reaching 0.3"."""
    at, denied = joint, False
    while at < len(words) and words[at].type in _JOINTS | _VERBS:
        denied |= words[at].type == "NEGATION" or words[at].key in word_list("assertions", "but_not")
        at += 1
    if at >= len(words):
        return None
    if words[at].type == "NUMBER" and denied:  # "but do not reach 0.3", "but not 0.3"
        before = words[at - 1]
        reached = before.type == "EXCEPTION" or before.key in word_list("assertions", "reaching")
        return Bound(at, at + 1, words[at], -1, True) if reached else None
    return _bound_at(words, at, denied)

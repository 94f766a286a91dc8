"""Glosses: brackets that tell which rows or columns are meant, "the upper layers (9 to 12)", "weekends (Sat, Sun)"."""

from __future__ import annotations

from math import inf
from operator import ge, gt, le, lt

from heatparse.claims.language.forms import Name
from heatparse.claims.language.names import Names
from heatparse.claims.language.words import Word
from heatparse.phrases import words as word_list

# What stands in front of the noun and is told by the bracket: "the upper layers", "the first three rows".
_TOLD = frozenset(("POSITION", "ORDINAL", "RESTRICTION", "UNKNOWN"))
_JOINTS = frozenset(("COMMA", "AND"))
_TESTS = {"above": gt, "at_least": ge, "below": lt, "at_most": le}


def with_glosses(words: list[Word], names: Names) -> list[Word]:
    """The words with what a bracket names in place of the phrase that it explains.

    A number in front of the noun counts, and keeps its sense: "two layers (3 and 5) exceed 0.8".
    """
    found: list[Word] = []
    at = 0
    while at < len(words):
        if words[at].type == "OPEN" and found and _is_plural(found[-1]):
            end = next(
                (i for i in range(at + 1, len(words)) if words[i].type in ("CLOSE", "OPEN")), len(words)
            )
            side = side_of(found[-1])
            labels = labels_in(words[at + 1 : end], side, names) if end < len(words) else []
            first = _start(found)
            if labels and words[end].type == "CLOSE" and first is not None:
                noun = found[-1]
                found = [*found[:first], *([noun] if noun.type != "UNKNOWN" else []), *labels]
                at = end + 1
                continue
            if labels and side is not None:
                found += [words[at], *labels]  # "the strongest hours (12 and 14)": no values
                at = end
                continue
        found.append(words[at])
        at += 1
    return found


def _is_plural(noun: Word) -> bool:
    """Whether a word may stand for several rows or columns."""
    lines = noun.type in ("AXISNOUN", "UNKNOWN") or noun.value in ("row", "column")
    return lines and noun.key.endswith("s") and not noun.key.endswith("ss")


def side_of(noun: Word) -> str | None:
    """The axis that a noun names."""
    if noun.type == "AXISNOUN":
        side: str | None = noun.value.axis
        return side
    return {"row": "y", "column": "x"}.get(noun.value)


def _start(words: list[Word]) -> int | None:
    """Where the phrase in front of a bracket begins; None where the bracket is not all that it means."""
    first = len(words) - 1
    while first and _is_told(words[first - 1]):
        first -= 1
    if first and words[first - 1].type == "CARDINAL":
        counted = first > 1 and _is_place(words[first - 2])
        position = _is_place(words[first])
        if not (counted or position):
            return None
        first -= 2 if counted else 1
    told = first < len(words) - 1 or words[-1].type == "UNKNOWN"
    before = words[first - 1] if first else None
    if before is not None and before.type in (
        "QUANTIFIER",
        "NEGATION",
        "CARDINAL",
        "NUMBER",
        "RIVALS",
        "HAVE",
    ):
        return None
    return first if told else None


def _is_told(word: Word) -> bool:
    """Whether a word tells which ones are meant: "upper", "early", "larger", "Nordic"."""
    return word.type in _TOLD or _is_place(word) or word.key in word_list("assertions", "sized")


def _is_place(word: Word) -> bool:
    ends = word_list("assertions", "first_lines") | word_list("assertions", "last_lines")
    return word.type in ("POSITION", "ORDINAL") or word.key in ends


def labels_in(held: list[Word], side: str | None, names: Names) -> list[Word]:
    """The labels of a bracket that holds nothing else: a list of them, or a span of numbers."""
    if len(held) > 1 and held[0].type == "AXISNOUN" and side_of(held[0]) == side:
        held = held[1:]  # "the upper layers (layers 9 to 12)"
    if len(held) == 3 and held[1].key in word_list("assertions", "to") | {"-", "–"}:
        return _span(held, side, names)
    if len(held) == 2 and held[0].type == "BOUND" and held[1].type == "NUMBER":
        return _beyond(held[0], held[1], side, names)
    if len(held) == 1 and held[0].type == "NUMBER":
        span = _between(held[0], held[0], side, names)
        return [span] if span is not None else []
    items = [word for word in held if word.type not in _JOINTS]
    if len(items) < 2 or not all(word.type == "LABEL" or _fits(word.label, side) for word in items):
        return []
    return [_named(word) if word.type in ("LABEL", "NUMBER") else word for word in held]


def _named(word: Word) -> Word:
    """A number as the label that it is."""
    if word.type == "NUMBER":
        return Word("LABEL", word.label, word.key, word.start, word.end)
    return word


def _span(held: list[Word], side: str | None, names: Names) -> list[Word]:
    first, joint, last = held
    if first.type == last.type == "LABEL":
        return [first, Word("PREPOSITION", "", "to", joint.start, joint.end), last]
    span = _between(first, last, side, names) if first.type == last.type == "NUMBER" else None
    return [span] if span is not None else []


def _between(first: Word, last: Word, side: str | None, names: Names) -> Word | None:
    """The categories that are numbers from one to another, as one label."""
    if side is None or first.value is None or last.value is None:
        return None
    low = first.value.low if first is last else first.value.value
    high = last.value.high if first is last else last.value.value
    if low is None and high is None:
        return None
    low, high = -inf if low is None else low, inf if high is None else high  # "the deep layers (20+)"
    labels = tuple(label for number, label in names.counted(side) if low <= number <= high)
    if len(labels) < 2:
        return None
    return Word("LABEL", Name("category", labels), first.key, first.start, last.end)


def _beyond(bound: Word, end: Word, side: str | None, names: Names) -> list[Word]:
    """The categories on one side of a number: "the deep layers (≥ 20)"."""
    number = end.value.value
    if side is None or number is None:
        return []
    test = _TESTS[bound.value]
    labels = tuple(label for known, label in names.counted(side) if test(known, number))
    return (
        [Word("LABEL", Name("category", labels), bound.key, bound.start, end.end)] if len(labels) > 1 else []
    )


def _fits(name: Name | None, side: str | None) -> bool:
    """Whether a number may be a category of the axis that the noun names."""
    if name is None or side is None:
        return False
    return any(label.columns if side == "x" else label.rows for label in name.labels)

"""Points that are cells: "at two of the listed points", "among the given values" over what is stated."""

from __future__ import annotations

from heatparse.claims.language.words import Word, type_behind
from heatparse.phrases import words as word_list

_NUMBERS = frozenset(("CARDINAL", "NUMBER"))
_COUNTING = frozenset(("of", "all"))
_BEHIND = frozenset(("", "COMMA", "STOP", "BE", "HAVE", "OCCUR"))
_TOLD_OF = frozenset(("CARDINAL", "NUMBER", "QUANTIFIER"))


def with_points(words: list[Word]) -> list[Word]:
    """The words with points that are cells; "among the listed points" is said of all that is stated."""
    for at, word in enumerate(words):
        if word.key in word_list("assertions", "points") and _is_cell(words, at):
            word.type, word.value = "DIMENSION", "cell"
            word.key = "cells" if word.key.endswith("s") else "cell"  # what is no unit any more
    return _without_whole(words)


def _is_cell(words: list[Word], at: int) -> bool:
    """Whether points are places of the figure, and no unit: "the listed points", "at all points", "at two points"."""
    if words[at].definite:
        return True
    before = words[at - 1] if at else None
    if before is not None and before.type in _NUMBERS:
        if before.value is None or (before.type == "NUMBER" and before.key[:1].isdigit()):
            return False
        further = words[at - 2] if at > 1 else None
        if further is None or further.key in word_list("assertions", "places_at"):
            return further is not None
        if further.key == "of":
            return at > 2 and words[at - 3].type in _TOLD_OF
        before = further
    if before is None:
        return False
    universal = before.type == "QUANTIFIER" and before.value in ("all", "both", "none")
    return universal or before.key in word_list("assertions", "demonstrative")


def _without_whole(words: list[Word]) -> list[Word]:
    """The words without "among the listed points", which sets nothing aside."""
    for at, word in enumerate(words):
        if word.key not in word_list("regions", "among"):
            continue
        noun = at + 1
        while noun < len(words) and (words[noun].type in _NUMBERS or words[noun].key in _COUNTING):
            noun += 1
        if not _is_whole(words, noun) or type_behind(words, noun) not in _BEHIND:
            continue
        last = noun + 1 if not at and type_behind(words, noun) == "COMMA" else noun
        return [*words[:at], *words[last + 1 :]]
    return words


def _is_whole(words: list[Word], at: int) -> bool:
    """Whether a noun stands for all cells: "the listed points"."""
    if at >= len(words):
        return False
    return words[at].definite and words[at].key in word_list("assertions", "values")

"""Means that are values: "in the Oslo row, no mean delay exceeds 14", on a map of mean delays.

Of one line, single cells are meant where none of the means is said to be such, or several are spoken of. The mean of
a line is meant elsewhere: "Oslo has the highest mean delay".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from heatparse.claims.language.forms import Name, other_number
from heatparse.claims.language.names import Names
from heatparse.claims.language.words import Word, type_behind
from heatparse.phrases import words as word_list

_NOUNS = frozenset(("UNKNOWN", "AXISNOUN", "MEASURE"))  # beside a mean, what it is of
_SAID = frozenset(("SPREAD", "BE", "HAVE", "BOUND", "COMPARATIVE", "NUMBER", "OCCUR"))  # behind it
_SEVERAL = frozenset(("SPREAD", "BE", "HAVE"))  # behind several
_LONGEST = 4  # words of such a name
_REACH = 3  # words between a cell and the mean that it shows
_LINES = ("DIMENSION", "AXISNOUN")
_SQUARE = 2  # labels that a cell lies between


def with_means(words: list[Word], names: Names) -> list[Word]:
    """The words with the means of single cells as plain values."""
    derived = names.derived or _shown_means(names.opening_keys)
    if not derived or any(_sums_up(key, names) for key in derived):
        return words
    found: list[Word] = []
    for stops, group in groupby(words, lambda word: word.type == "STOP"):
        sentence = list(group)
        found += sentence if stops else _settled(sentence, derived, names.opening_keys)
    return found


def _sums_up(key: str, names: Names) -> bool:
    """Whether a line is called by a word for a mean: that of the others is what it holds."""
    hit = names.get((key,))
    lines = (*names.lines("x"), *names.lines("y"))
    return (hit is not None and hit.kind == "category") or any(key in x.text.lower().split() for x in lines)


def _shown_means(keys: Sequence[str]) -> frozenset[str]:
    """ "Mean", where the introduction says that cells show one: "cells print the mean F1"."""
    cells, showing = word_list("told_measures", "cells"), word_list("told_measures", "showing")
    found: set[str] = set()
    for at, key in enumerate(keys):
        if key in showing and not cells.isdisjoint(keys[max(0, at - _REACH) : at]):
            found.update(
                key for key in keys[at + 1 : at + _REACH] if key in word_list("told_measures", "means")
            )
    return frozenset(found)


def _settled(sentence: list[Word], derived: frozenset[str], opening: Sequence[str]) -> list[Word]:
    """The words of one sentence, with a mean in it as a value where that of a line cannot be meant."""
    known = derived | {other_number(key) for key in derived}
    at = next((i for i, x in enumerate(sentence) if x.type == "AGGREGATE" and x.key in known), None)
    if at is None or any(word.type == "THAN" or word.key == "that" for word in sentence):
        return sentence
    first, end = _name_around(sentence, at, opening)
    if not _is_of_cells(sentence, first, end):
        return sentence
    last = sentence[end - 1]
    value = Word("MEASURE", "", "value" if end - 1 == at else last.key, sentence[first].start, last.end)
    return [*sentence[:first], value, *sentence[end:]]


def _name_around(sentence: list[Word], at: int, opening: Sequence[str]) -> tuple[int, int]:
    """Where the words begin and end with which the introduction tells of a mean: "monthly mean", "mean delays"."""
    first, end = at, at + 1
    while first and sentence[first - 1].type in _NOUNS:
        first -= 1
    while end < len(sentence) and sentence[end].type in _NOUNS:
        end += 1
    keys = tuple(word.key for word in sentence[first:end])
    told = len(keys) <= _LONGEST and _is_told(keys, opening)
    return (first, end) if told else (at, at)


def _is_told(keys: tuple[str, ...], opening: Sequence[str]) -> bool:
    """Whether some words stand side by side in the introduction, in either number."""
    ends, size = {keys[-1], other_number(keys[-1])}, len(keys)
    if size == 1:
        return True  # of those that are known
    return any(
        key in ends and tuple(opening[at + 1 - size : at]) == keys[:-1] for at, key in enumerate(opening)
    )


def _is_of_cells(sentence: list[Word], first: int, end: int) -> bool:
    """Whether no mean of a line can be meant: of its means none exceeds 3, or several do something."""
    if first == end:
        return False
    labels = [at for at in range(len(sentence)) if _name_at(sentence, at) is not None]
    before, behind = sentence[first - 1].type if first else "", type_behind(sentence, end - 1)
    if before == "SUPERLATIVE":
        return len(labels) == _SQUARE and _are_crossed(*(_name_at(sentence, at) for at in labels))
    if len(labels) != 1 or behind not in _SAID or not _is_place(sentence, labels[0], first):
        return False
    if _stays(sentence, end) and before in ("COMMA", "DIMENSION") and end > first + 1:
        return labels[0] == 1  # "in the Oslo row, the mean delay stays below 19": in each of its cells
    several = sentence[end - 1].key.endswith("s") and behind in _SEVERAL
    return before == "NEGATION" or (several and before in ("COMMA", "LABEL", "DIMENSION"))


def _stays(sentence: list[Word], at: int) -> bool:
    """ "Stays below 19", and nothing that tells of all cells at once."""
    said = {word.key for word in sentence}
    stays = at < len(sentence) and sentence[at].key in word_list("told_measures", "staying")
    return stays and said.isdisjoint(word_list("told_measures", "at_once"))


def _is_place(sentence: list[Word], at: int, first: int) -> bool:
    """ "In the Oslo row", "Oslo has no …", in front of a mean; and not "next to Oslo"."""
    if at > first:
        return False
    if not at:
        return first == 1 or type_behind(sentence, 0) == "HAVE"
    return at == 1 and sentence[0].key in word_list("told_measures", "placing")


def _name_at(sentence: list[Word], at: int) -> Name | None:
    """The label that a word is, also a number in front of the noun of its line: "the 2018 row"."""
    word = sentence[at]
    if word.type == "LABEL":
        return word.value  # type: ignore[no-any-return]
    told = word.type == "NUMBER" and word.label is not None
    placed = at > 0 and sentence[at - 1].type == "PREPOSITION" and type_behind(sentence, at) == "COMMA"
    return word.label if told and (placed or type_behind(sentence, at) in _LINES) else None


def _are_crossed(one: Name | None, two: Name | None) -> bool:
    """Whether two names are a row and a column."""
    if one is None or two is None:
        return False
    first, second = one.label, two.label
    return bool(first.rows and second.columns) or bool(first.columns and second.rows)

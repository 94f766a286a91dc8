"""Bare numbers that say where: "At 14, …", "61 at 14", "values at 8 and 14", "until 14"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.forms import Name
from heatparse.claims.language.words import Word, type_behind
from heatparse.phrases import words as word_list

_JOINTS = frozenset(("COMMA", "AND", "OR", "JOIN"))
_MOVING = frozenset(("PRONOUN", "QUANTIFIER", "MEASURE", "UNKNOWN", "DIFFERENCE", "TREND", "PEAKS"))
# In front of these a number that begins a sentence acts, and behind a number these are counted.
_VERBS = frozenset(("BE", "HAVE", "OCCUR", "LEADS", "PEAKS", "SHARE"))
_COUNTED = frozenset(("AXISNOUN", "DIMENSION", "MEASURE", "UNKNOWN", "TIMES"))
_TWO = 2
_NEAR = 4  # words: "522 tickets in 2019"
_ENDS = frozenset(("STOP", "CONTRAST"))


def says_where(words: Sequence[Word], at: int) -> bool:
    """Whether a number that may be a category is one, by the words around it; a value it cannot be."""
    label, before = words[at].label, words[at - 1] if at else None
    if label is not None and label.unheld and (_acts(words, at) or _follows_value(words, at)):
        return True
    if label is None or before is None or type_behind(words, at) in ("UNIT", "DASH", "DIMENSION", "MEASURE"):
        return False
    if before.type in _JOINTS:
        return _goes_on(words, at, label)
    if (before.type in ("THAN", "COMPARATIVE") or before.key == "as") and label.unheld:
        if before.type == "THAN" and (at < _TWO or words[at - 2].type in _ENDS):
            return _introduces(words, at)  # "compared with 0.2, …"
        if before.key.startswith("as ") or before.key == "as":
            return any(_stands_beside(word, label) for word in words[:at])  # "0.3 is as good as 0.2"
    if before.key not in word_list("assertions", "bare_placing"):
        return False
    if any(word.type == "FACTOR" for word in words[:at]):
        return False  # "doubling the size from 16 to 32 saves 36 at 4": which are places is not plain
    first = words[at - 2] if at > 1 else None
    if first is not None and first.type in ("NUMBER", "UNIT", "CLOSE") and before.key == "at":
        return True  # "61 at 14"
    if first is not None and first.type == "LABEL" and before.key == "at" and _is_second(words, at, first):
        return True
    if _is_subject(words, at):
        return True
    if not label.unheld:
        return False
    if first is None or first.type in _ENDS:
        return _introduces(words, at)
    return before.key in word_list("assertions", "bare_points") and first.type in _MOVING


def _acts(words: Sequence[Word], at: int) -> bool:
    """ "3e-4 stays below 2", "both 3e-4 and 1e-3 exceed 2": numbers that begin a sentence, in front of its verb."""
    for word in words[:at]:
        named = word.type in ("LABEL", "NUMBER") and (word.label is not None or word.type == "LABEL")
        if not named and word.type not in _JOINTS and word.key != "both":
            return False
    behind = at + 1
    while behind < len(words) and words[behind].type in ("COMMA", "AND", "OR", "JOIN", "NUMBER", "LABEL"):
        if words[behind].type == "NUMBER" and words[behind].label is None:
            return False
        behind += 1
    verb = words[behind] if behind < len(words) else None
    return verb is not None and (
        verb.type in _VERBS
        or (verb.type == "BOUND" and verb.key in word_list("assertions", "exceeding"))
        or (verb.key in word_list("assertions", "bare_points") and type_behind(words, behind) == "AXISNOUN")
    )


def _follows_value(words: Sequence[Word], at: int) -> bool:
    """ "0.76 for 3e-5", "522 tickets in 2019": behind a number, or what it counts, that is no category."""
    if at < 2 or words[at - 1].key not in word_list("assertions", "bare_following"):
        return False
    if at + 1 < len(words) and (words[at + 1].key == "of" or words[at + 1].type in _COUNTED):
        return False  # "0.5 in 3 of the rows"
    first = at - 2
    while first > 0 and words[first].type in ("UNKNOWN", "UNIT", "MEASURE"):
        first -= 1
    number = words[first]
    return number.type == "NUMBER" and number.label is None and at - first <= _NEAR


def _is_second(words: Sequence[Word], at: int, first: Word) -> bool:
    """ "Harbor at 18 (15.1)", "Harbor at 18 is highest": the column of a row that is named in front."""
    label, one = words[at].label, first.value.label if isinstance(first.value, Name) else None
    if label is None or one is None:
        return False
    two = label.label
    across = (one.rows and two.columns and not one.columns) or (one.columns and two.rows and not one.rows)
    types = [word.type for word in words[at + 1 : at + 3]]
    return bool(across) and (
        types == ["OPEN", "NUMBER"] or (label.unheld and types[:1] in (["BE"], ["HAVE"]))
    )


def _is_subject(words: Sequence[Word], at: int) -> bool:
    """ "Values at 14 lie between …": behind the noun that begins the sentence, in front of its verb."""
    started = at == 2 or (at > 2 and words[at - 3].type in _ENDS)
    nouns = started and words[at - 2].type in ("MEASURE", "UNKNOWN")
    return nouns and words[at - 1].key == "at" and type_behind(words, at) in ("BE", "OCCUR", "HAVE")


def _goes_on(words: Sequence[Word], at: int, label: Name) -> bool:
    """ "At 12 and 14": joined to a number that says where."""
    first = words[at - 2] if at > 1 else None
    if first is None or first.type != "LABEL" or not _may_be_number(first):
        return False
    following = words[at + 1].key if at + 1 < len(words) else ""
    if not label.unheld and (
        words[at - 1].key == "," or following in word_list("assertions", "bare_placing")
    ):
        return False  # "at 12, 14 is …", "56 at 12 and 14 at 18"
    one, two = first.value.label, label.label
    return bool((one.columns and two.columns) or (one.rows and two.rows))


def _stands_beside(word: Word, label: Name) -> bool:
    """Whether a word is a category that is a number as well, of the same axis."""
    if word.type != "LABEL" or not _may_be_number(word):
        return False
    one, two = word.value.label, label.label
    return bool((one.columns and two.columns) or (one.rows and two.rows))


def _may_be_number(word: Word) -> bool:
    return isinstance(word.value, Name) and word.value.numeric


def _introduces(words: Sequence[Word], at: int) -> bool:
    """Whether a place opens the sentence, up to a comma: "At 14, …", "between 12 and 14, …"."""
    for word in words[at + 1 :]:
        if word.key == ",":
            return True
        if word.type not in ("NUMBER", "AND", "JOIN", "OR") and word.key not in ("to", "until"):
            return False
    return False

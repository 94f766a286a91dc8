"""Numbers that compete: "64 heads the list", "16 edges out 32", "followed by 64 (73.1)", "8 in third place".

A value never wins against another number, nor does it come third: what does so is a category.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.words import Word, type_behind
from heatparse.phrases import words as word_list

_OPENING = frozenset(("COMMA", "JOIN", "AND", "CONTRAST", "STOP", "COLON", "DIMENSION", "HEAD", "AGGREGATE"))
_UNITS = frozenset(("UNIT", "DASH", "AXISNOUN", "TIMES", "DIMENSION", "MEASURE"))
_RANKED = frozenset(("PLACED", "ORDINAL"))
_JOINTS = frozenset(("COMMA", "JOIN", "AND"))
_ENDS = _JOINTS | {"STOP", "CLOSE"}


def competes(words: Sequence[Word], at: int) -> bool:
    """Whether a number that may be a category does or suffers what only a category can."""
    if words[at].label is None or type_behind(words, at) in _UNITS:
        return False
    return _wins(words, at) or _is_beaten(words, at) or _is_placed(words, at) or _follows(words, at)


def _opens(words: Sequence[Word], at: int) -> bool:
    return not at or words[at - 1].type in _OPENING or words[at - 1].key in word_list("winners", "with_rival")


def _wins(words: Sequence[Word], at: int) -> bool:
    """ "64 heads the list", "16 edges out 32", "32 follows"."""
    if not _opens(words, at) or at + 1 >= len(words):
        return False
    verb = words[at + 1]
    if verb.type == "LEADS" or verb.key in word_list("winners", "coming_next"):
        return True
    return _beats(verb) and (type_behind(words, at + 1) == "NUMBER" or type_behind(words, at + 1) == "LABEL")


def _beats(word: Word) -> bool:
    return word.type == "COMPARATIVE" and word.key in word_list("winners", "beating")


def _is_beaten(words: Sequence[Word], at: int) -> bool:
    """ "16 edges out 32": behind what beats it, which is a category in its turn."""
    if at < 2 or not _beats(words[at - 1]):
        return False
    first = words[at - 2]
    return (first.type == "LABEL" and _shares_axis(first, words[at])) or (
        first.type == "NUMBER" and first.label is not None and _wins(words, at - 2)
    )


def _shares_axis(one: Word, two: Word) -> bool:
    label = two.label.label if two.label is not None else None
    known = getattr(one.value, "labels", ())
    return label is not None and any(
        (other.rows and label.rows) or (other.columns and label.columns) for other in known
    )


def _is_placed(words: Sequence[Word], at: int) -> bool:
    """ "With 8 in third place", "16 second": its rank stands behind it."""
    if not (at and (_opens(words, at) or words[at - 1].type == "NEXT")):
        return False
    behind = at + 1 + (at + 1 < len(words) and words[at + 1].key == "in")
    if behind >= len(words) or words[behind].type not in _RANKED:
        return False
    if words[behind].type == "PLACED":
        return True
    ranked = any(word.type in ("LEADS", "PLACED", "NEXT", "SUPERLATIVE") for word in words[:at])
    return ranked and (behind + 1 == len(words) or words[behind + 1].type in _ENDS)


def _follows(words: Sequence[Word], at: int) -> bool:
    """ "Followed by 64 (73.1) and 16 (71.6)": with its value in brackets behind it."""
    valued = [word.type for word in words[at + 1 : at + 3]] == ["OPEN", "NUMBER"] and words[
        at + 2
    ].label is None
    if not at or not valued:
        return False
    before = words[at - 1]
    if before.type == "NEXT":
        return True
    joined = before.type in _JOINTS and any(word.type == "NEXT" for word in words[:at])
    return joined and words[at - 2].type == "CLOSE"

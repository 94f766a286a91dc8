"""Numbers that are names by how they are written: "3e-4 beats 1e-4", "more in 2022 than in 2021"."""

from __future__ import annotations

from heatparse.claims.language.forms import Name
from heatparse.claims.language.words import Word, type_behind
from heatparse.phrases import words as word_list

# Behind a name that acts; in front of what a number is said to be, these make it an amount.
_ACTS = frozenset((
    "BE", "HAVE", "OCCUR", "COMPARATIVE", "SUPERLATIVE", "LEADS", "PEAKS", "DIFFERENCE", "TREND", "FACTOR", "ADVERB",
    "NEGATION", "BY", "SHARE", "CONTRAST",
))  # fmt: skip
_STARTS = frozenset(("STOP", "CONTRAST", "COMMA", "AND", "OR", "COLON", "PRONOUN", "CONDITION", "OPEN"))
_RIVALS = frozenset(("THAN", "COMPARATIVE"))
_PLACED = frozenset(("QUANTIFIER", "EXCEPTION"))
_AMOUNTS = frozenset(("UNIT", "DASH", "TIMES", "MEASURE", "DIMENSION", "AXISNOUN"))
_JOINTS = frozenset(("COMMA", "AND", "OR", "VERSUS"))
_REACH = 12  # words


def stands_as_name(words: list[Word], at: int) -> bool:
    """Whether a number that is a category, and that no value can be, stands where a name does."""
    label = words[at].label
    if label is None or not label.distinct or type_behind(words, at) in _AMOUNTS:
        return False
    before = words[at - 1] if at else None
    if before is not None and before.key == "but" and _excepts_one(words, at):
        return True
    if before is None or before.type in _STARTS:
        return _acts(words, at) or _is_joined(words, at, label)
    if before.type == "BOUND":
        return before.value in ("above", "below") and _has_rival(words, at, label)
    if before.type in _PLACED:
        return not _counts(words, at)
    if before.type in _RIVALS:
        return not _counts(words, at)
    if before.type == "PREPOSITION":
        return before.key in word_list("names", "naming") and not _counts(words, at)
    return before.type == "VERSUS" and at > 1 and words[at - 2].type == "LABEL"


def _excepts_one(words: list[Word], at: int) -> bool:
    """ "At all batch sizes but 16": the one that is left out."""
    universal = any(word.type in ("QUANTIFIER", "ADVERB") for word in words[max(0, at - _REACH) : at])
    return universal and type_behind(words, at) in ("", "STOP", "COMMA", "AND", "CONTRAST")


def _acts(words: list[Word], at: int) -> bool:
    """Whether a verb stands behind a number: "3e-4 beats", "2022 saw more"."""
    following = words[at + 1] if at + 1 < len(words) else None
    if following is None:
        return False
    if following.type == "COMPARATIVE":
        return not following.key.endswith("than") and type_behind(words, at + 1) != "THAN"
    if following.type == "UNKNOWN":
        return not following.key.endswith("s") and any(w.type in _RIVALS for w in words[at + 2 : at + _REACH])
    if following.type == "PREPOSITION":
        return following.key == "with" and any(w.type == "BE" for w in words[at + 2 : at + _REACH])
    return following.type in _ACTS


def _is_joined(words: list[Word], at: int, label: Name) -> bool:
    """Whether a number is one of several of its axis: "in 2022 and 2023", "2022 and 2023 are"."""
    before, behind = words[at - 2] if at > 1 else None, words[at + 2] if at + 2 < len(words) else None
    if before is not None and words[at - 1].type in _JOINTS and _is_beside(before, label):
        return True
    return type_behind(words, at) in _JOINTS and behind is not None and _is_beside(behind, label)


def _is_beside(word: Word, label: Name) -> bool:
    """Whether a word is a name on the same axis, or a number that is one."""
    name = word.value if word.type == "LABEL" else word.label
    if not isinstance(name, Name) or not (name.numeric or word.type == "LABEL"):
        return False
    one, two = name.label, label.label
    return bool((one.rows and two.rows) or (one.columns and two.columns))


def _has_rival(words: list[Word], at: int, label: Name) -> bool:
    """Whether a name of the same axis is set against a number: "3e-4 exceeds 1e-4"."""
    for word in reversed(words[max(0, at - _REACH) : at - 1]):
        if word.type in ("STOP", "CONTRAST"):
            return False
        if word.type == "LABEL" and isinstance(word.value, Name) and word.value.numeric:
            return _is_beside(word, label)
    return False


def _counts(words: list[Word], at: int) -> bool:
    """Whether a number counts what follows: "2020 tickets", "16 more"; what is written otherwise never does."""
    following = words[at + 1] if at + 1 < len(words) else None
    if following is None or "e" in words[at].key:
        return False
    plural = following.type == "UNKNOWN" and following.key.endswith("s")
    return plural or (following.type == "COMPARATIVE" and type_behind(words, at + 1) == "THAN")

"""Exceptions behind "but": "in all rows but A", "at every step but one", "with everything but the currency"."""

from __future__ import annotations

from heatparse.claims.language.splitting import NAMES, PREDICATES, QUANTIFYING, may_be_name
from heatparse.claims.language.words import Word, type_behind
from heatparse.phrases import words as word_list

_ENDS = frozenset(("STOP", "COMMA", "OPEN", "CONTRAST", "BOUND", "NUMBER", "DIFFERENCE", "TREND", "SIGN"))
_BETWEEN = frozenset(("VERSUS", "ARROW"))  # the two labels of a pair: "all pairs but A–B"
_MOTIONS = frozenset(("TREND",))
_COUNTED = frozenset(("AXISNOUN", "DIMENSION", "DIFFERENCE", "MEASURE"))
_TELLING = frozenset(("NUMBER", "DIFFERENCE", "TREND", "FACTOR"))
_VERBS = frozenset(("UNKNOWN", "MEASURE"))  # "all tasks but A score above 0.7"
_FEW = 3
_NOUN = 2  # words of "every row"
_EVERYTHING = word_list("classifications", "everything")


def excepts(words: list[Word], start: int, at: int) -> bool:
    """E.g. "In all rows but A", "all classes but A stay low": the name has no predicate of its own."""
    universal = [i for i in range(start, at) if words[i].type in QUANTIFYING or words[i].key == "no"]
    if not universal:
        return False
    if universal[-1] == at - 1 and type_behind(words, at) == "CARDINAL":
        return True  # "all but one"
    if universal[-1] >= at - _NOUN and _is_pointed_at(words, at):
        return True  # "in every row but its own"
    between = {word.type for word in words[universal[-1] : at]}
    if between.isdisjoint(PREDICATES | _MOTIONS) and _ends_behind_number(words, at):
        return True  # "it falls at every step but one"
    ends = _ENDS if between & PREDICATES else _ENDS | PREDICATES
    end = next(
        (i for i in range(at + 1, len(words)) if words[i].type in ends and not may_be_name(words[i])),
        len(words),
    )
    if not between & PREDICATES:  # "all classes but A draw more than 200", "… score above 0.7"
        verbs = _VERBS if words[at - 1].type != "COMMA" else _VERBS - {"MEASURE"}
        end = next((i for i in range(at + 2, end) if words[i].type in verbs and _is_named(words[i - 1])), end)
    behind = {"LABEL" if may_be_name(word) else word.type for word in words[at + 1 : end]}
    if universal[-1] == at - 1 and words[at - 1].key in _EVERYTHING and behind & {"UNKNOWN", "MEASURE"}:
        return behind <= NAMES | {"UNKNOWN", "MEASURE"}  # "with everything but the currency"
    return (
        bool(behind & {"LABEL", "PANEL", "CARDINAL", "DIAGONAL", "POSITION", "ORDINAL", "SUPERLATIVE"})
        and behind <= NAMES | _BETWEEN
    )


def _is_pointed_at(words: list[Word], at: int) -> bool:
    """Whether a pronoun stands behind a word, and no predicate: "its own", "there", "those on the left"."""
    end = next(
        (i for i in range(at + 1, len(words)) if words[i].type in ("COMMA", "STOP", "OPEN")), len(words)
    )
    behind = [word.type for word in words[at + 1 : end] if word.key != "own"]
    if not PREDICATES.isdisjoint(behind) or not _TELLING.isdisjoint(behind):
        return False
    # an article was there: "but the first few", and not "but high in A"
    article = 0 < len(behind) <= _FEW and words[at + 1].start - words[at].end >= len(" the ")
    return behind[:1] == ["PRONOUN"] or article


def _ends_behind_number(words: list[Word], at: int) -> bool:
    """Whether a number alone stands behind a word, or one with a word for what is counted."""
    behind = [word.type for word in words[at + 1 : at + 4]]
    if behind[:1] not in (["CARDINAL"], ["POSITION"], ["ORDINAL"]):
        return False
    noun = behind[1:2] and behind[1] in _COUNTED
    return behind[1 + bool(noun) :][:1] in ([], ["COLON"], ["COMMA"], ["JOIN"], ["STOP"], ["OPEN"])


def _is_named(word: Word) -> bool:
    return word.type in ("LABEL", "PANEL")

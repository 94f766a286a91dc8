"""Insertions: remarks between a name and its predicate that no claim is made of.

"A, which few people like, never beats B", "A – a late bloomer – is the best", "A, likewise, falls": what is
inserted says of A what the document cannot decide, and it narrows nothing down.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.words import Word
from heatparse.phrases import words as word_list

# What a remark may hold. A name, a number, a comparison, a place that narrows: then it may say something.
_REMARK = frozenset(("UNKNOWN", "PREPOSITION", "PRONOUN", "BE", "HAVE", "OCCUR", "AND", "OR", "AXISNOUN", "DIMENSION",
                     "MEASURE", "HEDGE", "NEGATION", "EXAMPLE", "QUANTIFIER"))  # fmt: skip
_PREDICATES = frozenset(("BE", "HAVE", "OCCUR", "COMPARATIVE", "DIFFERENCE", "NEGATION", "TREND", "LEADS", "PEAKS",
                         "SHARE", "ADVERB"))  # fmt: skip
_NAMES = frozenset(("LABEL", "PANEL"))
_NOUNS = frozenset(("AXISNOUN", "DIMENSION"))  # "the A model, which …, is"
_DASHES = frozenset(("—", "–"))
_GLOSS = frozenset(("AXISNOUN", "AXIS", "DIMENSION", "EQUALS", "COLON", "BE", "AND", "JOIN", "COMPARATIVE", "DIAGONAL",
                    "UNKNOWN", "PREPOSITION", "QUANTIFIER", "MEASURE", "HEAD", "PRONOUN", "TICK"))  # fmt: skip
_NOUN_BEHIND = 2  # "the diagonal cells"
_LONGEST = 16  # words of a remark


def without_insertions(words: list[Word], text: str) -> list[Word]:
    """The words without remarks between a name and its predicate."""
    at = 1
    while at < len(words) - 1:
        end = _end_of_remark(words, at, text) if _opens(words, at) else _end_of_gloss(words, at)
        if end is None:
            at += 1
        else:
            words = [*words[:at], *words[end + 1 :]]
    return words


def _opens(words: Sequence[Word], at: int) -> bool:
    """Whether a comma or dash stands behind a name, or a name with its noun."""
    mark, before = words[at], words[at - 1]
    if mark.type != "COMMA" and not (mark.type == "STOP" and mark.key in _DASHES):
        return False
    named = before.type in _NAMES
    return named or (before.type in _NOUNS and at > 1 and words[at - 2].type in _NAMES)


def _end_of_gloss(words: Sequence[Word], at: int) -> int | None:
    """ "The diagonal cells, where row and column are identical, are …": where the mark behind the remark stands."""
    part = words[at - 1] if words[at - 1].type != "DIMENSION" or at < _NOUN_BEHIND else words[at - 2]
    if words[at].type != "COMMA" or part.type != "DIAGONAL" or words[at + 1].key != "where":
        return None
    for end in range(at + 2, min(at + _LONGEST, len(words) - 1)):
        if words[end].type == "COMMA":
            return end if words[end + 1].type in _PREDICATES | {"QUANTIFIER"} else None
        if words[end].type not in _GLOSS:
            return None
    return None


def _end_of_remark(words: Sequence[Word], at: int, text: str) -> int | None:
    """Where the mark stands that closes the remark which a mark opens; None where that is none."""
    mark = words[at]
    for end in range(at + 1, min(at + _LONGEST, len(words) - 1)):
        word = words[end]
        if word.type == mark.type and (mark.type == "COMMA" or word.key == mark.key):
            inner = words[at + 1 : end]
            return end if _goes_on(words[end + 1], inner) and _is_remark(inner, mark, text) else None
        if word.type not in _REMARK:
            return None
    return None


def _goes_on(word: Word, inner: Sequence[Word]) -> bool:
    """Whether the predicate of the name stands behind the remark."""
    return word.type in _PREDICATES or (_is_relative(inner) and word.type == "UNKNOWN")


def _is_remark(inner: Sequence[Word], mark: Word, text: str) -> bool:
    if not inner:
        return True  # a word that says nothing stood there
    first = inner[0]
    if _is_relative(inner):
        return True
    if len(inner) == 1 and first.key in word_list("function_words", "openers"):
        return True
    article = text[mark.end : first.start].split()
    return (
        bool(article)
        and article[-1].lower() in word_list("function_words", "indefinite")
        and first.type == "UNKNOWN"
    )


def _is_relative(inner: Sequence[Word]) -> bool:
    return bool(inner) and inner[0].key in word_list("function_words", "relative_openers")

"""Brackets that only tell what the diagonal, or symmetry, is: "the diagonal (row = column)", "symmetric (A vs. B
equals B vs. A)"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Part, Phrase, Ref, Scope, key_of, placed
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.phrases import words

_GLOSSED = frozenset(("AXISNOUN", "DIMENSION", "BE", "PRONOUN", "PREPOSITION", "AND", "JOIN", "VERSUS", "MEASURE",
                      "COLON", "EXAMPLE", "COMMA", "POSITION", "OPEN", "CLOSE"))  # fmt: skip
_GLOSSES = 2  # phrases beside each other: the part, and its bracket


def without_gloss(clause: Clause) -> Clause:
    """The clause without such brackets."""
    phrases = clause.phrases
    for at in range(len(phrases) - _GLOSSES):
        if phrases[at + 1].type != "OPEN" or not _may_be_glossed(phrases, at):
            continue
        end = _closing(phrases, at + 1)
        if end is not None and _is_gloss(phrases[at + 2 : end], symmetric=phrases[at].type == "SYMMETRY"):
            return clause.part([*phrases[: at + 1], *phrases[end + 1 :]])
    return clause


def _may_be_glossed(phrases: Sequence[Phrase], at: int) -> bool:
    phrase, before = phrases[at], phrases[at - 1] if at else None
    if isinstance(phrase, Part) and phrase.part == "diagonal":
        return True
    noun = before.noun if isinstance(before, Scope) else None
    cells = (
        phrase.type == "DIMENSION" and noun is not None and noun.type == "DIAGONAL"
    )  # "all diagonal cells"
    return phrase.type == "SYMMETRY" or cells


def _closing(phrases: Sequence[Phrase], at: int) -> int | None:
    depth = 0
    for index in range(at, len(phrases)):
        depth += (phrases[index].type == "OPEN") - (phrases[index].type == "CLOSE")
        if not depth:
            return index
    return None


def _is_gloss(inside: Sequence[Phrase], symmetric: bool) -> bool:
    """Whether a bracket says no more than that a row is the column of its name, or that both ways round agree."""
    told = {phrase.type for phrase in inside}
    if told == {"PART"}:
        return True  # "(where rater_a = rater_b)"
    example = any(phrase.type == "EXAMPLE" for phrase in inside)
    if (
        not symmetric
        and example
        and told <= {"EXAMPLE", "REF", "AMOUNT", "VERSUS", "COMMA", "PREPOSITION", "ARROW"}
    ):
        return _is_own_cell(inside)
    return bool(inside) and all(_tells_nothing(phrase, symmetric) for phrase in inside)


def _is_own_cell(inside: Sequence[Phrase]) -> bool:
    """ "(e.g., A vs. A)": one of its cells."""
    refs = [phrase for phrase in map(placed, inside) if isinstance(phrase, Ref)]
    named = [[label.text for name in ref.names for label in name.labels] for ref in refs]
    return len(named) == _GLOSSES and named[0] == named[1]


def _tells_nothing(phrase: Phrase, symmetric: bool) -> bool:
    if isinstance(phrase, Word) and phrase.type == "COMPARATIVE":
        return bool(phrase.value == "equal")
    if phrase.type == "UNKNOWN":
        key = key_of(phrase)
        return (symmetric and len(key) == 1) or key in words("symmetry", "agreeing_words")
    return phrase.type in _GLOSSED

"""Guard words: words that may change the truth of a statement."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Phrase, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.phrases import words

# A word of one of these classes that no reader has taken into account may change the truth.
GUARDS = frozenset(("NEGATION", "EXCEPTION", "RESTRICTION", "HEDGE", "CONDITION"))
_ENDS = frozenset(("COMMA", "BE", "HAVE", "OCCUR", "AMOUNT"))  # of what a restriction restricts to
_SUPPOSING = frozenset(("HEDGE", "CONDITION"))
_ANYWHERE = frozenset(("EXCEPTION", "CONDITION"))


def has_guards(phrases: Iterable[Phrase]) -> bool:
    """Whether a guard word is among some phrases."""
    return any(phrase.type in GUARDS for phrase in phrases)


def denies(phrase: Phrase) -> bool:
    """Whether a phrase denies what is said: "not", "no", "none of the rows"."""
    return phrase.type == "NEGATION" or (isinstance(phrase, Scope) and phrase.quantifier == "none")


def guarded(clause: Clause, judgement: Judgement, taken: Iterable[Phrase] = ()) -> Judgement:
    """A judgement, undecided when a guard word of the clause was not taken into account.

    `taken` are the phrases that the reader has understood. An unknown word cannot make a claim
    refuted, because nobody knows what it changes.
    """
    known = {id(phrase) for phrase in taken}
    left = {phrase.type for phrase in clause.phrases if id(phrase) not in known}
    if left & GUARDS:
        return UNDECIDED
    if judgement.truth is False and "UNKNOWN" in left:
        return UNDECIDED
    return judgement


def is_guarded(phrases: Iterable[Phrase], end: int) -> bool:
    """Whether a guard word bears on what is said up to an offset of the text.

    An exception or a condition does wherever it stands; other guards only in front: what follows
    ("…, which suggests that") is another statement.
    """
    return any(
        phrase.type in _ANYWHERE or (phrase.type in GUARDS and phrase.start < end) for phrase in phrases
    )


def borne_out(clause: Clause, judgement: Judgement) -> Judgement:
    """What is left of a judgement where guard words were not understood: it may be borne out.

    Numbers that agree with a statement agree with what is narrower as well. Nothing bears out what
    is denied, or what is only imagined: "A would win", "if B were left out".
    """
    return judgement if judgement.truth and not is_imagined(clause.phrases) else UNDECIDED


def is_imagined(phrases: Sequence[Phrase]) -> bool:
    """Whether something is denied, or said of something else than the figure."""
    return any(
        phrase.type == "NEGATION"
        or (phrase.type in _SUPPOSING and key_of(phrase) in words("assertions", "imagining"))
        or (phrase.type == "RESTRICTION" and _is_of_others(phrases[at + 1 :]))
        for at, phrase in enumerate(phrases)
    )


def _is_of_others(behind: Sequence[Phrase]) -> bool:
    """ "Among visitors of the fair, …": not a part of what is shown, but others."""
    restricted = list(takewhile(lambda phrase: phrase.type not in _ENDS, behind))
    return any(phrase.type in ("UNKNOWN", "PRONOUN") for phrase in restricted)

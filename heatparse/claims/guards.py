"""Guard words: words that may change the truth of a statement."""

from __future__ import annotations

from collections.abc import Iterable

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.phrases import Phrase
from heatparse.claims.sentences import Clause

# A word of one of these classes that no reader has taken into account may change the truth.
GUARDS = frozenset(("NEGATION", "EXCEPTION", "RESTRICTION", "HEDGE", "CONDITION"))


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


_ANYWHERE = frozenset(("EXCEPTION", "CONDITION"))


def is_guarded(phrases: Iterable[Phrase], end: int) -> bool:
    """Whether a guard word bears on what is said up to an offset of the text.

    An exception or a condition does wherever it stands; other guards only in front: what follows
    ("…, which suggests that") is another statement.
    """
    return any(
        phrase.type in _ANYWHERE or (phrase.type in GUARDS and phrase.start < end) for phrase in phrases
    )

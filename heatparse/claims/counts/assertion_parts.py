"""Assertion parts: where a clause parts at its commas, and what the parts take from those in front."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.counts.predications import VERBS
from heatparse.claims.counts.subjects import Subject
from heatparse.claims.language.phrases import Part, Phrase, Ref, Superlative, key_of
from heatparse.claims.language.words import Word
from heatparse.phrases import words


def parts_here(main: list[Phrase], at: int) -> bool:
    """Whether a comma, or an "and" in front of a new subject, stands here."""
    following = main[at + 1].type if at + 1 < len(main) else ""
    return main[at].type == "COMMA" or (
        main[at].type == "AND" and following in ("CARDINAL", "SCOPE", "NEGATION")
    )


def goes_on(subject: Subject, earlier: Subject, part: Sequence[Phrase] = ()) -> bool:
    """ "Two of the pairs lie above 0.6 and one lies below 0.5": what one counts was said before."""
    counts = subject.quantifier.counts and earlier.quantifier.counts
    named = any(isinstance(phrase, Ref | Part) for phrase in part) if part else subject.is_narrowed
    return counts and subject.noun is None and not named


def narrows(before: list[Phrase]) -> bool:
    """Whether what stands in front is no statement but a place that was not understood: "for 5 operands"."""
    if any(phrase.type in VERBS or phrase.type == "TREND" for phrase in before):
        return False
    if before and before[0].type == "PREPOSITION" and any(phrase.type == "FACTOR" for phrase in before):
        return True  # "in the top half of the map"
    if any(isinstance(phrase, Superlative) for phrase in before):
        return False
    parted = zip(before, before[1:], before[2:], strict=False)
    if any([p.type for p in three] == ["RESTRICTION", "PREPOSITION", "DIMENSION"] for three in parted):
        return True  # "in the lower half of the map"
    return any(phrase.type in ("AMOUNT", "UNKNOWN", "AXISNOUN", "POSITION", "AREA") for phrase in before)


def is_restricted(before: list[Phrase]) -> bool:
    """ "Errors that skip a row are rare, ranging from …": of some of what is named, which nobody knows."""
    relative = words("function_words", "restrictive")
    return any(
        two.type == "PRONOUN" and key_of(two) in relative and one.type != "COMMA"
        for one, two in pairwise(before)
    )


def takes_up(before: list[Phrase], part: list[Phrase]) -> bool:
    """ "A spreads most evenly, since five of its six scores …": what is in front has a subject that is meant."""
    own = any(isinstance(p, Word) and p.key in words("function_words", "possessive") for p in part)
    return own and bool(before) and isinstance(before[0], Ref)

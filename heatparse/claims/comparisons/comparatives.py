"""Comparatives: which word of a clause compares, with what relation, and whether it is denied."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.metrics import fits_measure, is_introduced
from heatparse.claims.language.phrases import Phrase, Ref, Superlative, key_of
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words


def is_comparative(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a phrase compares: a comparative, or "leads" in front of the one that trails."""
    phrase = phrases[at]
    if isinstance(phrase, Superlative):
        return is_lead(phrases, at)
    if phrase.type != "COMPARATIVE" or not isinstance(phrase, Word) or phrase.value == "different":
        return False
    before, following = phrases[at - 1] if at else None, phrases[at + 1] if at + 1 < len(phrases) else None
    if isinstance(before, Superlative) and before.key in ("most", "least"):
        return False  # "the one least tied to the others"
    if phrase.key == "same":
        goes_on = key_of(following) in words("names", "turned")  # "the same holds for B"
        return not goes_on and (following is None or following.type not in ("DIMENSION", "AXISNOUN"))
    panel = isinstance(before, Ref) and before.is_panel
    return not (panel and phrase.key == "lower" and key_of(following) == "one")  # "… and B the lower one"


def is_lead(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a verb of first places has the one that trails behind it: "A leads B", not "A tops the B column"."""
    phrase, following = phrases[at], phrases[at + 1] if at + 1 < len(phrases) else None
    if not isinstance(phrase, Superlative) or phrase.verb != "leads" or not isinstance(following, Ref):
        return False
    before = [p for p in phrases[:at] if isinstance(p, Ref) and not p.is_panel]
    return not before or _may_rival(before[-1], following)


def _may_rival(first: Ref, second: Ref) -> bool:
    """Whether two references may be of one axis."""
    if first.is_panel or second.is_panel or not first.names or not second.names:
        return True
    one, two = first.names[0].label, second.names[0].label
    rows = one.rows and two.rows and second.side != "x"
    return bool(rows or (one.columns and two.columns and second.side != "y"))


def is_vague(phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    """E.g. "More dependable": nobody knows in which numbers that shows."""
    word = phrases[at]
    following = phrases[at + 1] if at + 1 < len(phrases) else None
    if not isinstance(word, Word) or following is None or following.type not in ("UNKNOWN", "AXISNOUN"):
        return False
    compared = word.key.endswith(" than") or any(phrase.type == "THAN" for phrase in phrases)
    # "less dust", "more errors"
    counted = isinstance(following, Word) and (
        is_introduced(scene, following.key)
        or fits_measure(scene, following.key)
        or following.key in words("comparisons", "faring")
    )
    return (word.key in words("comparisons", "counting") and not counted) or (
        not compared and word.value not in ("equal", "close")
    )


def is_of_further(phrases: Sequence[Phrase], at: int) -> bool:
    """ "A peaks in P and has a second, weaker maximum in Q", "… another, lower one in Q": a further peak of A."""
    following = phrases[at + 1] if at + 1 < len(phrases) else None
    if at or following is None or any(phrase.type == "THAN" for phrase in phrases):
        return False
    peak = isinstance(following, Superlative) and following.key in words("winners", "nouns")
    return peak or key_of(following) in words("comparisons", "ones")


def relation_of(phrase: Phrase) -> str:
    if isinstance(phrase, Superlative):
        return phrase.direction
    return str(phrase.value) if isinstance(phrase, Word) else "high"


def denial_of(phrases: Sequence[Phrase]) -> int | None:
    """The index of a "not" or "never" that denies the comparison: "A never beats B"."""
    at = next((i for i in range(len(phrases)) if is_comparative(phrases, i)), 0)
    before = at - 1
    while before > 0 and phrases[before].type in ("HAVE", "BE", "MEASURE"):
        before -= 1
    denial = phrases[before] if before >= 0 else None
    return before if isinstance(denial, Word) and denial.key in words("comparisons", "denials") else None

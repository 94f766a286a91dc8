"""Factors that a clause tells: "A is 3.2 times as high as B", "more than doubles", "a factor of 21"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.changes import Change, find_pair, from_to
from heatparse.claims.phrases import Amount, Phrase, Ref
from heatparse.claims.scene import GUARDS, Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.sides import find_comparison
from heatparse.claims.words import Word
from heatparse.models import Quantity


def find_factors(clause: Clause, scene: Scene) -> list[Change]:
    """The factor of a clause, with its two ends."""
    for index, phrase in enumerate(clause.phrases):
        amount = _amount(clause.phrases, index)
        if amount is not None:
            change = _factor(clause, amount, phrase.type == "FACTOR", scene)
            return [change] if change is not None else []
    return []


def _amount(phrases: Sequence[Phrase], index: int) -> Amount | None:
    """The factor that a phrase is: a number of times, or a word like "doubles"."""
    phrase = phrases[index]
    before = phrases[index - 1] if index else None
    if isinstance(phrase, Word) and phrase.type == "FACTOR":
        if isinstance(before, Word) and before.key in ("nearly", "almost", "about"):
            return None
        bound = "above" if isinstance(before, Word) and before.key in ("more than", "over") else ""
        quantity = Quantity(text=phrase.key, value=float(phrase.value), resolution=0.1)
        return Amount(phrase.start, phrase.end, quantity, bound)
    if not isinstance(phrase, Amount):
        return None
    named = index > 1 and isinstance(before, Word) and before.key == "of" and _is_named(phrases[index - 2])
    return phrase if phrase.unit == "x" or named or _is_multiple(phrases, index) else None


def _is_named(phrase: Phrase) -> bool:
    return isinstance(phrase, Word) and phrase.key == "factor"


def _is_multiple(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "3 times as high as", "3 times B"; "12 times" by itself is a count."""
    times = phrases[index + 1] if index + 1 < len(phrases) else None
    if not isinstance(times, Word) or times.type != "TIMES":
        return False
    following = phrases[index + 2] if index + 2 < len(phrases) else None
    return times.key != "times" or (following is not None and following.type in ("REF", "COMPARATIVE"))


def _factor(clause: Clause, amount: Amount, in_a_word: bool, scene: Scene) -> Change | None:
    phrases = clause.phrases
    change = Change(clause, amount, "factor", sign=1)
    change.guarded = any(p.type in GUARDS for p in phrases)
    change.unsure = in_a_word
    others = [
        i for i, p in enumerate(phrases) if isinstance(p, Amount) and not p.bound and p.start != amount.start
    ]
    if len(others) == 2:
        one, two = phrases[others[0]], phrases[others[1]]
        assert isinstance(one, Amount) and isinstance(two, Amount)
        versus = any(p.type in ("VERSUS", "THAN") for p in phrases[others[0] : others[1]])
        change.ends = (two.quantity, one.quantity) if versus else (one.quantity, two.quantity)
        change.unsure = False
        return change
    comparison = find_comparison(clause, scene)
    if comparison is None:
        comparison = find_pair(clause, 0, scene)
        if comparison is not None and from_to(phrases, _places(phrases)) is None:
            comparison.left, comparison.right = comparison.right, comparison.left  # "A doubles B"
    change.comparison = comparison
    return change if comparison is not None else None


def _places(phrases: Sequence[Phrase]) -> list[Ref]:
    return [phrase for phrase in phrases if isinstance(phrase, Ref)]

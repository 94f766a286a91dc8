"""Shares: "more than half of the cells", "two thirds of the rows", "60% of the values"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from heatparse.claims.counts.quantifiers import Kind, Quantifier
from heatparse.claims.language.phrases import Amount, Phrase, Scope
from heatparse.claims.language.whole_numbers import whole_number
from heatparse.claims.language.words import Word
from heatparse.phrases import words
from heatparse.records import Record

if TYPE_CHECKING:
    from fractions import Fraction

_HALF = 0.5
_KINDS: dict[str, Kind] = {"above": "more", "at_least": "at_least", "below": "fewer", "at_most": "at_most"}
_COUNTED = frozenset(("DIMENSION", "AXISNOUN", "PART", "CARDINAL", "AMOUNT", "MEASURE"))


class Share(Record, frozen=True):
    """The quantifier of a share, and the indices of the phrases that tell it."""

    quantifier: Quantifier
    used: tuple[int, ...]


def read_share(phrases: Sequence[Phrase], index: int) -> Share | None:
    """The share that a phrase tells, None where it tells none."""
    if is_share(phrases, index):
        amount = phrases[index]
        assert isinstance(amount, Amount) and amount.quantity.value is not None
        bound = _KINDS.get(amount.bound, "exactly")
        from fractions import Fraction  # with decimal behind it: few texts tell shares

        return Share(Quantifier("share", share=Fraction(amount.quantity.value) / 100, bound=bound), (index,))
    if _is_ratio(phrases, index):
        from fractions import Fraction

        one, many = (whole_number(phrases[at]) for at in (index, index + 2))
        return Share(Quantifier("share", share=Fraction(one, many)), (index, index + 1, index + 2))
    fraction = _fraction(phrases[index])
    if fraction is None:
        return None
    bound, used = _bound(phrases, index)
    if bound == "about":
        return Share(Quantifier("share", share=fraction, bound=bound), used)
    if fraction == _HALF and bound == "exactly":
        return Share(Quantifier("half"), used)
    if fraction == _HALF and bound == "more":
        return Share(Quantifier("most"), used)
    return Share(Quantifier("share", share=fraction, bound=bound), used)


def is_share(phrases: Sequence[Phrase], index: int) -> bool:
    """Whether a percentage is one of things: "60% of the cells", "over 60% of all values"."""
    amount = phrases[index]
    if not isinstance(amount, Amount) or amount.unit not in ("%", "percent") or amount.quantity.value is None:
        return False
    following = phrases[index + 1 : index + 3]
    if len(following) < 2 or getattr(following[0], "key", "") != "of":
        return False
    noun = following[1]
    return noun.type in _COUNTED or (isinstance(noun, Scope) and noun.quantifier == "all")


def _is_ratio(phrases: Sequence[Phrase], index: int) -> bool:
    """ "One in six cells", and not "three in A" or "one in each row"."""
    told = phrases[index : index + 4]
    if [phrase.type for phrase in told[:3]] != ["CARDINAL", "PREPOSITION", "CARDINAL"] or len(told) < 4:
        return False
    joint = getattr(told[1], "key", "") in words("assertions", "out_of")
    return joint and 0 < whole_number(told[0]) < whole_number(told[2]) and told[3].type in _COUNTED


def _fraction(phrase: Phrase) -> Fraction | None:
    halved = isinstance(phrase, Word) and phrase.type == "FACTOR" and phrase.key.startswith("half")
    if not halved and not (isinstance(phrase, Scope) and "/" in phrase.quantifier):
        return None
    from fractions import Fraction

    return Fraction(1, 2) if halved else Fraction(phrase.quantifier)  # type: ignore[union-attr]


def _bound(phrases: Sequence[Phrase], index: int) -> tuple[Kind, tuple[int, ...]]:
    """ "More than", "at least" … in front of a share."""
    before = phrases[index - 1] if index else None
    key = before.key if isinstance(before, Word) else ""
    kinds: tuple[Kind, ...] = ("at_least", "more", "at_most", "fewer")
    for kind in kinds:
        if key in words("assertions", kind):
            return kind, (index - 1, index)
    if key in words("assertions", "about"):
        return "about", (index - 1, index)
    return "exactly", (index,)

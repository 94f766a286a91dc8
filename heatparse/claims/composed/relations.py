"""The test that a composed statement puts values to: a bound, or a sign."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.language.phrases import Amount, phrase_key
from heatparse.measures import Stated, Truth, above, at_least, at_most, below
from heatparse.phrases import words

TESTS: dict[str, Callable[[Stated, Stated], Truth]] = {
    "above": above, "at_least": at_least, "below": below, "at_most": at_most,
}  # fmt: skip


def relation_of(given: Sequence[Constituent]) -> tuple[str, Amount | None, int]:
    """The test, its number, and where it stands."""
    numbers = [(at, c.phrase) for at, c in enumerate(given) if c.type == "NUMBER"]
    signs = [(at, c.phrase) for at, c in enumerate(given) if c.type == "SIGN"]
    orders = [c for c in given if c.type == "COMPARATIVE"]
    if len(numbers) + len(signs) != 1:
        return "", None, 0
    if numbers:
        at, amount = numbers[0]
        assert isinstance(amount, Amount)
        if orders or given[at].mark not in ("", "at", "to", "of", "with", "for"):
            return "", None, 0
        if at and given[at - 1].type == "NOUN" and given[at - 1].mark:
            return "", None, 0  # "at size 128 for depth < 4": a part of an axis
        if amount.bound in TESTS and not amount.sized:
            return amount.bound, amount, at
        before = given[at - 1].phrase if at else None
        if not amount.bound and phrase_key(before) in words("composed", "reaching") and not given[at].mark:
            return "at_least", amount, at
        return "", None, 0
    at, sign = signs[0]
    told = str(getattr(sign, "value", ""))
    if orders:
        way = str(getattr(orders[0].phrase, "value", ""))
        if len(orders) == 1 and told == "zero" and given[at - 1] is orders[0] and way in ("high", "low"):
            return ("above" if way == "high" else "below"), None, at
        return "", None, 0
    return {"positive": "above", "negative": "below"}.get(told, ""), None, at


def without_things(given: Sequence[Constituent]) -> list[Constituent]:
    """Without the nouns of what a number counts: "80 correct images"."""
    return [
        c
        for at, c in enumerate(given)
        if c.type != "NOUN" or [other.type for other in given[max(0, at - 2) : at]] != ["NUMBER", "PART"]
    ]

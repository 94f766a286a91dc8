"""Quantifiers: how many of some things a statement holds of, judged by what is known of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from heatparse.measures import Truth, every, negate
from heatparse.records import Record

if TYPE_CHECKING:
    from fractions import Fraction

Kind = Literal[
    "all",
    "none",
    "most",
    "half",
    "some",
    "exactly",
    "at_least",
    "at_most",
    "more",
    "fewer",
    "all_but",
    "share",
    "about",
    "between",
]
_HALF = 0.5  # of a thing
_FEW = 12  # things that one counts at a glance
_ABOUT, _FAR = 0.04, 0.15  # of all things: what is about a share, and what is not


class Quantifier(Record, frozen=True):
    """ "All", "none", "most", "exactly 3", "at least 2" …; `of` is a stated total ("3 of the 12")."""

    kind: Kind
    count: int = 0
    of: int | None = None
    share: Fraction | None = None  # "two thirds"
    bound: Kind = "exactly"  # of a share: more, fewer, at_least, at_most, about
    highest: int = 0  # of "between 3 and 5": 5

    @property
    def counts(self) -> bool:
        """Whether it tells a number or a share."""
        return self.kind not in ("all", "none", "some")

    def holds(self, truths: Sequence[Truth], unstated: int = 0) -> Truth:
        """Whether so many of `truths` are true. `unstated` further things are not known at all.

        "All" and "none" are judged over what is stated; a number is refuted only when what is not
        stated cannot mend it.
        """
        if self.kind == "all":
            return every(truths) if truths else None
        if self.kind == "none":
            return every(negate(truth) for truth in truths) if truths else None
        true = sum(truth is True for truth in truths)
        possible = true + sum(truth is None for truth in truths)
        if self.kind == "all_but":
            return Quantifier("exactly", len(truths) + unstated - self.count).holds(truths, unstated)
        if self.kind == "between":
            ends = Quantifier("at_least", self.count), Quantifier("at_most", self.highest)
            return every(end.holds(truths, unstated) for end in ends)
        if self.kind == "share":
            return self._part(true, possible, len(truths), unstated)
        if self.kind in ("most", "half"):
            return self._share(true, possible, len(truths), unstated)
        return self._number(true, possible, unstated)

    def _part(self, true: int, possible: int, size: int, unstated: int) -> Truth:
        """A share, to the nearest whole number of things where it is said to be just so many."""
        total = self.of or size
        if not total or true != possible or unstated:
            return None
        assert self.share is not None
        wanted = self.share * total
        bounds = {
            "more": true > wanted,
            "fewer": true < wanted,
            "at_least": true >= wanted,
            "at_most": true <= wanted,
        }
        if self.bound in bounds:
            return bounds[self.bound]
        distance = abs(true - wanted)
        if self.bound == "about":
            near, far = max(_HALF, _ABOUT * total), max(1.5, _FAR * total)
            return True if distance <= near else False if distance > far else None
        if total <= _FEW and distance:  # "two thirds of the six rows" are four
            return False if distance > 1 or wanted.denominator == 1 else None
        return True if distance <= _HALF else False if distance > 1 else None

    def _share(self, true: int, possible: int, size: int, unstated: int) -> Truth:
        total = self.of or size
        if not total:
            return None
        if self.kind == "half":
            return true * 2 == total if true == possible and not unstated else None
        if true * 2 > total:
            return True
        return False if (possible + unstated) * 2 <= total + unstated else None

    def _number(self, true: int, possible: int, unstated: int) -> Truth:
        highest = possible + unstated
        kind, count = self.kind, self.count
        if kind == "more":
            kind, count = "at_least", count + 1
        elif kind == "fewer":
            kind, count = "at_most", count - 1
        elif kind == "some":
            kind, count = "at_least", 1
        if kind == "at_least":
            return True if true >= count else (False if highest < count else None)
        if kind == "at_most":
            return False if true > count else (True if highest <= count else None)
        if true > count or highest < count:
            return False
        return True if true == possible == count else None


ALL = Quantifier("all")
NONE = Quantifier("none")
SOME = Quantifier("some")

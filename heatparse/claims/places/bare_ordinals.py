"""Ordinals without a noun: "the 1st belongs to A (3), the 2nd to B (4)", "the first and the last row reach 3 and 4".

What the 2nd is stands elsewhere, and the first row has the first of the two numbers.
"""

from __future__ import annotations

from itertools import pairwise, takewhile

from heatparse.claims.language.phrases import Amount
from heatparse.claims.language.sentences import Clause

_JOINTS = frozenset(("COMMA", "JOIN", "AND"))
_TOGETHER = frozenset(("JOIN", "AND"))
_NAMED = frozenset(("AXISNOUN", "DIMENSION", "REF"))


def follows_bare_ordinal(clause: Clause, amount: Amount) -> bool:
    """Whether an ordinal without a noun stands in front of an amount, behind the joint before it."""
    front = [phrase for phrase in clause.phrases if phrase.start < amount.start]
    part = takewhile(lambda phrase: phrase.type not in _JOINTS, reversed(front))
    return any(two.type == "ORDINAL" and one.type not in _NAMED for one, two in pairwise(part))


def shares_its_noun(clause: Clause) -> bool:
    """Whether a position stands in front of an "and", and the place with its noun right behind it."""
    types = [phrase.type for phrase in clause.phrases]
    return any(
        one == "POSITION" and joint in _TOGETHER and other == "REF"
        for one, joint, other in zip(types, types[1:], types[2:], strict=False)
    )

"""Own places: "A is 3 points worse on P than on its own task", of a square, where A's own task is that of A."""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.comparisons.sides import Comparison, Side
from heatparse.claims.language.phrases import key_of
from heatparse.claims.language.sentences import Clause
from heatparse.phrases import words
from heatparse.records import replace

_CELL = 2  # references that name one


def with_own_place(comparison: Comparison) -> Comparison | None:
    """The comparison with the cell that its subject has of itself for "its own"; None where it names none such.

    "A is worse on P than on its own", "A is better on its own than on P": A on P against A on A.
    """
    left, right, clause = comparison.left, comparison.right, comparison.clause
    if not (_is_bare(left) and _is_bare(right) and left.refs):
        return None
    subject, own = left.refs[0], _own(clause)
    than = next((p.start for p in clause.phrases if _leads_on(p.type, key_of(p))), clause.end)
    itself = [subject, replace(subject, side=None, relation="")]
    behind = right.part == "diagonal" or (own is not None and own > than)
    if behind and len(left.refs) == _CELL and not (left.part or right.refs):
        return replace(comparison, right=replace(right, refs=itself, part=""))
    front = left.part == "diagonal" or (own is not None and own < than)
    if front and len(left.refs) == len(right.refs) == 1 and not right.part:
        return replace(
            comparison,
            left=replace(left, refs=itself, part=""),
            right=replace(right, refs=[subject, *right.refs]),
        )
    return None


def _leads_on(kind: str, key: str) -> bool:
    """Whether the other side stands behind a phrase: "than", "worse than"."""
    return kind == "THAN" or (kind == "COMPARATIVE" and key.endswith(" than"))


def _own(clause: Clause) -> int | None:
    """Where "its own" stands."""
    owners = words("function_words", "possessive")
    pairs = pairwise(clause.phrases)
    return next((one.start for one, two in pairs if key_of(one) in owners and key_of(two) == "own"), None)


def _is_bare(side: Side) -> bool:
    """Whether a side names lines by their labels, one by one, and no more than these or the diagonal."""
    lines = all(len(ref.names) == 1 and not ref.is_panel for ref in side.refs)
    return lines and not (side.panels or side.function or side.others or side.combined)

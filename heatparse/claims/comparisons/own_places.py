"""Own places: "A is 3 points worse on P than on its own task", of a square, where A's own task is that of A."""

from __future__ import annotations

from heatparse.claims.comparisons.sides import Comparison, Side
from heatparse.claims.language.phrases import Ref
from heatparse.records import replace

_CELL = 2  # references that name one


def with_own_place(comparison: Comparison) -> Comparison | None:
    """The comparison with the cell that its subject has of itself for "its own"; None where it names none such.

    "A is worse on P than on its own", "A is better on its own than on P": A on P against A on A.
    """
    left, right = comparison.left, comparison.right
    if _is_own(right, 0) and len(left.refs) == _CELL and not left.part:
        subject = left.refs[0]
        return replace(comparison, right=_itself(subject, right))
    if _is_own(left, 1) and len(right.refs) == 1 and not right.part and _is_single(right.refs[0]):
        subject = left.refs[0]
        return replace(
            comparison, left=_itself(subject, left), right=replace(right, refs=[subject, *right.refs])
        )
    return None


def _is_own(side: Side, named: int) -> bool:
    """Whether a side is the diagonal, of so many lines that it names."""
    bare = not (side.panels or side.function or side.others or side.combined)
    return side.part == "diagonal" and bare and len(side.refs) == named and all(map(_is_single, side.refs))


def _is_single(ref: Ref) -> bool:
    return len(ref.names) == 1 and not ref.is_panel


def _itself(subject: Ref, side: Side) -> Side:
    return replace(side, refs=[subject, replace(subject, side=None, relation="")], part="")

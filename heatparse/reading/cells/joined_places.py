"""Labels of one axis that stand for one place together: "layers 4 to 24", "Rome and Oslo"."""

from __future__ import annotations

from functools import cache

from heatparse.phrases import words
from heatparse.reading.cells.frame import Coordinate, Frame, X
from heatparse.resources import vocabulary
from heatparse.tokens import fold

_DASHES = frozenset("-–—")
_LONGEST_JOINT = 2  # words between the ends of a span


def joined_spans(named: list[Coordinate], frame: Frame) -> list[Coordinate]:
    """ "P1–P4": two labels of one axis with a dash between them are all from the one to the other."""
    found, at = list(named), 0
    while at < len(found) - 1:
        one, two = found[at], found[at + 1]
        if one.axis is not None and one.axis == two.axis and one.known and two.known:
            between = frame.draft.text[one.end : two.start].strip(' `"*')
            labels = _from_to(one, two, frame) if _spans(between) else ()
            if labels:
                found[at : at + 2] = [Coordinate(one.axis, labels, True, one.start, two.end, whole=True)]
        at += 1
    return found


def together(named: list[Coordinate], frame: Frame) -> list[Coordinate]:
    """The places that a remark names, "Rome and Oslo" or "Rome to Oslo" as one; none where they stand otherwise."""
    found: list[Coordinate] = []
    unclear: set[str | None] = set()
    for coordinate in joined_spans(named, frame):
        last = found[-1] if found else None
        if (
            last is None
            or coordinate.axis is None
            or last.axis != coordinate.axis
            or last.labels == coordinate.labels
        ):
            found.append(coordinate)
            continue
        between = frame.draft.text[last.end : coordinate.start].strip(' `"*').split()
        labels = () if last.whole and len(last.labels) == 0 else (*last.labels, *coordinate.labels)
        if not all(word.strip(",") in _joints() for word in between) or not labels:
            unclear.add(coordinate.axis)
        found[-1] = last._replace(labels=labels, end=coordinate.end, whole=True)
    return [c for c in found if c.axis not in unclear]


@cache
def _joints() -> frozenset[str]:
    """What stands between labels that are meant together, besides commas."""
    return words("structure", "and") | {"", "both"}


def _spans(between: str) -> bool:
    """Whether a sign or a word joins the ends of a span: "4 to 24", "layer 4 through layer 24"."""
    joint = between.split()[:1]
    return (
        between in _DASHES
        or (bool(joint) and joint[0] in words("structure", "to") and len(between.split()) <= _LONGEST_JOINT)
        or between in words("structure", "to")
        or between in words("structure", "elision")
    )


def _from_to(one: Coordinate, two: Coordinate, frame: Frame) -> tuple[str, ...]:
    """The labels of an axis from one to another; none when they do not stand in this order."""
    labels = frame.categories(one.axis or X)
    if len(one.labels) != 1 != len(two.labels) or not {*one.labels, *two.labels} <= set(labels):
        return ()
    first, last = labels.index(one.labels[0]), labels.index(two.labels[0])
    if first > last and _is_round(tuple(labels)):
        return (*labels[first:], *labels[: last + 1])  # "Nov–Feb"
    return tuple(labels[first : last + 1]) if first < last else ()


@cache
def _is_round(labels: tuple[str, ...]) -> bool:
    """Whether labels are all months, or all days: behind the last of them comes the first."""
    keys = list(map(fold, labels))
    return any(list(map(fold, order)) == keys for order in vocabulary("structure", "orders").values())

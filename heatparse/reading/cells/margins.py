"""Margins of tables that no axis lists: what is called "Peak", "Delta" or "Total" is one where its values fit.

"Delta" among airlines and "Peak" among phases are categories; the same words over a last column that holds
the differences or the maxima of the others are no part of the grid. A line is a margin by its place and its
values, and a plain "Total" or "Average" by its name alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import permutations

from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.reading.cells.frame import Coordinate
from heatparse.reading.cells.table_cells import Place, read_cell
from heatparse.reading.cells.table_heads import is_margin, without_tags
from heatparse.reading.draft import Draft

_FEWEST = 2  # lines that a margin sums up
_FAR = 10  # times as large as all others: of another measure
Line = Sequence[Quantity | None]


def margins_of(
    draft: Draft, labels: Sequence[Coordinate | None], lines: Sequence[Sequence[Place]]
) -> list[Coordinate]:
    """Which heads are those of margins, by where their lines stand and what these hold."""
    heads = ["" if label is None else without_tags(label.labels[0]).strip(" *").lower() for label in labels]
    values = [[read_cell(draft.text[place[0] : place[1]])[0] for place in line] for line in lines]
    called = [at for at, head in enumerate(heads) if is_margin(head)]
    by_name = [at for at in called if _is_plain(heads[at]) or not any(values[at])]
    plain = [at for at in range(len(heads)) if at not in called and any(values[at])]
    apart = called
    if len(plain) >= _FEWEST or (plain and not by_name):
        others = plain if len(plain) >= _FEWEST else range(len(heads))
        told = {at: [values[other] for other in others if other != at] for at in called}
        apart = [
            at
            for at in called
            if at in by_name
            or (_is_outermost(at, called, len(heads)) and _stands_aside(heads[at], values[at], told[at]))
        ]
    return [label for at, label in enumerate(labels) if label is not None and at in apart]


def is_of_other_unit(draft: Draft, own: Sequence[Place], others: Sequence[Sequence[Place]]) -> bool:
    """Whether all values of a line are percent, and none of the other lines is: "Recall" beside counts."""
    mine, rest = (
        [value for place in line if (value := read_cell(draft.text[place[0] : place[1]])[0]) is not None]
        for line in (own, [place for line in others for place in line])
    )
    if len(mine) < _FEWEST or not rest:
        return False
    return all(value.unit == "%" for value in mine) and not any(value.unit == "%" for value in rest)


def _is_plain(head: str) -> bool:
    """ "Total", "Mean ± SD": a margin by its name."""
    summing = words("margins", "summing")
    return head in summing or all(
        key in summing or not key.isalpha() for key in head.replace("_", " ").split()
    )


def _is_outermost(at: int, called: Sequence[int], count: int) -> bool:
    """Whether a line stands in front of all others, or behind them."""
    return set(range(at + 1)) <= set(called) or set(range(at, count)) <= set(called)


def _stands_aside(head: str, own: Line, others: Sequence[Line]) -> bool:
    """Whether the values of a line are made of those of the others, or are of another measure."""
    points = [
        _Point(value, [line[at] for line in others if at < len(line)])
        for at, value in enumerate(own)
        if value is not None
    ]
    if all(point.own is None for point in points):
        return any(told is not None for point in points for told in point.told)  # stretches beside numbers
    if len(points) < _FEWEST or any(point.own is None or len(point.told) < _FEWEST for point in points):
        return False
    averaging = not words("margins", "averaging").isdisjoint(head.split())
    return (
        _is_of_other_measure(points)
        or _is_signed_alone(own, others)
        or (averaging and all(min(p.told) <= (p.own or 0.0) <= max(p.told) for p in points))
        or any(all(map(made, points)) for made in _makings(min(len(point.told) for point in points)))
    )


class _Point:
    """A value of a line with those of the others beside it, and how exactly they are written."""

    def __init__(self, own: Quantity, told: Sequence[Quantity | None]) -> None:
        known = [q for q in told if q is not None and q.value is not None]
        self.own = own.value
        self.told = [q.value for q in known if q.value is not None]
        self.fine = (own.resolution or 0.0) / 2 + 1e-9
        self.room = sum(q.resolution or 0.0 for q in known) / 2

    def is_near(self, made: float, room: float) -> bool:
        return self.own is not None and abs(made - self.own) <= room + self.fine


def _makings(count: int) -> Iterator[Callable[[_Point], bool]]:
    """By what a line may be made of the others."""
    yield lambda p: p.is_near(sum(p.told), p.room)
    yield lambda p: p.is_near(sum(p.told) / len(p.told), p.room / len(p.told) + p.fine)
    yield lambda p: p.is_near(max(p.told), 0.0)
    yield lambda p: p.is_near(min(p.told), 0.0)
    yield lambda p: p.is_near(max(p.told) - min(p.told), p.room)
    for one, two in permutations(range(count), 2):
        yield partial(_is_step, one=one, two=two)


def _is_step(point: _Point, one: int, two: int) -> bool:
    """Whether a value is the difference of two others, or the share by which they differ."""
    start, end = point.told[one], point.told[two]
    if point.is_near(end - start, point.room):
        return True
    return bool(start) and point.is_near(100 * (end - start) / abs(start), 200 * point.room / abs(start))


def _is_of_other_measure(points: Sequence[_Point]) -> bool:
    """Whole numbers beside fractions, places among the lines, or numbers far larger than all others."""
    own = [point.own for point in points if point.own is not None]
    others = [value for point in points for value in point.told]
    whole = all(value == int(value) for value in own)
    fractions = sum(value != int(value) for value in others)
    if whole and (2 * fractions > len(others) or (_are_places(own) and max(others) > len(own))):
        return True
    return min(map(abs, own)) > _FAR * max(map(abs, others))


def _are_places(own: Sequence[float]) -> bool:
    return sorted(own) == list(range(1, len(own) + 1))


def _is_signed_alone(own: Line, others: Sequence[Line]) -> bool:
    """ "+0.12" beside numbers without signs: a change."""
    signs = [
        [value is not None and value.text.lstrip()[:1] in ("+", "-", "\N{MINUS SIGN}") for value in line]
        for line in (own, *others)
    ]
    return any(value is not None and value.text.lstrip()[:1] == "+" for value in own) and not any(
        map(any, signs[1:])
    )

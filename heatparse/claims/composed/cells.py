"""Values of single cells that are composed of a row, a column and a number, in any order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from heatparse.claims.composed.amounts import fits, is_plain
from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.settings import lines_of
from heatparse.claims.composed.verdicts import charitably
from heatparse.claims.judgement import UNDECIDED, Judgement, together
from heatparse.claims.language.phrases import Amount, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.lines import Line
from heatparse.claims.places.pairings import absolute
from heatparse.claims.reserves.figures_of_changes import tells_size
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.measures import equal
from heatparse.models.claims import BaseClaim, CellValueClaim
from heatparse.phrases import words
from heatparse.records import Record
from heatparse.tokens import fold

_PARTS = frozenset(("PLACE", "PANEL", "VERB", "BREAK", "AND", "NUMBER", "AGGREGATE"))
_MARKS = frozenset(("", "at", "of", "for", "with", "to"))  # in front of a value
_TWO = 2


class Told(Record):
    """A number, and the two places at which it is told to stand."""

    places: tuple[Constituent, Constituent]
    amount: Amount


def read_values(given: Sequence[Constituent], clause: Clause, scene: Scene) -> list[BaseClaim]:
    told = _told(given)
    if not told:
        return []
    sized = any(tells_size(clause, each.amount, scene) for each in told)
    judged = [_judge(told, scene.filled(panel), sized, scene) for panel in scene.panels(clause)]
    return [scene.claim(CellValueClaim, clause, charitably(judged), amount=told[0].amount)] if judged else []


def _told(given: Sequence[Constituent]) -> list[Told]:
    """The numbers with their places: "A has 5 in B", "A sold 5 of B and 7 of C", "A: B at 5, C at 7"."""
    if not _PARTS.issuperset(c.type for c in given):
        return []
    if any(
        c.type == "AGGREGATE" and phrase_key(c.phrase) not in words("composed", "coupling") for c in given
    ):
        return []  # "A combined with B"
    kept = [c for c in given if c.type in ("PLACE", "NUMBER")]
    shape = "".join("P" if c.type == "PLACE" else "N" for c in kept)
    places = [c for c in kept if c.type == "PLACE"]
    numbers = [c for c in kept if c.type == "NUMBER"]
    amounts = [c.phrase for c in numbers if isinstance(c.phrase, Amount) and c.mark in _MARKS]
    if len(amounts) != len(numbers) or any(
        amount.bound or amount.label is not None or amount.quantity.value is None for amount in amounts
    ):
        return []
    if len(amounts) == 1 and len(places) == _TWO:
        return [Told((places[0], places[1]), amounts[0])]
    many = len(amounts)
    if many > 1 and shape in ("P" + "PN" * many, "P" + "NP" * many):
        shared, *others = places
        if len({other.mark for other in others}) == 1:
            return [Told((shared, other), n) for other, n in zip(others, amounts, strict=True)]
    return []


def _judge(told: Sequence[Told], grid: Grid, sized: bool, scene: Scene) -> Judgement:
    """Whether a reading of the places bears all numbers out; refuted where each reading has a wrong one.

    `sized`: they are told with the way of a change, and perhaps without their signs.
    """
    if not all(fits(each.amount, grid, scene) for each in told):
        return UNDECIDED
    readings: list[Judgement] = []
    for first in ("row", "column"):
        cells = [list(_cells(each, first, grid, scene)) for each in told]
        if all(cells):
            readings.append(
                together(
                    [_of_cell(each, found, grid, sized) for each, found in zip(told, cells, strict=True)]
                )
            )
    return charitably(readings) if readings else UNDECIDED


def _of_cell(told: Told, cells: Sequence[tuple[str, str]], grid: Grid, sized: bool) -> Judgement:
    """Whether the number is that of the cell."""
    if len(cells) != 1 or cells[0] not in grid.cells:
        return UNDECIDED
    value, stated = grid.cells[cells[0]], grid.measure(told.amount.quantity)
    if not is_plain(value):
        return UNDECIDED
    if sized and value.high < 0 and equal(absolute(value), absolute(stated)):
        return UNDECIDED
    return Judgement(equal(value, stated), grid.tell(value), (value.span,), right=value.text)


def _cells(told: Told, first: str, grid: Grid, scene: Scene) -> Iterator[tuple[str, str]]:
    """The cells that the places may mean where the one that is named first is on an axis."""
    one, two = (lines_of(place, grid, scene) for place in told.places)
    for left, right in product(one, two):
        if left.axis != first or right.axis == first or not (_single(left) and _single(right)):
            continue
        row, column = (left, right) if first == "row" else (right, left)
        yield fold(row.labels[0]), fold(column.labels[0])


def _single(line: Line) -> bool:
    return len(line.labels) == 1

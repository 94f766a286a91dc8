"""Entries of the grid: a value at its place, and values by position along a row."""

from __future__ import annotations

from heatparse.models import Quantity
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame, X, Y
from heatparse.reading.cells.narrowing import is_coordinate, is_denied, is_distance, is_of_some, is_step
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.shapes import ValueShape
from heatparse.reading.cells.values import Found, color_of, value_of, value_span
from heatparse.reading.draft import Draft, Stated
from heatparse.tokens import fold


class Entries:
    """Enters the values of one panel."""

    def __init__(self, draft: Draft, frame: Frame, found: Found) -> None:
        self.draft = draft
        self.frame = frame
        self.found = found

    def cell(
        self, pieces: list[Piece], place: dict[str, Coordinate], value: ValueShape, start: int, new_only: bool
    ) -> bool:
        """A value at its place; with `new_only` only where no value stands yet."""
        quantity = value_of(pieces, value)
        if quantity is None:
            return len(place) == 2
        unknown = sum(1 for c in place.values() if not c.known)
        if unknown and (new_only or unknown == len(place)) and self._has_axes():
            return False
        number = value.number or 0
        if is_denied(pieces, number) or is_distance(pieces, number) or is_coordinate(pieces, number):
            return False
        if any(c.whole for c in place.values()) and is_of_some(pieces, number):
            return False
        if new_only and (self._is_place(quantity) or self._is_astray(place) or is_step(pieces, number)):
            return False
        return self.found.add(
            place, quantity, color_of(pieces, value), start, value_span(pieces, value)[1], new_only
        )

    def _is_astray(self, place: dict[str, Coordinate]) -> bool:
        """ "Layer 3's lead over Layer 2 is 0.3": two labels of one axis, and no row and column."""
        row, column = place.get(Y), place.get(X)
        if row is None or column is None or not self._has_axes() or row.whole or column.whole:
            return False
        one, two = fold(row.labels[0]), fold(column.labels[0])
        return (self._is_own(Y, two) and not self._is_own(X, two)) or (
            self._is_own(X, one) and not self._is_own(Y, one)
        )

    def _is_own(self, axis: str, key: str) -> bool:
        """Whether an axis lists a label by this very text."""
        label = self.frame.on(axis, key)
        return label is not None and fold(label) == key

    def _is_order(self, pieces: list[Piece], value: ValueShape) -> bool:
        quantity = value_of(pieces, value)
        return quantity is not None and self._is_place(quantity)

    def _is_place(self, quantity: Quantity) -> bool:
        """ "8 for Ant, 12 for Bee", of an axis 4, 8, 12: in a sentence, a number that no cell can have."""
        legend = self.draft.panels[self.frame.number].legend
        key = fold(quantity.text)
        if quantity.value is None or not (self.frame.on(X, key) or self.frame.on(Y, key)):
            return False
        ends = (legend.low, legend.high) if legend is not None else (None, None)
        low, high = ends
        return low is not None and high is not None and not low <= quantity.value <= high

    def _is_label(self, pieces: list[Piece], value: ValueShape) -> bool:
        """Whether what may be a value is written like a label of an axis."""
        quantity = value_of(pieces, value)
        key = fold(quantity.text) if quantity is not None else ""
        return bool(self.frame.on(X, key) or self.frame.on(Y, key))

    def _has_axes(self) -> bool:
        return bool(self.frame.columns and self.frame.rows)

    def row(
        self, pieces: list[Piece], place: dict[str, Coordinate], run: list[ValueShape], exact: bool = False,
        along: list[str] | None = None,
    ) -> bool:  # fmt: skip
        """Values by position: one for each label of the other axis; no more and no fewer where `exact`.

        `along` are the labels that the line itself says they run through.
        """
        fewest = min(len(self.frame.rows), len(self.frame.columns))
        if exact and len(run) < fewest and all(self._is_label(pieces, value) for value in run):
            return False  # "At 128, three depths fall below 50%: 20%, 40% and 60%"
        if len(place) == 2 and along is None:
            return self._part_of_row(pieces, place, run)
        if len(place) != 1 or any(c.whole for c in place.values()):
            return False
        axis = next(iter(place))
        if axis == "open":
            return False
        other = OTHER[axis]
        triangle = self.frame.triangle.get(fold(place[axis].labels[0])) if axis == Y else None
        if triangle is not None and len(triangle) == len(run):
            along = along or triangle
        labels = along or list(self.frame.categories(other))
        if self.frame.beside_diagonal and len(run) < len(labels):
            own = {fold(label) for label in place[axis].labels}
            labels = [label for label in labels if fold(label) not in own]
        if not labels or len(run) > 2 * len(labels) + 2 or (exact and len(run) != len(labels)):
            return False
        if len(run) > 1 and all(self._is_order(pieces, value) for value in run):
            return False  # "from best to worst it is 3e-4, 1e-4, 1e-3"
        spans = [value_span(pieces, value) for value in run if value.number is not None]
        if len(run) != len(labels):
            if any(_is_counted(pieces, value) for value in run):
                return False  # "Ant: 3 wins, 2 losses"
            span = (spans[0][0], spans[-1][1]) if spans else (place[axis].start, place[axis].end)
            self.draft.stated.append(Stated("row-length", span, len(run), self.frame.number, other))
        intro = pieces[slice(*run[0].intro)]
        if intro:
            self.draft.named.add((intro[0][1], intro[-1][2]))  # "Values (Ratio 0.1 to 0.5):"
        for label, value in zip(labels, run, strict=False):
            quantity = value_of(pieces, value)
            if quantity is None:
                continue
            start, end = value_span(pieces, value)
            target = {axis: place[axis], other: Coordinate(other, (label,), True, start, end)}
            self.found.add(target, quantity, color_of(pieces, value), start, end)
        return True

    def _part_of_row(self, pieces: list[Piece], place: dict[str, Coordinate], run: list[ValueShape]) -> bool:
        """ "P1–P4: 0.1, 0.2, 0.3, 0.4" in the group of a row: a value for each label of a span."""
        spanned = [axis for axis, c in place.items() if len(c.labels) == len(run) > 1]
        if len(spanned) != 1 or len(place[OTHER[spanned[0]]].labels) != 1:
            return False
        axis = spanned[0]
        for label, value in zip(place[axis].labels, run, strict=True):
            quantity = value_of(pieces, value)
            if quantity is None:
                continue
            start, end = value_span(pieces, value)
            target = {**place, axis: place[axis]._replace(labels=(label,), whole=False)}
            self.found.add(target, quantity, color_of(pieces, value), start, end)
        return True


def _is_counted(pieces: list[Piece], value: ValueShape) -> bool:
    """Whether a value is followed by the noun or the colour that it counts: "3 wins", "2 red"."""
    return any(pieces[first][0] in "wc" for first, _ in value.notes)

"""Cells and regions as they are found: values with their places, colours and spans."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from heatparse.models import Cell, Quantity, Region
from heatparse.phrases import words
from heatparse.reading.cells.frame import Coordinate, Frame, X, Y
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.shapes import ValueShape
from heatparse.reading.draft import Stated
from heatparse.tokens import label_keys

Placed = tuple[str, str]

_UNIT = 8  # characters behind a number in which its unit stands

# What may stand between a value and the colour of its cell, and behind that colour; letters of cells.lark.
_JOINING = frozenset(".,;:=()[]->sifo&")
_ENDING = frozenset(".,;)]s")


class Found:
    """What has been found in one panel."""

    __slots__ = ("frame", "placed")

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.placed: set[Placed] = set()

    def add(
        self,
        place: dict[str, Coordinate],
        quantity: Quantity,
        color: str | None,
        start: int,
        end: int,
        new_only: bool = False,
    ) -> bool:
        """Take a cell, or a region where a coordinate stands for several labels; False when it is neither."""
        row, column = place.get(Y), place.get(X)
        if self._is_bound_of_axis(quantity, end):
            return False
        self.frame.draft.named.update([(c.start, c.end) for c in place.values()])
        if any(c is not None and (c.whole or len(c.labels) != 1) for c in (row, column)):
            if new_only and self._is_filled(row, column):
                return False
            return self._region(row, column, quantity, color, start, end)
        if row is None or column is None:
            return False
        key = (row.labels[0], column.labels[0])
        if new_only and (key in self.placed or self._is_of_other_half(key)):
            return False
        self.placed.add(key)
        span = self.frame.draft.source.span(start, end)
        self.frame.panel.cells.append(Cell(row=key[0], column=key[1], value=quantity, color=color, span=span))
        return True

    def _is_of_other_half(self, key: Placed) -> bool:
        """Whether a cell lies across from one of a full triangle: each pair has its value there already."""
        if key[0] == key[1] or key[::-1] not in self.placed:
            return False
        rows, columns = self.frame.categories(Y), self.frame.categories(X)
        apart = {place for place in self.placed if place[0] != place[1]}
        half = 2 * len(apart) == len(rows) * (len(rows) - 1)
        return half and set(rows) == set(columns) and all(place[::-1] not in apart for place in apart)

    def _is_bound_of_axis(self, quantity: Quantity, end: int) -> bool:
        """ "Above 1000 m", with heights in m on an axis: where something is, and no value."""
        if quantity.value is not None or None not in quantity.bounds:
            return False
        behind = self.frame.draft.text[end : end + _UNIT].split()[:1]
        unit = behind[0].rstrip(":,;.)") if behind else ""
        return bool(unit) and any(
            all(label.endswith(f" {unit}") for label in self.frame.categories(axis))
            and bool(self.frame.categories(axis))
            for axis in (X, Y)
        )

    def _is_filled(self, row: Coordinate | None, column: Coordinate | None) -> bool:
        """Whether every cell of a region has a value of its own."""
        if row is None or column is None or not self.placed:
            return False
        return all((one, other) in self.placed for one in row.labels for other in column.labels)

    def is_mirrored(self, place: dict[str, Coordinate], quantity: Quantity | None) -> bool:
        """Whether the cell on the other side of the diagonal has this value: "NO2 and CO" may be "CO and NO2"."""
        mirrored = tuple(place[axis].labels[0] for axis in (X, Y) if axis in place and place[axis].labels)
        return (
            quantity is not None
            and mirrored in self.placed
            and any(
                (cell.row, cell.column) == mirrored and cell.value.value == quantity.value
                for cell in self.frame.panel.cells
            )
        )

    def mark(self) -> tuple[int, int]:
        """How much has been found so far."""
        return len(self.frame.panel.cells), len(self.frame.panel.regions)

    def back_to(self, mark: tuple[int, int]) -> None:
        """Forget what was found since."""
        cells, regions = self.frame.panel.cells, self.frame.panel.regions
        self.placed.difference_update((cell.row, cell.column) for cell in cells[mark[0] :])
        del cells[mark[0] :], regions[mark[1] :]

    def forget(self, start: int, end: int) -> None:
        """Forget the cells whose value stands at a place: "from layer 8 on (0.7-0.8)" is none of layer 8."""
        cells = self.frame.panel.cells
        for cell in [cell for cell in cells if cell.span.start < end and start < cell.span.end]:
            cells.remove(cell)
            self.placed.discard((cell.row, cell.column))

    def forget_repeated(self, lines: set[int]) -> None:
        """Forget what lines of talk tell of cells where a region told elsewhere says what they hold: it is a claim.

        A number inside of the range of the region tells more of a part of it, and stays.
        """
        panel, categories = self.frame.panel, self.frame.categories
        told: dict[Placed, Quantity] = {}
        wholes: list[set[Placed]] = []
        for region in panel.regions:
            if region.span.line not in lines:
                wholes.append(set(_places(region, categories(Y), categories(X))))
                told.update((place, region.value) for place in wholes[-1])
        for cell in [cell for cell in panel.cells if cell.span.line in lines]:
            value = told.get((cell.row or "", cell.column or ""))
            if value is not None and not _is_narrower(cell.value, value):
                self.forget(cell.span.start, cell.span.end)
        for region in [region for region in panel.regions if region.span.line in lines]:
            places = set(_places(region, categories(Y), categories(X)))
            known = [told.get(place) for place in places]
            whole = any(other <= places for other in wholes)
            if known and all(
                value is not None and (whole or not _is_narrower(region.value, value)) for value in known
            ):
                panel.regions.remove(region)
                span, number = (region.span.start, region.span.end), self.frame.number
                self.frame.draft.stated.append(Stated("told-again", span, region, number))

    def _region(
        self, row: Coordinate | None, column: Coordinate | None, quantity: Quantity, color: str | None,
        start: int, end: int,
    ) -> bool:  # fmt: skip
        span = self.frame.draft.source.span(start, end)
        rows, columns = (row.labels if row else ()), (column.labels if column else ())
        if row is None or column is None:
            told = self._at_line_start(Y if row is None else X, start)
            if told is None:
                return False
            key = " ".join(label_keys(quantity.text))
            if not told and self.frame.on(Y if row is None else X, key) is not None:
                return False  # "the turning point is at 1e-4 for the batch sizes 16 and 32": where it is
            rows, columns = (told, columns) if row is None else (rows, told)
        region = Region(rows=rows, columns=columns, value=quantity, color=color, span=span)
        if region not in self.frame.panel.regions[-1:]:  # two readers of a line may take it
            self.frame.panel.regions.append(region)
        return True

    def _at_line_start(self, axis: str, start: int) -> tuple[str, ...] | None:
        """ "`A`, `B`: high (0.8–0.9) in layers 12–18": the labels that a line begins with; none where it names none.

        None without a colon, in front of which a sentence names labels: "A equals B, though it has 0.8 in layer 12".
        """
        draft = self.frame.draft
        first = draft.text.rfind("\n", 0, start) + 1
        tokens = draft.tokens.between(first, start)
        end = next((at for at, token in enumerate(tokens) if token[3] == ":"), 0)
        found = self.frame.labels.find(tokens[:end] if end else tokens)
        named = [self.frame.on(axis, " ".join(label_keys(hit.label.text))) for hit in found]
        labels = tuple(label for label in named if label is not None)
        return None if labels and not end else labels


def _places(region: Region, rows: Sequence[str], columns: Sequence[str]) -> Iterator[Placed]:
    """The cells of a region of a grid with those labels."""
    return product(region.rows or rows, region.columns or columns)


def _is_narrower(inner: Quantity, outer: Quantity) -> bool:
    """Whether a quantity lies in another one, and tells more; a bound tells less than a number or a range."""
    (low, high), (least, most) = inner.bounds, outer.bounds
    if least is None or most is None:
        return True
    if low is None or high is None:
        return False
    return least <= low <= high <= most and (low, high) != (least, most)


def value_of(pieces: list[Piece], value: ValueShape) -> Quantity | None:
    """The quantity of a value; None for a missing one."""
    if value.number is None:
        return None
    quantity: Quantity = pieces[value.number][4]
    return quantity


def value_span(pieces: list[Piece], value: ValueShape) -> tuple[int, int]:
    """Where the number and its notes stand."""
    if value.number is None:
        return 0, 0
    last = max([value.number, *(note[1] - 1 for note in value.notes)])
    return pieces[value.number][1], pieces[last][2]


def color_of(pieces: list[Piece], value: ValueShape) -> str | None:
    """The colour that stands with a value: "0.8 (light orange)"."""
    for first, last in value.notes:
        for piece in pieces[first:last]:
            if piece[0] == "c":
                return str(piece[4] or piece[3])
    if value.number is None:
        return None
    around = _color_around(pieces, value.number) if value.number + 1 < len(pieces) else None
    return around or _lone_color(pieces, value.number)


def _lone_color(pieces: list[Piece], number: int) -> str | None:
    """ "0.8. (Dark red)", "dark red, 0.8", "0.8 and is shown in dark red": the one colour of a line with one value."""
    places = [at for at, piece in enumerate(pieces) if piece[0] == "c"]
    if len(places) != 1 or any(piece[0] == "v" for piece in pieces[number + 1 :]):
        return None
    at = places[0]
    first, last = sorted((at, number))
    between, behind = pieces[first + 1 : last], pieces[at + 1 :] if at > number else []
    if any(piece[0] not in _JOINING and not _says_color(piece) for piece in between):
        return None
    if any(piece[0] not in _ENDING and not _says_color(piece) for piece in behind):
        return None
    return str(pieces[at][4] or pieces[at][3])


def _says_color(piece: Piece) -> bool:
    """Whether words only say that a colour is that of the cell: "which", "shaded", "background"."""
    return piece[0] == "w" and set(piece[3].split()) <= words("colors", "wearing")


def _color_around(pieces: list[Piece], number: int) -> str | None:
    """ "Dark navy blue (~0.6)": the colour in front of a bracketed number."""
    if number >= 2 and pieces[number - 1][0] == "(" and pieces[number - 2][0] == "c":
        return str(pieces[number - 2][3])
    return None

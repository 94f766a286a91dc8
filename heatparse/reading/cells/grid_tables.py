"""Tables that are grids: labels in the first column and in the head, in either direction."""

from __future__ import annotations

from heatparse.quantities import read_quantity
from heatparse.reading.cells.corners import corner_names
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame, X, Y
from heatparse.reading.cells.places import is_numeric, labels_within
from heatparse.reading.cells.table_cells import Place, count_values, is_missing, key_of, read_cell, text_of
from heatparse.reading.cells.table_heads import (
    adopt_labels,
    behind_role,
    coordinates_of,
    corner_axis,
    is_margin,
    with_name,
)
from heatparse.reading.cells.values import Found
from heatparse.reading.draft import Draft, Stated
from heatparse.reading.spans import span_ends
from heatparse.tokens import Tokens


class GridTable:
    """A table with labels in its first column and in its head."""

    def __init__(
        self, draft: Draft, frame: Frame, found: Found, head: list[Place], body: list[list[Place]],
        context: dict[str, Coordinate],
    ) -> None:  # fmt: skip
        self.draft, self.frame, self.found = draft, frame, found
        self.head, self.body, self.context = head, body, context
        self.margins: set[Coordinate] = set()  # heads of lines that are none of the grid

    def read(self) -> bool:
        """Take the cells; False when the table is about other axes."""
        adopt_labels(self.frame, [text_of(self.draft, row[0]) for row in self.body if row])
        adopt_labels(self.frame, [text_of(self.draft, place) for place in self.head[1:]])
        side = self._side_axis()
        if side is None:
            return False
        columns = self._labels(self.head[1:], OTHER[side])
        rows = self._labels([row[0] for row in self.body if row], side)
        self._tell_margins(rows, columns, side)
        columns = self._without_margins(columns, side)
        if not self._agrees(side, rows, columns) or sum(c is not None for c in columns) < 2:
            return False
        self._learn_axes(side, rows, columns)
        for row, label in zip(self.body, rows, strict=False):
            if label is not None:
                self._row(row, label, columns, side)
        return True

    def _agrees(self, side: str, rows: list[Coordinate | None], columns: list[Coordinate | None]) -> bool:
        """Whether a table is about the axes that the text lists; a whole grid of values corrects a wrong list."""
        for axis, labels in ((side, rows), (OTHER[side], columns)):
            named = [c for c in labels if c is not None]
            if not self.frame.categories(axis) or any(c.known for c in named):
                continue
            if len(named) > 1 and self._goes_on(side, rows, columns, axis):
                continue
            read = self.found.placed or self.frame.panel.regions
            if len(named) < 2 or read or any(c.whole for c in named) or not self._is_full():
                return False
            target = self.frame.panel.side(axis)
            target.categories = []
        return True

    def _goes_on(
        self, side: str, rows: list[Coordinate | None], columns: list[Coordinate | None], axis: str
    ) -> bool:
        """Whether a table goes on with further rows or columns of the grid that was read before."""
        others = columns if axis == side else rows
        known = [c for c in others if c is not None and c.known]
        return bool(self.found.placed) and len(known) > 1 and self._is_full()

    def _is_full(self) -> bool:
        """Whether nearly every cell of the table holds one value."""
        values = [place for row in self.body for place in row[1:]]
        good = count_values(self.draft, values)
        return bool(values) and 10 * good >= 9 * len(values)

    def _side_axis(self) -> str | None:
        """The axis of the first column: the one that lists its labels, else y."""
        sides = [text_of(self.draft, row[0]) for row in self.body if row]
        tops = [text_of(self.draft, place) for place in self.head[1:]]
        scores = {}
        for axis in (Y, X):
            side_hits = sum(1 for label in sides if self._on(axis, label))
            top_hits = sum(1 for label in tops if self._on(OTHER[axis], label))
            scores[axis] = side_hits + top_hits
        known = bool(self.frame.rows or self.frame.columns)
        if known and not scores[X] and not scores[Y]:
            return corner_axis(self.draft, self.frame, self.head[0]) or Y
        if scores[X] == scores[Y]:
            return corner_axis(self.draft, self.frame, self.head[0]) or Y
        return X if scores[X] > scores[Y] else Y

    def _on(self, axis: str, label: str) -> bool:
        return self._find(axis, label) is not None

    def _find(self, axis: str, label: str) -> str | None:
        """The category that a head names: the label itself, or with the name of the axis: "Ratio 0.1"."""
        found = self.frame.on(axis, key_of(label))
        if found is not None:
            return found
        return with_name(label, self.frame, axis) or behind_role(self.frame, label, axis)

    def _labels(self, places: list[Place], axis: str) -> list[Coordinate | None]:
        result: list[Coordinate | None] = []
        counted = self._by_count(places, axis)
        for place in places:
            label = text_of(self.draft, place)
            category = counted.get(label) or self._find(axis, label)
            if category is None and not label:
                result.append(None)
                continue
            span = self._span_of(axis, label) if category is None else None
            if span is not None:
                # "4–8 Hz" between the ticks 0 and 10 holds no cell
                result.append(span._replace(start=place[0], end=place[1]) if span.labels else None)
                continue
            known = category is not None
            result.append(Coordinate(axis, (category or label,), known, place[0], place[1]))
        return result

    def _span_of(self, axis: str, label: str) -> Coordinate | None:
        """A head that stands for several labels: "Layers 0–10"."""
        if not self.frame.categories(axis):
            return None
        pieces = coordinates_of(self.frame, label)
        made = [c for c in pieces if c.whole and c.axis in (axis, None)]
        return made[0]._replace(axis=axis) if made else self._band_of(axis, label)

    def _band_of(self, axis: str, label: str) -> Coordinate | None:
        """A band of a numeric axis, with a unit or a remark behind it: "0–40 s (open)"; it may lie between ticks."""
        tokens = Tokens(label).items
        if not tokens or tokens[0][0] != "QUANTITY" or not is_numeric(self.frame, axis):
            return None
        quantity = read_quantity(label[: tokens[0][2]])
        ends = None if quantity is None else quantity.bounds
        if ends is None or None in ends or ends[0] == ends[1]:
            ends = (span_ends(tokens) or (None, None))[:2]  # "0 to 4 Hz"
        low, high = ends
        if low is None or high is None:
            return None
        return Coordinate(axis, labels_within(self.frame, axis, low, high), True, 0, 0, whole=True)

    def _by_count(self, places: list[Place], axis: str) -> dict[str, str]:
        """ "Row 1", "Row 2", …: as many counted heads as the axis has categories stand for them in their order."""
        labels, categories = [text_of(self.draft, place) for place in places], self.frame.categories(axis)
        numbers = [label.rstrip("0123456789") for label in labels]
        if len(labels) != len(categories) or len(set(numbers)) > 1 or not (numbers and numbers[0].strip()):
            return {}
        if any(self._find(axis, label) for label in labels):
            return {}
        counts = [label[len(word) :] for label, word in zip(labels, numbers, strict=True)]
        expected = [str(number) for number in range(1, len(labels) + 1)]
        return dict(zip(labels, categories, strict=True)) if counts == expected else {}

    def _tell_margins(
        self, rows: list[Coordinate | None], columns: list[Coordinate | None], side: str
    ) -> None:
        """Find out which heads that no axis lists are totals, ranks and remarks."""
        for axis, labels in ((side, rows), (OTHER[side], columns)):
            called = [
                c
                for c in labels
                if c and not c.known and not c.whole and is_margin(c.labels[0].lower().strip("*"))
            ]
            if called and not self.frame.categories(axis):
                from heatparse.reading.cells.margins import margins_of  # loaded where lines are called so

                body = [row[1:] for row in self.body if row]
                if axis != side:
                    body = [
                        list(line) for line in zip(*(r for r in body if len(r) == len(labels)), strict=True)
                    ]
                if len(body) == len(labels):
                    apart = margins_of(self.draft, labels, body)
                    called = [c for c in called if c in apart]
            self.margins.update(called or self._of_other_unit(axis, labels, axis == side))

    def _of_other_unit(self, axis: str, labels: list[Coordinate | None], down: bool) -> list[Coordinate]:
        """A last row or column of shares that no axis lists, of a grid of counts: "Recall"."""
        *listed, last = labels
        if last is None or last.known or last.whole or len(listed) != len(self.frame.categories(axis)):
            return []
        if not listed or not all(label is not None and label.known for label in listed):
            return []
        from heatparse.reading.cells.margins import is_of_other_unit  # loaded where a line is listed nowhere

        rows = [row[1:] for row in self.body if row]
        own = rows[-1] if down else [row[-1] for row in rows if len(row) == len(labels)]
        others = rows[:-1] if down else [row[:-1] for row in rows]
        return [last] if is_of_other_unit(self.draft, own, others) else []

    def _without_margins(self, columns: list[Coordinate | None], side: str) -> list[Coordinate | None]:
        """Without totals, ranks and remarks: columns that no axis lists and that hold no values of cells."""
        kept: list[Coordinate | None] = []
        for index, column in enumerate(columns):
            unknown = column is not None and not column.known and not column.whole
            if unknown and (column in self.margins or not self._numeric(index + 1)):
                column = None
            kept.append(column)
        return kept

    def _numeric(self, column: int) -> bool:
        """Whether most cells of a column hold numbers or stand for missing ones."""
        values = [row[column] for row in self.body if column < len(row)]
        good = count_values(self.draft, values)
        missing = sum(1 for place in values if is_missing(self.draft.text[place[0] : place[1]]))
        return bool(values) and good + missing >= (len(values) + 1) // 2

    def _learn_axes(self, side: str, rows: list[Coordinate | None], columns: list[Coordinate | None]) -> None:
        """An axis that the text does not list has the labels of the table; its corner may name it."""
        panel = self.frame.panel
        for axis, labels in ((side, rows), (OTHER[side], columns)):
            target = panel.side(axis)
            if not target.categories:
                wanted = [c for c in labels if c is not None and c not in self.margins]
                target.categories = [c.labels[0] for c in wanted]
                if wanted:
                    target.span = target.span or (wanted[0].start, wanted[-1].end)
                self.frame.refresh()
        names = corner_names(text_of(self.draft, self.head[0]))
        for axis, name in ((side, names.side), (OTHER[side], names.top)):
            target = panel.side(axis)
            if target.label is None and name != panel.side(OTHER[axis]).label:
                target.label = name

    def _row(self, row: list[Place], label: Coordinate, columns: list[Coordinate | None], side: str) -> None:
        if not label.known and label in self.margins:
            return
        if len(row) - 1 != len(self.head) - 1:
            span = (row[0][0], row[-1][1])
            self.draft.stated.append(Stated("row-length", span, len(row) - 1, self.frame.number, OTHER[side]))
        for place, column in zip(row[1:], columns, strict=False):
            if column is None:
                continue
            quantity, color = read_cell(self.draft.text[place[0] : place[1]])
            if quantity is not None:
                self.found.add({side: label, OTHER[side]: column}, quantity, color, place[0], place[1])

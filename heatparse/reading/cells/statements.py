"""Statements of keys and values: which places the keys name, and which values belong to them."""

from __future__ import annotations

from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.reading.cells.entries import Entries
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame, X, Y
from heatparse.reading.cells.narrowing import tells_scale
from heatparse.reading.cells.pieces import Piece, shape
from heatparse.reading.cells.places import read_coordinates, settle, with_spans
from heatparse.reading.cells.shapes import ItemShape, StatementShape, ValueShape, read_shape
from heatparse.reading.cells.talk import is_talk
from heatparse.reading.cells.unlisted import joined_key
from heatparse.reading.cells.values import value_of, value_span
from heatparse.reading.quotations import clean_label
from heatparse.records import Record
from heatparse.tokens import fold

_PAIR = 2
_LONGEST_LABEL = 8  # tokens of a category that no axis lists


class Statements:
    """Reads the statements of one panel one after the other."""

    def __init__(self, frame: Frame, entries: Entries, context: dict[str, Coordinate]) -> None:
        self.frame = frame
        self.entries = entries
        self.context = context  # of the groups around
        self.around: dict[
            str, Coordinate
        ] = {}  # the same for lines of talk, where they stand in the data part
        self.forms: set[str] = set()  # of those that gave cells: their shapes up to the first value

    def read(
        self, pieces: list[Piece], statement: StatementShape, new_only: bool,
        head: list[Coordinate] | None = None,
    ) -> bool:  # fmt: skip
        """Cells, rows and regions of a line; with `new_only` only of places that it names itself."""
        items = statement.items
        head = head or []
        used = carried = False
        at = 0
        any_read = False
        while at < len(items):
            item = items[at]
            if item.fresh:
                head, used = [], False
            if item.key is not None:
                key = read_coordinates(pieces[slice(*item.key)], self.frame)
                if carried and len(key) > 1:
                    head, carried = [], False
                if item.value is None:
                    goes_on = carried and len(head) == len(key) == 1 and head[0].axis != key[0].axis
                    head = [*head, *key] if goes_on or not used else key  # "Ant: Rome, 0.1; Oslo, 0.2"
                    used = False
                    at += 1
                    continue
                run = self._run(pieces, items, at)
                head = self._outer(head, key, used)
                any_read |= self._row_or_cell(pieces, [*head, *key], item, run, new_only)
                if self._names_place(pieces, run[0]):
                    head, used = [*head, *key], False  # "Brent: 0.12 (Alpha), 0.56 (Beta)"
                    at += len(run)
                    continue
                if not head and len(key) == 2 and not key[0].whole:
                    head, carried = key[:1], True  # "Ant -> Rome: 0.1, Oslo: 0.2"
            else:
                run = self._run(pieces, items, at)
                any_read |= self._plain(pieces, head, run, new_only)
                if len(head) == 2 and len(run) == 1:
                    head, carried = head[:1], True  # "For Ant, Rome is 0.1, Oslo is 0.2"
            used = True
            at += len(run)
        if any_read and not new_only:
            self.forms.add(_form(shape(pieces)))
        return any_read

    def _outer(self, head: list[Coordinate], key: list[Coordinate], used: bool) -> list[Coordinate]:
        """The head of a key on the same axis: a position, or a row that no axis lists by the name of a column."""
        if len(head) != 1 or len(key) != 1:
            return head
        if head[0].counted and key[0].axis is None and head[0].labels == key[0].labels:
            return []
        if not head[0].axis or head[0].axis != key[0].axis:
            return head
        if head[0].counted or (used and _share_axis(head[0], key[0], self.frame)):
            return []  # "Row 1: Ant: 0.1, 0.2", "layer 4: 0.1 (Ant), 0.2 (Bee); layer 8: 0.3 (Ant)"
        return [head[0]._replace(axis=OTHER[head[0].axis], known=False)]

    def _row_or_cell(
        self,
        pieces: list[Piece],
        key: list[Coordinate],
        item: ItemShape,
        run: list[ValueShape],
        new_only: bool,
    ) -> bool:
        if len(run) > 1:
            spanned = with_spans(key, self.frame)
            if len(spanned) == len(key) and _are_rivals(key, self.frame):
                return False
            along = _stretch(key, len(run), self.frame) if not new_only else None
            if along is not None:
                return self.entries.row(
                    pieces, {OTHER[along.axis]: along.place}, run, along=list(along.labels)
                )
            place = settle(spanned, self.context, self.frame)
            if not place and len(spanned) == 1:
                place = {self.frame.head_axis or "y": spanned[0]}
            return not new_only and self.entries.row(pieces, place, run)
        value = run[0]
        key = [*key, *self._noted(pieces, value, key)]
        if new_only and len(key) < 2:
            return False
        start = pieces[item.key[0]][1] if item.key else value_span(pieces, value)[0]
        place = settle(key, {} if new_only else self.context, self.frame)
        alone = None if new_only else self._alone(place, key)
        if alone is not None:
            return self.entries.row(pieces, {Y: alone}, run)
        place = self._in_group(place) if new_only else place
        joined = item.key is not None and "&" in shape(pieces[slice(*item.key)])
        if new_only and joined and self.entries.found.is_mirrored(place, value_of(pieces, value)):
            return False
        return self.entries.cell(pieces, place, value, start, new_only)

    def _alone(self, place: dict[str, Coordinate], key: list[Coordinate]) -> Coordinate | None:
        """The row of a triangle that has but one cell: "Ant: 1.00"."""
        told = self.frame.triangle
        row = place.get(Y) if place else key[0] if len(key) == 1 else None
        if not told or row is None or len(place) > 1 or row.whole or not row.labels:
            return None
        return row if len(told.get(fold(row.labels[0]), ())) == 1 else None

    def _in_group(self, place: dict[str, Coordinate]) -> dict[str, Coordinate]:
        """ "High values (0.8) in rows 7-9" below the head of a column: many cells of that column, not of all."""
        if len(place) != 1:
            return place
        axis, coordinate = next(iter(place.items()))
        group = self.around.get(OTHER[axis]) if axis in OTHER else None
        several = coordinate.whole or len(coordinate.labels) > 1
        return {**place, OTHER[axis]: group} if group is not None and several else place

    def _plain(
        self, pieces: list[Piece], head: list[Coordinate], run: list[ValueShape], new_only: bool
    ) -> bool:
        """Values without a key of their own: a row by position, or the value of the group."""
        value = run[0]
        noted = self._noted(pieces, value, head if new_only else [])
        if noted:
            axes = {c.axis for c in noted if c.axis and not new_only}
            head = [c for c in head if c.axis not in axes]  # "…, and Oslo, 0.3 in Rome"
            place = settle([*head, *noted], {} if new_only else self.context, self.frame)
            place = self._in_group(place) if new_only else place
            return self.entries.cell(pieces, place, value, value_span(pieces, value)[0], new_only)
        quantity = value_of(pieces, value)
        exact = quantity is not None and quantity.value is not None
        if new_only and len(run) == 1 and len(head) >= 2 and exact:
            return self.entries.cell(pieces, settle(head, {}, self.frame), value, head[0].start, new_only)
        if new_only:
            place = settle(head, {}, self.frame) if head else {}
            if not place and len(head) == 1 and head[0].known:
                place = {self.frame.head_axis or "y": head[0]}  # a label of both axes is a row
            return len(run) > 1 and bool(head) and self.entries.row(pieces, place, run, exact=True)
        place = settle(head, self.context, self.frame)
        if len(run) > 1:
            if not place and "open" in self.context:
                place = {self.frame.head_axis or "y": self.context["open"]}
            return self.entries.row(pieces, place, run)
        if len(place) < 2:
            return False
        return self.entries.cell(pieces, place, value, value_span(pieces, value)[0], new_only)

    def _run(self, pieces: list[Piece], items: tuple[ItemShape, ...], at: int) -> list[ValueShape]:
        """The value of an item and the bare values behind it; a value with a label stands alone."""
        first = items[at].value
        assert first is not None
        run = [first]
        if self._names_place(pieces, first):
            return run
        for item in items[at + 1 :]:
            if (
                item.key is not None
                or item.value is None
                or item.fresh
                or self._names_place(pieces, item.value)
            ):
                break
            run.append(item.value)
        return run

    def _names_place(self, pieces: list[Piece], value: ValueShape) -> bool:
        """Whether a remark behind a value names a label: "47.3 (0.1)", "0.95 with Multimodal"."""
        return any(
            c.known for first, last in value.notes for c in read_coordinates(pieces[first:last], self.frame)
        )

    def _noted(self, pieces: list[Piece], value: ValueShape, key: list[Coordinate]) -> list[Coordinate]:
        """Labels behind a value: "0.69 (apples)", "0.95 with Multimodal"."""
        noted: list[Coordinate] = []
        for first, last in _whole_notes(pieces, value):
            if tells_scale(pieces[first:last]):
                continue
            named = [c for c in read_coordinates(pieces[first:last], self.frame) if c.known]
            told = {c.axis for c in noted if c.axis}  # "0.4 in Rome (above Oslo)": the first place counts
            noted.extend(c for c in _together(named, self.frame) if c.axis not in told)
        axes = {c.axis for c in key}
        return [c for c in noted if c.axis is None or c.axis not in axes] if len(key) < 2 else []

    def _has_numbered(self, axis: str) -> bool:
        """Whether labels of an axis are numbers with something beside them: "T = 600 K", "4+ days"."""
        return any(
            not label.isdecimal() and any(map(str.isdecimal, label)) for label in self.frame.categories(axis)
        )

    def with_unlisted(
        self, pieces: list[Piece], letters: str, statement: StatementShape | None
    ) -> tuple[list[Piece], str, StatementShape | None]:
        """A line in the form of those read before, with a word where they have a label: an unlisted label."""
        form = _form(letters)
        size = joined_key(pieces, letters)
        if size and _form("k" + letters[size:]) in self.forms and not is_talk(pieces[:size]):
            start, end = pieces[0][1], pieces[size - 1][2]
            label = Piece("k", start, end, "", value=Label(clean_label(self.frame.draft.text[start:end])))
            pieces, letters = [label, *pieces[size:]], "k" + letters[size:]
            return pieces, letters, read_shape(letters)
        if self.forms and form not in self.forms and any(map(self._has_numbered, (X, Y))):
            from heatparse.reading.cells.numbered_labels import (
                with_numbered_label,
            )  # loaded where a line differs

            numbered = with_numbered_label(pieces, self.frame)
            if numbered is not None and _form(shape(numbered)) in self.forms:
                return numbered, shape(numbered), read_shape(shape(numbered))
        for index, letter in enumerate(letters):
            if letter != "w":
                continue
            itself = (
                self._itself(pieces[index])
                if letters[index + 1 : index + 2] in (":", "=", "v", "(")
                else None
            )
            if itself is not None:
                same = letters[:index] + "k" + letters[index + 1 :]
                label = pieces[index]._replace(letter="k", value=itself)
                return [*pieces[:index], label, *pieces[index + 1 :]], same, read_shape(same)
            behind = index >= len(form)  # a further key of the line: "Math: 0.48, Lore: 0.74"
            if behind and (form not in self.forms or letters[index + 1 : index + 3] not in (":v", "=v")):
                continue
            text = clean_label(self.frame.draft.text[pieces[index][1] : pieces[index][2]])
            if not text or len(text.split()) > _LONGEST_LABEL or is_talk(pieces[index : index + 1]):
                continue
            same = letters[:index] + "k" + letters[index + 1 :]
            if behind or _form(same) in self.forms:
                label = pieces[index]._replace(letter="k", value=Label(text))
                return [*pieces[:index], label, *pieces[index + 1 :]], same, read_shape(same)
        return pieces, letters, statement

    def _itself(self, piece: Piece) -> Label | None:
        """The label of the group around, where a key only names the diagonal: "Self-correlation: 1.00" under "Ant"."""
        if not words("relations", "diagonal").issuperset(piece[3].split()):
            return None
        heads = {
            label for axis in (X, Y, "open") if axis in self.context for label in self.context[axis].labels
        }
        head = next(iter(heads)) if len(heads) == 1 else ""
        square = all(head in self.frame.categories(axis) for axis in (X, Y))
        return self.frame.labels.get(head) if square else None


def _whole_notes(pieces: list[Piece], value: ValueShape) -> list[tuple[int, int]]:
    """The remarks behind a value, "from layer 4" and "to layer 24" as one."""
    notes: list[tuple[int, int]] = []
    for first, last in value.notes:
        if notes and notes[-1][1] == first and pieces[first][3] in words("structure", "to"):
            notes[-1] = (notes[-1][0], last)
        else:
            notes.append((first, last))
    return notes


def _share_axis(one: Coordinate, other: Coordinate, frame: Frame) -> bool:
    """Whether two places on one axis name labels that it lists, so that neither stands on the other axis."""
    listed = frame.categories(one.axis or Y)
    return all(label in listed for label in (*one.labels, *other.labels))


def _form(letters: str) -> str:
    return letters[: letters.find("v") + 1]


def _together(named: list[Coordinate], frame: Frame) -> list[Coordinate]:
    if len(named) < _PAIR:
        return named
    from heatparse.reading.cells.joined_places import together  # loaded where a remark names several labels

    return together(named, frame)


def _are_rivals(key: list[Coordinate], frame: Frame) -> bool:
    """ "A minus B: 0.1, 0.3, 0.2": values of two labels of one axis together belong to neither."""
    if len(key) != 2 or key[0].labels == key[1].labels or any(c.whole or c.counted for c in key):
        return False
    labels = {label for coordinate in key for label in coordinate.labels}
    return sum(labels <= set(frame.categories(axis)) for axis in (X, Y)) == 1


class _Stretch(Record, frozen=True):
    """A row (or column) and the labels of the other axis through which its values run."""

    place: Coordinate
    axis: str
    labels: tuple[str, ...]


def _stretch(key: list[Coordinate], size: int, frame: Frame) -> _Stretch | None:
    """ "Ant (from Rome to Kyiv): 0.1, 0.2, …", "Ant, layers 0-4: …": as many labels as there are values."""
    if len(key) == 2 and key[1].whole and key[1].axis and len(key[1].labels) == size:
        place, along = key[0], key[1].axis
        return _Stretch(place, along, key[1].labels) if place.axis != along and not place.whole else None
    if len(key) != 3 or not key[0].known or any(c.whole for c in key):
        return None  # "from" and "to" may have told the axes of the ends wrongly
    for axis in (X, Y):
        own = list(frame.categories(axis))
        ends = [own.index(c.labels[0]) if c.labels[0] in own else -1 for c in key[1:]]
        if key[0].axis == axis or min(ends) < 0:
            continue
        first, last = ends
        labels = own[first : last + 1] if first < last else own[last : first + 1][::-1]
        if len(labels) == size:
            return _Stretch(key[0], axis, tuple(labels))
    return None

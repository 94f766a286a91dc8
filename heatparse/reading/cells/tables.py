"""Tables: grids, transposed grids, and long tables with one cell a row."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise

from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.cells.aliases import aliases
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame, X, Y
from heatparse.reading.cells.pieces import colour_rank, read_pieces, shape
from heatparse.reading.cells.places import read_coordinates
from heatparse.reading.cells.values import Found
from heatparse.reading.draft import Draft, Stated
from heatparse.reading.lists import clean_label
from heatparse.tokens import Token, Tokens, label_keys

Place = tuple[int, int]


@dataclass(slots=True)
class Table:
    """A table: rows of cells, each the (start, end) of its text. The first row may be the head."""

    rows: list[list[Place]]
    headed: bool
    ruled: bool = False  # a line of dashes tells the head
    blocks: list[int] = field(default_factory=list)


def read_table(
    draft: Draft, frame: Frame, found: Found, table: Table, context: dict[str, Coordinate]
) -> bool:
    """Take the cells of a table; False when it is no grid of this panel."""
    if not table.rows or len(table.rows[0]) < 2 or len(table.rows) < 2:
        return False
    if _is_triple(draft, frame, table):
        return _read_long(draft, frame, found, table.rows, _Long(0, 1, 2))
    if not table.headed or _is_headless(draft, frame, table):
        return _read_headless(draft, frame, found, table)
    head, body = _head_and_body(draft, table.rows)
    if _read_unlabelled(draft, frame, found, head, body):
        return True
    if len(head) > 2 and _text(draft, head[0]).lower() in words("margins", "numbering"):
        head, body = head[1:], [row[1:] for row in body]
    long = _long_columns(draft, frame, head, body)
    if long is not None:
        return _read_long(draft, frame, found, body, long)
    label = _label_column(draft, frame, head, body)
    if label:  # "| # | Model | …": what stands left of the labels is no part of the grid
        head, body = head[label:], [row[label:] for row in body if len(row) > label]
    return _Grid(draft, frame, found, head, body, context).read()


def _head_and_body(draft: Draft, rows: list[list[Place]]) -> tuple[list[Place], list[list[Place]]]:
    """The row of the labels, and the rows below it; a first row with the name of an axis is neither.

    "| | Goal | | |" above "| Start | Rome | Oslo | Bern |": the second row has no number, and the
    first one less to say.
    """
    spanned = len(rows) > 3 and all(len(row) == len(rows[1]) + 1 for row in rows[2:])
    if spanned and len(rows[0]) < len(rows[2]):
        return [rows[0][0], *rows[1]], rows[2:]  # a corner and a name that span rows and columns
    if len(rows) > 3:
        first, second = ([_text(draft, place) for place in row[1:]] for row in rows[:2])
        named = [text for text in first if text]
        if (
            len(set(named)) <= max(1, len(second) // 2)
            and len(set(second)) == len(second) > len(named)
            and all(second)
            and not any(read_cell(draft.text[slice(*place)])[0] for place in rows[0][1:])
            and _without_values(draft, rows)
        ):
            return rows[1], rows[2:]
    return rows[0], rows[1:]


def _without_values(draft: Draft, rows: list[list[Place]]) -> bool:
    """Whether the second row is a head and no row of values: it is in words, or in numbers that rise one by one."""
    heads = [_text(draft, place) for place in rows[1][1:]]
    below = [_text(draft, place) for place in rows[2][1:]]
    return not any(read_quantity(text) for text in heads) or (
        len(heads) == len(below)
        and not _text(draft, rows[0][0])
        and any("." in text for text in below)
        and not any("." in text for text in heads)
    )


def _label_column(draft: Draft, frame: Frame, head: list[Place], body: list[list[Place]]) -> int:
    """Which column holds the labels of the rows: the one that an axis lists, else the first with distinct words."""
    best, most = 0, 0
    named = False  # by words, so that numbers further right are values
    for column in range(min(3, len(head) - 1)):
        labels = [_text(draft, row[column]) for row in body if len(row) > column]
        if named and all(read_quantity(label) for label in labels):
            break
        named = named or (len(set(labels)) == len(labels) and not any(read_cell(x)[0] for x in labels))
        hits = sum(1 for label in labels if frame.on(Y, _key(label)) or frame.on(X, _key(label)))
        if hits > most:
            best, most = column, hits
    if most:
        return best
    for column in range(min(3, len(head) - 1)):
        labels = [_text(draft, row[column]) for row in body if len(row) > column]
        if len(set(labels)) == len(labels) and not any(read_cell(label)[0] for label in labels):
            return column
    return 0


def _is_headless(draft: Draft, frame: Frame, table: Table) -> bool:
    """Whether the first row is a row of values already: it is as numeric as the others, and no axis lists it."""
    if table.ruled:
        return False
    if _has_corner(draft, table):
        return False
    texts = [_text(draft, place) for place in table.rows[0][1:]]
    return all(read_quantity(text) for text in texts) and not any(
        frame.on(axis, _key(text)) for text in texts for axis in (X, Y)
    )


def _is_triple(draft: Draft, frame: Frame, table: Table) -> bool:
    """Whether the first row is a cell of a long table already: "Ant, Rome, 0.1"."""
    if table.ruled or any(len(row) != 3 for row in table.rows):
        return False
    row, column, value = (_text(draft, place) for place in table.rows[0])
    return bool(frame.on(Y, _key(row)) and frame.on(X, _key(column)) and read_cell(value)[0])


def _has_corner(draft: Draft, table: Table) -> bool:
    """Whether the first cell is a corner: empty, a word above numbers, or above numbers in their order."""
    corner, sides = _text(draft, table.rows[0][0]), [_text(draft, row[0]) for row in table.rows[1:] if row]
    if not corner or (read_quantity(corner) is None and all(read_quantity(side) for side in sides)):
        return True
    heads = [read_quantity(_text(draft, place)) for place in table.rows[0][1:]]
    numbers = [head.value for head in heads if head is not None and head.value is not None]
    rising = all(a < b for a, b in pairwise(numbers)) or all(a > b for a, b in pairwise(numbers))
    return len(numbers) == len(heads) > 2 and rising


def _read_headless(draft: Draft, frame: Frame, found: Found, table: Table) -> bool:
    """Rows with labels and values in the order of the x axis."""
    heads = frame.categories(X)
    if not heads or any(len(row) != len(heads) + 1 for row in table.rows):
        return False
    for row in table.rows:
        label = frame.on(Y, _key(_text(draft, row[0])))
        if label is None:
            continue
        for head, place in zip(heads, row[1:], strict=True):
            quantity, color = read_cell(draft.text[place[0] : place[1]])
            if quantity is not None:
                at = {Y: Coordinate(Y, (label,), True, *row[0]), X: Coordinate(X, (head,), True, *place)}
                found.add(at, quantity, color, *place)
    return True


def _read_unlabelled(
    draft: Draft, frame: Frame, found: Found, head: list[Place], body: list[list[Place]]
) -> bool:
    """Rows without labels, in the order of the y axis, below a head with a label for each column."""
    rows, heads = frame.categories(Y), [frame.on(X, _key(_text(draft, place))) for place in head]
    if len(body) != len(rows) or None in heads or len(set(heads)) < len(heads):
        return False
    read = [[read_cell(draft.text[slice(*place)]) for place in row] for row in body]
    if any(len(row) != len(heads) or any(quantity is None for quantity, _ in row) for row in read):
        return False
    for label, places, row in zip(rows, body, read, strict=True):
        for head_label, place, (quantity, color) in zip(heads, places, row, strict=True):
            if quantity is not None and head_label is not None:
                at = {Y: Coordinate(Y, (label,), True, *place), X: Coordinate(X, (head_label,), True, *place)}
                found.add(at, quantity, color, *place)
    return True


def _adopt(frame: Frame, written: list[str]) -> None:
    """Know the labels of a table that spell those of an axis in another way."""
    for axis in (Y, X):
        if frame.categories(axis) and any(frame.on(axis, _key(label)) is None for label in written):
            name = (frame.panel.y if axis == Y else frame.panel.x).label
            frame.adopt(axis, aliases(written, frame.categories(axis), name))


def _text(draft: Draft, place: Place) -> str:
    return clean_label(draft.text[place[0] : place[1]])


def _key(label: str) -> str:
    return " ".join(label_keys(label))


# --- grids ------------------------------------------------------------------------------------


_THOUSAND = 3  # digits between commas


class _Grid:
    """A table with labels in its first column and in its head."""

    def __init__(
        self, draft: Draft, frame: Frame, found: Found, head: list[Place], body: list[list[Place]],
        context: dict[str, Coordinate],
    ) -> None:  # fmt: skip
        self.draft, self.frame, self.found = draft, frame, found
        self.head, self.body, self.context = head, body, context

    def read(self) -> bool:
        _adopt(self.frame, [_text(self.draft, row[0]) for row in self.body if row])
        _adopt(self.frame, [_text(self.draft, place) for place in self.head[1:]])
        side = self._side_axis()
        if side is None:
            return False
        columns = self._labels(self.head[1:], OTHER[side])
        rows = self._labels([row[0] for row in self.body if row], side)
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
            target = self.frame.panel.x if axis == X else self.frame.panel.y
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
        good = sum(1 for place in values if read_cell(self.draft.text[place[0] : place[1]])[0] is not None)
        return bool(values) and 10 * good >= 9 * len(values)

    def _side_axis(self) -> str | None:
        """The axis of the first column: the one that lists its labels, else y."""
        sides = [_text(self.draft, row[0]) for row in self.body if row]
        tops = [_text(self.draft, place) for place in self.head[1:]]
        scores = {}
        for axis in (Y, X):
            side_hits = sum(1 for label in sides if self._on(axis, label))
            top_hits = sum(1 for label in tops if self._on(OTHER[axis], label))
            scores[axis] = side_hits + top_hits
        known = bool(self.frame.rows or self.frame.columns)
        if known and not scores[X] and not scores[Y]:
            return _corner_axis(self.draft, self.frame, self.head[0]) or Y
        if scores[X] == scores[Y]:
            return _corner_axis(self.draft, self.frame, self.head[0]) or Y
        return X if scores[X] > scores[Y] else Y

    def _on(self, axis: str, label: str) -> bool:
        return self._find(axis, label) is not None

    def _find(self, axis: str, label: str) -> str | None:
        """The category that a head names: the label itself, or with the name of the axis: "Ratio 0.1"."""
        found = self.frame.on(axis, _key(label))
        if found is not None:
            return found
        return _with_name(label, self.frame, axis) or _behind_role(self.draft, self.frame, label, axis)

    def _labels(self, places: list[Place], axis: str) -> list[Coordinate | None]:
        result: list[Coordinate | None] = []
        counted = self._by_count(places, axis)
        for place in places:
            label = _text(self.draft, place)
            category = counted.get(label) or self._find(axis, label)
            if category is None and not label:
                result.append(None)
                continue
            span = self._span_of(axis, label) if category is None else None
            if span is not None:
                result.append(span._replace(start=place[0], end=place[1]))
                continue
            known = category is not None
            result.append(Coordinate(axis, (category or label,), known, place[0], place[1]))
        return result

    def _span_of(self, axis: str, label: str) -> Coordinate | None:
        """A head that stands for several labels: "Layers 0–10"."""
        if not self.frame.categories(axis):
            return None
        pieces = _pieces(self.draft, self.frame, label)
        made = [c for c in pieces if c.whole and c.axis in (axis, None)]
        return made[0]._replace(axis=axis) if made else None

    def _by_count(self, places: list[Place], axis: str) -> dict[str, str]:
        """ "Row 1", "Row 2", …: as many counted heads as the axis has categories stand for them in their order."""
        labels, categories = [_text(self.draft, place) for place in places], self.frame.categories(axis)
        numbers = [label.rstrip("0123456789") for label in labels]
        if len(labels) != len(categories) or len(set(numbers)) > 1 or not (numbers and numbers[0].strip()):
            return {}
        if any(self._find(axis, label) for label in labels):
            return {}
        counts = [label[len(word) :] for label, word in zip(labels, numbers, strict=True)]
        expected = [str(number) for number in range(1, len(labels) + 1)]
        return dict(zip(labels, categories, strict=True)) if counts == expected else {}

    def _without_margins(self, columns: list[Coordinate | None], side: str) -> list[Coordinate | None]:
        """Without totals, ranks and remarks: columns that no axis lists and that hold no values of cells."""
        listed = bool(self.frame.categories(OTHER[side]))
        kept: list[Coordinate | None] = []
        for index, column in enumerate(columns):
            if column is not None and not column.known and not column.whole:
                label = column.labels[0].lower().strip("*")
                margin = _is_margin(label)
                if (
                    margin
                    or (listed and not self._numeric(index + 1))
                    or (not listed and not self._numeric(index + 1))
                ):
                    column = None
            kept.append(column)
        return kept

    def _numeric(self, column: int) -> bool:
        """Whether most cells of a column hold numbers or stand for missing ones."""
        values = [row[column] for row in self.body if column < len(row)]
        good = sum(1 for place in values if read_cell(self.draft.text[place[0] : place[1]])[0] is not None)
        missing = sum(1 for place in values if _is_missing(self.draft.text[place[0] : place[1]]))
        return bool(values) and good + missing >= (len(values) + 1) // 2

    def _learn_axes(self, side: str, rows: list[Coordinate | None], columns: list[Coordinate | None]) -> None:
        """An axis that the text does not list has the labels of the table; its corner may name it."""
        panel = self.frame.panel
        for axis, labels in ((side, rows), (OTHER[side], columns)):
            target = panel.x if axis == X else panel.y
            if not target.categories:
                wanted = [
                    c
                    for c in labels
                    if c is not None and not (axis == side and _is_margin(c.labels[0].lower()))
                ]
                target.categories = [c.labels[0] for c in wanted]
                if wanted:
                    target.span = target.span or (wanted[0].start, wanted[-1].end)
                self.frame.refresh()
        corner = _text(self.draft, self.head[0])
        names = [part.strip() for part in _split_corner(corner)]
        if len(names) == 2:
            for axis, name in ((side, names[0]), (OTHER[side], names[1])):
                target = panel.x if axis == X else panel.y
                target.label = target.label or name or None

    def _row(self, row: list[Place], label: Coordinate, columns: list[Coordinate | None], side: str) -> None:
        if not label.known and _is_margin(label.labels[0].lower()):
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


def _split_corner(corner: str) -> list[str]:
    for joint in (" \\ ", "\\", " / ", " | ", "→", " x ", " × "):
        if joint in corner:
            return corner.split(joint)
    return [corner]


@lru_cache(maxsize=4096)
def _is_margin(label: str) -> bool:
    """Whether a head names a total, a rank or a remark: "Total Count", "Color (t_p)"."""
    bare = label.strip(" *")
    aggregates = words("relations", "aggregates")
    if bare in aggregates:
        return True
    first = bare.split("(")[0].strip()
    return first in aggregates or (
        bool(first.split()) and first.split()[0] in aggregates and len(first.split()) <= 3
    )


def _with_name(label: str, frame: Frame, axis: str) -> str | None:
    """ "Ratio 0.1", "Window Size 16", "1 Digit": the category behind or before words of the axis's name."""
    keys = label_keys(label)
    if len(keys) < 2:
        return None
    names = frame.axis_words
    rest = [key for key in keys if not (key in names and names[key] in (axis, None)) and key not in "=()"]
    if len(rest) == len(keys):
        return None
    return frame.on(axis, " ".join(rest))


def _behind_role(draft: Draft, frame: Frame, label: str, axis: str) -> str | None:
    """ "Test: NLI", "NLI (test)", "r=0.1": the one category that a head names."""
    pieces = read_pieces(Tokens(label).items, label, frame)
    if "v" in shape(pieces) and set(shape(pieces)) <= set("av:="):
        pieces = read_pieces(Tokens(label).items, label, frame, key=True)  # "Step: 3"
    if any(piece[0] in "wsvc" for piece in pieces) and "=" not in label:
        return None  # "NLI baseline" is another thing than "NLI"
    found = [c for c in read_coordinates(pieces, frame) if c.known and c.axis in (axis, None) and not c.whole]
    if len(found) == 1 and not any(piece[0] == "w" for piece in pieces):
        return found[0].labels[0]
    return frame.on(axis, _key(label.rpartition("=")[2])) if "=" in label else None


def _corner_axis(draft: Draft, frame: Frame, place: Place) -> str | None:
    """The axis of the rows, where a corner names both, or is the name of one: "Test | Train", "Gauge"."""
    text = draft.text[place[0] : place[1]]
    labels = {axis: side.label for axis, side in ((Y, frame.panel.y), (X, frame.panel.x))}
    alike = [axis for axis, label in labels.items() if label and _key(label) == _key(clean_label(text))]
    if len(alike) == 1:
        return alike[0]
    named = [
        piece[4] for piece in read_pieces(Tokens(text).items, text, frame) if piece[0] in "ab" and piece[4]
    ]
    return _named_axis(draft, frame, place) if len(set(named)) == 2 else None


def _named_axis(draft: Draft, frame: Frame, place: Place) -> str | None:
    """The axis that a corner or a head names first ("Test \\ Train"), or above the rows ("Test → / Train ↓")."""
    text = draft.text[place[0] : place[1]]
    down, right = text.find("↓"), text.find("→")
    if down >= 0 and right >= 0:
        text = text[right + 1 : down] if right < down else text[:down]
    pieces = read_pieces(Tokens(text).items, text, frame)
    return next((piece[4] for piece in pieces if piece[0] in "ab" and piece[4]), None)


def _pieces(draft: Draft, frame: Frame, label: str) -> list[Coordinate]:
    tokens = Tokens(label).items
    pieces = [piece._replace(start=0, end=0) for piece in read_pieces(tokens, label, frame)]
    return [c for c in read_coordinates(pieces, frame) if c.known] if pieces else []


# --- long tables ------------------------------------------------------------------------------


@dataclass(slots=True)
class _Long:
    row: int
    column: int
    value: int


def _long_columns(draft: Draft, frame: Frame, head: list[Place], body: list[list[Place]]) -> _Long | None:
    """Which columns of a long table hold the row, the column and the value; None for other tables."""
    width = len(head)
    if width < 3 or width > 6 or any(len(row) < 3 for row in body):
        return None
    _fill_down(body)
    texts = [[_text(draft, row[index]) if index < len(row) else "" for row in body] for index in range(width)]
    for index in range(2):
        _adopt(frame, list(dict.fromkeys(texts[index])))
    row = next((i for i in range(width) if all(frame.on(Y, _key(t)) for t in texts[i])), None)
    column = next((i for i in range(width) if i != row and all(frame.on(X, _key(t)) for t in texts[i])), None)
    if row is None or column is None:
        pairs = set(zip(texts[0], texts[1], strict=True))
        sides = len(set(texts[0])), len(set(texts[1]))
        repeated = max(sides) < len(body) and len(pairs) == len(body) and sides[0] * sides[1] <= 2 * len(body)
        numbered = _are_values(draft, [row[2] for row in body]) and width < 5
        if not repeated or len(body) < 3 or not numbered:
            return None
        row, column = (1, 0) if _belongs(frame, X, texts[0]) > _belongs(frame, Y, texts[0]) else (0, 1)
    if _named_axis(draft, frame, head[row]) == X and _named_axis(draft, frame, head[column]) == Y:
        row, column = column, row
    value = next(
        (i for i in range(width) if i not in (row, column) and any(read_cell(t)[0] for t in texts[i])), None
    )
    return _Long(row, column, value) if value is not None else None


def _fill_down(body: list[list[Place]]) -> None:
    """A label that is left out is the one above it, where every row has a value and three cells."""
    if not all(len(row) == len(body[0]) and row[-1][0] < row[-1][1] for row in body):
        return
    if sum(row[0][0] == row[0][1] for row in body) * 2 < len(body):
        return
    for above, row in pairwise(body):
        if row[0][0] == row[0][1] and len(row) == 3:
            row[0] = above[0]


def _belongs(frame: Frame, axis: str, labels: list[str]) -> int:
    return sum(1 for label in labels if frame.on(axis, _key(label)))


def _are_values(draft: Draft, places: list[Place]) -> bool:
    """Whether most cells of a column hold values."""
    good = sum(1 for place in places if read_cell(draft.text[place[0] : place[1]])[0] is not None)
    return 2 * good > len(places)


def _read_long(draft: Draft, frame: Frame, found: Found, body: list[list[Place]], long: _Long) -> bool:
    for axis, index in ((Y, long.row), (X, long.column)):
        target = frame.panel.y if axis == Y else frame.panel.x
        if not target.categories:
            target.categories = list(dict.fromkeys(_text(draft, row[index]) for row in body))
            target.span = target.span or (body[0][index][0], body[-1][index][1])
    frame.refresh()
    for row in body:
        if len(row) <= long.value:
            continue
        quantity, color = read_cell(draft.text[row[long.value][0] : row[long.value][1]])
        if quantity is None:
            continue
        place = {}
        for axis, index in ((Y, long.row), (X, long.column)):
            label = frame.on(axis, _key(_text(draft, row[index]))) or _text(draft, row[index])
            place[axis] = Coordinate(axis, (label,), True, *row[index])
        found.add(place, quantity, color, row[0][0], row[long.value][1])
    return True


# --- single cells -----------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def read_cell(text: str) -> tuple[Quantity | None, str | None]:
    """The value and the colour that the text of a table cell gives: "**0.84**", "14% (dark blue)", "0.56 ↑"."""
    bare = text.replace("*", "").replace("`", "").strip().strip("_")
    for mark in words("numbers", "set_in"):
        if mark in bare:
            bare = bare.replace(mark, "").replace("}", "")
    quantity = read_quantity(_with_point(bare))
    if quantity is not None or not bare:
        return quantity, None
    tokens = Tokens(bare).items
    first = next((i for i, token in enumerate(tokens) if token[0] == "QUANTITY"), None)
    if first is None:
        return None, None
    before = [token for token in tokens[:first] if token[0] in ("WORD", "NAME") and not _is_about(token[3])]
    alone = sum(token[0] == "QUANTITY" for token in tokens) == 1 and bare.endswith(")")
    if any(not colour_rank(token[3]) for token in before) and not (alone and tokens[first - 1][3] == "("):
        return None, None
    for end in (len(tokens), *range(len(tokens) - 1, first, -1)):
        stop = tokens[end - 1][2]
        quantity = read_quantity(bare[tokens[0][1] : stop]) or read_quantity(bare[tokens[first][1] : stop])
        if quantity is not None:
            return quantity, _color(before, bare) or _color(tokens[end:], bare)
    return None, None


def _with_point(text: str) -> str:
    """ "0,85" as "0.85": a comma that groups no thousands is that of a decimal."""
    whole, comma, behind = text.partition(",")
    digits = behind.rstrip("% ")
    if not comma or not digits.isdigit() or not whole.lstrip("+-−").isdigit():
        return text
    grouped = len(digits) == _THOUSAND and whole.lstrip("+-−0")
    return text if grouped else f"{whole}.{behind}"


def _is_about(key: str) -> bool:
    return key in words("numbers", "approximate") or key in words("numbers", "negative")


def _color(tokens: list[Token], text: str) -> str | None:
    """The first run of colour words with a hue."""
    ranks = [colour_rank(token[3]) for token in tokens]
    hue = next((i for i, rank in enumerate(ranks) if rank == 2), None)
    if hue is None:
        return None
    first = last = hue
    while first and ranks[first - 1]:
        first -= 1
    while last + 1 < len(ranks) and ranks[last + 1]:
        last += 1
    return text[tokens[first][1] : tokens[last][2]]


def _is_missing(text: str) -> bool:
    bare = text.replace("*", "").replace("`", "").strip().lower()
    return not bare or bare.strip("[]()") in words("missing", "missing")

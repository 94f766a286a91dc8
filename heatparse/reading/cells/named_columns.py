"""Tables with a column for each axis, called as the axis is, in which a line may stand for several labels.

"| Dose | Time | Yield |" above "| 0–40 | 2 | 3–5 |" and "| all | 3 | 7 |".
"""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.cells.colours import colour_rank
from heatparse.reading.cells.frame import Coordinate, Frame, X, Y
from heatparse.reading.cells.table_cells import Place, key_of, read_cell, text_of
from heatparse.reading.cells.values import Found
from heatparse.reading.draft import Draft
from heatparse.tokens import label_keys

_FEWEST = 3  # columns


def read_named_columns(
    draft: Draft, frame: Frame, found: Found, head: list[Place], body: list[list[Place]]
) -> bool:
    """Take a cell or a region from each row; False where the head does not name both axes and a value."""
    columns = _columns(draft, frame, head, body)
    if columns is None:
        return False
    value, color = columns.pop("value"), columns.pop("color", None)
    for axis, index in columns.items():
        _adopt(draft, frame, axis, [row[index] for row in body if len(row) > index])
    frame.refresh()
    taken = False
    for row in body:
        if len(row) <= max(value, *columns.values()):
            continue
        quantity, shade = read_cell(draft.text[slice(*row[value])])
        places = {axis: _coordinate(draft, frame, axis, row[index]) for axis, index in columns.items()}
        if quantity is None or None in places.values():
            continue
        if color is not None and len(row) > color:
            shade = shade or text_of(draft, row[color])
        place = {axis: told for axis, told in places.items() if told is not None}
        taken |= found.add(place, quantity, shade, row[0][0], row[value][1])
    return taken


def _columns(draft: Draft, frame: Frame, head: list[Place], body: list[list[Place]]) -> dict[str, int] | None:
    """The columns of the two axes, of the value, and of a color."""
    keys = [label_keys(text_of(draft, place)) for place in head]
    names = {axis: label_keys(frame.panel.side(axis).label or "") for axis in (X, Y)}
    if (
        len(head) < _FEWEST
        or names[X] == names[Y]
        or not all(keys.count(name) == 1 for name in names.values())
    ):
        return None
    columns = {axis: keys.index(name) for axis, name in names.items()}
    for index in range(len(head)):
        texts = [text_of(draft, row[index]) for row in body if len(row) > index]
        told = [text for text in texts if text.strip(". …")]
        if index in columns.values() or not told:
            continue
        if "value" not in columns and all(read_cell(text)[0] for text in told):
            columns["value"] = index
        elif all(all(map(colour_rank, label_keys(text))) for text in told):
            columns["color"] = index
    return columns if "value" in columns else None


def _adopt(draft: Draft, frame: Frame, axis: str, places: list[Place]) -> None:
    """The labels of a column as those of an axis that lists none."""
    side = frame.panel.side(axis)
    labels = [text_of(draft, place) for place in places]
    single = [label for label in dict.fromkeys(labels) if label.strip(". …") and not _ends(label)]
    if not side.categories and single and not any(map(_is_all, single)):
        side.categories = single
        side.span = side.span or (places[0][0], places[-1][1])


def _coordinate(draft: Draft, frame: Frame, axis: str, place: Place) -> Coordinate | None:
    """What a row says of one axis: a label, a span of labels, or all of them."""
    text = text_of(draft, place)
    label = frame.on(axis, key_of(text))
    if label is not None:
        return Coordinate(axis, (label,), True, *place)
    if _is_all(text):
        return Coordinate(axis, (), True, *place, whole=True)
    ends, categories = _ends(text), frame.categories(axis)
    if ends is None:
        return Coordinate(axis, (text,), True, *place) if text.strip(". …") else None
    numbers = [(category, read_quantity(category)) for category in categories]
    inside = [
        c for c, q in numbers if q is not None and q.value is not None and ends[0] <= q.value <= ends[1]
    ]
    return Coordinate(axis, tuple(inside), True, *place, whole=True) if inside else None


def _ends(text: str) -> tuple[float, float] | None:
    """The two ends of "0–40"."""
    quantity = read_quantity(text)
    if quantity is None or quantity.low is None or quantity.high is None:
        return None
    return quantity.low, quantity.high


def _is_all(text: str) -> bool:
    """ "All", "all doses", "any"."""
    keys = label_keys(text)
    return bool(keys) and keys[0] in words("hedges", "all") and len(keys) <= len(("all", "doses"))

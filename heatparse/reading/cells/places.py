"""Places: from the pieces of a key to a row and a column."""

from __future__ import annotations

from itertools import pairwise

from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame, X, Y
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.positions import position_axes
from heatparse.reading.quotations import clean_label
from heatparse.tokens import fold

_FEWEST_SPANS = 2  # labels of an axis of spans


def read_coordinates(pieces: list[Piece], frame: Frame) -> list[Coordinate]:
    """The coordinates that a key names, in its order; the axis of one may be open."""
    found: list[Coordinate] = []
    hints: list[str | None] = []
    adjacent = False  # whether the last piece was a coordinate
    for index, piece in enumerate(pieces):
        letter = piece[0]
        if letter == "b" and adjacent and _leads_on(found[-1], pieces, index, frame):
            continue
        if letter in "ab":
            behind = adjacent and letter == "a" and not hints
            if behind and (not _label_follows(pieces, index) or _is_noun_of(found[-1], pieces, index, frame)):
                found[-1] = found[-1]._replace(axis=found[-1].axis or piece[4])  # "the NLI row"
            else:
                hints.append(piece[4])
        elif letter in "kvnq":
            glossed = (
                _glossed(found[-1], piece, hints, frame) if found and _in_brackets(pieces, index) else None
            )
            if glossed is not None:
                found[-1], hints = glossed, []
                continue
            if letter in "vn" and not hints and _axis_follows(pieces, index):
                hints = [pieces[index + 1][4]]  # "2 Digits"
            made = _coordinates(piece, frame, hints, _is_position(pieces, index))
            found.extend(made)
            if made and letter != "q":
                hints = []
            adjacent = bool(made)
            continue
        elif letter == "(" and found and [p[0] for p in pieces[index + 1 : index + 3]] == ["a", ")"]:
            found[-1] = found[-1]._replace(axis=found[-1].axis or pieces[index + 1][4])  # "TriviaQA (Test)"
        elif letter in ",;>&)" or (letter == "(" and not hints):
            hints = []
        adjacent = False
    # "the second row for Usefulness": a position and the label that stands there are one place
    counted = {c.labels for c in found if c.counted}
    return [c for c in found if c.axis is not None or c.labels not in counted] if counted else found


def with_spans(named: list[Coordinate], frame: Frame) -> list[Coordinate]:
    """The coordinates; those that are the two ends of a span, "P1–P4", as all from the one to the other."""
    if not any(one.axis is not None and one.axis == two.axis for one, two in pairwise(named)):
        return named
    from heatparse.reading.cells.joined_places import (
        joined_spans,  # loaded where two labels of an axis are named
    )

    return joined_spans(named, frame)


def _axis_follows(pieces: list[Piece], index: int) -> bool:
    """Whether the axis word behind a number speaks of it: "2 digits:", but not "2, layer 3"."""
    following = [piece[0] for piece in pieces[index + 1 : index + 3]]
    return bool(following) and following[0] == "a" and following[1:2] not in (["v"], ["k"], ["="])


def _in_brackets(pieces: list[Piece], index: int) -> bool:
    """Whether a label stands in brackets of its own behind another: "Row 2 (NLI)", "NLI (Row 2)"."""
    before, after = pieces[max(0, index - 2) : index], pieces[index + 1 : index + 2]
    letters = "".join(piece[0] for piece in before)
    closed = bool(after) and after[0][0] == ")"
    return closed and (letters.endswith(("v(", "n(")) or letters == "(a" or letters == "(b")


def _glossed(
    coordinate: Coordinate, piece: Piece, hints: list[str | None], frame: Frame
) -> Coordinate | None:
    """A coordinate with the other way to say it in brackets, such as a position and its label.

    None where the bracket holds another coordinate: "Window 500 (Ratio 0.1)".
    """
    hint = next((axis for axis in hints if axis), None)
    if hint and coordinate.axis and hint != coordinate.axis:
        return None
    axis = coordinate.axis or hint
    if coordinate.counted or not coordinate.known:
        if piece[0] == "k":
            label = _of_label(piece, frame, axis)
            return label._replace(start=coordinate.start) if label.axis in (axis, None) else None
        named = _of_number(piece, frame, axis) if piece[0] == "v" and axis else None
        return named._replace(start=coordinate.start) if named is not None and named.known else None
    if coordinate.axis is None and piece[0] in "vn" and hint:
        number = int(piece[4].value or 0) if piece[0] == "v" else piece[4]
        if _counted(piece, frame, hint, number).labels == coordinate.labels:
            return coordinate._replace(axis=hint)
    return None


def _label_follows(pieces: list[Piece], index: int) -> bool:
    """Whether an axis word speaks of the label behind it: "NLI, column Math"."""
    following = [piece[0] for piece in pieces[index + 1 : index + 3]]
    return bool(following) and (following[0] in "kv" or (following[0] == "=" and following[1:2] != []))


def _leads_on(label: Coordinate, pieces: list[Piece], index: int, frame: Frame) -> bool:
    """ "Depths 20 to 80": from one label of an axis to another, which the other axis does not list."""
    following = pieces[index + 1] if index + 1 < len(pieces) else None
    if following is None or following[0] not in "kv" or pieces[index][3] not in words("structure", "to"):
        return False
    if label.axis is None or pieces[index][4] != OTHER[label.axis]:
        return False
    return frame.on(label.axis, following[3]) is not None and frame.on(pieces[index][4], following[3]) is None


def _is_noun_of(label: Coordinate, pieces: list[Piece], index: int, frame: Frame) -> bool:
    """Whether the word for an axis belongs to the label in front: the one behind is on the other axis.

    "Lidar sensor on asphalt surface".
    """
    following = pieces[index + 1]
    return (
        label.axis is not None
        and label.axis == pieces[index][4]
        and following[0] == "k"
        and frame.axis_of_label(following[4]) == OTHER[label.axis]
    )


def _is_position(pieces: list[Piece], index: int) -> bool:
    """Whether a number stands behind nothing more than "row" or "column"."""
    return index > 0 and pieces[index - 1][0] in "ab" and pieces[index - 1][3] in position_axes()


def _coordinates(
    piece: Piece, frame: Frame, hints: list[str | None], position: bool = False
) -> list[Coordinate]:
    named: list[str | None] = [axis for axis in dict.fromkeys(hints) if axis]
    axes = named or [None]
    if position and named and named[-1] in frame.counted and piece[3].isdecimal():
        return [_counted(piece, frame, named[-1], int(piece[3]))]
    if piece[0] == "k":
        return [_of_label(piece, frame, axis) for axis in axes]
    if piece[0] == "v":
        return [made for axis in axes if (made := _of_number(piece, frame, axis)) is not None]
    if piece[0] == "n":
        return [_counted(piece, frame, axis, piece[4]) for axis in axes if axis]
    return [Coordinate(axis, (), True, piece[1], piece[2], whole=True) for axis in axes if axis]


def _of_label(piece: Piece, frame: Frame, axis: str | None) -> Coordinate:
    axis = axis or frame.axis_of_label(piece[4])
    text = None
    for candidate in (axis,) if axis else (Y, X):
        text = text or frame.on(candidate, piece[3])
    known = text is not None
    return Coordinate(axis, (text or piece[4].text,), known, piece[1], piece[2])


def _of_number(piece: Piece, frame: Frame, axis: str | None) -> Coordinate | None:
    """A number as a label: as an axis lists it, as a range of labels, or as a position ("Row 2")."""
    quantity: Quantity = piece[4]
    if quantity.value is None:
        return _of_range(piece, quantity, frame, axis)
    key = f"{quantity.value:g}"
    for candidate in (axis,) if axis else (Y, X):
        label = frame.on(candidate, key)
        if label is not None:
            both = axis is None and frame.on(OTHER[candidate], key) is not None
            return Coordinate(None if both else candidate, (label,), True, piece[1], piece[2])
    if (
        axis
        and frame.categories(axis)
        and quantity.value == int(quantity.value)
        and not _numeric(frame, axis)
    ):
        return _counted(piece, frame, axis, int(quantity.value))
    text = clean_label(frame.draft.text[piece[1] : piece[2]])
    return Coordinate(axis, (text,), False, piece[1], piece[2])


def _numeric(frame: Frame, axis: str) -> bool:
    """Whether the labels of an axis are numbers."""
    labels = frame.columns if axis == X else frame.rows
    return any(key.replace(".", "", 1).lstrip("-").isdigit() for key in labels)


def _counted(piece: Piece, frame: Frame, axis: str, number: int) -> Coordinate:
    """A position on an axis: "Row 2", "first column"."""
    if axis in frame.untold:
        return Coordinate(
            axis, (str(number) if number > 0 else piece[3],), True, piece[1], piece[2], counted=True
        )
    labels = frame.categories(axis)
    at = number - 1 if number > 0 else len(labels) + number
    if 0 <= at < len(labels):
        return Coordinate(axis, (labels[at],), True, piece[1], piece[2], counted=True)
    return Coordinate(axis, (str(number),), not labels, piece[1], piece[2], counted=True)


def _of_range(piece: Piece, quantity: Quantity, frame: Frame, axis: str | None) -> Coordinate | None:
    """ "layers 0-4": the labels of an axis as one region; none in "1e-5 to 13.5" where it ends at 1e-3."""
    low, high = quantity.bounds
    for candidate in (axis,) if axis else (Y, X):
        label = frame.on(candidate, fold(quantity.text))
        if label is not None:
            return Coordinate(candidate, (label,), True, piece[1], piece[2])
    for candidate in (axis,) if axis else (Y, X):
        beside = _beside(frame, candidate, low, high) if low is None or high is None else ()
        if beside:
            return Coordinate(candidate, beside, True, piece[1], piece[2], whole=True)
        values = _values(frame, candidate)
        inside = [label for key, label in values if _within(key, low, high)]
        if None in (low, high) and _leaves_end(frame, piece):  # "below 4", but "up to 4"
            inside = [label for key, label in values if label in inside and key not in (low, high)]
        if inside and (axis or (len(inside) > 1 and (high is None or high <= 2 * abs(values[-1][0])))):
            return Coordinate(candidate, tuple(inside), True, piece[1], piece[2], whole=True)
    return None


def _leaves_end(frame: Frame, piece: Piece) -> bool:
    """Whether the words of a bound leave its number out: "less than 4", "> 2"."""
    written = frame.draft.text[piece[1] : piece[2]].lower()
    signed = written[:1] in "<>" and written[1:2] != "="
    return signed or written.startswith(tuple(words("numbers", "leaving_out")))


def _beside(frame: Frame, axis: str, low: float | None, high: float | None) -> tuple[str, ...]:
    """ "Below 1000 m", of labels that are spans: those that end there, or before; none where it parts one of them."""
    labels = frame.categories(axis)
    spans = [
        quantity.bounds if (quantity := read_quantity(label.partition(" ")[0])) else (None, None)
        for label in labels
    ]
    if len(labels) < _FEWEST_SPANS or any(one is None or two is None or one == two for one, two in spans):
        return ()
    edge = low if high is None else high
    told = [(one, two) for one, two in spans if one is not None and two is not None]
    if edge is None or any(one < edge < two for one, two in told):
        return ()
    return tuple(
        label
        for label, (one, two) in zip(labels, told, strict=True)
        if (two <= edge if low is None else one >= edge)
    )


def labels_within(frame: Frame, axis: str, low: float, high: float) -> tuple[str, ...]:
    """The labels of a numeric axis from one number to another, both included."""
    return tuple(label for value, label in _values(frame, axis) if _within(value, low, high))


def is_numeric(frame: Frame, axis: str) -> bool:
    """Whether every label of an axis is a number."""
    return 1 < len(frame.categories(axis)) <= len({label for _, label in _values(frame, axis)})


def _values(frame: Frame, axis: str) -> list[tuple[float, str]]:
    values = []
    for key, label in (frame.columns if axis == X else frame.rows).items():
        try:
            values.append((float(key), label))
        except ValueError:
            continue
    return sorted(dict.fromkeys(values))


def _within(value: float, low: float | None, high: float | None) -> bool:
    return (low is None or value >= low) and (high is None or value <= high)


def settle(
    coordinates: list[Coordinate], context: dict[str, Coordinate], frame: Frame
) -> dict[str, Coordinate]:
    """Row and column of a statement: its own coordinates, and those of the groups around it.

    An open coordinate takes the axis that is left; of two open ones the first is the row, unless the
    document orders them otherwise.
    """
    place = {c.axis: c for c in coordinates if c.axis}
    free = [c for c in coordinates if c.axis is None]
    if len(free) == 1 and len(place) == 1:
        place[OTHER[next(iter(place))]] = free.pop()
    elif len(free) >= 2 and not place:
        place[frame.order], place[OTHER[frame.order]] = free[0], free[1]
        free = free[2:]
    elif len(free) == 1 and not place and "diagonal" in context:
        label = free.pop()
        place = {Y: label, X: label}
    elif len(free) == 1:
        given = [axis for axis in (Y, X) if axis in context]
        group = context.get("open")
        if len(given) == 1:
            place[OTHER[given[0]]] = free.pop()
        elif group is not None:
            outer = frame.head_axis or frame.order
            place[outer], place[OTHER[outer]] = group, free.pop()
    for axis in (Y, X):
        if axis not in place and axis in context:
            place[axis] = context[axis]
    group = context.get("open")
    if group is not None and len(place) == 1:
        place.setdefault(OTHER[next(iter(place))], group)
    return {axis: _spelled(c, axis, frame) for axis, c in place.items()}


def _spelled(coordinate: Coordinate, axis: str, frame: Frame) -> Coordinate:
    """A label that one axis lists as it is written, and the other one in another spelling."""
    spellings = frame.spellings.get(axis)
    if coordinate.axis is not None or not spellings or len(coordinate.labels) != 1:
        return coordinate
    category = frame.on(axis, fold(coordinate.labels[0]))
    return coordinate._replace(labels=(category,)) if category is not None else coordinate


def labels_of(coordinate: Coordinate | None) -> tuple[str, ...]:
    return coordinate.labels if coordinate is not None else ()


__all__ = ["labels_of", "read_coordinates", "settle"]

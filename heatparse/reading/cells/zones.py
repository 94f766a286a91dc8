"""Keys and heads that name stretches of one axis, or of both: "Layers 0-7 (top)", "Center (rows D-E, columns 5-7)"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame, X
from heatparse.reading.cells.joined_places import joined_spans
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.places import read_coordinates
from heatparse.reading.draft import Stated
from heatparse.tokens import Token, label_keys

# Letters of what names labels in a bracket: "(rows A-C, columns 1-4)", "(Monday to Friday)".
_LABELS = frozenset("kanvb&,-;o")

Context = dict[str, Coordinate]


def read_zone(pieces: list[Piece], frame: Frame) -> Context:
    """What a head names of the axes: "**Middle layers (10-20)**:", "**North (rows A-C, columns 1-4)**"."""
    apart = words("relations", "apart") | words("reserves", "excepting")
    if any(piece[0] == "q" or not apart.isdisjoint(piece[3].split()) for piece in pieces):
        return {}  # "All but layers 10-20:"
    outside, brackets = _without_brackets(pieces)
    told = any(piece[0] == "a" for piece in pieces)
    for part in [] if any(piece[0] in "kvn" for piece in outside) else brackets:
        zone = _named(part, frame, told)
        if zone:
            return zone
    return _named(outside, frame, told) or _named(pieces, frame, told)


def note_zone(tokens: list[Token], zone: Context, frame: Frame) -> None:
    """Keep the name that a head gives to a stretch: "**Working days (Mon-Fri):**", "### Zone 2: Layers 6-15"."""
    if len(zone) != 1:
        return
    ((axis, place),) = zone.items()
    opened = next((at for at, token in enumerate(tokens) if token[3] in ("(", ":")), 0)
    named = [token for token in tokens[:opened] if token[0] in ("WORD", "NAME", "QUANTITY")]
    joints = words("relations", "in_front_of_zones")  # "Levels of the working days (Mon-Fri)"
    last = max((at for at, token in enumerate(named) if token[3] in joints), default=-1)
    named = named[last + 1 :]
    if not named or named[0][0] == "QUANTITY" or named[0][1] < place.start < named[-1][2]:
        return
    if frame.on(axis, " ".join([token[3] for token in named])) in frame.categories(axis) and (
        named[0][1] == place.start and named[-1][2] == place.end
    ):
        return  # "**Jan (first row):**"
    keys, span = tuple(token[3] for token in named), (named[0][1], named[-1][2])
    frame.draft.stated.append(Stated("zone", span, (keys, place.labels), frame.number, axis))


def _named(pieces: list[Piece], frame: Frame, told: bool) -> Context:
    """The labels that pieces name; numbers only behind a word for an axis, or with the unit of one."""
    joints = words("structure", "to")
    kept = [piece for piece in pieces if piece[0] != "b" or piece[3] not in joints]
    named = joined_spans(read_coordinates(kept, frame), frame)
    if not named or not all(c.known and c.labels and c.axis for c in named):
        return {}
    zone: Context = {}
    for axis in OTHER:
        own = [c for c in named if c.axis == axis]
        labels = tuple(dict.fromkeys(label for c in own for label in c.labels))
        if labels:
            zone[axis] = Coordinate(axis, labels, True, own[0].start, own[-1].end, whole=len(labels) > 1)
    return zone if told or _is_clear(kept, zone, frame) else {}


def _is_clear(pieces: list[Piece], zone: Context, frame: Frame) -> bool:
    """Whether no number is a label by its value alone: "**Middle (40 cm)**" of depths in cm, not "**Weak (40)**"."""
    numbers = [piece[4] for piece in pieces if piece[0] == "v"]
    if not numbers:
        return True
    sides = [frame.panel.x if axis == X else frame.panel.y for axis in zone]
    if zone and all(_is_lettered(label) for place in zone.values() for label in place.labels):
        return True  # "**10K-30K**": no values are written so
    units = {key for side in sides for key in label_keys(side.label or "")}
    return len(zone) == 1 and not units.isdisjoint(quantity.unit for quantity in numbers if quantity.unit)


def _is_lettered(label: str) -> bool:
    return any(character.isalpha() for character in label)


def _without_brackets(pieces: list[Piece]) -> tuple[list[Piece], list[list[Piece]]]:
    """The pieces outside of brackets, and those of each bracket that holds nothing but labels."""
    outside: list[Piece] = []
    brackets: list[list[Piece]] = []
    inner: list[Piece] | None = None
    for piece in pieces:
        if piece[0] in "([" and inner is None:
            inner = []
        elif piece[0] in ")]" and inner is not None:
            if inner and {each[0] for each in inner} <= _LABELS:
                brackets.append(inner)
            inner = None
        elif inner is not None:
            inner.append(piece)
        else:
            outside.append(piece)
    return outside, brackets

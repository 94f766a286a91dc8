"""Bands in words: "**Ant**: low in layers 0-7 (0.5-0.6), moderate from layer 8 on (0.7-0.8)"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame, X, Y
from heatparse.reading.cells.joined_places import joined_spans
from heatparse.reading.cells.narrowing import is_distance, is_of_some
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.places import read_coordinates
from heatparse.reading.cells.told_places import read_place
from heatparse.reading.cells.told_stretches import Stretches
from heatparse.reading.cells.zones import Context, read_zone
from heatparse.records import NamedTuple
from heatparse.resources import scanner

# Letters of what a line may begin with: labels, axis words, what joins them, glosses in brackets.
_HEAD = frozenset("kanv,&>-b")


# Words of an end that is told, and of the other that is not.
_OPEN_ENDS = frozenset().union(
    *(words("relations", kind) for kind in ("starting", "up_to", "later", "earlier"))
)
_QUIET = words("relations", "holding") | words("relations", "sides")


class Band(NamedTuple):
    """A value of several cells, or of one: index of its piece, and its place."""

    number: int
    place: dict[str, Coordinate]
    bounded: bool  # whether other words of the line bound the place: "0.1 elsewhere", "0.2 throughout, but …"


def read_bands(pieces: list[Piece], letters: str, frame: Frame, context: Context) -> list[Band]:
    """The bands that a line tells of the labels that it begins with; `context` is that of its group."""
    whole = _of_whole_group(pieces, letters, frame, context)
    if whole is not None:
        return [whole]
    place, since = _subject(pieces, letters, frame, context)
    if not place or "v" not in letters[since:]:
        return []
    head = place.get(X) or place[Y]
    assert head.axis is not None
    axis = OTHER[head.axis]
    around = place.get(axis) or context.get(axis)
    reader = Stretches(pieces, letters[:since] + ":" + letters[since + 1 :], axis, frame, around)
    bands = []
    for told in reader.read(since):
        if _goes_on_list(pieces, letters, told.number, axis, frame):
            continue
        other = Coordinate(axis, told.labels, True, told.start, told.end, whole=len(told.labels) > 1)
        bands.append(Band(told.number, {head.axis: head, axis: other}, told.bounded))
    return bands


def read_left(pieces: list[Piece], letters: str) -> int:
    """Index of the value that a line tells of what the lines before it leave: "All remaining cells: 0.1"; or -1."""
    colon = letters.find(":")
    keys = {key for piece in pieces[: max(colon, 0)] for key in piece[3].split()}
    if keys.isdisjoint(words("relations", "left_over")) or set(letters[:colon]) & set("kvn"):
        return -1
    match = scanner("banded").match(":" + letters[colon + 1 :], 1) if colon > 0 else None
    if match is None or match.lastgroup != "ALONE":
        return -1
    number = letters.index("v", colon)
    return -1 if is_of_some(pieces, number) or is_distance(pieces, number) else number


def _goes_on_list(pieces: list[Piece], letters: str, number: int, axis: str, frame: Frame) -> bool:
    """ "High at layer 3, 6 and 9": a label behind labels, and no value, unless it has a place of its own."""
    listed = letters[: number + 1].endswith(("v,v", "v&v", "v,&v"))
    if letters.startswith(("wfa", "fa", "wfk", "fk"), number + 1):
        return False  # "0.2 in hours 1-4, 6 in hours 5-9"
    value = pieces[number][4].value
    return listed and value is not None and frame.on(axis, f"{value:g}") is not None


def _subject(pieces: list[Piece], letters: str, frame: Frame, context: Context) -> tuple[Context, int]:
    """What a line speaks of, and where the colon, comma or verb behind it stands."""
    colon = letters.find(":")
    if colon > 0:
        key = pieces[:colon]
        head = _head(key, letters[:colon], frame)
        if head is not None and head.axis is not None:
            return {head.axis: head}, colon
        return _but_for(key, letters[:colon], frame) or _of_group(key, frame, context), colon
    match = scanner("banded_subject").match(letters)
    if match is None:
        return {}, 0
    start, since = int(letters[0] in "fob"), match.end("SUBJECT")
    head = _head(pieces[start:since], letters[start:since], frame)
    return ({head.axis: head} if head is not None and head.axis is not None else {}), since


def _but_for(key: list[Piece], letters: str, frame: Frame) -> Context:
    """ "All depths except 30", "all layers apart from layers 4-6": what the labels leave of their axis."""
    if not letters.startswith("q"):
        return {}
    said = words("reserves", "excepting")
    at = next((at for at, piece in enumerate(key) if piece[0] == "w" and piece[3] in said), 0)
    named = read_zone([*key[1:at], *key[at + 1 :]], frame) if at else {}
    if len(named) != 1 or letters[1:at].strip("a"):
        return {}
    ((axis, left_out),) = named.items()
    labels = tuple(label for label in frame.categories(axis) if label not in left_out.labels)
    return {axis: left_out._replace(labels=labels, whole=True)} if labels else {}


def _of_group(key: list[Piece], frame: Frame, context: Context) -> Context:
    """The two stretches of a key, or the zone around a line whose key names no place: "**Values:** …"."""
    if not _OPEN_ENDS.isdisjoint(word for piece in key for word in piece[3].split()):
        return _open_stretch(key, frame)
    zone = read_zone(key, frame)
    if len(zone) == len(OTHER) or (zone and any(axis not in zone for axis in context)):
        return zone
    of_groups = {axis: c for axis, c in context.items() if axis in OTHER and c.known and c.labels}
    plain = not any(piece[0] in "kvnaqb" for piece in key)
    narrowed = (
        words("hedges", "exceptions") | words("relations", "aggregates") | words("relations", "derived")
    )
    said = any(not narrowed.isdisjoint(piece[3].split()) for piece in key)
    return of_groups if plain and not said and len(of_groups) == 1 else {}


def _open_stretch(key: list[Piece], frame: Frame) -> Context:
    """ "From layer 8 on", "up to layer 4": a stretch of an axis of which the key names one end."""
    told = {axis: read_place(key, axis, frame) for axis in OTHER}
    found = {
        axis: Coordinate(axis, place.labels, True, key[0][1], key[-1][2], whole=len(place.labels) > 1)
        for axis, place in told.items()
        if place is not None and place.labels
    }
    return found if len(found) == 1 else {}


def _of_whole_group(pieces: list[Piece], letters: str, frame: Frame, context: Context) -> Band | None:
    """ "All depths: 0.9", "dark at all depths, 0.9": one value for all of the group that a line stands in."""
    groups = {
        axis: place for axis, place in context.items() if axis in OTHER and place.known and place.labels
    }
    spoken = {piece[3] for piece in pieces if piece[0] == "q"}
    if len(groups) != 1 or not spoken or not spoken <= words("hedges", "all"):
        return None
    ((axis, _),) = groups.items()
    if letters.count("v") != 1 or set(letters) & set("knb(>") or letters[-1:] not in ("v", "."):
        return None
    told = [piece for piece in pieces if piece[0] in "aw"]
    entire = spoken <= words("relations", "entire")  # "entire column: 0.9", in the group of a column
    if any(piece[3] not in _QUIET if piece[0] == "w" else piece[4] == axis and not entire for piece in told):
        return None
    number = letters.index("v")
    if is_of_some(pieces, number) or is_distance(pieces, number):
        return None
    other, span = OTHER[axis], pieces[number][1:3]
    labels = tuple(frame.categories(other))
    return (
        Band(number, {**groups, other: Coordinate(other, labels, True, *span, whole=True)}, False)
        if labels
        else None
    )


def _head(pieces: list[Piece], letters: str, frame: Frame) -> Coordinate | None:
    """The labels of one axis that a line begins with, as one coordinate; what brackets add is left out."""
    kept: list[Piece] = []
    depth = 0
    for piece in pieces:
        if piece[0] == "(" and kept and not _holds_labels(pieces, piece):
            depth += 1
        elif piece[0] == ")" and depth:
            depth -= 1
        elif not depth and piece[0] not in "()":
            kept.append(piece)
    if not kept or not {piece[0] for piece in kept} <= _HEAD:
        return None
    named = joined_spans(read_coordinates(kept, frame), frame)
    axes = {c.axis for c in named}
    if len(axes) != 1 or None in axes or not all(c.known and c.labels for c in named):
        return None
    labels = tuple(dict.fromkeys(label for c in named for label in c.labels))
    return Coordinate(named[0].axis, labels, True, named[0].start, named[-1].end, whole=len(labels) > 1)


def _holds_labels(pieces: list[Piece], opening: Piece) -> bool:
    """ "Negative tokens (-7 to -1)", "Layers (0-4)": the bracket tells which ones are meant."""
    at = next(at for at, piece in enumerate(pieces) if piece is opening)
    before, behind = pieces[at - 1], pieces[at + 1 : at + 2]
    return before[0] == "a" and bool(behind) and behind[0][0] in "kv"

"""Bands in words: "**Ant**: low in layers 0-7 (0.5-0.6), moderate from layer 8 on (0.7-0.8)"."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.places import read_coordinates, with_spans
from heatparse.reading.cells.told_places import ToldPlace, read_place
from heatparse.records import NamedTuple
from heatparse.resources import scanner
from heatparse.tokens import fold

# Letters of what a line may begin with: labels, axis words, what joins them, glosses in brackets.
_HEAD = frozenset("kanv,&>-b")

Context = dict[str, Coordinate]


class Band(NamedTuple):
    """A value of several cells, or of one: index of its piece, and its place."""

    number: int
    place: dict[str, Coordinate]


class _Told(NamedTuple):
    """Index of the piece of a value, and its place in words."""

    number: int
    place: ToldPlace


def read_bands(pieces: list[Piece], letters: str, frame: Frame, context: Context) -> list[Band]:
    """The bands that a line tells of the labels that it begins with; `context` is that of its group."""
    head, since = _subject(pieces, letters, frame)
    if head is None or head.axis is None or "v" not in letters[since:]:
        return []
    axis = OTHER[head.axis]
    reader = _Reader(pieces, letters[:since] + ":" + letters[since + 1 :], axis, frame, context.get(axis))
    bands = []
    for number, labels in reader.stretches(since):
        if _goes_on_list(pieces, letters, number, axis, frame):
            continue
        start, end = pieces[number][1:3]
        place = Coordinate(axis, labels, True, start, end, whole=len(labels) > 1)
        bands.append(Band(number, {head.axis: head, axis: place}))
    return bands


def _goes_on_list(pieces: list[Piece], letters: str, number: int, axis: str, frame: Frame) -> bool:
    """ "High at layer 3, 6 and 9": a label behind labels, and no value."""
    listed = letters[: number + 1].endswith(("v,v", "v&v", "v,&v"))
    value = pieces[number][4].value
    return listed and value is not None and frame.on(axis, f"{value:g}") is not None


def read_zone(pieces: list[Piece], frame: Frame) -> Context:
    """The stretch of an axis that a line which ends in a colon heads: "**Middle layers (10-20)**:"."""
    named = with_spans(read_coordinates(pieces, frame), frame)
    axes = {c.axis for c in named}
    labels = tuple(dict.fromkeys(label for c in named for label in c.labels))
    if len(axes) != 1 or len(labels) < len(("one", "two")) or not all(c.known and c.labels for c in named):
        return {}
    axis = axes.pop()
    if axis is None:
        return {}
    return {axis: Coordinate(axis, labels, True, named[0].start, named[-1].end, whole=True)}


def _subject(pieces: list[Piece], letters: str, frame: Frame) -> tuple[Coordinate | None, int]:
    """What a line speaks of, as one coordinate, and where the colon, comma or verb behind it stands."""
    colon = letters.find(":")
    if colon > 0:
        return _head(pieces[:colon], letters[:colon], frame), colon
    match = scanner("banded_subject").match(letters)
    if match is None:
        return None, 0
    start, since = int(letters[0] in "fob"), match.end("SUBJECT")
    return _head(pieces[start:since], letters[start:since], frame), since


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
    named = with_spans(read_coordinates(kept, frame), frame)
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


class _Reader:
    """Reads what a line says behind its subject; places are on the other axis."""

    __slots__ = ("axis", "frame", "group", "letters", "pieces")

    def __init__(
        self, pieces: list[Piece], letters: str, axis: str, frame: Frame, group: Coordinate | None
    ) -> None:
        self.pieces = pieces
        self.letters = letters
        self.axis = axis
        self.frame = frame
        self.group = group  # what the group of the line says of that axis

    def stretches(self, since: int) -> list[tuple[int, tuple[str, ...]]]:
        """The values with the labels that they stand for."""
        told: list[_Told] = []
        clear = True  # whether every value was given its place
        excepting = _says(self.pieces[since:], words("reserves", "excepting"))
        for match in scanner("banded_exceptions" if excepting else "banded").finditer(self.letters, since):
            parts = list(self._parts(match.lastgroup or "", match.start(), match.end()))
            clear = clear and bool(parts)
            told += parts
        labels = tuple(self.frame.categories(self.axis))
        taken = [label for each in told for label in each.place.labels]
        found: list[tuple[int, tuple[str, ...]]] = []
        last = -1
        for number, place in told:
            own = place.labels
            if place.others and clear and taken:
                own = tuple(label for label in labels if label not in taken)
            elif place.behind and clear and last >= 0:
                own = labels[last + 1 :]
            if own:
                found.append((number, own))
                last = labels.index(own[-1]) if own[-1] in labels else -1
        return found

    def _parts(self, form: str, first: int, last: int) -> Iterator[_Told]:
        """What a part of the line tells; nothing where words leave room, or where it has another place."""
        letters, pieces = self.letters, self.pieces
        if form == "EXCEPTED":
            yield from self._excepted(first, last)
            return
        number = letters.rfind("v", first, last) if form == "PLACE_FIRST" else self._value(first)
        opened = letters.rfind("(", first, number)
        if letters.find(")", opened, number) >= 0:
            opened = -1
        if form == "ALONE":
            place = self._alone(first, number)
        elif form == "PLACE_FIRST":
            place = read_place(pieces[first : number if opened < 0 else opened], self.axis, self.frame)
        else:
            behind = number + 1 if opened < 0 else letters.find(")", number) + 1
            if letters[behind] == "," and not _says(pieces[behind:last], words("relations", "confining")):
                return
            place = read_place(pieces[behind:last], self.axis, self.frame)
        if place is None or self._is_label(number):
            return
        whole = len(place.labels) == len(self.frame.categories(self.axis))
        if not self._leaves_room(first, last, number, whole):
            yield _Told(number, self._within_group(place))

    def _within_group(self, place: ToldPlace) -> ToldPlace:
        """ "Up to layer 15" below "Layers 10-20:" goes from layer 10 to layer 15."""
        own = self.group.labels if self.group is not None and self.group.known else ()
        inside = tuple(label for label in place.labels if label in own)
        return ToldPlace(inside) if len(own) > 1 and inside else place

    def _is_label(self, number: int) -> bool:
        """ "40-50°N is brighter than 20-30°N in every month": a label that looks like a range of values."""
        quantity: Quantity = self.pieces[number][4]
        key = fold(quantity.text)
        return quantity.value is None and any(self.frame.on(axis, key) is not None for axis in OTHER)

    def _value(self, first: int) -> int:
        """Index of the first number; of "about 0 (0.0-0.1)" the one in brackets."""
        number = self.letters.find("v", first)
        return number + 2 if self.letters.startswith("v(v", number) else number

    def _excepted(self, first: int, last: int) -> Iterator[_Told]:
        """ "0.0, except for layers 12-15 (0.1)": two bands, or the one of the others."""
        letters, number = self.letters, self._value(first)
        spoken = words("reserves", "excepting")
        since = next((at for at in range(number, last) if _says(self.pieces[at : at + 1], spoken)), None)
        if since is None or self._leaves_room(first, since, number):
            return
        second = letters.rfind("v", since, last)
        bracket = letters.rfind("(", since, second + 1)
        if bracket < 0:
            bracket = letters.rfind(",", since, second + 1)
        place = read_place(self.pieces[since + 1 : bracket if bracket > 0 else last], self.axis, self.frame)
        if place is None or not place.labels:
            return
        if bracket > 0:
            yield _Told(second, place)
        left = tuple(label for label in self.frame.categories(self.axis) if label not in place.labels)
        yield _Told(number, ToldPlace(left))

    def _alone(self, first: int, number: int) -> ToldPlace | None:
        """A value without a place: of the group of the line, or of the whole line where the words say so."""
        holding = words("relations", "holding")
        if self.group is not None and self.group.known and self.group.labels:
            return ToldPlace(self.group.labels)
        quantity: Quantity = self.pieces[number][4]
        before = {key for piece in self.pieces[first - 1 : number] for key in piece[3].split()}
        if quantity.value is not None or before.isdisjoint(holding):
            return None
        return ToldPlace(tuple(self.frame.categories(self.axis)))

    def _leaves_room(self, first: int, last: int, number: int, whole: bool = False) -> bool:
        """Whether words narrow what is said ("mostly", "a peak"), or the number is a difference or an average.

        A range of values covers what moves within it, but not from one end of a line to the other.
        """
        narrowing = words("hedges", "exceptions") - words("relations", "band_words")
        narrowing -= words("relations", "holding")
        if "n" in self.letters[first:last]:
            narrowing -= words("relations", "parts")  # "in the second half"
        if self.pieces[number][4].value is None and not whole:
            narrowing -= words("relations", "moving")
        if _says(self.pieces[first - 1 : last], narrowing - words("relations", "elsewhere")):
            return True
        since = max(self.letters.rfind(sign, 0, first) for sign in ":;.")
        return _says(self.pieces[since:last], _derived() - words("relations", "elsewhere"))


@cache
def _derived() -> frozenset[str]:
    """Words that make a number of a line no value of its cells."""
    derived = words("relations", "derived") | words("relations", "aggregates")
    for harmless in ("motions", "holding", "moving", "apart", "shades", "bounding"):
        derived -= words("relations", harmless)
    return derived


def _says(pieces: list[Piece], spoken: frozenset[str]) -> bool:
    return any(piece[0] in "ws" and not spoken.isdisjoint(piece[3].split()) for piece in pieces)

"""Values of stretches of a line: "low in layers 0-7 (0.5-0.6), moderate from layer 8 on (0.7-0.8)"."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame
from heatparse.reading.cells.narrowing import is_distance, is_of_some
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.told_places import ToldPlace, read_place
from heatparse.records import NamedTuple, replace
from heatparse.resources import scanner
from heatparse.tokens import fold

_BETWEEN = ",;.:&"  # signs between the parts of a line


class Stretch(NamedTuple):
    """Index of the piece of a value, the labels that it stands for, and where the words for them stand."""

    number: int
    labels: tuple[str, ...]
    start: int
    end: int
    bounded: bool  # whether other words of the line bound the place


class _Told(NamedTuple):
    """Index of the piece of a value, its place in words, and where that stands."""

    number: int
    place: ToldPlace
    start: int
    end: int


class Stretches:
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

    def read(self, since: int) -> list[Stretch]:
        """The values with the labels that they stand for."""
        told, clear = self._told(since)
        labels = tuple(self.frame.categories(self.axis))
        taken = {
            label for each in told for label in each.place.labels if len(each.place.labels) < len(labels)
        }
        found: list[Stretch] = []
        last = -1
        for each in told:
            own = self._bounded(each.place, taken, last, clear)
            if own:
                bounded = each.place.rest or own != each.place.labels
                found.append(Stretch(each.number, own, each.start, each.end, bounded))
                last = labels.index(own[-1]) if own[-1] in labels else -1
        return found

    def _told(self, since: int) -> tuple[list[_Told], bool]:
        """What the parts of the line tell; and whether nothing stands in front of them or between them."""
        told: list[_Told] = []
        clear, behind = True, since
        excepting = _says(self.pieces[since:], words("reserves", "excepting"))
        for match in scanner("banded_exceptions" if excepting else "banded").finditer(self.letters, since):
            parts = list(self._parts(match.lastgroup or "", match.start(), match.end()))
            clear = clear and bool(parts) and not self.letters[behind : match.start()].strip(_BETWEEN)
            behind = match.end()
            told += parts
        return told, clear

    def _bounded(self, place: ToldPlace, taken: set[str], last: int, clear: bool) -> tuple[str, ...]:
        """The labels of a place, as far as the other parts of the line leave them; none where that is open."""
        labels = tuple(self.frame.categories(self.axis))
        left = tuple(label for label in labels if label not in taken)
        if place.others:
            return left if clear and taken and place.count in (0, len(left)) else ()
        if place.behind:
            return labels[last + 1 :] if clear and last >= 0 else ()
        if place.labels == labels:
            return left  # "0.2 throughout, with 0.3 in layer 2"
        if place.begins:  # "…, then 0.8 up to layer 9"
            return tuple(label for label in place.labels if labels.index(label) > last) or place.labels
        return place.labels

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
        since, until = first, number if opened < 0 else opened
        if form == "VALUE_FIRST":
            if letters[opened - 1] == "k" and opened > 0 and pieces[opened - 1][3][:1].isalpha():
                return  # "darker than Ant (0.2) in layers 4-9"
            since, until = number + 1 if opened < 0 else letters.find(")", number) + 1, last
            if letters[since] == "(":
                since = letters.find(")", since) + 1  # the color of the value
            if letters[since] == "," and not _says(pieces[since:until], words("relations", "confining")):
                return
        if form == "ALONE":
            place = self._alone(first, number)
        else:
            place = read_place(pieces[since:until], self.axis, self.frame)
        if place is None or self._is_label(number):
            return
        whole = len(place.labels) == len(self.frame.categories(self.axis))
        if not self._leaves_room(first, last, number, whole):
            start, end = pieces[since][1], pieces[max(since, until - 1)][2]
            yield _Told(number, self._within_group(place), start, end)

    def _within_group(self, place: ToldPlace) -> ToldPlace:
        """ "Up to layer 15" below "Layers 10-20:" goes from layer 10 to layer 15."""
        own = self.group.labels if self.group is not None and self.group.known else ()
        inside = tuple(label for label in place.labels if label in own)
        return replace(place, labels=inside) if len(own) > 1 and inside else place

    def _is_label(self, number: int) -> bool:
        """ "40-50°N is brighter than 20-30°N in every month": a label that looks like a range of values.

        Or two labels, where the color scale has no such values: "ranges from (layer) 3 to 9".
        """
        quantity: Quantity = self.pieces[number][4]
        if quantity.value is not None:
            return False
        key = fold(quantity.text)
        if any(self.frame.on(axis, key) is not None for axis in OTHER):
            return True
        legend, ends = self.frame.panel.legend, quantity.bounds
        if legend is None or legend.low is None or legend.high is None:
            return False
        return all(
            end is not None
            and not legend.low <= end <= legend.high
            and self.frame.on(self.axis, f"{end:g}") is not None
            for end in ends
        )

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
        until = bracket if bracket > 0 else last
        place = read_place(self.pieces[since + 1 : until], self.axis, self.frame)
        around = self._around(number + 1, since)
        if place is None or not place.labels or not around:
            return
        start, end = self.pieces[since][1], self.pieces[until - 1][2]
        if bracket > 0:
            yield _Told(second, place, start, end)
        left = tuple(label for label in around if label not in place.labels)
        yield _Told(number, ToldPlace(left, rest=True), start, end)

    def _around(self, first: int, last: int) -> tuple[str, ...]:
        """What an exception is one of: the place in front of it, or the whole line."""
        told = self.pieces[first:last]
        if not any(piece[0] in "qavkn" for piece in told):
            return tuple(self.frame.categories(self.axis))
        while told and told[0][0] == ")":
            del told[0]
        place = read_place(told, self.axis, self.frame)
        return place.labels if place is not None else ()

    def _alone(self, first: int, number: int) -> ToldPlace | None:
        """A value without a place: of the group of the line, or of the whole line where the words say so."""
        holding = words("relations", "holding")
        if self.group is not None and self.group.known and self.group.labels:
            return ToldPlace(self.group.labels)
        quantity: Quantity = self.pieces[number][4]
        before = {key for piece in self.pieces[first - 1 : number] for key in piece[3].split()}
        if quantity.value is not None or before.isdisjoint(holding | words("relations", "uniform")):
            return None
        return ToldPlace(tuple(self.frame.categories(self.axis)))

    def _leaves_room(self, first: int, last: int, number: int, whole: bool = False) -> bool:
        """Whether words narrow what is said ("mostly", "a peak"), or the number is a difference or an average.

        A range of values covers what moves within it, but not from one end of a line to the other.
        """
        if self.letters[number - 1] != "(" and self._is_held_back(first, number):
            return True
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

    def _is_held_back(self, first: int, number: int) -> bool:
        """ "Does not stay between 0.2 and 0.3", "varies by 0.2", "a maximum of 0.8", "0.2 higher"."""
        before = self.pieces[first - 1 : number]
        placed = any(piece[0] in "aqnk" for piece in before)
        return (
            _says(before, words("claims", "negation"))
            or before[-1][3] in words("claims", "by")
            or is_distance(self.pieces, number)
            or (not placed and is_of_some(self.pieces, number))
        )


@cache
def _derived() -> frozenset[str]:
    """Words that make a number of a line no value of its cells."""
    derived = words("relations", "derived") | words("relations", "aggregates")
    for harmless in ("motions", "holding", "moving", "apart", "shades", "bounding"):
        derived -= words("relations", harmless)
    return derived


def _says(pieces: list[Piece], spoken: frozenset[str]) -> bool:
    return any(piece[0] in "ws" and not spoken.isdisjoint(piece[3].split()) for piece in pieces)

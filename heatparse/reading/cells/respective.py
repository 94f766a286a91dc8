"""Lists of values beside lists of labels: "0.1, 0.2 and 0.3 on Rome, Oslo and Bern, respectively"."""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import words
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame, Y
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.places import read_coordinates, settle
from heatparse.records import NamedTuple
from heatparse.resources import scanner, vocabulary

_PAIR = 2
_FEWEST = 3  # values of a list that no "respectively" ties to its labels


class Entry(NamedTuple):
    """A value of a list (index of its piece) and the place that the lists give it."""

    number: int
    place: dict[str, Coordinate]


class _Part(NamedTuple):
    """A list or a single label in a sentence, as a slice of the pieces."""

    kind: str
    first: int
    last: int
    labels: list[Coordinate]


def read_respective(pieces: list[Piece], letters: str, frame: Frame, said: bool) -> list[Entry]:
    """The cells of a sentence with lists of values; empty where the lists do not fit each other.

    `said`: whether the sentence has a word such as "respectively".
    """
    parts = _parts(pieces, letters, frame)
    runs = [part for part in parts if part.kind == "VALUES"]
    lists = [part for part in parts if part.kind == "LABELS"]
    if not runs or len(lists) > 1 or _is_derived(pieces, letters, runs) or _tells_size(pieces):
        return []
    counts = {letters[run.first : run.last].count("v") for run in runs}
    if lists and len(counts) == 1 and len(lists[0].labels) == counts.pop() + 1:
        parts = _without_first(parts, lists[0])  # "With Ant, Ant, Bee and Cat give 0.1, 0.2 and 0.3"
    found: list[Entry] = []
    for run in runs:
        numbers = [at for at in range(run.first, run.last) if letters[at] == "v"]
        label = _partner(parts, run, bool(lists) or len(runs) > 1)
        heads = _heads(frame, parts, label, len(numbers), said) if label is not None else []
        if label is None or not heads or any(pieces[at][4].value is None for at in numbers):
            return []
        for at, head in zip(numbers, heads, strict=True):
            place = settle([label, head], {}, frame)
            if len(place) < _PAIR:
                return []
            found.append(Entry(at, place))
    return found


def _without_first(parts: list[_Part], listed: _Part) -> list[_Part]:
    at = parts.index(listed)
    first, rest = listed.labels[:1], listed.labels[1:]
    return [
        *parts[:at],
        listed._replace(kind="LABEL", labels=first),
        listed._replace(labels=rest),
        *parts[at + 1 :],
    ]


def _parts(pieces: list[Piece], letters: str, frame: Frame) -> list[_Part]:
    """The lists and labels of a sentence; a list of labels of both axes is none."""
    parts: list[_Part] = []
    for match in scanner("respective").finditer(letters):
        kind, first, last = match.lastgroup or "", match.start(), match.end()
        if kind == "REST":
            continue
        named = read_coordinates(pieces[first:last], frame) if kind in ("LABELS", "LABEL") else []
        labels = [c for c in named if c.known and not c.whole]
        if kind == "LABELS" and len(labels) == len(named):
            parts += _split(first, last, labels)
        else:
            parts.append(_Part(kind if kind != "LABELS" else "LABEL", first, last, labels))
    return parts


def _split(first: int, last: int, labels: list[Coordinate]) -> list[_Part]:
    """A list of labels; one of another axis in front of it or behind it stands for itself."""
    axes = [label.axis for label in labels]
    if len(set(axes)) == 1:
        return [_Part("LABELS", first, last, labels)]
    if len(labels) > _PAIR and len(set(axes[1:])) == 1:
        return [_Part("LABEL", first, first, labels[:1]), _Part("LABELS", first, last, labels[1:])]
    if len(labels) > _PAIR and len(set(axes[:-1])) == 1:
        return [_Part("LABELS", first, last, labels[:-1]), _Part("LABEL", last, last, labels[-1:])]
    return [_Part("LABEL", first, last, [label]) for label in labels]


def _is_derived(pieces: list[Piece], letters: str, runs: list[_Part]) -> bool:
    """Whether the values are changes or sums: "rises by 0.1 and 0.2", "the gaps are 0.1 and 0.2"."""
    derived = words("relations", "derived")
    for run in runs:
        if run.first and pieces[run.first - 1][3] == "by":
            return True
    return any(
        not derived.isdisjoint(piece[3].split())
        for piece, letter in zip(pieces, letters, strict=True)
        if letter in "ws"
    )


def _tells_size(pieces: list[Piece]) -> bool:
    """ "3 rows (1, 2, 3) and 3 columns (1, 2, 3)": the labels of the axes, and how many they are."""
    axes = vocabulary("structure", "axis_words")
    return any(one[3].isdigit() and two[3] in axes for one, two in pairwise(pieces))


def _partner(parts: list[_Part], run: _Part, several: bool) -> Coordinate | None:
    """The one label that all values of a list share: behind it, or in front of it in the same part of the sentence."""
    at = parts.index(run)
    behind = parts[at + 1 : at + 2]
    if behind and behind[0].kind == "LABEL" and behind[0].first == run.last and behind[0].labels:
        return behind[0].labels[0]
    if not several:
        return None  # "Ant: 0.1, 0.2": a row as any other
    single = [
        part.labels[0] for part in _segment(parts, at) if part.kind == "LABEL" and len(part.labels) == 1
    ]
    return single[0] if len(single) == 1 else None


def _segment(parts: list[_Part], at: int) -> list[_Part]:
    """What stands between semicolons around a part."""
    first = at
    while first > 0 and parts[first - 1].kind != "STOP":
        first -= 1
    last = at
    while last < len(parts) and parts[last].kind != "STOP":
        last += 1
    return parts[first:last]


def _heads(frame: Frame, parts: list[_Part], label: Coordinate, count: int, said: bool) -> list[Coordinate]:
    """The labels of the single values: those that the sentence lists, else all of the other axis."""
    lists = [part.labels for part in parts if part.kind == "LABELS"]
    if lists:
        crossed = None in (label.axis, lists[0][0].axis) or label.axis != lists[0][0].axis
        return lists[0] if crossed and len(lists[0]) == count and (said or count >= _FEWEST) else []
    axis = OTHER[label.axis or frame.head_axis or Y]
    categories = frame.categories(axis)
    if len(categories) != count:
        return []
    return [Coordinate(axis, (text,), True, label.start, label.end) for text in categories]


__all__ = ["Entry", "read_respective"]

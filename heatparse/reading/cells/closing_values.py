"""Values in brackets behind what is said of a label: "**Ant:** Rome is the best of all (0.9), Oslo is weak (0.1)"."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from heatparse.phrases import words
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.places import read_coordinates
from heatparse.resources import scanner
from heatparse.tokens import label_keys


class Closing(NamedTuple):
    """A value (index of its piece), where its bracket ends, and the place that it closes."""

    number: int
    behind: int
    place: dict[str, Coordinate]


def closing_values(
    pieces: list[Piece], letters: str, frame: Frame, context: dict[str, Coordinate]
) -> list[Closing]:
    """The values that close what is said of one label, in a line that begins with a label of the other axis.

    Without such a label the groups around the line, `context`, tell the other half of the place.
    """
    if "(" not in letters:
        return []
    head = _head(pieces, letters, frame) or _group(context)
    if head is None:
        return []
    spoken = _other_values() - frozenset(label_keys(frame.draft.title or ""))
    found: list[Closing] = []
    for match in scanner("closing").finditer(letters, letters.find(":") + 1):
        said = pieces[match.start() : match.end()]
        if any(piece[0] in "ws" and not spoken.isdisjoint(piece[3].split()) for piece in said):
            continue
        named = [c for c in read_coordinates(said[: letters[match.start() : match.end()].index("(")], frame)]
        number = letters.index("v", letters.index("(", match.start()))
        if len(named) != 1 or not named[0].known or named[0].whole or _is_bare_number(said):
            continue
        axis = OTHER[head.axis] if head.axis else None
        if axis is not None and named[0].axis in (axis, None):
            found.append(Closing(number, match.end(), {OTHER[axis]: head, axis: named[0]}))
    return found


def _head(pieces: list[Piece], letters: str, frame: Frame) -> Coordinate | None:
    """The one label in front of the first colon."""
    colon = letters.find(":")
    if colon <= 0 or "w" in letters[:colon]:
        return None
    named = [c for c in read_coordinates(pieces[:colon], frame) if c.known and not c.whole]
    return named[0] if len(named) == 1 else None


def _is_bare_number(said: list[Piece]) -> bool:
    """ "near 0 (0.0-0.1)": a number that no word for an axis makes a label."""
    at = next(at for at, piece in enumerate(said) if piece[0] == "k")
    return not said[at][3][:1].isalpha() and not (at and said[at - 1][0] in "ab")


def _group(context: dict[str, Coordinate]) -> Coordinate | None:
    """The label of the one group around a line."""
    groups = list(context.values())
    return groups[0] if len(groups) == 1 and not groups[0].whole and groups[0].axis else None


@cache
def _other_values() -> frozenset[str]:
    """Words beside a number that is no value of a cell as it stands: "ahead of Rome by a gap (0.2)"."""
    derived = words("relations", "derived") - words("relations", "motions")
    aggregates = words("relations", "aggregates") - words("relations", "motions")
    return derived | aggregates | words("relations", "farther")

"""Values in brackets behind what is said of a label: "**Ant:** Rome is the best of all (0.9), Oslo is weak (0.1)"."""

from __future__ import annotations

from functools import cache

from heatparse.phrases import words
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.places import read_coordinates
from heatparse.records import NamedTuple
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
    named = line_head(pieces, letters, frame)
    if len(named) == 1:
        return _closing(pieces, letters, frame, named[0])
    group = _group(context) if "k" not in letters[: max(0, letters.find(":"))] else None
    if group is None:
        return []
    return _labelled(pieces, letters, frame, group) + _closing(pieces, letters, frame, group)


def _closing(pieces: list[Piece], letters: str, frame: Frame, head: Coordinate) -> list[Closing]:
    if "(" not in letters:
        return []
    named_by_title = frozenset(label_keys(frame.draft.title or ""))
    spoken, means = _other_values() - named_by_title, _means() - named_by_title
    found: list[Closing] = []
    for match in scanner("closing").finditer(letters, letters.find(":") + 1):
        said = pieces[match.start() : match.end()]
        since = max(letters.rfind(sign, 0, match.start()) for sign in ":;.") + 1
        if _speaks(said, spoken) or _speaks(pieces[since : match.start()], means):
            continue
        bracket = letters.index("(", match.start())
        named = read_coordinates(pieces[match.start() : bracket], frame)
        if len(named) != 1 or not named[0].known or named[0].whole or _is_bare_number(said):
            continue
        if (place := _place(head, named[0])) is not None:
            found.append(Closing(letters.index("v", bracket), match.end(), place))
    return found


def _labelled(pieces: list[Piece], letters: str, frame: Frame, group: Coordinate) -> list[Closing]:
    """ "Rises from 0.2 (2018) to 0.6 (2025)", "falls back to 0.2 by 2025": values with their labels behind them."""
    found: list[Closing] = []
    for match in scanner("labelled").finditer(letters):
        from heatparse.reading.cells.derived_values import is_derived  # loaded where values have labels

        number = match.start()
        since = max(letters.rfind(sign, 0, number) for sign in ":;.,") + 1
        if is_derived(pieces[since:number]) or _is_step(pieces[max(since, number - 2) : number]):
            continue
        named = [c for c in read_coordinates(pieces[number + 1 : match.end()], frame) if c.known]
        if len(named) == 1 and not named[0].whole and (place := _place(group, named[0])) is not None:
            found.append(Closing(number, match.end(), place))
    return found


def _is_step(before: list[Piece]) -> bool:
    """ "a drop of 0.2 at Oslo", "falls by 0.3 in Rome"; but "rises from 0.2 in Rome"."""
    moves = words("relations", "derived")
    return (
        before[-1:] != []
        and before[-1][0] in "fw"
        and any(not moves.isdisjoint(p[3].split()) for p in before)
    )


def _place(head: Coordinate, label: Coordinate) -> dict[str, Coordinate] | None:
    """Row and column; None where both are labels of one axis."""
    axis = OTHER[head.axis] if head.axis else None
    return {OTHER[axis]: head, axis: label} if axis is not None and label.axis in (axis, None) else None


def line_head(pieces: list[Piece], letters: str, frame: Frame) -> list[Coordinate]:
    """The labels in front of the first colon, where nothing else stands there but a gloss in brackets."""
    colon = letters.find(":")
    if colon <= 0:
        return []
    behind = 1 if letters.startswith("k(") and letters[colon - 1] == ")" else colon
    if "w" in letters[:behind] or "k" in letters[behind:colon]:
        return []
    return [c for c in read_coordinates(pieces[:behind], frame) if c.known and not c.whole]


def _is_bare_number(said: list[Piece]) -> bool:
    """ "near 0 (0.0-0.1)": a number that no word in front makes a label, as in "in 2022 (0.7)", "layer 3 (0.7)"."""
    at = next(at for at, piece in enumerate(said) if piece[0] in "kv")
    if said[at][3][:1].isalpha():
        return False
    before = said[at - 1] if at else None
    return before is None or not (before[0] in "ab" or before[3] in words("relations", "placing"))


def _group(context: dict[str, Coordinate]) -> Coordinate | None:
    """The label of the one group around a line."""
    groups = list(context.values())
    return groups[0] if len(groups) == 1 and not groups[0].whole and groups[0].axis else None


def _speaks(pieces: list[Piece], spoken: frozenset[str]) -> bool:
    return any(piece[0] in "ws" and not spoken.isdisjoint(piece[3].split()) for piece in pieces)


@cache
def _other_values() -> frozenset[str]:
    """Words beside a number that is no value of a cell as it stands: "ahead of Rome by a gap (0.2)"."""
    derived = words("relations", "derived") - words("relations", "motions")
    return derived | _means() | (words("relations", "farther") - words("relations", "shading"))


@cache
def _means() -> frozenset[str]:
    """ "On average, Rome does well (0.2)"."""
    return words("relations", "aggregates") - words("relations", "motions")

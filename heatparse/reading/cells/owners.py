"""Lines with a value for each of several panels: "Ant, Rome: Base = 0.1, Tuned = 0.2", "0.1 (Base), 0.2 (Tuned)"."""

from __future__ import annotations

from collections.abc import Iterator

from heatparse.reading.cells.frame import Frame
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.panel_places import panel_letters, place_owner
from heatparse.records import NamedTuple

_JOINTS = frozenset(":=->i([fowa")  # between the name of a panel and its value
_SEPARATORS = frozenset(",;&>)].|-fowib")  # between what is said of one panel and of the next
_OPENING = frozenset("([")
_CLOSING = frozenset(")]")
_KEYS = frozenset(":=->")  # between a line's key and what follows
_LEADING = frozenset("([b")  # in front of the first of them: "from 0.1 (Base) to 0.2 (Tuned)"
_NOTE = ("(", "c", ")")  # a colour behind a value
_LETTER = "("  # opens the key of a letter
_FEWEST = 2  # panels that a line gives values for


class _Pair(NamedTuple):
    """The name of a panel and its value, by the indices of their pieces."""

    owner: int
    name: int
    value: int

    @property
    def first(self) -> int:
        return min(self.name, self.value)

    @property
    def last(self) -> int:
        return max(self.name, self.value)


def own_part(pieces: list[Piece], frame: Frame) -> list[Piece]:
    """The pieces of a line that are about this panel, where the line gives a value for each panel."""
    if len(frame.draft.panels) < _FEWEST:
        return pieces
    pieces = _with_letters(_with_numbered_head(pieces, frame), frame)
    owners = {at: owner for at, piece in enumerate(pieces) if (owner := _owner(piece, frame)) is not None}
    if len(set(owners.values())) < _FEWEST:
        return pieces
    parts = _parts(pieces, owners)
    if parts:
        ends = parts.get(frame.number)
        head = pieces[: min(owners)]
        if head and head[-1][0] == ",":
            head[-1] = head[-1]._replace(letter=":")  # "In row Ant, Base has 0.1, 0.2"
        return [*head, *pieces[slice(*ends)]] if ends else []
    groups = list(_groups(pieces, owners))
    if not groups:
        return pieces
    left: list[Piece] = []
    at, found = 0, False
    for group in groups:
        left += pieces[at : group[0].first]
        while left and left[-1][0] in _LEADING:
            left.pop()
        own = next((pair.value for pair in group if pair.owner == frame.number), None)
        if own is not None:
            found = True
            noted = tuple(piece[0] for piece in pieces[own + 1 : own + 1 + len(_NOTE)]) == _NOTE
            left += pieces[own : own + 1 + (len(_NOTE) if noted else 0)]
        at = group[-1].last + 1
        while at < len(pieces) and pieces[at][0] in _CLOSING:
            at += 1
    return [*left, *pieces[at:]] if found else []


def _with_numbered_head(pieces: list[Piece], frame: Frame) -> list[Piece]:
    """The pieces with the number in front of a colon as the title that it is: "2019: 0.3, 0.4"."""
    if len(pieces) < _FEWEST or pieces[0][0] != "v" or pieces[1][0] not in _KEYS:
        return pieces
    key = pieces[0][3]
    label = frame.draft.labels.get(key) if key not in frame.rows and key not in frame.columns else None
    if label is None or frame.number not in label.panels:
        return pieces
    return [pieces[0]._replace(letter="p", value=label), *pieces[1:]]


def _with_letters(pieces: list[Piece], frame: Frame) -> list[Piece]:
    """The pieces with the letters that stand for the panels: "(a) 0.3, (b) 0.4", "0.3 in A and 0.4 in B"."""
    if not pieces or any(piece[0] == "p" for piece in pieces):
        return pieces
    draft = frame.draft
    places = panel_letters(draft.tokens.between(pieces[0][1], pieces[-1][2]), draft.text)
    if set(places) != set(range(len(draft.panels))):
        return pieces
    told = [Piece("w", *place, f"{_LETTER}{owner}", owner) for owner, own in places.items() for place in own]
    inside = [piece for piece in pieces if any(one[1] <= piece[1] and piece[2] <= one[2] for one in told)]
    if any(piece[0] == "k" for piece in inside):
        return pieces  # labels
    return sorted([*(piece for piece in pieces if piece not in inside), *told], key=lambda piece: piece[1])


def _owner(piece: Piece, frame: Frame) -> int | None:
    """The panel that a piece names: by its title, which may be a number, by its place or by its letter."""
    letter, _, _, key, value = piece
    if letter == "p":
        return min(value.panels) if len(value.panels) == 1 else None
    if letter == "w" and key[0] == _LETTER:
        return int(value)
    if letter == "w":
        return place_owner(key.rpartition(" ")[2], len(frame.draft.panels))
    if letter == "v":
        label = frame.draft.labels.get(key)
        return min(label.panels) if label is not None and len(label.panels) == 1 else None
    return None


def _parts(pieces: list[Piece], owners: dict[int, int]) -> dict[int, tuple[int, int]]:
    """What stands behind the name of each panel, by its ends, where it is as much for each of them.

    "Ant: Base 0.1, 0.2; Tuned 0.3, 0.4", "Ant: Base (Rome 0.1, Oslo 0.2), Tuned (Rome 0.3, Oslo 0.4)".
    """
    heads = list(owners)
    first = heads[0]
    if len(set(owners.values())) < len(heads) or not _is_opened(pieces, first):
        return {}
    ends = [*heads[1:], len(pieces)]
    found: dict[int, tuple[int, int]] = {}
    amounts: set[tuple[int, int]] = set()
    for head, end in zip(heads, ends, strict=True):
        start = head + 1
        while start < end and pieces[start][0] in _JOINTS - {"[", "a", "w"}:
            start += 1
        while end > start and pieces[end - 1][0] in _SEPARATORS and not _closes(pieces[start:end]):
            end -= 1
        letters = [piece[0] for piece in pieces[start:end]]
        amounts.add((letters.count("v"), letters.count("k")))
        found[owners[head]] = start, end
    several = all(values > 1 for values, _ in amounts)
    return found if len(amounts) == 1 and several else {}


def _is_opened(pieces: list[Piece], first: int) -> bool:
    """Whether the name of the first panel stands at the start of a line, or behind its key: "In row Ant, Base has"."""
    placed = pieces[first - 1][0] == "," and not any(piece[0] in "vp" for piece in pieces[:first])
    return not first or placed or pieces[first - 1][0] in _KEYS


def _closes(pieces: list[Piece]) -> bool:
    """Whether the last piece closes a bracket that is opened among the pieces."""
    letters = [piece[0] for piece in pieces]
    return letters[-1] == "]" and letters.count("[") == letters.count("]")


def _groups(pieces: list[Piece], owners: dict[int, int]) -> Iterator[list[_Pair]]:
    """The names of panels with their values, from one label to the next; each panel once in a group."""
    run: list[int] = []
    for at, piece in enumerate(pieces):
        if piece[0] == "k":
            yield from _group(pieces, run, owners)
            run = []
        elif piece[0] == "v" or at in owners:
            run.append(at)
    yield from _group(pieces, run, owners)


def _group(pieces: list[Piece], run: list[int], owners: dict[int, int]) -> Iterator[list[_Pair]]:
    """The groups of a run; the values stand in front of their names where a name is the last."""
    found: list[list[_Pair]] = []
    end = len(run)
    while end >= _FEWEST:
        pairs = _pairs(pieces, run[:end], owners)
        if len(pairs) >= _FEWEST:
            found.append(pairs)
        end -= 2 * len(pairs) if len(pairs) >= _FEWEST else 1
    yield from found[::-1]


def _pairs(pieces: list[Piece], run: list[int], owners: dict[int, int]) -> list[_Pair]:
    """The pairs of which the last one ends a run."""
    pairs: list[_Pair] = []
    behind = run[-1] in owners
    end = len(run)
    while end >= len(("name", "value")):
        one, other = run[end - 2], run[end - 1]
        name, value = (other, one) if behind else (one, other)
        if name not in owners or value in owners or owners[name] in {pair.owner for pair in pairs}:
            break
        between = {piece[0] for piece in pieces[one + 1 : other]} - {"c"}
        apart = {piece[0] for piece in pieces[other + 1 : pairs[-1].first]} - {"c"} if pairs else set()
        if not between <= _JOINTS | (_CLOSING if behind else set()) or not apart <= _SEPARATORS | _OPENING:
            break
        pairs.append(_Pair(owners[name], name, value))
        end -= 2
    return pairs[::-1]


__all__ = ["own_part"]

"""Groups: what a heading, a bold line or a key says of the place of the values below it."""

from __future__ import annotations

from itertools import pairwise

from heatparse.blocks import Block
from heatparse.phrases import words
from heatparse.reading.cells.frame import Coordinate, Frame, X, Y
from heatparse.reading.cells.piece_reading import read_pieces
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.places import read_coordinates, with_spans
from heatparse.reading.cells.shapes import StatementShape
from heatparse.reading.cells.talk import is_talk
from heatparse.reading.draft import Draft
from heatparse.resources import scanner
from heatparse.tokens import Token, fold

# Ranks of blocks as heads of groups: headings by level, then bold lines, numbered items, items.
_TEXT, _NUMBERED, _ITEM = 10, 11, 12
_LONGEST_HEAD = 6  # pieces of a line that opens a group by a label alone
_HEAD_LETTERS = frozenset("vknabf:=-()[]>.,")


class Groups:
    """The groups around the lines of one panel."""

    def __init__(self, draft: Draft, frame: Frame) -> None:
        self.draft = draft
        self.frame = frame
        self.context: dict[str, Coordinate] = {}  # by their axes: x, y, or open
        self.ranks: dict[str, int] = {}

    def clear(self) -> None:
        """All groups end."""
        self.context.clear()
        self.ranks.clear()
        self.frame.beside_diagonal = False

    def leave(self, rank: int) -> None:
        """The groups of that rank and those inside them end."""
        for axis in [axis for axis, known in self.ranks.items() if known >= rank]:
            self._forget(axis)

    def _forget(self, axis: str) -> None:
        self.context.pop(axis, None)
        self.ranks.pop(axis, None)

    def enter(self, coordinates: list[Coordinate], rank: int) -> None:
        """Open a group: it replaces what is on its axis, and whatever is further inside.

        A list of labels ("**Values (Rome, Oslo, Bern):**") opens none.
        """
        named = {(c.axis, c.labels) for c in coordinates}
        if len(named) > max(2, len({axis for axis, _ in named})):
            return
        self._forget("diagonal")
        for coordinate in coordinates:
            if coordinate.axis is None and len(coordinates) == 1:  # it stands beside heads of one axis
                axes = [axis for axis in (X, Y) if self.ranks.get(axis) == rank]
                coordinate = coordinate._replace(axis=axes[0] if len(axes) == 1 else None)
            axis = coordinate.axis or "open"
            self.leave(rank + 1)
            self._forget("open")
            self.context[axis] = coordinate
            self.ranks[axis] = rank

    def open_diagonal(self, block: Block, pieces: list[Piece]) -> None:
        """ "**Diagonal values** (train = test):": single labels below it are cells of the diagonal."""
        spoken = words("relations", "diagonal")
        self.frame.beside_diagonal = "off-diagonal" in pieces[0][3]
        articles, beside = words("structure", "articles"), words("relations", "off_the_diagonal")
        keys = [key for piece in pieces for key in piece[3].split() if key not in articles]
        if len(keys) <= _LONGEST_HEAD and self._is_square():
            spoken = spoken | words("relations", "on_the_diagonal")  # "**Correctly recognized:**"
        if self.frame.beside_diagonal or not any(
            key in spoken and before not in beside for before, key in pairwise(["", *keys])
        ):
            return
        self.leave(_block_rank(block))
        self.context["diagonal"] = Coordinate(None, (), True, block.start, block.end)
        self.ranks["diagonal"] = _block_rank(block)

    def _is_square(self) -> bool:
        """Whether both axes list the same labels."""
        columns, rows = (set(map(fold, self.frame.categories(axis))) for axis in (X, Y))
        return columns == rows and bool(rows)

    def leave_diagonal(self, block: Block) -> None:
        """A bold line of the same rank ends it; "Other notable values:" goes on with it."""
        if self.draft.text.startswith("*", block.start) and self.ranks.get("diagonal", -1) >= _block_rank(
            block
        ):
            self._forget("diagonal")

    def open_bare(self, block: Block, tokens: list[Token], letters: str) -> bool:
        """A line that is a label and nothing else: "**Ant**", "Row: 3", "**Row 2 - Bee**"."""
        set_off = self.is_set_off(block)
        if letters.startswith("w") and set_off:
            return self._open_worded(block, tokens, letters)
        if len(letters) > _LONGEST_HEAD or not set(letters) <= _HEAD_LETTERS or not set(letters) & set("vkn"):
            return False
        plain = len(letters.rstrip(":")) < _LONGEST_HEAD and not letters.rstrip(":").strip("vkna:=")
        numbered = "v" in letters and "a" not in letters
        if not set_off and (not plain or (numbered and not self._is_one_of_all(block))):
            return False
        pieces = read_pieces(tokens, self.draft.text, self.frame, key=True)
        if any(piece[0] == "v" and piece[4].value is None for piece in pieces):
            return False
        named = read_coordinates(pieces, self.frame)
        if set_off and len(named) == 2 and self._is_position(*named):
            named = named[1:]
        cell = set_off and len(named) == 2 and {c.axis for c in named} == {X, Y}  # "**Ant, 10**"
        if not (cell or len(named) == 1) or not all(c.known and not c.whole for c in named):
            return False
        self.draft.named.add((block.start, block.end))
        self.enter(named, _block_rank(block))
        return True

    def _open_worded(self, block: Block, tokens: list[Token], letters: str) -> bool:
        """ "**Starting in Ant**", "*Trips from Bee:*": words and a place, and nothing else."""
        if not scanner("worded").fullmatch(letters) or not self.draft.text.startswith("*", block.start):
            return False
        pieces = read_pieces(tokens, self.draft.text, self.frame, key=True)
        named = read_coordinates(pieces, self.frame)
        if is_talk(pieces) or len(named) != 1 or not named[0].known or named[0].whole:
            return False
        self.draft.named.add((block.start, block.end))
        self.enter(named, _block_rank(block))
        return True

    def may_count(self, block: Block) -> bool:
        """Whether a line may be a head with a count: bold or with a colon, and in no group that makes it a cell."""
        set_off = self.draft.text.startswith("*", block.start) or self.is_set_off(block)
        return set_off and all(rank >= _block_rank(block) for rank in self.ranks.values())

    def _is_one_of_all(self, block: Block) -> bool:
        """Whether an item is a label, and each of the other labels of its axis is an item by itself as well."""
        if block.kind != "item":
            return False
        label = fold(self.draft.content(block))
        axes = [axis for axis in (X, Y) if label in map(fold, self.frame.categories(axis))]
        if len(axes) != 1:
            return False
        items = [fold(self.draft.content(one)) for one in self.draft.blocks if one.kind == "item"]
        return all(items.count(fold(name)) == 1 for name in self.frame.categories(axes[0]))

    def _is_position(self, first: Coordinate, label: Coordinate) -> bool:
        """Whether a number in front of a label only counts it: "1. Ant", "Row 2: 20"."""
        if first.counted and label.known and label.axis in (None, first.axis):
            return True
        labels = self.frame.categories(label.axis or first.axis or Y)
        written = first.labels[0] if len(first.labels) == 1 else ""
        at = labels.index(label.labels[0]) + 1 if label.known and label.labels[0] in labels else 0
        return first.labels == label.labels or (at > 0 and written == str(at))

    def is_set_off(self, block: Block) -> bool:
        """Whether a line is in bold, italics or code as a whole, or ends in a colon."""
        text = self.draft.text[block.start : block.end].strip()
        return text.endswith(":") or any(
            text.startswith(mark) and text.endswith(mark) and len(text) > 2 * len(mark) for mark in ("*", "`")
        )

    def open_key(self, block: Block) -> None:
        """ "**Type 'H'**: The accuracy falls …": the key names the group of the lines below."""
        text, start = self.draft.text, block.start
        if not text.startswith("*", start):
            return
        close = text.find("*", start + 2, block.end)
        tokens = self.draft.tokens.between(start, close) if close > 0 else []
        if not tokens or len(tokens) > 12:
            return
        pieces = read_pieces(tokens, text, self.frame, key=True)
        if any(piece[0] == "w" for piece in pieces):
            return
        told = read_coordinates(pieces, self.frame)
        if any(piece[0] == "b" for piece in pieces):
            told = with_spans(told, self.frame)  # "**10K to 30K:**" is no place of one cell
        named = [c for c in told if c.known and (c.labels or not c.whole)]
        if named:
            self.enter(named, _block_rank(block))

    def follow(self, block: Block, named: list[Coordinate], heads: bool) -> None:
        """A line that begins with a label ends the group of another label of its axis; in bold it may open its own.

        "**Ant:** Layers 0-3: 0.8. Layers 4-11: 0.1." `heads` tells that places and values follow the label.
        """
        if len(named) != 1 or named[0].axis not in self.ranks or not named[0].known:
            return
        rank, axis = _block_rank(block), named[0].axis
        if self.ranks[axis] < rank or self.context[axis].labels == named[0].labels:
            return
        if heads and self.draft.text.startswith("*", block.start):
            self.enter(named, rank)
        else:
            self._forget(axis)

    def open_named(self, block: Block, pieces: list[Piece], statement: StatementShape) -> bool:
        """A line that only names a place opens a group: "**Topic 1**:", "Row 2: Source = Claude 2"."""
        if pieces[-1][0] != ":" and not self.draft.text.startswith("*", block.start):
            return False
        coordinates: list[Coordinate] = []
        for item in statement.items:
            if item.key is not None:
                coordinates.extend(read_coordinates(pieces[slice(*item.key)], self.frame))
        named = [c for c in coordinates if not c.counted] or coordinates
        if not named or not any(c.known for c in named) or any(c.whole for c in named):
            return False
        if self._run_along(named):
            return False
        self.draft.named.update([(c.start, c.end) for c in coordinates])
        self.enter(named, _block_rank(block))
        return True

    def _run_along(self, named: list[Coordinate]) -> bool:
        """Whether labels are ends of one axis, whatever the words between them: "Values from E0 to E15:"."""
        labels = [label for c in named for label in c.labels]
        sides = [[self.frame.on(axis, fold(label)) is not None for label in labels] for axis in (X, Y)]
        return len(labels) > 1 and sorted(map(all, sides)) == [False, True] and not all(map(any, sides))


def _block_rank(block: Block) -> int:
    if block.kind == "heading":
        return block.level
    if block.kind == "item":
        return _NUMBERED if block.ordinal is not None else _ITEM
    return _TEXT

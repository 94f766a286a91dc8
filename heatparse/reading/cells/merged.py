"""Values of several panels side by side: "62 → 84" in one table, "78 / 12 / 58" in one line."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from heatparse.phrases import words
from heatparse.reading.cells.rows import pipe_table
from heatparse.reading.cells.table_cells import Place
from heatparse.reading.cells.tables import Table
from heatparse.reading.draft import Draft
from heatparse.reading.panel_names import is_discussion_block
from heatparse.reading.panel_places import place_owner
from heatparse.reading.panels import distinct_keys
from heatparse.reading.sentences import sentences
from heatparse.tokens import Token

_FEWEST = 2  # lines with merged values
_BRACKETS = {"(": ")", "[": "]"}
_DASHES = frozenset("-–—")

Picked = Callable[[list[Token]], list[Token]]


class Merged:
    """Lines and tables that give a value for each of the panels in one place."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.size = len(draft.panels)
        self.order = list(range(self.size))  # the panel of each of the values
        self.told = False  # whether the text tells the order

    def find(self, blocks: list[int]) -> list[int]:
        """The blocks, of those that belong to no panel, that hold merged values; [] for too few of them."""
        self._read_order()
        held = [index for index in blocks if self._holds(index)]
        return held if len(held) >= _FEWEST else []

    def table(self, run: list[int], number: int) -> Table:
        """The part of a panel of a table."""
        table = pipe_table(self.draft, run)
        rows = [
            [row[0], *(self._component(place, number) for place in row[1:])] if at else row
            for at, row in enumerate(table.rows)
        ]
        return Table(rows, table.headed, table.ruled, table.blocks)

    def picker(self, number: int) -> Picked:
        """What takes the tokens of a line and leaves the values of a panel."""
        return partial(_pick, size=self.size, place=self.order.index(number))

    # --- what holds several values ------------------------------------------------------------

    def _holds(self, index: int) -> bool:
        """Whether most of the values of a block are merged, and none has another number of parts."""
        block = self.draft.blocks[index]
        tokens = self.draft.tokens_of(block)
        if block.kind == "row":
            places = pipe_table(self.draft, [index]).rows[0][1:]
            parts = [self._parts(place) for place in places]
            return bool(parts) and 2 * sum(map(bool, parts)) >= len(parts)
        found = _runs(tokens, self.size)
        if not self.told:
            found = [run for run in found if tokens[run[0] + 1][3] not in _BRACKETS]
        numbers = sum(token[0] == "QUANTITY" for token in tokens)
        return bool(found) and 2 * self.size * len(found) > numbers

    def _parts(self, place: Place) -> list[Token]:
        """The values in a cell of a table, one for each panel; [] for any other cell."""
        tokens = _bare(self.draft.tokens.between(*place))
        values = _values(tokens)
        units = {self.draft.text[token[2] - 1].isdigit() for token in values if token[0] == "QUANTITY"}
        return values if len(values) == self.size and len(units) == 1 else []  # not "12 (6.0%)"

    def _component(self, place: Place, number: int) -> Place:
        parts = self._parts(place)
        token = parts[self.order.index(number)] if parts else None
        return (token[1], token[2]) if token is not None else (place[0], place[0])

    # --- in which order -----------------------------------------------------------------------

    def _read_order(self) -> None:
        """The order of the values: that in which a sentence names all panels with signs between them."""
        keys = [distinct_keys(panel.title, self.draft.panels) for panel in self.draft.panels]
        for block in self.draft.blocks:
            if block.kind == "heading" and is_discussion_block(self.draft, block):
                return
            for sentence in sentences(self.draft.tokens_of(block), self.draft.text):
                order = _named_order(sentence, keys)
                if order:
                    self.order, self.told = order, True
                    return


def _named_order(tokens: list[Token], keys: list[set[str]]) -> list[int]:
    """The panels in the order of their mention, where all of them are named and an order is spoken of."""
    spoken = words("layout", "ordering")
    joined = any(_is_joint(token) or token[3] in spoken for token in tokens) or _is_bracketed(tokens, keys)
    if not joined or not words("layout", "unordering").isdisjoint([token[3] for token in tokens]):
        return []
    order: list[int] = []
    for token in tokens:
        owners = [number for number, own in enumerate(keys) if token[3] in own]
        owner = owners[0] if len(owners) == 1 else None if owners else place_owner(token[3], len(keys))
        if owner is not None and owner not in order:
            order.append(owner)
    signs = sum(_is_joint(token) or token[3] in _BRACKETS for token in tokens) >= len(keys) - 1
    said = any(token[3] in spoken for token in tokens)
    return order if len(order) == len(keys) and (signs or said) else []


def _is_bracketed(tokens: list[Token], keys: list[set[str]]) -> bool:
    """ "Values are given as Base (Tuned)": of two panels, one stands alone in brackets."""
    return len(keys) == len(("one", "other")) and any(
        token[3] in _BRACKETS
        and any(tokens[at + 1][3] in own for own in keys)
        and tokens[at + 2][3] == _BRACKETS[token[3]]
        for at, token in enumerate(tokens[:-2])
    )


# --- runs of values ---------------------------------------------------------------------------


def _bare(tokens: list[Token]) -> list[Token]:
    return [token for token in tokens if token[0] not in ("TICK", "QUOTE") and token[3].strip("*_")]


def _values(tokens: list[Token]) -> list[Token]:
    return [token for token in tokens if _is_value(token)]


def _is_value(token: Token) -> bool:
    return token[0] == "QUANTITY" or token[3] in words("missing", "words") or token[3] in _DASHES


def _is_joint(token: Token) -> bool:
    return token[0] == "ARROW" or token[3] in words("layout", "joints")


def _runs(tokens: list[Token], size: int) -> list[tuple[int, int]]:
    """(start, end) of runs of so many values with the same sign between each two of them."""
    found: list[tuple[int, int]] = []
    at = 0
    while at < len(tokens):
        end = _run_end(tokens, at, size) if _is_value(tokens[at]) else 0
        if end:
            found.append((at, end))
        at = end or at + 1
    return found


def _run_end(tokens: list[Token], at: int, size: int) -> int:
    """Index behind the run that starts at a value; 0 when there is none."""
    closing = _BRACKETS.get(tokens[at + 1][3]) if at + 3 < len(tokens) else None
    if closing and size == 2:  # "62 (84)"
        fits = _is_value(tokens[at + 2]) and tokens[at + 3][3] == closing
        return at + 4 if fits else 0
    joint, count = "", 1
    while count <= size:
        behind = at + 1
        if behind >= len(tokens) or not _is_joint(tokens[behind]):
            break
        if joint and tokens[behind][3] != joint:
            break
        joint = tokens[behind][3]
        while behind + 1 < len(tokens) and tokens[behind + 1][3] in (joint, "."):
            behind += 1  # "vs.", "||"
        if behind + 1 >= len(tokens) or not _is_value(tokens[behind + 1]):
            break
        at, count = behind + 1, count + 1
    labels = at + 1 < len(tokens) and tokens[at + 1][3] in (":", "=")  # "1 → 2: 0.5"
    return at + 1 if count == size and not labels else 0


def _pick(tokens: list[Token], size: int, place: int) -> list[Token]:
    """The tokens with one value of each run."""
    left: list[Token] = []
    at = 0
    for start, end in _runs(tokens, size):
        left += tokens[at:start]
        left.append(_values(tokens[start:end])[place])
        at = end
    return [*left, *tokens[at:]]


__all__ = ["Merged", "Picked"]

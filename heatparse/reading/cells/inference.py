"""Axes that no statement lists: their labels are what the keys of the data part name.

What stands where labels stand is taken as a label of either axis, the lines are read on trial, and
the places that come out tell which labels are rows and which are columns.
"""

from __future__ import annotations

import copy
from collections import Counter
from functools import cache, cached_property
from itertools import pairwise

from heatparse.blocks import Block
from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame, X, Y
from heatparse.reading.cells.lines import Lines
from heatparse.reading.cells.piece_reading import read_pieces
from heatparse.reading.cells.pieces import Piece, shape
from heatparse.reading.cells.places import read_coordinates, with_spans
from heatparse.reading.cells.positions import position_axes
from heatparse.reading.cells.shapes import read_shape
from heatparse.reading.cells.unlisted import with_labels
from heatparse.reading.cells.values import Found
from heatparse.reading.draft import Draft, PanelDraft, index_labels
from heatparse.records import replace
from heatparse.tokens import Token, label_keys

_FEWEST = 3  # cells that make a grid
_NUMBERED = frozenset(("v", "wv", "wn", "av", "an"))  # a line that ends in a number: "Layer 4"
_NOUN_KEYED = frozenset((":v", "s:v", "a:v"))  # "Accuracy: 0.9", of which the word may be a label
_FEWEST_FRAMED = 4  # values of two sentences
_SILENT = frozenset(("axis", "legend", "title", "panel", "other-figure"))

Pair = tuple[str, str]
Labels = dict[str, list[str]]  # of each axis


def infer_axes(draft: Draft, number: int, blocks: list[int]) -> bool:
    """Fill in the axes of a panel that are still empty from the given blocks; True when one was found."""
    panel = draft.panels[number]
    missing = [axis for axis in (Y, X) if not panel.side(axis).categories]
    if not missing:
        return False
    lines = told_lines(draft, blocks)
    if _count_numbers(draft, lines) >= _FEWEST_FRAMED and _infer_from_frames(draft, number, lines, missing):
        return True
    best = _best_trial(_Told(draft, number), lines, missing)
    found = False
    for axis in missing:
        labels = list(dict.fromkeys(cell[axis == X] for cell in best))
        if len(labels) >= 2 and not _tell_course(labels):
            panel.side(axis).categories = labels
            found = True
    return found


def _tell_course(labels: list[str]) -> bool:
    """ "Starts at step 1 (0.2), ends at step 9 (0.8)": verbs of a course where labels would stand."""
    verbs = words("arrivals", "opening") | words("arrivals", "closing")
    return sum(label.lower() in verbs for label in labels) > 1


def _infer_from_frames(draft: Draft, number: int, lines: list[int], missing: list[str]) -> bool:
    from heatparse.reading.cells.sentence_frames import framed_labels  # loaded where an axis is open

    panel = draft.panels[number]
    found = framed_labels(draft, lines, missing, {axis: list(panel.side(axis).categories) for axis in (X, Y)})
    for axis, labels in found.items():
        panel.side(axis).categories = labels
    return bool(found)


def told_lines(draft: Draft, blocks: list[int]) -> list[int]:
    """The lines among blocks that may give cells."""
    return [
        index
        for index in blocks
        if draft.roles.get(index) not in _SILENT
        and draft.blocks[index].kind in ("item", "text", "heading", "code", "row")
    ]


def as_line(draft: Draft, block: Block) -> Block:
    """A row of a table as a line: without the pipes around it."""
    if block.kind != "row":
        return block
    start, end = block.start, block.end
    while start < end and draft.text[start] in "| \t":
        start += 1
    while end > start and draft.text[end - 1] in "| \t":
        end -= 1
    return replace(block, start=start, end=end)


def other_labels(draft: Draft, number: int, blocks: list[int]) -> dict[str, dict[str, str]]:
    """What lines call the labels of each axis: other spellings of them, or names that no axis lists.

    Such names count only where they fill a grid.
    """
    panel = draft.panels[number]
    lines = told_lines(draft, blocks)
    unread = [index for index in lines if draft.roles.get(index) not in ("data", "heading")]
    if len(unread) < _FEWEST:
        return {}
    told = _Told(draft, number)
    candidates = _candidates(told, unread, False)
    found = _other_spellings(panel, candidates)
    if any(found.values()):
        return found
    listed = set(map(label_keys, (*panel.x.categories, *panel.y.categories)))
    unlisted = {label_keys(label) for labels in candidates.values() for label in labels} - listed
    if len(unlisted) < 2 or _count_numbers(draft, unread) < _FEWEST:
        return {}  # the trial would take longer than all the rest
    cells = _best_trial(told, lines, [X, Y])
    rows, columns = {row for row, _ in cells}, {column for _, column in cells}
    if len(cells) < len(panel.cells) + _FEWEST or 2 * len(cells) < len(rows) * len(columns):
        return {}
    if _has_words(rows, panel.y.categories) or _has_words(columns, panel.x.categories):
        return {}
    if any(
        _is_measure([cell[at] for cell in cells], side.categories)
        for at, side in enumerate((panel.y, panel.x))
    ):
        return {}
    return {
        axis: {label: label for label in dict.fromkeys(cell[axis == X] for cell in cells)} for axis in (X, Y)
    }


def _has_words(labels: set[str], listed: list[str]) -> bool:
    """Whether a label is a word, or a stretch, where an axis lists numbers alone: "Ant: very strong (0.9) in
    layers 4-6", "Layers 4-6: strong"."""
    numbered = len(listed) > 1 and all(label[:1].isdigit() for label in listed)
    return numbered and not all(any(map(str.isdigit, label)) and not _is_stretch(label) for label in labels)


def _is_measure(labels: list[str], listed: list[str]) -> bool:
    """Whether most lines say one name where an axis lists others: "Ant: yield = 0.9 for most", of days."""
    strange = [label for label in labels if label not in listed]
    return len(listed) > 1 and len(set(strange)) == 1 and 2 * len(strange) > len(labels)


def _is_stretch(label: str) -> bool:
    """Whether a label is words and a span of numbers: "Levels 4-9 (bottom)"."""
    keys = label_keys(label)
    numbers = [key for key in keys if key[:1].isdigit()]
    spanned = len(numbers) > 1 or any(not number.replace(".", "", 1).isdigit() for number in numbers)
    return bool(numbers) and spanned and keys[0].isalpha()


def _other_spellings(panel: PanelDraft, candidates: Labels) -> dict[str, dict[str, str]]:
    """Written label -> category of each axis; what is a label of one axis is no candidate for the other."""
    found: dict[str, dict[str, str]] = {X: {}, Y: {}}
    for axis in (X, Y, X):
        side, taken = panel.side(axis), found[OTHER[axis]]
        if not found[axis]:
            written = [label for label in candidates[axis] if label not in taken]
            found[axis] = _aliases(written, side.categories, side.label)
    return found


def _aliases(written: list[str], categories: list[str], name: str | None) -> dict[str, str]:
    if set(categories).issuperset(written):
        return {}
    from heatparse.reading.cells.aliases import aliases  # loaded where labels are written in another way

    return aliases(written, categories, name)


def _count_numbers(draft: Draft, lines: list[int]) -> int:
    """How many values lines can give at most."""
    numeric = ("QUANTITY", "DIMENSIONS", "NAME", "DATE", "TIME")
    return sum(token[0] in numeric for index in lines for token in draft.tokens_of(draft.blocks[index]))


class _Told:
    """The lines of a panel as tokens and pieces, read when they are first asked for."""

    def __init__(self, draft: Draft, number: int) -> None:
        self.draft = draft
        self.number = number
        self.frame = Frame(draft, number)
        self._read: dict[int, tuple[list[Token], list[Piece]]] = {}
        self._labels: dict[tuple[int, bool], tuple[list[Piece], list[Coordinate]]] = {}

    def pieces(self, index: int, whole: bool) -> list[Piece]:
        """The pieces of a block, words in the place of labels as labels."""
        text = self.draft.text
        if index not in self._read:
            tokens = self.draft.tokens_of(as_line(self.draft, self.draft.blocks[index]))
            pieces = read_pieces(tokens, text, self.frame)
            if shape(pieces) in _NUMBERED and _heads_items(self.draft, index):
                pieces = [*pieces, Piece(":", pieces[-1][2], pieces[-1][2], ":")]
            elif shape(pieces) in _NOUN_KEYED and _key_of(tokens) in self._named_nouns:
                colon = next(at for at, piece in enumerate(pieces) if piece[0] == ":")
                pieces = [Piece("w", tokens[0][1], tokens[0][2], tokens[0][3], 1), *pieces[colon:]]
            self._read[index] = tokens, pieces
        tokens, pieces = self._read[index]
        return with_labels(pieces, tokens, text, whole)

    @cached_property
    def _named_nouns(self) -> frozenset[str]:
        """Nouns that key a line under each head, beside labels: "Accuracy: 0.9" among "Recall: 0.8", "F1: 0.7"."""
        counts: Counter[str] = Counter()
        for block in self.draft.blocks:
            if block.kind == "item" and (key := _key_of(self.draft.tokens_of(block))):
                counts[key] += 1
        nouns = words("relations", "nouns_as_labels")
        labels = Counter(count for key, count in counts.items() if key not in nouns | _other_keys())
        return frozenset(
            key for key, count in counts.items() if key in nouns and count > 1 and labels[count] > 1
        )

    def labels(self, index: int, whole: bool) -> list[Coordinate]:
        """The labels that a block names; none where a bracket tells about a span of them."""
        known = self._labels.get((index, whole))
        if known is None:
            pieces = self.pieces(index, whole)
            other = self._labels.get((index, not whole))
            if other is not None and other[0] == pieces:
                known = other
            else:
                named = _named(pieces, self.frame)
                is_span = len(with_spans(named, self.frame)) < len(named)  # "P1–P4 (treated): …"
                known = pieces, [] if is_span else named
            self._labels[index, whole] = known
        return known[1]


def _key_of(tokens: list[Token]) -> str:
    """The word that a line has in front of a colon and a number: "Accuracy" of "Accuracy: 0.9"."""
    kinds = [token[0] for token in tokens[:3]]
    keyed = len(kinds) == 3 and kinds[0] == "WORD" and tokens[1][3] == ":" and kinds[2] == "QUANTITY"
    return tokens[0][3] if keyed else ""


@cache
def _other_keys() -> frozenset[str]:
    """Words in front of a number that are no labels: "Value: 0.9", "Total: 12"."""
    return words("relations", "values") | words("relations", "nouns") | words("relations", "derived")


def _heads_items(draft: Draft, index: int) -> bool:
    """Whether a line that ends in a number heads the items below it: "- **Layer 4**", "  - Ant: 0.2"."""
    block, below = draft.blocks[index], draft.blocks[index + 1 : index + 2]
    if block.kind not in ("item", "text", "heading") or not below or below[0].kind != "item":
        return False
    bold = draft.text.startswith("**", block.start) and draft.text.endswith("**", 0, block.end)
    if not bold and block.kind == "item" and below[0].indent <= block.indent:
        return False
    kinds = [token[0] for token in draft.tokens_of(below[0])]
    return "QUANTITY" in kinds[1:] and ":" in draft.text[below[0].start : below[0].end]


def _best_trial(told: _Told, lines: list[int], open_axes: list[str]) -> list[Pair]:
    best: list[Pair] = []
    tried: Labels | None = None
    for whole in (False, True):
        candidates = _candidates(told, lines, whole)
        if candidates != tried:
            cells = _grid(_on_trial(told.draft, told.number, lines, open_axes, candidates))
            best = cells if len(cells) > len(best) else best
        tried = candidates
    if not best and tried is not None and len(open_axes) == 1:
        # the labels of the listed axis may be those of the other one as well
        shared = _shared(told, tried, lines)
        if shared != tried:
            best = _grid(_on_trial(told.draft, told.number, lines, open_axes, shared))
    return best


def _shared(told: _Told, candidates: Labels, lines: list[int]) -> Labels:
    """The candidates, with the labels that lines name of the axis that is listed for either axis."""
    named = [c for index in lines for c in _named(told.pieces(index, True), told.frame) if c.known]
    labels = list(dict.fromkeys(label for c in named if not c.whole for label in c.labels))
    return {axis: list(dict.fromkeys((*found, *labels))) for axis, found in candidates.items()}


def _on_trial(
    draft: Draft, number: int, lines: list[int], missing: list[str], candidates: Labels
) -> list[Pair]:
    """The places of the cells, when everything that may be a label is one."""
    trial = copy.copy(draft)
    panel = draft.panels[number]
    sides = {axis: replace(panel.side(axis)) for axis in (X, Y)}
    for axis in missing:
        sides[axis].categories = list(dict.fromkeys((*sides[axis].categories, *candidates[axis])))
    if not all(side.categories for side in sides.values()):
        return []
    trial.panels = list(draft.panels)
    trial.panels[number] = replace(panel, x=sides[X], y=sides[Y], cells=[], regions=[])
    trial.roles, trial.stated = dict(draft.roles), []
    index_labels(trial)
    frame = Frame(trial, number)
    frame.untold = frozenset(axis for axis in missing if not draft.panels[number].side(axis).categories)
    found = _Places(frame, missing)
    reader = Lines(trial, frame, found)
    for index in lines:
        block = as_line(draft, draft.blocks[index])
        if block.kind == "heading":
            reader.head(block)
        else:
            reader.read(block)
    return found.cells


class _Places(Found):
    """Keeps the places of cells and nothing else."""

    __slots__ = ("cells", "missing")

    def __init__(self, frame: Frame, missing: list[str]) -> None:
        super().__init__(frame)
        self.missing = missing  # the axes that are open
        self.cells: list[Pair] = []

    def add(
        self, place: dict[str, Coordinate], quantity: Quantity, color: str | None, start: int, end: int,
        new_only: bool = False,
    ) -> bool:  # fmt: skip
        row, column = place.get(Y), place.get(X)
        if (
            row is None
            or column is None
            or row.whole
            or column.whole
            or len(row.labels) != 1 != len(column.labels)
        ):
            return row is not None or column is not None
        if any(c.axis in self.missing and (c.start, c.end) == (start, end) for c in (row, column)):
            return True  # by its position on an axis whose labels nothing tells
        if quantity.value is None and None in quantity.bounds:
            return True  # a bound is said of many cells more often than of one
        self.cells.append((row.labels[0], column.labels[0]))
        return True

    def mark(self) -> tuple[int, int]:
        return len(self.cells), 0

    def back_to(self, mark: tuple[int, int]) -> None:
        del self.cells[mark[0] :]


def _candidates(told: _Told, lines: list[int], whole: bool) -> Labels:
    """What may be a label of each axis, by the shape of its line, in the order of the text."""
    found: dict[str, dict[tuple[str, ...], str]] = {X: {}, Y: {}}
    for index in lines:
        for coordinate in told.labels(index, whole):
            for axis in (coordinate.axis,) if coordinate.axis else (X, Y):
                for label in coordinate.labels:
                    found[axis].setdefault(label_keys(label), label)
    return {axis: list(labels.values()) for axis, labels in found.items()}


def _named(pieces: list[Piece], frame: Frame) -> list[Coordinate]:
    """The labels of a statement: of its keys, and behind its values."""
    statement = read_shape(shape(pieces))
    if statement is None:
        return []
    named: list[Coordinate] = []
    for item in statement.items:
        if item.key is not None:
            named += read_coordinates(pieces[slice(*item.key)], frame)
        for note in item.value.notes if item.value is not None else ():
            named += [
                c
                for c in read_coordinates(pieces[slice(*note)], frame)
                if any(p[0] == "k" for p in pieces[slice(*note)])
            ]
    return _without_counts(pieces, named)


def _without_counts(pieces: list[Piece], named: list[Coordinate]) -> list[Coordinate]:
    """ "Row 1: Ant", "Ant (Row 1)": a number that counts the label beside it is none."""
    counts = {
        piece[1]
        for before, piece in pairwise(pieces)
        if piece[0] in "vn" and before[0] in "ab" and before[3] in position_axes()
    }
    if not counts:
        return named
    labels = [coordinate for coordinate in named if coordinate.start not in counts]
    return labels if labels and len(labels) < len(named) else named


def _grid(cells: list[Pair]) -> list[Pair]:
    """The cells that belong together: their rows share columns. Pairs that share nothing are a grid too."""
    cells = list(dict.fromkeys(cells))
    if len(cells) < _FEWEST:
        return []
    columns = Counter(column for _, column in cells)
    rows = {row for row, column in cells if columns[column] > 1}
    if len(rows) < 2:
        return cells
    return [cell for cell in cells if cell[0] in rows]


__all__ = ["as_line", "infer_axes", "other_labels"]

"""Numbers that run through the labels of an axis: they are labels, wherever they stand.

"0 0.34, 1 0.56, 2 0.77" and "3 – 0.4" below "2 – 0.5" tell by their order which numbers are labels
and which are values: no separator is needed for that.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from heatparse.labels import LabelIndex
from heatparse.quantities import read_quantity
from heatparse.reading.cells.frame import OTHER, Frame, X, Y
from heatparse.reading.draft import Draft, PanelDraft
from heatparse.records import NamedTuple, Record
from heatparse.tokens import Token, label_keys

_FEWEST = 3  # labels that make a run


class Number(Record, frozen=True):
    """A number of a line: its folded text, and where it starts."""

    key: str
    start: int


class Axes(NamedTuple):
    """Positions of the numeric labels on both axes, by folded text."""

    x: dict[str, int]
    y: dict[str, int]

    def of(self, axis: str) -> dict[str, int]:
        return self.x if axis == X else self.y


def numeric_axes(panel: PanelDraft) -> Axes | None:
    """The positions of the numbers among the labels; None where an axis has no three of them."""
    axes = Axes(_positions(panel.x.categories), _positions(panel.y.categories))
    return axes if max(len(axes.x), len(axes.y)) >= _FEWEST else None


def _positions(categories: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for index, category in enumerate(categories):
        keys = label_keys(category)
        if len(keys) == 1 and keys[0][:1] in "-+.0123456789~":
            found.setdefault(_key(keys[0], category), index)
    return found


def _key(folded: str, written: str) -> str:
    """A folded number, another one for a whole number with a decimal: where "0" is a label, "0.0" is a value."""
    return folded + ".0" if written.rstrip("0").endswith(".") else folded


def labels_by_order(draft: Draft, blocks: list[int], axes: Axes) -> set[int]:
    """Where the numbers start that are labels by their order, in a sentence or from sentence to sentence."""
    found: set[int] = set()
    stretch: list[list[Number]] = []
    for numbers in _sentences(draft, blocks):
        found |= _in_line(numbers, axes)
        if stretch and _goes_on(stretch[-1], numbers, axes):
            stretch.append(numbers)
        else:
            found |= _down(stretch, axes)
            stretch = [numbers]
    return found | _down(stretch, axes)


def _sentences(draft: Draft, blocks: list[int]) -> Iterator[list[Number]]:
    """The numbers of every sentence that has two of them."""
    for index in blocks:
        block = draft.blocks[index]
        if block.kind not in ("item", "text", "code"):
            continue
        numbers: list[Number] = []
        for token in draft.tokens_of(block):
            if token[3] == ".":
                if len(numbers) > 1:
                    yield numbers
                numbers = []
            numbers += [
                Number(_key(part[3], draft.text[part[1] : part[2]]), part[1])
                for part in parts(token, draft.text)
                if part[0] == "QUANTITY"
            ]
        if len(numbers) > 1:
            yield numbers


# --- along a line -----------------------------------------------------------------------------


def _in_line(numbers: list[Number], axes: Axes) -> set[int]:
    """ "3: 0 0.4, 1 0.5, 2 0.6" (every second number from the second) and "0.4 (0), 0.5 (1), 0.6 (2)"."""
    for axis in (X, Y):
        positions = axes.of(axis)
        for first in range(3):
            run = numbers[first::2]
            others = numbers[first + 1 :: 2]
            if len(run) >= _FEWEST and _consecutive(run, positions) and not _consecutive(others, positions):
                found = {number.start for number in run}
                if first and numbers[0].key in axes.of(OTHER[axis]):
                    found.add(numbers[0].start)
                return found
    return _listed(numbers, axes)


def _listed(numbers: list[Number], axes: Axes) -> set[int]:
    """ "0.4, 0.5 and 0.6 on 0, 1 and 2": all labels of an axis beside as many values."""
    for axis in (X, Y):
        labels = sorted(axes.of(axis), key=axes.of(axis).__getitem__)
        size = len(labels)
        if size < _FEWEST or len(numbers) < 2 * size:
            continue
        keys = [number.key for number in numbers]
        hits = [at for at in range(len(keys) - size + 1) if keys[at : at + size] == labels]
        if len(hits) == 1:
            found = {number.start for number in numbers[hits[0] : hits[0] + size]}
            first = numbers[0]
            return found | ({first.start} if first.key in axes.of(OTHER[axis]) else set())
    return set()


def _consecutive(run: list[Number], positions: dict[str, int]) -> bool:
    """Whether numbers are labels in the order of their axis, or in its reverse."""
    places = [positions.get(number.key) for number in run]
    steps = {b - a if a is not None and b is not None else None for a, b in pairwise(places)}
    return len(run) >= _FEWEST and steps in ({1}, {-1})


# --- from line to line ------------------------------------------------------------------------


def _goes_on(before: list[Number], numbers: list[Number], axes: Axes) -> bool:
    """Whether a sentence begins with the label of the last one, or with a neighbour of it."""
    for positions in axes:
        old, new = positions.get(before[0].key), positions.get(numbers[0].key)
        if old is not None and new is not None and abs(new - old) <= 1:
            return True
    return False


def _down(stretch: list[list[Number]], axes: Axes) -> set[int]:
    """The first numbers of neighbouring sentences, and the second ones where three make a pair and its value."""
    if len(stretch) < _FEWEST or len({line[0].key for line in stretch}) < 2:
        return set()
    found = {line[0].start for line in stretch}
    first = axes.y if all(line[0].key in axes.y for line in stretch) else axes.x
    second = axes.x if first is axes.y else axes.y
    pairs = {line[1].start for line in stretch if len(line) == _FEWEST and line[1].key in second}
    return found | pairs if len(pairs) >= _FEWEST else found


# --- tokens of two numbers ---------------------------------------------------------------------


def parts(token: Token, text: str) -> list[Token]:
    """ "3 – 0.4" and "3 x 4" as two numbers and the sign between them, "3 x" as two; any other token as it is."""
    if token[0] not in ("QUANTITY", "DIMENSIONS"):
        return [token]
    written = text[token[1] : token[2]]
    if token[0] == "QUANTITY" and " " not in written:
        return [token]
    if written.endswith(" x") and (number := _number(token[1], written[:-2])) is not None:
        return [number, Token("WORD", token[2] - 1, token[2], "x")]
    for sign in (" – ", " - ", " — ", " − ") if token[0] == "QUANTITY" else ("×", "x"):
        at = written.find(sign)
        if at <= 0:
            continue
        first, second = (
            _number(token[1], written[:at]),
            _number(token[1] + at + len(sign), written[at + len(sign) :]),
        )
        if first is not None and second is not None:
            mark = sign.strip()
            start = token[1] + written.index(mark, at)
            return [first, Token("SIGN" if mark != "x" else "WORD", start, start + 1, mark), second]
    return [token]


def _number(start: int, written: str) -> Token | None:
    bare = written.strip()
    quantity = read_quantity(bare)
    if quantity is None:
        return None
    start += written.index(bare)
    return Token("QUANTITY", start, start + len(bare), label_keys(bare)[0])


def split_numbers(
    tokens: list[Token], text: str, labels: LabelIndex, known: set[int], frame: Frame | None = None
) -> list[Token]:
    """Tokens with "Layer 3 – 0.4" as a label, a dash and a value; "3 – 0.4" so where 3 is a label by its order.

    `frame`: its words for the axes may stand in front of the label as well.
    """
    found: list[Token] = []
    for at, token in enumerate(tokens):
        if token[0] != "QUANTITY" and token[0] != "DIMENSIONS":
            found.append(token)
            continue
        pieces = parts(token, text)
        if len(pieces) > 1 and (
            token[1] in known
            or _ends_label(tokens[max(0, at - 6) : at], pieces[0], labels)
            or (at and frame is not None and _are_label_and_value(tokens[at - 1][3], pieces, frame))
        ):
            found += pieces
        else:
            found.append(token)
    return found


def _are_label_and_value(name: str, pieces: list[Token], frame: Frame) -> bool:
    """Whether "7 – 0.4" of "Head 7 – 0.4" is a label and a value: no label of the axis has a fraction, as 0.4 has.

    "Layers 0 - 17" is a stretch, though the axis may list every second layer only.
    """
    axis = frame.axis_words.get(name)
    if axis is None or frame.on(axis, pieces[0][3]) is None or "." not in pieces[-1][3]:
        return False
    return all(label.isdecimal() for label in frame.categories(axis))


def _ends_label(before: list[Token], number: Token, labels: LabelIndex) -> bool:
    tokens = [*before, number]
    for at in range(len(before)):
        hit = labels.match(tokens, at)
        if hit is not None and hit.last == len(tokens):
            return True
    return False


__all__ = ["labels_by_order", "numeric_axes", "split_numbers"]

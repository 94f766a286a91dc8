"""Grids in fences: a label and its values on every line, with any sign between them, below a head or none."""

from __future__ import annotations

from heatparse.blocks import Block
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.cells.frame import Coordinate, Frame, X, Y
from heatparse.reading.cells.table_cells import Place
from heatparse.reading.cells.values import Found
from heatparse.reading.draft import Draft, Stated
from heatparse.reading.quotations import clean_label
from heatparse.records import Record
from heatparse.tokens import Token, label_keys

_FEWEST = 2  # rows of a grid, and values of its longest row
_BETWEEN = frozenset("|,;/·│[](){}")
_BOUNDS = frozenset("<>≤≥~≈")
_BEHIND_LABEL = frozenset("|:=│")


class _Row(Record, frozen=True):
    """A line of values: where its label and its values stand."""

    label: Place | None
    values: list[Place]
    start: int


def read_aligned(draft: Draft, frame: Frame, found: Found, blocks: list[int]) -> bool:
    """Take the grid of a fence whose lines have values for the listed columns; False for anything else."""
    columns = frame.categories(X)
    if len(columns) < _FEWEST or not frame.categories(Y):
        return False
    lines = [draft.blocks[index] for index in blocks]
    if any(_runs_together(draft, token) for line in lines for token in draft.tokens_of(line)):
        return False
    heads = [(line, places) for line in lines if (places := _head(draft, line, columns))]
    rows = _rows(draft, frame, [line for line in lines if all(line is not head for head, _ in heads)])
    places = [(a - head.start, b - head.start) for head, found_at in heads[:1] for a, b in found_at]
    labels = _labels(draft, frame, rows)
    if (
        len(rows) < _FEWEST
        or labels is None
        or len(heads) > 1
        or not _is_grid(rows, len(columns), bool(places))
    ):
        return False
    places = places if places and _is_aligned(rows, places) else []
    short = sum(len(row.values) != len(columns) for row in rows)
    for row, label in zip(rows, labels, strict=True):
        at = _columns(row, places, len(columns))
        if len(row.values) != len(columns) and 2 * short < len(rows):
            span = (row.start, row.values[-1][1])
            draft.stated.append(Stated("row-length", span, len(row.values), frame.number, X))
        for column, place in zip(at, row.values, strict=False):
            quantity = read_quantity(draft.text[slice(*place)])
            if quantity is not None:
                found.add(
                    {Y: label, X: Coordinate(X, (columns[column],), True, *place)}, quantity, None, *place
                )
    for index in blocks:
        draft.roles[index] = "data"
    return True


def _runs_together(draft: Draft, token: Token) -> bool:
    """Whether a number may as well be several: "111,114,117"."""
    return token[0] == "QUANTITY" and "," in draft.text[token[1] : token[2]]


def _is_grid(rows: list[_Row], width: int, headed: bool) -> bool:
    """Whether most rows have a value for every column, or stand below its label."""
    lengths = [len(row.values) for row in rows]
    full = sum(length == width for length in lengths)
    return max(lengths) <= width + 1 and (2 * full > len(rows) or (headed and max(lengths) >= _FEWEST))


# --- lines ------------------------------------------------------------------------------------


def _head(draft: Draft, line: Block, columns: list[str]) -> list[Place]:
    """Where the labels of the columns stand, one behind the other; empty for any other line."""
    text, at = draft.text[line.start : line.end].casefold(), 0
    places: list[Place] = []
    for column in columns:
        sought = column.casefold()
        at = text.find(sought, at)
        while at >= 0 and not _is_whole(text, at, at + len(sought)):
            at = text.find(sought, at + 1)
        if at < 0:
            return []
        places.append((line.start + at, line.start + at + len(sought)))
        at += len(sought)
    return places


def _is_whole(text: str, start: int, end: int) -> bool:
    """Whether a stretch is no part of a longer word or number."""
    before, behind = text[start - 1 : start], text[end : end + 2]
    return not (before.isalnum() or before in (".", "-")) and not (
        behind[:1].isalnum() or behind[:1] == "%" or (behind[:1] == "." and behind[1:].isdigit())
    )


def _rows(draft: Draft, frame: Frame, lines: list[Block]) -> list[_Row]:
    """The lines with values, below each other."""
    told = [(line, draft.tokens_of(line)) for line in lines]
    told = [(line, tokens) for line, tokens in told if any(token[0] == "QUANTITY" for token in tokens)]
    ends = [_label_end(frame, tokens) for _, tokens in told]
    keys = [
        tuple(token[3] for token in tokens[:end]) for (_, tokens), end in zip(told, ends, strict=True) if end
    ]
    if 2 * len(keys) <= len(ends) or (told and told[0][1][0][0] == "QUANTITY" and not _is_axis(frame, keys)):
        ends = [0] * len(ends)
    width = len(frame.categories(X))
    return [
        row
        for (line, tokens), end in zip(told, ends, strict=True)
        if (row := _row(draft, line, tokens, width, end))
    ]


def _is_axis(frame: Frame, keys: list[tuple[str, ...]]) -> bool:
    """Whether what lines begin with runs through the labels of the y axis."""
    written = [frame.on(Y, " ".join(key)) for key in keys]
    return written == [label for label in frame.categories(Y) if label in written]


def _label_end(frame: Frame, tokens: list[Token]) -> int:
    """How many tokens the label at the beginning of a line has; 0 where the row has no listed label."""
    hit = frame.labels.match(tokens, 0)
    if hit is None or frame.number not in hit.label.rows:
        return 0
    return hit.last


def _row(draft: Draft, line: Block, tokens: list[Token], width: int, end: int) -> _Row | None:
    """The label of a line (`end` tokens, where it is a listed one), and the values that run to its end."""
    first = len(tokens)
    while first > end and _is_value(tokens[first - 1]):
        first -= 1
    values = _places(tokens, first)
    if not any(token[0] == "QUANTITY" for token in tokens[first:]):
        return None
    label: Place | None = (tokens[0][1], tokens[end - 1][2]) if end else None
    bare = first == 0 or tokens[first - 1][0] in ("WORD", "NAME")
    if not end and bare and len(values) > 1:
        behind = next(at for at in range(first, len(tokens)) if tokens[at][2] >= values[0][1])
        if tokens[behind + 1][3] in _BEHIND_LABEL or len(values) == width + 1:
            label, values = (tokens[0][1], values[0][1]), values[1:]  # "10 | 0.4 0.5", "Layer 3: 0.4"
            end = 1
    if not end:
        stop = first
        while stop and (tokens[stop - 1][3] in _BEHIND_LABEL or tokens[stop - 1][0] in ("ARROW", "SIGN")):
            stop -= 1
        label = (tokens[0][1], tokens[stop - 1][2]) if stop else None
    return _Row(label, values, line.start)


def _places(tokens: list[Token], first: int) -> list[Place]:
    """Where the values behind a label stand: a bound with its sign, "<0.001", and "n.d." or "--" as one each."""
    found: list[Place] = []
    for at in range(first, len(tokens)):
        if _is_between(tokens[at]):
            continue
        if at > first and _goes_on(tokens[at - 1], tokens[at]):
            found[-1] = found[-1][0], tokens[at][2]
        else:
            found.append((tokens[at][1], tokens[at][2]))
    return found


def _goes_on(before: Token, token: Token) -> bool:
    """Whether two tokens are one value: a sign and its number, the letters of "n.d." and its stop."""
    if token[0] == "QUANTITY":
        return before[3] in _BOUNDS
    return before[0] != "QUANTITY" and not _is_between(before) and before[2] == token[1]


def _is_value(token: Token) -> bool:
    known = words("missing", "missing")
    return (
        token[0] == "QUANTITY"
        or _is_between(token)
        or token[3] in _BOUNDS
        or not known.isdisjoint((token[3], f"{token[3]}."))
    )


def _is_between(token: Token) -> bool:
    return token[3] in _BETWEEN


# --- places -----------------------------------------------------------------------------------


def _labels(draft: Draft, frame: Frame, rows: list[_Row]) -> list[Coordinate] | None:
    """The rows of the grid: by their labels, or by their order where no line has one."""
    categories = frame.categories(Y)
    if all(row.label is None for row in rows):
        if len(rows) != len(categories):
            return None
        return [
            Coordinate(Y, (text,), True, *row.values[0]) for text, row in zip(categories, rows, strict=True)
        ]
    found: list[Coordinate] = []
    for row in rows:
        if row.label is None:
            return None
        text = clean_label(draft.text[slice(*row.label)])
        known = frame.on(Y, " ".join(label_keys(text)))
        found.append(Coordinate(Y, (known or text,), known is not None, *row.label))
    return found if 2 * sum(label.known for label in found) > len(found) else None


def _columns(row: _Row, heads: list[Place], width: int) -> list[int]:
    """The column of every value: in order where the row is full, else below the nearest head."""
    if len(row.values) >= width or not heads:
        return list(range(width))
    found: list[int] = []
    for start, end in row.values:
        place = (start - row.start, end - row.start)
        free = range(found[-1] + 1 if found else 0, width)
        if not free:
            break
        found.append(min(free, key=lambda at: _distance(heads[at], place)))
    return found


def _is_aligned(rows: list[_Row], heads: list[Place]) -> bool:
    """Whether the values stand below their heads: those of the full rows, where there are any."""
    full = [row for row in rows if len(row.values) == len(heads)]
    for row in full or rows:
        for at, (start, end) in enumerate(row.values):
            place = (start - row.start, end - row.start)
            if min(_distance(head, place) for head in ([heads[at]] if full else heads)) > 1:
                return False
    return True


def _distance(head: Place, value: Place) -> int:
    """How far a value stands from its head, where both begin or both end."""
    return min(abs(head[0] - value[0]), abs(head[1] - value[1]))


__all__ = ["read_aligned"]

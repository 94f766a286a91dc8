"""Columns that only the line above the rows tells: "Values (Mon · Tue · Wed):" above "Harbour: 12 · 18 · 9"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.axis_reading import AxisReading, categories_in
from heatparse.reading.draft import Draft
from heatparse.reading.quotations import clean_label
from heatparse.reading.sentences import sentences
from heatparse.reading.series import read_series
from heatparse.reading.side_parts import closed_lists
from heatparse.reading.statements import Statement
from heatparse.tokens import Token, fold

_FEWEST = 2  # rows, and values of each
_NEAR = 3  # statements above the rows


def announced_columns(draft: Draft, statements: list[Statement]) -> list[tuple[int, str, AxisReading]]:
    """The columns that a line above rows of as many values lists, and the rows."""
    rows = _rows(statements)
    if not rows:
        return []
    first, size = rows[0].index, _numbers(rows[0])
    names = [clean_label(draft.text[slice(*row.key)]) for row in rows]
    keys = {fold(name) for name in names}
    above = [one for one in statements if one.index < first and one.block.kind != "heading"]
    for statement in above[: -_NEAR - 1 : -1]:
        for labels in _lists(draft.tokens_of(statement.block), draft.text):
            if len(labels) == size and keys.isdisjoint(map(fold, labels)) and not _are_numbers(labels):
                place = statement.block.start, statement.block.end
                if len(sentences(draft.tokens_of(statement.block), draft.text)) == 1:
                    draft.roles.setdefault(statement.index, "axis")
                return [
                    (statement.index, "x", AxisReading(categories=labels, start=place[0], end=place[1])),
                    (
                        first,
                        "y",
                        AxisReading(categories=names, start=rows[0].block.start, end=rows[-1].block.end),
                    ),
                ]
    return []


def announced_labels(draft: Draft, first: int, size: int, taken: list[str]) -> list[str]:
    """The labels that one of the blocks in front of a block lists for as many values: "Counts from Mon to Fri:"."""
    keys = {fold(name) for name in taken}
    for block in draft.blocks[max(0, first - _NEAR) : first][::-1]:
        if block.kind == "heading":
            break
        tokens = draft.tokens_of(block)
        series = read_series(tokens, draft.text)
        for labels in (*_lists(tokens, draft.text), *([series.labels] if series is not None else [])):
            if len(labels) == size and keys.isdisjoint(map(fold, labels)):
                return labels
    return []


def _rows(statements: list[Statement]) -> list[Statement]:
    """The first statements side by side that have a name each, and as many numbers."""
    run: list[Statement] = []
    for statement in statements:
        size = _numbers(statement)
        fits = size >= _FEWEST and statement.role is None and bool(statement.key_tokens)
        if fits and (not run or (statement.index == run[-1].index + 1 and size == _numbers(run[0]))):
            run.append(statement)
        elif len(run) >= _FEWEST:
            break
        else:
            run = [statement] if fits else []
    names = {tuple(token[3] for token in one.key_tokens) for one in run}
    return run if len(run) >= _FEWEST and len(names) == len(run) else []


def _numbers(statement: Statement) -> int:
    """How many numbers a statement gives; 0 where it gives words as well, which may be the labels of its values."""
    if any(token[0] in ("WORD", "NAME") for token in statement.rest_tokens[:-1]):
        return 0
    return sum(token[0] == "QUANTITY" for token in statement.rest_tokens)


def _lists(tokens: list[Token], text: str) -> list[list[str]]:
    """The lists of a line: in brackets, behind its colon, or behind "the order is"."""
    found = [part.labels for part in closed_lists(tokens, text)]
    tokens = tokens[:-1] if tokens and tokens[-1][3] == ":" else tokens
    verbs = words("sides", "listing")
    for order in [at for at, token in enumerate(tokens) if token[3] in words("sides", "orders")]:
        at = next((at for at in range(order + 1, len(tokens)) if tokens[at][3] in verbs), order)
        listed = categories_in(tokens[at + 1 :], text, named=True) if tokens[at + 1 :] else None
        if listed is not None:
            found.append(listed.labels)
    return found


def _are_numbers(labels: list[str]) -> bool:
    return all(
        label.replace(".", "", 1).lstrip("+-−").isdigit() and len(label) != len("2024") for label in labels
    )

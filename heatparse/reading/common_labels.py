"""A list of labels beside rows and columns that list none: "**Rows:** payer. **Columns:** payee. **Labels:** …"."""

from __future__ import annotations

from heatparse.reading.axis_reading import AxisReading, categories_in
from heatparse.reading.draft import Draft
from heatparse.reading.panel_names import is_discussion
from heatparse.reading.statement_keys import property_of
from heatparse.reading.statements import Statement

_FEWEST = 3  # labels of a list that is that of both axes
_SIDES = frozenset("xy")


def is_common_list(draft: Draft, statements: list[Statement], position: int) -> bool:
    """Whether an item lists labels for the two axes above it: both say what they stand for, and list nothing."""
    statement = statements[position]
    sides = [one for one in statements[max(0, position - 2) : position] if one.role in _SIDES]
    return (
        {one.role for one in sides} == _SIDES
        and _names_labels(statement)
        and all(one.bold == statement.bold and _says(draft, one) for one in sides)
        and all(one.block.indent >= statement.block.indent for one in sides)
    )


def common_labels(draft: Draft, statements: list[Statement]) -> list[tuple[int, str, AxisReading]]:
    """Block, axis and reading of the list of both axes, where a line of each says what it stands for."""
    told: set[str] = set()
    for statement in statements:
        if statement.block.kind == "heading":
            if is_discussion(statement):
                break
            told.clear()
        elif statement.role in _SIDES and _says(draft, statement):
            told.add(str(statement.role))
        elif told == _SIDES and _names_labels(statement) and statement.index not in draft.roles:
            found = categories_in(statement.rest_tokens, draft.text, True)
            if found is None or found.kind in ("number", "span") or len(found.labels) < _FEWEST:
                continue
            draft.roles[statement.index] = "axis"
            reading = AxisReading(
                categories=found.labels, start=statement.block.start, end=statement.block.end
            )
            return [(statement.index, "both", reading)]
    return []


def _names_labels(statement: Statement) -> bool:
    """Whether the key of an item is a word for labels alone: "Labels:", "Categories:"."""
    return (
        statement.block.kind == "item"
        and statement.role is None
        and len(statement.key_tokens) == 1
        and bool(statement.rest_tokens)
        and property_of(statement.key_tokens) == "list"
    )


def _says(draft: Draft, statement: Statement) -> bool:
    """Whether the line of an axis says what it stands for, and lists nothing."""
    tokens = statement.rest_tokens
    return bool(tokens) and tokens[-1][3] != ":" and categories_in(tokens, draft.text) is None

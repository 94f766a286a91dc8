"""Where the lines below an axis statement end: at a panel, at the title of one, at a part of its own."""

from __future__ import annotations

from heatparse.phrases import phrases, words
from heatparse.reading.axis_reading import AxisReading
from heatparse.reading.statement_keys import property_of
from heatparse.reading.statements import Statement

_OPENING = 4  # tokens in which a line says what it speaks of


def is_other_title(statement: Statement, head: Statement, reading: AxisReading) -> bool:
    """Whether a title beside an axis that has a name in quotes is that of a panel, and none of the axis."""
    beside = statement.block.indent <= head.block.indent
    figures = words("structure", "panel_nouns") | words("structure", "kinds", "heatmap")
    named = beside and property_of(statement.key_tokens) == "name"
    if named and any(token[3] in figures for token in statement.key_tokens):
        return True  # "Heatmap 1 title: Probe"
    return statement.role == "title" and beside and reading.quoted and reading.label is not None


def names_figure(statement: Statement, label: Statement | None) -> bool:
    """Whether the bold key of an item is the place or the name of a panel: "**Top Heatmap:** Yield".

    Behind a `label` that is no such key, "**Main Grid:**" and "**Matrix**:" are names of it as well.
    """
    keys = [token[3] for token in statement.key_tokens]
    if not statement.bold or statement.block.kind != "item" or not keys:
        return False
    figures = words("structure", "panel_nouns") | words("structure", "kinds", "heatmap")
    if len(keys) > 1 and keys[-1] in figures:
        return True
    heads = figures | words("structure", "figure_heads")
    return label is not None and not label.opens and statement.opens and keys[-1] in heads


def is_beside(statements: list[Statement], position: int, head: Statement) -> bool:
    """Whether one item beside an axis that says what it is speaks of another part: "**Dashed line:** Marks parity."."""
    statement = statements[position]
    says = bool(head.rest_tokens) and head.rest_tokens[-1][3] != ":"
    return (
        says
        and statement.bold
        and statement.block.indent <= head.block.indent
        and bool(statement.key_tokens and statement.rest_tokens)
        and form(statement) == form(head)
        and not any(
            s.block.kind == "item" and s.role is None and property_of(s.key_tokens) is None
            for s in statements[position + 1 : position + 2]
        )
    )


def form(statement: Statement) -> str:
    """The marker of an item, the same for all numbers."""
    return "1." if statement.block.ordinal is not None else statement.block.marker


def announces_other(statement: Statement) -> bool:
    """Whether an item without a key speaks of another part: "Color bar from 0 to 1", "The x-axis lists"."""
    if statement.key_tokens:
        return False
    opening = phrases("structure", "roles").find(statement.rest_tokens[:_OPENING])
    return any(role in ("legend", "x", "y") for role, _, _ in opening)

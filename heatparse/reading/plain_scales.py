"""Scales that a line gives by that word alone: "Scale: 0 to 1"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from heatparse.phrases import words
from heatparse.reading.scale_numbers import is_span
from heatparse.tokens import Token

if TYPE_CHECKING:
    from heatparse.reading.statements import Statement

_LONGEST = 12  # tokens of such a line
_LONGEST_UNIT = 3  # tokens behind the second end
_SIGNS = frozenset((":", "=", "-", "–", "—"))


def mark_plain_scales(statements: Sequence[Statement]) -> None:
    """Make a line with two numbers the legend, where nothing else is: as an item below an axis it is its span."""
    if any(statement.role == "legend" for statement in statements):
        return
    for position, statement in enumerate(statements):
        if statement.role is None and is_plain_scale(statement) and not _is_of_axis(statements, position):
            statement.role = "legend"


def is_plain_scale(statement: Statement) -> bool:
    """Whether a line is "Scale: 0 to 1", "The scale (mm): 0–40", "Scale = -1 to 1"."""
    tokens = [*statement.key_tokens, *statement.rest_tokens]
    if statement.block.kind == "heading" or not 2 <= len(tokens) <= _LONGEST:
        return False
    tokens = [token for token in tokens if token[0] not in ("TICK", "QUOTE")]
    at = 0
    known = words("structure", "articles") | words("structure", "legend", "plain_scales")
    while at < len(tokens) and tokens[at][3] in known:
        at += 1
    if not any(token[3] == "scale" for token in tokens[:at]):
        return False
    if at < len(tokens) and tokens[at][3] == "(":
        at = next((end + 1 for end in range(at, len(tokens)) if tokens[end][3] == ")"), at)
    while at < len(tokens) and (tokens[at][3] in _SIGNS or tokens[at][3] == "from"):
        at += 1
    return _is_two_ends(tokens[at:])


def _is_two_ends(tokens: Sequence[Token]) -> bool:
    """Whether tokens are two numbers, with a unit behind each at most: "0 to 40 mm", "-1–1"."""
    while tokens and tokens[-1][3] == ".":
        tokens = tokens[:-1]
    numbers = [at for at, token in enumerate(tokens) if token[0] == "QUANTITY"]
    if not numbers or numbers[0] or len(tokens) - numbers[-1] > 1 + _LONGEST_UNIT:
        return False
    if any(token[0] not in ("WORD", "NAME", "SIGN") for token in tokens[numbers[-1] + 1 :]):
        return False
    if len(numbers) == 1:
        return is_span(tokens[0])
    joints = words("structure", "to") | {"-", "–", "—"}
    between = tokens[1 : numbers[1]]
    return len(numbers) == len(("low", "high")) and any(
        token[3] in joints or token[0] == "ARROW" for token in between
    )


def _is_of_axis(statements: Sequence[Statement], position: int) -> bool:
    """Whether a line belongs to an axis: "- Scale: 0 to 10" below "X-axis:", or right behind the name of one."""
    statement = statements[position]
    for above in reversed(statements[:position]):
        if above.role in ("x", "y", "both"):
            listed = any(token[3] == "," for token in above.rest_tokens)
            nested = statement.block.indent > above.block.indent or above.opens
            return nested or not listed
        if above.block.kind != "item":
            return False
    return False

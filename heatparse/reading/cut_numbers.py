"""Numbers of a scale whose point was taken for that of a numbered list: "1. 0: navy", "2. 8:", "3. 6: white"."""

from __future__ import annotations

from itertools import pairwise

from heatparse.reading.statements import Statement
from heatparse.tokens import Token

_CUT = ("QUANTITY", "MARK", "QUANTITY")


def cut_lines(statements: list[Statement], lines: list[list[Token]]) -> list[bool]:
    """Of each line of a scale, whether its number lost what stood before the point.

    Behind a bullet the count shows that: "- 1. 0 (navy)". In a numbered list the digits do, when they turn:
    "1. 0", "2. 8", "3. 6" is 1.0, 0.8 and 0.6, or nothing that can be told.
    """
    counted = [_digit(s, line) for s, line in zip(statements, lines, strict=True)]
    digits = [digit for digit in counted if digit is not None]
    turns = {two > one for one, two in pairwise(digits)}
    return [
        _behind_bullet(line) or (digit is not None and len(turns) > 1)
        for line, digit in zip(lines, counted, strict=True)
    ]


def _behind_bullet(tokens: list[Token]) -> bool:
    """ "1. 0 (navy)" as the text of an item that has another marker."""
    if tuple(token[0] for token in tokens[:3]) != _CUT or tokens[1][3] != ".":
        return False
    apart = tokens[0][2] == tokens[1][1] and tokens[1][2] < tokens[2][1]
    return apart and tokens[0][3].isdigit() and _is_digit(tokens[2])


def _digit(statement: Statement, tokens: list[Token]) -> int | None:
    """The digit that an item of a numbered list begins with."""
    if statement.block.ordinal is None or not tokens or not _is_digit(tokens[0]):
        return None
    return int(tokens[0][3])


def _is_digit(token: Token) -> bool:
    return len(token[3]) == 1 and token[3].isdigit()

"""Brackets of running text: what they hold, and pieces without those that only remark on something."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.quotations import quoted_end
from heatparse.tokens import Token

OPEN, CLOSE = frozenset("([{"), frozenset(")]}")


def bracketed(tokens: list[Token], text: str) -> list[list[Token]]:
    """The contents of outermost brackets outside quotations."""
    groups: list[list[Token]] = []
    depth = start = quoted = 0
    for index, token in enumerate(tokens):
        if index < quoted:
            continue
        close = quoted_end(tokens, index, text) if not depth else None
        if close is not None:
            quoted = close + 1
        elif token[3] in OPEN:
            depth += 1
            if depth == 1:
                start = index + 1
        elif token[3] in CLOSE and depth:
            depth -= 1
            if depth == 0:
                groups.append(tokens[start:index])
    return [unwrapped(group) for group in groups]


def unwrapped(group: list[Token]) -> list[Token]:
    """ "([A, B])": without brackets that only stand within others."""
    while len(group) > 2 and group[0][3] in OPEN and group[-1][3] in CLOSE:
        depth = 0
        for index, token in enumerate(group):
            depth += (token[3] in OPEN) - (token[3] in CLOSE)
            if not depth and index < len(group) - 1:
                return group  # "[CLS], the, [SEP]"
        group = group[1:-1]
    return group


def without_bracket(piece: list[Token], remarks: frozenset[str], last: bool = False) -> list[Token]:
    """A piece without a bracket that tells how it is drawn: "Fox (labels rotated by 45 degrees)".

    Behind the `last` piece it may tell where all are: "Fox (top row, from left to right)".
    """
    opening = next((at for at in range(len(piece) - 1, 0, -1) if piece[at][3] in OPEN), None)
    if opening is None or piece[-1][3] not in CLOSE | {"."}:
        return piece
    while opening > 1 and piece[opening - 1][3] in OPEN:
        opening -= 1
    inside = [token[3] for token in piece[opening:] if token[0] == "WORD"]
    placed = words("structure", "position_words") | words("structure", "place_nouns")
    allowed = placed | words("structure", "orientation") if last and not placed.isdisjoint(inside) else placed
    told = any(key in remarks for key in inside) or (inside and all(key in allowed for key in inside))
    return piece[:opening] if told else piece

"""Sentences of a statement, and the full stops that end none."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.brackets import CLOSE, OPEN
from heatparse.reading.quotations import ENCLOSING
from heatparse.tokens import Token


def sentences(tokens: list[Token], text: str) -> list[list[Token]]:
    """Split at full stops outside brackets that are followed by space and a capital, or by the end."""
    result: list[list[Token]] = [[]]
    depth = 0
    for at, token in enumerate(tokens):
        if token[0] in ("QUOTE", "TICK") and not result[-1] and len(result) > 1 and text[token[1] - 1] == ".":
            result[-2].append(token)  # the quotation that the full stop closed
            continue
        if token[3] in OPEN:
            depth += 1
        elif token[3] in CLOSE:
            depth = max(0, depth - 1)
        ends = (
            token[3] == "."
            and not depth
            and _ends_sentence(text, token)
            and not _is_ordinal(text, result[-1])
        )
        if (
            ends
            and not _is_quoted_sign(text, token, result[-1])
            and not _is_initial(tokens, at)
            and not _is_short_title(tokens, at)
        ):
            result.append([])
        else:
            result[-1].append(token)
    return [sentence for sentence in result if sentence]


def _is_quoted_sign(text: str, token: Token, before: list[Token]) -> bool:
    """Whether a full stop is a label of its own: the tokens "dogs", "bark", "." """
    opened = bool(before) and before[-1][0] in ("QUOTE", "TICK") and before[-1][2] == token[1]
    return opened and text[token[2] : token[2] + 1] in tuple(ENCLOSING.values())


def _is_initial(tokens: list[Token], at: int) -> bool:
    """Whether a full stop stands behind the first letter of an item of a list: "N. Atlantic, S. Atlantic"."""
    if not at or at + 1 >= len(tokens):
        return False
    before, letter, following = tokens[max(0, at - 2)], tokens[at - 1], tokens[at + 1]
    opens = (
        at == 1
        or (before[3] in words("structure", "before_items") and before[2] < letter[1])
        or before[0]
        in (
            "QUOTE",
            "TICK",
        )
    )
    short = letter[0] == "WORD" and letter[2] - letter[1] == 1
    return opens and short and following[0] == "WORD" and following[3] not in words("structure", "openers")


def _is_short_title(tokens: list[Token], at: int) -> bool:
    """Whether a full stop shortens the word in front of a name: "St. Gallen", "Mr. Big", "No. 3"."""
    if not at or at + 1 >= len(tokens) or tokens[at - 1][3] not in words("structure", "short_titles"):
        return False
    numbered = tokens[at + 1][0] == "QUANTITY"
    return numbered or (tokens[at + 1][0] == "WORD" and tokens[at - 1][3] != "no")


def _is_ordinal(text: str, before: list[Token]) -> bool:
    """Whether a full stop stands behind the number of an item: "1. Age, 2. Mood"."""
    if not before or before[-1][0] != "QUANTITY" or not before[-1][3].isdigit():
        return False
    colons = (i for i in range(len(before) - 1, -1, -1) if before[i][3] == ":")
    first = next((i for i in colons if text[before[i][2]].isspace()), -1) + 1  # not that of "S:1"
    counted = before[first : first + 2]  # the list counts from the start: "1."
    return counted[0][3] == "1" and (
        counted[-1] is before[-1] or (counted[1][3] == "." and before[-2][3] in ",;")
    )


def _ends_sentence(text: str, token: Token) -> bool:
    rest = text[token[2] : token[2] + 4].lstrip("*\"”`)'")
    return (
        not rest
        or rest[0] in "\r\n"
        or (rest[0].isspace() and (not rest.strip() or not rest.strip()[0].islower()))
    )

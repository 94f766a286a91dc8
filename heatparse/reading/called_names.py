"""Names behind "called" without quotes: "The vertical axis is called Stop and …", "is titled **soil type**; …"."""

from __future__ import annotations

from itertools import takewhile

from heatparse.phrases import words
from heatparse.reading.quotations import clean_label
from heatparse.tokens import Token

_BOLD = "**"
_LONGEST = 5  # words


def called_name(tokens: list[Token], text: str) -> str | None:
    """The words with capitals, or in bold, behind a word of naming."""
    at = _naming(tokens)
    name = _name(tokens[at + 1 :], text)
    return clean_label(text[name[0][1] : name[-1][2]]) if name else None


def name_of_one(tokens: list[Token], text: str) -> str | None:
    """The same for one axis, where no label is named: not "is labeled Mon, Tue and Wed", "are named Mon and Tue"."""
    at = _naming(tokens)
    name = _name(tokens[at + 1 :], text)
    being = words("function_words", "being_called") | {","}
    if not name or not at or tokens[at - 1][3] not in being:
        return None
    behind = tokens[at + 1 + len(name) :]
    goes_on = len(behind) > 1 and behind[0][3] in {",", *words("structure", "and")}
    if goes_on and not text[behind[1][1]].islower():
        return None
    return clean_label(text[name[0][1] : name[-1][2]])


def name_in_bracket(tokens: list[Token], start: int, text: str) -> str | None:
    """The name behind an axis and in front of its list, in one bracket: "the columns (Country: A, B)"."""
    before = list(takewhile(lambda token: token[1] < start, tokens))
    name = before[1:-1]
    plain = 0 < len(name) <= _LONGEST and all(token[0] in ("WORD", "NAME") for token in name)
    if not plain or before[0][3] != "(" or before[-1][3] != ":":
        return None
    vague = words("structure", "orientation") | words("structure", "introducers")
    if any(token[3] in vague for token in name):
        return None  # "(from left to right: A, B)"
    return clean_label(text[name[0][1] : name[-1][2]])


def _naming(tokens: list[Token]) -> int:
    naming = words("structure", "naming") - words("structure", "label_nouns")
    return next((at for at, token in enumerate(tokens) if token[3] in naming), len(tokens))


def _name(tokens: list[Token], text: str) -> list[Token]:
    if not tokens:
        return []
    start = tokens[0][1]
    if text[max(0, start - len(_BOLD)) : start] == _BOLD:
        close = text.find(_BOLD, start)
        bold = [token for token in tokens if token[2] <= close]
        return bold if len(bold) <= _LONGEST else []
    return list(takewhile(lambda token: token[0] == "WORD" and text[token[1]].isupper(), tokens))

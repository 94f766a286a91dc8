"""Quotations: where one ends, and the label that its marks enclose."""

from __future__ import annotations

from functools import lru_cache

from heatparse.tokens import Token

_LONGEST_QUOTATION = 300  # tokens; a code span may hold a whole list


# Quotation marks that enclose a label as a whole.
ENCLOSING = {"`": "`", '"': '"', "“": "”", "'": "'", "‘": "’", "*": "*", "„": "“", "«": "»"}
_ESCAPED = tuple("\\" + mark for mark in "_*#&|[]%().-<>~$")


@lru_cache(maxsize=8192)
def clean_label(text: str) -> str:
    """A label as the figure has it: without Markdown marks, quotes and outer punctuation."""
    text = text.replace("**", "")
    if "\\" in text:
        for mark in _ESCAPED:
            text = text.replace(mark, mark[1])
    if "  " in text:
        text = " ".join(text.split())  # an entity leaves blanks behind: "Reading &amp; Writing"
    before = None
    while before != text:
        before = text
        text = text.strip().rstrip(",;").strip()
        if len(text) >= 2 and (ENCLOSING.get(text[0]) == text[-1] or _is_set_number(text)):
            text = text[1:-1]
    return text


def _is_set_number(text: str) -> bool:
    """Whether a label is a number set as a formula: "$0.05$"; "$2^4$" stays as it is."""
    return text[0] == text[-1] == "$" and text[1:-1].lstrip("+-−").replace(".", "", 1).isdigit()


def quoted_end(tokens: list[Token], at: int, text: str) -> int | None:
    """Index of the token that closes the quotation opened at `at`, or None when there is none."""
    kind, key = tokens[at][0], tokens[at][3]
    closers: tuple[str, ...]
    if kind == "TICK":
        closers = (key,)
    elif kind == "QUOTE":
        closers = ('"', "”", "“", "»") if key != "“" else ("”", '"')
    elif key in "'‘" and (tokens[at][1] == 0 or text[tokens[at][1] - 1] in " (\t*,\n\r"):
        closers = ("'", "’")
    else:
        return None
    for index in range(at + 1, min(at + _LONGEST_QUOTATION, len(tokens))):
        if tokens[index][3] in closers:
            return index
    return None

"""LaTeX as plain text of the same length, so that every place in it is a place in the description."""

from __future__ import annotations

import re
from collections.abc import Iterator

from heatparse.resources import scanner

_OPENING = "\\begin{"
_BOUNDS = {
    "pm": "±",
    "le": "≤",
    "lt": "<",
    "ge": "≥",
    "gt": ">",
    "ap": "≈",
    "si": "~",
}  # by the letters of the command


def with_pipes(text: str) -> str:
    """The text with `tabular` and `array` environments that have labels written as pipe tables."""
    if _OPENING not in text:
        return text
    pieces: list[str] = []
    position = 0
    for match, written in _replacements(text):
        pieces += (text[position : match.start()], written)
        position = match.end()
    return "".join([*pieces, text[position:]]) if pieces else text


def _replacements(text: str) -> Iterator[tuple[re.Match[str], str]]:
    inside = False
    rows = rules = 0
    for match in scanner("latex").finditer(text):
        kind, size = match.lastgroup, len(match[0])
        if kind == "BEGIN":
            inside, rows, rules = _has_labels(text, match.end()), 0, 0
        if not inside:
            continue
        if kind == "ROW":
            rows += 1
            breaks = not text[match.end() :].split("\n", 1)[0].strip()
            yield match, " " * size if breaks else "\n".rjust(size)
        elif kind == "CELL":
            yield match, "|" if size == 1 else "||".rjust(size)
        elif kind == "TEXT":
            yield match, _in_braces(match[0])
        elif kind == "BOUND":
            yield match, _BOUNDS[match[0][1:3]].rjust(size)
        elif kind == "SIGN":
            yield match, "\\".ljust(size)
        elif kind == "RULE" and rows == 1 and not rules:
            rules += 1
            yield match, "|".center(size, "-")  # below the head
        else:
            yield match, " " * size
            inside = kind != "END"


def with_plain_formulas(text: str) -> str:
    """The text with formulas of words and numbers written out: "$\\text{Forest}$", "$0.2,\\ 0.4$", "$<0.1$"."""
    pieces: list[str] = []
    position = 0
    for match in scanner("formulas").finditer(text):
        kind = match.lastgroup
        if kind == "AXIS":
            written = f"  {match[0][1]}"
        elif kind in ("BOUND", "UNCERTAIN") or (kind == "PLAIN" and "\\" in match[0]):
            written = scanner("formula_parts").sub(_plain, match[0])
        else:
            continue
        pieces += (text[position : match.start()], written)
        position = match.end()
    return "".join([*pieces, text[position:]]) if pieces else text


def _plain(match: re.Match[str]) -> str:
    """A part of a formula as plain text."""
    if match.lastgroup == "TEXT":
        return _in_braces(match[0])
    if match.lastgroup == "BOUND":
        return _BOUNDS[match[0][1:3]].rjust(len(match[0]))
    return match[0][1:].rjust(len(match[0])) if match.lastgroup == "ESCAPE" else " " * len(match[0])


def _in_braces(command: str) -> str:
    """What stands in the braces of a command: "\\textbf{0.93}"."""
    name, _, inside = command.partition("{")
    return f"{' ' * len(name)} {inside[:-1]} "


def _has_labels(text: str, start: int) -> bool:
    """Whether the first or the last row of a table begins with a word; a bare matrix is read as what it is.

    Where numbers are labels of the rows, the corner may be empty: " & 20 & 30 \\\\ 150 & 4.1 & 3.8".
    """
    end = text.find("\\end{", start)
    rows = [row for row in text[start : end if end > 0 else None].split("\\\\") if "&" in row]
    firsts = [scanner("latex").sub(_plain_head, row.split("&")[0]).strip() for row in rows]
    corner = len(firsts) > 1 and not firsts[0] and all(firsts[1:])
    return corner or any(sign.isalpha() for first in (*firsts[:1], *firsts[-1:]) for sign in first)


def _plain_head(match: re.Match[str]) -> str:
    return _in_braces(match[0]) if match.lastgroup == "TEXT" else " "

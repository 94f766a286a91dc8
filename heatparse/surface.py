"""Other spellings of what Markdown is made of, brought to one: the reader works on this text.

It has as many characters as the description, so that every place in it is a place there: line ends
that are written out ("\\n", <br>) or lost, __bold__, no-break spaces, entities.
"""

from __future__ import annotations

from heatparse.resources import scanner

# Without one of these a text needs no change; most texts are done with this look.
_SIGNS = ("__", "<br", "<BR", "<Br", "<bR", "\\n")
_WIDE = "\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000："
_WRITTEN = {
    "&gt;": ">", "&lt;": "<", "&nbsp;": " ", "&amp;": "&", "&quot;": '"', "&apos;": "'", "&#39;": "'",
    "&ndash;": "–", "&mdash;": "—", "&minus;": "−", "&deg;": "°", "&plusmn;": "±", "&times;": "×",
    "&rarr;": "→", "&ge;": "≥", "&le;": "≤", "&asymp;": "≈", "&micro;": "µ",
}  # fmt: skip
_DRAWN = ("│", "┃", "║", "+--", "+==")  # in tables that are drawn with lines
_LONG_LINE = 400  # characters on a line; a description with longer ones has lost its line ends


def surface(text: str) -> str:
    """The text in the spelling that the grammars read; of the same length."""
    if "\\begin{" in text:
        from heatparse.latex import with_pipes  # loaded for tables in LaTeX

        text = with_pipes(text)
    if "$" in text:
        from heatparse.latex import with_plain_formulas  # loaded for formulas

        text = with_plain_formulas(text)
    if any(sign in text for sign in _DRAWN):
        from heatparse.boxes import without_boxes  # loaded for tables that are drawn

        text = without_boxes(text)
    text = _with_table_lines(text)
    flat = _has_lost_lines(text)
    plain = text.isascii() or not any(sign in text for sign in _WIDE)
    if plain and not flat and not any(sign in text for sign in (*_SIGNS, *_WRITTEN)):
        return text
    escaped = text.count("\\n") > 2 + text.count("\n")
    pieces: list[str] = []
    position = 0
    for match in scanner("surface").finditer(text):
        kind = match.lastgroup
        if (kind == "ESCAPE" and not escaped) or (kind in ("HEADING", "ITEM") and not flat):
            continue
        found = match[0]
        pieces += (text[position : match.start()], _replacement(kind or "", found, text, match.start()))
        position = match.end()
    if not pieces:
        return text
    pieces.append(text[position:])
    return "".join(pieces)


def _with_table_lines(text: str) -> str:
    """Tables that stand on one line with a row on each: "| A | B | |---|---| | 1 | 2 |"."""
    if "| |" not in text or not any(sign in text for sign in ("|-", "| -", "|:", "| :")):
        return text
    pieces: list[str] = []
    position = 0
    for match in scanner("flat").finditer(text):
        size = match[0].count("|")  # in each row
        start = text.rfind("\n", 0, match.start()) + 1
        end = text.find("\n", match.end())
        end = len(text) if end < 0 else end
        at, pipes = max(start, position), 0
        for place in range(at, end):
            if text[place] != "|" or text[place - 1] == "\\":
                continue
            pipes += 1
            if pipes % size == 0 and text[place + 1 : place + 3] == " |":
                pieces += (text[position : place + 1], "\n")
                position = place + 2
    return "".join([*pieces, text[position:]]) if pieces else text


def _replacement(kind: str, found: str, text: str, start: int) -> str:
    if kind == "STRONG":
        return "**"
    if kind == "COLON":
        return ":"
    if kind == "ENTITY":
        return _WRITTEN[found].ljust(len(found))
    if kind == "SPACE" or (kind == "BREAK" and _is_in_table(text, start)):
        return " " * len(found)
    return "\n".rjust(len(found))


def _is_in_table(text: str, at: int) -> bool:
    """Whether a place lies in a row of a table."""
    line = text.rfind("\n", 0, at) + 1
    return text[line:at].lstrip().startswith("|")


def _has_lost_lines(text: str) -> bool:
    """Whether headings and items stand in the middle of long lines."""
    if " ## " not in text and " ### " not in text:
        return False
    return (text.count("\n") + 1) * _LONG_LINE < len(text)

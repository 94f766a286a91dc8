"""Whether a piece of a list comes back in the text by itself: then it is a label as it stands, whatever its words may mean."""

from __future__ import annotations

_MARKS = " \t*_`\"“'"
_LEADING = _MARKS + "#>-–•+0123456789.)("  # of a line, in front of its label
_BEFORE = ("|", ",", ";", "(", "[", "→", ">", "/", "×", "&")
_BEHIND = (":", "|", ")", "]", "=", "→", "–", "—", "(", "/", "×", "\n", "\r", "-")


def stands_alone(text: str, start: int, end: int) -> bool:
    """Whether `text[start:end]` is set off by lines, bars, brackets or colons at another place: "- **To Do:** 3"."""
    piece = text[start:end].strip(_MARKS + ".")
    at = text.find(piece) if piece else -1
    while at >= 0:
        if not start <= at < end and _is_set_off(text, at, at + len(piece)):
            return True
        at = text.find(piece, at + 1)
    return False


def _is_set_off(text: str, start: int, end: int) -> bool:
    line = text[text.rfind("\n", 0, start) + 1 : start]
    behind = text[end : end + 8].lstrip(_MARKS.replace("\n", ""))
    if not behind or behind.startswith(_BEHIND):
        return not line.strip(_LEADING) or line.rstrip(_MARKS).endswith(_BEFORE)
    return behind.startswith(",") and line.rstrip(_MARKS).endswith(("(", "["))

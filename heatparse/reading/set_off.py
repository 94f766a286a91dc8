"""Whether a piece of a list comes back in the text by itself: then it is a label as it stands."""

from __future__ import annotations

_MARKS = " \t*_`\"“”'."
_JOINING = (",", ";", "and ", "or ", "to ", "&", "/", "–", "through ", "versus ")  # "Sites Ant and Bee"


def comes_alone(text: str, start: int, end: int) -> bool:
    """Whether `text[start:end]` stands at another place as well, and nothing is joined to it there."""
    piece = text[start:end].strip(_MARKS)
    at = text.find(piece) if piece else -1
    while at >= 0:
        behind = at + len(piece)
        if not start <= at < end and _is_whole(text, at, behind):
            bracketed = text[:at].rstrip(_MARKS).endswith(("(", "["))  # "(To Do, Ant)"
            if bracketed or not text[behind : behind + 12].lstrip(_MARKS).startswith(_JOINING):
                return True
        at = text.find(piece, at + 1)
    return False


def _is_whole(text: str, start: int, end: int) -> bool:
    """Whether no letter or digit stands right beside a piece."""
    return not (text[start - 1 : start].isalnum() or text[end : end + 1].isalnum())

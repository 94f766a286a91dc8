"""Titles that the text has announced, in heads that go on: "Loans, data in CSV form" where it speaks of "Loans"."""

from __future__ import annotations

from heatparse.reading.draft import Draft

_JOINTS = (", ", " – ", " — ", " - ", " (", "; ")  # behind a title, and in front of what is said of its data
_OPENING, _CLOSING = "\"“'`*_", "\"”'`*_"
_COLONS = (":", "**:", ":**", "*:", " –", " —", " =")


def as_announced(draft: Draft, names: list[str]) -> list[str]:
    """The names up to a joint, where the text quotes what stands in front of it, or has it as the key of an item.

    All as they are, unless the titles that this leaves are distinct.
    """
    if not any(joint in name for name in names for joint in _JOINTS):
        return names
    keys = [
        draft.text[block.start : block.end].lstrip("*_ ") for block in draft.blocks if block.kind == "item"
    ]
    titles = [_front(draft.text, keys, name) for name in names]
    return titles if len(set(titles)) == len(titles) else names


def _front(text: str, keys: list[str], name: str) -> str:
    """The shortest announced beginning of a name; the whole name where none is."""
    ends = sorted(at for joint in _JOINTS if (at := name.find(joint)) > 0)
    for front in (name[:end] for end in ends):
        if _is_quoted(text, front) or any(
            key.startswith(front) and key[len(front) :].startswith(_COLONS) for key in keys
        ):
            return front
    return name


def _is_quoted(text: str, title: str) -> bool:
    """Whether a title stands between two quotation marks, or in bold, anywhere."""
    at = text.find(title)
    while at >= 0:
        before, behind = text[at - 1 : at], text[at + len(title) : at + len(title) + 1]
        if before and behind and before in _OPENING and behind in _CLOSING:
            return True
        at = text.find(title, at + 1)
    return False

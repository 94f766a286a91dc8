"""Labels that hold an "and" and end a list: "Cuba, Haiti, Trinidad and Tobago" above "| Trinidad and Tobago | 4 |"."""

from __future__ import annotations

import re

from heatparse.phrases import words
from heatparse.reading.draft import AxisDraft, Draft

_FEWEST = 3  # labels of a list whose last "and" joins two of them
_BEFORE = ("", "|", "*", "_", "`", '"', "“", "-", "+", "•", "#", ".", ")")  # what a name may stand behind
_BEHIND = ("", "|", "*", "_", "`", '"', "”", ":", "(", "–", "—", "-", "=", "→")
_LONGEST_MARK = 6  # characters in front of a name that begins an item


def join_names(draft: Draft) -> None:
    """Make one label of the last two of a list, where the data only have both together."""
    for panel in draft.panels:
        for axis in (panel.x, panel.y):
            name = _name(draft.text, axis)
            if name is not None:
                axis.categories = [*axis.categories[:-2], name]


def _name(text: str, axis: AxisDraft) -> str | None:
    """The label that the last two of an axis are in the data: "Trinidad & Tobago"."""
    if len(axis.categories) < _FEWEST or axis.span is None:
        return None
    one, other = axis.categories[-2:]
    start, end = axis.span
    joined = _pair(one, other)
    if joined.search(text, start, end) is None:
        return None
    rest = [text[:start], text[end:]]
    written = [match for part in rest for match in joined.finditer(part) if _is_label(part, match)]
    if not written or any(_alone(name, joined.sub(" ", part)) for part in rest for name in (one, other)):
        return None
    return " ".join(written[0].group().split())


def _pair(one: str, other: str) -> re.Pattern[str]:
    joints = "|".join(re.escape(joint) for joint in sorted(words("structure", "and")))
    return re.compile(rf"(?<!\w){re.escape(one)}\s+(?:{joints})\s+{re.escape(other)}(?!\w)")


def _alone(name: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None


def _is_label(text: str, match: re.Match[str]) -> bool:
    """Whether a name heads a line, an item or a cell of a table: "| Trinidad and Tobago | 4 |"."""
    before = text[text.rfind("\n", 0, match.start()) + 1 : match.start()].strip()
    behind = text[match.end() : match.end() + 2].lstrip(" \t")[:1]
    in_cell = before.endswith("|")
    opens = len(before) <= _LONGEST_MARK and before[-1:] in _BEFORE
    return (in_cell or opens) and behind.strip() in _BEHIND

"""Names of axes that a small word joins to the first label: "Statistic with Fouls, Assists, Rebounds"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.draft import AxisDraft, Draft

_LONGEST_NAME = 3  # words


def part_names(draft: Draft) -> None:
    """Tell the name of an axis from its first label, where the text behind the list only has the label without it."""
    for panel in draft.panels:
        for axis in (panel.x, panel.y):
            told = _parts(draft.text, axis) if axis.label is None and axis.categories else None
            if told is not None:
                axis.label, axis.categories = told[0], [told[1], *axis.categories[1:]]


def _parts(text: str, axis: AxisDraft) -> tuple[str, str] | None:
    first, *others = axis.categories
    joints = words("structure", "joints_of_names")
    parts = first.split()
    at = next((at for at, part in enumerate(parts) if at and part in joints), 0)
    if not 0 < at <= _LONGEST_NAME or at + 1 == len(parts):
        return None
    if any(part in joints for label in others for part in label.split()):
        return None  # "Tea with milk, Coffee with sugar"
    name, label = " ".join(parts[:at]), " ".join(parts[at + 1 :])
    behind = text[axis.span[1] :] if axis.span else text
    return (name, label) if first not in behind and label in behind and label not in others else None

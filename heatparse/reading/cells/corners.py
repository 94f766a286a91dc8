"""Corners of tables: "Train \\ Test", "Soil ↓ / Crop →", "Soil (rows) / Crop (columns)", "Model"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.records import NamedTuple
from heatparse.tokens import label_keys

_JOINTS = (" \\ ", "\\", " / ", " | ", " x ", " × ", " vs. ", " vs ", " by ", "/", "→", ", ")
_LOOSE = frozenset(("/", ", ", " by ", " vs ", " vs. "))  # stand in a name as well
_ARROWS = {"↓": "side", "→": "top", "⬇": "side", "➡": "top"}
_LONGEST = 4  # words of a name beside a loose joint


class CornerNames(NamedTuple):
    """The names of what stands at the side and at the top of a table."""

    side: str | None = None
    top: str | None = None


def corner_names(corner: str) -> CornerNames:
    """The names of both axes, or of that of the first column, where a corner has them."""
    parts = _split(corner)
    marked = [_marked(part) for part in parts]
    names = [name for name, _ in marked]
    if not all(names):
        return CornerNames()
    if len(names) == 1:
        return CornerNames(names[0] if _is_name(names[0]) else None)
    turned = [place for _, place in marked] in (["top", "side"], ["top", ""], ["", "side"])
    return CornerNames(names[1], names[0]) if turned else CornerNames(names[0], names[1])


def _split(corner: str) -> list[str]:
    """The two parts of a corner around what joins them."""
    arrows = sum(corner.count(arrow) for arrow in _ARROWS)
    for joint in _JOINTS:
        parts = [part.strip() for part in corner.split(joint)]
        if len(parts) != len(("side", "top")) or not all(parts) or (joint == "→" and arrows > 1):
            continue
        if joint not in _LOOSE or all(_is_name(_marked(part)[0]) for part in parts):
            return parts
    return [corner]


def _marked(part: str) -> tuple[str, str]:
    """A name without its arrow or its bracket, and the place that they tell: "Soil ↓", "Soil (rows)"."""
    place = next((place for arrow, place in _ARROWS.items() if arrow in part), "")
    name = part.strip("".join(_ARROWS) + " *`")
    bare, opening, inside = name.partition(" (")
    keys = label_keys(inside.rstrip(")")) if opening else ()
    for side, listed in (("side", "corner_side"), ("top", "corner_top")):
        if keys and set(keys) <= words("structure", listed):
            return bare, side
    return name, place


def _is_name(text: str) -> bool:
    """Whether a text can name an axis: a few words, no number, and not what the values measure."""
    keys = label_keys(text)
    vague = words("structure", "orientation") | words("structure", "corner_measures")
    return (
        0 < len(keys) <= _LONGEST
        and not any(sign.isdigit() or sign in "%=#" for sign in text)
        and not all(key in vague for key in keys)
        and keys[-1] not in words("structure", "corner_measures")
    )

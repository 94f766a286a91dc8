"""Axes and scales that a panel has from another one: "Right heatmap: same axes as the left", "Color bar: identical"."""

from __future__ import annotations

from heatparse.phrases import phrases, words
from heatparse.reading.draft import Draft, PanelDraft
from heatparse.tokens import Token

_LONGEST = 24  # tokens of a line that refers to another panel


def share_axes(draft: Draft) -> None:
    """Give panels the names and labels of the axes, and the scale, that their own lines say are those of another.

    Only where all the panels that have them have the same, so that it does not matter which one is meant.
    """
    for axis in ("x", "y"):
        named = [panel.side(axis) for panel in draft.panels if panel.side(axis).label]
        if len({side.label for side in named}) != 1:
            continue
        for panel in draft.panels:
            target = panel.side(axis)
            alike = not target.categories or target.categories == named[0].categories
            if target.label is None and alike and _refers(draft, panel, axis):
                target.label = named[0].label
                target.categories = target.categories or list(named[0].categories)
    scales = [panel.legend for panel in draft.panels if panel.legend and panel.legend.low is not None]
    if len({(scale.low, scale.high) for scale in scales}) == 1:
        for panel in draft.panels:
            if (panel.legend is None or panel.legend.low is None) and _refers(draft, panel, "legend"):
                panel.legend = scales[0]


def _refers(draft: Draft, panel: PanelDraft, part: str) -> bool:
    """Whether a line of a panel says that its axis or scale is that of another one."""
    return any(
        _is_reference(tokens) and _is_about(tokens, part)
        for tokens in (draft.tokens_of(draft.blocks[index]) for index in panel.blocks)
        if len(tokens) <= _LONGEST
    )


def _is_reference(tokens: list[Token]) -> bool:
    """ "Same as left", "identical to the first heatmap", "as in the left panel"; no numbers of its own."""
    keys = [token[3] for token in tokens]
    if not words("structure", "referring").isdisjoint(keys):
        return True
    at = keys.index("as") if "as" in keys else len(keys)
    return not words("structure", "position_words").isdisjoint(keys[at:])


def _is_about(tokens: list[Token], part: str) -> bool:
    """Whether a line speaks of an axis, of both, or of the scale; "all labels" are those of the axes."""
    roles = {role for role, _, _ in phrases("structure", "roles").find(tokens)}
    return part in roles or (part != "legend" and "both" in roles)


__all__ = ["share_axes"]

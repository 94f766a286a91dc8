"""Shades that shift with the values: "the blue deepens with the count", "cells fade as the wait shrinks"."""

from __future__ import annotations

from collections.abc import Iterable

from heatparse.claims.colors.color_meanings import Pair, Piece
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.tokens import label_keys

_NAME = "color_meanings"
_SHORTEST = 3  # letters of a word that is none of measures
_SHADED = ("GENERIC", "COLOR", "HUED")


def shift_pairs(pieces: list[Piece]) -> list[Pair]:
    """What a verb such as "deepens" or "fades" says, behind colors or cells, of the values behind it."""
    shifting = words(_NAME, "deepening") | words(_NAME, "fading")
    at = next((at for at, piece in enumerate(pieces) if piece.text in shifting), 0)
    front, behind = pieces[:at], pieces[at + 1 :]
    shaded = any(piece.type in _SHADED or piece.text in words(_NAME, "cells") for piece in front)
    if not shaded or not behind or behind[0].text not in words(_NAME, "along"):
        return []
    levels = {piece.type for piece in behind if piece.type in ("HIGH", "LOW")}
    if len(levels) > 1 or sum(piece.text in shifting for piece in pieces) > 1:
        return []
    shade = "dark" if pieces[at].text in words(_NAME, "deepening") else "light"
    return [Pair(shade, "LOW" not in levels, plain=False)]


def speaks_of_measure(pieces: list[Piece], scene: Scene) -> bool:
    """Whether what colors stand for is the measure: by the name of the scale or of the figure, or as values."""
    return not _measure_words(scene).isdisjoint(
        _stems(piece.text for piece in pieces if piece.type == "WORD")
    )


def _measure_words(scene: Scene) -> set[str]:
    """The words of the names of the scales, without units; "Wait (min)" speaks of waits."""
    legends = [panel.legend for panel in scene.document.panels if panel.legend is not None]
    named = {key for legend in legends for key in label_keys((legend.label or "").partition("(")[0])}
    named |= set(label_keys(scene.document.title or ""))
    axes = [axis for panel in scene.document.panels for axis in (panel.x_axis, panel.y_axis)]
    named -= {key for axis in axes for key in label_keys(axis.label or "")}
    return _stems(key for key in named | words("relations", "values") if len(key) > _SHORTEST)


def _stems(keys: Iterable[str]) -> set[str]:
    return {key.rstrip("s") for key in keys}

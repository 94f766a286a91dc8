"""From one panel to the other: "from 2023 to 2024, every row rises on A", where the years are two panels.

What is said so of everything, or of each of several, is a comparison of the two panels.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.motions import motion_of
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_at, key_of
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.tokens import label_keys

_ENDS = 2  # of a span
_JOINTS = frozenset(("COMMA", "JOIN"))
_KINDS = {"up": "gain", "down": "drop"}


def without_panel_span(phrases: Sequence[Phrase], scene: Scene) -> tuple[int, list[Phrase]] | None:
    """The panel to which something goes, and the phrases without the span; None where none is told."""
    for at in range(len(phrases)):
        found = _span_at(phrases, at, scene)
        if found is None:
            continue
        panel, end = found
        front, behind = list(phrases[:at]), list(phrases[end:])
        if not at and behind and behind[0].type in _JOINTS:
            behind = behind[1:]
        elif front and front[-1].type in _JOINTS and not behind:
            front = front[:-1]
        if at and behind:
            return None  # in the middle of something
        return panel, [_as_change(phrase) for phrase in (*front, *behind)]
    return None


def _span_at(phrases: Sequence[Phrase], at: int, scene: Scene) -> tuple[int, int] | None:
    """The later panel of "from P to Q", "between P and Q", "year on year", and the index behind it."""
    key = key_of(phrases[at])
    piece = phrases[at + 1 : at + 4]
    if key == "from" and len(piece) > _ENDS and key_of(piece[1]) in words("trends", "to"):
        ends = [_panel_of(piece[0], scene), _panel_of(piece[2], scene)]
        if None not in ends and ends[0] != ends[1]:
            return ends[1], at + 4  # type: ignore[return-value]
    if key == "between" and piece and isinstance(piece[0], Ref):
        panels = scene.panels_named(piece[0])
        if len(panels) == _ENDS:
            return panels[1], at + 2
        if len(piece) > _ENDS and piece[1].type in ("AND", "JOIN"):
            ends = [_panel_of(piece[0], scene), _panel_of(piece[2], scene)]
            if None not in ends and ends[0] != ends[1]:
                return ends[1], at + 4  # type: ignore[return-value]
    return _in_time(phrases, at, scene)


def _in_time(phrases: Sequence[Phrase], at: int, scene: Scene) -> tuple[int, int] | None:
    """ "Year on year", of two panels of which the one is earlier."""
    again = key_of(phrases[at]) in words("trends", "from_year_to_year")
    again = (
        again and key_at(phrases, at + 2) == key_of(phrases[at]) and key_at(phrases, at + 1) in ("on", "over")
    )
    times = scene.names.tells_times and not any(scene.names.counted(axis) for axis in ("x", "y"))
    return (1, at + 3) if again and times else None


def _panel_of(phrase: Phrase, scene: Scene) -> int | None:
    panels = scene.panels_named(phrase) if isinstance(phrase, Ref) else ()
    if isinstance(phrase, Amount) and phrase.label is None and not phrase.bound and not phrase.unit:
        titles = [label_keys(panel.title or "") for panel in scene.document.panels]
        panels = tuple(
            at for at, title in enumerate(titles) if phrase.quantity.text in title
        )  # "2023" of "Q4 2023"
    return panels[0] if len(panels) == 1 else None


def _as_change(phrase: Phrase) -> Phrase:
    """ "Improved" as the change that it tells."""
    kind = _KINDS.get(motion_of(phrase)) if phrase.type in ("UNKNOWN", "TREND") else None
    return (
        phrase
        if kind is None or not isinstance(phrase, Word)
        else Word("DIFFERENCE", kind, phrase.key, phrase.start, phrase.end)
    )

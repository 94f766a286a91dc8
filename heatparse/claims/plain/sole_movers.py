"""Cells that alone move between two panels: "only A on P gets worse after tuning".

It is told as a comparison of the two panels at all places but one.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.motions import is_in, motion_of
from heatparse.claims.language.phrases import Phrase, Ref, is_only
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_CELL = 3  # phrases of "A on P"
_RELATIONS = {"up": "at_most", "down": "at_least", "better": "at_most", "worse": "at_least"}
_SILENT = frozenset(("BE", "HAVE", "PRONOUN", "PREPOSITION", "DIMENSION", "MEASURE", "COMMA", "COLON"))


def sole_mover(
    phrases: Sequence[Phrase], told: Phrase | None, scene: Scene
) -> tuple[Word, list[Phrase]] | None:
    """The relation of the later panel to the earlier one at all other places, and the cell; None where none is told."""
    only = [phrase for phrase in phrases if is_only(phrase)]
    cell = _cell(phrases, scene)
    if len(only) != 1 or cell is None:
        return None
    marks = [phrase for phrase in phrases if _moves(phrase)]
    known = [*only, *cell, *marks, *([told] if told is not None else [])]
    if len(marks) != 1 or any(p not in known and not _is_silent(p, scene) for p in phrases):
        return None
    if (is_in(marks[0], "valued") or _way(marks[0]) in ("better", "worse")) and scene.may_be_better_low:
        return None
    return Word("COMPARATIVE", _RELATIONS[_way(marks[0])], "not below", marks[0].start, marks[0].end), cell


def _way(phrase: Phrase) -> str:
    value = str(getattr(phrase, "value", ""))
    return value if phrase.type == "COMPARATIVE" else motion_of(phrase)


def _moves(phrase: Phrase) -> bool:
    return phrase.type in ("DIFFERENCE", "TREND", "COMPARATIVE") and _way(phrase) in _RELATIONS


def _is_silent(phrase: Phrase, scene: Scene) -> bool:
    panel = isinstance(phrase, Ref) and bool(scene.panels_named(phrase))
    return (
        panel
        or phrase.type in _SILENT
        or is_in(phrase, "becoming")
        or getattr(phrase, "key", "") in words("names", "cells_too")
    )


def _cell(phrases: Sequence[Phrase], scene: Scene) -> list[Phrase] | None:
    """ "A on P": a row and a column side by side, and no other place."""
    refs = [p for p in phrases if isinstance(p, Ref) and not scene.panels_named(p)]
    if len(refs) != 2 or any(len(ref.names) != 1 for ref in refs):
        return None
    at = phrases.index(refs[0])
    piece = list(phrases[at : at + _CELL])
    if (
        len(piece) < _CELL
        or piece[2] is not refs[1]
        or piece[1].type not in ("PREPOSITION", "VERSUS", "JOIN")
    ):
        return None
    grid = scene.filled(0)
    return piece if len(scene.cells(refs[0], refs[1], grid)) == 1 else None

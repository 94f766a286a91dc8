"""Extremes of a place over the panels: "A at P peaks in the left panel", "A is lowest in 2020" of a panel each year."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Phrase, Ref, Superlative, key_at
from heatparse.claims.language.words import made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_BESIDE = frozenset(("HAVE", "BE", "OCCUR", "PRONOUN", "MEASURE", "PREPOSITION", "COMMA", "JOIN"))
_NUMBER = frozenset(("OPEN", "AMOUNT", "CLOSE", "PREPOSITION", "COMMA", "JOIN", "HAVE", "BE"))


def is_of_cell_at_panel(phrases: Sequence[Phrase], scene: Scene) -> bool:
    """ "A at P peaks in 2020": a row and a column in front of a superlative, and a panel behind it."""
    top = next((at for at, phrase in enumerate(phrases) if isinstance(phrase, Superlative)), None)
    if top is None or _is_placing(phrases[top]):
        return False
    named = [phrase for phrase in phrases[:top] if isinstance(phrase, Ref)]
    sides = [{line.axis for line in scene.lines(ref, scene.filled(0))} for ref in named]
    behind = [at for at in range(top + 1, len(phrases)) if isinstance(phrases[at], Ref)]
    return (
        sorted(map(sorted, sides)) == [["column"], ["row"]]
        and bool(behind)
        and all(is_at_panel(phrases, at, scene) for at in behind)
    )


def is_at_panel(phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    """ "In 2020", "on the left map"; "of the left map" tells among what."""
    ref = phrases[at]
    placed = key_at(phrases, at - 1) in words("function_words", "at_place")
    return placed and isinstance(ref, Ref) and bool(scene.panels_named(ref))


def _is_placing(top: Phrase) -> bool:
    """ "A at P leads in 2020", "is second in 2020", "is the lightest cell in 2020": among others of that panel."""
    if not isinstance(top, Superlative):
        return False
    placed = top.verb == "leads" or (top.rank > 1 and top.direction == "best")
    return placed or bool(top.nouns) or top.definite


def peak_at_panel(phrases: Sequence[Phrase], scene: Scene) -> list[Phrase]:
    """ "A at P peaks in 2020 at 3" as "on A and P, 2020 is the highest at 3"; nothing where it is not told so."""
    tops = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Superlative)]
    panels = [at for at, p in enumerate(phrases) if isinstance(p, Ref) and scene.panels_named(p)]
    if len(tops) != 1 or len(panels) != 1 or panels[0] < tops[0]:
        return []
    top, panel = tops[0], panels[0]
    word, ref = phrases[top], phrases[panel]
    front, between, behind = phrases[:top], phrases[top + 1 : panel], phrases[panel + 1 :]
    subjects = [phrase for phrase in front if isinstance(phrase, Ref)]
    if not subjects or not is_at_panel(phrases, panel, scene) or _is_placing(word):
        return []
    assert isinstance(word, Superlative)
    assert isinstance(ref, Ref)
    if any(phrase.type in GUARDS or phrase.type == "SCOPE" for phrase in phrases):
        return []
    if any(isinstance(phrase, Ref) for phrase in (*between, *behind)) or len(ref.names) > 1:
        return []
    if any(phrase.type not in _NUMBER for phrase in (*between, *behind)):
        return []
    if any(not isinstance(phrase, Ref) and phrase.type not in _BESIDE for phrase in front):
        return []
    place = made_word("PREPOSITION", "on", subjects[0].start)
    plain = replace(word, verb="", nouns=[], definite=True)
    told = [phrase for phrase in (*between[:-1], *behind) if phrase.type in ("AMOUNT", "OPEN", "CLOSE")]
    return [
        *(part for subject in subjects for part in (place, subject)),
        made_word("COMMA", ",", ref.start), ref, made_word("BE", "is", ref.end), plain, *told,
    ]  # fmt: skip

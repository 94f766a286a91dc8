"""Tinted brackets: "rises from 8 (light blue) to 14 (darkest blue)" tells how cells look beside what they hold.

What a clause says of named places is read without them; a span without places, "from 0 (blue) to 1 (red)", is
that of the colour scale.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.reading.bands import is_color


def without_tints(clause: Clause, scene: Scene) -> Clause:
    """The clause without what its brackets say of colors alone; itself where they say no such thing."""
    if not any(not ref.is_panel for ref in (*clause.refs(), *clause.heads)):
        return clause
    phrases, kept, at = clause.phrases, list[Phrase](), 0
    while at < len(phrases):
        end = _end_of(phrases, at) if phrases[at].type == "OPEN" else 0
        inside = phrases[at + 1 : end]
        if end and _tells_color(inside, scene):
            at = end + 1
            continue
        if end and (front := _in_front_of_tint(inside, scene)):
            kept += [phrases[at], *front, phrases[end]]
            at = end + 1
            continue
        kept.append(phrases[at])
        at += 1
    return clause.part(kept) if len(kept) < len(phrases) else clause


def _end_of(phrases: Sequence[Phrase], at: int) -> int:
    """The index of the end of a bracket that holds no other one; 0 where there is none."""
    for end in range(at + 1, len(phrases)):
        if phrases[end].type in ("OPEN", "CLOSE"):
            return end if phrases[end].type == "CLOSE" else 0
    return 0


def _in_front_of_tint(inside: Sequence[Phrase], scene: Scene) -> Sequence[Phrase]:
    """ "(15, darkest blue)": what stands in front of the color; empty where no color comes last."""
    last = max((i for i, phrase in enumerate(inside) if phrase.type in ("COMMA", "JOIN")), default=0)
    return inside[:last] if last and _tells_color(inside[last + 1 :], scene) else ()


def _tells_color(phrases: Sequence[Phrase], scene: Scene) -> bool:
    """Whether phrases are a color and its shade, and nothing else."""
    return any(_is_color(phrase, scene) for phrase in phrases) and all(
        _is_color(phrase, scene) or key_of(phrase) in words("colors", "modifiers") for phrase in phrases
    )


def _is_color(phrase: Phrase, scene: Scene) -> bool:
    if isinstance(phrase, Superlative):
        told = scene.text[phrase.start : phrase.end].lower().split()
        return phrase.key in words("colors", "modifiers") and any(map(is_color, told))
    return phrase.type == "COLOUR"

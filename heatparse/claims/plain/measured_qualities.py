"""Qualities that are what the document measures: "A is more punctual than B" in a heatmap of punctuality."""

from __future__ import annotations

from heatparse.claims.language.metrics import STEM
from heatparse.claims.language.phrases import Phrase, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.phrases import words


def with_measured_quality(clause: Clause, scene: Scene) -> Clause:
    """The clause without adjectives behind "more" and "less" that only say what is measured."""
    phrases = clause.phrases
    told = scene.title_words - scene.axis_words
    kept = [p for at, p in enumerate(phrases) if not _is_measured(phrases, at, told)]
    return clause.part(kept) if len(kept) < len(phrases) else clause


def _is_measured(phrases: list[Phrase], at: int, told: frozenset[str]) -> bool:
    key = key_of(phrases[at])
    if not at or phrases[at].type != "UNKNOWN" or len(key) < STEM:
        return False
    if phrases[at - 1].type != "COMPARATIVE" or key_at(phrases, at - 1) not in words(
        "comparisons", "grading"
    ):
        return False
    return any(word != key and word.startswith(key[:STEM]) and len(word) > len(key) for word in told)

"""Qualities that are what the document measures: "A is more punctual than B" in a heatmap of punctuality."""

from __future__ import annotations

from heatparse.claims.language.metrics import STEM
from heatparse.claims.language.phrases import Phrase, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words


def with_measured_quality(clause: Clause, scene: Scene) -> Clause:
    """The clause without adjectives behind "more" and "less" that only say what is measured."""
    phrases = clause.phrases
    told = scene.title_words - scene.axis_words
    kept = [_graded(p, told) for at, p in enumerate(phrases) if not _is_measured(phrases, at, told)]
    changed = len(kept) < len(phrases) or any(one is not two for one, two in zip(kept, phrases, strict=True))
    return clause.part(kept) if changed else clause


def _graded(phrase: Phrase, told: frozenset[str]) -> Phrase:
    """ "More punctual", read as one word, as "more" where punctuality is measured."""
    if phrase.type != "COMPARATIVE" or not isinstance(phrase, Word):
        return phrase
    grade, _, quality = phrase.key.partition(" ")
    if grade not in words("comparisons", "grading") or not _names_measure(quality, told):
        return phrase
    return Word("COMPARATIVE", "high" if grade == "more" else "low", grade, phrase.start, phrase.end)


def _is_measured(phrases: list[Phrase], at: int, told: frozenset[str]) -> bool:
    key = key_of(phrases[at])
    if not at or phrases[at].type != "UNKNOWN" or len(key) < STEM:
        return False
    if phrases[at - 1].type != "COMPARATIVE" or key_at(phrases, at - 1) not in words(
        "comparisons", "grading"
    ):
        return False
    return _names_measure(key, told)


def _names_measure(key: str, told: frozenset[str]) -> bool:
    """Whether a quality belongs to a longer noun for what is measured: "punctual" to "punctuality"."""
    return len(key) >= STEM and any(word.startswith(key[:STEM]) and len(word) > len(key) for word in told)

"""Nouns that accompany a name without changing what is meant: "the NLI dataset", "two samples of A"."""

from __future__ import annotations

from heatparse.claims.phrases import Phrase
from heatparse.claims.words import Word
from heatparse.phrases import words


def is_thing(phrase: Phrase) -> bool:
    """Whether an unknown noun only repeats what a label is."""
    return isinstance(phrase, Word) and phrase.type == "UNKNOWN" and phrase.key in words("names", "things")

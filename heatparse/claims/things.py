"""What phrases tell by themselves: nouns that only accompany a name, alternatives."""

from __future__ import annotations

from collections.abc import Iterable

from heatparse.claims.phrases import Phrase, Ref
from heatparse.claims.words import Word
from heatparse.phrases import words


def is_thing(phrase: Phrase) -> bool:
    """Whether an unknown noun only repeats what a label is: "the NLI dataset", "two samples of A"."""
    return isinstance(phrase, Word) and phrase.type == "UNKNOWN" and phrase.key in words("names", "things")


def is_choice(phrases: Iterable[Phrase]) -> bool:
    """Whether the text leaves open which of two things it means: "at 4 or 8"."""
    return any(p.type == "OR" or (isinstance(p, Ref) and p.either) for p in phrases)

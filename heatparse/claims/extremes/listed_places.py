"""Listed places: numbers beside a superlative that stand in a list of categories: "A is the lowest at 3, 6 and 12"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, key_at
from heatparse.phrases import words

_JOINTS = frozenset(("JOIN", "AND", "COMMA"))


def is_among_places(phrases: Sequence[Phrase], index: int) -> bool:
    """Whether a number is one of a list behind "at", joined by "and", one of which no cell has."""
    first, last = index, index
    while first > 1 and phrases[first - 1].type in _JOINTS and isinstance(phrases[first - 2], Amount):
        first -= 2
    while (
        last + 2 < len(phrases)
        and phrases[last + 1].type in _JOINTS
        and isinstance(phrases[last + 2], Amount)
    ):
        last += 2
    listed = [phrase for phrase in phrases[first : last + 1 : 2] if isinstance(phrase, Amount)]
    labels = [phrase.label.label for phrase in listed if phrase.label is not None]
    if first == last or len(labels) < len(listed) or any(one.bound or one.unit for one in listed):
        return False
    placed = key_at(phrases, first - 1) in words("assertions", "list_places")
    joined = key_at(phrases, last - 1) in words("relations", "and")
    alike = all(label.rows for label in labels) or all(label.columns for label in labels)
    unheld = any(phrase.label is not None and phrase.label.unheld for phrase in listed)
    return placed and joined and alike and unheld

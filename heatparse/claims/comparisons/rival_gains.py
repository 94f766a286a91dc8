"""Changes set against those of all others: "A gains 8 from P to Q, more than any other model"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.extremes.extrema import read_extrema
from heatparse.claims.language.phrases import Amount, Phrase, Superlative
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim

_MOTIONS = frozenset(("DIFFERENCE", "TREND"))
_BEHIND = frozenset(("AXISNOUN", "DIMENSION", "UNKNOWN", "MEASURE"))  # a noun behind "any other"


def read_rival_gains(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The same as a statement of what changes most: "A gains most from P to Q"."""
    phrases = _with_superlative(clause.phrases)
    if phrases is None or clause.is_data:
        return []
    found = read_extrema(clause.part(phrases), scene)
    return [claim for claim in found if claim.verdict != "undecidable"]


def _with_superlative(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """The phrases with "most" in the place of the size that is set against those of all others."""
    rivals = next((at for at, phrase in enumerate(phrases) if phrase.type == "RIVALS"), 0)
    if rivals < len(("verb", "size", "comma", "more than")) or len(phrases) - rivals > len(
        ("others", "noun")
    ):
        return None
    than, comma, noun = phrases[rivals - 1], phrases[rivals - 2], phrases[rivals + 1 :]
    more = isinstance(than, Word) and than.type == "COMPARATIVE" and than.value == "high"
    if not more or comma.type != "COMMA" or not all(phrase.type in _BEHIND for phrase in noun):
        return None  # "less than any other": those that lose gain less
    head = list(phrases[: rivals - 2])
    amounts = [at for at, phrase in enumerate(head) if isinstance(phrase, Amount)]
    motions = [at for at, phrase in enumerate(head) if phrase.type in _MOTIONS]
    if len(amounts) != 1 or len(motions) != 1 or any(phrase.type == "COMMA" for phrase in head):
        return None
    by = int(head[amounts[0] - 1].type == "BY")
    if amounts[0] - by != motions[0] + 1:
        return None
    top = Superlative(than.start, than.end, "high", "most")
    return [*head[: motions[0] + 1], top, *head[amounts[0] + 1 :]]

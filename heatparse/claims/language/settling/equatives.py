"""Equatives: "twice as high on A as on B", "three times as rainy as B" set something against what follows "as"."""

from __future__ import annotations

from heatparse.claims.language.words import Word, type_behind
from heatparse.models import Quantity

_REACH = 9  # words between "as many" and its "as"
_ENDS = frozenset(("STOP", "CONTRAST"))
_KEPT = frozenset(("LABEL", "PANEL", "AXIS", "AXISNOUN", "NUMBER", "PREPOSITION"))  # no adjectives


def with_equatives(words: list[Word]) -> list[Word]:
    """The words with "as" as "than" behind a factor, and without the adjective in between."""
    dropped: set[int] = set()
    for at, word in enumerate(words):
        if word.type == "QUANTIFIER" and word.key == "half" and _is_half_as(words, at):
            word.type, word.value, word.key = "FACTOR", "0.5", "half as much as"
        elif word.type == "QUANTIFIER" and word.key == "half the" and _is_half_of(words, at):
            word.type, word.value, word.key = "FACTOR", "0.5", "half that of"
        if word.type not in ("TIMES", "FACTOR"):
            continue
        first = at + 1
        if first < len(words) and words[first].type == "COMPARATIVE" and words[first].key.startswith("as "):
            words[first].type, words[first].key = "THAN", "than"  # "twice as high as B"
            continue
        opened = first < len(words) and words[first].key == "as"
        placed = (
            type_behind(words, at) == "PREPOSITION"
        )  # "as well" is left out: "twice as well on A as on B"
        if not (opened or placed or word.key.endswith(("as many", "as much"))):
            continue
        start = first + 2 if opened else first
        second = next((i for i in range(start, min(start + _REACH, len(words))) if _ends(words[i])), None)
        if second is None or words[second].key != "as" or (opened and words[first + 1].type in _KEPT):
            continue
        words[second].type, words[second].key = "THAN", "than"
        if at and words[at - 1].type == "CARDINAL":
            number = words[at - 1]
            quantity = Quantity(text=number.key, value=float(number.value), resolution=1.0)
            number.type, number.value = "NUMBER", quantity
            if at > 1 and words[at - 2].key == "over":
                words[at - 2].type, words[at - 2].value = "BOUND", "above"
        if opened:
            dropped |= {first, first + 1}
    return [word for at, word in enumerate(words) if at not in dropped] if dropped else words


def _is_half_as(words: list[Word], at: int) -> bool:
    """ "Half as much rain as B", "half as high as B"."""
    return at + 1 < len(words) and words[at + 1].key in ("as", "as high as", "as low as")


def _is_half_of(words: list[Word], at: int) -> bool:
    """ "Half the score of B"."""
    noun, of, owner = (words[at + i] if at + i < len(words) else None for i in (1, 2, 3))
    named = noun is not None and noun.type in ("MEASURE", "UNKNOWN") and of is not None and of.key == "of"
    return named and owner is not None and owner.type in ("LABEL", "PANEL")


def _ends(word: Word) -> bool:
    return word.key == "as" or word.type in _ENDS

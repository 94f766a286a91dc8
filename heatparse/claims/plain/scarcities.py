"""Scarcities: "values above 0.5 are rare: only two", "…, with just two cells in total" count what is rare."""

from __future__ import annotations

from heatparse.claims.language.phrases import Phrase, is_only, key_of
from heatparse.claims.language.whole_numbers import is_whole_number
from heatparse.claims.language.words import Word
from heatparse.phrases import words

_JOINTS = frozenset(("COMMA", "JOIN", "COLON"))


def parted(phrases: list[Phrase]) -> tuple[list[Phrase], list[Phrase]] | None:
    """What is rare, and its number; None where nothing is told so."""
    scarce = words("assertions", "scarce")
    at = next((i for i, phrase in enumerate(phrases) if key_of(phrase) in scarce), 0)
    if (
        at < 2
        or phrases[at - 1].type != "BE"
        or at + 2 >= len(phrases)
        or phrases[at + 1].type not in _JOINTS
    ):
        return None
    behind = phrases[at + 2 :]
    if key_of(behind[0]) in words("function_words", "absolute"):
        behind = behind[1:]
    behind = [
        phrase for phrase in behind if phrase.type != "AGGREGATE" and not is_only(phrase)
    ]  # "two in total"
    if not behind or not (behind[0].type == "CARDINAL" or is_whole_number(behind[0])):
        return None
    cells = len(behind) > 1 and isinstance(behind[1], Word) and _is_cell(behind[1])
    return phrases[: at - 1], [behind[0], *behind[1 + cells :]]


def _is_cell(word: Word) -> bool:
    return word.type == "MEASURE" or (word.type == "DIMENSION" and word.value == "cell")

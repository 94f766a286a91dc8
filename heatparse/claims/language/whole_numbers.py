"""Whole numbers that count lines and other things, and are no values."""

from __future__ import annotations

from heatparse.claims.language.phrases import Amount, Phrase, Scope
from heatparse.claims.language.words import Word

# What may stand behind "35 of the".
_COUNTED = frozenset(("AMOUNT", "CARDINAL", "SCOPE", "PART", "DIMENSION", "AXISNOUN", "MEASURE"))


def counts_lines(phrases: list[Phrase], at: int) -> bool:
    """Whether a whole number stands right in front of cells, rows or categories: "20 cells", "12 layers"."""
    following = phrases[at + 1] if at + 1 < len(phrases) else None
    return following is not None and following.type in ("DIMENSION", "AXISNOUN") and is_count(phrases, at)


def counts_things(phrases: list[Phrase], at: int) -> bool:
    """Whether a whole number tells of how many: "over 12 layers", "of all 30 values"."""
    before, following = phrases[at - 1] if at else None, phrases[at + 1] if at + 1 < len(phrases) else None
    if counts_lines(phrases, at):
        return True
    plural = isinstance(following, Word) and following.type == "MEASURE" and following.key.endswith("s")
    behind = at == 0 or isinstance(before, Scope) or (before is not None and before.type == "PREPOSITION")
    return plural and behind and is_count(phrases, at)


def is_count(phrases: list[Phrase], at: int) -> bool:
    """Whether a plain number counts things: "35 of the 77 cells", "all 25 values", "12 cells"."""
    amount = phrases[at]
    if (
        not isinstance(amount, Amount)
        or amount.unit
        or amount.quantity.unit
        or amount.quantity.resolution != 1.0
    ):
        return False
    following = phrases[at + 1] if at + 1 < len(phrases) else None
    if following is None:
        return False
    if following.type == "SIGN" and at + 2 < len(phrases):
        following = phrases[at + 2]  # "15 negative values"
    if following.type in ("DIMENSION", "AXISNOUN", "MEASURE", "PART"):
        return True
    before = phrases[at - 1] if at else None
    if before is not None and before.type == "SCOPE" and following.type == "UNKNOWN":
        return True
    if following.type != "PREPOSITION" or following.key != "of" or at + 2 >= len(phrases):  # type: ignore[union-attr]
        return False
    return phrases[at + 2].type in _COUNTED


def is_whole_number(phrase: Phrase) -> bool:
    """Whether a phrase is a plain whole number: "12", and neither "12%" nor "above 12"."""
    return (
        isinstance(phrase, Amount)
        and not (phrase.unit or phrase.bound or phrase.quantity.unit)
        and phrase.quantity.resolution == 1.0
        and phrase.quantity.value is not None
    )


def whole_number(phrase: Phrase) -> int:
    """The whole number of a cardinal or an amount."""
    if isinstance(phrase, Amount):
        return int(phrase.quantity.value or 0)
    return int(phrase.value) if isinstance(phrase, Word) else 0

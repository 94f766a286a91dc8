"""Ranges of numbers in a clause: "between 45 and 48", "from 45 up to 48"."""

from __future__ import annotations

from heatparse.claims.counts.predicates import Predicate
from heatparse.claims.language.phrases import Amount, Phrase, key_at
from heatparse.claims.language.words import Word
from heatparse.models import Quantity
from heatparse.phrases import words


def find_ranges(phrases: list[Phrase]) -> bool:
    """Whether some amounts of a clause are the ends of a range."""
    for at, phrase in enumerate(phrases):
        if (
            isinstance(phrase, Word)
            and phrase.type == "PREPOSITION"
            and range_at(phrases, at, phrase.key) is not None
        ):
            return True
        if isinstance(phrase, Amount) and phrase.quantity.value is None:
            return True
    return False


def range_at(phrases: list[Phrase], at: int, key: str) -> Predicate | None:
    """ "between 45 and 48", "from 45 up to 48"."""
    between = key in words("assertions", "between")
    if not between and key not in words("assertions", "from"):
        return None
    first = phrases[at + 1] if at + 1 < len(phrases) else None
    if not isinstance(first, Amount) or first.bound:
        return None
    end = range_end(phrases, at + 2)
    joint = key_at(phrases, at + 2)
    if end is None or not (joint == "and" if between else joint in words("assertions", "to")):
        return None
    last = phrases[end]
    assert isinstance(last, Amount)
    return Predicate("within", at, end + 1, first.quantity, last.quantity, verb=verb_before(phrases, at),
                     spanning=not between and is_spanning(phrases, at))  # fmt: skip


def range_end(phrases: list[Phrase], at: int) -> int | None:
    """Index of the amount that ends a range, behind one joint word; bounds are no ends."""
    if at + 1 < len(phrases):
        end = phrases[at + 1]
        if isinstance(end, Amount) and not end.bound and end.quantity.value is not None:
            return at + 1
    return None


def span_ends(quantity: Quantity) -> tuple[Quantity, Quantity]:
    ends = [quantity.model_copy(update={"value": end, "low": None, "high": None}) for end in quantity.bounds]
    return ends[0], ends[1]


def verb_before(phrases: list[Phrase], at: int) -> str:
    """The verb in front of a predicate, past negations and prepositions."""
    for i, phrase in reversed(list(enumerate(phrases[:at]))):
        if _is_held_range(phrases, i):
            continue  # "stays in the range of"
        if phrase.type in ("PREPOSITION", "NEGATION", "SCOPE", "UNKNOWN", "COMMA", "MEASURE"):
            if phrase.type == "UNKNOWN" and phrase.key in words("assertions", "spanning"):  # type: ignore[union-attr]
                return phrase.key  # type: ignore[union-attr]
            continue
        return phrase.key if isinstance(phrase, Word) and phrase.type != "COLON" else ""
    return ""


def is_spanning(phrases: list[Phrase], at: int) -> bool:
    """Whether a range is told to be covered; what stays inside of one need not reach its ends."""
    first = max(0, at - 3)
    return any(
        isinstance(phrase, Word)
        and phrase.key in words("assertions", "spanning")
        and not _is_held_range(phrases, i)
        for i, phrase in enumerate(phrases[first:at], first)
    )


def _is_held_range(phrases: list[Phrase], at: int) -> bool:
    """ "In the range", "inside the span": the noun, behind what says that values keep to it."""
    return phrases[at].type == "SPREAD" and key_at(phrases, at - 1) in words("assertions", "inside")

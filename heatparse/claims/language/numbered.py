"""Numbers of things: "four of the five benchmarks", "at least 3 rows", "exactly one column", "2 out of 5"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.counts.quantifiers import Kind, Quantifier
from heatparse.claims.gates import COUNTED, OUT_OF
from heatparse.claims.language.phrases import Amount, Phrase, Scope, phrase_key
from heatparse.claims.language.words import Word
from heatparse.phrases import words
from heatparse.records import Record

_KINDS: tuple[Kind, ...] = ("at_least", "more", "at_most", "fewer")
_BOUNDS: dict[str, Kind] = {"at_least": "at_least", "above": "more", "at_most": "at_most", "below": "fewer"}


class Numbered(Record, frozen=True):
    """How many of what: the noun that is counted, where the text gives one."""

    quantifier: Quantifier
    noun: Word | None
    first: int  # index of the number

    @property
    def of(self) -> int | None:
        return self.quantifier.of


def find_number(phrases: Sequence[Phrase], start: int = 0) -> Numbered | None:
    """The first number of things among some phrases, from an index on; None where there is none, or several."""
    found: list[Numbered] = []
    at = start
    while at < len(phrases):
        number = whole_number(phrases[at])
        if number is None:
            at += 1
            continue
        total, behind = _total(phrases, at + 1)
        noun = _noun(phrases, behind)
        if (noun is not None or total is not None) and not _is_definite(phrases, at):
            found.append(Numbered(Quantifier(_kind(phrases, at), number, total), noun, at))
        at = behind + 1
    return found[0] if len(found) == 1 else None


def _is_definite(phrases: Sequence[Phrase], at: int) -> bool:
    """ "Of the six origins", "in all three rows": the number only tells how many there are."""
    before = phrases[at - 1] if at else None
    if isinstance(before, Scope):
        return before.quantifier != "only"
    return before is not None and (getattr(before, "key", "") in ("of", "among") or before.type == "RIVALS")


def whole_number(phrase: Phrase) -> int | None:
    """The number that a number word, or digits without a unit, count."""
    if isinstance(phrase, Word) and phrase.type == "CARDINAL":
        return int(phrase.value)
    if not isinstance(phrase, Amount) or phrase.unit or phrase.quantity.unit:
        return None
    quantity = phrase.quantity
    if quantity.resolution != 1.0 or quantity.value is None or quantity.approximate or quantity.value < 0:
        return None
    return int(quantity.value)


def _kind(phrases: Sequence[Phrase], at: int) -> Kind:
    phrase, before = phrases[at], phrases[at - 1] if at else None
    if isinstance(phrase, Amount) and phrase.bound:
        return _BOUNDS[phrase.bound]
    key = before.key if isinstance(before, Word) else ""
    return next((kind for kind in _KINDS if key in words("assertions", kind)), "exactly")


def _total(phrases: Sequence[Phrase], at: int) -> tuple[int | None, int]:
    """The total of "four of the five", and the index behind it."""
    step = at
    while step < len(phrases) and phrase_key(phrases[step]) in OUT_OF:
        step += 1
    number = whole_number(phrases[step]) if at < step < len(phrases) else None
    if number is not None:
        return number, step + 1
    scope = phrases[step] if at < step < len(phrases) else None
    if isinstance(scope, Scope) and scope.quantifier in ("all", "both") and scope.count:
        return scope.count, step + 1
    return None, step if at < step else at


def _noun(phrases: Sequence[Phrase], at: int) -> Word | None:
    """The noun that is counted; of several words the last: "target columns"."""
    noun: Word | None = None
    for phrase in phrases[at : at + 3]:
        if not isinstance(phrase, Word) or phrase.type not in COUNTED:
            break
        noun = phrase
    return noun

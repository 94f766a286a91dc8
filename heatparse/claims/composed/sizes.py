"""Sizes of changes: which number of a clause tells how much, and which ones are places."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.ends import Number, Pair
from heatparse.claims.language.phrases import Amount, Ref, key_of, phrase_key, placed
from heatparse.claims.language.things import RELATIVE_UNITS
from heatparse.claims.language.words import Word
from heatparse.measures import Measure
from heatparse.models import Quantity
from heatparse.phrases import words

_HUNDRED = 100.0
_SIDES = ("COMPARATIVE", "DIFFERENCE")


def with_places(given: Sequence[Constituent]) -> list[Constituent]:
    """Constituents with their numbers as places, where they are labels and tell no size."""
    given = _without_ends(without_step(given))
    told = [part for part in given if part.type == "NUMBER"]
    if len(told) < 2:
        return list(given)
    sized = {id(given[at]) for at in range(len(given)) if is_size(given, at)}
    found: list[Constituent] = []
    for part in given:
        place = placed(part.phrase)
        is_place = isinstance(place, Ref) and part.type == "NUMBER" and id(part) not in sized
        found.append(Constituent("PLACE", place, part.mark, part.noun) if is_place else part)
    return found


def without_step(given: Sequence[Constituent]) -> Sequence[Constituent]:
    """Without a word for the step of an axis in front: "doubling the batch from 8 to 16"."""
    return (
        given[1:]
        if given and given[0].type == "FACTOR" and key_of(given[0].phrase) in _multiplying()
        else given
    )


def _multiplying() -> frozenset[str]:
    return words("composed_changes", "multiplying")


def _without_ends(given: Sequence[Constituent]) -> list[Constituent]:
    """Without the two values that a change ends with: ", falling from 0.94 to 0.60"."""
    marks = [part.mark if part.type == "NUMBER" else "" for part in given]
    at = next((i for i in range(1, len(given) - 1) if marks[i] == "from" and marks[i + 1] == "to"), 0)
    if not at or at + 2 != len(given):
        return list(given)
    joint = at - 1 if given[at - 1].type in ("TREND", "DIFFERENCE") else at
    return list(given[: joint - 1]) if given[joint - 1].type == "BREAK" else list(given)


def size_of(given: Sequence[Constituent]) -> Amount | None:
    """The one number of a clause that tells how much; None where there is none, or another one."""
    told = [at for at, part in enumerate(given) if part.type in ("NUMBER", "CARDINAL")]
    if len(told) != 1 or not is_size(given, told[0]):
        return None
    part = given[told[0]]
    if isinstance(part.phrase, Amount):
        return None if part.phrase.reached or part.phrase.sized else part.phrase
    things = [each for each in given[told[0] :] if each.type == "NOUN"]
    if any(each.axis or each.mark for each in things) or given[max(told[0] - 1, 0)].type != "BY":
        return None  # "surpassed by six of the models": who, and not how much
    return _counted(part.phrase)


def is_size(given: Sequence[Constituent], at: int) -> bool:
    """Whether a number tells how much something changes, and not what it is."""
    part = given[at]
    before, behind = _before(given, at), given[at + 1] if at + 1 < len(given) else None
    if before is not None and before.type == "BY":
        return True
    if before is not None and before.type == "DIFFERENCE" and part.mark in ("", "of", "by"):
        return True
    if behind is not None and behind.type in _SIDES and part.mark in ("", "by"):
        return behind.type == "COMPARATIVE" or str(getattr(behind.phrase, "value", "")) == "gap"
    told = any(each.type == "DIFFERENCE" for each in given[:at])
    if before is not None and before.type == "VERB" and part.mark in ("", "to"):
        return told
    costs = at > 1 and before is not None and before.type == "PLACE" and not before.mark and not part.mark
    verb = given[at - 2] if costs else None
    return (
        verb is not None
        and verb.type == "DIFFERENCE"
        and phrase_key(verb.phrase) in words("composed_changes", "costing")
    )


def is_share(amount: Amount) -> bool:
    """Whether a size is told in percent or in points."""
    unit = amount.quantity.unit or amount.unit
    return unit in words("numbers", "percent") or unit in RELATIVE_UNITS


def in_hundreds(pairs: Sequence[Pair]) -> Sequence[Pair]:
    """The ends in points, where they are written as fractions."""
    if any(max(abs(end.size.low), abs(end.size.high)) > 1 for pair in pairs for end in pair):
        return pairs
    return [Pair(_times_hundred(pair.one), _times_hundred(pair.two)) for pair in pairs]


def _times_hundred(end: Number) -> Number:
    low, high, resolution, slack = (_HUNDRED * each for each in end.size)
    return Number(Measure(low, high, resolution, slack), end.text, end.spans)


def _before(given: Sequence[Constituent], at: int) -> Constituent | None:
    before = [part for part in given[:at] if part.type != "ONLY"]
    return before[-1] if before else None


def _counted(phrase: object) -> Amount | None:
    """ "By ten images": a number in words."""
    if not isinstance(phrase, Word):
        return None
    quantity = Quantity(text=phrase.key, value=float(str(phrase.value)), resolution=1.0)
    return Amount(phrase.start, phrase.end, quantity)

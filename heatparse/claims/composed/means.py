"""Means and sums that are composed of a line, over what they are taken, and a number, a rival or a first place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from heatparse.claims.aggregates.functions import FUNCTIONS, Function
from heatparse.claims.composed.amounts import Ends, ends_of
from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.mean_verdicts import Mean, mean_readings
from heatparse.claims.composed.verdicts import charitably
from heatparse.claims.composed.ways import ways
from heatparse.claims.language.phrases import Amount, Part, Superlative, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.models.claims import AggregateClaim, BaseClaim
from heatparse.phrases import words

_PARTS = frozenset((
    "PLACE", "PANEL", "ALL", "ALWAYS", "EXCEPT", "PART", "VERB", "BREAK", "NOUN", "NUMBER", "AGGREGATE", "CARDINAL",
    "COMPARATIVE", "THAN", "SUPERLATIVE", "RIVALS", "DIFFERENCE",
    "RESTRICTION", "OVERALL",
))  # fmt: skip
_NOUNS = frozenset(("DIAGONAL", "MEASURE", "DIMENSION", "AXISNOUN", "AGGREGATE", "UNKNOWN"))
_OVER = frozenset(("over", "across", "of", "for", "in", "from", "among", "by", "when", ""))


def read_mean(given: Sequence[Constituent], clause: Clause, scene: Scene) -> list[BaseClaim]:
    mean = _mean(given)
    if mean is None:
        return []
    turns = ways(mean.order, mean.key, scene) if mean.order else ("",)
    judged = [
        judgement
        for panel in scene.panels(clause)
        for way in turns
        for judgement in mean_readings(mean, way, scene.filled(panel), scene)
    ]
    if not judged:
        return []
    return [scene.claim(AggregateClaim, clause, charitably(judged), function=mean.function)]


def _mean(given: Sequence[Constituent]) -> Mean | None:
    given = _without_next(given)
    types = [constituent.type for constituent in given]
    if not _PARTS.issuperset(types):
        return None
    tops = [c.phrase for c in given if isinstance(c.phrase, Superlative)]
    functions = {str(getattr(c.phrase, "value", "")) for c in given if c.type == "AGGREGATE"}
    functions |= {str(noun.value) for top in tops for noun in top.nouns if noun.type == "AGGREGATE"}
    overall = False
    if any(c.type == "OVERALL" for c in given):
        if functions or "COMPARATIVE" not in types:
            return None
        functions = {"sum"}  # "A attracts fewer predictions overall than B"
        overall = True
    if any(
        c.type == "RESTRICTION"
        and (phrase_key(c.phrase) != "among" or types[at + 1 : at + 2] not in (["ALL"], ["NOUN"]))
        for at, c in enumerate(given)
    ):
        return None
    if len(functions) != 1 or not functions <= FUNCTIONS.keys():
        return None
    numbers = [c for c in given if c.type == "NUMBER"]
    orders = [c for c in given if c.type == "COMPARATIVE"]
    if numbers and tops and _is_beside(given):
        given, tops = given[: _tail(given)], []
    ends = ends_of(given) if len(numbers) > 1 or _is_range(numbers) else None
    if ends is not None:
        numbers = numbers[:1]
    if len(numbers) + len(orders) + len(tops) != 1 or len([t for t in types if t == "CARDINAL"]) > 1:
        return None
    told = _told(given, numbers, orders, tops, ends)
    if told is None:
        return None
    own, rival, amount, order, key, rank = told
    parts, with_own = _parts_of(given)
    parts += [
        Constituent("PART", _part(noun)) for top in tops for noun in top.nouns if noun.type == "DIAGONAL"
    ]
    if any(
        c.type == "DIFFERENCE" and phrase_key(c.phrase) not in words("composed", "arriving") for c in given
    ):
        return None
    cardinal = next((c for c in given if c.type == "CARDINAL"), None)
    scope = next((c for c in given if c.type == "ALL" and getattr(c.phrase, "count", None)), None)
    over = [c for c in given if c.type in ("NOUN", "ALL")]
    if any(c.mark not in _OVER | {"per"} for c in over) or (own is None and over):
        return None
    size = int(str(getattr(cardinal.phrase, "value", 0))) if cardinal is not None else 0
    if scope is not None:
        size = int(getattr(scope.phrase, "count", 0) or 0)
    return Mean(
        cast(Function, functions.pop()), own, rival, amount, ends, order, key, rank, "RIVALS" in types, parts,
        [c for c in given if c.type == "EXCEPT"], with_own or overall, over, size,
    )  # fmt: skip


def _without_next(given: Sequence[Constituent]) -> Sequence[Constituent]:
    """Without who comes next, behind who is first: "A is the best, ahead of B"."""
    at = next((i for i, c in enumerate(given) if c.type == "NEXT"), -1)
    tail = given[at + 1 :] if at > 0 and given[at - 1].type == "BREAK" else given
    alone = len(tail) == 1 and tail[0].type == "PLACE"
    return given[: at - 1] if alone and any(c.type == "SUPERLATIVE" for c in given[:at]) else given


def _tail(given: Sequence[Constituent]) -> int:
    """Where the first place begins that a number is told to be: "A totals 640, the best of all"."""
    return next((i for i, c in enumerate(given) if c.type == "SUPERLATIVE"), 0) - 1


def _is_beside(given: Sequence[Constituent]) -> bool:
    at = _tail(given)
    return (
        at > 0
        and given[at].type == "BREAK"
        and all(c.type in ("SUPERLATIVE", "ALL") for c in given[at + 1 :])
    )


_Told = tuple[Constituent | None, Constituent | None, Amount | None, str, str, int]


def _told(
    given: Sequence[Constituent], numbers: Sequence[Constituent], orders: Sequence[Constituent],
    tops: Sequence[Superlative], ends: Ends | None,
) -> _Told | None:  # fmt: skip
    """The line that is spoken of, its rival, and what is said of it."""
    places = [c for c in given if c.type == "PLACE"]
    rivals = [c for c in given if c.type == "RIVALS"]
    if numbers:
        amount = numbers[0].phrase
        assert isinstance(amount, Amount)
        if len(places) > 1 or rivals or amount.label is not None or amount.sized:
            return None
        if ends is not None:
            return places[0] if places else None, None, amount, "", "", 0
        plain = numbers[0].mark in ("", "of", "at", "to", "for", "with") and amount.quantity.value is not None
        return (places[0] if places else None, None, amount, "", "", 0) if plain else None
    if orders:
        at = list(given).index(orders[0])
        left = [c for c in given[:at] if c.type == "PLACE"]
        right = [c for c in given[at:] if c.type == "PLACE"]
        order, key = str(getattr(orders[0].phrase, "value", "")), phrase_key(orders[0].phrase)
        if rivals and len(left) == 1 and not right:
            return left[0], None, None, order, key, 1
        if rivals or len(left) != 1 or len(right) != 1:
            return None
        return left[0], right[0], None, order, key, 0
    top = tops[0]
    if rivals or len(places) != 1 or top.count or top.shared or not _is_plain(top):
        return None
    able = any(noun.key in words("composed", "able") for noun in top.nouns)
    direction = {"high": "best", "low": "worst"}.get(top.direction, "") if able else top.direction
    return places[0], None, None, direction, top.key, top.rank


def _part(noun: Word) -> Part:
    return Part(noun.start, noun.end, noun.value, noun.key)


def _is_range(numbers: Sequence[Constituent]) -> bool:
    return (
        len(numbers) == 1
        and isinstance(numbers[0].phrase, Amount)
        and numbers[0].phrase.quantity.low is not None
    )


def _is_plain(top: Superlative) -> bool:
    known = words("composed", "carriers") | words("composed", "foreign") | words("composed", "able")
    return all(n.type in _NOUNS and (n.type != "UNKNOWN" or n.key in known) for n in top.nouns)


def _parts_of(given: Sequence[Constituent]) -> tuple[list[Constituent], bool]:
    """The parts of the grid that are told, and whether the diagonal is said to be taken in."""
    parts: list[Constituent] = []
    taken = False
    for at, c in enumerate(given):
        if c.type == "PART":
            if at and phrase_key(given[at - 1].phrase) in words("composed", "including"):
                taken = True
            else:
                parts.append(c)
    return parts, taken

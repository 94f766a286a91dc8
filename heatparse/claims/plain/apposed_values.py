"""Values in apposition to a name, in brackets: "A at 5 beats B", "A, with a score of 5, beats B" as "A (5) beats B"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, is_only, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.claims.places.cells import pair_up
from heatparse.claims.scene import Scene
from heatparse.measures import equal
from heatparse.phrases import words

_COMMAS = frozenset(("COMMA", "JOIN"))
_FACING = frozenset(("VERSUS", "THAN", "JOIN", "AND"))
_TWO = 2  # that are compared
_VERBS = frozenset(("COMPARATIVE", "BE", "HAVE"))


def with_bracketed_values(clause: Clause) -> Clause:
    """The clause with the values beside its names in brackets; itself where none stands so."""
    phrases = clause.phrases
    found: list[Phrase] = []
    at = 0
    while at < len(phrases):
        found.append(phrases[at])
        at += 1
        if not isinstance(found[-1], Ref):
            continue
        amount, end = _apposed(phrases, at)
        if amount is not None:
            found += [made_word("OPEN", "(", amount.start), amount, made_word("CLOSE", ")", amount.end)]
            at = end
    return (
        clause
        if len(found) == len(phrases) and at == len(phrases) and found == phrases
        else clause.part(found)
    )


def beside_names(clause: Clause, scene: Scene) -> Clause:
    """ "A beats B on P (9 vs. 7)" as "A (9) beats B (7) on P"; itself where they are told the other way round."""
    phrases = clause.phrases
    opened = next((at for at, phrase in enumerate(phrases) if phrase.type == "OPEN"), 0)
    one, joint, two, *rest = [*phrases[opened + 1 : opened + 5], None, None, None]
    if not isinstance(one, Amount) or not isinstance(two, Amount) or one.bound or two.bound:
        return clause
    if joint is None or joint.type not in _FACING or rest[0] is None or rest[0].type != "CLOSE":
        return clause
    order = [at for at, phrase in enumerate(phrases[:opened]) if phrase.type == "COMPARATIVE"]
    named = [at for at, phrase in enumerate(phrases[:opened]) if _is_single(phrase)]
    if len(order) != 1 or len(named) < _TWO or named[1] != order[0] + 1 or named[0] > order[0]:
        return clause
    sides, places = [phrases[at] for at in named[:_TWO]], [phrases[at] for at in named[_TWO:]]
    if _are_turned(sides, places, (one, two), scene):
        return clause
    told = list(phrases)
    del told[opened : opened + 5]
    for at, amount in zip(named[1::-1], (two, one), strict=True):
        told[at + 1 : at + 1] = [
            made_word("OPEN", "(", amount.start),
            amount,
            made_word("CLOSE", ")", amount.end),
        ]
    return clause.part(told)


def _is_single(phrase: Phrase) -> bool:
    return isinstance(phrase, Ref) and len(phrase.names) == 1 and not phrase.is_panel


def _are_turned(sides: list[Phrase], places: list[Phrase], told: Sequence[Amount], scene: Scene) -> bool:
    """Whether two numbers are the values of two names in the other order."""
    refs, place = [p for p in sides if isinstance(p, Ref)], [p for p in places if isinstance(p, Ref)]
    if len(place) != 1:
        return True
    for grid in scene.grids.all():
        pairs = [pair_up([ref, *place], scene, grid) for ref in refs]
        if all(len(found) == 1 for found in pairs):
            values = [grid.at(*found[0]) for found in pairs]
            stated = [grid.measure(amount.quantity) for amount in told]
            if any(v is not None and equal(s, v) for s, v in zip(stated, values[::-1], strict=True)):
                return True
    return False


def _apposed(phrases: Sequence[Phrase], at: int) -> tuple[Amount | None, int]:
    """The value that stands behind a name, and the index behind it; None where none does."""
    comma = at < len(phrases) and phrases[at].type in _COMMAS
    first = at + comma
    if key_at(phrases, first) not in words("comparisons", "beside_values"):
        return None, at
    index = first + 1
    if index + 1 < len(phrases) and phrases[index].type == "MEASURE" and key_at(phrases, index + 1) == "of":
        index += 2
    if index < len(phrases) and is_only(phrases[index]):
        index += 1
    amount = phrases[index] if index < len(phrases) else None
    if not isinstance(amount, Amount) or amount.bound or amount.label is not None:
        return None, at
    behind = phrases[index + 1].type if index + 1 < len(phrases) else ""
    if comma:
        closed = behind in _COMMAS and index + 2 < len(phrases) and phrases[index + 2].type in _VERBS
        return (amount, index + 2) if closed else (None, at)
    return (amount, index + 1) if behind == "COMPARATIVE" else (None, at)

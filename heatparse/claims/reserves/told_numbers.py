"""Told numbers: the numbers of a sentence that bear a statement out, or that another one has used up.

"The gap between the best and the worst (A at 69.3 and B at 43.1) amounts to 26.2" tells by itself
how the difference was made; whatever a reader found in the cells instead is another difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from heatparse.claims.language.phrases import Amount, Superlative, key_of
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.scene import Scene
from heatparse.grid import Value
from heatparse.models.claims import BaseClaim, DifferenceClaim, RankingClaim
from heatparse.phrases import words

_CLOSE = 1e-6
_YEARS = range(1800, 2200)


def is_otherwise_told(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether the numbers of a sentence show that a difference is another one than its reader took."""
    if isinstance(claim, RankingClaim):
        return _are_first(clause, scene)
    if not isinstance(claim, DifferenceClaim) or "ends in place" in clause.read:
        return False  # its numbers were held against the cells that it names
    numbers = _numbers(clause, scene)
    if _is_borne_out(numbers) or (claim.mode == "factor" and _is_doubled(claim, numbers)):
        return True
    starts = {span.start for span in claim.related}
    ends = [value for grid in scene.grids.all() for value in grid.values if value.span.start in starts]
    if _is_used_up(claim, ends, numbers):
        return True
    if ends and all(value.low in numbers for value in ends):
        return False  # "between the strongest (0.86) and the weakest (0.11)": it is these two
    return (
        _is_of_rates(clause, scene)
        or (len(numbers) < 3 and _is_of_kind(clause))
        or _ends_in_year(clause)
        or _is_of_several(clause)
        or _is_of_two_tops(clause)
        or (len(numbers) < 3 and _leaves_diagonal(clause, scene))
    )


def _numbers(clause: Clause, scene: Scene) -> list[float]:
    """The numbers of a clause, whatever part of it was read, and of those before it in the sentence."""
    parts = [clause, *clauses_before(clause, scene.text)][::-1]
    told = (word.value.value for part in parts for word in part.words if word.type == "NUMBER")
    return [number for number in told if number is not None]


def _is_borne_out(numbers: Sequence[float]) -> bool:
    """Two of the numbers differ by a third one."""
    return len(numbers) > 2 and any(
        abs(abs(one - two) - abs(three)) < _CLOSE
        for at, three in enumerate(numbers)
        for one, two in combinations([*numbers[:at], *numbers[at + 1 :]], 2)
    )


def _are_first(clause: Clause, scene: Scene) -> bool:
    """ "The three best cells, 74, 72 and 69, all belong to A and B": they are the best."""
    tops = [
        phrase for phrase in clause.phrases if isinstance(phrase, Superlative) and (phrase.count or 1) > 1
    ]
    told = sorted(
        amount.quantity.value for amount in clause.of("AMOUNT")
        if isinstance(amount, Amount) and amount.quantity.value is not None
    )  # fmt: skip
    if len(tops) != 1 or len(told) != tops[0].count:
        return False
    held = [sorted(value.low for value in grid.values) for grid in scene.grids.all()]
    return any(told in (numbers[: len(told)], numbers[-len(told) :]) for numbers in held)


def _is_doubled(claim: DifferenceClaim, numbers: Sequence[float]) -> bool:
    """ "Doubling the length from 8 to 16": the factor is that of two places."""
    factor = claim.value.value if claim.value is not None and claim.value.value else 2.0
    pairs = combinations([number for number in numbers if number], 2)
    return any(abs(two / one - factor) < _CLOSE or abs(one / two - factor) < _CLOSE for one, two in pairs)


def _is_used_up(claim: DifferenceClaim, ends: Sequence[Value], numbers: Sequence[float]) -> bool:
    """ "14.2 points in P and 9.6 in Q": the two values belong to a number in front of the stated one."""
    stated = claim.value.value if claim.value is not None else None
    if len(ends) != 2 or stated not in numbers:
        return False
    distance = abs(ends[0].low - ends[1].low)
    return any(abs(abs(number) - distance) < _CLOSE for number in numbers[: numbers.index(stated)])


def _is_of_rates(clause: Clause, scene: Scene) -> bool:
    """ "The best and the worst recall differ by 22 points", in a matrix of counts."""
    rates = words("reserves", "rates") - scene.title_words
    told = [key_of(phrase) for phrase in clause.phrases]
    told += [noun.key for top in clause.phrases if isinstance(top, Superlative) for noun in top.nouns]
    return not rates.isdisjoint(told)


def _is_of_kind(clause: Clause) -> bool:
    """ "The strongest and the weakest positive value": the ends of a part of the values."""
    tops = [phrase for phrase in clause.phrases if isinstance(phrase, Superlative)]
    return len(tops) > 1 and any(noun.type == "SIGN" for top in tops for noun in top.nouns)


def _ends_in_year(clause: Clause) -> bool:
    """ "Declines to 0.2 by 2022": the number tells when."""
    for before, phrase in zip(clause.phrases, clause.phrases[1:], strict=False):
        if before.type == "BY" and isinstance(phrase, Amount) and not phrase.unit:
            value = phrase.quantity.value
            if value is not None and value in _YEARS:
                return True
    return False


def _is_of_several(clause: Clause) -> bool:
    """ "The jump of A (7.9), followed by that of B"; "never differ by more than 7, and the gap shrinks to 2.1"."""
    changes = sum(phrase.type == "DIFFERENCE" for phrase in clause.phrases)
    return clause.has("NEXT") or (changes > 1 and clause.has("NEGATION"))


def _is_of_two_tops(clause: Clause) -> bool:
    """ "The worst value of A beats the best value of B by 0.06": each of a line of its own."""
    phrases = clause.phrases
    owned = [
        isinstance(top, Superlative) and key_of(joint) == "of" and two.type in ("REF", "AMOUNT")
        for top, joint, two in zip(phrases, phrases[1:], phrases[2:], strict=False)
    ]
    return sum(owned) > 1


def _leaves_diagonal(clause: Clause, scene: Scene) -> bool:
    """ "The best and the worst pair differ by 0.34": nobody is paired with itself."""
    tops = [phrase for phrase in clause.phrases if isinstance(phrase, Superlative)]
    if any(noun.type == "DIAGONAL" for top in tops for noun in top.nouns):
        return False  # "the highest off-diagonal value"
    return len(tops) > 1 and any(grid.has_trivial_diagonal for grid in scene.grids.all())

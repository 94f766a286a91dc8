"""Gaps of some pairs: "A beats B everywhere, in two cases by more than 25", "…, by as few as 2", "…, sometimes by 1".

The order holds of all pairs and the size of some: they are two statements.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement, together
from heatparse.claims.language.phrases import Amount, Phrase, Scope, Superlative, key_of, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.measures import Truth, equal, middle
from heatparse.models.claims import BaseClaim, DifferenceClaim
from heatparse.phrases import words
from heatparse.tokens import fold

# What a tail is made of that tells how often a gap has some size.
_TAIL = frozenset((
    "PREPOSITION", "SCOPE", "CARDINAL", "RIVALS", "PRONOUN", "AXISNOUN", "DIMENSION", "UNKNOWN", "BY", "AMOUNT", "AND",
    "JOIN", "COMMA", "SUPERLATIVE", "DIFFERENCE", "MEASURE", "HEDGE", "RESTRICTION",
    "FACTOR",
))  # fmt: skip
_PAIR = 2
_AS = 3  # words of "as much as"
_NEAR = 12  # characters
_DIGITS = 9  # of what a computer subtracts


def apart(clause: Clause, scene: Scene) -> tuple[Clause, list[BaseClaim]] | None:
    """The clause without what it says of some gaps, and the claims of these; None where it says nothing of the kind."""
    phrases = clause.phrases
    at = next(
        (i for i, p in enumerate(phrases) if p.type in ("COMMA", "JOIN") and _tells_some(phrases, i, scene)),
        None,
    )
    if at is None:
        return None
    end = at - 1 if phrases[at - 1].type in ("COMMA", "JOIN") else at
    front, tail = clause.part(phrases[:end]), phrases[at + 1 :]
    gaps = _gaps(front, scene)
    judged = [_judge(piece, gaps, scene) for piece in _pieces(tail)]
    told = [judgement for judgement in judged if judgement is not None]
    return front, [scene.claim(DifferenceClaim, clause, together(told), mode="absolute")] if told else []


def _pieces(tail: Sequence[Phrase]) -> list[list[Phrase]]:
    """The parts of a tail, each with a size; "by 2 or 3" is one of them."""
    found: list[list[Phrase]] = [[]]
    for phrase in tail:
        if phrase.type in ("AND", "COMMA") or (phrase.type == "JOIN" and not _is_or(phrase)):
            found.append([])
        elif not _is_or(phrase):
            found[-1].append(phrase)
    return [piece for piece in found if piece]


def _is_or(phrase: Phrase) -> bool:
    return key_of(phrase) in words("claims", "or")


def _tells_some(phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    """Whether an order stands in front of a joint, and behind it of some of its pairs by how much."""
    front, tail = phrases[:at], phrases[at + 1 :]
    compares = any(p.type == "COMPARATIVE" or (isinstance(p, Superlative) and p.verb) for p in front)
    whole = any(isinstance(p, Scope) and p.quantifier == "all" for p in front)
    if not (compares and whole) or any(isinstance(p, Amount) for p in front):
        return False
    if not all(phrase.type in _TAIL for phrase in tail) or len(tail) < _PAIR:
        return False
    chosen = any(map(_chooses, tail)) or any(_is_largest(phrase, scene) for phrase in tail)
    return chosen and any(p.type in ("BY", "DIFFERENCE", "CARDINAL", "SCOPE") for p in tail)


def _chooses(phrase: Phrase) -> bool:
    """Whether a phrase chooses some of the pairs: "in one case", "sometimes", "as few as", "the smallest margin"."""
    if isinstance(phrase, Scope):
        return phrase.quantifier in ("many", "most", "some", "half")
    return phrase.type in ("CARDINAL", "SUPERLATIVE", "FACTOR") or phrase_key(phrase) in words(
        "comparisons", "as_small"
    )


def _gaps(clause: Clause, scene: Scene) -> tuple[list[float], Grid] | None:
    """The distances of the two that are compared, where all have one sign."""
    refs = clause.refs()
    panels = scene.panels(clause)
    if len(refs) != _PAIR or len(panels) != 1 or any(ref.is_panel for ref in refs):
        return None
    grid = scene.filled(panels[0])
    lines = [scene.lines(ref, grid) for ref in refs]
    if any(len(each) != 1 or len(each[0].labels) != 1 for each in lines):
        return None
    one, two = lines[0][0], lines[1][0]
    if one.axis != two.axis:
        return None
    first, second = fold(one.labels[0]), fold(two.labels[0])
    gaps = []
    for key in grid.columns if one.axis == "row" else grid.rows:
        pair = [grid.at(name, key) if one.axis == "row" else grid.at(key, name) for name in (first, second)]
        ends = [middle(value) for value in pair if value is not None]
        if len(ends) < _PAIR or ends[0] is None or ends[1] is None:
            return None
        gaps.append(round(ends[0] - ends[1], _DIGITS))
    signs = {gap > 0 for gap in gaps if gap}
    return ([abs(gap) for gap in gaps], grid) if len(signs) == 1 else None


def _judge(piece: Sequence[Phrase], gaps: tuple[list[float], Grid] | None, scene: Scene) -> Judgement | None:
    """What a part of the tail says of the gaps; None where it tells no size."""
    amounts = [phrase for phrase in piece if isinstance(phrase, Amount)]
    if not amounts:
        return None
    if (
        gaps is None
        or any(phrase.type == "FACTOR" for phrase in piece)
        or (amounts[0].is_percent and not gaps[1].is_percent)
    ):
        return UNDECIDED
    sizes, grid = gaps
    amount = amounts[0]
    if _is_end(piece) or _is_largest(amount, scene):
        if len(amounts) > 1:
            return UNDECIDED
        high = (
            _is_largest(amount, scene)
            or any(isinstance(p, Superlative) and p.direction == "high" for p in piece)
            or any(phrase_key(p) in words("comparisons", "as_large") for p in piece)
        )
        end = max(sizes) if high else min(sizes)
        return Judgement(
            _fits(end, amount, grid), f"the {'largest' if high else 'smallest'} difference is {end:g}"
        )
    fitting = sum(any(_fits(size, each, grid) for each in amounts) for size in sizes)
    told = ", ".join(f"{size:g}" for size in sizes)
    return Judgement(_holds(piece, fitting, len(sizes)), f"the differences are {told}")


def _is_largest(phrase: Phrase, scene: Scene) -> bool:
    """ "Up to 9", "as much as 9": the largest of several sizes."""
    if not isinstance(phrase, Amount):
        return False
    told = [token[3] for token in scene.draft.tokens.between(phrase.start - _NEAR, phrase.start)][-_AS:]
    return phrase.reached or (told[::_PAIR] == ["as", "as"] and told[1] in words("comparisons", "as_large"))


def _is_end(piece: Sequence[Phrase]) -> bool:
    """ "By as few as 2", "with a minimum margin of 2"."""
    tops = [p for p in piece if isinstance(p, Superlative)]
    small = any(phrase_key(p) in words("comparisons", "as_small") for p in piece)
    return bool(tops) or (small and any(key_of(p) == "as" for p in piece))


def _holds(piece: Sequence[Phrase], fitting: int, size: int) -> Truth:
    """Whether as many gaps have the size as are told; of what is told in passing, more may have it."""
    scope = next((p.quantifier for p in piece if isinstance(p, Scope)), "")
    count = next((p for p in piece if isinstance(p, Word) and p.type == "CARDINAL"), None)
    if scope == "most":
        return fitting * _PAIR > size
    if scope == "half":
        return True if fitting * _PAIR == size else None
    if count is None:
        return fitting > 0
    number = int(count.value) if str(count.value).isdecimal() else 0
    if fitting == number:
        return True
    return False if fitting < number else None


def _fits(size: float, amount: Amount, grid: Grid) -> bool | None:
    """Whether a distance has the stated size."""
    stated = grid.measure(amount.quantity)
    alike = equal(stated._replace(low=size, high=size, slack=0.0), stated)
    if amount.reached:
        return alike or (False if size > stated.high else None)  # "by up to 9", of which 7 is the largest
    bounds = {
        "above": size > stated.low,
        "at_least": size >= stated.low,
        "below": size < stated.high,
        "at_most": size <= stated.high,
    }
    if amount.bound in bounds:
        return bounds[amount.bound]
    return alike

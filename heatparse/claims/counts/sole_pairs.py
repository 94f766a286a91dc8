"""Sole pairs: "A and B is the only pair above 0.5 besides C and D", where a pair of labels has one value.

What a label has with itself is no pair, and the two cells of a pair count as one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from heatparse.claims.counts.predicates import Predicate
from heatparse.claims.counts.predications import find_predicates
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Phrase, Ref, is_only, key_at
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.scene import Scene
from heatparse.claims.wording import shown
from heatparse.grid import Grid, Value
from heatparse.models.claims import BaseClaim, CountClaim
from heatparse.phrases import words
from heatparse.tokens import fold

_LINKS = frozenset(("PREPOSITION", "PRONOUN", "HAVE", "MEASURE"))
_PAIR = 2  # labels
_SHOWN = 4  # values that an explanation names
Pairs = frozenset[frozenset[str]]


def read_sole_pairs(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of a clause that says of a pair that it alone is so; nothing where it says so of no pair."""
    phrases = clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if is_only(phrase)), None)
    if at is None:
        return []
    noun = at + 1 + (at + 1 < len(phrases) and phrases[at + 1].type == "SIGN")  # "the only negative pair"
    if key_at(phrases, noun) not in words("assertions", "sole_pairs"):
        return []
    panels = scene.panels(clause)
    if clause.is_data or len(panels) != 1 or not scene.filled(panels[0]).is_mirrored:
        return []
    return [scene.claim(CountClaim, clause, _judged(clause, at, noun, scene.filled(panels[0]), scene))]


def _judged(clause: Clause, at: int, noun: int, grid: Grid, scene: Scene) -> Judgement:
    phrases = clause.phrases
    front, rest = phrases[:at], [*phrases[at + 1 : noun], *phrases[noun + 1 :]]
    if (
        rest and isinstance(rest[-1], Ref) and len(rest) > 1 and rest[-2].type == "BE"
    ):  # "the only … is A and B"
        front, rest = rest[-1:], rest[:-2]
    told = [phrase for phrase in front if isinstance(phrase, Ref)] or _told_before(front, clause, scene)
    others: list[Ref] = []
    for index, phrase in enumerate(rest[:-1]):
        other = rest[index + 1]
        if phrase.type == "EXCEPTION" and isinstance(other, Ref):
            rest, others = [*rest[:index], *rest[index + 2 :]], [other]
            break
    while rest and rest[0].type in _LINKS:
        rest = rest[1:]
    numbered = frozenset(side for side in "xy" if scene.names.numbered(side))
    predicates = find_predicates(rest, numbered)
    named, excepted = _pairs(told, grid), _pairs(others, grid)
    whole = len(predicates) == 1 and (predicates[0].first, predicates[0].last) == (0, len(rest))
    if not named or (others and not excepted) or not whole:
        return UNDECIDED
    return _judged_on(named | excepted, predicates[0], grid)


def _told_before(front: Sequence[Phrase], clause: Clause, scene: Scene) -> list[Ref]:
    """What "it" stands for, where the clause in front names one pair."""
    if not front or front[0].type != "PRONOUN":
        return []
    before = [*clauses_before(clause, scene.text)] or [one for one in (clause.before,) if one is not None]
    return [ref for one in before[:1] for ref in one.refs()]


def _pairs(refs: Iterable[Ref], grid: Grid) -> Pairs:
    """The pairs of labels that references name; none where one names something else."""
    found = set()
    for ref in refs:
        labels = frozenset(fold(name.label.text) for name in ref.names)
        if len(labels) != _PAIR or not labels <= grid.rows.keys() or not labels <= grid.columns.keys():
            return frozenset()
        found.add(labels)
    return frozenset(found)


def _judged_on(named: Pairs, predicate: Predicate, grid: Grid) -> Judgement:
    truths = {
        frozenset((value.row, value.column)): predicate.test(value, grid)
        for value in grid.values
        if value.row != value.column
    }
    if None in truths.values() or not named <= truths.keys():
        return UNDECIDED
    held = {pair for pair, truth in truths.items() if truth}
    more, fewer = held - named, named - held
    if not more and not fewer:
        return Judgement(
            True, f"it holds for {'this pair' if len(held) == 1 else f'{len(held)} pairs'} alone"
        )
    wrong = _values(more or fewer, grid)
    text = f"it {'holds' if more else 'does not hold'} for {shown(grid, wrong, _SHOWN)}{' as well' if more else ''}"
    return Judgement(False, text, tuple(value.span for value in wrong[:_SHOWN]))


def _values(pairs: Iterable[frozenset[str]], grid: Grid) -> list[Value]:
    """One value of each pair."""
    found = {frozenset((value.row, value.column)): value for value in reversed(grid.values)}
    return sorted((found[pair] for pair in pairs), key=lambda value: value.span.start)

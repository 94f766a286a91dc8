"""Lines between two others: "A lies between B and C in every column", "at P, A is between B and C"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement, together
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.phrases import Phrase, Ref, Scope, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_unmeasured
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.measures import at_least, every
from heatparse.models.claims import BaseClaim, ComparisonClaim
from heatparse.tokens import fold

_VERBS = frozenset(("BE", "OCCUR", "HAVE"))


def read_betweens(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that one line lies between two others, in each place that is meant."""
    phrases = clause.phrases
    at = next((i for i in range(1, len(phrases)) if key_at(phrases, i) == "between"), 0)
    if not at or clause.has(
        "AMOUNT", "DIFFERENCE", "SPREAD", "SUPERLATIVE", "COMPARATIVE", "AREA", "POSITION"
    ):
        return []
    if phrases[at - 1].type not in _VERBS or at + 1 >= len(phrases):
        return []
    ends = _two(phrases[at + 1])
    subjects = [phrase for phrase in phrases[: at - 1] if isinstance(phrase, Ref)]
    rest = phrases[at + 2 :]
    if len(ends) != 2 or (not rest and len(subjects) < 2):
        return []
    subject = subjects[-1] if subjects else clause.heads[0] if clause.heads and at == 1 else None
    if subject is None or len(subject.names) != 1:
        return []
    where = [phrase for phrase in (*subjects[:-1], *rest) if isinstance(phrase, Ref)]
    each = any(isinstance(phrase, Scope) and phrase.quantifier == "all" for phrase in phrases)
    if not where and not each:
        return []
    clause.read.add("between")
    parts: list[Judgement] = []
    for panel in scene.panels(clause):
        parts += _in_panel([subject, *ends], where, scene.filled(panel), scene)
    judgement = UNDECIDED if has_guards(phrases) or not parts else together(parts)
    strange = any(is_unmeasured(phrases, i, scene) for i in range(len(phrases)))
    if judgement.truth is False and strange:
        judgement = UNDECIDED
    return [scene.claim(ComparisonClaim, clause, judgement)]


def _two(phrase: Phrase) -> list[Ref]:
    """The two names of "B and C"."""
    if not isinstance(phrase, Ref) or len(phrase.names) != 2 or phrase.either:
        return []
    return [Ref(phrase.start, phrase.end, (name,), phrase.side) for name in phrase.names]


def _in_panel(refs: Sequence[Ref], where: Sequence[Ref], grid: Grid, scene: Scene) -> list[Judgement]:
    """For each place across the three lines: whether the first lies between the others."""
    named = {fold(label.text) for ref in where for name in ref.names for label in name.labels}
    for axis, keys in (("row", grid.columns), ("column", grid.rows)):
        lines = [next((e for e in scene.lines(ref, grid) if e.axis == axis), None) for ref in refs]
        if any(line is None or len(line.labels) != 1 for line in lines):
            continue
        own, one, two = (line.labels[0] for line in lines if line is not None)
        chosen = [key for key in keys if not named or fold(key) in named]
        return [_at(grid, axis, key, own, one, two) for key in chosen]
    return []


def _at(grid: Grid, axis: str, key: str, own: str, one: str, two: str) -> Judgement:
    values = [grid.at(label, key) if axis == "row" else grid.at(key, label) for label in (own, one, two)]
    mine, first, second = values
    if mine is None or first is None or second is None:
        return UNDECIDED
    falling = every([at_least(first, mine), at_least(mine, second)])
    rising = every([at_least(second, mine), at_least(mine, first)])
    truth = True if falling or rising else False if falling is False and rising is False else None
    told = f"{grid.tell(mine)}, beside {first.text} and {second.text}"
    return Judgement(truth, told, (mine.span, first.span, second.span))

"""Extremes behind one of the diagonal: "A tops the diagonal with 9, while B bottoms out at 2" there as well."""

from __future__ import annotations

from collections.abc import Iterator

from heatparse.claims.extremes.extremum_verdicts import judge
from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.phrases import Part, Superlative
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.scene import Scene
from heatparse.records import replace


def judge_on_part_before(
    statement: Statement, judgement: Judgement, clause: Clause, scene: Scene
) -> Judgement:
    """What a judgement becomes where the clause in front, in its sentence, speaks of one part of the grid."""
    named = [*statement.winners, *statement.slices]
    if statement.part != "all" or len(named) != 1:
        return judgement
    before = next(clauses_before(clause, scene.text), None)
    parts = set(_parts(before)) if before is not None else set()
    if len(parts) != 1:
        return judgement
    there = judge(replace(statement, part=parts.pop(), winners=named, slices=[]), scene)
    return there if there.truth else judgement


def _parts(clause: Clause) -> Iterator[str]:
    """The parts of the grid that a clause names, by themselves or behind an extreme: "tops the diagonal"."""
    for phrase in clause.phrases:
        if isinstance(phrase, Part):
            yield phrase.part
        elif isinstance(phrase, Superlative):
            yield from (str(noun.value) for noun in phrase.nouns if noun.type == "DIAGONAL")

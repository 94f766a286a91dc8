"""Cells that are named as winners of the row or column they stand in: "the best model is A on B"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.extremes.winners import Contest, judge_cells
from heatparse.claims.judgement import UNDECIDED, Judgement, together
from heatparse.claims.language.phrases import Ref, index_of, key_at
from heatparse.claims.language.things import is_prepositional
from heatparse.claims.places.cells import Pair
from heatparse.claims.scene import Scene
from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold


def each_within(axis: str, contest: Contest, pairs: list[Pair], stated: Quantity | None) -> Judgement:
    """Whether cells are the best of the row, or of the column, that each of them stands in."""
    at = 0 if axis == "row" else 1
    judged: list[Judgement] = []
    for key in dict.fromkeys(fold(pair[at]) for pair in pairs):
        own = [pair for pair in pairs if fold(pair[at]) == key]
        values = [v for v in contest.values if (v.row if axis == "row" else v.column) == key]
        judged.append(judge_cells(replace(contest, values=values), own, stated))
    return together(judged)


def in_each(
    contest: Contest, pairs: list[Pair], ref: Ref, stated: Quantity | None, scene: Scene
) -> Judgement:
    """Whether each of some cells is the best of its row, or column, that a reference names."""
    axes = {line.axis for line in scene.lines(ref, contest.grid)}
    if len(axes) != 1:
        return UNDECIDED
    axis = axes.pop()
    contest = replace(contest, alone=contest.alone and len(pairs) == 1)
    return together([each_within(axis, contest, [pair], stated) for pair in pairs])


def in_slice(
    contest: Contest, pairs: list[Pair], ref: Ref, stated: Quantity | None, scene: Scene
) -> list[Judgement]:
    """Whether a cell is the best of a row or column."""
    found: list[Judgement] = []
    for line in scene.lines(ref, contest.grid):
        keys = {fold(label) for label in line.labels}
        values = [v for v in contest.values if (v.row if line.axis == "row" else v.column) in keys]
        found.append(judge_cells(replace(contest, values=values), pairs, stated))
    return found or [UNDECIDED]


def follows_holder(statement: Statement, winners: Sequence[Ref]) -> bool:
    """Whether a place stands behind who holds it: "the maximum belongs to A for B", of B or of all."""
    at, holder = (index_of(statement.phrases, ref) for ref in reversed(winners))
    placed = key_at(statement.phrases, at - 1) in words("function_words", "fronting_place")
    return placed and key_at(statement.phrases, holder - 1).split()[-1:] in (["to"], ["by"])


def looks_at_line(statement: Statement, winners: Sequence[Ref]) -> bool:
    """ "The best model is A on B", "the maximum is at A when it comes to B": of B, or of all."""
    if len(winners) != 2 or not all(ref.names for ref in winners):
        return False
    phrases, at = statement.phrases, index_of(statement.phrases, winners[1])
    if winners[1].noun in ("row", "column") or key_at(phrases, at - 1) in words("winners", "looking_at"):
        return True
    nouns = statement.top.nouns
    place = nouns[-1].key if nouns else statement.top.key
    first = place in words("winners", "first_places")
    first = first and (not nouns or statement.top.key in words("winners", "at_ends"))  # "the top spot"
    kind = first or (nouns and nouns[-1].type == "AXISNOUN")
    front = phrases[: max(statement.at, 0)]
    return is_prepositional(phrases, at) and (kind or any(phrase.type == "AXISNOUN" for phrase in front))

"""Means over the best of a line: "A averages 73 over its two best rooms", "the three weakest tasks of A sum to 20"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.aggregates.functions import Function, compare_values
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.phrases import Amount, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Value
from heatparse.phrases import words

_QUIET = frozenset((
    "REF", "AGGREGATE", "AMOUNT", "PREPOSITION", "PRONOUN", "SUPERLATIVE", "COMMA", "JOIN", "BE", "HAVE", "OCCUR",
    "MEASURE", "AXISNOUN", "DIMENSION", "OPEN", "CLOSE",
))  # fmt: skip


def judge_best(clause: Clause, function: Function, scene: Scene) -> Judgement:
    """Whether the best (worst) of a line, as many as are told, have the mean or the sum that is told."""
    panels = scene.panels(clause)
    amounts = [phrase for phrase in clause.phrases if isinstance(phrase, Amount)]
    tops = [phrase for phrase in clause.phrases if isinstance(phrase, Superlative)]
    refs = [ref for ref in clause.refs() if not ref.is_panel]
    if len(panels) != 1 or not len(amounts) == len(tops) == len(refs) == 1 or amounts[0].bound:
        return UNDECIDED
    grid, top = scene.grids[panels[0]], tops[0]
    lines = scene.lines(refs[0], grid)
    if len(lines) != 1 or len(lines[0].labels) != 1 or top.rank != 1:
        return UNDECIDED
    label = lines[0].labels[0]
    values = grid.row(label) if lines[0].axis == "row" else grid.column(label)
    count = int(top.count or 0)
    if not 1 < count < len(values) or len(values) < len(
        grid.columns if lines[0].axis == "row" else grid.rows
    ):
        return UNDECIDED
    judged = [
        compare_values(
            grid,
            _outer(values, way, count),
            f"the {count} {way}est values of {grid.name(label)}",
            amounts[0],
            function,
        )
        for way in _ways(top, scene)
    ]
    plain = all(p.type in _QUIET or key_of(p) in words("names", "set_nouns") for p in clause.phrases)
    open_ = grid.is_square or clause.before is not None or bool(clause.heads) or not plain
    found = charitable(judged) if judged else UNDECIDED
    return UNDECIDED if found.truth is False and open_ else found


def _outer(values: Sequence[Value], way: str, count: int) -> list[Value]:
    return sorted(values, key=lambda value: value.low, reverse=way == "high")[:count]


def _ways(top: Superlative, scene: Scene) -> tuple[str, ...]:
    """Which values are meant by "the best": the highest, unless less may be better."""
    if top.direction in ("high", "low"):
        return (top.direction,)
    ways = {"best": "high", "worst": "low"}
    if top.direction not in ways:
        return ()
    if scene.may_be_better_low:
        return ("high", "low")
    return (ways[top.direction],)

"""Differences of several: "the gap is largest on A and B", the two of which have the two largest ones."""

from __future__ import annotations

from heatparse.claims.extremes.distances import steps_of
from heatparse.claims.extremes.gaps import SIGNS, Gap
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Ref
from heatparse.claims.scene import Scene
from heatparse.tokens import fold

_EXACT = 1e-9


def judge_shared(gap: Gap, scene: Scene) -> Judgement:
    """Whether all that are named are among the first of so many."""
    panels, named = scene.panels(gap.clause), gap.winner[0]
    if len(panels) != 1 or gap.steps or not gap.ends:
        return UNDECIDED
    grid = scene.filled(panels[0])
    refs = [Ref(named.start, named.end, (name,)) for name in named.names]
    lines = [line for ref in refs for line in scene.lines(ref, grid)]
    if len(lines) != len(refs) or len({line.axis for line in lines}) > 1 or gap.unsure:
        return UNDECIDED
    steps = list(steps_of(gap, lines[0], grid, scene))
    turn, sign = {"gain": 1, "drop": -1}.get(gap.noun, 0), SIGNS[gap.top.direction]
    sizes = {step.name: sign * (step.size * turn if turn else abs(step.size)) for step in steps}
    mine = [fold(label) for line in lines for label in line.labels]
    count = len(grid.rows if lines[0].axis == "row" else grid.columns)
    signed = gap.signed and len({step.size > 0 for step in steps}) > 1  # one is not always ahead
    if len(steps) < count or any(name not in sizes for name in mine) or signed or any(s.room for s in steps):
        return UNDECIDED
    order = sorted(sizes, key=lambda name: -sizes[name])
    bound = sizes[order[len(mine) - 1]]
    truth = all(sizes[name] >= bound - _EXACT for name in mine)
    told = ", ".join(f"{grid.name(name)} with {abs(sizes[name]):.4g}" for name in order[: len(mine)])
    spans = tuple(span for step in steps if step.name in mine for span in step.spans)
    return Judgement(truth, f"by their {gap.noun}, the first are {told}", spans)

"""Axes that list their numbers from the highest to the lowest: layers from the output down, decades from now back.

"With depth", "over time", "from layer 8 on", "before the 1990s" and "the last epoch" follow the numbers, and not the
order in which they are written; "the top row" and "the second column" follow that order. What is said in neither
way is judged both ways, and is open where these contradict each other.
"""

from __future__ import annotations

from collections.abc import Callable

from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grids import Grids
from heatparse.labels import falling_numbers
from heatparse.models import Axis, Document, Panel
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words

_OF_WRITING = frozenset(("layout", "legend"))
Judge = Callable[[Clause, Scene], list[BaseClaim]]


class _RisingGrids(Grids):
    """The grids of a document with the numbers of each axis from the lowest up."""

    def __init__(self, document: Document, base: Grids) -> None:
        super().__init__(document)
        self._base = base

    def panel(self, index: int) -> Panel:
        panel = self._base[index].panel
        return panel.model_copy(update={"y_axis": _rising(panel.y_axis), "x_axis": _rising(panel.x_axis)})


def _rising(axis: Axis) -> Axis:
    if not falling_numbers(axis.categories):
        return axis
    return axis.model_copy(update={"categories": axis.categories[::-1]})


def in_rising_order(scene: Scene) -> Scene:
    """The scene in which the numbers of each axis rise."""
    rising = scene.over(_RisingGrids(scene.document, scene.grids))
    rising.__dict__["in_rising_order"] = None
    return rising


def by_numbers(clause: Clause, scene: Scene, judge: Judge) -> list[BaseClaim]:
    """The claims of a clause by the order of the numbers, or by that of the figure where it speaks of its sides."""
    rising = scene.in_rising_order
    if rising is None or clause.says(words("trends", "written_order")):
        return judge(clause, scene)
    written = judge(clause, scene)
    if all(claim.kind in _OF_WRITING for claim in written):  # type: ignore[attr-defined]
        return written
    clause.read.clear()
    found = judge(clause, rising)
    if clause.says(words("trends", "progress")):
        return found
    held = {claim.kind for claim in written if claim.verdict == "supported"}  # type: ignore[attr-defined]
    held -= {claim.kind for claim in written if claim.verdict == "refuted"}  # type: ignore[attr-defined]
    return [
        claim.model_copy(update={"verdict": "undecidable", "rule": None})
        if claim.verdict == "refuted" and claim.kind in held  # type: ignore[attr-defined]
        else claim
        for claim in found
    ]

"""Values behind a comparison that tells how far two cells are apart: "A exceeds B by 4, 59 compared with 55"."""

from __future__ import annotations

from heatparse.claims.changes.evidence_ends import ends_of
from heatparse.claims.language.phrases import Amount
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.measures import equal

_BESIDE = (["COMMA"], ["JOIN"], ["OPEN"])
_PAIRS = (["AMOUNT", "THAN", "AMOUNT"], ["AMOUNT", "VERSUS", "AMOUNT"])


def without_told_values(clause: Clause, scene: Scene) -> Clause:
    """The comparison alone, where the two values behind it are those of the cells: who is ahead is its own matter."""
    phrases = clause.phrases
    types = [phrase.type for phrase in phrases]
    size = len(types) - (types[-1] == "CLOSE")
    at = size - len(_PAIRS[0])
    if at < 2 or types[at:size] not in _PAIRS or [types[at - 1]] not in _BESIDE or len(scene.grids) != 1:
        return clause
    if (types[at - 1] == "OPEN") is not (size < len(types)):
        return clause
    front = clause.part(phrases[: at - 1])
    one, two = phrases[at], phrases[size - 1]
    grid = scene.filled(0)
    cells = ends_of(front, [ref for ref in front.refs() if not ref.is_panel], grid, scene)
    if len(cells) != len((one, two)) or any(cell.cell is None or cell.function for cell in cells):
        return clause
    if not isinstance(one, Amount) or not isinstance(two, Amount):
        return clause
    stated = [grid.measure(amount.quantity) for amount in (one, two)]
    held = any(
        all(equal(number, cell.measure) for number, cell in zip(stated, order, strict=True))
        for order in (cells, cells[::-1])
    )
    if not held:
        return clause
    front.read.add("ends in place")  # its numbers were held against the cells
    return front

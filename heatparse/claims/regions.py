"""Claims about quadrants, halves and blocks of the grid."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.brackets import strip_brackets
from heatparse.claims.guards import is_guarded
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.metrics import holds_data
from heatparse.claims.phrases import Phrase, Ref, Scope, Superlative
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.words import Word
from heatparse.grid import Grid, Value
from heatparse.measures import middle
from heatparse.models.claims import BaseClaim, Direction, RegionClaim
from heatparse.phrases import words

# The sides of the grid that a position names.
_SIDES = {
    "top-left": ("top", "left"), "top-right": ("top", "right"), "bottom-left": ("bottom", "left"),
    "bottom-right": ("bottom", "right"), "top": ("top", ""), "bottom": ("bottom", ""), "left": ("", "left"),
    "right": ("", "right"),
}  # fmt: skip
_DIRECTIONS: dict[str, Direction] = {"high": "high", "best": "high", "low": "low", "worst": "low"}
_ENOUGH = 0.5  # the part of the cells that must be stated


def read_regions(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that high (or low) values gather in a part of the grid."""
    if (
        clause.read
        or not clause.says(words("regions", "gathered"))
        or (clause.is_data and holds_data(clause, scene))
    ):
        return []
    main, _ = strip_brackets(clause.phrases)
    part = next((p for p in main if isinstance(p, Ref) and p.noun == "area" and p.position in _SIDES), None)
    if part is None or not _keys(main) & words("regions", "gathered"):
        return []
    direction = _direction(main)
    if direction is None:
        return []
    guarded = is_guarded(main, part.end)
    judged = [_judge(scene.grids[n], part.position, direction) for n in scene.panels(clause)]
    truths = {judgement.truth for judgement in judged}
    judgement = judged[0] if len(truths) == 1 and not guarded else UNDECIDED
    return [scene.claim(RegionClaim, clause, judgement)]


def _keys(main: Sequence[Phrase]) -> set[str]:
    return {phrase.key for phrase in main if isinstance(phrase, Word | Superlative | Scope)}


def _direction(main: Sequence[Phrase]) -> Direction | None:
    superlatives = [phrase for phrase in main if isinstance(phrase, Superlative)]
    if superlatives:
        return _DIRECTIONS.get(superlatives[0].direction) if len(superlatives) == 1 else None
    keys = _keys(main)
    high, low = bool(keys & words("regions", "high")), bool(keys & words("regions", "low"))
    return None if high is low else ("high" if high else "low")


def _judge(grid: Grid, position: str, direction: Direction) -> Judgement:
    """Supported when the part is ahead of the rest on average and holds the best value of all."""
    inside, outside = _split(grid, position)
    if not inside or not outside or len(inside) + len(outside) < _ENOUGH * grid.size():
        return UNDECIDED
    sign = 1 if direction == "high" else -1
    own, rest = [sign * number for _, number in inside], [sign * number for _, number in outside]
    mean_own, mean_rest = sum(own) / len(own), sum(rest) / len(rest)
    text = f"the mean there is {sign * mean_own:.4g}, elsewhere {sign * mean_rest:.4g}"
    if mean_own > mean_rest and max(own) >= max(rest):
        best = max(inside, key=lambda pair: sign * pair[1])[0]
        return Judgement(True, f"{text}; {grid.tell(best)}", (best.span,))
    return UNDECIDED


def _split(grid: Grid, position: str) -> tuple[list[tuple[Value, float]], list[tuple[Value, float]]]:
    """The values of a part of the grid, and the others; the middle line of an odd number is in neither half."""
    vertical, horizontal = _SIDES[position]
    inside: list[tuple[Value, float]] = []
    outside: list[tuple[Value, float]] = []
    for value in grid.values:
        number = middle(value)
        if number is None:
            continue
        fits = _is_on(vertical, "top", grid.rows[value.row], len(grid.rows)) and _is_on(
            horizontal, "left", grid.columns[value.column], len(grid.columns)
        )
        (inside if fits else outside).append((value, number))
    return inside, outside


def _is_on(side: str, first: str, position: int, size: int) -> bool:
    if not side:
        return True
    return position < size // 2 if side == first else position >= (size + 1) // 2

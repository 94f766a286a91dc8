"""Claims about quadrants, halves and blocks of the grid."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.guards import is_guarded
from heatparse.claims.language.metrics import holds_data
from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.places import PlaceReader
from heatparse.claims.places.slices import readings
from heatparse.claims.plain.gatherings import last_places
from heatparse.claims.scene import Scene
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
Test = Callable[[Value], bool]
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
    if not _keys(main) & words("regions", "gathered"):
        return []
    direction = _direction(main)
    if direction is None or _is_of_line(main):
        return []
    judged: list[Judgement] = []
    for panel in scene.panels(clause):
        grid = scene.grids[panel]
        is_inside = _is_at(part.position, grid) if part is not None else _is_among(main, grid, scene)
        if is_inside is None:
            return []
        judged.append(_judge(grid, is_inside, direction))
    guarded = is_guarded(main, part.end if part is not None else main[-1].end)
    truths = {judgement.truth for judgement in judged}
    judgement = judged[0] if len(truths) == 1 and not guarded else UNDECIDED
    return [scene.claim(RegionClaim, clause, judgement)]


def _keys(main: Sequence[Phrase]) -> set[str]:
    return {phrase.key for phrase in main if isinstance(phrase, Word | Superlative | Scope)}


def _is_of_line(main: Sequence[Phrase]) -> bool:
    """ "The maximum of A lies in layers 4-6": an extreme of A, wherever the others are high."""
    return any(
        isinstance(top, Superlative)
        and phrase_key(of) == "of"
        and isinstance(owner, Ref)
        and not owner.is_panel
        for top, of, owner in zip(main, main[1:], main[2:], strict=False)
    )


def _direction(main: Sequence[Phrase]) -> Direction | None:
    superlatives = [phrase for phrase in main if isinstance(phrase, Superlative)]
    if superlatives:
        return _DIRECTIONS.get(superlatives[0].direction) if len(superlatives) == 1 else None
    keys = _keys(main)
    high, low = bool(keys & words("regions", "high")), bool(keys & words("regions", "low"))
    return None if high is low else ("high" if high else "low")


def _judge(grid: Grid, is_inside: Test, direction: Direction) -> Judgement:
    """Supported when the part is ahead of the rest on average and holds the best value of all."""
    inside, outside = _split(grid, is_inside)
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


def _split(grid: Grid, is_inside: Test) -> tuple[list[tuple[Value, float]], list[tuple[Value, float]]]:
    """The values of a part of the grid, and the others."""
    inside: list[tuple[Value, float]] = []
    outside: list[tuple[Value, float]] = []
    for value in grid.values:
        number = middle(value)
        if number is not None:
            (inside if is_inside(value) else outside).append((value, number))
    return inside, outside


def _is_at(position: str, grid: Grid) -> Test:
    """Whether a value stands on a side of the grid; the middle line of an odd number is in neither half."""
    vertical, horizontal = _SIDES[position]
    return lambda value: (
        _is_on(vertical, "top", grid.rows[value.row], len(grid.rows))
        and _is_on(horizontal, "left", grid.columns[value.column], len(grid.columns))
    )


def _is_among(main: Sequence[Phrase], grid: Grid, scene: Scene) -> Test | None:
    """Whether a value stands in the several rows or columns that a clause ends with; None where it names none."""
    refs = PlaceReader(scene, last_places(main), {}, set()).read().refs
    if not any(len(name.labels) > 1 or len(ref.names) > 1 for ref in refs for name in ref.names):
        return None
    pieces = list(readings(scene, grid, refs, ()))
    if len(pieces) != 1:
        return None
    members = {(value.row, value.column) for value in pieces[0].values}
    return lambda value: (value.row, value.column) in members


def _is_on(side: str, first: str, position: int, size: int) -> bool:
    if not side:
        return True
    return position < size // 2 if side == first else position >= (size + 1) // 2

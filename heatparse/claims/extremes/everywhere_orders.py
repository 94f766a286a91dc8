"""Orders that hold in each place across them: "in every column, A > B > C", "in all rows but P, the order is A, B"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heatparse.claims.extremes.orders import Item, falls
from heatparse.claims.judgement import UNDECIDED, Judgement, together
from heatparse.claims.language.phrases import Phrase, Ref, Scope, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.phrases import words
from heatparse.tokens import fold

_AXES = {"x": "column", "y": "row"}


def is_everywhere(phrases: Sequence[Phrase], axes: set[str]) -> bool:
    """Whether an order of rows (columns) is told of each place across them; of other things it may be of the whole."""
    return any(
        isinstance(phrase, Scope) and _takes_each(phrases, at, axes) for at, phrase in enumerate(phrases)
    )


def _takes_each(phrases: Sequence[Phrase], at: int, axes: set[str]) -> bool:
    """E.g. "In every column", "for all models"; "all rows" may be what is put in order."""
    scope = phrases[at]
    assert isinstance(scope, Scope)
    noun = scope.noun
    own = noun is not None and noun.type == "AXISNOUN" and _AXES.get(noun.value.axis) in axes
    if scope.quantifier not in ("all", "both") or scope.others or own:
        return False
    if noun is not None and getattr(noun, "value", "") in ("panel", "grid"):
        return False
    placed = key_at(phrases, at - 1) in words("winners", "placing_orders") or at == 0
    return scope.is_single or (placed and scope.key != "overall")


def without_exception(phrases: Sequence[Phrase]) -> tuple[list[Phrase], list[Ref]]:
    """The phrases without "except in P and Q", and what is left out; all of them where that is not plain."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "EXCEPTION"), None)
    if at is None:
        return list(phrases), []
    end = at + 1
    while end < len(phrases) and phrases[end].type in ("PREPOSITION", "PRONOUN", "AXISNOUN", "DIMENSION"):
        end += 1
    if end == len(phrases) or not isinstance(left_out := phrases[end], Ref):
        return list(phrases), []
    return [*phrases[:at], *phrases[end + 1 :]], [left_out]


def judging_everywhere(
    clause: Clause, scene: Scene, left_out: Sequence[Ref]
) -> Callable[[Sequence[Item]], Judgement]:
    """What tells whether listed things fall in each place across them."""

    def judge(items: Sequence[Item]) -> Judgement:
        return judge_everywhere([item[0] for item in items], clause, scene, left_out)

    return judge


def judge_everywhere(
    order: Sequence[Ref], clause: Clause, scene: Scene, left_out: Sequence[Ref] = ()
) -> Judgement:
    """Whether things are in their order in each place across them: rows in every column, panels in every cell."""
    panels = [scene.panels_named(ref) for ref in order]
    if all(len(found) == 1 for found in panels):
        grids = [scene.filled(found[0]) for found in panels]
        cells = [[grid.cells.get(key) for grid in grids] for key in grids[0].cells]
        return together([falls(each) for each in cells]) if cells else UNDECIDED
    parts: list[Judgement] = []
    for panel in scene.panels(clause):
        parts += _in_panel(order, scene.filled(panel), scene, left_out)
    return together(parts) if parts else UNDECIDED


def _in_panel(order: Sequence[Ref], grid: Grid, scene: Scene, left_out: Sequence[Ref]) -> list[Judgement]:
    aside = {fold(name.label.text) for ref in left_out for name in ref.names if name.labels}
    for axis, keys in (("row", grid.columns), ("column", grid.rows)):
        lines = [next((e for e in scene.lines(ref, grid) if e.axis == axis), None) for ref in order]
        if all(line is not None and len(line.labels) == 1 for line in lines):
            labels = [line.labels[0] for line in lines if line is not None]
            return [
                falls([grid.at(x, key) if axis == "row" else grid.at(key, x) for x in labels])
                for key in keys
                if fold(key) not in aside
            ]
    return []


def axes_of(order: Sequence[Ref], scene: Scene) -> set[str]:
    """The axes that all things of an order may be of."""
    grid = scene.filled(0)
    sides = [{line.axis for line in scene.lines(ref, grid)} for ref in order]
    return set.intersection(*sides) if sides else set()

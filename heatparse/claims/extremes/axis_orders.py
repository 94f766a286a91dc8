"""Statements about the order of the labels: "both axes list them in the same order", "sorted alphabetically"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.judgement import UNDECIDED, Judgement, together
from heatparse.claims.language.forms import Name
from heatparse.claims.language.metrics import fits_title, is_in_opening, is_measured
from heatparse.claims.language.phrases import Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.axis_places import is_opening, is_plain, side_of
from heatparse.claims.places.positions import is_laid_out
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.inventory.survey import survey_of
from heatparse.models.claims import BaseClaim, LayoutClaim
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.tokens import fold

_RULE = "layout-mismatch"
_GUARDS = frozenset(("NEGATION", "EXCEPTION", "CONDITION", "HEDGE", "NUMBER", "SIGN"))
_BY = (" by", " of")
_SHORT = 3  # letters: "the", "of"
_WAYS = {
    ("top", "bottom"): ("y", 1),
    ("bottom", "top"): ("y", -1),
    ("left", "right"): ("x", 1),
    ("right", "left"): ("x", -1),
}


def read_axis_orders(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that labels stand in some order."""
    if (
        clause.is_data
        or is_opening(clause, scene)
        or not scene.grids
        or not {word.type for word in clause.words}.isdisjoint(_GUARDS)
    ):
        return []
    grid = scene.grids[scene.panels(clause)[0]]
    told = clause.words
    if clause.has("AGGREGATE"):
        judgement = _by_mean(told, grid)
    else:
        judgement = _same(told, grid) or _alphabetical(told, grid) or _listed(told, grid, scene)
        judgement = judgement or _ascending(told, grid)
    if judgement is None or judgement.truth is None:
        return []
    clause.read.add("layout")
    return [scene.claim(LayoutClaim, clause, judgement)]


def is_order_of_axis(items: Sequence[Ref], clause: Clause, scene: Scene) -> bool:
    """ "The models are A, B and C, in this order": all that an axis lists, as it lists them, and nothing ranks them.

    "A, B and C (sorted by size)": by what is not shown.
    """
    listed = [name.label.text for item in items for name in item.names]
    axes = (axis.categories for panel in scene.document.panels for axis in (panel.y_axis, panel.x_axis))
    if not any(list(map(fold, listed)) == list(map(fold, axis)) for axis in axes):
        return False
    if clause.says(words("winners", "ordering")) or clause.has("AMOUNT", "NEXT", "SUPERLATIVE", "AGGREGATE"):
        return False
    said = {getattr(p, "value", "") for p in (*clause.lead, *clause.phrases) if p.type == "ORDER"}
    placed = said == {"rank", "down"}  # "…, in that order from top to bottom"
    return placed or said <= {"rank"} or _goes_by_unshown(clause, scene)


def _goes_by_unshown(clause: Clause, scene: Scene) -> bool:
    """ "Sorted by size", "largest to smallest", and "(descending)" where an axis is introduced."""
    text = scene.draft.tokens.between
    if any(token[3] in words("names", "sizes") for token in text(clause.start, clause.end)):
        return True
    order = next((p for p in clause.phrases if p.type == "ORDER"), None)
    if order is None:
        return False
    behind = [token[3] for token in text(order.end, clause.end)]
    if not (key_of(order).endswith(_BY) or behind[:1] in (["by"], ["of"])):
        return is_in_opening(scene, clause.start) and not clause.has("BE", "HAVE", "OCCUR", "MEASURE")
    nouns = [key for key in behind if key.isalpha() and len(key) > _SHORT]
    by = next((key for key in nouns if key not in words("names", "counting_nouns")), "".join(nouns[:1]))
    told = {token[3] for token in text(0, clause.start)}
    shown = (
        by in words("assertions", "values")
        or fits_title(scene, by)
        or (by in told and is_measured(scene, by))
    )
    return bool(by) and not shown


def _same(told: Sequence[Word], grid: Grid) -> Judgement | None:
    """ "Both axes list the tasks in the same order", "the y-axis has them in the reverse order of the x-axis"."""
    keys = {word.key for word in told}
    sides = {side for word in told if (side := side_of(word)) is not None}
    if not (keys & {"axes"} or sides == {"x", "y"}) or not any(key.startswith("order") for key in keys):
        return None
    same, opposite = keys & words("places", "same"), keys & words("places", "opposite")
    if bool(same) is bool(opposite) or set(grid.rows) != set(grid.columns):
        return None
    rows, columns = list(grid.rows), list(grid.columns)
    is_same = rows == columns
    if opposite and not is_same and rows != columns[::-1]:
        return UNDECIDED
    ends = [word for word in told if word.type == "LABEL"]
    judged = [Judgement(is_same if same else not is_same, "", (), _RULE)]
    judged += [_place(told, at, rows) for at, word in enumerate(told) if word in ends]
    found = together(judged)
    text = (
        "both axes list their labels in the same order"
        if is_same
        else "the axes list their labels in other orders"
    )
    return found._replace(explanation=text, rule=_RULE)


def _place(told: Sequence[Word], at: int, order: Sequence[str]) -> Judgement:
    """ "Starting with A", "ending with A", "A in fourth place": where one label stands among the others."""
    name = told[at].value
    key = fold(name.label.text) if isinstance(name, Name) and len(name.labels) == 1 else ""
    before = " ".join(word.key for word in told[max(0, at - 2) : at])
    behind = told[at + 1 : at + 3]
    if any(start in before for start in ("starting", "beginning", "from")):
        return Judgement(order[0] == key)
    if any(end in before for end in ("ending", "to", "ends")):
        return Judgement(order[-1] == key)
    placed = next((word for word in behind if word.type in ("PLACED", "ORDINAL")), None)
    if placed is not None and str(placed.value).isdigit():
        return Judgement(order[int(placed.value) - 1 : int(placed.value)] == [key])
    return UNDECIDED


def _by_mean(told: Sequence[Word], grid: Grid) -> Judgement | None:
    """ "Models are sorted by their average, from best to worst": refuted where the means go up and down."""
    axes = _sides(told)
    sorts = [word for word in told if word.type == "ORDER" and word.key in words("places", "sorted_by")]
    means = [word for word in told if word.type == "AGGREGATE" and word.value == "mean"]
    known = ("ORDER", "AGGREGATE", "PRONOUN", "MEASURE")
    rest = [word for word in told if not is_plain(word) and word.type not in known]
    if len(sorts) != 1 or len(means) != 1 or len(axes) != 1 or rest or not grid.is_complete:
        return None
    lines = (
        [grid.row(key) for key in grid.rows] if axes == {"y"} else [grid.column(key) for key in grid.columns]
    )
    averages = [sum(value.low + value.high for value in line) / 2 / len(line) for line in lines]
    steps = [two - one for one, two in pairwise(averages)]
    text = f"the means are {', '.join(f'{mean:.4g}' for mean in averages)}"
    ordered = not (any(step > 0 for step in steps) and any(step < 0 for step in steps))
    return Judgement(ordered, text, (), _RULE)


def _alphabetical(told: Sequence[Word], grid: Grid) -> Judgement | None:
    """ "The species are sorted alphabetically"."""
    if not any(word.key in words("places", "alphabetical") for word in told):
        return None
    sides = _sides(told)
    known = words("places", "alphabetical") | words("places", "things")
    rest = [
        word
        for word in told
        if not is_plain(word) and word.key not in known and word.type not in ("ORDER", "CARDINAL")
    ]
    if len(sides) != 1 and not grid.is_aligned:
        return None
    if any(word.type != "DIMENSION" and side_of(word) is None for word in rest):
        return None
    labels = [key.casefold() for key in (grid.columns if sides == {"x"} else grid.rows)]
    truth = labels == sorted(labels)
    if not truth and any(not label.isascii() or not label[:1].isalpha() for label in labels):
        return UNDECIDED
    return Judgement(
        truth, f"they are listed as {', '.join(grid.name(key) for key in list(labels)[:4])} …", (), _RULE
    )


def _sides(told: Sequence[Word]) -> set[str]:
    """The axes that a clause names, by their names or as sides."""
    named = {
        w.value.axis for w in told if w.type == "AXISNOUN" and isinstance(w.value, Name) and w.value.axis
    }
    return named | {side for word in told if (side := side_of(word)) is not None}


def _way(told: Sequence[Word], at: int) -> tuple[str, int] | None:
    """ "From top to bottom" at an index: the axis, and whether it goes along its list."""
    if at + 3 >= len(told) or told[at].key != "from" or told[at + 2].key != "to":
        return None
    return _WAYS.get((told[at + 1].key, told[at + 3].key))


def _listed(told: Sequence[Word], grid: Grid, scene: Scene) -> Judgement | None:
    """ "From top to bottom in the order A, B, C"; "layers are counted from bottom to top"."""
    ways = [(at, way) for at in range(len(told)) if (way := _way(told, at)) is not None]
    if len(ways) != 1 or not is_laid_out(grid):
        return None
    at, (axis, step) = ways[0]
    labels = [word for word in told if word.type == "LABEL"]
    rest = [w for i, w in enumerate(told) if not at <= i < at + 4 and w not in labels and not is_plain(w)]
    if any(word.type not in ("ORDER", "COLON") for word in rest):
        return None
    order = list(grid.rows if axis == "y" else grid.columns)[::step]
    if not labels:
        counted = any(word.key in words("places", "counting") for word in told)
        if not counted or not _tells_direction(scene):
            return None
        return Judgement(step == 1, "the rows are listed from top to bottom", (), _RULE)
    keys = [fold(word.value.label.text) for word in labels]
    if len(keys) < 2 or any(key not in order for key in keys):
        return None
    steps = [order.index(two) - order.index(one) for one, two in pairwise(keys)]
    truth = all(step > 0 for step in steps)
    if all(step < 0 for step in steps) and not _tells_direction(scene):
        return UNDECIDED  # the figure may be drawn upside down
    return Judgement(truth, f"they are listed as {', '.join(map(grid.name, order))}", (), _RULE)


def _tells_direction(scene: Scene) -> bool:
    """Whether the introduction of the figure says that something is listed from top to bottom."""
    draft = scene.draft
    for block in draft.blocks[: survey_of(scene.document).opening]:
        keys = [token[3] for token in draft.tokens_of(block)]
        if any(keys[at : at + 3] == ["top", "to", "bottom"] for at in range(len(keys))):
            return True
    return False


def _ascending(told: Sequence[Word], grid: Grid) -> Judgement | None:
    """ "Learning rates increase from top to bottom, batch sizes from left to right": the numbers of an axis."""
    if not is_laid_out(grid):
        return None
    judged: list[Judgement] = []
    axis, sign, at = "", 0, 0
    while at < len(told):
        word = told[at]
        way = _way(told, at)
        if way is not None:
            if way[0] != axis or not sign:
                return None
            numbers = _numbers(grid, axis)
            if numbers is None:
                return None
            steps = [(two - one) * way[1] * sign > 0 for one, two in pairwise(numbers)]
            judged.append(
                Judgement(
                    all(steps),
                    "the axis lists its numbers so" if all(steps) else "the axis lists them otherwise",
                )
            )
            axis, at = "", at + 3
        elif word.type == "AXISNOUN" and isinstance(word.value, Name) and word.value.axis:
            axis = word.value.axis
        elif word.key in words("legends", "growing"):
            sign = 1
        elif word.key in words("legends", "falling"):
            sign = -1
        elif not is_plain(word):
            return None
        at += 1
    return together(judged)._replace(rule=_RULE) if judged else None


def _numbers(grid: Grid, axis: str) -> list[float] | None:
    """The labels of an axis as numbers; None where some are none."""
    names = [grid.name(key) for key in (grid.columns if axis == "x" else grid.rows)]
    quantities = [read_quantity(name) for name in names]
    numbers = [q.value for q in quantities if q is not None and q.value is not None]
    return numbers if len(numbers) == len(names) > 1 else None

"""Colors that lines have alone, or in some places only: "A is red only in P", "A alone is red in P", "A is red only".

What is said is of the row or the column that is named beside the place: "winter is blue only in May" says nothing of
the blue of autumn.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.colors.tints import color_runs, tells_marks, wears
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.parsing import join_names
from heatparse.claims.language.phrases import Phrase, Ref, is_only, placed
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.claims.wording import shown
from heatparse.grid import Grid, Value
from heatparse.measures import Truth
from heatparse.models.claims import BaseClaim, LegendClaim
from heatparse.tokens import fold

_QUIET = frozenset(
    ("BE", "HAVE", "OCCUR", "COLON", "PREPOSITION", "PRONOUN", "AXISNOUN", "DIMENSION", "COMMA")
)
_JOINTS = frozenset(("AND", "JOIN", "COMMA"))
_NOUNS = frozenset(("AXISNOUN", "DIMENSION", "UNKNOWN"))
# The order of the names (g), of "only" (o) and of the color (c) -> which of the names it belongs to, and which
# names the line that is looked at.
_SHAPES = {"gcog": (1, 0), "gcgo": (1, 0), "ogcg": (0, 1), "gocg": (0, 1), "ggoc": (1, 0), "gogc": (1, 0)}
_WHOLE, _HELD, _ALONE = "gco", "gogc", "ogc"
_SHOWN = 3


def read_sole_colors(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that a color is found in a line at the named places only, or in no other line there."""
    if "legend" in clause.read or clause.is_data or tells_marks(clause.phrases):
        return []
    main = join_names(strip_brackets([placed(phrase) for phrase in clause.phrases])[0])
    runs = color_runs(main)
    if len(runs) != 1 or sum(map(is_only, main)) != 1:
        return []
    shape, groups, noun = _shape(main, *runs[0][:2])
    is_open, shape = "?" in shape, shape.replace("?", "")
    if shape == _HELD and noun:
        order = (0, 1)  # "P is the only place in which A is red"
    elif shape == _WHOLE or (shape == _ALONE and sum(len(ref.names) for ref in groups[0]) > 1):
        order = (0, 0)
    elif shape in _SHAPES:
        order = _SHAPES[shape]
    else:
        return []
    color = runs[0][2]
    panels = scene.panels(clause)
    if len(panels) != 1 or any(map(scene.panels_named, (ref for group in groups for ref in group))):
        return []
    grid = scene.filled(panels[0])
    judged = UNDECIDED if is_open else _judge(groups, order, color, grid, scene, shape == _ALONE)
    if judged is None:
        return []
    clause.read.add("sole color")
    return [scene.claim(LegendClaim, clause, judged, color=color)]


def _shape(main: Sequence[Phrase], first: int, last: int) -> tuple[str, list[list[Ref]], bool]:
    """The order of names, "only" and color; the names; and whether a noun stands behind "only".

    "?" stands for what may limit a place: "before", "from … on", "the first three".
    """
    shape, noun, at = "", False, 0
    groups: list[list[Ref]] = []
    while at < len(main):
        phrase = main[at]
        if at == first:
            shape, at = shape + "c", last
            continue
        if is_only(phrase):
            shape += "o"
            noun = at + 1 < len(main) and main[at + 1].type in _NOUNS
        elif isinstance(phrase, Ref):
            joined = at > 1 and main[at - 1].type in _JOINTS and isinstance(main[at - 2], Ref)
            if joined and main[at - 1].type != "COMMA":
                groups[-1].append(phrase)
            else:
                groups.append([phrase])
                shape += "g"
        elif phrase.type in _JOINTS:
            shape += "" if phrase.type == "COMMA" or _goes_on(main, at) else "?"
        elif noun and is_only(main[at - 1]):
            pass  # "the only day"
        elif phrase.type not in _QUIET or (phrase.type == "PREPOSITION" and not _goes_on(main, at)):
            shape += "?"
        at += 1
    return shape, groups, noun


def _goes_on(main: Sequence[Phrase], at: int) -> bool:
    """Whether a joint or a preposition stands in front of something that it joins."""
    behind = main[at + 1] if at + 1 < len(main) else None
    return behind is not None and (
        isinstance(behind, Ref) or behind.type in _NOUNS or behind.type == "PRONOUN"
    )


def _judge(
    groups: Sequence[Sequence[Ref]], order: tuple[int, int], color: str, grid: Grid, scene: Scene, alone: bool
) -> Judgement | None:
    """Whether the color is where it is said to be alone; None where the names are those of one axis."""
    found = [_line(group, grid, scene) for group in groups]
    if alone:
        return UNDECIDED if found[0] is None else _alone(found[0], color, grid)
    if len(groups) == 1:
        return UNDECIDED if found[0] is None else _whole(_values(grid, found[0]), color, grid)
    if None in found:
        return UNDECIDED
    own, other = found[order[0]], found[order[1]]
    if own is None or other is None or own.axis == other.axis:
        return None
    keys = {fold(label) for label in own.labels}
    values = _values(grid, other)
    truths = [wears(value, grid, color) for value in values]
    named = [(value.row if own.axis == "row" else value.column) in keys for value in values]
    if not values or sum(named) != len(own.labels) * len(other.labels):
        return UNDECIDED
    astray = [v for v, worn, here in zip(values, truths, named, strict=True) if worn and not here]
    rule = "color-mismatch" if sum(named) == 1 else None  # of one cell
    if astray:
        return Judgement(False, f"the same holds of {shown(grid, astray, _SHOWN)}", _spans(astray), rule)
    within = [worn for worn, here in zip(truths, named, strict=True) if here]
    if not any(worn is not False for worn in within):
        bare = [v for v, here in zip(values, named, strict=True) if here]
        return Judgement(False, f"it does not hold of {shown(grid, bare, _SHOWN)}", _spans(bare), rule)
    if None in truths or not all(within):
        return UNDECIDED
    here = [v for v, is_named in zip(values, named, strict=True) if is_named]
    return Judgement(True, f"{color} there is {shown(grid, here, _SHOWN)}", _spans(here))


def _whole(values: Sequence[Value], color: str, grid: Grid) -> Judgement:
    """ "A is red only": of each of its cells."""
    truths: list[Truth] = [wears(value, grid, color) for value in values]
    other = [value for value, worn in zip(values, truths, strict=True) if worn is False]
    if other:
        return Judgement(False, f"it does not hold of {shown(grid, other, _SHOWN)}", _spans(other))
    if not values or None in truths:
        return UNDECIDED
    return Judgement(True, f"it holds for {len(values)} of {len(values)} cells", _spans(values))


def _alone(own: Line, color: str, grid: Grid) -> Judgement:
    """ "Only A and B are red": of all cells of the grid."""
    worn = [(value, wears(value, grid, color)) for value in grid.values]
    keys = {fold(label) for label in own.labels}
    held = {value.row if own.axis == "row" else value.column for value, truth in worn if truth}
    astray = [v for v, truth in worn if truth and (v.row if own.axis == "row" else v.column) not in keys]
    if astray:
        return Judgement(False, f"the same holds of {shown(grid, astray, _SHOWN)}", _spans(astray))
    if held != keys or None in {truth for _, truth in worn}:
        return UNDECIDED
    here = [value for value, truth in worn if truth]
    return Judgement(True, f"{color} there is {shown(grid, here, _SHOWN)}", _spans(here))


def _values(grid: Grid, line: Line) -> list[Value]:
    return [
        value for label in line.labels for value in (grid.row if line.axis == "row" else grid.column)(label)
    ]


def _spans(values: Sequence[Value]) -> tuple:  # type: ignore[type-arg]
    return tuple(dict.fromkeys(value.span for value in values[:_SHOWN]))


def _line(group: Sequence[Ref], grid: Grid, scene: Scene) -> Line | None:
    """The lines of one axis that names stand for: "Heads 0 and 3", "layer 6"; None where they may be others."""
    first = scene.lines(group[0], grid)
    if len(first) != 1:
        return None
    axis, labels = first[0].axis, list(first[0].labels)
    for ref in group[1:]:
        more = _alike(ref, labels[0], grid, axis) or [
            label for line in scene.lines(ref, grid) if line.axis == axis for label in line.labels
        ]
        if not more:
            return None
        labels += more
    return Line(axis, tuple(dict.fromkeys(labels)))


def _alike(ref: Ref, label: str, grid: Grid, axis: str) -> list[str]:
    """ "3" behind "Head 0": the line "Head 3"."""
    stem = label.rstrip("0123456789")
    order = grid.rows if axis == "row" else grid.columns
    names = [stem + name.label.text for name in ref.names if name.labels and name.label.text.isdigit()]
    known = bool(names) and stem != label and all(fold(name) in order for name in names)
    return [grid.name(fold(name)) for name in names] if known and len(names) == len(ref.names) else []

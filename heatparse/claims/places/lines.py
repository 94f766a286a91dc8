"""The rows or columns of a grid that a reference may mean."""

from __future__ import annotations

from heatparse.claims.language.phrases import Ref
from heatparse.claims.places.positions import is_laid_out
from heatparse.grid import Grid
from heatparse.models import Axis
from heatparse.records import NamedTuple
from heatparse.resources import vocabulary
from heatparse.tokens import fold, label_keys


class Line(NamedTuple):
    """Rows or columns of one grid that a reference may mean."""

    axis: str  # "row" or "column"
    labels: tuple[str, ...]


def named_lines(ref: Ref, grid: Grid) -> list[Line]:
    found: list[Line] = []
    wanted = ref.side or _side_of_relation(ref, grid)
    labels = tuple([label.text for name in ref.names for label in name.labels])
    keys = [fold(label) for label in labels]
    for axis, side in (("row", "y"), ("column", "x")):
        if wanted not in (None, side):
            continue
        order = grid.rows if axis == "row" else grid.columns
        if keys and all(key in order for key in keys):
            found.append(Line(axis, labels))
    return found


def positioned(ref: Ref, grid: Grid) -> list[Line]:
    if ref.noun not in ("row", "column"):
        return []
    if len(grid.cells) * 2 < len(grid.rows) * len(grid.columns):
        return []  # in a grid with most cells unsaid nobody knows what is first or last
    order = list(grid.rows if ref.noun == "row" else grid.columns)
    upright = ref.position in ("top", "bottom")
    if upright and (ref.noun != "row" or not is_laid_out(grid)):
        return []
    ends = {"first": 0, "last": -1, "left": 0, "right": -1, "top": 0, "bottom": -1}
    known = ref.noun == "column" or upright or ref.position in ("first", "last")
    at = ends.get(ref.position) if known else None
    if at is None and ref.position.isdigit():
        at = int(ref.position) - 1
    if at is None or not -len(order) <= at < len(order):
        return []
    return [Line(ref.noun, (grid.name(order[at]),))]


def _side_of_relation(ref: Ref, grid: Grid) -> str | None:
    """E.g. "trained on NLI" is a category of the axis that speaks of training."""
    if not ref.relation:
        return None
    for side, axis in (("x", grid.panel.x_axis), ("y", grid.panel.y_axis)):
        if tells_relation(axis, ref.relation):
            return side
    return None


def tells_relation(axis: Axis, relation: str) -> bool:
    """Whether the name of an axis tells what its categories are: trained, tested, predicted, true.

    A "predicted label" is no true one.
    """
    if not axis.label or (relation == "true" and tells_relation(axis, "predicted")):
        return False
    stems = tuple(vocabulary("names", "relations", relation))
    keys = label_keys(axis.label)
    parts = [part for key in keys for part in key.replace("_", "-").replace("/", "-").split("-")]
    return any(part.startswith(stems) for part in (*keys, *parts))

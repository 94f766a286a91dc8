"""Panels of a description beside the matrices of a reference: which belong together, and which way round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations

from heatparse.grid import Grid, Value
from heatparse.measures import Measure, equal, exact
from heatparse.models import Document, Panel
from heatparse.reference.labels import Matching, by_position, is_number, match_labels
from heatparse.reference.matrix import BadReference, Matrix, Reference, listed
from heatparse.tokens import fold, label_keys

_FEWEST = 4  # values that tell which way round a matrix is
_OTHER = {"row": "column", "column": "row"}
_MOST, _FEW = 0.8, 0.6  # parts of the values that agree: with the right order, at most with a wrong one


@dataclass(frozen=True)
class Pairing:
    """A panel with its matrix, turned and ordered as the panel has it.

    `order` says how the values of the panel are ordered otherwise than those of the reference:
    "transposed", "rows reversed", "rows 'A' and 'B' exchanged", or "" where they are not.
    `straight` is the pairing by the labels alone.
    """

    grid: Grid
    matrix: Matrix
    rows: Matching
    columns: Matching
    factor: float = 1.0  # from the unit of the reference to that of the description
    tolerance: float = 0.0
    order: str = ""
    by_labels: bool = False  # the labels themselves tell that it is transposed
    rescaled: bool = False  # the factor is a guess: neither says that its numbers are percent
    straight: Pairing | None = None

    def value(self, row: str, column: str) -> float | None:
        """What the reference has for a cell, by labels of the description, in the unit of the description."""
        at = self.rows.found.get(fold(row)), self.columns.found.get(fold(column))
        found = self.matrix.values.get(at)  # type: ignore[arg-type]
        return None if found is None else found * self.factor

    def agrees(self, value: Value | Measure, row: str, column: str) -> bool | None:
        """Whether a stated value is that of the reference; None where the reference has none."""
        found = self.value(row, column)
        if found is None:
            return None
        stated = Measure(value.low, value.high, value.resolution, value.slack + self.tolerance)
        return equal(stated, exact(found)) is not False

    def is_empty(self, row: str, column: str) -> bool:
        """Whether the reference says that a cell has no value."""
        return (self.rows.found.get(fold(row)), self.columns.found.get(fold(column))) in self.matrix.empty

    @cached_property
    def truths(self) -> dict[tuple[str, str], bool]:
        """Whether each single cell agrees that the reference has a value for, by folded labels."""
        truths = {(v.row, v.column): self.agrees(v, v.row, v.column) for v in self.grid.values}
        return {place: truth for place, truth in truths.items() if truth is not None}

    @cached_property
    def agreement(self) -> tuple[int, int]:
        """How many of the single cells agree, and how many are compared."""
        return sum(self.truths.values()), len(self.truths)

    @property
    def share(self) -> float:
        agree, compared = self.agreement
        return agree / compared if compared else 0.0


def align(document: Document, grids: Sequence[Grid], reference: Reference, tolerance: float) -> list[Pairing]:
    """Each panel that the reference knows with its matrix. Raises `BadReference` when there is none."""
    if not document.panels:
        raise BadReference("there is no heatmap in the description that the reference could be compared with")
    chosen = _choose(document.panels, grids, reference.panels)
    pairings = []
    for at, matrix in sorted(chosen.items()):
        pairing = _paired(grids[at], matrix, tolerance)
        if pairing is not None:
            pairings.append(pairing)
    if not pairings:
        raise BadReference(_stranger(document.panels, reference.panels))
    for pairing in pairings:
        _require_labels(pairing)
    return pairings


def _require_labels(pairing: Pairing) -> None:
    """Raises `BadReference` where the values of the first column or line were read as labels."""
    turned = pairing.order == "transposed"
    for matching, names, described, side in (
        (pairing.rows, pairing.matrix.rows, pairing.grid.panel.y_axis.categories, "row"),
        (pairing.columns, pairing.matrix.columns, pairing.grid.panel.x_axis.categories, "column"),
    ):
        if not matching.known and _are_values(names, described):
            raise BadReference(_unlabelled(names, described, side if not turned else _OTHER[side]))


def _are_values(names: Sequence[str], described: Sequence[str]) -> bool:
    """Whether what was read as labels are numbers, where the description has names."""
    return bool(described) and all(map(is_number, names)) and not any(map(is_number, described))


def _unlabelled(names: Sequence[str], described: Sequence[str], side: str) -> str:
    return (
        f"the first {'column' if side == 'row' else 'line'} of the reference holds the numbers {', '.join(names[:3])}"
        f"{' …' if len(names) > 3 else ''} and no labels; {listed(described)} or the like have to stand there"
    )


def _stranger(panels: Sequence[Panel], matrices: Sequence[Matrix]) -> str:
    """Why nothing fits."""
    if len(panels) == 1 and len(matrices) == 1:
        panel, matrix = panels[0], matrices[0]
        size = len(panel.y_axis.categories), len(panel.x_axis.categories)
        if not matrix.is_labelled:
            return (
                f"the reference has {matrix.shape[0]} × {matrix.shape[1]} values and no labels, "
                f"the description {size[0]} rows and {size[1]} columns"
            )
        for names, described, side in (
            (matrix.rows, panel.y_axis.categories, "row"),
            (matrix.columns, panel.x_axis.categories, "column"),
        ):
            if _are_values(names, described):
                return _unlabelled(names, described, side)
        rows, columns = listed(panel.y_axis.categories), listed(panel.x_axis.categories)
        return (
            f"the description cannot be matched to the reference: it has the rows {rows} and columns {columns}, "
            f"the reference the rows {listed(matrix.rows)} and columns {listed(matrix.columns)}"
        )
    ours = [panel.title or f"panel {at}" for at, panel in enumerate(panels, 1)]
    theirs = [matrix.name or f"panel {at}" for at, matrix in enumerate(matrices, 1)]
    return f"no panel of the description ({listed(ours)}) can be matched to a panel of the reference ({listed(theirs)})"


# Which matrix a panel is


def _choose(panels: Sequence[Panel], grids: Sequence[Grid], matrices: Sequence[Matrix]) -> dict[int, Matrix]:
    """Index of a panel -> its matrix: by name, then by what fits best, then the only ones left."""
    chosen: dict[int, Matrix] = {}
    left = list(range(len(panels)))
    free = list(matrices)
    if len(panels) == 1 and len(matrices) == 1:
        return {0: matrices[0]}
    for same in (_same_name, _name_within):
        for at in list(left):
            fitting = [matrix for matrix in free if same(panels[at].title, matrix.name)]
            if len(fitting) == 1:
                chosen[at] = fitting[0]
                left.remove(at)
                free = [matrix for matrix in free if matrix is not fitting[0]]
    scores = sorted(
        ((_fit(grids[at], matrix), -at, -number) for at in left for number, matrix in enumerate(free)),
        reverse=True,
    )
    used: set[int] = set()
    for (labels, values), at, number in scores:
        panel = -at
        if panel in left and -number not in used and labels > 0.5 and values > 0.5:
            chosen[panel] = free[-number]
            left.remove(panel)
            used.add(-number)
    return chosen


def _same_name(title: str | None, name: str | None) -> bool:
    return bool(title and name) and fold(title or "") == fold(name or "")


def _name_within(title: str | None, name: str | None) -> bool:
    ours, theirs = set(label_keys(title or "")), set(label_keys(name or ""))
    return bool(ours and theirs) and (ours <= theirs or theirs <= ours)


def _fit(grid: Grid, matrix: Matrix) -> tuple[float, float]:
    """How many of the labels, and of the values, a panel has in common with a matrix."""
    pairing = _paired(grid, matrix, 0.0)
    if pairing is None:
        return 0.0, 0.0
    known = pairing.rows.known + pairing.columns.known
    return known / max(1, len(grid.rows) + len(grid.columns)), pairing.share


# Which way round it is


def _paired(grid: Grid, matrix: Matrix, tolerance: float) -> Pairing | None:
    """A panel with a matrix that may be its own; None when no label of one is a label of the other."""
    straight, turned = _match(grid, matrix), _match(grid, matrix.transposed())
    if straight is None and turned is None:
        return None
    straight = _in_unit(replace(straight, tolerance=tolerance)) if straight is not None else None
    turned = _in_unit(replace(turned, tolerance=tolerance)) if turned is not None else None
    if turned is not None and (straight is None or _known(turned) > _known(straight)):
        return replace(turned, order="transposed", by_labels=True, straight=straight)
    assert straight is not None
    if turned is not None and _known(turned) == _known(straight) and _is_clearly_better(turned, straight):
        return replace(turned, order="transposed", straight=straight)
    return _reordered(straight)


def _known(pairing: Pairing) -> int:
    return pairing.rows.known + pairing.columns.known


def _match(grid: Grid, matrix: Matrix) -> Pairing | None:
    rows, columns = list(map(grid.name, grid.rows)), list(map(grid.name, grid.columns))
    panel = grid.panel
    if not matrix.is_labelled or _is_counted(matrix, rows, columns):
        found = by_position(rows, matrix.shape[0]), by_position(columns, matrix.shape[1])
        if found[0] is None or found[1] is None:
            return None
        return Pairing(grid, matrix.labelled(rows, columns), found[0], found[1])
    matched = (
        _match_side(rows, matrix.rows, panel.y_axis.label),
        _match_side(columns, matrix.columns, panel.x_axis.label),
    )
    if (rows or columns) and not any(matching.known for matching in matched):
        return None
    return Pairing(grid, matrix, *matched)


def _is_counted(matrix: Matrix, rows: Sequence[str], columns: Sequence[str]) -> bool:
    """Whether the labels only count from 0, as data frames without labels do, and the description has names."""
    counted = all(names == tuple(map(str, range(len(names)))) for names in (matrix.rows, matrix.columns))
    return counted and not any(label.strip().isdigit() for label in (*rows, *columns))


def _match_side(described: Sequence[str], names: Sequence[str], axis: str | None) -> Matching:
    """The labels of one axis; where those of the reference only count, they may stand for the order."""
    matching = match_labels(described, names, axis)
    counted = any(tuple(names) == tuple(map(str, range(n, n + len(names)))) for n in (0, 1))
    if counted and not matching.known and not any(map(is_number, described)):
        return by_position(described, len(names)) or matching
    return matching


def _in_unit(pairing: Pairing) -> Pairing:
    """The pairing in the unit of the description, where one of the two is in percent.

    Where the values agree only so, and nothing says percent, the pairing is marked as rescaled.
    """
    fractions = all(abs(value) <= 1.0 for value in pairing.matrix.values.values())
    factor = 100.0 if fractions else 0.01
    other = replace(pairing, factor=factor)
    if fractions and pairing.grid.is_percent and pairing.share <= other.share:
        return other
    if pairing.share < _FEW <= other.share and other.agreement[1] >= _FEWEST:
        percent = pairing.grid.speaks_of_percent or (not fractions and pairing.matrix.percent)
        return replace(other, rescaled=not percent)
    return pairing


def _is_clearly_better(other: Pairing, straight: Pairing) -> bool:
    """Whether the values of a panel agree in another order, and do not in the given one."""
    agree, compared = other.agreement
    return (
        compared >= _FEWEST
        and other.share >= _MOST
        and straight.share <= _FEW
        and agree > straight.agreement[0] + 1
    )


def _reordered(straight: Pairing) -> Pairing:
    """The pairing in the order of the values, where they agree in another one and not in the given."""
    agree, compared = straight.agreement
    if agree == compared or (straight.share > _FEW and not _has_wrong_lines(straight)):
        return straight
    for order, other in _orders(straight):
        if _is_clearly_better(other, straight) or _mends_lines(other, straight):
            return replace(other, order=order, straight=straight)
    return straight


def _orders(pairing: Pairing) -> Iterator[tuple[str, Pairing]]:
    for kind, names in (("rows", pairing.matrix.rows), ("columns", pairing.matrix.columns)):
        size = len(names)
        yield f"{kind} reversed", _permuted(pairing, kind, list(range(size))[::-1])
    for kind, names in (("rows", pairing.matrix.rows), ("columns", pairing.matrix.columns)):
        wrong = _wrong_lines(pairing, kind)
        for one, two in combinations(wrong, 2) if len(wrong) <= 6 else ():
            order = list(range(len(names)))
            order[one], order[two] = two, one
            yield f"{kind} {names[one]!r} and {names[two]!r} exchanged", _permuted(pairing, kind, order)


def _permuted(pairing: Pairing, kind: str, order: list[int]) -> Pairing:
    """The pairing with its rows (columns) in another order: the values move, the labels stay."""
    place = {old: new for new, old in enumerate(order)}
    values = {
        ((place[row], column) if kind == "rows" else (row, place[column])): value
        for (row, column), value in pairing.matrix.values.items()
    }
    empty = frozenset(
        (place[row], column) if kind == "rows" else (row, place[column])
        for row, column in pairing.matrix.empty
    )
    return replace(pairing, matrix=replace(pairing.matrix, values=values, empty=empty))


def _wrong_lines(pairing: Pairing, kind: str) -> list[int]:
    """The rows (columns) of the matrix of which most described values disagree, and at least two do."""
    counts: dict[int, list[int]] = {}
    for (row, column), truth in pairing.truths.items():
        at = pairing.rows.found[row] if kind == "rows" else pairing.columns.found[column]
        counts.setdefault(at, [0, 0])[truth] += 1
    return [at for at, (wrong, right) in counts.items() if wrong >= 2 and wrong > right]


def _has_wrong_lines(pairing: Pairing) -> bool:
    return any(len(_wrong_lines(pairing, kind)) >= 2 for kind in ("rows", "columns"))


def _mends_lines(other: Pairing, straight: Pairing) -> bool:
    """Whether an exchange of two lines makes nearly everything right, and at least four values more."""
    agree, compared = other.agreement
    return compared >= _FEWEST and other.share >= _MOST and agree - straight.agreement[0] >= _FEWEST

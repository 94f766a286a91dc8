"""What a reference has and a description does not: cells, rows, columns, panels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from heatparse.inventory.problems import Problem, enumerated, number, place_name
from heatparse.inventory.survey import Survey
from heatparse.models import Span
from heatparse.records import NamedTuple
from heatparse.reference.alignment import Pairing
from heatparse.reference.labels import Matching
from heatparse.reference.matrix import Reference
from heatparse.tokens import fold


class Missing(NamedTuple):
    """A cell of the reference that is not described, by the labels that the description has for it."""

    row: str
    column: str
    value: float


def missing_cells(survey: Survey, pairing: Pairing) -> Iterator[Problem]:
    """One finding a panel: the cells of the reference that no cell and no region of the description gives."""
    grid = pairing.grid
    rows, columns = _described(pairing.rows), _described(pairing.columns)
    missing: list[Missing] = []
    for (at, column_at), value in sorted(pairing.matrix.values.items()):
        row, column = rows.get(at), columns.get(column_at)
        if row is None or column is None or not _is_described(pairing, row, column):
            name = grid.name(row) if row is not None else pairing.matrix.rows[at]
            column_name = grid.name(column) if column is not None else pairing.matrix.columns[column_at]
            missing.append(Missing(name, column_name, value * pairing.factor))
    if not missing:
        return
    total = len(pairing.matrix.values)
    yield Problem(
        _anchor(survey, pairing, missing),
        f"{len(missing)} of the {total} cells of the reference{survey.of_panel(grid.index)} "
        f"{'is' if len(missing) == 1 else 'are'} not described: {_summary(pairing, missing)}.",
    )


def _is_described(pairing: Pairing, row: str, column: str) -> bool:
    grid = pairing.grid
    return (row, column) in grid.cells or any(area.covers(row, column) for area in grid.areas)


def _described(matching: Matching) -> dict[int, str]:
    return {at: key for key, at in matching.found.items()}


def _summary(pairing: Pairing, missing: list[Missing]) -> str:
    """The missing cells with their values; whole rows and columns by their names."""
    places = pairing.matrix.values
    labels = [cell.row for cell in missing], [cell.column for cell in missing]
    for axis, kind, names in ((0, "row", pairing.matrix.rows), (1, "column", pairing.matrix.columns)):
        whole = Counter(fold(names[place[axis]]) for place in places)
        lacking = Counter(map(fold, labels[axis]))
        if len(missing) > 1 and all(whole.get(line) == count for line, count in lacking.items()):
            lines = list(dict.fromkeys(labels[axis]))
            return f"the {kind}{'s' if len(lines) > 1 else ''} {enumerated(lines)}"
    return enumerated(
        [f"{place_name(row, column)} with {number(six_digits(value))}" for row, column, value in missing]
    )


def _anchor(survey: Survey, pairing: Pairing, missing: list[Missing]) -> Span:
    """Where the missing cells should stand: behind the row that lacks them, or else where the panel begins."""
    grid = pairing.grid
    if len({cell.row for cell in missing}) == 1 and (beside := grid.row(missing[0].row)):
        return max((value.span for value in beside), key=lambda span: span.end)
    if len({cell.column for cell in missing}) == 1 and (beside := grid.column(missing[0].column)):
        return max((value.span for value in beside), key=lambda span: span.end)
    panel = grid.panel
    legend = panel.legend.span if panel.legend is not None else None
    spans = (
        panel.y_axis.span,
        panel.x_axis.span,
        *(cell.span for cell in panel.cells[:1]),
        legend,
        panel.span,
    )
    return next((span for span in spans if span is not None), opening_of(survey))


def missing_panels(survey: Survey, pairings: list[Pairing], reference: Reference) -> Iterator[Problem]:
    names = {pairing.matrix.name for pairing in pairings}
    if len(pairings) == len(reference.panels):
        return
    left = [
        matrix.name for matrix in reference.panels if matrix.name is not None and matrix.name not in names
    ]
    if left:
        yield Problem(
            opening_of(survey),
            f"The reference has {len(reference.panels)} panels; {enumerated(left)} "
            f"{'is' if len(left) == 1 else 'are'} not described.",
        )


def opening_of(survey: Survey) -> Span:
    """The first line that holds something."""
    assert survey.draft is not None
    blocks = survey.draft.blocks
    return survey.span(blocks[0].start, blocks[0].end) if blocks else survey.span(0, 0)


def six_digits(value: float) -> float:
    """A number of the reference as messages show it."""
    return float(f"{value:.6g}")

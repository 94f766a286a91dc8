"""What a description says, beside what was plotted: the faults, by the rule that reports them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from heatparse.grid import Area
from heatparse.inventory.problems import Problem, enumerated, number, place_name, related
from heatparse.inventory.survey import Survey
from heatparse.measures import Measure, equal, exact
from heatparse.models import Axis, Cell, Finding, Fix, Quantity, Related, Span
from heatparse.reference.alignment import Pairing
from heatparse.reference.labels import Matching
from heatparse.reference.matrix import Reference
from heatparse.reference.omissions import missing_cells, missing_panels, opening_of, six_digits
from heatparse.tokens import fold

VALUE, MISSING = "reference-value-mismatch", "reference-missing-cell"
CATEGORY, AXIS = "reference-unknown-category", "reference-axis-mismatch"
RULES = (VALUE, MISSING, CATEGORY, AXIS)

Problems = dict[str, list[Problem]]

# What else may be found where a value is not that of the reference: the same fault, seen from inside.
_SAME_FAULT = frozenset(("value-outside-legend", "color-mismatch", "duplicate-cell"))
_DECIMALS = 12


@dataclass(frozen=True)
class Comparison:
    """The faults that the reference shows, and the places of the values that are wrong."""

    problems: Mapping[str, list[Problem]]
    wrong: tuple[Span, ...]

    def covers(self, finding: Finding) -> bool:
        """Whether a finding only says once more that a value is wrong: by the scale, or in its own sentence."""
        span = finding.span
        if finding.rule in _SAME_FAULT:
            return any(span.start < wrong.end and wrong.start < span.end for wrong in self.wrong)
        if finding.rule in RULES or not finding.rule.endswith("-mismatch"):
            return False
        return any(span.start <= wrong.start and wrong.end <= span.end for wrong in self.wrong)


def compare(survey: Survey, pairings: Iterable[Pairing], reference: Reference) -> Comparison:
    """Every difference between a description and its reference."""
    pairings = list(pairings)
    problems: Problems = {rule: [] for rule in RULES}
    for pairing in pairings:
        problems[VALUE] += _other_scale(survey, pairing)
        problems[VALUE] += _wrong_cells(survey, pairing)
        problems[VALUE] += _values_in_empty_cells(survey, pairing)
        problems[VALUE] += _wrong_regions(survey, pairing)
        problems[MISSING] += missing_cells(survey, pairing)
        problems[CATEGORY] += _unknown_categories(survey, pairing)
        problems[AXIS] += _other_order(survey, pairing)
    problems[MISSING] += missing_panels(survey, pairings, reference)
    problems[CATEGORY] += _unknown_panels(survey, pairings)
    return Comparison(problems, tuple(problem.span for problem in problems[VALUE]))


# Values


def _wrong_cells(survey: Survey, pairing: Pairing) -> Iterator[Problem]:
    grid = pairing.grid
    for cell in grid.panel.cells:
        if cell.row is None or cell.column is None:
            continue
        stated = grid.measure(cell.value)
        found = pairing.value(cell.row, cell.column)
        if found is None or pairing.agrees(_plain(stated, cell), cell.row, cell.column) is not False:
            continue
        place = place_name(cell.row, cell.column)
        right = rounded(found, cell.value)
        yield Problem(
            cell.span,
            f"{place} is {cell.value.text} in the description and {right} in the reference"
            f"{survey.of_panel(grid.index)}.",
            fix=_mend(survey, cell, right),
        )


def _values_in_empty_cells(survey: Survey, pairing: Pairing) -> Iterator[Problem]:
    """The values that a figure without them cannot show. Of "A and B: 0.3" the mirror image may be meant."""
    for cell in pairing.grid.panel.cells:
        if cell.row is None or cell.column is None or cell.value.bounds == (None, None):
            continue
        mirrored = pairing.agrees(pairing.grid.measure(cell.value), cell.column, cell.row)
        if pairing.is_empty(cell.row, cell.column) and not mirrored:
            yield Problem(
                cell.span,
                f"{place_name(cell.row, cell.column)} is {cell.value.text} in the description and empty in the "
                f"reference{survey.of_panel(pairing.grid.index)}.",
            )


def _other_scale(survey: Survey, pairing: Pairing) -> Iterator[Problem]:
    """Said once: the values are those of the reference a hundredfold, or the hundredth, and no "%" tells why."""
    grid = pairing.grid
    if not pairing.rescaled:
        return
    value = next(value for value in grid.values if pairing.truths.get((value.row, value.column)))
    right = pairing.value(value.row, value.column) or 0.0
    agree, compared = pairing.agreement
    smaller = "smaller" if pairing.factor < 1 else "greater"
    yield Problem(
        value.span,
        f"{agree} of {compared} values{survey.of_panel(grid.index)} are 100 times {smaller} than those of the "
        f"reference ({value.text} for {number(six_digits(right / pairing.factor))}), and nothing says that one of "
        "the two is in percent.",
    )


def _plain(stated: Measure, cell: Cell) -> Measure:
    """A cell as it stands: what its value alone says, in the unit of the grid."""
    return stated if cell.value.bounds != (None, None) else Measure(float("-inf"), float("inf"))


def rounded(value: float, like: Quantity) -> str:
    """A number of the reference in the precision and unit that the description has for it."""
    return f"{at_precision(value, like.resolution or 0.0)}{like.unit or ''}"


def at_precision(value: float, resolution: float) -> str:
    """A number in steps of `resolution`; with no resolution as it is."""
    if resolution <= 0:
        return number(value)
    for decimals in range(_DECIMALS + 1):
        if resolution >= 0.999 * 10.0**-decimals:
            text = f"{value:.{decimals}f}"
            return text.removeprefix("-") if float(text) == 0 else text
    return number(value)


def _mend(survey: Survey, cell: Cell, right: str) -> Fix | None:
    """The value of the reference in the place of the described one, where it is a plain number."""
    written = cell.value.text
    if survey.draft is None or cell.value.value is None or cell.value.uncertainty is not None:
        return None
    digits = written.removesuffix(cell.value.unit or "").rstrip()
    start = survey.draft.text.find(digits, cell.span.start, cell.span.end)
    if start < 0 or survey.draft.text.find(digits, start + 1, cell.span.end) >= 0:
        return None
    try:
        if float(digits) != cell.value.value:
            return None
    except ValueError:
        return None
    replacement = right.removesuffix(cell.value.unit or "")
    return Fix(span=survey.span(start, start + len(digits)), replacement=replacement)


def _wrong_regions(survey: Survey, pairing: Pairing) -> Iterator[Problem]:
    for area in pairing.grid.areas:
        wrong = [place for place in _places(pairing, area) if _is_outside(pairing, area, *place)]
        if not wrong:
            continue
        told = [
            f"{place_name(*place)} is {number(six_digits(pairing.value(*place) or 0.0))}" for place in wrong
        ]
        yield Problem(
            area.span,
            f"{area.region.value.text} is said of {_of(pairing, area)}; in the reference {enumerated(told)}.",
        )


def _places(pairing: Pairing, area: Area) -> Iterator[tuple[str, str]]:
    grid = pairing.grid
    for row in grid.rows if area.rows is None else area.rows:
        for column in grid.columns if area.columns is None else area.columns:
            if (row, column) not in grid.cells:
                yield grid.name(row), grid.name(column)


def _of(pairing: Pairing, area: Area) -> str:
    count = sum(1 for _ in _places(pairing, area))
    return "one cell" if count == 1 else f"{count} cells"


def _is_outside(pairing: Pairing, area: Area, row: str, column: str) -> bool:
    found = pairing.value(row, column)
    if found is None:
        return False
    slack = area.slack + pairing.tolerance
    return equal(Measure(area.low, area.high, area.resolution, slack), exact(found)) is False


# Labels and axes


def _unknown_panels(survey: Survey, pairings: list[Pairing]) -> Iterator[Problem]:
    """The panels that the reference does not have, beside those that it has."""
    known = {pairing.grid.index for pairing in pairings}
    for at, panel in enumerate(survey.document.panels):
        if at not in known:
            name = f"“{panel.title}”" if panel.title else str(at + 1)
            span = panel.span or next((cell.span for cell in panel.cells), opening_of(survey))
            yield Problem(span, f"The reference has no panel {name}; it is judged by the text alone.")


def _unknown_categories(survey: Survey, pairing: Pairing) -> Iterator[Problem]:
    panel = pairing.grid.panel
    for side, axis, matching, names in (
        ("row", panel.y_axis, pairing.rows, pairing.matrix.rows),
        ("column", panel.x_axis, pairing.columns, pairing.matrix.columns),
    ):
        strange = [
            (label, names[matching.meant[fold(label)]])
            for label in matching.unknown
            if fold(label) in matching.meant
        ]
        told = [f"“{label}” (“{meant}”?)" for label, meant in strange]
        told += [f"“{label}”" for label in matching.unknown if fold(label) not in matching.meant]
        if not told:
            continue
        span = _label_span(survey, pairing, axis, side, matching.unknown[0])
        named = f"{side}s" if len(told) > 1 else side
        yield Problem(
            span,
            f"The reference{survey.of_panel(pairing.grid.index)} has no {named} {enumerated(told)}.",
            _uses(pairing, side, matching.unknown[0], span),
        )


def _asked(matching: Matching, label: str, names: Sequence[str]) -> str:
    at = matching.meant.get(fold(label))
    return f" (“{names[at]}”?)" if at is not None else ""


def _label_span(survey: Survey, pairing: Pairing, axis: Axis, side: str, label: str) -> Span:
    """Where a label stands in the list of its axis, or else the first cell that has it."""
    if axis.span is not None and survey.draft is not None:
        start = survey.draft.text.find(label, axis.span.start, axis.span.end)
        return survey.span(start, start + len(label)) if start >= 0 else axis.span
    return next((cell.span for cell in _cells(pairing, side, label)), opening_of(survey))


def _uses(pairing: Pairing, side: str, label: str, span: Span) -> tuple[Related, ...]:
    used = next((cell.span for cell in _cells(pairing, side, label)), None)
    return related("used here", used) if used is not None and used.line != span.line else ()


def _cells(pairing: Pairing, side: str, label: str) -> Iterator[Cell]:
    return (
        cell
        for cell in pairing.grid.panel.cells
        if fold((cell.row if side == "row" else cell.column) or "") == fold(label)
    )


def _other_order(survey: Survey, pairing: Pairing) -> Iterator[Problem]:
    """Said once: everything is right but for the order of the rows or columns, or which is which."""
    if not pairing.order:
        return
    panel = pairing.grid.panel
    agree, compared = pairing.agreement
    agreeing = f"{agree} of {compared} values agree so" if compared else "the labels agree so"
    before = pairing.straight.agreement[0] if pairing.straight is not None else 0
    if pairing.order == "transposed" and pairing.by_labels:
        told = "What the description has as rows are the columns of the reference, and the other way round"
        message = f"{told} (transposed; {agreeing})"
    elif pairing.order == "transposed":
        message = f"The values are those of the transposed reference: {agreeing}, {before} as they stand"
    else:
        message = f"The values are those of the reference with its {pairing.order}: {agreeing}, {before} as they stand"
    axis = panel.x_axis if pairing.order.startswith("columns") else panel.y_axis
    other = panel.y_axis if axis is panel.x_axis else panel.x_axis
    span = axis.span or other.span or next((cell.span for cell in panel.cells), opening_of(survey))
    yield Problem(span, f"{message}{survey.of_panel(pairing.grid.index)}.")

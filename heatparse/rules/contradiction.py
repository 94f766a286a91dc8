"""self-contradiction: two statements about the same cells exclude each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from heatparse.grid import Area, Grid, Value
from heatparse.inventory.polarity import opposite_polarities
from heatparse.inventory.problems import Problem, place_name, related
from heatparse.inventory.survey import Survey
from heatparse.measures import equal
from heatparse.models import Region, Span
from heatparse.phrases import words
from heatparse.reading.draft import Draft
from heatparse.tokens import Token

# More contradictions than these are regions that were misread.
_MOST = 3
# A figure is described in fewer regions; more are not compared with each other.
_MOST_REGIONS = 200


def contradictions(survey: Survey) -> Iterator[Problem]:
    """Regions that exclude each other, and shades that are to mean one thing and its opposite."""
    yield from contradicting_regions(survey)
    yield from opposite_polarities(survey)


def contradicting_regions(survey: Survey) -> Iterator[Problem]:
    """Regions of the data part that give other values to cells that another statement has told already."""
    if survey.draft is None:
        return
    for grid in survey.grids:
        if 0 < len(grid.panel.regions) <= _MOST_REGIONS:
            found = _contradictions(survey, survey.draft, grid, _told_again(survey.draft, grid))
            problems = {problem.span.line: problem for problem in found}
            if len(problems) <= _MOST:
                yield from problems.values()


def _told_again(draft: Draft, grid: Grid) -> list[Area]:
    """What observations say of cells that the data part has told."""
    told = [note.value for note in draft.stated if note.kind == "told-again" and note.panel == grid.index]
    return [grid.area(region) for region in told if isinstance(region, Region)]


def _contradictions(survey: Survey, draft: Draft, grid: Grid, again: list[Area]) -> Iterator[Problem]:
    firm = [area for area in (*grid.areas, *again) if _is_firm(draft, area)]
    for at, later in enumerate(firm):
        for earlier in firm[:at]:
            if _meet(grid, earlier, later) and equal(earlier, later) is False:
                texts = later.region.value.text, earlier.region.value.text
                yield _problem(survey, grid, texts, (later.span, earlier.span))
                break
        for value in grid.values:
            differs = later.covers(value.row, value.column) and equal(value, later) is False
            if differs and not _leaves_room(_line(draft, value.span)) and not _stands_out(draft, value.span):
                yield _against_cell(survey, grid, later, value)
                break


def _is_firm(draft: Draft, area: Area) -> bool:
    """Whether a line states values of just these cells: both axes are named, or all of one is meant."""
    tokens = _line(draft, area.span)
    if _leaves_room(tokens) or _is_step(tokens, area):
        return False
    if area.rows is not None and area.columns is not None:
        return True
    if _names_other_axis(draft, area, tokens):
        return False  # "B is best for each method, at 91 for A and C": of the three, not of all that A has
    return any(token[3] in words("hedges", "all") for token in tokens)


def _is_step(tokens: list[Token], area: Area) -> bool:
    """ "P is above Q by 3 at both A and B": how far two values are apart, and none of them."""
    front = [token for token in tokens if token[2] <= area.span.start]
    return bool(front) and front[-1][3] in words("hedges", "in_front_of_steps")


def _names_other_axis(draft: Draft, area: Area, tokens: list[Token]) -> bool:
    """Whether a line names labels of the axis that a region leaves open."""
    hits = [hit.label for hit in draft.labels.find(tokens)]
    return any(
        (area.rows is None and label.rows) or (area.columns is None and label.columns) for label in hits
    )


def _leaves_room(tokens: list[Token]) -> bool:
    return any(token[3] in words("hedges", "exceptions") for token in tokens)


def _stands_out(draft: Draft, span: Span) -> bool:
    """Whether the head of the list of a line says that its cells are exceptions: "Cells that leave their band:"."""
    at = next((at for at, block in enumerate(draft.blocks) if block.line == span.line - 1), 0)
    line = draft.blocks[at]
    heads = (
        block for block in reversed(draft.blocks[:at])
        if block.kind != "item" or block.indent < line.indent
    )  # fmt: skip
    head = next(heads, None) if line.kind == "item" else None
    said = words("hedges", "standing_out") | words("hedges", "exceptions")
    return head is not None and any(token[3] in said for token in draft.tokens_of(head))


def _line(draft: Draft, span: Span) -> list[Token]:
    """The tokens of the line in which a span starts."""
    first = draft.source.line_starts[span.line - 1]
    end = draft.text.find("\n", span.end)
    return draft.tokens.between(first, end if end >= 0 else len(draft.text))


def _meet(grid: Grid, first: Area, second: Area) -> bool:
    """Whether two regions share cells. Two statements about all of the grid are a summary each."""
    if first.rows is None and first.columns is None:
        return False
    if second.rows is None and second.columns is None:
        return False
    rows, columns = (
        _share(grid.rows, first.rows, second.rows),
        _share(grid.columns, first.columns, second.columns),
    )
    return rows and columns and not _cross(first, second)


def _share(order: Mapping[str, int], one: frozenset[str] | None, two: frozenset[str] | None) -> bool:
    """Whether two stretches of an axis overlap; those that only touch, "0–40 s" and "40–80 s", do not."""
    if one is None or two is None:
        return True
    shared = one & two
    if len(shared) != 1 or len(one) == len(two) == 1:
        return bool(shared)
    first, second = ([order.get(label, 0) for label in labels] for labels in (one, two))
    return not (max(first) == min(second) or max(second) == min(first))


def _cross(first: Area, second: Area) -> bool:
    """Whether one region is a whole row and the other a whole column: each may leave the other out."""
    return (first.rows is None and second.columns is None) or (first.columns is None and second.rows is None)


def _against_cell(survey: Survey, grid: Grid, area: Area, value: Value) -> Problem:
    what = f"the cell {place_name(value.cell.row, value.cell.column)}"
    texts, spans = (value.text, area.region.value.text), (value.span, area.span)
    if value.span.start < area.span.start:
        texts, spans = texts[::-1], spans[::-1]
    return _problem(survey, grid, texts, spans, what)


def _problem(
    survey: Survey,
    grid: Grid,
    texts: tuple[str, str],
    spans: tuple[Span, Span],
    what: str = "the same cells",
) -> Problem:
    """The problem of a statement (the first of each pair) with an earlier one."""
    (here, there), (span, earlier) = texts, spans
    return Problem(
        span,
        f"This line gives {here} for {what}{survey.of_panel(grid.index)}, "
        f"but line {earlier.line} gives {there}.",
        related(f"{there} here", earlier),
    )

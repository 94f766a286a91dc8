"""row-length-mismatch: a row gives more or fewer values than its axis has categories."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from heatparse.inventory.problems import Problem, related
from heatparse.inventory.survey import Survey
from heatparse.reading.draft import Draft, PanelDraft, Stated


def rows_of_other_length(survey: Survey) -> Iterator[Problem]:
    """The rows whose number of values differs from that of the other rows and of the axis."""
    draft = survey.draft
    if draft is None:
        return
    groups: dict[tuple[int | None, str | None], list[Stated]] = {}
    for stated in draft.stated:
        if stated.kind == "row-length":
            groups.setdefault((stated.panel, stated.axis), []).append(stated)
    for noted in groups.values():
        for stated in _by_mistake(draft, noted):
            yield _problem(survey, draft, stated)


def _by_mistake(draft: Draft, noted: list[Stated]) -> list[Stated]:
    """The rows of a panel that do not differ by design: in a triangle, or under an axis of ticks."""
    panel = draft.panels[noted[0].panel or 0]
    across = noted[0].axis == "x"
    sizes = Counter(cell.row if across else cell.column for cell in panel.cells)
    width = len(panel.x.categories if across else panel.y.categories)
    lines = {draft.source.line_index(stated.span[0]) + 1 for stated in noted}
    others = Counter(
        cell.row if across else cell.column for cell in panel.cells if cell.span.line not in lines
    )
    whole = sum(size == width for size in others.values())
    if whole < max(1, len(sizes) / 2) or _is_triangle(panel, sizes, across):
        return []
    return noted


def _is_triangle(panel: PanelDraft, sizes: Counter[str | None], across: bool) -> bool:
    """Whether the rows of a square matrix end, or begin, at its diagonal."""
    categories = panel.y.categories if across else panel.x.categories
    if len(sizes) < 2 or len(panel.x.categories) != len(panel.y.categories):
        return False
    size = len(categories)
    places = {category: place for place, category in enumerate(categories)}
    given = [(places[row], count) for row, count in sizes.items() if row in places]
    # Behind the diagonal or in front of it, with the diagonal or without it.
    lower = {count - place for place, count in given}
    upper = {count + place for place, count in given}
    return lower in ({0}, {1}) or upper in ({size}, {size - 1})


def _problem(survey: Survey, draft: Draft, stated: Stated) -> Problem:
    panel = draft.panels[stated.panel or 0]
    axis, name = (panel.x, "x-axis") if stated.axis == "x" else (panel.y, "y-axis")
    given, wanted = stated.value, len(axis.categories)
    row = "row" if stated.axis == "x" else "column"
    values = "1 value" if given == 1 else f"{given} values"
    of_panel = survey.of_panel(stated.panel or 0)
    return Problem(
        survey.span(*stated.span),
        f"This {row} gives {values}, but the {name}{of_panel} has {wanted} categories.",
        related(f"the {wanted} categories of the {name}", survey.span(*axis.span)) if axis.span else (),
    )

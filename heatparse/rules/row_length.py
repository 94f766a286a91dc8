"""row-length-mismatch: a row gives more or fewer values than its axis has categories."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from heatparse.inventory.problems import Problem, related
from heatparse.inventory.survey import Survey
from heatparse.reading.draft import Draft, Stated


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
    cells = draft.panels[noted[0].panel or 0].cells
    sizes = Counter(cell.row if noted[0].axis == "x" else cell.column for cell in cells)
    if _is_triangle(list(sizes.values())):
        return []
    lengths = Counter(stated.value for stated in noted)
    return [stated for stated in noted if lengths[stated.value] <= max(1, len(sizes) / 2)]


def _is_triangle(sizes: list[int]) -> bool:
    """Whether every row is longer than the one before, or every row shorter."""
    steps = {second > first for first, second in pairwise(sizes)}
    return len(sizes) > 2 and len(steps) == 1 and len(set(sizes)) == len(sizes)


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

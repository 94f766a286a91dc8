"""row-length-mismatch: a row gives more or fewer values than its axis has categories."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from heatparse.inventory.problems import Problem, related
from heatparse.inventory.survey import Survey
from heatparse.reading.draft import Draft, Stated


def rows_of_other_length(survey: Survey) -> Iterator[Problem]:
    """The rows whose number of values differs from that of the other rows and of the axis."""
    draft = survey.draft
    if draft is None:
        return
    noted = [stated for stated in draft.stated if stated.kind == "row-length"]
    for stated in noted:
        if not _is_system(draft, stated, noted):
            yield _problem(survey, draft, stated)


def _is_system(draft: Draft, stated: Stated, noted: list[Stated]) -> bool:
    """Whether the rows of a panel differ by design: a triangle, or an axis with more or fewer ticks."""
    siblings = [other for other in noted if (other.panel, other.axis) == (stated.panel, stated.axis)]
    lengths = [other.value for other in siblings]
    if len(siblings) > 2 and len(set(lengths)) == len(lengths):
        return True
    return len(siblings) > 1 and Counter(lengths)[stated.value] > max(1, _rows(draft, stated) / 2)


def _rows(draft: Draft, stated: Stated) -> int:
    """How many rows (or columns) of values the panel has."""
    cells = draft.panels[stated.panel or 0].cells
    return len({cell.row if stated.axis == "x" else cell.column for cell in cells})


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

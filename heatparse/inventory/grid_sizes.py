"""Sizes of the whole grid, such as "a 4 by 5 matrix", beside the axes that the text lists."""

from __future__ import annotations

from heatparse.inventory.axis_sizes import Sided, is_near, is_of_table, sizes_of, speaks_of_table
from heatparse.inventory.counts import Size, is_of_each, sentence_at
from heatparse.inventory.problems import Problem, related
from heatparse.inventory.survey import Survey
from heatparse.phrases import words
from heatparse.reading.draft import AxisDraft, Draft, PanelDraft
from heatparse.tokens import Token, fold, label_keys

_NOUNS = 2  # tokens of "evaluation grid"


def judge_size(survey: Survey, draft: Draft, size: Size, tokens: list[Token]) -> Problem | None:
    """The problem of a stated size that no panel of its place may have; None where there is none."""
    if not _is_of_grid(size, tokens, len(draft.panels) > 1):
        return None
    panels = [draft.panels[number] for number in survey.owners.get(size.block, ())] or draft.panels
    if not panels or len(draft.panels) == size.rows * size.columns:
        return None
    if any(_may_have(draft, panel, size) or _is_cell(panel, size, tokens) for panel in panels):
        return None
    rows, columns = len(panels[0].y.categories), len(panels[0].x.categories)
    place = panels[0].y.span or panels[0].x.span
    of_table = [is_of_table(draft, axis) for axis in (panels[0].y, panels[0].x)]
    if any(of_table) and not (is_near(rows, size.rows) and is_near(columns, size.columns)):
        return None
    headed = size.rows == rows + 1 and size.columns == columns + 1
    if any(of_table) and (headed or any(map(speaks_of_table, tokens))):
        return None  # its head and the column of its labels may be counted as well
    have = "the table has" if all(of_table) else "the axes list"
    return Problem(
        survey.span(tokens[size.first][1], tokens[size.last - 1][2]),
        f"The text says {size.rows} by {size.columns}, but {have} {rows} rows and {columns} columns.",
        related("the axis is listed here", survey.span(*place)) if place else (),
    )


def _is_of_grid(size: Size, tokens: list[Token], several: bool) -> bool:
    """Whether a size is said of a whole grid, and not of a part of it or of how panels are placed."""
    around = {token[3] for token in tokens[max(0, size.first - 4) : size.last + 4]}
    if not size.named and not around & words("counts", "grids"):
        return False
    if is_of_each(size, tokens):
        return not around & words("counts", "parts")  # "two panels, each with three rows and four columns"
    sentence = {token[3] for token in sentence_at(tokens, size.first)}
    subject = [token[3] for token in tokens[max(0, size.first - len(("matrices", "are"))) : size.first]]
    if subject[-1:] == ["are"] and subject[0] in words("counts", "sized_alike"):
        return not around & words("counts", "parts") and not sentence & words("counts", "arrangement")
    others = words("counts", "several") | (words("counts", "arrangement") if several else frozenset())
    return not around & words("counts", "parts") and not sentence & others


def _may_have(draft: Draft, panel: PanelDraft, size: Size) -> bool:
    """Whether a panel may have that size, or the text leaves it open."""
    if any(map(_lists_places, (panel.x, panel.y))):
        return True
    at = draft.panels.index(panel)
    rows, columns = sizes_of(draft, Sided(at, "y", panel.y)), sizes_of(draft, Sided(at, "x", panel.x))
    if not rows or not columns or (size.rows in rows and size.columns in columns):
        return True
    return not size.named and size.rows in columns and size.columns in rows


def _is_cell(panel: PanelDraft, size: Size, tokens: list[Token]) -> bool:
    """ "Only three cells, namely 1 × 128, 1 × 256 and 4 × 128": of batch sizes and lengths, which the axes list."""
    behind = {token[3] for token in tokens[size.last : size.last + _NOUNS]}
    before = tokens[size.first - 1][3] if size.first else ""
    if size.named or behind & words("counts", "grids") or before in words("counts", "sizing"):
        return False
    near = is_near(len(panel.y.categories), size.rows) and is_near(len(panel.x.categories), size.columns)
    sides = [{key for label in axis.categories for key in label_keys(label)} for axis in (panel.y, panel.x)]
    told = (str(size.rows), str(size.columns))
    return not near and any(one in a and two in b for one, two in (told, told[::-1]) for a, b in (sides,))


def _lists_places(axis: AxisDraft) -> bool:
    """Whether an axis got the places of cells for its names, "Top-Left", "Center": they tell of both axes."""
    places = words("structure", "position_words")
    labels = [set(label_keys(label)) for label in axis.categories]
    crossed = any("-" in label or len(keys) > 1 for label, keys in zip(axis.categories, labels, strict=True))
    return crossed and all(
        keys <= places or fold(label) in places for label, keys in zip(axis.categories, labels, strict=True)
    )

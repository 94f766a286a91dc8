"""unknown-category: a cell names a row or a column that its axis does not list."""

from __future__ import annotations

from collections.abc import Iterator

from heatparse.grid import Grid
from heatparse.inventory.problems import Problem, related
from heatparse.inventory.survey import Survey
from heatparse.models import Axis, Cell, Panel
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.tokens import fold, label_keys

# An axis is trusted when the data part uses it: so many of the labels there must be on its list.
_KNOWN = 0.6
_MOST_LINES = 2  # with labels that are not listed; of more, the list was hardly understood
_FULL_LINES = 2  # lines with all labels, which tell that a number between two ticks is none of a finer scale


def unlisted_categories(survey: Survey) -> Iterator[Problem]:
    """The cells whose row or column the axis does not have."""
    for grid in survey.grids:
        panel = grid.panel
        for side, axis in (("row", panel.y_axis), ("column", panel.x_axis)):
            other = panel.x_axis if side == "row" else panel.y_axis
            for cell in _strangers(panel, axis, side):
                if _is_spanned(survey, axis):
                    continue
                if _is_written(survey, axis, other, _label(cell, side) or ""):
                    continue
                if _label(cell, side) in other.categories and not survey.is_data(cell.span.line):
                    continue  # "from Monday to Friday, 3 pm …": a sentence, and no coordinates
                yield _problem(survey, grid, axis, side, cell)


def _is_spanned(survey: Survey, axis: Axis) -> bool:
    """Whether an axis gives the ends of its labels only, "Layer 1 to Layer 12": there may be others beside them."""
    if survey.draft is None or axis.span is None or read_quantity(axis.categories[0]) is not None:
        return False
    inner = axis.categories[1:-1]
    written = survey.draft.text[axis.span.start : axis.span.end]
    return bool(inner) and not any(category in written for category in inner)


def _is_written(survey: Survey, axis: Axis, other: Axis, label: str) -> bool:
    """Whether the block that lists an axis names a label too: "A, B, C (rows: players)", "A, B, and, at the end, C"."""
    if survey.draft is None or axis.span is None or label in other.categories:
        return False
    keys = label_keys(label)
    for block in survey.draft.blocks:
        if block.start <= axis.span.start < block.end:
            told = [token[3] for token in survey.draft.tokens.between(block.start, block.end)]
            return any(tuple(told[at : at + len(keys)]) == keys for at in range(len(told)))
    return False


def _label(cell: Cell, side: str) -> str | None:
    return cell.row if side == "row" else cell.column


def _strangers(panel: Panel, axis: Axis, side: str) -> list[Cell]:
    """The first cell of every line whose label is not on the axis, where the axis is a list of labels."""
    labels = {_label(cell, side) for cell in panel.cells}
    if axis.span is None or labels.issubset(axis.categories):
        return []
    listed = {fold(category) for category in axis.categories}
    if len(listed) < 2:
        return []
    used = {fold(label): label for label in labels if label is not None}
    strange = {
        key for key, label in used.items()
        if key not in listed and not _may_be_listed(label, axis)
        and not (_is_between_ticks(label, axis) and not _takes_place(panel, side, label, listed))
    }  # fmt: skip
    if not strange or len(used) - len(strange) < max(1, _KNOWN * len(used)):
        return []
    first: dict[int, Cell] = {}
    for cell in panel.cells:
        if fold(_label(cell, side) or "") in strange:
            first.setdefault(cell.span.line, cell)
    return list(first.values()) if len(first) <= _MOST_LINES else []


def _may_be_listed(label: str, axis: Axis) -> bool:
    """Whether a label may be one of the axis after all, or stand outside of it on purpose."""
    keys = fold(label).split()
    used = {word for category in axis.categories for word in fold(category).split()}
    if not keys or set(keys) & (words("margins", "margins") | (words("margins", "sentence") - used)):
        return True
    own = fold(axis.label or "").split()
    return any(_is_same(keys, fold(category).split(), own) for category in axis.categories)


def _is_same(label: list[str], category: list[str], axis: list[str]) -> bool:
    """ "NLI" may be short for "NLI (test)", "Ratio 0.1" and "0.1 (low)" are 0.1; "NLI, Math" is not NLI."""
    if set(label) <= set(category):
        return True
    plain = label[: label.index("(")] if "(" in label else label
    return [word for word in plain if word not in axis] == category


def _is_between_ticks(label: str, axis: Axis) -> bool:
    """Numbers on an axis may be ticks, and a cell may lie between two of them."""
    quantity = read_quantity(label)
    if quantity is None or quantity.value is None:
        return False
    ticks = [tick.value for category in axis.categories if (tick := read_quantity(category)) is not None]
    numbers = [tick for tick in ticks if tick is not None]
    return len(numbers) == len(axis.categories) and min(numbers) <= quantity.value <= max(numbers)


def _takes_place(panel: Panel, side: str, label: str, listed: set[str]) -> bool:
    """Whether a number between ticks stands in one full line in the place of a tick that all other lines have."""
    lines: dict[str, set[str]] = {}
    for cell in panel.cells:
        across = cell.column if side == "row" else cell.row
        lines.setdefault(fold(across or ""), set()).add(fold(_label(cell, side) or ""))
    holding = [keys for keys in lines.values() if fold(label) in keys]
    others = [keys for keys in lines.values() if fold(label) not in keys]
    return (
        len(holding) == 1
        and len(others) >= _FULL_LINES
        and all(keys == listed for keys in others)
        and len(listed - holding[0]) == len(holding[0] - listed) == 1
    )


def _problem(survey: Survey, grid: Grid, axis: Axis, side: str, cell: Cell) -> Problem:
    name = "y-axis" if side == "row" else "x-axis"
    return Problem(
        cell.span,
        f"The {side} “{_label(cell, side)}” is not on the list of the {name}{survey.of_panel(grid.index)}.",
        related(f"the {name} is listed here", axis.span),
    )

"""A description with the numbers of its reference: what its claims are judged by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from heatparse.grid import Area
from heatparse.models import Axis, Cell, Document, Panel, Quantity, Span
from heatparse.reference.alignment import Pairing
from heatparse.reference.comparison import at_precision
from heatparse.tokens import fold


def views(document: Document, pairings: Iterable[Pairing]) -> list[Document]:
    """The description as it should be, in the readings that a claim may have been made from.

    Once with the numbers rounded as the description rounds them, once with those of the reference in
    full: "A and B are equal" may be true of the rounded ones alone, "A is above B" of the others.
    Where the order of the description is another than that of the reference, in both orders.
    """
    pairings = list(pairings)
    variants = [pairings]
    if any(pairing.straight is not None and not pairing.by_labels for pairing in pairings):
        variants.append([pairing.straight or pairing for pairing in pairings])
    return [_view(document, variant, exactly) for variant in variants for exactly in (False, True)]


def _view(document: Document, pairings: list[Pairing], exactly: bool) -> Document:
    panels = list(document.panels)
    for pairing in pairings:
        panels[pairing.grid.index] = _panel(document, pairing, exactly)
    made = document.model_copy(update={"panels": tuple(panels)})
    made._grids = made._survey = None
    made._claims = ()
    return made


def _panel(document: Document, pairing: Pairing, exactly: bool) -> Panel:
    panel = pairing.grid.panel
    rows, columns = _names(pairing, "rows"), _names(pairing, "columns")
    # A copy, not a new model: these are numbers that the program made, and there may be many.
    return panel.model_copy(
        update={
            "x_axis": _axis(panel.x_axis, columns),
            "y_axis": _axis(panel.y_axis, rows),
            "cells": tuple(_cells(document, pairing, rows, columns, exactly)),
            "regions": tuple(area.region for area in pairing.grid.areas if _says_more(pairing, area)),
        }
    )


def _says_more(pairing: Pairing, area: Area) -> bool:
    """Whether a statement for several cells is about one that the reference does not have."""
    grid = pairing.grid
    rows = grid.rows if area.rows is None else area.rows
    columns = grid.columns if area.columns is None else area.columns
    return any(pairing.value(grid.name(row), grid.name(column)) is None for row in rows for column in columns)


def _names(pairing: Pairing, side: str) -> dict[int, str]:
    """The labels of the matrix by position, as the description writes those that it has."""
    matching = pairing.rows if side == "rows" else pairing.columns
    names = dict(enumerate(pairing.matrix.rows if side == "rows" else pairing.matrix.columns))
    names.update({at: pairing.grid.name(key) for key, at in matching.found.items()})
    return names


def _axis(axis: Axis, names: dict[int, str]) -> Axis:
    """The axis with the labels that only the reference has behind its own."""
    listed = set(map(fold, axis.categories))
    more = (name for name in names.values() if fold(name) not in listed)
    return axis.model_copy(update={"categories": (*axis.categories, *more)})


def _cells(
    document: Document, pairing: Pairing, rows: dict[int, str], columns: dict[int, str], exactly: bool
) -> Iterator[Cell]:
    described = pairing.grid.cells
    nowhere = _nowhere(document)
    usual = _usual(pairing)
    unit = usual.unit if usual is not None else None
    resolution = (usual.resolution if usual is not None else None) or 0.0
    values = pairing.matrix.values
    for (at, column_at), value in values.items():
        row, column = rows[at], columns[column_at]
        stated = described.get((fold(row), fold(column)))
        cell = stated.cell if stated is not None else None
        own = cell.value if cell is not None else None
        if own is not None and not exactly and _stands(pairing, own, row, column):
            quantity = own
        else:
            step = 0.0 if exactly else (own.resolution if own is not None else None) or resolution
            quantity = _quantity(value * pairing.factor, step, own.unit if own is not None else unit)
        yield Cell.model_construct(
            row=row,
            column=column,
            value=quantity,
            color=cell.color if cell is not None else None,
            span=cell.span if cell is not None else nowhere,
        )
    for key, stated in described.items():
        if pairing.value(*key) is None:
            yield stated.cell  # the reference says nothing of it


def _stands(pairing: Pairing, own: Quantity, row: str, column: str) -> bool:
    """Whether a stated number is exact and right, so that it can stay as it is."""
    exact = own.value is not None and not own.approximate
    return exact and pairing.truths.get((fold(row), fold(column))) is True


def _quantity(value: float, step: float, unit: str | None) -> Quantity:
    text = at_precision(value, step)
    return Quantity.model_construct(
        text=f"{text}{unit or ''}", value=float(text) if step else value, unit=unit, resolution=step or None
    )


def _usual(pairing: Pairing) -> Quantity | None:
    """A stated value in the precision and unit that most of the panel's values have."""
    values = [cell.value for cell in pairing.grid.panel.cells if cell.value.value is not None]
    if not values:
        return None
    ((resolution, unit), _), *_ = Counter((one.resolution, one.unit) for one in values).most_common(1)
    return next(one for one in values if (one.resolution, one.unit) == (resolution, unit))


def _nowhere(document: Document) -> Span:
    """The empty place behind the text: of what the description does not have."""
    draft = document._reading
    end = len(draft.text)
    span: Span = draft.source.span(end, end)
    return span


def is_nowhere(span: Span) -> bool:
    """Whether a place is that of something that the description does not have."""
    return span.start == span.end

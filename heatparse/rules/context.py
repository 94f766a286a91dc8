"""What the rules look at: the document, its numbers, its claims, and the text that it was read from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from heatparse.grid import Grid, grids_of
from heatparse.models import Cell, Document, Related, Span
from heatparse.models.claims import Claim
from heatparse.reading.draft import Draft
from heatparse.rules.counts import Count, Size, read_counts

_LONGEST_ENUMERATION = 6


class Context:
    """One description under examination. Nothing here changes while the rules run."""

    def __init__(self, document: Document, claims: tuple[Claim, ...]) -> None:
        self.document = document
        self.claims = claims
        reading = document._reading
        # None for a document that was not made by `parse`; rules about the wording then find nothing.
        self.draft: Draft | None = reading if isinstance(reading, Draft) else None

    @cached_property
    def grids(self) -> list[Grid]:
        """The numbers of the panels."""
        return grids_of(self.document).all()

    @cached_property
    def counts(self) -> list[Count | Size]:
        """What the text counts: "12 categories", "a 4x5 grid"."""
        return list(read_counts(self.draft)) if self.draft is not None else []

    @cached_property
    def cell_at(self) -> dict[int, Cell]:
        """The cells of all panels by the offset where their value starts."""
        return {cell.span.start: cell for panel in self.document.panels for cell in panel.cells}

    def span(self, start: int, end: int) -> Span:
        """The span of a piece of the text; only for a document that was read from a text."""
        assert self.draft is not None
        return self.draft.source.span(start, end)

    def of_panel(self, index: int) -> str:
        """How a message tells which panel it means: nothing where there is only one."""
        if len(self.document.panels) < 2:
            return ""
        return f" of {self.document.panels[index].title or f'panel {index + 1}'}"


def related(message: str, span: Span | None) -> tuple[Related, ...]:
    """One place that proves a finding; none where the text does not state it."""
    return (Related(message=message, span=span),) if span is not None else ()


def number(value: float) -> str:
    """A number as messages show it: 0.3, 45, 1000."""
    return f"{value + 0.0:.10g}"  # no negative zero


def enumerated(texts: Sequence[str]) -> str:
    """ "a", "a and b", "a, b and c"; a long list is cut short."""
    if len(texts) > _LONGEST_ENUMERATION:
        rest = len(texts) - _LONGEST_ENUMERATION + 1
        texts = [*texts[: _LONGEST_ENUMERATION - 1], f"{rest} more"]
    return " and ".join(filter(None, (", ".join(texts[:-1]), texts[-1])))


def place_name(row: str | None, column: str | None) -> str:
    """How messages name a cell."""
    return f"({row}, {column})"

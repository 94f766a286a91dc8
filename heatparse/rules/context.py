"""What the rules look at: the document, its numbers, its claims, and the text that it was read from."""

from __future__ import annotations

from functools import cached_property

from heatparse.grid import Grid, grids_of
from heatparse.models import Document, Related, Span
from heatparse.models.claims import Claim
from heatparse.reading.draft import Draft


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

    def span(self, start: int, end: int) -> Span:
        """The span of a piece of the text; only for a document that was read from a text."""
        assert self.draft is not None
        return self.draft.source.span(start, end)

    def panel_name(self, index: int) -> str:
        """How messages name a panel: nothing where there is only one, else " of PANEL"."""
        if len(self.document.panels) < 2:
            return ""
        return f" of {self.document.panels[index].title or f'panel {index + 1}'}"


def related(message: str, span: Span | None) -> tuple[Related, ...]:
    """One place that proves a finding; none where the text does not state it."""
    return (Related(message=message, span=span),) if span is not None else ()


def number(value: float) -> str:
    """A number as messages show it: 0.3, 45, 1000."""
    return f"{value:.10g}"

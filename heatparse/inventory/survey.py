"""What claims and rules look at: the document, its numbers, and the prose that it was read from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property

from heatparse.blocks import Block
from heatparse.grid import Grid
from heatparse.grids import grids_of
from heatparse.inventory.counts import Count, Size, read_counts
from heatparse.inventory.problems import Problem
from heatparse.models import Cell, Document, Span
from heatparse.quantities import read_quantity
from heatparse.reading.draft import Draft
from heatparse.records import NamedTuple
from heatparse.tokens import Token

_PROSE = frozenset(("heading", "item", "text"))


class Line(NamedTuple):
    """A line of prose: a block that is no table, no code and no cell. `number` is its
    index among the blocks, `keys` are all its folded words."""

    number: int
    block: Block
    tokens: list[Token]
    keys: frozenset[str]


class Survey:
    """One description under examination. Nothing here changes while the rules run."""

    def __init__(self, document: Document) -> None:
        self.document = document
        reading = document._reading
        # None for a document that was not made by `parse`; there is no wording to judge then.
        self.draft: Draft | None = reading if isinstance(reading, Draft) else None
        self._problems: dict[Check, tuple[Problem, ...]] = {}

    def problems(self, check: Check) -> tuple[Problem, ...]:
        """What a check finds here. It runs once, whoever asks."""
        found = self._problems.get(check)
        if found is None:
            found = self._problems[check] = tuple(check(self))
        return found

    @cached_property
    def grids(self) -> list[Grid]:
        """The numbers of the panels."""
        return grids_of(self.document).all()

    @cached_property
    def is_doubtful(self) -> bool:
        """Whether the data part was hardly understood: its numbers and its labels prove nothing then."""
        from heatparse.inventory.doubt import (
            is_doubtful,  # loaded, here and below, where numbers are in doubt
        )

        return self.draft is not None and is_doubtful(self.document, self.draft, self.grids)

    @cached_property
    def left_over(self) -> frozenset[float]:
        """The numbers of the data part that nothing accounts for: behind a cell, or in a row that was not read."""
        if self.draft is None:
            return frozenset()
        from heatparse.inventory.doubt import left_behind, lost

        left = [*left_behind(self.document, self.draft), *lost(self.document, self.draft)]
        quantities = [read_quantity(unread.text) for unread in left]
        return frozenset([q.value for q in quantities if q is not None and q.value is not None])

    @cached_property
    def prose(self) -> list[Line]:
        """The lines outside the data part, where statements about the figure are looked for."""
        if self.draft is None:
            return []
        draft, roles = self.draft, self.draft.roles
        lines = []
        for index, block in enumerate(draft.blocks):
            if block.kind in _PROSE and roles.get(index) != "data":
                tokens = draft.tokens_of(block)
                lines.append(Line(index, block, tokens, frozenset([token[3] for token in tokens])))
        return lines

    def is_data(self, line: int) -> bool:
        """Whether a line of the text is one of the data part; all are where none is known to be."""
        return not self._data_lines or line in self._data_lines

    @cached_property
    def _data_lines(self) -> frozenset[int]:
        if self.draft is None:
            return frozenset()
        data = [index for index, role in self.draft.roles.items() if role == "data"]
        return frozenset([self.draft.blocks[index].line + 1 for index in data])

    @cached_property
    def opening(self) -> int:
        """Index behind the introduction of the figure: the data part, or else the heading behind the axes."""
        if self.draft is None:
            return 0
        blocks, roles = self.draft.blocks, self.draft.roles
        data = [index for index, role in roles.items() if role == "data"]
        if data:
            return min(data)
        first = min((index for index, role in roles.items() if role == "axis"), default=len(blocks))
        headings = (index for index in range(first, len(blocks)) if blocks[index].kind == "heading")
        return next(headings, first)

    @cached_property
    def counts(self) -> list[Count | Size]:
        """What the text counts: "12 categories", "a 4x5 grid"."""
        return [count for line in self.prose for count in read_counts(line.number, line.tokens, line.keys)]

    @cached_property
    def owners(self) -> dict[int, list[int]]:
        """Index of a block -> the panels in whose section it stands; empty for a single panel."""
        owners: dict[int, list[int]] = {}
        panels = self.draft.panels if self.draft is not None else []
        for number, panel in enumerate(panels if len(panels) > 1 else ()):
            for block in panel.blocks:
                owners.setdefault(block, []).append(number)
        return owners

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


Check = Callable[[Survey], Iterable[Problem]]


def survey_of(document: Document) -> Survey:
    """The survey of a document, the same object every time."""
    survey = document._survey
    if not isinstance(survey, Survey):
        survey = document._survey = Survey(document)
    return survey

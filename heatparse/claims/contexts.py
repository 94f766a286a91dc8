"""The lines that the context of a clause names, and the document as if it held one of them alone.

"**A:** Scores run from 0.2 to 0.9" speaks of the row of A or of its column, "it peaks at B" of a line
that the clause before names. A reader that found no line in the clause judged it by all cells.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from heatparse.claims.lines import Line
from heatparse.claims.phrases import Ref
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.words import Word
from heatparse.models import Document, Panel
from heatparse.tokens import fold

_LOOKED_BACK = 2  # clauses of a paragraph


def scenes_of(clause: Clause, scene: Scene) -> Iterator[tuple[Line, Scene, Clause]]:
    """Each line that the context of a clause names, as a scene of its own, with the clause for it."""
    if any(isinstance(p, Word) and p.type == "DIMENSION" and p.value == "grid" for p in clause.phrases):
        return  # "the highest of the map"
    own = _lines(clause.refs(), clause, scene)
    heads = _lines(clause.heads, clause, scene)
    if len({line.labels for line in heads}) > 1:
        heads = []  # "**Row A, column B:**" names a cell
    told = _lines(_told_before(clause), clause, scene)
    subjects = {line.labels for line in _lines(_unplaced(clause), clause, scene)}
    opening = _lines(clause.refs()[:1], clause, scene) if _opens_with_place(clause) else []
    named = [*(line for line in heads if line.labels not in subjects), *opening]
    for line in dict.fromkeys([*named, *(line for line in told if line not in own)]):
        alone = scene.parts.get(line)
        if alone is None:
            alone = scene.parts[line] = Scene(_alone(scene.document, line))
        yield line, alone, replace(clause, heads=(), lead=[], before=None, read=set())


def told_of(line: Line, explanation: str) -> str:
    """What the numbers of a line say, with the line."""
    return f"of the {line.axis} {' and '.join(line.labels)}: {explanation}" if explanation else ""


def _opens_with_place(clause: Clause) -> bool:
    """ "At A, B is the weakest"."""
    return [phrase.type for phrase in clause.phrases[:2]] == ["PREPOSITION", "REF"]


def _unplaced(clause: Clause) -> list[Ref]:
    """The references that no preposition makes a place: what the clause speaks of."""
    phrases = clause.phrases
    return [
        phrase
        for index, phrase in enumerate(phrases)
        if isinstance(phrase, Ref) and not (index and phrases[index - 1].type == "PREPOSITION")
    ]


def _told_before(clause: Clause) -> list[Ref]:
    """What the clauses before name, as far as somebody would look back for a subject."""
    told: list[Ref] = []
    before = clause.before
    for _ in range(_LOOKED_BACK):
        if before is None:
            break
        told += before.refs()
        before = before.before
    return told


def _lines(refs: Iterable[Ref], clause: Clause, scene: Scene) -> list[Line]:
    """The lines that references may mean, in any of the panels that a clause speaks of."""
    return [
        line
        for ref in refs if not ref.is_panel
        for panel in scene.panels(clause)
        for line in scene.lines(ref, scene.filled(panel))
    ]  # fmt: skip


def _alone(document: Document, line: Line) -> Document:
    """A document whose panels are cut down to one of their lines, or to a few."""
    kept = frozenset(map(fold, line.labels))
    made = document.model_copy(
        update={"panels": tuple(_cut(panel, line.axis, kept) for panel in document.panels)}
    )
    made._grids = made._survey = None
    made._claims = ()
    return made


def _cut(panel: Panel, axis: str, kept: frozenset[str]) -> Panel:
    by_row = axis == "row"
    side = "y_axis" if by_row else "x_axis"
    listed = getattr(panel, side)
    categories = tuple(label for label in listed.categories if fold(label) in kept)
    cells = (cell for cell in panel.cells if fold((cell.row if by_row else cell.column) or "") in kept)
    return panel.model_copy(
        update={
            side: listed.model_copy(update={"categories": categories}),
            "cells": tuple(cells),
            "regions": tuple(
                region
                for region in panel.regions
                if not (labels := region.rows if by_row else region.columns)
                or not kept.isdisjoint(map(fold, labels))
            ),
        }
    )

"""What stands in no panel's section and gives cells to several: tables, and lines with a value for each panel."""

from __future__ import annotations

from collections import Counter

from heatparse.reading.cells import TAKEN, PanelReader
from heatparse.reading.cells.discussions import data_blocks
from heatparse.reading.cells.html_tables import html_runs, html_tables
from heatparse.reading.cells.merged import Merged
from heatparse.reading.cells.rows import fenced_table, pipe_table
from heatparse.reading.cells.runs import neighbours, runs_of
from heatparse.reading.cells.shared_tables import split_by_panel
from heatparse.reading.cells.tables import Table
from heatparse.reading.draft import Draft, index_labels
from heatparse.tokens import label_keys


def read_merged(draft: Draft) -> None:
    """Lines and tables in no panel's section that give a value for each panel in one place."""
    taken = {index for panel in draft.panels if panel.cells for index in panel.blocks}
    told = data_blocks(draft, list(range(len(draft.blocks))))
    loose = [i for i in told if i not in taken and draft.roles.get(i) not in TAKEN]
    merged = Merged(draft)
    held = merged.find([i for i in loose if draft.blocks[i].kind in ("row", "item", "text")])
    runs = [run for kind, run in runs_of(draft, loose) if kind == "row" and not set(run).isdisjoint(held)]
    lines = [i for i in loose if draft.blocks[i].kind in ("heading", "item", "text")]
    for number in range(len(draft.panels)) if held else ():
        reader = PanelReader(draft, number)
        for run in runs:
            reader.table(merged.table(run, number))
        reader.lines.pick = merged.picker(number)
        for index in lines if not set(lines).isdisjoint(held) else ():
            reader.merged_line(index, index in held)


def read_with_axes_of_others(draft: Draft) -> None:
    """A panel whose data name the labels of another one, in sentences, has the axes that the data of that one told."""
    source = next((panel for panel in draft.panels if panel.x.categories and panel.y.categories), None)
    for number, panel in enumerate(draft.panels):
        if source is None or panel.cells or panel.x.categories or panel.y.categories:
            continue
        told = label_keys(" ".join(draft.content(draft.blocks[i]) for i in data_blocks(draft, panel.blocks)))
        sides = [(panel.x, source.x), (panel.y, source.y)]
        if any(not set(label_keys(label)) <= set(told) for _, own in sides for label in own.categories):
            continue
        for side, own in sides:
            side.categories, side.label = list(own.categories), side.label or own.label
        index_labels(draft)
        PanelReader(draft, number).read()


def read_loose_tables(draft: Draft) -> None:
    """Tables that stand in no panel's section belong to the panels without cells, in their order."""
    empty = [number for number, panel in enumerate(draft.panels) if not panel.cells]
    owned = Counter(index for panel in draft.panels for index in panel.blocks)
    loose = [  # what all of them share is no panel's own: the row of HTML that names them
        index
        for index in range(len(draft.blocks))
        if owned[index] in (0, len(draft.panels))
        and draft.roles.get(index) not in ("other-figure", "axis", "legend")
    ]
    runs = neighbours([index for index in loose if draft.blocks[index].kind in ("row", "code", "delimiter")])
    for run in runs:
        if draft.blocks[run[0]].kind == "code":
            empty = _give_fence(draft, run, empty)
        else:
            empty = _give_parts(draft, [pipe_table(draft, run)], empty)
    if empty:
        for run in html_runs(draft, loose):
            empty = _give_parts(draft, html_tables(draft, run), empty)
    if len(empty) > 1 and len(runs) == len(empty):
        for number, run in zip(empty, runs, strict=True):
            draft.panels[number].blocks = run
            PanelReader(draft, number).read()


def _give_parts(draft: Draft, tables: list[Table], empty: list[int]) -> list[int]:
    """Give the panels their parts of tables that hold several; the panels that stay empty."""
    for table in tables:
        for number, part in split_by_panel(draft, table).items():
            PanelReader(draft, number).table(part)
            empty = [other for other in empty if other != number]
    return empty


def _give_fence(draft: Draft, run: list[int], empty: list[int]) -> list[int]:
    """Give the panels their parts of a fence: of a literal, or of a table; the panels that stay empty."""
    from heatparse.reading.cells.literals import literal_of
    from heatparse.reading.cells.shared_literals import SharedLiteral

    literal = literal_of(draft, run)
    if literal is None:
        table = fenced_table(draft, run)
        return _give_parts(draft, [table] if table is not None else [], empty)
    shared = SharedLiteral(draft, literal)
    for number in empty:
        part = shared.part(number)
        if part is not None:
            PanelReader(draft, number).literal(run, part)
    return [number for number in empty if not draft.panels[number].cells]

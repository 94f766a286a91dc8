"""Tables that tell the axes of each panel: "| | Left | Right |" above "| X-axis | Hour: 1, 2 | Day: 3, 4 |"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.axes import read_axis
from heatparse.reading.axis_reading import AxisReading
from heatparse.reading.draft import Draft, LegendDraft
from heatparse.reading.legends import read_scale
from heatparse.reading.panels import distinct_keys, panel_named
from heatparse.reading.statement_keys import key_role
from heatparse.reading.statements import Statement
from heatparse.reading.text_tables import Cells, row_cells, table_runs
from heatparse.records import Record, field
from heatparse.tokens import Token

_FEWEST_ROWS = 3  # the head, and two panels or two axes


class PanelTable(Record):
    """What a table says of the panels: axes by panel, and scales by panel."""

    axes: list[tuple[int, str, AxisReading]] = field(default_factory=list)
    legends: list[tuple[int, LegendDraft]] = field(default_factory=list)


def read_panel_axes(draft: Draft) -> PanelTable:
    """The axes and scales from tables with a column, or a row, for each panel, and one for each axis."""
    told = PanelTable()
    for run in table_runs(draft):
        rows = [row_cells(draft, index) for index in run]
        if len(rows) < _FEWEST_ROWS or any(len(row) != len(rows[0]) for row in rows):
            continue
        for lines in (rows, [list(column) for column in zip(*rows, strict=True)]):
            roles = [_role(line[0]) for line in lines[1:]]
            owners = _owners(draft, lines[0][1:]) if {"x", "y"} <= set(roles) else []
            if not owners:
                continue
            for role, line in zip(roles, lines[1:], strict=True):
                for owner, cell in zip(owners, line[1:], strict=True):
                    if cell and role in ("x", "y"):
                        told.axes.append((owner, role, _axis(draft, run[0], [line[0], cell], role)))
                    elif cell and role == "legend":
                        legend = LegendDraft(span=(draft.blocks[run[0]].start, draft.blocks[run[-1]].end))
                        read_scale(draft, legend, [cell])
                        told.legends.append((owner, legend))
            draft.roles.update(dict.fromkeys(run, "axis"))
            break
    return told


def _role(cell: list[Token]) -> str | None:
    """What the head of a line of the table names: an axis, or the color scale."""
    bare = [token for token in cell if token[0] not in ("TICK", "QUOTE")]
    if len(bare) == 1 and bare[0][3] in words("structure", "legend", "loose_keys"):
        return "legend"
    return key_role(bare, loose=True) if bare else None


def _owners(draft: Draft, cells: Cells) -> list[int]:
    """The panels that cells name, each another one; [] where they do not."""
    keys = [distinct_keys(panel.title, draft.panels) for panel in draft.panels]
    found = [panel_named(cell, keys, draft.panels, placed=True) for cell in cells]
    known = [owner for owner in found if owner is not None]
    return known if len(set(known)) == len(found) == len(draft.panels) else []


def _axis(draft: Draft, index: int, cells: Cells, role: str) -> AxisReading:
    block, rest = draft.blocks[index], cells[1]
    key = (cells[0][0][1], cells[0][-1][2])
    statement = Statement(index, block, key, (rest[0][1], rest[-1][2]), True, cells[0], role, rest)
    return read_axis(draft, [statement], 0)[0]


__all__ = ["read_panel_axes"]

"""Tables that tell color scales.

"| Color | Value |" above a color and its numbers in each row, or "| Panel | Scale |" above each panel with its ends.
"""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.bands import color_end
from heatparse.reading.draft import Draft, LegendDraft
from heatparse.reading.legends import read_scale
from heatparse.reading.panel_lines import titled_panel
from heatparse.reading.text_tables import Cells, row_cells, table_runs
from heatparse.tokens import Token

_MOST_COLUMNS = 3
_FEWEST_COLORS = 2
_FEWEST_PANELS = 2


def read_legend_tables(draft: Draft) -> list[LegendDraft]:
    """The scales of the tables in which each row is a colour with its values."""
    legends = []
    for run in table_runs(draft):
        if not _color(row_cells(draft, run[1])):
            continue
        rows = [row_cells(draft, index) for index in run]
        body = rows if _color(rows[0]) else rows[1:]
        colors = [_color(cells) for cells in body]
        if len(body) < _FEWEST_COLORS or not all(colors) or len(set(colors)) < len(colors):
            continue
        legend = LegendDraft(span=(draft.blocks[run[0]].start, draft.blocks[run[-1]].end))
        read_scale(draft, legend, [[token for cell in cells for token in cell] for cells in body])
        draft.roles.update(dict.fromkeys(run, "legend"))
        legends.append(legend)
    return legends


def read_panel_scales(draft: Draft) -> None:
    """Give each panel the scale that a table with a row for each of them tells: "| Probe | 0 to 1 |"."""
    if len(draft.panels) < _FEWEST_PANELS:
        return
    scale = words("structure", "scale_words")
    for run in table_runs(draft):
        head, *rows = (row_cells(draft, index) for index in run)
        columns = [at for at, cell in enumerate(head) if at and any(token[3] in scale for token in cell)]
        owners = [titled_panel(cells[0], draft.panels) for cells in rows]
        if (
            not columns
            or None in owners
            or len(owners) != len(draft.panels)
            or len(set(owners)) < len(owners)
        ):
            continue
        span = (draft.blocks[run[0]].start, draft.blocks[run[-1]].end)
        found: list[LegendDraft] = []
        for cells in rows:
            found.append(LegendDraft(span=span))
            read_scale(
                draft, found[-1], [[token for at in columns if at < len(cells) for token in cells[at]]]
            )
        if all(legend.low is not None and legend.high is not None for legend in found):
            for owner, legend in zip(owners, found, strict=True):
                panel = draft.panels[owner or 0]
                panel.legend = panel.legend if panel.legend and panel.legend.low is not None else legend
            draft.roles.update(dict.fromkeys(run, "legend"))


def _color(cells: Cells) -> str:
    """The colour of a row of two or three cells, one of them a colour and another a number; "" for any other."""
    if len(cells) > _MOST_COLUMNS:
        return ""
    tinted = next((cell for cell in cells[:2] if _is_color(cell)), None)
    valued = any(any(token[0] == "QUANTITY" for token in cell) for cell in cells[:2] if cell is not tinted)
    return " ".join(token[3] for token in tinted) if tinted is not None and valued else ""


def _is_color(cell: list[Token]) -> bool:
    plain = [token for token in cell if token[0] not in ("TICK", "QUOTE")]
    return bool(plain) and color_end(plain, 0) == len(plain)

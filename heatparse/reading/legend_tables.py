"""Tables that tell color scales.

"| Color | Value |" above a color and its numbers in each row, or "| Panel | Scale |", "| Panel | Minimum | Maximum |"
above each panel with its ends.
"""

from __future__ import annotations

from heatparse.phrases import phrases, words
from heatparse.reading.bands import color_end
from heatparse.reading.draft import Draft, LegendDraft
from heatparse.reading.legends import read_scale
from heatparse.reading.panels import distinct_keys, panel_named
from heatparse.reading.quotations import clean_label
from heatparse.reading.text_tables import Cells, row_cells, table_runs
from heatparse.tokens import Token

_MOST_COLUMNS = 3
_FEWEST_COLORS = 2
_FEWEST_PANELS = 2
_ENDS = 2  # of a scale


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
    """Give each panel the scale that a table tells: "| Probe | 0 to 1 |" in its row, or its ends in its column."""
    if len(draft.panels) < _FEWEST_PANELS:
        return
    for run in table_runs(draft):
        rows = [row_cells(draft, index) for index in run]
        if any(len(row) != len(rows[0]) for row in rows):
            continue
        told = _tells_scales(draft, run[0], rows[0])
        span = (draft.blocks[run[0]].start, draft.blocks[run[-1]].end)
        found = _panel_scales(draft, rows, span, told) or _panel_scales(
            draft, [list(column) for column in zip(*rows, strict=True)], span, told
        )
        for number, legend in found.items():
            panel = draft.panels[number]
            if panel.legend is None or panel.legend.low is None:
                legend.label = legend.label or (panel.legend.label if panel.legend else None)
                panel.legend = legend
        if found:
            draft.roles.update(dict.fromkeys(run, "legend"))


def _tells_scales(draft: Draft, first: int, head: Cells) -> bool:
    """Whether the head of a table, or the line above it, names the color scale: others sum the values up."""
    above = [draft.tokens_of(block) for block in draft.blocks[max(first - 2, 0) : first]]
    if first > 1 and draft.blocks[first - 2].kind != "heading":
        above = above[1:]  # "## Color bars", and a sentence below it
    roles = phrases("structure", "roles")
    return any(role == "legend" for tokens in (*above, *head) for role, _, _ in roles.find(tokens))


def _panel_scales(
    draft: Draft, rows: list[Cells], span: tuple[int, int], told: bool
) -> dict[int, LegendDraft]:
    """The scale of each panel from rows that begin with one each: in one column, or, if `told`, its ends in two."""
    head, *body = rows
    keys = [distinct_keys(panel.title, draft.panels) for panel in draft.panels]
    owners = [panel_named(cells[0], keys, draft.panels, placed=True) for cells in body]
    if None in owners or len(owners) != len(draft.panels) or len(set(owners)) < len(owners):
        return {}
    numbered = [at for at in range(1, len(head)) if all(_has_number(cells[at]) for cells in body)]
    scale, ends = words("structure", "scale_words"), words("structure", "legend", "end_heads")
    columns = [at for at in numbered if told and any(token[3] in ends for token in head[at])]
    if len(columns) < _ENDS:
        columns = [at for at in numbered if any(token[3] in scale for token in head[at])]
    names = [at for at in range(1, len(head)) if _names_scales(head[at])]
    found: dict[int, LegendDraft] = {}
    for owner, cells in zip(owners, body, strict=True):
        legend = found[owner or 0] = LegendDraft(span=span)
        read_scale(draft, legend, [[token for at in columns for token in cells[at]]])
        written = [cells[at] for at in names if cells[at] and at not in columns]
        if written:
            legend.label = clean_label(draft.text[written[0][0][1] : written[0][-1][2]])
    known = all(legend.low is not None and legend.high is not None for legend in found.values())
    return found if known else {}


def _has_number(cell: list[Token]) -> bool:
    return any(token[0] == "QUANTITY" for token in cell)


def _names_scales(head: list[Token]) -> bool:
    """Whether a column gives the names of the scales: "Color bar label"."""
    return any(token[3] in words("structure", "naming") for token in head)


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

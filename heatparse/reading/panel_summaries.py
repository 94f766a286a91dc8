"""Tables with a row for each panel: "| Panel | Lowest | Highest |" above "| Probe, layer 4 | 0.1 at (2, 3) | …"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.draft import Draft
from heatparse.reading.quotations import clean_label
from heatparse.tokens import label_keys

_FEWEST = 2


def summary_titles(draft: Draft, count: int | None) -> list[str]:
    """The first cells below a corner that says "Panel" or the like, each once; as many as `count`, if it is known."""
    nouns = words("structure", "panel_nouns") | words("layout", "panels") | words("layout", "whole_figure")
    at = 0
    while at < len(draft.blocks):
        run = at
        while run < len(draft.blocks) and draft.blocks[run].kind in ("row", "delimiter"):
            run += 1
        rows = [_first_cell(draft, index) for index in range(at, run) if draft.blocks[index].kind == "row"]
        titles = rows[1:]
        if (
            len(titles) >= _FEWEST
            and count in (None, len(titles))
            and not nouns.isdisjoint(label_keys(rows[0]))
            and len(set(titles)) == len(titles)
            and all(titles)
        ):
            return titles
        at = run + 1
    return []


def _first_cell(draft: Draft, index: int) -> str:
    cells = draft.content(draft.blocks[index]).replace("\\|", "\0").strip().strip("|").split("|")
    return clean_label(cells[0].replace("\0", "|"))


__all__ = ["summary_titles"]

"""Data that is given the other way round: "For easier reading, traps are the rows here", and not in the figure."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.words import Word
from heatparse.phrases import words
from heatparse.reading.draft import Draft
from heatparse.reading.text_tables import row_cells
from heatparse.tokens import fold

_FEWEST = 2  # rows of a table with labels of the other axis


def is_of_given_data(told: Sequence[Word], draft: Draft, block: int, panel: int) -> bool:
    """Whether a statement about rows and columns speaks of how the text gives the data, not of the figure."""
    if any(word.key in words("places", "given_data") for word in told):
        return True
    columns = set(map(fold, draft.panels[panel].x.categories))
    turned = 0
    for index in _section(draft, block):
        cells = row_cells(draft, index) if draft.blocks[index].kind == "row" else []
        head = cells[0] if cells else []
        turned += bool(head) and fold(draft.text[head[0][1] : head[-1][2]]) in columns
    return turned >= _FEWEST


def _section(draft: Draft, block: int) -> range:
    """The blocks between the headings around a block."""
    headings = [index for index, one in enumerate(draft.blocks) if one.kind == "heading"]
    first = max((index for index in headings if index <= block), default=0)
    return range(first, min((index for index in headings if index > block), default=len(draft.blocks)))

"""The data part: cells and regions of each panel."""

from __future__ import annotations

from heatparse.reading.draft import Draft


def read_cells(draft: Draft) -> None:
    """Fill in cells and regions of each panel, and the axes that only the data part tells."""

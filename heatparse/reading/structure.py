"""The frame of a description: figure kind, title, panels, axes and legends."""

from __future__ import annotations

from heatparse.reading.draft import Draft


def read_structure(draft: Draft) -> None:
    """Fill in figure, title, panels with their axes and legends, and the roles of the blocks read."""

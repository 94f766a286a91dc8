"""The grids of a document, one for each panel."""

from __future__ import annotations

from heatparse.grid import Grid
from heatparse.models import Document, Panel
from heatparse.resources import vocabulary


class Grids:
    """The grids of a document's panels; each is built when it is first asked for."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self._built: dict[int, Grid] = {}

    def __len__(self) -> int:
        return len(self.document.panels)

    def __getitem__(self, index: int) -> Grid:
        grid = self._built.get(index)
        if grid is None:
            panel = self.panel(index)
            called = (panel.title or f"panel {index + 1}") if len(self) > 1 else ""
            percent = _says_percent(self.document, panel)
            grid = self._built[index] = Grid(panel, index, percent, called)
        return grid

    def panel(self, index: int) -> Panel:
        """The panel that a grid is made of."""
        return self.document.panels[index]

    def all(self) -> list[Grid]:
        return [self[index] for index in range(len(self))]


def grids_of(document: Document) -> Grids:
    """The grids of a document, the same object every time."""
    grids = document._grids
    if not isinstance(grids, Grids):
        grids = document._grids = Grids(document)
    return grids


def _says_percent(document: Document, panel: Panel) -> bool:
    names = (
        document.title,
        panel.title,
        panel.x_axis.label,
        panel.y_axis.label,
        panel.legend and panel.legend.label,
    )
    words = vocabulary("scale", "percent")
    return any(word in name.lower() for name in names if name for word in words)

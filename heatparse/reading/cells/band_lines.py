"""Lines that tell of stretches of rows and columns, in a panel of which few cells are stated one by one."""

from __future__ import annotations

from heatparse.blocks import Block
from heatparse.models import Region
from heatparse.reading.cells.discussions import is_bold_head
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame, X, Y
from heatparse.reading.cells.piece_reading import read_pieces
from heatparse.reading.cells.pieces import shape
from heatparse.reading.cells.shapes import ValueShape
from heatparse.reading.cells.told_bands import Band, Context, read_bands, read_zone
from heatparse.reading.cells.values import Found, color_of
from heatparse.reading.draft import Draft


class BandLines:
    """Reads the lines of one panel one after the other."""

    def __init__(self, draft: Draft, frame: Frame, found: Found) -> None:
        self.draft = draft
        self.frame = frame
        self.found = found
        self.zone: Context = {}  # the stretch that a line in front of those of bands heads
        self.head = 0  # index of that line
        self.last = 0  # index of the line read last
        self.nested: bool | None = None  # whether the lines below it are indented; None in front of the first

    def read(self, index: int, context: dict[str, Coordinate]) -> bool:
        """Take what a line says of stretches of its row or column, where nothing else was read of it."""
        block = self.draft.blocks[index]
        self._leave(index, block)
        tokens = self.draft.tokens_of(block)
        heads = is_bold_head(self.draft, block) or (bool(tokens) and tokens[-1][3] == ":")
        if not heads and not any(token[0] == "QUANTITY" for token in tokens):
            return False
        pieces = read_pieces(tokens, self.draft.text, self.frame)
        letters = shape(pieces)
        if heads:
            self.zone, self.head, self.nested = read_zone(pieces, self.frame), index, None
            self.draft.named.update((zone.start, zone.end) for zone in self.zone.values())
            return False
        told = False
        for band in read_bands(pieces, letters, self.frame, {**self.zone, **context}):
            start, end = pieces[band.number][1:3]
            if self._makes_room(band, start, end):
                color = color_of(pieces, ValueShape(band.number, ()))
                told |= self.found.add(band.place, pieces[band.number][4], color, start, end)
        return told

    def _leave(self, index: int, block: Block) -> None:
        """The lines of a stretch end with a heading, or where they are no longer indented."""
        inside = block.indent > self.draft.blocks[self.head].indent
        passed = self.draft.blocks[self.last + 1 : index + 1]
        if (self.nested and not inside) or any(other.kind == "heading" for other in passed):
            self.zone = {}
        self.last = index
        self.nested = inside if self.nested is None else self.nested

    def _makes_room(self, band: Band, start: int, end: int) -> bool:
        """Forget what has been read of the number of a band, where that says less, or leaves out other words."""
        panel = self.frame.panel
        known = [region for region in panel.regions if region.span.start < end and start < region.span.end]
        if not band.bounded and not all(
            _is_part(region, band.place) or self._is_of_zone(region, band.place) for region in known
        ):
            return False
        if any(c.whole for c in band.place.values()):
            self.found.forget(start, end)
        elif any(cell.span.start < end and start < cell.span.end for cell in panel.cells):
            return False
        for region in known:
            panel.regions.remove(region)
        return True

    def _is_of_zone(self, region: Region, place: dict[str, Coordinate]) -> bool:
        """Whether a region is that of the place, but for the zone that the head above the line names."""
        own = {Y: list(region.rows), X: list(region.columns)}
        return any(
            not own[axis] and own[OTHER[axis]] == list(place[OTHER[axis]].labels) for axis in self.zone
        )


def _is_part(region: Region, place: dict[str, Coordinate]) -> bool:
    """Whether a region is less than all of a place: "layers 0-2" of "layers 0-2 and 9-11"."""
    rows, columns = set(place[Y].labels), set(place[X].labels)
    own = set(region.rows), set(region.columns)
    return own != (rows, columns) and all(own) and own[0] <= rows and own[1] <= columns

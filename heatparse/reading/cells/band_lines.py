"""Lines that tell of stretches of rows and columns, in a panel of which few cells are stated one by one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from heatparse.blocks import Block
from heatparse.models import Region
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame, X, Y
from heatparse.reading.cells.narrowing import is_step
from heatparse.reading.cells.piece_reading import read_pieces
from heatparse.reading.cells.pieces import Piece, shape
from heatparse.reading.cells.shapes import ValueShape
from heatparse.reading.cells.told_bands import Band, read_bands, read_left
from heatparse.reading.cells.values import Found, color_of
from heatparse.reading.cells.zones import Context, note_zone, read_zone
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
        self.apart = False  # whether that line heads only what is indented below it
        self.nested: bool | None = None  # whether the lines below it are indented; None in front of the first

    def read(self, index: int, context: dict[str, Coordinate]) -> bool:
        """Take what a line says of stretches of its row or column, where nothing else was read of it."""
        block = self.draft.blocks[index]
        self._leave(index, block)
        tokens = self.draft.tokens_of(block)
        bold = self.draft.text.startswith("**", block.start)
        heads = bool(tokens) and (tokens[-1][3] == ":" or (bold and self._is_bold(block)))
        if not heads and not bold and not any(token[0] == "QUANTITY" for token in tokens):
            return False
        pieces = read_pieces(tokens, self.draft.text, self.frame)
        letters = shape(pieces)
        colon = letters.find(":")
        if heads:
            self._open(index, read_zone(pieces, self.frame))
            return False
        if "v" not in letters[max(colon, 0) :]:  # "**Layers 0-7:** pale nearly everywhere"
            zone = read_zone(pieces[:colon], self.frame) if bold and colon > 0 else {}
            if zone:
                self._open(index, zone, told=True)
            return False
        number = read_left(pieces, letters)
        if number >= 0:
            return self._read_left(index, pieces, number)
        told = False
        around = {**self.zone, **context}
        parts = _keyed_parts(pieces, letters)
        for part in parts:
            for band in read_bands(part, shape(part), self.frame, around):
                start, end = part[band.number][1:3]
                if is_step(part, band.number):
                    continue
                if self._makes_room(band._replace(bounded=band.bounded or len(parts) > 1), start, end):
                    color = color_of(part, ValueShape(band.number, ()))
                    told |= self.found.add(band.place, part[band.number][4], color, start, end)
        return told

    def _is_bold(self, block: Block) -> bool:
        """Whether a line, or an item, is in bold as a whole."""
        text = self.draft.text[block.start : block.end].rstrip(" :")
        return text.endswith("**") and text.find("**", 2) == len(text) - 2

    def _open(self, index: int, zone: Context, told: bool = False) -> None:
        """A line heads those below it, with the places that it names, if any; one that tells something in
        words heads no items beside it."""
        self.zone, self.head, self.nested = zone, index, None
        self.apart = told and self.draft.blocks[index].kind == "item"
        note_zone(self.draft.tokens_of(self.draft.blocks[index]), zone, self.frame)
        self.draft.named.update((place.start, place.end) for place in zone.values())

    def _leave(self, index: int, block: Block) -> None:
        """The lines of a stretch end with a heading, or where they are no longer indented."""
        inside = block.indent > self.draft.blocks[self.head].indent
        passed = self.draft.blocks[self.last + 1 : index + 1]
        ends = self.apart or (self.nested is not None and block.kind == "text")
        if any(other.kind == "heading" for other in passed) or (not inside and (self.nested or ends)):
            self.zone = {}
        self.last = index
        self.nested = inside if self.nested is None else self.nested

    def _read_left(self, index: int, pieces: list[Piece], number: int) -> bool:
        """ "All remaining districts: 40-60": a region for each set of rows with the same columns left.

        Nothing where a line in front of it has values that were not read: it may tell of any cell.
        """
        panel, blocks = self.frame.panel, self.draft.blocks
        start, end = pieces[number][1:3]
        if any(region.span.start < end and start < region.span.end for region in panel.regions):
            return False
        taken: set[tuple[str, str]] = set()
        at = index - 1
        while at >= 0 and blocks[at].kind == blocks[index].kind and blocks[at].indent >= blocks[index].indent:
            places = list(self._told_in(blocks[at]))
            if not places:
                return False
            taken.update(places)
            at -= 1
        zone = {axis: place.labels for axis, place in self.zone.items()}
        left: dict[tuple[str, ...], list[str]] = {}
        for row in zone.get(Y, self.frame.categories(Y)):
            free = tuple(
                column for column in zone.get(X, self.frame.categories(X)) if (row, column) not in taken
            )
            if free:
                left.setdefault(free, []).append(row)
        color = color_of(pieces, ValueShape(number, ()))
        for columns, rows in left.items() if taken else ():
            place = {
                axis: Coordinate(axis, tuple(labels), True, start, end, whole=True)
                for axis, labels in ((Y, rows), (X, columns))
            }
            self.found.add(place, pieces[number][4], color, start, end)
        return bool(taken and left)

    def _told_in(self, block: Block) -> Iterator[tuple[str, str]]:
        """Rows and columns of the cells that were read in a line."""
        panel, categories = self.frame.panel, self.frame.categories
        for cell in panel.cells:
            if block.start <= cell.span.start < block.end and cell.row and cell.column:
                yield cell.row, cell.column
        for region in panel.regions:
            if block.start <= region.span.start < block.end:
                yield from product(region.rows or categories(Y), region.columns or categories(X))

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


def _keyed_parts(pieces: list[Piece], letters: str) -> list[list[Piece]]:
    """The parts of a line that each have a key and one value: "Sep, below 5 m: 40-60; Sep, above 5 m: 20-35"."""
    parts: list[list[Piece]] = [[]]
    for piece in pieces:
        if piece[0] == ";":
            parts.append([])
        else:
            parts[-1].append(piece)
    shapes = [shape(part) for part in parts]
    keyed = all(0 < told.find(":") < told.rfind("v") and told.count(":") == 1 for told in shapes)
    return parts if len(parts) > 1 and keyed and letters.count(";") == len(parts) - 1 else [pieces]

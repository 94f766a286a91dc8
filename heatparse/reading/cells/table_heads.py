"""Heads of tables: what the labels of rows and columns, the margins and the corner stand for."""

from __future__ import annotations

from functools import lru_cache

from heatparse.phrases import words
from heatparse.reading.cells.aliases import aliases
from heatparse.reading.cells.frame import Coordinate, Frame, X, Y
from heatparse.reading.cells.piece_reading import read_pieces
from heatparse.reading.cells.pieces import shape
from heatparse.reading.cells.places import read_coordinates
from heatparse.reading.cells.table_cells import Place, key_of
from heatparse.reading.draft import Draft
from heatparse.reading.quotations import clean_label
from heatparse.tokens import Tokens, label_keys


def adopt_labels(frame: Frame, written: list[str]) -> None:
    """Know the labels of a table that spell those of an axis in another way."""
    adopted = [
        (
            axis,
            aliases(_own_labels(frame, axis, written), frame.categories(axis), frame.panel.side(axis).label),
        )
        for axis in (Y, X)
        if frame.categories(axis) and any(frame.on(axis, key_of(label)) is None for label in written)
    ]
    for axis, spellings in adopted:  # known on both axes where both list the same
        frame.adopt(axis, spellings)


def _own_labels(frame: Frame, axis: str, written: list[str]) -> list[str]:
    """The labels that may stand on an axis: "Head 2" is no other spelling of "Layer 2"."""
    other = X if axis == Y else Y
    return [
        label
        for label in written
        if frame.on(axis, key_of(label)) is not None or frame.on(other, key_of(label)) is None
    ]


def without_tags(label: str) -> str:
    """ "<b>Average</b>" without the tags around it."""
    while label.startswith("<") and ">" in label and label.endswith(">"):
        label = label.partition(">")[2].rpartition("<")[0]
    return label


@lru_cache(maxsize=4096)
def is_margin(label: str) -> bool:
    """Whether a head names a total, a rank or a remark: "Total Count", "Color (t_p)"."""
    bare = without_tags(label).strip(" *")
    aggregates = words("relations", "aggregates")
    if bare in aggregates:
        return True
    first = bare.split("(")[0].strip()
    return first in aggregates or (
        bool(first.split()) and first.split()[0] in aggregates and len(first.split()) <= 3
    )


def with_name(label: str, frame: Frame, axis: str) -> str | None:
    """ "Ratio 0.1", "Window Size 16", "1 Digit": the category behind or before words of the axis's name."""
    keys = label_keys(label)
    if len(keys) < 2:
        return None
    names = frame.axis_words
    rest = [key for key in keys if not (key in names and names[key] in (axis, None)) and key not in "=()"]
    if len(rest) == len(keys):
        return None
    return frame.on(axis, " ".join(rest))


def behind_role(frame: Frame, label: str, axis: str) -> str | None:
    """ "Test: NLI", "NLI (test)", "r=0.1": the one category that a head names."""
    pieces = read_pieces(Tokens(label).items, label, frame)
    if "v" in shape(pieces) and set(shape(pieces)) <= set("av:="):
        pieces = read_pieces(Tokens(label).items, label, frame, key=True)  # "Step: 3"
    if any(piece[0] in "wsvc" for piece in pieces) and "=" not in label:
        return None  # "NLI baseline" is another thing than "NLI"
    found = [c for c in read_coordinates(pieces, frame) if c.known and c.axis in (axis, None) and not c.whole]
    if len(found) == 1 and not any(piece[0] == "w" for piece in pieces):
        return found[0].labels[0]
    return frame.on(axis, key_of(label.rpartition("=")[2])) if "=" in label else None


def corner_axis(draft: Draft, frame: Frame, place: Place) -> str | None:
    """The axis of the rows, where a corner names both, or is the name of one: "Test | Train", "Gauge"."""
    text = draft.text[place[0] : place[1]]
    labels = {axis: side.label for axis, side in ((Y, frame.panel.y), (X, frame.panel.x))}
    alike = [axis for axis, label in labels.items() if label and key_of(label) == key_of(clean_label(text))]
    if len(alike) == 1:
        return alike[0]
    named = [
        piece[4] for piece in read_pieces(Tokens(text).items, text, frame) if piece[0] in "ab" and piece[4]
    ]
    return named_axis(draft, frame, place) if len(set(named)) == 2 else None


def named_axis(draft: Draft, frame: Frame, place: Place) -> str | None:
    """The axis that a corner or a head names first ("Test \\ Train"), or above the rows ("Test → / Train ↓")."""
    text = draft.text[place[0] : place[1]]
    down, right = text.find("↓"), text.find("→")
    if down >= 0 and right >= 0:
        text = text[right + 1 : down] if right < down else text[:down]
    pieces = read_pieces(Tokens(text).items, text, frame)
    return next((piece[4] for piece in pieces if piece[0] in "ab" and piece[4]), None)


def coordinates_of(frame: Frame, label: str) -> list[Coordinate]:
    """What the axes know of a head."""
    tokens = Tokens(label).items
    pieces = [piece._replace(start=0, end=0) for piece in read_pieces(tokens, label, frame)]
    return [c for c in read_coordinates(pieces, frame) if c.known] if pieces else []

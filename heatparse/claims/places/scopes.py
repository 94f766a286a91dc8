"""Scopes: the slices of all panels that a subject may speak of."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from heatparse.claims.counts.predications import VERBS
from heatparse.claims.counts.subjects import Subject
from heatparse.claims.language.metrics import sides_of
from heatparse.claims.language.parsing import read_phrases
from heatparse.claims.language.phrases import Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.positions import placed_readings
from heatparse.claims.places.slices import Slice, readings, set_aside
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Part
from heatparse.phrases import words
from heatparse.tokens import fold


def slices_of(clause: Clause, scene: Scene, subject: Subject) -> list[list[Slice]]:
    """For each way to understand the places: the slices of all panels that the clause speaks of."""
    named = [panel for ref in subject.places.refs for panel in scene.panels_named(ref)]
    panels = tuple(dict.fromkeys(named)) or scene.panels(clause)
    if subject.anywhere and not named:
        panels = tuple(range(len(scene.grids)))
    if subject.places.without_panels:
        around = scene.spoken_of(clause) or range(len(scene.grids))
        panels = tuple(panel for panel in around if panel not in subject.places.without_panels)
    known = [slices for panel in panels if (slices := _panel_readings(clause, scene, subject, panel))]
    if not known or (len(known) < len(panels) and not subject.is_narrowed):
        return []
    depth = max(map(len, known))
    found = [[slices[min(at, len(slices) - 1)] for slices in known] for at in range(depth)]
    found = _across(found, subject, scene)
    total = subject.quantifier.of
    if total is None and not subject.quantifier.counts:
        total = subject.total  # "all six transfers among A, B and C"
    return _of_size(found, total, _counts_cells(subject)) or found if total is not None else found


def _across(found: list[list[Slice]], subject: Subject, scene: Scene) -> list[list[Slice]]:
    """Without the readings of one row, where rows are counted: "**Sources for A:** three sources exceed 0.5".

    "All sources stay below 0.5 on A" speaks of the column A in the same way.
    """
    axis = counted_axis(subject) or universal_axis(subject) or _named_axis(subject, scene)
    if axis is None:
        return found
    across = [
        slices for slices in found
        if all(len(piece.rows if axis == "y" else piece.columns) != 1 for piece in slices)
    ]  # fmt: skip
    return across or found


def counted_axis(subject: Subject) -> str | None:
    """The axis whose lines a subject counts."""
    noun = subject.noun
    counted = subject.quantifier.counts and noun is not None and noun.type == "AXISNOUN"
    axis: str | None = noun.value.axis if counted and noun is not None else None
    return axis


def _named_axis(subject: Subject, scene: Scene) -> str | None:
    """The axis that an everyday noun counts: "two targets", of an axis "Test set"."""
    noun = subject.noun
    unnamed = noun is None or noun.type != "UNKNOWN" or not (subject.quantifier.counts or subject.universal)
    sides = frozenset() if unnamed or noun is None else sides_of(scene, noun.key)
    return next(iter(sides)) if len(sides) == 1 else None


def universal_axis(subject: Subject) -> str | None:
    """The axis of which all lines are spoken of: "all sources", "regardless of the source"."""
    noun = subject.noun
    whole = subject.universal and noun is not None and noun.type == "AXISNOUN"
    axis: str | None = noun.value.axis if whole and noun is not None else None
    return axis


def _counts_cells(subject: Subject) -> bool:
    """Whether it is values that a subject counts: "four of the six scores", "all six tiles"."""
    noun = subject.noun
    return noun is not None and (
        noun.type == "MEASURE" or (noun.type == "DIMENSION" and noun.value == "cell")
    )


def _of_size(found: list[list[Slice]], total: int, cells: bool) -> list[list[Slice]]:
    """The readings with so many things: "four of the six" of a row of seven leaves out its own cell."""
    fitting = [slices for slices in found if all(_has_size(piece, total, cells) for piece in slices)]
    if fitting:
        return fitting
    apart = [
        [piece._replace(part="off-diagonal") for piece in slices]
        for slices in found
        if all(piece.part == "all" and piece.grid.is_square for piece in slices)
    ]
    return [slices for slices in apart if all(_has_size(piece, total, cells) for piece in slices)]


def is_of_other_size(found: list[list[Slice]], subject: Subject) -> bool:
    """Whether the text speaks of "all six", and no reading has so many: other things are meant."""
    total = subject.total
    if total is None or subject.quantifier.counts:
        return False
    kinds = (True,) if _counts_cells(subject) else (True, False)
    if any(sum(piece.size for piece in slices) == total for slices in found):
        return False  # "all ten cells" of two panels
    return not any(_has_size(piece, total, cells) for slices in found for piece in slices for cells in kinds)


def _has_size(piece: Slice, total: int, cells: bool) -> bool:
    """Whether a slice has so many cells, rows or columns, or pairs of labels."""
    rows, columns = len(piece.row_keys()), len(piece.column_keys())
    if cells:
        return total in (piece.size, len(piece.values), rows * (rows - 1) // 2)
    return total in (piece.size, rows * (rows > 1), columns * (columns > 1), rows * (rows - 1) // 2)


def _panel_readings(clause: Clause, scene: Scene, subject: Subject, panel: int) -> list[Slice]:
    grid, places = scene.grids[panel], subject.places
    grid = grid.deviations if subject.of_deviations else grid
    part = places.part
    if (not grid.cells and not grid.areas) or (part != "all" and not grid.is_square):
        return []
    if places.block is not None:
        keys = tuple(fold(label.text) for name in places.block.names for label in name.labels)
        piece = Slice(grid, keys, keys, part)  # type: ignore[arg-type]
        return [piece] if piece.values and not places.refs and not places.pairs else []
    if places.pairs:
        if any(not ref.is_panel for ref in places.refs):
            return []
        if len(places.pairs) > 1:
            return _pairs(scene, grid, places.pairs)
        cells = scene.cells(*places.pairs[0], grid)
        return [Slice(grid, (fold(row),), (fold(column),)) for row, column in cells[:1]]
    if subject.others:
        if part != "all" or not grid.is_square or not (places.refs or clause.heads):
            return []
        part = "off-diagonal"
    named = subject.inherited
    inherited = [[], *([ref] for ref in named), *([named] if len(named) > 1 else [])]
    topic = subject.topic
    heads = [*topic.areas, *clause.heads, *topic.refs]
    if (
        heads and places.refs and grid.is_mirrored
    ):  # "**A:** No correlation of A exceeds 0.5": not that with itself
        heads = [head for head in heads if not any(_is_named_again(head, ref) for ref in places.refs)]
    pieces: list[Slice] = []
    parts = _parts(part, topic.part)
    if parts == ["all"] and grid.is_square and clause.says(words("names", "transferred")):
        parts = ["off-diagonal", "all"]  # "no transfer exceeds 70": nothing is transferred to itself
    for at, more in product(parts, inherited):
        for refs in placed_readings([*places.refs, *more], grid):
            for placed in placed_readings(heads, grid):
                pieces += readings(scene, grid, refs, placed, at)
    if subject.bare:
        narrowed = [piece for piece in pieces if piece.rows or piece.columns or piece.part != "all"]
        pieces = narrowed or pieces
    pieces = [piece for piece in pieces if _is_across(piece, subject)] or pieces
    if pair := _lead_pair(clause, scene, subject):
        return [Slice(grid, (fold(row),), (fold(column),)) for row, column in scene.cells(*pair, grid)[:1]]
    if clause.heads and not places.refs and clause.phrases and clause.phrases[0].type in VERBS:
        # "**A and B:** Show a positive link": the subject is the cell that the line is about
        pieces = [piece for piece in pieces if piece.rows and piece.columns] or pieces
    found = [set_aside(scene, piece, places) for piece in dict.fromkeys(pieces)]
    known = [piece for piece in found if piece is not None]
    filled = [piece for piece in known if piece.values or piece.areas]
    if subject.is_narrowed or not filled:
        return filled or known[:1]
    empty = [piece for piece in known if (piece.rows or piece.columns) and not (piece.values or piece.areas)]
    return [*filled, *empty[:1]]  # what is said under "Layer 12:" may be of cells that are not stated


def _pairs(scene: Scene, grid: Grid, pairs: Sequence[tuple[Ref, Ref]]) -> list[Slice]:
    """The cells of several pairs of a mirrored square; none where a pair has none."""
    found = [[(fold(row), fold(column)) for row, column in scene.cells(*pair, grid)[:1]] for pair in pairs]
    if not grid.is_mirrored or not all(found):
        return []
    cells = dict.fromkeys(cell for each in found for cell in each)
    rows, columns = (tuple(dict.fromkeys(keys)) for keys in zip(*cells, strict=True))
    others = frozenset((row, column) for row in rows for column in columns if (row, column) not in cells)
    return [Slice(grid, rows, columns, without=others)]


def _is_named_again(head: Ref, ref: Ref) -> bool:
    return bool(head.names) and [name.labels for name in head.names] == [name.labels for name in ref.names]


def _is_across(piece: Slice, subject: Subject) -> bool:
    """ "**Column A:** Two rows exceed 0.5": rows are counted in the columns that are spoken of."""
    noun = subject.noun
    if noun is None or noun.type != "AXISNOUN" or not subject.quantifier.counts:
        return False
    return bool(piece.columns if noun.value.axis == "y" else piece.rows)


def _lead_pair(clause: Clause, scene: Scene, subject: Subject) -> tuple[Ref, Ref] | None:
    """The two labels of "**A vs. B:** Appears to be positive", where nothing else says what is spoken of."""
    lead = clause.topics[-1] if clause.topics else []
    versus = [word.type for word in lead].count("VERSUS") == 1
    if not versus or subject.places.refs or subject.others or subject.inherited or not clause.phrases:
        return None
    if "\n" in scene.text[lead[-1].end : clause.phrases[0].start]:
        return None  # a heading: it may set two lines against each other
    refs = [phrase for phrase in read_phrases(lead) if isinstance(phrase, Ref)]
    return (refs[0], refs[1]) if len(refs) == len(("A", "B")) and not any(r.is_panel for r in refs) else None


def _parts(stated: str, topic: str) -> list[Part]:
    """The part of the grid that a clause names; else that of its lead, or all of it."""
    parts = [topic, "all"] if stated == "all" and topic != "all" else [stated]
    return parts  # type: ignore[return-value]

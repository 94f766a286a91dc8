"""What a quantifier counts: cells, rows, columns, or pairs of labels."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from heatparse.claims.counts.quantifiers import Quantifier
from heatparse.claims.language.words import Word
from heatparse.claims.places.slices import Slice
from heatparse.grid import Grid

Unit = Literal["cell", "row", "column", "pair"]


def unit_of(
    noun: Word | None, quantifier: Quantifier, piece: Slice, pairs: frozenset[str], sides: frozenset[str]
) -> Unit | None:
    """What is counted; None when the text leaves it open. `sides` are the axes that the noun names."""
    if noun is None or noun.type in ("MEASURE", "PART", "DIAGONAL"):
        return "pair" if _is_of_pairs(quantifier, piece) else "cell"
    if noun.type == "TIMES" or noun.key == "times":
        return "cell"
    if noun.key in pairs and piece.grid.is_square and piece.grid.is_mirrored:
        return "pair"
    if noun.key in pairs and piece.grid.is_nearly_mirrored:
        return None  # each of them once, or both ways round
    line = line_unit(noun, sides)
    if line is not None:
        return line
    if noun.type == "DIMENSION" and noun.value in ("cell", "grid"):
        return "cell"  # "half of the matrix"
    return _unit_by_size(quantifier, piece)


def _is_of_pairs(quantifier: Quantifier, piece: Slice) -> bool:
    """Whether so many things are the pairs of labels of a mirrored grid: "four of the 15"."""
    grid, size = piece.grid, len(piece.grid.rows)
    whole = not (piece.rows or piece.columns) and piece.part in ("all", "off-diagonal")
    return whole and grid.is_mirrored and quantifier.of == size * (size - 1) // 2


def line_unit(noun: Word | None, sides: frozenset[str]) -> Literal["row", "column"] | None:
    """Whether a noun stands for rows or for columns."""
    if noun is None:
        return None
    if noun.type == "UNKNOWN" and len(sides) == 1:
        return "column" if "x" in sides else "row"
    if noun.type == "AXISNOUN" and noun.value.axis is not None:
        return "column" if noun.value.axis == "x" else "row"
    if noun.type == "DIMENSION" and noun.value in ("row", "column"):
        return "row" if noun.value == "row" else "column"
    return None


def are_all_lines(noun: Word | None, count: int, grids: Iterable[Grid]) -> bool:
    """ "The four cities", where each panel has four rows of cities."""
    line = line_unit(noun, frozenset())
    return line is not None and {len(g.rows if line == "row" else g.columns) for g in grids} == {count}


def _unit_by_size(quantifier: Quantifier, piece: Slice) -> Unit | None:
    """A noun that names no axis: the axis that is left open, or the one of the stated size."""
    if not quantifier.counts or piece.part == "diagonal":
        return "cell"
    if len(piece.rows) == 1 or len(piece.columns) == 1:
        return "cell"
    sizes = {len(piece.row_keys()): "row", len(piece.column_keys()): "column"}
    if quantifier.of is None or len(sizes) < 2:
        return None
    return sizes.get(quantifier.of)  # type: ignore[return-value]

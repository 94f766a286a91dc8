"""Remainders: one value that the text gives for all cells that it does not list, "all other cells are 0"."""

from __future__ import annotations

from heatparse.claims.language.names import Names
from heatparse.grids import Grids
from heatparse.models import Cell, Document, Panel, Quantity, Span
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.draft import Draft
from heatparse.records import NamedTuple
from heatparse.tokens import Token, fold

_MOST = 4000  # cells; a larger grid is judged by what is stated for single cells
_ENDS = frozenset(".;!?")


class Remainder(NamedTuple):
    """The value of the cells that are not listed, and where the text says so."""

    value: Quantity
    span: Span
    off_diagonal: bool = False


class CompletedGrids(Grids):
    """The grids of a document whose cells are all stated, one by one or as the rest."""

    def __init__(self, document: Document, remainder: Remainder) -> None:
        super().__init__(document)
        self.remainder = remainder

    def panel(self, index: int) -> Panel:
        return _completed(self.document.panels[index], self.remainder)


def read_remainder(draft: Draft, names: Names) -> Remainder | None:
    """What the text says of all cells that it does not list; None where it says nothing of them."""
    rests, zeros = words("assertions", "rest"), words("assertions", "nothing")
    for index, block in enumerate(draft.blocks):
        if draft.roles.get(index) == "title":
            continue
        tokens = draft.tokens_of(block)
        keys = {token[3] for token in tokens}
        if keys.isdisjoint(rests) or keys.isdisjoint(zeros):
            continue
        for sentence in _sentences(tokens):
            found = _told(sentence, names)
            if found is not None:
                value = read_quantity("0")
                assert value is not None
                off_diagonal = any(token[3] in words("assertions", "beside_diagonal") for token in sentence)
                span = draft.source.span(sentence[0][1], sentence[-1][2])
                return Remainder(value, span, off_diagonal)
    return None


def _sentences(tokens: list[Token]) -> list[list[Token]]:
    found: list[list[Token]] = [[]]
    for token in tokens:
        if token[3] in _ENDS:
            found.append([])
        else:
            found[-1].append(token)
    return [sentence for sentence in found if sentence]


def _told(sentence: list[Token], names: Names) -> bool | None:
    """True where a sentence says that all other cells are zero; None where it says something else."""
    keys = [token[3] for token in sentence]
    said = set(keys)
    if said.isdisjoint(words("assertions", "nothing")) or said.isdisjoint(words("assertions", "rest")):
        return None
    if said.isdisjoint(words("assertions", "unlisted")) or said & words("assertions", "partly"):
        return None
    zero = next(at for at, key in enumerate(keys) if key in words("assertions", "nothing"))
    if zero and keys[zero - 1] in words("assertions", "sided"):
        return None  # "all other cells are below 0"
    joined = " ".join(keys)
    plain = any(f" {phrase} " in f" {joined} " for phrase in words("assertions", "all_other"))
    numbers = [token for token in sentence if token[0] == "QUANTITY"]
    if (
        not plain
        or len(numbers) > 1
        or any(token[3] not in words("assertions", "nothing") for token in numbers)
    ):
        return None
    for at in range(len(sentence)):
        hit = names.match(sentence, at)
        if hit is not None and hit[0].kind == "category" and not hit[0].numeric and not hit[0].plain:
            return None  # "all other cells of row A are 0"
    return True


def _completed(panel: Panel, remainder: Remainder) -> Panel:
    """A panel with the cells of its axes that are not stated by themselves."""
    rows, columns = panel.y_axis.categories, panel.x_axis.categories
    if not panel.cells or len(rows) * len(columns) > _MOST:
        return panel
    stated = {
        (fold(c.row), fold(c.column)) for c in panel.cells if c.row is not None and c.column is not None
    }
    found: list[Cell] = []
    for row in rows:
        for column in columns:
            one, two = fold(row), fold(column)
            if (one, two) not in stated and not (remainder.off_diagonal and one == two):
                found.append(Cell(row=row, column=column, value=remainder.value, span=remainder.span))
    return panel.model_copy(update={"cells": (*panel.cells, *found)})

"""incomplete-grid: the text says that it gives every cell, and does not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from heatparse.grid import Grid
from heatparse.inventory.counts import count_of
from heatparse.inventory.problems import Problem, enumerated, place_name
from heatparse.inventory.survey import Survey
from heatparse.lalr import NotInGrammar, Terminal
from heatparse.phrases import phrases, words
from heatparse.reading.draft import Draft
from heatparse.records import NamedTuple
from heatparse.resources import token_parser
from heatparse.tokens import Token, fold

# Below this part of the cells the data part was meant, or read, in another way.
_FEWEST = 0.6
_LONGEST = 14  # tokens of a statement
_LAST = frozenset(("GRID", "TEXT", "TRANSCRIPTION", "CELLS", "GIVEN", "FOLLOW"))
_BEHIND_KEYS = frozenset(":(;.")


class Piece(NamedTuple):
    """A token in the terms of completeness.lark."""

    type: str


def incomplete_grids(survey: Survey) -> Iterator[Problem]:
    """The statements that a grid is complete, of which cells are missing."""
    draft = survey.draft
    if draft is None or not any(_gaps(grid) for grid in survey.grids):
        return
    openers = _openers()
    for index, _, tokens, keys in survey.prose:
        place = None if openers.isdisjoint(keys) else _statement(tokens)
        if place is None:
            continue
        for grid in survey.grids:
            is_meant = grid.index in survey.owners.get(index, (grid.index,))
            if is_meant and (gaps := _gaps(grid)) and not _is_explained(draft, grid):
                yield _problem(survey, grid, gaps, tokens[place.start : place.stop])
                break


def _gaps(grid: Grid) -> list[str]:
    """The cells that are missing from a grid that is nearly whole."""
    panel = grid.panel
    if panel.regions or any(cell.row is None or cell.column is None for cell in panel.cells):
        return []
    rows = dict.fromkeys(map(fold, panel.y_axis.categories))
    columns = dict.fromkeys(map(fold, panel.x_axis.categories))
    if len(grid.cells) < _FEWEST * len(rows) * len(columns):
        return []
    missing = [(row, column) for row in rows for column in columns if (row, column) not in grid.cells]
    if all(row == column for row, column in missing):
        return []
    return [place_name(grid.names[row], grid.names[column]) for row, column in missing]


def _is_explained(draft: Draft, grid: Grid) -> bool:
    """Whether the text speaks of empty cells, or a row of the panel has another length (another rule)."""
    if any(stated.kind == "row-length" and stated.panel == grid.index for stated in draft.stated):
        return True
    holes = words("completeness", "holes")
    return any(token[3] in holes for token in draft.tokens.items)


def _statement(tokens: list[Token]) -> range | None:
    """Where a list of tokens says that the grid is whole."""
    openers = _openers()
    for at, token in enumerate(tokens):
        if token[3] in openers:
            pieces = _pieces(tokens[at : at + _LONGEST])
            for length in range(len(pieces), 1, -1):
                form = _form(pieces[:length])
                heads = _is_heading(tokens, at, at + length) or _announces(tokens, at, at + length)
                if form == "sentence" or (form == "heading" and heads):
                    return range(at, at + length)
    return None


def _is_heading(tokens: list[Token], first: int, last: int) -> bool:
    """Whether a phrase opens its block and stands alone there, or in front of a colon or a bracket."""
    return first == 0 and (last == len(tokens) or tokens[last][3] in _BEHIND_KEYS)


def _announces(tokens: list[Token], first: int, last: int) -> bool:
    """ "Here is the complete grid of scores for each pair:": a line that ends in a colon, and speaks of no part."""
    opening, part = words("completeness", "opening"), words("completeness", "part")
    return (
        tokens[-1][3] == ":"
        and all(token[3] in opening for token in tokens[:first])
        and not any(token[3] in part or token[0] == "QUANTITY" for token in tokens[last:])
    )


@cache
def _openers() -> frozenset[str]:
    classes = ("whole", "all", "text", "grid", "transcription")
    return frozenset().union(*(words("completeness", name) for name in classes))


def _pieces(tokens: list[Token]) -> list[Piece]:
    """The tokens up to the first that has no meaning for such statements."""
    kinds = phrases("completeness")
    pieces: list[Piece] = []
    at = 0
    while at < len(tokens):
        hit = kinds.match(tokens, at)
        if hit is not None and hit[0] not in ("holes", "opening", "part"):
            pieces += [Piece(hit[0].upper())] * (hit[1] - at)
            at = hit[1]
        elif count_of(tokens[at]) is not None or tokens[at][0] == "DIMENSIONS":
            pieces.append(Piece("NUMBER"))
            at += 1
        else:
            break
    return pieces


def _form(pieces: list[Piece]) -> str | None:
    """ "heading" or "sentence" where the pieces are such a statement."""
    if pieces[-1].type not in _LAST:
        return None
    try:
        form: str = _parser()(pieces)
    except NotInGrammar:
        return None
    return form


@cache
def _parser() -> Callable[[Iterable[Terminal]], Any]:
    return token_parser("completeness", _Completeness())


class _Completeness:
    """One method for each rule of completeness.lark: which form a statement has."""

    def start(self, children: list[str]) -> str:
        return children[0]

    def heading(self, _children: list[Any]) -> str:
        return "heading"

    def sentence(self, _children: list[Any]) -> str:
        return "sentence"

    def said(self, _children: list[Any]) -> None:
        return None


def _problem(survey: Survey, grid: Grid, gaps: list[str], tokens: list[Token]) -> Problem:
    size = len(set(grid.panel.y_axis.categories)) * len(set(grid.panel.x_axis.categories))
    return Problem(
        survey.span(tokens[0][1], tokens[-1][2]),
        f"The text says that the grid is complete, but {len(gaps)} of the {size} cells"
        f"{survey.of_panel(grid.index)} {'is' if len(gaps) == 1 else 'are'} missing: {enumerated(gaps)}.",
    )

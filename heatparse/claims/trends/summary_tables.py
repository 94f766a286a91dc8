"""Tables and lists that sum lines up: "| A | 0.53 |" below "| Model | Mean |", "**A:** 0.53" below "Row means".

Whether such a column is made of the values that the text states shows in the column itself: only where most of its
numbers are right is another one wrong.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from heatparse.claims.aggregates.functions import Function, compare_values
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.lexicon import lexicon
from heatparse.claims.language.phrases import Amount
from heatparse.claims.scene import VERDICTS, Scene
from heatparse.grid import Grid, Value
from heatparse.measures import Measure, equal, middle
from heatparse.models import Quantity
from heatparse.models.claims import AggregateClaim, BaseClaim, DifferenceClaim
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.quotations import clean_label
from heatparse.reading.text_tables import row_cells, table_runs
from heatparse.records import NamedTuple
from heatparse.tokens import Token, fold

_FEWEST = 2  # numbers that are right, and values of a line
_PAIR = 2  # cells of a row with one number
_WORDS = 7  # of the head of a column at most


class _Entry(NamedTuple):
    """One number of a column, and the line that it stands beside."""

    label: str
    quantity: Quantity
    start: int
    end: int


def read_summary_tables(scene: Scene) -> list[BaseClaim]:
    """The claims of the columns and lists that give a mean, a sum, a median or the spread of each line."""
    held = {cell.span.line for grid in scene.grids.all() for cell in grid.panel.cells}
    claims: list[BaseClaim] = []
    for what, entries in (*_columns(scene), *_lists(scene)):
        entries = [entry for entry in entries if scene.span(entry.start, entry.end).line not in held]
        claims += _judged(what, entries, scene)
    return claims


def _columns(scene: Scene) -> Iterator[tuple[str, list[_Entry]]]:
    """The columns of tables whose head says what they are made of."""
    draft = scene.draft
    for run in table_runs(draft):
        head, *rows = (row_cells(draft, index) for index in run)
        for at, cell in enumerate(head):
            what = _told(cell)
            if (
                not what
                and len(head) == _PAIR
                and at
                and run[0]
                and draft.blocks[run[0] - 1].kind == "heading"
            ):
                what = _told(draft.tokens_of(draft.blocks[run[0] - 1]))
            if what:
                for names in range(len(head)):
                    if names != at:
                        yield what, [entry for row in rows for entry in _entry(row, names, at, scene)]


def _lists(scene: Scene) -> Iterator[tuple[str, list[_Entry]]]:
    """The items with a name in bold below a heading that says what their numbers are; plain ones are clauses."""
    draft, marks = scene.draft, words("names", "emphasis")
    for at, block in enumerate(draft.blocks):
        if block.kind != "heading" or not (what := _told(draft.tokens_of(block))):
            continue
        entries: list[_Entry] = []
        for index in range(at + 1, len(draft.blocks)):
            if draft.blocks[index].kind != "item":
                break
            tokens = draft.tokens_of(draft.blocks[index])
            colon = next((i for i, token in enumerate(tokens) if token[3] == ":"), 0)
            if colon and any(draft.text.startswith(mark, draft.blocks[index].start) for mark in marks):
                entries += _entry([tokens[:colon], tokens[colon + 1 : colon + 2]], 0, 1, scene)
        yield what, entries


def _told(tokens: Sequence[Token]) -> str:
    """What the numbers below a head are: "mean", "sum", "median", "spread"; "" where it does not say, or says more."""
    if not 0 < len(tokens) <= _WORDS:
        return ""
    found = [entry for i in range(len(tokens)) if (entry := lexicon().match(list(tokens), i)) is not None]
    kinds = {entry[1] for entry in found}
    if not kinds.isdisjoint(("SUPERLATIVE", "FACTOR", "COMPARATIVE", "NEGATION")):
        return ""
    means = {str(entry[2]) for entry in found if entry[1] == "AGGREGATE"}
    extents = {token[3] for token in tokens} & words("assertions", "extents")
    if len(means) + bool(extents) != 1 or (means and "DIFFERENCE" in kinds):
        return ""
    return means.pop() if means else "spread"


def _entry(row: Sequence[Sequence[Token]], names: int, at: int, scene: Scene) -> Iterator[_Entry]:
    """The number of a row with its name; none where the cell holds anything else."""
    if max(names, at) >= len(row) or not row[names]:
        return
    numbers = [token for token in row[at] if token[0] == "QUANTITY"]
    if len(numbers) != 1:
        return
    text = scene.text
    quantity = read_quantity(text[numbers[0][1] : numbers[0][2]])
    label = fold(clean_label(text[row[names][0][1] : row[names][-1][2]]))
    if quantity is not None and quantity.value is not None:
        yield _Entry(label, quantity, row[0][0][1] if row[0] else numbers[0][1], row[at][-1][2])


def _judged(what: str, entries: Sequence[_Entry], scene: Scene) -> list[BaseClaim]:
    """The claims of a column, of the one grid of which most of its numbers are right."""
    found: list[list[tuple[_Entry, Judgement]]] = []
    for grid in scene.grids.all():
        for lines in (grid.rows, grid.columns):
            told = [
                (entry, _judge(what, entry, lines is grid.rows, grid))
                for entry in entries
                if entry.label in lines
            ]
            rights = sum(judged.truth is True for _, judged in told)
            wrongs = sum(judged.truth is False for _, judged in told)
            if len(told) == len(entries) and rights >= _FEWEST and rights > wrongs:
                found.append(told)
    if len(found) != 1:
        return []
    return [_claim(what, entry, judged, scene) for entry, judged in found[0]]


def _judge(what: str, entry: _Entry, is_row: bool, grid: Grid) -> Judgement:
    values = grid.row(entry.label) if is_row else grid.column(entry.label)
    known = [value for value in values if middle(value) is not None]
    if len(known) < _FEWEST:
        return Judgement(None, "")
    if what == "spread":
        return _spread(entry.quantity, known, grid)
    function = cast(Function, what)
    of = f"the {len(known)} values of {grid.name(entry.label)}{grid.of}"
    return compare_values(grid, known, of, Amount(entry.start, entry.end, entry.quantity), function)


def _spread(quantity: Quantity, values: Sequence[Value], grid: Grid) -> Judgement:
    """Whether the highest and the lowest value of a line are so far apart."""
    low, high = (choose(values, key=lambda value: middle(value) or 0.0) for choose in (min, max))
    distance = (middle(high) or 0.0) - (middle(low) or 0.0)
    real = Measure(distance, distance, high.resolution, high.slack + low.slack)
    return Judgement(equal(real, grid.measure(quantity)), f"{high.text} - {low.text} = {distance:.6g}")


def _claim(what: str, entry: _Entry, judged: Judgement, scene: Scene) -> BaseClaim:
    truth = None if scene.is_doubtful and not judged.truth else judged.truth
    told: dict[str, Any] = {
        "text": scene.text[entry.start : entry.end], "span": scene.span(entry.start, entry.end),
        "verdict": VERDICTS[truth], "explanation": judged.explanation, "value": entry.quantity,
    }  # fmt: skip
    if what == "spread":
        return DifferenceClaim(mode="absolute", **told)
    return AggregateClaim(function=what, **told)

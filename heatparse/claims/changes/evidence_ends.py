"""Ends that a clause names: its cells, the extremes and the means of its lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.language.phrases import Ref, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import Measure, measure, middle
from heatparse.models import Span
from heatparse.phrases import words
from heatparse.records import NamedTuple
from heatparse.tokens import fold

_MOST = 6  # cells or lines
_PLACES = 2  # of a cell
_UPPER = {"high": "high", "best": "best", "warm": "high", "much": "high"}
_LOWER = {"low": "low", "worst": "worst", "cold": "low", "little": "low"}
_MEANS = frozenset(("mean", "sum"))


class End(NamedTuple):
    """A number that a clause names: `start` is where, `cell` its place, `function` how it is made of a line."""

    measure: Measure
    text: str
    spans: tuple[Span, ...]
    start: int
    cell: tuple[str, str] | None
    function: str
    line: str = ""
    alone: bool = False  # one of two cells that are named in full

    @property
    def key(self) -> tuple[object, ...]:
        """What it is in any panel."""
        return self.cell, self.function, self.line


Named = dict[str, int]  # folded label -> where it is named


def ends_of(clause: Clause, refs: Sequence[Ref], grid: Grid, scene: Scene) -> list[End]:
    """What a clause may compare in one grid, where its places are plain; else nothing."""
    named = _named(refs, grid, scene)
    if named is None:
        return []
    rows, columns = named
    functions = _functions(clause, scene)
    two = _two_cells(refs, grid, scene)
    if two:
        return two
    ends: list[End] = []
    if rows and columns:
        ends = list(_cells(rows, columns, grid))
        if functions and clause.says(words("function_words", "possessive")):
            lines = rows if len(rows) == 1 else columns if len(columns) == 1 else {}
            ends += _of_lines(lines, lines is rows, functions, grid)
    elif rows or columns:
        ends = list(_of_lines(rows or columns, bool(rows), functions, grid))
    elif functions:
        values = [value for value in grid.values if middle(value) is not None]
        ends = [end for function in functions for end in _made(function, values, clause.start)]
    return ends if len(ends) <= 2 * _MOST else []


def _named(refs: Sequence[Ref], grid: Grid, scene: Scene) -> tuple[Named, Named] | None:
    """The rows and the columns that references name; None where one may mean either, or several at once."""
    rows: Named = {}
    columns: Named = {}
    for ref in refs:
        lines = scene.lines(ref, grid)
        if len(lines) != 1 or any(len(name.labels) != 1 for name in ref.names):
            return None
        into = rows if lines[0].axis == "row" else columns
        for at, label in enumerate(lines[0].labels):
            into[fold(label)] = ref.start + at
    return (rows, columns) if len(rows) <= _MOST and len(columns) <= _MOST else None


def _two_cells(refs: Sequence[Ref], grid: Grid, scene: Scene) -> list[End]:
    """ "A on P is 3 above B on Q": two cells that are named in full."""
    if len(refs) != 2 * _PLACES:
        return []
    found: list[End] = []
    for one, two in (refs[:2], refs[2:]):
        cells = scene.cells(one, two, grid)
        value = grid.at(*cells[0]) if len(cells) == 1 else None
        if value is None or middle(value) is None:
            return []
        found.append(
            End(measure(value), value.text, (value.span,), one.start, (value.row, value.column), "", "", True)
        )
    return found


def _functions(clause: Clause, scene: Scene) -> list[str]:
    """What a clause makes of lines: their best, their worst, their mean."""
    found: list[str] = []
    for phrase in clause.phrases:
        if isinstance(phrase, Superlative):
            if phrase.rank != 1 or phrase.count:
                return []
            told = _UPPER.get(phrase.direction) or _LOWER.get(phrase.direction)
            if told in ("best", "worst") and scene.told_way:
                found.append("high" if (told == "best") is (scene.told_way == "high") else "low")
            elif told in ("best", "worst"):
                found += ["high", "low"] if scene.may_be_better_low else ["high" if told == "best" else "low"]
            elif told is not None:
                found.append(told)
            found += [
                noun.value for noun in phrase.nouns if noun.type == "AGGREGATE" and noun.value in _MEANS
            ]
        elif phrase.type == "AGGREGATE" and phrase.value in _MEANS:  # type: ignore[union-attr]
            found.append(phrase.value)  # type: ignore[union-attr]
        elif phrase.type == "SPREAD" or key_of(phrase) in words("reserves", "distances"):
            found += ["high", "low"]
    return list(dict.fromkeys(found))


def _cells(rows: Named, columns: Named, grid: Grid) -> Iterator[End]:
    for row, one in rows.items():
        for column, two in columns.items():
            value = grid.cells.get((row, column))
            if value is not None and middle(value) is not None:
                start = one if len(rows) > 1 else two
                yield End(measure(value), value.text, (value.span,), start, (row, column), "")


def _of_lines(lines: Named, are_rows: bool, functions: Sequence[str], grid: Grid) -> Iterator[End]:
    """The extremes or means of each line."""
    for line, start in lines.items():
        values = grid.select((line,), ()) if are_rows else grid.select((), (line,))
        held = [value for value in values if middle(value) is not None]
        for function in functions:
            yield from (end._replace(line=line) for end in _made(function, held, start))


def _made(function: str, values: Sequence[Value], start: int) -> Iterator[End]:
    if len(values) < 2:
        return
    if function in _MEANS:
        numbers = [middle(value) or 0.0 for value in values]
        size = sum(numbers) / (len(numbers) if function == "mean" else 1)
        resolution = max(value.resolution for value in values) / (10 if function == "mean" else 1)
        slack = max(value.slack for value in values)
        yield End(Measure(size, size, resolution, slack), f"{size:.4g}", (), start, None, function)
        return
    choose = max if function == "high" else min
    value = choose(values, key=lambda value: middle(value) or 0.0)
    yield End(measure(value), value.text, (value.span,), start, None, function)

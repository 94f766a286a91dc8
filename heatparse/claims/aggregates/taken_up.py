"""Means that a clause takes up without a word for them: "A averages 60, while B comes to only 47"."""

from __future__ import annotations

from heatparse.claims.aggregates.functions import Function, compare_values
from heatparse.claims.language.phrases import Amount, Scope, Superlative, is_only, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import equal
from heatparse.phrases import words

_QUIET = frozenset(
    (
        "REF",
        "AMOUNT",
        "PREPOSITION",
        "BE",
        "HAVE",
        "OCCUR",
        "PRONOUN",
        "DIMENSION",
        "AXISNOUN",
        "COMMA",
        "JOIN",
    )
)


def takes_up_mean(clause: Clause, function: Function, scene: Scene) -> bool:
    """Whether a clause sets one line and one number against the mean of another line that was told in front.

    A number that is a value of the line may be meant as such: "A averages 60, while B reaches only 47".
    """
    before = clause.before
    if before is None or not _is_quiet(clause) or not before.has("AMOUNT"):
        return False
    if any(isinstance(phrase, Superlative) and phrase.count for phrase in before.phrases):
        return False  # "averages 60 over its best two, compared with 71 for B"
    if not set(".!?").isdisjoint(scene.text[before.end : clause.start]):
        return False
    panels = scene.panels(clause)
    own = _lines(clause, scene.grids[panels[0]], scene) if len(panels) == 1 else []
    if len(own) != 1:
        return False
    grid, (line,) = scene.grids[panels[0]], own
    if not any(
        _is_told_mean(other, before, function, grid)
        for other in _lines(before, grid, scene)
        if other.axis == line.axis
    ):
        return False
    told = next(p for p in clause.phrases if isinstance(p, Amount))
    return not any(equal(grid.measure(told.quantity), value) for value in _values(line, grid))


def _is_told_mean(line: Line, before: Clause, function: Function, grid: Grid) -> bool:
    """Whether the clause in front tells the mean of all of a line: "averages 60 over its best two" does not."""
    values = _values(line, grid)
    numbers = [phrase for phrase in before.phrases if isinstance(phrase, Amount)]
    return any(compare_values(grid, values, "", number, function).truth for number in numbers)


def _values(line: Line, grid: Grid) -> list[Value]:
    return grid.row(line.labels[0]) if line.axis == "row" else grid.column(line.labels[0])


def _lines(clause: Clause, grid: Grid, scene: Scene) -> list[Line]:
    """The single lines that a clause names."""
    found = [scene.lines(ref, grid) for ref in clause.refs() if not ref.is_panel]
    return [lines[0] for lines in found if len(lines) == 1 and len(lines[0].labels) == 1]


def _is_quiet(clause: Clause) -> bool:
    """Whether a clause tells one place and one number, and nothing else."""
    numbers = [phrase for phrase in clause.phrases if isinstance(phrase, Amount)]
    quiet = all(
        phrase.type in _QUIET
        or (isinstance(phrase, Scope) and is_only(phrase))
        or key_of(phrase) in words("names", "taking_up_means")
        for phrase in clause.phrases
    )
    plain = len(numbers) == 1 and not numbers[0].bound and numbers[0].label is None
    return quiet and plain and len(clause.refs()) == 1

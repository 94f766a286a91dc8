"""Other lines: those that are left of an axis behind the ones that were named, "in the other three months".

Where a sentence names three of six months, the other three are known by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Phrase, Ref, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.tokens import fold

_AXES = {"row": "y", "column": "x"}


def with_other_lines(clause: Clause, scene: Scene) -> Clause:
    """The clause with the names of the lines that are left, where their number tells which ones these are."""
    panels = scene.panels(clause)
    if not panels or clause.has("EXCEPTION"):
        return clause
    phrases, grid = clause.phrases, scene.filled(panels[0])
    at = next((i for i in range(len(phrases) - 1) if _counts_others(phrases, i)), None)
    if at is None:
        return clause
    count, end, axis = int(str(phrases[at + 1].value)), at + 2, ""  # type: ignore[union-attr]
    noun = phrases[end] if end < len(phrases) else None
    if noun is not None and (noun.type in ("AXISNOUN", "DIMENSION") or is_thing(noun)):
        axis, end = _axis_of(noun), end + 1
        if not axis and not is_thing(noun):
            return clause
    for way in (axis,) if axis else _AXES:
        rest = _rest(clause, at, way, count, grid, scene)
        if rest:
            names = tuple(Name("category", (Label(grid.name(key), *_sides(way, scene)),)) for key in rest)
            ref = Ref(phrases[at].start, phrases[end - 1].end, names, "y" if way == "row" else "x")
            return clause.part([*phrases[:at], ref, *phrases[end:]])
    return clause


def _sides(way: str, scene: Scene) -> tuple[set[int], set[int]]:
    panels = set(range(len(scene.grids)))
    return (panels, set()) if way == "row" else (set(), panels)


def _counts_others(phrases: Sequence[Phrase], at: int) -> bool:
    """ "The other three", "the remaining two": not "two other"."""
    told = key_at(phrases, at) in words("comparisons", "left_over")
    number = phrases[at + 1]
    if not told or number.type != "CARDINAL":
        return False
    return not at or phrases[at - 1].type != "CARDINAL"


def _axis_of(noun: Phrase) -> str:
    value = getattr(noun, "value", None)
    if noun.type == "AXISNOUN":
        return {"x": "column", "y": "row"}.get(getattr(value, "axis", None) or "", "")
    return str(value) if value in _AXES else ""


def _rest(clause: Clause, at: int, way: str, count: int, grid: Grid, scene: Scene) -> list[str]:
    """What is left of an axis, where what was named in front is all but so many of it."""
    order = list(grid.rows if way == "row" else grid.columns)
    named: set[str] = set()
    for refs in _named_before(clause, at):
        for ref in refs:
            lines = [line for line in scene.lines(ref, grid) if line.axis == way]
            named |= {fold(label) for line in lines for label in line.labels}
        if len(named) >= len(order) - count:
            break
    rest = [key for key in order if key not in named]
    return rest if named and len(rest) == count else []


def _named_before(clause: Clause, at: int) -> Iterator[list[Ref]]:
    """The references in front of a phrase, clause by clause, the nearest first."""
    yield [phrase for phrase in clause.phrases[:at] if isinstance(phrase, Ref) and not phrase.is_panel]
    before = clause.before
    while before is not None:
        yield [ref for ref in before.refs() if not ref.is_panel]
        before = before.before

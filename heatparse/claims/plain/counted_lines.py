"""Lines that are only counted: "in each of the three rows", "these two models", "all three", behind their names.

A count that is not the number of all lines means those that were named last, where they are that many.
Where they are not, nobody knows which ones are meant.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from heatparse.claims.language.forms import Name
from heatparse.claims.language.motions import motion_of
from heatparse.claims.language.phrases import Phrase, Ref, Scope, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.phrases import words
from heatparse.records import Record, replace
from heatparse.tokens import fold

_AXES = {"row": "y", "column": "x"}
_SIDES = {"y": "row", "x": "column"}
_BOTH = 2
_AFTER_COUNT = frozenset(("REF", "OPEN", "COLON"))  # "the three rows A, B and C": named right there


class Counted(Record, frozen=True):
    """Phrases that stand for lines: how many, and of which axis, where the text says so."""

    first: int
    end: int
    count: int | None
    axis: str
    pointing: bool  # "these rows": surely of what was named


def with_counted(clause: Clause, scene: Scene) -> Clause:
    """The clause with the names of the lines that it counts; unresolved where these are not known."""
    panels = scene.panels(clause)
    if not panels or clause.has("EXCEPTION"):
        return clause
    grid = scene.filled(panels[0])
    found = next(_counted(clause.phrases, scene, grid), None)
    if found is None:
        return clause
    ref = _named_last(clause, found, grid, scene)
    if ref is None:
        clause.unresolved = True
        return clause
    return clause.part([*clause.phrases[: found.first], ref, *clause.phrases[found.end :]])


def _counted(phrases: Sequence[Phrase], scene: Scene, grid: Grid) -> Iterator[Counted]:
    """What is counted without a name, and is not the number of all lines."""
    for at, phrase in enumerate(phrases):
        behind_scope = at > 0 and isinstance(phrases[at - 1], Scope)
        found = _scoped(phrases, at) if isinstance(phrase, Scope) else _pointed(phrases, at)
        if found is None or _is_named_there(phrases, found) or behind_scope:
            continue
        whole = _sizes(grid, found.axis) | (set() if found.axis else {len(scene.grids)})
        if found.count not in whole:
            yield found


def _sizes(grid: Grid, axis: str) -> set[int]:
    """How many lines an axis has, and how many of them hold values; of both axes where it is open which."""
    stated = {"row": {row for row, _ in grid.cells}, "column": {column for _, column in grid.cells}}
    listed = {"row": grid.rows, "column": grid.columns}
    return {len(lines[way]) for way in ((axis,) if axis else _AXES) for lines in (stated, listed)}


def _is_named_there(phrases: Sequence[Phrase], found: Counted) -> bool:
    """ "All three rows A, B and C", "A and B, both rows"."""
    before = phrases[found.first - 1] if found.first else None
    behind = phrases[found.end].type if found.end < len(phrases) else ""
    placed = before is not None and before.type in ("PREPOSITION", "RESTRICTION")
    return isinstance(before, Ref) or (behind in _AFTER_COUNT and not placed)


def _scoped(phrases: Sequence[Phrase], at: int) -> Counted | None:
    """ "Each of the three rows", "all three", "both models", "each of these three rows", "all of them"."""
    scope = phrases[at]
    assert isinstance(scope, Scope)
    if scope.quantifier not in ("all", "both") or scope.others:
        return None
    count = scope.count or (_BOTH if scope.quantifier == "both" else None)
    if at + 1 < len(phrases) and key_of(phrases[at + 1]) in words("regions", "label_nouns"):
        return None  # "in all four layer bands": the bands are counted
    inner = _pointed(phrases, at + 1) if scope.noun is None and scope.count is None else None
    if inner is not None and inner.pointing:
        return replace(inner, first=at, count=inner.count or count)
    if count is None:
        return None
    if scope.noun is not None:
        axis = _axis_of(scope.noun)
        return Counted(at, at + 1, count, axis, False) if axis is not None else None
    placed = at > 0 and phrases[at - 1].type == "PREPOSITION"
    bare = at + 1 == len(phrases) or phrases[at + 1].type in ("COMMA", "JOIN")
    moves = not at and not bare and bool(motion_of(phrases[at + 1]))  # "all three rise"
    return Counted(at, at + 1, count, "", False) if (placed and bare) or moves else None


def _pointed(phrases: Sequence[Phrase], at: int) -> Counted | None:
    """ "These three rows", "the three models", "those columns"; "them" behind "all of"."""
    if at >= len(phrases) or (at and key_at(phrases, at - 1) == "of"):
        return None
    behind_scope = at > 0 and isinstance(phrases[at - 1], Scope)
    if behind_scope and _are_cells(phrases[:at]):
        return None  # "two cells exceed 30, both of them in A"
    if behind_scope and key_of(phrases[at]) in words("reserves", "named_several"):
        return Counted(at, at + 1, None, "", True)
    pointing = key_of(phrases[at]) in words("reserves", "these_lines")
    end = at + pointing
    number = phrases[end] if end < len(phrases) else None
    count = int(str(number.value)) if isinstance(number, Word) and number.type == "CARDINAL" else None
    if count is not None and not (pointing or getattr(number, "definite", False)):
        return None
    end += count is not None
    if end == at or end == len(phrases) or not key_of(phrases[end]).endswith("s"):
        return None
    axis = _axis_of(phrases[end])
    return Counted(at, end + 1, count, axis, pointing) if axis is not None else None


def _are_cells(phrases: Sequence[Phrase]) -> bool:
    """Whether cells are counted in front, and no lines."""
    return any(
        one.type == "CARDINAL" and (two.type == "MEASURE" or getattr(two, "value", "") == "cell")
        for one, two in pairwise(phrases)
    )


def _axis_of(noun: Phrase) -> str | None:
    """The axis whose lines a noun counts; "" where it may be either, None where it counts other things."""
    value = getattr(noun, "value", None)
    if noun.type == "AXISNOUN":
        return _SIDES.get(getattr(value, "axis", None) or "", "")
    if noun.type == "DIMENSION":
        return str(value) if value in _AXES else "" if value == "category" else None
    return "" if is_thing(noun) else None


def _named_last(clause: Clause, found: Counted, grid: Grid, scene: Scene) -> Ref | None:
    """The lines that were named last, where they are as many as are counted."""
    for refs in _named_before(clause, found.first):
        if grid.is_square and len(refs) > 1:
            return None  # "A → B": a cell, and no two rows
        for way in (found.axis,) if found.axis else () if grid.is_square else _AXES:
            names: dict[str, Name] = {}
            for ref in refs:
                lines = [line for line in scene.lines(ref, grid) if line.axis == way]
                if lines:
                    names |= {
                        fold(label.text): Name("category", (label,))
                        for name in ref.names for label in name.labels
                    }  # fmt: skip
            if len(names) == found.count or (found.count is None and len(names) >= _BOTH):
                first, last = clause.phrases[found.first], clause.phrases[found.end - 1]
                return Ref(first.start, last.end, tuple(names.values()), _AXES[way])  # type: ignore[arg-type]
            if names and found.axis:
                return None
        if refs and not found.axis:
            return None
    return None


def _named_before(clause: Clause, at: int) -> Iterator[list[Ref]]:
    """The references in front of a phrase, clause by clause, the nearest first; then those of the lead."""
    yield [ref for ref in clause.phrases[:at] if isinstance(ref, Ref) and not ref.is_panel]
    before = clause.before
    while before is not None:
        yield [ref for ref in before.refs() if not ref.is_panel]
        before = before.before
    yield [ref for ref in clause.lead if isinstance(ref, Ref) and not ref.is_panel]

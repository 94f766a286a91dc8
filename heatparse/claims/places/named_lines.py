"""Named lines and cells: what a count names, "three models (A, B and C) exceed 0.5", "two cells do: A on X, B on Y"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.counts.assertions import Assertion
from heatparse.claims.counts.sole_lines import key_of_thing
from heatparse.claims.counts.tallies import tally
from heatparse.claims.counts.tally_units import line_unit
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Phrase, Ref, placed
from heatparse.claims.scene import Scene
from heatparse.claims.wording import shown
from heatparse.grid import Grid, Value
from heatparse.tokens import fold

_PREDICATES = frozenset(("AMOUNT", "SIGN"))
_PLACED = frozenset(("PREPOSITION", "REF", "AXISNOUN", "DIMENSION", "MEASURE"))
_SHOWN = 4  # values that an explanation names
_LISTING = frozenset(
    ("REF", "VERSUS", "ARROW", "COMMA", "JOIN", "AND", "PREPOSITION", "OPEN", "CLOSE", "AXISNOUN")
)


def with_names(assertion: Assertion, judgement: Judgement, scene: Scene) -> Judgement:
    """The judgement of a count that is right; refuted where one of the lines that it names is none of them."""
    subject, piece = assertion.subject, assertion.first
    unit = line_unit(subject.noun, assertion.sides)
    if subject.quantifier.kind != "exactly" or len(assertion.first_reading) != 1:
        return judgement
    if unit is None:
        mistaken = _wrong_cells(assertion, scene)
        return _refuted(piece.grid, mistaken) if mistaken else judgement
    named = _named(assertion, subject.quantifier.count)
    lines = scene.lines(named, piece.grid) if named is not None else []
    keys = {fold(label) for line in lines if line.axis == unit for label in line.labels}
    if len(keys) != subject.quantifier.count:
        return judgement
    things = tally(piece, assertion.predicate, unit, subject.universal).things
    inside = [thing for thing in things if thing.values and key_of_thing(thing, unit) in keys]
    wrong = [value for thing in inside if thing.truth is False for value in thing.values]
    if not wrong or len(inside) != len(keys):
        return judgement
    return _refuted(piece.grid, wrong)


def _refuted(grid: Grid, wrong: list[Value]) -> Judgement:
    spans = tuple(value.span for value in wrong[:_SHOWN])
    return Judgement(False, f"it names {shown(grid, wrong, _SHOWN)}", spans)


def _wrong_cells(assertion: Assertion, scene: Scene) -> list[Value]:
    """Those that are not so of as many cells as are counted, behind a colon or in a bracket at the end."""
    from heatparse.claims.counts.sole_cells import cells_named  # loaded where cells are counted by name

    clause, grid, predicate = assertion.clause, assertion.first.grid, assertion.predicate
    phrases = clause.phrases
    told = next((i for i, phrase in enumerate(phrases) if phrase.type in ("COLON", "OPEN")), len(phrases))
    front = {phrase.type for phrase in phrases[_behind_predicate(phrases, told) : told]}
    if told == len(phrases) or clause.has("EXAMPLE", "EXCEPTION", *GUARDS) or not _PLACED.issuperset(front):
        return []
    if _PREDICATES.isdisjoint(phrase.type for phrase in phrases[:told]):
        return []
    if phrases[told].type == "OPEN" and phrases[-1].type != "CLOSE":
        return []
    listed = _without_values([placed(phrase) for phrase in phrases[told + 1 :]])
    if not _LISTING.issuperset(phrase.type for phrase in listed):
        return []
    cells = cells_named(listed, scene, grid)
    # "A–B" of a square may be the cell with its labels the other way round
    either = [[grid.at(row, column), grid.at(column, row)] for row, column in cells]
    known = [[value for value in ways if value is not None] for ways in either]
    if len(cells) != assertion.subject.quantifier.count or not all(known):
        return []
    return [ways[0] for ways in known if all(predicate.test(value, grid) is False for value in ways)]


def _without_values(phrases: Sequence[Phrase]) -> list[Phrase]:
    """Phrases without the numbers in brackets behind what is named, and without the bracket around them all."""
    types = [phrase.type for phrase in phrases]
    starts = [at for at in range(len(types)) if types[at : at + 3] == ["OPEN", "AMOUNT", "CLOSE"]]
    rest = [p for at, p in enumerate(phrases) if not any(start <= at < start + 3 for start in starts)]
    opened = sum(phrase.type == "OPEN" for phrase in rest)
    return rest[:-1] if sum(phrase.type == "CLOSE" for phrase in rest) > opened else rest


def _named(assertion: Assertion, count: int) -> Ref | None:
    """The one list of so many names in brackets, or behind a colon; None where examples are told."""
    clause = assertion.clause
    if not clause.has("OPEN", "COLON") or clause.has("EXAMPLE", "EXCEPTION"):
        return None
    phrases = clause.phrases
    found = [
        phrase
        for at, phrase in enumerate(phrases)
        if isinstance(phrase, Ref) and at and _is_listed(phrases, at)
    ]
    if len(found) != 1 or sum(len(name.labels) for name in found[0].names) != count:
        return None
    return found[0]


def _is_listed(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a list of names stands alone in its bracket, or behind a colon at the end."""
    before, behind = phrases[at - 1].type, phrases[at + 1].type if at + 1 < len(phrases) else ""
    if before == "COLON" and not behind:
        return _PLACED.issuperset(phrase.type for phrase in phrases[_behind_predicate(phrases, at) : at - 1])
    return (before, behind) == ("OPEN", "CLOSE")


def _behind_predicate(phrases: Sequence[Phrase], at: int) -> int:
    """The index behind the last predicate in front of an index; "two exceed 0.5, two do not: A and B" has another."""
    told = (i for i in range(at - 1, -1, -1) if phrases[i].type in _PREDICATES)
    return next(told, -1) + 1

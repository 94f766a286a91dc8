"""Sole counts: who alone has so many values of a kind: "A is the only day with three cities above 40".

Each line is counted by itself. Another line with as many refutes it, and one with more leaves it open: whether
"three" is three or more, the text does not say. "A is the only row without a zero besides B" counts none in both.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.counts.nested_counts import count_at
from heatparse.claims.counts.predicates import OF_LINES, Predicate
from heatparse.claims.counts.predications import find_predicates
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.metrics import sides_of
from heatparse.claims.language.numbered import whole_number
from heatparse.claims.language.phrases import Phrase, Ref, Scope, is_only, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.inventory.problems import enumerated
from heatparse.models.claims import BaseClaim, CountClaim
from heatparse.phrases import words
from heatparse.records import NamedTuple
from heatparse.tokens import fold

_JOINTS = frozenset(("COMMA", "JOIN"))
_LINKS = frozenset(("PREPOSITION", "PRONOUN", "HAVE"))
_AXES = {"y": "row", "x": "column"}
_SHOWN = 4  # lines that an explanation names


class _Told(NamedTuple):
    """Who is named, the noun of their kind, and the phrases that tell what they alone have."""

    named: list[Ref]
    noun: Phrase | None
    had: list[Phrase]
    least: int | None = None  # so many at least


def read_sole_counts(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of a clause that tells who alone has so many; nothing where it counts nothing in lines."""
    panels = scene.panels(clause)
    told = _told(clause.phrases)
    if told is None or clause.is_data or clause.heads or len(panels) != 1:
        return []
    count = _count(told.had) if told.least is None else told.least
    if count is None:
        return []
    grid = scene.filled(panels[0])
    return [scene.claim(CountClaim, clause, _judged(told, count, grid, scene))]


def _told(phrases: list[Phrase]) -> _Told | None:
    phrases, others = _without_others(phrases)
    at = next((i for i, phrase in enumerate(phrases) if is_only(phrase)), None)
    if at is None:
        return None
    types = [phrase.type for phrase in phrases]
    if types[:4] == ["SCOPE", "PREPOSITION", "REF", "HAVE"]:  # "only in A do at least two rows exceed 0.5"
        return _told_there(phrases, others)
    if types[:2] == ["SCOPE", "REF"] and types[2:3] == ["HAVE"]:  # "only A has …"
        subject, noun, had = phrases[1], None, phrases[3:]
    elif types[:3] == ["REF", "BE", "SCOPE"] and at == 2 and len(phrases) > 4:  # "A is the only row with …"
        subject, noun, had = phrases[0], phrases[3], phrases[4:]
    elif at == 0 and types[-2:] == ["BE", "REF"] and len(phrases) > 4:  # "the only row with … is A"
        subject, noun, had = phrases[-1], phrases[1], phrases[2:-2]
    else:
        return None
    if noun is not None and noun.type not in ("AXISNOUN", "DIMENSION", "CARDINAL", "UNKNOWN"):
        return None
    linked = len(phrases) - len(had)
    while had and had[0].type in _LINKS:
        had, linked = had[1:], 0
    if not isinstance(subject, Ref) or not had or (linked and noun is not None and had[0].type != "NEGATION"):
        return None
    return _Told([subject, *others], noun, had)


def _told_there(phrases: list[Phrase], others: list[Ref]) -> _Told | None:
    """What is told behind "only in A do", where so many things are counted there."""
    counted = count_at(phrases, 4)
    if counted is None or counted.quantifier.kind not in ("exactly", "at_least", "more"):
        return None
    number = counted.quantifier.count + (counted.quantifier.kind == "more")
    first = next(i for i in range(4, len(phrases)) if whole_number(phrases[i]) is not None)
    had = [phrases[first], *phrases[counted.behind - 1 :]]
    return _Told([phrases[2], *others], None, had, None if counted.quantifier.kind == "exactly" else number)  # type: ignore[list-item]


def _without_others(phrases: list[Phrase]) -> tuple[list[Phrase], list[Ref]]:
    """The phrases without "besides B", wherever it stands, and who is named there."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "EXCEPTION"), None)
    other = phrases[at + 1] if at is not None and at + 1 < len(phrases) else None
    if at is None or not isinstance(other, Ref):
        return phrases, []
    front, behind = phrases[:at], phrases[at + 2 :]
    if front and front[-1].type in _JOINTS:
        front = front[:-1]
    if behind and behind[0].type in _JOINTS:
        behind = behind[1:]
    return [*front, *behind], [other]


def _count(had: Sequence[Phrase]) -> int | None:
    """How many values of a kind somebody has: so many, or none; None where no number opens what is told."""
    first = had[0]
    if first.type == "NEGATION":
        none = key_of(first) == "no" or key_of(first) in words("function_words", "leaving_out")
        return 0 if none else None
    return int(first.value) if isinstance(first, Word) and first.type == "CARDINAL" else None


def _judged(told: _Told, count: int, grid: Grid, scene: Scene) -> Judgement:
    numbered = frozenset(side for side in "xy" if scene.names.numbered(side))
    rest = list(told.had[1:])
    if not count and rest and isinstance(rest[0], Scope):
        rest = rest[1:]  # "without any positive score"
    predicates = find_predicates(rest, numbered)
    if len(predicates) != 1 or predicates[0].relation not in OF_LINES or not grid.is_complete:
        return UNDECIDED
    predicate = predicates[0]
    things = [p for at, p in enumerate(rest) if not predicate.first <= at < predicate.last]
    found = [
        _judged_on(axis, named, count, predicate, grid, told.least is not None)
        for axis, named in _lines(told, grid, scene).items()
        if all(_is_thing(thing, axis, scene) for thing in things)
    ]
    return charitable(found) if found else UNDECIDED


def _lines(told: _Told, grid: Grid, scene: Scene) -> dict[str, set[str]]:
    """The folded labels of those that are named, on each axis that may be meant."""
    noun = told.noun
    axis = ""
    if isinstance(noun, Word) and noun.type == "AXISNOUN":
        axis = _AXES.get(noun.value.axis or "", "")
    elif isinstance(noun, Word) and noun.value in ("row", "column"):
        axis = str(noun.value)
    found: dict[str, set[str]] = {}
    for side in ("row", "column"):
        lines = [[line for line in scene.lines(ref, grid) if line.axis == side] for ref in told.named]
        if all(len(each) == 1 for each in lines) and axis in ("", side):
            found[side] = {fold(label) for each in lines for label in each[0].labels}
    return found


def _is_thing(phrase: Phrase, axis: str, scene: Scene) -> bool:
    """Whether a noun only says what is counted in a line: its values, or the lines that cross it."""
    if not isinstance(phrase, Word):
        return False
    if phrase.type == "AXISNOUN":
        return _AXES.get(phrase.value.axis or "", axis) != axis
    if phrase.type == "UNKNOWN":
        sides = sides_of(scene, phrase.key)
        return len(sides) == 1 and _AXES[next(iter(sides))] != axis
    crossing = {"row": "column", "column": "row"}[axis]
    return phrase.type in ("MEASURE", "HAVE", "OCCUR", "BE") or phrase.value in ("cell", crossing)


def _judged_on(
    axis: str, named: set[str], count: int, predicate: Predicate, grid: Grid, least: bool
) -> Judgement:
    held: dict[str, int] = {}
    for key in grid.rows if axis == "row" else grid.columns:
        line = grid.row(key) if axis == "row" else grid.column(key)
        if grid.has_trivial_diagonal:
            line = [value for value in line if value.row != value.column]
        truths = [predicate.test(value, grid) for value in line]
        if None in truths:
            return UNDECIDED
        held[key] = truths.count(True)
    others = {key: number for key, number in held.items() if key not in named}
    shown = [key for key in held if key in named or held[key] == count][:_SHOWN]
    text = f"it is so {enumerated([f'{held[key]} times for {grid.name(key)}' for key in shown])}"
    if least:
        also = [key for key in others if held[key] >= count]
        shown = list(dict.fromkeys([*shown, *named, *also]))[:_SHOWN]
        text = f"it is so {enumerated([f'{held[key]} times for {grid.name(key)}' for key in shown])}"
        return Judgement(not also and all(held[key] >= count for key in named), text)
    if any(held[key] < count for key in named) or count in others.values():
        return Judgement(False, text)
    more = [number for key, number in held.items() if number > count]
    if count and more:
        return UNDECIDED  # "three" may be "three or more"
    return Judgement(all(held[key] == count for key in named), text)

"""Nested counts: of how many lines something is so so many times: "three models exceed 0.8 on at least four tasks".

Each line is counted by itself, and then the lines. "On four tasks" may be four of them or more; the claim is
refuted where neither can be meant.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.counts.predicates import OF_LINES, Predicate
from heatparse.claims.counts.predications import find_predicates
from heatparse.claims.counts.quantifiers import NONE, Kind, Quantifier
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.metrics import is_measured, sides_of
from heatparse.claims.language.numbered import whole_number
from heatparse.claims.language.phrases import Phrase, is_only, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.inventory.problems import enumerated
from heatparse.models.claims import BaseClaim, CountClaim
from heatparse.phrases import words
from heatparse.records import NamedTuple, replace

_BOUNDING = frozenset(("RESTRICTION", "COMPARATIVE", "BOUND", "PREPOSITION", "SCOPE"))
_KINDS: tuple[Kind, ...] = ("at_least", "more", "at_most", "fewer")
_LIMITS: dict[str, Kind] = {"more": "at_least", "fewer": "at_most", "less": "at_most"}
_AXES = {"y": "row", "x": "column"}
_OTHER = {"row": "column", "column": "row"}
_SAYING = frozenset(("BE", "HAVE", "MEASURE", "OCCUR"))
_SHOWN = 4  # lines that an explanation names


class Counted(NamedTuple):
    """So many of a noun, and the index behind it."""

    quantifier: Quantifier
    noun: Word
    behind: int


def read_nested_counts(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of a clause that counts lines by the number of their values; nothing where it counts once."""
    phrases = clause.phrases
    if clause.is_data or clause.heads or phrases[0].type not in ("CARDINAL", "NEGATION", "SCOPE", *_BOUNDING):
        return []
    lines = count_at(phrases, 0) or _place_in_front(phrases)
    panels = scene.panels(clause)
    if lines is None or len(panels) != 1:
        return []
    grid = scene.filled(panels[0])
    told = _told(phrases, lines, scene)
    if told is None:
        return []
    predicate, values = told
    axes = [axis for axis in _axes(lines.noun, scene) if _crosses(values.noun, axis, scene)]
    if not axes or (len(axes) > 1 and not grid.is_mirrored):
        return []
    clause.read.add("nested count")
    readings = [
        _judged(axes[0], lines.quantifier, quantifier, predicate, grid)
        for quantifier in _meant(values.quantifier)
    ]
    return [scene.claim(CountClaim, clause, charitable(readings))]


def _meant(quantifier: Quantifier) -> list[Quantifier]:
    """ "On four tasks": just so many, or at least."""
    if quantifier.kind != "exactly":
        return [quantifier]
    return [quantifier, replace(quantifier, kind="at_least")]


def count_at(phrases: Sequence[Phrase], at: int) -> Counted | None:
    """ "Three of the six tasks", "at least four layers", "no task", from an index on."""
    kind: Kind = "exactly"
    if at < len(phrases) and phrases[at].type == "NEGATION":
        noun = phrases[at + 1] if key_at(phrases, at) == "no" and at + 1 < len(phrases) else None
        return Counted(NONE, noun, at + 2) if _is_noun(noun) else None  # type: ignore[arg-type]
    if at < len(phrases) and phrases[at].type in _BOUNDING:
        found = next((k for k in _KINDS if key_at(phrases, at) in words("assertions", k)), None)
        if found is None and not is_only(phrases[at]):
            return None
        kind, at = found or kind, at + 1
    number = whole_number(phrases[at]) if at < len(phrases) else None
    if number is None:
        return None
    at += 1
    if at < len(phrases) and phrases[at].type == "LIMIT":
        limit = next((k for word, k in _LIMITS.items() if word in key_at(phrases, at).split()), None)
        if limit is None or kind != "exactly":
            return None
        kind, at = limit, at + 1
    total = None
    if key_at(phrases, at) in ("of", "out of"):
        total = whole_number(phrases[at + 1]) if at + 1 < len(phrases) else None
        at += 1 + (total is not None)
    noun = phrases[at] if at < len(phrases) else None
    return Counted(Quantifier(kind, number, total), noun, at + 1) if _is_noun(noun) else None  # type: ignore[arg-type]


def _place_in_front(phrases: Sequence[Phrase]) -> Counted | None:
    """ "In at least four layers, two tasks exceed 0.8": the lines that are counted stand in front."""
    if key_at(phrases, 0) not in words("function_words", "at_place"):
        return None
    lines = count_at(phrases, 1)
    if lines is None or lines.behind >= len(phrases) or phrases[lines.behind].type not in ("COMMA", "JOIN"):
        return None
    return lines._replace(behind=lines.behind + 1)


def _is_noun(phrase: Phrase | None) -> bool:
    return isinstance(phrase, Word) and phrase.type in ("AXISNOUN", "DIMENSION", "MEASURE", "UNKNOWN")


def _told(phrases: list[Phrase], lines: Counted, scene: Scene) -> tuple[Predicate, Counted] | None:
    """What is so of the values of a line, and of how many of them."""
    for at in range(lines.behind, len(phrases)):
        values = count_at(phrases, at)
        if values is None or values.quantifier == NONE:
            continue
        rest = [*phrases[lines.behind : at], *phrases[values.behind :]]
        told = phrases[lines.behind : at], phrases[values.behind :]
        found = [find_predicates(list(part)) for part in told]
        which = next((i for i, each in enumerate(found) if each), None)
        if which is None or sum(map(len, found)) != 1 or found[which][0].relation not in OF_LINES:
            continue
        predicate = found[which][0]
        beside = [p for i, p in enumerate(told[which]) if not predicate.first <= i < predicate.last]
        if which == 0 and told[1]:
            return None  # something else stands behind what is counted
        share = any(getattr(p, "is_percent", False) for p in rest)
        if all(_is_beside(p, scene, share) for p in (*beside, *told[1 - which])):
            return predicate, values
    return None


def _is_beside(phrase: Phrase, scene: Scene, share: bool) -> bool:
    """Whether a phrase only says that values are held: "score", "have", "in", "refuse … of the requests"."""
    if not isinstance(phrase, Word):
        return False
    if phrase.type == "UNKNOWN":
        return share or is_measured(scene, phrase.key)
    return (
        phrase.type in _SAYING
        or (phrase.type == "PREPOSITION" and phrase.key in words("function_words", "at_place"))
        or (share and phrase.key == "of")
    )


def _axes(noun: Word, scene: Scene) -> list[str]:
    """The axes whose lines a noun may stand for."""
    if noun.type == "AXISNOUN":
        return [_AXES[noun.value.axis]] if noun.value.axis in _AXES else ["row", "column"]
    if noun.type == "UNKNOWN":
        return [_AXES[side] for side in sides_of(scene, noun.key)]
    return [str(noun.value)] if noun.value in ("row", "column") else []


def _crosses(noun: Word, axis: str, scene: Scene) -> bool:
    """Whether a noun stands for the values of a line of an axis, or for the lines that cross it."""
    values = noun.type == "MEASURE" or noun.value == "cell"
    return values or _OTHER[axis] in _axes(noun, scene)


def _judged(axis: str, lines: Quantifier, values: Quantifier, predicate: Predicate, grid: Grid) -> Judgement:
    if not grid.is_complete:
        return UNDECIDED
    held: dict[str, list[Value]] = {}
    for key in grid.rows if axis == "row" else grid.columns:
        line = grid.row(key) if axis == "row" else grid.column(key)
        held[key] = [v for v in line if v.row != v.column] if grid.has_trivial_diagonal else list(line)
    if any(values.of not in (None, len(line)) for line in held.values()) or lines.of not in (None, len(held)):
        return UNDECIDED
    truths = {key: [predicate.test(value, grid) for value in line] for key, line in held.items()}
    each = {key: values.holds(found) for key, found in truths.items()}
    met = [key for key in held if each[key]]
    shown = [f"{truths[key].count(True)} times for {grid.name(key)}" for key in (met or list(held))[:_SHOWN]]
    more = f" and {len(met) - _SHOWN} more" if len(met) > _SHOWN else ""
    return Judgement(lines.holds(list(each.values())), f"it is so {enumerated(shown)}{more}")

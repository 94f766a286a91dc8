"""Places up to which something is not so: "A does not reach 50 until layer 8", "not until layer 8 does A pass 50".

It is not so in front of the place, and there it is. "A stays below 50 until layer 8" leaves open what A does at
that layer, and so does a sentence that begins with the place: "until layer 8, no task exceeds 50".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.counts.predicates import OF_LINES, Predicate
from heatparse.claims.counts.predications import find_predicates
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.lines import Line
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.claims.wording import shown
from heatparse.grid import Grid, Value
from heatparse.models.claims import BaseClaim, ThresholdClaim
from heatparse.phrases import words
from heatparse.records import NamedTuple
from heatparse.tokens import fold

_QUIET = frozenset(("HAVE", "BE", "OCCUR", "PRONOUN", "COMMA", "JOIN", "PREPOSITION", "MEASURE"))
_NOUNS = frozenset(("MEASURE", "DIMENSION", "AXISNOUN"))
_SHOWN = 4  # values that an explanation names
_LONGEST = 3  # phrases of the place: "the last layer"


class _Told(NamedTuple):
    """What is told: of whom, whether it is denied, of every one, and whether the place stands in front."""

    rest: list[Phrase]
    negated: bool
    universal: bool
    opening: bool


def read_until_places(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of a clause that tells up to where something is not so; nothing where it tells none."""
    at = _joint(clause)
    panels = scene.panels(clause)
    if at is None or clause.is_data or len(panels) != 1:
        return []
    told = _told(clause.phrases, at)
    if told is None:
        return []
    grid = scene.filled(panels[0])
    judgement = _judged(clause, clause.phrases[at + 1 :], told, grid, scene)
    return [scene.claim(ThresholdClaim, clause, judgement)]


def _joint(clause: Clause) -> int | None:
    """Where the one word stands that leads to the place: "until"; "before" behind "not"."""
    phrases = clause.phrases
    for at, phrase in enumerate(phrases[:-1]):
        key = key_of(phrase)
        denied = at and phrases[at - 1].type == "NEGATION" and key_of(phrases[at - 1]) != "no"
        if key in words("regions", "not_so_until") or (denied and key in words("regions", "not_so_before")):
            return at
    return None


def _told(phrases: list[Phrase], at: int) -> _Told | None:
    """What stands around the place; None where nothing is denied, and nothing said to stay."""
    behind = _behind(phrases, at)
    before, after = phrases[:at], phrases[behind:]
    rest = [*before, *after]
    denials = [p for p in rest if p.type == "NEGATION" or (isinstance(p, Scope) and p.quantifier == "none")]
    stays = any(p.type == "BE" or key_of(p) in words("assertions", "staying") for p in rest)
    bound = any(isinstance(p, Amount) for p in rest) or any(p.type == "SIGN" for p in rest)
    if len(denials) > 1 or not bound or not (denials or stays):
        return None
    nobody = any(isinstance(p, Scope) or key_of(p) == "no" for p in denials)
    scopes = [p for p in rest if isinstance(p, Scope) and p not in denials]
    universal = nobody or any(scope.quantifier == "all" for scope in scopes)
    return _Told(rest, bool(denials), universal, at == 0)


def _behind(phrases: Sequence[Phrase], at: int) -> int:
    """The index behind the place."""
    end = at + 2
    while end < min(at + 1 + _LONGEST, len(phrases)) and not isinstance(phrases[end - 1], Ref | Amount):
        end += 1
    return end


def _judged(clause: Clause, place: Sequence[Phrase], told: _Told, grid: Grid, scene: Scene) -> Judgement:
    here = _line(place[0], grid, scene)
    order = order_of(here.axis, grid) if here is not None else []
    numbered = frozenset(side for side in "xy" if scene.names.numbered(side))
    predicates = find_predicates(told.rest, numbered)
    if here is None or not order or len(predicates) != 1 or predicates[0].relation not in OF_LINES:
        return UNDECIDED
    predicate = predicates[0]
    subjects = _subjects(clause, told, predicate, here.axis, grid, scene)
    position = order.index(fold(here.labels[0]))
    if subjects is None or not position:
        return UNDECIDED
    rows = [[_at(grid, here.axis, key, own) for key in order[: position + 1]] for own in subjects]
    if any(value is None for line in rows for value in line):
        return UNDECIDED
    lines = [[value for value in line if value is not None] for line in rows]
    return _verdict(lines, predicate, told, grid)


def _verdict(lines: Sequence[Sequence[Value]], predicate: Predicate, told: _Told, grid: Grid) -> Judgement:
    """Whether it is not so (or is so, where it stays so) in front of the place, and changes there."""
    wrong = [v for line in lines for v in line[:-1] if predicate.test(v, grid) is told.negated]
    open_ = any(predicate.test(value, grid) is None for line in lines for value in line)
    if wrong:
        text = f"{shown(grid, wrong[:_SHOWN], _SHOWN)} {predicate.tell_of(len(wrong[:_SHOWN]), told.negated)}"
        return Judgement(False, text, tuple(value.span for value in wrong[:_SHOWN]))
    if open_:
        return UNDECIDED
    ends = [line[-1] for line in lines]
    changed = [predicate.test(value, grid) is told.negated for value in ends]
    text, spans = f"{shown(grid, ends[:_SHOWN], _SHOWN)}", tuple(value.span for value in ends[:_SHOWN])
    if told.opening or not told.negated or (any(changed) if told.universal else all(changed)):
        return Judgement(True, text, spans)
    if told.universal or len(ends) > 1:
        return UNDECIDED
    return Judgement(False, f"{text} {predicate.tell_of(1, False)}", spans)


def _line(phrase: Phrase, grid: Grid, scene: Scene) -> Line | None:
    """The row or the column of the place."""
    if isinstance(phrase, Amount) and phrase.label is not None and not phrase.bound:
        phrase = Ref(phrase.start, phrase.end, (phrase.label,))
    lines = scene.lines(phrase, grid) if isinstance(phrase, Ref) and not phrase.either else []
    return lines[0] if len(lines) == 1 and len(lines[0].labels) == 1 else None


def _subjects(
    clause: Clause, told: _Told, predicate: Predicate, axis: str, grid: Grid, scene: Scene
) -> list[str] | None:
    """The folded labels of those it is told of, on the other axis; None where a word is not understood."""
    phrases = [p for at, p in enumerate(told.rest) if not predicate.first <= at < predicate.last]
    refs = [p for p in phrases if isinstance(p, Ref)]
    if not refs and not told.universal:
        refs = list(clause.heads)
    labels: list[str] = []
    for ref in refs:
        lines = [line for line in scene.lines(ref, grid) if line.axis != axis]
        if len(lines) != 1 or ref.either or ref.is_panel:
            return None
        labels += map(fold, lines[0].labels)
    for phrase in phrases:
        if phrase in refs or phrase.type in _QUIET | {"NEGATION"}:
            continue
        noun = phrase.noun if isinstance(phrase, Scope) else phrase
        if isinstance(phrase, Scope) and (phrase.quantifier not in ("all", "none") or phrase.others):
            return None
        if noun is not None and not _is_of_lines(noun, axis):
            return None
    if not labels and told.universal:
        return list(grid.columns if axis == "row" else grid.rows)
    return labels or None


def _is_of_lines(noun: Phrase, axis: str) -> bool:
    """Whether a noun stands for the cells, or for the lines of the other axis."""
    if not isinstance(noun, Word) or noun.type not in _NOUNS:
        return False
    if noun.type == "AXISNOUN":
        return bool(noun.value.axis == ("x" if axis == "row" else "y"))
    return (
        noun.type == "MEASURE" or noun.value == ("column" if axis == "row" else "row") or noun.value == "cell"
    )


def _at(grid: Grid, axis: str, key: str, own: str) -> Value | None:
    return grid.at(key, own) if axis == "row" else grid.at(own, key)

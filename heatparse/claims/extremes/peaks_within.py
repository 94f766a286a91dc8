"""Extremes that lie at one of several places: "all rows peak at P or Q", "every row is highest between P and R".

Each line is asked by itself at each of the places; one place has to be that of its extreme.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.extremes.extremum_verdicts import judge
from heatparse.claims.extremes.statements import read_statements
from heatparse.claims.judgement import UNDECIDED, Judgement, together
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.plain.outermost import ref_to
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.models.claims import BaseClaim, ExtremumClaim
from heatparse.phrases import words
from heatparse.records import NamedTuple, replace
from heatparse.tokens import fold

_TWO = 2  # ends of a stretch
_SIDES = {"row": "y", "column": "x"}
_OTHER = {"row": "column", "column": "row"}
_BETWEEN = frozenset(
    ("HAVE", "PRONOUN", "OCCUR", "UNKNOWN", "MEASURE")
)  # "have their longest time", "does best"


class _Told(NamedTuple):
    top: int  # index of the superlative
    joint: int  # index of the preposition in front of the places
    ref: Ref


def read_peaks_within(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of a clause that tells among which places extremes lie; none where it says something else."""
    told = _told(clause.phrases)
    panels = scene.panels(clause)
    if told is None or len(panels) != 1 or clause.is_data or has_guards(clause.phrases):
        return []
    grid = scene.filled(panels[0])
    axis = _axis(told.ref, grid, scene)
    places = _places(told, axis, grid, scene) if axis else []
    lines = list(_lines(clause.phrases[0], _OTHER[axis], grid, scene)) if len(places) > 1 else []
    alone = len(lines) < _TWO and told.ref.either  # "A peaks at P or Q": the writer does not know
    if not lines or alone or len(places) == len(grid.columns if axis == "column" else grid.rows):
        return []
    each = [_judge_line(line, places, axis, told, clause, scene) for line in lines]
    judgement = together(each)
    if judgement.truth is None:
        return []
    top = clause.phrases[told.top]
    direction = "low" if getattr(top, "direction", "") in ("low", "worst", "little") else "high"
    return [scene.claim(ExtremumClaim, clause, judgement, direction=direction)]


def _told(phrases: Sequence[Phrase]) -> _Told | None:
    """The superlative and the places of "all rows have their maximum at P or Q"; None where more is told."""
    tops = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Superlative)]
    if len(tops) != 1 or tops[0] == 0 or not isinstance(phrases[0], Scope | Ref):
        return None
    top = phrases[tops[0]]
    assert isinstance(top, Superlative)
    if top.rank > 1 or (top.count or 1) > 1 or any(noun.type == "AXISNOUN" for noun in top.nouns):
        return None
    front = {phrase.type for phrase in phrases[1 : tops[0]]} | {"HAVE"}
    owned = bool(top.verb) or "PRONOUN" in front or "UNKNOWN" in front or top.key in words("winners", "nouns")
    owned |= isinstance(phrases[0], Scope)  # "each row is highest at P or Q": each one by itself
    rest = [p for p in phrases[tops[0] + 1 :] if phrase_key(p) not in words("winners", "choosing_one")]
    if not front <= _BETWEEN or not owned or [p.type for p in rest] != ["PREPOSITION", "REF"]:
        return None
    ref = rest[1]
    assert isinstance(ref, Ref)
    between = phrase_key(rest[0]) in words("function_words", "before_ends") and len(ref.names) == _TWO
    single = all(len(name.labels) == 1 for name in ref.names) and not ref.is_panel and not ref.position
    return _Told(tops[0], phrases.index(rest[0]), ref) if single and (ref.either or between) else None


def _axis(ref: Ref, grid: Grid, scene: Scene) -> str:
    """The one axis that all the places are of; "" where there is none."""
    each = [scene.lines(Ref(ref.start, ref.end, (name,)), grid) for name in ref.names]
    axes = set.intersection(*({line.axis for line in lines} for lines in each)) if each else set()
    return axes.pop() if len(axes) == 1 else ""


def _places(told: _Told, axis: str, grid: Grid, scene: Scene) -> list[str]:
    """The keys of the places; those of a whole stretch behind "between", along an axis in order."""
    keys = [
        fold(line.labels[0])
        for name in told.ref.names
        for line in scene.lines(Ref(told.ref.start, told.ref.end, (name,)), grid)
        if line.axis == axis and len(line.labels) == 1
    ]
    if told.ref.either:
        return keys if len(keys) == len(told.ref.names) else []
    order = order_of(axis, grid)
    if len(keys) != _TWO or not set(keys) <= set(order):
        return []
    first, last = sorted(map(order.index, keys))
    return order[first : last + 1]


def _lines(subject: Phrase, axis: str, grid: Grid, scene: Scene) -> Iterator[str]:
    """The keys of the lines that are spoken of: all of an axis, or those that are named."""
    if isinstance(subject, Scope):
        noun = subject.noun
        along = noun is not None and (
            (noun.type == "AXISNOUN" and noun.value.axis == {"row": "y", "column": "x"}[axis])
            or (noun.type == "DIMENSION" and noun.value == axis)
        )
        keys = list(grid.rows if axis == "row" else grid.columns)
        whole = subject.quantifier == "all" and not subject.others and subject.count in (None, len(keys))
        yield from keys if along and whole else ()
    elif isinstance(subject, Ref) and not subject.either and _axis(subject, grid, scene) == axis:
        for name in subject.names:
            for line in scene.lines(Ref(subject.start, subject.end, (name,)), grid):
                yield from map(fold, line.labels if line.axis == axis else ())


def _judge_line(
    line: str, places: Sequence[str], axis: str, told: _Told, clause: Clause, scene: Scene
) -> Judgement:
    """Whether the extreme of one line lies at one of the places."""
    wrong = UNDECIDED
    for place in places:
        judgement = _at_place(line, place, axis, told, clause, scene)
        if judgement.truth or judgement.rule == "tied-extremum":
            return judgement._replace(truth=True, rule=None)
        if judgement.truth is None:
            return UNDECIDED
        wrong = judgement
    return wrong


def _at_place(line: str, place: str, axis: str, told: _Told, clause: Clause, scene: Scene) -> Judgement:
    """ "All rows peak at P or Q" as "A peaks at P"."""
    phrases = clause.phrases
    start, end = phrases[0].start, told.ref.start
    subject = replace(ref_to([line], _SIDES[_OTHER[axis]], start, start, scene), limit=False)
    where = replace(ref_to([place], _SIDES[axis], end, end, scene), limit=False)
    top = phrases[told.top]
    own: list[Phrase] = [top] if getattr(top, "verb", "") else [
        made_word("HAVE", "has", top.start), made_word("PRONOUN", "its", top.start), top
    ]  # fmt: skip
    part = clause.part([subject, *own, made_word("PREPOSITION", "at", end), where])
    statements = read_statements(part, scene)
    if len(statements) != 1 or statements[0].guarded or statements[0].unsure:
        return UNDECIDED
    return judge(statements[0], scene)

"""Extremes that are denied, or said to be in one place: "no column peaks at A", "A never leads", "both panels peak in
the same row".

It is looked at for each panel, or for each row or column, where its extreme lies.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.extremes.cautions import dimension_of
from heatparse.claims.extremes.winners import Contest, Direction
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.language.phrases import (
    Amount,
    Phrase,
    Ref,
    Scope,
    Superlative,
    is_only,
    key_at,
    key_of,
    placed,
)
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.models.claims import BaseClaim, ExtremumClaim
from heatparse.phrases import words
from heatparse.records import Record
from heatparse.tokens import fold

_OTHER = {"row": "column", "column": "row"}
_JOINED = frozenset(("COMMA", "JOIN"))
_SEVERAL = 2


class Denial(Record, frozen=True):
    """What is denied: that in any of the units (panel, row, column; "" for any line) the extreme is one of a place."""

    top: Superlative
    place: Ref
    over: str
    but: Ref | None = None  # the one of which it is so: "only A peaks at B"


def read_denied_extremes(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of a clause that denies an extreme; none where it denies none."""
    if not len(scene.grids) or clause.is_data or clause.has("EXCEPTION", "HEDGE", "CONDITION"):
        return []
    if any(isinstance(phrase, Amount) and phrase.label is None for phrase in clause.phrases):
        return []
    phrases, panels = _plain(clause, scene)
    shared = _same_place(phrases, panels, scene)
    denial = None if shared is not None else _denial(phrases, scene)
    if denial is None and shared is None:
        return []
    top = shared[0] if shared is not None else denial.top  # type: ignore[union-attr]
    readings = []
    for direction in _directions(top, scene):
        if shared is not None:
            readings.append(_judge_same(*shared[1:], direction, panels, scene))
        elif denial is not None:
            readings.append(_judge(denial, direction, panels, scene))
    if not readings:
        return []
    judgement = charitable(readings)
    if judgement.truth and any(reading.truth is not True for reading in readings):
        judgement = UNDECIDED
    claim = scene.claim(ExtremumClaim, clause, judgement, direction=_directions(top, scene)[0])
    clause.read.add("holding")
    return [claim]


def _directions(top: Superlative, scene: Scene) -> list[Direction]:
    """The directions that a word may mean."""
    plain: dict[str, Direction] = {"high": "high", "low": "low"}
    if top.direction in plain:
        turned = scene.less_is_better and top.verb == "leads"
        return ["high", "low"] if turned else [plain[top.direction]]
    judging: dict[str, list[Direction]] = {"best": ["high", "low"], "worst": ["low", "high"]}
    ways = judging.get(top.direction, [])
    if scene.told_way == "low":
        return ways[1:]
    return ways if scene.may_be_better_low else ways[:1]


def _plain(clause: Clause, scene: Scene) -> tuple[list[Phrase], Sequence[int]]:
    """The phrases without the panels that are named or counted, and these."""
    phrases = [placed(phrase) for phrase in clause.phrases]
    panels: Sequence[int] = scene.panels(clause)
    found: list[Phrase] = []
    at = 0
    while at < len(phrases):
        behind = phrases[at + 1] if at + 1 < len(phrases) else None
        named = isinstance(behind, Ref) and bool(scene.panels_named(behind))
        counted = (
            isinstance(behind, Scope)
            and behind.quantifier in ("all", "both")
            and dimension_of(behind.noun) == "panel"
        )
        if phrases[at].type == "PREPOSITION" and (named or counted):
            if counted:
                panels = range(len(scene.grids))
            at += 3 if not found and at + 2 < len(phrases) and phrases[at + 2].type in _JOINED else 2
            continue
        found.append(phrases[at])
        at += 1
    return found, panels


def _denial(phrases: list[Phrase], scene: Scene) -> Denial | None:
    return _of_units(phrases) or _of_only(phrases) or _of_holder(_subject(phrases, scene), scene)


def _of_units(phrases: Sequence[Phrase]) -> Denial | None:
    """ "No column has its minimum at A", "neither panel peaks at A", "none of the rows is lowest at A"."""
    first = phrases[0] if phrases else None
    over, rest = "", phrases[1:]
    if isinstance(first, Scope) and first.quantifier == "none" and not first.others and first.count is None:
        over = dimension_of(first.noun)
    elif key_of(first) == "no" and len(phrases) > 1 and isinstance(phrases[1], Word):
        over, rest = dimension_of(phrases[1]), phrases[2:]
    if over not in ("panel", "row", "column"):
        return None
    top = _extreme(rest)
    place = _place(rest[top + 1 :]) if top is not None else None
    return Denial(rest[top], place, over) if top is not None and place is not None else None  # type: ignore[arg-type]


def _of_only(phrases: Sequence[Phrase]) -> Denial | None:
    """ "Only A peaks at B", "A alone has its minimum at B": none of the others does."""
    marks = [at for at, phrase in enumerate(phrases[:2]) if is_only(phrase)]
    if len(marks) != 1 or getattr(phrases[marks[0]], "noun", None) is not None or len(phrases) < _SEVERAL:
        return None
    holder, rest = phrases[1 - marks[0]], phrases[2:]
    top = _extreme(rest)
    place = _place(rest[top + 1 :]) if top is not None else None
    if top is None or place is None or not isinstance(holder, Ref) or holder.is_panel:
        return None
    return Denial(rest[top], place, "", holder)  # type: ignore[arg-type]


def _extreme(phrases: Sequence[Phrase]) -> int | None:
    """Where the extreme stands in "has its minimum", "peaks"."""
    types = [phrase.type for phrase in phrases[:3]]
    at = 2 if types == ["HAVE", "PRONOUN", "SUPERLATIVE"] else 0 if types[:1] == ["SUPERLATIVE"] else None
    if at is None or (at and key_at(phrases, 1) not in words("function_words", "possessive")):
        return None
    top = phrases[at]
    assert isinstance(top, Superlative)
    verb = not at and top.verb != "peaks" and top.key != "peak"
    return None if verb or not _is_first(top) else at


def _is_first(top: Superlative) -> bool:
    values = all(noun.type == "MEASURE" for noun in top.nouns)
    return top.rank == 1 and top.count is None and values and not top.shared


def _place(phrases: Sequence[Phrase]) -> Ref | None:
    """ "At A", and nothing behind it."""
    told = [phrase for phrase in phrases if phrase.type != "PREPOSITION"]
    ref = told[0] if len(told) == 1 and len(phrases) <= _SEVERAL else None  # "peaks at" is one phrase
    return ref if isinstance(ref, Ref) and not ref.is_panel and len(ref.names) < 2 else None


def _subject(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "The top row, A, never leads" as "A never leads"."""
    types = [phrase.type for phrase in phrases[:4]]
    apposed = types[:1] == ["REF"] and types[2:] == ["REF", "COMMA"] and types[1] in _JOINED
    if not apposed:
        return phrases
    one, two = phrases[0], phrases[2]
    assert isinstance(one, Ref) and isinstance(two, Ref)
    same = all(set(scene.lines(one, grid)) & set(scene.lines(two, grid)) for grid in scene.all_filled())
    return [two, *phrases[4:]] if same else phrases


def _of_holder(phrases: Sequence[Phrase], scene: Scene) -> Denial | None:
    """ "A never leads", "A never holds a row's best value", "A has no column maximum", "A leads in no column"."""
    holder = phrases[0] if phrases else None
    if not isinstance(holder, Ref) or holder.is_panel or len(holder.names) > 1 or len(phrases) < _SEVERAL:
        return None
    types = [phrase.type for phrase in phrases[1:]]
    rest = phrases[1:]
    never = key_at(rest, 0) in words("holders", "never")
    if never and types[1:] == ["SUPERLATIVE"]:
        top, line = rest[1], None
        if isinstance(top, Superlative) and top.verb != "leads":
            return None
    elif (never and types[1:] == ["HAVE", "DIMENSION", "SUPERLATIVE"]) or (
        types == ["HAVE", "NEGATION", "DIMENSION", "SUPERLATIVE"] and key_at(rest, 1) == "no"
    ):
        line, top = rest[2], rest[3]
    elif types == ["SUPERLATIVE", "PREPOSITION", "NEGATION", types[-1]] and key_at(rest, 2) == "no":
        top, line = rest[0], rest[3]
        if isinstance(top, Superlative) and top.verb != "leads":
            return None
    elif types == ["HAVE", "SUPERLATIVE", "PREPOSITION", "NEGATION", types[-1]] and key_at(rest, 3) == "no":
        top, line = rest[1], rest[4]
    else:
        return None
    over = "" if line is None else dimension_of(line) if isinstance(line, Word) else "?"
    if not isinstance(top, Superlative) or not _is_first(top) or over not in ("", "row", "column"):
        return None
    return Denial(top, holder, over) if over or line is None else None


def _judge(denial: Denial, direction: Direction, panels: Sequence[int], scene: Scene) -> Judgement:
    """Whether no unit has its extreme in the place."""
    parts: list[Judgement] = []
    for grid in (scene.filled(panel) for panel in panels):
        lines = [line for line in scene.lines(denial.place, grid) if denial.over != line.axis]
        own = scene.lines(denial.but, grid) if denial.but is not None else []
        each = [
            _denied(line, units, grid, direction, _own_labels(own, line))
            for line, units in _units(denial.over, lines, grid)
            if denial.but is None or _own_labels(own, line)
        ]
        if not each:
            return UNDECIDED
        if len({judgement.truth for judgement in each}) > 1:
            return UNDECIDED  # it is so of the row, and not of the column of that name
        parts.append(each[0])
    return together(parts)


def _units(over: str, lines: Sequence[Line], grid: Grid) -> Iterator[tuple[Line, list[list[Value]]]]:
    """Each line that a place may mean, with the values of each unit that crosses it."""
    for line in lines:
        if over == "panel":
            yield line, [[value for value in grid.select() if grid.lists(value)]]
            continue
        across = _OTHER[line.axis]
        labels = grid.rows if across == "row" else grid.columns
        yield line, [list(grid.row(key) if across == "row" else grid.column(key)) for key in labels]


def _own_labels(lines: Sequence[Line], place: Line) -> frozenset[str]:
    """The folded labels of the lines that cross a place."""
    return frozenset(fold(label) for line in lines if line.axis != place.axis for label in line.labels)


def _denied(
    line: Line, units: list[list[Value]], grid: Grid, direction: Direction, own: frozenset[str]
) -> Judgement:
    """Whether none of the units has its extreme in a line, or `own` ones alone.

    One that is shared with another line decides nothing.
    """
    keys = {fold(label) for label in line.labels}
    clear: list[Judgement] = []
    for values in units:
        best, judgement = _best(Contest(grid, values, direction))
        inside = [(value.row if line.axis == "row" else value.column) in keys for value in best]
        if best and (best[0].column if line.axis == "row" else best[0].row) in own:
            inside = [not there for there in inside]  # of this one it is said
        if inside and all(inside):
            return judgement._replace(truth=False)
        if inside and not any(inside):
            clear.append(judgement)
    return clear[0] if clear and len(clear) == len(units) else UNDECIDED


def _best(contest: Contest) -> tuple[list[Value], Judgement]:
    """The values that hold a first place, and where the first of them is; none where values are not exact."""
    best = [value for score, value in contest.scored if score == contest.best]
    if not best or len(contest.values) < _SEVERAL or any(value.slack for value in contest.values):
        return [], UNDECIDED
    return best, Judgement(True, f"{contest.title} is {contest.grid.show(best[0])}", (best[0].span,))


# Extremes of several units in one place


def _same_place(
    phrases: Sequence[Phrase], panels: Sequence[int], scene: Scene
) -> tuple[Superlative, str, str] | None:
    """ "Both panels peak in the same column": the extreme, the units, and what they are said to have in common."""
    first = phrases[0] if phrases else None
    if not isinstance(first, Scope) or first.quantifier not in ("all", "both") or first.others:
        return None
    over = dimension_of(first.noun)
    if over not in ("panel", "row", "column") or (over != "panel" and len(panels) > 1):
        return None
    if over == "panel" and first.count not in (None, len(scene.grids)):
        return None
    at = _extreme(phrases[1:])
    rest = phrases[at + 2 :] if at is not None else []
    rest = rest[1:] if rest and rest[0].type == "PREPOSITION" else rest
    if len(rest) != _SEVERAL or key_at(rest, 0) not in words("holders", "same"):
        return None
    common = dimension_of(rest[1]) if isinstance(rest[1], Word) else ""
    fits = common in ("row", "column", "cell") if over == "panel" else common == _OTHER[over]
    top = phrases[at + 1] if at is not None else None
    return (top, over, common) if fits and isinstance(top, Superlative) else None


def _judge_same(
    over: str, common: str, direction: Direction, panels: Sequence[int], scene: Scene
) -> Judgement:
    """Whether the extremes of all units share their row, their column, or both."""
    units: list[tuple[Grid, list[Value]]] = []
    for grid in (scene.filled(panel) for panel in panels):
        if over == "panel":
            units.append((grid, grid.select()))
        else:
            labels = grid.rows if over == "row" else grid.columns
            units += [(grid, list(grid.row(key) if over == "row" else grid.column(key))) for key in labels]
    found = [_best(Contest(grid, values, direction)) for grid, values in units]
    if len(units) < _SEVERAL or not all(best for best, _ in found):
        return UNDECIDED
    places = [{_spot(value, common) for value in best} for best, _ in found]
    told = together([judgement for _, judgement in found])
    if not set.intersection(*places):
        return told._replace(truth=False)
    return told if all(len(place) == 1 for place in places) else UNDECIDED


def _spot(value: Value, common: str) -> str:
    return {"row": value.row, "column": value.column}.get(common, f"{value.row}\n{value.column}")

"""Contests of single steps: "the drop of A from P to Q is the largest one-day change of all".

What is compared are the differences between places that stand next to each other on an axis in order, in all
lines across it, or in the one line that the text speaks of.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.extremes.gaps import SIGNS
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Superlative, key_at, key_of, placed
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import exact, middle
from heatparse.models.claims import ExtremumClaim
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.records import Record
from heatparse.resources import vocabulary
from heatparse.tokens import fold

_EXACT = 1e-9
_OTHERWISE = (*GUARDS, "COMPARATIVE", "RIVALS", "AGGREGATE", "FACTOR", "TIMES", "PART", "ORDINAL", "NEXT")
_ENDS = 2


class Step(Record, frozen=True):
    """The way from one value to the next one of its line."""

    line: str
    first: Value
    last: Value
    start: str  # the place where it begins

    @property
    def size(self) -> float:
        return (middle(self.last) or 0.0) - (middle(self.first) or 0.0)

    @property
    def is_sure(self) -> bool:
        return not any(value.slack or value.low < value.high for value in (self.first, self.last))


def read_single_steps(clause: Clause, scene: Scene) -> list[ExtremumClaim]:
    """The claim of a clause that names the largest of all single steps; none where it says something else."""
    phrases = _with_places(clause.phrases)
    if not clause.has("SUPERLATIVE"):
        phrases = [*(phrase for phrase in clause.lead if phrase.type != "COLON"), *phrases]
    tops = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Superlative)]
    panels = scene.panels(clause)
    if len(tops) != 1 or len(panels) != 1 or any(phrase.type in _OTHERWISE for phrase in phrases):
        return []
    top = phrases[tops[0]]
    assert isinstance(top, Superlative)
    told = _told(phrases, tops[0])
    if top.rank > 1 or top.count is not None or top.direction not in SIGNS or top.verb or not told:
        return []
    judgement = _judge(phrases, tops[0], told, scene.filled(panels[0]), clause, scene)
    if judgement is None:
        return []
    direction = "high" if SIGNS[top.direction] > 0 else "low"
    return [scene.claim(ExtremumClaim, clause, judgement, direction=direction)]


def _with_places(phrases: Sequence[Phrase]) -> list[Phrase]:
    """Phrases in which numbers that are places are so: "between 06 and 09"."""
    found: list[Phrase] = []
    for at, phrase in enumerate(phrases):
        two = found[-2] if len(found) > 1 else None
        joined = isinstance(two, Ref) and phrases[at - 1].type in ("JOIN", "AND")
        marked = at > 0 and (joined or key_at(phrases, at - 1) in ("between", "from", "to"))
        found.append(placed(phrase) if marked else phrase)
    return found


def _told(phrases: Sequence[Phrase], at: int) -> str:
    """Of what the largest is told: gain, drop, or gap, which is either; "" where it is of something else."""
    top = phrases[at]
    assert isinstance(top, Superlative)
    keys = {noun.key for noun in top.nouns}
    stepwise = bool(keys & words("winners", "single_steps"))
    following = phrases[at + 1] if at + 1 < len(phrases) else None
    if following is not None and following.type == "DIFFERENCE":
        every = {key_of(phrase) for phrase in phrases}
        return (
            str(getattr(following, "value", ""))
            if stepwise or every & words("winners", "single_steps")
            else ""
        )
    grid = any(phrase.type == "DIMENSION" and getattr(phrase, "value", "") == "grid" for phrase in phrases)
    return "gap" if keys & words("winners", "any_changes") and (stepwise or grid) else ""


def _judge(
    phrases: Sequence[Phrase], at: int, told: str, grid: Grid, clause: Clause, scene: Scene
) -> Judgement | None:
    """Whether what is named is the largest step; None where it is not plain what is compared."""
    refs = [phrase for phrase in phrases if isinstance(phrase, Ref) and not phrase.is_panel]
    lines = [entry for ref in refs for entry in scene.lines(ref, grid)]
    if len(lines) != len(refs) or any(ref.position or ref.either for ref in refs):
        return None
    along = _along(phrases, grid, [line.axis for line in lines]) or _spoken_of(clause, scene)
    order = order_of(along, grid) if along else []
    across = [fold(label) for line in lines if line.axis != along for label in line.labels]
    ends = [fold(label) for line in lines if line.axis == along for label in line.labels]
    if not order or not _is_spaced(order, clause, grid) or len(across) > 1 or len(ends) not in (0, _ENDS):
        return None
    if ends and abs(order.index(ends[0]) - order.index(ends[1])) != 1:
        return None
    if not across and clause.heads:
        return None  # "**A:** the largest one-day change is …": of A alone
    steps = _steps(grid, along, order)
    own = _is_own(phrases, at, refs)
    if own is None:
        return None
    rivals = [step for step in steps if step.line in across] if own else steps
    start = min(ends, key=order.index) if ends else ""
    named = [step for step in rivals if (not across or step.line in across) and start in ("", step.start)]
    known = _knows(phrases, scene)
    amounts = [
        p for p in phrases if isinstance(p, Amount) and p.label is None and p.quantity.value is not None
    ]
    if not (across or ends or len(amounts) == 1) or not named:
        return None
    judgement = _compared(told, SIGNS[getattr(phrases[at], "direction", "")], rivals, named, grid)
    if judgement.truth and len(amounts) == 1 and not ends and (own or not across):
        size = _size(told, max(rivals, key=lambda step: _size(told, step)))
        same = (
            abs(abs(amounts[0].quantity.value or 0.0) - size)
            <= (amounts[0].quantity.resolution or 1.0) / 2 + _EXACT
        )
        judgement = judgement._replace(truth=same)
    sure = known and not any(amount.bound or amount.quantity.approximate for amount in amounts)
    return judgement if judgement.truth or sure else UNDECIDED


def _along(phrases: Sequence[Phrase], grid: Grid, axes: Sequence[str]) -> str:
    """The axis along which the steps go: that of two ends, or the one that the winner is not of."""
    for axis in ("row", "column"):
        if axes.count(axis) == _ENDS or (axes == ["column" if axis == "row" else "row"]):
            return axis
    ends = [ref for ref in phrases if isinstance(ref, Ref) and len(ref.names) == _ENDS]
    if len(ends) == 1 and len(axes) == _ENDS and axes[0] != axes[1]:
        refs = [phrase for phrase in phrases if isinstance(phrase, Ref) and not phrase.is_panel]
        return axes[refs.index(ends[0])]
    ordered = [axis for axis in ("row", "column") if order_of(axis, grid)]
    return ordered[0] if not axes and len(ordered) == 1 else ""


def _is_spaced(order: Sequence[str], clause: Clause, grid: Grid) -> bool:
    """Whether the places lie so far apart as the text says: "3-hour" where they are 0, 3, 6 …"""
    told = {str(key).partition("-")[0] for key in clause.keys & words("winners", "timed_steps")}
    numbers = [
        read.value for key in order if (read := read_quantity(grid.name(key))) and read.value is not None
    ]
    if not told or len(numbers) < len(order):
        return not told or told <= words("winners", "ones")
    apart = {round(two - one, 6) for one, two in pairwise(numbers)}
    sizes = {1.0 if one in words("winners", "ones") else _size_of(one) for one in told}
    return len(sizes) == 1 and apart == sizes


def _size_of(number: str) -> float:
    """A number in digits or in a word; 0 for any other."""
    if number.isdecimal():
        return float(number)
    cardinals = vocabulary("claims", "cardinal").items()
    return next((float(value) for value, forms in cardinals if number in forms), 0.0)


def _spoken_of(clause: Clause, scene: Scene) -> str:
    """ "Day-to-day": along the axis of days."""
    parts = {part for key in clause.keys for part in key.split("-") if "-" in key}
    axes = [side for side in ("x", "y") if not parts.isdisjoint(scene.names.axis_words[side])]
    return {"x": "column", "y": "row"}[axes[0]] if len(axes) == 1 else ""


def _steps(grid: Grid, along: str, order: Sequence[str]) -> list[Step]:
    found: list[Step] = []
    for key in grid.columns if along == "row" else grid.rows:
        line = grid.column(key) if along == "row" else grid.row(key)
        values = {value.row if along == "row" else value.column: value for value in line}
        for one, two in pairwise(order):
            if one in values and two in values:
                found.append(Step(key, values[one], values[two], one))
    return found


def _is_own(phrases: Sequence[Phrase], at: int, refs: Sequence[Ref]) -> bool | None:
    """Whether the steps of one line alone are compared: "A's largest one-day drop"; None where ends stand in front."""
    if key_at(phrases, at - 1) in ("its", "own") or (at and isinstance(phrases[at - 1], Ref)):
        return True
    if [phrase.type for phrase in phrases[at + 1 : at + 4]] == ["DIFFERENCE", "PREPOSITION", "REF"]:
        return True  # "the largest monthly rise in A is between P and Q"
    opens = bool(phrases) and phrases[0].type == "PREPOSITION" and len(phrases) > 1 and phrases[1] in refs
    if opens and at > 1:
        return True if len(refs) > 1 and refs[0].end < phrases[at].start < refs[1].start else None
    return False


def _knows(phrases: Sequence[Phrase], scene: Scene) -> bool:
    """Whether every word is understood."""
    known = (
        words("winners", "single_steps") | words("winners", "step_words") | words("winners", "any_changes")
    )
    nouns = [
        noun for p in phrases if isinstance(p, Superlative) for noun in p.nouns if noun.type == "UNKNOWN"
    ]
    strange = [phrase for phrase in phrases if phrase.type == "UNKNOWN"]
    return all(
        key_of(word) in known or key_of(word) in scene.title_words for word in (*nouns, *strange)
    ) and not any(
        phrase.type == "SCOPE" and getattr(phrase, "quantifier", "") not in ("all",) for phrase in phrases
    )


def _size(told: str, step: Step) -> float:
    return {"gain": step.size, "drop": -step.size}.get(told, abs(step.size))


def _compared(told: str, sign: int, rivals: Sequence[Step], named: Sequence[Step], grid: Grid) -> Judgement:
    """Whether one of the named steps is the largest (smallest) of its rivals."""
    if told != "gap":
        rivals = [step for step in rivals if _size(told, step) > 0]
        named = [step for step in named if _size(told, step) > 0]
    if not named or len(rivals) < _ENDS:
        return UNDECIDED
    best = max(rivals, key=lambda step: sign * _size(told, step))
    mine = max(named, key=lambda step: sign * _size(told, step))
    spans = (mine.first.span, mine.last.span)
    text = f"the step of {_shown(mine, grid)} is {exact(mine.size).low:.6g}"
    if sign * (_size(told, best) - _size(told, mine)) > _EXACT:
        sure = mine.is_sure and best.is_sure
        text += f", that of {_shown(best, grid)} {exact(best.size).low:.6g}"
        return Judgement(False if sure else None, text, (*spans, best.first.span, best.last.span))
    ties = [
        step for step in rivals if step not in named and abs(_size(told, step) - _size(told, mine)) <= _EXACT
    ]
    if ties and mine.is_sure and all(step.is_sure for step in ties):
        text += f", and so is that of {_shown(ties[0], grid)}"
        return Judgement(False, text, (*spans, ties[0].first.span, ties[0].last.span), "tied-extremum")
    return Judgement(True, text, spans)


def _shown(step: Step, grid: Grid) -> str:
    return f"{grid.name(step.line)} from {grid.name(step.start)} on"

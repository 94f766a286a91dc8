"""Claims that values rise, fall or stay flat along an axis."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise, zip_longest
from typing import NamedTuple

from heatparse.claims.amounts import is_change
from heatparse.claims.cells import mentions
from heatparse.claims.correlatives import find_correlative
from heatparse.claims.courses import Course, CourseReader, Leg
from heatparse.claims.denials import denied_change
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, is_its_own_evidence, together
from heatparse.claims.metrics import is_introduced
from heatparse.claims.motions import becoming, is_becoming, is_in, motion_of, telling, turned
from heatparse.claims.paces import paced
from heatparse.claims.phrases import Amount, Phrase, Ref, Scope, Superlative
from heatparse.claims.predications import counts_lines
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.things import with_places, without_units
from heatparse.grid import Grid, Value
from heatparse.measures import Truth, above, at_least, equal, every, middle
from heatparse.models.claims import BaseClaim, TrendClaim
from heatparse.phrases import words
from heatparse.tokens import fold

# Kendall's tau of a line that "rises", and of one that may be said to rise "on the whole".
_CLEAR, _SLIGHT = 0.5, 0.2
# The spread of a flat line, and of one that is not flat, as parts of the scale.
_FLAT, _NOT_FLAT = 0.1, 0.3
_FEWEST = 3  # values that a direction needs where the text gives no ends


_LINKS = frozenset(("COMMA", "AND", "JOIN", "PREPOSITION", "UNKNOWN"))  # between two kinds of lines
_MAGNITUDES = frozenset(("DIFFERENCE", "SPREAD", "MEASURE", "UNKNOWN"))


class Line(NamedTuple):
    """The values of one row or column in the order of the axis."""

    grid: Grid
    axis: str  # along which it runs
    values: list[Value]

    def at(self, ref: Ref) -> int | None:
        """The index of the value at a place of the axis."""
        keys = [fold(label.text) for name in ref.names for label in name.labels]
        for index, value in enumerate(self.values):
            if (value.column if self.axis == "x" else value.row) in keys:
                return index
        return None


def read_trends(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The trend that a clause tells."""
    if clause.read & {"threshold", "range", "count", "difference"} or _multiplies(clause):
        return []
    if denied_change(without_units(clause.phrases, scene)) is not None:
        return []  # "no row falls by more than 5": how much, not which way
    correlative = find_correlative(clause, scene)
    if correlative is not None:
        claim = _claim(clause, scene, correlative)
        return [claim] if claim is not None else []
    if not _speaks_of_motion(clause) or _ranks_motions(clause) or _moves_magnitude(clause, scene):
        return []
    if _is_of_cell(clause, scene):
        return []  # "A → B rises from 0.3 to 0.5": the cell, from panel to panel
    parts = _parted(clause.phrases)
    if len(parts) > 1:
        return [claim for part in parts for claim in _trend(clause.part(part), scene)]
    return _trend(clause, scene)


def _is_of_cell(clause: Clause, scene: Scene) -> bool:
    """Whether what moves is one cell that is named by both of its labels."""
    first = next((at for at, p in enumerate(clause.phrases) if motion_of(p)), 0)
    grid = scene.filled(0)
    named = mentions(clause.phrases[:first], scene, grid) if first else []
    placed = any(isinstance(p, Ref) and not p.is_panel for p in clause.phrases[first:])
    return len(named) == 1 and (named[0].tight or (grid.is_square and not placed))


def _multiplies(clause: Clause) -> bool:
    """Whether a clause tells a factor, and not only a pace: "every doubling of the size"."""
    return clause.has("FACTOR") and any(phrase.type == "FACTOR" for phrase in paced(clause.phrases))


def _parted(phrases: list[Phrase]) -> list[list[Phrase]]:
    """ "With depth, A rises and B falls": one part for each line that moves, with the axis in front of both."""
    both = _along_both(phrases)
    if both:
        return both
    joints = [
        at
        for at in range(2, len(phrases) - 2)
        if phrases[at].type in ("AND", "JOIN", "COMMA")
        and isinstance(phrases[at + 1], Ref)
        and motion_of(phrases[at + 2]) in ("up", "down")
    ]
    moved = [at for at, (one, two) in enumerate(pairwise(phrases)) if isinstance(one, Ref) and motion_of(two)]
    joints = [at for at in joints if moved and moved[0] < at]
    if len(joints) != 1 or any(isinstance(phrase, Amount) for phrase in phrases):
        return [phrases]
    at = joints[0]
    comma = next(
        (i for i in range(at) if phrases[i].type == "COMMA" or getattr(phrases[i], "key", "") == ","), 0
    )
    front = phrases[: comma + 1] if comma and is_in(phrases[0], "along") else []
    return [phrases[:at], [*front, *phrases[at + 1 :]]]


def _along_both(phrases: list[Phrase]) -> list[list[Phrase]]:
    """ "Falls along each row and down each column", "in every row it rises, and in every column it falls"."""
    scopes = [at for at, phrase in enumerate(phrases) if _is_line_scope(phrase)]
    if len(scopes) != 2 or any(isinstance(phrase, Amount) for phrase in phrases):
        return []
    one, two = scopes
    if phrases[one].noun.value == phrases[two].noun.value:  # type: ignore[union-attr]
        return []
    joint = next((at for at in range(one + 1, two) if phrases[at].type in ("COMMA", "AND", "JOIN")), None)
    if joint is None:
        return []
    moves = [at for at, phrase in enumerate(phrases) if motion_of(phrase) in ("up", "down")]
    moves = [at for at in moves if not is_in(phrases[at], "directions") and not _grows_axis(phrases, at)]
    if len(moves) > 1 and moves[0] < joint < moves[1]:
        return [phrases[:joint], phrases[joint + 1 :]]
    if len(moves) != 1 or one < moves[0] or any(p.type not in _LINKS for p in phrases[joint:two]):
        return []
    return [[*phrases[:joint], *phrases[two + 1 :]], [*phrases[: moves[0] + 1], *phrases[joint + 1 :]]]


def _grows_axis(phrases: Sequence[Phrase], at: int) -> bool:
    """ "As the dose goes up": the axis is gone along, and no value goes up."""
    return at > 1 and phrases[at - 1].type == "AXISNOUN" and is_in(phrases[at - 2], "growing_as")


def _is_line_scope(phrase: Phrase) -> bool:
    """ "Each row", "all columns"."""
    noun = phrase.noun if isinstance(phrase, Scope) and phrase.quantifier == "all" else None
    return noun is not None and noun.type == "DIMENSION" and noun.value in ("row", "column")


def _trend(clause: Clause, scene: Scene) -> list[BaseClaim]:
    phrases = paced(_without_differences(without_units(clause.phrases, scene)))
    placed = with_places(phrases)
    readings = [phrases] if len(placed) == len(phrases) and placed == phrases else [phrases, placed]
    found = [claim for reading in readings if (claim := _read(clause, scene, reading)) is not None]
    return next(([claim] for claim in found if claim.verdict == "supported"), found[:1])


def course_of(phrases: list[Phrase], scene: Scene) -> Course | None:
    """The course that some phrases tell, None where they tell of no change."""
    course = CourseReader(phrases, lambda word: is_introduced(scene, word)).read()
    if course is None or any(ref.is_panel for leg in course.legs for ref in (leg.start, leg.stop) if ref):
        return None
    return course


def is_way(clause: Clause, scene: Scene) -> bool:
    """Whether a clause tells how values go up or down, from one number to another."""
    if not _speaks_of_motion(clause):
        return False
    course = course_of(without_units(clause.phrases, scene), scene)
    if course is None or course.negated:
        return False
    leg = course.legs[0]
    return leg.direction in ("up", "down") and leg.start_value is not None and leg.stop_value is not None


def _read(clause: Clause, scene: Scene, phrases: list[Phrase]) -> BaseClaim | None:
    course = course_of(phrases, scene)
    if course is None:
        return None
    told = scene.text[clause.start : clause.end].lower().split()
    course.sequenced = course.follows and not words("trends", "sequencing").isdisjoint(told)
    if not (course.valued and scene.may_be_better_low):
        return _claim(clause, scene, course)
    worse = replace(course, legs=[replace(leg, direction=turned(leg.direction)) for leg in course.legs])
    better, other = (worse, course) if scene.less_is_better else (course, worse)
    claim = _claim(clause, scene, better)
    if claim is not None and claim.verdict == "refuted":  # an improvement may be a rise as well as a fall
        second = _claim(clause, scene, other)
        return claim if second is None or second.verdict == "refuted" else second
    return claim


def _claim(clause: Clause, scene: Scene, course: Course) -> BaseClaim | None:
    judgement = _judge(clause, scene, course)
    if judgement is None:
        return None
    if course.guarded:
        judgement = UNDECIDED
    if judgement.truth is not False and course.restricted:
        judgement = _points(clause, scene, course) or judgement
    has_ends = any(leg.start_value and leg.stop_value for leg in course.legs) or len(course.legs) > 1
    if is_its_own_evidence(clause, judgement) and not has_ends:
        return None
    shape = "-".join(leg.direction for leg in course.legs if leg.direction)
    axis = course.axes[0] if len(course.axes) == 1 else None
    return scene.claim(TrendClaim, clause, judgement, shape=shape or None, axis=axis)


def _ranks_motions(clause: Clause) -> bool:
    """ "The largest drop", "the drop is largest": which change is the greatest, and not that there is one."""
    phrases = clause.phrases
    if phrases[0].type == "DIFFERENCE" and any(
        one.type == "BE" and isinstance(two, Superlative) for one, two in pairwise(phrases)
    ):
        return True
    return any(
        isinstance(phrase, Superlative)
        and (any(motion_of(noun) for noun in phrase.nouns) or (after is not None and motion_of(after)))
        for phrase, after in zip_longest(clause.phrases, clause.phrases[1:])
        if phrase is not None
    )


def _is_shown(phrase: Phrase, scene: Scene) -> bool:
    return getattr(phrase, "key", "") in scene.title_words


def _moves_magnitude(clause: Clause, scene: Scene) -> bool:
    """ "The gain grows", "the gap between A and B shrinks": a difference changes, and not the values."""
    for at, phrase in enumerate(clause.phrases):
        if phrase.type in ("BE", "HAVE", "OCCUR", "COMMA"):
            return False
        if phrase.type in _MAGNITUDES and is_in(phrase, "magnitudes") and not _is_shown(phrase, scene):
            rest = clause.phrases[at + 1 :]
            return any(motion_of(other) and not is_in(other, "magnitudes") for other in rest)
    return False


def _without_differences(phrases: list[Phrase]) -> list[Phrase]:
    """Phrases without what tells how far values go, and not where to: "falls by 0.2", ", a drop of 0.5"."""
    kept: list[Phrase] = []
    for index, phrase in enumerate(phrases):
        if counts_lines(phrases, index):
            continue  # "over 12 layers"
        if not is_change(phrases, index):
            kept.append(phrase)
            continue
        while kept and (kept[-1].type == "BY" or getattr(kept[-1], "key", "") == "of"):
            kept.pop()
        if len(kept) > 1 and kept[-1].type == "DIFFERENCE" and kept[-2].type == "COMMA":
            kept.pop()
    return kept


def _speaks_of_motion(clause: Clause) -> bool:
    if not clause.says(telling()):
        return False
    if any(motion_of(phrase) for phrase in clause.phrases):
        return True
    if any(is_becoming(verb, phrase) for verb, phrase in pairwise(clause.phrases)):
        return True
    if any(becoming(clause.phrases, at) for at in range(len(clause.phrases))):
        return True
    keys = [getattr(phrase, "key", "") for phrase in clause.phrases]
    return any(key in words("trends", "starting") for key in keys) and any(
        key in words("trends", "ending") for key in keys
    )


def _judge(clause: Clause, scene: Scene, course: Course) -> Judgement | None:
    """The verdict over all panels; None when the places are not of this document."""
    judged: list[Judgement] = []
    for panel in scene.panels(clause):
        readings = [
            _judge_lines(lines, course) for lines in _readings(scene, scene.grids[panel], clause, course)
        ]
        if readings:
            judged.append(together(readings) if len(course.axes) > 1 else charitable(readings))
    truths = {judgement.truth for judgement in judged}
    if not judged:
        return None
    if len(truths) != 1:
        return UNDECIDED
    if truths == {False} and not course.certain:
        return UNDECIDED
    text = "; ".join(dict.fromkeys(judgement.explanation for judgement in judged if judgement.explanation))
    return Judgement(judged[0].truth, text, tuple(span for judgement in judged for span in judgement.spans))


def _points(clause: Clause, scene: Scene, course: Course) -> Judgement | None:
    """A value that is given for a named place and is another there; whatever else the clause says."""
    lines = [ref for ref in course.lines if not scene.panels_named(ref)] or list(clause.heads[:1])
    panels = scene.panels(clause)
    if len(lines) != 1 or len(panels) != 1:
        return None
    grid = scene.grids[panels[0]]
    for leg in course.legs:
        for ref, amount in ((leg.start, leg.start_value), (leg.stop, leg.stop_value)):
            pairs = scene.cells(lines[0], ref, grid) if ref is not None and amount is not None else []
            values = [grid.at(*pair) for pair in pairs]
            known = [value for value in values if value is not None]
            if amount is None or not known or amount.bound or len(known) != 1:
                continue
            if equal(grid.measure(amount.quantity), known[0]) is False:
                text = f"{grid.tell(known[0])}, not {amount.quantity.text}"
                return Judgement(False, text, (known[0].span,), "cell-value-mismatch")
    return None


def _readings(scene: Scene, grid: Grid, clause: Clause, course: Course) -> Iterator[list[Line]]:
    """For each way to understand the places: the lines that the course runs along."""
    named = [ref for ref in course.lines if not scene.panels_named(ref)]
    if not named:
        named = list(clause.heads[:1])
    for axis in ("x", "y"):
        if (course.axes and axis not in course.axes) or not _fits(scene, grid, course.points, axis):
            continue
        across = "row" if axis == "x" else "column"
        labels: list[str] = []
        for ref in named:
            lines = [line for line in scene.lines(ref, grid) if line.axis == across]
            if not lines:
                break
            labels += lines[0].labels
        else:
            order = grid.rows if axis == "x" else grid.columns
            keys = [fold(label) for label in labels] or (list(order) if _may_mean_all(course) else [])
            lines_found = [_line(grid, axis, key, course.oriented) for key in keys]
            if lines_found and not (course.oriented and axis == "y" and scene.reads_upward):
                yield lines_found


def _may_mean_all(course: Course) -> bool:
    """Whether a course without a line is one of every line: it names its axis, and no values."""
    return not course.has_values and (bool(course.axes) or bool(course.points))


def _fits(scene: Scene, grid: Grid, points: Sequence[Ref], axis: str) -> bool:
    side = "column" if axis == "x" else "row"
    return all(any(line.axis == side for line in scene.lines(ref, grid)) for ref in points)


def _line(grid: Grid, axis: str, key: str, oriented: bool) -> Line:
    """A line in the order of its numbers; as it stands in the figure where the clause tells its sides."""
    values = grid.row(key) if axis == "x" else grid.column(key)
    order = [value.column if axis == "x" else value.row for value in values]
    return Line(grid, axis, values[::-1] if _descends(order) and not oriented else values)


def _descends(keys: Sequence[str]) -> bool:
    """Whether the labels are numbers that fall."""
    try:
        numbers = [float(key.rstrip("%")) for key in keys]
    except ValueError:
        return False
    return len(numbers) > 1 and all(one > two for one, two in pairwise(numbers))


def _judge_lines(lines: list[Line], course: Course) -> Judgement:
    judged = [_judge_line(line, course) for line in lines]
    truths = [judgement.truth for judgement in judged]
    strict = len(lines) == 1 or course.every or course.monotone or bool(course.lines)
    truth = every(truths) if strict else _on_the_whole(truths)
    deciding = [judgement for judgement in judged if judgement.truth is truth][:2]
    text = "; ".join(judgement.explanation for judgement in deciding if judgement.explanation)
    return Judgement(truth, text, tuple(span for judgement in deciding for span in judgement.spans))


def _on_the_whole(truths: Sequence[Truth]) -> Truth:
    if truths.count(True) * 4 >= len(truths) * 3 and False not in truths:
        return True
    return False if truths.count(False) == len(truths) else None


def _judge_line(line: Line, course: Course) -> Judgement:
    """Whether one line takes the course: its values at the named places, and each leg's direction."""
    if not line.values:
        return UNDECIDED
    if len(course.legs) > 1 and _has_no_places(course):
        return _judge_turns(line, course)
    truths: list[Truth] = []
    told: list[Value] = []
    failing: list[Value] = []  # where the first leg that does not hold goes another way
    begin = 0
    for number, leg in enumerate(course.legs):
        is_last = number == len(course.legs) - 1
        piece = _piece(line, leg, begin, is_last)
        if piece is None:
            return UNDECIDED
        first, last = piece
        truths += _ends(line, leg, first, last)
        if leg.direction:
            ended = leg.stop is not None and (leg.start is not None or leg.is_step or number > 0)
            truth = _direction(line, line.values[first : last + 1], leg, course, ended)
            if leg.is_step and not truth and last - first > 1:  # "falls in May": from April to May
                first = last - 1
                truth = _direction(line, line.values[first : last + 1], leg, course, ended)
            truths.append(truth)
        if not is_last and course.legs[number + 1].start is None:
            truths.append(_turn(line, leg, course.legs[number + 1], first, last))
            if False not in truths[:-1] and truths[-1] is False:
                failing = _other_turn(line, leg, last)
        told += [line.values[first], line.values[last]]
        if False in truths and not failing:
            failing = _broken_step(line.values[first : last + 1], course, leg) or told[-2:]
        begin = last
    truth = every(truths) if truths else None
    told = list(dict.fromkeys(failing if truth is False and failing else told))
    way = " to ".join(line.grid.show(value, at > 0) for at, value in enumerate(told))
    text = f"the values go from {way}"
    if truth is False and any(leg.is_step for leg in course.legs):
        truth = None  # "A falls at B": perhaps it is only low there
    return Judgement(truth, text, tuple(value.span for value in told))


def _has_no_places(course: Course) -> bool:
    """Whether a course of several motions tells nowhere where it turns: "first falls and then rises"."""
    return (
        course.sequenced
        and not course.points
        and not course.has_values
        and all(leg.direction for leg in course.legs)
    )


def _judge_turns(line: Line, course: Course) -> Judgement:
    """Whether a line goes down and then up, or up and then down, wherever it turns."""
    directions = [leg.direction for leg in course.legs]
    values = line.values
    if directions not in (["up", "down"], ["down", "up"]) or len(values) < _FEWEST or course.negated:
        return UNDECIDED
    told = [
        values[0],
        max(values, key=_height) if directions[0] == "up" else min(values, key=_height),
        values[-1],
    ]
    text = "the values go from " + " to ".join(line.grid.show(value, at > 0) for at, value in enumerate(told))
    spans = tuple(value.span for value in told)
    steps = list(pairwise(values))
    rises, falls = [above(two, one) for one, two in steps], [above(one, two) for one, two in steps]
    if directions[0] == "down":
        rises, falls = falls, rises
    first = next((at for at, fell in enumerate(falls) if fell), len(steps))
    turned_once = 0 < first < len(steps) and True not in rises[first:] and rises[0] and falls[-1]
    if turned_once and None not in (*rises, *falls):
        return Judgement(True, text, spans)
    one_way = all(rises) or all(falls)  # it never turns
    return Judgement(False if one_way else None, text, spans)


def _height(value: Value) -> float:
    return middle(value) or 0.0


def _broken_step(values: Sequence[Value], course: Course, leg: Leg) -> list[Value]:
    """The first two neighbours that do not go the way that all of them are said to go."""
    if not course.monotone or leg.direction == "flat":
        return []
    rising = (leg.direction == "up") is not course.negated
    for one, two in pairwise(values):
        if (at_least(two, one) if rising else at_least(one, two)) is False:
            return [one, two]
    return []


def _turn(line: Line, leg: Leg, following: Leg, first: int, turn: int) -> Truth:
    """ "Rises until C and falls from there": nothing in front of C lies above it, nor just behind it."""
    if leg.stop is None or leg.is_step or {leg.direction, following.direction} != {"up", "down"}:
        return True
    if following.stop is not None or leg.start is not None:
        return True
    rest = [value for at, value in enumerate(line.values) if at != turn]
    peak = line.values[turn]
    if leg.direction == "up":
        return every(at_least(peak, value) for value in rest)
    return every(at_least(value, peak) for value in rest)


def _other_turn(line: Line, leg: Leg, turn: int) -> list[Value]:
    """The place where a line really turns, and the one where it is said to, in the order of the line."""
    chosen = max if leg.direction == "up" else min
    real = chosen(range(len(line.values)), key=lambda at: middle(line.values[at]) or 0.0)
    return [line.values[at] for at in sorted({real, turn})]


def _piece(line: Line, leg: Leg, begin: int, is_last: bool) -> tuple[int, int] | None:
    """The first and the last index of a leg."""
    first = line.at(leg.start) if leg.start is not None else begin
    if leg.stop is not None:
        last = line.at(leg.stop)
    elif is_last:
        last = len(line.values) - 1
    elif leg.stop_value is not None and first is not None:
        reached = (
            at for at in range(first + 1, len(line.values)) if _agrees(line, leg.stop_value, line.values[at])
        )
        last = next(reached, None)
    else:
        last = None
    if first is None or last is None or first >= last:
        return None
    return first, last


def _ends(line: Line, leg: Leg, first: int, last: int) -> list[Truth]:
    """Whether the values at the ends are those that the text gives. Without a place they are taken
    for the first and the last one, which cannot refute."""
    found: list[Truth] = []
    for amount, index, place in ((leg.start_value, first, leg.start), (leg.stop_value, last, leg.stop)):
        if amount is not None:
            truth = _agrees(line, amount, line.values[index])
            told = leg.start_value is not None and leg.stop_value is not None  # "from 15 to 58"
            nowhere = told and all(_agrees(line, amount, value) is False for value in line.values)
            found.append(truth if truth or nowhere or place is not None else None)
    return found


def _agrees(line: Line, amount: Amount, value: Value) -> Truth:
    if amount.bound not in ("", "at_most"):
        return None
    return equal(line.grid.measure(amount.quantity), value)


def _direction(line: Line, values: Sequence[Value], leg: Leg, course: Course, ended: bool) -> Truth:
    if leg.direction == "flat":
        return _is_flat(line, values)
    rising = (leg.direction == "up") is not course.negated
    ordered = values if rising else values[::-1]
    steps = list(pairwise(ordered))
    if course.negated:
        return every(at_least(later, earlier) for earlier, later in steps)
    whole = above(ordered[-1], ordered[0])
    if course.monotone:
        return _both_kinds([above(later, earlier) for earlier, later in steps], steps)
    if leg.start_value is not None or leg.stop_value is not None:
        return whole
    if len(values) < _FEWEST:
        return whole if ended or course.axes else None
    tau = _tau(ordered)
    wanted = _SLIGHT if course.overall else _CLEAR
    if whole and tau >= wanted:
        return True
    return False if above(ordered[0], ordered[-1]) and tau <= 0 else None


def _both_kinds(strict: list[Truth], steps: Sequence[tuple[Value, Value]]) -> Truth:
    """At every step; a standstill is left open."""
    if all(strict):
        return True
    return False if any(at_least(later, earlier) is False for earlier, later in steps) else None


def _is_flat(line: Line, values: Sequence[Value]) -> Truth:
    low, high = min(value.low for value in values), max(value.high for value in values)
    scale = line.grid.scale
    if high - low <= _FLAT * scale:
        return True
    return False if high - low > _NOT_FLAT * scale and not any(value.slack for value in values) else None


def _tau(values: Sequence[Value]) -> float:
    """Kendall's tau: pairs in order less pairs out of order, over all pairs."""
    middles = [number for value in values if (number := middle(value)) is not None]
    pairs = list(combinations(middles, 2))
    if not pairs:
        return 0.0
    return sum((later > earlier) - (later < earlier) for earlier, later in pairs) / len(pairs)

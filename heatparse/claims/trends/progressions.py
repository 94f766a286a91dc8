"""How a row or column goes along its axis, held against the course that a clause tells."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Amount
from heatparse.claims.places.course_lines import Line
from heatparse.claims.trends.courses import Course, Leg
from heatparse.claims.trends.courses.segments import has_segments
from heatparse.claims.trends.crests import crest_of, extreme_at, judge_turns
from heatparse.claims.trends.directions import FEWEST, goes_along
from heatparse.grid import Value
from heatparse.measures import Truth, at_least, equal, every


def judge_lines(lines: list[Line], course: Course) -> Judgement:
    judged = [_judge(line, course) for line in lines]
    truths = [judgement.truth for judgement in judged]
    strict = len(lines) == 1 or course.every or course.monotone or course.weak or bool(course.lines)
    truth = every(truths) if strict else _on_the_whole(_without_still(truths, lines, course), course.overall)
    if strict and truth is False and course.overall and course.every and True in truths:
        truth = None  # "for a given size, it generally rises": with some it does
    deciding = [judgement for judgement in judged if judgement.truth is truth][:2]
    text = "; ".join(judgement.explanation for judgement in deciding if judgement.explanation)
    spans = tuple(span for judgement in deciding for span in judgement.spans)
    return Judgement(truth, text, spans, deciding[0].rule if truth is False else None)


def _without_still(truths: Sequence[Truth], lines: Sequence[Line], course: Course) -> list[Truth]:
    """The truths of the lines that move, where none of them goes as it is told: one falls, the others stand still."""
    moving = [
        truth for truth, line in zip(truths, lines, strict=True) if truth is not None or not _is_still(line)
    ]
    one_way = len(course.legs) == 1 and course.legs[0].direction in ("up", "down")
    return moving if one_way and set(moving) == {False} else list(truths)


def _is_still(line: Line) -> bool:
    return len({(value.low, value.high) for value in line.values}) == 1 and not any(
        v.slack for v in line.values
    )


def _on_the_whole(truths: Sequence[Truth], mostly: bool) -> Truth:
    if mostly and truths.count(True) * 2 > len(truths):
        return True  # "generally rises": more than half of the lines do
    if truths.count(True) * 4 >= len(truths) * 3 and False not in truths:
        return True
    return False if truths.count(False) == len(truths) else None


def _judge(line: Line, course: Course) -> Judgement:
    """Whether one line takes the course, be it only in pieces of which the text does not name the ends."""
    judged = _judge_line(line, course)
    if judged.truth is False and any(leg.is_behind for leg in course.legs):
        later = _judge_line(line, course, 1)
        judged = later if later.truth else UNDECIDED if later.truth is None else judged
    if judged.truth is not None or not has_segments(line, course, _agrees):
        return judged
    told = [line.values[0], line.values[-1]]
    way = " to ".join(line.grid.show(value, at > 0) for at, value in enumerate(told))
    return Judgement(True, f"the values go from {way}", tuple(value.span for value in told))


def _judge_line(line: Line, course: Course, later: int = 0) -> Judgement:
    """Whether one line takes the course: its values at the named places, and each leg's direction.

    What comes after a place starts so many places `later` than there.
    """
    if not line.values:
        return UNDECIDED
    if len(course.legs) > 1 and _has_no_places(course):
        return judge_turns(line, course)
    truths: list[Truth] = []
    told: list[Value] = []
    failing: list[Value] = []  # where the first leg that does not hold goes another way
    begin = misplaced = 0
    is_borne_out = True  # by now
    turns = True  # where it says
    contrary = False
    for number, leg in enumerate(course.legs):
        is_last = number == len(course.legs) - 1
        if leg.is_crest:
            crest = crest_of(line, leg)
            if crest is None:
                return UNDECIDED
            truths.append(crest[0])
            if crest[0] is False and not failing:
                failing = _other_turn(line, leg, crest[1])
            begin = crest[1]
            told.append(line.values[begin])
            continue
        piece = _piece(line, leg, begin, is_last, later)
        if piece is None and _only_starts(leg) and not is_last:
            assert leg.start_value is not None
            truths.append(_agrees(line, leg.start_value, line.values[begin]) or None)
            told.append(line.values[begin])
            continue  # "starts at 0.2, peaks at C"
        if piece is None:
            truths.append(False if _reaches_nothing(line, leg) else None)
            told = told or [line.values[0], line.values[-1]]
            break
        first, last = piece
        # "rises from 2 to 4 and then falls to 3": the values in front are those of this line
        is_known = number > 0 and course.legs[number - 1].has_value and all(truths)
        ends = _ends(line, leg, first, last, is_known)
        truths += [truth or None for truth in ends] if _is_stretch(line, leg) else ends
        misplaced += ends.count(False) if leg.stop is not None and leg.start_value is None else 0
        if leg.series:
            truths.append(_takes(line, leg.series, line.values[first : last + 1]))
        if leg.direction:
            ended = leg.stop is not None and (leg.start is not None or leg.is_step or number > 0)
            ended |= number > 0 and course.legs[number - 1].is_crest
            ended |= leg.start is not None and leg.stop is None and is_last  # "falls after C"
            truth = goes_along(line, line.values[first : last + 1], leg, course, ended)
            if not truth and _is_stretch(line, leg):
                truth = (
                    True
                    if first and goes_along(line, line.values[first - 1 : last + 1], leg, course, ended)
                    else None
                )
            if leg.is_step and not truth and last - first > 1:  # "falls in May": from April to May
                first = last - 1
                truth = goes_along(line, line.values[first : last + 1], leg, course, ended)
            if (
                leg.is_step and truth and last - first > 1
            ):  # "rises in May": not where it falls from April to May
                step = goes_along(line, line.values[last - 1 : last + 1], leg, course, ended)
                truth = None if step is False else truth
            if leg.is_step and truth is not True and _is_contrary(line, leg, last):
                truth, contrary, first = False, True, last - 1
            # "jumps at C and falls from then on": it does jump there
            contrary |= truth is False and not leg.is_step and number > 0 and is_borne_out
            is_borne_out &= bool(truth)
            truths.append(truth)
        if not is_last and course.legs[number + 1].start is None:
            truths.append(_turn(line, leg, course.legs[number + 1], first, last))
            turns &= truths[-1] is not False or leg.stop is None
            if False not in truths[:-1] and truths[-1] is False:
                failing = _other_turn(line, leg, last)
        told += [line.values[first], line.values[last]]
        if False in truths and not failing:
            failing = _broken_step(line.values[first : last + 1], course, leg) or told[-2:]
        begin = last
    if course.series:
        truths.append(_takes(line, course.series, line.values))
    truth = every(truths) if truths else None
    told = list(dict.fromkeys(failing if truth is False and failing else told))
    way = " to ".join(line.grid.show(value, at > 0) for at, value in enumerate(told))
    text = f"the values go from {way}"
    if truth is False and (not told or (turns and not contrary and any(leg.is_step for leg in course.legs))):
        truth = None  # "A falls at B": perhaps it is only low there
    # "falls to 0.3 at C": it does fall, but to another value
    rule = "cell-value-mismatch" if truth is False and truths.count(False) == misplaced else None
    return Judgement(truth, text, tuple(value.span for value in told), rule)


def _is_contrary(line: Line, leg: Leg, at: int) -> bool:
    """ "Falls at C", where values rise to C and go on rising behind it, and C is none of the lower ones."""
    if leg.direction not in ("up", "down") or not 0 < at < len(line.values):
        return False
    sign = 1 if leg.direction == "up" else -1
    numbers = [None if v.slack else sign * v.low for v in line.values if v.low == v.high]
    if len(numbers) != len(line.values) or None in numbers:
        return False
    known = [number for number in numbers if number is not None]
    if leg.is_notch:
        return known[at] < known[at - 1]
    here, behind = known[at], known[at + 1] if at + 1 < len(known) else known[at]
    return here < known[at - 1] and behind <= here and here <= sorted(known)[len(known) // 2]


def _only_starts(leg: Leg) -> bool:
    ends = leg.start or leg.stop or leg.stop_value or leg.series
    return leg.start_value is not None and not (leg.direction or ends)


def _has_no_places(course: Course) -> bool:
    """Whether a course of several motions tells nowhere where it turns: "first falls and then rises"."""
    return (
        course.sequenced
        and not course.points
        and not course.has_values
        and all(leg.direction for leg in course.legs)
    )


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
    """ "Rises until C and falls from there": from the motion before on, nothing lies above C."""
    if leg.is_step or {leg.direction, following.direction} != {"up", "down"}:
        return True
    if leg.stop is None:
        return True if leg.stop_value is None else _is_turn(line, leg, following, first, turn)
    if following.stop is not None and (leg.start is not None or leg.stop_value or following.has_value):
        return True
    if leg.start is not None and (leg.start_value or leg.stop_value):
        return True
    return _is_turn(line, leg, following, first, turn)


def _is_turn(line: Line, leg: Leg, following: Leg, first: int, turn: int) -> Truth:
    """Whether the value at a place is the extreme one of both motions."""
    stop = line.at(following.stop) if following.stop is not None else None
    end = (_last_of(line, following, turn) if stop is None else stop) + 1
    rest = [value for at, value in enumerate(line.values[first:end], first) if at != turn]
    if leg.stop is None and leg.stop_value is not None:  # which of the values that agree is meant is open
        rest = [value for value in rest if not _agrees(line, leg.stop_value, value)]
    peak = line.values[turn]
    if leg.direction == "up":
        return every(at_least(peak, value) for value in rest)
    return every(at_least(value, peak) for value in rest)


def _other_turn(line: Line, leg: Leg, turn: int) -> list[Value]:
    """The place where a line really turns, and the one where it is said to, in the order of the line."""
    real = extreme_at(line.values, leg.direction == "up")
    return [line.values[at] for at in sorted({real, turn})]


def _piece(line: Line, leg: Leg, begin: int, is_last: bool, later: int = 0) -> tuple[int, int] | None:
    """The first and the last index of a leg."""
    first = line.at(leg.start) if leg.start is not None else begin
    first = first + later if first is not None and leg.is_behind else first
    if leg.stop is not None and _is_stretch(line, leg):
        return line.span(leg.stop)  # "rises in layers 3 to 7"
    if leg.stop is not None:
        last = line.at(leg.stop)
        last = last - 1 if last and leg.is_open else last
    elif is_last:
        last = _last_of(line, leg, first)
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


def _last_of(line: Line, leg: Leg, first: int | None) -> int:
    """ "… and then rises to 0.75": up to where the value is, which is the end of the line as a rule."""
    end, amount = len(line.values) - 1, leg.stop_value
    if leg.is_whole or amount is None or first is None or _agrees(line, amount, line.values[end]):
        return end
    reached = (at for at in range(first + 1, end) if _agrees(line, amount, line.values[at]))
    return next(reached, end)


def _is_stretch(line: Line, leg: Leg) -> bool:
    """ "Climbs to 0.8 in layers 5 to 7": there, and nobody knows where exactly."""
    span = line.span(leg.stop) if leg.stop is not None and leg.start is None else None
    return span is not None and span[0] < span[1]


def _ends(line: Line, leg: Leg, first: int, last: int, is_known: bool) -> list[Truth]:
    """Whether the values at the ends are those that the text gives. Without a place they are taken
    for the first and the last one, which cannot refute; but a line of which other values are told holds these."""
    found: list[Truth] = []
    for amount, index, place in ((leg.start_value, first, leg.start), (leg.stop_value, last, leg.stop)):
        if amount is not None:
            truth = _agrees(line, amount, line.values[index])
            told = leg.start_value is not None and leg.stop_value is not None  # "from 15 to 58"
            if told and leg.is_whole and place is None:
                reach = (0, len(line.values) - 1)  # nobody says on which side it starts
                found.append(_one_of([_agrees(line, amount, line.values[at]) for at in (index, *reach)]))
                continue
            nowhere = (told or is_known) and all(
                _agrees(line, amount, value) is False for value in line.values
            )
            found.append(truth if truth or nowhere or place is not None else None)
    return found


def _one_of(truths: Sequence[Truth]) -> Truth:
    """The first of some truths; false only where all of them are."""
    return truths[0] or (False if truths.count(False) == len(truths) else None)


def _reaches_nothing(line: Line, leg: Leg) -> bool:
    """ "Drops from 240 to 125": of two values, one that no cell of the line has."""
    told = [amount for amount in (leg.start_value, leg.stop_value) if amount is not None]
    return len(told) > 1 and any(
        all(_agrees(line, amount, value) is False for value in line.values) for amount in told
    )


def _takes(line: Line, series: Sequence[Amount], values: Sequence[Value]) -> Truth:
    """Whether a piece of a line has the values that the text tells one by one."""
    if len(series) == len(values):
        return every(_agrees(line, amount, value) for amount, value in zip(series, values, strict=True))
    at = 0
    for amount in series:  # some of them, in their order
        at = next((i + 1 for i in range(at, len(values)) if _agrees(line, amount, values[i])), -1)
        if at < 0:
            return False if _is_strange_among(line, amount, series) else None
    return True


def _is_strange_among(line: Line, amount: Amount, series: Sequence[Amount]) -> bool:
    """Whether a number of a list is no value of the line at all, where the others are values of it."""
    held = [any(_agrees(line, other, value) is not False for value in line.values) for other in series]
    nowhere = all(_agrees(line, amount, value) is False for value in line.values)
    return nowhere and len(series) > FEWEST - 1 and held.count(False) == 1


def _agrees(line: Line, amount: Amount, value: Value) -> Truth:
    if amount.bound not in ("", "at_most"):
        return None
    return equal(line.grid.measure(amount.quantity), value)

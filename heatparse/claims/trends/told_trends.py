"""What a clause tells of a motion: the course of its values, judged line by line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, takewhile

from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, is_its_own_evidence, together
from heatparse.claims.language.guards import borne_out
from heatparse.claims.language.metrics import fits_measure, is_introduced
from heatparse.claims.language.motions import becoming, is_in, motion_of, turned
from heatparse.claims.language.paces import paced
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, is_only, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import with_places, without_units
from heatparse.claims.parts.motion_parts import motion_parts
from heatparse.claims.places.course_lines import lines_along, relined
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.claims.trends.courses import Course
from heatparse.claims.trends.courses.exceptions import (
    excepted_behind,
    judge_others,
    labels_of,
    without_exception,
)
from heatparse.claims.trends.courses.openings import opening, under_opening, with_opening, without_preface
from heatparse.claims.trends.courses.plain_courses import set_apart, turning_up
from heatparse.claims.trends.courses.reader import CourseReader
from heatparse.claims.trends.courses.shapes import net_of, shaped
from heatparse.claims.trends.courses.strengths import of_strength, sizes_of, tells_strength
from heatparse.claims.trends.courses.turns_of_phrase import plainly
from heatparse.claims.trends.courses.wordings import of_its_head, placed_limits, surely_placed, unplaced
from heatparse.claims.trends.motion_clauses import (
    is_of_all_panels,
    without_differences,
)
from heatparse.claims.trends.movers import judge_movers, movers_of, with_sole_subject
from heatparse.claims.trends.progressions import judge_lines
from heatparse.claims.trends.walks import without_walk
from heatparse.grid import Grid
from heatparse.measures import equal
from heatparse.models.claims import BaseClaim, TrendClaim
from heatparse.phrases import words
from heatparse.records import replace


def told_trends(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The trends of a clause that speaks of motion: of how many lines, or of each of its parts."""
    parted = set_apart(clause) if clause.has("NEGATION", "CONTRAST") else None
    if parted is not None:
        found, others = (told_trends(part, scene) for part in parted)
        apart = all(claim.verdict == "refuted" for claim in others)
        return [
            claim
            if apart or claim.verdict == "refuted"
            else claim.model_copy(update={"verdict": "undecidable"})
            for claim in found
        ]
    sole = with_sole_subject(clause)
    if sole is not None:
        claims = [claim for part in sole for claim in told_trends(clause.part(part), scene)]
        return [claim for claim in claims if claim.verdict == "refuted"] or claims
    moving = _movers(clause, scene)
    if moving:
        return moving
    if clause.says(words("motions", "swinging")):
        from heatparse.claims.trends.swings import swinging  # loaded where a line is said to go up and down

        return swinging(clause, scene)
    clause = _before_subordinate(clause)
    clause = with_opening(of_its_head(clause), scene)
    clause = clause.part(without_walk(without_preface(clause.phrases)))
    parts = motion_parts(clause.phrases)
    if len(parts) > 1:
        stretch = opening(clause.phrases)
        parts = [parts[0], *(under_opening(part, stretch) for part in parts[1:])]
        return [claim for part in parts for claim in _trend(clause.part(part), scene)]
    return _trend(clause, scene)


def _before_subordinate(clause: Clause) -> Clause:
    """ "A sags in P before it rebounds in Q": what it does first."""
    at = next(
        (
            i
            for i, (one, two) in enumerate(pairwise(clause.phrases))
            if one.type == "RESTRICTION" and key_of(two) in words("function_words", "personal")
        ),
        0,
    )
    turning = any(
        phrase.type == "RESTRICTION" for phrase in clause.phrases[:at]
    )  # "sinks until P before it rises"
    return clause.part(clause.phrases[:at]) if at and not turning else clause


def _movers(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of how many lines take a course, or which alone."""
    found: list[BaseClaim] = []
    for movers in movers_of(paced(clause.phrases)):
        course = course_of(paced(movers.told), scene)
        if course is not None and len(course.legs) == 1 and course.legs[0].direction:
            judgement = judge_movers(movers, course, clause, scene)
            found.append(scene.claim(TrendClaim, clause, judgement, shape=course.legs[0].direction))
    return found


def _trend(clause: Clause, scene: Scene) -> list[BaseClaim]:
    whole = _without_only(paced(without_units(turning_up(clause.phrases, scene), scene)))
    phrases = without_differences(whole)
    if _tells_size(whole):
        return []  # "the drop in May was 21": how large it is, and not what the value is
    told_by_difference = len(phrases) < len(whole)
    if told_by_difference and _contradicts_itself(whole, phrases):
        return []  # "falls by 0.45 (0.96 → 0.41)": how much is what is wrong
    limited = placed_limits(whole, scene)
    bare = without_differences(limited)
    placed = with_places(bare)
    readings = [(phrases, told_by_difference)]
    if len(limited) > len(whole) and surely_placed(whole, scene):
        readings = [(placed, len(bare) < len(limited))]
    elif len(placed) != len(phrases) or placed != phrases:
        readings.append((placed, len(bare) < len(limited)))
    found = [
        claim for reading, measured in readings
        if (claim := _read(clause, scene, reading, measured)) is not None
    ]  # fmt: skip
    for verdict in ("supported", "undecidable"):
        claim = next((claim for claim in found if claim.verdict == verdict), None)
        if claim is not None:
            return [claim]
    return found[:1]


def _tells_size(phrases: Sequence[Phrase]) -> bool:
    """Whether a clause says how large a change is: "the jump in March was 205", "the drop amounted to 21"."""
    at = next((i for i, p in enumerate(phrases) if p.type == "DIFFERENCE" or motion_of(p)), None)
    if at is None:
        return False
    if at and is_only(phrases[at - 1]):
        return True  # "A has the only rise from P to Q (9)"
    sized = [p.type for p in phrases[at + 1 : at + 3]] == ["PREPOSITION", "AMOUNT"]
    if sized and key_of(phrases[at + 1]) == "of" and sum(p.type == "AMOUNT" for p in phrases) == 1:
        return True  # "a recovery of 9 from P to Q"
    if _amounts_to(phrases[at + 1 : at + 4]):
        return True  # "the dip of A amounts to 9"
    if (
        phrases[at + 1 : at + 2] == [p for p in phrases if p.type == "SUPERLATIVE"]
        and phrases[-1].type == "CLOSE"
    ):
        return sum(p.type == "AMOUNT" for p in phrases) == 1  # "A loses most from P to Q (9)"
    if any(phrase.type in ("BE", "HAVE", "OCCUR", "AMOUNT", "REF") for phrase in phrases[:at]):
        return False
    verb = next((i for i in range(at + 1, len(phrases)) if phrases[i].type in ("BE", "HAVE")), None)
    if verb is None or any(phrase.type in _MOVING for phrase in phrases[at + 1 :]):
        return False
    told = phrases[verb + 1 :]
    told = told[1:] if told and is_in(told[0], "to") else told
    return bool(told) and isinstance(told[0], Amount)


def _amounts_to(behind: Sequence[Phrase]) -> bool:
    """Whether a noun of motion is followed by its size: "amounts to 9", "amounted to 9"."""
    amounts = bool(behind) and key_of(behind[0]) in words("trends", "amounts_to")
    return amounts and any(isinstance(phrase, Amount) for phrase in behind[1:])


def _without_only(phrases: list[Phrase]) -> list[Phrase]:
    """ "Loses only 0.03" as "loses 0.03"."""
    return [
        phrase
        for phrase, behind in pairwise([*phrases, None])
        if phrase is not None
        and not (isinstance(phrase, Scope) and phrase.quantifier == "only" and isinstance(behind, Amount))
    ]


def _contradicts_itself(whole: Sequence[Phrase], phrases: Sequence[Phrase]) -> bool:
    """Whether a change is told that is not the one between the two values beside it."""
    kept = {id(phrase) for phrase in phrases}
    changes = [p.quantity for p in whole if isinstance(p, Amount) and id(p) not in kept]
    values = [p.quantity for p in phrases if isinstance(p, Amount)]
    if len(changes) != 1 or len(values) != 2 or any(p.type == "FACTOR" for p in whole):
        return False
    told, (first, last) = changes[0], values
    if told.value is None or first.value is None or last.value is None or told.approximate:
        return False
    if (told.unit == "%") is not (first.unit == "%"):
        return False  # a share, perhaps
    room = sum(quantity.resolution or 0.0 for quantity in (told, first, last))
    return abs(abs(last.value - first.value) - abs(told.value)) > room


def course_of(phrases: list[Phrase], scene: Scene) -> Course | None:
    """The course that some phrases tell, None where they tell of no change."""
    phrases = plainly(phrases)
    if not phrases:
        return None
    course = shaped(phrases) or net_of(phrases)
    course = course or CourseReader(phrases, lambda word: _is_topic(scene, word)).read()
    if course is None or any(ref.is_panel for leg in course.legs for ref in (leg.start, leg.stop) if ref):
        return None
    return course


def _is_topic(scene: Scene, word: str) -> bool:
    """Whether a word names what is measured: one of the introduction, or "heat" where that is a temperature."""
    return is_introduced(scene, word) or (word in words("names", "warmths") and fits_measure(scene, word))


def is_way(clause: Clause, scene: Scene) -> bool:
    """Whether a clause that speaks of motion tells how values go up or down, from one number to another."""
    course = course_of(without_units(clause.phrases, scene), scene)
    if course is None:
        return False
    leg = course.legs[0]
    return leg.direction in ("up", "down") and leg.start_value is not None and leg.stop_value is not None


def _read(clause: Clause, scene: Scene, phrases: list[Phrase], measured: bool) -> BaseClaim | None:
    """The claim of some phrases; `measured` where the clause tells by how much the values change."""
    phrases, excepted = without_exception(phrases)
    course = course_of(phrases, scene)
    if course is None or (measured and len(course.legs) == 1 and not course.has_values):
        return None  # "gains 5 points from A to B" is a difference, and no more than that
    course.excepted = labels_of(excepted)
    course.guarded |= unplaced(phrases) or _is_of_derived(phrases, scene)
    course.certain &= not measured or _tells_both_ends(course)
    if course.negated and course.monotone and len(course.lines) > 0 and not course.every:
        from heatparse.claims.trends.swings import denies_evenness  # loaded where something is denied

        if denies_evenness(clause.phrases):
            return denied(valued_trend(clause, scene, replace(course, negated=False)))
    told = [token[3] for token in scene.tokens(clause)]
    course.monotone |= not words("trends", "strictly").isdisjoint(told) or _keeps_on(told)
    if course.negated and any(word in words("trends", "leading_up") for word in told):
        course.legs = [replace(leg, is_open=leg.stop is not None) for leg in course.legs]
    course.sequenced |= course.follows and not words("trends", "sequencing").isdisjoint(told)
    if not words("trends", "behind").isdisjoint(told):
        _begin_behind(course, phrases)
    if tells_strength(clause, scene, told):
        return of_strength(clause, scene, course, valued_trend)
    return valued_trend(clause, scene, course)


def _begin_behind(course: Course, phrases: Sequence[Phrase]) -> None:
    """Mark the legs that begin "after C", "beyond C"."""
    places = {place.start for joint, place in pairwise(phrases) if is_in(joint, "behind")}
    course.legs = [
        replace(leg, is_behind=leg.start is not None and leg.start.start in places) for leg in course.legs
    ]


def denied(claim: BaseClaim | None) -> BaseClaim | None:
    """The claim that is made by denying another one."""
    if claim is None:
        return None
    verdict = {"supported": "refuted", "refuted": "supported"}.get(claim.verdict, claim.verdict)
    return claim.model_copy(update={"verdict": verdict, "rule": None})


def _tells_both_ends(course: Course) -> bool:
    """ "Falls from 110 in P to 14 in Q, by 96": the two values and their places, whatever is told of the distance."""
    leg = course.legs[0]
    ends = (leg.start, leg.stop, leg.start_value, leg.stop_value)
    return len(course.legs) == 1 and all(end is not None for end in ends)


def valued_trend(clause: Clause, scene: Scene, course: Course) -> BaseClaim | None:
    """The claim that values take a course, or that they get better or worse."""
    if not (course.valued and scene.may_be_better_low):
        return trend_of(clause, scene, course)
    some = any(leg.is_valued for leg in course.legs)  # "dips before it recovers": the dip is one of values
    turning = [leg.is_valued or not some for leg in course.legs]
    legs = [
        replace(leg, direction=turned(leg.direction)) if turns else leg
        for leg, turns in zip(course.legs, turning, strict=True)
    ]
    worse = replace(course, legs=legs)
    better, other = (worse, course) if scene.less_is_better else (course, worse)
    claim = trend_of(clause, scene, better)
    if claim is not None and claim.verdict == "refuted":  # an improvement may be a rise as well as a fall
        second = trend_of(clause, scene, other)
        return claim if second is None or second.verdict == "refuted" else second
    return claim


def _keeps_on(told: Sequence[str]) -> bool:
    """ "All of them keep rising": at every step."""
    kept = words("trends", "keeping")
    return any(one in kept and two.endswith("ing") for one, two in pairwise(told))


_MOVING = frozenset(("DIFFERENCE", "TREND"))


def _is_of_derived(phrases: Sequence[Phrase], scene: Scene) -> bool:
    """ "The penalty shrinks with size": what is made of two values, and none of them."""
    if phrases and is_in(phrases[0], "along"):
        phrases = [phrase for phrase in phrases if not is_in(phrase, "steps")]  # "with every step, A rises"
    front = list(takewhile(lambda phrase: phrase.type not in _MOVING, phrases))
    behind = phrases[len(front) :]
    derived = words("reserves", "made_of_values")
    first = behind[0] if behind else None
    second = behind[1] if len(behind) > 1 else None
    placed = all(p.type in ("PREPOSITION", "REF", "COMMA", "JOIN") for p in front)
    if (
        placed
        and isinstance(second, Superlative)
        and second.verb
        and not any(isinstance(p, Ref) for p in front[-1:])
    ):
        return True  # "the rise peaks at C"
    made = first is not None and (getattr(first, "value", "") == "gap" or key_of(first) in derived)
    # a noun of a difference that is no motion: "the costs of A keep rising"
    made = made or (first is not None and first.type == "DIFFERENCE" and not motion_of(first))
    made = made and key_of(first) not in scene.title_words  # "the distance falls", of a map of distances
    if made and any(
        p.type in _MOVING or motion_of(p) or becoming(behind, at) for at, p in enumerate(behind) if at
    ):
        return True  # "the lead of A over B shrinks", "the losses get bigger"
    return any(p.type == "UNKNOWN" and key_of(p) in derived for p in front)


def _denies_some(phrases: Sequence[Phrase]) -> bool:
    """ "Does not gain at every step": at some it may."""
    at = next((at for at, phrase in enumerate(phrases) if key_of(phrase) == "not"), len(phrases))
    return any(isinstance(p, Scope) and p.quantifier == "all" and p.is_single for p in phrases[at:])


def trend_of(clause: Clause, scene: Scene, course: Course) -> BaseClaim | None:
    """The claim that values take a course."""
    judgement = _judge(clause, scene, course)
    if judgement is None:
        return None
    if judgement.truth is False and not course.excepted and not (course.guarded or course.narrowed):
        labels = excepted_behind(clause, scene)
        if labels is not None:
            course.excepted = labels
            judgement = (_judge(clause, scene, course) if labels else None) or UNDECIDED
    if judgement.truth is False and course.has_values:
        from heatparse.claims.trends.courses.inner_steps import (
            may_be_inner_step,  # loaded for what seems wrong
            may_be_panel_step,
        )

        if may_be_inner_step(clause, scene, course) or may_be_panel_step(clause, scene, course):
            judgement = UNDECIDED
    if judgement.truth is False and clause.has("SCOPE"):
        from heatparse.claims.trends.courses.inner_steps import is_at_places_of_all

        judgement = UNDECIDED if is_at_places_of_all(clause, scene, course) else judgement
    strange = course.has_values and [phrase.type for phrase in clause.lead[:2]] == ["REF", "UNKNOWN"]
    denied = course.negated and _denies_some(clause.phrases)
    in_state = _ends_in_state(clause.phrases)
    wrong = judgement.truth is False and (strange or in_state or _is_with_example(clause))
    if course.guarded or denied or wrong:
        judgement = (
            UNDECIDED  # "**Checkout funnel:** grows to 0.9", where the column Checkout has no such value
        )
    elif course.narrowed:
        judgement = borne_out(clause, judgement)
    if judgement.truth is not False and course.restricted and not in_state:
        judgement = _points(clause, scene, course) or judgement
    has_ends = any(leg.start_value and leg.stop_value for leg in course.legs) or len(course.legs) > 1
    if is_its_own_evidence(clause, judgement) and not has_ends:
        return None
    shape = "-".join(leg.direction for leg in course.legs if leg.direction)
    axis = course.axes[0] if len(course.axes) == 1 else None
    return scene.claim(TrendClaim, clause, judgement, shape=shape or None, axis=axis)


def _ends_in_state(phrases: Sequence[Phrase]) -> bool:
    """ "They jump to 1.9 within two hours and are low again at 24 h": the last place is that of another predicate."""
    numbers = [at for at, phrase in enumerate(phrases) if phrase.type == "AMOUNT"]
    behind = phrases[numbers[-1] :] if numbers else ()
    placed = any(phrase.type == "REF" for phrase in behind)
    return placed and any(one.type in ("AND", "JOIN") and two.type == "BE" for one, two in pairwise(behind))


def _is_with_example(clause: Clause) -> bool:
    """ "Values drop where they differ (e.g., A vs B: 0.1)": a cell in brackets, and no line that is gone along."""
    types = [phrase.type for phrase in clause.phrases]
    if "OPEN" not in types or not clause.has("VERSUS", "ARROW"):
        return False
    at = types.index("OPEN")
    return "REF" not in types[:at] and not {"VERSUS", "ARROW"}.isdisjoint(types[at:])


def _judge(clause: Clause, scene: Scene, course: Course) -> Judgement | None:
    """The verdict over all panels; None when the places are not of this document."""
    judged: list[Judgement] = []
    for panel in scene.panels(clause):
        grid = sizes_of(scene.grids[panel]) if course.sized else scene.grids[panel]
        judgement = _over_lines(clause, scene, course, grid)
        if grid.areas and not (judgement is not None and judgement.truth):
            filled = _over_lines(clause, scene, course, scene.filled(panel))
            # One band decides nothing of what lies inside it, but two of them may tell a direction.
            opened = (judgement is None or judgement.truth is None) and not course.has_values
            if filled is not None and (filled.truth or (opened and _is_of_lines(clause, scene, course))):
                judgement = filled
        if judgement is not None:
            judged.append(judgement)
    truths = {judgement.truth for judgement in judged}
    if not judged:
        return None
    if len(truths) != 1:
        failed = next((judgement for judgement in judged if judgement.truth is False), None)
        return (
            failed if failed is not None and course.certain and is_of_all_panels(clause, scene) else UNDECIDED
        )
    if truths == {False} and not course.certain:
        return UNDECIDED
    text = "; ".join(dict.fromkeys(judgement.explanation for judgement in judged if judgement.explanation))
    spans = tuple(span for judgement in judged for span in judgement.spans)
    return Judgement(judged[0].truth, text, spans, judged[0].rule if judged[0].truth is False else None)


def _is_of_lines(clause: Clause, scene: Scene, course: Course) -> bool:
    """Whether a clause behind all bands names the lines that it speaks of one by one."""
    panels = scene.document.panels
    last = max((region.span.line for panel in panels for region in panel.regions), default=0)
    named = course.lines or clause.heads[:1]
    single = all(len(name.labels) == 1 for ref in named for name in ref.names)
    return bool(named) and single and scene.span(clause.start, clause.end).line > last


def _over_lines(clause: Clause, scene: Scene, course: Course, grid: Grid) -> Judgement | None:
    """The verdict over the lines of one grid; None when the places are not its own."""
    told = relined(scene, grid, course)
    readings = [
        judge_others(lines, told, told.excepted) if told.excepted else judge_lines(lines, told)
        for lines in lines_along(scene, grid, clause, told)
    ]
    if not readings and told.through and order_of("column" if told.through == "x" else "row", grid):
        along = replace(told, axes=[told.through], through="", every=False, monotone=True, strict=True)
        return _over_lines(clause, scene, along, grid)
    if not readings:
        return None
    return together(readings) if len(told.axes) > 1 else charitable(readings)


def _points(clause: Clause, scene: Scene, course: Course) -> Judgement | None:
    """A value that is given for a named place and is another there; whatever else the clause says."""
    lines = [ref for ref in course.lines if not scene.panels_named(ref)] or list(clause.heads[:1])
    panels = scene.panels(clause)
    if len(lines) != 1 or len(panels) != 1:
        return None
    grid = scene.grids[panels[0]]
    if grid.areas and course.certain and _is_of_lines(clause, scene, course):
        judgement = _nowhere(course, scene.filled(panels[0]), lines[0], scene)
        if judgement is not None:
            return judgement
    told = [amount for leg in course.legs for amount in (leg.start_value, leg.stop_value) if amount]
    for leg in course.legs:
        for ref, amount in ((leg.start, leg.start_value), (leg.stop, leg.stop_value)):
            if ref and amount and any(ref.start < other.start < amount.start for other in told):
                continue  # "low up to A, a climb to 0.9 in B, then a drop to 0.5": not in A
            if ref is leg.start and leg.is_behind:
                continue  # "beyond A, it climbs from 0.3": the value of the next place, perhaps
            pairs = scene.cells(lines[0], ref, grid) if ref is not None and amount is not None else []
            values = [grid.at(*pair) for pair in pairs]
            known = [value for value in values if value is not None]
            if amount is None or not known or amount.bound or len(known) != 1:
                continue
            if equal(grid.measure(amount.quantity), known[0]) is False:
                text = f"{grid.tell(known[0])}, not {amount.quantity.text}"
                return Judgement(False, text, (known[0].span,), "cell-value-mismatch")
    return None


def _nowhere(course: Course, grid: Grid, ref: Ref, scene: Scene) -> Judgement | None:
    """A value that a line is said to reach, where no cell of it can hold it by what the text tells of all."""
    found = scene.lines(ref, grid)
    lines = found[0] if len(found) == 1 and len(found[0].labels) == 1 else None
    told = [amount for leg in course.legs for amount in (leg.start_value, leg.stop_value) if amount]
    if lines is None or len(told) != 1 or told[0].bound:
        return None
    label = lines.labels[0]
    values = grid.row(label) if lines.axis == "row" else grid.column(label)
    across = grid.columns if lines.axis == "row" else grid.rows
    if len(values) < len(across) or any(
        equal(grid.measure(told[0].quantity), v) is not False for v in values
    ):
        return None
    text = f"{grid.tell(values[0])}, and no value of {grid.name(label)} is {told[0].quantity.text}"
    return Judgement(False, text, (values[0].span,), "self-contradiction")

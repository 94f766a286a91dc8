"""Claims that give a difference, a drop, a gain, a factor or a percentage between two values.

The two ends are two stated numbers ("from 0.40 to 0.54, a gain of 0.14"), two places ("A beats B by
0.02", "the gap between A and B is 0.02"), or the best and the worst of a place.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from heatparse.claims.changes.changes import Change, find_changes, split_changes
from heatparse.claims.changes.steps import falls_short, judge_step, measure_of
from heatparse.claims.comparisons.sides import Comparison, is_of_every_line, sets_apart
from heatparse.claims.gates import has_bound, has_written_factor, may_span_changes, tells_factor
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.language.amounts import is_judging, sums_up
from heatparse.claims.language.guards import borne_out
from heatparse.claims.language.phrases import Amount, Phrase, Superlative, key_at, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import DISTANCES, without_units
from heatparse.claims.language.words import Word
from heatparse.claims.parts.difference_lists import completed
from heatparse.claims.places.pairings import absolute, facing_values, is_of_size
from heatparse.claims.places.spots import Spot, place_of, relations_of, spots_of
from heatparse.claims.scene import Scene
from heatparse.grid import Value
from heatparse.measures import measure, middle
from heatparse.models.claims import BaseClaim, DifferenceClaim
from heatparse.phrases import words
from heatparse.records import replace

if TYPE_CHECKING:
    from heatparse.claims.changes.ways import Way


_CELLS = 4  # names of two cells
_FEW = 2  # places at least, where something is told of all
_PANELS = 2  # between which a cell changes


def read_differences(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The differences of a clause."""
    if (
        clause.is_data
        or clause.read & {"mirrored", "doubling", "mutual", "panel steps", "widest gap", "arrival"}
        or not clause.has("DIFFERENCE", "BY", "COMPARATIVE", "FACTOR", "AMOUNT")
        or (clause.has("FACTOR") and _counts_times(clause.phrases))
    ):
        return []
    claims: list[BaseClaim] = []
    before = clause.before
    if (
        before is not None
        and before.has("SUPERLATIVE")
        and before.has("DIFFERENCE")
        and key_at(clause.phrases, 0) in words("comparisons", "at_exception")
    ):
        from heatparse.claims.extremes.gap_sizes import with_gap_before  # loaded where a gap may be taken up

        clause = with_gap_before(clause)
    if clause.has("DIFFERENCE") and key_at(clause.phrases, 0) in words("function_words", "pointing"):
        from heatparse.claims.extremes.gap_sizes import with_way_before  # loaded where a change is summed up

        clause = with_way_before(clause, scene)
    if has_written_factor(clause):
        from heatparse.claims.changes.written_factors import (
            in_unit_of_cells,  # loaded where a number is told in thousands
        )

        clause = in_unit_of_cells(clause, scene)
    sides = clause.of("SUPERLATIVE", "POSITION") if len(scene.grids) == 1 else []  # no panels on these sides
    if any(phrase_key(end) in words("numbers", "sides") for end in sides):
        from heatparse.claims.changes.side_ends import with_side_ends  # loaded where sides are named

        clause = with_side_ends(clause)
    if len(clause.refs()) == _CELLS and clause.has("BY"):
        from heatparse.claims.changes.cells_apart import cells_apart  # loaded where two cells are named

        apart = cells_apart(clause, scene)
        if apart is not None:
            return [_claim(*apart, scene)]
    if clause.has("OPEN") and has_bound(clause) and not clause.has("SCOPE"):
        clause = clause.part(_reached_in_brackets(clause.phrases))
    whole = clause
    elsewhere = _is_placed_elsewhere(clause, scene)
    clause = clause.part(without_units(clause.phrases, scene))
    if clause.has("NEGATION", "SCOPE") and clause.has("DIFFERENCE", "COMPARATIVE") and has_bound(clause):
        from heatparse.claims.changes.denials import affirmed  # loaded where a change may be denied

        clause = affirmed(clause)
    if len(clause.of("SUPERLATIVE")) > 1:
        from heatparse.claims.plain.outermost import (
            with_both_ends,  # loaded where two ends of an axis may be told
        )

        clause = with_both_ends(clause, scene)
        if _is_between_sizes(clause):
            return []  # "between the smallest and the largest model": how large they are, nobody tells
    for part in _with_own_ways(clause, scene) or split_changes(clause):
        claims += _of_part(part, scene, elsewhere)
    decided = any(claim.verdict != "undecidable" for claim in claims)
    tells = whole.has("SUPERLATIVE") and whole.has("AMOUNT") and "holder" not in whole.read
    return claims if decided or not tells else _of_extreme(whole, scene) or claims


def _reached_in_brackets(phrases: Sequence[Phrase]) -> list[Phrase]:
    """ "A's lead is 8 points at most (P)" as "A's lead is 8 points (P)": the bracket tells where it is so large."""
    return [
        replace(one, bound="")
        if isinstance(one, Amount)
        and one.bound in ("at_most", "at_least")
        and one.quantity.value is not None
        and [phrase.type for phrase in phrases[at + 1 : at + 3]] == ["OPEN", "REF"]
        else one
        for at, one in enumerate(phrases)
    ]


def _is_between_sizes(clause: Clause) -> bool:
    """Whether two sizes of things are told that an axis lists, and no values."""
    tops = [top for top in clause.of("SUPERLATIVE") if isinstance(top, Superlative)]
    sizes = words("names", "sizes")
    things = any(noun.type == "AXISNOUN" for top in tops for noun in top.nouns)
    return things and len(tops) > 1 and all(top.key in sizes for top in tops)


def _with_own_ways(clause: Clause, scene: Scene) -> list[Clause]:
    """The changes of a clause that lead from place to place, each with its own two ends."""
    if not clause.has("AMOUNT") or not clause.has("DIFFERENCE") or not clause.says(_leading()):
        return []
    from heatparse.claims.plain.own_ways import parts_with_ways  # loaded where a way is told

    return parts_with_ways(clause, scene)


@cache
def _leading() -> frozenset[str]:
    """The words that lead from place to place, or from end to end."""
    return words("function_words", "before_ends") | words("trends", "in_all")


def _counts_times(phrases: Sequence[Phrase]) -> bool:
    """ "A peaks twice, at P and at Q": how often, and no factor."""
    return any(
        one.type in ("SUPERLATIVE", "PEAKS") and two.type == "FACTOR" for one, two in pairwise(phrases)
    )


def _of_extreme(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The sizes of the largest and the smallest differences of a clause."""
    from heatparse.claims.extremes.gap_sizes import sizes_of_extremes  # loaded where an extreme has a number

    return [
        _claim(Change(clause, amount), judgement, scene)
        for amount, judgement in sizes_of_extremes(clause, scene)
    ]


def _of_part(clause: Clause, scene: Scene, elsewhere: bool) -> list[BaseClaim]:
    """The differences of a part that tells one, or a list of them."""
    claims: list[BaseClaim] = []
    told: list[tuple[Change, Judgement]] = []
    parts = _parts(clause, scene)
    for part, following in zip(parts, _onward(parts), strict=True):
        moves = part.has("BY", "DIFFERENCE") or (part.has("COMPARATIVE") and part.has("BE"))
        if moves and may_span_changes(part.phrases):
            from heatparse.claims.changes.change_spans import find_change_span, judge_change_span

            span = find_change_span(part, scene)
            if span is not None:
                claims.append(_claim(span.change, judge_change_span(span, scene), scene))
                continue
        found = _judged(part, clause, scene)
        if following is not None and not any(judgement.truth for _, judgement in found):
            steps = _judged(following, clause, scene)
            found = steps if any(judgement.truth for _, judgement in steps) else found
        told += found
    listed = any(judgement.truth for _, judgement in told)
    wrong = any(judgement.truth is False for _, judgement in told)
    if listed or (wrong and _goes_on_with_right(parts, clause, scene)):
        clause.read.add("listed")
    right = [change.amount for change, judgement in told if judgement.truth]
    for change, judgement in told:
        judged = judgement
        if judged.truth is False and any(change.amount is amount for amount in right):
            continue  # "rises and is ten times as common at A as at B": what the number tells is right
        if judged.truth is not True and listed and not (change.guarded or change.narrowed):
            judged = _as_listed(change, judged)  # one of the list is right: so are all to be read
        elif (
            judged.truth is False and (change.unsure or elsewhere)
            and not _sums_up_ends(change, clause) and "ends in place" not in clause.read
        ):  # fmt: skip
            judged = UNDECIDED
        if judged.truth is None:
            from heatparse.claims.changes.evidence import weigh  # loaded for what no reader understood

            judged = weigh(change, clause, scene)
        claims.append(_claim(change, judged, scene))
    return claims


def _sums_up_ends(change: Change, clause: Clause) -> bool:
    """ "It varies from 0.2 to 0.7, a spread of 0.4": whatever the two numbers are of, it is no spread of theirs."""
    return change.ends is not None and sums_up(clause.phrases, change.amount)


def _parts(clause: Clause, scene: Scene) -> list[Clause]:
    """The statements of a clause, each with all its phrases."""
    if clause.has("OPEN") and clause.has("COMPARATIVE") and clause.has("COMMA"):
        from heatparse.claims.places.size_places import at_the_place  # loaded for sizes in brackets

        clause = at_the_place(clause)
    return completed(clause, scene)


def _onward(parts: Sequence[Clause]) -> Sequence[Clause | None]:
    """For each part its reading as the next step of a way, where a list may tell one."""
    if len(parts) == 1:
        return (None,)
    from heatparse.claims.places.size_places import onward  # loaded for lists

    return onward(parts)


def _is_spread_over(phrases: Sequence[Phrase], change: Change) -> bool:
    """ "Is spread over 2–5": the ends of the values, and no distance."""
    at = next((i for i, phrase in enumerate(phrases) if phrase is change.amount), 0)
    span = change.amount.bound and change.amount.quantity.value is None
    return bool(span) and key_at(phrases, at - 1) in words("comparisons", "varying")


def _goes_on_with_right(parts: Sequence[Clause], clause: Clause, scene: Scene) -> bool:
    """ "A is 3 points ahead on P and 5 on Q, but only 2 on R": whether what the clause goes on with is right."""
    before = clause.before
    if before is None or len(parts) != 1 or parts[0].before is before:
        return False
    earlier = [each for part in _parts(before, scene) for each in _judged(part, before, scene)]
    return bool(earlier) and all(judgement.truth for _, judgement in earlier)


def _factors(part: Clause, scene: Scene) -> list[Change]:
    if not tells_factor(part):
        return []
    from heatparse.claims.changes.factors import find_factors  # loaded where a factor may be told

    return find_factors(part, scene)


def _judged(part: Clause, clause: Clause, scene: Scene) -> list[tuple[Change, Judgement]]:
    """The changes of one part of a clause with their verdicts."""
    told: list[tuple[Change, Judgement]] = []
    for change in (*_factors(part, scene), *find_changes(part, scene)):
        if len(scene.grids) == _PANELS and change.ends is None and len(clause.of("AMOUNT", "FACTOR")) == 1:
            from heatparse.claims.changes.panel_gains import (
                between_panels,  # loaded where two panels are told
            )

            change = between_panels(change, scene)
        spans = _is_spread_over(part.phrases, change)
        judged = UNDECIDED if change.guarded or spans else judge_change(change, scene)
        if judged.truth and change.ends is not None and part.has("REF"):
            from heatparse.claims.changes.ends_in_place import (
                in_place,  # loaded where two numbers are told with their place
            )

            judged = in_place(change, judged, part, scene)
            if judged.truth is False:
                clause.read.add("ends in place")
        if change.narrowed:
            judged = borne_out(change.clause, judged)
        if judged.truth is False and change.loose:
            from heatparse.claims.changes.factors import roughly  # loaded where a factor is told

            judged = UNDECIDED if judge_change(roughly(change), scene).truth is not False else judged
        if judged.truth is False and "gap" in clause.read and _is_bracketed(part.phrases, change):
            continue  # "the gap is largest for A (39 points)": its size is part of that claim
        if judged.truth is False and _is_level_of_leader(part.phrases, change):
            continue
        if change.ends is not None and sums_up(clause.phrases, change.amount):
            clause.read.add("ends")
        told.append((change, judged))
    return told


def _is_level_of_leader(phrases: Sequence[Phrase], change: Change) -> bool:
    """ "A leads with 60% ahead of B (45%)": where A stands, and not how far it is ahead."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.start == change.amount.start), 0)
    told = at > 1 and phrases[at - 2].type == "SUPERLATIVE" and key_at(phrases, at - 1) in ("with", "at")
    if not told or change.amount.unit in DISTANCES or change.amount.quantity.value is None:
        return False
    behind = [p.quantity.value for p in phrases[at + 1 :] if isinstance(p, Amount)]
    return any(value is not None and value < change.amount.quantity.value for value in behind)


def _is_placed_elsewhere(clause: Clause, scene: Scene) -> bool:
    """ "In the topmost layers, A is 0.2 ahead", "three rows are 0.2 higher on A": of lines that nobody can tell."""
    types = [phrase.type for phrase in clause.phrases if phrase.type not in ("RESTRICTION", "BE", "SCOPE")]
    if types[:2] == ["CARDINAL", "AXISNOUN"] and types[2:3] != ["REF"]:
        return True
    return any(
        ref.position and not ref.names and not scene.panels_named(ref) and ref.noun != "cell"
        and not any(scene.lines(ref, grid) for grid in scene.grids.all())
        for ref in clause.refs()
    )  # fmt: skip


def _is_bracketed(phrases: Sequence[Phrase], change: Change) -> bool:
    at = next((i for i, phrase in enumerate(phrases) if phrase.start == change.amount.start), 0)
    return at > 0 and phrases[at - 1].type == "OPEN"


def _as_listed(change: Change, judgement: Judgement) -> Judgement:
    """The verdict of an amount in a list of which another one is right: wrong where no way of reading bears it out."""
    if change.mode == "factor":
        return UNDECIDED if change.unsure and judgement.truth is False else judgement
    if judgement.truth is None and change.comparison is None:
        implied = [_of_way(change, way) for way in change.ways]
        wrong = bool(implied) and all(one.truth is False for one in implied)
        return implied[0] if wrong else judgement
    return judgement


# Judging


def judge_change(change: Change, scene: Scene) -> Judgement:
    """Whether the two ends differ by the stated amount, in the stated direction."""
    if change.ends is not None:
        first, second = (measure_of(quantity) for quantity in change.ends)
        texts = (change.ends[0].text, change.ends[1].text)
        return judge_step(change, first, second, texts, ())
    if change.faced is not None:
        from heatparse.claims.extremes.faced_extremes import judge_faced  # loaded where two extremes are told

        return judge_faced(change.faced, lambda one, two: _of_values(change, one, two), scene)
    if change.extremes is not None:
        from heatparse.claims.places.line_spans import judge_extremes  # loaded where a line has two extremes

        return judge_extremes(change, scene)
    judged = _of_sides(change, change.comparison, scene) if change.comparison is not None else UNDECIDED
    if judged.truth and _turns(change, scene):
        return UNDECIDED  # so large, but the other way round
    if judged.truth is not None:
        return judged
    exact = replace(change, amount=replace(change.amount, bound="")) if change.amount.reached else change
    implied = [_of_way(exact, way) for way in change.ways]
    firm = [judgement for judgement, way in zip(implied, change.ways, strict=True) if way.firm]
    last = firm[0] if firm and change.comparison is None else judged
    return next((judgement for judgement in implied if judgement.truth), last)


def _turns(change: Change, scene: Scene) -> bool:
    """ "The rise from A to B amounts to 3", where it is a fall: the direction is told elsewhere in the clause."""
    phrases = change.clause.phrases
    marks = {
        p.key for p in phrases if isinstance(p, Word) and p.key in words("function_words", "opening_part")
    }
    ways = {p.value for p in phrases if isinstance(p, Word) and p.type == "DIFFERENCE"} - {"gap"}
    told = change.clause.has("COMPARATIVE", "NEGATION") or (is_judging(phrases) and scene.may_be_better_low)
    if change.sign or change.comparison is None or len(ways) != 1 or told or "from" not in marks:
        return False
    turned = replace(change, sign=1 if ways == {"gain"} else -1)
    return change.mode != "factor" and _of_sides(turned, change.comparison, scene).truth is False


def _of_values(change: Change, one: Value, two: Value) -> Judgement:
    """Whether two values differ by the amount, whichever is the higher one."""
    first, second = map(measure, (one, two))
    step = replace(change, sign=0)
    return judge_step(step, first, second, (one.text, two.text), (one.span, two.span))


def _of_way(change: Change, way: Way) -> Judgement:
    """Whether all pairs of implied ends differ by the amount; what does not follow so decides nothing."""
    parts: list[Judgement] = []
    for one, two in way.pairs:
        left, right = one.number(), two.number()
        if left is None or right is None:
            return UNDECIDED
        step = change if way.ordered else replace(change, sign=0)
        parts.append(judge_step(step, left[0], right[0], (left[1], right[1]), left[2] + right[2]))
    return together(parts)


def _of_sides(change: Change, comparison: Comparison, scene: Scene) -> Judgement:
    """Whether the two sides of a comparison differ by the amount."""
    if scene.has_square and comparison.clause.has("PART", "PRONOUN"):
        from heatparse.claims.comparisons.own_places import with_own_place  # loaded for places of one's own

        own = with_own_place(comparison)
        judged = _of_sides(change, own, scene) if own is not None else UNDECIDED
        if judged.truth:
            return judged
    readings: list[Judgement] = []
    signs = [{"high": 1, "low": -1}.get(relation) for relation in relations_of(comparison.relation, scene)]
    losing = any(getattr(phrase, "value", "") == "drop" for phrase in change.clause.phrases)
    if losing and scene.holds_changes:  # "loses 3 points more than B": where losses are shown, it is lower
        signs += [-sign for sign in signs if sign]
    for one, two in spots_of(comparison, scene):
        left, right = one.number(), two.number()
        if left is None or right is None:
            if is_of_every_line(comparison):
                readings += [_of_each_place(change, comparison, one, two, sign) for sign in signs]
            elif change.mode == "absolute" and change.amount.bound and sets_apart(comparison):
                readings += [_of_all_places(change, comparison, one, two, sign) for sign in signs]
            continue
        for sign in signs:
            start, end = (
                (right, left) if sign else (left, right)
            )  # "A is 0.2 above B": the step leads from B to A
            step = replace(change, sign=sign) if sign else change
            texts = (start[1], end[1])
            readings.append(judge_step(step, start[0], end[0], texts, left[2] + right[2]))
            if min(start[0].low, end[0].low) < 0 and is_of_size(comparison.clause):
                sizes = (absolute(start[0]), absolute(end[0]))
                readings.append(judge_step(step, *sizes, texts, left[2] + right[2]))
    found = charitable(readings) if readings else UNDECIDED
    if found.truth is False and comparison.quantifier and comparison.clause.heads:
        # "**P:** A is 3 above B, more than in any other column": the quantifier is not of the amount
        return charitable([_of_sides(change, replace(comparison, quantifier=""), scene), found])
    return found


def _of_all_places(
    change: Change, comparison: Comparison, one: Spot, two: Spot, sign: int | None
) -> Judgement:
    """ "A and B differ by at most 3": everywhere; "A is more than 3 ahead" may be so on the whole."""
    judged = _of_each_place(change, comparison, one, two, sign)
    if judged.truth is not False or change.amount.bound in ("at_most", "below"):
        return judged
    means = [replace(spot, function="mean").number() for spot in (one, two)]
    if means[0] is None or means[1] is None:
        return UNDECIDED
    start, end = (means[1], means[0]) if sign else (means[0], means[1])
    step = replace(change, sign=sign) if sign else change
    on_the_whole = judge_step(step, start[0], end[0], (start[1], end[1]), ())
    return judged if on_the_whole.truth is False else UNDECIDED


def _of_each_place(
    change: Change, comparison: Comparison, one: Spot, two: Spot, sign: int | None
) -> Judgement:
    """Whether the values of two lines differ by the amount wherever they face each other."""
    pairs, aligned = facing_values(comparison, one, two)
    if not aligned or len(pairs) < _FEW:
        return UNDECIDED
    step = replace(change, sign=sign) if sign else change
    parts: list[Judgement] = []
    for left, right in pairs:
        start, end = (right, left) if sign else (left, right)
        first, second = map(measure, (start, end))
        parts.append(judge_step(step, first, second, (start.text, end.text), (left.span, right.span)))
    judged = together(parts)
    if judged.truth and sign and change.amount.bound in ("at_most", "below") and _is_behind(pairs, sign):
        return UNDECIDED  # "trails by at most 3", where it is ahead
    return UNDECIDED if judged.truth and falls_short(change, pairs) else judged


def _is_behind(pairs: Sequence[tuple[Value, Value]], sign: int) -> bool:
    """Whether the first of some pair is on the other side of the second."""
    return any(sign * ((middle(left) or 0.0) - (middle(right) or 0.0)) < 0 for left, right in pairs)


def _claim(change: Change, judgement: Judgement, scene: Scene) -> DifferenceClaim:
    comparison = change.comparison
    unit = change.amount.quantity.unit or change.amount.unit
    mode = "factor" if change.mode == "factor" else "percent" if unit == "%" else "absolute"
    return scene.claim(
        DifferenceClaim, change.clause, judgement, change.amount, mode=mode, value=change.amount.quantity,
        left=place_of(comparison.left, scene) if comparison else None,
        right=place_of(comparison.right, scene) if comparison else None,
    )  # fmt: skip

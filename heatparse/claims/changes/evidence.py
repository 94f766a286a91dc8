"""Evidence: a difference that no reader understood in full, borne out by what its clause names.

A clause names a few lines, cells or extremes, and two of them differ by just as much as it says: then it
is true, however it is put. Nothing is refuted here, and nothing is borne out by a number that some pair
of many would hit by chance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from heatparse.claims.changes.changes import Change
from heatparse.claims.changes.evidence_ends import End, ends_of
from heatparse.claims.changes.evidence_sets import contexts, is_no_chance, steps_of
from heatparse.claims.changes.steps import judge_step, measure_of
from heatparse.claims.judgement import UNDECIDED, Judgement, together
from heatparse.claims.language.guards import is_imagined
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_of
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.places.opposites import moves_both
from heatparse.claims.places.spots import relations_of
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.measures import Measure, equal
from heatparse.phrases import words
from heatparse.records import replace

_MOST = 12  # pairs
_FEW = 2  # of which one may have a ratio by chance


def weigh(change: Change, clause: Clause, scene: Scene) -> Judgement:
    """Whether two of the few things that a clause names differ by what it says; undecided else."""
    aside = words("function_words", "leaving_out")
    said = [phrase for phrase in clause.phrases if key_of(phrase) not in aside]  # "without B, A is 3 higher"
    if change.guarded or change.amount.quantity.value is None or is_imagined(said) or clause.is_data:
        return UNDECIDED
    if change.amount.bound:
        tight = _of_bound(change, clause, scene)
        if tight.truth:
            return tight
    told = _of_told(change, clause, scene)
    if told.truth:
        return told
    listed = _listed(change, clause)
    if listed:
        for pairs, grid in _paired(change.clause, clause, listed, scene):
            judged = _of_pairs(change, pairs, grid, scene) if len(pairs) == 1 else UNDECIDED
            if judged.truth:
                return judged
    both = any(isinstance(p, Ref) and len(p.names) == _FEW and moves_both(said, p) for p in said)
    judge = _of_both if both else _of_pairs
    for refs in contexts(clause, scene, change.clause):
        for pairs, grid in _paired(change.clause, clause, refs, scene):
            judged = judge(change, pairs, grid, scene)
            if judged.truth:
                return judged
    return UNDECIDED


def _listed(change: Change, clause: Clause) -> list[Ref]:
    """ "The diagonal grows by 13 for A, 18 for B": what stands in front of all numbers, and behind this one."""
    phrases = clause.phrases
    amounts = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Amount)]
    own = next((at for at in amounts if phrases[at].start == change.amount.start), None)
    behind = phrases[own + 1 : own + 3] if own is not None else []
    if len(amounts) < _FEW or [phrase.type for phrase in behind] != ["PREPOSITION", "REF"]:
        return []
    front = [*clause.heads, *(phrase for phrase in phrases[: amounts[0]] if isinstance(phrase, Ref))]
    return [ref for ref in (*front, behind[1]) if isinstance(ref, Ref) and not ref.is_panel]


def _of_bound(change: Change, clause: Clause, scene: Scene) -> Judgement:
    """ "Stays at least 18 behind": the smallest of all distances is just that, or the largest for "at most"."""
    bound, quantity = change.amount.bound, change.amount.quantity
    if change.mode != "absolute" or bound not in ("at_least", "at_most"):
        return UNDECIDED
    for refs in contexts(clause, scene, change.clause):
        for panel in scene.panels(clause):
            grid = scene.grids[panel]
            for held in steps_of(clause, refs, grid, scene):
                sizes = sorted(number.low for number in held.numbers)
                end = sizes[0] if bound == "at_least" else sizes[-1]
                if sizes[0] < sizes[-1] and equal(Measure(end, end), grid.measure(quantity)):
                    told = f"these {len(sizes)} distances lie between {sizes[0]:.6g} and {sizes[-1]:.6g}"
                    return Judgement(True, told)
    return UNDECIDED


def _paired(
    part: Clause, clause: Clause, refs: Sequence[Ref], scene: Scene
) -> Iterator[tuple[list[tuple[End, End]], Grid]]:
    """The pairs of ends that a clause may set against each other: of one panel, or the same thing of two."""
    ends = {panel: ends_of(part, refs, scene.filled(panel), scene) for panel in scene.panels(clause)}
    for panel, found in ends.items():
        yield [pair for pair in combinations(found, 2) if _may_face(*pair)], scene.grids[panel]
    if len(scene.grids) != _FEW:
        return
    first, second = (
        {
            end.key: end._replace(start=_panel_start(clause, panel, scene))
            for end in ends_of(part, refs, scene.filled(panel), scene)
        }
        for panel in range(_FEW)
    )
    yield [(first[key], second[key]) for key in first if key in second], scene.grids[0]


def _panel_start(clause: Clause, panel: int, scene: Scene) -> int:
    """Where a clause names a panel; behind everything that it names where it does not."""
    return next((ref.start for ref in clause.refs() if panel in scene.panels_named(ref)), clause.end + panel)


def _of_told(change: Change, clause: Clause, scene: Scene) -> Judgement:
    """ "A has 0.78 and B 0.58, a difference of 0.20": of two values that its sentence tells in front of it."""
    if change.mode != "absolute" or change.amount.bound:
        return UNDECIDED
    parts = [*list(clauses_before(clause, scene.text))[::-1], clause]
    numbers = [
        phrase.quantity
        for part in parts
        for phrase in part.phrases
        if isinstance(phrase, Amount)
        and phrase.start < change.amount.start
        and phrase.quantity.value is not None
    ][-_FEW:]
    held = [value for grid in scene.grids.all() for value in grid.values]
    if len(numbers) < _FEW or not all(any(value.low == number.value for value in held) for number in numbers):
        return UNDECIDED
    one, two = map(measure_of, numbers)
    plain = replace(change, sign=0)
    return judge_step(plain, one, two, (numbers[0].text, numbers[1].text), ())


def _of_pairs(change: Change, pairs: Sequence[tuple[End, End]], grid: Grid, scene: Scene) -> Judgement:
    """Whether one of some pairs differs by an amount, where that is no chance."""
    if not pairs or len(pairs) > _MOST or not _is_telling(change, len(pairs), grid):
        return UNDECIDED
    for one, two in pairs:
        for step, first, second in _steps(change, one, two, scene):
            texts, spans = (first.text, second.text), (*first.spans, *second.spans)
            judged = judge_step(step, first.measure, second.measure, texts, spans)
            if judged.truth:
                return judged
    return UNDECIDED


def _of_both(change: Change, pairs: Sequence[tuple[End, End]], grid: Grid, scene: Scene) -> Judgement:
    """ "Both A and B drop by 3": from one panel to the other, each of them by so much."""
    if len(pairs) != _FEW or any(one.key != two.key for one, two in pairs):
        return UNDECIDED
    return together([_of_pairs(change, [pair], grid, scene) for pair in pairs])


def _may_face(one: End, two: End) -> bool:
    """Whether two ends lie on a common line, or are whole lines or extremes themselves."""
    if one.cell is None or two.cell is None:
        return (
            one.function == two.function
            or {one.function, two.function} == {"high", "low"}
            or (one.cell is not None or two.cell is not None)
        )
    return one.alone or (one.cell[0] == two.cell[0]) != (one.cell[1] == two.cell[1])


def _is_telling(change: Change, pairs: int, grid: Grid) -> bool:
    """Whether it is no chance that one of some pairs differs by a number."""
    if pairs == 1 or change.amount.bound:
        return pairs == 1
    unit = change.amount.quantity.unit or change.amount.unit
    if change.mode == "factor" or unit in words("numbers", "percent"):
        return pairs <= _FEW
    coarsest = max((value.resolution for value in grid.values), default=0.0)
    return is_no_chance(pairs, max(change.amount.quantity.resolution or 0.0, coarsest), grid)


def _steps(change: Change, one: End, two: End, scene: Scene) -> Iterator[tuple[Change, End, End]]:
    """The ways in which a change may lead from one end to the other."""
    first, second = (one, two) if one.start <= two.start else (two, one)
    phrases = change.clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if phrase.start == change.amount.start), None)
    relation = _relation(phrases, at, scene)
    told = first.start != second.start
    if relation is None and not change.sign:
        yield change, first, second
    elif not told:
        return
    elif relation is not None:
        if _turned(phrases):
            first, second = second, first
        for order in relation:
            sign = {"high": 1, "low": -1}.get(order)
            if sign is not None:
                yield (
                    replace(change, sign=sign),
                    second,
                    first,
                )  # "A is 3 above B": the step leads from B to A
    elif _leads(phrases):
        yield change, first, second
    elif _contests(phrases):
        yield change, second, first


def _relation(phrases: Sequence[Phrase], at: int | None, scene: Scene) -> list[str] | None:
    """The orders that a comparison beside an amount may mean; None where there is none."""
    if at is None:
        return None
    beside = [*phrases[at + 1 : at + 3], *phrases[max(0, at - 2) : at]]
    for phrase in beside:
        if phrase.type == "COMPARATIVE":
            return relations_of(phrase.value, scene)  # type: ignore[union-attr]
    return None


def _turned(phrases: Sequence[Phrase]) -> bool:
    """ "Compared with A, B is 3 higher"."""
    return bool(phrases) and phrases[0].type == "THAN"


def _leads(phrases: Sequence[Phrase]) -> bool:
    """Whether a change leads from its first end to the second: "from A to B", "between A and B"."""
    return any(key_of(phrase) in words("function_words", "before_ends") for phrase in phrases)


def _contests(phrases: Sequence[Phrase]) -> bool:
    """ "A gains 3 over B", "loses 3 against B"."""
    return any(
        phrase.type in ("THAN", "VERSUS")
        or key_of(phrase) in words("function_words", "rivals") | words("names", "set_off")
        for phrase in phrases
    )

"""Claims that order two things: cells, rows, columns, panels, or what is made of their values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.phrases import Amount, Ref
from heatparse.claims.scene import Scene, place
from heatparse.claims.sentences import Clause
from heatparse.claims.sides import EVEN, Comparison, find_comparison
from heatparse.claims.spots import Spot, place_of, relations_of, spots_between, spots_of
from heatparse.grid import Grid, Value
from heatparse.measures import Measure, Truth, above, at_least, below, equal, middle, near
from heatparse.models import Quantity
from heatparse.models.claims import BaseClaim, CellValueClaim, ComparisonClaim, CountClaim
from heatparse.phrases import words
from heatparse.tokens import fold

_FEW_PLACES = 4  # that a comparison names one by one
_MOST_PAIRS = 4000  # of values that are set against each other


def read_comparisons(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The comparison of a clause, and the two values that it gives for it."""
    comparison = find_comparison(clause, scene)
    if (
        comparison is None
        or _tells_change(comparison.clause, comparison.end)
        or (clause.is_data and not clause.lead)
    ):
        return []
    judgement = UNDECIDED if comparison.guarded else judge_comparison(comparison, scene)
    if judgement.truth is False and (comparison.unsure or _is_tie_at(comparison)):
        judgement = UNDECIDED
    return [
        _claim(comparison, judgement, scene),
        *_counts(comparison, judgement, scene),
        *_values(comparison, scene),
    ]


def _is_tie_at(comparison: Comparison) -> bool:
    """E.g. "A and B are tied at 50%": the number tells which values are meant, and not all of theirs."""
    phrases = comparison.clause.phrases
    return comparison.relation in EVEN and any(
        isinstance(phrase, Amount) and before.type == "PREPOSITION" for before, phrase in pairwise(phrases)
    )


def _counts(comparison: Comparison, judgement: Judgement, scene: Scene) -> list[BaseClaim]:
    """E.g. "In 12 of the 16 cells": that it is so in so many is a claim of its own, where it is right."""
    count = comparison.count
    if count is None or not judgement.truth:
        return []
    value = Quantity(text=str(count), value=float(count), resolution=1.0)
    return [scene.claim(CountClaim, comparison.clause, judgement, value=value)]


def _tells_change(clause: Clause, end: int) -> bool:
    """E.g. "0.26 under B", "A beats B by 0.02", "drops more than B": more than an order."""
    for phrase, following in pairwise([*clause.phrases[:end], None]):
        if phrase is None or phrase.type in ("DIFFERENCE", "FACTOR", "TIMES"):
            return True
        if isinstance(phrase, Amount) and following is not None and following.type == "COMPARATIVE":
            return True
        if phrase.type == "BY":
            return True
    return False


def _values(comparison: Comparison, scene: Scene) -> list[BaseClaim]:
    """E.g. "(88.61 vs. 85.15)": the values of the two sides, when they are the ones."""
    rest = comparison.clause.phrases[comparison.end :]
    at = next((i for i, p in enumerate(rest) if p.type in ("VERSUS", "THAN")), 0)
    first, second = (rest[at - 1], rest[at + 1]) if 0 < at < len(rest) - 1 else (None, None)
    if not isinstance(first, Amount) or not isinstance(second, Amount):
        return []
    beside = [p for p in rest if isinstance(p, Ref) and not scene.panels_named(p)]
    shown = replace(
        comparison, slices=[*comparison.slices, *(ref for ref in beside if ref not in comparison.slices)]
    )
    for one, two in spots_of(shown, scene):
        left, right = one.number(), two.number()
        if left is None or right is None or one.function:
            continue
        if equal(one.grid.measure(first.quantity), left[0]) and equal(
            two.grid.measure(second.quantity), right[0]
        ):
            return [
                scene.claim(CellValueClaim, comparison.clause, Judgement(True, text, spans),
                            place=place(spot.grid.index, spot.rows, spot.columns), value=amount.quantity)
                for spot, (_, text, spans), amount in ((one, left, first), (two, right, second))
            ]  # fmt: skip
    return []


# Judging


def judge_comparison(comparison: Comparison, scene: Scene) -> Judgement:
    """The verdict in every panel that is meant."""
    left, right = comparison.left, comparison.right
    if left.panels and right.panels and left.panels != right.panels:
        if len(left.panels) != 1 or len(right.panels) != 1:
            return UNDECIDED
        return _between(comparison, scene, left.panels[0], right.panels[0])
    named = left.panels or right.panels or comparison.panels or scene.spoken_of(comparison.clause)
    panels = named or tuple(range(len(scene.grids)))
    judgements = [_between(comparison, scene, panel, panel) for panel in panels]
    if named or len(panels) == 1:
        return together(judgements)
    decided = [judgement for judgement in judgements if judgement.truth is not None]
    if decided and all(judgement.truth for judgement in decided):
        return together(decided)
    return decided[0] if decided and not any(judgement.truth for judgement in decided) else UNDECIDED


def _between(comparison: Comparison, scene: Scene, left_panel: int, right_panel: int) -> Judgement:
    readings: list[Judgement] = []
    function = comparison.left.function or comparison.right.function
    if comparison.right.others and function:
        return charitable(_of_each(comparison, function, scene, scene.filled(left_panel)))
    for one, two in spots_between(comparison, scene, scene.filled(left_panel), scene.filled(right_panel)):
        readings.append(_judge_spots(comparison, one, two, scene))
    return charitable(readings) if readings else UNDECIDED


def _of_each(comparison: Comparison, function: str, scene: Scene, grid: Grid) -> list[Judgement]:
    """E.g. "The maximum of A is lower than that of any other row": against the maximum of each."""
    readings: list[Judgement] = []
    for one, two in spots_between(comparison, scene, grid, grid):
        by_row = one.columns == two.columns
        rivals = [replace(two, rows=(key,)) if by_row else replace(two, columns=(key,))
                  for key in (two.rows if by_row else two.columns)]  # fmt: skip
        mine = replace(one, function=function)
        for relation in relations_of(comparison.relation, scene):
            parts = [_judge_numbers(relation, mine, replace(rival, function=function)) for rival in rivals]
            readings.append(together(parts))
    return readings or [UNDECIDED]


def _judge_spots(comparison: Comparison, one: Spot, two: Spot, scene: Scene) -> Judgement:
    relations = relations_of(comparison.relation, scene)
    if one.function or two.function:
        return charitable([_judge_numbers(relation, one, two) for relation in relations])
    pairs, aligned = _aligned(comparison, one, two)
    if not pairs:
        return UNDECIDED
    grids = one.grid, two.grid
    judgement = charitable(
        [
            _judge_pairs(comparison, faced, aligned, relation, grids)
            for faced in _sizes(comparison, pairs)
            for relation in relations
        ]
    )
    filled = len(one.grid.cells) * 2 >= len(one.grid.rows) * len(
        one.grid.columns
    )  # else cells are left unsaid
    size = len(one.values()) if filled else one.grid.size(one.rows, one.columns, one.part)  # type: ignore[arg-type]
    few = len(pairs) * 2 < size if comparison.quantifier or len(pairs) < 2 else False
    if judgement.truth and aligned and few and size > 1:
        return UNDECIDED  # too few cells are stated to speak for all
    return judgement


def _sizes(comparison: Comparison, pairs: list[tuple[Value, Value]]) -> Iterator[list[tuple[Value, Value]]]:
    """The pairs as they are, and by their size: "larger in magnitude", "a stronger effect"."""
    clause = comparison.clause
    signed = any(value.low < 0 for pair in pairs for value in pair)
    by_size = clause.says(words("reserves", "magnitudes"))
    if not (signed and by_size):
        yield pairs
    if signed and (by_size or clause.says(words("reserves", "strengths"))):
        yield [(_absolute(one), _absolute(two)) for one, two in pairs]


def _absolute(value: Value) -> Value:
    """A value without its sign."""
    low, high = sorted((abs(value.low), abs(value.high)))
    return value._replace(low=0.0 if value.low < 0 < value.high else low, high=high)


def _judge_numbers(relation: str, one: Spot, two: Spot) -> Judgement:
    left, right = one.number(), two.number()
    if left is None or right is None:
        return UNDECIDED
    scale = max(abs(left[0].high), abs(right[0].high))
    return Judgement(
        holds(relation, left[0], right[0], scale),
        f"{one.tell(left[1])}, {two.tell(right[1])}",
        left[2] + right[2],
    )


def _aligned(comparison: Comparison, one: Spot, two: Spot) -> tuple[list[tuple[Value, Value]], bool]:
    """The values of both sides that face each other; all against all where nothing aligns them."""
    left, right = one.values(), two.values()
    left, right = ([v for v in side if not _is_excepted(v, comparison)] for side in (left, right))
    if len(left) * len(right) > _MOST_PAIRS and (one.part != two.part or comparison.right.others):
        return [], False
    if one.part != two.part:
        return [(a, b) for a in left for b in right], False
    same_rows, same_columns = one.rows == two.rows, one.columns == two.columns
    if comparison.right.others:
        return [(a, b) for a in left for b in right
                if (a.row == b.row if same_rows else a.column == b.column)], True  # fmt: skip
    if not same_rows and (len(one.rows) != 1 or len(two.rows) != 1):
        return [(a, b) for a in left for b in right if a.column == b.column or not same_columns], False
    if not same_columns and (len(one.columns) != 1 or len(two.columns) != 1):
        return [(a, b) for a in left for b in right if a.row == b.row or not same_rows], False
    facing = {(v.row if same_rows else "", v.column if same_columns else ""): v for v in right}
    pairs = []
    for value in left:
        other = facing.get((value.row if same_rows else "", value.column if same_columns else ""))
        if other is not None:
            pairs.append((value, other))
    return pairs, True


def _is_excepted(value: Value, comparison: Comparison) -> bool:
    """Whether the text sets a value aside: "except in A", "except at A and B" for the one cell."""
    named = [{fold(label.text) for name in ref.names for label in name.labels} for ref in comparison.excepted]
    hits = [value.row in labels or value.column in labels for labels in named]
    return bool(hits) and (all(hits) if len(hits) == 2 and _other_axes(comparison) else any(hits))


def _other_axes(comparison: Comparison) -> bool:
    """Whether the two excepted references are a row and a column."""
    one, two = (ref.names[0].label for ref in comparison.excepted if ref.names)
    return bool((one.rows and two.columns and not two.rows) or (one.columns and two.rows and not two.columns))


def holds(relation: str, left: Value | Measure, right: Value | Measure, scale: float) -> Truth:
    """Whether one value stands to another as the words say."""
    if relation == "high":
        return above(left, right)
    if relation == "low":
        return below(left, right)
    if relation == "at_least":
        return at_least(left, right)
    if relation == "equal":
        return equal(left, right)
    if relation == "same_sign":
        return _same_sign(left, right)
    return near(left, right, scale)


def _same_sign(left: Value | Measure, right: Value | Measure) -> Truth:
    """Whether both are positive, or both negative; open where one of them may be zero."""
    signs = [1 if side.low > 0 else -1 if side.high < 0 else 0 for side in (left, right)]
    return None if 0 in signs else signs[0] == signs[1]


def _judge_pairs(
    comparison: Comparison,
    pairs: Sequence[tuple[Value, Value]],
    aligned: bool,
    relation: str,
    grids: tuple[Grid, Grid],
) -> Judgement:
    left, right = pairs[0][0], pairs[0][1]
    scale = _scale(pairs)
    truths = [holds(relation, a, b, scale) for a, b in pairs]
    true, false = sum(t is True for t in truths), sum(t is False for t in truths)
    if len(pairs) == 1:
        return Judgement(truths[0], _tell(left, right, grids), (left.span, right.span))
    counter = next(((a, b) for (a, b), t in zip(pairs, truths, strict=True) if t is False), None)
    text = f"this is true of {true or 'none'} of {len(pairs)} pairs of values"
    if counter:
        text += f"{', but' if true else ':'} {_tell(*counter, grids)}"
    spans = (counter[0].span, counter[1].span) if counter else (left.span, right.span)
    if comparison.count is not None:
        if true + false < len(pairs) or not aligned:
            return UNDECIDED
        if comparison.of is not None and comparison.of != len(pairs):
            return UNDECIDED
        return Judgement(true == comparison.count, text, spans)
    if comparison.quantifier == "all":
        return Judgement(False if false else (True if true == len(pairs) else None), text, spans)
    if comparison.quantifier == "most":
        if true * 2 > len(pairs):
            return Judgement(True, text, spans)
        mean = _means(pairs, relation)
        return Judgement(False if false * 2 >= len(pairs) and not mean else None, text, spans)
    if true == len(pairs):
        return Judgement(True, text, spans)
    if false and aligned and _are_named(comparison, pairs):  # "A beats B on C and D": on both
        return Judgement(False, text, spans)
    if comparison.right.others and aligned:
        return _against_each(comparison, pairs, relation, grids)
    if relation in EVEN:
        return Judgement(False if false == len(pairs) else None, text, spans)
    mean = _means(pairs, relation)
    if mean:
        return Judgement(True, text, spans)
    return Judgement(False if mean is False and false * 2 >= len(pairs) else None, text, spans)


def _are_named(comparison: Comparison, pairs: Sequence[tuple[Value, Value]]) -> bool:
    """Whether the text names the few places one by one in which it compares."""
    refs = [*comparison.left.refs, *comparison.right.refs, *comparison.slices]
    if len(pairs) > _FEW_PLACES or comparison.clause.has("AGGREGATE", "SPREAD"):
        return False
    for ref in refs:
        labels = {fold(name.labels[0].text) for name in ref.names if len(name.labels) == 1}
        if len(labels) == len(pairs) and all(labels & {a.row, a.column} for a, _ in pairs):
            return True
    return False


def _against_each(
    comparison: Comparison, pairs: Sequence[tuple[Value, Value]], relation: str, grids: tuple[Grid, Grid]
) -> Judgement:
    """E.g. "A beats all other models": each of them, by the values that face each other."""
    across = any(a.column != b.column for a, b in pairs)
    others: dict[str, list[tuple[Value, Value]]] = {}
    for one, two in pairs:
        others.setdefault(two.column if across else two.row, []).append((one, two))
    alone = replace(comparison, right=replace(comparison.right, others=False))
    return together([_judge_pairs(alone, faced, True, relation, grids) for faced in others.values()])


def _means(pairs: Sequence[tuple[Value, Value]], relation: str) -> bool | None:
    """Whether the means are ordered as the words say."""
    lefts = [m for a, _ in pairs if (m := middle(a)) is not None]
    rights = [m for _, b in pairs if (m := middle(b)) is not None]
    if not lefts or not rights:
        return None
    difference = sum(lefts) / len(lefts) - sum(rights) / len(rights)
    if abs(difference) < 1e-9:
        return relation == "at_least"
    return difference > 0 if relation in ("high", "at_least") else difference < 0


def _scale(pairs: Sequence[tuple[Value, Value]]) -> float:
    numbers = [m for pair in pairs for value in pair if (m := middle(value)) is not None]
    return max(abs(n) for n in numbers) if numbers else 0.0


def _tell(left: Value, right: Value, grids: tuple[Grid, Grid]) -> str:
    return f"{grids[0].tell(left)}, and {grids[1].tell(right, grids[0] is grids[1])}"


def _claim(comparison: Comparison, judgement: Judgement, scene: Scene) -> ComparisonClaim:
    direction = {"high": "high", "better": "high", "low": "low", "worse": "low"}.get(comparison.relation)
    return scene.claim(
        ComparisonClaim, comparison.clause, judgement, direction=direction,
        left=place_of(comparison.left, scene), right=place_of(comparison.right, scene),
        quantifier=comparison.quantifier or None,
    )  # fmt: skip

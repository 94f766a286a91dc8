"""Whether two sides stand to each other as a comparison says, in every panel that is meant."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.classes.confusions import is_confusion
from heatparse.claims.comparisons.comparison_clauses import EVEN
from heatparse.claims.comparisons.sides import Comparison
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, preferring, together
from heatparse.claims.language.phrases import key_of
from heatparse.claims.places.pairings import (
    each_of_sides,
    excepted_labels,
    facing_values,
    is_excepted,
    sizes_of,
)
from heatparse.claims.places.spots import Spot, relations_of, spots_between, spots_of
from heatparse.claims.relations import holds
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import Truth, middle
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold

_FEW_PLACES = 4  # that a comparison names one by one
# Relations of what is good or bad, as they are where less is better.
_IF_LESS = {"better": "low", "worse": "high", "no_worse": "at_most"}


def judge_comparison(comparison: Comparison, scene: Scene) -> Judgement:
    """The verdict in every panel that is meant, and for each one of several that are named.

    Where nobody knows what is dark, no shade bears out which of two is: "A is brighter than B".
    """
    judgement = _judged(comparison, scene)
    shaded = comparison.relation in ("dark", "bright") and len(relations_of(comparison.relation, scene)) > 1
    return UNDECIDED if shaded and judgement.truth and not scene.has_two_arms else judgement


def _judged(comparison: Comparison, scene: Scene) -> Judgement:
    parts = each_of_sides(comparison, scene)
    if not parts:
        return _in_panels(comparison, scene)
    judgement = together([_in_panels(part, scene) for part in parts])
    if judgement.truth is None:
        whole = _in_panels(comparison, scene)
        open_ = whole.truth and _is_of_cells(parts, scene)  # no mean bears out what is open of one of them
        return UNDECIDED if open_ else whole
    if judgement.truth is False and not _is_of_cells(parts, scene):
        return preferring(judgement, [_in_panels(comparison, scene)])
    return judgement


def _is_of_cells(parts: Sequence[Comparison], scene: Scene) -> bool:
    """Whether single values are compared: then no mean bears out what is false of one of those named."""
    spots = [spot for part in parts for pair in spots_of(part, scene) for spot in pair]
    return all(len(spot.values()) == 1 for spot in spots)


def _in_panels(comparison: Comparison, scene: Scene) -> Judgement:
    left, right = comparison.left, comparison.right
    if left.panels and right.panels and left.panels != right.panels:
        if len(left.panels) != 1 or len(right.panels) != 1:
            return _of_each_panel(comparison, scene)
        return _between(_of_hits(comparison, scene), scene, left.panels[0], right.panels[0])
    named = left.panels or right.panels or comparison.panels or scene.spoken_of(comparison.clause)
    panels = named or tuple(range(len(scene.grids)))
    judgements = [_between(comparison, scene, panel, panel) for panel in panels]
    if named or len(panels) == 1:
        return together(judgements)
    decided = [judgement for judgement in judgements if judgement.truth is not None]
    if decided and all(judgement.truth for judgement in decided):
        return together(decided)
    return decided[0] if decided and not any(judgement.truth for judgement in decided) else UNDECIDED


def _of_each_panel(comparison: Comparison, scene: Scene) -> Judgement:
    """ "P is above Q and R in every cell": above each of them."""
    left, right = comparison.left, comparison.right
    if (
        set(left.panels) & set(right.panels)
        or comparison.count is not None
        or comparison.quantifier == "most"
    ):
        return UNDECIDED
    parts = [
        replace(comparison, left=replace(left, panels=(one,)), right=replace(right, panels=(two,)))
        for one in left.panels
        for two in right.panels
    ]
    return together([_in_panels(part, scene) for part in parts])


def _of_hits(comparison: Comparison, scene: Scene) -> Comparison:
    """ "A beats B on every class": of two confusion matrices, what tells which is better are the hits."""
    left, right = comparison.left, comparison.right
    plain = not (left.part or right.part or left.function or right.function)
    if comparison.relation not in ("better", "worse") or not plain or not is_confusion(scene):
        return comparison
    return replace(comparison, left=replace(left, part="diagonal"), right=replace(right, part="diagonal"))


def _between(comparison: Comparison, scene: Scene, left_panel: int, right_panel: int) -> Judgement:
    readings: list[Judgement] = []
    function = comparison.left.function or comparison.right.function
    if comparison.right.others and function:
        return charitable(_of_each(comparison, function, scene, scene.filled(left_panel)))
    for one, two in spots_between(comparison, scene, scene.filled(left_panel), scene.filled(right_panel)):
        judged = _judge_spots(comparison, one, two, scene)
        if judged.truth and _holds_of_excepted(comparison, one, two, scene):
            judged = _of_excepted(comparison)
        readings.append(judged)
    return charitable(readings) if readings else UNDECIDED


def _holds_of_excepted(comparison: Comparison, one: Spot, two: Spot, scene: Scene) -> bool:
    """Whether what is said "except in A" is true in A as well: then the text means something else."""
    if not comparison.excepted or comparison.right.others:
        return False
    whole = replace(comparison, excepted=[])
    pairs, aligned = facing_values(whole, one, two)
    left_out = [(a, b) for a, b in pairs if is_excepted(a, comparison)]
    if not aligned or one.grid.is_square:
        left_out = [(a, b) for a, b in left_out if a.row != a.column and b.row != b.column]
    relations = relations_of(comparison.relation, scene)
    return bool(left_out) and all(
        any(holds(relation, a, b, _scale(pairs)) for a, b in left_out) for relation in relations
    )


def _of_excepted(comparison: Comparison) -> Judgement:
    """ "A beats B everywhere except on P", where it does so as well; "apart from" leaves room for that."""
    strict = any(key_of(phrase) in words("comparisons", "strictly") for phrase in comparison.clause.phrases)
    told = ", ".join(label.text for ref in comparison.excepted for n in ref.names for label in n.labels)
    return Judgement(False, f"this is true of {told} as well") if strict else UNDECIDED


def _of_each(comparison: Comparison, function: str, scene: Scene, grid: Grid) -> list[Judgement]:
    """E.g. "The maximum of A is lower than that of any other row": against the maximum of each."""
    readings: list[Judgement] = []
    aside = excepted_labels(comparison)
    for one, two in spots_between(comparison, scene, grid, grid):
        by_row = one.columns == two.columns
        rivals = [replace(two, rows=(key,)) if by_row else replace(two, columns=(key,))
                  for key in (two.rows if by_row else two.columns) if fold(key) not in aside]  # fmt: skip
        mine = replace(one, function=function)
        for relation in relations_of(comparison.relation, scene):
            parts = [_judge_numbers(relation, mine, replace(rival, function=function)) for rival in rivals]
            readings.append(together(parts))
    return readings or [UNDECIDED]


def _judge_spots(comparison: Comparison, one: Spot, two: Spot, scene: Scene) -> Judgement:
    relations = relations_of(comparison.relation, scene)
    if one.function or two.function:
        return charitable([_judge_numbers(relation, one, two) for relation in relations])
    pairs, aligned = facing_values(comparison, one, two)
    if not pairs:
        return UNDECIDED
    grids = one.grid, two.grid
    judgement = charitable(
        [
            _judge_pairs(comparison, faced, aligned, relation, grids)
            for faced in sizes_of(comparison, pairs)
            for relation in relations
        ]
    )
    graded = comparison.relation in _IF_LESS
    if judgement.truth and graded and not scene.less_is_better:
        readings = [
            _judge_pairs(comparison, faced, aligned, relations[0], grids)
            for faced in sizes_of(comparison, pairs)
        ]
        if not any(reading.truth for reading in readings):
            return UNDECIDED  # nothing says that less is better here
    if judgement.truth and graded and scene.is_better_low:
        way = _IF_LESS[comparison.relation]
        readings = [
            _judge_pairs(comparison, faced, aligned, way, grids) for faced in sizes_of(comparison, pairs)
        ]
        if not any(reading.truth for reading in readings):
            return UNDECIDED  # less is better here: more is no advantage
    filled = len(one.grid.cells) * 2 >= len(one.grid.rows) * len(
        one.grid.columns
    )  # else cells are left unsaid
    size = len(one.values()) if filled else one.grid.size(one.rows, one.columns, one.part)  # type: ignore[arg-type]
    few = len(pairs) * 2 < size if comparison.quantifier or len(pairs) < 2 else False
    if judgement.truth and aligned and few and size > 1:
        return UNDECIDED  # too few cells are stated to speak for all
    return judgement


def _judge_numbers(relation: str, one: Spot, two: Spot) -> Judgement:
    left, right = one.number(), two.number()
    if left is None or right is None:
        return UNDECIDED
    scale = max(abs(left[0].high), abs(right[0].high))
    truth = holds(relation, left[0], right[0], scale)
    if truth is False and one.function == "spread":
        from heatparse.claims.comparisons.scatters import scatters_so  # loaded where spreads are compared

        truth = None if scatters_so(relation, one, two) else False
    return Judgement(
        truth,
        f"{one.tell(left[1])}, {two.tell(right[1])}",
        left[2] + right[2],
    )


def _order_of_stretches(
    grids: tuple[Grid, Grid], pairs: Sequence[tuple[Value, Value]], truths: Sequence[Truth], relation: str
) -> Sequence[Truth]:
    if None not in truths or not (grids[0].areas and grids[1].areas):
        return truths
    from heatparse.claims.bands.band_contests import order_of_stretches  # loaded where stretches are compared

    return order_of_stretches(grids, pairs, truths, relation)


def _judge_pairs(
    comparison: Comparison,
    pairs: Sequence[tuple[Value, Value]],
    aligned: bool,
    relation: str,
    grids: tuple[Grid, Grid],
) -> Judgement:
    left, right = pairs[0][0], pairs[0][1]
    scale = _scale(pairs)
    truths: Sequence[Truth] = [holds(relation, a, b, scale) for a, b in pairs]
    if aligned and not _lasts(comparison):
        truths = _order_of_stretches(grids, pairs, truths, relation)
    true, false = sum(t is True for t in truths), sum(t is False for t in truths)
    if len(pairs) == 1:
        return Judgement(truths[0], _tell(left, right, grids), (left.span, right.span))
    counter = next(((a, b) for (a, b), t in zip(pairs, truths, strict=True) if t is False), None)
    text = f"this is true of {true or 'none'} of {len(pairs)} pairs of values"
    if counter:
        text += f"{', but' if true else ':'} {_tell(*counter, grids)}"
    spans = (counter[0].span, counter[1].span) if counter else (left.span, right.span)
    if comparison.but is not None:
        sure = aligned and true + false == len(pairs)
        return Judgement(false == comparison.but, text, spans) if sure else UNDECIDED
    if comparison.count is not None:
        if true + false < len(pairs) or not aligned:
            return UNDECIDED
        if comparison.of is not None and comparison.of != len(pairs):
            return UNDECIDED
        return Judgement(_is_count(true, comparison.count, comparison.count_bound), text, spans)
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
    if aligned and _is_crossing(comparison) and comparison.clause.says(words("assertions", "onward")):
        return Judgement(
            False if truths[0] is False else None, text, spans
        )  # "overtakes B from P on": ahead at P
    if aligned and _is_crossing(comparison):  # "overtakes B between P and Q": behind it at P, ahead at Q
        return Judgement(True if truths[0] is False and truths[-1] else None, text, spans)
    if (mean or false) and aligned and _is_stretch(comparison):
        each = false == len(pairs) or (false and comparison.clause.says(words("comparisons", "from_to")))
        each = each or (mean is False and false * 2 > len(pairs)) or _fails_at_end(comparison, pairs, truths)
        return Judgement(False, text, spans) if each else UNDECIDED  # "from A on": at each place
    if mean:
        return UNDECIDED if _lasts(comparison) else Judgement(True, text, spans)
    return Judgement(False if mean is False and false * 2 >= len(pairs) else None, text, spans)


def _is_count(true: int, count: int, bound: str) -> bool:
    """Whether so many are as many as are told: just so many, or at least, or at most."""
    if bound == "at_least":
        return true >= count
    return true <= count if bound == "at_most" else true == count


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


def _is_stretch(comparison: Comparison) -> bool:
    """ "From 2010 on, A exceeds B", "in the first three years": in a part of an axis."""
    refs = (*comparison.left.refs, *comparison.right.refs, *comparison.slices)
    return any(ref.limit for ref in refs)


def _fails_at_end(
    comparison: Comparison, pairs: Sequence[tuple[Value, Value]], truths: Sequence[bool | None]
) -> bool:
    """ "From A to D, P exceeds Q", where it does not at A, or at D: these two are named."""
    if not comparison.clause.says(("from",)) or not comparison.clause.says(("to", "through")):
        return False
    refs = (*comparison.left.refs, *comparison.right.refs, *comparison.slices)
    labels = [label for ref in refs if ref.limit for name in ref.names for label in name.labels]
    ends = {fold(label.text) for label in (*labels[:1], *labels[-1:])}
    return any(
        truth is False and ends & {a.row, a.column} for (a, _), truth in zip(pairs, truths, strict=True)
    )


def _is_crossing(comparison: Comparison) -> bool:
    """ "A overtakes B between P and Q"."""
    return _is_stretch(comparison) and any(
        key_of(phrase) in words("comparisons", "overtaking") for phrase in comparison.clause.phrases
    )


def _lasts(comparison: Comparison) -> bool:
    """ "Stays above B": at each place, so that no mean bears it out."""
    return any(key_of(phrase) in words("comparisons", "lasting") for phrase in comparison.clause.phrases)


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
        return relation in ("at_least", "at_most")
    return difference > 0 if relation in ("high", "at_least") else difference < 0


def _scale(pairs: Sequence[tuple[Value, Value]]) -> float:
    numbers = [m for pair in pairs for value in pair if (m := middle(value)) is not None]
    return max(abs(n) for n in numbers) if numbers else 0.0


def _tell(left: Value, right: Value, grids: tuple[Grid, Grid]) -> str:
    return f"{grids[0].tell(left)}, and {grids[1].tell(right, grids[0] is grids[1])}"

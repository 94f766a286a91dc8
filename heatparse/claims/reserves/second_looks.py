"""Second looks: whether a number that seems wrong is just that of another way to read its sentence.

Only what is refuted is looked at again, and only with the places that the sentence, its context or the one
in front names: there is no coincidence in a number that fits them exactly.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

from heatparse.claims.aggregates.functions import Function, compare_values
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.guards import denies
from heatparse.claims.language.phrases import Amount, Ref, Superlative, is_only, key_of, placed
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Part, Value
from heatparse.measures import equal, middle
from heatparse.models.claims import AggregateClaim, BaseClaim, CellValueClaim, DifferenceClaim, RangeClaim
from heatparse.phrases import words

_PARTS: tuple[Part, ...] = ("all", "diagonal", "off-diagonal")
_WAYS = frozenset(
    ("AXISNOUN", "POSITION", "ORDINAL", "ARROW", "RESTRICTION")
)  # that tell where a course goes
_ENDS = words("comparisons", "first_places") | words("comparisons", "last_places")
_WHOLE = 100.0
_ROUND = 0.5
_SEVERAL = 3  # names of a square
_ENDS_OF_WAY = 2


def has_other_reading(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether the number of a refuted claim is exactly what another natural reading gives."""
    if _is_of_part(claim.kind, clause, scene):  # type: ignore[attr-defined]
        return True
    if isinstance(claim, AggregateClaim):
        return _is_other_aggregate(claim, clause, scene)
    if isinstance(claim, DifferenceClaim):
        return _is_other_step(claim, clause, scene)
    if isinstance(claim, RangeClaim) and (
        any(map(_falls, clause.of("AMOUNT"))) or _leaves_some_out(claim, clause, scene)
    ):
        return True
    if claim.kind in ("threshold", "count", "range"):  # type: ignore[attr-defined]
        return _is_of_ones(claim, clause, scene)
    if claim.kind in ("extremum", "ranking"):  # type: ignore[attr-defined]
        return _is_ranked_again(clause) or _goes_on_in_panel(clause, scene)
    if claim.kind == "trend":  # type: ignore[attr-defined]
        return "panel course" not in clause.read and _may_lead_across_panels(clause, scene)
    return (
        isinstance(claim, CellValueClaim) and _tells_change(clause, scene) and _is_step(claim, clause, scene)
    )


def _leaves_some_out(claim: RangeClaim, clause: Clause, scene: Scene) -> bool:
    """ "Rates are generally low, ranging from 3 to 7": perhaps most of them, where others lie outside."""
    from heatparse.claims.plain.general_remarks import without_remark

    if claim.value is None or without_remark(clause) is None:
        return False
    deciding = [held for span in claim.related if (held := scene.held.get(span.start)) is not None]
    return any(
        value.high < stated.low or value.low > stated.high
        for grid, value in deciding
        for stated in (grid.measure(claim.value),)
    )


def _is_of_part(kind: str, clause: Clause, scene: Scene) -> bool:
    """Whether what is refuted may be said of a part of the values only.

    "A has four positive scores, from 0.3 to 0.8": of those four. "A is 5 points above B only on P": the margin is
    what P has alone. "The only farm with a negative May balance": of May. "A falls from 0.5 with B to 0.3 with C":
    of a mirrored grid, in which both are cells of A.
    """
    if kind == "range":
        bounded = any(isinstance(p, Amount) and p.bound for p in clause.of("AMOUNT"))
        return clause.has("CARDINAL") and (bounded or clause.has("SIGN"))
    if kind in ("comparison", "difference") and clause.has("AMOUNT", "SCOPE"):
        main = strip_brackets(clause.phrases)[0]
        told = any(isinstance(phrase, Amount) for phrase in main)
        # "… in none of the years": where it is so, and not that the two never differ by more
        places = (two for one, two in pairwise(main) if one.type == "PREPOSITION")
        if told and any(map(is_only, main) if kind == "comparison" else map(denies, places)):
            return True
    if kind == "count" and any(map(is_only, clause.phrases)):
        return any(one.type == "SIGN" and isinstance(two, Ref) for one, two in pairwise(clause.phrases))
    if kind not in ("cell-value", "trend") or len(clause.of("AMOUNT")) < _ENDS_OF_WAY:
        return False
    triples = zip(clause.phrases, clause.phrases[1:], clause.phrases[2:], strict=False)
    placed_ends = [
        one
        for one, two, three in triples
        if isinstance(one, Amount) and two.type == "PREPOSITION" and isinstance(three, Ref)
    ]
    return len(placed_ends) == _ENDS_OF_WAY and any(
        grid.is_mirrored and len(grid.rows) > _ENDS_OF_WAY for grid in _grids(clause, scene)
    )


def _falls(amount: object) -> bool:
    """ "Stays high (0.94–0.91)": a span that is told from above may be the way from the first place to the last."""
    if not isinstance(amount, Amount) or amount.quantity.value is not None:
        return False
    low, high = (f"{abs(end):g}" if end is not None else "" for end in amount.quantity.bounds)
    text = amount.quantity.text
    return bool(low and high) and low != high and -1 < text.find(high) < text.rfind(low)


def _is_ranked_again(clause: Clause) -> bool:
    """ "A is second on P and Q, and first on R": what is told of R is another place in the order."""
    ranked = False
    for one, two, three in zip(clause.phrases, clause.phrases[1:], clause.phrases[2:], strict=False):
        placed = two.type == "PREPOSITION" and isinstance(three, Ref)
        if ranked and placed and (one.type == "ORDINAL" or key_of(one) in _ENDS):
            return True
        ranked = ranked or isinstance(one, Superlative)
    return False


def _goes_on_in_panel(clause: Clause, scene: Scene) -> bool:
    """ "A is highest on P, its losses on Q", where a panel shows the losses: the first part is of another one."""
    if len(scene.grids) == 1:
        return False
    top = next((at for at, phrase in enumerate(clause.phrases) if isinstance(phrase, Superlative)), 0)
    front = any(isinstance(p, Ref) and scene.panels_named(p) for p in clause.phrases[:top])
    behind = [phrase for phrase in clause.phrases[top + 1 :] if phrase.type != "PRONOUN"]
    return not front and any(
        one.type in ("COMMA", "JOIN", "AND", "CONTRAST") and three.type == "PREPOSITION"
        and isinstance(two, Ref) and bool(scene.panels_named(two))
        for one, two, three in zip(behind, behind[1:], behind[2:], strict=False)
    )  # fmt: skip


def _may_lead_across_panels(clause: Clause, scene: Scene) -> bool:
    """ "Levels drop in every row except A": from panel to panel, where no place or axis tells a way within one."""
    grids = scene.grids.all()
    if len(scene.panels(clause)) < 2 or any(ref.is_panel or ref.position for ref in clause.refs()):
        return False
    if any(grid.rows != grids[0].rows or grid.columns != grids[0].columns for grid in grids[1:]):
        return False
    if any(getattr(phrase, "value", "") == "panel" for phrase in clause.of("DIMENSION")) and clause.says(
        words("function_words", "placing_between")
    ):
        return True  # "between the two panels, A falls"
    if any(phrase.type in _WAYS for phrase in clause.phrases) or clause.says(words("reserves", "way_cues")):
        return False
    if any(
        key_of(one) in words("assertions", "from") and isinstance(two, Ref)
        for one, two in pairwise(clause.phrases)
    ):
        return False
    sides = [{line.axis for line in scene.lines(ref, grids[0])} for ref in clause.refs()]
    return all(len(axes) == 1 for axes in sides) and len(sides) == len({axes.pop() for axes in sides})


def _is_of_ones(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """ "No coefficient exceeds 0.8": nobody means the ones of each thing with itself."""
    if not clause.says(words("bonds", "coefficients")):
        return False
    deciding = [scene.held.get(span.start) for span in claim.related]
    return bool(deciding) and all(
        held is not None and held[0].has_trivial_diagonal and held[1].row == held[1].column
        for held in deciding
    )


def _grids(clause: Clause, scene: Scene) -> list[Grid]:
    return [scene.filled(panel) for panel in scene.panels(clause)]


def _lines(clause: Clause, grid: Grid, scene: Scene) -> Iterator[Line]:
    """The lines that a clause or its context names, as a number as well: "from A to 100 %"."""
    named = [placed(phrase) if isinstance(phrase, Amount) else phrase for phrase in clause.phrases]
    for ref in (*named, *clause.heads):
        if isinstance(ref, Ref):
            yield from scene.lines(ref, grid)


def _is_other_aggregate(claim: AggregateClaim, clause: Clause, scene: Scene) -> bool:
    """ "A and B average 85, C 92": on the diagonal alone, beside it, or in the lines of the sentence in front."""
    amount = next(
        (p for p in clause.of("AMOUNT") if isinstance(p, Amount) and p.quantity is claim.value), None
    )
    if (
        amount is None
        or claim.function is None
        or clause.has("PART", "SCOPE", "SUPERLATIVE")
        or not clause.refs()
    ):
        return False  # its own words say of which values
    before = list(clauses_before(clause, scene.text))
    for grid in _grids(clause, scene):
        own = list(_lines(clause, grid, scene))
        if len(clause.refs()) == 1 and len(own) > 1 and _is_of_line(own, grid, amount, claim.function):
            return True  # of a square: "A adds up to 50", the row or the column
        carried = [line for each in before for line in _lines(each, grid, scene)]
        alike = len({line.axis for line in own}) == 1 and len(own) > 1  # "72 on average, A is ahead of B"
        for lines in (own, [*own, *carried], *([line] for line in own if alike)):
            rows, columns = _labels(lines, "row"), _labels(lines, "column")
            for part in _PARTS if grid.is_square else _PARTS[:1]:
                if part == "all" and lines is own:
                    continue
                values = grid.select(rows, columns, part)
                if values and compare_values(grid, values, "", amount, claim.function).truth:
                    return True
    return False


def _labels(lines: list[Line], axis: str) -> list[str]:
    return [label for line in lines if line.axis == axis for label in line.labels]


def _is_other_step(claim: DifferenceClaim, clause: Clause, scene: Scene) -> bool:
    """ "From A to B all rise. On P the step is 3": between the two that the sentence in front names.

    Of three labels that stand on both axes nobody knows which of their cells are the two ends.
    """
    if claim.mode == "factor":
        return False
    if clause.has("SCOPE"):
        return _tells_end(clause, scene)
    if clause.before is None and not any(
        len(clause.refs()) >= _SEVERAL and g.is_square for g in _grids(clause, scene)
    ):
        return False
    return _is_step(claim, clause, scene)


def _tells_end(clause: Clause, scene: Scene) -> bool:
    """ "A is ahead in all cells, by as few as 2 (P)": the smallest of several distances, and not that of each."""
    ends = words("comparisons", "as_small") | words("comparisons", "as_large")
    keys = [token[3] for token in scene.tokens(clause)]
    return any(
        one == three == "as" and two in ends
        for one, two, three in zip(keys, keys[1:], keys[2:], strict=False)
    )


def _tells_change(clause: Clause, scene: Scene) -> bool:
    """ "The benefit amounts to 3 on A, but to 5 on B": what is told in front is made of two values."""
    front = list(clauses_before(clause, scene.text))
    if clause.before is not None:
        front.append(clause.before)
    return any(each.has("DIFFERENCE") or each.says(words("reserves", "made_of_values")) for each in front)


def _is_step(claim: DifferenceClaim | CellValueClaim, clause: Clause, scene: Scene) -> bool:
    """Whether two values that the sentences name differ by the number, at a place that this one names."""
    quantity = claim.value
    if quantity is None or quantity.value is None or (clause.has("SUPERLATIVE") and not _is_plain(clause)):
        return False
    front = [clause.before, clause.before.before] if clause.before is not None else []
    for grid in _grids(clause, scene):
        own = list(_lines(clause, grid, scene))
        carried = [line for each in front if each is not None for line in _lines(each, grid, scene)]
        for axis, across in (("row", "column"), ("column", "row")):
            places, ends = _labels(own, across), _labels([*own, *carried], axis)
            for place in places:
                at = [
                    grid.at(end, place) if axis == "row" else grid.at(place, end)
                    for end in dict.fromkeys(ends)
                ]
                pairs = combinations([value for value in at if value is not None], 2)
                if any(_differ_by(one, two, claim, grid) for one, two in pairs):
                    return True
    return False


def _is_plain(clause: Clause) -> bool:
    return all(not isinstance(p, Superlative) or p.rank == 1 for p in clause.phrases)


def _differ_by(one: Value, two: Value, claim: DifferenceClaim | CellValueClaim, grid: Grid) -> bool:
    quantity = claim.value
    first, second = middle(one), middle(two)
    if quantity is None or first is None or second is None:
        return False
    stated = grid.measure(quantity)
    size = abs(second - first)
    if quantity.unit == "%" and not grid.is_percent:
        shares = [size / abs(end) * _WHOLE for end in (first, second) if end]
        room = (quantity.resolution or 1.0) * _ROUND
        return any(abs(share - abs(quantity.value or 0.0)) <= room for share in shares)
    return bool(
        equal(
            stated._replace(low=size, high=size, slack=0.0),
            stated._replace(low=abs(stated.low), high=abs(stated.high), slack=0.0),
        )
    )


def _is_of_line(lines: list[Line], grid: Grid, amount: Amount, function: Function) -> bool:
    values = (
        grid.select(
            [*line.labels] if line.axis == "row" else [], [*line.labels] if line.axis == "column" else []
        )
        for line in lines
    )
    return any(found and compare_values(grid, found, "", amount, function).truth for found in values)

"""Sizes of the widest gaps: "the largest gap of A and B is 9", "the gap of A and B is widest on P, where it is 9".

Of two lines, or of two panels. That P is the place of the widest gap is a claim of its own; here only its size is
judged: the distance on P, or where no place is named the largest of all, or the smallest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from heatparse.claims.changes.changes import Change
from heatparse.claims.changes.steps import judge_step
from heatparse.claims.changes.told_widths import told_width
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing, is_way_word
from heatparse.claims.parts.carried_gaps import is_gap
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import measure, middle
from heatparse.models import Quantity
from heatparse.models.claims import BaseClaim, DifferenceClaim
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold

_PANELS = 2
_WIDE = frozenset(("high", "varied", "much"))
_NARROW = frozenset(("low", "steady", "little"))
_KNOWN = frozenset((
    "SUPERLATIVE", "DIFFERENCE", "REF", "PREPOSITION", "BE", "HAVE", "OCCUR", "AMOUNT", "COMMA", "JOIN", "AND", "COLON",
    "OPEN", "CLOSE", "BY", "MEASURE", "PRONOUN", "DIMENSION", "AXISNOUN", "CARDINAL", "ARROW", "UNIT", "SCOPE",
))  # fmt: skip
Pair = tuple[Value, Value]


def read_widest_gaps(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The size of the widest, or the narrowest, gap of a clause."""
    if any(amount.quantity.text[-1:].isalpha() for amount in clause.of("AMOUNT")):  # type: ignore[union-attr]
        from heatparse.claims.changes.written_factors import (
            in_unit_of_cells,  # loaded where a number is told in thousands
        )

        clause = in_unit_of_cells(clause, scene)
    amounts = [phrase for phrase in clause.phrases if isinstance(phrase, Amount)]
    phrases = told_width(clause, scene)
    tops = [
        phrase
        for phrase in phrases
        if isinstance(phrase, Superlative) and phrase.direction in _WIDE | _NARROW
    ]
    if clause.is_data or len(amounts) != 1 or len(tops) != 1 or not _is_plain(phrases, tops[0], amounts[0]):
        return []
    judged = [
        each
        for panel in _panels(clause, phrases, scene)
        for each in _readings(clause, phrases, tops[0], amounts[0], panel, scene)
    ]
    found = charitable(judged) if judged else UNDECIDED
    if found.truth is False and _is_strange(phrases):
        return []
    if found.truth is None:
        return []
    clause.read.add("widest gap")
    return [
        scene.claim(DifferenceClaim, clause, found, amounts[0], mode="absolute", value=amounts[0].quantity)
    ]


def _is_plain(phrases: Sequence[Phrase], top: Superlative, amount: Amount) -> bool:
    gaps = [at for at, phrase in enumerate(phrases) if phrase.type == "DIFFERENCE"]
    plain = len(gaps) == 1 and is_gap(phrases[gaps[0]]) and top.rank == 1 and (top.count or 1) == 1
    plain = plain and top.verb != "leads"  # "A leads on P with a margin of 3 over B"
    noun = any(each.type != "MEASURE" for each in top.nouns)  # "the largest relative gap"
    scopes = any(phrase.type == "SCOPE" and key_of(phrase) != "only" for phrase in phrases)
    told = amount.quantity.value is not None and (not amount.bound or amount.reached)
    at = next((i for i, phrase in enumerate(phrases) if phrase is amount), 0)
    if amount.label is not None and not amount.unit and at and phrases[at - 1].type == "PREPOSITION":
        return False  # "the gap is narrowest at 16", a size of batches
    if key_of(phrases[gaps[0]]) in words("names", "spreads") if gaps else True:
        return False  # "the spread is widest on P": of all values there
    known = all(
        p.type in _KNOWN or p.type == "UNKNOWN" or _is_left(phrases, at) for at, p in enumerate(phrases)
    )
    return plain and told and known and not noun and not scopes


def _is_left(phrases: Sequence[Phrase], at: int) -> bool:
    """ "With 3 left between the two"."""
    return phrases[at].type == "POSITION" and at > 0 and isinstance(phrases[at - 1], Amount)


def _is_strange(phrases: Sequence[Phrase]) -> bool:
    return any(
        phrase.type == "UNKNOWN" and not (is_way_word(phrase) or is_thing(phrase)) for phrase in phrases
    )


def _panels(clause: Clause, phrases: Sequence[Phrase], scene: Scene) -> list[tuple[int, ...]]:
    """The panels to look into, each by itself, or two of them that are set against each other."""
    named = list(dict.fromkeys(n for p in phrases if isinstance(p, Ref) for n in scene.panels_named(p)))
    if len(named) == _PANELS:
        return [tuple(named)]
    if len(named) == 1:
        return [(named[0],)]
    both = any(phrase.type == "DIMENSION" and getattr(phrase, "value", "") == "panel" for phrase in phrases)
    if both and not named:
        return [(0, 1)] if len(scene.grids) == _PANELS else []
    return [(panel,) for panel in scene.panels(clause)]


def _readings(
    clause: Clause,
    phrases: Sequence[Phrase],
    top: Superlative,
    amount: Amount,
    panels: tuple[int, ...],
    scene: Scene,
) -> Iterator[Judgement]:
    refs = [ref for ref in phrases if isinstance(ref, Ref) and not scene.panels_named(ref)]
    size = replace(amount, bound="", quantity=_unsigned(amount))
    change = Change(clause, size)
    if len(panels) == _PANELS:
        told = _between_panels(refs, panels, scene)
    else:
        told = _between_lines(refs, scene.filled(panels[0]), scene, _places(phrases))
    for pairs, each, whole in told:
        judged = [_judge(change, pair) for pair in (pairs if each else _widest(pairs, top))]
        several = each or len(pairs) > 1  # of one distance none is the largest
        found = together(judged) if judged and several else UNDECIDED
        if found.truth is False and (not whole or _holds_elsewhere(change, pairs, each)):
            found = UNDECIDED
        yield found


def _unsigned(amount: Amount) -> Quantity:
    quantity = amount.quantity
    if quantity.value is None or quantity.value >= 0:
        return quantity
    return quantity.model_copy(update={"value": -quantity.value})


def _holds_elsewhere(change: Change, pairs: Sequence[Pair], each: bool) -> bool:
    """Whether the number is the distance of some other place: then the place, or the extreme, is wrong."""
    return each is False and any(_judge(change, pair).truth for pair in pairs)


def _widest(pairs: Sequence[Pair], top: Superlative) -> list[Pair]:
    if not pairs:
        return []
    choose = max if top.direction in _WIDE else min
    return [choose(pairs, key=_distance)]


def _distance(pair: Pair) -> float:
    return abs((middle(pair[0]) or 0.0) - (middle(pair[1]) or 0.0))


def _judge(change: Change, pair: Pair) -> Judgement:
    one, two = pair
    return judge_step(change, measure(one), measure(two), (one.text, two.text), (one.span, two.span))


def _places(phrases: Sequence[Phrase]) -> list[Ref]:
    """ "The gap between the methods is largest in P and Q (3)": where it is, and not what it lies between."""
    joints = words("comparisons", "gap_places")
    at = next((i for i, phrase in enumerate(phrases) if isinstance(phrase, Superlative)), len(phrases))
    behind = range(at + 1, len(phrases))
    return [p for i in behind if isinstance(p := phrases[i], Ref) and key_at(phrases, i - 1) in joints]


def _between_lines(
    refs: Sequence[Ref], grid: Grid, scene: Scene, aside: Sequence[Ref]
) -> Iterator[tuple[list[Pair], bool, bool]]:
    """The facing values of two lines of one axis; whether each has the size, and whether none is missing."""
    for one, two, rest in _pairs(refs, aside):
        for first, second in product(scene.lines(one, grid), scene.lines(two, grid)):
            if (
                first.axis != second.axis
                or first.labels == second.labels
                or len(first.labels + second.labels) != _PANELS
            ):
                continue
            across = "column" if first.axis == "row" else "row"
            places = _labels(rest, across, grid, scene)
            if places is None:
                continue
            keys = places or list(grid.columns if across == "column" else grid.rows)
            cells = [
                [
                    grid.cells.get((fold(a), b) if across == "column" else (b, fold(a)))
                    for a in (first.labels[0], second.labels[0])
                ]
                for b in keys
            ]
            yield _known(cells, bool(places))


def _pairs(refs: Sequence[Ref], aside: Sequence[Ref] = ()) -> Iterator[tuple[Ref, Ref, list[Ref]]]:
    """The two names between which the gap may lie, and what else is named."""
    for ref in refs:
        if len(ref.names) == _PANELS and not any(ref is place for place in aside):
            one, two = (replace(ref, names=(name,)) for name in ref.names)
            yield one, two, [other for other in refs if other is not ref]
            return
    for one, two in combinations(refs, _PANELS):
        yield one, two, [other for other in refs if other is not one and other is not two]


def _labels(refs: Sequence[Ref], axis: str, grid: Grid, scene: Scene) -> list[str] | None:
    """The labels of an axis that references name; None where one names something else."""
    found: list[str] = []
    for ref in refs:
        lines = [line for line in scene.lines(ref, grid) if line.axis == axis]
        if len(lines) != 1:
            return None
        found += [fold(label) for label in lines[0].labels]
    return found


def _between_panels(
    refs: Sequence[Ref], panels: tuple[int, ...], scene: Scene
) -> Iterator[tuple[list[Pair], bool, bool]]:
    """The same cells of two panels."""
    one, two = (scene.filled(panel) for panel in panels)
    choices = [scene.lines(ref, one) for ref in refs]
    if not all(choices):
        return
    for chosen in product(*choices):
        rows = [fold(label) for line in chosen if line.axis == "row" for label in line.labels]
        columns = [fold(label) for line in chosen if line.axis == "column" for label in line.labels]
        if one.is_square and len(chosen) == _PANELS and chosen[0].axis == "column":
            continue  # "A → B": from the row to the column
        keys = list(product(rows or one.rows, columns or one.columns))
        yield _known([[one.cells.get(key), two.cells.get(key)] for key in keys], bool(rows and columns))


def _known(cells: Sequence[Sequence[Value | None]], each: bool) -> tuple[list[Pair], bool, bool]:
    pairs = [(one, two) for one, two in cells if one is not None and two is not None]
    told = [pair for pair in pairs if all(middle(value) is not None for value in pair)]
    return told, each, len(told) == len(cells)

"""Orders: whether things that a text lists are in the order of their numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, preferring, together
from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Scope, Superlative, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.cells import pair_up
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.claims.wording import plural_of
from heatparse.grid import Grid, Value
from heatparse.inventory.problems import enumerated
from heatparse.measures import at_least, every, middle
from heatparse.phrases import words
from heatparse.records import replace

# What may stand between two items of a list: "A (0.9), then B with 0.8".
_LINKS = frozenset(("COMMA", "JOIN", "AND", "NEXT", "OPEN", "AMOUNT", "CLOSE", "MEASURE"))
_AXES = frozenset(("row", "column", "axis", "category"))
_BOTH = frozenset(("axis", "axes"))
_PAIRING = frozenset(("VERSUS", "ARROW"))
_NUMBERS = ("mean", "highest", "lowest")  # by which lines may be put in order
Item = tuple[Ref, ...]  # a row or a column, or the two references of a cell


def listed(phrases: Sequence[Phrase]) -> list[Item]:
    """The items of the longest list of a clause."""
    best: list[Item] = []
    items: list[Item] = []
    at = 0
    while at < len(phrases):
        phrase = _as_item(phrases, at)
        if isinstance(phrase, Ref) and phrase.names:
            pair = phrases[at : at + 3]
            if len(pair) == 3 and pair[1].type in _PAIRING and isinstance(pair[2], Ref):
                items.append((phrase, pair[2]))
                at += 2
            else:
                items += [(replace(phrase, names=(name,)),) for name in phrase.names]
        elif phrase.type not in _LINKS:
            best, items = max(best, items, key=len), []
        at += 1
    return max(best, items, key=len)


def with_numbers(phrases: Sequence[Phrase]) -> list[Phrase]:
    """Phrases in which three or more listed numbers that are categories of an axis are so: "3e-4, 1e-4, 1e-5"."""
    found = list(phrases)
    at = 0
    while at < len(found):
        run = [at]
        while [p.type for p in found[run[-1] + 1 : run[-1] + 3]] in _LISTED:
            run.append(run[-1] + 2)
        names = [p.label for i in run if isinstance(p := found[i], Amount) and not (p.bound or p.unit)]
        known = [name for name in names if name is not None]
        if len(run) > 2 and len(known) == len(run) and _share_axis(known):
            for i, name in zip(run, known, strict=True):
                found[i] = Ref(found[i].start, found[i].end, (name,))
        at = run[-1] + 1
    return found


_LISTED = (["COMMA", "AMOUNT"], ["JOIN", "AMOUNT"], ["AND", "AMOUNT"], ["NEXT", "AMOUNT"])


def _share_axis(names: Sequence[Name]) -> bool:
    labels = [name.label for name in names]
    return all(label.rows for label in labels) or all(label.columns for label in labels)


def _as_item(phrases: Sequence[Phrase], at: int) -> Phrase:
    """A number that is a category, in front of others: "the sizes rank 64, 128, 32"."""
    phrase, behind = phrases[at], phrases[at + 1 : at + 3]
    if not isinstance(phrase, Amount) or phrase.label is None or phrase.bound or phrase.unit:
        return phrase
    listed = [p.type for p in behind] in (["COMMA", "REF"], ["JOIN", "REF"])
    ref = behind[1] if listed else None
    alike = isinstance(ref, Ref) and bool(ref.names) and ref.names[0].numeric
    return Ref(phrase.start, phrase.end, (phrase.label,)) if alike else phrase


def judge_list(
    items: Sequence[Item], slices: Sequence[Ref], clause: Clause, scene: Scene,
    judge: Callable[[Sequence[Item]], Judgement] | None = None,
) -> Judgement:  # fmt: skip
    """Whether listed things stand in the order that the clause announces: falling, unless it says otherwise.

    `judge` tells whether they fall, where that is not told of their numbers as a whole.
    """
    axes = [phrase_key(p.noun) for p in clause.phrases if isinstance(p, Scope) and p.noun is not None]
    if not _BOTH.isdisjoint(axes) or any(
        p.type == "DIMENSION" and getattr(p, "value", "") in _AXES for p in clause.phrases
    ):
        return UNDECIDED  # "the columns are, in this order, A, B and C", "both axes list A, B and C in this order"
    said = {p.value for p in (*clause.lead, *clause.phrases) if isinstance(p, Word) and p.type == "ORDER"}
    falling, rising = (
        judge(each) if judge is not None else _judge_items(each, slices, clause, scene)
        for each in (items, items[::-1])
    )
    tops = {p.direction for p in clause.phrases if isinstance(p, Superlative)}
    if "up" in said or (tops and tops <= {"low", "worst", "cold"}):
        falling, rising = rising, falling
    ordered = said & {"up", "down", "rank"} or clause.says(words("winners", "ordering"))
    if ordered and not scene.less_is_better and "either" not in said:
        return falling
    if falling.truth is False and rising.truth is False and (judge is not None or len(slices) > 1):
        shown = dict.fromkeys(
            (falling.explanation, rising.explanation)
        )  # each alone may show a place in order
        return falling._replace(explanation="; ".join(shown), spans=(*falling.spans, *rising.spans))
    if scene.less_is_better or "either" in said:
        return charitable([falling, rising])  # from the best to the worst
    return preferring(falling, [rising])


def _judge_items(items: Sequence[Item], slices: Sequence[Ref], clause: Clause, scene: Scene) -> Judgement:
    if all(len(item) == 1 for item in items):
        return judge_chain([item[0] for item in items], slices, clause, scene, numbers_of(clause))
    readings: list[Judgement] = []
    for panel in scene.panels(clause):
        grid = scene.filled(panel)
        pairs = [pair_up(item, scene, grid) for item in items]
        values = [grid.at(*pair[0]) if len(pair) == 1 else None for pair in pairs]
        scores = [scores_of([middle(value) or 0.0]) for value in values if value is not None]
        readings.append(_by_readings(scores) if len(scores) == len(items) else UNDECIDED)
    return charitable(readings)


def crossing_heads(clause: Clause, ref: Ref, scene: Scene) -> list[Ref]:
    """Under "**A:**", "P > Q > R": in the line of A, where P is of the other axis."""
    grid = scene.filled(scene.panels(clause)[0])
    own = {line.axis for line in scene.lines(ref, grid)}
    return [
        head for head in clause.heads
        if any(line.axis not in own or len(own) > 1 for line in scene.lines(head, grid))
    ][:1]  # fmt: skip


def numbers_of(clause: Clause) -> Sequence[str]:
    """The numbers by which a clause may put lines in order: any, or the mean where it says so; none it cannot tell."""
    said = {p.value for p in (*clause.lead, *clause.phrases) if isinstance(p, Word) and p.type == "AGGREGATE"}
    return _NUMBERS if not said else ("mean",) if said <= {"mean", "sum"} else ()


def judge_chain(
    order: Sequence[Ref], slices: Sequence[Ref], clause: Clause, scene: Scene, numbers: Sequence[str]
) -> Judgement:
    """Whether things are in falling order by any of some numbers of theirs."""
    panels = [scene.panels_named(ref) for ref in order]
    if all(len(found) == 1 for found in panels):
        return _by_readings([_panel_scores(scene.filled(found[0])) for found in panels], numbers)
    named = [n for ref in clause.refs() for n in scene.panels_named(ref)] or list(scene.panels(clause))
    titled = any(p.type == "ORDER" for p in clause.lead)  # "**Ranking of the diagonal:** …"
    told = (*clause.phrases, *(clause.lead if titled else ()))
    if any(isinstance(p, Part) and p.part == "diagonal" for p in told):
        judged = [_chain_on_diagonal(order, scene.filled(n), scene) for n in named]
        if len(named) > 1:
            return together(judged)
        if not clause.has("NEXT"):
            return charitable(judged)
        gapless = [_is_gapless(order, scene.filled(n), scene) for n in named]
        if all(gapless):
            return charitable(judged)
        between = Judgement(False, "another diagonal value lies between those that follow each other")
        return between if not any(gapless) and all(each.truth for each in judged) else UNDECIDED
    sized = clause.says(words("reserves", "magnitudes"))
    judged = [_chain_in(order, slices, scene.filled(n), scene, numbers, sized) for n in named]
    one_sign = clause.says(words("winners", "of_one_sign"))
    if not (sized or one_sign) and clause.says(words("winners", "in_strength")):
        strong = [_chain_in(order, slices, scene.filled(n), scene, numbers, True) for n in named]
        judged = [by_size(one, two) for one, two in zip(strong, judged, strict=True)]
    told_of_all = len(named) > 1 and any(scene.panels_named(ref) for ref in clause.refs())
    return together(judged) if told_of_all else charitable(judged)


def by_size(sized: Judgement, signed: Judgement) -> Judgement:
    """What is told of strength: whatever the signs are; what holds with the signs alone is open."""
    return UNDECIDED if signed.truth and sized.truth is False else sized


def may_be_of_size(clause: Clause, key: str, grid: Grid) -> bool:
    """ "The largest is 0.4 with A, followed by -0.3 with B", "most strongly with A, followed by B": without signs."""
    if all(value.low >= 0 for value in grid.values) or clause.says(words("winners", "of_one_sign")):
        return False
    if key in words("winners", "strengths"):
        return True
    told = [p.quantity.value for p in clause.phrases if isinstance(p, Amount)]
    numbers = [number for number in told if number is not None]
    falling = all(abs(one) >= abs(two) for one, two in pairwise(numbers))
    if key in words("winners", "of_one_end"):
        return False
    return len(numbers) == len(told) > 1 and falling and min(numbers) < 0 < max(numbers)


def _panel_scores(grid: Grid) -> dict[str, float]:
    return scores_of([number for value in grid.values if (number := middle(value)) is not None])


def scores_of(numbers: Sequence[float]) -> dict[str, float]:
    """The numbers by which things may be ordered; of a single cell they are all the same."""
    if not numbers:
        return {}
    return {"mean": sum(numbers) / len(numbers), "highest": max(numbers), "lowest": min(numbers)}


def _chain_in(
    order: Sequence[Ref], slices: Sequence[Ref], grid: Grid, scene: Scene, numbers: Sequence[str], sized: bool
) -> Judgement:
    readings: list[Judgement] = []
    for axis in ("row", "column"):
        lines = [next((line for line in scene.lines(ref, grid) if line.axis == axis), None) for ref in order]
        if any(line is None for line in lines):
            continue
        other = "column" if axis == "row" else "row"
        cross = [
            label
            for ref in slices
            for line in scene.lines(ref, grid)
            if line.axis == other
            for label in line.labels
        ]
        if (
            slices
            and not cross
            and any(line.axis == axis for ref in slices for line in scene.lines(ref, grid))
        ):
            continue  # "in the row of A, the order is B, C": not the rows B and C
        known = [line for line in lines if line is not None]
        whole = _chain_across(known, cross, grid, numbers, sized)
        each = [_chain_across(known, [label], grid, numbers, sized) for label in cross if numbers == _NUMBERS]
        # "In A and B, the order is …": of both, where their means are not asked for.
        readings.append(preferring(together(each), [whole]) if len(each) > 1 else whole)
    return charitable(readings) if readings else UNDECIDED


def _chain_across(
    lines: Sequence[Line], cross: Sequence[str], grid: Grid, numbers: Sequence[str], sized: bool
) -> Judgement:
    """Whether lines are in falling order by what stands in some lines across them, or in all where none is given.

    `sized`: whatever the signs are.
    """
    values = [_values_of(line, cross, grid) for line in lines]
    middles = [[n for value in of_line if (n := middle(value)) is not None] for of_line in values]
    scores = [scores_of([abs(n) if sized else n for n in of_line]) for of_line in middles]
    spans = tuple(of_line[0].span for of_line in values if len(of_line) == 1)
    return _by_readings(scores, numbers)._replace(spans=spans)


def _chain_on_diagonal(order: Sequence[Ref], grid: Grid, scene: Scene) -> Judgement:
    """Whether the cells of things with themselves are in falling order."""
    labels = [label for ref in order for line in scene.lines(ref, grid)[:1] for label in line.labels]
    values = [grid.at(label, label) for label in labels]
    known = [value for value in values if value is not None]
    scores = [scores_of([middle(value) or 0.0]) for value in known]
    judged = _by_readings(scores)._replace(spans=tuple(value.span for value in known))
    return judged if len(scores) == len(order) else UNDECIDED


def _is_gapless(order: Sequence[Ref], grid: Grid, scene: Scene) -> bool:
    """Whether no other cell of a thing with itself comes between the listed ones: "A is followed by B and C"."""
    labels = [label for ref in order for line in scene.lines(ref, grid)[:1] for label in line.labels]
    own = [middle(value) or 0.0 for label in labels if (value := grid.at(label, label)) is not None]
    inside = [v for v in grid.select(part="diagonal") if own and min(own) < (middle(v) or 0.0) < max(own)]
    return len(inside) <= len([number for number in own if min(own) < number < max(own)])


def _values_of(line: Line, cross: Sequence[str], grid: Grid) -> list[Value]:
    rows, columns = (line.labels, cross) if line.axis == "row" else (cross, line.labels)
    return list(grid.select(rows, columns))


def _by_readings(scores: Sequence[dict[str, float]], numbers: Sequence[str] = _NUMBERS) -> Judgement:
    """Whether the things are in falling order by any of their numbers."""
    if any(not score for score in scores):
        return UNDECIDED
    readings = []
    for key in numbers:
        each = [score[key] for score in scores]
        truth = all(a >= b - 1e-9 for a, b in pairwise(each))
        told = enumerated([f"{number:.4g}" for number in each])
        readings.append(Judgement(truth, f"in the order of the text, the {plural_of(key)} are {told}"))
    return charitable(readings)


def falls(values: Sequence[Value | None]) -> Judgement:
    """Whether values are in falling order; a missing one leaves it open."""
    known = [value for value in values if value is not None]
    if len(known) < len(values):
        return UNDECIDED
    truth = every(at_least(one, two) for one, two in pairwise(known))
    told = enumerated([value.text for value in known])
    return Judgement(truth, f"the values are {told}", tuple(value.span for value in known))

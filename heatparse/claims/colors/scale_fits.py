"""Whether the values fit the colour scale that a clause speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.counts.predicates import Predicate
from heatparse.claims.counts.predications import find_predicates, predicate_of
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.guards import GUARDS, denies
from heatparse.claims.language.phrases import Amount, Phrase, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import whole_number
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.claims.wording import shown
from heatparse.grid import Grid
from heatparse.inventory.cell_colors import miscolored_cells
from heatparse.inventory.problems import enumerated
from heatparse.inventory.survey import survey_of
from heatparse.measures import Measure, Stated, below, every, exact, negate, noise, some, within
from heatparse.models import Band, Cell
from heatparse.phrases import words
from heatparse.tokens import label_keys

_SHOWN = 4  # values that an explanation names


def judge_fit(clause: Clause, scene: Scene, keys: frozenset[str]) -> Judgement | None:
    """ "All values lie within the scale", "no value leaves it", "values exceed the legend's range"."""
    is_inside = bool(keys & (words("legends", "inside") | words("legends", "inside_if_all")))
    is_outside = bool(keys & words("legends", "outside"))
    negations = sum(denies(phrase) for phrase in statement_of(clause))
    if (is_inside and is_outside) or negations > 1:
        return None
    named = [phrase.key for phrase in clause.phrases if isinstance(phrase, Word) and phrase.type == "COLOUR"]
    colors = [key for key in named if key not in _scale_words()]
    if any(_is_guard(phrase) for phrase in statement_of(clause)):
        return UNDECIDED
    universal = is_universal(clause)
    panels = scene.panels(clause)
    if colors:
        grids = [scene.grids[n] for n in panels]
        return _colored_fit(clause, grids, " ".join(colors)) if is_inside and not negations else None
    count = _count_of_values(clause)
    if is_outside and not negations and count is not None:
        return _outside(scene.grids[panels[0]], count) if len(panels) == 1 else UNDECIDED
    judged = [
        all_inside(scene.grids[n], _stated_ends(clause), clause.says(words("uses", "given"))) for n in panels
    ]
    if (is_inside and negations) or (is_outside and not negations):
        if universal:
            return None
        truth = some(negate(judgement.truth) for judgement in judged)
        deciding = [judgement for judgement in judged if judgement.truth is False]
        truth = truth or None  # "the bound does not fit the data": what it speaks of is not clear
    else:
        truth = every(judgement.truth for judgement in judged)
        deciding = [judgement for judgement in judged if judgement.truth is truth]
        if truth is False and not (universal or negations):
            truth = None
    text = "; ".join(judgement.explanation for judgement in deciding if judgement.explanation)
    return Judgement(truth, text, tuple(span for judgement in deciding for span in judgement.spans))


def judge_colors(clause: Clause, scene: Scene, keys: frozenset[str]) -> Judgement | None:
    """ "The colors of all cells match the legend": refuted by a cell that has the colour of other values."""
    of_colors = keys & words("legends", "cell_colors") and keys & words("legends", "matching")
    if not of_colors or any(denies(phrase) or _is_guard(phrase) for phrase in clause.phrases):
        return None
    problems = survey_of(scene.document).problems(miscolored_cells)
    if not problems or not is_universal(clause):
        return UNDECIDED if problems else None
    return Judgement(False, problems[0].message, (problems[0].span,))


def is_universal(clause: Clause) -> bool:
    return any(isinstance(p, Scope) and p.quantifier in ("all", "both") for p in clause.phrases)


def statement_of(clause: Clause) -> list[Phrase]:
    """The phrases up to the comma that follows the scale; what comes then is a conclusion."""
    seen = False
    for at, phrase in enumerate(clause.phrases):
        seen = seen or (isinstance(phrase, Word) and phrase.key in words("legends", "scale"))
        following = clause.phrases[at + 1].type if at + 1 < len(clause.phrases) else ""
        if seen and phrase.type == "COMMA" and following not in ("EXCEPTION", "CONDITION", "RESTRICTION"):
            return clause.phrases[:at]
    return clause.phrases


def _is_guard(phrase: Phrase) -> bool:
    """A word that may change the truth; "can be located on the scale" says that it is so."""
    if not isinstance(phrase, Word) or phrase.type in ("NEGATION", "RESTRICTION"):
        return False
    return phrase.type in GUARDS and phrase.key != "can"


def _scale_words() -> frozenset[str]:
    return words("legends", "scale") | words("legends", "shades")


def _stated_ends(clause: Clause) -> Predicate | None:
    """The ends that the statement itself gives: "within the 0.0–0.6 scale"."""
    main, inside = strip_brackets(clause.phrases)
    held = [phrase for phrases in inside.values() for phrase in phrases]
    for phrases in (main, held):
        found = [amount for amount in phrases if isinstance(amount, Amount) and amount.quantity.value is None]
        if len(found) == 1:
            return predicate_of(found[0], 0)
        ranges = [predicate for predicate in find_predicates(phrases) if predicate.relation == "within"]
        if len(ranges) == 1:
            return ranges[0]
    return None


def all_inside(grid: Grid, stated: Predicate | None = None, told: bool = False) -> Judgement:
    """Whether all values of a grid lie within the ends of its scale, or within those that are `stated`.

    Few values bear nothing out of all, but for what is said of the values that are `told`.
    """
    legend, scale = grid.panel.legend, grid.legend
    if stated is not None and stated.relation == "within":
        given = stated.range(grid)
        if legend is None or scale is None or (given.low, given.high) != (scale.low, scale.high):
            return _all_between(grid, given)
    if legend is None or scale is None or not grid.values or grid.is_off_scale:
        return UNDECIDED
    ends = f"{scale.low:g} to {scale.high:g}"
    beyond = _partial_beyond(grid, scale)
    if beyond:
        text = enumerated([cell.value.text for cell in beyond])
        spans = tuple(cell.span for cell in beyond[:_SHOWN])
        return Judgement(False, f"{text} {_lies(beyond)} outside the color scale{grid.of}, {ends}", spans)
    off = [value for value in grid.values if is_off(value, scale, legend.open_low, legend.open_high)]
    unsure = [value for value in grid.values if value.low < scale.low or value.high > scale.high]
    if off:
        text = f"{shown(grid, off, _SHOWN)} {_lies(off)} outside the color scale, {ends}"
        return Judgement(False, text, tuple(value.span for value in off[:_SHOWN]))
    few = len(grid.values) * 4 < grid.size() and not grid.areas and not told
    return Judgement(None if unsure or few else True, f"all {len(grid.values)} values lie within {ends}")


def _count_of_values(clause: Clause) -> int | None:
    """ "A single value", "only two cells", "three values": how many are said to lie outside."""
    for at, phrase in enumerate(clause.phrases[:-1]):
        following = clause.phrases[at + 1]
        values = following.type == "DIMENSION" or key_of(following) in words("assertions", "values")
        if phrase.type == "CARDINAL" and isinstance(phrase, Word) and values:
            return whole_number(phrase)
    return None


def _outside(grid: Grid, count: int) -> Judgement:
    """Whether just so many values lie beyond the ends of the scale."""
    legend, scale = grid.panel.legend, grid.legend
    if legend is None or scale is None or not grid.is_complete or grid.areas or grid.is_off_scale:
        return UNDECIDED
    off = [value for value in grid.values if is_off(value, scale, legend.open_low, legend.open_high)]
    unsure = [value for value in grid.values if value.low < scale.low or value.high > scale.high]
    if len(unsure) != len(off):
        return UNDECIDED
    text = f"{shown(grid, off, _SHOWN) or 'none'} {_lies(off)} outside the color scale"
    return Judgement(len(off) == count, text, tuple(value.span for value in off[:_SHOWN]))


def _lies(things: Sequence[object]) -> str:
    return "lies" if len(things) == 1 else "lie"


def _partial_beyond(grid: Grid, scale: Measure) -> list[Cell]:
    """The cells without a row or a column that lie beyond an end of the scale."""
    legend = grid.panel.legend
    if legend is None:
        return []
    cells = [cell for cell in grid.panel.cells if cell.row is None or cell.column is None]
    return [c for c in cells if is_off(grid.measure(c.value), scale, legend.open_low, legend.open_high)]


def _all_between(grid: Grid, ends: Measure) -> Judgement:
    """Whether all values lie between two ends that are not those of the legend."""
    truths = [within(value, ends) for value in grid.values]
    off = [value for value, truth in zip(grid.values, truths, strict=True) if truth is False]
    if off and 2 * len(off) <= len(truths):
        text = f"{shown(grid, off, _SHOWN)} {_lies(off)} outside {ends.low:g} to {ends.high:g}"
        return Judgement(False, text, tuple(value.span for value in off[:_SHOWN]))
    return Judgement(True, f"all {len(truths)} values lie within it") if truths and all(truths) else UNDECIDED


def is_off(value: Stated, scale: Measure, open_low: bool, open_high: bool) -> bool:
    """Whether a value lies beyond an end of the scale, approximations granted."""
    room = max(scale.slack, value.slack)
    beyond = not open_high and value.low > scale.high + room + noise(value.low, scale.high)
    return beyond or (not open_low and value.high < scale.low - room - noise(value.high, scale.low))


def _colored_fit(clause: Clause, grids: Sequence[Grid], named: str) -> Judgement | None:
    """ "All red cells (> 0.1) match the legend": the values that the bracket means lie in red's band."""
    bounds = [phrase for phrase in clause.phrases if isinstance(phrase, Amount) and phrase.bound]
    if (
        len(bounds) != 1
        or len(grids) != 1
        or bounds[0].bound not in ("above", "below", "at_least", "at_most")
    ):
        return None
    grid, bound = grids[0], bounds[0]
    bands = [band for band in grid.panel.legend.bands if _names(band, named)] if grid.panel.legend else []
    if len(bands) != 1 or bands[0].low is None or bands[0].high is None:
        return UNDECIDED
    edge = grid.measure(bound.quantity)
    upward = bound.bound in ("above", "at_least")
    chosen = [v for v in grid.values if (below(edge, v) if upward else below(v, edge))]
    room = exact(bands[0].low)._replace(high=bands[0].high)
    off = [value for value in chosen if within(value, room) is False]
    if off:
        ends = f"{bands[0].low:g} to {bands[0].high:g}"
        text = f"{shown(grid, off, _SHOWN)} {_lies(off)} outside the values of {named}, {ends}"
        return Judgement(False, text, tuple(value.span for value in off[:_SHOWN]))
    return Judgement(True, f"{len(chosen)} values lie in the band of {named}") if chosen else UNDECIDED


def _names(band: Band, named: str) -> bool:
    return set(label_keys(named)) <= set(label_keys(band.color))

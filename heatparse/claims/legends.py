"""Claims about the colour scale: what colours stand for, and whether the values fit the scale."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.brackets import strip_brackets
from heatparse.claims.ends import judge_ends
from heatparse.claims.gradients import judge_gradient
from heatparse.claims.guards import GUARDS
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.meanings import is_proportion, is_shade, judge_meaning, judge_proportion
from heatparse.claims.metrics import holds_data
from heatparse.claims.phrases import Amount, Phrase, Scope, Superlative
from heatparse.claims.predicates import Predicate
from heatparse.claims.predications import find_predicates, predicate_of
from heatparse.claims.scale_ends import judge_reach, speaks_of_ends
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.tints import find_color
from heatparse.claims.wording import shown
from heatparse.claims.words import Word
from heatparse.grid import Grid
from heatparse.inventory.problems import enumerated
from heatparse.inventory.survey import survey_of
from heatparse.measures import Measure, Stated, below, every, exact, negate, noise, some, within
from heatparse.models import Band, Cell
from heatparse.models.claims import BaseClaim, LegendClaim
from heatparse.phrases import words
from heatparse.tokens import label_keys

# With one of these "every value is found on the scale" is said of some values, or of a part of the scale.
_NARROWING = ("REF", "ORDINAL", "POSITION", "AREA", "SUPERLATIVE", "PART")
_SHOWN = 4  # values that an explanation names


def read_legends(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of a clause that speaks of the colour scale or of colours."""
    if "legend" in clause.read or (clause.is_data and holds_data(clause, scene)):
        return []
    judgement = _judge(clause, scene)
    return (
        []
        if judgement is None
        else [scene.claim(LegendClaim, clause, judgement, color=_color(clause.phrases))]
    )


def _judge(clause: Clause, scene: Scene) -> Judgement | None:
    if not (clause.says(words("legends", "scale")) or clause.has("COLOUR", "COMPARATIVE")):
        return None
    keys = _keys(strip_brackets(clause.phrases)[0])
    if is_proportion(clause):
        return judge_proportion(clause, scene, _is_opening(clause, scene))
    if keys & words("legends", "scale"):
        if speaks_of_ends(clause.phrases, keys):
            return judge_reach(clause, scene, keys)
        placed = (
            keys & words("legends", "inside_if_all") and not clause.has(*_NARROWING) and _is_universal(clause)
        )
        if placed or keys & words("legends", "inside") or keys & words("legends", "outside"):
            return _fit(clause, scene, keys)
        if len(scene.grids) > 1 and keys & (words("legends", "shared") | words("legends", "separate")):
            return _sharing(clause, scene, keys)
    if clause.has("COLOUR") or any(is_shade(phrase) for phrase in clause.phrases):
        return _meaning(clause, scene, keys)
    return None


def _keys(phrases: Sequence[Phrase]) -> frozenset[str]:
    """All words of a clause that belong to the vocabulary or are unknown."""
    found: set[str] = set()
    for phrase in phrases:
        if isinstance(phrase, Word):
            found.add(phrase.key)
        elif isinstance(phrase, Superlative):
            found.add(phrase.key)
            found.update(noun.key for noun in phrase.nouns)
        elif isinstance(phrase, Scope):
            found.add(phrase.key)
            if phrase.noun is not None:
                found.add(phrase.noun.key)
        elif isinstance(phrase, Amount) and phrase.bound == "above":
            found.add("exceeds")
    return frozenset(found)


def _color(phrases: Sequence[Phrase]) -> str | None:
    named = [phrase.key for phrase in phrases if phrase.type == "COLOUR" and isinstance(phrase, Word)]
    return " ".join(named) or None


# Whether the values fit the scale


def _fit(clause: Clause, scene: Scene, keys: frozenset[str]) -> Judgement | None:
    """ "All values lie within the scale", "no value leaves it", "values exceed the legend's range"."""
    is_inside = bool(keys & (words("legends", "inside") | words("legends", "inside_if_all")))
    is_outside = bool(keys & words("legends", "outside"))
    negations = sum(_is_negation(phrase) for phrase in clause.phrases)
    if (is_inside and is_outside) or negations > 1:
        return None
    named = [phrase.key for phrase in clause.phrases if isinstance(phrase, Word) and phrase.type == "COLOUR"]
    colors = [key for key in named if key not in _scale_words()]
    if any(_is_guard(phrase) for phrase in _statement(clause)):
        return UNDECIDED
    universal = _is_universal(clause)
    panels = scene.panels(clause)
    if colors:
        grids = [scene.grids[n] for n in panels]
        return _colored_fit(clause, grids, " ".join(colors)) if is_inside and not negations else None
    judged = [_all_inside(scene.grids[n], _stated_ends(clause)) for n in panels]
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


def _is_universal(clause: Clause) -> bool:
    return any(isinstance(p, Scope) and p.quantifier in ("all", "both") for p in clause.phrases)


def _statement(clause: Clause) -> list[Phrase]:
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


def _is_negation(phrase: Phrase) -> bool:
    return phrase.type == "NEGATION" or (isinstance(phrase, Scope) and phrase.quantifier == "none")


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


def _all_inside(grid: Grid, stated: Predicate | None) -> Judgement:
    legend, scale = grid.panel.legend, grid.legend
    if stated is not None and stated.relation == "within":
        given = stated.range(grid)
        if legend is None or scale is None or (given.low, given.high) != (scale.low, scale.high):
            return _all_between(grid, given)
    if legend is None or scale is None or not grid.values:
        return UNDECIDED
    ends = f"{scale.low:g} to {scale.high:g}"
    beyond = _partial_beyond(grid, scale)
    if beyond:
        text = enumerated([cell.value.text for cell in beyond])
        spans = tuple(cell.span for cell in beyond[:_SHOWN])
        return Judgement(False, f"{text} {_lies(beyond)} outside the color scale{grid.of}, {ends}", spans)
    off = [value for value in grid.values if _is_off(value, scale, legend.open_low, legend.open_high)]
    unsure = [value for value in grid.values if value.low < scale.low or value.high > scale.high]
    if off:
        text = f"{shown(grid, off, _SHOWN)} {_lies(off)} outside the color scale, {ends}"
        return Judgement(False, text, tuple(value.span for value in off[:_SHOWN]))
    few = len(grid.values) * 4 < grid.size() and not grid.areas
    return Judgement(None if unsure or few else True, f"all {len(grid.values)} values lie within {ends}")


def _lies(things: Sequence[object]) -> str:
    return "lies" if len(things) == 1 else "lie"


def _partial_beyond(grid: Grid, scale: Measure) -> list[Cell]:
    """The cells without a row or a column that lie beyond an end of the scale."""
    legend = grid.panel.legend
    if legend is None:
        return []
    cells = [cell for cell in grid.panel.cells if cell.row is None or cell.column is None]
    return [c for c in cells if _is_off(grid.measure(c.value), scale, legend.open_low, legend.open_high)]


def _all_between(grid: Grid, ends: Measure) -> Judgement:
    """Whether all values lie between two ends that are not those of the legend."""
    truths = [within(value, ends) for value in grid.values]
    off = [value for value, truth in zip(grid.values, truths, strict=True) if truth is False]
    if off and 2 * len(off) <= len(truths):
        text = f"{shown(grid, off, _SHOWN)} {_lies(off)} outside {ends.low:g} to {ends.high:g}"
        return Judgement(False, text, tuple(value.span for value in off[:_SHOWN]))
    return Judgement(True, f"all {len(truths)} values lie within it") if truths and all(truths) else UNDECIDED


def _is_off(value: Stated, scale: Measure, open_low: bool, open_high: bool) -> bool:
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


# One scale or several


def _sharing(clause: Clause, scene: Scene, keys: frozenset[str]) -> Judgement | None:
    """ "Every heatmap has its own color bar": supported when the stated scales say so."""
    panels = [
        p for p in clause.phrases if isinstance(p, Word) and p.type == "DIMENSION" and p.value == "panel"
    ]
    scopes = [
        p for p in clause.phrases if isinstance(p, Scope) and p.noun is not None and p.noun.value == "panel"
    ]
    if not panels and not scopes and not keys & words("legends", "separate"):
        return None
    if any(phrase.type in GUARDS for phrase in _statement(clause)):
        return UNDECIDED
    scales = {grid.legend[:2] for grid in scene.grids.all() if grid.legend is not None}
    if not scales:
        return UNDECIDED
    each = any(getattr(p, "key", "") == "each" for p in clause.phrases)
    one_each = each and not keys & (words("legends", "shared") - {"one", "single", "both"})
    separate = bool(keys & words("legends", "separate")) or one_each  # "one color bar each"
    same = len(scales) == 1
    if separate is same:
        return _not_shared(clause, scene) if not separate else UNDECIDED
    return Judgement(True, "one scale for all panels" if same else f"{len(scales)} different scales")


def _not_shared(clause: Clause, scene: Scene) -> Judgement:
    """ "Both panels use the same color scale": refuted when no two panels have the same ends."""
    legends = [grid.panel.legend for grid in scene.grids.all()]
    scales = [legend for legend in legends if legend is not None and legend.low is not None]
    ends = {(legend.low, legend.high) for legend in scales}
    if not _is_universal(clause) or len(ends) < len(legends):
        return UNDECIDED
    text = enumerated([f"{legend.low:g} to {legend.high:g}" for legend in scales])
    spans = tuple(legend.span for legend in scales if legend.span is not None)
    return Judgement(False, f"the color scales run from {text}", spans)


# What colours stand for


def _meaning(clause: Clause, scene: Scene, keys: frozenset[str]) -> Judgement | None:
    """ "Darker blue means higher", "from purple (0) to yellow (1)": supported when the legend agrees."""
    if clause.refs() or (not keys & words("legends", "meaning") and not _runs(clause)):
        return None
    if any(phrase.type in GUARDS - {"HEDGE", "RESTRICTION"} for phrase in clause.phrases):
        return UNDECIDED
    amounts = [phrase for phrase in clause.phrases if isinstance(phrase, Amount)]
    if amounts:
        return judge_ends(scene, clause)
    gradient = None if _is_opening(clause, scene) else judge_gradient(clause, scene)
    if gradient is not None:
        return gradient
    has_order = (
        bool(keys & words("legends", "order"))
        or clause.has("SIGN")
        or any(phrase.type == "COMPARATIVE" and not is_shade(phrase) for phrase in clause.phrases)
    )
    has_order = has_order or any(isinstance(phrase, Superlative) for phrase in clause.phrases)
    if not has_order and not (_is_opening(clause, scene) and find_color(list(clause.phrases)) is not None):
        return None
    if _is_opening(clause, scene):
        return Judgement(True, "as the legend has it")
    return judge_meaning(scene, clause)


def _runs(clause: Clause) -> bool:
    return any(isinstance(phrase, Word) and phrase.key == "from" for phrase in clause.phrases)


def _is_opening(clause: Clause, scene: Scene) -> bool:
    """Whether a clause introduces the figure, before its data: there it defines what colours mean."""
    return clause.block < survey_of(scene.document).opening

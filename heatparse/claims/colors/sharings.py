"""Claims that panels share one color scale, or that each has its own."""

from __future__ import annotations

from functools import lru_cache

from heatparse.claims.colors.scale_fits import is_universal, statement_of
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.phrases import Scope
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.inventory.problems import enumerated
from heatparse.inventory.survey import survey_of
from heatparse.models import Span
from heatparse.phrases import phrases, words

_NEAR = 3  # tokens between "shared" and the name of the scale


def judge_sharing(clause: Clause, scene: Scene, keys: frozenset[str]) -> Judgement | None:
    """ "Every heatmap has its own color bar": supported when the stated scales say so."""
    panels = [
        p for p in clause.phrases if isinstance(p, Word) and p.type == "DIMENSION" and p.value == "panel"
    ]
    scopes = [p for p in clause.phrases if isinstance(p, Scope) and _is_of_panels(p)]
    if not panels and not scopes and not keys & words("legends", "separate"):
        return None
    if not keys & words("legends", "separate") and keys & words("legends", "shared") <= {"both"}:
        return None  # "the legends of both panels are titled …"
    if has_guards(statement_of(clause)):
        return UNDECIDED
    scales = {grid.legend[:2] for grid in scene.grids.all() if grid.legend is not None}
    if not scales:
        return UNDECIDED
    each = any(getattr(p, "key", "") == "each" for p in clause.phrases)
    one_each = each and not keys & (words("legends", "shared") - {"one", "single", "both"})
    separate = _says_separate(clause, scene, keys) or one_each  # "one color bar each"
    same = len(scales) == 1
    if separate is same:
        return _not_separate(scene) if separate else _not_shared(clause, scene)
    return Judgement(True, "one scale for all panels" if same else f"{len(scales)} different scales")


def _says_separate(clause: Clause, scene: Scene, keys: frozenset[str]) -> bool:
    """ "Drawn with one color scale, … for different shapes": of two such words the one beside the scale counts."""
    if not keys & words("legends", "separate") or not keys & words("legends", "shared"):
        return bool(keys & words("legends", "separate"))
    tokens = scene.tokens(clause)
    found = phrases("scales").find(tokens)
    scales = [at for value, first, last in found if value == "scale" for at in (first, last - 1)]
    near = {
        name: min(
            (
                abs(at - scale)
                for at, token in enumerate(tokens)
                if token[3] in words("legends", name)
                for scale in scales
            ),
            default=len(tokens),
        )
        for name in ("separate", "shared")
    }
    return near["separate"] <= near["shared"]


def _is_of_panels(scope: Scope) -> bool:
    """ "Each panel", "both color bars"."""
    noun = scope.noun
    if noun is None:
        return False
    return noun.value == "panel" or (scope.quantifier in ("both", "all") and noun.key in ("color", "colour"))


def _not_separate(scene: Scene) -> Judgement:
    """ "Each panel has its own color bar": refuted where the introduction tells of one for all."""
    told = _shared_scale(scene)
    if told is None:
        return UNDECIDED
    return Judgement(False, f"line {told.line} tells of one color scale for all panels", (told,))


@lru_cache(maxsize=2)
def _shared_scale(scene: Scene) -> Span | None:
    """Where the text in front of the data speaks of a shared color scale, and nowhere of several."""
    found: Span | None = None
    names = phrases("scales")
    for block in scene.draft.blocks[: survey_of(scene.document).opening]:
        tokens = scene.draft.tokens_of(block)
        keys = [token[3] for token in tokens]
        for value, first, last in names.find(tokens):
            if value != "scale":
                continue
            before = keys[max(0, first - _NEAR) : first]
            if keys[first].endswith(("bars", "scales", "legends")):
                return None
            around = {*before, *keys[last : last + _NEAR]}
            if not around.isdisjoint(words("legends", "separate") | {"each", "every", "per"}):
                return None
            if not around.isdisjoint(words("legends", "told_shared")):
                found = scene.span(tokens[first][1], tokens[last - 1][2])
    return found


def _not_shared(clause: Clause, scene: Scene) -> Judgement:
    """ "Both panels use the same color scale": refuted when no two panels have the same ends."""
    legends = [grid.panel.legend for grid in scene.grids.all()]
    scales = [legend for legend in legends if legend is not None and legend.low is not None]
    ends = {(legend.low, legend.high) for legend in scales}
    if not (is_universal(clause) or _is_of_all_panels(clause, len(legends))) or len(ends) < len(legends):
        return UNDECIDED
    text = enumerated([f"{legend.low:g} to {legend.high:g}" for legend in scales])
    spans = tuple(legend.span for legend in scales if legend.span is not None)
    return Judgement(False, f"the color scales run from {text}", spans)


def _is_of_all_panels(clause: Clause, number: int) -> bool:
    """ "The two panels share one scale", of two."""
    first = clause.phrases[0]
    return first.type == "CARDINAL" and isinstance(first, Word) and str(first.value) == str(number)

"""Claims about the colour scale: what colours stand for, whether it is shared, and whether the values fit it.

Few clauses speak of it: what judges them is loaded where one does.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from heatparse.claims.colors.meanings import is_proportion, is_shade, judge_meaning, judge_proportion
from heatparse.claims.colors.tints import find_color
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.metrics import holds_data
from heatparse.claims.language.phrases import Amount, Phrase, Scope, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.axis_places import is_opening
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim, LegendClaim
from heatparse.phrases import words

_PARTS = ("SHARE", "PART", "FACTOR")  # it is said of a part of the scale
# With one of these "every value is found on the scale" is said of some values, or of a part of the scale.
_NARROWING = ("REF", "ORDINAL", "POSITION", "AREA", "SUPERLATIVE", "PART")


def read_legends(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of a clause that speaks of the colour scale or of colours."""
    if clause.read & {"legend", "tally"} or ("count" in clause.read and clause.has("COLOUR")):
        return []  # how many cells have a color
    if clause.is_data and holds_data(clause, scene):
        return []
    judgement = _judge(clause, scene)
    return (
        []
        if judgement is None
        else [scene.claim(LegendClaim, clause, judgement, color=_color(clause.phrases))]
    )


def _judge(clause: Clause, scene: Scene) -> Judgement | None:
    if clause.says(words("legends", "scale")) and clause.says(_meeting()):
        from heatparse.claims.colors.scale_meetings import judge_meeting

        meeting = judge_meeting(clause, scene, _keys(strip_brackets(clause.phrases)[0]))
        if meeting is not None:
            return meeting
    if clause.says(words("uses", "scales")):
        from heatparse.claims.colors.scale_uses import judge_use

        use = judge_use(clause, scene)
        if use is not None:
            return use
    if not (clause.says(words("legends", "scale")) or clause.has("COLOUR", "COMPARATIVE")):
        return None
    keys = _keys(strip_brackets(clause.phrases)[0])
    if is_proportion(clause):
        if _is_told(clause, scene):
            return None
        return judge_proportion(clause, scene, is_opening(clause, scene))
    if keys & words("legends", "scale"):
        if clause.says(words("legends", "over") | words("legends", "under") | words("legends", "past")):
            from heatparse.claims.colors.scale_overruns import judge_overrun

            overrun = judge_overrun(clause, scene)
            if overrun is not None:
                return overrun
        from heatparse.claims.colors.scale_ends import judge_reach, speaks_of_ends
        from heatparse.claims.colors.scale_fits import is_universal, judge_colors, judge_fit

        if speaks_of_ends(clause.phrases, keys):
            found = judge_reach(clause, scene, keys)
            return found if found.truth else UNDECIDED  # plain denials were read by `judge_use`
        placed = (
            clause.has("BE")
            and keys & words("legends", "inside_if_all")
            and not clause.has(*_NARROWING)
            and is_universal(clause)
        )
        if placed or keys & words("legends", "inside") or keys & words("legends", "outside"):
            fit = judge_colors(clause, scene, keys)
            if (
                fit is None
                and (fit := judge_fit(clause, scene, keys)) is not None
                and _is_of_part(clause, scene)
            ):
                return UNDECIDED
            return fit
        if len(scene.grids) > 1 and keys & (words("legends", "shared") | words("legends", "separate")):
            from heatparse.claims.colors.sharings import judge_sharing

            return judge_sharing(clause, scene, keys)
    if clause.has("COLOUR") or any(is_shade(phrase) for phrase in clause.phrases):
        return _meaning(clause, scene, keys)
    return None


@cache
def _meeting() -> frozenset[str]:
    """With one of these values are set against an end of the scale, or its middle is told."""
    return frozenset().union(*(words("legends", name) for name in ("meeting", "centering", "under", "over")))


def _is_of_part(clause: Clause, scene: Scene) -> bool:
    """ "Within the upper half of the scale", "beyond its middle": what is said of the scale is said of a part of it."""
    usual = words("legends", "inside") | words("legends", "outside")
    for before, phrase in pairwise((None, *clause.phrases)):
        bracketed = before is not None and before.type == "OPEN"  # "the red cells (>0.1)"
        if isinstance(phrase, Amount) and not bracketed and _is_inside(phrase, scene):
            return True
    if any(key_of(phrase) in words("legends", "centering") for phrase in clause.of("POSITION", "AREA")):
        return True
    return clause.has(*_PARTS) or any(key_of(phrase) not in usual for phrase in clause.of("RESTRICTION"))


def _is_inside(amount: Amount, scene: Scene) -> bool:
    """ "Beyond 700", on a scale up to 800: a bound that is no end of the scale."""
    value, scales = amount.quantity.value, [grid.legend for grid in scene.grids.all() if grid.legend]
    within = (scale.low < value < scale.high for scale in scales if value is not None)
    return amount.bound == "above" and any(within)


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


# What colours stand for


def _meaning(clause: Clause, scene: Scene, keys: frozenset[str]) -> Judgement | None:
    """ "Darker blue means higher", "from purple (0) to yellow (1)": supported when the legend agrees."""
    if _is_told(clause, scene):
        return None
    if clause.refs() or (not keys & words("legends", "meaning") and not _runs(clause)):
        return None
    if keys & words("colors", "drawn") and not keys & words("legends", "scale"):
        return None
    if any(phrase.type in GUARDS - {"HEDGE", "RESTRICTION"} for phrase in clause.phrases):
        return UNDECIDED
    if clause.has("AMOUNT") or any(getattr(sign, "value", "") == "zero" for sign in clause.of("SIGN")):
        from heatparse.claims.colors.ends import judge_ends

        return judge_ends(scene, clause)
    from heatparse.claims.colors.gradients import judge_gradient

    gradient = None if is_opening(clause, scene) else judge_gradient(clause, scene)
    if gradient is not None:
        return gradient
    has_order = (
        bool(keys & words("legends", "order"))
        or clause.has("SIGN")
        or any(phrase.type == "COMPARATIVE" and not is_shade(phrase) for phrase in clause.phrases)
    )
    has_order = has_order or any(isinstance(phrase, Superlative) for phrase in clause.phrases)
    if not has_order and not (is_opening(clause, scene) and find_color(list(clause.phrases)) is not None):
        return None
    if is_opening(clause, scene):
        denied = judge_meaning(scene, clause).truth is False
        return UNDECIDED if denied else Judgement(True, "as the legend has it")
    return judge_meaning(scene, clause)


def _is_told(clause: Clause, scene: Scene) -> bool:
    """Whether the sentence as a whole tells what colours stand for, and was read as such."""
    return any(start <= clause.start < end for start, end in scene.color_sentences)


def _runs(clause: Clause) -> bool:
    return any(isinstance(phrase, Word) and phrase.key == "from" for phrase in clause.phrases)

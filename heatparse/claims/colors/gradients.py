"""Statements about the direction of a colour scale: "values grow from white to navy", "red denotes low losses"."""

from __future__ import annotations

from heatparse.claims.colors.tints import color_runs
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Phrase, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.hues import is_same_color
from heatparse.models import Band, Legend
from heatparse.phrases import words

# What a clause may hold that only says what a colour stands for.
_DEFINING = frozenset((
    "COLOUR", "MEASURE", "PREPOSITION", "SUPERLATIVE", "BE", "HAVE", "AGGREGATE", "UNKNOWN", "DIFFERENCE",
))  # fmt: skip
_TOLD = frozenset(
    ("COLOUR", "MEASURE", "PREPOSITION", "BE", "HAVE", "UNKNOWN", "DIFFERENCE", "TREND", "COMMA")
)


def ends_of(legend: Legend | None) -> tuple[Band, Band] | None:
    """The bands at the low and at the high end of a legend; None where they are not known."""
    bands = legend.bands if legend is not None else ()
    bands = tuple(band for band in bands if band.low is not None or band.high is not None)
    if len(bands) < 2:
        return None
    ordered = sorted(bands, key=lambda band: band.low if band.low is not None else band.high or 0.0)
    return ordered[0], ordered[-1]


def judge_gradient(clause: Clause, scene: Scene) -> Judgement | None:
    """ "Colors run from white to navy as values grow"; None where that is not what is said."""
    runs = color_runs(clause.phrases)
    if len(runs) != 2 or any(phrase.type not in _TOLD for phrase in clause.phrases):
        return None
    (first, last, low_color), (second, _, high_color) = runs
    joints = [key_of(phrase) for phrase in (clause.phrases[first - 1], *clause.phrases[last:second])]
    keys = {key_of(phrase) for phrase in clause.phrases}
    growing, falling = keys & words("legends", "growing"), keys & words("legends", "falling")
    if first == 0 or joints != ["from", "to"] or bool(growing) is bool(falling):
        return None
    if falling:
        low_color, high_color = high_color, low_color
    found = [ends_of(scene.grids[panel].panel.legend) for panel in scene.panels(clause)]
    ends = [pair for pair in found if pair is not None]
    if not ends or len(ends) < len(found):
        return UNDECIDED
    low, high = ends[0]
    text = f"the legend goes from {low.color} to {high.color}"
    if all(_are(low_color, high_color, *pair) for pair in ends):
        return Judgement(True, text, (low.span, high.span))
    turned = all(_are(high_color, low_color, *pair) for pair in ends)
    return (
        Judgement(False, text, (low.span, high.span))
        if turned and not _are(low_color, high_color, low, high)
        else UNDECIDED
    )


def _are(low_color: str, high_color: str, low: Band, high: Band) -> bool:
    return bool(is_same_color(low_color, low.color) and is_same_color(high_color, high.color))


def only_defines(clause: Clause, scene: Scene) -> bool:
    """Whether a clause only says what a colour stands for, and not what some cells of it are."""
    levels = words("polarity", "high") | words("polarity", "low")
    known = levels | words("legends", "defining") | words("legends", "shades") | words("colors", "modifiers")
    titles = frozenset(map(_stem, scene.title_words))
    said = False
    for phrase in clause.phrases:
        key = key_of(phrase)
        said |= key in words("legends", "defining")
        if phrase.type not in _DEFINING:
            return False
        if (key in words("polarity", "reversed") or _is_unknown(phrase, known)) and _stem(key) not in titles:
            return False
    return said


def _is_unknown(phrase: Phrase, known: frozenset[str]) -> bool:
    return phrase.type in ("UNKNOWN", "DIFFERENCE") and key_of(phrase) not in known


def _stem(word: str) -> str:
    """A word in the singular: "losses" -> "loss"."""
    return (
        word.removesuffix("es")
        if word.endswith("ses")
        else word.removesuffix("s")
        if not word.endswith("ss")
        else word
    )

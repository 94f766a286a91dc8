"""What a statement behind the data says that colours stand for, without numbers: "dark blue means high"."""

from __future__ import annotations

from heatparse.claims.colors.tints import find_color
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Phrase, Superlative
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.hues import is_same_color
from heatparse.inventory.survey import survey_of
from heatparse.phrases import words


def judge_meaning(scene: Scene, clause: Clause) -> Judgement:
    """Whether the legend gives a shade, or a colour, to high values or to low ones as a clause says."""
    from heatparse.inventory.polarity import legend_polarity, read_polarities  # loaded where shades are told

    survey = survey_of(scene.document)
    legend = legend_polarity(survey)
    for stated in read_polarities(survey) if legend is not None else ():
        if clause.start <= stated.span.start < clause.end:
            assert legend is not None
            high = "dark" if legend.dark_is_high else "light"
            text = f"the legend gives {high} shades to high values"
            if stated.dark_is_high is not legend.dark_is_high and any(map(_leaves_room, clause.phrases)):
                return UNDECIDED
            return Judgement(stated.dark_is_high is legend.dark_is_high, text, (legend.span,))
    return _of_color(scene, clause)


def _leaves_room(phrase: Phrase) -> bool:
    """Whether a word may change the truth; "indicates" only says what is meant."""
    said = isinstance(phrase, Word) and phrase.key in words("legends", "defining")
    return phrase.type in GUARDS and not said


def _of_color(scene: Scene, clause: Clause) -> Judgement:
    """ "Dark blue stands for high values": the colour at one end of the scale."""
    from heatparse.claims.colors.gradients import ends_of, only_defines  # loaded where a clause has a color

    found = find_color(list(clause.phrases))
    level = _level(clause)
    if found is None or level is None or clause.has("NEGATION", "COMPARATIVE", "AND", "OR"):
        return UNDECIDED
    ends = [ends_of(scene.grids[panel].panel.legend) for panel in scene.panels(clause)]
    known = [end for end in ends if end is not None]
    if not known or len(known) < len(ends):
        return UNDECIDED
    own = [pair[1] if level == "high" else pair[0] for pair in known]
    other = [pair[0] if level == "high" else pair[1] for pair in known]
    text = f"the legend gives {own[0].color} to its {level} end"
    if all(is_same_color(found[2], band.color) for band in own):
        return Judgement(True, text, (own[0].span,))
    if all(is_same_color(found[2], band.color) for band in other) and only_defines(clause, scene):
        apart = all(is_same_color(found[2], band.color) is False for band in own)
        return Judgement(False, text, (own[0].span,)) if apart else UNDECIDED
    return UNDECIDED


def _level(clause: Clause) -> str | None:
    """Whether a clause speaks of high values or of low ones; None where of neither, or of both."""
    keys = {phrase.key for phrase in clause.phrases if isinstance(phrase, Word | Superlative)}
    high, low = bool(keys & words("polarity", "high")), bool(keys & words("polarity", "low"))
    return None if high is low else "high" if high else "low"


def is_shade(phrase: Phrase) -> bool:
    """Whether a word compares shades: "darker"."""
    return isinstance(phrase, Word) and phrase.type == "COMPARATIVE" and phrase.value in ("dark", "bright")


def is_proportion(clause: Clause) -> bool:
    """ "The darker the red, the higher the score": the second half, with the shade in the first."""
    before, phrases = clause.before, clause.phrases
    if before is None or len(before.phrases) != 2 or not phrases:
        return False
    shade, color = before.phrases
    level = phrases[0]
    ordered = isinstance(level, Word) and level.type == "COMPARATIVE" and level.value in ("high", "low")
    return (
        ordered and is_shade(shade) and (color.type in ("COLOUR", "DIMENSION", "MEASURE") or is_thing(color))
    )


def judge_proportion(clause: Clause, scene: Scene, is_opening: bool) -> Judgement:
    """Supported where the legend has it so, or where it defines what the colours mean."""
    if clause.before is None or any(p.type in GUARDS or p.type == "AXISNOUN" for p in clause.phrases):
        return UNDECIDED
    from heatparse.inventory.polarity import legend_polarity  # loaded where shades are told

    shade, level = clause.before.phrases[0], clause.phrases[0]
    assert isinstance(shade, Word) and isinstance(level, Word)
    stated = legend_polarity(survey_of(scene.document))
    if stated is None:
        return Judgement(True, "as the text introduces it") if is_opening else UNDECIDED
    agrees = ((shade.value == "dark") is (level.value == "high")) is stated.dark_is_high
    return Judgement(True, "the legend has it so", (stated.span,)) if agrees else UNDECIDED

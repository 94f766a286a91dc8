"""The colour scale in sentences: "colors from white (0) to navy (1)", "white means 0 and navy means 1"."""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import phrases, words
from heatparse.reading.bands import is_color, read_bands
from heatparse.reading.bars import is_about_bar, is_colored
from heatparse.reading.draft import Draft, LegendDraft, PanelDraft, Stated
from heatparse.reading.legends import named_label, read_scale
from heatparse.reading.scale_numbers import is_span, scale_numbers
from heatparse.reading.sentences import sentences
from heatparse.records import replace
from heatparse.tokens import Token

_FEWEST_COLORS = 2
_OPENING = 2  # tokens in which a line names the scale
_REACH = 6  # tokens from a shade to its number
_PAIR = 2  # numbers
_BRACKETED = len(("(", "0", "to", "40"))
_SUBJECT = 2  # words in front of a verb that may be its subject


def read_told_scale(
    draft: Draft, tokens: list[Token], panels: list[PanelDraft], introduces: bool, above: list[Token]
) -> None:
    """Take the scale that a line tells of some panels; `introduces`: the line stands in front of the data.

    `above`: the line in front of it, which may name what "It runs from 0 to 9" is about.
    """
    told = sentences(above, draft.text) if tokens[0][3] in words("structure", "taking_up") else []
    named: list[Token] = told[-1] if told else []
    colored = any(map(is_colored, above)) if introduces else False
    for sentence in sentences(tokens, draft.text):
        sentence, named = _with_subject(named, sentence), sentence
        colored = colored or (introduces and any(map(is_colored, named)))
        if len(panels) == len(draft.panels) > 1 and _told_one_by_one(draft, sentence):
            continue
        subject = introduces and is_about_bar(sentence, colored)
        legend = _from_to(draft, sentence, introduces, subject)
        if legend is None and introduces:
            legend = _defined(draft, sentence) or _shaded(draft, sentence)
        if legend is None:
            continue
        own = _of_each(draft, sentence, legend) if len(panels) == len(draft.panels) > 1 else {}
        for number, panel in enumerate(panels):
            legend = own.get(number, legend)
            if panel.legend is None or panel.legend.low is None:
                bands = panel.legend.bands if panel.legend else []
                panel.legend = legend
                legend.bands = bands or legend.bands
            elif _is_first(draft, sentence, panel.legend, legend):
                later = panel.legend
                panel.legend = replace(
                    later, low=legend.low, high=legend.high, approximate=legend.approximate
                )
                _note_later_scale(draft, panel, later)


def _with_subject(before: list[Token], sentence: list[Token]) -> list[Token]:
    """A sentence and the one before that names the scale: "The color bar is labeled “Rain”. It runs from 0 to 9." """
    keys = {token[3] for token in sentence}
    takes_up = sentence[0][3] in words("structure", "taking_up")
    if not before or not takes_up or words("structure", "range_words").isdisjoint(keys):
        return sentence
    names = not {"legend", "x", "y", "both"}.isdisjoint(role for role, _, _ in _roles(sentence))
    told = {role for role, _, _ in _roles(before)}
    if names or "legend" not in told or any(token[0] == "QUANTITY" for token in before) or len(told) > 1:
        return sentence
    return [*before, *sentence]


def _roles(sentence: list[Token]) -> list[tuple[str, int, int]]:
    return phrases("structure", "roles").find(sentence)


def _told_one_by_one(draft: Draft, sentence: list[Token]) -> bool:
    """ "The color bar of A runs from 0 to 1, that of B from 0 to 5": whether a sentence gives each panel its scale."""
    if not any(value == "legend" for value, _, _ in phrases("structure", "roles").find(sentence)):
        return False
    if any(panel.legend is not None and panel.legend.low is not None for panel in draft.panels):
        return False
    from heatparse.reading.panel_legends import told_by_panel  # loaded, here and below, for several panels

    found: dict[int, LegendDraft] = {}
    for number, piece in told_by_panel(sentence, draft.panels):
        found[number] = LegendDraft(span=(sentence[0][1], sentence[-1][2]))
        read_scale(draft, found[number], [piece])
        found[number].doubtful = True
    if not found or any(legend.low is None for legend in found.values()):
        return False
    for number, legend in found.items():
        known = draft.panels[number].legend
        legend.bands = known.bands if known is not None else legend.bands
        draft.panels[number].legend = legend
    return True


def _of_each(draft: Draft, sentence: list[Token], legend: LegendDraft) -> dict[int, LegendDraft]:
    """ "From 0 to 8 for Probe and 0 to 5 for LoRA": the scale of each panel."""
    from heatparse.reading.panel_legends import told_by_panel

    found: dict[int, LegendDraft] = {}
    pieces = told_by_panel(_scale_clause(sentence), draft.panels) or told_by_panel(sentence, draft.panels)
    for number, piece in pieces:
        found[number] = replace(legend, bands=[])
        read_scale(draft, found[number], [piece])
        found[number].doubtful = True
    return found


def _is_first(draft: Draft, sentence: list[Token], known: LegendDraft, told: LegendDraft) -> bool:
    """Whether a sentence about the color bar gives other ends in front of the line that was read as its legend."""
    if known.span is None or told.span is None or told.span[0] > known.span[0]:
        return False
    if (known.low, known.high) == (told.low, told.high):
        return False
    number = next((at for at, token in enumerate(sentence) if token[0] == "QUANTITY"), 0)
    found = phrases("structure", "roles").find(sentence)
    named = [first for value, first, _ in found if value == "legend"]
    return bool(named) and not (
        named[0] > number and any(token[3] in words("assertions", "values") for token in sentence[:number])
    )  # "values range from 0.1 to 0.7, with a color scale beside them"


def _note_later_scale(draft: Draft, panel: PanelDraft, later: LegendDraft) -> None:
    """Note the ends that the legend itself gives behind a sentence with others."""
    span = later.span or (0, 0)
    draft.stated.append(Stated("later-scale", span, (later.low, later.high), draft.panels.index(panel)))


def _from_to(draft: Draft, sentence: list[Token], introduces: bool, about_bar: bool) -> LegendDraft | None:
    """Two numbers between "from" and "to" beside a colour, or the word for the scale.

    Behind the data one colour may be that of a name, "white noise falls from 36 to 7".
    """
    keys = {token[3] for token in sentence}
    spanned = _opens_with_span(sentence) or _is_in_bracket(sentence)
    if words("structure", "range_words").isdisjoint(keys) and not spanned:
        return None
    values, _ = scale_numbers(sentence)
    if len({value for value, _, _ in values}) < 2:
        return None
    if not introduces and not _are_joined([token for _, _, token in values], sentence):
        return None
    if _is_of_axes(sentence):
        return None
    hits = {value for value, _, _ in phrases("structure", "roles").find(sentence)}
    # "the Ferry column from top to bottom: Black Carbon 6, Benzene 1.2" names no color
    colors = sum(is_color(key) for key in keys) if words("scales", "lines").isdisjoint(keys) else 0
    if not (
        about_bar or "legend" in hits or _names_scale(keys) or colors >= (1 if introduces else _FEWEST_COLORS)
    ):
        return None
    return _scale(draft, sentence, _scale_clause(sentence))


def _opens_with_span(sentence: list[Token]) -> bool:
    """ "Colour bar on the right, 0–40 (white–black)"."""
    opened = any(role == "legend" and first < _OPENING for role, first, _ in _roles(sentence))
    return opened and any(map(is_span, sentence))


def _is_in_bracket(sentence: list[Token]) -> bool:
    """ "A shared color bar (0 to 40, white to black) is placed on the right": right behind the name of the scale."""
    for role, _, behind in _roles(sentence):
        bracket = sentence[behind : behind + _BRACKETED]
        if role != "legend" or len(bracket) < _BRACKETED or bracket[0][3] not in ("(", "["):
            continue
        one, joint, two = bracket[1:]
        if one[0] == two[0] == "QUANTITY" and joint[3] in words("structure", "to"):
            return True
    return False


def _are_joined(numbers: list[Token], sentence: list[Token]) -> bool:
    """Whether a word makes a span of two numbers, "0 (white) to 40", unlike "its end (40) is 3 above the top".

    More than two are ticks.
    """
    if len(numbers) > _PAIR:
        return True
    joints = words("structure", "to") | {"-", "–", "—", "and"}
    starts = {token[1] for token in numbers}
    places = [at for at, token in enumerate(sentence) if token[1] in starts]
    return any(map(is_span, numbers)) or any(
        token[3] in joints or token[0] == "ARROW"
        for one, two in pairwise(places)
        for token in sentence[one + 1 : two]
    )


def _is_of_axes(sentence: list[Token]) -> bool:
    """ "A color map over a domain where both axes range from 0 to 1": the word in front of the verb tells."""
    clause = _scale_clause(sentence)
    front = sentence[: len(sentence) - len(clause)][-_SUBJECT:]
    return any(token[3] in words("scales", "axis") for token in front)


def _names_scale(keys: set[str]) -> bool:
    """ "A bar beside the grid shows the scale", "the colors follow a scale"."""
    return "scale" in keys and ("bar" in keys or not keys.isdisjoint(words("scales", "color")))


def _defined(draft: Draft, sentence: list[Token]) -> LegendDraft | None:
    """Two colours, each with the number that it stands for."""
    keys = {token[3] for token in sentence}
    defining = words("legends", "defining") | words("scales", "verb")
    graded = "is" in keys and not keys.isdisjoint(
        words("scales", "grading")
    )  # "the darker, the more: white is 0"
    opened = any(
        role == "legend" and first < _OPENING for role, first, _ in _roles(sentence)
    )  # "Legend: 0% white, …"
    if (keys.isdisjoint(defining) and not (graded or opened)) or not any(
        token[0] == "QUANTITY" for token in sentence
    ):
        return None
    if sum(is_color(token[3]) for token in sentence) < _FEWEST_COLORS:
        return None
    clause = _without_joints(sentence)
    bands = read_bands(clause, draft.text)
    if len({band.color for band in bands}) < _FEWEST_COLORS or len(bands) < _FEWEST_COLORS:
        return None
    return _scale(draft, sentence, clause)


def _shaded(draft: Draft, sentence: list[Token]) -> LegendDraft | None:
    """A light and a dark shade, each with its number: "the lightest tone stands for 0, the darkest for 9"."""
    shades = {side: words("scales", "shades", side) for side in ("light", "dark")}
    found: dict[str, list[Token]] = {}
    for at, token in enumerate(sentence):
        side = next((side for side, known in shades.items() if token[3] in known), None)
        if side is None:
            continue
        behind = sentence[at + 1 : at + 1 + _REACH]
        stop = next((i for i, one in enumerate(behind) if one[0] == "QUANTITY"), None)
        if stop is None or side in found or not _ties(behind[:stop]):
            return None
        found[side] = [behind[stop]]
    if len(found) < len(shades):
        return None
    return _scale(draft, sentence, [found["light"][0], found["dark"][0]])


def _ties(between: list[Token]) -> bool:
    """Whether words tie a shade to a number: "tone stands for", "cells mean", "="."""
    keys = [token[3] for token in between]
    ties = words("legends", "defining") | {"=", ":", "for", "is", "are", "("}
    known = (
        ties
        | words("legends", "shades")
        | {"cell", "cells", "tile", "tiles", "end", "a", "an", "the", "value", "of"}
    )
    return not ties.isdisjoint(keys) and known.issuperset(keys)


def _without_joints(sentence: list[Token]) -> list[Token]:
    """ "maps white to 0 and navy to 1", "maps 0 to white": without the "to" between a colour and its number."""
    kept: list[Token] = []
    for at, token in enumerate(sentence):
        if _belongs(sentence, at) or (at and _belongs(sentence, at - 1)):
            kept = kept[:-1] if kept and kept[-1][3] == "," else kept
            continue  # "a pale pink, belongs to 50"
        around = sentence[at - 1 : at] + sentence[at + 1 : at + 3]
        tinted = any(is_color(one[3]) for one in around)
        if token[3] == "to" and tinted and any(one[0] == "QUANTITY" for one in around[:2]):
            continue
        kept.append(token)
    return kept


def _belongs(sentence: list[Token], at: int) -> bool:
    following = sentence[at + 1 : at + 2]
    return sentence[at][3] in words("legends", "belonging") and [token[3] for token in following] == ["to"]


def _scale(draft: Draft, sentence: list[Token], clause: list[Token]) -> LegendDraft | None:
    legend = LegendDraft(span=(sentence[0][1], sentence[-1][2]))
    read_scale(draft, legend, [clause])
    legend.doubtful = True
    spoken = [at for value, at, _ in phrases("structure", "roles").find(sentence) if value == "legend"]
    legend.label = named_label(sentence[spoken[0] :], draft.text) if spoken else None
    return legend if legend.low is not None else None


def _scale_clause(sentence: list[Token]) -> list[Token]:
    """The part of a sentence behind the word that starts the scale, so that counts before it stay out."""
    for index, token in enumerate(sentence):
        if token[3] in words("structure", "range_words") and any(
            t[0] == "QUANTITY" for t in sentence[index : index + 8]
        ):
            return sentence[index:]
    return sentence

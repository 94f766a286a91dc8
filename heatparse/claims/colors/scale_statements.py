"""Statements that tell the colour scale once more: where it ends, where a band of it ends, how many bands it has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from heatparse.claims.gates import may_name_color
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.hues import is_same_color
from heatparse.inventory.problems import number
from heatparse.inventory.survey import survey_of
from heatparse.measures import Measure, Truth, equal
from heatparse.models import Band, Span
from heatparse.models.claims import BaseClaim, LegendClaim
from heatparse.phrases import words
from heatparse.records import Record

_RULE = "legend-conflict"
_ENDS = 2  # of a scale
_LONG_END = 3  # words of "the lower limit of"
_FAR = 0.15  # of the scale: by so much an approximate end may differ
# What may stand between the scale and the number that it is said to end at.
_QUIET = frozenset(
    ("BE", "HAVE", "PRONOUN", "PREPOSITION", "MEASURE", "COLON", "COMMA", "SPREAD", "JOIN", "AND")
)
_FIGURES = ("panel", "grid")
_USING = frozenset(("HAVE", "SHARE", "CARDINAL", "COMPARATIVE"))
_NOUNS = frozenset(("MEASURE", "SPREAD", "AXISNOUN", "AMOUNT"))  # behind "key": no scale, but what is key


class _End(Record, frozen=True):
    """A stated end: of which side, and of the band of which colour; None for the scale as a whole."""

    side: str  # "low" or "high"
    amount: Amount
    color: str | None


def read_scale_statements(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of a clause that tells an end of the scale, or the number of its bands."""
    if not clause.has("AMOUNT", "CARDINAL") or clause.is_data or _is_definition(clause, scene):
        return []
    main, _ = strip_brackets(clause.phrases)
    if any(map(is_scale, main)):
        from heatparse.claims.colors.scale_places import (
            of_own_scale,
            without_places,
        )  # loaded where a clause speaks of the scale

        clause, main = of_own_scale(clause, without_places(main), scene)
    elif clause.has("COLOUR"):
        from heatparse.claims.colors.scale_places import of_own_scale  # loaded where a color is told

        clause, main = of_own_scale(clause, main, scene)
    subject = _subject(clause, main, scene)
    judgement = None
    if subject is not None:
        judgement = _judge_ends(clause, scene, main[subject:], None)
    if subject is None and (used := used_scale(main)):
        judgement = _judge_ends(clause, scene, main[used:], None)
        if judgement is not None and judgement.truth and len(scene.grids) > 1:
            judgement = None  # whether they share it is another question
    if subject is None and judgement is None and (whole := _whole_scale(main)):
        plain = [p for p in clause.phrases if p.type != "HEDGE" or p.start > main[whole - 1].start]
        judgement = _judge_ends(clause.part(plain), scene, main[whole:], None)
    colors = _colors_of(main) if judgement is None else []
    if colors and all(key_of(p) == "its" for p in main[: colors[0][0]]):
        color = colors[0]
        named = key_of(main[color[1]]) in words("legends", "band") if color[1] < len(main) else False
        judgement = _judge_ends(clause, scene, main[color[1] + named :], color[2])
    if judgement is None and clause.has("CARDINAL") and not clause.has("AMOUNT", "REF"):
        from heatparse.claims.bands.band_counts import judge_band_count  # loaded where bands may be counted

        judgement = judge_band_count(clause, scene, main, subject is not None)
    if judgement is None and clause.says(words("scale_widths", "wide")):
        from heatparse.claims.colors.scale_widths import judge_width  # loaded where no end is told

        judgement = judge_width(clause, scene, main, subject)
    if clause.has("COLOUR") and (
        judgement.truth if judgement is not None else clause.has("BE", "OCCUR", "HEDGE")
    ):
        judgement = _with_colors(judgement, clause, scene)
    if judgement is None:
        return []
    if not words("scales", "imagined").isdisjoint(token[3] for token in scene.tokens(clause)):
        return []  # "a bar ending at 40 would show more"
    clause.read.add("scale")
    return [scene.claim(LegendClaim, clause, judgement)]


def _colors_of(phrases: list[Phrase]) -> list[tuple[int, int, str]]:
    """The colors that phrases name, each with where it begins and ends."""
    if not may_name_color(phrases):
        return []
    from heatparse.claims.colors.tints import color_runs  # loaded where a color may be told

    return color_runs(phrases)


def _with_colors(judgement: Judgement | None, clause: Clause, scene: Scene) -> Judgement | None:
    """Ends with their colours in brackets; or values of which all are said to have one colour."""
    from heatparse.claims.colors.ends import (
        contradicts,
        gives_colors,
        judge_ends,
    )  # loaded where colors are told

    if judgement is None:
        told = judge_ends(scene, clause) if gives_colors(clause.phrases) else UNDECIDED
        return None if told.truth is None else told
    several = len(_colors_of(clause.phrases)) >= _ENDS
    wrong = contradicts(clause, scene)
    if not several and not wrong:
        return judgement
    return judgement if wrong is False else judgement._replace(truth=False if wrong else None)


def _is_definition(clause: Clause, scene: Scene) -> bool:
    """Whether a clause stands where the legend is told for the first time, in front of the data or as a line of it."""
    if clause.block < survey_of(scene.document).opening:
        return True
    legends = [panel.legend for panel in scene.document.panels if panel.legend is not None]
    return any(
        legend.span is not None and legend.span.start <= clause.start < legend.span.end for legend in legends
    )


def _subject(clause: Clause, main: Sequence[Phrase], scene: Scene) -> int | None:
    """Index behind the words for the scale with which a clause begins; None where it speaks of something else."""
    if len(main) > 1 and key_of(main[0]) == "its" and is_scale(main[1]):
        behind = _subject(clause, main[1:], scene)
        return None if behind is None else behind + 1
    at = 0
    if main and isinstance(main[0], Superlative) and [key_of(p) for p in main[1:2]] == ["of"]:
        at = 2
    elif (
        len(main) > _LONG_END
        and _side(main[0])
        and key_of(main[1]) in words("legends", "ends")
        and key_of(main[2]) == "of"
    ):
        at = _LONG_END  # "the lower limit of the bar"
    if at < len(main) and is_scale(main[at]):
        behind = at + 1
        if key_of(main[at]) == "key" and any(p.type in _NOUNS for p in main[behind : behind + 1]):
            return None  # "key values: 0.2 to 0.8"
        while behind < len(main) and main[behind].type == "SPREAD":
            behind += 1
        return 0 if at else behind
    if not main or at:
        return None
    if any(is_scale(phrase) for phrase in clause.lead) and not any(isinstance(p, Ref) for p in clause.lead):
        return 0 if main[0].type in ("AMOUNT", "PREPOSITION") else None
    if isinstance(main[0], Superlative) and main[0].verb and clause.before is not None:
        return 0 if spoke_of_scale(clause, scene) else None  # "… and bottoms out at 0"
    pronoun = main[0].type == "PRONOUN" and key_of(main[0]) == "it"
    if key_of(main[0]) == "which" and clause.before is not None and is_scale(clause.before.phrases[-1]):
        return 1  # "the color bar, which ends at 2.5, …"
    return 1 if pronoun and spoke_of_scale(clause, scene) else None


def used_scale(main: Sequence[Phrase]) -> int:
    """ "The heatmap uses a color scale …", "both panels share one …": the index behind it; 0 where none is used."""
    at = next((i for i, phrase in enumerate(main) if is_scale(phrase)), 0)
    front = main[:at]
    figures = any(
        getattr(phrase.noun if isinstance(phrase, Scope) else phrase, "value", "") in _FIGURES
        for phrase in front[:1]
    )
    used = all(
        phrase.type in _USING or key_of(phrase) in words("legends", "using") | words("legends", "told_shared")
        for phrase in front[1:]
    )
    return at + 1 if figures and used and len(front) > 1 else 0


def _whole_scale(main: Sequence[Phrase]) -> int:
    """ "The complete color bar from 0 to 0.8 is used": the index behind the scale; 0 where a part may be meant."""
    for at, phrase in enumerate(main[1:-1], 1):
        ends = main[at + 1].type == "AMOUNT" or key_of(main[at + 1]) == "from"
        if is_scale(phrase) and ends and key_of(main[at - 1]) in words("names", "entire"):
            return at + 1
    return 0


def is_scale(phrase: Phrase) -> bool:
    """Whether a phrase is a word for the colour scale, and no name of an axis ("Key")."""
    return (
        isinstance(phrase, Word)
        and phrase.type != "AXISNOUN"
        and phrase.key.removesuffix("'s") in _scale_words()
    )


@cache
def _scale_words() -> frozenset[str]:
    return frozenset(words("legends", "scale") | words("legends", "bar"))


def speaks_of_bar(clause: Clause, scene: Scene) -> bool:
    """Whether a clause names the colour bar, or begins with what the clause in front was about: the bar."""
    if any(map(is_scale, [*clause.phrases, *clause.lead])):
        return True
    opens = clause.phrases[0].type if clause.phrases else ""
    return opens == "PRONOUN" and key_of(clause.phrases[0]) in ("it", "its") and spoke_of_scale(clause, scene)


def spoke_of_scale(clause: Clause, scene: Scene) -> bool:
    """Whether what was said before, in the same block or the one above, began with the scale."""
    if clause.before is not None:
        told = clause.before.phrases[:2]
        return any(map(is_scale, told if told and key_of(told[0]) == "its" else told[:1]))
    if clause.heads:
        return False  # "**Row 3:** It starts at 9": what the lead names
    above = scene.draft.blocks[clause.block - 1]
    keys = [token[3] for token in scene.draft.tokens_of(above)[:8]]
    keys = [key for key in keys if key != "key" or above.kind != "heading"]  # "Key Observations"
    return not words("legends", "scale").isdisjoint([*keys, *map(" ".join, pairwise(keys))])


# Ends


def _judge_ends(
    clause: Clause, scene: Scene, phrases: Sequence[Phrase], color: str | None
) -> Judgement | None:
    ends = _ends(phrases, color)
    if not ends:
        return None
    last = max(end.amount.start for end in ends)
    if any(phrase.type in GUARDS and phrase.start < last for phrase in clause.phrases):
        return UNDECIDED
    grids = [scene.grids[panel] for panel in scene.panels(clause)]
    judged = charitable([together([_judge_end(grid, end) for end in ends]) for grid in grids])
    told = _told_of_scale(clause, phrases)
    if judged.truth is not False and any(
        key_of(p) in words("legends", "inside") for p in phrases[len(told) :]
    ):
        return None  # "because it starts at 0, each value can be located on it": that is what is claimed
    tints = _tints(told, last)
    if judged.truth is False and not _is_of_colors(clause):
        return UNDECIDED  # "the scale" may be that of the values
    if judged.truth is False and tints:
        return UNDECIDED  # "from 0 to 0.5 in shades of blue": a part of it
    if judged.truth and not all(_is_known(tint, grid) for tint in tints for grid in grids):
        return UNDECIDED
    return judged


def _told_of_scale(clause: Clause, phrases: Sequence[Phrase]) -> Sequence[Phrase]:
    """ "Because the bar starts at 0, the pale cells are distinct": what is said of the scale ends with the comma."""
    first = clause.phrases[0]
    leads = key_of(first) in words("legends", "scale_openers")
    comma = next((at for at, phrase in enumerate(phrases) if phrase.type == "COMMA"), len(phrases))
    return phrases[:comma] if leads else phrases


def _is_of_colors(clause: Clause) -> bool:
    """Whether a clause speaks of a scale of colours, and not only of "the scale"."""
    told = [*clause.phrases, *clause.lead]
    if clause.before is not None and isinstance(clause.phrases[0], Superlative):
        told += clause.before.phrases[:1]  # "… and bottoms out at 0"
    return any(
        (is_scale(phrase) and key_of(phrase).removesuffix("'s") not in words("legends", "bare"))
        or phrase.type in ("COLOUR", "PRONOUN")
        for phrase in told
    )


def _tints(phrases: Sequence[Phrase], last: int) -> list[tuple[str, Amount | None]]:
    """The colours that are told beside the ends, "with yellow at 50", and not those of a side of the scale."""
    behind = [phrase for phrase in phrases if phrase.start > last]
    found = []
    for _, end, color in _colors_of(behind):
        following = [p for p in behind[end : end + 2] if p.type != "PREPOSITION"]
        if not (following and key_of(following[0]) == "side"):
            amount = following[0] if following else None
            found.append((color, amount if isinstance(amount, Amount) else None))
    return found


def _is_known(tint: tuple[str, Amount | None], grid: Grid) -> bool:
    """Whether the legend has a colour, at the number that is told with it."""
    legend, (color, amount) = grid.panel.legend, tint
    own = [band for band in (legend.bands if legend is not None else ()) if is_same_color(color, band.color)]
    if amount is None:
        return bool(own)
    stated = grid.measure(amount.quantity).low / (grid.legend_factor or 1.0)
    return any(
        (band.low is None or band.low <= stated) and (band.high is None or stated <= band.high)
        for band in own
    )


def _ends(phrases: Sequence[Phrase], color: str | None) -> list[_End]:
    """ "Begins at 0 and ends at 1", "runs from 0 to 1": the ends, up to where something else is said."""
    found: list[_End] = []
    side = ""
    at = 0
    while at < len(phrases):
        phrase = phrases[at]
        if isinstance(phrase, Amount):
            pair = _pair(phrases, at, color)
            if pair is not None and not (side and found):
                return [*found, *pair[0]]  # "extends from 0 to 1" is of both ends as well
            if not side or phrase.bound or phrase.quantity.value is None or _is_listed(phrases, at):
                break
            found.append(_End(side, phrase, color))
            side = ""
        elif (told := _side(phrase)) is not None:
            if side and side != told:
                break  # "is read from top to bottom"
            side = told
        elif (found and phrase.type == "COMMA") or (
            phrase.type not in _QUIET
            and not is_scale(phrase)
            and key_of(phrase) not in running()
            and not (side and (key_of(phrase) in words("legends", "ends") or _is_tint(phrase)))
        ):
            break
        at += 1
    return found


def _is_tint(phrase: Phrase) -> bool:
    """ "It starts with pale yellow at 0.5"."""
    return key_of(phrase) in words("colors", "hues") or key_of(phrase) in words("colors", "modifiers")


def _is_listed(phrases: Sequence[Phrase], at: int) -> bool:
    """ "Read from top to bottom: 6, 4, 2": the first number of a list."""
    types = [phrase.type for phrase in phrases[at - 1 : at + 3]]
    return types[:1] == ["COLON"] and types[2:3] in (["COMMA"], ["JOIN"]) and types[3:] == ["AMOUNT"]


@cache
def running() -> frozenset[str]:
    """The verbs between the scale and its ends: "runs", "covers"."""
    return words("assertions", "spanning") | words("legends", "defining") | words("legends", "stretching")


def _pair(phrases: Sequence[Phrase], at: int, color: str | None) -> tuple[list[_End], int] | None:
    """ "0 to 1", "0–1", "between 0 and 1"."""
    amount = phrases[at]
    assert isinstance(amount, Amount)
    quantity = amount.quantity
    if amount.bound:
        return None
    if quantity.value is None and quantity.low is not None and quantity.high is not None:
        low, high = (
            quantity.model_copy(update={"value": e, "low": None, "high": None}) for e in quantity.bounds
        )
        ends = [Amount(amount.start, amount.end, end) for end in (low, high)]
    elif at + 2 < len(phrases) and (
        key_of(phrases[at + 1]) in words("assertions", "to")
        or (at and key_of(phrases[at - 1]) == "between" and phrases[at + 1].type in ("AND", "JOIN"))
    ):
        second = phrases[at + 2]
        if not isinstance(second, Amount) or second.bound:
            return None
        ends = sorted((amount, second), key=lambda end: end.quantity.value or 0.0)
    else:
        return None
    return [_End("low", ends[0], color), _End("high", ends[1], color)], at + 1


def _side(phrase: Phrase) -> str | None:
    """The end that a word speaks of: "ends", "tops out at", "the upper end"."""
    if isinstance(phrase, Superlative):
        at_end = phrase.verb or phrase.key in words("legends", "upper_end") | words("legends", "lower_end")
        return {"high": "high", "low": "low"}.get(phrase.direction) if at_end else None
    key = key_of(phrase)
    if phrase.type == "COMPARATIVE":
        return {"upper": "high", "lower": "low"}.get(key)
    return (
        "high"
        if key in words("legends", "closing")
        else "low"
        if key in words("legends", "opening")
        else None
    )


def _judge_end(grid: Grid, end: _End) -> Judgement:
    legend, scale = grid.panel.legend, grid.legend
    if legend is None or scale is None:
        return UNDECIDED
    stated = grid.measure(end.amount.quantity)
    text = f"the color scale runs from {number(scale.low)} to {number(scale.high)}"
    edge: float | None
    spans: tuple[Span, ...]
    if end.color is not None:
        from heatparse.claims.colors.tints import band_of  # loaded where a color is told

        band = band_of(grid, end.color)
        if band is None:
            return UNDECIDED
        edge = band.low if end.side == "low" else band.high
        text = f"in the legend, {_told(band)}"
        spans = (band.span,)
    else:
        side = end.side
        if stated.low < 0 and scale.low < 0 <= scale.high:
            side = "low"  # "stops at -0.7 on the blue side"
        edge = scale.low if side == "low" else scale.high
        spans = (legend.span,) if legend.span is not None else ()
    if edge is None:
        return UNDECIDED
    return Judgement(_same(stated, edge, grid), text, spans, _RULE)


def _same(stated: Measure, edge: float, grid: Grid) -> Truth:
    legend = grid.panel.legend
    slack = grid.legend.slack if grid.legend is not None else 0.0
    truth = equal(stated, Measure(edge, edge, stated.resolution if slack else 0.0, slack))
    approximate = stated.slack or slack or (legend is not None and legend.approximate)
    if truth is False and approximate and abs(stated.low - edge) <= _FAR * grid.scale:
        return None
    return truth


def _told(band: Band) -> str:
    if band.low is None or band.high is None:
        return f"{band.color} is {'up to' if band.low is None else 'from'} {number(band.high or band.low or 0.0)}"
    return f"{band.color} is {number(band.low)} to {number(band.high)}"

"""Cells with their colours: "the tile for A on P is white, the one for B on Q green", "the maximum is red"."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import takewhile

from heatparse.claims.colors.tints import color_runs, is_shown_in, tells_marks
from heatparse.claims.judgement import Judgement, is_its_own_evidence
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.metrics import is_measured
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Superlative, key_of, placed
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.cells import pair_up
from heatparse.claims.scene import Scene
from heatparse.claims.wording import quoted
from heatparse.grid import Grid, Value
from heatparse.measures import Truth, equal, every, extreme
from heatparse.models.claims import BaseClaim, LegendClaim
from heatparse.phrases import words

_PAIR = 2  # a row and a column
_SURELY = 0.85  # of the way from the values that have the other shades
_QUIET = frozenset((
    "PREPOSITION", "BE", "HAVE", "OCCUR", "DIMENSION", "AND", "COMMA", "JOIN", "CARDINAL", "VERSUS", "COLON",
    "OPEN", "CLOSE", "MEASURE", "ARROW", "EXAMPLE", "PRONOUN", "BY", "PREDICTED", "TRUE", "TESTED", "TRAINED",
    "AXISNOUN",
))  # fmt: skip
_SAID = ("REF", "SUPERLATIVE", "AMOUNT")


def read_color_lists(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """A claim for each cell whose colour a clause tells, where the legend or the text knows it."""
    if (
        clause.is_data
        or not clause.says(words("colors", "hues"))
        or not clause.has(*_SAID)
        or _is_guarded(clause)
    ):
        return []
    panels = scene.panels(clause)
    phrases = [placed(phrase) for phrase in clause.phrases]
    runs = color_runs(phrases)
    if len(panels) != 1 or not runs:
        return []
    grid = scene.grids[panels[0]]
    found: list[tuple[Value, str]] = []
    behind = 0
    for first, last, color in runs:
        told = phrases[behind:first]
        if len(runs) == 1 and all(map(_is_quiet, told)):
            several = _cells(phrases[last:], scene, grid)
            if several:  # "the red cells are (A, P) and (B, Q)"
                return _together(clause, scene, grid, several, color)
            told = [*told, *_statement(phrases[last:])]
            last = len(phrases)  # "the red cell at (A, P)"
        elif len(runs) == 1 and _is_line(told) and _is_place(phrases[last:]):
            told = [*told, *phrases[last:]]  # "the row of A is red at P"
            last = len(phrases)
        value = _cell(told, scene, grid)
        if value is None and len(runs) == 1:
            return _with_other_number(told, clause, scene, grid, color)
        if value is None:
            return []
        found.append((value, color))
        behind = last
    if not _ends(phrases[behind:]):
        return []
    return [claim for value, color in found for claim in color_claims(clause, scene, grid, value, color)]


def _is_line(phrases: Sequence[Phrase]) -> bool:
    """ "The row of A is": one name, and what adds nothing to it."""
    refs = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    return len(refs) == 1 and all(isinstance(phrase, Ref) or _is_quiet(phrase) for phrase in phrases)


def _is_place(phrases: Sequence[Phrase]) -> bool:
    """ "… at P", and no more."""
    return len(phrases) == _PAIR and phrases[0].type == "PREPOSITION" and isinstance(phrases[1], Ref)


def _cells(phrases: Sequence[Phrase], scene: Scene, grid: Grid) -> list[Value]:
    """Several cells that are named one by one, and nothing else."""
    refs = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    plain = all(isinstance(phrase, Ref) or _is_quiet(phrase) for phrase in phrases)
    single = all(len(name.labels) == 1 for ref in refs for name in ref.names)
    if not plain or not single or len(refs) < _PAIR + _PAIR or any(len(ref.names) != 1 for ref in refs):
        return []
    pairs = [
        pair for at in range(0, len(refs) - 1, _PAIR) for pair in pair_up(refs[at : at + _PAIR], scene, grid)
    ]
    values = [grid.at(*pair) for pair in pairs]
    known = [value for value in values if value is not None]
    return known if len(known) == len(values) == len(refs) // _PAIR else []


def _together(
    clause: Clause, scene: Scene, grid: Grid, values: Sequence[Value], color: str
) -> list[BaseClaim]:
    """The claim that several cells have one colour."""
    truths = [_shown(value, scene, grid, color) for value in values]
    truth = every(truths)
    if truth is None:
        return []
    value = values[truths.index(truth)]
    judgement = _judgement(grid, value, color, truth)
    return [scene.claim(LegendClaim, clause, judgement, color=color)]


def _shown(value: Value, scene: Scene, grid: Grid, color: str) -> Truth:
    """Whether a cell is shown in a colour: by the legend, or by what dark shades stand for."""
    truth = is_shown_in(value, grid, color)
    if truth is not None or value.cell.color is not None or not scene.darkness or scene.has_two_arms:
        return truth
    if grid.panel.legend is not None and grid.panel.legend.bands:
        return None
    shades = set(color.casefold().split())
    dark, light = (not words("colors", name).isdisjoint(shades) for name in ("deep", "faint"))
    low, high = min(v.low for v in grid.values), max(v.high for v in grid.values)
    if dark is light or low == high or not grid.is_complete:
        return None
    way = ((value.low + value.high) / 2 - low) / (high - low)
    far = way if (scene.darkness == "high") is dark else 1 - way
    return True if far >= _SURELY else False if far <= 1 - _SURELY else None


def _judgement(grid: Grid, value: Value, color: str, truth: bool) -> Judgement:
    text = f"{grid.tell(value)}; by the legend that is {'' if truth else 'not '}{color}"
    return Judgement(truth, text, (value.span,), None if truth else "color-mismatch")


def color_claims(clause: Clause, scene: Scene, grid: Grid, value: Value, color: str) -> list[BaseClaim]:
    """The claim that a cell has a color, where the legend or the text knows it."""
    truth = _shown(value, scene, grid, color)
    if truth is None:
        return []
    judgement = _judgement(grid, value, color, truth)
    if is_its_own_evidence(clause, judgement):
        return []
    return [scene.claim(LegendClaim, clause, judgement, color=color)]


def _is_guarded(clause: Clause) -> bool:
    """Whether a word may change the truth; "appears red" and a shade of a color change nothing.

    What is drawn in a cell or around it has a color of its own: "the red box around A on P".
    """
    if tells_marks(clause.phrases):
        return True
    return any(phrase.type in GUARDS and key_of(phrase) not in _harmless() for phrase in clause.phrases)


@cache
def _harmless() -> frozenset[str]:
    return words("colors", "told") | words("colors", "modifiers")


def _ends(phrases: Sequence[Phrase]) -> bool:
    """Whether nothing more is said of the last cell: ", the color of low values", "(matches legend)"."""
    rest = takewhile(lambda phrase: phrase.type != "COMMA", _statement(phrases))
    return all(_is_quiet(phrase) or isinstance(phrase, Amount) for phrase in rest)


def _statement(phrases: Sequence[Phrase]) -> list[Phrase]:
    """The phrases without a last bracket: "(matches legend)"."""
    opening = max((at for at, phrase in enumerate(phrases) if phrase.type == "OPEN"), default=len(phrases))
    closing = phrases[opening:]
    remark = bool(closing) and closing[-1].type == "CLOSE" and any(map(_is_of_legend, closing))
    return list(phrases[:opening] if remark else phrases)


def _is_of_legend(phrase: Phrase) -> bool:
    key = key_of(phrase)
    return key in words("legends", "matching") or key in words("legends", "scale")


def _cell(phrases: Sequence[Phrase], scene: Scene, grid: Grid) -> Value | None:
    """The one cell that some phrases name, by its labels or as the highest, with the number that they tell."""
    refs = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    tops = [phrase for phrase in phrases if isinstance(phrase, Superlative)]
    amounts = [phrase for phrase in phrases if isinstance(phrase, Amount)]
    others = [phrase for phrase in phrases if not isinstance(phrase, Ref | Superlative | Amount)]
    quiet = all(_is_quiet(phrase) or is_measured(scene, key_of(phrase)) for phrase in others)
    if len(tops) > 1 or len(amounts) > 1 or not quiet:
        return None
    value: Value | None = None
    if len(refs) == _PAIR:
        pairs = pair_up(refs, scene, grid)
        value = grid.at(*pairs[0]) if len(pairs) == 1 else None
    elif tops and not refs:
        value = _extreme(tops[0], grid)
    if value is None or not all(equal(value, grid.measure(amount.quantity)) for amount in amounts):
        return None
    return value


def _with_other_number(
    told: Sequence[Phrase], clause: Clause, scene: Scene, grid: Grid, color: str
) -> list[BaseClaim]:
    """ "A red cell (0.5) lies at A on P", where the number in the bracket is not that of the cell."""
    at = next((i for i, phrase in enumerate(told) if isinstance(phrase, Amount)), 0)
    cell = told[at - 2] if at > 1 else None
    bracketed = [phrase.type for phrase in told[at - 2 : at + 2]] == ["DIMENSION", "OPEN", "AMOUNT", "CLOSE"]
    amount = told[at] if told else None
    if cell is None or not bracketed or not isinstance(amount, Amount) or amount.bound:
        return []
    value = _cell([*told[: at - 1], *told[at + 2 :]], scene, grid)
    if value is None or equal(value, grid.measure(amount.quantity)) is not False:
        return []
    text = f"the text says {quoted(amount.quantity.text)}, but {grid.tell(value)}"
    judgement = Judgement(False, text, (value.span,), "cell-value-mismatch", right=value.text)
    return [scene.claim(LegendClaim, clause, judgement, amount, color=color)]


def _extreme(top: Superlative, grid: Grid) -> Value | None:
    """The one highest or lowest value of a panel."""
    if (
        top.direction not in ("high", "low")
        or top.rank != 1
        or top.verb
        or grid.areas
        or not grid.is_complete
    ):
        return None
    if any(noun.key not in words("assertions", "values") for noun in top.nouns):
        return None
    best, rivals = extreme(grid.values, "high" if top.direction == "high" else "low")
    return best[0] if len(best) == 1 and not rivals else None


def _is_quiet(phrase: Phrase) -> bool:
    key = key_of(phrase)
    return phrase.type in _QUIET or any(
        key in words(*name)
        for name in (
            ("names", "things"),
            ("colors", "wearing"),
            ("legends", "band"),
            ("trends", "falling"),
            ("colors", "told"),
            ("assertions", "harmless"),
        )
    )

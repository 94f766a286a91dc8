"""Cells with their colours: "the tile for A on P is white, the one for B on Q green", "the maximum is red"."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import takewhile

from heatparse.claims.cells import pair_up
from heatparse.claims.guards import GUARDS
from heatparse.claims.judgement import Judgement, is_its_own_evidence
from heatparse.claims.phrases import Amount, Phrase, Ref, Superlative, key_of, placed
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.tints import color_runs, is_shown_in
from heatparse.grid import Grid, Value
from heatparse.measures import equal, extreme
from heatparse.models.claims import BaseClaim, LegendClaim
from heatparse.phrases import words

_PAIR = 2  # a row and a column
_QUIET = frozenset((
    "PREPOSITION", "BE", "HAVE", "OCCUR", "DIMENSION", "AND", "COMMA", "JOIN", "CARDINAL", "VERSUS", "COLON",
    "OPEN", "CLOSE", "MEASURE", "ARROW", "EXAMPLE", "BY", "PREDICTED", "TRUE", "TESTED", "TRAINED", "AXISNOUN",
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
            told = [*told, *_statement(phrases[last:])]
            last = len(phrases)  # "the red cell at (A, P)"
        value = _cell(told, scene, grid)
        if value is None:
            return []
        found.append((value, color))
        behind = last
    if not _ends(phrases[behind:]):
        return []
    return [claim for value, color in found for claim in _claims(clause, scene, grid, value, color)]


def _claims(clause: Clause, scene: Scene, grid: Grid, value: Value, color: str) -> list[BaseClaim]:
    truth = is_shown_in(value, grid, color)
    text = f"{grid.tell(value)}; by the legend that is {'' if truth else 'not '}{color}"
    judgement = Judgement(truth, text, (value.span,), None if truth else "color-mismatch")
    if truth is None or is_its_own_evidence(clause, judgement):
        return []
    return [scene.claim(LegendClaim, clause, judgement, color=color)]


def _is_guarded(clause: Clause) -> bool:
    """Whether a word may change the truth; "appears red" and a shade of a color change nothing.

    What is drawn in a cell or around it has a color of its own: "the red box around A on P".
    """
    if clause.says(words("colors", "marks")):
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
    if len(tops) > 1 or len(amounts) > 1 or not all(map(_is_quiet, others)):
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

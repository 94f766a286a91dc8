"""Worn colors: the color that cells are said to have, each with its value: "A and B (-0.3) appear in light red"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.colors.tints import find_color, is_shown_in, tells_marks
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.cells import pair_up
from heatparse.claims.scene import Scene
from heatparse.claims.wording import shown
from heatparse.grid import Grid, Value
from heatparse.measures import equal
from heatparse.models.claims import BaseClaim, LegendClaim
from heatparse.phrases import words
from heatparse.tokens import fold

_SHOWN = 3  # cells that an explanation names
_PAIR = 2  # labels
_VERBS = frozenset(("BE", "OCCUR", "HAVE"))
_JOINTS = frozenset(("JOIN", "AND", "COMMA"))
_LINKS = frozenset(("PREPOSITION", "VERSUS", "ARROW"))
_BRACKETED = ["OPEN", "AMOUNT", "CLOSE"]
_ENDS = frozenset(("COMMA", "OPEN", "COLON"))


def read_worn_colors(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that the cells that a clause names have a color."""
    panels = scene.panels(clause)
    if "legend" in clause.read or clause.is_data or len(panels) != 1 or tells_marks(clause.phrases):
        return []
    phrases = clause.phrases
    verb = next((at for at, phrase in enumerate(phrases) if phrase.type in _VERBS), 0)
    end = next((at for at in range(verb, len(phrases)) if phrases[at].type in _ENDS), len(phrases))
    said = phrases[verb + 1 : end]
    found = find_color(said)
    if not verb or found is None or found[1] < len(said) or not all(map(_is_quiet, said[: found[0]])):
        return []
    grid = scene.grids[panels[0]]
    told = phrases[end + 1] if [p.type for p in phrases[end:]] == _BRACKETED else None
    cells = _cells(phrases[:verb], told, scene, grid)
    if not cells or grid.areas:
        return []
    judged = _judge(cells, grid, found[2])
    return [scene.claim(LegendClaim, clause, judged, color=found[2])]


def _is_quiet(phrase: Phrase) -> bool:
    """Whether a word between the verb and the color only leads over to it: "stand out in", "are shown as"."""
    key = key_of(phrase)
    return phrase.type == "PREPOSITION" or key in words("colors", "told") or key in words("colors", "nouns")


def _cells(naming: Sequence[Phrase], told: Phrase | None, scene: Scene, grid: Grid) -> list[Value]:
    """The values of the cells that phrases name; none where a phrase is left over, or a value is not the one told."""
    found: list[Value] = []
    at = 0
    while at < len(naming):
        if naming[at].type in _JOINTS and found:
            at += 1
            continue
        named = _cell_at(naming, at, told, scene, grid)
        if named is None:
            return []
        value, at = named
        found.append(value)
    return found


def _cell_at(
    naming: Sequence[Phrase], at: int, told: Phrase | None, scene: Scene, grid: Grid
) -> tuple[Value, int] | None:
    """The cell that is named from an index on, and the index behind it."""
    start = at
    while at < len(naming) and naming[at].type in ("DIMENSION", "MEASURE", "PREPOSITION"):
        at += 1
    first = naming[at] if at < len(naming) else None
    if not isinstance(first, Ref) or first.is_panel or first.either:
        return None
    refs, end = [first], at + 1
    second = naming[end + 1] if end + 1 < len(naming) else None
    if isinstance(second, Ref) and naming[end].type in _LINKS:
        refs, end = [first, second], end + 2
    amount = naming[end + 1] if [p.type for p in naming[end : end + 3]] == _BRACKETED else None
    end += len(_BRACKETED) if amount is not None else 0
    paired = len(refs) == _PAIR or at > start or amount is not None or told is not None
    value = _value_of(refs, scene, grid) if paired else None
    amount = amount or told
    if value is None or (isinstance(amount, Amount) and not equal(value, grid.measure(amount.quantity))):
        return None
    return value, end


def _value_of(refs: Sequence[Ref], scene: Scene, grid: Grid) -> Value | None:
    if len(refs) == 1 and not grid.is_mirrored:
        return None  # the rows, or the columns, of both
    pairs = pair_up(refs, scene, grid)
    if len(pairs) != 1:
        return None
    row, column = map(fold, pairs[0])
    return next((v for v in grid.values if (v.row, v.column) == (row, column)), None)


def _judge(cells: Sequence[Value], grid: Grid, color: str) -> Judgement:
    truths = [(value, is_shown_in(value, grid, color)) for value in cells]
    astray = [value for value, truth in truths if truth is False]
    if astray:
        spans = tuple(value.span for value in astray)
        text = f"{shown(grid, astray, _SHOWN)} {'is' if len(astray) == 1 else 'are'} not {color}"
        slack = any(value.slack for value in astray)
        return UNDECIDED if slack else Judgement(False, text, spans, "color-mismatch")
    if not all(truth for _, truth in truths):
        return UNDECIDED
    return Judgement(True, f"{shown(grid, list(cells), _SHOWN)}", tuple(value.span for value in cells))

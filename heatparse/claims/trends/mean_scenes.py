"""Statements about the means of lines: "row averages shrink with each step down", "3e-4 alone posts a mean above 78".

They are those of a grid with one value for each row (column), its mean, and in the plain words of one: "values
shrink with each step down", "3e-4 alone posts a value above 78". Medians and sums are taken alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import lru_cache

from heatparse.claims.aggregates.functions import FUNCTIONS, Function
from heatparse.claims.language.metrics import is_measured
from heatparse.claims.language.motions import is_in, motion_of
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.claims.trends.courses.shapes import shapes
from heatparse.grid import Grid
from heatparse.grids import Grids
from heatparse.models import Axis, Cell, Document, Panel, Quantity
from heatparse.models.claims import AggregateClaim, BaseClaim
from heatparse.phrases import words
from heatparse.records import NamedTuple, replace

_LINES = ("row", "column")
_FEWEST = 2  # lines that can be compared, and values of each
_VALUES = frozenset(("threshold", "range", "cell-value"))  # what is told of a mean is an aggregate then
_LINKS = frozenset(("AMOUNT", "HEDGE", "PREPOSITION", "COMPARATIVE", "SUPERLATIVE", "SCOPE"))
_SUBJECTS = frozenset(("REF", "SCOPE", "AXISNOUN", "PRONOUN"))
_AGAINST = ("THAN", "COMPARATIVE", "BY", "FACTOR", "VERSUS", "ARROW")  # the one is set against the other
Read = Callable[[Clause, Scene], list[BaseClaim]]


class _Told(NamedTuple):
    """A statement about means: of what, and in the words of one about values."""

    function: Function
    side: str  # of the lines: row, column
    across: tuple[str, ...]  # folded labels of the other axis that are taken together; empty: all
    clause: Clause


def read_means(clause: Clause, scene: Scene, read: Read) -> list[BaseClaim]:
    """What is decided of the means of lines; nothing where the clause does not speak of them alone."""
    told = _told(clause, scene)
    if told is None:
        return []
    found = [claim for claim in read(told.clause, _scene_of(scene, told)) if claim.verdict != "undecidable"]
    if _has_each_its_own(told.clause):
        found = [claim for claim in found if (claim.kind, claim.verdict) != ("difference", "refuted")]  # type: ignore[attr-defined]
    return [_as_aggregate(claim, told, clause, scene) for claim in found]


def _has_each_its_own(clause: Clause) -> bool:
    """ "A loses 32 minutes, B 29": so much each of them, and not the one against the other."""
    amounts = [phrase for phrase in clause.phrases if isinstance(phrase, Amount) and not phrase.bound]
    return len(amounts) > 1 and len(amounts) == len(clause.refs()) and not clause.has(*_AGAINST)


def _as_aggregate(claim: BaseClaim, told: _Told, clause: Clause, scene: Scene) -> BaseClaim:
    """A claim of the means, as one of the clause."""
    if claim.kind not in _VALUES:  # type: ignore[attr-defined]
        return claim
    return AggregateClaim(
        text=claim.text, span=claim.span, verdict=claim.verdict, explanation=claim.explanation,
        related=claim.related, rule=None, function=told.function,
    )  # fmt: skip


# What is told


def _told(clause: Clause, scene: Scene) -> _Told | None:
    panels = scene.panels(clause)
    if any(not ref.is_panel for ref in clause.heads):
        return None
    if clause.is_data or len(panels) != 1 or clause.has("PART", "FACTOR", "TIMES", "CONDITION"):
        return None
    grid = scene.grids[panels[0]]
    if grid.is_square or grid.areas or not _is_whole(grid):
        return None
    functions = {str(word.value) for word in _aggregates(clause)}
    if len(functions) != 1 or not functions <= FUNCTIONS.keys():
        return None
    opened = None if _sums_counts(clause) else _opened(list(clause.phrases), grid, scene)
    if opened is None:
        return None
    phrases, across, side = opened
    refs = [ref for ref in clause.refs() if ref.start >= phrases[0].start]
    sides = {side, *(_side_of(ref, scene, grid) for ref in refs)} - {""}
    if len(sides) == 1 and not sides.isdisjoint(_LINES):
        phrases = _without_averaged(phrases, next(iter(sides)))
    sides |= _named_sides(phrases)
    if any(isinstance(p, Amount) and p.bound in ("above", "below") and p.label is not None for p in phrases):
        return None  # "the mean of 16 is below 128", where 128 is a size as well
    if any(p.type == "UNKNOWN" and not _is_known(p, scene) for p in phrases):
        return None  # "the mean rank of A"
    if len(sides) != 1 or len(grid.rows if sides == {"row"} else grid.columns) < _FEWEST:
        return None
    kept = [word for word in clause.words if word.type != "AGGREGATE"]
    part = replace(clause, words=kept, heads=(), read=set())
    part.phrases = _plain(phrases)
    return _Told(functions.pop(), sides.pop(), across, part) if part.phrases else None  # type: ignore[arg-type]


def _sums_counts(clause: Clause) -> bool:
    """ "A and B have three negative values in total": it is those three that are taken together."""
    told = clause.of("AGGREGATE")
    adverbs = all(key_of(word) in words("assertions", "summing_up") for word in told)
    return bool(told) and adverbs and clause.has("CARDINAL") and clause.has("SIGN", "AMOUNT")


def _without_averaged(phrases: list[Phrase], side: str) -> list[Phrase]:
    """ "On average, clays are harder at 20 than at 10": values are, where the clays are what is averaged."""
    at = next((i for i, p in enumerate(phrases) if isinstance(p, Word) and p.type == "AXISNOUN"), None)
    front = [p.type for p in phrases[:at]]
    noun = phrases[at] if at is not None else None
    if noun is None or any(p.type == "AXISNOUN" for p in phrases[(at or 0) + 1 :]):
        return phrases
    across = {"x": "column", "y": "row"}.get(noun.value.axis or "", "")  # type: ignore[union-attr]
    if across in ("", side) or any(kind not in ("AGGREGATE", "COMMA", "JOIN") for kind in front):
        return phrases
    return [*phrases[:at], Word("MEASURE", None, "values", noun.start, noun.end), *phrases[(at or 0) + 1 :]]


def takes_some(clause: Clause, scene: Scene) -> bool:
    """ "Averaged over the three largest sizes, A is ahead": of a part of the values, whatever is said behind it."""
    first = clause.phrases[0] if clause.phrases else None
    if first is None or first.type != "AGGREGATE" or key_of(first) not in words("names", "taken_over"):
        return False
    panels = scene.panels(clause)
    opened = _opened(list(clause.phrases), scene.grids[panels[0]], scene) if panels else None
    return key_at(clause.phrases, 1) in words("names", "taking_over") and (opened is None or bool(opened[1]))


def _is_known(phrase: Phrase, scene: Scene) -> bool:
    """Whether a word changes nothing, tells a motion, or names what is measured."""
    plain = (
        motion_of(phrase) or is_in(phrase, "manner") or is_in(phrase, "keeping") or key_of(phrase) in shapes()
    )
    return bool(plain) or key_of(phrase) == "still" or is_measured(scene, key_of(phrase))


def _is_whole(grid: Grid) -> bool:
    return len(grid.cells) == len(grid.rows) * len(grid.columns) and all(
        value.low == value.high and not value.slack for value in grid.values
    )


def _aggregates(clause: Clause) -> list[Word]:
    told = [p for p in clause.phrases if isinstance(p, Word) and p.type == "AGGREGATE"]
    return [
        *told,
        *(n for p in clause.phrases if isinstance(p, Superlative) for n in p.nouns if n.type == "AGGREGATE"),
    ]


def _side_of(ref: Ref, scene: Scene, grid: Grid) -> str:
    """The axis on which a place lies; "both" where that is open."""
    if ref.is_panel:
        return ""
    if not ref.names:
        return ref.noun if ref.noun in _LINES else "both"
    axes = {line.axis for line in scene.lines(ref, grid)}
    return axes.pop() if len(axes) == 1 else "both"


def _named_sides(phrases: Sequence[Phrase]) -> set[str]:
    """ "Row averages", "no batch size does better on average": the lines that are named by their kind."""
    found: set[str] = set()
    for phrase in phrases:
        noun = phrase.noun if isinstance(phrase, Scope) else phrase
        nouns = phrase.nouns if isinstance(phrase, Superlative) else [noun]
        for word in nouns:
            if isinstance(word, Word) and word.type == "DIMENSION" and word.value in _LINES:
                found.add(str(word.value))
            elif isinstance(word, Word) and word.type == "AXISNOUN":
                found.add({"x": "column", "y": "row"}.get(word.value.axis or "", "both"))
    return found


def _opened(
    phrases: list[Phrase], grid: Grid, scene: Scene
) -> tuple[list[Phrase], tuple[str, ...], str] | None:
    """ "Averaged over the sizes, …": the phrases behind it, what is taken together, and the side that is left."""
    first = phrases[0]
    if first.type != "AGGREGATE" or key_of(first) not in words("names", "taken_over"):
        return phrases, (), ""
    end = next((at for at, phrase in enumerate(phrases) if phrase.type in ("COMMA", "JOIN")), 0)
    front = phrases[2:end]
    if end < 3 or phrases[1].type != "PREPOSITION" or end + 1 >= len(phrases):
        return None
    axis = _axis_of(front, grid)
    if axis is not None:
        return phrases[end + 1 :], (), "row" if axis == "column" else "column"
    sized = _sized(front, grid)
    if sized is not None:
        return phrases[end + 1 :], sized[1], "row" if sized[0] == "column" else "column"
    refs = [phrase for phrase in front if isinstance(phrase, Ref)]
    lines = [line for ref in refs for line in scene.lines(ref, grid)]
    axes = {line.axis for line in lines}
    if (
        len(axes) != 1
        or any(p.type not in ("REF", "AND", "JOIN", "COMMA") for p in front)
        or len(lines) != len(refs)
    ):
        return None
    across = tuple(dict.fromkeys(label for line in lines for label in line.labels))
    return phrases[end + 1 :], across, "row" if axes == {"column"} else "column"


def _sized(front: Sequence[Phrase], grid: Grid) -> tuple[str, tuple[str, ...]] | None:
    """ "The three largest batch sizes": so many from one end of an axis of numbers."""
    top = front[0] if len(front) == 1 else None
    if not isinstance(top, Superlative) or top.count is None or len(top.nouns) != 1:
        return None
    noun = top.nouns[0]
    axis = {"x": "column", "y": "row"}.get(noun.value.axis or "") if noun.type == "AXISNOUN" else None
    order = order_of(axis, grid) if axis is not None else []
    if axis is None or not 1 < top.count < len(order):
        return None
    if top.key in words("trends", "sizes_up"):
        return axis, tuple(map(grid.name, order[-top.count :]))
    return (
        (axis, tuple(map(grid.name, order[: top.count])))
        if top.key in words("trends", "sizes_down")
        else None
    )


def _axis_of(front: Sequence[Phrase], grid: Grid) -> str | None:
    """ "The sizes", "all six sizes": all of one axis."""
    found: set[str] = set()
    for phrase in front:
        noun = phrase.noun if isinstance(phrase, Scope) and phrase.quantifier in ("all", "both") else phrase
        if isinstance(noun, Word) and noun.type == "AXISNOUN":
            found.add({"x": "column", "y": "row"}.get(noun.value.axis or "", "both"))
        elif isinstance(noun, Word) and noun.type == "DIMENSION" and noun.value in _LINES:
            found.add(str(noun.value))
        elif not (isinstance(phrase, Word) and phrase.type == "CARDINAL"):
            return None
    axis = found.pop() if len(found) == 1 else ""
    counts = [p.value for p in front if isinstance(p, Word) and p.type == "CARDINAL"]
    counts += [p.count for p in front if isinstance(p, Scope)]
    size = len(grid.rows if axis == "row" else grid.columns)
    whole = all(count is None or int(str(count)) == size for count in counts)
    return axis if axis in _LINES and whole else None


# The same in the words of values


def _plain(phrases: Sequence[Phrase]) -> list[Phrase]:
    """The phrases without the words for a mean: "the row means" as "the values", "on average" left out."""
    found: list[Phrase] = []
    for at, phrase in enumerate(phrases):
        behind = phrases[at + 1] if at + 1 < len(phrases) else None
        if isinstance(phrase, Superlative) and any(noun.type == "AGGREGATE" for noun in phrase.nouns):
            top = copy(phrase)
            top.nouns = [noun for noun in phrase.nouns if noun.type not in ("AGGREGATE", "DIMENSION")]
            found.append(top)
        elif isinstance(phrase, Word) and phrase.type == "AGGREGATE":
            found += _in_place_of(phrase, found, behind)
        elif not (phrase.type == "DIMENSION" and behind is not None and behind.type == "AGGREGATE"):
            found.append(phrase)
    return found


def _in_place_of(word: Word, front: Sequence[Phrase], behind: Phrase | None) -> list[Phrase]:
    """What stands for a mean: a noun for values, "is" for the verb, nothing for "on average"."""
    if key_of(word) in words("names", "adverbial_means"):
        return []
    before = front[-1] if front else None
    verb = key_of(word) in words("names", "averaging") and behind is not None and behind.type in _LINKS
    if verb and before is not None and before.type in _SUBJECTS:
        return [made_word("BE", "is", word.start)]
    plural = key_of(word).endswith("s")
    return [Word("MEASURE", None, "values" if plural else "value", word.start, word.end)]


# The grid of means


class _MeanGrids(Grids):
    """The grids of a document with one value for each line, taken of all its values."""

    def __init__(self, document: Document, base: Grids, told: _Told) -> None:
        super().__init__(document)
        self._base, self._told = base, told

    def panel(self, index: int) -> Panel:
        return _mean_panel(self._base[index], self._told)


def _mean_panel(grid: Grid, told: _Told) -> Panel:
    panel, single = grid.panel, Axis(categories=(told.function,))
    cells: list[Cell] = []
    for key in grid.rows if told.side == "row" else grid.columns:
        values = [v for v in grid.values if key in (v.row if told.side == "row" else v.column,)]
        if told.across:
            values = [
                v for v in values if grid.name(v.column if told.side == "row" else v.row) in told.across
            ]
        if len(values) < _FEWEST:
            continue
        number = FUNCTIONS[told.function]([value.low for value in values])
        resolution = max(value.resolution for value in values)
        quantity = Quantity(text=f"{number:.6g}", value=number, resolution=resolution)
        label = grid.name(key)
        row, column = (label, single.categories[0]) if told.side == "row" else (single.categories[0], label)
        cells.append(Cell(row=row, column=column, value=quantity, span=values[0].span))
    axes = {"x_axis": single} if told.side == "row" else {"y_axis": single}
    return panel.model_copy(update={**axes, "cells": tuple(cells), "regions": ()})


@lru_cache(maxsize=8)
def _derived(scene: Scene, function: Function, side: str, across: tuple[str, ...]) -> Scene:
    told = _Told(function, side, across, None)  # type: ignore[arg-type]
    return scene.over(_MeanGrids(scene.document, scene.grids, told))


def _scene_of(scene: Scene, told: _Told) -> Scene:
    return _derived(scene, told.function, told.side, told.across)

"""Sums that nobody calls so: "325 images are of class A", "311 are misclassified", in a grid of counts.

They only bear a statement out: a number of things that is no sum may count something else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.aggregates.functions import compare
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.slices import Slice, readings
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.grid import Part as PartName
from heatparse.phrases import words

_SMALL = 10  # smaller numbers may be the sum of something by chance
_JOINTS = frozenset(("COMMA", "AND", "CONTRAST", "JOIN"))
# With one of these a number is something else than a sum.
_OTHERWISE = frozenset(
    ("SUPERLATIVE", "TIMES", "FACTOR", "COMPARATIVE", "AGGREGATE", "BY", "SPREAD", "TREND")
)
_MORE = 2  # values at least: of one alone it is the value


def counted_sums(clause: Clause, scene: Scene) -> Iterator[tuple[Amount, Judgement]]:
    """The numbers of a clause that are the sum of what it names, with the proof."""
    if not any(isinstance(phrase, Amount) and _may_be_sum(phrase) for phrase in clause.phrases):
        return
    grids = [scene.grids[panel] for panel in scene.panels(clause)]
    if len(grids) != 1 or not _holds_counts(grids[0]):
        return
    for part in _segments(clause.phrases):
        amounts = [phrase for phrase in part if isinstance(phrase, Amount) and _may_be_sum(phrase)]
        others = {phrase.type for phrase in part} & _OTHERWISE
        if len(amounts) != 1 or (others - {"TIMES"} if _is_often(part) else others):
            continue
        proof = _proof(amounts[0], part, clause, grids[0], scene)
        if proof is not None:
            yield amounts[0], proof


def _holds_counts(grid: Grid) -> bool:
    """Whether all values are whole numbers."""
    values = grid.select((), (), "all")
    return len(values) > _MORE and all(value.resolution == 1.0 and not value.slack for value in values)


def _may_be_sum(amount: Amount) -> bool:
    quantity = amount.quantity
    plain = quantity.resolution == 1.0 and not quantity.approximate and not amount.bound
    return plain and quantity.value is not None and quantity.value >= _SMALL and quantity.unit != "%"


def _is_often(part: Sequence[Phrase]) -> bool:
    """ "380 times": not so many times as much."""
    at = next((i for i, phrase in enumerate(part) if phrase.type == "TIMES"), None)
    behind = part[at + 1] if at is not None and at + 1 < len(part) else None
    return at is not None and (behind is None or behind.type in ("PREPOSITION", "COMMA", "SCOPE"))


def _segments(phrases: Sequence[Phrase]) -> list[list[Phrase]]:
    found: list[list[Phrase]] = [[]]
    for phrase in phrases:
        if phrase.type in _JOINTS:
            found.append([])
        else:
            found[-1].append(phrase)
    return [part for part in found if part]


def _proof(
    amount: Amount, part: Sequence[Phrase], clause: Clause, grid: Grid, scene: Scene
) -> Judgement | None:
    """The sum that a number is; None where it is none that the words allow."""
    refs = [phrase for phrase in part if isinstance(phrase, Ref) and not phrase.is_panel]
    everything = [phrase for phrase in clause.phrases if isinstance(phrase, Ref) and not phrase.is_panel]
    before = clause.before.refs() if clause.before is not None and clause.has("PRONOUN") else []
    for places in (refs, everything[:1], list(clause.heads[:1]), before[-1:]):
        if not places and (refs or everything or clause.heads or before):
            continue
        for name in _parts(part, grid):
            for piece in readings(scene, grid, places, (), name):
                if _is_meant(piece, places):
                    judged = compare(piece, amount, "sum")
                    if judged.truth:
                        return judged
        if places:
            break
    return None


def _is_meant(piece: Slice, places: Sequence[Ref]) -> bool:
    """Whether a slice is as narrow as the names, and holds several values."""
    narrowed = bool(piece.rows or piece.columns)
    return len(piece.values) >= _MORE and narrowed == bool(places)


def _parts(part: Sequence[Phrase], grid: Grid) -> list[PartName]:
    """The parts of the grid of which a sum may be told: the wrong ones, the right ones, or all."""
    if not grid.is_square:
        return ["all"]
    named = [phrase.part for phrase in part if isinstance(phrase, Part)]
    keys = {key_of(phrase) for phrase in part}
    if named:
        return [named[0]]  # type: ignore[list-item]
    if keys & words("names", "wrongs") or any(phrase.type == "RIVALS" for phrase in part):
        return ["off-diagonal"]
    if keys & words("names", "rights"):
        return ["diagonal"]
    return ["all"]

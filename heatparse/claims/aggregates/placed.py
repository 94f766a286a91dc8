"""Aggregates of places that take more words: "from P to R, A averages 5", "without A, the mean is 6".

The places are read as those of a threshold are: stretches, outermost lines, what is set aside, what remains.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from heatparse.claims.aggregates.functions import Function, compare_values
from heatparse.claims.counts.subjects import Subject
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, key_of, outside_brackets
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_strange, without_units
from heatparse.claims.language.words import made_word
from heatparse.claims.places.places import PlaceReader
from heatparse.claims.places.scopes import slices_of
from heatparse.claims.places.slices import Slice
from heatparse.claims.scene import Scene
from heatparse.grid import Value
from heatparse.measures import middle
from heatparse.phrases import words
from heatparse.records import replace

# Beside the places, the amount and the word for the aggregate nothing else is told.
_SILENT = frozenset((
    "AGGREGATE", "AMOUNT", "BE", "HAVE", "OCCUR", "PREPOSITION", "COMMA", "JOIN", "MEASURE", "AXISNOUN", "DIMENSION",
    "AND", "UNKNOWN", "CARDINAL", "PRONOUN",
))  # fmt: skip
_HUNDRED = 100.0
_HALF = 0.5
_EXACT = 1e-9
_REST = {"diagonal": "off-diagonal", "off-diagonal": "diagonal"}


def judge_placed(clause: Clause, scene: Scene, function: Function) -> Judgement:
    """Whether the values of the places of a clause have the mean, the sum or the median that it tells."""
    main = _set_apart(outside_brackets(without_units(clause.phrases, scene)))
    amounts = [phrase for phrase in main if isinstance(phrase, Amount)]
    if len(amounts) != 1 or amounts[0].bound or amounts[0].quantity.value is None:
        return UNDECIDED
    taken: set[int] = set()
    reader = PlaceReader(scene, list(main), {}, taken)
    places = reader.read()
    rest = _part_left(main, clause, taken)
    if rest:
        places.part = rest
    narrowed = places.without or places.refs or places.pairs or rest
    left = [(at, phrase) for at, phrase in enumerate(main) if at not in taken]
    if (
        not narrowed
        or places.without_panels
        or places.without_pairs
        or any(phrase.type not in _SILENT for _, phrase in left)
    ):
        return UNDECIDED
    if _names_line_twice(places.refs, scene):
        return UNDECIDED  # "A averages 5, as much as B"
    found = slices_of(clause, scene, Subject(places=places))
    if amounts[0].is_percent and not any(grid.is_percent for grid in scene.grids.all()):
        judged = (
            [_share_of_line(slices, main, amounts[0], scene) for slices in found] if function == "sum" else []
        )
    else:
        judged = [_of_slices(slices, amounts[0], function, _counted(main, taken)) for slices in found]
    judgement = charitable(judged) if judged else UNDECIDED
    strange = any(is_strange(main, at, scene) for at, _ in left)
    strange = strange or (not rest and any(phrase.type == "PRONOUN" for _, phrase in left))
    return UNDECIDED if judgement.truth is False and strange else judgement


def _set_apart(main: list[Phrase]) -> list[Phrase]:
    """ "Without A, B averages 5": A and B are no list."""
    opened = main[0].type == "EXCEPTION" or key_of(main[0]) in words("function_words", "leaving_out")
    if not opened or [phrase.type for phrase in main[1:4]] != ["REF", "JOIN", "REF"]:
        return main
    return [*main[:2], made_word("COMMA", ",", main[2].start), *main[3:]]


def _part_left(main: Sequence[Phrase], clause: Clause, taken: set[int]) -> str:
    """ "Averaged over the diagonal, it is 5; over the remaining cells it is 3": the part that is left."""
    before = clause.before
    at = next(
        (i for i, phrase in enumerate(main) if key_of(phrase) in words("takings_up", "remaining")), None
    )
    if at is None or before is None:
        return ""
    parts = {phrase.part for phrase in before.phrases if isinstance(phrase, Part)}
    rest = _REST.get(parts.pop(), "") if len(parts) == 1 else ""
    if rest:
        taken.add(at)
    return rest


def _counted(main: Sequence[Phrase], taken: set[int]) -> int | None:
    """How many cells a clause speaks of, where it says so."""
    for at, phrase in enumerate(main[:-1]):
        cells = getattr(main[at + 1], "value", "") == "cell" or main[at + 1].type == "MEASURE"
        if phrase.type == "CARDINAL" and at not in taken and cells:
            return int(str(getattr(phrase, "value", 0)))
    return None


def _names_line_twice(refs: Sequence[object], scene: Scene) -> bool:
    grid = scene.grids[0]
    axes = [line.axis for ref in refs for line in scene.lines(ref, grid)[:1]]  # type: ignore[arg-type]
    return len(set(axes)) < len(axes)


def _share_of_line(
    slices: Sequence[Slice], main: Sequence[Phrase], amount: Amount, scene: Scene
) -> Judgement:
    """ "About 94% of A's total falls in the months from P to R": the share that some values have of their line."""
    at = next(i for i, phrase in enumerate(main) if phrase is amount)
    of, owner, total = (*main[at + 1 : at + 4], None, None, None)[:3]
    if len(slices) != 1 or of is None or total is None or key_of(of) != "of" or total.type != "AGGREGATE":
        return UNDECIDED
    piece, stated = slices[0], amount.quantity.value
    lines = scene.lines(owner, piece.grid) if isinstance(owner, Ref) and len(owner.names) == 1 else []
    if len(lines) != 1 or stated is None:
        return UNDECIDED
    labels = list(lines[0].labels)
    line = piece.grid.select(labels, []) if lines[0].axis == "row" else piece.grid.select([], labels)
    some, all_told = _sum(piece.values), _sum(line)
    if not all_told or some is None:
        return UNDECIDED
    share = some / all_told * _HUNDRED
    room = (amount.quantity.resolution or 1.0) * (1.0 if amount.quantity.approximate else _HALF)
    return Judgement(
        abs(share - stated) <= room + _EXACT, f"these {len(piece.values)} values are {share:.4g}% of it"
    )


def _sum(values: Iterable[Value]) -> float | None:
    numbers = [middle(value) for value in values]
    known = [number for number in numbers if number is not None]
    return sum(known) if len(known) == len(numbers) else None


def _of_slices(slices: Sequence[Slice], amount: Amount, function: Function, count: int | None) -> Judgement:
    if len(slices) != 1:
        return UNDECIDED
    piece = slices[0]
    values = list(piece.values)
    if len(values) < 2 or (count is not None and count != len(values)):
        return UNDECIDED
    of = f"these {len(values)} values{piece.grid.of}"
    whole = len(values) == piece.size and piece.grid.is_complete
    return compare_values(piece.grid, values, of, replace(amount), function, whole)

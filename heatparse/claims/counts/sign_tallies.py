"""Sign tallies: who has the most negative values, and not the most negative value.

"Humidity has the most negative correlations (four)", "no variable has more negative links than humidity", "light has
fewer positive values than yield".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Phrase, Ref, Superlative
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import is_whole_number, whole_number
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.inventory.problems import enumerated
from heatparse.measures import Truth
from heatparse.models.claims import BaseClaim, ExtremumClaim
from heatparse.phrases import words
from heatparse.records import NamedTuple
from heatparse.tokens import fold

_QUIET = frozenset((
    "REF", "SUPERLATIVE", "COMPARATIVE", "SIGN", "HAVE", "MEASURE", "DIMENSION", "THAN", "OPEN", "CLOSE", "CARDINAL",
    "AMOUNT", "UNKNOWN", "OCCUR", "PREPOSITION", "PART", "RIVALS",
))  # fmt: skip


class _Told(NamedTuple):
    """Of which sign somebody is said to have how many, beside the others."""

    sign: str
    most: bool  # most and more; else fewest and fewer
    plain: bool  # it can be nothing but how many: of pairs and links, or told by "fewest"


def read_sign_tallies(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """Who has more or the most values of a sign, as a clause tells it; [] where it tells nothing of the kind."""
    panels = scene.panels(clause)
    if clause.is_data or len(panels) != 1:
        return []
    grid = scene.grids[panels[0]]
    told = _told(clause, scene)
    if told is None or clause.has("OCCUR", "BE", "VERSUS"):
        return []  # "the most negative values lie in the row of A", "the three most negative values are …": the lowest
    clause.read.add("sign tally")
    refs = [ref for ref in clause.refs() if not ref.is_panel]
    plain = not clause.has(*GUARDS) and all(p.type in _QUIET for p in clause.phrases) and grid.is_complete
    single = all(len(ref.names) == 1 == len(ref.names[0].labels) and not ref.either for ref in refs)
    if not plain or not single or grid.areas or len(refs) not in (1, 2):
        return [scene.claim(ExtremumClaim, clause)]
    numbers = _numbers(clause.phrases)
    shared = any(isinstance(p, Superlative) and p.shared for p in clause.phrases)
    judged = [
        _judge(told, counts, refs, numbers, grid, shared)
        for counts in _counts(grid, told.sign, refs[0], scene)
    ]
    judgement = charitable(judged) if judged else UNDECIDED
    if judgement.truth is False and not (told.plain or numbers) and _holds_end(told.sign, refs, grid, scene):
        judgement = UNDECIDED  # perhaps not how many values are negative, but how low they are
    return [scene.claim(ExtremumClaim, clause, judgement)]


def _told(clause: Clause, scene: Scene) -> _Told | None:
    keys = [token[3] for token in scene.tokens(clause)]
    if {"positive", "negative"} <= set(keys):
        return None  # "A has more positive values than negative ones"
    for at in range(1, len(keys) - 1):
        before, sign, noun = keys[at - 1 : at + 2]
        if sign not in ("positive", "negative") or noun not in words("bonds", "tallied"):
            continue
        if before in words("bonds", "many"):
            upward = before in words("bonds", "upward")
            return _Told(sign, upward, not upward or noun in words("bonds", "counted"))
    return None


def _counts(grid: Grid, sign: str, ref: Ref, scene: Scene) -> list[dict[str, int]]:
    """How many values of a sign each line has; for rows and for columns, where the reference may be either."""
    found = []
    for axis in dict.fromkeys(line.axis for line in scene.lines(ref, grid)):
        keys = grid.rows if axis == "row" else grid.columns
        found.append(
            {key: _number(grid.row(key) if axis == "row" else grid.column(key), sign, grid) for key in keys}
        )
    return found


def _holds_end(sign: str, refs: Sequence[Ref], grid: Grid, scene: Scene) -> bool:
    """Whether the lowest value, or the highest one, lies in the line of the first of some references."""
    lines = [
        [v.low for label in line.labels for v in (grid.row(label) if line.axis == "row" else grid.column(label))
         if not (grid.has_trivial_diagonal and v.row == v.column)]
        for ref in refs
        for line in scene.lines(ref, grid)[:1]
    ]  # fmt: skip
    others = lines[1:] or [
        [v.low for v in grid.select(part="off-diagonal" if grid.has_trivial_diagonal else "all")]
    ]
    if not lines or not all((lines[0], *others)):
        return True
    if sign == "negative":
        return min(lines[0]) <= min(map(min, others)) or _mean(lines[0]) <= min(map(_mean, others))
    return max(lines[0]) >= max(map(max, others)) or _mean(lines[0]) >= max(map(_mean, others))


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _number(line: Iterable[Value], sign: str, grid: Grid) -> int:
    own = grid.has_trivial_diagonal
    return sum(
        v.low > 0 if sign == "positive" else v.high < 0 for v in line if not (own and v.row == v.column)
    )


def _numbers(phrases: Sequence[Phrase]) -> list[int]:
    return [whole_number(p) for p in phrases if p.type == "CARDINAL" or is_whole_number(p)]


def _judge(
    told: _Told, counts: dict[str, int], refs: Sequence[Ref], numbers: Sequence[int], grid: Grid, shared: bool
) -> Judgement:
    keys = [fold(ref.names[0].label.text) for ref in refs]
    if any(key not in counts for key in keys) or len(numbers) > 1:
        return UNDECIDED
    mine = counts[keys[0]]
    others = [counts[keys[1]]] if len(keys) > 1 else [n for key, n in counts.items() if key != keys[0]]
    sign = 1 if told.most else -1
    truth: Truth = all(sign * (mine - other) > 0 for other in others)
    if not truth and len(keys) == 1 and all(sign * (mine - other) >= 0 for other in others):
        truth = True if shared else None  # others have as many
    if truth is not False and numbers and numbers[0] != mine:
        truth = False
    shown = [*keys, *sorted(counts, key=lambda key: -sign * counts[key])[:1]]
    text = enumerated([f"{counts[key]} for {grid.name(key)}" for key in dict.fromkeys(shown)])
    return Judgement(truth, f"the number of {told.sign} values is {text}")

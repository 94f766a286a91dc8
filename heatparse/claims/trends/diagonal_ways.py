"""Ways away from the diagonal: "similarity decreases with the distance between layers", "… away from the diagonal"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.metrics import is_introduced
from heatparse.claims.language.motions import motion_of
from heatparse.claims.language.phrases import Phrase, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.models.claims import BaseClaim, TrendClaim
from heatparse.phrases import words

_FEWEST = 4  # labels: three distances, without the diagonal itself
# What narrows or turns the statement.
_OTHERWISE = frozenset((
    "REF", "AMOUNT", "SCOPE", "SUPERLATIVE", "COMPARATIVE", "NEGATION", "EXCEPTION", "CONDITION", "RESTRICTION",
    "CARDINAL", "ORDINAL", "AGGREGATE", "SPREAD", "RIVALS", "POSITION", "SHARE", "CONTRAST", "COMMA",
))  # fmt: skip


def read_diagonal_ways(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that values fall, or rise, with the distance of their labels."""
    main, _ = strip_brackets(clause.phrases)
    if clause.is_data or clause.heads or any(phrase.type in _OTHERWISE for phrase in main):
        return []
    told = [token[3] for token in scene.tokens(clause)]
    apart, from_diagonal = _goes_apart(told)
    moving = [at for at, phrase in enumerate(main) if motion_of(phrase) in ("up", "down")]
    sure = from_diagonal or not words("trends", "in_a_row").isdisjoint(
        told
    )  # "of sites": how far, nobody knows
    if not (apart and sure and moving) or not all(
        _is_measured(phrase, scene) for phrase in main[: moving[0]]
    ):
        return []
    ways = [motion_of(main[at]) for at in moving]
    if not moving[0] or len(ways) > len(("falls", "as it grows")) or _grows_less(told):
        return []
    way = ways[0] if ways[1:] != ["down"] else "down" if ways[0] == "up" else "up"
    judged = [_judge(scene.grids[panel], way == "up", from_diagonal) for panel in scene.panels(clause)]
    truths = {judgement.truth for judgement in judged}
    judgement = judged[0] if len(truths) == 1 else UNDECIDED
    clause.read.add("diagonal way")
    return [scene.claim(TrendClaim, clause, judgement, shape=way)]


def _goes_apart(told: Sequence[str]) -> tuple[bool, bool]:
    """Whether words tell of distances between labels, and whether of those from the diagonal."""
    keys = set(told)
    diagonal = "diagonal" in keys and not keys.isdisjoint(words("trends", "from_center"))
    between = not keys.isdisjoint(words("trends", "lengths_apart")) and (
        not keys.isdisjoint(words("trends", "growing_apart"))
        or "between" in keys
        or told[-1] in keys & _lengths()
    )
    return diagonal or between or not keys.isdisjoint(words("trends", "farther")), diagonal


def _lengths() -> frozenset[str]:
    return words("trends", "lengths_apart")


def _grows_less(told: Sequence[str]) -> bool:
    """ "Towards the diagonal", "closer to it": the other way round, which is not read."""
    return not words("trends", "towards_center").isdisjoint(told)


def _is_measured(phrase: Phrase, scene: Scene) -> bool:
    """Whether a word in front of the motion is what the cells hold: "similarity", "values"."""
    if phrase.type in ("MEASURE", "DIMENSION"):
        return True
    key = key_of(phrase)
    return phrase.type == "UNKNOWN" and (key in words("names", "bonds") or is_introduced(scene, key))


def _judge(grid: Grid, rises: bool, from_diagonal: bool) -> Judgement:
    """By the means of all cells at each distance: each step goes one way, or each goes the other."""
    labels = order_of("row", grid) or (list(grid.rows) if from_diagonal else [])
    if not grid.is_square or len(labels) < _FEWEST or set(labels) != set(grid.columns):
        return UNDECIDED
    values = [
        [
            (value.low + value.high) / 2
            for one, row in enumerate(labels)
            for two, column in enumerate(labels)
            if abs(one - two) == apart and (value := grid.cells.get((row, column))) is not None
        ]
        for apart in range(1, len(labels))
    ]
    if not all(values):
        return UNDECIDED
    means = [sum(each) / len(each) for each in values]
    text = f"the means at each distance are {', '.join(f'{mean:.4g}' for mean in means)}"
    steps = [two - one if rises else one - two for one, two in pairwise(means)]
    if all(step > 0 for step in steps):
        return Judgement(True, text)
    return Judgement(False, text) if all(step < 0 for step in steps) else UNDECIDED

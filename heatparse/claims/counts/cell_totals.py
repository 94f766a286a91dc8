"""Cell totals: how many cells the grid is said to have in all: "6 rows × 5 columns, i.e. 30 cells"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import prod

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.scene import Scene
from heatparse.inventory.counts import Count, Size, introduces, sentence_at, singular
from heatparse.phrases import words
from heatparse.tokens import Token

_FRONT = 3  # tokens of "every one of the"
_BEHIND = 2  # tokens of "per panel"


def judge_total(
    scene: Scene, count: Count, tokens: list[Token], before: Size | None, sizes: Sequence[tuple[int, int]]
) -> Judgement | None:
    """Whether a count of cells is that of all of them; None where it does not tell it.

    `before` is the size that stands in front of the count in its line, `sizes` are those of the panels.
    """
    verbs = {singular(verb) for verb in words("counts", "carrying")}
    if not (verbs.issuperset(count.nouns[1:]) and len(count.nouns) > 1) and not _ends(tokens, count.last):
        return None
    if _leaves(tokens, count) or (count.nouns[0] == "off-diagonal" and _is_there(tokens, count.first)):
        found = _apart(sizes) | (
            _halves(sizes, (-1,)) if count.nouns[0] in words("assertions", "pairs") else set()
        )
        return _judge(count, found, certain=_is_square(sizes) and _is_known(scene, apart=True))
    if count.nouns[0] not in words("counts", "grid_cells"):
        return None
    verb = count.last < len(tokens) and tokens[count.last][3] in words("counts", "stating")
    if before is not None and not verb and _leads_over(tokens[before.last : count.first]):
        return _judge(count, _multiples([(before.rows, before.columns)], len(sizes)), certain=True)
    whole = _is_of_each(tokens, count) or introduces(tokens, count.first)
    if not whole:
        return None
    found = _multiples(sizes, len(sizes)) | _apart(sizes) | _halves(sizes) | _stated(scene)
    return _judge(count, found, certain=_is_known(scene) and _is_plain(scene, tokens, count))


def _judge(count: Count, found: set[int], certain: bool) -> Judgement:
    if count.number in found:
        return Judgement(True, f"{count.number} cells")
    return Judgement(False, f"there are {max(found)} cells", rule="count-mismatch") if certain else UNDECIDED


# How many there may be


def _multiples(sizes: Iterable[tuple[int, int]], panels: int) -> set[int]:
    """The cells of a panel, and those of all panels."""
    products = [prod(size) for size in sizes]
    return {*products, sum(products), *(product * panels for product in products)}


def _is_square(sizes: Sequence[tuple[int, int]]) -> bool:
    return all(rows == columns for rows, columns in sizes)


def _apart(sizes: Sequence[tuple[int, int]]) -> set[int]:
    """The cells beside the diagonals."""
    return {rows * (rows - 1) for rows, columns in sizes if rows == columns}


def _halves(sizes: Sequence[tuple[int, int]], steps: Sequence[int] = (-1, 1)) -> set[int]:
    """The cells of one triangle, with the diagonal (1) and without it (-1)."""
    return {rows * (rows + step) // 2 for rows, columns in sizes if rows == columns for step in steps}


def _stated(scene: Scene) -> set[int]:
    """The cells with a value: of each panel, and of all."""
    numbers = [len(panel.cells) for panel in scene.document.panels]
    return {*numbers, sum(numbers)}


def _is_known(scene: Scene, apart: bool = False) -> bool:
    """Whether every cell is stated, those of the diagonal aside."""
    if scene.is_doubtful:
        return False
    grids = list(scene.grids.all())
    return bool(grids) and all(
        len(grid.values) >= grid.size() - (len(grid.rows) if grid.is_square and apart else 0)
        for grid in grids
    )


# What the words say


def _leads_over(between: Sequence[Token]) -> bool:
    """ ", i.e.", "(", ", which makes": what follows a size is the number of its cells; not "of which"."""
    keys = [token[3] for token in between]
    parted = any(pair == ("of", "which") for pair in pairwise(keys))
    return bool(keys) and not parted and words("counts", "making").issuperset(keys)


def _ends(tokens: Sequence[Token], at: int) -> bool:
    """Whether nothing behind a count narrows it: the end, a verb, "per panel", "of the grid"."""
    behind = [token[3] for token in tokens[at : at + _BEHIND + 1]]
    closing = words("counts", "closing_count") | words("counts", "stating")
    if not behind or behind[0] in closing or behind[:2] == ["in", "total"]:
        return True
    return behind[0] in words("counts", "of_whole") and any(
        singular(key) in words("counts", "figures") for key in behind[1:]
    )


def _leaves(tokens: Sequence[Token], count: Count) -> bool:
    """ "The diagonal is blank, which leaves 12 links", "so 12 links remain": those beside it."""
    front = [token[3] for token in tokens[: count.first]]
    behind = [token[3] for token in tokens[count.last : count.last + 1]]
    left = front[-1:] + behind
    leaving = not words("counts", "leaving").isdisjoint(left) or _is_there(tokens, count.first)
    blank = not words("counts", "blank").isdisjoint(front)
    return leaving and blank and not words("counts", "diagonals").isdisjoint(front)


def _is_there(tokens: Sequence[Token], at: int) -> bool:
    """ "There are 12 cells"."""
    front = [token[3] for token in tokens[max(0, at - 2) : at]]
    return front[:1] == ["there"] and front[1:] in (["are"], ["remain"])


def _is_of_each(tokens: list[Token], count: Count) -> bool:
    """ "Each of the 30 cells carries a number": all have what is told of each."""
    front = [token[3] for token in tokens[max(0, count.first - _FRONT) : count.first]]
    if front[-1:] == ["all"] or front[-2:] == ["all", "the"]:
        pass
    elif front[-2:] != ["of", "the"] or front[:1][0] not in words("counts", "one_by_one"):
        return False
    sentence = {token[3] for token in sentence_at(tokens, count.first)}
    return not sentence.isdisjoint(words("counts", "carrying"))


def _is_plain(scene: Scene, tokens: list[Token], count: Count) -> bool:
    """Whether a sentence names no place: "each of the five cells of row A carries a number"."""
    sentence = sentence_at(tokens, count.first)
    keys = {singular(token[3]) for token in sentence}
    return not scene.draft.labels.find(sentence) and keys.isdisjoint(words("counts", "of_places"))

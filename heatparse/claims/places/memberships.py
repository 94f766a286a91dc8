"""Memberships: where the cells are that a statement counts: "three cells exceed 0.5, all of them in row A"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heatparse.claims.counts.assertions import Assertion, find_assertions
from heatparse.claims.counts.assessment import judge_assertion
from heatparse.claims.counts.subjects import Subject
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.phrases import Phrase, Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.positions import is_laid_out
from heatparse.claims.places.scopes import slices_of
from heatparse.claims.places.slices import Slice
from heatparse.claims.places.tails import LINES, Tail, places_of
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.models import Quantity
from heatparse.models.claims import BaseClaim, CountClaim, RegionClaim
from heatparse.phrases import words
from heatparse.records import replace

Cell = tuple[str, str]


def read_membership(clause: Clause, front: list[Phrase], tail: Tail, scene: Scene) -> list[BaseClaim]:
    """The claim of a tail about the cells that the phrases in front of it, or the clause before, count."""
    source = clause.part(front) if front else clause.before
    found = find_assertions(source, scene) if source is not None else []
    where = places_of(tail, scene)
    counted = [a for a in found if a.subject.quantifier.counts or a.subject.only]
    if where is None or len(counted) != 1 or len(counted[0].first_reading) != 1:
        return []
    assertion = counted[0]
    if assertion.subject.guarded or assertion.subject.narrowed:
        return []
    cells = cells_of(assertion)
    if tail.kind == "all" and tail.number not in (0, len(cells)):
        return []  # "two models exceed 65 on A, and all four on B": not of these two
    members = members_of(clause, scene, where, assertion)
    if not members:
        return []
    judged = charitable([_judge(tail, cells, is_member) for is_member in members]) if cells else UNDECIDED
    if judged.truth is False and not (assertion.certain and judge_assertion(assertion).truth):
        judged = UNDECIDED  # perhaps other cells are meant
    if tail.kind == "number":
        value = Quantity(text=str(tail.number), value=float(tail.number), resolution=1.0)
        return [scene.claim(CountClaim, clause, judged, counted="cell", value=value)]
    return [scene.claim(RegionClaim, clause, judged)]


def cells_of(assertion: Assertion) -> list[Cell]:
    """The cells of which an assertion is true; none where that is not plain."""
    piece, predicate = assertion.first, assertion.predicate
    stated = {(value.row, value.column) for value in piece.values}
    if predicate.relation == "stated":
        everything = [(row, column) for row in piece.row_keys() for column in piece.column_keys()]
        whole = piece.part == "all" and predicate.negated
        return [cell for cell in everything if cell not in stated] if whole else []
    truths = [(value, predicate.test(value, piece.grid)) for value in piece.values]
    if any(truth is None for _, truth in truths):
        return []
    cells = [(value.row, value.column) for value, truth in truths if truth]
    return _pairs_of(cells, piece.grid) if _counts_pairs(assertion) else cells


def _pairs_of(cells: Sequence[Cell], grid: Grid) -> list[Cell]:
    """The cells of a mirrored grid with each pair of labels once, and none with itself."""
    return [(row, column) for row, column in cells if grid.rows[row] < grid.columns[column]]


def _counts_pairs(assertion: Assertion) -> bool:
    """Whether a statement counts the pairs of labels of a mirrored grid, and not the cells of both triangles."""
    piece, subject = assertion.first, assertion.subject
    if not piece.grid.is_mirrored or piece.rows or piece.columns or piece.part not in ("all", "off-diagonal"):
        return False
    if subject.noun is not None and subject.noun.key in words("assertions", "pairs"):
        return True
    cells = [(v.row, v.column) for v in piece.values if assertion.predicate.test(v, piece.grid)]
    return bool(cells) and subject.quantifier.count == len(_pairs_of(cells, piece.grid))


def members_of(
    clause: Clause, scene: Scene, where: Subject, assertion: Assertion
) -> list[Callable[[Cell], bool]]:
    """For each way to understand the places of a tail: whether a cell, or a pair, that is counted is there."""
    found = _members_of(clause, scene, where, assertion.first.grid)
    if not _counts_pairs(assertion):
        return found
    return [lambda pair, holds=holds: holds(pair) or holds(pair[::-1]) for holds in found]  # type: ignore[misc]


def _members_of(clause: Clause, scene: Scene, where: Subject, grid: Grid) -> list[Callable[[Cell], bool]]:
    spots = [ref for ref in where.places.refs if ref.position and ref.noun == "area"]
    if spots:
        corner = _quadrant(spots[0], grid) if len(where.places.refs) == 1 else None
        return [corner] if corner is not None else []
    crossing = {ref.noun for ref in where.places.refs} == {*LINES}
    # "in the A row or the B column": no cell has to be in both
    apart = [_of_one(where, ref) for ref in where.places.refs] if crossing else [where]
    found: list[Callable[[Cell], bool]] = []
    for subject in apart:
        for slices in slices_of(clause, scene, subject):
            pieces = [piece for piece in slices if piece.grid.index == grid.index]
            found += [_holder(piece) for piece in pieces]
    if where.either_way or crossing:  # "each of them involves A": in its row or in its column
        return [lambda cell: any(holds(cell) for holds in found)] if found else []
    return found


def _of_one(where: Subject, ref: Ref) -> Subject:
    """The same subject, of one of its lines."""
    return replace(where, places=replace(where.places, refs=[ref]))


def _holder(piece: Slice) -> Callable[[Cell], bool]:
    """Whether a cell is in a slice, be it stated or not."""
    rows, columns = set(piece.row_keys()), set(piece.column_keys())
    order, across = piece.grid.rows, piece.grid.columns
    signs = {"diagonal": (0,), "off-diagonal": (-1, 1), "above-diagonal": (-1,), "below-diagonal": (1,)}
    wanted = signs.get(piece.part, (-1, 0, 1))

    def holds(cell: Cell) -> bool:
        row, column = cell
        step = order[row] - across[column]
        return row in rows and column in columns and (step > 0) - (step < 0) in wanted

    return holds


def _quadrant(ref: Ref, grid: Grid) -> Callable[[Cell], bool] | None:
    """ "In the top-right corner": in the upper and in the right half; the middle line belongs to both."""
    vertical, _, horizontal = ref.position.partition("-")
    rows, columns = list(grid.rows), list(grid.columns)
    if not horizontal or not is_laid_out(grid):
        return None
    high, wide = (len(rows) + 1) // 2, (len(columns) + 1) // 2
    near = set(rows[:high] if vertical == "top" else rows[-high:])
    beside = set(columns[:wide] if horizontal == "left" else columns[-wide:])
    return lambda cell: cell[0] in near and cell[1] in beside


def _judge(tail: Tail, cells: Sequence[Cell], is_member: Callable[[Cell], bool]) -> Judgement:
    inside, size = sum(map(is_member, cells)), len(cells)
    if tail.kind not in ("number", "none", "most") and tail.number and tail.number != size:
        return UNDECIDED  # "both", of three
    return judge_share(tail.kind, tail.number, inside, size)


def judge_share(kind: str, number: int, inside: int, size: int) -> Judgement:
    """Whether so many of some cells are inside: a number of them, none, most, half, or all."""
    needed = {
        "number": inside == number,
        "none": not inside,
        "most": 2 * inside > size,
        "half": 2 * inside == size,
    }
    return Judgement(needed.get(kind, inside == size), f"{inside} of the {size} are there")

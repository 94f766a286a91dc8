"""Values that a statement of another kind gives again: "A beats B on P (61 against 53)".

A comparison, count or trend that is borne out is borne out by cells. A number of its words that is the value
of one of these cells states that value again, wherever in the clause it stands.

So does a number that is the value of the one cell whose row and column are both named: "with A, P is the
exception (0.72)". What it is not the value of is not claimed, so that it can only be borne out.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from heatparse.claims.cell_values import may_be_shared
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.amounts import is_change
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Amount, Phrase, Ref, index_of
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.language.things import RELATIVE_UNITS
from heatparse.claims.scene import Scene, place
from heatparse.grid import Grid, Value
from heatparse.measures import equal
from heatparse.models.claims import BaseClaim, CellValueClaim
from heatparse.tokens import fold

Held = tuple[Grid, Value]

# What is decided by single cells. The numbers of a count, a range or a block are its own, but for those in brackets:
# "three cells (0.7, 0.9 and 1.1)".
_OF_CELLS = frozenset(("extremum", "comparison", "difference", "trend", "ranking", "threshold"))
_OF_SEVERAL = frozenset(("count", "range", "region"))
_STEPS = 10  # of its last digit: a smaller number is the value of some cell by chance
_NOISE = 1e-9
_NAMED = 4  # labels that a reference to single places names at most
_DERIVED = frozenset(("AGGREGATE", "SPREAD"))  # beside which a number may be a mean or a range
_TWO = 2
_CELLS = 40  # that the labels of a sentence can make up and still point at one of them


def restated_values(claims: Sequence[BaseClaim], clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The values that claims of a clause, which are borne out, give again without claiming them."""
    if not clause.has("AMOUNT"):
        return []
    return [*(found := _of_proven(claims, clause, scene)), *_of_named(claims, found, clause, scene)]


def _of_proven(claims: Sequence[BaseClaim], clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The values of the cells that bear out a claim."""
    proving = _values_of(claims, _OF_CELLS, scene)
    listed = _values_of(claims, _OF_SEVERAL, scene) if clause.has("OPEN") else []
    if not proving and not listed:
        return []
    taken = {number for claim in claims for number in _numbers(claim)}
    found: list[BaseClaim] = []
    for at, amount in _plain_amounts(clause):
        if amount.quantity.text in taken or scene.is_datum(amount):
            continue
        values = proving + listed if listed and _is_bracketed(clause.phrases, at) else proving
        holding = [held for held in values if _gives_again(amount, *held)]
        if len({value.span.start for _, value in holding}) == 1:
            found.append(_claim(amount, *holding[0], clause, scene))
    return found


def _tied_to(phrases: Sequence[Phrase], amount: Amount) -> list[Ref]:
    """ "A vs B: 0.5": the two names that the text itself ties a number to; it is no value of another cell."""
    at = index_of(phrases, amount)
    types = [phrase.type for phrase in phrases[max(0, at - 4) : at]]
    told = types in (["REF", "VERSUS", "REF", tie] for tie in ("COLON", "OPEN", "EQUALS"))
    return [phrase for phrase in phrases[at - 4 : at] if isinstance(phrase, Ref)] if told else []


def _told_beside(phrases: Sequence[Phrase]) -> dict[int, Ref]:
    """The names that a clause gives a number in brackets each, by where the number starts: "A (0.5) than to B (0.6)".

    A number that stands alone may be that of another name: "On P, A beats B (0.5)".
    """
    if sum(phrase.type == "OPEN" for phrase in phrases) < _TWO:
        return {}
    found: dict[int, Ref] = {}
    for at in range(1, len(phrases) - 2):
        name, number = phrases[at - 1], phrases[at + 1]
        types = [phrase.type for phrase in phrases[at : at + 3]]
        if types == ["OPEN", "AMOUNT", "CLOSE"] and isinstance(name, Ref):
            found[number.start] = name
    return found if len(found) >= _TWO else {}


def _panel_behind(phrases: Sequence[Phrase], amount: Amount, scene: Scene) -> int | None:
    """The one panel that is named right behind an amount: "0.5 in A"; None where none is."""
    at = index_of(phrases, amount)
    behind = phrases[at + 1 : at + 3]
    if [phrase.type for phrase in behind] != ["PREPOSITION", "REF"] or not isinstance(behind[1], Ref):
        return None
    panels = scene.panels_named(behind[1])
    return panels[0] if len(panels) == 1 else None


def _is_on(name: Ref, grid: Grid, value: Value, scene: Scene) -> bool:
    """Whether a cell lies in a line that a name stands for, or in its panel."""
    place = {fold(value.row), fold(value.column)}
    lines = scene.lines(name, grid)
    return not lines or any(fold(label) in place for line in lines for label in line.labels)


def _is_cell_of(pair: Sequence[Ref], grid: Grid, value: Value, scene: Scene) -> bool:
    """Whether a cell is that of two names, in either order."""
    one, two = (list(scene.lines(ref, grid)) for ref in pair)
    return any(
        fold(value.row) in map(fold, row.labels) and fold(value.column) in map(fold, column.labels)
        for rows, columns in ((one, two), (two, one))
        for row in rows
        for column in columns
    )


def _of_named(
    claims: Sequence[BaseClaim], restated: Sequence[BaseClaim], clause: Clause, scene: Scene
) -> list[BaseClaim]:
    """The values of the cells whose row and column are both named."""
    if (
        clause.is_data
        or not clause.types.isdisjoint(_DERIVED | GUARDS)
        or not (clause.refs() or clause.heads)
    ):
        return []
    if any(claim.verdict == "refuted" for claim in claims):
        return []  # which of its words are wrong is not known
    decided = [claim for claim in claims if claim.verdict != "undecidable"]
    taken = {number for claim in (*decided, *restated) for number in _numbers(claim)}
    plain = [amount for _, amount in _plain_amounts(clause)]
    told = [a for a in plain if a.quantity.text not in taken and _is_telling(a) and not scene.is_datum(a)]
    named = _named_cells(clause, scene) if told else []
    found: list[BaseClaim] = []
    beside = _told_beside(clause.phrases)
    for amount in told:
        holding = [held for held in named if _gives_again(amount, *held)]
        tied = _tied_to(clause.phrases, amount)
        if len(tied) > 1:
            holding = [held for held in holding if _is_cell_of(tied, *held, scene)]
        name = beside.get(amount.start)
        if name is not None:
            holding = [held for held in holding if _is_on(name, *held, scene)]
        if len(scene.grids) > 1:
            panel = _panel_behind(clause.phrases, amount, scene)
            holding = [held for held in holding if panel in (None, held[0].index)]
        if len({(grid.index, frozenset((value.row, value.column))) for grid, value in holding}) == 1:
            found += _unless_shared(_claim(amount, *holding[0], clause, scene), amount, clause, scene)
    return found


def _unless_shared(
    claim: CellValueClaim, amount: Amount, clause: Clause, scene: Scene
) -> Iterator[CellValueClaim]:
    """The claim, as far as the value is not told of other cells as well that have another one."""
    if not may_be_shared(clause) or claim.place is None:
        yield claim
        return
    from heatparse.claims.places.shared_values import (
        of_each_cell,  # loaded where several places may be listed
    )

    judgement = of_each_cell(clause, amount, claim.place.panel or 0, scene)
    if judgement is None:
        yield claim
    elif judgement.truth is False:
        yield scene.claim(CellValueClaim, clause, judgement, amount, place=claim.place, value=amount.quantity)


def _is_telling(amount: Amount) -> bool:
    """Whether a number is told so precisely that it is hardly the value of a cell by chance."""
    value, resolution = amount.quantity.value, amount.quantity.resolution
    if value is None or not resolution:
        return False
    return abs(value) >= _STEPS * resolution * (1 - _NOISE)


def _named_cells(clause: Clause, scene: Scene) -> list[Held]:
    """The cells whose row and column are named in the sentence up to here, or by what heads it."""
    refs = [*clause.refs(), *clause.heads, *(p for p in clause.lead if isinstance(p, Ref))]
    for before in clauses_before(clause, scene.text):
        refs += before.refs()
    cells: list[Held] = []
    panels = scene.panels(clause)
    if len(panels) > 1 and clause.has("SCOPE"):
        return []  # "both panels hold 0.4 at P": one of them is not enough
    for index in panels:
        grid = scene.grids[index]
        lines = [line for ref in refs for line in scene.lines(ref, grid) if len(line.labels) <= _NAMED]
        rows, columns = (
            dict.fromkeys(fold(label) for line in lines if line.axis == axis for label in line.labels)
            for axis in ("row", "column")
        )
        if len(rows) * len(columns) <= _CELLS:
            cells += [
                (grid, grid.cells[row, column])
                for row in rows
                for column in columns
                if (row, column) in grid.cells and not _is_turned(row, column, refs, grid)
            ]
    return cells


def _is_turned(row: str, column: str, refs: Sequence[Ref], grid: Grid) -> bool:
    """Whether the column is named first where it matters: "A beats B in 38%" is not what B wins against A."""
    if not grid.is_complementary:
        return False
    first = {
        fold(label.text): ref.start
        for ref in sorted(refs, key=lambda ref: -ref.start)
        for name in ref.names
        for label in name.labels
    }
    return first.get(column, -1) < first.get(row, -1)


def _values_of(claims: Sequence[BaseClaim], kinds: Container[str], scene: Scene) -> list[Held]:
    """The values of the cells that bear out the claims of some kinds."""
    proving = [claim for claim in claims if claim.verdict == "supported" and claim.kind in kinds]  # type: ignore[attr-defined]
    starts = sorted({span.start for claim in proving for span in claim.related})
    return [held for start in starts if (held := scene.held.get(start)) is not None]


def _is_bracketed(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a phrase stands in brackets."""
    types = [phrase.type for phrase in phrases[:at]]
    return types.count("OPEN") > types.count("CLOSE")


def _gives_again(amount: Amount, grid: Grid, value: Value) -> bool:
    """Whether an amount is the value of a cell, told as precisely as the cell tells it."""
    stated = grid.measure(amount.quantity)
    return (
        stated.resolution <= value.resolution and stated.slack <= value.slack and equal(stated, value) is True
    )


def _numbers(claim: BaseClaim) -> Iterator[str]:
    """The numbers that a claim tells itself."""
    for name in ("value", "bound"):
        quantity = getattr(claim, name, None)
        if quantity is not None:
            yield quantity.text


def _plain_amounts(clause: Clause) -> Iterator[tuple[int, Amount]]:
    """The amounts of a clause that may be values: no bounds, no changes, no labels."""
    for at, phrase in enumerate(clause.phrases):
        if (
            isinstance(phrase, Amount)
            and (not phrase.bound or phrase.reached)
            and phrase.label is None
            and phrase.unit not in RELATIVE_UNITS
            and not is_change(clause.phrases, at)
        ):
            yield at, phrase


def _claim(amount: Amount, grid: Grid, value: Value, clause: Clause, scene: Scene) -> CellValueClaim:
    row, column = grid.name(value.row), grid.name(value.column)
    judgement = Judgement(True, grid.tell(value), (value.span,))
    return scene.claim(
        CellValueClaim,
        clause,
        judgement,
        amount,
        place=place(grid.index, (row,), (column,)),
        value=amount.quantity,
    )

"""Signed extremes: a line that holds the strongest positive value as well as the strongest negative one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement, together
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.scene import Scene, place
from heatparse.grid import Grid, Value
from heatparse.measures import Truth, above, at_least, at_most, below
from heatparse.models.claims import BaseClaim, ExtremumClaim
from heatparse.phrases import words

_Order = Callable[[Value, Value], Truth]


def read_signed_extremes(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """ "A holds the strongest values of both signs", "the strongest links of either sign are found in A"."""
    if clause.is_data:
        return []
    main, _ = strip_brackets(clause.phrases)
    refs = [phrase for phrase in main if isinstance(phrase, Ref) and not phrase.is_panel]
    panels = scene.panels(clause)
    if not _is_of_both_signs(main) or len(refs) != 1 or len(panels) != 1:
        return []
    grid = scene.grids[panels[0]]
    lines = scene.lines(refs[0], grid)
    if len(lines) != 1 or len(lines[0].labels) != 1:
        return []
    clause.read.add("holding")
    label, by_row = lines[0].labels[0], lines[0].axis == "row"
    own = grid.row(label) if by_row else grid.column(label)
    judgement = UNDECIDED
    if not (grid.areas or has_guards(main) or any(map(_is_set_apart, clauses_before(clause, scene.text)))):
        judgement = together([_leads(grid, own, above, at_least, 1), _leads(grid, own, below, at_most, -1)])
    where = place(panels[0], (label,) if by_row else (), () if by_row else (label,))
    return [scene.claim(ExtremumClaim, clause, judgement, winners=(where,))]


def _is_set_apart(before: Clause) -> bool:
    """ "Apart from A, …"."""
    return before.has("EXCEPTION", "RESTRICTION", "CONDITION")


def _is_of_both_signs(main: Sequence[Phrase]) -> bool:
    tops = [at for at, phrase in enumerate(main) if isinstance(phrase, Superlative)]
    if len(tops) != 1:
        return False
    top, behind = main[tops[0]], main[tops[0] + 1 : tops[0] + 4]
    strong = (
        isinstance(top, Superlative)
        and top.rank == 1
        and top.direction == "high"
        and top.key in words("winners", "strengths")
    )
    if not strong or [phrase.type for phrase in behind] != ["PREPOSITION", "SCOPE", "POLARITY"]:
        return False
    return isinstance(behind[1], Scope) and behind[1].quantifier in ("both", "either", "all")


def _leads(grid: Grid, own: Sequence[Value], ahead: _Order, not_behind: _Order, sign: int) -> Judgement:
    """Whether the strongest value of one sign is among one's own."""
    inside = [value for value in own if min(sign * value.low, sign * value.high) > 0]
    outside = [
        value for value in grid.values if value not in own and max(sign * value.low, sign * value.high) > 0
    ]
    if not inside:  # superlatives over a partial grid are those of the stated values
        if not (outside and own):
            return UNDECIDED
        text = f"{grid.tell(own[0])}, and {grid.tell(outside[0], True)}"
        return Judgement(False, text, (outside[0].span, own[0].span))
    beaten = [value for value in outside if all(ahead(value, mine) for mine in inside)]
    if beaten:
        return Judgement(
            False,
            f"{grid.tell(beaten[0])}, and {grid.tell(inside[0], True)}",
            (beaten[0].span, inside[0].span),
        )
    best = next((mine for mine in inside if all(not_behind(mine, value) for value in outside)), None)
    return UNDECIDED if best is None else Judgement(True, grid.tell(best), (best.span,))

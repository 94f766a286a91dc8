"""One end of a course: "A starts at 0.3", "**B:** Ends with 0.9"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.amounts import is_change
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.phrases import Amount, Phrase, Ref, is_only, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import RELATIVE_UNITS
from heatparse.claims.scene import Scene, place
from heatparse.grid import Grid, Value
from heatparse.measures import equal
from heatparse.models.claims import BaseClaim, CellValueClaim
from heatparse.phrases import words
from heatparse.quantities import read_quantity


def read_course_ends(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The value that a clause says a line starts or ends with; both ends together are a course."""
    if clause.is_data or "trend" in clause.read or clause.has("AGGREGATE", "SPREAD", "FACTOR"):
        return []
    told = _told(clause.phrases)
    line = _line(clause, told[0], scene) if told is not None else None
    panels = scene.panels(clause)
    if told is None or line is None or len(panels) != 1:
        return []
    verb, amount = told
    grid = scene.grids[panels[0]]
    value = _end(line, grid, scene, closing=key_of(clause.phrases[verb]) in words("trends", "closing_verbs"))
    if value is None:
        return []
    judged = UNDECIDED if has_guards(clause.phrases) else _judge(amount, value, grid)
    if judged.truth is False and not grid.is_complete:
        judged = UNDECIDED  # the line may go on with cells that are not stated
    where = place(panels[0], (grid.name(value.row),), (grid.name(value.column),))
    return [scene.claim(CellValueClaim, clause, judged, amount, place=where, value=amount.quantity)]


def _told(phrases: Sequence[Phrase]) -> tuple[int, Amount] | None:
    """Index of the verb and the number of "starts (off) at (only) 0.3"; None for several such verbs."""
    verbs = [at for at, phrase in enumerate(phrases) if key_of(phrase) in words("trends", "edge_verbs")]
    if len(verbs) != 1:
        return None
    at = verbs[0] + 1
    while at < len(phrases) and key_of(phrases[at]) in words("trends", "edge_particles"):
        at += 1
    if at >= len(phrases) or key_of(phrases[at]) not in words("function_words", "added"):
        return None
    at += 1
    at += at < len(phrases) and is_only(phrases[at])
    amount = phrases[at] if at < len(phrases) else None
    if not isinstance(amount, Amount) or amount.bound or amount.label is not None:
        return None
    if amount.unit in RELATIVE_UNITS or is_change(phrases, at):
        return None
    return verbs[0], amount


def _line(clause: Clause, verb: int, scene: Scene) -> Ref | None:
    """What starts or ends: the one line in front of the verb, or in the lead where nothing stands in front."""
    behind = [phrase for phrase in clause.phrases[verb + 1 :] if isinstance(phrase, Ref)]
    front = [phrase for phrase in clause.phrases[:verb] if isinstance(phrase, Ref)]
    lines = [ref for ref in front if not scene.panels_named(ref)]
    if verb == 0 and not lines:
        lines = [ref for ref in clause.lead if isinstance(ref, Ref) and not scene.panels_named(ref)]
    if len(lines) != 1 or any(not scene.panels_named(ref) for ref in behind):
        return None
    subject = clause.phrases[verb - 1] if verb else None
    return (
        lines[0] if subject is None or subject in lines or subject.type in ("AXISNOUN", "DIMENSION") else None
    )


def _end(ref: Ref, grid: Grid, scene: Scene, closing: bool) -> Value | None:
    """The first or the last stated value of the one row or column that a reference means."""
    lines = [line for line in scene.lines(ref, grid) if len(line.labels) == 1]
    if len(lines) != 1:
        return None
    (line,) = lines
    along = list(grid.columns if line.axis == "row" else grid.rows)
    values = grid.row(line.labels[0]) if line.axis == "row" else grid.column(line.labels[0])
    if len(values) < len(("first", "last")) or not _ascends(along, line.axis == "row"):
        return None
    return values[-1 if closing else 0]


def _ascends(labels: Sequence[str], across: bool) -> bool:
    """Whether labels run forward: numbers rise; others do along a row, but nobody knows down a column."""
    numbers = [quantity.value for label in labels if (quantity := read_quantity(label)) is not None]
    known = [number for number in numbers if number is not None]
    if len(known) == len(labels):
        return all(one < two for one, two in pairwise(known))
    return across


def _judge(amount: Amount, value: Value, grid: Grid) -> Judgement:
    truth = equal(grid.measure(amount.quantity), value)
    text = grid.tell(value)
    if truth is False:
        text = f"the text says “{amount.quantity.text}”, but {text}"
    return Judgement(truth, text, (value.span,))

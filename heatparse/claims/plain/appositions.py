"""How far the one that leads, or comes last, is from another: "A tops P, 3 points ahead of B", "… of the runner-up".

The clause is completed by whom and what place the one in front names: "A is 3 points ahead of B on P". The runner-up
is the one that comes next to it there.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_prepositional
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.parts.carried_gaps import both_of
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import middle
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold

_SECOND = 2
_CELL = 2
_AHEAD = (
    ["AMOUNT", "BY", "COMPARATIVE"], ["AMOUNT", "COMPARATIVE"], ["AMOUNT", "BY", "SUPERLATIVE"],
)  # fmt: skip
_HELD = ["OPEN", "AMOUNT", "CLOSE"]
_FEW = 2  # values beside the leader's at least
# What the clause in front may have beside the one that leads and the place: it says nothing else.
_PLAIN = frozenset(
    ("REF", "SUPERLATIVE", "PREPOSITION", "AMOUNT", "COMMA", "JOIN", "OPEN", "CLOSE", "HAVE", "BE")
)


def with_leader(clause: Clause, scene: Scene) -> Clause:
    """The clause with the one that leads in front of it, and its place; itself where no such thing is told."""
    phrases = clause.phrases
    cell = _leader_before(clause)
    if cell is None or len(phrases) < _CELL or phrases[1].type != "COMPARATIVE":
        return clause
    leader, place = cell
    rest = [phrase for phrase in phrases[2:] if phrase.type != "THAN"]
    ranked = (
        rest and isinstance(rest[0], Superlative) and rest[0].rank == _SECOND and rest[0].count in (None, 1)
    )
    if ranked:
        rest = rest[1:]
    rival: Phrase | None = None
    if len(rest) == 1:
        rival = rest[0]
    elif ranked and not rest and _is_of_figure(clause):
        return _with_second_cell(cell, clause, scene)
    elif ranked and not rest:
        rival = _runner_up(leader, place, clause, scene)
    if not isinstance(rival, Ref) or len(rival.names) != 1 or rival.is_panel:
        return clause
    start = clause.start
    told: list[Phrase] = [leader, made_word("BE", "is", start), *phrases[:2], rival]
    return clause.part([*told, made_word("PREPOSITION", "on", start), place])


def _is_of_figure(clause: Clause) -> bool:
    """Behind "A on P is the highest cell": the second is that of the figure, and not that of P."""
    before = clause.before
    if before is None:
        return False
    at = next((i for i, phrase in enumerate(before.phrases) if phrase.type == "SUPERLATIVE"), 0)
    return [phrase.type for phrase in before.phrases[:at]] == ["REF", "PREPOSITION", "REF", "BE"]


def _with_second_cell(cell: tuple[Ref, Ref], clause: Clause, scene: Scene) -> Clause:
    """The clause with the cell that leads and with the one that comes next in the figure; itself if that is open.

    "A on P is highest, 3 above the second-highest" may be of P as well, where no cell is spoken of.
    """
    panels, before, start = scene.panels(clause), clause.before, clause.start
    tops = [top for c in (before, clause) if c for top in c.phrases if isinstance(top, Superlative)]
    named = any(getattr(noun, "value", "") == "cell" for top in tops for noun in top.nouns)
    if len(panels) != 1 or not named:
        return clause
    values = [v for v in scene.filled(panels[0]).values if middle(v) is not None]
    keys = {key for ref in cell for key in _keys(ref, scene.filled(panels[0]), scene)}
    own = [v for v in values if {v.row, v.column} <= keys]
    others = [v for v in values if v not in own]
    found = _next_to(own[0], others) if len(own) == 1 and len(others) >= _FEW else None
    if found is None:
        return clause
    row, column = (scene.draft.labels.get(key) for key in (found.row, found.column))
    if row is None or column is None:
        return clause
    one, two = (Ref(start, start, (Name("category", (label,)),)) for label in (row, column))
    joint = made_word("PREPOSITION", "on", start)
    lead: list[Phrase] = [cell[0], joint, cell[1], made_word("BE", "is", start), *clause.phrases[:2]]
    return clause.part([*lead, one, joint, two])


def with_rival_before(clause: Clause, scene: Scene) -> Clause:
    """ "A leads everywhere except on P, where B is ahead by 3" as "B is ahead of A by 3 on P".

    Of several that lead elsewhere or come next there, nobody knows which one is meant.
    """
    before, phrases = clause.before, clause.phrases
    rest = [p for p in phrases[2:] if p.type != "BE" and key_of(p) not in words("comparisons", "moves_ahead")]
    told = sorted(p.type for p in rest)
    if before is None or not isinstance(phrases[1], Ref) or told not in _AHEAD or not before.has("EXCEPTION"):
        return clause
    way = next(p for p in rest if p.type in ("COMPARATIVE", "SUPERLATIVE"))
    front, place = before.phrases[:-1], before.phrases[-1]
    leads = getattr(way, "verb", "") == "leads" or getattr(way, "value", "") == "better"
    subjects = [p for at, p in enumerate(front) if isinstance(p, Ref) and not is_prepositional(front, at)]
    rivals = [
        ref for ref in subjects if ref.names != phrases[1].names and both_of([ref, phrases[1]]) is not None
    ]
    if not leads or not isinstance(place, Ref) or len(place.names) != 1 or len(rivals) != 1:
        return clause
    if "EXCEPTION" not in (front[-1].type, front[-2].type):
        return clause
    if not before.has("COMPARATIVE"):
        second = _runner_up(phrases[1], place, clause, scene)
        if second is None or second.names[0].label is not rivals[0].names[0].label:
            return clause
    start, end = clause.start, way.end
    rival, where = (replace(ref, start=end, end=end) for ref in (rivals[0], place))
    ahead = Word("COMPARATIVE", "better", "ahead of", way.start, end)
    amount = next(p for p in rest if isinstance(p, Amount))
    verb, joint = made_word("BE", "is", start), made_word("PREPOSITION", "on", end)
    return clause.part([phrases[1], verb, amount, ahead, rival, joint, where])


def with_number_before(clause: Clause) -> Clause:
    """ "A has the best score on P (8), beating B (5) by 3" as "on P, A (8) beating B (5) by 3"."""
    before, phrases = clause.before, clause.phrases
    if (
        before is None
        or [p.type for p in before.phrases[-3:]] != _HELD
        or not isinstance(before.phrases[0], Ref)
    ):
        return clause
    refs = before.refs()
    if len(refs) > _CELL or len(clause.of("AMOUNT")) != _CELL or any(len(ref.names) != 1 for ref in refs):
        return clause
    start = clause.start
    subject, *places = (replace(ref, start=start, end=start) for ref in refs)
    front: list[Phrase] = [
        phrase
        for place in places
        for phrase in (made_word("PREPOSITION", "on", start), place, made_word("COMMA", ",", start))
    ]
    return clause.part([*front, subject, *before.phrases[-3:], *phrases])


def _leader_before(clause: Clause) -> tuple[Ref, Ref] | None:
    """Who leads, or comes last, and where, in the clause in front, which says nothing else."""
    before = clause.before
    if before is None or not isinstance(clause.phrases[0], Amount) or not before.types <= _PLAIN:
        return None
    refs, tops = before.refs(), [p for p in before.phrases if isinstance(p, Superlative)]
    single = len(refs) == _CELL and all(len(r.names) == 1 and len(r.names[0].labels) == 1 for r in refs)
    if not single or len(tops) != 1 or tops[0].rank != 1 or tops[0].count not in (None, 1):
        return None
    at = before.phrases.index(tops[0])
    if any(ref.is_panel for ref in refs) or not (
        tops[0].verb or before.phrases[at - 1].type in ("HAVE", "BE")
    ):
        return None
    start = clause.start
    one, two = (replace(ref, start=start, end=start) for ref in refs)
    opens = before.phrases[0].type == "PREPOSITION"  # "On P, A leads"
    return (two, one) if opens else (one, two)


def _runner_up(leader: Ref, place: Ref, clause: Clause, scene: Scene) -> Ref | None:
    """The one that comes next to the leader in a place; None where the leader does not lead, or two come next."""
    panels = scene.panels(clause)
    if len(panels) != 1:
        return None
    grid = scene.filled(panels[0])
    for line in scene.lines(place, grid):
        rows, columns = (line.labels, ()) if line.axis == "row" else ((), line.labels)
        values = [value for value in grid.select(rows, columns, "all") if middle(value) is not None]
        own = [value for value in values if _holder(value, line.axis) in _keys(leader, grid, scene)]
        others = [value for value in values if value not in own]
        if len(own) != 1 or len(others) < _FEW:
            continue
        found = _next_to(own[0], others)
        label = scene.draft.labels.get(_holder(found, line.axis)) if found is not None else None
        if label is not None:
            return Ref(clause.start, clause.start, (Name("category", (label,)),))
    return None


def _holder(value: Value, axis: str) -> str:
    return fold(value.column if axis == "row" else value.row)


def _keys(ref: Ref, grid: Grid, scene: Scene) -> set[str]:
    return {fold(label) for line in scene.lines(ref, grid) for label in line.labels}


def _next_to(own: Value, others: Sequence[Value]) -> Value | None:
    """The value that comes next to the highest or the lowest one."""
    numbers = sorted(others, key=lambda value: middle(value) or 0.0)
    mine = middle(own) or 0.0
    low, high = middle(numbers[0]) or 0.0, middle(numbers[-1]) or 0.0
    if mine > high:
        return numbers[-1] if high > (middle(numbers[-2]) or 0.0) else None
    if mine < low:
        return numbers[0] if low < (middle(numbers[1]) or 0.0) else None
    return None

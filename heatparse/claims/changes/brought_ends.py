"""What one label of an axis does to another: "smoke lifts sand from 18 to 72, peat from 31 to 89".

Behind "to" stands the value of the cell of the two; behind "from" that of another cell beside it. Where the number
behind "from" is none of those, something else may be meant, and nothing is refuted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile

from heatparse.claims.cell_values import judge_cell_value
from heatparse.claims.counts.leftovers import is_known
from heatparse.claims.judgement import UNDECIDED
from heatparse.claims.language.motions import motion_of
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import without_units
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.places.lines import Line
from heatparse.claims.places.located_amounts import Located
from heatparse.claims.scene import Scene, place
from heatparse.grid import Grid
from heatparse.measures import equal
from heatparse.models.claims import BaseClaim, CellValueClaim
from heatparse.phrases import words
from heatparse.records import Record
from heatparse.tokens import fold

_STEP = 4  # phrases of "from 18 to 72"
_STEM = 3  # letters that a noun shares with a label, at least
_ENDING = 3  # letters of a label that it may lack
_SILENT = frozenset(("PREPOSITION", "COMMA", "JOIN", "AND", "MEASURE", "HAVE", "BE", "REF", "PRONOUN"))


class _Step(Record):
    """ "From 18 to 72", and the indices of its first phrase and behind its last."""

    at: int
    end: int
    first: Amount
    last: Amount


def read_brought_ends(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The values to which a label brings others."""
    panels = scene.panels(clause)
    if clause.is_data or len(panels) != 1:
        return []
    whole = without_units(clause.phrases, scene)
    colon = max((at for at, phrase in enumerate(whole) if phrase.type == "COLON"), default=-1)
    phrases = whole[colon + 1 :]
    steps = _steps(phrases)
    own = len(steps)
    if own and clause.before is not None and not _verb(phrases, steps):
        phrases = [*clause.before.phrases, made_word("COMMA", ",", clause.start), *phrases]
        steps = _steps(phrases)  # "…, and on sand from 18 to 72"
    verb = _verb(phrases, steps)
    front = [*whole[: max(colon, 0)]] if colon > 0 else []
    grid = scene.filled(panels[0])
    named = {at: line for at in range(len(phrases)) if (line := _named_line(phrases[at], grid, scene))}
    if not verb or not _is_plain(phrases, steps, {verb, *named}, scene):
        return []
    doer = named.get(verb - 1) or _doer(phrases[verb - 1], front, clause, grid, scene)
    told = _told(phrases, steps, {at: line for at, line in named.items() if at != verb - 1})
    if told == [None] and not any(at != verb - 1 for at in named):
        told = [_head(clause, grid, scene)]  # "**Sand:** smoke raises the rate from 18 to 72"
    cells = _cells(doer, told) if doer is not None else []
    if len(cells) != len(steps):
        return []
    claims: list[BaseClaim] = []
    for step, (row, column) in list(zip(steps, cells, strict=True))[-own:]:
        if grid.at(row, column) is None or not _goes(step, _way(phrases[verb])):
            return []
        judged = UNDECIDED
        exact = not (step.first.bound or step.last.bound) and step.end - step.at == _STEP
        if exact and _starts_beside(step.first, fold(row), fold(column), grid):
            judged = judge_cell_value(Located(step.last, panels[0], [(row, column)]), scene)
        where = place(panels[0], (row,), (column,))
        claims.append(
            scene.claim(CellValueClaim, clause, judged, step.last, place=where, value=step.last.quantity)
        )
    clause.read.add("brought")
    if front:
        from heatparse.claims.readers import read  # what stands in front of the colon is read by itself

        claims = [*read(clause.part(front), scene), *claims]
    return claims


def _verb(phrases: Sequence[Phrase], steps: Sequence[_Step]) -> int:
    """Where the verb stands, in front of the first step; 0 for nowhere."""
    return next((at for at in range(steps[0].at) if _way(phrases[at])), 0) if steps else 0


def _steps(phrases: Sequence[Phrase]) -> list[_Step]:
    found: list[_Step] = []
    for at in range(len(phrases) - _STEP + 1):
        if key_of(phrases[at]) != "from" or key_at(phrases, at + 2) != "to":
            continue
        end = at + _STEP - (phrases[at + _STEP - 1].type == "AMOUNT")  # "to over 60"
        first, last = phrases[at + 1], phrases[end] if end < len(phrases) else None
        if isinstance(first, Amount) and isinstance(last, Amount) and _is_number(first) and _is_number(last):
            found.append(_Step(at, end + 1, first, last))
    return found


def _is_number(amount: Amount) -> bool:
    return amount.label is None and amount.quantity.value is not None


def _way(phrase: Phrase) -> str:
    """Which way a verb brings values: up, down, or "some"."""
    if phrase.type not in ("DIFFERENCE", "TREND", "UNKNOWN", "HAVE", "FACTOR"):
        return ""
    key = key_of(phrase)
    if key in words("arrivals", "bringing"):
        return "some"
    if key in words("arrivals", "raising"):
        return "up"
    if key in words("arrivals", "lowering"):
        return "down"
    return motion_of(phrase).replace("flat", "")


def _is_plain(phrases: Sequence[Phrase], steps: Sequence[_Step], named: set[int], scene: Scene) -> bool:
    """Whether nothing else is told beside the steps: no other number, no condition, no mean."""
    inside = {at for step in steps for at in range(step.at, step.end)} | named
    for at, phrase in enumerate(phrases):
        if isinstance(phrase, Ref) and at not in named:
            return False
        if at in inside or phrase.type in _SILENT:
            continue
        known = isinstance(phrase, Word) and phrase.type == "UNKNOWN" and is_known(scene, phrase)
        if not known and key_of(phrase) not in words("arrivals", "beside_doer"):
            return False
    return True


def _doer(subject: Phrase, front: Sequence[Phrase], clause: Clause, grid: Grid, scene: Scene) -> Line | None:
    """The line of who does it; "it" is who the sentence, or its head, spoke of."""
    if subject.type != "PRONOUN":
        return None
    opening = front or (clause.before.phrases if clause.before is not None else [])
    if opening and not any(isinstance(phrase, Ref) for phrase in opening[1:]):
        return _named_line(opening[0], grid, scene)
    return None if opening else _head(clause, grid, scene)


def _are_akin(label: str, noun: str) -> bool:
    """Whether two words share their stem: "curing" and "cured"."""
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(label, noun, strict=False)))
    return (
        shared >= _STEM and (shared >= len(label) - _ENDING) and (shared > _STEM or len(label) <= shared + 2)
    )


def _head(clause: Clause, grid: Grid, scene: Scene) -> Line | None:
    heads = [head for head in clause.heads if not head.is_panel]
    return _line(heads[0], grid, scene) if len(heads) == 1 else None


def _named_line(phrase: Phrase, grid: Grid, scene: Scene) -> Line | None:
    """The line of a name, or of a noun that is akin to one: "heating" of "Heated"."""
    if isinstance(phrase, Ref):
        return _line(phrase, grid, scene)
    if not isinstance(phrase, Word) or phrase.type != "UNKNOWN":
        return None
    akin = [
        Line(axis, (grid.name(key),))
        for axis, keys in (("row", grid.rows), ("column", grid.columns))
        for key in keys
        if _are_akin(key, phrase.key)
    ]
    return akin[0] if len(akin) == 1 else None


def _single(ref: Ref) -> Ref | None:
    plain = not (ref.is_panel or ref.position or ref.either or ref.limit)
    return ref if plain and [len(name.labels) for name in ref.names] == [1] else None


def _told(phrases: Sequence[Phrase], steps: Sequence[_Step], named: Mapping[int, Line]) -> list[Line | None]:
    """The place or the doer that each step names anew, all of them in front of their numbers or all behind."""
    starts = [0, *(step.end for step in steps)]
    ends = [*(step.at for step in steps), len(phrases)]
    between = [
        [line for at, line in named.items() if start <= at < end]
        for start, end in zip(starts, ends, strict=True)
    ]
    told = between[:-1] if between[0] else between[1:]
    rest = between[-1] if between[0] else between[0]
    if rest:
        return []
    return [lines[0] if len(lines) == 1 else None for lines in told]


def _cells(doer: Line, told: Sequence[Line | None]) -> list[tuple[str, str]]:
    """The cells of the steps."""
    labels = {doer.axis: doer.labels[0]}
    cells: list[tuple[str, str]] = []
    for line in told:
        if line is None:
            return []
        labels[line.axis] = line.labels[0]
        if len(labels) > 1:
            cells.append((labels["row"], labels["column"]))
    return cells


def _line(ref: Ref, grid: Grid, scene: Scene) -> Line | None:
    """The one line that a reference means."""
    lines = scene.lines(ref, grid) if _single(ref) is not None else []
    return lines[0] if len(lines) == 1 and len(lines[0].labels) == 1 else None


def _goes(step: _Step, way: str) -> bool:
    """Whether the numbers go the way that the verb tells."""
    first, last = step.first.quantity.value, step.last.quantity.value
    assert first is not None and last is not None
    return first != last and (way == "some" or (way == "up") is (first < last))


def _starts_beside(first: Amount, row: str, column: str, grid: Grid) -> bool:
    """Whether a number is the value of another cell in the row or in the column of a cell, and not its own."""
    stated = grid.measure(first.quantity)
    beside = [
        value
        for value in grid.values
        if (value.row == row) is not (value.column == column) and equal(value, stated)
    ]
    held = grid.cells.get((row, column))
    return bool(beside) and held is not None and not equal(held, stated)

"""Moves of one cell from panel to panel: "from Old to New, A on P gains 3", "New raises A on P by 3"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.changes.changes import Change
from heatparse.claims.changes.steps import judge_step
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.amounts import is_change, is_judging
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_at, key_of, outside_brackets
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.language.things import without_units
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import measure
from heatparse.models.claims import BaseClaim, DifferenceClaim
from heatparse.phrases import words
from heatparse.tokens import fold

_PANELS = 2
_WAYS = {"gain": 1, "drop": -1}
_KNOWN = frozenset(
    (
        "REF",
        "ARROW",
        "DIFFERENCE",
        "BY",
        "AMOUNT",
        "PREPOSITION",
        "JOIN",
        "COMMA",
        "BE",
        "HAVE",
        "MEASURE",
        "COMPARATIVE",
    )
)


def read_panel_moves(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """How far a cell moves from one panel to the other."""
    phrases = outside_brackets(without_units(clause.phrases, scene))
    amounts = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Amount)]
    if clause.is_data or len(amounts) != 1 or not _is_plain(phrases, amounts[0], scene):
        return []
    if any(not ref.is_panel for ref in clause.heads) or any(
        before.refs() for before in clauses_before(clause, scene.text)
    ):
        return []
    ends = _panels(phrases, scene)
    refs = [phrase for phrase in phrases if isinstance(phrase, Ref) and not scene.panels_named(phrase)]
    values = [_cell(refs, phrases, scene.filled(panel), scene) for panel in ends]
    if len(values) != _PANELS or values[0] is None or values[1] is None:
        return []
    judged = _judge(clause, phrases, amounts[0], values[0], values[1], scene)
    if judged.truth is None:
        return []
    clause.read.update(("panel gain", "arrival"))
    amount = phrases[amounts[0]]
    assert isinstance(amount, Amount)
    return [scene.claim(DifferenceClaim, clause, judged, amount, mode="absolute", value=amount.quantity)]


def _is_plain(phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    """Whether one change is told, and nothing else."""
    moves = [phrase for phrase in phrases if phrase.type == "DIFFERENCE"]
    told = len(moves) == 1 and getattr(moves[0], "value", "") in _WAYS
    for i, phrase in enumerate(phrases):
        if phrase.type not in _KNOWN:
            return False
        under = (
            phrase.type == "COMPARATIVE" and key_of(phrase) == "under" and _names_panel(phrases, i + 1, scene)
        )
        if phrase.type == "COMPARATIVE" and not under:
            return False
    by_number = phrases[at - 1].type == "BY" or is_change(phrases, at)
    return told and by_number and not getattr(phrases[at], "bound", "")


def _names_panel(phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    phrase = phrases[at] if at < len(phrases) else None
    return isinstance(phrase, Ref) and len(scene.panels_named(phrase)) == 1


def _panels(phrases: Sequence[Phrase], scene: Scene) -> list[int]:
    """The panel that a change starts in, and the one that it leads to."""
    named = [at for at in range(len(phrases)) if _names_panel(phrases, at, scene)]
    found = [scene.panels_named(phrases[at])[0] for at in named]  # type: ignore[arg-type]
    if len(found) == _PANELS and found[0] != found[1]:
        joints = [key_at(phrases, at - 1) for at in named]
        return found if joints == ["from", "to"] else []
    if len(found) != 1:
        return []
    subject = not named[0] and phrases[1].type == "DIFFERENCE" and not is_judging(phrases)
    front = key_at(phrases, named[0] - 1) if named[0] else ""
    placed = front in words("takings_up", "into_panel") or front == "under"
    return [1 - found[0], found[0]] if subject or placed else []


def _cell(refs: Sequence[Ref], phrases: Sequence[Phrase], grid: Grid, scene: Scene) -> Value | None:
    """The one cell that two names tell."""
    if len(refs) != _PANELS or any(len(ref.names) != 1 for ref in refs):
        return None
    pairs = scene.cells(refs[0], refs[1], grid)
    if grid.is_square and not any(phrase.type == "ARROW" for phrase in phrases):
        return None
    return grid.cells.get((fold(pairs[0][0]), fold(pairs[0][1]))) if pairs else None


def _judge(
    clause: Clause, phrases: Sequence[Phrase], at: int, start: Value, end: Value, scene: Scene
) -> Judgement:
    amount = phrases[at]
    assert isinstance(amount, Amount)
    move = next(phrase for phrase in phrases if phrase.type == "DIFFERENCE")
    open_way = is_judging(phrases) and scene.may_be_better_low
    change = Change(clause, amount, sign=0 if open_way else _WAYS[str(getattr(move, "value", ""))])
    texts, spans = (start.text, end.text), (start.span, end.span)
    judged = judge_step(change, measure(start), measure(end), texts, spans)
    if judged.truth is False:
        plain = judge_step(Change(clause, amount), measure(start), measure(end), texts, spans)
        return UNDECIDED if plain.truth is not False else judged  # so far, but the other way
    return judged

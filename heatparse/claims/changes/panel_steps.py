"""Distances of two panels, cell by cell: "no row differs by more than 2 between them", "they are at most 5 apart"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.changes.changes import Change
from heatparse.claims.changes.steps import judge_step
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_at
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.language.words import Word
from heatparse.claims.places.slices import Slice, readings
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.measures import measure
from heatparse.models.claims import BaseClaim, DifferenceClaim
from heatparse.phrases import words
from heatparse.records import replace

_PANELS = 2
_KNOWN = frozenset((
    "PREPOSITION", "REF", "COMMA", "JOIN", "NEGATION", "SCOPE", "AXISNOUN", "DIMENSION", "CARDINAL", "DIFFERENCE", "BY",
    "AMOUNT", "BE", "MEASURE", "AND",
))  # fmt: skip
_ALIKE = _KNOWN | {"COMPARATIVE"}
_DENIED = {"above": "at_most", "at_least": "below", "below": "at_least"}
_LIMITS = frozenset(("at_most", "below"))


def read_panel_steps(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """How far the cells of two panels lie apart at most, or at least, where the clause says so of all of them."""
    amounts = [phrase for phrase in clause.phrases if isinstance(phrase, Amount)]
    gaps = [phrase for phrase in clause.phrases if phrase.type == "DIFFERENCE"]
    if clause.is_data or len(amounts) != 1 or [getattr(gap, "value", "") for gap in gaps] != ["gap"]:
        return []
    front, told = _parted(clause.phrases)
    if any(phrase.type not in _KNOWN for phrase in told) or not _names_both(clause, scene):
        return []
    bound = _bound(told, amounts[0]) if all(phrase.type in _ALIKE for phrase in front) else ""
    if not bound:
        return []
    change = Change(clause, replace(amounts[0], bound=bound))
    places = [ref for ref in clause.refs() if not scene.panels_named(ref)]
    one, two = (scene.filled(panel) for panel in range(_PANELS))
    heads = [ref for ref in clause.heads if not ref.is_panel]
    judged = [_judge(change, piece, two) for piece in readings(scene, one, places, heads)]
    clause.read.add("panel steps")
    judgement = charitable(judged) if judged else UNDECIDED
    if judgement.truth is False and not all(
        _is_seen(each, clause) for each in clauses_before(clause, scene.text)
    ):
        judgement = UNDECIDED  # "at closing time, …": what stands in front may say where
    return [scene.claim(DifferenceClaim, clause, judgement, mode="absolute", value=amounts[0].quantity)]


def _is_seen(before: Clause, clause: Clause) -> bool:
    """ "At noon, the two panels are alike: …": all of the front is understood, and its places are taken over."""
    taken = [head.names for head in clause.heads]
    return all(
        phrase.names in taken if isinstance(phrase, Ref) else phrase.type in _ALIKE
        for phrase in before.phrases
    )


def _parted(phrases: Sequence[Phrase]) -> tuple[Sequence[Phrase], Sequence[Phrase]]:
    """ "The two panels are much alike: no row differs by more than 2": what stands in front, and what is told."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "COLON"), None)
    return ((), phrases) if at is None else (phrases[:at], phrases[at + 1 :])


def _names_both(clause: Clause, scene: Scene) -> bool:
    """Whether both panels are named, and none alone: in the clause, or where its sentence begins."""
    told = [clause, *clauses_before(clause, scene.text)]
    named = [{panel for ref in each.refs() for panel in scene.panels_named(ref)} for each in told]
    if any(len(panels) == 1 for panels in named) or any(ref.is_panel for ref in clause.heads):
        return False
    if any(_is_in_panels(each.phrases, at, scene) for each in told for at in range(len(each.phrases))):
        return False
    return any(len(panels) == _PANELS for panels in named) or any(
        _is_panel_word(phrase) for each in told for phrase in each.phrases
    )


def _is_panel_word(phrase: Phrase) -> bool:
    return isinstance(phrase, Word) and phrase.type == "DIMENSION" and phrase.value == "panel"


def _is_in_panels(phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    """ "In the two panels", "on Monday and Friday": in each of them, and not between them."""
    phrase = phrases[at]
    if not (_is_panel_word(phrase) or (isinstance(phrase, Ref) and scene.panels_named(phrase))):
        return False
    front = at - 2 if at and phrases[at - 1].type == "CARDINAL" else at - 1
    return key_at(phrases, front) in words("function_words", "at_place")


def _bound(phrases: Sequence[Phrase], amount: Amount) -> str:
    """The bound that holds of all cells; "" where it may be one of some."""
    denials = [phrase for phrase in phrases if phrase.type == "NEGATION"]
    scopes = [phrase for phrase in phrases if isinstance(phrase, Scope)]
    if any(scope.quantifier not in ("all", "none") or scope.others for scope in scopes):
        return ""
    none = sum(scope.quantifier == "none" for scope in scopes) + len(denials)
    if none:
        return _DENIED.get(amount.bound, "") if none == 1 and len(scopes) == none - len(denials) else ""
    return amount.bound if scopes or amount.bound in _LIMITS else ""


def _judge(change: Change, piece: Slice, other: Grid) -> Judgement:
    """Whether all cells of a part are so far from their counterparts."""
    steps = list(_steps(change, piece, other))
    return together(steps) if len(steps) == piece.size else UNDECIDED


def _steps(change: Change, piece: Slice, other: Grid) -> Iterator[Judgement]:
    for value in piece.values:
        counterpart = other.cells.get((value.row, value.column))
        if counterpart is not None:
            ends = measure(value), measure(counterpart)
            spans = value.span, counterpart.span
            yield judge_step(change, *ends, (value.text, counterpart.text), spans)._replace(right=None)

"""Errors set against each other in a confusion matrix: as often as, twice as often as.

"Finch is mistaken for robin as often as robin is for finch", "wren is labelled sparrow 16 times, more than twice as
often as it is labelled robin".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.classes.confusions import labels_of, true_axes
from heatparse.claims.classes.misclassifications import is_quiet
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.class_phrases import with_classes
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_of, outside_brackets, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.measures import Truth
from heatparse.models.claims import BaseClaim, ComparisonClaim, DifferenceClaim
from heatparse.phrases import words
from heatparse.records import replace

_NEAR, _FAR = 0.1, 0.25  # how far a ratio may lie from a factor, and when it is another one, as parts of it
_SILENT = frozenset(("COMPARATIVE", "THAN", "FACTOR", "AMOUNT", "TIMES", "CARDINAL"))
_BOUNDS = {"high": 1, "low": -1}
_Pair = tuple[str, str]  # a class, and what it is taken for


def read_error_orders(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """Whether one class is taken for another as often, or so many times as often, as the clause says."""
    panels = scene.panels(clause)
    main = _marked(clause)
    at = next((i for i, p in enumerate(main) if _is_turn(p)), None)
    if clause.is_data or len(panels) != 1 or at is None:
        return []
    bound, factor = _factor(main, at)
    than = next((i for i in range(at, len(main)) if main[i].type == "THAN" or _is_even(main[i])), None)
    if than is None or (factor is None and not _is_even(main[at])):
        return []
    opens = all(p.type in ("COMPARATIVE", "AMOUNT") for p in main[:at])  # "…, more than twice as often as"
    earlier = clause.before if opens else None
    one = _pair(main[:than]) or (_pair(_marked(earlier)) if earlier is not None else None)
    others = _others(main[than + 1 :], one) if one is not None else []
    if one is None or not others or one in others:
        return []
    grid = scene.grids[panels[0]]
    judged = [_judge(grid, axis, one, two, bound, factor) for axis in true_axes(grid) for two in others]
    plain = not clause.has(*GUARDS) and all(
        p.type in _SILENT or is_quiet(p, scene) or _is_said(p) for p in main
    )
    clause.read.update(("misclassification", "class order"))
    model = ComparisonClaim if factor is None else DifferenceClaim
    return [scene.claim(model, clause, charitable(judged) if plain else UNDECIDED)]


def _marked(clause: Clause) -> list[Phrase]:
    """The phrases of a clause with what a class is taken for marked as such: "… as robin is for finch" as well."""
    main = with_classes(outside_brackets(clause.phrases))
    return [
        replace(p, relation="predicted")
        if isinstance(p, Ref) and not p.relation and key_of(main[at - 1]) in words("function_words", "taken_for")
        and at > 0 and any(isinstance(q, Ref) for q in main[:at])
        else p
        for at, p in enumerate(main)
    ]  # fmt: skip


def _is_turn(phrase: Phrase) -> bool:
    return phrase.type in ("FACTOR", "TIMES") or _is_even(phrase)


def _is_even(phrase: Phrase) -> bool:
    return phrase.type == "COMPARATIVE" and phrase_key(phrase) in words("classifications", "as_often")


def _is_said(phrase: Phrase) -> bool:
    key = phrase_key(phrase)
    return any(
        key in words("classifications", name) for name in ("labelled", "ordering", "counted", "recognizing")
    )


def _factor(main: Sequence[Phrase], at: int) -> tuple[int, float | None]:
    """How many times as often, and whether it is more than that (1) or less (-1)."""
    phrase, before = main[at], main[at - 1] if at else None
    number: float | None = None
    if isinstance(phrase, Word) and phrase.type == "FACTOR":
        number = float(phrase.value)
    elif phrase.type == "TIMES" and isinstance(before, Amount) and not before.bound:
        number, before = before.quantity.value, main[at - 2] if at > 1 else None
    bound = before.value if isinstance(before, Word) and before.type == "COMPARATIVE" else ""
    return _BOUNDS.get(bound, 0), number


def _pair(phrases: Sequence[Phrase]) -> _Pair | None:
    """The class that phrases name, and what it is taken for."""
    refs = [p for p in phrases if isinstance(p, Ref) and not p.is_panel]
    if any(len(labels_of(ref)) != 1 for ref in refs):
        return None
    true = [labels_of(ref)[0] for ref in refs if ref.relation != "predicted"]
    taken = [labels_of(ref)[0] for ref in refs if ref.relation == "predicted"]
    return (true[0], taken[0]) if len(true) == 1 == len(taken) else None


def _others(phrases: Sequence[Phrase], one: _Pair) -> list[_Pair]:
    """The errors that the first one may be set against: "… as robin is for finch", "… as for robin", "… as robin"."""
    refs = [p for p in phrases if isinstance(p, Ref) and not p.is_panel]
    if len(refs) != 1:
        pair = _pair(phrases)
        return [pair] if pair is not None else []
    labels = labels_of(refs[0])
    if len(labels) != 1:
        return []
    same = (one[0], labels[0])
    placed = refs[0].relation == "predicted" or phrase_key(phrases[0]) in words("function_words", "taken_for")
    if placed:
        return [same]
    return [same, (labels[0], one[1])] if phrases[0] is refs[0] else []


def _judge(grid: Grid, axis: str, one: _Pair, two: _Pair, bound: int, factor: float | None) -> Judgement:
    ways = [pair if axis == "row" else pair[::-1] for pair in (one, two)]
    cells = [grid.at(*way) for way in ways]
    first, second = cells
    if first is None or second is None:
        return UNDECIDED
    text = f"{grid.tell(first)}, and {grid.tell(second)}"
    truth = first.low == second.low if factor is None else _is_multiple(first.low, second.low, factor, bound)
    return Judgement(truth, text, (first.span, second.span))


def _is_multiple(one: float, two: float, factor: float, bound: int) -> Truth:
    if not two:
        return None
    if bound:
        return bound * (one / two - factor) > 0
    off = abs(one / two - factor) / factor
    return True if off <= _NEAR else False if off > _FAR else None

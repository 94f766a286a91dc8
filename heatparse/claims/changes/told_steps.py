"""Steps that are told with a colon: "A → B: -12", from one line to another of the same axis."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.changes.changes import Change
from heatparse.claims.comparisons.sides import Comparison, Side
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_choice
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_STEP = 4  # phrases of "A → B:"
_PLACED, _NAMED_INSIDE = ["PREPOSITION", "REF"], ["OPEN", "REF", "CLOSE"]  # "for C", "(C)"


def step_ends(phrases: Sequence[Phrase], index: int) -> tuple[Ref, Ref] | None:
    """The two places in front of a number: "A → B: -12", "C (A → B): -12", "A to B for C: -12", "A vs. B: -12"."""
    if index < _STEP or phrases[index - 1].type != "COLON":
        return None
    end = index - 1
    while [p.type for p in phrases[max(end - 2, 0) : end]] == _PLACED and not _leads(phrases[end - 2]):
        end -= len(_PLACED)
    if [p.type for p in phrases[max(end - 3, 0) : end]] == _NAMED_INSIDE:
        end -= len(_NAMED_INSIDE)
    elif phrases[end - 1].type == "CLOSE":
        end -= 1
    one, joint, two = phrases[end - 3 : end] if end >= _STEP - 1 else (None, None, None)
    if joint is None or not isinstance(one, Ref) or not isinstance(two, Ref):
        return None
    if joint.type == "VERSUS" and _is_signed(phrases[index]):
        return two, one
    return (one, two) if _leads(joint) else None


def told_step(clause: Clause, phrases: Sequence[Phrase], index: int, scene: Scene) -> Change | None:
    """The change that a number behind a colon tells, where two places of one axis stand in front."""
    ends = step_ends(phrases, index) if is_step(phrases, index, scene) else None
    amount = phrases[index]
    if ends is None or not isinstance(amount, Amount):
        return None
    one, two = ends
    change = Change(clause, amount, sign=1)
    change.narrowed = has_guards(phrases)
    # "A vs. B: -12": perhaps from A to B
    change.unsure = not _is_signed(amount) or is_choice(phrases) or one.start > two.start
    slices = [ref for ref in clause.refs() if ref.start not in (one.start, two.start)]
    change.comparison = Comparison(clause, "different", Side((), [one]), Side((), [two]), slices)
    return change


def _is_signed(phrase: Phrase) -> bool:
    return isinstance(phrase, Amount) and phrase.quantity.text[:1] in words("numbers", "signs")


def _leads(joint: Phrase) -> bool:
    """Whether a word leads from one place to the next."""
    return joint.type == "ARROW" or key_of(joint) == "to"


def is_step(phrases: Sequence[Phrase], index: int, scene: Scene) -> bool:
    """E.g. "A, 3 → 4: -12": from one line to another of the same axis, in a matrix where that is no cell."""
    ends = step_ends(phrases, index)
    if ends is None or not len(scene.grids):
        return False
    one, two = ends
    axes = [{line.axis for line in scene.lines(ref, scene.filled(0))} for ref in (one, two)]
    return axes[0] == axes[1] and len(axes[0]) == 1

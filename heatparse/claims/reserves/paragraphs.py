"""Paragraphs: what a sentence takes over from the sentences in front of it, and its reader from elsewhere.

"P is the hardest task. Even so, A ends at 55 there": on P. "The lead is 3 on P. It shrinks to 1 on Q": the lead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise, product

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.models import Quantity
from heatparse.models.claims import BaseClaim, CellValueClaim, DifferenceClaim
from heatparse.phrases import words
from heatparse.tokens import label_keys

_FAR = 8  # clauses
_SHORT = 3  # letters: "the"
_SUBJECT = 5  # tokens of "first subject token"
_HEAD = 30  # characters
_CHANGES = frozenset(("DIFFERENCE", "SPREAD"))
_SIZES = ("AGGREGATE", "SPREAD", "DIFFERENCE")
_LINKS = frozenset(("BE", "HAVE", "OCCUR"))
_OPENING = frozenset(("PREPOSITION", "REF", "COMMA", "JOIN", "UNKNOWN", "HEDGE", "CONTRAST"))
_BESIDE = frozenset(
    ("PREPOSITION", "REF", "BE", "AND", "JOIN", "OPEN", "AMOUNT", "CLOSE", "SUPERLATIVE", "COMMA")
)


def is_of_paragraph(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a refuted claim may be true of what the sentences in front of it speak of."""
    if clause.before is None:
        return False
    if isinstance(claim, CellValueClaim | DifferenceClaim) and _fits_topic(claim.value, clause, scene):
        return True
    if isinstance(claim, CellValueClaim) and _fits_mean(claim.value, clause, scene):
        return True
    return any(takes(clause, scene) for takes in _TAKING.get(claim.kind, ()))  # type: ignore[attr-defined]


def _in_front(clause: Clause) -> Iterator[Clause]:
    """The clauses in front of one in its paragraph, the nearest first."""
    before, steps = clause.before, 0
    while before is not None and steps < _FAR:
        yield before
        before, steps = before.before, steps + 1


def _fits_topic(number: Quantity | None, clause: Clause, scene: Scene) -> bool:
    """Whether a number is that of a line of its clause at a place that the paragraph has named."""
    refs = clause.refs()
    if number is None or number.value is None or clause.has("SUPERLATIVE", "AGGREGATE") or not refs:
        return False
    topics = [ref for before in _in_front(clause) for ref in before.refs()]
    for panel in scene.panels(clause):
        grid = scene.filled(panel)
        told = grid.measure(number)
        if len({line.axis for ref in refs for line in scene.lines(ref, grid)}) != 1 and len(refs) > 1:
            continue  # it names its cell itself
        for ref, topic in product(refs, topics):
            for row, column in scene.cells(ref, topic, grid):
                value = grid.at(row, column)
                if value is not None and value.low == value.high == told.low:
                    return True
    return False


def _fits_mean(number: Quantity | None, clause: Clause, scene: Scene) -> bool:
    """ "On average A is best, at 69. B and C reach 66 and 67": where 67 is the mean of C."""
    told = [p for p in clause.phrases if isinstance(p, Amount) and not p.bound and p.quantity == number]
    if not told or not any(before.has("AGGREGATE") for before in _in_front(clause)):
        return False
    from heatparse.claims.reserves.derived_before import fits_function  # loaded where a mean was told

    return fits_function(told, _in_front(clause), clause, scene, roughly=True)


def _is_it(phrases: Sequence[Phrase]) -> bool:
    """Whether a clause begins with "it", behind its place or alone: "on P, however, it is 9"."""
    front = next((phrase for phrase in phrases if phrase.type not in _OPENING), None)
    return front is not None and front.type == "PRONOUN" and key_of(front) in words("reserves", "subjects")


def _goes_on_with_change(clause: Clause, _scene: Scene) -> bool:
    """ "A is 1 behind on P. On Q it is 9": so far behind."""
    before = next(_in_front(clause))
    derived = before.has("COMPARATIVE", "DIFFERENCE", "SPREAD", "AGGREGATE") and before.has("AMOUNT")
    return derived and _is_it(clause.phrases)


def _goes_on_with_gap(clause: Clause, _scene: Scene) -> bool:
    """ "The gap is 2 on P. It shrinks to 1 on Q": no course of values."""
    return _is_it(clause.phrases) and any(
        before.phrases and before.phrases[0].type in _CHANGES for before in _in_front(clause)
    )


def _is_of_all_but(clause: Clause, scene: Scene) -> bool:
    """ "All rates but A are close: between 3 and 5": of all the others."""
    before = next(_in_front(clause))
    colon = ":" in scene.text[before.end : clause.start]
    scoped = any(isinstance(p, Scope) and p.quantifier == "all" for p in before.phrases)
    return colon and scoped and not clause.refs()


def _is_of_bond(clause: Clause, scene: Scene) -> bool:
    """ "A is related to all three. The relation is strongest with B": that of A."""
    first = clause.phrases[0] if clause.phrases else None
    if first is None or first.type not in ("UNKNOWN", "MEASURE", "PRONOUN", "REF"):
        return False
    if isinstance(first, Ref) or not {p.type for p in clause.phrases[1:]} <= _BESIDE:
        return False
    placed = all(
        key_of(one) in words("reserves", "partnered")
        for one, two in pairwise(clause.phrases)
        if isinstance(two, Ref)
    )
    told = any(before.refs() for before in _in_front(clause))
    return bool(clause.refs()) and placed and told and any(grid.is_mirrored for grid in scene.grids.all())


def _is_none_of_topic(clause: Clause, _scene: Scene) -> bool:
    """ "A is the hardest class. Not one is taken for B": not one A."""
    first = clause.phrases[0] if clause.phrases else None
    none = isinstance(first, Scope) and first.quantifier == "none" and first.noun is None
    taken = clause.has("PREDICTED") or any(ref.relation for ref in clause.refs())
    return none and taken and any(before.refs() for before in _in_front(clause))


def _is_as_much_elsewhere(clause: Clause, _scene: Scene) -> bool:
    """ "It loses 8 at P, and just as many at Q": in each of them, and not from P to Q."""
    if not clause.has("DIFFERENCE") or len(clause.of("AMOUNT")) != 1:
        return False
    keys = " ".join(word.key for word in clause.words)
    return any(f" {equal} " in f" {keys} " for equal in words("reserves", "as_much"))


def _is_its_lead(clause: Clause, _scene: Scene) -> bool:
    """ "A is third on P. It wins Q by 4": on Q, before whoever comes next, and not P before Q."""
    before = next(_in_front(clause))
    return _is_it(clause.phrases) and len(clause.refs()) == 1 and len(before.refs()) > 1


def _is_of_others_before(clause: Clause, scene: Scene) -> bool:
    """ "Each of the other four is taken for A. The share is highest for B (17)", of a square: of the others."""
    before = next(_in_front(clause))
    told = any(p.type == "RIVALS" or (isinstance(p, Scope) and p.others) for p in before.phrases)
    return told and scene.has_square


def _is_gap_of_before(clause: Clause, scene: Scene) -> bool:
    """ "All do better on A than A on them; the difference is largest for B (6)", of a square: of both ways."""
    own = [ref for ref in clause.refs() if ref.start >= clause.start]
    tops = len(clause.of("SUPERLATIVE"))
    alone = bool(own) and all(len(ref.names) == 1 for ref in own)
    return alone and len(own) <= tops and clause.phrases[0].type == "DIFFERENCE" and scene.has_square


def _is_of_other_sizes(clause: Clause, scene: Scene) -> bool:
    """ "Oslo has the largest range, 21. Of the other four none gets to 20": no range of theirs does."""
    keys = [token[3] for token in scene.tokens(clause)]
    rest = next((at for at, key in enumerate(keys) if key in words("reserves", "rest_of_them")), None)
    if rest is None or not words("reserves", "cells_themselves").isdisjoint(keys[rest : rest + _SUBJECT]):
        return False  # "the other four cells"
    return any(map(_tells_sizes, _in_front(clause)))


def _tells_sizes(clause: Clause) -> bool:
    """Whether a clause tells of something that is made of several values: a mean, a spread, a difference."""
    nouns = [noun for top in clause.of("SUPERLATIVE") for noun in getattr(top, "nouns", ())]
    return clause.has(*_SIZES) or any(noun.type in _SIZES for noun in nouns)


def _is_of_other_owner(clause: Clause, scene: Scene) -> bool:
    """ "The first subject token rises. Its lowest value is 3", of a label "Subject first": told in other words."""
    if key_of(clause.phrases[0]) not in words("reserves", "subjects"):
        return False
    first = next(
        (b for b in _in_front(clause) if key_of(b.phrases[0]) not in words("reserves", "subjects")), None
    )
    if first is None:
        return False
    subject = first.phrases[0]
    if isinstance(subject, Ref) and clause.heads:  # "**A and B:** A is flat. B rises. Its lowest value is 3"
        named = {name.label.text for name in subject.names}
        return len(named) == 1 and named != {name.label.text for head in clause.heads for name in head.names}
    if any(ref.start < first.start + _HEAD for ref in first.refs()):
        return False
    tokens = scene.draft.tokens.between(first.start, first.end)[:_SUBJECT]
    told = {token[3] for token in tokens if len(token[3]) > _SHORT}
    axes = (axis.categories for panel in scene.document.panels for axis in (panel.y_axis, panel.x_axis))
    return any(len(keys) > 1 and told.issuperset(keys) for axis in axes for keys in map(label_keys, axis))


_Taking = Callable[[Clause, Scene], bool]
_TAKING: dict[str, tuple[_Taking, ...]] = {
    "cell-value": (_goes_on_with_change, _is_of_all_but, _is_of_other_owner),
    "trend": (_goes_on_with_gap, _is_of_other_owner),
    "difference": (_is_as_much_elsewhere, _is_its_lead, _is_gap_of_before, _is_of_other_owner),
    "extremum": (_is_of_bond, _is_of_others_before, _is_of_other_owner),
    "threshold": (_is_none_of_topic, _is_of_other_owner, _is_of_other_sizes),
    "range": (_is_of_other_owner, _is_of_other_sizes),
    "comparison": (_is_of_other_owner,),
    "count": (_is_none_of_topic, _is_of_other_owner, _is_of_other_sizes),
}

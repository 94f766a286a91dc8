"""Partitions: where the cells are that a statement counts, place by place: "six exceed 0.5, four in A and two in B"."""

from __future__ import annotations

from heatparse.claims.counts.assertions import find_assertions
from heatparse.claims.counts.assessment import judge_assertion
from heatparse.claims.judgement import Judgement, charitable
from heatparse.claims.language.phrases import Phrase
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import is_whole_number, whole_number
from heatparse.claims.places.memberships import cells_of, members_of
from heatparse.claims.places.tails import Tail, places_of
from heatparse.claims.scene import Scene
from heatparse.models import Quantity
from heatparse.models.claims import BaseClaim, CountClaim

_JOINTS = frozenset(("COMMA", "AND", "JOIN", "OPEN", "COLON"))
_OF_THEM = ["PREPOSITION", "PRONOUN"]


def with_partition(clause: Clause, scene: Scene) -> tuple[list[Phrase], list[Tail]]:
    """The phrases of a clause in front of its partition, and the parts; none where there is no partition."""
    phrases = clause.phrases
    starts = [at for at in range(1, len(phrases)) if phrases[at - 1].type in _JOINTS and _counts(phrases[at])]
    told = next((at for at, phrase in enumerate(phrases) if phrase.type in ("AMOUNT", "SIGN")), len(phrases))
    starts = [at for at in starts if at > told]
    if len(starts) < 2:
        return phrases, []
    ends = [*starts[1:], len(phrases)]
    tails = [_tail(phrases[start:end]) for start, end in zip(starts, ends, strict=True)]
    if any(tail is None or places_of(tail, scene) is None for tail in tails):
        return phrases, []
    return phrases[: starts[0] - 1], [tail for tail in tails if tail is not None]


def _counts(phrase: Phrase) -> bool:
    return phrase.type == "CARDINAL" or is_whole_number(phrase)


def _tail(phrases: list[Phrase]) -> Tail | None:
    """ "Three of them in row A", "two in row B"."""
    count, where = phrases[0], list(phrases[1:])
    while where and where[-1].type in (*_JOINTS, "CLOSE"):
        where.pop()
    if [phrase.type for phrase in where[:2]] == _OF_THEM:
        where = where[2:]
    if not where or where[0].type != "PREPOSITION" or any(_counts(phrase) for phrase in where[:2]):
        return None
    return Tail("number", whole_number(count), where)


def read_partition(clause: Clause, front: list[Phrase], tails: list[Tail], scene: Scene) -> list[BaseClaim]:
    """The claims of the parts; where they do not add up to what is counted, nothing is held against them."""
    found = [a for a in find_assertions(clause.part(front), scene) if a.subject.quantifier.counts]
    if len(found) != 1 or len(found[0].first_reading) != 1:
        return []
    assertion = found[0]
    cells = cells_of(assertion)
    if not cells or assertion.subject.guarded or assertion.subject.narrowed:
        return []
    certain = assertion.certain and judge_assertion(assertion).truth is True
    whole = sum(tail.number for tail in tails) == len(cells)
    if whole:
        clause.read.add("tally")  # every word of it is understood
    claims: list[BaseClaim] = []
    for tail in tails:
        where = places_of(tail, scene)
        members = members_of(clause, scene, where, assertion) if where is not None else []
        if not members:
            return []
        inside = [sum(map(is_member, cells)) for is_member in members]
        judged = charitable([
            Judgement(count == tail.number, f"{count} of the {len(cells)} are there") for count in inside
        ])  # fmt: skip
        if judged.truth is False and not (certain and whole):
            judged = judged._replace(truth=None)
        value = Quantity(text=str(tail.number), value=float(tail.number), resolution=1.0)
        claims.append(scene.claim(CountClaim, clause, judged, counted="cell", value=value))
    return claims

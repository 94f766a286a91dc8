"""Held cells: how many of the cells that a bound picks lie at a place: "three of the five cells above 0.5 are in A"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.counts.assertions import Assertion, find_assertions
from heatparse.claims.counts.subjects import Subject
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.metrics import is_introduced
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import is_whole_number, whole_number
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.places.memberships import cells_of, judge_share, members_of
from heatparse.claims.places.tails import Tail, places_of
from heatparse.claims.scene import Scene
from heatparse.models import Quantity
from heatparse.models.claims import BaseClaim, CountClaim, RegionClaim
from heatparse.phrases import words
from heatparse.records import NamedTuple

_KINDS = frozenset(("all", "none", "most", "half", "both"))
_VERBS = frozenset(("BE", "OCCUR"))


class _Picked(NamedTuple):
    """What a bound picks: where it stands, how many of how many of them, and the phrases of the bound."""

    start: int
    end: int
    kind: str  # number, only, or of a scope
    number: int
    total: int | None
    bound: list[Phrase]


def read_held_cells(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of how many of the cells above (below) a number lie at a place; of nothing else."""
    phrases: Sequence[Phrase] = clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if _bounds(phrase)), 0)
    size = 1
    if not at and clause.has("COLOUR"):
        from heatparse.claims.colors.tints import with_color_behind  # loaded where a color picks cells

        phrases, at, size = with_color_behind(clause.phrases)
    picked = _picked(phrases, at, size, scene) if at else None
    tail = _tail(phrases, picked) if picked is not None else None
    where = places_of(tail, scene) if tail is not None else None
    if picked is None or tail is None or where is None or where.either_way:
        return []
    one = made_word("CARDINAL", "one", phrases[0].start)
    found = find_assertions(
        clause.part([Word("CARDINAL", "1", one.key, one.start, one.end), *picked.bound]), scene
    )
    if len(found) != 1 or len(found[0].first_reading) != 1:
        return []
    told = found[0]
    if told.predicate.relation == "colored":
        from heatparse.claims.colors.senses_of_colors import (
            senses_of_color,  # loaded where a color picks cells
        )

        verdicts = [_verdict(clause, scene, where, picked, sense) for sense in senses_of_color(told)]
        first, *others = verdicts
        verdict = UNDECIDED if first is None else first
        if verdict.truth is False and any(other is None or other.truth is not False for other in others):
            verdict = UNDECIDED
    else:
        found_verdict = _verdict(clause, scene, where, picked, told)
        if found_verdict is None:
            return []
        verdict = found_verdict
    if verdict.truth is False and not found[0].certain:
        verdict = verdict._replace(truth=None)
    if picked.kind not in ("number", "only"):
        return [scene.claim(RegionClaim, clause, verdict)]
    number = picked.number
    value = Quantity(text=str(number), value=float(number), resolution=1.0) if number else None
    return [scene.claim(CountClaim, clause, verdict, counted="cell", value=value)]


def _verdict(
    clause: Clause, scene: Scene, where: Subject, picked: _Picked, told: Assertion
) -> Judgement | None:
    """Whether so many of the cells lie there; None where other cells are meant, as many as the text has of them."""
    cells = cells_of(told)
    if not cells or picked.total not in (None, len(cells)) or _is_open(told):
        return None
    inside = [sum(map(is_member, cells)) for is_member in members_of(clause, scene, where, told)]
    judged = [_judge(picked, count, len(cells)) for count in inside]
    return charitable(judged) if judged else None


def _bounds(phrase: Phrase) -> bool:
    """ "Above 0.5"; a verb would say something of the cells: "three of the five cells exceed 0.5"."""
    return isinstance(phrase, Amount) and bool(phrase.bound) and not phrase.verb


def _is_open(assertion: Assertion) -> bool:
    subject, piece = assertion.subject, assertion.first
    return subject.guarded or subject.narrowed or bool(piece.grid.areas) or len(piece.values) < piece.size


def _picked(phrases: Sequence[Phrase], at: int, size: int, scene: Scene) -> _Picked | None:
    """ "Three of the five cells above 0.5", "all values above 0.5", "the only cell above 0.5"."""
    end = at + size
    if end < len(phrases) and phrases[end].type == "UNKNOWN" and is_introduced(scene, key_of(phrases[end])):
        end += 1  # the unit
    head = phrases[at - 1]
    noun = head.noun if isinstance(head, Scope) else head
    if not isinstance(noun, Word) or not (noun.type == "MEASURE" or noun.value == "cell"):
        return None
    bound = [noun, *phrases[at:end]]
    if isinstance(head, Scope):
        named = head.quantifier in _KINDS and not head.others
        return _Picked(at - 1, end, head.quantifier, 0, head.count, bound) if named else None
    before = [*phrases[max(0, at - 4) : at - 1]]
    if (
        before
        and isinstance(before[-1], Scope)
        and before[-1].noun is None
        and before[-1].quantifier == "only"
    ):
        several = noun.key.endswith("s")  # "the only values above 0.5": all of them
        return _Picked(at - 2, end, "only", 0 if several else 1, None, bound)
    if len(before) > 1 and key_of(before[-1]) == "of" and _counts(before[-2]):
        return _Picked(
            at - 3, end, "number", whole_number(before[-2]), None, bound
        )  # "three of the red cells"
    if not before or not _counts(before[-1]):
        return None
    total = whole_number(before[-1])
    if len(before) > 2 and key_of(before[-2]) == "of" and _counts(before[-3]):
        return _Picked(at - 4, end, "number", whole_number(before[-3]), total, bound)
    if len(before) > 1 and isinstance(before[-2], Scope) and before[-2].quantifier == "all":
        return _Picked(at - 3, end, "all", 0, total, bound)
    if at == 3 and key_of(before[-2]) == "of":
        return _behind_comma(phrases, end, total, bound)
    return None


def _behind_comma(phrases: Sequence[Phrase], end: int, total: int, bound: list[Phrase]) -> _Picked | None:
    """ "Of the five cells above 0.5, three …"."""
    following = phrases[end : end + 3]
    if len(following) < 3 or following[0].type not in ("COMMA", "JOIN"):
        return None
    if isinstance(following[1], Scope) and following[1].noun is None and following[1].quantifier in _KINDS:
        return _Picked(0, end + 2, following[1].quantifier, 0, total, bound)
    return (
        _Picked(0, end + 2, "number", whole_number(following[1]), total, bound)
        if _counts(following[1])
        else None
    )


def _counts(phrase: Phrase) -> bool:
    return phrase.type == "CARDINAL" or is_whole_number(phrase)


def _tail(phrases: Sequence[Phrase], picked: _Picked) -> Tail | None:
    """The place that is told behind what is picked, or in front of it; nothing else may stand there."""
    front, behind = list(phrases[: picked.start]), list(phrases[picked.end :])
    while behind and behind[-1].type == "STOP":
        behind.pop()
    if behind and not front and behind[0].type in _VERBS:
        where = behind[1:]
        is_named = picked.kind == "only" and bool(where) and isinstance(where[0], Ref)
        placed = bool(where) and where[0].type in ("PREPOSITION", "OCCUR")
        return Tail("number", picked.number, where) if where and (placed or is_named) else None
    if (
        front and not behind and isinstance(front[0], Ref) and picked.kind != "only"
    ):  # "A has only values above 0.5"
        verb = [phrase for phrase in front[1:] if phrase.type not in ("DIMENSION", "SCOPE")]
        told = " ".join(key_of(phrase) for phrase in verb)
        return Tail("number", picked.number, front[:1]) if told in words("assertions", "accounting") else None
    return None


def _judge(picked: _Picked, inside: int, size: int) -> Judgement:
    if picked.kind == "only" and not picked.number:
        return judge_share("all", 0, inside, size)
    judged = judge_share(picked.kind, picked.number, inside, size)
    if picked.kind == "both" and size != 2:
        return judged._replace(truth=None)
    return judged._replace(truth=judged.truth and size == 1) if picked.kind == "only" else judged

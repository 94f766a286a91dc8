"""Rivals at the place of the clause in front: "A reaches 3 on P, which exceeds what B gets on the same test"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, key_at, key_of
from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.language.words import made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_CELL = ["REF", "HAVE", "AMOUNT", "PREPOSITION", "REF"]

_THERE = words("comparisons", "there") | {"there"}  # which also opens an exception
_ORDERS = (["COMPARATIVE"], ["BE", "COMPARATIVE"], ["BE", "COMPARATIVE", "THAN"])


def at_same_place(clause: Clause, scene: Scene) -> Clause:
    """ "A reaches 3 on P, which exceeds what B gets there" as "A exceeds B on P"."""
    before, phrases = clause.before, clause.phrases
    if before is None or not follows_in_sentence(clause, before, scene.text):
        return clause
    if key_at(phrases, 0) not in words("function_words", "relative") or not _is_there(phrases):
        return clause
    told = [phrase for phrase in before.phrases if phrase.type != "UNKNOWN"]
    refs = clause.refs()
    if [phrase.type for phrase in told] != _CELL or len(refs) != 1:
        return clause
    subject, joint, place = told[0], told[3], told[4]
    assert isinstance(subject, Ref)
    assert isinstance(place, Ref)
    start = clause.start
    where = made_word("PREPOSITION", key_of(joint), clause.end)
    part = clause.part(
        [
            replace(subject, start=start, end=start), *_order(phrases), refs[0], where,
            replace(place, start=clause.end, end=clause.end),
        ],
        heads=(),
    )  # fmt: skip
    part.before = None  # all that it takes over is in it now
    return part


def _order(phrases: Sequence[Phrase]) -> list[Phrase]:
    """What stands between "which" and the rival: "exceeds what", "is more than what"."""
    at = next((i for i, phrase in enumerate(phrases) if isinstance(phrase, Ref)), 0)
    return [phrase for phrase in phrases[1:at] if key_of(phrase) != "what"]


def _is_there(phrases: Sequence[Phrase]) -> bool:
    """Whether a clause is "which exceeds what B gets on the same test", "… gets there", and no more."""
    at = next((i for i, phrase in enumerate(phrases) if isinstance(phrase, Ref)), 0)
    front = [phrase.type for phrase in _order(phrases)]
    behind = list(phrases[at + 1 :])
    if behind and (behind[0].type == "HAVE" or key_of(behind[0]) in words("comparisons", "accomplishing")):
        behind = behind[1:]
    told = [phrase.type for phrase in behind]
    same = told[:2] == ["PREPOSITION", "COMPARATIVE"] and len(told) == 3 and key_at(behind, 1) == "same"
    there = len(told) == 1 and key_of(behind[0]) in _THERE
    return bool(at) and front in _ORDERS and (same or there)

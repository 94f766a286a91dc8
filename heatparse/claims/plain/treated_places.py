"""Places told by what is done there: "A scores best when it is ground fine", "grown in clay, A is the tallest".

The words for it say no more than the place; what stands under such a condition is told of that place alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, Superlative, key_at, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.phrases import words

_SCORES = 2  # phrases of "scores best"
_JOINTS = frozenset(("COMMA", "JOIN"))
_CONDITIONS = frozenset(("CONDITION", "HEDGE", "PREPOSITION", "RESTRICTION"))


def at_treated(clause: Clause) -> Clause:
    """The clause with a plain place instead of what is done there."""
    phrases = clause.phrases
    for at in range(len(phrases) - 1):
        end = _condition(phrases, at) or _apposed(phrases, at) or _done_best(phrases, at)
        if not end:
            continue
        ref = next(phrase for phrase in phrases[at:end] if isinstance(phrase, Ref))
        told: list[Phrase] = [made_word("PREPOSITION", "at", phrases[at].start), ref]
        behind = phrases[end:]
        if at and behind[:1] and behind[0].type in _JOINTS and phrases[at].type in _JOINTS:
            behind = behind[1:]  # "A, ground fine, scores best"
        front = _its_own(phrases[:at]) if phrases[at].type in _CONDITIONS else list(phrases[:at])
        if isinstance(phrases[at], Superlative):
            top = phrases[at]
            assert isinstance(top, Superlative)
            front.append(_without_nouns(top))
        return clause.part([*front, *told, *behind])
    return clause


def _its_own(front: Sequence[Phrase]) -> list[Phrase]:
    """ "A scores best" in front of "when it is …": the best of A, and not of all that are so."""
    top = front[-1] if front else None
    own = isinstance(top, Superlative) and not (top.definite or top.nouns or top.verb)
    plain = len(front) > _SCORES and isinstance(front[-3], Ref) and front[-2].type != "BE"
    if not own or top is None or not plain:
        return list(front)
    has, its = (made_word(type, key, top.start) for type, key in (("HAVE", "has"), ("PRONOUN", "its")))
    return [*front[:-2], has, its, top]


def _condition(phrases: Sequence[Phrase], at: int) -> int:
    """The index behind "when it is ground fine", "if grown in clay", "when coarsely ground"; 0 where none begins."""
    if phrases[at].type not in _CONDITIONS or phrase_key(phrases[at]) not in words("reserves", "conditions"):
        return 0
    first = at + 1
    if key_at(phrases, first) in words("function_words", "personal"):
        first += 1
    if first < len(phrases) and phrases[first].type == "BE":
        first += 1
    end = _done(phrases, first)
    ends = end == len(phrases) or (end and phrases[end].type in (*_JOINTS, "OPEN", "COLON"))
    return end if ends else 0


def _done(phrases: Sequence[Phrase], at: int) -> int:
    """The index behind "ground fine", "grown in clay" or "coarsely ground"; 0 where nothing is done."""
    treated, told = words("places", "treated"), list(phrases[at : at + 3])
    if not told:
        return 0
    if isinstance(told[0], Ref):
        return at + 2 if key_at(phrases, at + 1) in treated and _is_one(told[0]) else 0
    if phrase_key(told[0]) not in treated or len(told) == 1:
        return 0
    if _is_one(told[1]):
        return at + 2
    joined = key_at(phrases, at + 1) in words("places", "treated_at") and len(told) > 2
    return at + 3 if joined and _is_one(told[2]) else 0


def _is_one(phrase: Phrase) -> bool:
    return isinstance(phrase, Ref) and len(phrase.names) == 1 and not phrase.is_panel and not phrase.either


def _apposed(phrases: Sequence[Phrase], at: int) -> int:
    """ "Ground fine, A …" and "A, ground fine, …"."""
    front = at == 0 or (at == 1 and isinstance(phrases[0], Ref) and phrases[1].type in _JOINTS)
    end = _done(phrases, at + (at == 1)) if front else 0
    if at == 0 and isinstance(phrases[0], Ref):
        return 0  # "A read in P, …"
    return end if end and end < len(phrases) - 1 and phrases[end].type in _JOINTS else 0


def _done_best(phrases: Sequence[Phrase], at: int) -> int:
    """ "Is best served fine", "is best grown in clay"."""
    top = phrases[at]
    if not isinstance(top, Superlative) or [phrase_key(noun) for noun in top.nouns][1:] or not top.nouns:
        return 0
    if top.nouns[0].key not in words("places", "treated") or not at or phrases[at - 1].type != "BE":
        return 0
    behind = at + 1 + (key_at(phrases, at + 1) in words("places", "treated_at"))
    return behind + 1 if behind < len(phrases) and _is_one(phrases[behind]) else 0


def _without_nouns(top: Superlative) -> Superlative:
    return Superlative(top.start, top.end, top.direction, top.key, top.rank, top.count)

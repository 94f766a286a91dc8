"""Coordination: one subject with two predicates, each in its place: "stays below 0.7 in A and below 0.8 in B"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from heatparse.claims.language.phrases import Amount, Phrase, Ref, phrase_key
from heatparse.phrases import words
from heatparse.records import replace

_JOINTS = frozenset(("AND", "COMMA", "CONTRAST", "JOIN"))
_PLACES = frozenset(("PREPOSITION", "REF", "POSITION", "DIMENSION", "AXISNOUN", "UNKNOWN"))
_VERBS = frozenset(("BE", "HAVE", "OCCUR"))
_NOUNS = frozenset(("MEASURE", "DIMENSION"))
_FRONTS = frozenset(("EXCEPTION", "PREPOSITION", "RESTRICTION"))
_IN_FRONTS = _FRONTS | {"REF", "COMMA", "JOIN", "AND", "DIMENSION", "AXISNOUN"}
_COUNTING = frozenset(("NEGATION", "SCOPE", "CARDINAL"))
# What stands between a name and the ends of its span: "A's values range from 1 to 3".
_OF_SPANS = frozenset(
    (*_VERBS, "PREPOSITION", "MEASURE", "SPREAD", "TREND", "UNKNOWN", "RESTRICTION", "JOIN", "AND")
)
_SPAN_SIZE = 8  # phrases


def distributed(phrases: Sequence[Phrase]) -> list[list[Phrase]]:
    """The phrases of each of two predicates with their common subject; none where there are not two."""
    found = (
        _behind_front(phrases)
        or _signs(phrases)
        or _signs_apart(phrases)
        or _spans(phrases)
        or _spans_apart(phrases)
    )
    if found:
        return found
    amounts = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Amount)]
    if len(amounts) != 2:
        return []
    first, second = amounts
    one, two = phrases[first], phrases[second]
    assert isinstance(one, Amount) and isinstance(two, Amount)
    joints = [at for at in range(first + 1, second) if phrases[at].type in _JOINTS]
    if not one.bound or not joints or second - joints[-1] > 2:
        return []
    between = (*_JOINTS, *_VERBS)
    at = next((at for at in joints if all(p.type in between for p in phrases[at:second])), 0)
    if not at:
        return []
    places = phrases[first + 1 : at], phrases[second + 1 :]
    if not all(_is_place(place) for place in places):
        return []
    bound = two if two.bound else replace(two, bound=one.bound, verb=one.verb)
    own = [phrase for phrase in phrases[at:second] if phrase.type in _VERBS]
    subject = list(phrases[:first])
    if own:
        subject = [phrase for phrase in subject if phrase.type not in _VERBS]
    return [[*phrases[:first], one, *places[0]], [*subject, *own, bound, *places[1]]]


def _behind_front(phrases: Sequence[Phrase]) -> list[list[Phrase]]:
    """ "Apart from A, no P lies below 3 and no Q below 2": what stands in front holds for each of them."""
    comma = next((at for at, phrase in enumerate(phrases) if phrase.type in ("COMMA", "JOIN")), 0)
    front, rest = list(phrases[: comma + 1]), phrases[comma + 1 :]
    named = any(isinstance(phrase, Ref) for phrase in front)
    if not comma or front[0].type not in _FRONTS or not named or not {p.type for p in front} <= _IN_FRONTS:
        return []
    starts = [at for at in range(len(rest)) if _opens_count(rest, at)]
    if len(starts) < 2 or starts[0]:
        return []
    parts = [list(rest[one:two]) for one, two in zip(starts, [*starts[1:], len(rest)], strict=True)]
    for part in parts:
        while part[-1].type in _JOINTS:
            part.pop()
    told = all(sum(isinstance(phrase, Amount) for phrase in part) == 1 for part in parts)
    return [[*front, *part] for part in parts] if told else []


def _opens_count(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether "no", "all" or "three" stands here, at the beginning or behind a joint."""
    return phrases[at].type in _COUNTING and (not at or phrases[at - 1].type in _JOINTS)


def _signs(phrases: Sequence[Phrase]) -> list[list[Phrase]]:
    """ "Holds positive and negative values", "there are 19 positive and 17 negative values": one part for each sign."""
    signs = [at for at, phrase in enumerate(phrases) if phrase.type == "SIGN"]
    if len(signs) != 2:
        return []
    first, second = signs
    between = [phrase.type for phrase in phrases[first + 1 : second]]
    if between[:1] not in (["AND"], ["JOIN"]) or between[1:] not in ([], ["AMOUNT"], ["CARDINAL"]):
        return []
    noun = phrases[second + 1 : second + 2]
    start = first - len(between[1:])
    if not noun or noun[0].type not in ("MEASURE", "DIMENSION") or start < 0:
        return []
    if between[1:] and phrases[start].type != between[1]:
        return []
    front = list(phrases[:start])
    if front and front[-1].type == "SCOPE" and phrase_key(front[-1]) == "both":
        front.pop()
    if not any(phrase.type in ("HAVE", "BE") for phrase in front):
        return []
    one, two = phrases[start : first + 1], phrases[first + 2 : second + 1]
    rest = phrases[second + 1 :]
    return [[*front, *one, *rest], [*front, *two, *rest]]


def _signs_apart(phrases: Sequence[Phrase]) -> list[list[Phrase]]:
    """ "A is negative with B and positive with C", "has a negative value with B and a positive one with C"."""
    signs = [at for at, phrase in enumerate(phrases) if phrase.type == "SIGN"]
    if len(signs) != 2 or not any(phrase.type in _VERBS for phrase in phrases[: signs[0]]):
        return []
    first, second = signs
    end = second
    while phrases[end - 1].type in _JOINTS:
        end -= 1
    noun = [p for p in phrases[first + 1 : first + 2] if p.type in _NOUNS]
    places = phrases[first + 1 + len(noun) : end], phrases[second + 1 :]
    if places[1] and (places[1][0].type in _NOUNS or phrase_key(places[1][0]) in words("reserves", "ones")):
        places = places[0], places[1][1:]
    if end == second or not all(place and _is_place(place) for place in places):
        return []
    front = list(phrases[:first])
    return [[*front, phrases[sign], *noun, *place] for sign, place in zip(signs, places, strict=True)]


def _spans(phrases: Sequence[Phrase]) -> list[list[Phrase]]:
    """ "A ranges from 1 to 3 and B from 2 to 4", "A spans 1 to 3, B 2 to 4": each line with a span of its own."""
    starts = [at for at in range(len(phrases)) if _begins_part(phrases, at) and _span_end(phrases, at)]
    ends = [_span_end(phrases, at) for at in starts]
    if len(starts) < 2 or starts[0]:
        return []
    between = [phrases[one:two] for one, two in zip(ends, [*starts[1:], len(phrases)], strict=True)]
    if any(phrase.type not in _JOINTS for joint in between for phrase in joint):
        return []
    verbs = [
        p for p in takewhile(lambda p: not isinstance(p, Amount), phrases[1:]) if p.type != "PREPOSITION"
    ]
    if not any(p.type in _VERBS or phrase_key(p) in words("assertions", "spanning") for p in verbs):
        return []
    own = [[*verbs, *phrases[at + 1 : end]] for at, end in zip(starts[1:], ends[1:], strict=True)]
    return [
        list(phrases[: ends[0]]),
        *([phrases[at], *part] for at, part in zip(starts[1:], own, strict=True)),
    ]


def _spans_apart(phrases: Sequence[Phrase]) -> list[list[Phrase]]:
    """ "Lies between 1 and 3 in A and between 2 and 5 in B": one span a place."""
    spans = [at for at in range(1, len(phrases)) if _is_span(phrases, at)]
    if len(spans) != 2:
        return []
    first, second = spans
    end = second
    while phrases[end - 1].type in _JOINTS:
        end -= 1
    places = phrases[first + 4 : end], phrases[second + 4 :]
    verb = any(p.type in _VERBS or phrase_key(p) in words("assertions", "spanning") for p in phrases[:first])
    if end == second or not verb or not all(place and _is_place(place) for place in places):
        return []
    front = phrases[:first]
    return [[*front, *phrases[at : at + 4], *place] for at, place in zip(spans, places, strict=True)]


def _is_span(phrases: Sequence[Phrase], at: int) -> bool:
    """ "Between 1 and 3", "from 1 to 3"."""
    types = [phrase.type for phrase in phrases[at : at + 4]]
    joint = phrase_key(phrases[at + 2]) if len(types) == len(("from", "1", "to", "3")) else ""
    told = {"between": ("and",), "from": tuple(words("assertions", "to"))}.get(phrase_key(phrases[at]), ())
    return types[1:2] == types[3:] == ["AMOUNT"] and joint in told


def _begins_part(phrases: Sequence[Phrase], at: int) -> bool:
    return isinstance(phrases[at], Ref) and (not at or phrases[at - 1].type in _JOINTS)


def _span_end(phrases: Sequence[Phrase], at: int) -> int:
    """Where the two numbers of a name end; 0 where something else follows on the name than a span."""
    joints = words("assertions", "to") | frozenset(("and",))
    amounts = 0
    for index in range(at + 1, min(at + _SPAN_SIZE, len(phrases))):
        phrase = phrases[index]
        if isinstance(phrase, Amount) and not phrase.bound:
            if amounts and phrase_key(phrases[index - 1]) not in joints:
                return 0
            amounts += 1 if phrase.quantity.value is not None else 2
            if amounts > 1:
                return index + 1
        elif phrase.type not in _OF_SPANS:
            return 0
    return 0


def _is_place(phrases: Sequence[Phrase]) -> bool:
    """Whether phrases only name a place."""
    named = any(isinstance(phrase, Ref) for phrase in phrases)
    return named and phrases[0].type == "PREPOSITION" and all(phrase.type in _PLACES for phrase in phrases)

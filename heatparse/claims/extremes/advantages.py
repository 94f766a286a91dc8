"""Advantages: what one line has over another, as how far it is ahead: "A's lead over B is 3" as "A is 3 ahead of B".

"A holds a 3-point advantage over B", "the margin of A over B amounts to 3", "A has a deficit of 3 to B", "A over B:
+3", "A minus B is 3" and "the A/B gap is 3" are said again as "A is 3 ahead of B" and "the gap between A and B is 3".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Superlative, key_at, key_of, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.parts.carried_gaps import both_of
from heatparse.phrases import words
from heatparse.records import replace

_VERBS = frozenset(("BE", "HAVE", "OCCUR", "COLON"))
_TWO = 2
_FEW = 4  # phrases of "A over B: +3"


def as_order(clause: Clause) -> list[Phrase] | None:
    """ "A has a lead of 3 over B", "A's lead over B is 3", "the lead of A over B amounts to 3" in the plain order."""
    phrases = clause.phrases
    if not clause.has("DIFFERENCE", "SUPERLATIVE"):
        return None
    at = next((i for i, p in enumerate(phrases) if _is_advantage(p)), None)
    if (
        at is None
        or len(clause.of("AMOUNT")) != 1
        or clause.has("SCOPE", "NEGATION", "SUPERLATIVE", "FACTOR")
    ):
        return None
    over = _over(phrases, at)
    if over is None or over + 1 >= len(phrases) or not isinstance(phrases[over + 1], Ref):
        return None
    amount = next(i for i, p in enumerate(phrases) if isinstance(p, Amount))
    front = _owner(phrases, at, over)
    if front is None or not _ties(phrases, at, over, amount, front):
        return None
    owner, rival, told = phrases[front], phrases[over + 1], phrases[amount]
    if both_of([owner, rival]) is None:  # type: ignore[list-item]
        return None
    rest = phrases[max(over + 2, amount + 1) :]
    ahead = _placed(phrases[: min(front, at)])
    if ahead is None:
        return None
    return [*ahead, *_order(owner, told, rival, _way(phrases[at])), *rest]


def _is_advantage(phrase: Phrase) -> bool:
    key = phrase_key(phrase)
    noun = phrase.type == "DIFFERENCE" or (isinstance(phrase, Superlative) and phrase.key == "lead")
    return noun and (key in words("names", "advantages") or key in words("names", "deficits"))


def _way(noun: Phrase) -> tuple[str, str]:
    return ("worse", "behind") if phrase_key(noun) in words("names", "deficits") else ("better", "ahead of")


def _order(one: Phrase, amount: Phrase, two: Phrase, way: tuple[str, str]) -> list[Phrase]:
    """ "A is 3 ahead of B"."""
    value, key = way
    verb = made_word("BE", "is", one.end)
    return [one, verb, amount, Word("COMPARATIVE", value, key, one.end, one.end), two]


def _over(phrases: Sequence[Phrase], at: int) -> int | None:
    """What stands in front of the rival, behind the noun: "lead … over", "deficit … to"."""
    noun = phrase_key(phrases[at])
    if noun.endswith(" over"):
        return at
    joints = words("names", "before_leader" if noun in words("names", "deficits") else "before_rival")
    return next((i for i in range(at + 1, len(phrases)) if phrase_key(phrases[i]) in joints), None)


def _owner(phrases: Sequence[Phrase], at: int, over: int) -> int | None:
    """Who has it: in front of the noun, or behind "of"."""
    if at + 2 == over and isinstance(phrases[at + 1], Ref) and phrase_key(phrases[at]).endswith(" of"):
        return at + 1
    if key_at(phrases, at + 1) == "of" and at + 3 == over and isinstance(phrases[at + 2], Ref):
        return at + 2
    return next((i for i in range(at - 1, -1, -1) if isinstance(phrases[i], Ref)), None)


def _ties(phrases: Sequence[Phrase], at: int, over: int, amount: int, front: int) -> bool:
    """Whether nothing else stands between the owner, the noun, the number and the rival."""
    inner = range(min(front, at), max(over + 1, amount))
    own = {front, at, over, over + 1, amount}
    held = [phrases[i] for i in inner if i not in own]
    return all(
        p.type in ("HAVE", "BE", "OCCUR") or key_of(p) in words("function_words", "of_lead") for p in held
    )


def _placed(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """The place in front of the owner: "On P,"; None where something else is told there."""
    places = [p for p in phrases if p.type not in ("PREPOSITION", "REF", "COMMA", "JOIN")]
    named = any(isinstance(p, Ref) for p in phrases)
    return None if places else list(phrases) if named else []


def over_rival(clause: Clause) -> list[Phrase] | None:
    """ "A over B: +3 on P" as "A is 3 ahead of B on P"; "A minus B is 3 on P" as "A is 3 above B on P"."""
    phrases = clause.phrases
    at = next((i for i, p in enumerate(phrases) if phrase_key(p) in words("names", "set_off")), 0)
    if not 0 < at < len(phrases) - _FEW + 1 or phrases[at + 2].type not in _VERBS:
        return None
    one, two, amount = phrases[at - 1], phrases[at + 1], phrases[at + 3 : at + 4]
    if not isinstance(one, Ref) or not isinstance(two, Ref) or len(clause.of("AMOUNT")) != 1:
        return None
    if not amount or not isinstance(amount[0], Amount) or both_of([one, two]) is None:
        return None
    subtracted = key_at(phrases, at) == "minus"
    text = amount[0].quantity.text
    if not subtracted and (phrases[at + 2].type != "COLON" or text[:1] != "+"):
        return None
    way = ("high", "above") if subtracted else ("better", "ahead of")
    return [*phrases[: at - 1], *_order(one, amount[0], two, way), *phrases[at + 4 :]]


def of_the_two(clause: Clause) -> list[Phrase] | None:
    """ "The A/B gap is 3", "gap between A and B: 3", "the gap between A and B equals 3" with "between" and "is"."""
    phrases = clause.phrases
    at = next((i for i, p in enumerate(phrases) if getattr(p, "value", "") == "gap"), None)
    if at is None or phrases[at].type != "DIFFERENCE" or clause.has("SUPERLATIVE", "SCOPE"):
        return None
    start, end = phrases[at].start, phrases[at].end
    if at > 1 and phrases[at - 2].type == "VERSUS":
        pair = both_of([p for p in (phrases[at - 3], phrases[at - 1]) if isinstance(p, Ref)])
        if at < _FEW - 1 or pair is None:
            return None
        ahead = [made_word("COMMA", ",", p.start) if p.type == "JOIN" else p for p in phrases[: at - 3]]
        return [
            *ahead,
            phrases[at],
            made_word("PREPOSITION", "between", start),
            pair,
            *phrases[at + 1 :],
        ]
    pair_at = at + 2 if key_at(phrases, at + 1) == "between" else len(phrases)
    joint = pair_at + 1
    if joint + 1 >= len(phrases) or not isinstance(phrases[pair_at], Ref):
        return None
    titled = phrases[joint].type == "COLON" and isinstance(phrases[joint + 1], Amount)
    if not titled and key_at(phrases, joint) not in words("names", "equalling"):
        return None
    rest = joint + 1 + (key_at(phrases, joint + 1) == "to")  # "comes to 3"
    return [*phrases[:joint], made_word("BE", "is", end), *phrases[rest:]]


def nearest(clause: Clause) -> list[Phrase] | None:
    """ "A and B are closest on P", "… lie furthest apart on P" as "the gap between A and B is smallest on P"."""
    phrases = clause.phrases
    if nearness().isdisjoint([key_of(phrase) for phrase in phrases]):
        return None
    at = next((i for i, p in enumerate(phrases) if key_of(p) in nearness()), 0)
    if at < _TWO or phrases[at - 1].type not in ("BE", "OCCUR", "HAVE") or clause.has("SUPERLATIVE", "SCOPE"):
        return None
    pair = phrases[at - 2]
    if not isinstance(pair, Ref) or both_of([pair]) is None:
        return None
    if at + 1 < len(phrases) and phrases[at + 1].type in ("DIMENSION", "AXISNOUN"):
        return None  # "A and B are the closest pair": of all pairs
    near = key_of(phrases[at]) in words("names", "nearest")
    rest = at + 1
    while rest < len(phrases) and key_of(phrases[rest]) in words("names", "apart"):
        rest += 1
    start, end = pair.start, pair.end
    top = Superlative(end, phrases[at].end, "low" if near else "high", "smallest" if near else "largest")
    gap: list[Phrase] = [made_word("PREPOSITION", "between", start), pair, made_word("BE", "is", end), top]
    told = [p for p in phrases[rest:] if key_of(p) not in words("names", "apart")]
    return [*phrases[: at - 2], Word("DIFFERENCE", "gap", "gap", start, start), *gap, *told]


def of_ratio(clause: Clause) -> list[Phrase] | None:
    """ "The ratio of A to B on P is 3" as "A is 3 times B on P"; "… between A and B …" as "differ by a factor of 3"."""
    return _reworded(clause, "ratios", _as_factor)


def of_change(clause: Clause) -> list[Phrase] | None:
    """ "The change of A from P to Q is -3" as "the drop of A from P to Q is 3"."""
    return _reworded(clause, "changes", _as_motion)


def _reworded(
    clause: Clause, nouns: str, reword: Callable[[Clause, int, int], list[Phrase] | None]
) -> list[Phrase] | None:
    """What a rewording makes of a noun and the one number that is told of it behind "is" or a colon."""
    phrases = clause.phrases
    told = words("names", nouns)
    if told.isdisjoint([key_of(phrase) for phrase in phrases]):
        return None
    at = next((i for i, p in enumerate(phrases) if key_of(p) in told), None)
    amounts = [i for i, p in enumerate(phrases) if isinstance(p, Amount)]
    if at is None or len(amounts) != 1 or amounts[0] < at:
        return None
    return reword(clause, at, amounts[0]) if phrases[amounts[0] - 1].type in ("BE", "COLON") else None


def _as_factor(clause: Clause, at: int, stated: int) -> list[Phrase] | None:
    phrases = clause.phrases
    refs = [p for p in phrases[at:stated] if isinstance(p, Ref)]
    joined = both_of(refs[:1])  # "A and B"
    pair = joined or both_of(refs[:_TWO])
    joint = key_at(phrases, at + 1)
    if pair is None or joint not in words("function_words", "before_pair"):
        return None
    held = phrases.index(refs[0 if joined is not None else 1]) + 1
    rest = [*phrases[held : stated - 1], *phrases[stated + 1 :]]
    end = pair.end
    if joint == "of":
        if joined is not None or phrase_key(phrases[held - _TWO]) != "to":
            return None
        times = made_word("TIMES", "times", end)
        return [*phrases[:at], refs[0], made_word("BE", "is", end), phrases[stated], times, refs[1], *rest]
    differ = Word("DIFFERENCE", "gap", "differ", end, end)
    factor = [
        made_word("BY", "by", end), made_word("UNKNOWN", "factor", end), made_word("PREPOSITION", "of", end),
    ]  # fmt: skip
    return [*phrases[:at], pair, differ, *factor, phrases[stated], *rest]


def _as_motion(clause: Clause, at: int, stated: int) -> list[Phrase] | None:
    phrases = clause.phrases
    ends = words("function_words", "from_to")
    if not ends <= {key_of(p) for p in phrases[at:]} or clause.has("DIFFERENCE", "SCOPE"):
        return None
    amount = phrases[stated]
    assert isinstance(amount, Amount)
    value, text = amount.quantity.value, amount.quantity.text
    if value is None or text[:1] not in words("numbers", "signs"):
        return None
    word = Word("DIFFERENCE", "drop" if value < 0 else "gain", "change", phrases[at].start, phrases[at].end)
    size = amount.quantity.model_copy(update={"value": abs(value), "text": text[1:]})
    verb = made_word("BE", "is", amount.start)
    return [*phrases[:at], word, *phrases[at + 1 : stated - 1], verb, replace(amount, quantity=size)]


@cache
def nearness() -> frozenset[str]:
    """Words for the smallest and the largest distance of two."""
    return words("names", "nearest") | words("names", "farthest")

"""Amounts that are differences: "by 0.02", "a gap of 0.02", "12 points lower", and which way they lead."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, key_of
from heatparse.claims.language.things import DISTANCES
from heatparse.claims.language.words import Word
from heatparse.models import Quantity
from heatparse.phrases import words

_UPPER = frozenset(("high", "best", "warm", "much", "fast", "dark"))  # of two ends
# What may stand between two changes of one list, and what makes it a list.
_LIST = frozenset(("REF", "PREPOSITION", "AND", "COMMA", "JOIN"))
_TWO = 2
_BESIDE_VALUE = frozenset(("REF", "PREPOSITION", "AND", "COMMA", "JOIN"))  # "(89 on P)"
_HELD = ["OPEN", "AMOUNT", "CLOSE"]
_WAYS = (["PREPOSITION"], ["ARROW"])  # from one number to the other
_LISTING = frozenset(("AND", "COMMA", "JOIN"))


def _faces_amount(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "A's 0.8 exceeds B's 0.6": both amounts are values of what they stand behind."""
    types = [p.type for p in phrases[max(0, index - 1) : index + 5] if p.type != "THAN"]
    return types[:5] == ["REF", "AMOUNT", "COMPARATIVE", "REF", "AMOUNT"]


def is_change(phrases: Sequence[Phrase], index: int) -> bool:
    """Whether an amount is a difference: "by 0.02", "0.02 below", "a gap of 0.02", "12 points"."""
    amount = phrases[index]
    if not isinstance(amount, Amount) or amount.unit == "x":
        return False
    before = phrases[index - 1] if index else None
    following = phrases[index + 1] if index + 1 < len(phrases) else None
    if following is not None and following.type == "TIMES":
        return False  # "grows 1.6-fold"
    if before is not None and before.type == "BY":
        return True
    if (
        following is not None
        and following.type in ("COMPARATIVE", "DIFFERENCE")
        and not _is_range(phrases, index)
    ):
        return not _faces_amount(phrases, index)
    if before is not None and before.type == "COMPARATIVE":
        return False
    if is_spread(phrases, index) or leads_to_extremes(phrases, index) or is_near(phrases, index):
        return True
    if _adds_change(phrases, index):
        return True
    if _is_qualified(phrases, index):
        return not _is_end(following)
    if before is not None and before.type == "DIFFERENCE":
        if _is_level(amount, before):
            return False
        receives = isinstance(_at(phrases, index + 2), Ref) and getattr(before, "key", "") in words(
            "names", "adding"
        )
        return receives or not _is_end(following)  # "adds 8 points to A"
    of = (
        before is not None
        and before.type == "PREPOSITION"
        and isinstance(before, Word)
        and before.key == "of"
    )
    if of and index > 1 and phrases[index - 2].type == "DIFFERENCE":
        return True
    if _continues(phrases, index):
        return True
    if index > 1 and isinstance(before, Ref) and phrases[index - 2].type == "DIFFERENCE":
        return not _is_end(following)  # "costs A 9 points"
    verb = index - 2 if key_of(before) == "never" else index - 1  # "the gap is never larger than …"
    noun = verb > 0 and _announces(phrases, verb) and _subject_is_difference(phrases[:verb])
    gap = any(getattr(phrase, "value", "") == "gap" for phrase in phrases[:index])
    noun = noun or (gap and amount.verb and _subject_is_difference(_without_never(phrases[:index])))
    return noun or (
        amount.unit in DISTANCES and any(p.type in ("DIFFERENCE", "COMPARATIVE") for p in phrases[:index])
    )


def _is_qualified(phrases: Sequence[Phrase], index: int) -> bool:
    """ "Gains an estimated 3", "loses a mere 2 points": a word between the verb and its amount."""
    amount = phrases[index]
    if index < _TWO or not isinstance(amount, Amount) or amount.bound or phrases[index - 1].type != "UNKNOWN":
        return False
    verb = phrases[index - _TWO]
    return verb.type == "DIFFERENCE" and getattr(verb, "value", "") in ("gain", "drop")


def _adds_change(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "Rises from A to B (+3)", "improves, gaining 3", "gains the most, namely 3": how much it is."""
    amount, key = phrases[index], key_of(phrases[index - 1]) if index else ""
    if not isinstance(amount, Amount) or amount.bound or amount.quantity.value is None:
        return False
    if key in words("names", "exchanging"):
        return not _is_end(_at(phrases, index + 1))
    told = [at for at in range(index) if phrases[at].type == "DIFFERENCE"]
    if not told or key not in words("names", "adding_change"):
        return False
    ways = {getattr(phrases[at], "value", "") for at in told}
    sign = amount.quantity.text[:1]
    leads = any(key_of(phrase) in words("function_words", "before_ends") for phrase in phrases[:index])
    if key == "(" and (sign == "+" or (sign in ("-", "−") and leads and ways == {"drop"})):
        return True
    most = any(isinstance(_at(phrases, at + 1), Superlative) for at in told)
    return most and not any(isinstance(phrase, Amount) for phrase in phrases[:index])


def _without_never(phrases: Sequence[Phrase]) -> list[Phrase]:
    """ "The gap never exceeds 3": the denial is no second statement."""
    return [phrase for phrase in phrases if phrase.type != "NEGATION"]


def is_near(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "Comes within 0.1 of A": the distance is at most that."""
    near = _at(phrases, index + 2)
    mutual = isinstance(near, Scope) and near.others  # "of each other"
    behind = key_of(_at(phrases, index + 1)) == "of" and (isinstance(near, Ref) or mutual)
    return behind and key_of(_at(phrases, index - 1)) == "within"


def is_spread(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "A range of 5.5 points", "span 28.6 points", "within 5.5 points of each other", "the spread is 0.3"."""
    amount = phrases[index]
    if not isinstance(amount, Amount) or amount.quantity.value is None or _is_end(_at(phrases, index + 1)):
        return False
    front = [phrase for phrase in phrases[max(0, index - 3) : index] if not _is_linking(phrase)]
    last = front[-1] if front else None
    points = amount.unit in DISTANCES
    if isinstance(last, Word) and last.type == "SPREAD" and last.key in words("assertions", "extents"):
        return points or last.key == "spread" or _at(phrases, index - 1) is last or _has_ends(phrases, index)
    return points and isinstance(last, Word) and last.key == "within"


def _has_ends(phrases: Sequence[Phrase], index: int) -> bool:
    """ "From 26 to 146, a span of 120", "a range of 120, from 26 in P to 146 in Q": with its two numbers."""
    others = [at for at, p in enumerate(phrases) if isinstance(p, Amount) and at != index and not p.bound]
    if len(others) != _TWO or others[0] < index < others[1]:
        return False
    leads = key_of(phrases[others[0] - 1]) in words("function_words", "before_ends") if others[0] else False
    joint = key_of(phrases[others[1] - 1]) in words("function_words", "to_number")
    return leads and joint and _is_told_apart(phrases, index, others)


def _is_told_apart(phrases: Sequence[Phrase], index: int, others: Sequence[int]) -> bool:
    """Whether a comma or a bracket stands between a spread and its two ends."""
    between = phrases[others[1] : index] if others[1] < index else phrases[index : others[0]]
    return any(phrase.type in ("COMMA", "OPEN", "JOIN") for phrase in between)


def _is_level(amount: Amount, verb: Phrase) -> bool:
    """E.g. "Falls below 88 %", "rises above 0.5": how far down or up, and not by how much."""
    towards = {"drop": "below", "gain": "above"}.get(getattr(verb, "value", ""))
    exchanged = key_of(verb) in words("names", "exchanging") or amount.unit in DISTANCES
    return amount.bound == towards and not exchanged


def leads_to_extremes(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "Covers 54.7 points between its best and its worst result": the distance of the two."""
    if key_of(_at(phrases, index + 1)) != "between":
        return False
    return sets_extremes(phrases[index + 2 : index + 7])


def sets_extremes(phrases: Sequence[Phrase]) -> bool:
    """E.g. "Its best and its worst result": two ends that are set against each other."""
    told = [phrase for phrase in phrases if phrase.type != "PRONOUN"]
    for one, joint, other in zip(told, told[1:], told[2:], strict=False):
        if isinstance(one, Superlative) and isinstance(other, Superlative) and joint.type in ("AND", "JOIN"):
            return (one.direction in _UPPER) != (other.direction in _UPPER)
    return False


def faced_by(
    phrases: Sequence[Phrase], index: int, others: Sequence[tuple[int, Amount]]
) -> tuple[Quantity, Quantity] | None:
    """The two amounts that a difference behind them is of; None where the words do not say so.

    "A (92) and B (95) differ by 3", "A has 92, B 95, a difference of 3".
    """
    closing = _at(phrases, index + 1)
    if closing is not None and closing.type not in ("COMMA", "CLOSE"):
        return None
    told = [(phrase.type, getattr(phrase, "value", "")) for phrase in phrases[max(0, index - 3) : index]]
    types = [type for type, _ in told]
    if types[-2:] == ["DIFFERENCE", "BY"] and told[-2][1] == "gap":
        held = [p for i, p in others if 0 < i < index and [q.type for q in phrases[i - 1 : i + 2]] == _HELD]
        return (held[0].quantity, held[1].quantity) if len(held) == 2 else None
    moves = any(p.type in ("DIFFERENCE", "TREND") for p in phrases[: max(0, index - 3)])
    if types == ["COMMA", "DIFFERENCE", "PREPOSITION"] and (told[1][1] == "gap" or not moves):
        front = [p for i, p in others if i < index]
        return (front[0].quantity, front[1].quantity) if len(front) == len(others) == 2 else None
    return None


def faced_in_brackets(phrases: Sequence[Phrase], index: int) -> tuple[Amount, Amount] | None:
    """ "A (92) beats B (89 on P) by 3": the two numbers in brackets, where nothing else is said of them."""
    behind = _at(phrases, index + 1)
    ends = behind is None or behind.type in ("COMMA", "CLOSE", "JOIN")
    if not ends or [p.type for p in phrases[max(0, index - 2) : index]] != ["CLOSE", "BY"]:
        return None
    opened = [at for at in range(index) if phrases[at].type == "OPEN"]
    held = [phrases[at + 1] for at in opened]
    one, two = held if len(held) == _TWO else (None, None)
    if not isinstance(one, Amount) or not isinstance(two, Amount) or one.bound or two.bound:
        return None
    inside = [p for at in opened for p in takewhile(lambda p: p.type != "CLOSE", phrases[at + 2 :])]
    between = phrases[opened[0] : opened[1]]
    plain = (
        all(p.type in _BESIDE_VALUE for p in inside) and sum(p.type == "COMPARATIVE" for p in between) == 1
    )
    return (one, two) if plain and sum(isinstance(p, Amount) for p in phrases) == _TWO + 1 else None


def is_apposed(phrases: Sequence[Phrase], amount: Amount) -> bool:
    """E.g. "From 9 to 4, a loss of 5": the difference only sums up the two numbers in front of it."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.start == amount.start), 0)
    types = [phrase.type for phrase in phrases[max(0, at - 3) : at]]
    told = types[1:] in (["DIFFERENCE", "PREPOSITION"], ["SPREAD", "PREPOSITION"])
    opened = types[:1] in (["COMMA"], ["OPEN"]) and told
    return opened and key_of(phrases[at - 1]) == "of"


def sums_up(phrases: Sequence[Phrase], amount: Amount) -> bool:
    """Whether an amount only sums up two numbers in front of it."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.start == amount.start), 0)
    return (
        is_apposed(phrases, amount)
        or faced_in_brackets(phrases, at) is not None
        or _is_shown(phrases, at)
        or (is_spread(phrases, at) and _has_ends(phrases, at))
    )


def _is_shown(phrases: Sequence[Phrase], at: int) -> bool:
    """E.g. "Gains 13 points (72 to 85)", "a drop of 13 (from 85 to 72)": its two numbers in a bracket."""
    behind = [phrase.type for phrase in phrases[at + 1 : at + 7] if key_of(phrase) != "from"]
    return behind[:2] == ["OPEN", "AMOUNT"] and behind[2:3] in _WAYS and behind[3:5] == ["AMOUNT", "CLOSE"]


def _is_linking(phrase: Phrase) -> bool:
    return phrase.type == "BE" or (isinstance(phrase, Word) and phrase.key == "of")


def _at(phrases: Sequence[Phrase], index: int) -> Phrase | None:
    return phrases[index] if 0 <= index < len(phrases) else None


def _continues(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "Adds 42 points on A and 46 on B", "A loses 44 points, B 8": the next amount of a list of changes."""
    earlier = next((i for i in range(index - 1, -1, -1) if isinstance(phrases[i], Amount)), None)
    if earlier is None or _is_range(phrases, index):
        return False  # "increases by 57% between A and B, from 3.3 to 5.2"
    between = [phrase.type for phrase in phrases[earlier + 1 : index]]
    joined = not _LISTING.isdisjoint(between) and "REF" in between
    return joined and _LIST.issuperset(between) and is_change(phrases, earlier)


def _announces(phrases: Sequence[Phrase], at: int) -> bool:
    """E.g. "The gap is …", "the step is worth …", "the lead amounts to …"."""
    word = phrases[at]
    if not isinstance(word, Word):
        return False
    amounts = (
        word.key == "to"
        and at > 0
        and (phrases[at - 1].type == "HAVE" or key_of(phrases[at - 1]) in words("names", "equalling"))
    )
    if word.key in words("trends", "dropping_to"):
        return False
    return word.type in ("BE", "HAVE") or word.key == "worth" or amounts


def _is_range(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "From 0.4 …" and "to 0.5": an end, not a difference."""
    before = phrases[index - 1] if index else None
    return (
        isinstance(before, Word)
        and before.type == "PREPOSITION"
        and before.key in words("function_words", "to_number")
    )


def _is_end(following: Phrase | None) -> bool:
    """E.g. "Falls 0.9 to 0.4": what follows an amount makes it an end."""
    return following is not None and (
        following.type == "ARROW" or (isinstance(following, Word) and following.key == "to")
    )


def _subject_is_difference(phrases: Sequence[Phrase]) -> bool:
    """E.g. "The gap between A and B is …"."""
    first = next(
        (
            i
            for i, p in enumerate(phrases)
            if p.type not in ("PREPOSITION", "REF", "PRONOUN", "COMMA")
            and not (
                p.type == "UNKNOWN" and getattr(_at(phrases, i + 1), "value", "") == "gap"
            )  # "the seasonal swing"
        ),
        None,
    )
    if first is None or phrases[first].type != "DIFFERENCE":
        return False
    if isinstance(_at(phrases, first + 1), Amount):
        return False  # "it loses 18 points and is above 3"
    return not _goes_on(phrases[first + 1 :])


def _goes_on(phrases: Sequence[Phrase]) -> bool:
    """E.g. "It rises from 10 to 40 and …": a second predicate follows, the first one has its amounts."""
    last = phrases[-1] if phrases else None
    return (
        last is not None
        and last.type in ("AND", "COMMA", "JOIN", "CONTRAST")
        and any(isinstance(phrase, Amount) for phrase in phrases)
    )


def sign_of(phrases: Sequence[Phrase], index: int) -> int:
    """Whether the words around the amount tell of a rise or a fall; places of a ranking fall upwards."""
    amount = phrases[index]
    if isinstance(amount, Amount) and amount.unit.startswith("place"):
        return 0
    for phrase in (*phrases[max(0, index - 3) : index][::-1], *phrases[index + 1 : index + 2]):
        if phrase.type == "DIFFERENCE" and isinstance(phrase, Word):
            if phrase.key in words("names", "deficits"):
                return 0  # "A has a deficit of 3 to B": B is ahead
            return {"gain": 1, "drop": -1}.get(phrase.value, 0)
    return 0


def sign_of_list(phrases: Sequence[Phrase], index: int) -> int:
    """The direction of an amount: told beside it, or by the first word of its list that tells one."""
    sign = sign_of(phrases, index)
    if sign:
        return sign
    for phrase in (*phrases[index + 1 : index + 2], *phrases[:index][::-1]):
        if isinstance(phrase, Word) and phrase.type in ("DIFFERENCE", "COMPARATIVE"):
            return {"gain": 1, "drop": -1, "high": 1, "low": -1, "better": 1, "worse": -1}.get(
                phrase.value, 0
            )
    return 0


def is_judging(phrases: Sequence[Phrase]) -> bool:
    """Whether the direction is told as good or bad: less may be better."""
    return any(isinstance(phrase, Word) and phrase.key in words("names", "judging") for phrase in phrases)

"""Plain counts: turns of phrase that count, or deny, in a way that the readers of assertions know in plainer words.

"Besides A, only B exceeds 0.5" is "only A and B exceed 0.5", "three rows peak above 0.5" is "three rows exceed
0.5 at least once".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, is_only, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import is_whole_number
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.plain.marks import bound_of
from heatparse.phrases import words
from heatparse.records import replace

_LINES = frozenset(("AXISNOUN", "DIMENSION"))


_JOINTS = frozenset(("COMMA", "JOIN"))


_UPPER = frozenset(("above", "at_least"))


def never_on_any(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """ "A does not drop below 0.5 on any task" as "A never drops below 0.5"."""
    types = [phrase.type for phrase in phrases]
    front, end = types[:-2], phrases[-1]
    if types[-2:] != ["PREPOSITION", "SCOPE"] or not isinstance(end, Scope) or end.key != "any" or end.count:
        return None
    plain = [type for type in front if type not in ("HAVE", "DIFFERENCE")]
    noun, denial = end.noun, next((p for p in phrases if p.type == "NEGATION"), None)
    lines = noun is not None and (
        noun.type == "AXISNOUN" or noun.value in ("row", "column") or noun.key in words("names", "things")
    )
    if plain != ["REF", "NEGATION", "AMOUNT"] or not lines or denial is None:
        return None
    never = made_word("NEGATION", "never", denial.start)
    told = [p for p in phrases[:-2] if p.type != "HAVE" or key_of(p) in words("assertions", "reaching")]
    return [never if phrase is denial else phrase for phrase in told]


def only_besides(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Besides A, only B exceeds 0.5": both of them, and nobody else."""
    if len(phrases) < 5 or phrases[0].type != "EXCEPTION":
        return None
    first, joint, only, second = phrases[1:5]
    if not isinstance(first, Ref) or not isinstance(second, Ref) or first.side != second.side:
        return None
    if joint.type not in _JOINTS or not is_only(only) or not first.names or not second.names:
        return None
    labels = [name.label for ref in (first, second) for name in ref.names]
    if len({(bool(label.rows), bool(label.columns)) for label in labels}) > 1:
        return None
    return [only, replace(second, names=first.names + second.names), *phrases[5:]]


def no_other(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "No other row exceeds 0.5 besides A" as "no row besides A exceeds 0.5"."""
    types = [phrase.type for phrase in phrases]
    if types[:3] != ["NEGATION", "RIVALS", "AXISNOUN"] or types[-2:] != ["EXCEPTION", "REF"]:
        return None
    return [phrases[0], phrases[2], *phrases[-2:], *phrases[3:-2]]


def passed(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "On no day is 0.5 exceeded", "the only day on which 0.5 is exceeded": as "exceeds 0.5"."""
    at = next((i for i, p in enumerate(phrases) if isinstance(p, Amount)), 0)
    amount = phrases[at]
    if not at or not isinstance(amount, Amount) or amount.bound:
        return None
    if phrases[at - 1].type == "BE":
        first, verb = at - 1, at + 1  # "is 0.5 exceeded"
    elif at + 1 < len(phrases) and phrases[at + 1].type == "BE":
        first, verb = at, at + 2  # "0.5 is exceeded"
    else:
        return None
    denied = verb < len(phrases) and phrases[verb].type == "NEGATION"
    bound = bound_of(phrases, verb + denied) if verb + denied < len(phrases) else ""
    front = phrases[:first]
    if not bound or not any(isinstance(p, Ref | Scope) or p.type in ("NEGATION", "CARDINAL") for p in front):
        return None
    if front[-1].type == "COMMA":
        front = front[:-1]
    behind = phrases[verb + 1 + denied :]
    if behind and key_of(behind[0]) == "by":
        return None
    return [*front, *phrases[verb : verb + denied], replace(amount, bound=bound, verb=True), *behind]


def peaking(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Three rows peak above 0.5", "two rows have a maximum below 0.3": at least once above, always below."""
    at = next((i for i, p in enumerate(phrases) if isinstance(p, Superlative)), 0)
    top = phrases[at]
    if (
        at < 2
        or not isinstance(top, Superlative)
        or top.rank != 1
        or top.count
        or top.direction not in ("high", "low")
    ):
        return None
    end = at + 1 + (key_at(phrases, at + 1) == "of" if at + 1 < len(phrases) else False)
    amount = phrases[end] if end < len(phrases) else None
    front = phrases[:at]
    while front and (
        front[-1].type in ("HAVE", "BE", "PREPOSITION")
        or key_of(front[-1]) in words("function_words", "relative_of_counted")
    ):
        front = front[:-1]
    counted = [p for p in front if p.type in ("CARDINAL", "NEGATION") or is_whole_number(p)]
    lines = len(front) > 1 and front[-1].type in _LINES and len(counted) > 0
    if not isinstance(amount, Amount) or not amount.bound or not lines:
        return None
    reaches = (amount.bound in _UPPER) == (top.direction == "high")
    exceeds = replace(amount, verb=True)
    if reaches:
        once = Scope(amount.end, amount.end, "many", "at least once")
        return [*front, exceeds, *phrases[end + 1 :], once]
    return [*front, Word("BE", "", "stay", top.start, top.end), amount, *phrases[end + 1 :]]


def at_least_once(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Three rows exceed 0.5 in at least one column", "have at least one value above 0.5": at least once."""
    at = next((i for i, p in enumerate(phrases) if _is_at_least_one(phrases, i)), 0)
    if not at or not any(p.type == "CARDINAL" for p in phrases[:at]):
        return None
    noun = phrases[at + 2]
    once = Scope(phrases[at].start, noun.end, "many", "at least once")
    if at + 3 == len(phrases) and phrases[at - 1].type == "PREPOSITION" and noun.type in _LINES:
        return [*phrases[: at - 1], once]
    amount = phrases[at + 3] if at + 3 < len(phrases) else None
    if noun.type == "MEASURE" or getattr(noun, "value", "") == "cell":
        if phrases[at - 1].type != "HAVE" or not isinstance(amount, Amount) or not amount.bound:
            return None
        if phrases[at - 2].type not in _LINES:
            return None
        return [*phrases[: at - 1], replace(amount, verb=True), *phrases[at + 4 :], once]
    return None


def _is_at_least_one(phrases: Sequence[Phrase], at: int) -> bool:
    if at + 2 >= len(phrases) or key_of(phrases[at]) != "at least":
        return False
    one, noun = phrases[at + 1], phrases[at + 2]
    single = isinstance(one, Word) and one.type == "CARDINAL" and int(one.value) == 1
    return single and isinstance(noun, Word) and noun.type in (*_LINES, "MEASURE")


def out_of(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "On five days out of six" as "on five of six days"."""
    for at in range(len(phrases) - 3):
        count, noun, joint, total = phrases[at : at + 4]
        if count.type == total.type == "CARDINAL" and noun.type in _LINES and key_of(joint) == "of":
            behind = phrases[at + 4] if at + 4 < len(phrases) else None
            if behind is None or behind.type not in (*_LINES, "MEASURE", "UNKNOWN"):
                return [*phrases[:at], count, joint, total, noun, *phrases[at + 4 :]]
    return None


def sole_of_several(clause: Clause) -> tuple[list[Phrase], list[Phrase]] | None:
    """ "A is one of only two rows that exceed 0.5": what is said of A, and of how many rows."""
    phrases = clause.phrases
    types = [phrase.type for phrase in phrases]
    if types[:4] != ["REF", "BE", "CARDINAL", "PREPOSITION"] or key_of(phrases[3]) != "of":
        return None
    one = phrases[2]
    at = 4
    while at < len(phrases) and is_only(phrases[at]):
        at += 1
    rest = phrases[at:]
    whole = (
        len(rest) > 3 and rest[0].type == "CARDINAL" and rest[1].type in _LINES and rest[2].type == "PRONOUN"
    )
    if not whole or not isinstance(one, Word) or int(one.value) != 1:
        return None
    return [phrases[0], *rest[3:]], [*rest[:2], *rest[3:]]

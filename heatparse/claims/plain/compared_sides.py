"""The two sides of a comparison in the plain form, with the relation between them in one word.

"A matches or beats B", "at no point does A beat B", "comparing A with B, the former is ahead", "A is below both of
its neighbors, B and C", "month after month, A sells more than B does".
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise

from heatparse.claims.language.phrases import Phrase, Ref, Scope, index_of, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.plain.compared_pairs import comparing, of_two, with_them
from heatparse.phrases import words
from heatparse.records import replace

_COMMAS = ("COMMA", "JOIN")
_TWO = 2
_ASIDE = 6  # phrases of "both of its neighbors, …"
# "Matches or beats": at least as high, and at least as good.
_OR_EVEN = {"high": "at_least", "better": "no_worse", "low": "at_most", "worse": "different"}
_GOING_ON = frozenset(("BE", "HAVE", "COMPARATIVE", "NEGATION", "OCCUR", "SCOPE"))
_UNITS = ("AXISNOUN", "DIMENSION")
_ARTICLE = 3  # characters of a comma, a space and an article at least
_PLACED = frozenset(("CARDINAL", "AXISNOUN", "PREPOSITION", "SCOPE", "DIMENSION"))


def with_plain_sides(clause: Clause) -> list[Phrase] | None:
    """The phrases of a clause with its sides in the plain form; None where they are."""
    phrases = with_them(clause) or clause.phrases
    phrases = of_two(phrases, clause) or phrases
    for rewrite in _REWRITES:
        phrases = rewrite(phrases) or phrases
    return None if phrases is clause.phrases else phrases


def _or_even(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "A matches or beats B", "A is level with or below B"."""
    for one, two in pairwise(phrases):
        if one.type == "COMPARATIVE" and two.type == "LIMIT" and getattr(one, "value", "") == "equal":
            assert isinstance(two, Word)
            at = index_of(phrases, one)
            both = Word("COMPARATIVE", two.value, two.key, one.start, two.end)
            return [*phrases[:at], both, *phrases[at + 2 :]]
    for at in range(1, len(phrases) - 1):
        one, two = phrases[at - 1], phrases[at + 1]
        if phrases[at].type != "OR" or not isinstance(one, Word) or not isinstance(two, Word):
            continue
        if one.type != "COMPARATIVE" or two.type != "COMPARATIVE":
            continue
        even, other = (one, two) if one.value == "equal" else (two, one)
        relation = _OR_EVEN.get(str(other.value))
        if even.value != "equal" or relation is None:
            continue
        both = Word("COMPARATIVE", relation, other.key, one.start, two.end)
        return [*phrases[: at - 1], both, *phrases[at + 2 :]]
    return None


def _fronted(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "At no point does A beat B", "not in a single month does A beat B" as "A never beats B"."""
    if key_of(phrases[0]) not in words("comparisons", "fronted_denials") | {"not"}:
        return None
    verb = next((i for i in range(1, len(phrases)) if phrases[i].type in ("HAVE", "BE")), 0)
    end = next((i for i in range(verb, len(phrases)) if phrases[i].type == "COMPARATIVE"), 0)
    if not verb or not end or not isinstance(phrases[min(verb + 1, len(phrases) - 1)], Ref):
        return None
    front = phrases[1:verb]
    told = {phrase.type for phrase in front} <= _PLACED and not any(isinstance(p, Ref) for p in front)
    if not told or (key_of(phrases[0]) == "not") is not bool(front):
        return None
    return [*phrases[verb + 1 : end], made_word("NEGATION", "never", phrases[end].start), *phrases[end:]]


def _no_month(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "There was never a month in which A beat B" as "A never beat B"."""
    which = next(
        (i for i, phrase in enumerate(phrases) if key_of(phrase) in words("comparisons", "in_which")), 0
    )
    end = next((i for i in range(which, len(phrases)) if phrases[i].type == "COMPARATIVE"), 0)
    front = [phrase for phrase in phrases[:which] if phrase.type != "CARDINAL"]
    types = [phrase.type for phrase in front]
    if types not in (["BE", "NEGATION", "AXISNOUN", "PREPOSITION"], ["BE", "NEGATION", "AXISNOUN"]):
        return None
    if not end or key_of(front[1]) not in words("comparisons", "denials") or which + 1 >= end:
        return None
    if not isinstance(phrases[which + 1], Ref):
        return None
    return [*phrases[which + 1 : end], made_word("NEGATION", "never", phrases[end].start), *phrases[end:]]


def _of_flanks(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "A is below both of its neighbors, B and C, in P" as "A is below B and C in P"."""
    for at, both in enumerate(phrases):
        if not isinstance(both, Scope) or both.quantifier not in ("both", "all") or not at:
            continue
        comma = next(
            (i for i in range(at + 1, min(at + _ASIDE, len(phrases))) if phrases[i].type in _COMMAS), 0
        )
        names = phrases[comma + 1] if comma and comma + 1 < len(phrases) else None
        told = [key_of(both.noun) if both.noun else "", *(key_of(p) for p in phrases[at + 1 : comma])]
        flanks = words("comparisons", "flanking")
        if not isinstance(names, Ref) or len(names.names) < _TWO or flanks.isdisjoint(told):
            continue
        if any(isinstance(phrase, Ref) for phrase in phrases[at + 1 : comma]):
            continue
        rest = phrases[comma + 2 :]
        return [*phrases[:at], names, *(rest[1:] if rest and rest[0].type in _COMMAS else rest)]
    return None


def _without_apposition(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "A, the first of its kind, is above B", "A (the oldest model) is above B": without what A is."""
    for at in range(1, len(phrases) - 2):
        ref, opening = phrases[at - 1], phrases[at]
        if not isinstance(ref, Ref) or not ref.names or opening.type not in ("COMMA", "OPEN"):
            continue
        closing = ("CLOSE",) if opening.type == "OPEN" else _COMMAS
        end = next((i for i in range(at + 1, len(phrases)) if phrases[i].type in closing), 0)
        told = phrases[at + 1 : end]
        if not 0 < len(told) <= _ASIDE or not all(map(_is_of_kind, told)) or end + 1 >= len(phrases):
            continue
        if key_of(told[-1]).endswith(("ed", "ing")) or key_of(told[-1]) in words("comparisons", "set_aside"):
            continue  # "A, the new ones excluded, is above B"
        # an article stood there: no "A, at night, is above B", no "A, corrected for inflation, is above B"
        if told[0].start - opening.end < _ARTICLE or phrases[end + 1].type not in _GOING_ON:
            continue
        return [*phrases[:at], *phrases[end + 1 :]]
    return None


def _is_of_kind(phrase: Phrase) -> bool:
    if isinstance(phrase, Ref):
        return not phrase.names and not phrase.is_panel
    return phrase.type in (
        "UNKNOWN",
        "PREPOSITION",
        "AXISNOUN",
        "POSITION",
        "ORDINAL",
        "MEASURE",
        "DIMENSION",
    )


def _of_either(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "A is lower than either B or C" as "A is lower than B and C"."""
    for one, two, three in zip(phrases, phrases[1:], phrases[2:], strict=False):
        if not isinstance(two, Scope) or two.key != "either" or two.noun is not None:
            continue
        if isinstance(three, Ref) and len(three.names) == _TWO and one.type in ("COMPARATIVE", "THAN"):
            at = index_of(phrases, two)
            return [*phrases[:at], replace(three, either=False), *phrases[at + 2 :]]
    return None


def _of_rest(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "A beats the remaining rows" as "A beats all other rows"."""
    for at in range(1, len(phrases) - 1):
        rest, noun = phrases[at], phrases[at + 1]
        if rest.type != "RESTRICTION" or key_of(rest) not in words("comparisons", "left_over"):
            continue
        noun = phrases[at + 2] if noun.type == "CARDINAL" and at + 2 < len(phrases) else noun
        if phrases[at - 1].type in ("COMPARATIVE", "THAN") and noun.type in ("AXISNOUN", "DIMENSION"):
            others = Word("RIVALS", "", "other", rest.start, rest.end)
            return [*phrases[:at], others, *phrases[at + 1 :]]
    return None


def _without_pro_verb(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "A sells more than B does in P" as "A sells more than B in P"."""
    than = next(
        (i for i, p in enumerate(phrases) if p.type == "THAN" or key_of(p).endswith(" than")), len(phrases)
    )
    for at in range(than + 1, len(phrases) - 1):
        verb = at + 1
        if not isinstance(phrases[at], Ref) or key_at(phrases, verb) not in words("comparisons", "pro_verbs"):
            continue
        behind = phrases[verb + 1] if verb + 1 < len(phrases) else None
        if behind is None or behind.type in ("PREPOSITION", "SCOPE", "COMMA", "JOIN", "OPEN"):
            return [*phrases[:verb], *phrases[verb + 1 :]]
    return None


def _one_by_one(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Month after month, A is above B" as "in every month A is above B"."""
    for at in range(len(phrases) - _TWO):
        one, joint, two = phrases[at : at + 3]
        if one.type not in _UNITS or one.type != two.type or key_of(one) != key_of(two):
            continue
        if key_of(joint) not in words("comparisons", "one_by_one"):
            continue
        assert isinstance(one, Word)
        every = Scope(one.start, two.end, "all", "every", noun=one)
        place: list[Phrase] = [made_word("PREPOSITION", "in", one.start), every]
        rest = phrases[at + 3 :]
        if at:
            return [*phrases[:at], *place, *rest]
        return [*(rest[1:] if rest and rest[0].type in _COMMAS else rest), *place]
    return None


def _without_infinitive(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "A is easier to read out than B", "it is easier to read A than B", as "A is easier than B"."""
    for at, word in enumerate(phrases[:-2]):
        if word.type != "COMPARATIVE" or key_of(word) not in words("comparisons", "of_ease"):
            continue
        if key_of(phrases[at + 1]) != "to" or key_of(phrases[at + 2]) not in _handling():
            continue  # "harder to train": in another respect
        end = at + 3
        while end < len(phrases) and key_of(phrases[end]) in words("comparisons", "verb_particles"):
            end += 1
        behind = phrases[end] if end < len(phrases) else None
        if behind is None or behind.type in ("THAN", "PREPOSITION", "COMMA", "JOIN", "SCOPE"):
            return [*phrases[: at + 1], *phrases[end:]]
        dummy = at > 1 and phrases[at - 2].type == "PRONOUN" and phrases[at - 1].type == "BE"
        if dummy and isinstance(behind, Ref) and end + 1 < len(phrases) and phrases[end + 1].type == "THAN":
            return [*phrases[: at - 2], behind, phrases[at - 1], word, *phrases[end + 1 :]]
    return None


@cache
def _handling() -> frozenset[str]:
    """What is done with what is measured, well or badly."""
    return words("comparisons", "faring") | words("comparisons", "handling")


_REWRITES: tuple[Callable[[list[Phrase]], list[Phrase] | None], ...] = (
    _or_even, _one_by_one, _without_apposition, _fronted, _no_month, comparing, _of_flanks, _of_either, _of_rest,
    _without_pro_verb, _without_infinitive,
)  # fmt: skip

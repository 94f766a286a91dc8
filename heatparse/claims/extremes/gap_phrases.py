"""What a clause says of the largest and the smallest difference, without what only surrounds it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word, made_word
from heatparse.phrases import words

_JOINTS = frozenset(("COMMA", "AND", "JOIN"))
_VERBS = frozenset(("BE", "OCCUR", "HAVE"))
_RIVALS = 2  # phrases of "among the benchmarks"
_MADE = frozenset(("DIFFERENCE", "BY", "COMPARATIVE"))  # what a gain is told with


def statements_of(clause: Clause) -> list[list[Phrase]]:
    """The phrases of each statement: "the gap is largest in A and smallest in B" makes two."""
    phrases = _without_tail(without_best_and_worst(_without_size(_taken_up(clause))))
    tops = [i for i, phrase in enumerate(phrases) if isinstance(phrase, Superlative)]
    if len(tops) < 2:
        return [phrases]
    first, second = tops[0], tops[1]
    one, two = phrases[first], phrases[second]
    assert isinstance(one, Superlative) and isinstance(two, Superlative)
    joint = next((i for i in range(second - 1, first, -1) if phrases[i].type in _JOINTS), 0)
    bare = not two.nouns and not two.verb and joint in (second - 1, second - 2)
    each = _each_gains(phrases, first, second, joint) if len(tops) == 2 and bare else None
    if each is not None and one.direction != two.direction:
        return each
    if len(tops) > 2 or not bare or one.direction == two.direction or not _places(phrases[second + 1 :]):
        return [phrases]
    verb = next((i for i in range(joint) if phrases[i].type in _VERBS), 0)
    if phrases[first - 1].type == "BE":  # "the gap is largest in A"
        return [phrases[:joint], [*phrases[:first], two, *phrases[second + 1 :]]]
    if first != 0 or not verb:
        return [phrases]
    return [phrases[:joint], [two, *phrases[1 : verb + 1], *phrases[second + 1 :]]]


def _without_size(phrases: list[Phrase]) -> list[Phrase]:
    """ "A has the largest drop, losing 3 from P to Q, compared with 2 in B" as "A has the largest drop from P to Q"."""
    top = next((i for i, p in enumerate(phrases) if isinstance(p, Superlative)), len(phrases))
    against = (
        i
        for i in range(top + 1, len(phrases) - 1)
        if phrases[i].type in ("THAN", "VERSUS") and isinstance(phrases[i + 1], Amount)
    )
    end = next(against, len(phrases))
    kept = phrases[: end - 1] if end < len(phrases) and phrases[end - 1].type in _JOINTS else phrases[:end]
    for at in range(top + 1, len(kept) - 2):
        told = [p.type for p in kept[at : at + 3]]
        if told == ["COMMA", "DIFFERENCE", "AMOUNT"] and getattr(kept[at + 1], "value", "") != "gap":
            return [*kept[:at], *kept[at + 3 :]]
    return kept


def _each_gains(phrases: list[Phrase], first: int, second: int, joint: int) -> list[list[Phrase]] | None:
    """ "From P to Q, A gains the most (5) and B the least (1)": of the same change."""
    owner, verb, other = phrases[first - 2 : first - 1], phrases[first - 1], phrases[second - 1]
    named = len(owner) == 1 and isinstance(owner[0], Ref) and isinstance(other, Ref) and joint == second - 2
    if not named or verb.type != "DIFFERENCE":
        return None
    behind = [p for p in phrases[second + 1 :] if p.type in ("PREPOSITION", "REF")]
    held = [p for p in phrases[first + 1 : joint] if p.type in ("PREPOSITION", "REF")]
    front, places = phrases[: first - 2], held or behind
    return [
        [*front, owner[0], verb, phrases[first], *places],
        [*front, other, verb, phrases[second], *places],
    ]


def _places(phrases: Sequence[Phrase]) -> bool:
    """Whether a place and nothing else is told: "in B (0.2)"."""
    refs = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    known = ("PREPOSITION", "REF", "OPEN", "AMOUNT", "CLOSE", "MEASURE", "AXISNOUN")
    return len(refs) == 1 and all(phrase.type in known for phrase in phrases)


def _taken_up(clause: Clause) -> list[Phrase]:
    """ "A gains 3 from P to Q, which is the largest gain of all" as "A from P to Q: the largest gain"."""
    phrases, before = clause.phrases, clause.before
    starts = key_at(phrases, 0) in ("which", "that") and [p.type for p in phrases[1:4]] == [
        "BE",
        "SUPERLATIVE",
        "DIFFERENCE",
    ]
    if not starts or before is None or not before.has("DIFFERENCE") or before.has("SUPERLATIVE"):
        return list(phrases)
    told = [
        p for p in before.phrases if p.type not in _MADE and not (isinstance(p, Amount) and p.label is None)
    ]
    told = [p for p in told if p.type not in ("UNKNOWN", "AXISNOUN")]
    rest = [p for p in phrases[4:] if isinstance(p, Ref)]
    return list(phrases) if rest else [*told, phrases[2], phrases[3]]


def _without_tail(phrases: Sequence[Phrase]) -> list[Phrase]:
    """Without ", with a difference of 3", and without ", when A gets more than B,"."""
    top = next((i for i, phrase in enumerate(phrases) if isinstance(phrase, Superlative)), len(phrases))
    for at in range(top + 1, len(phrases) - 2):
        if phrases[at].type != "COMMA":
            continue
        after = phrases[at + 1]
        tells = key_at(phrases, at + 1) == "with" and phrases[at + 2].type == "DIFFERENCE"
        if not tells and not (after.type == "CONDITION" and isinstance(phrases[at + 2], Ref)):
            continue
        again = next((i for i in range(at + 2, len(phrases)) if isinstance(phrases[i], Superlative)), None)
        joint = again is not None and phrases[again - 1].type in _JOINTS
        return [*phrases[:at], *(phrases[again - 1 :] if joint and again is not None else ())]
    return list(phrases)


def compared(clause: Clause) -> tuple[list[Phrase], list[Ref]]:
    """The phrases behind a comparison, and its two sides: "A is above B everywhere, with the widest gap in P"."""
    phrases = clause.phrases
    for at in range(2, len(phrases) - 2):
        types = [phrase.type for phrase in phrases[at : at + 4]]
        if phrases[at].type == "COMMA" and types[1:] == ["PREPOSITION", "SUPERLATIVE", "DIFFERENCE"]:
            return list(phrases[at + 2 :]), _sides(phrases[:at])
    before = clause.before
    if before is not None and [p.type for p in phrases[:3]] == ["PREPOSITION", "SUPERLATIVE", "DIFFERENCE"]:
        phrases = phrases[
            key_at(phrases, 0) == "with" :
        ]  # "A beats B, with the smallest margin being 2 on P"
    opens = bool(phrases) and (
        phrases[0].type == "DIFFERENCE" or [p.type for p in phrases[:2]] == ["SUPERLATIVE", "DIFFERENCE"]
    )
    verbless = "being" in (key_at(phrases, 1), key_at(phrases, 2)) or not clause.has("BE", "OCCUR", "HAVE")
    if before is not None and opens and verbless:
        return list(phrases), _sides(before.phrases) or _faced(before)
    return list(phrases), []


def _sides(phrases: Sequence[Phrase]) -> list[Ref]:
    """The two that are compared."""
    refs = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    single = len(refs) == 2 and all(len(ref.names) == 1 and not ref.is_panel for ref in refs)
    return refs if single and any(phrase.type == "COMPARATIVE" for phrase in phrases) else []


def _faced(clause: Clause) -> list[Ref]:
    """Under "**A vs. B:**", "A is ahead everywhere": these two."""
    heads, refs = list(clause.heads), clause.refs()
    faced = len(heads) == len(_sides([*heads, *clause.of("COMPARATIVE")])) and len(refs) == 1
    return heads if faced and any(refs[0].names == head.names for head in heads) else []


def with_lead(clause: Clause) -> Clause:
    """ "**Largest gain:** A improves by 0.3" as "largest gain: A improves by 0.3"."""
    types = [phrase.type for phrase in clause.lead[:2]]
    if clause.has("SUPERLATIVE") or types != ["SUPERLATIVE", "DIFFERENCE"] or not clause.refs():
        return clause
    lead = [phrase for phrase in clause.lead if phrase.type != "COLON"]
    joint = made_word("COLON", ":", clause.start)
    return clause.part([*lead, joint, *clause.phrases])


def without_best_and_worst(phrases: Sequence[Phrase]) -> list[Phrase]:
    """Without "between the best and the worst model": the distance is that of a line's ends."""
    for at, one in enumerate(phrases):
        if not isinstance(one, Superlative) or at + 2 >= len(phrases):
            continue
        owned = phrases[at + 2].type == "PRONOUN" and at + 3 < len(phrases)  # "its best and its worst"
        joint, other = phrases[at + 1], phrases[at + 2 + owned]
        if joint.type not in ("AND", "JOIN") or not isinstance(other, Superlative):
            continue
        front = at - 1 if at and phrases[at - 1].type == "PRONOUN" else at
        if (
            key_at(phrases, front - 1) in words("function_words", "before_ends")
            and one.direction != other.direction
        ):
            end = at + 3 + owned
            while end < len(phrases) and phrases[end].type in ("AXISNOUN", "MEASURE"):
                end += 1
            return [*phrases[: front - 1], *phrases[end:]]
    return list(phrases)


def without_lines(phrases: Sequence[Phrase]) -> list[Phrase]:
    """Without "within a row": what a spread is measured in, when a row has it."""
    for at, (one, other) in enumerate(pairwise(phrases)):
        end = at + 2
        if other.type == "CARDINAL" and getattr(other, "value", "") == "1" and end < len(phrases):
            other, end = phrases[end], end + 1
        line = other.type == "DIMENSION" and getattr(other, "value", "") in ("row", "column")
        if line and isinstance(one, Word) and one.key in words("winners", "inside"):
            return [*phrases[:at], *phrases[end:]]
    return list(phrases)


def without_bracket(phrases: Sequence[Phrase]) -> list[Phrase]:
    """Without what a bracket at the end adds: "(0.65 in P, 0.70 in Q)"."""
    opened = next((i for i, phrase in enumerate(phrases) if phrase.type == "OPEN"), len(phrases))
    inside = phrases[opened:]
    plain = all(
        p.type in ("OPEN", "AMOUNT", "CLOSE", "VERSUS", "ARROW", "PREPOSITION", "COMMA", "JOIN")
        or (isinstance(p, Scope) and p.key == "each")  # "(0.3 each)"
        for p in inside
    )
    return list(phrases[:opened]) if plain else list(phrases)


def without_rivals(phrases: Sequence[Phrase]) -> list[Phrase]:
    """Without "among the benchmarks", "of all benchmarks", "of any benchmark": those that the winner is one of."""
    kept = list(phrases)
    for at in range(len(kept) - 1, 0, -1):
        scope = kept[at] if at < len(kept) else None
        every = isinstance(scope, Scope) and scope.quantifier == "all" and not scope.others
        if every and key_at(kept, at - 1) == "of" and _is_of_lines(getattr(scope, "noun", None)):
            del kept[at - 1 : at + 1]
    if len(kept) < _RIVALS + 1:
        return kept
    mark, noun = kept[-2:]
    among = key_at(kept, len(kept) - _RIVALS) in words("regions", "among") and isinstance(mark, Word)
    several = noun.type == "AXISNOUN" or is_thing(noun)
    return kept[:-_RIVALS] if among and several and getattr(noun, "key", "").endswith("s") else kept


def _is_of_lines(noun: Word | None) -> bool:
    """Whether a noun stands for the rows or columns that are compared."""
    lines = ("category", "row", "column")
    return noun is not None and (noun.type == "AXISNOUN" or is_thing(noun) or noun.value in lines)

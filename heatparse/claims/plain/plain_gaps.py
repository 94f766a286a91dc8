"""Differences in the plain order: both ends named, and the amount behind the word that tells the change.

"**A vs. B:** the two differ by 3 on P", "3 points between A and B", "**A:** gains 3 over B", "A reaches 8 on P,
which is 3 more than B" and "the scores on P vary by 3" are said again as "the gap between A and B on P is 3",
"A gains 3 over B", "A on P is 3 more than B" and "P spans 3".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heatparse.claims.extremes.advantages import (
    as_order,
    nearest,
    nearness,
    of_change,
    of_ratio,
    of_the_two,
    over_rival,
)
from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_at, key_of, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import RELATIVE_UNITS, is_prepositional, is_thing
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.parts.carried_gaps import CARRIED, both_of, is_gap, lying_between, takes_gap_up
from heatparse.phrases import words
from heatparse.records import replace

_TWO = 2
_JOINTS = frozenset(("COMMA", "JOIN"))
_NOUNS = frozenset(("MEASURE", "AXISNOUN", "DIMENSION"))


def with_plain_gap(clause: Clause) -> Clause:
    """The clause with its difference in the plain order; itself where it is plain or tells none."""
    if clause.has("BY") and clause.has("UNKNOWN") and clause.has("AMOUNT"):
        clause = _with_motions(clause)
    if clause.has("RESTRICTION") and clause.has("DIFFERENCE") and clause.has("AMOUNT"):
        clause = _lying_within(clause)
    told = clause.has("AMOUNT")
    carried = not told and clause.has("SUPERLATIVE") and takes_gap_up(clause)
    if clause.is_data or not (told or carried or clause.has("COMPARATIVE") or clause.says(nearness())):
        return clause
    for rewrite in _REWRITES if told else CARRIED[:1] if carried else (nearest, _of_head):
        phrases = rewrite(clause)
        if phrases is not None:
            return clause.part(phrases)
    return clause


def _with_motions(clause: Clause) -> Clause:
    """ "A plunges by 3" as "A drops by 3"."""
    phrases = clause.phrases
    found = [_as_change(phrase, phrases[at + 1 : at + 3]) for at, phrase in enumerate(phrases)]
    return clause.part(found)


def _as_change(phrase: Phrase, behind: Sequence[Phrase]) -> Phrase:
    if phrase.type != "UNKNOWN" or [p.type for p in behind] != ["BY", "AMOUNT"]:
        return phrase
    key = key_of(phrase)
    way = "gain" if key in words("trends", "up") else "drop" if key in words("trends", "down") else ""
    if not way or key in words("trends", "valued"):
        return phrase  # "deteriorates by 3": up, where less is better
    return Word("DIFFERENCE", way, key, phrase.start, phrase.end)


def _lying_within(clause: Clause) -> Clause:
    """ "All rows fall within 3 of each other" as "all rows are within 3 of each other"."""
    phrases, moving = clause.phrases, words("comparisons", "moving")
    found: list[Phrase] = []
    for at, phrase in enumerate(phrases):
        lies = phrase.type == "DIFFERENCE" and key_of(phrase) in moving
        lies = lies and key_at(phrases, at + 1) == "within"
        found.append(made_word("BE", "are", phrase.start) if lies else phrase)
    return clause.part(found)


def _is_double(phrase: Phrase) -> bool:
    return isinstance(phrase, Ref) and both_of([phrase]) is not None


def _of_numbers(clause: Clause) -> list[Phrase] | None:
    """ "11 and 9; the two differ by 3", "A is read B 23 times, B A 19 times, so the gap is 4": of those numbers."""
    phrases, before = clause.phrases, clause.before
    at = next((i for i, p in enumerate(phrases) if getattr(p, "value", "") == "gap"), None)
    if before is None or at is None or clause.refs() or len(clause.of("AMOUNT")) != 1 or at > 1:
        return None
    if at and key_of(phrases[0]) not in words("comparisons", "two"):
        return None
    told = [p for p in before.phrases if isinstance(p, Amount)]
    if len(told) == 1 and before.before is not None:
        told = [p for p in before.before.phrases if isinstance(p, Amount)] + told
    plain = len(told) == _TWO and not any(p.bound or p.unit in RELATIVE_UNITS for p in told)
    if not plain or before.has("DIFFERENCE", "COMPARATIVE", "SUPERLATIVE", "AGGREGATE"):
        return None
    amount = next(p for p in phrases if isinstance(p, Amount))
    if [p.type for p in phrases[at + 1 :]] not in (
        ["BY", "AMOUNT"],
        ["BE", "AMOUNT"],
        ["PREPOSITION", "AMOUNT"],
    ):
        return None
    end = phrases[0].start
    front: list[Phrase] = [told[0], made_word("VERSUS", "vs", end), told[1], made_word("COMMA", ",", end)]
    return [*front, made_word("DIFFERENCE", "gap", end), made_word("PREPOSITION", "of", end), amount]


def _between_heads(clause: Clause) -> list[Phrase] | None:
    """ "**A vs. B:** On P, the two differ by 3", "… a gap of 3 on P", "… 3 points apart on P"."""
    phrases, both = clause.phrases, both_of(clause.heads)
    if (
        both is None
        or len(clause.of("AMOUNT")) > 1
        or clause.has("SUPERLATIVE", "COMPARATIVE", "PRONOUN", "SCOPE")
    ):
        return None
    if any(_may_be_end(name, ref, clause, both) for ref in clause.refs() for name in ref.names):
        return None  # "**A vs. B:** A falls by 3"
    at = next((i for i, p in enumerate(phrases) if getattr(p, "value", "") == "gap"), None)
    if at is None or phrases[at].type != "DIFFERENCE":
        return None
    if at and phrases[at - 1].type == "CARDINAL" and key_at(phrases, at - 1) == "two":
        return [*phrases[: at - 1], both, *phrases[at:]]
    if at and isinstance(phrases[at - 1], Amount) and at == 1:
        return [both, made_word("BE", "are", both.start), *phrases]
    if key_at(phrases, at + 1) in words("function_words", "before_ends"):
        return None
    end = phrases[at].end
    gap: list[Phrase] = [*phrases[: at + 1], made_word("PREPOSITION", "between", end), both]
    if key_at(phrases, at + 1) == "of":
        return [*gap, made_word("BE", "is", end), *phrases[at + 2 :]]
    return [*gap, *phrases[at + 1 :]]


def _may_be_end(name: Name, ref: Ref, clause: Clause, both: Ref) -> bool:
    """Whether a name of a clause is one of two heads, or stands for a line of their axis."""
    label = name.label
    if label.rows and label.columns and is_prepositional(clause.phrases, clause.phrases.index(ref)):
        return name in both.names
    return any((label.rows, label.columns) == (n.label.rows, n.label.columns) for n in both.names)


def _verbless(clause: Clause) -> list[Phrase] | None:
    """ "**P:** 3 points between A and B", "**Gap:** 0.3 between A and B on P"."""
    phrases = clause.phrases
    if len(phrases) < 3 or not isinstance(phrases[0], Amount) or key_of(phrases[1]) != "between":
        return None
    amount, (joint, pair, *rest) = phrases[0], phrases[1:]
    titled = any(getattr(p, "value", "") == "gap" for p in clause.lead if p.type == "DIFFERENCE")
    placed = all(p.type in ("PREPOSITION", "REF") for p in rest)
    if not _is_double(pair) or not placed or not (titled or amount.unit in RELATIVE_UNITS):
        return None
    return [
        made_word("DIFFERENCE", "gap", amount.start),
        joint,
        pair,
        *rest,
        made_word("BE", "is", pair.end),
        amount,
    ]


def _of_head(clause: Clause) -> list[Phrase] | None:
    """ "**A:** Gains 3 over B on P", "**A:** Its lead over B is 3", "**A:** On P, it is 3 ahead of B"."""
    phrases, heads = clause.phrases, [ref for ref in clause.heads if not ref.is_panel]
    before = clause.before
    if not heads and before is not None and before.refs() == before.phrases[:1]:
        heads, before = before.refs(), None  # "A holds its own: on P it is 3 points ahead of B"
    if len(heads) != 1 or len(heads[0].names) != 1 or clause.has("SUPERLATIVE"):
        return None
    place = _place_before(before)
    if place is None:
        return None
    if any(ref.names == heads[0].names for ref in clause.refs()):
        return None
    head = replace(heads[0], start=phrases[0].start, end=phrases[0].start)
    if phrases[0].type == "DIFFERENCE" and phrases[1].type in ("AMOUNT", "BY") and clause.refs():
        return [head, *phrases]
    at = 0
    if [p.type for p in phrases[:2]] == ["PREPOSITION", "REF"] and len(phrases) > 3:
        at = 3 if phrases[2].type in _JOINTS else 2
    if key_at(phrases, at) not in words("comparisons", "standing") or at + 1 >= len(phrases):
        return None
    if phrases[at + 1].type not in ("DIFFERENCE", "BE", "COMPARATIVE", "HAVE"):
        return None
    return [*phrases[:at], head, *phrases[at + 1 :], *place]


def _place_before(before: Clause | None) -> list[Phrase] | None:
    """ "**A:** On P, it is …": the place that stands in front; None where another statement does."""
    if before is None:
        return []
    told = before.phrases
    return list(told) if [phrase.type for phrase in told] == ["PREPOSITION", "REF"] else None


def _spanning(clause: Clause) -> list[Phrase] | None:
    """ "The P column spans 3", "the scores on P vary by 3", "on P, the models are 3 apart" as "P spans 3"."""
    phrases = clause.phrases
    refs = clause.refs()
    if len(refs) != 1 or len(refs[0].names) != 1 or refs[0].is_panel or len(clause.of("AMOUNT")) != 1:
        return None
    ref, amount = refs[0], next(p for p in phrases if isinstance(p, Amount))
    rest = [p for p in phrases if p is not ref and p is not amount and not _is_silent(p)]
    if (
        len(rest) == _TWO
        and rest[1].type == "SPREAD"
        and phrase_key(rest[0]) in words("winners", "entire_span")
    ):
        rest = rest[1:]  # "the annual range of A is 3"
    keys = [key_of(p) for p in rest]
    told = [key for key in keys if key in words("comparisons", "varying")]
    if not told or len(told) != len(rest) or amount.quantity.value is None:
        return None
    if not any(p.type in ("BY", "BE", "HAVE", "AXISNOUN") or p is amount for p in phrases[1:]):
        return None
    whole = replace(amount, bound="") if _is_reached(clause, amount) else amount
    return [ref, made_word("SPREAD", "span", ref.end), whole]


def _is_reached(clause: Clause, amount: Amount) -> bool:
    """ "By up to 3": the largest difference is 3, and not only below it."""
    return amount.bound == "at_most" and clause.has("BY") and clause.has("DIFFERENCE", "TREND")


def _is_silent(phrase: Phrase) -> bool:
    return phrase.type in ("PREPOSITION", "BY", "BE", "HAVE", "COMMA", "JOIN", *_NOUNS) or is_thing(phrase)


def _by_margin(clause: Clause) -> list[Phrase] | None:
    """ "A beats B, by a margin of 3", "… with a lead of 3 points" as "A beats B by 3"."""
    phrases = clause.phrases
    for at in range(_TWO, len(phrases) - 2):
        joint, noun, of = phrases[at : at + 3]
        if not is_gap(noun) or key_of(of) != "of" or not (joint.type == "BY" or key_of(joint) == "with"):
            continue
        amount = phrases[at + 3] if at + 3 < len(phrases) else None
        if not isinstance(amount, Amount) or not clause.has("COMPARATIVE"):
            return None
        return [*phrases[:at], made_word("BY", "by", joint.start), *phrases[at + 3 :]]
    return None


def _replaced(clause: Clause) -> list[Phrase] | None:
    """ "P gains 3 when A replaces B", "… when B is replaced by A", "using A instead of B adds 3": from B to A."""
    phrases = clause.phrases
    replacing = words("comparisons", "replacing")
    if replacing.isdisjoint([key_of(phrase) for phrase in phrases]):
        return None
    at = next((i for i, p in enumerate(phrases) if key_of(p) in replacing), None)
    if at is None or at < _TWO or at + 1 >= len(phrases):
        return None
    front, behind = phrases[:at], [_as_gain(p) for p in phrases[at + 1 :]]
    if not any(p.type == "DIFFERENCE" for p in (*front, *behind)):
        return None
    passive = front[-1].type == "BE"
    front = front[:-1] if passive else front
    behind = behind[1:] if passive and behind[0].type in ("BY", "PREPOSITION") else behind
    if len(front) < _TWO or not behind or not isinstance(front[-1], Ref) or not isinstance(behind[0], Ref):
        return None
    leads = front[-2].type in ("CONDITION", "PREPOSITION") or key_of(front[-2]) in words(
        "comparisons", "taking"
    )
    if not leads or both_of([front[-1], behind[0]]) is None:
        return None
    old, new = (front[-1], behind[0]) if passive else (behind[0], front[-1])
    place = front[-2].start
    way: list[Phrase] = [
        made_word("PREPOSITION", "from", place),
        old,
        made_word("PREPOSITION", "to", place),
        new,
    ]
    return [*front[:-2], *way, *behind[1:]]


def _exchanged(clause: Clause) -> list[Phrase] | None:
    """ "Replacing A by B adds 3", "P gains 3 when A is swapped for B", "swapping A for B": from A to B."""
    phrases = clause.phrases
    exchanging = words("comparisons", "exchanging")
    if exchanging.isdisjoint([key_of(phrase) for phrase in phrases]):
        return None
    at = next((i for i, p in enumerate(phrases) if key_of(p) in exchanging), None)
    if at is None or at + 1 >= len(phrases):
        return None
    passive = at > 1 and phrases[at - 1].type == "BE" and isinstance(phrases[at - 2], Ref)
    if passive:
        old, start, rest = phrases[at - 2], at - 2, phrases[at + 1 :]
    else:
        old, start, rest = phrases[at + 1], at, phrases[at + 2 :]
    joint = rest[0] if rest else None
    linked = joint is not None and (
        joint.type == "BY" or key_of(joint) in words("comparisons", "exchanged_for")
    )
    new = rest[1] if linked and len(rest) > 1 else None
    if not isinstance(old, Ref) or not isinstance(new, Ref) or both_of([old, new]) is None:
        return None
    front = phrases[:start]
    while front and (front[-1].type in ("CONDITION", "PRONOUN", "BY") or key_of(front[-1]) == "if"):
        front = front[:-1]  # "when A is swapped for B"
    if all(phrase.type == "UNKNOWN" for phrase in front):
        front = []  # "a user who replaces A by B"
    behind = [_as_gain(phrase) for phrase in rest[2:]]
    if not any(p.type in ("DIFFERENCE", "FACTOR") for p in (*front, *behind)):
        return None
    place = phrases[start].start
    way: list[Phrase] = [
        made_word("PREPOSITION", "from", place),
        old,
        made_word("PREPOSITION", "to", place),
        new,
    ]
    return [*front, *way, *behind]


def _as_gain(phrase: Phrase) -> Phrase:
    """ "Brings 3": a gain."""
    if key_of(phrase) not in words("comparisons", "bringing"):
        return phrase
    return Word("DIFFERENCE", "gain", key_of(phrase), phrase.start, phrase.end)


def _of_joined(clause: Clause) -> list[Phrase] | None:
    """ "The scores of A on P and on Q differ by 3" as "the scores of A on P and Q differ by 3"."""
    phrases = clause.phrases
    at = next((i for i, p in enumerate(phrases) if p.type == "DIFFERENCE" and is_gap(p)), None)
    if at is None:
        return None
    if not at:  # "the gap between the scores of A on P and on Q is 3"
        at = next((i for i, p in enumerate(phrases) if p.type in ("BE", "HAVE")), 0)
        at = at if key_at(phrases, 1) == "between" else 0
    crossed = _with_common_name(phrases, at)
    if crossed is not None or any(_is_double(phrase) for phrase in phrases):
        return crossed
    if not at:
        front = None
    else:
        from heatparse.claims.plain.plain_orders import joined_places  # loaded where places may be joined

        front = joined_places(clause.part(phrases[:at]))
    pair = next((i for i, p in enumerate(front) if _is_double(p)), 0) if front else 0
    if front is None or pair < _TWO or front[pair - 2].type not in ("REF", "MEASURE"):
        return None  # "on P and on Q, A differs by 3 from B": in both
    return [*front, *phrases[at:]]


def _with_common_name(phrases: list[Phrase], end: int) -> list[Phrase] | None:
    """ "Between A and B and between A and C" as "of A with B and C"."""
    for at in range(1, end - 3):
        one, joint, again, two = phrases[at : at + 4]
        if not (isinstance(one, Ref) and isinstance(two, Ref) and _is_double(one) and _is_double(two)):
            continue
        common = [name for name in one.names if name in two.names]
        if joint.type not in ("AND", "JOIN") or key_of(again) != key_at(phrases, at - 1) or len(common) != 1:
            continue
        others = tuple(name for name in (*one.names, *two.names) if name not in common)
        place = made_word("PREPOSITION", "with", one.end)
        cells: list[Phrase] = [replace(one, names=(common[0],)), place, replace(two, names=others)]
        return [*phrases[:at], *cells, *phrases[at + 4 :]]
    return None


def _told(clause: Clause) -> list[Phrase] | None:
    """A distance that goes on with the clause in front: "…, the margin being 3", "…, which is 4 more than B's 9"."""
    if clause.before is None or not clause.has("AMOUNT") or not clause.has("BE"):
        return None
    from heatparse.claims.changes.told_gaps import told_apart, told_values  # loaded where a clause goes on

    return told_apart(clause) or told_values(clause)


_REWRITES: tuple[Callable[[Clause], list[Phrase] | None], ...] = (
    _told, lying_between, _of_numbers, _by_margin, nearest, as_order, of_the_two, over_rival, of_ratio, of_change,
    _replaced, _exchanged, _of_joined, _between_heads, _verbless, _of_head, *CARRIED, _spanning,
)  # fmt: skip

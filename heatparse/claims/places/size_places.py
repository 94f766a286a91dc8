"""Where the sizes of differences belong: each to its own line, to the place that is singled out, to the next step."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.language.phrases import (
    Amount,
    Phrase,
    Ref,
    Scope,
    key_of,
)
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.phrases import words
from heatparse.records import replace

_ENDS = 2


def each_its_own(clause: Clause) -> list[Clause]:
    """ "A and B rise by 3 and 5 points": A by 3 points, and B by 5."""
    phrases = clause.phrases
    amounts = [i for i, p in enumerate(phrases) if isinstance(p, Amount)]
    at = next((i for i, p in enumerate(phrases) if isinstance(p, Ref) and len(p.names) == len(amounts)), None)
    if len(amounts) < _ENDS or at is None or at > amounts[0]:
        return []
    between = phrases[amounts[0] + 1 : amounts[-1]]
    joined = all(p.type in ("AMOUNT", "JOIN", "AND", "COMMA") for p in between)
    front = phrases[at + 1 : amounts[0]]
    if not joined or [p.type for p in front] not in (["DIFFERENCE"], ["DIFFERENCE", "BY"]):
        return []
    ref, last = phrases[at], phrases[amounts[-1]]
    assert isinstance(ref, Ref) and isinstance(last, Amount)
    parts = []
    for name, index in zip(ref.names, amounts, strict=True):
        amount = phrases[index]
        assert isinstance(amount, Amount)
        own = amount if amount.unit else replace(amount, unit=last.unit)
        one = replace(ref, names=(name,))
        parts.append(clause.part([*phrases[:at], one, *front, own, *phrases[amounts[-1] + 1 :]]))
    return parts


def at_the_place(clause: Clause) -> Clause:
    """ "A beats B on every C, most clearly on P (by 3)" as "A beats B on P by 3": so much there, not everywhere."""
    phrases = clause.phrases
    at = next(
        (i for i, p in enumerate(phrases) if i and phrases[i - 1].type == "COMMA" and _singles_out(p)), 0
    )
    place = next((i for i in range(at, len(phrases)) if at and isinstance(phrases[i], Ref)), 0)
    opened = place + 1
    held = phrases[opened + 1 :]
    amounts = [p for p in held if isinstance(p, Amount)]
    if not place or opened >= len(phrases) or phrases[opened].type != "OPEN" or len(amounts) != 1:
        return clause
    if any(p.type not in ("BY", "AMOUNT", "CLOSE", "SCOPE") for p in held):
        return clause
    if phrases[place - 1].type != "PREPOSITION" or clause.has("SUPERLATIVE") or not clause.has("COMPARATIVE"):
        return clause
    front = [
        p
        for i, p in enumerate(phrases[: at - 1])
        if not (isinstance(p, Scope) or (p.type == "PREPOSITION" and isinstance(phrases[i + 1], Scope)))
    ]
    by = made_word("BY", "by", amounts[0].start)
    return clause.part([*front, phrases[place - 1], phrases[place], by, amounts[0]])


def _singles_out(phrase: Phrase) -> bool:
    """ "Most clearly", "especially": what follows is the place where it is most so."""
    return getattr(phrase, "key", "") in words("comparisons", "above_all")


def onward(parts: Sequence[Clause]) -> list[Clause | None]:
    """For each part of a list its reading as the next step: "from P to Q by 3, and by 5 to R", from Q to R."""
    found: list[Clause | None] = []
    for at, part in enumerate(parts):
        ends, before = _way(part), _way(parts[at - 1]) if at else {}
        same = set(ends) == set(before) == {"from", "to"} and ends["from"].names == before["from"].names
        found.append(_from(part, ends["from"], before["to"]) if same else None)
    return found


def _way(part: Clause) -> dict[str, Ref]:
    """The ends of "from P to Q", by their words."""
    return {
        key_of(one): two
        for one, two in pairwise(part.phrases)
        if isinstance(two, Ref) and key_of(one) in words("function_words", "from_to")
    }


def _from(part: Clause, start: Ref, place: Ref) -> Clause:
    return part.part([place if phrase is start else phrase for phrase in part.phrases])

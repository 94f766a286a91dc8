"""Absolute clauses: what a sentence adds with "with" and a participle, as a statement of its own.

"A and B trade places, with A in front on P" is "A is in front of B on P"; "the order flips in P, with A at 5
overtaking B" is "in P, A at 5 overtaking B".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.claims.parts.carried_gaps import both_of
from heatparse.phrases import words

# With one of these in front of the comma the sentence makes a statement there, which is read first.
_TELLING = frozenset(("COMPARATIVE", "SUPERLATIVE", "AMOUNT", "DIFFERENCE", "SCOPE", "NEGATION", "EXCEPTION",
                      "AGGREGATE", "RESTRICTION", "CONDITION", "HEDGE", "TREND", "FACTOR"))  # fmt: skip
_ORDERS = frozenset(("better", "worse", "high", "low"))
_NEAR = frozenset(("close", "different"))  # "A and B are close, with A ahead on P"
_PLAIN = frozenset(
    ("REF", "COMPARATIVE", "THAN", "PREPOSITION", "SCOPE", "AXISNOUN", "DIMENSION", "CARDINAL")
)


def without_announcement_of(clause: Clause) -> list[Phrase] | None:
    """The order that stands behind "with", with the places in front and the rival that was named there."""
    parts = _parts(clause)
    if parts is None:
        return None
    front, told = parts
    if any(p.type in _TELLING and getattr(p, "value", "") not in _NEAR for p in front):
        return None
    order = [i for i, p in enumerate(told) if p.type == "COMPARATIVE" and getattr(p, "value", "") in _ORDERS]
    if len(order) != 1 or sum(p.type in ("COMPARATIVE", "SUPERLATIVE") for p in told) != 1:
        return None
    places = [p for i, p in enumerate(front) if isinstance(p, Ref) and _is_place(front, i)]
    named = [p for p in front if isinstance(p, Ref) and all(p is not place for place in places)]
    comparative = order[0]
    if _names_rival(told, comparative):
        return [*_placed(front, places), *told] if not named else None
    subject = told[0]
    if comparative != 1 or not isinstance(subject, Ref) or len(subject.names) != 1:
        return None
    pair = both_of(named)
    if pair is None or subject.names[0] not in pair.names:
        return None
    end = told[comparative].end
    rival = next(name for name in pair.names if name != subject.names[0])
    other = Ref(end, end, (rival,))
    behind = told[comparative + 1 :]
    return [
        *_placed(front, places),
        subject,
        made_word("BE", "is", subject.end),
        told[comparative],
        other,
        *behind,
    ]


def _parts(clause: Clause) -> tuple[list[Phrase], list[Phrase]] | None:
    """What stands in front of "with", in the clause or in the one before it, and what stands behind."""
    phrases, before = clause.phrases, clause.before
    if before is not None and key_at(phrases, 0) in words("comparisons", "adding_clauses") and before.phrases:
        told = phrases[1:]
        plain = bool(told) and isinstance(told[0], Ref) and all(p.type in _PLAIN for p in told)
        return (before.phrases, told) if plain else None
    at = next((i for i in range(1, len(phrases)) if _opens(phrases, i)), None)
    return (phrases[: at - 1], phrases[at + 1 :]) if at is not None else None


def _opens(phrases: Sequence[Phrase], at: int) -> bool:
    """ ", with A": a comma, the word, and a name."""
    joint = key_at(phrases, at) in words("comparisons", "adding_clauses")
    return (
        joint
        and phrases[at - 1].type in ("COMMA", "JOIN")
        and at + 1 < len(phrases)
        and isinstance(phrases[at + 1], Ref)
    )


def _is_place(front: Sequence[Phrase], at: int) -> bool:
    """Whether a name tells where: behind "on", or behind any preposition at the beginning."""
    joint = front[at - 1] if at else None
    return (
        joint is not None
        and joint.type == "PREPOSITION"
        and (at == 1 or key_of(joint) in words("function_words", "at_place"))
    )


def _placed(front: Sequence[Phrase], places: Sequence[Phrase]) -> list[Phrase]:
    """The places in front, as the beginning of the statement."""
    found: list[Phrase] = []
    for at, phrase in enumerate(front):
        if any(phrase is place for place in places):
            found += [front[at - 1], phrase, made_word("COMMA", ",", phrase.end)]
    return found


def _names_rival(told: Sequence[Phrase], comparative: int) -> bool:
    """Whether a name follows a comparative, with or without "than"."""
    behind = [p for p in told[comparative + 1 : comparative + 3] if p.type != "THAN"]
    return bool(behind) and isinstance(behind[0], Ref)

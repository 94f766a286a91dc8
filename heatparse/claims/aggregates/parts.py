"""The parts of a clause that speak of an aggregate: "peaks at 0.9 in A, with a mean of 0.5"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from heatparse.claims.language.guards import GUARDS, has_guards
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Superlative, key_of, segments
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_prepositional
from heatparse.phrases import words

_JOINTS = frozenset(("COMMA", "AND", "CONTRAST"))
_ASSERTING = frozenset(
    ("BE", "HAVE", "SUPERLATIVE", "COMPARATIVE")
)  # a tail with these says something of its own
# A part with one of these says something of its own.
_SAYING = frozenset(("SUPERLATIVE", "DIFFERENCE", "TREND", "ORDINAL", "FACTOR", "AGGREGATE"))


def without_tail(clause: Clause) -> Clause:
    """The clause without what is said behind its last number: ", so that the afternoon is ahead"."""
    phrases = clause.phrases
    last = max((at for at, phrase in enumerate(phrases) if isinstance(phrase, Amount)), default=len(phrases))
    end = next((at for at in range(last + 1, len(phrases)) if phrases[at].type == "COMMA"), len(phrases))
    tail = phrases[end:]
    says = any(p.type in _ASSERTING for p in tail)
    named = any(isinstance(p, Ref) for p in phrases[:end]) or not any(isinstance(p, Ref) for p in tail)
    bound = has_guards(tail) or not says or not named
    return clause if bound else clause.part(phrases[:end])


def all_told(clause: Clause) -> bool:
    """Whether each part of a clause has an aggregate and a number: nothing else is said in it."""
    pieces = segments(clause.phrases, _JOINTS)
    return all(_has(part, "AGGREGATE") and _has(part, "AMOUNT") for part in pieces)


def aggregate_parts(clause: Clause) -> list[Clause]:
    """The parts with an aggregate and a number of their own; the clause itself where it is of one piece."""
    if not clause.has("AGGREGATE"):
        return [clause]
    pieces = segments(clause.phrases, _JOINTS)
    told = [part for part in pieces if _has(part, "AGGREGATE") and _has(part, "AMOUNT")]
    others = [part for part in pieces if part not in told and _has(part, "AMOUNT")]
    if not told or clause.has(*GUARDS) or any(isinstance(p, Superlative) for part in told for p in part):
        return [clause]
    if len(told) < 2 and not (others and all(map(_says_more, others))):
        return [clause]
    opening = pieces[0]
    first = [
        phrase
        for at, phrase in enumerate(opening)
        if isinstance(phrase, Ref) and _has(opening, "AMOUNT") and not is_prepositional(opening, at)
    ]
    front = [
        phrase for part in pieces[: pieces.index(told[0])] for phrase in part if not _has(part, "AMOUNT")
    ]
    found: list[Clause] = []
    for number, part in enumerate(told):
        named = any(isinstance(phrase, Ref) for phrase in part)
        subject = [] if named or part is opening else first
        owned = (
            part[1:]
            if part is not opening and key_of(part[0]) in words("function_words", "possessive")
            else part
        )
        found.append(clause.part([*subject, *([] if number else front), *owned]))
    return found


def fronted(clause: Clause) -> Clause:
    """ "With a mean of 63, A is a solid choice", "averaging 63, A …" as "A, with a mean of 63"."""
    phrases = clause.phrases
    comma = next((at for at, p in enumerate(phrases) if p.type in ("COMMA", "JOIN")), len(phrases))
    front = phrases[:comma]
    opens = key_of(front[0]) in words("names", "fronting") or front[0].type == "AGGREGATE"
    subject = phrases[comma + 1] if comma + 1 < len(phrases) else None
    whole = _has(front, "AGGREGATE") and _has(front, "AMOUNT") and not any(isinstance(p, Ref) for p in front)
    if not (opens and whole and isinstance(subject, Ref)) or has_guards(front):
        return clause
    if any(isinstance(p, Superlative) for p in front) or any(isinstance(p, Amount) for p in phrases[comma:]):
        return clause
    return clause.part([subject, *front])


def _says_more(part: Sequence[Phrase]) -> bool:
    """Whether a part has a word of its own in front of its number; one behind it is a unit."""
    told = {phrase.type for phrase in part}
    front = {phrase.type for phrase in takewhile(lambda phrase: not isinstance(phrase, Amount), part)}
    return bool(_SAYING & told) or "UNKNOWN" in front


def _has(part: Sequence[Phrase], kind: str) -> bool:
    return any(isinstance(phrase, Amount) if kind == "AMOUNT" else phrase.type == kind for phrase in part)

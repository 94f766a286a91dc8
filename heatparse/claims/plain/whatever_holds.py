"""Words around an extreme that say that it holds everywhere, or what it explains: "no matter where it was made"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Scope, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.phrases import words

_JOINTS = frozenset(("COMMA", "JOIN"))
_OPEN = frozenset(
    ("REF", "AMOUNT", "SUPERLATIVE", "CARDINAL", "EXCEPTION", "AXISNOUN")
)  # these may narrow it
_VERBS = frozenset(("HAVE", "BE"))


def whatever_holds(clause: Clause) -> Clause:
    """ "A comes last no matter where it was made" as "A comes last everywhere"; itself where it says no such thing."""
    phrases = clause.phrases
    for at in range(len(phrases) - 2):
        matter = key_at(phrases, at) == "no" and key_at(phrases, at + 1) == "matter"
        if not matter or key_at(phrases, at + 2) not in words("winners", "asking"):
            continue
        end = next((i for i in range(at + 3, len(phrases)) if phrases[i].type in _JOINTS), len(phrases))
        if end == at + 3 or any(phrase.type in _OPEN for phrase in phrases[at + 3 : end]):
            return clause
        everywhere = Scope(phrases[at].start, phrases[end - 1].end, "all", "everywhere")
        return clause.part([*phrases[:at], everywhere, *phrases[end:]])
    return clause


def as_reason(clause: Clause) -> Clause:
    """ "…, as A has the highest value" as "A has the highest value"."""
    phrases = clause.phrases
    told = [phrase.type for phrase in phrases[:4]]
    if key_at(phrases, 0) != "as" or told[1:2] != ["REF"] or told[2:3] == [] or told[2] not in _VERBS:
        return clause
    return clause.part(list(phrases[1:])) if told[3:] == ["SUPERLATIVE"] else clause

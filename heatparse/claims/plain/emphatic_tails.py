"""Words that change nothing in a statement: "…, most visibly in winter"; "its remaining entries" for its others."""

from __future__ import annotations

from heatparse.claims.language.phrases import Part, Scope, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_QUIET = frozenset(("SCOPE", "PREPOSITION", "UNKNOWN", "AXISNOUN", "MEASURE", "RESTRICTION"))
_THINGS = frozenset(("DIMENSION", "MEASURE", "AXISNOUN"))


def without_emphasis(clause: Clause, scene: Scene) -> Clause:
    """ "A beats B in all months, most visibly in winter": where it is plainest takes nothing back of "all"."""
    phrases = clause.phrases
    at = max((i for i, phrase in enumerate(phrases) if phrase.type == "COMMA"), default=0)
    tail = phrases[at + 1 :]
    if not at or not tail or not all(phrase.type in _QUIET for phrase in tail):
        return clause
    if not any(isinstance(p, Scope) and p.quantifier in ("all", "none") for p in phrases[:at]):
        return clause
    said = scene.text[phrases[at].end : clause.end].lower().split()
    if said[:1] == ["most"]:
        said = said[1:] if len(said) > 1 and said[1].endswith("ly") else []
    emphatic = bool(said) and said[0] in words("reserves", "emphatic")
    return clause.part(phrases[:at]) if emphatic else clause


def without_itself(clause: Clause) -> Clause:
    """ "A itself has a precision of 80%", "A itself is called B in 3 cases" without "itself": no cell of A alone."""
    phrases = clause.phrases
    own = phrases[1] if len(phrases) > 1 else None
    if (
        phrases[0].type != "REF"
        or not isinstance(own, Part)
        or own.key not in words("assertions", "emphatic")
    ):
        return clause
    rates = words("classifications", "rate")
    other = any(phrase.type == "REF" or key_of(phrase) in rates for phrase in phrases[2:])
    return clause.part([phrases[0], *phrases[2:]]) if other else clause


def with_others(clause: Clause) -> Clause:
    """ "Its remaining entries" as "its other entries"."""
    phrases = list(clause.phrases)
    for at in range(1, len(phrases) - 1):
        owned = phrases[at - 1].type == "PRONOUN" and key_at(phrases, at) in words("names", "left_over")
        if owned and phrases[at].type == "RESTRICTION" and phrases[at + 1].type in _THINGS:
            phrases[at] = made_word("RIVALS", "other", phrases[at].start)
    return (
        clause.part(phrases)
        if any(a is not b for a, b in zip(phrases, clause.phrases, strict=True))
        else clause
    )

"""Statements that name all of what they count: "A's two negative links are those with B and C"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Phrase, Ref, Scope
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word


def all_named(clause: Clause) -> list[Phrase] | None:
    """ "A's two negative links are those with B and C" as "in A, only B and C are negative"."""
    phrases = clause.phrases
    sign = next((at for at, p in enumerate(phrases) if p.type == "SIGN"), 0)
    if (
        sign < 2
        or not clause.has("MEASURE")
        or clause.has("AMOUNT", "COMPARATIVE", "SUPERLATIVE", "NEGATION")
    ):
        return None
    owner, count, named = phrases[0], phrases[sign - 1], phrases[-1]
    held = [p.type for p in phrases[1 : sign - 1]]
    linked = [p.type for p in phrases[sign + 1 : -1] if p.type != "PRONOUN"]
    told = linked in (["MEASURE", "BE", "PREPOSITION"], ["MEASURE", "COMMA", "PREPOSITION"])
    if not isinstance(owner, Ref) or not isinstance(named, Ref) or held not in ([], ["HAVE"]) or not told:
        return None
    only = isinstance(count, Scope) and count.quantifier == "only"
    size = int(count.value) if isinstance(count, Word) and count.type == "CARDINAL" else 0
    if not only and size != sum(len(name.labels) for name in named.names):
        return None
    place = owner.start
    return [
        made_word("PREPOSITION", "in", place), owner, made_word("COMMA", ",", owner.end),
        Scope(count.start, count.end, "only", "only"), named, made_word("BE", "are", named.end),
        phrases[sign],
    ]  # fmt: skip

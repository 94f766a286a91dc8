"""Predicates without a number: that values are there, or have a color."""

from __future__ import annotations

from heatparse.claims.counts.predicates import Predicate
from heatparse.claims.gates import may_name_color
from heatparse.claims.language.number_spans import verb_before
from heatparse.claims.language.phrases import Phrase, Ref, Scope, key_at, key_of
from heatparse.claims.language.words import Word
from heatparse.phrases import words


def find_presence(phrases: list[Phrase]) -> Predicate | None:
    """ "Contain a number", "are filled": that values are there at all."""
    for at, phrase in enumerate(phrases):
        if not isinstance(phrase, Word) or not at:
            continue
        before = phrases[at - 1]
        if phrase.key in words("missing", "words") and _says_marked(before):
            return Predicate("stated", at - (before.type != "HAVE"), at + 1, negated=True)
        verb = before.type == "BE" or (before.type == "NEGATION" and at > 1 and phrases[at - 2].type == "BE")
        after = phrases[at + 1] if at + 1 < len(phrases) else None
        marks = isinstance(after, Ref) or key_at(phrases, at + 1) in words("missing", "words")
        if verb and phrase.key in words("assertions", "filled") and not marks:
            return Predicate("stated", at, at + 1)
        if before.type == "BE" and phrase.key in words("assertions", "empty"):
            return Predicate("stated", at, at + 1, negated=True)
        if before.type == "HAVE" and phrase.key in words("assertions", "holding"):
            return Predicate("stated", at, at + 1)
    return None


def _says_marked(phrase: Phrase) -> bool:
    """ "Read n/a", "are marked n/a": what stands in a cell without a number."""
    return phrase.type == "HAVE" or key_of(phrase) in words("assertions", "marked")


def find_coloring(phrases: list[Phrase]) -> Predicate | None:
    """ "Is dark red", "no yellow cell": the colour that values are said to have."""
    if not may_name_color(phrases):
        return None
    from heatparse.claims.colors.tints import find_color  # loaded where a color may be told

    found = find_color(phrases)
    if found is None or any(
        key_at(phrases, at) in words("legends", "confined") for at in range(len(phrases))
    ):
        return None
    first, last, color = found
    if _chooses(phrases, first, last):
        return None
    return Predicate("colored", first, last, color=color, verb=verb_before(phrases, first))


def _chooses(phrases: list[Phrase], first: int, last: int) -> bool:
    """ "All red cells lie in row A", "red cells mark …": the colour chooses the cells, it is not what is said."""
    if last == len(phrases) or phrases[last].type not in ("DIMENSION", "MEASURE"):
        return False
    before = phrases[first - 1] if first else None
    return before is None or (isinstance(before, Scope) and before.quantifier not in ("none", "only", "some"))

"""Lackings: "the row is free of values above 0.5", "negative values are absent from it" say that it has none."""

from __future__ import annotations

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.phrases import words

_KINDS = frozenset(("SIGN", "AMOUNT"))  # what tells which values are lacking
_OF_KIND = frozenset(("MEASURE", "DIMENSION", "PREPOSITION", "UNKNOWN", "PART"))
_DENYING = frozenset(("NEGATION", "EXCEPTION"))


def with_none(clause: Clause) -> Clause:
    """The clause with "has no" for what it says to be lacking; itself where it tells nothing of the kind."""
    told = _absent(clause.phrases) or _free(clause.phrases)
    return clause.part(told) if told is not None else clause


def _free(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "A keeps clear of values above 0.5", "A avoids negative values"."""
    at = next((i for i in range(1, len(phrases)) if _frees(phrases[i])), 0)
    if not at or not any(phrase.type in _KINDS for phrase in phrases[at + 1 :]):
        return None
    first = at
    while first > 1 and (
        phrases[first - 1].type == "BE" or _keeps(phrases[first - 1]) or _is_entire(phrases[first - 1])
    ):
        first -= 1
    before = phrases[first - 1]
    named = isinstance(before, Ref | Scope) or before.type in (
        "PART",
        "DIMENSION",
        "AXISNOUN",
        "PRONOUN",
        "COMMA",
    )
    if not named or any(phrase.type in _DENYING for phrase in phrases[:first]) or _is_none(phrases[:first]):
        return None
    start = phrases[at].start
    return [
        *phrases[:first],
        made_word("HAVE", "has", start),
        made_word("NEGATION", "no", start),
        *phrases[at + 1 :],
    ]


def _frees(phrase: Phrase) -> bool:
    return key_of(phrase) in words("assertions", "free_of") | words("assertions", "avoiding")


def _is_entire(phrase: Phrase) -> bool:
    """ "Entirely free of values above 0.5"."""
    return isinstance(phrase, Scope) and phrase.noun is None and phrase.key in words("assertions", "entirely")


def _keeps(phrase: Phrase) -> bool:
    return isinstance(phrase, Word) and phrase.key in words("assertions", "keeping_free")


def _is_none(front: list[Phrase]) -> bool:
    return any(isinstance(phrase, Scope) and phrase.quantifier not in ("all", "only") for phrase in front)


def _absent(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Values above 0.5 are absent from A" as "there are no values above 0.5 in A"."""
    at = next((i for i in range(2, len(phrases)) if key_at(phrases, i) in words("assertions", "absent")), 0)
    behind = phrases[at + 1 :]
    if not at or phrases[at - 1].type != "BE" or not behind or behind[0].type != "PREPOSITION":
        return None
    kind = phrases[: at - 1]
    known = sum(phrase.type in _KINDS for phrase in kind) == 1
    bound = all(phrase.bound for phrase in kind if isinstance(phrase, Amount))
    if not known or not bound or not all(phrase.type in _KINDS | _OF_KIND for phrase in kind):
        return None
    start = kind[0].start
    place = [made_word("PREPOSITION", "in", behind[0].start), *behind[1:]]
    return [made_word("BE", "are", start), made_word("NEGATION", "no", start), *kind, *place]

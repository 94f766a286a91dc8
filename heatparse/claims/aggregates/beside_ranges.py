"""Means that are told beside a range: "A ranges from 0.2 to 0.6 and averages 0.4", "… (mean 0.4)"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.number_spans import range_at
from heatparse.claims.language.phrases import Amount, Phrase, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.phrases import words

_NEAR = 3  # phrases of "a mean of 0.4"
_PLAIN = frozenset(
    ("COMMA", "JOIN", "AND", "OPEN", "PREPOSITION", "AGGREGATE", "MEASURE", "REF", "HAVE", "BE")
)
_VERBS = frozenset(("SPREAD", "OCCUR", "BE", "HAVE", "TREND"))


def beside_range(clause: Clause) -> Clause:
    """The clause without its range, where one number is left that a word of aggregation stands beside."""
    span = _span(clause.phrases)
    if span is None:
        return clause
    first, end = span
    rest = [*clause.phrases[:first], *clause.phrases[end:]]
    left = [at for at, phrase in enumerate(rest) if isinstance(phrase, Amount)]
    if len(left) != 1 or not any(p.type == "AGGREGATE" for p in rest[max(0, left[0] - _NEAR) : left[0] + 3]):
        return clause
    told = rest[first : left[0]] if left[0] >= first else rest[left[0] : first]
    plain = all(
        p.type in _PLAIN or key_of(p) in words("assertions", "spanning")
        for p in told
        if p is not rest[left[0]]
    )
    return clause.part(rest) if plain else clause


def beside_mean(clause: Clause) -> Clause:
    """The clause without the mean behind its range, where a range is told in front of one."""
    span = _span(clause.phrases)
    behind = clause.phrases[span[1] :] if span is not None else []
    joined = bool(behind) and behind[0].type == "AND"
    return clause.part(clause.phrases[: span[1]]) if span is not None and joined else clause


def _span(phrases: Sequence[Phrase]) -> tuple[int, int] | None:
    """The range of a clause with its verb: the index of its first phrase, and that behind its last."""
    for at, phrase in enumerate(phrases):
        end = None
        if isinstance(phrase, Word) and phrase.type == "PREPOSITION":
            found = range_at(list(phrases), at, phrase.key)
            end = found.last if found is not None else None
        elif isinstance(phrase, Amount) and phrase.quantity.value is None:
            end = at + 1
        elif isinstance(phrase, Amount) and key_at(phrases, at + 1) == "to":
            behind = phrases[at + 2 : at + 3]
            end = at + 3 if behind and isinstance(behind[0], Amount) else None
        if end is not None:
            first = at
            while first and (
                phrases[first - 1].type in _VERBS | {"PREPOSITION"}
                or key_at(phrases, first - 1) in words("assertions", "spanning")
            ):
                first -= 1
            return first, end
    return None

"""General remarks in front of a span: "rates are generally low, ranging from 3 to 7" tells the span of all of them."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.phrases import words

_SHORT = 3  # phrases of "generally very low"
_REMARK = frozenset(("UNKNOWN", "DEGREE", "SIGN", "HEDGE", "ADVERB"))


def without_remark(clause: Clause) -> list[Phrase] | None:
    """The phrases with the span alone behind their subject; None where there is no such remark."""
    phrases = clause.phrases
    at = next(
        (i for i, p in enumerate(phrases) if isinstance(p, Scope) and p.quantifier == "most" and not p.noun),
        0,
    )
    end = next((i for i in range(at + 1, len(phrases)) if phrases[i].type == "COMMA"), 0)
    if not at or not 0 < end - at <= _SHORT or any(p.type not in _REMARK for p in phrases[at + 1 : end]):
        return None
    behind = _span(phrases[end + 1 :])
    return [*phrases[:at], *behind] if behind else None


def _span(behind: Sequence[Phrase]) -> Sequence[Phrase]:
    """ "Ranging from 3 to 7", "with values ranging from 3 to 7"; empty where something else is told."""
    if len(behind) > 1 and behind[0].type == "PREPOSITION" and behind[1].type == "MEASURE":
        behind = behind[2:]
    told = bool(behind) and key_of(behind[0]) in words("assertions", "spanning")
    return behind if told else ()

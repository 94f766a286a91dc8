"""Places in front that a bracket names: "without prefetching (depth 0), A beats B" as "at depth 0, A beats B"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Ref, key_at, placed
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.phrases import words

_WORDS = frozenset(("UNKNOWN", "AXISNOUN"))
_LONGEST = 4  # phrases in front of the bracket
_BRACKET = 3  # phrases of "(depth 0)"


def at_bracketed(clause: Clause) -> Clause:
    """The clause with the place alone; the clause itself where the words in front of the bracket may say more."""
    phrases = clause.phrases
    if key_at(phrases, 0) not in words("frames", "placing"):
        return clause
    at = next((i for i, p in enumerate(phrases[:_LONGEST]) if p.type == "OPEN"), 0)
    if at < len(("without", "prefetching")) or any(p.type not in _WORDS for p in phrases[1:at]):
        return clause
    types = [phrase.type for phrase in phrases[at : at + _BRACKET + 1]]
    ref = placed(phrases[at + 1])
    if types[2:3] != ["CLOSE"] or types[3:4] not in (["COMMA"], ["JOIN"]) or not isinstance(ref, Ref):
        return clause
    if ref.is_panel or len(ref.names) != 1:
        return clause
    rest = phrases[at + _BRACKET :]
    return clause.part([made_word("PREPOSITION", "at", phrases[0].start), ref, *rest])


def under_places(clause: Clause) -> Clause:
    """ "Never below 80% under either policy": where, and not below what."""
    phrases = list(clause.phrases)
    for at in range(2, len(phrases) - 1):
        under = phrases[at].type == "COMPARATIVE" and key_at(phrases, at) == "under"
        if under and phrases[at - 1].type == "AMOUNT" and phrases[at + 1].type in ("SCOPE", "REF"):
            phrases[at] = made_word("PREPOSITION", "under", phrases[at].start)
            return clause.part(phrases)
    return clause

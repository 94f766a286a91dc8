"""What is said of the rest behind a statement: "A is above 0.3, with the three others lying within 0.02"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Phrase, key_of
from heatparse.claims.language.sentences import Clause

_RIVALS = 3  # phrases behind the comma, of which one tells of the others


def without_other_ones(clause: Clause) -> Clause:
    """The clause without what it appends of the others: that is no part of the statement in front."""
    phrases = clause.phrases
    for at, phrase in enumerate(phrases[: -_RIVALS - 1]):
        behind = phrases[at + 2 : at + 2 + _RIVALS]
        appended = at and phrase.type == "COMMA" and key_of(phrases[at + 1]) == "with"
        if appended and _tells_of_others(behind):
            return clause.part(phrases[:at])
    return clause


def _tells_of_others(behind: list[Phrase]) -> bool:
    """ "The three others differing", "the others remaining"."""
    at = next((i for i, phrase in enumerate(behind) if phrase.type == "RIVALS"), None)
    if at is None or any(phrase.type not in ("CARDINAL", "SCOPE") for phrase in behind[:at]):
        return False
    return at + 1 < len(behind) and behind[at + 1].type in ("UNKNOWN", "DIFFERENCE", "TREND", "BE", "OCCUR")

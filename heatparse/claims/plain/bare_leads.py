"""Places in front of a colon, without any marks: "Rows A to C: P is the best of each row" is said of these rows."""

from __future__ import annotations

from heatparse.claims.language.phrases import Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.records import replace

_LEAD = ["REF", "COLON", "REF"]


def in_bare_lead(clause: Clause) -> Clause:
    """ "Rows A to C: P is the best throughout" as "in rows A to C, P is the best throughout"."""
    phrases = clause.phrases
    lead = phrases[0] if phrases else None
    if [phrase.type for phrase in phrases[:3]] != _LEAD or not isinstance(lead, Ref) or lead.is_panel:
        return clause
    comma = made_word("JOIN", ",", lead.end)
    return clause.part(
        [made_word("PREPOSITION", "in", lead.start), replace(lead, limit=True), comma, *phrases[2:]]
    )

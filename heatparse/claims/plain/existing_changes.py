"""Changes that there are: "there is a sharp drop in A between P and Q" as "A shows a sharp drop between P and Q"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Ref, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.phrases import words

_OWNED = ["DIFFERENCE", "PREPOSITION", "REF", "PREPOSITION"]  # "drop in A between"


def with_owner(clause: Clause) -> Clause:
    """The clause with whose change it is in front; itself where it does not say that there is one."""
    phrases = clause.phrases
    at = next((i for i, p in enumerate(phrases) if p.type == "DIFFERENCE"), 0)
    if [p.type for p in phrases[at : at + 4]] != _OWNED or getattr(phrases[at], "value", "") == "gap":
        return clause
    owner, place = phrases[at + 2 : at + 5 : 2] if len(phrases) > at + 4 else (None, None)
    if key_at(phrases, at + 1) not in words("gains", "owning") or key_at(phrases, at + 3) not in (
        "between",
        "from",
    ):
        return clause
    plain = all(p.type == "UNKNOWN" for p in phrases[1:at]) and isinstance(place, Ref)
    if not plain or not isinstance(owner, Ref) or len(owner.names) != 1 or owner.is_panel:
        return clause
    shows = made_word("HAVE", "shows", phrases[0].start)
    return clause.part([owner, shows, *phrases[1 : at + 1], *phrases[at + 3 :]])

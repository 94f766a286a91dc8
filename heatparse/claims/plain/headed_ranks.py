"""Ranks under the name that holds them: "**A**: Last on P and Q, but second on R" as "A ranks last on P and Q, …"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Phrase, Ref, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_PLACES = frozenset(
    ("REF", "PREPOSITION", "COMMA", "JOIN", "AND", "CONTRAST", "OPEN", "CLOSE", "AMOUNT", "SUPERLATIVE")
)
_LINKS = frozenset(("BE", "HAVE", "SCOPE", "OCCUR"))
_COUNTS = frozenset(("CARDINAL", "FACTOR", "SCOPE", "AMOUNT"))
_COUNTED = _COUNTS | {"PREPOSITION", "AXISNOUN", "DIMENSION", "COLON"}
_LISTED = frozenset(("REF", "PREPOSITION", "COMMA", "JOIN", "AND", "OPEN", "CLOSE", "AMOUNT"))
_ENDS = {"first": ("high", "ranks first"), "last": ("low", "ranks last")}


def with_headed_ranks(clause: Clause, scene: Scene) -> Clause:
    """The clause with the name in front of its ranks; itself where anything but ranks and places is told."""
    heads = [head for head in clause.heads if not head.is_panel]
    if len(heads) != 1 or len(heads[0].names) != 1:
        return clause
    first = clause.phrases[0]
    if (
        isinstance(first, Superlative)
        and first.verb != "leads"
        and first.key not in words("winners", "ranks_alone")
    ):
        return clause  # "lowest on P": of A, or of P
    told: list[Phrase] = []
    for at, phrase in enumerate(clause.phrases):
        rank = _rank(phrase) if key_at(clause.phrases, at + 1) in words("winners", "ranking_at") else None
        if rank is None and phrase.type not in _PLACES:
            return clause
        told.append(rank or phrase)
    head = replace(heads[0], start=clause.start, end=clause.start)
    return clause.part([head, *told], heads=())


def with_counted_lead(clause: Clause) -> Clause:
    """ "**A leads two of the tests:** P (3) and Q (4)" as one sentence: it is there that A leads."""
    lead = clause.lead
    top = next((at for at, phrase in enumerate(lead) if isinstance(phrase, Superlative)), 0)
    if not top or not isinstance(lead[0], Ref) or lead[0].is_panel or lead[0].start < clause.block_start:
        return clause
    between, behind = {p.type for p in lead[1:top]}, {p.type for p in lead[top + 1 :]}
    if not between <= _LINKS or not behind <= _COUNTED or behind.isdisjoint(_COUNTS):
        return clause
    if not {phrase.type for phrase in clause.phrases} <= _LISTED or not isinstance(clause.phrases[0], Ref):
        return clause
    colon = [] if lead[-1].type == "COLON" else [made_word("COLON", ":", lead[-1].end)]
    told = replace(clause, lead=[], heads=())
    told.phrases = [*lead, *colon, *clause.phrases]
    return told


def _rank(phrase: Phrase) -> Superlative | None:
    """ "First", "last", "third": as the place that somebody takes."""
    if isinstance(phrase, Word) and phrase.type in ("POSITION", "ORDINAL") and phrase.value in _ENDS:
        direction, key = _ENDS[str(phrase.value)]
        return Superlative(phrase.start, phrase.end, direction, key, verb="leads")
    if isinstance(phrase, Word) and phrase.type == "ORDINAL" and str(phrase.value).isdecimal():
        return Superlative(phrase.start, phrase.end, "best", key_of(phrase), rank=int(phrase.value))
    return None

"""The two labels of a cell, coupled by other words than "on": "A combined with B", "where A meets B"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, Scope, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.phrases import words

_JOINTS = frozenset(("AND", "JOIN"))
_LABELS = 2  # of a cell


def coupled(clause: Clause) -> Clause:
    """The clause with "A on B" for "A combined with B", "the combination of A and B", "both A and B"."""
    for at, phrase in enumerate(clause.phrases):
        if phrase.type not in ("REF", "SCOPE", "UNKNOWN", "DIMENSION"):
            continue
        found = _verb_between(clause.phrases, at) or _noun_in_front(clause.phrases, at)
        if found is not None:
            first, last, one, two = found
            joint = made_word("PREPOSITION", "on", one.end)
            return clause.part([*clause.phrases[:first], one, joint, two, *clause.phrases[last:]])
    return clause


def _verb_between(phrases: Sequence[Phrase], at: int) -> tuple[int, int, Ref, Ref] | None:
    """ "A meets B", "A combined with B"."""
    one, verb = phrases[at], phrases[at + 1] if at + 1 < len(phrases) else None
    if not isinstance(one, Ref) or verb is None or key_of(verb) not in words("values", "coupling"):
        return None
    step = at + 2 + (key_at(phrases, at + 2) in ("with", "to", "and"))
    two = phrases[step] if step < len(phrases) else None
    return (at, step + 1, one, two) if isinstance(two, Ref) and _is_cell(one, two) else None


def _noun_in_front(phrases: Sequence[Phrase], at: int) -> tuple[int, int, Ref, Ref] | None:
    """ "The combination of A and B", "both A and B"."""
    noun = phrases[at]
    both = isinstance(noun, Scope) and noun.key == "both" and noun.noun is None
    if not both and key_of(noun) not in words("values", "couples"):
        return None
    first = at + 1 + (not both and key_at(phrases, at + 1) == "of")
    piece = phrases[first : first + 3]
    if len(piece) <= _LABELS or piece[1].type not in (*_JOINTS, "PREPOSITION"):
        return None
    one, _, two = piece
    if not isinstance(one, Ref) or not isinstance(two, Ref) or not _is_cell(one, two):
        return None
    return at, first + 3, one, two


def _is_cell(one: Ref, two: Ref) -> bool:
    """Whether two names are the labels of a cell: one of the rows, and one of the columns."""
    if any(ref.is_panel or len(ref.names) != 1 for ref in (one, two)):
        return False
    labels = [ref.names[0].labels for ref in (one, two)]
    if any(len(found) != 1 for found in labels):
        return False
    first, second = labels[0][0], labels[1][0]
    return bool((first.rows and second.columns) or (first.columns and second.rows))

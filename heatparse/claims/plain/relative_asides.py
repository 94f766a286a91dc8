"""Relative clauses between a subject and its verb: "A, which depends on much else, never beats B"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Phrase, Ref, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_COMMAS = ("COMMA", "JOIN")
# With which the sentence goes on behind the aside.
_VERBS = frozenset(("BE", "HAVE", "COMPARATIVE", "NEGATION", "OCCUR", "SUPERLATIVE"))
# What tells something by itself is no mere aside.
_TELLING = frozenset((
    "AMOUNT", "SUPERLATIVE", "COMPARATIVE", "DIFFERENCE", "TREND", "SCOPE", "CARDINAL", "FACTOR", "NEGATION",
    "EXCEPTION", "RESTRICTION", "CONDITION", "REF",
))  # fmt: skip


def without_relative(clause: Clause, scene: Scene) -> Clause:
    """The clause with the subject in front of the relative clause instead of that."""
    before, phrases = clause.before, clause.phrases
    if before is None or key_at(phrases, 0) not in words("function_words", "relative"):
        return clause
    subject = _subject(before)
    if subject is None or scene.text[before.end : clause.start].strip() != ",":
        return clause
    end = next((at for at, phrase in enumerate(phrases) if phrase.type in _COMMAS), 0)
    if not end or end + 1 >= len(phrases) or phrases[end + 1].type not in _VERBS:
        return clause
    if any(phrase.type in _TELLING for phrase in phrases[:end]):
        return clause
    return clause.part([subject, *phrases[end + 1 :]])


def _subject(before: Clause) -> Phrase | None:
    """The name in front of the comma, by itself or behind a place."""
    last = before.phrases[-1] if before.phrases else None
    if not isinstance(last, Ref) or not last.names:
        return None
    alone = len(before.phrases) == 1 or before.phrases[-2].type in ("COMMA", "JOIN", "CONTRAST")
    return last if alone else None

"""Pronouns as subjects: "**A:** On P and Q it is the best" as "On P and Q A is the best".

A reader that takes the subject of a block for a place looks in the line of A alone, where the clause sets A
against its rivals at each of the places that it names.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.extremes.holders import subject_before
from heatparse.claims.language.phrases import Phrase, Ref, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_VERBS = frozenset(("BE", "HAVE", "OCCUR", "SUPERLATIVE", "SHARE"))


def with_named_subject(clause: Clause, scene: Scene) -> Clause:
    """The clause with the one name that "it" stands for, where it names several places across that line."""
    at = _subject_at(clause)
    named = clause.heads or subject_before(clause)
    if at is None or len(named) != 1:
        return clause
    subject = named[0]
    if (
        subject.is_panel
        or len(subject.names) != 1
        or len(subject.names[0].labels) != 1
        or not len(scene.grids)
    ):
        return clause
    grid = scene.filled(scene.panels(clause)[0])
    own = {line.axis for line in scene.lines(subject, grid)}
    places = [{line.axis for line in scene.lines(ref, grid)} for ref in clause.refs()]
    several = any(len(ref.names) > 1 for ref in clause.refs())
    if len(own) != 1 or not several or not places or any(len(axes) != 1 or axes == own for axes in places):
        return clause
    start = clause.phrases[at].start
    ref = replace(subject, start=start, end=clause.phrases[at].end)
    return clause.part([*clause.phrases[:at], ref, *clause.phrases[at + 1 :]], heads=())


def with_owner_before(clause: Clause, scene: Scene) -> Clause:
    """ "…, except A, whose minimum is at P" as "A's minimum is at P": "whose" is of the name right in front of it."""
    before = clause.before
    if before is None or key_of(clause.phrases[0]) not in words("names", "whose"):
        return clause
    owner = _last_name(before.phrases)
    if owner is None or not isinstance(clause.phrases[1], Superlative):
        return clause
    if scene.text[before.end : clause.start].strip() not in (",", "(", "–", "—", ""):
        return clause
    start = clause.phrases[0].start
    return clause.part([replace(owner, start=start, end=start), *clause.phrases[1:]], heads=())


def _last_name(phrases: Sequence[Phrase]) -> Ref | None:
    """The single line that a clause ends with, before a number in brackets."""
    at = len(phrases) - 1
    if at > 0 and phrases[at].type == "CLOSE":
        at = max((i for i, phrase in enumerate(phrases) if phrase.type == "OPEN"), default=0) - 1
    last = phrases[at] if at >= 0 else None
    single = isinstance(last, Ref) and len(last.names) == 1 and len(last.names[0].labels) == 1
    return last if isinstance(last, Ref) and single and not last.is_panel else None


def _subject_at(clause: Clause) -> int | None:
    """Where "it" stands as the subject of a verb; None where the clause has no such subject."""
    phrases = clause.phrases
    for at, phrase in enumerate(phrases[:-1]):
        if _is_subject(phrase) and phrases[at + 1].type in _VERBS:
            return at
        if phrase.type in _VERBS:
            return None
    return None


def _is_subject(phrase: Phrase) -> bool:
    return (
        not isinstance(phrase, Ref)
        and phrase.type == "PRONOUN"
        and key_of(phrase) in words("reserves", "named_again")
    )

"""The stretch of an axis that a sentence opens with: "from A to B, C rises while D falls" is said of both there."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.motions import is_in
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, placed
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.scene import Scene
from heatparse.claims.trends.courses.reader import side_of
from heatparse.phrases import words

_STRETCH = frozenset(("PREPOSITION", "REF", "AXISNOUN", "RESTRICTION", "JOIN", "ARROW"))
_PREFACE = frozenset(
    ("PREPOSITION", "POSITION", "DIFFERENCE", "FACTOR", "CARDINAL", "DIMENSION", "AXISNOUN", "UNKNOWN")
)
_LONGEST = 8  # phrases of "from the prompt length A on to B"


def opening(phrases: Sequence[Phrase]) -> list[Phrase]:
    """The stretch in front of the first comma, with the comma; empty where the phrases open otherwise."""
    if not phrases or not any(is_in(phrases[0], section) for section in ("from", "after", "until", "within")):
        return []
    phrases = [placed(p) if isinstance(p, Amount) and not p.bound else p for p in phrases[:_LONGEST]]
    for at, phrase in enumerate(phrases):
        if phrase.type not in _STRETCH and phrase.type != "COMMA":
            return []
        if at and (phrase.type == "COMMA" or (phrase.type == "JOIN" and getattr(phrase, "key", "") == ",")):
            told = phrases[: at + 1]
            refs = [p for p in told if isinstance(p, Ref)]
            return list(told) if refs and not any(ref.is_panel for ref in refs) else []
    return []


def with_opening(clause: Clause, scene: Scene) -> Clause:
    """The clause with the stretch that its sentence opens with, where it names no place of that axis itself."""
    before = next(iter(clauses_before(clause, scene.text)), None)
    if before is None:
        return clause
    first = [*clauses_before(clause, scene.text)][-1]
    return clause.part(under_opening(clause.phrases, opening(without_preface(first.phrases))))


def under_opening(phrases: list[Phrase], stretch: list[Phrase]) -> list[Phrase]:
    """Some phrases with a stretch in front of them, but where they tell one themselves."""
    sides = {side_of(ref) for ref in stretch if isinstance(ref, Ref)}
    told = any(isinstance(p, Ref) and side_of(p) in sides for p in phrases)
    if not stretch or len(sides) != 1 or told or _is_of_all(phrases):
        return phrases
    return [*stretch, *phrases]


def _is_of_all(phrases: Sequence[Phrase]) -> bool:
    """ "…, but over the whole range it falls"."""
    whole = words("trends", "whole") | words("trends", "throughout")
    return any(
        getattr(p, "key", "") in whole and (p.type != "PREPOSITION" or isinstance(p, Scope)) for p in phrases
    )


def without_preface(phrases: list[Phrase]) -> list[Phrase]:
    """ "In the last step, from A to B, C falls" without what only announces the stretch; its numbers are places."""
    for at in range(min(_LONGEST, len(phrases))):
        last = phrases[at]
        told = last.type in ("COMMA", "OPEN")
        rest = [p for p in phrases[at + told :] if last.type != "OPEN" or p.type not in ("CLOSE", "OPEN")]
        stretch = opening(rest)
        if stretch:
            return [*stretch, *rest[len(stretch) :]]  # "on the way from A to B, …" as well
        if last.type not in _PREFACE or phrases[0].type != "PREPOSITION":
            break
    return phrases

"""Courses in plain words: without the asides and the double meanings that stand in them."""

from __future__ import annotations

from heatparse.claims.language.motions import is_in
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_UP = " and up"


def set_apart(clause: Clause) -> tuple[Clause, Clause] | None:
    """ "A, unlike B and C, keeps falling": that A does, and the same of B and C, which do not."""
    phrases = clause.phrases
    for at in range(1, len(phrases) - 3):
        joint, word = phrases[at : at + 2]
        if joint.type not in ("COMMA", "JOIN") or key_of(word) not in words("trends", "unlike"):
            continue
        end = next((i for i in range(at + 2, len(phrases)) if phrases[i].type in ("COMMA", "JOIN")), 0)
        others = phrases[at + 2 : end]
        if len(others) == 1 and isinstance(others[0], Ref) and isinstance(phrases[at - 1], Ref):
            rest = phrases[end + 1 :]
            return clause.part([*phrases[:at], *rest]), clause.part([*phrases[: at - 1], *others, *rest])
    return None


def turning_up(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "From 0.7 to 0.4 and up again to 0.8": 0.4, and no bound."""
    found: list[Phrase] = []
    for at, phrase in enumerate(phrases):
        goes_on = at + 1 < len(phrases) and is_in(phrases[at + 1], "to")
        if goes_on and isinstance(phrase, Amount) and phrase.bound and scene.words(phrase).endswith(_UP):
            place = phrase.end - len("up")
            found += [
                replace(phrase, bound="", end=place),
                Word("AND", None, "and", place, place),
                Word("DIFFERENCE", "gain", "rises", place, phrase.end),
            ]
        else:
            found.append(phrase)
    return found

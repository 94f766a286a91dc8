"""Courses told by their cause: "increasing the batch size lowers the perplexity", "more layers raise it".

They are put into the words of a motion along an axis, which the reader of courses takes.
"""

from __future__ import annotations

from heatparse.claims.motions import MOVED, along, is_in
from heatparse.claims.phrases import Phrase, Ref, Scope
from heatparse.claims.words import Word, made_word

_BETWEEN = frozenset(("REF", "PREPOSITION", "SCOPE"))
_OPENING = frozenset(("REF", "PREPOSITION", "COMMA", "JOIN"))


def by_cause(phrases: list[Phrase]) -> list[Phrase] | None:
    """The phrases with "as the size increases, the loss falls" for "increasing the size lowers the loss"."""
    at = next((i for i, phrase in enumerate(phrases) if _is_growth(phrase)), None)
    if at is None or at + 2 >= len(phrases) or any(p.type not in _OPENING for p in phrases[:at]):
        return None
    growth, noun = phrases[at : at + 2]
    if not isinstance(noun, Word) or noun.type != "AXISNOUN" or noun.value.axis is None:
        return None
    verb = next((i for i in range(at + 2, len(phrases)) if _moves(phrases[i])), None)
    if verb is None or any(phrase.type not in _BETWEEN for phrase in phrases[at + 2 : verb]):
        return None
    measure = next(
        (i for i in range(verb + 1, len(phrases)) if phrases[i].type == "PREPOSITION"), len(phrases)
    )
    if any(isinstance(phrase, Ref) for phrase in phrases[verb + 1 : measure]):
        return None  # "increasing the size lowers A more than B"
    start, backward = growth.start, is_in(growth, "shrinking") or is_in(growth, "made_smaller")
    moved = Word("DIFFERENCE", "", _moves(phrases[verb]), phrases[verb].start, phrases[verb].end)
    between = phrases[at + 2 : verb]
    steps = [phrase for phrase in between if isinstance(phrase, Scope)]
    way = [phrase for phrase in between if not isinstance(phrase, Scope)]
    return [
        *phrases[:at], *along(noun, start, backward and not way), made_word("COMMA", ",", start),
        *steps, *phrases[verb + 1 : measure], moved, *way, *phrases[measure:],
    ]  # fmt: skip


def _is_growth(phrase: Phrase) -> bool:
    """ "Increasing", "raising", "larger"."""
    sections = ("growing", "shrinking", "made_larger", "made_smaller")
    return any(is_in(phrase, section) for section in sections)


def _moves(phrase: Phrase) -> str:
    """The motion of what a verb acts upon."""
    return next((key for section, key in MOVED.items() if is_in(phrase, section)), "")

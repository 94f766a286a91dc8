"""Standstills: courses that leave room for them, "rises or stays equal", "rises and never falls"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.motions import is_in, motion_of, turned
from heatparse.claims.language.phrases import Phrase, Ref, phrase_key
from heatparse.claims.language.words import Word, made_word
from heatparse.phrases import words

_LONGEST_HOLD = 4  # phrases that tell what is held
_SAID_WITH = frozenset(("SCOPE", "CARDINAL", "ADVERB"))


def without_standstill(phrases: list[Phrase]) -> list[Phrase]:
    """Phrases without "or stays equal", "stay where they are or"; the same list where nothing says so."""
    phrases = _without_denial(phrases)
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "OR"), 0)
    if not at:
        return phrases
    behind = at + 1
    if behind + 1 < len(phrases) and phrases[behind].type in ("BE", "HAVE", "UNKNOWN"):
        end = _past_standing(phrases, behind + 1)
        if end:
            first = at - 1 if phrases[at - 1].type == "COMMA" else at
            return [*phrases[:first], *phrases[end:]]
    first = _standing_before(phrases, at)
    if first >= 0:
        kept = phrases[:first]
        return [*(kept[:-1] if kept and is_in(kept[-1], "choosing") else kept), *phrases[at + 1 :]]
    return phrases


def with_hold(phrases: list[Phrase]) -> list[Phrase]:
    """ "Remains at 0.9 through C and then falls" with the standstill as a motion of its own.

    None at all where what is held is told in other words: "stays close to 0.9 until C, then falls".
    """
    at = next((i for i, phrase in enumerate(phrases) if _is_staying(phrase)), -1)
    reach = range(at + 2, min(at + 2 + _LONGEST_HOLD, len(phrases) - 1))
    until = next((i for i in reach if is_in(phrases[i], "until") and isinstance(phrases[i + 1], Ref)), 0)
    if at < 0 or not until or not any(map(motion_of, phrases[until + 2 :])):
        return phrases
    if any(map(motion_of, phrases[:until])):
        return phrases
    held = phrases[at + 2 if phrase_key(phrases[at + 1]) == "at" else at + 1 : until]
    if [phrase.type for phrase in held] != ["AMOUNT"]:
        return []
    flat = Word("TREND", "flat", "constant", phrases[at].end, phrases[at].end)
    return [*phrases[: at + 1], flat, *phrases[at + 1 :]]


def _is_staying(phrase: Phrase) -> bool:
    """ "Stays", "remains": a verb that tells a standstill by what stands behind it."""
    return phrase.type == "BE" and phrase_key(phrase) in words("assertions", "staying")


def _standing_before(phrases: Sequence[Phrase], at: int) -> int:
    """The index where "stays equal or", "stays where it is or" begins; -1 where nothing says so."""
    for first in range(at - 1, max(-1, at - 6), -1):
        if phrases[first].type == "BE" and _past_standing(phrases, first + 1) == at:
            return first
    return -1


def _past_standing(phrases: Sequence[Phrase], at: int) -> int:
    """The index behind "equal", "the same", "where it is"; 0 where nothing says that values stand still."""
    if at >= len(phrases) or not is_in(phrases[at], "standing"):
        return 0
    behind = [phrase.type for phrase in phrases[at + 1 : at + 3]]
    return at + 3 if behind == ["PRONOUN", "BE"] else at + 1


def _without_denial(phrases: list[Phrase]) -> list[Phrase]:
    """ "Rises with depth and never falls": the denial of the other way only tells how firmly it is meant."""
    for at, phrase in enumerate(phrases[1:-1], 1):
        joined = phrases[at - 1].type in ("AND", "COMMA")
        if phrase.type != "NEGATION" or not (joined or is_in(phrase, "lacking")):
            continue
        last = at + 1
        while last + 1 < len(phrases) and (
            phrases[last].type in _SAID_WITH or is_in(phrases[last], "at_any_time")
        ):
            last += 1  # "without ever rising", "without a single drop"
        denied = motion_of(phrases[last])
        told = next((way for p in phrases[:at] if (way := motion_of(p))), "")
        if denied and told == turned(denied) != denied and last + 1 == len(phrases):
            front = phrases[: at - 1 if joined else at]
            return [*front, made_word("UNKNOWN", "steadily", phrase.start)]  # at no step the other way
    return phrases

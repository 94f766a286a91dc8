"""Stayings: that values keep to a range, told by what they do not do: "never leaves the 0.4-0.6 band"."""

from __future__ import annotations

from heatparse.claims.language.guards import denies
from heatparse.claims.language.phrases import Amount, Phrase, Scope, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.phrases import words

_NOBODY = 2  # the index of the verb of "no value leaves"


def as_staying(clause: Clause) -> Clause:
    """ "Never leaves the band", "does not go outside the band", as "stays in the band"."""
    phrases = clause.phrases
    verb = next((i for i in range(len(phrases)) if key_at(phrases, i) in words("assertions", "leaving")), 0)
    front = verb - 1
    while front > 0 and phrases[front].type in ("HAVE", "BE"):
        front -= 1
    noun = phrases[1] if verb == _NOBODY and key_at(phrases, 0) == "no" else None
    counted = isinstance(noun, Word) and noun.type in ("AXISNOUN", "DIMENSION", "MEASURE")
    if not verb or phrases[verb].type != "UNKNOWN" or not (counted or denies(phrases[front])):
        return clause
    behind = verb + 1
    while behind < len(phrases) and phrases[behind].type in ("AREA", "SPREAD", "PREPOSITION", "DIMENSION"):
        behind += 1
    if behind >= len(phrases) or not isinstance(phrases[behind], Amount) or phrases[behind].bound:  # type: ignore[union-attr]
        return clause
    start = phrases[front].start
    if counted:  # "no value leaves the range"
        every = Scope(phrases[0].start, phrases[1].end, "all", "all", noun=noun)  # type: ignore[arg-type]
        return clause.part([every, *_stays(phrases[1].end), *phrases[verb + 1 :]])
    does = phrases[front - 1].type == "HAVE" if front else False
    kept = phrases[: front - does]
    return clause.part([*kept, *_stays(start), *phrases[verb + 1 :]])


def _stays(at: int) -> list[Phrase]:
    return [Word("BE", "", "stays", at, at), made_word("PREPOSITION", "in", at)]

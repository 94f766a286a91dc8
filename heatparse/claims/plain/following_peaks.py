"""Peaks that follow each other: "A peaks in P, followed by B in Q", "…, B follows in Q" as "A peaks in P, B in Q".

Each peaks in its own line: that B comes behind A says when, and not that its peak is the second highest.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_JOINTS = frozenset(("COMMA", "JOIN", "AND", "NEXT"))
_PAIR = ["REF", "PREPOSITION", "REF"]
_THREE = 3  # phrases of a pair


def with_following_peaks(clause: Clause, scene: Scene) -> Clause:
    """The clause with its followers as those of a list; itself where anything else is told."""
    phrases = clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if isinstance(phrase, Superlative)), 0)
    subject = phrases[0]
    if not at or not isinstance(subject, Ref) or not _is_own_peak(phrases, at):
        return clause
    start = at + 1 + (phrases[at + 1].type == "POSITION" if at + 1 < len(phrases) else 0)
    start += start < len(phrases) and start > at + 1 and phrases[start].type in ("COMMA", "JOIN")
    if [phrase.type for phrase in phrases[start : start + 2]] != _PAIR[1:]:
        return clause
    sides = _sides(subject, scene), _sides(phrases[start + 1], scene)
    told: list[Phrase] = [*phrases[: at + 1], *phrases[start : start + 2]]
    rest = [phrase for phrase in phrases[start + 2 :] if key_of(phrase) not in words("winners", "following")]
    count = 0
    while rest:
        joint = next((i for i, phrase in enumerate(rest) if phrase.type not in _JOINTS), len(rest))
        pair = rest[joint : joint + _THREE]
        if not joint or [phrase.type for phrase in pair] != _PAIR:
            return clause
        if (_sides(pair[0], scene), _sides(pair[2], scene)) != sides:
            return clause
        told += [made_word("JOIN", ",", rest[0].start), *pair]
        rest, count = rest[joint + _THREE :], count + 1
    return clause.part(told) if count else clause


def _is_own_peak(phrases: Sequence[Phrase], at: int) -> bool:
    """ "A peaks", "A has its peak", "A is at its best": of A, whatever the others reach."""
    top = phrases[at]
    if not isinstance(top, Superlative) or top.rank > 1 or top.nouns:
        return False
    owned = key_at(phrases, at - 1) in words("function_words", "possessive")
    plain = at == 1 and top.key in words("winners", "peaking")
    return top.verb == "peaks" or owned or plain


def _sides(phrase: Phrase, scene: Scene) -> frozenset[str]:
    """The axes that one name may be of."""
    if not isinstance(phrase, Ref) or len(phrase.names) != 1 or phrase.is_panel:
        return frozenset()
    return frozenset(line.axis for line in scene.lines(phrase, scene.filled(0)))

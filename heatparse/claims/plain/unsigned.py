"""Values without their signs: "regardless of sign", "signs aside", "in size" as "in absolute value"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Scope, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_BAR = "|"
_NEAR = 2  # phrases between "regardless" and "sign": "of their"
_RANKING = frozenset(("UNKNOWN", "ORDER"))
_JOINTS = frozenset(("PREPOSITION", "BY"))


def in_absolute_value(clause: Clause, scene: Scene) -> Clause:
    """The clause with "in absolute value" for other words that set signs aside, where some values are negative."""
    clause = _without_bars(clause)
    span = _set_aside(clause.phrases) or _in_size(clause.phrases) or _either_way(clause.phrases)
    if span is None or not any(value.low < 0 for grid in scene.grids.all() for value in grid.values):
        return clause
    start, end = span
    at = clause.phrases[start].start
    told = [
        made_word("PREPOSITION", "in", at),
        Word("UNKNOWN", "absolute", "absolute", at, at),
        Word("MEASURE", "value", "value", at, at),
    ]
    front = clause.phrases[:start]
    rest = clause.phrases[end:]
    joint = [made_word("COMMA", ",", at)] if not front and rest and rest[0].type != "COMMA" else []
    while front and front[-1].type == "COMMA":
        front = front[:-1]
    return clause.part([*front, *told, *joint, *rest])


def _without_bars(clause: Clause) -> Clause:
    """ "|r| is 0.3" as "absolute value is 0.3"."""
    phrases = clause.phrases
    for at in range(len(phrases) - 2):
        bars = key_at(phrases, at) == key_at(phrases, at + 2) == _BAR
        if bars and phrases[at + 1].type in ("UNKNOWN", "MEASURE"):
            start, end = phrases[at].start, phrases[at + 2].end
            told = [
                Word("UNKNOWN", "absolute", "absolute", start, start),
                Word("MEASURE", "value", "value", start, end),
            ]
            return clause.part([*phrases[:at], *told, *phrases[at + 3 :]])
    return clause


def _set_aside(phrases: Sequence[Phrase]) -> tuple[int, int] | None:
    """Where "regardless of their sign", "ignoring the sign", "signs aside" or "if the sign is ignored" stands."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "POLARITY"), None)
    if at is None:
        return None
    front = [i for i in range(max(at - _NEAR, 0), at) if _sets_aside(phrases[i])]
    if front and all(p.type == "PRONOUN" for p in phrases[front[0] + 1 : at]):
        return front[0], at + 1
    behind = at + 1 + (at + 1 < len(phrases) and phrases[at + 1].type == "BE")
    if behind >= len(phrases) or not _sets_aside(phrases[behind]):
        return None
    return at - (at > 0 and phrases[at - 1].type in ("HEDGE", "CONDITION")), behind + 1


def _sets_aside(phrase: Phrase) -> bool:
    key = phrase.key if isinstance(phrase, Word | Scope) else ""
    return key.partition(" ")[0] in words("assertions", "signs_aside")


def _in_size(phrases: Sequence[Phrase]) -> tuple[int, int] | None:
    """Where "in size" stands, as a phrase of its own."""
    for at in range(1, len(phrases)):
        if key_at(phrases, at) in words("assertions", "sizes") and phrases[at - 1].type in _JOINTS:
            ends = at + 1 == len(phrases) or phrases[at + 1].type in (
                "COMMA",
                "BE",
                "CLOSE",
                "STOP",
                "THAN",
                "SCOPE",
            )
            ranked = at > 1 and phrases[at - _NEAR].type in _RANKING  # "ranked by size"
            return (at - 1, at + 1) if ends and not ranked else None
    return None


def _either_way(phrases: Sequence[Phrase]) -> tuple[int, int] | None:
    """Where "in either direction", "in both directions" stands behind a bound: "beyond 0.6 in either direction"."""
    for at in range(2, len(phrases)):
        scope = phrases[at]
        noun = scope.noun.key if isinstance(scope, Scope) and scope.noun is not None else ""
        both = (
            isinstance(scope, Scope)
            and scope.quantifier == "both"
            and noun in words("assertions", "direction")
        )
        if both and phrases[at - 1].type in _JOINTS and phrases[at - 2].type == "AMOUNT":
            return at - 1, at + 1
    return None

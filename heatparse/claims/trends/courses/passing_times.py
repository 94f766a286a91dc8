"""Courses along a time that passes: "as the week goes on, A falls", "A gets more guests with every day"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.motions import along
from heatparse.claims.language.phrases import Phrase, Scope, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_COMPARED = {"high": "rises", "low": "falls", "much": "rises", "little": "falls"}
_THINGS = frozenset(("MEASURE", "UNKNOWN"))
_TIMES = frozenset(("UNKNOWN", "AXISNOUN"))


def as_time_passes(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "A falls as the week goes on" as "A falls over the week"."""
    for at in range(len(phrases) - 2):
        if key_of(phrases[at]) != "as" or phrases[at + 1].type not in _TIMES:
            continue
        verb = at + 2
        behind = verb + 1 + (key_at(phrases, verb + 1) in words("motions", "passing_on"))
        passes = key_at(phrases, verb) in words("motions", "passing")
        ends = behind >= len(phrases) or phrases[behind].type in ("COMMA", "JOIN")
        if passes and ends and _is_time(phrases[at + 1]):
            over = made_word("PREPOSITION", "over", phrases[at].start)
            return _gaining([*phrases[:at], over, phrases[at + 1], *phrases[behind:]])
    return None


def _gaining(phrases: list[Phrase]) -> list[Phrase]:
    """ "(Over the week, A) gets more guests": rises."""
    for at, verb in enumerate(phrases[:-1]):
        more, behind = phrases[at + 1], phrases[at + 2 :]
        way = _COMPARED.get(getattr(more, "value", ""), "") if more.type == "COMPARATIVE" else ""
        if key_of(verb) not in words("motions", "getting_more") or not way:
            continue
        rest = behind[1:] if behind and behind[0].type in _THINGS else behind
        if not rest or key_of(rest[0]) == "over":
            return [*phrases[:at], Word("DIFFERENCE", "", way, more.start, more.end), *rest]
    return phrases


def _is_time(phrase: Phrase) -> bool:
    return phrase.type == "AXISNOUN" or key_of(phrase) in words("motions", "times_passing")


def with_each(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "A gets more guests with every day" as "A rises step by step along the days"."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "COMPARATIVE"), 0)
    way = _COMPARED.get(getattr(phrases[at], "value", ""))
    if at < 2 or way is None or key_at(phrases, at - 1) not in words("motions", "getting_more"):
        return None
    step = at + 1 + (at + 1 < len(phrases) and phrases[at + 1].type in _THINGS)
    if key_at(phrases, step) != "with" or step + 1 >= len(phrases):
        return None
    scope, behind = phrases[step + 1], phrases[step + 2 :]
    noun = scope.noun if isinstance(scope, Scope) and scope.is_single else None
    if noun is None or noun.type != "AXISNOUN" or noun.value.axis is None or not _is_whole(behind):
        return None
    start = phrases[at].start
    motion = Word("DIFFERENCE", "", way, start, phrases[at].end)
    steadily = Word("TREND", None, "step by step", start, start)
    return [*phrases[: at - 1], motion, steadily, *along(noun, start)]


def _is_whole(behind: Sequence[Phrase]) -> bool:
    """Nothing, or "of the week"."""
    types = [phrase.type for phrase in behind]
    return not types or (types == ["PREPOSITION", "UNKNOWN"] and key_of(behind[0]) == "of")

"""Correlatives: "the larger the batch size, the higher the latency", "longer inputs lead to lower scores"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.guards import is_guarded
from heatparse.claims.language.motions import Direction, is_in
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_strange
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.claims.trends.courses import Course, Leg

_DIRECTIONS: dict[str, Direction] = {"high": "up", "low": "down", "better": "up", "worse": "down"}
_JUDGING = frozenset(("better", "worse"))
_PAIR = 2  # phrases of "the larger the batch size"


def find_correlative(clause: Clause, scene: Scene) -> Course | None:
    """The course that two comparatives tell, along the axis of the first one; None where there are none."""
    phrases = clause.phrases
    if clause.has("THAN") or any(isinstance(phrase, Amount) for phrase in phrases):
        return None
    if not clause.has("AXISNOUN") and not (clause.before is not None and clause.before.has("AXISNOUN")):
        return None
    before = clause.before.phrases if clause.before is not None else []
    if len(before) == _PAIR and _growth(before, 0) and phrases and _direction(phrases[0]):
        front, behind = before, phrases
    else:
        at = next((i for i in range(len(phrases)) if _growth(phrases, i)), len(phrases))
        front, behind = phrases[at : at + _PAIR], phrases[at + _PAIR :]
        doubled = not at and len(behind) > 1 and behind[0].type == "COMMA" and bool(_direction(behind[1]))
        if at > 1 or not (doubled or any(_leads(behind, i) for i in range(len(behind)))):
            return None
    told = [direction for phrase in behind if (direction := _direction(phrase))]
    axis = _axis(front)
    if len(told) != 1 or axis is None:
        return None
    turned: dict[Direction, Direction] = {"up": "down", "down": "up"}
    direction = turned[told[0]] if is_in(front[0], "shrinking") else told[0]
    course = Course([Leg(direction)], [axis], [ref for ref in clause.refs() if isinstance(ref, Ref)])
    course.valued = any(getattr(phrase, "value", "") in _JUDGING for phrase in behind)
    course.narrowed = is_guarded(phrases, clause.end)
    strange = any(
        is_strange(behind, i, scene) and not _leads(behind, i) and not _is_topic(behind[i], scene)
        for i in range(len(behind))
    )
    derived = any(p.type == "AGGREGATE" and not _leads(behind, i) for i, p in enumerate(behind))
    course.certain = not (strange or derived) and not clause.has("PRONOUN", "SUPERLATIVE", "RIVALS", "SPREAD")
    return course


def _leads(phrases: Sequence[Phrase], at: int) -> bool:
    """ "A larger rank means a higher score": the verb, and no average."""
    means = key_of(phrases[at]) == "means" and at + 1 < len(phrases) and bool(_direction(phrases[at + 1]))
    return means or is_in(phrases[at], "leading")


def _growth(phrases: Sequence[Phrase], at: int) -> bool:
    """ "Larger batch sizes": a comparative in front of the name of an axis."""
    grows = is_in(phrases[at], "growing") or is_in(phrases[at], "shrinking")
    return grows and _axis(phrases[at : at + _PAIR]) is not None


def _axis(phrases: Sequence[Phrase]) -> str | None:
    noun = phrases[1] if len(phrases) == _PAIR else None
    return noun.value.axis if isinstance(noun, Word) and noun.type == "AXISNOUN" else None


def _direction(phrase: Phrase) -> Direction:
    if not isinstance(phrase, Word) or phrase.type != "COMPARATIVE":
        return ""
    return _DIRECTIONS.get(phrase.value, "")


def _is_topic(phrase: Phrase, scene: Scene) -> bool:
    return isinstance(phrase, Word) and phrase.key in scene.title_words

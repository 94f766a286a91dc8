"""Ends of an axis of numbers: "the highest learning rate", "with the fewest steps", "the deepest layer".

Such a superlative names a place, the greatest or the least number of its axis, and no extreme value.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, Superlative, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.plain.outermost import numbers_of, ref_to
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold

# What a place may do, and an extreme value hardly: it moves, is compared, is said to lead.
_DOINGS = frozenset(("DIFFERENCE", "COMPARATIVE", "TREND", "FACTOR"))
_GLOSSES = (["OPEN", "REF", "CLOSE"], ["OPEN", "AMOUNT", "CLOSE"])  # "(50k)"
_GLOSS = 3


def with_axis_ends(clause: Clause, scene: Scene) -> Clause:
    """The clause with references for the ends of its numeric axes."""
    found: list[Phrase] = []
    at, phrases = 0, clause.phrases
    told: int | None = None  # the phrase that names an end last
    while at < len(phrases):
        end = _pair(phrases, at, scene) or _single(phrases, at, scene)
        told = at if end is not None else told
        ref, used = end or _other(phrases, told, at, scene) or (phrases[at], 1)
        found.append(ref)
        at += used
    return clause.part(found)


def _other(phrases: Sequence[Phrase], told: int | None, at: int, scene: Scene) -> tuple[Ref, int] | None:
    """ "The highest" of "from 2 at the lowest dose to 6 at the highest", with the noun of the end that was told."""
    top = phrases[at]
    if told is None or not isinstance(top, Superlative) or top.nouns or top.verb or top.rank != 1:
        return None
    if phrases[at - 1].type != "PREPOSITION":
        return None
    behind = phrases[at + 1] if at + 1 < len(phrases) else None
    first, axis = phrases[told], _axis(phrases, told)
    if axis is None or not isinstance(first, Superlative) or {_way(first), _way(top)} != {-1, 1}:
        return None
    if behind is not None and behind.type not in ("COMMA", "JOIN", "AND", "STOP", "CLOSE", "OPEN"):
        return None
    ref = _end(top, axis[0], top.end, scene)
    return (ref, 1) if ref is not None else None


def leaves_end_open(clause: Clause) -> bool:
    """Whether a clause tells of ends that are no place: "the deepest model leads by 3", "at the largest sizes"."""
    return any(
        isinstance(top, Superlative)
        and len(top.nouns) == 1
        and top.count is None
        and not top.verb
        and (
            (top.nouns[0].type == "UNKNOWN" and top.key in words("names", "end_words"))
            or (
                top.nouns[0].type == "AXISNOUN"
                and _way(top) is not None
                and (_is_several(top) or _is_glossed(clause.phrases, at))
            )
        )
        for at, top in enumerate(clause.phrases)
    )


def _is_glossed(phrases: Sequence[Phrase], at: int) -> bool:
    """ "With the largest size (20)", which is not the largest."""
    behind = [phrase.type for phrase in phrases[at + 1 : at + 1 + _GLOSS]]
    return at > 0 and phrases[at - 1].type == "PREPOSITION" and behind in _GLOSSES


def _is_several(top: Superlative) -> bool:
    """ "The largest sizes"; but "the most steps" are one number."""
    return top.nouns[-1].key.endswith("s") and top.key not in words("names", "end_words")


def _pair(phrases: Sequence[Phrase], at: int, scene: Scene) -> tuple[Ref, int] | None:
    """ "The smallest" of "the smallest and the largest dose": the first takes its noun from the second."""
    if at + 2 >= len(phrases):
        return None
    one, joint, two = phrases[at : at + 3]
    if not isinstance(one, Superlative) or one.nouns or not isinstance(two, Superlative):
        return None
    if joint.type not in ("AND", "JOIN", "PREPOSITION") or {_way(one), _way(two)} != {-1, 1}:
        return None
    axis = _axis(phrases, at + 2)
    ref = _end(one, axis[0], one.end, scene) if axis is not None else None
    return (ref, 1) if ref is not None else None


def _single(phrases: Sequence[Phrase], at: int, scene: Scene) -> tuple[Ref, int] | None:
    top, axis = phrases[at], _axis(phrases, at)
    if axis is None or not isinstance(top, Superlative) or top.rank != 1 or top.count is not None:
        return None
    noun, used = axis
    behind = at + used
    placed = at > 0 and (
        phrases[at - 1].type in ("PREPOSITION", "RESTRICTION")
        or (phrases[at - 1].type in ("AND", "JOIN", "PREPOSITION") and _is_open_end(phrases, at))
    )
    acts = behind < len(phrases) and phrases[behind].type in _DOINGS
    if not (placed or acts) or (_is_of_time(axis[0]) and top.key not in words("names", "end_words")):
        return None
    ref = _end(top, noun, phrases[behind - 1].end, scene)
    if ref is None:
        return None
    gloss = phrases[behind : behind + _GLOSS]
    if [p.type for p in gloss] in _GLOSSES:
        if _labels(gloss[1]) != _labels(ref):
            return None
        used += _GLOSS
    return ref, used


def _is_open_end(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether it is the second of "the smallest and the largest dose"."""
    first = phrases[at - 2] if at > 1 else None
    return isinstance(first, Superlative) and not first.nouns


def _axis(phrases: Sequence[Phrase], at: int) -> tuple[Word, int] | None:
    """The axis that a superlative and what follows name, and how many phrases do so: "largest number of steps"."""
    top = phrases[at]
    if not isinstance(top, Superlative) or top.verb or _way(top) is None:
        return None
    nouns = [noun for noun in top.nouns if noun.key not in words("names", "counting_nouns")]
    if len(nouns) == 1 and nouns[0].type == "AXISNOUN":
        return None if len(top.nouns) == 1 and _is_several(top) else (nouns[0], 1)
    behind = phrases[at + 2] if at + 2 < len(phrases) else None
    of_it = bool(top.nouns) and not nouns and key_at(phrases, at + 1) == "of"
    return (behind, 3) if of_it and isinstance(behind, Word) and behind.type == "AXISNOUN" else None


def _way(top: Superlative) -> int | None:
    """Which end of an axis a superlative is of."""
    if top.key in words("trends", "sizes_up"):
        return 1
    return -1 if top.key in words("trends", "sizes_down") else None


def _is_of_time(noun: Word) -> bool:
    """ "The lowest year" is the one with the lowest values."""
    return noun.key in words("names", "times") or noun.key in words("names", "times_shown")


def _end(top: Superlative, noun: Word, end: int, scene: Scene) -> Ref | None:
    way, side = _way(top), noun.value.axis
    if side is None or way is None:
        return None
    for grid in scene.grids.all():
        numbers = numbers_of(side, grid, scene)
        if len(numbers) > 1:
            return replace(
                ref_to([numbers[-1 if way > 0 else 0][1]], side, top.start, end, scene), limit=False
            )
    return None


def _labels(phrase: Phrase) -> list[str]:
    names = phrase.names if isinstance(phrase, Ref) else (getattr(phrase, "label", None),)
    return [fold(label.text) for name in names if name is not None for label in name.labels]

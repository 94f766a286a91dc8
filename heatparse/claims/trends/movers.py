"""Movers: how many rows or columns take a course, and which alone: "two of the four models rise from A to B"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.motions import motion_of
from heatparse.claims.language.paces import paced
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, is_only, key_of, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.course_lines import Line, lines_along
from heatparse.claims.scene import Scene
from heatparse.claims.trends.courses import Course
from heatparse.claims.trends.progressions import judge_lines
from heatparse.measures import Truth
from heatparse.phrases import words
from heatparse.records import Record
from heatparse.tokens import fold

_AXES = {"row": "x", "column": "y"}  # along which a row, a column runs
_JOINTS = frozenset(("AND", "COMMA", "JOIN"))


class Movers(Record, frozen=True):
    """What is said to move: so many lines of some, or only the named ones; and the words for how."""

    number: int | None
    total: int | None
    only: Ref | None
    axis: str  # along which the lines run, "" where the noun does not tell
    told: list[Phrase]


def movers_of(phrases: Sequence[Phrase]) -> list[Movers]:
    """What some phrases say of which lines take a course; nothing where they count none."""
    if any(isinstance(phrase, Amount) for phrase in phrases):
        return []
    only = _only(phrases) or _placed(phrases)
    return [only] if only is not None else _counts(phrases)


def with_sole_subject(clause: Clause) -> list[list[Phrase]] | None:
    """ "**A:** The only row that gains at every step, from 3 to 5": that A alone does so, and from where to where.

    "A is one of four rows that gain": that it does, and how many do. None where nothing is said of that kind.
    """
    phrases, heads = clause.phrases, clause.heads
    while phrases and phrases[0].type in ("PRONOUN", "BE"):
        phrases = phrases[1:]  # "it is the only one"
    ends = [p.type for p in phrases[-5:]] == _FROM_TO and key_of(phrases[-4]) == "from"
    told = phrases[:-5] if ends else phrases
    sole = bool(told) and is_only(told[0])
    if sole and len(heads) == 1 and heads[0].names and not heads[0].is_panel and not clause.refs():
        start = told[0].start
        front: list[Phrase] = [heads[0], Word("BE", "is", "is", start, start)]
        that = next((at for at, phrase in enumerate(told) if phrase.type == "PRONOUN"), None)
        if that is None or any(isinstance(p, Amount) for p in told):
            return None
        way = [[heads[0], *told[that + 1 :], *phrases[-4:]]] if ends else []
        return [[*front, *told], *way]
    from heatparse.claims.plain.plain_counts import (
        sole_of_several,  # loaded where one of several is spoken of
    )

    several = sole_of_several(clause) if len(phrases) == len(clause.phrases) else None
    return list(several) if several is not None else None


_FROM_TO = ["COMMA", "PREPOSITION", "AMOUNT", "PREPOSITION", "AMOUNT"]


def _placed(phrases: Sequence[Phrase]) -> Movers | None:
    """ "In five of the six rows, values rise", "values rise in five rows": the lines that do."""
    if not any(phrase.type == "CARDINAL" for phrase in phrases):
        return None
    for at in range(1, len(phrases)):
        if not _counts_at(phrases, at) or key_of(phrases[at - 1]) not in words("function_words", "at_count"):
            continue
        total, behind = None, at + 1
        if [key_of(p) for p in phrases[behind : behind + 1]] in (["of"], ["out of"]) and behind + 1 < len(
            phrases
        ):
            total = int(getattr(phrases[behind + 1], "value", 0)) if _counts_at(phrases, behind + 1) else None
            behind += 2
        axis = _axis(phrases[behind]) if behind < len(phrases) else ""
        joined = at == 1 and [p.type for p in phrases[behind + 1 : behind + 2]] in (["COMMA"], ["JOIN"])
        told = [*phrases[: at - 1], *phrases[behind + 1 + joined :]]
        ends = joined or behind + 1 == len(phrases)
        if not axis or not ends or not any(map(motion_of, told)):
            return None
        return Movers(int(getattr(phrases[at], "value", 0)), total, None, axis, told)
    return None


def _counts_at(phrases: Sequence[Phrase], at: int) -> bool:
    return phrases[at].type == "CARDINAL" and str(getattr(phrases[at], "value", "")).isdecimal()


def _only(phrases: Sequence[Phrase]) -> Movers | None:
    """ "A is the only model that rises", "only A rises"."""
    for at, phrase in enumerate(phrases):
        if not isinstance(phrase, Scope) or phrase.quantifier != "only":
            continue
        behind = phrases[at + 1] if at + 1 < len(phrases) else None
        if isinstance(behind, Ref) and behind.names and not behind.is_panel:
            return Movers(None, None, behind, "", [*phrases[:at], *phrases[at + 2 :]])
        last = phrases[at + 2] if at + 2 < len(phrases) else None
        placed = behind is not None and behind.type == "PREPOSITION" and at + 3 == len(phrases)
        if placed and isinstance(last, Ref) and last.names and not last.is_panel:
            return Movers(None, None, last, "", list(phrases[:at]))  # "falls with depth only at A"
        noun = phrase.noun or behind
        that = at + 1 if phrase.noun is not None else at + 2
        if that < len(phrases) and phrases[that].type == "PREPOSITION":
            that += 1  # "the only row in which it rises"
        subject = phrases[at - 2] if at > 1 and phrases[at - 1].type == "BE" else None
        follows = that < len(phrases) and phrases[that].type == "PRONOUN"
        if isinstance(subject, Ref) and subject.names and not subject.is_panel and follows:
            return Movers(None, None, subject, _axis(noun), [*phrases[: at - 2], *phrases[that + 1 :]])
    return None


def _counts(phrases: Sequence[Phrase]) -> list[Movers]:
    """ "Two of the four models rise", "two models increase and two decrease"."""
    found: list[Movers] = []
    starts = [at for at, phrase in enumerate(phrases) if _is_count(phrases, at)]
    if not starts:
        return []
    front = list(phrases[: starts[0]])
    axis, total = "", None
    for start, end in zip(starts, [*starts[1:], len(phrases)], strict=True):
        segment = list(phrases[start:end])
        while segment and segment[-1].type in _JOINTS:
            segment.pop()
        behind = 1
        if len(segment) > 2 and key_of(segment[1]) == "of" and segment[2].type == "CARDINAL":
            total, behind = int(getattr(segment[2], "value", 0)), 3
        noun = segment[behind] if behind < len(segment) else None
        if _axis(noun):
            axis, behind = _axis(noun), behind + 1
        elif not found and (noun is None or not motion_of(noun)):
            return []
        if not any(map(motion_of, segment[behind:])):
            return []
        count = int(getattr(segment[0], "value", 0))
        found.append(Movers(count, total, None, axis, [*front, *segment[behind:]]))
    return found


def _is_count(phrases: Sequence[Phrase], at: int) -> bool:
    phrase = phrases[at]
    if phrase.type != "CARDINAL" or not str(getattr(phrase, "value", "")).isdecimal():
        return False
    if any(
        p.type in ("POSITION", "ORDINAL") for p in (*phrases[max(at - 1, 0) : at], *phrases[at + 1 : at + 2])
    ):
        return False  # "the last two layers" are those at the end, and not two of them
    if not at:
        return True
    before = key_of(phrases[at - 1])
    owned = before.endswith(" of")  # "the order of the five models is unchanged": of the order
    return not owned and before not in words("function_words", "of_place")


def _axis(noun: Phrase | None) -> str:
    """The axis along which lines of a noun run."""
    if not isinstance(noun, Word):
        return ""
    if noun.type == "AXISNOUN":
        return {"y": "x", "x": "y"}.get(noun.value.axis or "", "")
    return _AXES.get(str(noun.value), "") if noun.type == "DIMENSION" else ""


def judge_movers(movers: Movers, course: Course, clause: Clause, scene: Scene) -> Judgement:
    """Whether as many lines as are told, or the named ones alone, take a course."""
    if (
        len(scene.panels(clause)) != 1
        or course.guarded
        or course.narrowed
        or any(not scene.panels_named(ref) for ref in course.lines)
        or course.every
        or course.negated
        or (movers.only is not None and movers.only.limit and (clause.heads or clause.before is not None))
    ):
        return UNDECIDED  # "A rises; only the last two columns lose ground": along A
    if has_guards(paced(movers.told)) or any(phrase_key(p).startswith("any") for p in movers.told):
        return UNDECIDED
    grid = scene.grids[scene.panels(clause)[0]]
    course.axes = course.axes or ([movers.axis] if movers.axis else _across(movers.only, clause, scene))
    if movers.axis and movers.axis not in course.axes:
        return UNDECIDED
    readings = list(lines_along(scene, grid, clause.part(clause.phrases, ()), course))
    if len(readings) != 1 or len(readings[0]) < 2:
        return UNDECIDED
    lines = [line for line in readings[0] if line.values]
    if len(lines) < 2:
        return UNDECIDED
    truths = [judge_lines([line], course).truth for line in lines]
    moving = [line for line, truth in zip(lines, truths, strict=True) if truth]
    text = f"it is true of {len(moving)} of the {len(lines)}: {', '.join(_name(line) for line in moving) or 'none'}"
    spans = tuple(value.span for line in moving[:2] for value in line.values[:1])
    truth = _holds(movers, lines, truths)
    return Judgement(None if truth is False and not course.certain else truth, text, spans)


def _holds(movers: Movers, lines: Sequence[Line], truths: Sequence[Truth]) -> Truth:
    if movers.only is None:
        if None in truths or movers.total not in (None, len(lines)):
            return None
        return truths.count(True) == movers.number
    named = {fold(label.text) for name in movers.only.names for label in name.labels}
    inside = [truth for line, truth in zip(lines, truths, strict=True) if _key(line) in named]
    outside = [truth for line, truth in zip(lines, truths, strict=True) if _key(line) not in named]
    if not inside or not outside:
        return None
    if False in inside or True in outside:
        return False
    return None if None in (*inside, *outside) else True


def _across(ref: Ref | None, clause: Clause, scene: Scene) -> list[str]:
    """The axis along which the named line runs."""
    lines = scene.lines(ref, scene.grids[scene.panels(clause)[0]]) if ref is not None else []
    return [_AXES[lines[0].axis]] if len(lines) == 1 else []


def _key(line: Line) -> str:
    return line.values[0].row if line.axis == "x" else line.values[0].column


def _name(line: Line) -> str:
    return line.grid.name(_key(line))

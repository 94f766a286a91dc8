"""Exceptions from a course: "rises in all rows but A", "falls year by year, the only exception being 2020"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.motions import motion_of
from heatparse.claims.language.phrases import Phrase, Ref, placed
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.settling import settle
from heatparse.claims.language.words import read_words
from heatparse.claims.places.course_lines import Line
from heatparse.claims.scene import Scene
from heatparse.claims.trends.courses import Course
from heatparse.claims.trends.progressions import judge_lines
from heatparse.phrases import words
from heatparse.tokens import fold

_BESIDE = frozenset(("PREPOSITION", "AXISNOUN", "DIMENSION", "JOIN", "AND"))
_ENDS = (".", ";", "\n")


def without_exception(phrases: list[Phrase]) -> tuple[list[Phrase], list[Ref]]:
    """The phrases without what they except, and the places that are excepted; all of them where none is plain."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "EXCEPTION"), None)
    if at is None:
        return phrases, []
    end = at + 1
    found: list[Ref] = []
    while end < len(phrases) and (isinstance(placed(phrases[end]), Ref) or phrases[end].type in _BESIDE):
        found += [ref for ref in map(placed, phrases[end : end + 1]) if isinstance(ref, Ref)]
        end += 1
    whole = end == len(phrases) or phrases[end].type == "COMMA" or phrases[end - 1].type == "JOIN"
    whole = whole or bool(motion_of(phrases[end]))  # "every row apart from A falls"
    if not found or not whole or any(ref.is_panel or ref.position or not ref.names for ref in found):
        return phrases, []
    front = phrases[:at]
    while front and front[-1].type in ("COMMA", "JOIN"):
        front = front[:-1]
    return [*front, *phrases[end:]], found


def excepted_behind(clause: Clause, scene: Scene) -> frozenset[str] | None:
    """The labels that the rest of a sentence excepts; None where it excepts nothing."""
    text = scene.text
    end = min((at for mark in _ENDS if (at := text.find(mark, clause.end)) >= 0), default=len(text))
    tail = text[clause.end : end].lower()
    if not any(word in tail for word in words("trends", "excepting")):
        return None
    tokens = scene.draft.tokens.between(clause.end, end)
    told = settle(read_words(tokens, scene.names, text), scene.names)
    named = [word.value if word.type == "LABEL" else word.label for word in told]
    return frozenset(fold(label.text) for name in named if name is not None for label in name.labels)


def labels_of(refs: Iterable[Ref]) -> frozenset[str]:
    """The folded labels that some references name."""
    return frozenset(fold(label.text) for ref in refs for name in ref.names for label in name.labels)


def judge_others(lines: Sequence[Line], course: Course, labels: frozenset[str]) -> Judgement:
    """Whether all lines but the excepted ones take a course, or each line at all steps but the excepted ones."""
    across = [line for line in lines if _key(line) in labels]
    if across:
        rest = [line for line in lines if _key(line) not in labels]
        judged = judge_lines(rest, course) if rest else UNDECIDED
        is_none = judged.truth and all(judge_lines([line], course).truth for line in across)
        return UNDECIDED if is_none else judged
    if not course.monotone or len(course.legs) > 1:
        return UNDECIDED
    pieces = [piece for line in lines for piece in _cut(line, labels)]
    if len(pieces) == len(lines):
        return UNDECIDED  # nothing of what is excepted lies there
    return judge_lines([piece for piece in pieces if len(piece.values) > 1], course)


def _key(line: Line) -> str:
    if not line.values:
        return ""
    return line.values[0].row if line.axis == "x" else line.values[0].column


def _cut(line: Line, labels: frozenset[str]) -> list[Line]:
    """A line cut in front of the excepted places."""
    pieces: list[Line] = []
    begin = 0
    for at, value in enumerate(line.values):
        if at and (value.column if line.axis == "x" else value.row) in labels:
            pieces.append(line._replace(values=line.values[begin:at]))
            begin = at
    return [*pieces, line._replace(values=line.values[begin:])]

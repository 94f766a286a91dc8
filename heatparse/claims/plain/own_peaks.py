"""Lines whose extreme lies on the diagonal: "the A row peaks on the diagonal" as "the A row peaks at A"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Part, Phrase, Ref, Superlative, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.phrases import words
from heatparse.records import replace

_LINES = ("row", "column")
_JOINTS: tuple[list[str], ...] = (
    ["OCCUR", "PREPOSITION"],
    ["BE", "PREPOSITION"],
    ["OCCUR"],
    ["PREPOSITION"],
    [],
)
_VALUES: tuple[list[str], ...] = (
    ["PREPOSITION", "AMOUNT"],
    ["OPEN", "AMOUNT", "CLOSE"],
    ["COMMA", "AMOUNT", "COMMA"],
)
_FRONT = frozenset(("REF", "HAVE", "PRONOUN", "DIMENSION", "PREPOSITION", "COMMA", "MEASURE", "OCCUR", "BE"))


def at_own_cell(clause: Clause) -> Clause:
    """The clause with the name of the line for the diagonal; itself where the extreme may be one of the diagonal."""
    phrases = clause.phrases
    tops = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Superlative)]
    at = tops[0] if len(tops) == 1 else 0
    end = next((i for i, p in enumerate(phrases) if isinstance(p, Part) and p.part == "diagonal"), 0)
    front = phrases[:at]
    if not tops or end <= at or any(phrase.type not in _FRONT for phrase in front):
        return clause
    named = [phrase for phrase in front if isinstance(phrase, Ref)]
    if not named and phrases[0].type in ("DIMENSION", "PRONOUN", "SUPERLATIVE"):
        named = list(clause.heads)
    if len(named) != 1 or not _is_line(named[0]) or not _is_own(phrases, at, end, named[0]):
        return clause
    here = replace(named[0], start=phrases[end].start, end=phrases[end].end, noun="", side=None)
    return clause.part([*phrases[:end], here, *phrases[end + 1 :]])


def _is_line(ref: Ref) -> bool:
    return len(ref.names) == 1 and len(ref.names[0].labels) == 1 and not ref.is_panel


def _is_own(phrases: Sequence[Phrase], at: int, end: int, subject: Ref) -> bool:
    """Whether the extreme is one of the line: "has its highest value on", "peaks on", "in A, the highest lies on"."""
    between = [phrase.type for phrase in phrases[at + 1 : end]]
    for told in _VALUES:  # "the peak of 0.9 lies on"
        between = between[len(told) :] if between[: len(told)] == told else between
    if between not in _JOINTS:
        return False
    top, part = phrases[at], phrases[end]
    assert isinstance(top, Superlative) and isinstance(part, Part)
    placed = phrases[0].type == "PREPOSITION" and between in _JOINTS[:2]
    line = subject.noun in _LINES or phrases[0].type in ("DIMENSION", "SUPERLATIVE")
    line = line or (phrases[at - 1] is subject and between in _JOINTS[:2])  # "A's peak lies on"
    its = key_at(phrases, at - 1) in words("function_words", "possessive")
    return placed or line or its or top.verb == "peaks" or part.key in words("assertions", "emphatic")

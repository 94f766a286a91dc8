"""The tail of a count: "three cells exceed 0.5, all of them in row A"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from heatparse.claims.counts.subjects import Subject
from heatparse.claims.language.phrases import Phrase, Ref, Scope, key_of, placed
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import is_whole_number, whole_number
from heatparse.claims.language.words import Word
from heatparse.claims.places.places import PlaceReader
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import NamedTuple, replace

_JOINTS = frozenset(("COMMA", "AND", "JOIN", "OPEN", "COLON"))
_SILENT = frozenset(("PREPOSITION", "BE", "OCCUR", "PRONOUN", "DIMENSION", "AXISNOUN", "COMMA", "JOIN", "AND", "CLOSE",
                     "MEASURE"))  # fmt: skip
LINES = ("row", "column")
SIDES: tuple[Literal["x", "y"], ...] = ("y", "x")  # … and the axes that list them
_KINDS = {"all": 0, "both": 2, "most": 0, "none": 0}


class Tail(NamedTuple):
    """What a clause says of the cells that it counts: how many of them, and where they are."""

    kind: str  # all, both, most, none, number
    number: int
    where: list[Phrase]


def with_tail(clause: Clause, scene: Scene) -> tuple[list[Phrase], Tail | None]:
    """The phrases of a clause in front of its tail, and the tail; no tail where there is none."""
    phrases = clause.phrases
    for at in range(len(phrases)):
        if at and phrases[at - 1].type not in _JOINTS:
            continue
        tail = _tail(phrases[at:], scene)
        if tail is not None:
            return phrases[: max(0, at - 1)], tail
    return phrases, None


def _tail(phrases: Sequence[Phrase], scene: Scene) -> Tail | None:
    """E.g. "all of them in row A", "both under A", "they all belong to A", "three of which lie in row A"."""
    pronoun = isinstance(phrases[0], Word) and phrases[0].type == "PRONOUN"
    rest = list(phrases[1:]) if pronoun else list(phrases)
    while pronoun and rest and rest[0].type in ("BE", "OCCUR"):
        rest = rest[1:]
    if not rest:
        return None
    first, behind = rest[0], rest[1:]
    of_them = any(isinstance(p, Word) and p.type == "PRONOUN" for p in behind[:2])
    if isinstance(first, Scope) and first.quantifier in _KINDS and first.noun is None and not first.others:
        tail = Tail(first.quantifier, first.count or _KINDS[first.quantifier], behind)
    elif (first.type == "CARDINAL" or is_whole_number(first)) and of_them and not pronoun:
        tail = Tail("number", whole_number(first), behind)
    else:
        return None
    if not behind or behind[0].type not in ("PREPOSITION", "PRONOUN", "OCCUR", "BE"):
        return None
    tail = tail._replace(where=[_numbered(phrase) for phrase in tail.where])
    return tail if places_of(tail, scene) is not None else None


def _numbered(phrase: Phrase) -> Phrase:
    """ "With 1 or 2 workers": behind the cells that are counted, a number is a place."""
    return phrase if isinstance(phrase, Word) else placed(phrase)


def places_of(tail: Tail, scene: Scene) -> Subject | None:
    """The places of a tail; None where it does not only tell of places."""
    reader = PlaceReader(scene, tail.where, {}, set())
    subject = Subject(places=reader.read())
    left = [phrase for at, phrase in enumerate(tail.where) if at not in reader.taken]
    if left and getattr(left[-1], "key", "") == "alone":
        left = left[:-1]  # "four of them in row A alone"
    if _names_both_lines(tail.where):
        refs, sides = subject.places.refs, zip(LINES, SIDES, strict=True)
        subject.places.refs = [replace(refs[0], noun=line, side=side) for line, side in sides]
    subject.either_way = any(key_of(phrase) in words("assertions", "either_way") for phrase in left)
    if subject.either_way:
        left = [phrase for phrase in left if key_of(phrase) not in words("assertions", "either_way")]
    if any(phrase.type not in _SILENT for phrase in left) or subject.places.pairs or subject.places.block:
        return None
    return subject if subject.is_narrowed else None


def _names_both_lines(where: Sequence[Phrase]) -> bool:
    """ "In the row or the column of A": whether both lines of one label are told."""
    lines = {str(phrase.value) for phrase in where if isinstance(phrase, Word) and phrase.type == "DIMENSION"}
    refs = [phrase for phrase in where if isinstance(phrase, Ref)]
    return len(refs) == 1 and lines | {refs[0].noun or ""} >= {*LINES}

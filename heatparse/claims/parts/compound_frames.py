"""What stands in front of a part of a compound: its place, its subject, the first part, and what they name."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from heatparse.claims.language.phrases import Phrase, Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.records import Record

_PLACE_WORDS = frozenset(("PREPOSITION", "DIMENSION", "AXISNOUN"))


class Frame(Record):
    """What the first part of a clause tells: its place, its subject, and all of it."""

    clause: Clause
    scene: Scene
    front: list[Phrase]
    first: list[Phrase]
    heads: tuple[Ref, ...]
    subject: Ref | None
    alone: bool  # whether the first part has no subject but its head
    earlier: list[Phrase]  # everything in front of the part that is completed


def is_place(part: Sequence[Phrase]) -> bool:
    """ "On P", "averaged over the columns": where, and not yet who."""
    named = any(isinstance(phrase, Ref) or phrase.type == "POSITION" for phrase in part)
    if part[0].type == "AGGREGATE":
        return all(p.type in (*_PLACE_WORDS, "AGGREGATE", "SCOPE", "REF") for p in part)
    # "with 655 on P, A …"
    return named and part[0].type == "PREPOSITION" and all(is_of_place(p) or p.type == "AMOUNT" for p in part)


def is_of_place(phrase: Phrase) -> bool:
    return isinstance(phrase, Ref) or phrase.type in _PLACE_WORDS or phrase.type == "POSITION"


def kind_of(ref: Ref, frame: Frame) -> str:
    """What a reference names: a panel, a row, a column; "" where that is open."""
    if ref.is_panel or frame.scene.panels_named(ref):
        return "panel"
    kinds = {line.axis for grid in frame.scene.grids.all() for line in frame.scene.lines(ref, grid)}
    return kinds.pop() if len(kinds) == 1 else ""


def places_in(phrases: Sequence[Phrase]) -> Iterator[tuple[int, Ref]]:
    """The references behind a preposition, with their index."""
    depth = 0
    for at, phrase in enumerate(phrases):
        depth += (phrase.type == "OPEN") - (phrase.type == "CLOSE")
        if at and not depth and isinstance(phrase, Ref) and phrases[at - 1].type == "PREPOSITION":
            yield at, phrase


def told_places(phrases: Sequence[Phrase], frame: Frame, kinds: Container[str], within: bool) -> list[Phrase]:
    """The places of some kinds, or of all others, each with its preposition."""
    found: list[Phrase] = []
    for at, ref in places_in(phrases):
        if (kind_of(ref, frame) in kinds) is within:
            found += phrases[at - 1 : at + 1]
    return found

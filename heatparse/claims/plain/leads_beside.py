"""Leads told beside a value: "A opens with 8, 3 more than B", "A reaches 8 on P, followed by B, 3 behind"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_prepositional, without_units
from heatparse.claims.language.words import made_word
from heatparse.claims.plain.outermost import ref_to
from heatparse.claims.scene import Scene
from heatparse.measures import equal
from heatparse.phrases import words
from heatparse.tokens import fold

_AFTER = 2  # phrases of "3 behind"


def with_lead_beside(clause: Clause, scene: Scene) -> Clause:
    """The clause with its lead at the place that the words around it tell; itself where they tell none."""
    if len(scene.grids) != 1:
        return clause
    phrases = _followed(clause) or _at_edge(without_units(_with_front(clause), scene), scene)
    return clause.part(phrases) if phrases is not None else clause


def _followed(clause: Clause) -> list[Phrase] | None:
    """ "…, followed by B, 3 behind": B is 3 behind the one in front, there."""
    before, phrases = clause.before, [phrase for phrase in clause.phrases if phrase.type != "UNKNOWN"]
    if before is None or [phrase.type for phrase in phrases] != ["AMOUNT", "COMPARATIVE"]:
        return None
    told = before.phrases
    at = next((i for i, phrase in enumerate(told) if phrase.type == "NEXT"), 0)
    rest = told[at + 1 :]
    if not at or len(rest) != 1 or not isinstance(rest[0], Ref) or len(rest[0].names) != 1:
        return None
    front = [(i, phrase) for i, phrase in enumerate(told[:at]) if isinstance(phrase, Ref)]
    leaders = [ref for i, ref in front if not is_prepositional(told, i)]
    places = [ref for i, ref in front if is_prepositional(told, i)]
    if len(leaders) != 1 or len(places) > 1 or len(leaders[0].names) != 1:
        return None
    start = clause.start
    found: list[Phrase] = [
        rest[0],
        made_word("BE", "is", start),
        *phrases,
        made_word("THAN", "than", start),
        leaders[0],
    ]
    return [*found, made_word("PREPOSITION", "on", start), *places] if places else found


def _with_front(clause: Clause) -> list[Phrase]:
    """ "A ends at 8 | 3 more than B" in one piece."""
    before, phrases = clause.before, clause.phrases
    if before is None or [phrase.type for phrase in phrases[:_AFTER]] != ["AMOUNT", "COMPARATIVE"]:
        return phrases
    whole = len(before.of("AMOUNT")) == 1 and any(_is_edge(phrase) for phrase in before.phrases)
    return [*before.phrases, made_word("COMMA", ",", before.end), *phrases] if whole else phrases


def _is_edge(phrase: Phrase) -> bool:
    return key_of(phrase).partition(" ")[0] in _edges()


def _at_edge(phrases: Sequence[Phrase], scene: Scene) -> list[Phrase] | None:
    """ "A opens with 8, 3 more than B" as "A on P is 3 more than B", where P comes first, and A has 8 there."""
    types = [phrase.type for phrase in phrases]
    at = next((i for i, phrase in enumerate(phrases) if _is_edge(phrase)), 0)
    behind = at + 1 + (types[at + 1 : at + 2] == ["PREPOSITION"])
    told = types[behind : behind + 4]
    if at != 1 or not isinstance(phrases[0], Ref) or len(phrases[0].names) != 1:
        return None
    if (
        told[:1] != ["AMOUNT"]
        or told[1:2] not in (["COMMA"], ["JOIN"])
        or told[2:4] != ["AMOUNT", "COMPARATIVE"]
    ):
        return None
    value, rest = phrases[behind], phrases[behind + 2 :]
    if (
        any(isinstance(phrase, Ref) for phrase in rest[:2])
        or sum(isinstance(phrase, Ref) for phrase in rest) != 1
    ):
        return None
    place = _edge(
        phrases[0], value, key_of(phrases[at]).partition(" ")[0] in words("arrivals", "opening"), scene
    )
    if place is None or any(phrase.type in ("AMOUNT", "SUPERLATIVE", "SCOPE") for phrase in rest[1:]):
        return None
    start = phrases[at].start
    return [phrases[0], made_word("PREPOSITION", "on", start), place, made_word("BE", "is", start), *rest]


def _edges() -> frozenset[str]:
    return words("arrivals", "opening") | words("arrivals", "closing")


def _edge(line: Ref, value: Phrase, first: bool, scene: Scene) -> Ref | None:
    """The first or the last place of a line, where it has the value there."""
    grid = scene.filled(0)
    lines = scene.lines(line, grid)
    if len(lines) != 1 or len(lines[0].labels) != 1 or not isinstance(value, Amount):
        return None
    key = fold(lines[0].labels[0])
    order = list(grid.columns if lines[0].axis == "row" else grid.rows)
    end = order[0] if first else order[-1]
    cell = grid.cells.get((key, end) if lines[0].axis == "row" else (end, key))
    if cell is None or not equal(grid.measure(value.quantity), cell):
        return None
    return ref_to([end], "x" if lines[0].axis == "row" else "y", value.start, value.start, scene)

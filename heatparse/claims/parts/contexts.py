"""What else a clause may speak of: the lines that its context names, as heads of the clause.

"**A:** Scores run from 0.2 to 0.9" speaks of the row of A or of its column, "it peaks at B" of a line
that the clause before names. A reader that found no line in the clause judged it by all cells.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from heatparse.claims.language.phrases import Phrase, Ref, Scope, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_PAIR = 2
_LOOKED_BACK = 2  # clauses of a paragraph
_SIDES: dict[str, Literal["x", "y"]] = {"row": "y", "column": "x"}


def in_context(clause: Clause, scene: Scene) -> Iterator[Clause]:
    """The clause once under each line that its context names, where its own words leave that open."""
    if any(isinstance(p, Word) and p.type == "DIMENSION" and p.value == "grid" for p in clause.phrases):
        return  # "the highest of the map"
    taken = {line.axis for ref in clause.refs() for line in _one(_lines(ref, clause, scene))}
    if taken and (_ranges_over_others(clause) or any(map(_is_whole_period, clause.phrases))):
        return
    undirected = all(grid.is_undirected for grid in scene.grids.all())
    for ref, line in (*_undecided(clause.heads, clause, scene), *_told_before(clause, scene)):
        if line.axis not in taken:
            head = ref if undirected else replace(ref, side=_SIDES[line.axis])
            yield replace(clause, heads=(head,), lead=[], read=set())


def _ranges_over_others(clause: Clause) -> bool:
    """ "No place is above 20 at noon", "every tested crop stays below 0.5 in May": of all that are crossed there."""
    first, *rest = clause.phrases[:3]
    quantified = first.type == "NEGATION" or (
        isinstance(first, Scope) and first.quantifier in ("all", "none")
    )
    return quantified and any(phrase.type == "UNKNOWN" for phrase in rest)


def _is_whole_period(phrase: Phrase) -> bool:
    """ "Throughout the period", "over the whole season": of all of it, whatever was told of a part before."""
    named = isinstance(phrase, Scope) and phrase.key == "throughout" and phrase.noun is None
    return named and phrase.end - phrase.start > len("throughout")


def _one(lines: list[Line]) -> list[Line]:
    """What a reference surely means."""
    return lines if len(lines) == 1 else []


def _undecided(heads: Iterable[Ref], clause: Clause, scene: Scene) -> Iterator[tuple[Ref, Line]]:
    """The heads that may be a row and a column, each as both."""
    for ref in heads:
        if _is_pair(ref, clause, scene):
            continue
        lines = _lines(ref, clause, scene)
        if len({line.axis for line in lines}) > 1:
            yield from ((ref, line) for line in lines)


def _is_pair(ref: Ref, clause: Clause, scene: Scene) -> bool:
    """ "**A and B:** show a negative correlation": with each other, and not with all others."""
    single = clause.has("SIGN") and not clause.has("SCOPE", "CARDINAL", "REF")
    mirrored = all(grid.is_square and grid.is_mirrored for grid in scene.grids.all())
    return single and len(ref.names) == _PAIR and mirrored


def _told_before(clause: Clause, scene: Scene) -> Iterator[tuple[Ref, Line]]:
    """What the clauses before name, as far as somebody would look back for a subject."""
    before = clause.before
    for _ in range(_LOOKED_BACK):
        if before is None:
            return
        for ref in _subjects(before, clause):
            yield from ((ref, line) for line in _lines(ref, clause, scene))
        before = before.before


def _subjects(before: Clause, clause: Clause) -> list[Ref]:
    """What a clause before names; of "… but A is B, which …" it is B."""
    phrases = before.phrases
    relative = bool(clause.phrases) and phrase_key(clause.phrases[0]) in words("reserves", "relative")
    if relative and before is clause.before and isinstance(last := phrases[-1], Ref) and not last.is_panel:
        return [last]
    kept = [
        ref for at, ref in enumerate(phrases)
        if isinstance(ref, Ref) and not (at and phrases[at - 1].type == "EXCEPTION")
    ]  # fmt: skip
    return kept or before.refs()


def _lines(ref: Ref, clause: Clause, scene: Scene) -> list[Line]:
    """The lines that a reference may mean, in any of the panels that a clause speaks of."""
    if ref.is_panel:
        return []
    panels = scene.panels(clause)
    return list(dict.fromkeys(line for panel in panels for line in scene.lines(ref, scene.filled(panel))))

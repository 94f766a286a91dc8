"""Told blocks: what is said of a block that was named, and of all that lies outside of it.

"The block made up of rows A to C and columns P and Q has six cells, all above 3; outside of it none exceeds 2."
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.counts.predications import find_predicates
from heatparse.claims.counts.subjects import Subject
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import is_whole_number
from heatparse.claims.language.words import made_word
from heatparse.claims.places.places import PlaceReader
from heatparse.claims.places.scopes import slices_of
from heatparse.claims.scene import Scene
from heatparse.claims.wording import shown
from heatparse.grid import Value
from heatparse.models.claims import BaseClaim, ThresholdClaim
from heatparse.phrases import words

_SHOWN = 3  # values that an explanation names


def with_size(clause: Clause) -> Clause:
    """ "The block consists of six cells, all above 3" as "the block has six cells, all above 3"."""
    phrases = clause.phrases
    at = next((at for at in range(len(phrases)) if key_at(phrases, at) in words("regions", "consisting")), 0)
    behind = at + 1 + (key_at(phrases, at + 1) == "of")
    if (
        not at
        or behind >= len(phrases)
        or not (phrases[behind].type == "CARDINAL" or is_whole_number(phrases[behind]))
    ):
        return clause
    return clause.part([*phrases[:at], made_word("HAVE", "has", phrases[at].start), *phrases[behind:]])


def read_told_blocks(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that nothing outside of a block that was named before does something, or that all of it does."""
    phrases, before = clause.phrases, clause.before
    start = _behind_outside(phrases)
    panels = scene.panels(clause)
    if not start or before is None or len(panels) != 1 or clause.refs():
        return []
    rest = [phrase for phrase in phrases[start:] if phrase.type != "COMMA"]
    denied = key_at(rest, 0) == "no" or (bool(rest) and getattr(rest[0], "quantifier", "") == "none")
    universal = bool(rest) and isinstance(rest[0], Scope) and rest[0].quantifier == "all"
    predicates = find_predicates(rest)
    plain = all(p.type in _PLAIN or isinstance(p, Amount) for p in rest[1:])
    if len(predicates) != 1 or not (denied or universal) or not plain:
        return []
    block = _block_of(before, scene)
    grid = scene.grids[panels[0]]
    if block is None or grid.areas or not grid.is_complete:
        return [scene.claim(ThresholdClaim, clause, UNDECIDED)]
    apart = [value for value in grid.values if (value.row, value.column) not in block]
    truths = [(value, predicates[0].test(value, grid)) for value in apart]
    wrong = [value for value, truth in truths if truth is denied]
    return [scene.claim(ThresholdClaim, clause, _judged(wrong, [t for _, t in truths], denied, grid))]


_PLAIN = frozenset(("DIMENSION", "MEASURE", "BE", "HAVE", "OCCUR", "UNKNOWN"))


def _judged(wrong: Sequence[Value], truths: Sequence[bool | None], denied: bool, grid: object) -> Judgement:
    if wrong:
        text = f"outside of it lies {shown(grid, wrong, _SHOWN)}"  # type: ignore[arg-type]
        return Judgement(False, text, tuple(value.span for value in wrong[:_SHOWN]))
    decided = bool(truths) and None not in truths
    return (
        Judgement(True, f"of the other {len(truths)} cells {'none' if denied else 'each'} does")
        if decided
        else UNDECIDED
    )


def _behind_outside(phrases: Sequence[Phrase]) -> int:
    """The index behind "outside of it", "outside this block", "elsewhere"; 0 where nothing of it opens the clause."""
    if key_at(phrases, 0) not in words("assertions", "outside"):
        return 0
    at = 1
    while at < len(phrases) and phrases[at].type in ("PRONOUN", "AREA", "PREPOSITION"):
        at += 1
    return at if at > 1 else 0


def _block_of(before: Clause, scene: Scene) -> set[tuple[str, str]] | None:
    """The cells of the rows and columns that a clause names, both of them."""
    refs = [phrase for phrase in before.phrases if isinstance(phrase, Ref)]
    if not refs:
        return None
    last = before.phrases.index(refs[-1])
    subject = Subject(places=PlaceReader(scene, list(before.phrases[: last + 1]), {}, set()).read())
    found = slices_of(before, scene, subject)
    pieces = [slices[0] for slices in found if min(len(slices[0].rows), len(slices[0].columns)) > 1]
    if len(pieces) != 1 or len(found) != 1:
        return None
    return {(value.row, value.column) for value in pieces[0].values}

"""Statements that are composed of places, quantifiers and one predicate, read in every way in which they may be meant.

The other rooms look for wordings. Here each constituent of a clause keeps what it says wherever it stands, and all
that they may say together is judged: a statement is refuted where no reading holds. A word that is no constituent
leaves it open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heatparse.claims.composed.bounds import read_bound
from heatparse.claims.composed.cells import read_values
from heatparse.claims.composed.comparisons import read_comparison
from heatparse.claims.composed.constituents import Constituent, constituents
from heatparse.claims.composed.contexts import in_contexts
from heatparse.claims.composed.counted_contests import read_counted_contest
from heatparse.claims.composed.courses import read_course
from heatparse.claims.composed.differences import read_difference
from heatparse.claims.composed.extremes import read_extreme
from heatparse.claims.composed.factors import read_factor
from heatparse.claims.composed.line_extremes import read_line_extreme
from heatparse.claims.composed.means import read_mean
from heatparse.claims.composed.races import read_race
from heatparse.claims.composed.rankings import read_ranking
from heatparse.claims.composed.rival_comparisons import read_rival_comparison
from heatparse.claims.composed.sequences import read_sequence
from heatparse.claims.composed.spans import read_span
from heatparse.claims.composed.tallies import read_tally
from heatparse.claims.composed.ties import read_tie
from heatparse.claims.judgement import decided
from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words

_RESTRICTING = frozenset((
    "AMOUNT", "CARDINAL", "ORDINAL", "POSITION", "AREA", "PART", "AXISNOUN", "DIMENSION", "RESTRICTION",
    "EXCEPTION", "SCOPE", "AGGREGATE", "NEGATION", "CONDITION", "HEAD",
    "VERSUS",
))  # fmt: skip
Reader = Callable[[Sequence[Constituent], Clause, Scene], list[BaseClaim]]
READERS: tuple[Reader, ...] = (
    read_values,
    read_ranking,
    read_tie,
    read_rival_comparison,
    read_counted_contest,
    read_mean,
    read_comparison,
    read_line_extreme,
    read_extreme,
    read_span,
    read_tally,
    read_bound,
    read_difference,
    read_factor,
    read_course,
    read_sequence,
    read_race,
)


def read_composed(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """What a clause says as a whole, where every word of it is understood; nothing otherwise."""
    parts = _parts(clause, scene)
    return [] if parts is None else _judged(in_contexts(parts, clause, scene), clause, scene)


def _parts(clause: Clause, scene: Scene) -> list[Constituent] | None:
    """The constituents of a clause; None where a word of it, or what stands around it, leaves room."""
    if clause.is_data or clause.unresolved or scene.is_doubtful:
        return None
    restricted = any(phrase.type in _RESTRICTING for phrase in clause.lead)
    if restricted or sum(phrase.type == "REF" for phrase in clause.lead) > 1:
        return None  # "**First 100 cycles**: all cells are above 96"
    if any(token[3] in words("composed", "nearby") for token in scene.tokens(clause)):
        return None
    if clause.has("COLOUR", "SUPERLATIVE"):
        from heatparse.claims.plain.hued_orders import (
            by_hue,  # loaded where a hue may tell an end of the scale
        )

        clause = by_hue(clause, scene)
    if clause.has("SUPERLATIVE"):
        from heatparse.claims.reserves.dominated import is_made_up  # loaded where somebody may dominate

        if is_made_up(clause, scene):
            return None
    parts = constituents(clause, scene)
    return None if parts is None or (_goes_on(clause, scene) and not _has_subject(parts)) else parts


def _judged(ways: Sequence[Sequence[Constituent]], clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that is made in each way in which constituents may be completed; none where they differ."""
    found: list[BaseClaim] = []
    for each in ways:
        read = _read(each, clause, scene)
        if read is None:
            continue
        if found and (found[0].kind, found[0].verdict) != (read.kind, read.verdict):  # type: ignore[attr-defined]
            return []
        found.append(read)
    return found[:1]


def _read(parts: Sequence[Constituent], clause: Clause, scene: Scene) -> BaseClaim | None:
    return next((claim for reader in READERS for claim in reader(parts, clause, scene)), None)


def _goes_on(clause: Clause, scene: Scene) -> bool:
    """Whether a clause is not the first of its sentence: what stands before it may tell where it holds."""
    return clause.before is not None and follows_in_sentence(clause, clause.before, scene.text)


def _has_subject(parts: Sequence[Constituent]) -> bool:
    first = next((part for part in parts if part.type not in ("BREAK", "AND")), None)
    return first is not None and first.type in ("PLACE", "IT") and not first.mark


def _is_partly_open(found: list[BaseClaim], clause: Clause) -> bool:
    """Whether a part of a statement is left open, or a place in an order is not read."""
    kinds = {claim.kind for claim in found}  # type: ignore[attr-defined]
    open_part = any(claim.verdict == "undecidable" for claim in found)
    raced = clause.has("THAN", "COMPARATIVE") and kinds == {"trend"}  # "A rises more than B"
    return open_part or raced or (clause.has("ORDINAL") and kinds == {"comparison"})


def with_composed(found: list[BaseClaim], clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause; where all of them, or a part of it, are left open, with what it says as a whole."""
    if decided(found) and not _is_partly_open(found, clause):
        return found
    told = [claim for claim in read_composed(clause, scene) if claim.verdict != "undecidable"]
    if not told:
        return found
    kinds = {claim.kind for claim in told}  # type: ignore[attr-defined]
    return [*(claim for claim in found if claim.kind not in kinds), *told]  # type: ignore[attr-defined]

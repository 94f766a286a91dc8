"""Claims that values rise, fall or stay flat along an axis.

What reads and judges a course itself is loaded where a clause speaks of motion.
"""

from __future__ import annotations

from heatparse.claims.correlatives import find_correlative
from heatparse.claims.courses.neighbours import as_motion
from heatparse.claims.denials import denied_change
from heatparse.claims.metrics import GRADED, fits_quality
from heatparse.claims.motion_clauses import (
    before_ranking,
    is_of_cell,
    moves_magnitude,
    multiplies,
    ranks_motions,
    speaks_of_motion,
)
from heatparse.claims.outermost import with_outermost
from heatparse.claims.phrases import Phrase
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.things import without_units
from heatparse.claims.words import Word
from heatparse.models.claims import BaseClaim


def read_trends(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The trend that a clause tells."""
    if clause.read & {"threshold", "range", "count", "difference"} or multiplies(clause):
        return []
    if clause.phrases and clause.phrases[0].type == "ORDER":
        return []  # "the order of the models is unchanged": of places, and not of values
    denies = clause.has("AMOUNT") and clause.has("NEGATION", "SCOPE")
    if denies and denied_change(without_units(clause.phrases, scene)) is not None:
        return []  # "no row falls by more than 5": how much, not which way
    clause = _measured(clause, scene)
    correlative = find_correlative(clause, scene)
    if correlative is not None:
        from heatparse.claims.told_trends import valued_trend

        claim = valued_trend(clause, scene, correlative)
        return [claim] if claim is not None else []
    if clause.lead and clause.phrases:
        from heatparse.claims.courses.wordings import spanned

        clause = spanned(clause, scene)
    moved = as_motion(clause)
    if moved is clause and not speaks_of_motion(clause):
        return []

    from heatparse.claims.courses.wordings import from_there  # loaded where a clause speaks of motion

    told = from_there(moved, scene)
    if told is None:
        return []
    clause = before_ranking(told)
    if ranks_motions(clause) or moves_magnitude(clause, scene):
        return []
    if is_of_cell(clause, scene):
        return []  # "A → B rises from 0.3 to 0.5": the cell, from panel to panel
    from heatparse.claims.told_trends import told_trends

    return told_trends(with_outermost(clause, scene), scene)


def _measured(clause: Clause, scene: Scene) -> Clause:
    """The clause with "wetter" as "higher" where rainfall is measured."""
    if not clause.has("COMPARATIVE"):
        return clause
    phrases: list[Phrase] = [
        Word(p.type, GRADED[p.value], p.key, p.start, p.end)
        if isinstance(p, Word)
        and p.type == "COMPARATIVE"
        and p.value in GRADED
        and fits_quality(p.key, scene)
        else p
        for p in clause.phrases
    ]
    return clause.part(phrases)

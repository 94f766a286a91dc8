"""Claims that values rise, fall or stay flat along an axis.

What reads and judges a course itself is loaded where a clause speaks of motion.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.gates import has_bound, may_be_motion, may_be_outermost, tells_of_order
from heatparse.claims.language.metrics import GRADED, fits_quality
from heatparse.claims.language.motions import is_in, telling
from heatparse.claims.language.phrases import Phrase
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import without_units
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.claims.trends.motion_clauses import (
    before_ranking,
    is_of_cell,
    is_step_to_place,
    moves_magnitude,
    multiplies,
    ranks_motions,
    speaks_of_motion,
)
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words


def read_trends(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The trend that a clause tells."""
    if clause.read & {"threshold", "range", "count", "difference", "trend"} or multiplies(clause):
        return []
    if clause.has("ORDER") and (clause.phrases[0].type == "ORDER" or tells_of_order(clause.phrases)):
        return []  # "the order of the models is unchanged": of places, and not of values
    if clause.has("NEGATION", "SCOPE") and has_bound(clause):
        from heatparse.claims.changes.denials import denied_change  # loaded where a change may be denied

        if denied_change(without_units(clause.phrases, scene)) is not None:
            return []  # "no row falls by more than 5": how much, not which way
    clause = _measured(clause, scene)
    on_axis = clause.has("AXISNOUN") or (clause.before is not None and clause.before.has("AXISNOUN"))
    if on_axis and clause.has("COMPARATIVE") and not clause.has("THAN", "AMOUNT"):
        from heatparse.claims.comparisons.correlatives import (
            find_correlative,  # loaded where two orders go together
        )

        correlative = find_correlative(clause, scene)
        if correlative is not None:
            from heatparse.claims.trends.told_trends import valued_trend

            claim = valued_trend(clause, scene, correlative)
            return [claim] if claim is not None else []
    clause = _shaded(clause, scene)
    reworded, moving = False, clause.says(telling()) or clause.says(words("motions", "alone"))
    if moving and (
        clause.has("UNKNOWN") or clause.says(words("motions", "cues") | words("motions", "sideways"))
    ):
        from heatparse.claims.trends.courses.plain_motions import in_plain_motion  # loaded for other turns

        plain = in_plain_motion(clause, scene)
        reworded, clause = plain is not clause, plain
    if clause.lead and clause.phrases:
        from heatparse.claims.trends.courses.wordings import spanned

        clause = spanned(clause, scene)
    moved = clause
    if may_be_motion(clause):
        from heatparse.claims.trends.courses.neighbours import (
            as_motion,  # loaded where neighbors are compared
        )

        moved = as_motion(clause)
    swings = clause.says(words("motions", "swinging"))
    if moved is clause and not (reworded or swings) and not speaks_of_motion(clause):
        return []

    from heatparse.claims.trends.courses.wordings import from_there  # loaded where a clause speaks of motion

    told = from_there(moved, scene)
    if told is None:
        return []
    clause = before_ranking(told)
    if ranks_motions(clause) or moves_magnitude(clause, scene):
        return []
    if is_step_to_place(clause, scene):
        return []
    if is_of_cell(clause, scene):
        return []  # "A → B rises from 0.3 to 0.5": the cell, from panel to panel
    from heatparse.claims.trends.told_trends import told_trends

    if may_be_outermost(clause):
        from heatparse.claims.plain.outermost import (
            with_outermost,  # loaded where lines are counted from an end
        )

        clause = with_outermost(clause, scene)
    return told_trends(clause, scene)


def _is_followed_by(clause: Clause, scene: Scene, keys: frozenset[str]) -> bool:
    behind = scene.draft.tokens.behind(clause.end)
    return behind is not None and behind[3] in keys


def _shaded(clause: Clause, scene: Scene) -> Clause:
    """The clause with "rises" for "darkens", "turns darker", where dark shades stand for high values."""
    said = clause.says(words("trends", "darkening") | words("trends", "lightening"))
    if not said and not (clause.has("COMPARATIVE") and clause.says(words("trends", "becoming"))):
        return clause
    if not scene.darkness or scene.has_two_arms:
        return clause
    found: list[Phrase] = []
    for at, phrase in enumerate(clause.phrases):
        compared = (
            isinstance(phrase, Word) and phrase.type == "COMPARATIVE" and phrase.value in ("dark", "bright")
        )
        turning = compared and not is_in(phrase, "growing")  # "as layers get deeper": along the axis
        turning = turning and bool(found) and is_in(found[-1], "becoming")
        darker = is_in(phrase, "darkening") or (turning and getattr(phrase, "value", "") == "dark")
        lighter = is_in(phrase, "lightening") and not _is_adjective(clause.phrases, at)
        if not darker and not lighter and not turning:
            found.append(phrase)
            continue
        found = found[:-1] if turning else found
        rises = darker is (scene.darkness == "high")
        found.append(Word("DIFFERENCE", None, "rises" if rises else "falls", phrase.start, phrase.end))
    return clause.part(found)


def _is_adjective(phrases: Sequence[Phrase], at: int) -> bool:
    """ "A pale cell", "is pale": no verb."""
    told = at > 0 and phrases[at - 1].type == "BE"
    return told or (at + 1 < len(phrases) and phrases[at + 1].type in ("COLOUR", "DIMENSION", "MEASURE"))


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

"""Claims: statements of the prose that the document itself decides.

`readers` finds them, clause by clause; here it is decided over which values, in which order and in
which parts a clause is read, and `reserves.withholding` keeps back what the words leave open.

The rooms, in the order in which a sentence passes them: `language` makes clauses and phrases of words, `plain`
puts them in the plain order, `parts` completes what several clauses share, `places` finds what they name. Then
each kind of claim has its own: `extremes`, `comparisons`, `counts`, `changes`, `trends`, `colors`, `aggregates`,
with `bands`, `classes` and `panels` for figures of these kinds. `reserves` has the last word.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from heatparse.claims.classes.confusions import counts_things, is_confusion
from heatparse.claims.gates import (
    further,
    may_be_borne_out,
    may_be_zoned,
    may_turn,
    opens_rest,
    takes_up_extreme,
    takes_up_place,
    tells_some_gap,
)
from heatparse.claims.judgement import decided, with_wrong_values
from heatparse.claims.language.phrases import Amount, Phrase
from heatparse.claims.language.sentences import Clause, follows_in_sentence, read_clauses
from heatparse.claims.places.restated_values import restated_values
from heatparse.claims.plain.turns import turned
from heatparse.claims.readers import DOCUMENT_READERS, read
from heatparse.claims.reserves.withholding import once, withheld
from heatparse.claims.scene import Scene
from heatparse.models import Document
from heatparse.models.claims import BaseClaim, Claim
from heatparse.phrases import words

if TYPE_CHECKING:
    from heatparse.claims.places.zones import Zones

_SEVERAL = 2  # panels
_SHORT = 5  # phrases of "and for A it is 5"
_RACING = ("SUPERLATIVE", "ORDER", "NEXT")  # with which things are set against each other
_TOLD = ("NUMBER", "SUPERLATIVE")  # by a part that lacks its predicate
_NAMED = ("LABEL", "PANEL", "HEAD", "AXIS")
_JOINTS = ("COMMA", "JOIN", "AND")
_SPREADING = ("DIFFERENCE", "SPREAD")  # "the spread", "the range"
_MOVING = ("DIFFERENCE", "TREND", "UNKNOWN")  # "rising", "warming"
# What a part of a sentence tells.
_OF_PARTS = ("SUPERLATIVE", "ORDINAL", "RIVALS", "POSITION", "AGGREGATE", "CARDINAL", "DIFFERENCE", "COMPARATIVE",
             "FACTOR")  # fmt: skip


def _under_context(claims: list[BaseClaim], clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims; what is true of a line that the context names is claimed of that line.

    What is false there as well keeps its verdict.
    """
    opened = [at for at, claim in enumerate(claims) if claim.verdict != "supported"]
    if not opened or not (clause.heads or clause.before is not None):
        return claims
    from heatparse.claims.parts.contexts import (
        in_context,  # loaded where a context may name what is not true by itself
    )

    claims = list(claims)
    for part in in_context(clause, scene):
        again = read(turned(part, scene), scene)
        for at in opened:
            same = [other for other in again if other.kind == claims[at].kind]  # type: ignore[attr-defined]
            verdicts = {other.verdict for other in same}
            if verdicts == {"supported"}:
                claims[at] = same[0]
            elif "supported" in verdicts and "refuted" not in verdicts:
                claims[at] = claims[at].model_copy(update={"verdict": "undecidable"})
        opened = [at for at in opened if claims[at].verdict != "supported"]
    return claims


def _is_year(amount: Phrase) -> bool:
    return isinstance(amount, Amount) and not amount.bound and 1000 <= (amount.quantity.value or 0) < 3000


def _judged(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause with their verdicts."""
    if scene.in_rising_order is None:
        return _judged_in_order(clause, scene)
    from heatparse.claims.places.rising_orders import (
        by_numbers,  # loaded where an axis lists its numbers downwards
    )

    return by_numbers(clause, scene, _judged_in_order)


def _judged_in_order(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause with their verdicts; what an opposed measure says of the values is turned."""
    if clause.says(_opposable()) or (clause.before is not None and clause.before.says(_opposable())):
        from heatparse.claims.reserves.opposed import (
            judged_opposed,  # loaded where such a measure may be named
        )

        told = judged_opposed(clause, scene, lambda part: _judged_plainly(part, scene))
        if told is not None:
            return told
    return _judged_plainly(clause, scene)


@cache
def _opposable() -> frozenset[str]:
    sections = ("opposed_to_faults", "loosely_opposed", "opposed_to_gains")
    return frozenset().union(*(words("names", section) for section in sections))


def _judged_plainly(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause with their verdicts, by the order of the axes of a scene."""
    if clause.has("OPEN") and clause.has("COLOUR", "SUPERLATIVE") and not clause.is_data:
        beside = _beside_tints(clause, scene)
        if beside is not None:
            return beside
    given = clause
    clause = turned(clause, scene)
    if clause.has("AMOUNT") and is_confusion(scene):
        from heatparse.claims.language.digit_classes import (
            with_digit_classes,  # loaded for confusion matrices
        )

        clause = with_digit_classes(clause)
    if clause.says(words("classifications", "empty")) and counts_things(scene):
        from heatparse.claims.language.class_phrases import with_zeros  # loaded for confusion matrices

        clause = with_zeros(clause)
    if any(map(_is_year, clause.of("AMOUNT"))):
        from heatparse.claims.language.year_spans import with_years  # loaded for what may be said of years

        clause = with_years(clause, scene)
    if clause.has("CARDINAL", "AMOUNT") and any(len(ref.names) > 1 for ref in clause.refs()):
        from heatparse.claims.parts.told_of_each import (
            judged_of_each,
            told_of_each,
        )  # loaded where several are named

        each = told_of_each(clause)
        together = judged_of_each(each, lambda part: _judged(part, scene)) if each else None
        if together is not None:
            return together
    if clause.has("VERSUS", "DIMENSION") and clause.has("EXCEPTION", "PART") and clause.has("REF"):
        left = _judged_without_pairs(clause, scene)
        if left:
            return left
    found = once([withheld(claim, clause, scene) for claim in read(clause, scene)])
    if any(claim.verdict == "refuted" for claim in found):
        if clause.says(words("colors", "hues")) and clause.has("AMOUNT"):
            from heatparse.claims.plain.shaded_bounds import as_seen  # loaded where a shade may tell a bound

            found = as_seen(found, clause, scene, _judged_by)
        if any(ref.unordered for ref in clause.refs()):
            from heatparse.claims.places.pair_orders import as_turned  # loaded where a pair may be either way

            found = as_turned(found, clause, scene)
        if scene.listed is not None:
            from heatparse.claims.places.margins_aside import as_listed  # loaded for what seems wrong

            found = as_listed(found, clause, scene.listed)
    refuted = any(claim.verdict == "refuted" for claim in found)
    totals = scene.without_margins is not None or (
        refuted and (scene.within_matrix is not None or clause.says(words("names", "ablations")))
    )
    if totals:
        from heatparse.claims.places.margins_aside import beside_margins  # loaded where there may be totals

        found = beside_margins(found, clause, scene)
    if given.has("AGGREGATE"):
        found = _with_means(found, given, scene)
    if len(scene.grids) > 1 and _sets_panels(clause, scene):
        from heatparse.claims.panels.panel_races import (
            with_races,  # loaded where panels are set against each other
        )

        found = with_races(found, clause, scene, _judged_by)
    return _under_context(found, clause, scene)


def _beside_tints(clause: Clause, scene: Scene) -> list[BaseClaim] | None:
    """The claims of a clause with colors in its brackets; None where it has none that only tell how cells look."""
    if not clause.says(words("colors", "hues")):
        return None
    from heatparse.claims.colors.tinted_brackets import without_tints  # loaded where a bracket tells a color

    bare = without_tints(clause, scene)
    if bare is clause:
        return None
    colored = [withheld(claim, clause, scene) for claim in read(turned(clause, scene), scene)]
    clause.read.clear()
    rest = _judged_in_order(bare, scene)
    return [
        *(claim for claim in colored if claim.kind == "legend"),  # type: ignore[attr-defined]
        *(claim for claim in rest if claim.kind != "legend"),  # type: ignore[attr-defined]
    ]


def _sets_panels(clause: Clause, scene: Scene) -> bool:
    """Whether a clause may set panels against each other."""
    ordered = clause.has(*_RACING) or any(
        clause.says(words("chains", "signs", end)) for end in ("high", "low")
    )
    refs = clause.refs()
    told = len(clause.panels) == 1 or (len(refs) > 1 and clause.has("AMOUNT"))
    return ordered and (told or any(map(scene.panels_named, refs)))


def _with_means(claims: list[BaseClaim], clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims, with what is decided of the means of lines where nothing else is decided."""
    first = clause.phrases[0] if clause.phrases else None
    if first is not None and first.type == "AGGREGATE":
        from heatparse.claims.trends.mean_scenes import (
            takes_some,  # loaded, here and below, where means are told
        )

        if takes_some(clause, scene):
            claims = [
                claim if claim.kind == "aggregate" else claim.model_copy(update={"verdict": "undecidable"})  # type: ignore[attr-defined]
                for claim in claims
            ]
    if decided(claims):
        return claims
    if clause.has("AXISNOUN", "SCOPE"):
        from heatparse.claims.extremes.own_rivals import (
            is_of_inner_noun,  # loaded where a noun may name rivals
        )

        if is_of_inner_noun(clause, scene):
            return claims
    from heatparse.claims.trends.mean_scenes import read_means

    found = read_means(clause, scene, _judged_by)
    kinds = {claim.kind for claim in found}  # type: ignore[attr-defined]
    return [*(claim for claim in claims if claim.kind not in kinds), *found]  # type: ignore[attr-defined]


def _judged_by(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause that speaks of other values than those of the cells."""
    clause = turned(clause, scene)
    return once([withheld(claim, clause, scene) for claim in read(clause, scene)])


def _judged_without_pairs(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """What a clause tells of all pairs but those that it sets aside; nothing where it names none."""
    if not any(grid.is_mirrored for grid in scene.grids.all()):
        return []
    from heatparse.claims.plain.excepted_pairs import without_pairs  # loaded where pairs may be set aside

    told = without_pairs(clause, scene)
    return _judged(*told) if told is not None else []


def _of_parts(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause whose parts share a predicate.

    A part is refuted where the first one is understood: the predicate that it takes over is that one.
    """
    types = {word.type for word in clause.words}
    if (
        types.isdisjoint(_TOLD)
        or types.isdisjoint(_NAMED)
        or (clause.before is None and types.isdisjoint(_JOINTS))
    ):
        return []
    from heatparse.claims.parts.ellipses import completed  # loaded where a part may lack its predicate

    parts = [_judged(part, scene) for part in completed(clause, scene.text)]
    if not parts:
        return []
    understood = {claim.kind for claim in parts[0] if claim.verdict != "undecidable"}  # type: ignore[attr-defined]
    return [
        claim
        for part in parts
        for claim in part
        if claim.verdict != "refuted" or claim.kind in understood  # type: ignore[attr-defined]
    ]


def _may_be_compound(clause: Clause, text: str) -> bool:
    """Whether a clause may have parts that take something over from the first, or from the clause in front."""
    if not clause.has(*_OF_PARTS):
        return False
    if clause.before is not None and follows_in_sentence(clause, clause.before, text):
        return True
    types = [phrase.type for phrase in clause.phrases]
    joint = next((at for at, type in enumerate(types) if type in ("COMMA", "JOIN", "AND")), len(types))
    return any(type in _OF_PARTS or type in ("REF", "SCOPE", "PRONOUN") for type in types[joint:])


def _may_tell_rest(clause: Clause) -> bool:
    """Whether a place may be what is left of an axis: "for the others", "at larger sizes", "up to 64"."""
    if not clause.has("SUPERLATIVE", "COMPARATIVE"):
        return False
    phrases = clause.phrases
    return (
        clause.has("RIVALS", "LIMIT")
        or any(isinstance(p, Amount) and p.label is not None and (p.bound or p.reached) for p in phrases)
        or (clause.says(further()) and any(map(opens_rest, phrases, phrases[1:])))
    )


def _with_rest(clause: Clause, scene: Scene) -> list[Clause]:
    if clause.has("AGGREGATE") and len(clause.of("AMOUNT")) > 1 and clause.has("REF"):
        from heatparse.claims.parts.shared_aggregates import of_each  # loaded where several are aggregated

        return of_each(clause, scene)
    if clause.has("AMOUNT") and clause.has("REF") and _may_share_extreme(clause):
        from heatparse.claims.parts import shared_extremes  # loaded where extremes of several may be told

        parts = shared_extremes.of_each(clause, scene)
        if len(parts) > 1 or parts[0] is not clause:
            return parts
    if clause.has("SUPERLATIVE") and len(clause.of("COMMA", "JOIN")) > 1:
        from heatparse.claims.parts.apposed_tops import (
            without_apposed_top,  # loaded where a subject may be told to be the first
        )

        parts = without_apposed_top(clause)
        if parts[0] is not clause:
            return parts
    if clause.has("AMOUNT") and clause.has("REF"):
        told = _told_apart(clause, scene)
        if len(told) > 1:
            return told
    if not _may_tell_rest(clause):
        return [clause]
    from heatparse.claims.plain.rest_places import (
        with_rest,  # loaded where a place may be the rest of an axis
    )

    return with_rest(clause, scene)


def _told_apart(clause: Clause, scene: Scene) -> list[Clause]:
    """The statements of a clause that begins with a participle, or that tells a range with the places of its ends."""
    if clause.is_data:
        return [clause]
    if len(clause.of("AMOUNT")) == len(clause.refs()) == _SEVERAL and clause.phrases[0].type in _SPREADING:
        from heatparse.claims.parts.told_apart import with_spreads  # loaded where a spread may change

        told = with_spreads(clause)
        if len(told) > 1:
            return told
    if clause.phrases[0].type in _MOVING and clause.has("COMMA", "JOIN"):
        from heatparse.claims.parts.told_apart import without_participle  # loaded where a participle may open

        return without_participle(clause, scene)
    if len(clause.of("AMOUNT")) > 1 and clause.says(words("assertions", "spanning")):
        from heatparse.claims.parts.told_apart import with_range  # loaded where a range may be told

        return with_range(clause, scene)
    return [clause]


def _may_share_extreme(clause: Clause) -> bool:
    """Whether a clause may tell the extremes of several, or that of another one than the clause in front."""
    if len(clause.of("AMOUNT")) > 1:
        return clause.has("SUPERLATIVE")
    return (
        len(clause.phrases) <= _SHORT
        and not clause.has("SUPERLATIVE")
        and clause.before is not None
        and clause.before.has("SUPERLATIVE")
    )


def _has_share(clause: Clause) -> bool:
    return any(isinstance(p, Amount) and p.is_percent for p in clause.of("AMOUNT"))


def _twice_told(clause: Clause) -> tuple[Clause, Clause | None]:
    """The clause without the share of a change, and the one that tells the share alone."""
    from heatparse.claims.plain.relative_changes import (
        twice_told,  # loaded where a share stands beside a number
    )

    return twice_told(clause) or (clause, None)


def _takes_up_extreme(clause: Clause, scene: Scene) -> bool:
    if not takes_up_extreme(clause) or not clause.has("REF"):
        return False
    from heatparse.claims.parts.winner_pairs import is_part, tells_holder  # loaded behind an extreme

    return is_part(clause, scene) or tells_holder(clause)


def _without_some_gaps(clause: Clause, scene: Scene) -> tuple[Clause, list[BaseClaim]]:
    """The clause without the sizes of some of its gaps, and the claims of these."""
    from heatparse.claims.changes.some_gaps import (
        apart,  # loaded where an order has sizes of some of its gaps
    )

    return apart(clause, scene) or (clause, [])


def _beside_letters(claims: list[BaseClaim], clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims; they are open where nobody knows of which panel they are made: "in panel (b)"."""
    if len(scene.grids) < _SEVERAL or not clause.has("DIMENSION"):
        return claims
    from heatparse.claims.language.panel_letters import (
        has_unknown_letter,  # loaded where panels may have letters
    )

    if not has_unknown_letter(clause, scene.text):
        return claims
    return [claim.model_copy(update={"verdict": "undecidable", "rule": None}) for claim in claims]


def judge_claims(document: Document) -> tuple[Claim, ...]:
    """Read the claims of a document's prose and judge each by the document's numbers."""
    if not document.panels or document._reading is None:
        return ()
    scene = Scene(document)
    claims: list[BaseClaim] = [claim for reader in DOCUMENT_READERS for claim in reader(scene)]
    zones: Zones | None = None  # of use from the first clause on that may name one
    for clause in read_clauses(scene.draft, scene.names):
        if not (
            clause.may_claim
            or clause.lead
            or _takes_up_extreme(clause, scene)
            or (scene.tells_areas and clause.says(words("stretches", "cues")))
            or may_turn(clause)
            or clause.says(words("comparisons", "agreeing"))
            or clause.says(words("comparisons", "between_two"))
            or clause.says(words("comparisons", "carrying"))
            or clause.says(words("bonds", "opening"))
            or clause.says(words("classifications", "perfect"))
        ):
            continue
        if zones is None and (
            may_be_zoned(clause.phrases) or may_be_zoned(clause.lead) or takes_up_place(clause)
        ):
            from heatparse.claims.places.zones import Zones  # loaded where a part of the grid may be told

            zones = Zones(scene)
        if zones is not None:
            clause = zones.zoned(clause)
        shared = None
        if len(clause.of("AMOUNT")) > 1 and _has_share(clause):
            clause, shared = _twice_told(clause)
        some: list[BaseClaim] = []
        if tells_some_gap(clause):
            clause, some = _without_some_gaps(clause, scene)
        if clause.has("CARDINAL") and clause.has("AXISNOUN"):
            from heatparse.claims.plain.counted_names import (
                with_counted_names,  # loaded where things are counted
            )

            clause = with_counted_names(clause, scene)
        if len(clause.of("SUPERLATIVE")) > _SEVERAL and clause.has("DIFFERENCE") and clause.has("AMOUNT"):
            from heatparse.claims.plain.best_and_worst import (
                with_size_alone,  # loaded where a spread may be told by its ends
            )

            clause = with_size_alone(clause)
        if clause.lead and clause.heads and clause.has("REF") and not clause.has("SUPERLATIVE"):
            from heatparse.claims.plain.headed_ranks import (
                with_counted_lead,  # loaded where a lead may count places
            )

            clause = with_counted_lead(clause)
        clause, *more = _with_rest(clause, scene)
        found = _judged(clause, scene)
        if decided(found) < max(1, len(found)):
            parts = _of_parts(clause, scene)
            found = with_wrong_values(parts, found) if decided(parts) > decided(found) else found
        if _may_be_compound(clause, scene.text):
            from heatparse.claims.parts.compounds import (
                with_parts,  # loaded where a clause may have several parts
            )

            found = with_parts(found, clause, scene, _judged)
        if decided(found) < max(1, len(found)) and may_be_borne_out(found, clause):
            from heatparse.claims.changes.evidence_spans import (
                with_evidence,  # loaded for what no reader understood
            )

            found = with_evidence(found, clause, scene)
        if shared is not None:
            from heatparse.claims.plain.relative_changes import agreed

            shared.read.clear()  # the two are read apart
            found = agreed(found, _judged(shared, scene))
        found += some
        for part in more:
            part.read.clear()
            found += _judged(part, scene)
        found += restated_values(found, clause, scene)
        claims += _beside_letters(found, clause, scene)
    claims.sort(key=lambda claim: claim.span.start)
    return tuple(claims)  # type: ignore[arg-type]

"""Claims: statements of the prose that the document itself decides.

A reader looks at one clause and returns the claims of its kind that it finds there. Readers run in
the order of `READERS`; what an earlier one has read of a clause is in `clause.read`.

Every reader is asked about every clause, and most have nothing to say of most. So a reader, and each
step of it that goes through the phrases, begins with a gate: one operation on a set that the clause
makes once. `clause.has("AMOUNT", "SIGN")` asks for types of phrases, `clause.says(words)` for words,
`scene.panels(clause)` is remembered. A gate names what the reader cannot do without and no more;
what it lets through is looked at in full.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from heatparse.claims.aggregates import read_aggregates
from heatparse.claims.axis_places import read_axis_places
from heatparse.claims.cell_values import read_cell_values
from heatparse.claims.comparisons import read_comparisons
from heatparse.claims.confusions import counts_things, is_confusion
from heatparse.claims.contexts import in_context
from heatparse.claims.counts import read_occurrences
from heatparse.claims.differences import read_differences
from heatparse.claims.ellipses import completed
from heatparse.claims.extrema import read_extrema
from heatparse.claims.gates import (
    color_words,
    has_extent,
    may_be_zoned,
    may_rank,
    may_turn,
    orderings,
    speaks_of_shades,
    takes_up_extreme,
    takes_up_place,
    tells_some_gap,
)
from heatparse.claims.gates import (
    counts_things as counts_some,
)
from heatparse.claims.holdings import read_holdings
from heatparse.claims.inventories import read_inventory
from heatparse.claims.judgement import decided
from heatparse.claims.other_matters import is_of_other_matter, names_signed_group, tells_of_some
from heatparse.claims.phrases import Amount, Phrase, phrase_key
from heatparse.claims.restated_values import restated_values
from heatparse.claims.scale_statements import read_scale_statements, speaks_of_bar
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause, follows_in_sentence, read_clauses
from heatparse.claims.thresholds import read_assertions
from heatparse.claims.trends import read_trends
from heatparse.claims.turns import turned
from heatparse.inventory.survey import survey_of
from heatparse.models import Document
from heatparse.models.claims import BaseClaim, Claim
from heatparse.phrases import words

if TYPE_CHECKING:
    from heatparse.claims.zones import Zones

_LISTED = 3  # numbers of a list
_PLACE = 3  # phrases of "at larger sizes"
_OF_SHOWN = frozenset(("extremum", "ranking"))  # what may as well be said of something that is not shown
_RACING = ("SUPERLATIVE", "ORDER", "NEXT")  # with which things are set against each other
# What a part of a sentence tells.
_OF_PARTS = ("SUPERLATIVE", "ORDINAL", "RIVALS", "POSITION", "AGGREGATE", "CARDINAL", "DIFFERENCE", "COMPARATIVE",
             "FACTOR")  # fmt: skip
Reader = Callable[[Clause, Scene], list[BaseClaim]]


def _later(
    name: str,
    *needed: tuple[str, ...],
    of: Callable[[Scene], bool] | None = None,
    says: tuple[str, str] | None = None,
) -> Reader:
    """The reader `read_NAME` of the module that has it, which few documents need: it is loaded when it is.

    It is asked about clauses that have a phrase of one type at least of each group, and that say a word
    of a vocabulary, in the scenes `of` a kind.
    """

    @cache
    def reader() -> Reader:
        found: Reader = getattr(import_module(f"{__name__}.{name}"), f"read_{name}")
        return found

    def read(clause: Clause, scene: Scene) -> list[BaseClaim]:
        for types in needed:
            if clause.types.isdisjoint(types):
                return []
        if says is not None and not clause.says(words(*says)):
            return []
        return reader()(clause, scene) if of is None or of(scene) else []

    return read


def _has_square(scene: Scene) -> bool:
    return any(grid.is_square for grid in scene.grids.all())


def _has_areas(scene: Scene) -> bool:
    return scene.tells_areas


def _has_pair(scene: Scene) -> bool:
    return len(scene.grids) == 2


def _has_gaps(scene: Scene) -> bool:
    return any(grid.cells and not grid.is_complete and not grid.areas for grid in scene.grids.all())


def _read_restated_bands(scene: Scene) -> list[BaseClaim]:
    if not any(grid.areas for grid in scene.grids.all()):
        return []
    from heatparse.claims.restated_bands import read_restated_bands  # loaded where bands are told

    return read_restated_bands(scene)


def _read_summary_tables(scene: Scene) -> list[BaseClaim]:
    means, draft = words("names", "mean_heads"), scene.draft
    for at, block in enumerate(draft.blocks):
        if (block.kind == "row" and draft.roles.get(at) is None) or (
            block.kind == "heading" and any(token[3] in means for token in draft.tokens_of(block))
        ):
            from heatparse.claims.summary_tables import read_summary_tables  # loaded where there may be one

            return read_summary_tables(scene)
    return []


def _read_step_lists(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if len(clause.of("AMOUNT")) < _LISTED or not clause.has("DIFFERENCE", "UNKNOWN") or clause.is_data:
        return []
    from heatparse.claims.step_changes import read_step_lists  # loaded where several numbers are told

    return read_step_lists(clause, scene)


def _read_denied_extremes(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if not clause.has("SUPERLATIVE") or not clause.has("NEGATION", "SCOPE"):
        return []
    told = (
        clause.has("NEGATION")
        or clause.says(words("holders", "same"))
        or clause.says(words("holders", "never"))
    )
    if not told and all(getattr(p, "quantifier", "") in ("all", "both") for p in clause.of("SCOPE")):
        return []
    from heatparse.claims.denied_extremes import read_denied_extremes  # loaded where an extreme may be denied

    return read_denied_extremes(clause, scene)


def _read_axis_orders(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if clause.is_data or not clause.says(orderings()):
        return []
    from heatparse.claims.axis_orders import (
        read_axis_orders,  # loaded where labels may be said to be in order
    )

    return read_axis_orders(clause, scene)


def _read_bar_places(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if clause.is_data or not speaks_of_bar(clause, scene):
        return []
    from heatparse.claims.bar_places import read_bar_places  # loaded where the bar is spoken of

    return read_bar_places(clause, scene)


def _read_victories(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if clause.is_data or not clause.has("SUPERLATIVE") or not counts_some(clause.phrases):
        return []
    from heatparse.claims.victories import read_victories  # loaded where lines are counted

    return read_victories(clause, scene)


def _read_extents(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if clause.is_data or clause.has("COLOUR") or not clause.has("AMOUNT") or not has_extent(clause):
        return []
    from heatparse.claims.extents import read_extents  # loaded where two ends may be told

    return read_extents(clause, scene)


def _read_placements(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if len(scene.grids) != 2 or clause.has("AMOUNT", "SUPERLATIVE", "COMPARATIVE", "DIFFERENCE"):
        return []
    from heatparse.claims.layouts import read_placements  # loaded for two panels

    return read_placements(clause, scene)


def _read_rankings(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if clause.is_data or not may_rank(clause):
        return []
    from heatparse.claims.rankings import read_rankings  # loaded where an order may be told

    return read_rankings(clause, scene)


def _read_legends(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if not speaks_of_shades(clause):
        return []
    from heatparse.claims.legends import read_legends  # loaded where the scale, or a color, is spoken of

    return read_legends(clause, scene)


def _read_layouts(scene: Scene) -> list[BaseClaim]:
    if len(scene.document.panels) < 2:
        return []
    from heatparse.claims.layouts import read_layouts  # loaded for several panels

    return read_layouts(scene)


def _read_color_meanings(scene: Scene) -> list[BaseClaim]:
    roles = scene.draft.roles
    told = (
        line
        for line in survey_of(scene.document).prose
        if roles.get(line.number, "prose") == "prose" and line.block.kind != "heading"
    )
    if all(line.keys.isdisjoint(color_words()) for line in told):
        return []
    from heatparse.claims.color_meanings import read_color_meanings  # loaded where colors are told

    return read_color_meanings(scene)


READERS: tuple[Reader, ...] = (
    _later("relative_places", of=_has_pair), read_axis_places,
    _read_axis_orders, _read_bar_places,
    read_scale_statements, _later("sole_colors", ("COLOUR",), ("SCOPE",), ("REF",)),
    _later("colorings", ("COLOUR",), ("SCOPE", "CARDINAL", "DIMENSION")),
    _later("color_lists", ("REF", "SUPERLATIVE", "AMOUNT"), says=("colors", "hues")),
    _later("misclassifications", ("REF",), ("NEGATION", "SCOPE", "PREDICTED", "CARDINAL"), of=is_confusion),
    _later("misclassifications", ("REF",), of=is_confusion, says=("classifications", "perfect")),
    _later("class_shares", ("REF",), ("AMOUNT", "CARDINAL"), of=is_confusion),
    _later("class_tallies", ("AMOUNT", "CARDINAL", "NEGATION"), of=is_confusion),
    _later("sign_tallies", ("SUPERLATIVE", "COMPARATIVE"), ("REF",), says=("bonds", "tallying")),
    _later("class_sums", ("AMOUNT",), of=is_confusion),
    _later("class_bounds", ("AMOUNT", "COMPARATIVE"), ("REF", "SCOPE", "CARDINAL", "NEGATION", "MEASURE"),
           of=is_confusion),
    _later("error_orders", ("REF",), ("COMPARATIVE", "FACTOR", "TIMES"), of=is_confusion),
    _later("class_orders", ("REF",), ("COMPARATIVE", "FACTOR", "TIMES"), of=is_confusion),
    _later("coverages", ("TESTED", "UNKNOWN", "MEASURE", "HAVE", "DIMENSION"), of=_has_gaps),
    _later("band_statements", of=_has_areas), _later("range_ends", of=_has_areas),
    _later("color_ways", ("COLOUR",), ("REF",), says=("color_ways", "to")),
    _later("color_lines", ("COLOUR",), ("CARDINAL", "SCOPE", "AMOUNT", "NEGATION"), says=("colors", "hues")),
    _later("color_contests", ("COLOUR",), ("COMPARATIVE", "THAN", "UNKNOWN", "SUPERLATIVE"), says=("colors", "hues")),
    _later("tally_contests", ("SIGN",), says=("assertions", "tallying")),
    _later("step_changes", ("DIFFERENCE", "COMPARATIVE"), says=("trends", "stepping_words")),
    _read_step_lists,
    _later("sole_cells", ("SCOPE",), ("DIMENSION", "MEASURE", "PART"), ("AMOUNT", "SIGN")),
    _later("bonds", ("REF",), ("UNKNOWN",), of=_has_square),
    read_assertions, _later("worn_colors", ("COLOUR",), ("REF",), ("BE", "OCCUR", "HAVE")),
    _later("cells_in_color", ("COLOUR",), ("REF", "BE", "HAVE"), says=("colors", "hues")), read_occurrences,
    _read_victories,
    _later("mirror_gaps", ("AMOUNT",), ("DIFFERENCE",), of=_has_square), _later("mirrors", of=_has_square),
    _later("symmetries", ("SYMMETRY", "PART")), _later("diagonals", ("PART",)), read_aggregates, read_trends,
    _read_extents, _later("confinements", ("COLOUR",)), _read_placements, _read_legends,
    _later("classifications", ("CARDINAL", "AMOUNT"), of=counts_things),
    _later("regions", says=("regions", "gathered")),
    _later("betweens", ("REF",), says=("comparisons", "between_two")),
    _later("signed_extremes", ("POLARITY",), ("SUPERLATIVE",)),
    _later("panel_steps", ("AMOUNT",), ("DIFFERENCE",), ("NEGATION", "SCOPE", "DIMENSION"), of=_has_pair),
    _later("mutual_spans", ("AMOUNT",), ("MEASURE", "SCOPE"), ("RESTRICTION",), says=("comparisons", "mutual")),
    _read_denied_extremes,
    read_holdings, read_extrema, _read_rankings, read_comparisons,
    _later("doublings", ("AMOUNT",), ("AXISNOUN",), says=("trends", "multiplying")),
    _later("rival_gains", ("AMOUNT",), ("RIVALS",)),
    read_differences, _later("course_ends", ("AMOUNT",), says=("trends", "edge_verbs")), read_cell_values,
)  # fmt: skip
# What is said of the figure as a whole, wherever it stands.
DOCUMENT_READERS: tuple[Callable[[Scene], list[BaseClaim]], ...] = (
    read_inventory, _read_layouts, _read_color_meanings, _read_restated_bands, _read_summary_tables,
)  # fmt: skip


def _read(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause, as its words have it by themselves."""
    claims: list[BaseClaim] = []
    for reader in READERS:
        found = reader(clause, scene)
        if found:
            claims += found
            clause.read.update(claim.kind for claim in found)  # type: ignore[attr-defined]
        if clause.read & {
            "scale",
            "layout",
            "misclassification",
            "coverage",
            "band",
            "sign tally",
            "sole color",
        }:
            break  # its numbers are no values, its places no ranks
    return claims


def _under_context(claims: list[BaseClaim], clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims; what is true of a line that the context names is claimed of that line.

    What is false there as well keeps its verdict.
    """
    opened = [at for at, claim in enumerate(claims) if claim.verdict != "supported"]
    if not opened:
        return claims
    claims = list(claims)
    for part in in_context(clause, scene):
        again = _read(turned(part, scene), scene)
        for at in opened:
            same = [other for other in again if other.kind == claims[at].kind]  # type: ignore[attr-defined]
            verdicts = {other.verdict for other in same}
            if verdicts == {"supported"}:
                claims[at] = same[0]
            elif "supported" in verdicts and "refuted" not in verdicts:
                claims[at] = claims[at].model_copy(update={"verdict": "undecidable"})
        opened = [at for at in opened if claims[at].verdict != "supported"]
    return claims


def _is_unshown(clause: Clause, scene: Scene) -> bool:
    if not scene.tells_of_showing:
        return False
    from heatparse.claims.unshown import is_unshown  # loaded where something may not be shown

    return is_unshown(clause, scene)


def _speaks_of_rest(clause: Clause, scene: Scene) -> bool:
    """Whether a clause, or the place in front of it, speaks of a rest of which nobody knows what it is."""
    before = clause.before
    told = (
        clause.phrases
        if before is None or len(before.phrases) > _PLACE
        else [*before.phrases, *clause.phrases]
    )
    if not any(map(_opens_rest, told, told[1:])) and not clause.has("RIVALS"):
        return False
    from heatparse.claims.rest_places import leaves_rest_open  # loaded where a rest may be told

    return leaves_rest_open(clause, scene)


def _withheld(claim: BaseClaim, clause: Clause, scene: Scene) -> BaseClaim:
    """The claim; it is not refuted by numbers in doubt, nor where the words leave room.

    Nor is it borne out by the values where it speaks of something else.
    """
    if (
        (claim.verdict == "supported" and is_of_other_matter(claim, clause, scene))
        or names_signed_group(clause)
        or (claim.kind in _OF_SHOWN and _is_unshown(clause, scene))  # type: ignore[attr-defined]
    ):
        return claim.model_copy(update={"verdict": "undecidable", "rule": None})
    if claim.kind != "trend" and claim.verdict != "undecidable" and _speaks_of_rest(clause, scene):  # type: ignore[attr-defined]
        return claim.model_copy(update={"verdict": "undecidable", "rule": None})
    if clause.has("AXISNOUN") and clause.has("AMOUNT") and claim.verdict != "undecidable":
        from heatparse.claims.unlisted_places import is_elsewhere  # loaded where a number may be a place

        if is_elsewhere(clause, scene):
            return claim.model_copy(update={"verdict": "undecidable", "rule": None})
    if claim.verdict != "refuted":
        return claim
    if claim.rule == "tied-extremum":
        from heatparse.claims.afterthoughts import tells_tie  # loaded where several hold an extreme
        from heatparse.claims.whereabouts import are_all_named, names_rivals

        if are_all_named(claim, clause, scene) or tells_tie(clause, scene):
            return claim.model_copy(update={"verdict": "supported", "rule": None})
        if names_rivals(claim, clause, scene):
            return claim.model_copy(update={"verdict": "undecidable", "rule": None})
    from heatparse.claims.back_references import takes_over  # loaded for what seems wrong
    from heatparse.claims.bases import is_on_other_basis
    from heatparse.claims.misleading_turns import misleads
    from heatparse.claims.other_subjects import has_other_subject
    from heatparse.claims.own_rivals import is_of_inner_noun, leaves_rivals_open
    from heatparse.claims.reserves import is_reserved
    from heatparse.claims.second_looks import has_other_reading
    from heatparse.claims.sentence_context import is_fragment, is_in_long_sentence
    from heatparse.claims.topics import is_of_group

    if (
        scene.is_doubtful
        or tells_of_some(claim, clause)
        or is_in_long_sentence(claim, clause, scene)
        or is_fragment(claim, clause, scene)
        or is_reserved(claim, clause, scene)
        or takes_over(claim, clause, scene)
        or misleads(claim, clause, scene)
        or has_other_reading(claim, clause, scene)
        or (claim.kind not in ("legend", "layout") and is_on_other_basis(claim.kind, clause, scene))  # type: ignore[attr-defined]
        or has_other_subject(claim, clause, scene)
        or (claim.kind in _OF_SHOWN and is_of_group(clause, scene))  # type: ignore[attr-defined]
        or (claim.kind in _OF_SHOWN and leaves_rivals_open(clause, scene))  # type: ignore[attr-defined]
        or (claim.kind == "aggregate" and is_of_inner_noun(clause, scene))  # type: ignore[attr-defined]
    ):
        return claim.model_copy(update={"verdict": "undecidable"})
    return claim


def _once(claims: list[BaseClaim]) -> list[BaseClaim]:
    """The claims; what follows from a fault is no second one.

    A wrong value has a wrong sign ("positive (0.2)" of -0.2); at an end of a wrong course it is the
    course that is wrong; the size of a change is no value.
    """
    values = [claim for claim in claims if _is_wrong_value(claim)]
    if not values:
        return claims
    told = [claim.related for claim in values]
    claims = [claim for claim in claims if not (_is_wrong_sign(claim) and claim.related in told)]
    rest = [claim for claim in claims if claim not in values]
    courses = any((claim.kind, claim.verdict) == ("trend", "refuted") for claim in rest)  # type: ignore[attr-defined]
    changes = any((claim.kind, claim.verdict) == ("difference", "supported") for claim in rest)  # type: ignore[attr-defined]
    return rest if courses or changes else claims


def _is_wrong_sign(claim: BaseClaim) -> bool:
    return (claim.kind, claim.verdict) == ("threshold", "refuted") and len(claim.related) == 1  # type: ignore[attr-defined]


def _is_wrong_value(claim: BaseClaim) -> bool:
    """A value of a cell that is not so, told by itself or at an end of a course."""
    is_value = claim.kind == "cell-value" or claim.rule == "cell-value-mismatch"  # type: ignore[attr-defined]
    return is_value and claim.verdict == "refuted"


def _is_year(amount: Phrase) -> bool:
    return isinstance(amount, Amount) and not amount.bound and 1000 <= (amount.quantity.value or 0) < 3000


def _judged(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause with their verdicts."""
    if scene.in_rising_order is None:
        return _judged_in_order(clause, scene)
    from heatparse.claims.rising_orders import by_numbers  # loaded where an axis lists its numbers downwards

    return by_numbers(clause, scene, _judged_in_order)


def _judged_in_order(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause with their verdicts; what an opposed measure says of the values is turned."""
    if clause.says(_opposable()) or (clause.before is not None and clause.before.says(_opposable())):
        from heatparse.claims.opposed import judged_opposed  # loaded where such a measure may be named

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
        from heatparse.claims.digit_classes import with_digit_classes  # loaded for confusion matrices

        clause = with_digit_classes(clause)
    if clause.says(words("classifications", "empty")) and counts_things(scene):
        from heatparse.claims.class_phrases import with_zeros  # loaded for confusion matrices

        clause = with_zeros(clause)
    if any(map(_is_year, clause.of("AMOUNT"))):
        from heatparse.claims.year_spans import with_years  # loaded for what may be said of years

        clause = with_years(clause, scene)
    if clause.has("CARDINAL", "AMOUNT") and any(len(ref.names) > 1 for ref in clause.refs()):
        from heatparse.claims.told_of_each import (
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
    found = _once([_withheld(claim, clause, scene) for claim in _read(clause, scene)])
    if any(claim.verdict == "refuted" for claim in found):
        if any(ref.unordered for ref in clause.refs()):
            from heatparse.claims.pair_orders import as_turned  # loaded where a pair may be either way

            found = as_turned(found, clause, scene, _read)
        if scene.listed is not None:
            found = _as_listed(found, clause, scene.listed)
    found = _beside_margins(found, clause, scene)
    if given.has("AGGREGATE"):
        found = _with_means(found, given, scene)
    if len(scene.grids) > 1 and _sets_panels(clause, scene):
        from heatparse.claims.panel_races import with_races  # loaded where panels are set against each other

        found = with_races(found, clause, scene, _judged_by)
    return _under_context(found, clause, scene)


def _beside_tints(clause: Clause, scene: Scene) -> list[BaseClaim] | None:
    """The claims of a clause with colors in its brackets; None where it has none that only tell how cells look."""
    if not clause.says(words("colors", "hues")):
        return None
    from heatparse.claims.tinted_brackets import without_tints  # loaded where a bracket tells a color

    bare = without_tints(clause, scene)
    if bare is clause:
        return None
    colored = [_withheld(claim, clause, scene) for claim in _read(turned(clause, scene), scene)]
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
        from heatparse.claims.mean_scenes import takes_some  # loaded, here and below, where means are told

        if takes_some(clause, scene):
            claims = [
                claim if claim.kind == "aggregate" else claim.model_copy(update={"verdict": "undecidable"})  # type: ignore[attr-defined]
                for claim in claims
            ]
    if decided(claims):
        return claims
    if clause.has("AXISNOUN", "SCOPE"):
        from heatparse.claims.own_rivals import is_of_inner_noun  # loaded where a noun may name rivals

        if is_of_inner_noun(clause, scene):
            return claims
    from heatparse.claims.mean_scenes import read_means

    found = read_means(clause, scene, _judged_by)
    kinds = {claim.kind for claim in found}  # type: ignore[attr-defined]
    return [*(claim for claim in claims if claim.kind not in kinds), *found]  # type: ignore[attr-defined]


def _judged_by(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause that speaks of other values than those of the cells."""
    clause = turned(clause, scene)
    return _once([_withheld(claim, clause, scene) for claim in _read(clause, scene)])


def _judged_without_pairs(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """What a clause tells of all pairs but those that it sets aside; nothing where it names none."""
    if not any(grid.is_mirrored for grid in scene.grids.all()):
        return []
    from heatparse.claims.excepted_pairs import without_pairs  # loaded where pairs may be set aside

    told = without_pairs(clause, scene)
    return _judged(*told) if told is not None else []


def _beside_margins(claims: list[BaseClaim], clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims; what holds of a grid without its totals is true, and what holds within a matrix is open.

    "No confusion exceeds 15" leaves the totals out, and may leave out what no class was given to.
    """
    if scene.without_margins is not None:
        claims = _counted_without(claims, clause, scene.without_margins)
    if not any(claim.verdict == "refuted" for claim in claims):
        return claims
    if clause.says(words("names", "ablations")):
        from heatparse.claims.core_scenes import without_references  # loaded where ablations are spoken of

        ablated = without_references(scene)
        claims = _as_listed(claims, clause, ablated) if ablated is not None else claims
    if scene.without_margins is not None:
        claims = _as_listed(claims, clause, scene.without_margins)
    if scene.within_matrix is not None:
        again = _as_listed(claims, clause, scene.within_matrix)
        claims = [
            one if one is two else one.model_copy(update={"verdict": "undecidable", "rule": None})
            for one, two in zip(claims, again, strict=True)
        ]
    return claims


def _counted_without(claims: list[BaseClaim], clause: Clause, core: Scene) -> list[BaseClaim]:
    """The claims; a count that is right with the totals alone is open: "three prices of A exceed 20"."""
    if not any((c.kind, c.verdict) == ("count", "supported") for c in claims) or clause.says(  # type: ignore[attr-defined]
        words("margins", "margins")
    ):
        return claims
    read = set(clause.read)
    clause.read.clear()
    wrong = any((c.kind, c.verdict) == ("count", "refuted") for c in _read(clause, core))  # type: ignore[attr-defined]
    clause.read.clear()
    clause.read.update(read)
    return [
        claim.model_copy(update={"verdict": "undecidable"})
        if wrong and (claim.kind, claim.verdict) == ("count", "supported")  # type: ignore[attr-defined]
        else claim
        for claim in claims
    ]


def _as_listed(claims: list[BaseClaim], clause: Clause, listed: Scene) -> list[BaseClaim]:
    """The claims; what is true of the cells that are listed is true, whatever the text says of the rest."""
    read = set(clause.read)
    clause.read.clear()
    again = [claim for claim in _read(clause, listed) if claim.verdict == "supported"]
    clause.read.clear()
    clause.read.update(read)
    held = {claim.kind: claim for claim in again}  # type: ignore[attr-defined]
    return [
        held.get(claim.kind, claim) if claim.verdict == "refuted" else claim  # type: ignore[attr-defined]
        for claim in claims
    ]


def _of_parts(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause whose parts share a predicate.

    A part is refuted where the first one is understood: the predicate that it takes over is that one.
    """
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
        or (clause.says(_further()) and any(map(_opens_rest, phrases, phrases[1:])))
    )


@cache
def _further() -> frozenset[str]:
    return words("trends", "further_up") | words("trends", "further_down")


def _opens_rest(one: Phrase, two: Phrase) -> bool:
    return one.type == "PREPOSITION" and phrase_key(two) in _further()


def _with_rest(clause: Clause, scene: Scene) -> list[Clause]:
    if clause.has("AGGREGATE") and len(clause.of("AMOUNT")) > 1 and clause.has("REF"):
        from heatparse.claims.shared_aggregates import of_each  # loaded where several are aggregated

        return of_each(clause, scene)
    if not _may_tell_rest(clause):
        return [clause]
    from heatparse.claims.rest_places import with_rest  # loaded where a place may be the rest of an axis

    return with_rest(clause, scene)


def _has_share(clause: Clause) -> bool:
    return any(isinstance(p, Amount) and p.is_percent for p in clause.of("AMOUNT"))


def _twice_told(clause: Clause) -> tuple[Clause, Clause | None]:
    """The clause without the share of a change, and the one that tells the share alone."""
    from heatparse.claims.relative_changes import twice_told  # loaded where a share stands beside a number

    return twice_told(clause) or (clause, None)


def _takes_up_extreme(clause: Clause, scene: Scene) -> bool:
    if not takes_up_extreme(clause):
        return False
    from heatparse.claims.winner_pairs import is_part, tells_holder  # loaded behind an extreme

    return is_part(clause, scene) or tells_holder(clause)


def _without_some_gaps(clause: Clause, scene: Scene) -> tuple[Clause, list[BaseClaim]]:
    """The clause without the sizes of some of its gaps, and the claims of these."""
    from heatparse.claims.some_gaps import apart  # loaded where an order has sizes of some of its gaps

    return apart(clause, scene) or (clause, [])


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
            from heatparse.claims.zones import Zones  # loaded where a part of the grid may be told

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
            from heatparse.claims.counted_names import with_counted_names  # loaded where things are counted

            clause = with_counted_names(clause, scene)
        clause, *more = _with_rest(clause, scene)
        found = _judged(clause, scene)
        if decided(found) < max(1, len(found)):
            parts = _of_parts(clause, scene)
            found = parts if decided(parts) > decided(found) else found
        if _may_be_compound(clause, scene.text):
            from heatparse.claims.compounds import with_parts  # loaded where a clause may have several parts

            found = with_parts(found, clause, scene, _judged)
        if clause.has("AMOUNT") and decided(found) < max(1, len(found)):
            from heatparse.claims.evidence_spans import with_evidence  # loaded for what no reader understood

            found = with_evidence(found, clause, scene)
        if shared is not None:
            from heatparse.claims.relative_changes import agreed

            shared.read.clear()  # the two are read apart
            found = agreed(found, _judged(shared, scene))
        found += some
        for part in more:
            part.read.clear()
            found += _judged(part, scene)
        claims += found
        claims += restated_values(found, clause, scene)
    claims.sort(key=lambda claim: claim.span.start)
    return tuple(claims)  # type: ignore[arg-type]

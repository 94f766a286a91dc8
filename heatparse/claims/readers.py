"""Readers: each looks at one clause, and returns the claims of its kind that it finds there.

Readers run in the order of `READERS`; what an earlier one has read of a clause is in `clause.read`.

Every reader is asked about every clause, and most have nothing to say of most. So a reader, and each
step of it that goes through the phrases, begins with a gate: one operation on a set that the clause
makes once. `clause.has("AMOUNT", "SIGN")` asks for types of phrases, `clause.says(words)` for words,
`scene.panels(clause)` is remembered. A gate names what the reader cannot do without and no more;
what it lets through is looked at in full.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module

from heatparse.claims.aggregates import read_aggregates
from heatparse.claims.cell_values import read_cell_values
from heatparse.claims.changes.differences import read_differences
from heatparse.claims.classes.confusions import counts_things, holds_rates, is_confusion
from heatparse.claims.colors.scale_statements import read_scale_statements, speaks_of_bar
from heatparse.claims.comparisons.comparisons import read_comparisons
from heatparse.claims.counts.inventories import read_inventory
from heatparse.claims.counts.thresholds import read_assertions
from heatparse.claims.extremes.extrema import read_extrema
from heatparse.claims.extremes.holdings import read_holdings
from heatparse.claims.gates import (
    color_words,
    has_extent,
    may_rank,
    orderings,
    speaks_of_shades,
    tells_gains,
    tells_part,
)
from heatparse.claims.gates import counts_things as counts_some
from heatparse.claims.language.phrases import Phrase, is_only, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.axis_places import read_axis_places
from heatparse.claims.scene import Scene
from heatparse.claims.trends.trends import read_trends
from heatparse.inventory.survey import survey_of
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words
from heatparse.resources import vocabulary

_LISTED = 3  # numbers of a list
_ENDS = 2  # of a change
_TOLD_AMONG = 3  # phrases: a comma, "only" and a name
_LED = 6  # phrases of "**A:** slight increase (+3)"
# Behind one of these the numbers of a clause are no values, its places no ranks.
_ENDING = frozenset(
    (
        "scale",
        "layout",
        "misclassification",
        "coverage",
        "band",
        "nested count",
        "sole among",
        "counterparts",
        "brought",
        "sign tally",
        "sole color",
        "panel course",
        "step race",
        "largest step",
        "diagonal way",
        "led change",
    )
)
Reader = Callable[[Clause, Scene], list[BaseClaim]]
Gated = tuple[tuple[tuple[str, ...], ...], Reader]  # a clause has a phrase of one type at least of each group


def _later(
    name: str,
    *needed: tuple[str, ...],
    of: Callable[[Scene], bool] | None = None,
    says: tuple[str, str] | None = None,
) -> Gated:
    """The reader `read_NAME` of the module ROOM.NAME, which few documents need: it is loaded when it is.

    It is asked about clauses that have a phrase of one type at least of each group, and that say a word
    of a vocabulary, in the scenes `of` a kind.
    """

    @cache
    def reader() -> Reader:
        found: Reader = getattr(import_module(f"heatparse.claims.{name}"), f"read_{name.rpartition('.')[2]}")
        return found

    def read(clause: Clause, scene: Scene) -> list[BaseClaim]:
        if says is not None and not clause.says(words(*says)):
            return []
        return reader()(clause, scene) if of is None or of(scene) else []

    return needed, read


def _gated(reader: Reader, *needed: tuple[str, ...]) -> Gated:
    """A reader that looks at the clauses with a phrase of one type at least of each group."""
    return needed, reader


def _has_square(scene: Scene) -> bool:
    return scene.has_square


def _has_areas(scene: Scene) -> bool:
    return scene.tells_areas


def _has_groups(scene: Scene) -> bool:
    return bool(scene.names.groups)


def _has_pair(scene: Scene) -> bool:
    return len(scene.grids) == 2


def _has_several(scene: Scene) -> bool:
    return len(scene.grids) > 1


def _tells_way_ends(scene: Scene) -> bool:
    return not scene.keys.isdisjoint(words("gains", "way_ends"))


def _has_gaps(scene: Scene) -> bool:
    return scene.has_gaps


@lru_cache(maxsize=8)
def _lists_times(scene: Scene) -> bool:
    from heatparse.claims.places.time_axes import is_of_time  # loaded where a number and a change may be told

    return any(
        is_of_time([grid.name(key) for key in keys])
        for grid in scene.all_filled()
        for keys in (grid.rows, grid.columns)
    )


def _read_restated_bands(scene: Scene) -> list[BaseClaim]:
    if not any(grid.areas for grid in scene.grids.all()):
        return []
    from heatparse.claims.bands.restated_bands import read_restated_bands  # loaded where bands are told

    return read_restated_bands(scene)


def _read_summary_tables(scene: Scene) -> list[BaseClaim]:
    means, draft = words("names", "mean_heads"), scene.draft
    for at, block in enumerate(draft.blocks):
        if (block.kind == "row" and draft.roles.get(at) is None) or (
            block.kind == "heading" and any(token[3] in means for token in draft.tokens_of(block))
        ):
            from heatparse.claims.trends.summary_tables import (
                read_summary_tables,  # loaded where there may be one
            )

            return read_summary_tables(scene)
    return []


def _read_led_changes(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if not clause.lead or clause.before is not None or len(clause.phrases) > _LED:
        return []
    from heatparse.claims.changes.led_changes import (
        read_led_changes,
    )  # loaded where a label is all that leads

    return read_led_changes(clause, scene)


def _read_brought_ends(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if len(clause.of("AMOUNT")) < _ENDS or not clause.says(("from",)):
        return []
    if not (clause.has("REF") or clause.heads):
        return []
    from heatparse.claims.changes.brought_ends import read_brought_ends  # loaded where two ends are told

    return read_brought_ends(clause, scene)


def _read_step_lists(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if len(clause.of("AMOUNT")) < _LISTED or not clause.has("DIFFERENCE", "UNKNOWN") or clause.is_data:
        return []
    from heatparse.claims.changes.step_changes import read_step_lists  # loaded where several numbers are told

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
    from heatparse.claims.extremes.denied_extremes import (
        read_denied_extremes,  # loaded where an extreme may be denied
    )

    return read_denied_extremes(clause, scene)


def _read_axis_orders(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if clause.is_data or not clause.says(orderings()):
        return []
    from heatparse.claims.extremes.axis_orders import (
        read_axis_orders,  # loaded where labels may be said to be in order
    )

    return read_axis_orders(clause, scene)


def _read_bar_places(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if clause.is_data or not speaks_of_bar(clause, scene):
        return []
    from heatparse.claims.places.bar_places import read_bar_places  # loaded where the bar is spoken of

    return read_bar_places(clause, scene)


def _read_sole_among(clause: Clause, scene: Scene) -> list[BaseClaim]:
    front = clause.phrases[2 : 2 + _TOLD_AMONG]
    if front[0].type not in ("COMMA", "JOIN") or not any(map(is_only, front)):
        return []
    from heatparse.claims.counts.sole_among import (
        read_sole_among,  # loaded where one alone is named behind a place
    )

    return read_sole_among(clause, scene)


def _read_occurrences(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if not (clause.says(("times",)) or clause.says(vocabulary("assertions", "often"))):
        return []
    if not (clause.has("OCCUR", "SHARE") or any(map(_tells_occurring, clause.phrases))):
        return []
    from heatparse.claims.counts.counts import read_occurrences  # loaded where something occurs so often

    return read_occurrences(clause, scene)


def _tells_occurring(phrase: Phrase) -> bool:
    return key_of(phrase) in words("assertions", "occurring")


def _read_victories(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if clause.is_data or not clause.has("SUPERLATIVE") or not counts_some(clause.phrases):
        return []
    from heatparse.claims.extremes.victories import read_victories  # loaded where lines are counted

    return read_victories(clause, scene)


def _read_shares_of_sums(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if clause.is_data or not clause.has("REF") or not clause.has("AMOUNT", "SCOPE", "FACTOR"):
        return []
    panels = scene.panels(clause)
    if len(panels) != 1 or scene.grids[panels[0]].speaks_of_percent or not tells_part(clause.phrases):
        return []
    from heatparse.claims.aggregates.shares_of_sums import read_shares_of_sums  # loaded where a share is told

    return read_shares_of_sums(clause, scene)


def _read_gap_courses(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if clause.has("AMOUNT", "SUPERLATIVE", "NEGATION", "SCOPE", "RIVALS", "THAN") or not any(
        getattr(phrase, "value", "") == "gap" for phrase in clause.phrases
    ):
        return []
    from heatparse.claims.changes.gap_courses import read_gap_courses  # loaded where a gap may change

    return read_gap_courses(clause, scene)


def _read_widest_gaps(clause: Clause, scene: Scene) -> list[BaseClaim]:
    told = clause if clause.has("SUPERLATIVE") else clause.before
    if clause.is_data or not clause.has("AMOUNT") or told is None or not told.has("SUPERLATIVE"):
        return []
    near = told.before if told.before is not None and told.has("PRONOUN") else told
    if not told.has("DIFFERENCE") and not (near.has("DIFFERENCE") or (near.before or near).has("DIFFERENCE")):
        return []
    from heatparse.claims.changes.widest_gaps import read_widest_gaps  # loaded where a gap is an extreme

    return read_widest_gaps(clause, scene)


def _read_extents(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if clause.is_data or clause.has("COLOUR") or not clause.has("AMOUNT") or not has_extent(clause):
        return []
    from heatparse.claims.counts.extents import read_extents  # loaded where two ends may be told

    return read_extents(clause, scene)


def _read_placements(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if len(scene.grids) != 2 or clause.has("AMOUNT", "SUPERLATIVE", "COMPARATIVE", "DIFFERENCE"):
        return []
    from heatparse.claims.panels.layouts import read_placements  # loaded for two panels

    return read_placements(clause, scene)


def _read_gain_races(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if not tells_gains(clause):
        return []
    from heatparse.claims.changes.gain_races import read_gain_races  # loaded where somebody gains or loses

    return read_gain_races(clause, scene)


def _read_rankings(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if clause.is_data or not may_rank(clause):
        return []
    from heatparse.claims.extremes.rankings import read_rankings  # loaded where an order may be told

    return read_rankings(clause, scene)


def _read_legends(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if not speaks_of_shades(clause):
        return []
    from heatparse.claims.colors.legends import (
        read_legends,  # loaded where the scale, or a color, is spoken of
    )

    return read_legends(clause, scene)


def _read_layouts(scene: Scene) -> list[BaseClaim]:
    if len(scene.document.panels) < 2:
        return []
    from heatparse.claims.panels.layouts import read_layouts  # loaded for several panels

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
    from heatparse.claims.colors.color_meanings import read_color_meanings  # loaded where colors are told

    return read_color_meanings(scene)


READERS: tuple[Gated, ...] = (
    _later("places.relative_places", of=_has_pair), _gated(read_axis_places),
    _gated(_read_axis_orders), _gated(_read_bar_places),
    _gated(read_scale_statements, ("AMOUNT", "CARDINAL")),
    _later("colors.sole_colors", ("COLOUR",), ("SCOPE",), ("REF",)),
    _later("colors.colorings", ("COLOUR",), ("SCOPE", "CARDINAL", "DIMENSION")),
    _later("colors.color_lists", ("REF", "SUPERLATIVE", "AMOUNT"), says=("colors", "hues")),
    _later("classes.misclassifications", ("REF",), ("NEGATION", "SCOPE", "PREDICTED", "CARDINAL"), of=is_confusion),
    _later("classes.misclassifications", ("REF",), of=is_confusion, says=("classifications", "perfect")),
    _later("classes.class_rates", ("AMOUNT",), ("REF",), of=holds_rates),
    _later("classes.class_shares", ("REF",), ("AMOUNT", "CARDINAL"), of=is_confusion),
    _later("classes.class_tallies", ("AMOUNT", "CARDINAL", "NEGATION"), of=is_confusion),
    _later("counts.sign_tallies", ("SUPERLATIVE", "COMPARATIVE"), ("REF",), says=("bonds", "tallying")),
    _later("classes.class_sums", ("AMOUNT",), of=is_confusion),
    _later("classes.class_bounds", ("AMOUNT", "COMPARATIVE"), ("REF", "SCOPE", "CARDINAL", "NEGATION", "MEASURE"),
           of=is_confusion),
    _later("classes.pair_mixups", ("COMPARATIVE",), ("REF",), of=is_confusion, says=("classifications", "mutual")),
    _later("classes.error_orders", ("REF",), ("COMPARATIVE", "FACTOR", "TIMES"), of=is_confusion),
    _later("classes.class_orders", ("REF",), ("COMPARATIVE", "FACTOR", "TIMES"), of=is_confusion),
    _later("counts.coverages", ("TESTED", "UNKNOWN", "MEASURE", "HAVE", "DIMENSION"), of=_has_gaps),
    _later("bands.band_statements", of=_has_areas), _later("bands.range_ends", of=_has_areas),
    _later("colors.color_ways", ("COLOUR",), ("REF",), says=("color_ways", "to")),
    _later("colors.color_lines", ("COLOUR",), ("CARDINAL", "SCOPE", "AMOUNT", "NEGATION"), says=("colors", "hues")),
    _later("colors.color_contests", ("COLOUR",), ("COMPARATIVE", "THAN", "UNKNOWN", "SUPERLATIVE"),
           says=("colors", "hues")),
    _later("counts.tally_contests", ("SIGN",), says=("assertions", "tallying")),
    _later("changes.step_changes", ("DIFFERENCE", "COMPARATIVE"), says=("trends", "stepping_words")),
    _gated(_read_step_lists, ("AMOUNT",), ("DIFFERENCE", "UNKNOWN")),
    _later("counts.sole_cells", ("SCOPE",), ("DIMENSION", "MEASURE", "PART", "VERSUS", "ARROW"), ("AMOUNT", "SIGN")),
    _later("changes.largest_steps", ("SUPERLATIVE",), ("DIFFERENCE",), ("REF", "AMOUNT"),
           says=("trends", "step_joints")),
    _later("changes.step_races", ("COMPARATIVE",), ("REF",), ("DIFFERENCE", "TREND"),
           says=("comparisons", "step_sizes")),
    _gated(_read_gain_races, ("COMPARATIVE", "SUPERLATIVE", "SCOPE", "THAN")),
    _later("counts.nested_counts", ("CARDINAL",), ("AMOUNT", "SIGN"), ("AXISNOUN", "DIMENSION")),
    _later("comparisons.bonds", ("REF",), ("UNKNOWN",), of=_has_square),
    _later("panels.shared_axes", ("COMPARATIVE",), ("SCOPE",), ("AXISNOUN", "DIMENSION"), of=_has_several,
           says=("comparisons", "same_ones")),
    _later("panels.panel_courses", ("DIFFERENCE", "TREND", "UNKNOWN"), ("REF",), of=_has_several),
    _gated(_read_sole_among, ("SCOPE",), ("RESTRICTION", "PREPOSITION"), ("REF",), ("AMOUNT", "SIGN")),
    _gated(_read_brought_ends), _gated(_read_led_changes, ("DIFFERENCE", "NEGATION", "TREND")),
    _gated(read_assertions), _later("colors.worn_colors", ("COLOUR",), ("REF",), ("BE", "OCCUR", "HAVE")),
    _later("colors.cells_in_color", ("COLOUR",), ("REF", "BE", "HAVE"), says=("colors", "hues")),
    _gated(_read_occurrences), _gated(_read_victories, ("SUPERLATIVE",)),
    _later("changes.mirror_gaps", ("AMOUNT",), ("DIFFERENCE",), of=_has_square),
    _later("counts.exchanges", of=_has_square, says=("symmetry", "exchange_cues")),
    _later("counts.mirrors", of=_has_square),
    _later("counts.unsurpassed", ("PART",), ("COMPARATIVE",), ("NEGATION", "SCOPE"), of=_has_square),
    _later("counts.symmetries", ("SYMMETRY", "PART")), _later("counts.diagonals", ("PART",)),
    _gated(_read_shares_of_sums, ("REF",), ("AMOUNT", "SCOPE", "FACTOR")), _gated(read_aggregates, ("AMOUNT",)),
    _later("trends.diagonal_ways", ("DIFFERENCE", "TREND", "UNKNOWN"), of=_has_square, says=("trends", "off_center")),
    _later("extremes.peaks_on_way", ("REF",), ("PREPOSITION",), ("DIFFERENCE", "TREND", "UNKNOWN"), of=_tells_way_ends),
    _gated(_read_gap_courses, ("DIFFERENCE",), ("AXISNOUN",)),
    _gated(read_trends), _gated(_read_extents, ("AMOUNT",)), _later("counts.confinements", ("COLOUR",)),
    _gated(_read_placements), _gated(_read_legends),
    _later("classes.classifications", ("CARDINAL", "AMOUNT"), of=counts_things),
    _later("counts.regions", says=("regions", "gathered")),
    _later("comparisons.betweens", ("REF",), says=("comparisons", "between_two")),
    _later("extremes.signed_extremes", ("POLARITY",), ("SUPERLATIVE",)),
    _later("changes.panel_steps", ("AMOUNT",), ("DIFFERENCE",), ("NEGATION", "SCOPE", "DIMENSION"), of=_has_pair),
    _later("counts.mutual_spans", ("AMOUNT",), ("MEASURE", "SCOPE"), ("RESTRICTION",), says=("comparisons", "mutual")),
    _gated(_read_denied_extremes, ("SUPERLATIVE",), ("NEGATION", "SCOPE")),
    _later("comparisons.own_counterparts", ("COMPARATIVE",), of=_has_groups, says=("names", "versions_told")),
    _gated(read_holdings, ("SUPERLATIVE",)), _gated(read_extrema), _gated(_read_rankings), _gated(read_comparisons),
    _later("changes.doublings", ("AMOUNT",), ("AXISNOUN",), says=("trends", "multiplying")),
    _later("comparisons.rival_gains", ("AMOUNT",), ("RIVALS",)),
    _later("changes.arrivals", ("AMOUNT",), ("REF",), ("DIFFERENCE", "UNKNOWN", "TREND"), of=_lists_times),
    _later("changes.panel_moves", ("AMOUNT",), ("DIFFERENCE",), ("REF",), of=_has_pair),
    _later("changes.runner_up_gaps", ("AMOUNT",), ("SUPERLATIVE",), ("REF",), ("BY", "COMPARATIVE", "DIFFERENCE")),
    _gated(_read_widest_gaps, ("AMOUNT",)),
    _gated(read_differences, ("DIFFERENCE", "BY", "COMPARATIVE", "FACTOR", "AMOUNT")),
    _later("trends.course_ends", ("AMOUNT",), says=("trends", "edge_verbs")),
    _gated(read_cell_values),
)  # fmt: skip
# What is said of the figure as a whole, wherever it stands.
DOCUMENT_READERS: tuple[Callable[[Scene], list[BaseClaim]], ...] = (
    read_inventory, _read_layouts, _read_color_meanings, _read_restated_bands, _read_summary_tables,
)  # fmt: skip


def read(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause, as its words have it by themselves."""
    claims: list[BaseClaim] = []
    ended = not clause.read.isdisjoint(_ENDING)  # as it was read before, under another reading of its words
    for needed, reader in READERS[:1] if ended else READERS:
        for types in needed:  # asked here, as most readers end with it: there are dozens for each clause
            if clause.types.isdisjoint(types):
                break
        else:
            found = reader(clause, scene)
            if found:
                claims += found
                clause.read.update(claim.kind for claim in found)  # type: ignore[attr-defined]
            if not clause.read.isdisjoint(_ENDING):
                break
    return claims


def read_over(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause over the values of another scene; what was read of it before stays noted."""
    noted = set(clause.read)
    clause.read.clear()
    found = read(clause, scene)
    clause.read.clear()
    clause.read.update(noted)
    return found

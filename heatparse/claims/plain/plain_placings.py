"""Placings: what a clause says of places, signs and counts in another way than the readers know, in the plain one."""

from __future__ import annotations

from functools import cache

from heatparse.claims.clause_steps import Step, through
from heatparse.claims.gates import (
    has_bracketed_cell,
    has_numbered_rival,
)
from heatparse.claims.language.phrases import Amount, Scope, Superlative, is_only, key_at, key_of, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.resources import vocabulary

_BARS = ("|",)
_CELL = 2  # references that name one
_TWO = 2  # panels, numbers


def _has_three_numbers(clause: Clause, scene: Scene) -> bool:
    return len(clause.of("AMOUNT")) == len(("size", "one", "two"))


def _opens_with_which(clause: Clause, scene: Scene) -> bool:
    return key_at(clause.phrases, 0) == "which"


def _goes_on_by(clause: Clause, scene: Scene) -> bool:
    """ "By 3 from P to Q and by 2 to R"."""
    return len(clause.of("BY")) > 1


def _may_be_both_ways(clause: Clause, scene: Scene) -> bool:
    """ "Both directions exceed 0.5", "…, neither reaches 0.8": in a grid whose pairs have two."""
    before = clause.before
    told = words("assertions", "direction")
    return scene.has_square and (clause.says(told) or (before is not None and before.says(told)))


def placed(clause: Clause, scene: Scene) -> Clause:
    """The clause with what it says of places, signs and counts in plain words."""
    return through(_STEPS, clause, scene)


def _names_color(clause: Clause, scene: Scene) -> bool:
    """ "Warm hues", "the reds", "orange-or-darker"."""
    return (
        clause.has("COLOUR")
        or clause.says(words("colors", "naming"))
        or (clause.has("UNKNOWN") and any("-or-" in key for key in clause.keys))
    )


def _opens_with_rank(clause: Clause, scene: Scene) -> bool:
    """Under a name: "last on P", "second on Q"."""
    return bool(clause.heads) and clause.phrases[0].type in ("POSITION", "ORDINAL", "SUPERLATIVE")


def _names_end(clause: Clause, scene: Scene) -> bool:
    return clause.says(_ends()) and any(word.type == "AXISNOUN" for word in clause.words)


def _places_something(clause: Clause, scene: Scene) -> bool:
    return (clause.has("REF") and clause.has("PREPOSITION", "VERSUS")) or clause.has("CARDINAL")


def _chains_pairs(clause: Clause, scene: Scene) -> bool:
    """ "A–B–C" in a square grid."""
    if not scene.grids or not scene.grids[0].is_square:
        return False
    if clause.has("AREA", "SUPERLATIVE") and clause.has("AND", "JOIN", "COMMA"):
        return True
    return "REF VERSUS REF VERSUS" in " ".join([phrase.type for phrase in clause.phrases])


def _has_two_panels(clause: Clause, scene: Scene) -> bool:
    return len(scene.grids) == _TWO


def _has_several_panels(clause: Clause, scene: Scene) -> bool:
    return len(scene.grids) > 1


def _may_be_treated(clause: Clause, scene: Scene) -> bool:
    """ "After pruning", of two panels."""
    told = words("comparisons", "afterwards") | words("comparisons", "beforehand")
    return len(scene.grids) == _TWO and clause.has("AMOUNT", "SUPERLATIVE") and clause.says(told)


def _faces_counterparts(clause: Clause, scene: Scene) -> bool:
    facing = clause.has("UNKNOWN") or clause.says(words("comparisons", "counterparts"))
    return len(scene.grids) == _TWO and facing


def _tells_part_of_grid(clause: Clause, scene: Scene) -> bool:
    """Whether a part is told here or in front, beside an extreme that may be of it."""
    parted = any(told.has("PART", "SCOPE") for told in (clause, clause.before) if told is not None)
    opens = clause.phrases[0].type == "SUPERLATIVE" or clause.before is not None
    return parted and (clause.has("COMMA", "OPEN") or opens)


def _peaks_in_cell(clause: Clause, scene: Scene) -> bool:
    peaked = any(isinstance(p, Superlative) and p.verb == "peaks" for p in clause.of("SUPERLATIVE"))
    return peaked and clause.phrases[0].type != "REF" and len(clause.refs()) == _CELL and not clause.heads


def _lists_numbers(clause: Clause, scene: Scene) -> bool:
    return clause.has("AND", "COMMA", "JOIN")


def _places_two_ends(clause: Clause, scene: Scene) -> bool:
    return len(clause.of("AMOUNT")) == _TWO


def _speaks_of_signs(clause: Clause, scene: Scene) -> bool:
    if clause.has("POLARITY") or clause.says(words("assertions", "sizes")):
        return True
    if clause.has("VERSUS") and clause.says(_BARS):
        return True
    either_way = clause.has("SCOPE") and clause.has("AMOUNT")
    return either_way and clause.says(words("comparisons", "either_way"))


def _opens_with_of(clause: Clause, scene: Scene) -> bool:
    return key_at(clause.phrases, 0) == "of"


def _is_conditional(clause: Clause, scene: Scene) -> bool:
    return any(
        told.has("AXISNOUN") and told.says(words("reserves", "conditions"))
        for told in (clause, clause.before)
        if told is not None
    )


def _continues_order(clause: Clause, scene: Scene) -> bool:
    return clause.before is not None and clause.before.has("ORDER")


def _is_often(clause: Clause, scene: Scene) -> bool:
    return clause.has("TIMES") or clause.says(vocabulary("assertions", "often"))


def _opens_with_number(clause: Clause, scene: Scene) -> bool:
    """ "Twice in A", "only four times in B"."""
    if not _is_often(clause, scene):
        return False
    first = clause.phrases[int(is_only(clause.phrases[0]))]
    return first.type == "CARDINAL" or key_of(first) in vocabulary("assertions", "often")


def _lacks_line(clause: Clause, scene: Scene) -> bool:
    return clause.has("AXISNOUN") or bool(clause.lead)


def _names_age(clause: Clause, scene: Scene) -> bool:
    return clause.says(words("claims", "position", "youngest") | words("claims", "position", "oldest"))


def _lacks_something(clause: Clause, scene: Scene) -> bool:
    return clause.says(_lacking())


def _compares_hues(clause: Clause, scene: Scene) -> bool:
    return clause.says(_hued())


def _has_bracketed_cell(clause: Clause, scene: Scene) -> bool:
    return has_bracketed_cell(clause.phrases)


def _has_value_behind_name(clause: Clause, scene: Scene) -> bool:
    """ "A with 0.8", "A, at 0.8,"."""
    beside = words("comparisons", "beside_values")
    return any(
        one.type == "REF" and (key_of(two) in beside or key_of(three) in beside)
        for one, two, three in zip(clause.phrases, clause.phrases[1:], clause.phrases[2:], strict=False)
    )


def _has_numbered_rival(clause: Clause, scene: Scene) -> bool:
    return has_numbered_rival(clause.phrases)


def _opens_with_as(clause: Clause, scene: Scene) -> bool:
    return key_at(clause.phrases, 0) == "as"


def _opens_with_with(clause: Clause, scene: Scene) -> bool:
    return key_at(clause.phrases, 0) == "with"


def _may_tell_tie(clause: Clause, scene: Scene) -> bool:
    if clause.is_data or clause.has("AMOUNT", "SUPERLATIVE", "AGGREGATE"):
        return False
    even = any(getattr(phrase, "value", "") == "equal" for phrase in clause.of("COMPARATIVE"))
    return even or clause.says(words("comparisons", "tie_cues"))


def _may_repeat(clause: Clause, scene: Scene) -> bool:
    """ "The same holds for A", "this is true of A as well"."""
    first = phrase_key(clause.phrases[0]) if clause.phrases else ""
    return (
        first == "same"
        or first in words("comparisons", "neither")
        or (first in words("comparisons", "repeating") and clause.says(words("comparisons", "carrying")))
    )


def _ends_in_auxiliary(clause: Clause, scene: Scene) -> bool:
    """ "In March none does", "B does not"."""
    ends = clause.phrases[-2:]
    return any(phrase_key(phrase) in words("function_words", "auxiliaries") for phrase in ends)


def _holds_changes(clause: Clause, scene: Scene) -> bool:
    return scene.holds_changes


def _has_bare_count(clause: Clause, scene: Scene) -> bool:
    """ "B has none either", "B has only two"."""
    last = clause.phrases[-1]
    return last.type == "CARDINAL" or getattr(last, "quantifier", "") in ("none", "both")


def _counts_lines(clause: Clause, scene: Scene) -> bool:
    """Whether a clause that tells an order or a motion speaks of so many lines, or of "these" ones."""
    if any(isinstance(p, Scope) and (p.count or p.quantifier == "both") for p in clause.of("SCOPE")):
        return True
    if not clause.has("PRONOUN", "CARDINAL") or (clause.before is None and not clause.lead):
        return False
    keys = [key_of(phrase) for phrase in clause.phrases]
    if clause.has("SCOPE") and not words("reserves", "named_several").isdisjoint(keys):
        return True  # "all of them"
    return clause.has("CARDINAL") or not words("reserves", "these_lines").isdisjoint(keys)


@cache
def _ends() -> frozenset[str]:
    """Superlatives that may be of the numbers of an axis."""
    return words("trends", "sizes_up") | words("trends", "sizes_down")


@cache
def _lacking() -> frozenset[str]:
    kinds = ("free_of", "avoiding", "absent")
    return frozenset().union(*(words("assertions", kind) for kind in kinds))


@cache
def _hued() -> frozenset[str]:
    """Hues, and the words that compare them."""
    hues = words("colors", "hues")
    return hues.union(
        *(
            map(str, keys)
            for kind in ("superlative", "comparative")
            for hue, keys in vocabulary("claims", kind).items()
            if hue in hues
        )
    )


def _tells_share(clause: Clause, scene: Scene) -> bool:
    """ "42% of", "two thirds of"."""
    if clause.has("SUPERLATIVE", "DIFFERENCE", "AGGREGATE"):
        return False
    return any(
        (isinstance(p, Amount) and p.is_percent and key_at(clause.phrases, at + 1) == "of")
        or (isinstance(p, Scope) and "/" in p.quantifier)
        or p.type == "FACTOR"
        for at, p in enumerate(clause.phrases)
    )


def _ends_with_place(clause: Clause, scene: Scene) -> bool:
    """ "… never worse than on P"."""
    return [phrase.type for phrase in clause.phrases[-2:]] == ["PREPOSITION", "REF"] and (
        clause.has("NEGATION", "SCOPE")
        or any(p.value in ("at_least", "at_most") for p in clause.of("COMPARATIVE"))  # type: ignore[union-attr]
    )


def _opens_with_aggregate(clause: Clause, scene: Scene) -> bool:
    """ "The mean of A …"."""
    return [phrase.type for phrase in clause.phrases[:3]] == ["AGGREGATE", "PREPOSITION", "REF"]


def _tells_part(clause: Clause, scene: Scene) -> bool:
    """Whether a clause speaks of the diagonal or of symmetry."""
    if clause.has("PART", "SYMMETRY"):
        return True
    nouns = (p.noun for p in clause.of("SCOPE") if isinstance(p, Scope))
    return any(noun is not None and noun.type == "DIAGONAL" for noun in nouns)


def _opens_with_bracketed(clause: Clause, scene: Scene) -> bool:
    """ "Without prefetching (depth 0), …"."""
    return key_at(clause.phrases, 0) in words("frames", "placing") and any(
        phrase.type == "OPEN" for phrase in clause.phrases[2:4]
    )


def _sets_even(clause: Clause, scene: Scene) -> bool:
    """ "The two sites score the same"."""
    return any(getattr(phrase, "value", "") in ("equal", "close") for phrase in clause.of("COMPARATIVE"))


def _holds_of_all(clause: Clause, scene: Scene) -> bool:
    """ "In all months", "nowhere"."""
    return any(getattr(phrase, "quantifier", "") in ("all", "none") for phrase in clause.of("SCOPE"))


def _grades_quality(clause: Clause, scene: Scene) -> bool:
    """ "More punctual", as one word or as two."""
    return any(
        getattr(p, "key", "").partition(" ")[0] in words("comparisons", "grading")
        for p in clause.of("COMPARATIVE")
    )


def _has_three_refs(clause: Clause, scene: Scene) -> bool:
    """ "A passes work to B more often than to C"."""
    return len(clause.refs()) == len(("A", "B", "C"))


def _tells_sole(clause: Clause, scene: Scene) -> bool:
    """ "The only task that ends below 0.6 is A", "at 3, the only one above 0.6 is A"."""
    return clause.phrases[-1].type in ("REF", "AMOUNT") and any(map(is_only, clause.of("SCOPE")))


@cache
def _edge_words() -> frozenset[str]:
    return frozenset().union(*(words("trends", kind) for kind in ("starting", "ending", "edge_verbs")))


def _ends_course(clause: Clause, scene: Scene) -> bool:
    """ "Five tasks end above 0.7"."""
    return clause.says(_edge_words())


# In the order in which they build on one another.


def _goes_from_place_to_place(clause: Clause, _scene: Scene) -> bool:
    return len(clause.refs()) > len(("from", "to")) and not clause.has("AMOUNT", "SUPERLATIVE", "COMPARATIVE")


def _tells_of_existing(clause: Clause, _scene: Scene) -> bool:
    return clause.phrases[0].type in ("BE", "OCCUR") and len(clause.refs()) > 1 and not clause.has("AMOUNT")


_STEPS = (
    Step("plain.emphatic_tails.without_itself", ("PART",), ("REF",), says=("assertions", "emphatic"), alone=True),
    Step("plain.headed_ranks.with_headed_ranks", ("PREPOSITION",), ("REF",), when=_opens_with_rank),
    Step("plain.bounded_changes.by_more_than", ("BY",), ("AMOUNT",), says=("numbers", "above"), alone=True),
    Step(
        "plain.never_worse.at_extreme", ("COMPARATIVE",), ("PREPOSITION",), ("REF",),
        when=_ends_with_place,
    ),
    Step(
        "plain.owned_means.with_owner_in_front", ("AGGREGATE",), ("SUPERLATIVE",), ("BE",), when=_opens_with_aggregate,
        alone=True,
    ),
    Step(
        "plain.sold_amounts.of_the_rest",
        ("COMPARATIVE",), ("PREPOSITION",), says=("reserves", "bare_amounts"), behind=True, alone=True,
    ),
    Step("plain.sold_amounts.with_sales", ("UNKNOWN",), ("REF",), says=("values", "sold")),
    Step("plain.shaded_bounds.with_shaded_bounds", ("COLOUR",), ("COMPARATIVE",)),
    Step("plain.plain_colors.with_plain_colors", when=_names_color),
    Step("plain.axis_ends.with_axis_ends", ("SUPERLATIVE",), when=_names_end),
    Step(
        "plain.opposite_ends.with_opposite_end", ("POSITION",), ("DIFFERENCE", "TREND", "AMOUNT"), ("REF",), alone=True
    ),
    Step("plain.measured_qualities.with_measured_quality", ("COMPARATIVE",), when=_grades_quality),
    Step("plain.glossed_parts.without_gloss", ("PART", "SYMMETRY", "SCOPE"), ("OPEN",), when=_tells_part, alone=True),
    Step(
        "plain.held_values.as_shared_value",
        ("SHARE", "HAVE"), ("MEASURE",), ("AMOUNT",), ("COMPARATIVE",), alone=True,
    ),
    Step(
        "plain.held_values.as_constant_value", ("BE",), ("AMOUNT",), ("REF",), says=("values", "constant"), alone=True
    ),
    Step(
        "plain.existing_changes.with_owner",
        ("DIFFERENCE",), ("REF",), ("BE", "OCCUR"), when=_tells_of_existing, alone=True,
    ),
    Step("plain.next_steps.with_next_step", ("REF",), ("COMMA", "JOIN", "AND"), when=_goes_from_place_to_place),
    Step(
        "plain.both_named.with_both_named",
        ("COMPARATIVE",), ("SCOPE", "CARDINAL"), ("REF",), ("HAVE", "BE"), when=_sets_even,
    ),
    Step(
        "plain.held_values.as_values", ("HAVE",), ("MEASURE",), ("AMOUNT",), ("SCOPE", "PART", "CARDINAL"), alone=True
    ),
    Step(
        "plain.sent_to.as_order", ("COMPARATIVE",), ("THAN",), ("REF",), says=("comparisons", "frequencies"),
        when=_has_three_refs,
    ),
    Step(
        "plain.trial_shares.as_recognized", ("DIFFERENCE",), ("BE",), says=("classifications", "recovering"), alone=True
    ),
    Step("plain.bracketed_places.at_bracketed", ("OPEN",), ("REF", "AMOUNT"), when=_opens_with_bracketed, alone=True),
    Step("plain.bracketed_places.under_places", ("COMPARATIVE",), ("AMOUNT",), says=("frames", "under"), alone=True),
    Step(
        "plain.fronted_ranges.with_range_behind",
        ("AMOUNT",), ("COMMA", "JOIN"), ("REF",), when=_opens_with_with, alone=True,
    ),
    Step("plain.fronted_exceptions.with_exception", ("REF",), says=("frames", "set_aside"), alone=True),
    Step(
        "plain.fronted_exceptions.at_own_level",
        ("DIFFERENCE",), ("COMPARATIVE",), ("PRONOUN",), ("MEASURE",), ("REF",), alone=True,
    ),
    Step("plain.formed_blocks.by_lines", ("AREA",), ("AMOUNT", "SIGN"), says=("regions", "formed"), alone=True),
    Step("plain.timed_orders.by_duration", ("UNKNOWN",), ("THAN",), says=("comparisons", "lengths_of_time")),
    Step(
        "plain.sole_subjects.with_sole_subject",
        ("SCOPE",), ("AMOUNT", "SIGN"), ("AXISNOUN", "DIMENSION", "UNKNOWN"), ("REF",), ("BE",), when=_tells_sole,
    ),
    Step(
        "plain.ending_values.at_ends", ("AMOUNT",), ("AXISNOUN", "SCOPE", "REF"), ("HAVE", "UNKNOWN"), when=_ends_course
    ),
    Step("plain.diagonal_clauses.on_diagonal", ("AXISNOUN",), ("DIMENSION",), says=("comparisons", "evenly")),
    Step("plain.plain_ties.with_plain_tie", ("REF",), when=_may_tell_tie, alone=True),
    Step("plain.plain_places.in_plain_places", ("REF", "CARDINAL"), when=_places_something),
    Step(
        "plain.pronoun_subjects.with_owner_before", ("PRONOUN",), ("SUPERLATIVE",), says=("names", "whose"), behind=True
    ),
    Step("plain.said_again.said_again", behind=True, when=_may_repeat),
    Step(
        "plain.elided_predicates.with_predicate_before", ("HAVE", "BE"), behind=True, when=_ends_in_auxiliary
    ),
    Step("plain.plain_wordings.out_of_brackets", ("OPEN",), when=_has_bracketed_cell),
    Step("plain.plain_wordings.with_numbered_rival", ("AMOUNT",), when=_has_numbered_rival),
    Step("plain.plain_wordings.with_directed_steps", says=("trends", "directions"), alone=True),
    Step("plain.places_again.with_place_again", ("AXISNOUN",), ("REF",), says=("names", "naming_again")),
    Step("plain.pair_lists.with_chains", ("VERSUS",), when=_chains_pairs),
    Step("comparisons.bonds.in_bonds", ("REF", "PRONOUN"), says=("bonds", "cues")),
    Step(
        "plain.elided_predicates.with_object_before", ("HAVE",), ("REF",), behind=True, when=_has_bare_count
    ),
    Step(
        "plain.told_signs.as_signs",
        ("DIFFERENCE", "UNKNOWN", "COMPARATIVE", "HAVE"), ("SCOPE", "CARDINAL", "NEGATION", "FACTOR"),
        when=_holds_changes,
    ),
    Step("plain.panel_nouns.of_panels", ("SCOPE",), when=_has_several_panels),
    Step("plain.treatments.treated", when=_has_two_panels),
    Step("plain.treatments.at_treatments", when=_may_be_treated),
    Step("plain.counterparts.with_counterparts", ("COMPARATIVE",), ("REF", "POSITION"), when=_faces_counterparts),
    Step(
        "plain.apposed_values.with_bracketed_values", ("COMPARATIVE",), ("AMOUNT",),
        says=("comparisons", "beside_values"), when=_has_value_behind_name, alone=True,
    ),
    Step("plain.hued_orders.by_hue", ("SUPERLATIVE", "COMPARATIVE"), when=_compares_hues),
    Step("plain.mutual_bounds.with_one_another", ("AMOUNT",), ("CARDINAL",), says=("function_words", "one_another")),
    Step("plain.further_changes.with_further_change", ("BY",), ("DIFFERENCE",), when=_goes_on_by),
    Step("plain.further_changes.by_so_much", ("BY",), ("COMPARATIVE",), ("AMOUNT",), ("REF",), alone=True),
    Step("plain.further_changes.with_change_before", ("DIFFERENCE",), ("REF",), ("AMOUNT", "CARDINAL"), behind=True),
    Step("plain.told_values.without_told_values", ("COMPARATIVE",), ("BY",), when=_has_three_numbers),
    Step("plain.same_places.at_same_place", ("COMPARATIVE",), ("REF",), behind=True, when=_opens_with_which),
    Step(
        "plain.emphatic_tails.without_emphasis",
        ("COMMA",), ("SCOPE",), ("COMPARATIVE", "AMOUNT", "SIGN"), when=_holds_of_all,
    ),
    Step("plain.bare_leads.in_bare_lead", ("COLON",), ("SUPERLATIVE",), ("SCOPE",), ("REF",), alone=True),
    Step("plain.emphatic_tails.with_others", ("RESTRICTION",), ("PRONOUN",), says=("names", "left_over"), alone=True),
    Step("plain.mutual_bounds.in_both_ways", ("AMOUNT",), ("SCOPE",), when=_may_be_both_ways),
    Step("plain.mutual_bounds.among_named", ("AMOUNT", "SIGN"), says=("regions", "mutual_words")),
    Step("plain.mutual_blocks.with_block", ("SIGN", "COLOUR"), ("AREA", "CARDINAL"), ("REF",)),
    Step(
        "plain.both_lines.with_both_lines", ("SIGN", "COLOUR", "AMOUNT"), ("DIMENSION",), ("REF", "SCOPE"), alone=True
    ),
    Step("plain.apposed_extremes.on_told_part", ("SUPERLATIVE",), when=_tells_part_of_grid, alone=True),
    Step("plain.own_peaks.at_own_cell", ("SUPERLATIVE",), ("PART",), alone=True),
    Step("plain.peak_places.at_listed", ("SUPERLATIVE",), ("AMOUNT",), ("REF",), when=_lists_numbers, alone=True),
    Step("plain.peak_places.in_front", ("SUPERLATIVE",), when=_peaks_in_cell),
    Step("plain.plain_wordings.with_sides", ("SUPERLATIVE",), says=("trends", "toward"), alone=True),
    Step("plain.lackings.with_none", ("SIGN", "AMOUNT"), when=_lacks_something, alone=True),
    Step("plain.zero_lines.at_zero", ("NEGATION",), when=_lacks_line),
    Step(
        "plain.apposed_places.with_placed_ends", ("COMMA",), ("DIFFERENCE", "TREND"), when=_places_two_ends, alone=True
    ),
    Step("plain.unsigned.in_absolute_value", when=_speaks_of_signs),
    Step("plain.plain_wordings.without_listed", ("CARDINAL",), ("NEGATION",), ("REF",), ("COMMA",)),
    Step("plain.other_ones.without_other_ones", ("RIVALS",), ("COMMA",), ("EXCEPTION",), alone=True),
    Step("plain.plain_wordings.behind_appended", ("AMOUNT",), ("SUPERLATIVE",), ("BE",), behind=True, alone=True),
    Step("plain.plain_wordings.without_only", ("SCOPE",), ("HAVE",), ("UNKNOWN",), alone=True),
    Step("plain.plain_wordings.among_named", ("SCOPE",), ("REF",), when=_opens_with_of, alone=True),
    Step("plain.other_lines.with_other_lines", ("CARDINAL",), ("RIVALS", "RESTRICTION")),
    Step("plain.extreme_wordings.without_included", says=("holders", "included"), alone=True),
    Step("plain.counted_lines.with_counted", ("COMPARATIVE", "SUPERLATIVE", "DIFFERENCE", "TREND"), when=_counts_lines),
    Step("plain.placed_panels.on_side", ("POSITION",), when=_has_two_panels),
    Step(
        "plain.exception_lists.with_plain_exceptions", ("EXCEPTION", "PART"), ("AND", "DIMENSION"), alone=True
    ),
    Step("plain.outermost.at_oldest", when=_names_age),
    Step(
        "plain.plain_extremes.denied_width", ("SPREAD", "DIFFERENCE"), ("THAN",), ("NEGATION", "SCOPE"), alone=True
    ),
    Step("plain.conditions.under_condition", when=_is_conditional),
    Step(
        "plain.whatever_holds.whatever_holds", ("SUPERLATIVE",), ("NEGATION",), says=("winners", "asking"), alone=True
    ),
    Step("plain.whatever_holds.as_reason", ("SUPERLATIVE",), ("REF",), behind=True, when=_opens_with_as, alone=True),
    Step("plain.treated_places.at_treated", ("SUPERLATIVE",), ("REF",), says=("places", "treated"), alone=True),
    Step("plain.constant_orders.constant_order", ("REF",), when=_continues_order),
    Step("plain.occurrences.as_often_before", behind=True, when=_opens_with_number, alone=True),
    Step("plain.occurrences.in_times", ("AMOUNT",), when=_is_often, alone=True),
    Step(
        "plain.occurrences.in_cells", ("AMOUNT", "SIGN"), ("CARDINAL",), says=("assertions", "found_in"), alone=True
    ),
    Step(
        "plain.proportions.with_factor", ("HAVE", "BE", "OCCUR"), ("AMOUNT", "SCOPE", "FACTOR"), ("REF",),
        when=_tells_share, alone=True,
    ),
)  # fmt: skip

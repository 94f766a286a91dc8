"""Rewordings: what a clause says in another way than the readers know, in the plain one."""

from __future__ import annotations

from functools import cache

from heatparse.claims.advantages import nearness
from heatparse.claims.gates import (
    has_bracketed_cell,
    has_numbered_rival,
    is_each_of_diagonal,
    may_be_cleft,
    may_be_ordered,
    may_share_noun,
)
from heatparse.claims.phrases import Amount, Scope, Superlative, key_at, phrase_key
from heatparse.claims.plain_gaps import with_plain_gap
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.phrases import words
from heatparse.resources import vocabulary

_CELL = 2  # references that name one
_TWO = 2  # panels
_NEAR = 3  # clauses


def reworded(clause: Clause, scene: Scene) -> Clause:
    """The clause in plain order, with its places, sums and changes as the readers know them."""
    if clause.has("COLOUR") or _names_color(clause):
        from heatparse.claims.plain_colors import with_plain_colors  # loaded where colors are told

        clause = with_plain_colors(clause, scene)
    clause = _placed(clause, scene)
    if not (clause.has("COMPARATIVE", "SUPERLATIVE", "AMOUNT") or clause.says(nearness())):
        return clause
    if clause.says(words("winners", "choosing")):
        from heatparse.claims.plain_wordings import (
            without_choice,  # loaded, here and below, where it may be told so
        )

        clause = without_choice(clause)
    if clause.phrases[0].type == "SUPERLATIVE" and clause.says(words("winners", "peaking_participles")):
        from heatparse.claims.subjects_behind import with_subject_behind  # loaded where a participle opens

        clause = with_subject_behind(clause, scene)
    if clause.has("SUPERLATIVE") and clause.says(words("winners", "peak_cues")):
        from heatparse.claims.plain_peaks import with_plain_peak  # loaded where it may be told in other words

        clause = with_plain_peak(clause, scene)
    if clause.has("TRAINED"):
        from heatparse.claims.plain_wordings import on_its_own

        clause = on_its_own(clause)
    if clause.has("RIVALS") and clause.has("TRAINED", "TESTED"):
        from heatparse.claims.plain_wordings import of_other_lines

        clause = of_other_lines(clause, scene)
    if clause.has("SUPERLATIVE") and any(map(is_each_of_diagonal, clause.of("SCOPE"))):
        from heatparse.claims.plain_wordings import of_diagonal

        clause = of_diagonal(clause)
    if clause.has("SUPERLATIVE") and clause.has("SCOPE") and clause.has("AMOUNT") and not clause.has("REF"):
        from heatparse.claims.extreme_wordings import with_plain_holders

        clause = with_plain_holders(clause, scene)
    if clause.has("SUPERLATIVE") and clause.has("REF"):
        if clause.has("SCOPE", "PRONOUN", "COMMA", "POSITION") or clause.says(words("holders", "coupling")):
            from heatparse.claims.extreme_wordings import with_plain_holders  # loaded where few are told so

            clause = with_plain_holders(clause, scene)
        if clause.has("AND"):
            from heatparse.claims.plain_orders import joined_places  # loaded where places may be joined

            clause = clause.part(joined_places(clause) or clause.phrases)
        if clause.has("DIFFERENCE", "AREA") or clause.phrases[1].type in ("COMMA", "JOIN"):
            from heatparse.claims.plain_extremes import with_plain_extreme  # loaded where few are told so

            clause = with_plain_extreme(clause, scene)
    if clause.has("SUPERLATIVE") and clause.has("COMPARATIVE"):
        from heatparse.claims.plain_wordings import in_second_place

        clause = in_second_place(clause)
    if clause.has("SUPERLATIVE") and clause.says(words("winners", "duel_words")):
        from heatparse.claims.duels import with_duel  # loaded where somebody leads

        clause = with_duel(clause, scene)
    if len(clause.of("SUPERLATIVE")) > 1:
        from heatparse.claims.shared_parts import with_shared_place

        clause = with_shared_place(clause)
    if len(scene.grids) == _TWO and clause.has("COMPARATIVE") and clause.has("UNKNOWN"):
        from heatparse.claims.shared_parts import as_one_of_two

        clause = as_one_of_two(clause)
    if clause.before is not None and clause.phrases and clause.phrases[0].type in ("BE", "HAVE"):
        from heatparse.claims.shared_parts import with_subject_before

        clause = with_subject_before(clause, scene.text)
    if clause.has("SUPERLATIVE") and clause.has("COLON"):
        from heatparse.claims.plain_wordings import without_announcement

        clause = without_announcement(clause)
    if clause.before is not None and clause.has("SUPERLATIVE") and key_at(clause.phrases, 0) == "which":
        from heatparse.claims.shared_parts import behind_aside  # loaded behind what is said of a place

        clause = behind_aside(clause)
    if (
        clause.before is not None
        and clause.has("SUPERLATIVE")
        and clause.says(words("winners", "containing"))
    ):
        from heatparse.claims.shared_parts import (
            with_panel_before,
        )  # loaded where a panel may hold an extreme

        clause = with_panel_before(clause, scene)
    if clause.has("COMPARATIVE") and clause.has("PRONOUN") and clause.before is not None:
        from heatparse.claims.shared_parts import with_same_subject

        clause = with_same_subject(clause)
    if clause.has("COMPARATIVE") and clause.before is not None and key_at(clause.phrases, 0) == "which":
        from heatparse.claims.shared_parts import with_rival

        clause = with_rival(clause)
    if clause.has("SUPERLATIVE") and (
        clause.has("ORDER") or len(clause.of("SUPERLATIVE", "ORDINAL", "NEXT")) > 1
    ):
        from heatparse.claims.rank_phrases import with_plain_ranks  # loaded where ranks are told

        clause = with_plain_ranks(clause)
    excepted = clause.before is not None and clause.has("AMOUNT") and clause.before.has("EXCEPTION")
    if excepted and key_at(clause.phrases, 0) in words("comparisons", "at_exception"):
        from heatparse.claims.appositions import with_rival_before  # loaded behind an exception

        clause = with_rival_before(clause, scene)
    if clause.before is not None and clause.has("COMPARATIVE") and clause.has("AMOUNT"):
        if clause.phrases[0].type == "AMOUNT":
            from heatparse.claims.appositions import (
                with_leader,
            )  # loaded where a clause opens with a distance

            clause = with_leader(clause, scene)
        elif key_at(clause.phrases, 0) in words("comparisons", "participles"):
            from heatparse.claims.appositions import (
                with_number_before,
            )  # loaded where a clause says by how much

            clause = with_number_before(clause)
    if clause.has("AMOUNT") and clause.says(words("comparisons", "stepping")):
        from heatparse.claims.step_phrases import (
            with_plain_step,
        )  # loaded where a step is told in other words

        clause = with_plain_step(clause)
    if clause.has("AMOUNT") and (
        len(clause.of("SUPERLATIVE")) == _TWO
        or clause.says(words("comparisons", "both_extremes"))
        or clause.says(words("comparisons", "extreme"))
    ):
        from heatparse.claims.extreme_gaps import with_plain_extremes  # loaded where two ends are told

        clause = with_plain_extremes(clause)
    if clause.has("AMOUNT") and (clause.says(words("trends", "single_step")) or _is_behind_change(clause)):
        from heatparse.claims.named_steps import with_named_step  # loaded where a step may be told

        clause = with_named_step(clause, scene)
    if clause.has("DIFFERENCE") and clause.says(words("function_words", "before_ends")):
        from heatparse.claims.own_ways import from_there, with_named_ends  # loaded where a way is told

        clause = from_there(with_named_ends(clause, scene), scene)
    if clause.has("DIFFERENCE") and clause.says(words("claims", "aggregate", "mean")):
        from heatparse.claims.mean_changes import with_plain_means  # loaded where changes are averaged

        clause = with_plain_means(clause, scene)
    if clause.has("SUPERLATIVE") and clause.has("DIFFERENCE") and len(clause.refs()) == _CELL:
        from heatparse.claims.plain_wordings import of_change

        clause = of_change(clause, scene)
    clause = _in_order(clause, scene)
    if clause.says(("=",)):
        from heatparse.claims.plain_wordings import without_terms

        clause = without_terms(clause)
    return clause


def _in_order(clause: Clause, scene: Scene) -> Clause:
    """The clause with its subject first, and with what it compares behind it."""
    if may_share_noun(clause):
        from heatparse.claims.inheritance import with_noun  # loaded behind an extreme

        clause = with_noun(clause)
    if may_be_cleft(clause.phrases):
        from heatparse.claims.clefts import uncleft  # loaded where a part may stand in front

        clause = uncleft(clause)
    if clause.has("COLOUR") and clause.has("BE"):
        from heatparse.claims.plain_wordings import without_extent

        clause = without_extent(clause)
    clause = with_plain_gap(clause)
    if may_be_ordered(clause):
        from heatparse.claims.plain_orders import in_plain_order  # loaded where a comparison may be turned

        clause = in_plain_order(clause, scene)
    return clause


def _names_color(clause: Clause) -> bool:
    """ "Warm hues", "the reds", "orange-or-darker"."""
    return clause.says(words("colors", "naming")) or (
        clause.has("UNKNOWN") and any("-or-" in key for key in clause.keys)
    )


def _placed(clause: Clause, scene: Scene) -> Clause:
    """The clause with what it says of places, signs and counts in plain words."""
    if clause.has("SUPERLATIVE") and clause.says(_ends()) and _names_axis(clause):
        from heatparse.claims.axis_ends import with_axis_ends  # loaded where an end of an axis may be named

        clause = with_axis_ends(clause, scene)
    if (clause.has("REF") and clause.has("PREPOSITION", "VERSUS")) or clause.has("CARDINAL"):
        from heatparse.claims.plain_places import in_plain_places  # loaded where a stretch may be told

        clause = in_plain_places(clause, scene)
    if clause.before is not None and _may_repeat(clause):
        from heatparse.claims.said_again import said_again  # loaded where a statement may hold elsewhere too

        clause = said_again(clause, scene)
    if clause.has("OPEN") and has_bracketed_cell(clause.phrases):
        from heatparse.claims.plain_wordings import out_of_brackets

        clause = out_of_brackets(clause, scene)
    if clause.has("AMOUNT") and has_numbered_rival(clause.phrases):
        from heatparse.claims.plain_wordings import with_numbered_rival

        clause = with_numbered_rival(clause, scene)
    if clause.says(words("trends", "directions")):
        from heatparse.claims.plain_wordings import with_directed_steps

        clause = clause.part(with_directed_steps(clause.phrases))
    if clause.has("AXISNOUN") and clause.has("REF") and clause.says(words("names", "naming_again")):
        from heatparse.claims.places_again import with_place_again  # loaded where a place is named again

        clause = with_place_again(clause, scene)
    chained = clause.has("AREA", "SUPERLATIVE") and clause.has("AND", "JOIN", "COMMA")
    square = len(scene.grids) > 0 and scene.grids[0].is_square
    if square and clause.has("VERSUS") and (chained or _has_chain(clause)):
        from heatparse.claims.pair_lists import with_chains  # loaded where several are told

        clause = with_chains(clause, scene)
    if clause.has("REF", "PRONOUN") and clause.says(words("bonds", "cues")):
        from heatparse.claims.bonds import in_bonds  # loaded where two variables may be said to go together

        clause = in_bonds(clause, scene)
    if len(scene.grids) == 2:
        from heatparse.claims.treatments import treated  # loaded for two panels

        clause = treated(clause, scene)
        facing = clause.has("UNKNOWN") or clause.says(words("comparisons", "counterparts"))
        if facing and clause.has("COMPARATIVE") and clause.has("REF", "POSITION"):
            from heatparse.claims.counterparts import with_counterparts

            clause = with_counterparts(clause, scene)
    if (
        clause.has("COMPARATIVE")
        and clause.has("AMOUNT")
        and clause.says(words("comparisons", "beside_values"))
    ):
        from heatparse.claims.apposed_values import with_bracketed_values  # loaded where a value may stand so

        clause = with_bracketed_values(clause)
    if clause.has("SUPERLATIVE", "COMPARATIVE") and not clause.keys.isdisjoint(_hued()):
        from heatparse.claims.hued_orders import by_hue  # loaded where hues are compared

        clause = by_hue(clause, scene)
    if clause.has("SIGN", "COLOUR") and clause.has("AREA", "CARDINAL") and clause.has("REF"):
        from heatparse.claims.mutual_blocks import with_block  # loaded where a block of names is told

        clause = with_block(clause, scene)
    if clause.has("SIGN", "COLOUR", "AMOUNT") and clause.has("DIMENSION") and clause.has("REF", "SCOPE"):
        from heatparse.claims.both_lines import with_both_lines  # loaded where cells of a kind are placed

        clause = with_both_lines(clause)
    if clause.has("SUPERLATIVE") and any(
        told.has("PART", "SCOPE") for told in (clause, clause.before) if told is not None
    ):
        if (
            clause.has("COMMA", "OPEN")
            or clause.phrases[0].type == "SUPERLATIVE"
            or clause.before is not None
        ):
            from heatparse.claims.apposed_extremes import on_told_part  # loaded where a part may be told

            clause = on_told_part(clause)
        if clause.has("PART"):
            from heatparse.claims.own_peaks import at_own_cell  # loaded where the diagonal may be told

            clause = at_own_cell(clause)
    peaked = any(isinstance(p, Superlative) and p.verb == "peaks" for p in clause.of("SUPERLATIVE"))
    if peaked and clause.phrases[0].type != "REF" and len(clause.refs()) == _CELL and not clause.heads:
        from heatparse.claims.peak_places import in_front  # loaded where the extreme of a cell is told

        clause = in_front(clause, scene)
    if clause.has("SUPERLATIVE") and clause.says(words("trends", "toward")):
        from heatparse.claims.plain_wordings import with_sides

        clause = clause.part(with_sides(clause.phrases))
    if clause.has("SIGN", "AMOUNT") and clause.says(_lacking()):
        from heatparse.claims.lackings import with_none  # loaded where something is lacking

        clause = with_none(clause)
    if clause.has("NEGATION") and (clause.has("AXISNOUN") or clause.lead):
        from heatparse.claims.zero_lines import at_zero  # loaded where something is lacking

        clause = at_zero(clause, scene)
    if clause.has("COMMA") and len(clause.of("AMOUNT")) == _TWO and clause.has("DIFFERENCE", "TREND"):
        from heatparse.claims.apposed_places import with_placed_ends  # loaded where two ends are told

        clause = with_placed_ends(clause)
    told = clause.has("POLARITY") or clause.says(words("assertions", "sizes"))
    if told or (
        clause.has("SCOPE") and clause.has("AMOUNT") and clause.says(words("comparisons", "either_way"))
    ):
        from heatparse.claims.unsigned import in_absolute_value  # loaded where signs are spoken of

        clause = in_absolute_value(clause, scene)
    if clause.has("SCOPE") and clause.has("REF") and key_at(clause.phrases, 0) == "of":
        from heatparse.claims.plain_wordings import among_named

        clause = among_named(clause)
    if clause.has("CARDINAL") and clause.has("RIVALS", "RESTRICTION"):
        from heatparse.claims.other_lines import with_other_lines  # loaded where others are counted

        clause = with_other_lines(clause, scene)
    if clause.says(words("holders", "included")):
        from heatparse.claims.extreme_wordings import without_included  # loaded where one is named besides

        clause = clause.part(without_included(clause.phrases))
    if _counts_lines(clause):
        from heatparse.claims.counted_lines import with_counted  # loaded where lines are counted, not named

        clause = with_counted(clause, scene)
    if clause.has("POSITION") and len(scene.grids) == 2:
        from heatparse.claims.placed_panels import on_side

        clause = on_side(clause, scene)
    if clause.has("EXCEPTION", "PART") and clause.has("AND", "DIMENSION"):
        from heatparse.claims.exception_lists import (
            with_plain_exceptions,
        )  # loaded where something is set aside

        clause = with_plain_exceptions(clause)
    if clause.says(words("claims", "position", "youngest") | words("claims", "position", "oldest")):
        from heatparse.claims.outermost import at_oldest  # loaded where an axis of ages may be told

        clause = at_oldest(clause, scene)
    if clause.has("SPREAD", "DIFFERENCE") and clause.has("THAN") and clause.has("NEGATION", "SCOPE"):
        from heatparse.claims.plain_extremes import denied_width  # loaded where widths are compared

        clause = denied_width(clause)
    if any(
        told.has("AXISNOUN") and told.says(words("reserves", "conditions"))
        for told in (clause, clause.before)
        if told is not None
    ):
        from heatparse.claims.conditions import under_condition  # loaded where a condition is told

        clause = under_condition(clause, scene)
    if clause.before is not None and clause.before.has("ORDER") and clause.has("REF"):
        from heatparse.claims.constant_orders import constant_order  # loaded where an order is announced

        clause = constant_order(clause, scene)
    if clause.has("AMOUNT") and (clause.has("TIMES") or clause.says(vocabulary("assertions")["often"])):
        from heatparse.claims.occurrences import in_times  # loaded where something occurs twice

        clause = in_times(clause)
    if clause.has("HAVE", "BE", "OCCUR") and clause.has("AMOUNT", "SCOPE", "FACTOR") and _tells_part(clause):
        from heatparse.claims.proportions import with_factor  # loaded where a part of a value is told

        clause = with_factor(clause)
    return clause


def _has_chain(clause: Clause) -> bool:
    """ "A–B–C"."""
    types = " ".join([phrase.type for phrase in clause.phrases])
    return "REF VERSUS REF VERSUS" in types


def _may_repeat(clause: Clause) -> bool:
    """ "The same holds for A", "this is true of A as well"."""
    first = phrase_key(clause.phrases[0]) if clause.phrases else ""
    return (
        first == "same"
        or first in words("comparisons", "neither")
        or (first in words("comparisons", "repeating") and clause.says(words("comparisons", "carrying")))
    )


def _is_behind_change(clause: Clause) -> bool:
    """Whether one of the clauses in front begins with a change: "the drop grows: it is 3 at A, but 5 at B"."""
    before, steps = clause.before, 0
    while before is not None and steps < _NEAR:
        if before.phrases and before.phrases[0].type == "DIFFERENCE":
            return True
        before, steps = before.before, steps + 1
    return False


def _counts_lines(clause: Clause) -> bool:
    """Whether a clause that tells an order or a motion speaks of so many lines, or of "these" ones."""
    if not clause.has("COMPARATIVE", "SUPERLATIVE", "DIFFERENCE", "TREND"):
        return False
    if any(isinstance(p, Scope) and (p.count or p.quantifier == "both") for p in clause.phrases):
        return True
    return clause.has("PRONOUN", "CARDINAL") and (clause.before is not None or bool(clause.lead))


@cache
def _ends() -> frozenset[str]:
    """Superlatives that may be of the numbers of an axis."""
    return words("trends", "sizes_up") | words("trends", "sizes_down")


def _names_axis(clause: Clause) -> bool:
    return any(word.type == "AXISNOUN" for word in clause.words)


@cache
def _lacking() -> frozenset[str]:
    kinds = ("free_of", "avoiding", "absent")
    return frozenset().union(*(words("assertions", kind) for kind in kinds))


@cache
def _hued() -> frozenset[str]:
    """Hues, and the words that compare them."""
    hues = words("colors", "hues")
    orders = vocabulary("claims")
    return hues.union(
        *(
            map(str, keys)
            for kind in ("superlative", "comparative")
            for hue, keys in orders[kind].items()
            if hue in hues
        )
    )


def _tells_part(clause: Clause) -> bool:
    """ "42% of", "two thirds of"."""
    return any(
        (isinstance(p, Amount) and p.is_percent and key_at(clause.phrases, at + 1) == "of")
        or (isinstance(p, Scope) and "/" in p.quantifier)
        or p.type == "FACTOR"
        for at, p in enumerate(clause.phrases)
    )

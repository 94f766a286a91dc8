"""Rewordings: what a clause says in another way than the readers know, in the plain one."""

from __future__ import annotations

from functools import cache

from heatparse.claims.clause_steps import Step, through
from heatparse.claims.extremes.advantages import nearness
from heatparse.claims.gates import (
    is_each_of_diagonal,
    may_be_cleft,
    may_be_ordered,
    may_share_noun,
)
from heatparse.claims.language.phrases import Ref, key_at, key_of, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.plain.plain_placings import placed
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_CELL = 2  # references that name one
_TWO = 2  # panels, extremes
_NEAR = 3  # clauses
_BEHIND_VERB = 4  # phrases of "A opens with 8"
_MOST = frozenset(("most", "most of", "least"))  # "A rises most", "… most of all on P"
_FRONT = 7  # phrases in which a list may open a clause


def reworded(clause: Clause, scene: Scene) -> Clause:
    """The clause in plain order, with its places, sums and changes as the readers know them."""
    clause = placed(clause, scene)
    if len(scene.grids) > 1 and clause.has("DIFFERENCE", "COMPARATIVE"):
        clause = through(_OF_PANELS, clause, scene)
    told = clause.has("COMPARATIVE", "SUPERLATIVE", "AMOUNT", "SPREAD") or clause.says(nearness())
    if not told and not (clause.has("SCOPE") and clause.says(_MOST)):
        return clause
    return through(_STEPS, clause, scene)


def _has_two_panels(clause: Clause, scene: Scene) -> bool:
    return len(scene.grids) == _TWO


def _may_compare_spreads(clause: Clause, scene: Scene) -> bool:
    scattering = clause.has("COMPARATIVE") and clause.says(words("comparisons", "scattering"))
    wide = clause.has("UNKNOWN") and clause.says(
        words("comparisons", "wider") | words("comparisons", "narrower")
    )
    return scattering or (
        clause.has("SPREAD") and (wide or (clause.has("COMPARATIVE") and not clause.has("THAN")))
    )


def _names_two_panels(clause: Clause, scene: Scene) -> bool:
    named = sum(1 for ref in clause.refs() if scene.panels_named(ref))
    return named == _TWO or (named == 1 and clause.has("RIVALS"))


def _opens_with_extreme(clause: Clause, scene: Scene) -> bool:
    return clause.phrases[0].type == "SUPERLATIVE"


def _opens_with_two_ends(clause: Clause, scene: Scene) -> bool:
    return clause.phrases[1:2] == clause.of("SUPERLATIVE")[:1] and len(clause.of("SUPERLATIVE")) > 1


def _is_each_of_diagonal(clause: Clause, scene: Scene) -> bool:
    return any(map(is_each_of_diagonal, clause.of("SCOPE")))


def _tells_choice(clause: Clause, scene: Scene) -> bool:
    return clause.says(words("winners", "choosing")) or clause.says(words("winners", "choosers"))


def _names_nobody(clause: Clause, scene: Scene) -> bool:
    return not clause.has("REF")


def _names_holders(clause: Clause, scene: Scene) -> bool:
    return clause.has("SCOPE", "PRONOUN", "COMMA", "POSITION") or clause.says(words("holders", "coupling"))


def _tells_extreme_otherwise(clause: Clause, scene: Scene) -> bool:
    return clause.has("DIFFERENCE", "AREA") or clause.phrases[1].type in ("COMMA", "JOIN")


def _has_two_extremes(clause: Clause, scene: Scene) -> bool:
    return len(clause.of("SUPERLATIVE")) > 1


def _goes_on(clause: Clause, scene: Scene) -> bool:
    """ "… is the best", behind its subject."""
    return bool(clause.phrases) and clause.phrases[0].type in ("BE", "HAVE", "COMPARATIVE", "NEGATION")


def _goes_on_verbal(clause: Clause, scene: Scene) -> bool:
    """ "… and is thus below B": a verb near the beginning, and nobody in front of it."""
    types = [phrase.type for phrase in clause.phrases[:3]]
    return not {"BE", "HAVE", "OCCUR", "COMPARATIVE"}.isdisjoint(types) and types[0] != "REF"


def _opens_with_relative(clause: Clause, scene: Scene) -> bool:
    return key_at(clause.phrases, 0) in words("function_words", "relative")


def _opens_with_other(clause: Clause, scene: Scene) -> bool:
    """Whether something stands in front of the pronoun: "in Q it is the colder one"."""
    return clause.phrases[0].type != "PRONOUN"


def _is_relative(clause: Clause, scene: Scene) -> bool:
    return key_at(clause.phrases, 0) == "which"


def _tells_ranks(clause: Clause, scene: Scene) -> bool:
    return clause.has("ORDER") or len(clause.of("SUPERLATIVE", "ORDINAL", "NEXT")) > 1


def _is_behind_exception(clause: Clause, scene: Scene) -> bool:
    excepted = clause.before is not None and clause.before.has("EXCEPTION")
    return excepted and key_at(clause.phrases, 0) in words("comparisons", "at_exception")


def _opens_with_number(clause: Clause, scene: Scene) -> bool:
    return clause.phrases[0].type == "AMOUNT"


def _opens_with_participle(clause: Clause, scene: Scene) -> bool:
    return key_at(clause.phrases, 0) in words("comparisons", "participles")


def _tells_two_ends(clause: Clause, scene: Scene) -> bool:
    if len(clause.of("SUPERLATIVE")) == _TWO or clause.says(words("comparisons", "both_extremes")):
        return True
    if clause.has("SUPERLATIVE") and clause.has("DIFFERENCE") and clause.says(words("comparisons", "of_two")):
        return True  # "the largest gap between two models on P"
    return clause.says(words("comparisons", "extreme"))


def _may_name_step(clause: Clause, scene: Scene) -> bool:
    return clause.says(words("trends", "single_step")) or _is_behind_change(clause)


def _names_cell(clause: Clause, scene: Scene) -> bool:
    return len(clause.refs()) == _CELL


def _may_tell_step(clause: Clause, scene: Scene) -> bool:
    """ "Going from P to Q costs A the most"; "**P to Q:** A drops most"."""
    if clause.says(("from",)) and clause.says(("to",)):
        return True
    return (bool(clause.lead) and clause.has("SUPERLATIVE")) or (clause.has("COMMA") and clause.says(_MOST))


def _opens_with_several(clause: Clause, scene: Scene) -> bool:
    """Whether several are named together near the beginning of a clause, and one again behind them."""
    refs = [phrase for phrase in clause.phrases[:_FRONT] if isinstance(phrase, Ref)]
    opens = clause.phrases[0].type in ("PREPOSITION", "RESTRICTION")
    return opens and any(len(ref.names) > 1 for ref in refs) and len(clause.refs()) > 1


def _may_share_noun(clause: Clause, scene: Scene) -> bool:
    return may_share_noun(clause)


def _may_be_cleft(clause: Clause, scene: Scene) -> bool:
    return may_be_cleft(clause.phrases)


def _may_be_ordered(clause: Clause, scene: Scene) -> bool:
    return may_be_ordered(clause)


def _sets_equal(clause: Clause, scene: Scene) -> bool:
    return clause.says(("=",))


def _is_behind_change(clause: Clause) -> bool:
    """Whether one of the clauses in front begins with a change: "the drop grows: it is 3 at A, but 5 at B"."""
    before, steps = clause.before, 0
    while before is not None and steps < _NEAR:
        if before.phrases and before.phrases[0].type == "DIFFERENCE":
            return True
        before, steps = before.before, steps + 1
    return False


def _has_extras(clause: Clause, scene: Scene) -> bool:
    return clause.says(_extras())


@cache
def _extras() -> frozenset[str]:
    kinds = ("infinitives", "evidencing", "moving")
    return words("names", "entire").union(*(words("winners", kind) for kind in kinds), words("names", "acts"))


def _tells_lead_beside(clause: Clause, scene: Scene) -> bool:
    """ "A opens with 8, 3 more than B", "…, followed by B, 3 behind"."""
    if clause.phrases[0].type == "AMOUNT":
        return clause.before is not None and (clause.before.has("NEXT") or clause.before.has("AMOUNT"))
    behind = [phrase.type for phrase in clause.phrases[2:_BEHIND_VERB]]  # "A opens with 8"
    return len(clause.of("AMOUNT")) == _TWO and clause.has("COMMA", "JOIN") and "AMOUNT" in behind


def _may_tell_sum(clause: Clause, scene: Scene) -> bool:
    """ "60 in all", "in total, 60 are of A", "A and B together take 60"."""
    if clause.has("SCOPE") and clause.says(("all",)) and clause.says(("in",)):
        return True
    told = any(getattr(p, "value", "") == "sum" or key_of(p).endswith(" to") for p in clause.of("AGGREGATE"))
    return told or clause.says(words("sums", "together"))


def _may_tell_gap(clause: Clause, scene: Scene) -> bool:
    """ "A is 3 above B", "the largest gap", "A comes closest to B"."""
    if clause.has("AMOUNT", "COMPARATIVE") or clause.says(nearness()):
        return True
    opens = clause.phrases[:1] if clause.has("SUPERLATIVE") else ()
    return any(phrase.type == "DIFFERENCE" or phrase_key(phrase) == "lead" for phrase in opens)


def _takes_two_up(clause: Clause, scene: Scene) -> bool:
    """ "The two differ by 3", "the latter is 3 behind", "the margin is 3 on P"."""
    if not clause.has("DIFFERENCE", "COMPARATIVE", "OCCUR", "AGGREGATE"):
        return False
    if clause.before is None and not clause.has("COLON"):
        return False
    return clause.says(_two()) or (clause.has("DIFFERENCE") and clause.has("REF"))


@cache
def _two() -> frozenset[str]:
    return words("takings_up", "both").union(words("comparisons", "former"), words("comparisons", "latter"))


# Of what goes on from one panel to another.
_OF_PANELS = (
    Step("plain.panel_ways.with_panels_compared", ("REF",), ("PREPOSITION",), when=_names_two_panels),
)  # fmt: skip
# Of extremes, orders and changes, in the order in which they build on one another.
_STEPS = (
    Step("plain.plain_spreads.with_plain_spread", ("SPREAD", "COMPARATIVE"), when=_may_compare_spreads),
    Step(
        "plain.heading_groups.in_headed_group", ("PRONOUN",), ("DIMENSION", "UNKNOWN", "AXISNOUN", "AREA"),
        says=("reserves", "headed_groups"),
    ),
    Step(
        "plain.counted_orders.in_counted",
        ("CARDINAL",), ("AXISNOUN", "DIMENSION"), ("COMPARATIVE",), ("REF",), alone=True,
    ),
    Step("plain.step_winners.of_step", ("SUPERLATIVE", "SCOPE", "COMPARATIVE"), ("REF",), when=_may_tell_step),
    Step("plain.relative_asides.without_relative", ("COMMA", "JOIN"), behind=True, when=_opens_with_relative),
    Step("plain.rival_groups.with_rival_group", ("SUPERLATIVE", "COMPARATIVE"), when=_opens_with_several),
    Step("plain.extreme_extras.without_extras", ("SUPERLATIVE",), when=_has_extras),
    Step("plain.opening_orders.with_opening_order", ("SUPERLATIVE",), when=_opens_with_two_ends, alone=True),
    Step("plain.plain_wordings.of_choice", ("UNKNOWN",), ("REF",), says=("winners", "choices"), alone=True),
    Step("plain.plain_wordings.without_choice", ("SCOPE",), when=_tells_choice, alone=True),
    Step(
        "plain.subjects_behind.with_subject_behind", ("SUPERLATIVE",),
        says=("winners", "peaking_participles"), when=_opens_with_extreme,
    ),
    Step(
        "plain.follower_lists.without_followers", ("NEXT",), ("SUPERLATIVE",), ("HAVE", "BE"),
        behind=True, alone=True,
    ),
    Step("plain.plain_peaks.with_plain_peak", ("SUPERLATIVE",), says=("winners", "peak_cues")),
    Step("plain.plain_wordings.on_its_own", ("TRAINED",), alone=True),
    Step("plain.plain_wordings.of_other_lines", ("RIVALS",), ("TRAINED", "TESTED")),
    Step("plain.plain_wordings.of_diagonal", ("SUPERLATIVE",), when=_is_each_of_diagonal, alone=True),
    Step(
        "plain.extreme_wordings.with_plain_holders", ("SUPERLATIVE",), ("SCOPE",), ("AMOUNT",), when=_names_nobody
    ),
    Step("plain.extreme_wordings.with_plain_holders", ("SUPERLATIVE",), ("REF",), when=_names_holders),
    Step("plain.plain_orders.with_joined_places", ("SUPERLATIVE",), ("REF",), ("AND",), alone=True),
    Step("plain.plain_extremes.with_plain_extreme", ("SUPERLATIVE",), ("REF",), when=_tells_extreme_otherwise),
    Step("plain.plain_wordings.in_second_place", ("SUPERLATIVE",), ("COMPARATIVE",), alone=True),
    Step("parts.duels.with_duel", ("SUPERLATIVE",), says=("winners", "duel_words")),
    Step("plain.shared_parts.with_shared_place", ("SUPERLATIVE",), when=_has_two_extremes, alone=True),
    Step("plain.shared_parts.as_one_of_two", ("COMPARATIVE",), ("UNKNOWN",), when=_has_two_panels, alone=True),
    Step(
        "plain.shared_parts.with_subject_before", ("BE", "HAVE", "COMPARATIVE", "NEGATION"),
        behind=True, when=_goes_on,
    ),
    Step(
        "plain.coordinate_verbs.with_subject_and_place", ("COMPARATIVE",), ("THAN", "REF", "RIVALS"),
        behind=True, when=_goes_on_verbal,
    ),
    Step("plain.plain_wordings.without_announcement", ("SUPERLATIVE",), ("COLON",), alone=True),
    Step("plain.shared_parts.behind_aside", ("SUPERLATIVE",), behind=True, when=_is_relative, alone=True),
    Step(
        "plain.shared_parts.with_panel_before", ("SUPERLATIVE",), behind=True, says=("winners", "containing")
    ),
    Step(
        "plain.shared_parts.with_same_subject", ("COMPARATIVE",), ("PRONOUN",),
        behind=True, when=_opens_with_other, alone=True,
    ),
    Step("plain.shared_parts.with_rival", ("COMPARATIVE",), ("REF",), behind=True, when=_is_relative, alone=True),
    Step("plain.following_peaks.with_following_peaks", ("SUPERLATIVE",), ("REF",), says=("winners", "following")),
    Step("plain.ordered_tops.with_ordered_tops", ("ORDER",), ("SUPERLATIVE",), ("REF",)),
    Step("plain.rank_phrases.with_plain_ranks", ("SUPERLATIVE",), when=_tells_ranks, alone=True),
    Step("plain.appositions.with_rival_before", ("AMOUNT",), when=_is_behind_exception),
    Step("plain.appositions.with_leader", ("COMPARATIVE",), ("AMOUNT",), behind=True, when=_opens_with_number),
    Step(
        "plain.appositions.with_number_before", ("COMPARATIVE",), ("AMOUNT",),
        behind=True, when=_opens_with_participle, alone=True,
    ),
    Step("plain.step_phrases.with_plain_step", ("AMOUNT",), says=("comparisons", "stepping"), alone=True),
    Step("plain.extreme_gaps.with_plain_extremes", ("AMOUNT",), when=_tells_two_ends, alone=True),
    Step("plain.named_steps.with_named_step", ("AMOUNT",), when=_may_name_step),
    Step("plain.own_ways.with_named_ends", ("DIFFERENCE",), says=("function_words", "before_ends")),
    Step("plain.own_ways.from_there", ("DIFFERENCE",), says=("function_words", "before_ends")),
    Step("plain.mean_changes.with_plain_means", ("DIFFERENCE",), says=("claims", "aggregate", "mean")),
    Step("plain.plain_wordings.of_change", ("SUPERLATIVE",), ("DIFFERENCE",), when=_names_cell),
    Step("plain.inheritance.with_noun", ("SUPERLATIVE",), when=_may_share_noun, alone=True),
    Step("plain.clefts.uncleft", when=_may_be_cleft, alone=True),
    Step("plain.plain_wordings.without_extent", ("COLOUR",), ("BE",), alone=True),
    Step("plain.leads_beside.with_lead_beside", ("AMOUNT",), ("COMPARATIVE",), when=_tells_lead_beside),
    Step("plain.plain_sums.with_plain_sum", ("AMOUNT",), when=_may_tell_sum),
    Step("plain.pairs_taken_up.with_pair_before", ("AMOUNT",), when=_takes_two_up),
    Step("plain.plain_gaps.with_plain_gap", when=_may_tell_gap, alone=True),
    Step("plain.plain_orders.in_plain_order", ("COMPARATIVE", "THAN", "SUPERLATIVE"), when=_may_be_ordered),
    Step("plain.plain_wordings.without_terms", when=_sets_equal, alone=True),
)  # fmt: skip

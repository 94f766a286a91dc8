"""Claims that values lie above or below a number, or have a sign; and the kinds that share their form."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

from heatparse.claims.counts.assertions import Assertion, find_assertions, find_partial_assertions
from heatparse.claims.counts.assessment import judge_assertion
from heatparse.claims.counts.predicates import REACHED, SIGNED
from heatparse.claims.counts.ranges import range_claim
from heatparse.claims.gates import has_bound, may_be_confined, may_be_outermost
from heatparse.claims.judgement import UNDECIDED, Judgement, is_its_own_evidence
from heatparse.claims.language.phrases import Phrase, Ref, Scope, is_only, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.restrictions import restricted
from heatparse.claims.places.tails import Tail, with_tail
from heatparse.claims.plain.rephrasings import rephrased, with_value
from heatparse.claims.scene import Scene
from heatparse.claims.trends.motion_clauses import speaks_of_motion
from heatparse.models.claims import BaseClaim, CountClaim, LegendClaim, RegionClaim, ThresholdClaim
from heatparse.phrases import words
from heatparse.records import replace

_RELATIONS: dict[str, Literal["above", "at least", "below", "at most", "equal", "near"]] = {
    "above": "above", "at_least": "at least", "reach": "at least", "below": "below", "at_most": "at most",
    "equal": "equal", "near": "near", "positive": "above", "negative": "below", "zero": "equal",
}  # fmt: skip

_SHORTEST_HELD = 5  # phrases of "all cells above 0.5 belong to A"


def _adds_up(clause: Clause) -> bool:
    """ "All rows together receive 491": so much in all, and not each of them."""
    if not clause.has("SCOPE") or not clause.has("SHARE", "UNKNOWN"):
        return False
    together = words("names", "together")
    return any(
        isinstance(one, Scope) and one.quantifier in ("all", "both") and key_of(two) in together
        for one, two in pairwise(clause.phrases)
    )


def _needs_so_many(clause: Clause) -> bool:
    """ "A needs ten layers to get above 0.8": how far it has to go, and not how many are above."""
    types = [phrase.type for phrase in clause.phrases]
    return any(
        types[at : at + 3] == ["CARDINAL", "AXISNOUN", "PREPOSITION"]
        and key_of(clause.phrases[at + 2]) == "to"
        for at in range(len(types))
    )


def read_assertions(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims that a clause makes about all, some or a number of values."""
    if clause.read & {"legend", "sole", "tally"} or _tells_slope(clause) or _adds_up(clause):
        return []
    if clause.has("CARDINAL") and clause.says(words("assertions", "needing")) and _needs_so_many(clause):
        return []
    if len(scene.grids) > 1 and clause.has("CARDINAL") and clause.has("COMMA", "OPEN", "COLON"):
        from heatparse.claims.counts.panels_told import (
            without_panel_tail,
        )  # loaded where some may be told apart

        clause = without_panel_tail(clause, scene)
    if clause.has("EXCEPTION") and len(scene.grids) > 1:
        from heatparse.claims.counts.panels_told import without_panel  # loaded where there are several panels

        clause = without_panel(clause, scene)  # "in all columns except A in the left panel"
    if clause.has("SIGN") and clause.says(words("reserves", "ones")):
        clause = with_value(clause)
    if clause.has("AMOUNT") and clause.has("DIFFERENCE", "HAVE", "UNKNOWN") and scene.holds_changes:
        from heatparse.claims.plain.told_losses import as_changes  # loaded where the cells hold changes

        clause = as_changes(clause, scene)
    if clause.has("SCOPE") and clause.has("PRONOUN") and clause.says(words("assertions", "taking_up")):
        from heatparse.claims.classes.other_classes import (
            of_others,
        )  # loaded where something is said of what was named

        told_of = of_others(clause, scene)
        if told_of is None:
            return []
        clause = told_of
    if clause.phrases and key_of(clause.phrases[0]) in words("assertions", "outside"):
        from heatparse.claims.places.told_blocks import read_told_blocks  # loaded where a block is left

        outside = read_told_blocks(clause, scene)
        if outside:
            return outside
    if clause.has("CARDINAL", "AMOUNT") and clause.says(words("regions", "consisting")):
        from heatparse.claims.places.told_blocks import (
            with_size,  # loaded where something consists of so many
        )

        clause = with_size(clause)
    if clause.has("RESTRICTION") and clause.says(words("regions", "not_so_until")):
        from heatparse.claims.plain.until_places import (
            read_until_places,
        )  # loaded where something lasts until a place

        until = read_until_places(clause, scene)
        if until:
            return until
    if clause.has("SCOPE") and any(map(is_only, clause.of("SCOPE"))) and clause.has("MEASURE", "UNKNOWN"):
        from heatparse.claims.counts.sole_partners import of_sole_partner  # loaded where somebody alone is so

        alone = of_sole_partner(clause)
        if alone is not None and not alone.phrases:
            return [scene.claim(CountClaim, clause)]
        clause = alone or clause
    if clause.has("SCOPE") and clause.has("DIMENSION") and any(map(is_only, clause.of("SCOPE"))):
        from heatparse.claims.counts.sole_pairs import read_sole_pairs  # loaded where a thing is the only one

        pairs = read_sole_pairs(clause, scene)
        if pairs:
            return pairs
    if clause.has("SCOPE") and clause.has("CARDINAL", "NEGATION") and any(map(is_only, clause.of("SCOPE"))):
        from heatparse.claims.counts.sole_counts import (
            read_sole_counts,  # loaded where somebody alone has so many
        )

        sole = read_sole_counts(clause, scene)
        if sole:
            return sole
    colored = _read_colored(clause, scene)
    if colored:
        return colored
    if clause.has("CARDINAL") and (
        clause.has("AND", "JOIN", "COMMA") or (clause.before is not None and clause.before.has("CARDINAL"))
    ):
        from heatparse.claims.parts.count_lists import shared_counts  # loaded where something is counted

        shared = shared_counts(clause, scene)
        found = [claim for phrases in shared for claim in _read(clause.part(phrases), scene)]
        if found and all(isinstance(claim, CountClaim) for claim in found):
            return found
    if clause.says(words("assertions", "leaving")):
        from heatparse.claims.plain.stayings import as_staying  # loaded where something is not left

        clause = as_staying(clause)
    if clause.has("NEGATION", "CARDINAL") and clause.has("AMOUNT", "SIGN"):
        told = _read_counted(clause, scene)
        if told:
            return told
    if clause.has("VERSUS", "ARROW") and clause.has("AND", "JOIN"):
        from heatparse.claims.plain.pair_lists import read_pair_lists  # loaded where pairs are told

        listed = read_pair_lists(clause, scene, read_assertions)
        if listed:
            return listed
    if clause.has("REF") and clause.says(words("assertions", "direction")):
        from heatparse.claims.language.senses import senses_of  # loaded where directions are spoken of

        senses = senses_of(clause, scene)
        if senses:
            return [claim for part in senses for claim in _read(part, scene)]
    clause = rephrased(clause)
    if may_be_outermost(clause):
        from heatparse.claims.plain.outermost import (
            with_outermost,  # loaded where lines are counted from an end
        )

        clause = with_outermost(clause, scene)
    confined: list[BaseClaim] = []
    if not clause.is_data and may_be_confined(clause):
        from heatparse.claims.counts.confinements import (
            read_confined_values,  # loaded where it may hold there only
        )

        confined = read_confined_values(clause, scene)
    if confined or any(isinstance(p, Scope) and p.key == "nowhere else" for p in clause.phrases[:1]):
        return confined
    parts = _read_held(clause, scene) or _read_parted(clause, scene)
    if parts:
        return parts
    front, tail = with_tail(clause, scene)
    members = _read_members(clause, front, tail, scene) if tail is not None else []
    if members:
        counted = _read(clause.part(front), scene) if front else []
        wrong = any(claim.verdict == "refuted" for claim in counted)  # "they" are not as many as is said
        return counted if wrong else [*counted, *members]
    clause = _behind_rival(clause)
    if not clause.phrases:
        return []
    claims = _with_named_cell(_read(clause, scene), clause, scene)
    return claims if any(map(_is_decided, claims)) else _read_restricted(clause, scene) or claims


def _read_members(clause: Clause, front: list[Phrase], tail: Tail, scene: Scene) -> list[BaseClaim]:
    from heatparse.claims.places.memberships import (
        read_membership,  # loaded where places are told behind counts
    )

    return read_membership(clause, front, tail, scene)


def _behind_rival(clause: Clause) -> Clause:
    """ "**A:** lower than B, with values of 0.1–0.2": the values of A, behind whom it is compared with.

    Nothing is left where A is not known.
    """
    types = [phrase.type for phrase in clause.phrases]
    if not clause.lead or types[:1] != ["COMPARATIVE"] or "COMMA" not in types:
        return clause
    comma = types.index("COMMA")
    beaten = [kind for kind in types[1:comma] if kind not in ("THAN", "PREPOSITION")] == ["REF"]
    told = beaten and "AMOUNT" in types[comma:] and not {"REF", "COMPARATIVE"} & set(types[comma:])
    return clause.part(clause.phrases[comma + 1 :] if clause.heads else []) if told else clause


def _tells_slope(clause: Clause) -> bool:
    if not clause.has("SIGN"):
        return False
    from heatparse.claims.trends.courses.neighbours import tells_slope  # loaded where a slope may be told

    return tells_slope(clause)


def _read_colored(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """ "Seven cells are green, seven amber and six red"."""
    if not clause.has("CARDINAL", "AMOUNT") or not clause.says(words("colors", "hues")):
        return []
    from heatparse.claims.colors.color_counts import colored_counts  # loaded where colors are counted

    parts = [_read(part, scene) for part in colored_counts(clause, scene)]
    claims = [claim for part in parts for claim in part] if all(parts) else []
    wrong = [claim for claim in claims if claim.verdict == "refuted"]
    return [claim for claim in claims if claim not in wrong[1:]]  # one number too high, another one too low


def _is_denied_universal(clause: Clause) -> bool:
    from heatparse.claims.changes.denials import is_denied_universal  # loaded where a denial opens a clause

    return is_denied_universal(clause.phrases)


def _read_counted(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """ "Not all rows exceed 0.5", "A is one of only two rows that exceed 0.5"."""
    if clause.phrases[0].type == "NEGATION" and _is_denied_universal(clause):
        claims = _read(clause.part(clause.phrases[1:]), scene)
        return [_denied(claim) for claim in claims] if len(claims) == 1 else []
    if not clause.has("CARDINAL"):
        return []
    from heatparse.claims.plain.plain_counts import sole_of_several  # loaded where something is counted

    told = sole_of_several(clause)
    if told is None:
        return []
    own, counted = (_read(clause.part(phrases), scene) for phrases in told)
    return own if any(claim.verdict == "refuted" for claim in own) else counted


def _denied(claim: BaseClaim) -> BaseClaim:
    """The claim with the opposite verdict."""
    turned = {"supported": "refuted", "refuted": "supported"}.get(claim.verdict, claim.verdict)
    rule = f"{claim.kind}-mismatch" if turned == "refuted" else None  # type: ignore[attr-defined]
    return claim.model_copy(update={"verdict": turned, "rule": rule})


def _with_named_cell(claims: list[BaseClaim], clause: Clause, scene: Scene) -> list[BaseClaim]:
    """ "Just one value lies beyond 0.8, namely A at B": the count is of all values, and the cell is one of them."""
    phrases = clause.phrases
    types = [phrase.type for phrase in phrases]
    named = types[-4:] == ["COMMA", "REF", "PREPOSITION", "REF"] and "REF" not in types[:-4]
    if not named or "CARDINAL" not in types[:-4] or [claim.verdict for claim in claims] != ["supported"]:
        return claims
    return _read(clause.part(phrases[:-4]), scene)


def _read_held(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """ "Three of the five cells above 0.5 belong to A": how many of what is bounded lie at a place."""
    if not (clause.has("AMOUNT", "SIGN", "COLOUR") and clause.has("REF") and clause.has("CARDINAL", "SCOPE")):
        return []
    if len(clause.phrases) < _SHORTEST_HELD or not (clause.has("COLOUR") or has_bound(clause)):
        return []
    from heatparse.claims.counts.held_cells import (
        read_held_cells,  # loaded where a number, a bound and a place meet
    )

    return read_held_cells(clause, scene)


def _read_parted(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """ "Six cells exceed 0.5, four of them in A and two in B": how many, and how many where."""
    if not (clause.has("CARDINAL") and clause.has("AMOUNT", "SIGN") and len(clause.refs()) > 1):
        return []
    from heatparse.claims.places.partitions import (  # loaded where places are listed
        read_partition,
        with_partition,
    )

    front, tails = with_partition(clause, scene)
    parts = read_partition(clause, front, tails, scene) if tails else []
    return [*_read(clause.part(front), scene), *parts] if parts else []


def _read_restricted(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """ "Up to and including A, no value exceeds 0.5": with the part of the axis that is told in front of it."""
    if not clause.has("AMOUNT", "SIGN") or not clause.has("REF"):
        return []
    narrowed = restricted(clause, scene, bounded=True)
    claims = _read(narrowed, scene) if narrowed is not clause else []
    return claims if any(map(_is_decided, claims)) else []


def _is_decided(claim: BaseClaim) -> bool:
    return claim.verdict != "undecidable"


def _is_way(clause: Clause, scene: Scene) -> bool:
    if not speaks_of_motion(clause):
        return False
    from heatparse.claims.trends.told_trends import is_way  # loaded where a clause speaks of motion

    return is_way(clause, scene)


def _read(clause: Clause, scene: Scene) -> list[BaseClaim]:
    assertions = find_assertions(clause, scene)
    if any(assertion.predicate.relation == "within" for assertion in assertions) and _is_way(clause, scene):
        return []  # "falls from 0.9 to 0.4" tells where it starts and where it ends
    if clause.has("DIFFERENCE"):
        assertions = [assertion for assertion in assertions if not _is_told_by_change(assertion)]
    claims = [claim for assertion in assertions for claim in _claims(assertion, scene)]
    if clause.has("DIFFERENCE") and any(map(_gains_between, assertions)):
        claims = [claim for claim in claims if claim.verdict != "refuted"]
    if len(claims) == 1 and claims[0].verdict == "undecidable" and _may_part(clause):
        parts = find_partial_assertions(clause, scene)
        decided = [claim for assertion in parts for claim in _claims(assertion, scene)]
        return decided if any(claim.verdict != "undecidable" for claim in decided) else claims
    return claims


_BEHIND_CHANGE = 2  # phrases of "falls from"


def _is_told_by_change(assertion: Assertion) -> bool:
    """ "Cuts A by half, from 0.9 to 0.45": where a change begins and ends, and no range of what is named."""
    predicate, phrases = assertion.predicate, assertion.clause.phrases
    if predicate.relation != "within" or predicate.spanning:
        return False
    at = next((i for i, p in enumerate(phrases) if getattr(p, "quantity", None) is predicate.low), 0)
    if at < _BEHIND_CHANGE or key_of(phrases[at - 1]) != "from":
        return False
    return any(
        p.type == "DIFFERENCE" and getattr(p, "value", "") in ("gain", "drop") for p in phrases[: at - 1]
    )


def _gains_between(assertion: Assertion) -> bool:
    """ "Four rows gain between 4 and 7": so much, where the cells do not hold changes; to "fall between" is to lie."""
    predicate, phrases = assertion.predicate, assertion.clause.phrases
    at = next((i for i, p in enumerate(phrases) if getattr(p, "quantity", None) is predicate.low), 0)
    if predicate.relation != "within" or at < _BEHIND_CHANGE:
        return False
    verb, joint = phrases[at - _BEHIND_CHANGE : at]
    moved = verb.type == "DIFFERENCE" and getattr(verb, "value", "") in ("gain", "drop")
    between = key_of(joint) in words("function_words", "placing_between")
    return moved and between and key_of(verb) not in words("assertions", "lying_there")


def _may_part(clause: Clause) -> bool:
    """Whether the parts between commas may be read by themselves; not behind a place: "in A, all lie below 0.5"."""
    commas = [at for at, phrase in enumerate(clause.phrases) if phrase.type == "COMMA"]
    front = {phrase.type for phrase in clause.phrases[: commas[0]]} if commas else set()
    return bool(commas) and not (len(commas) == 1 and front == {"PREPOSITION", "REF"})


def _claims(assertion: Assertion, scene: Scene) -> list[BaseClaim]:
    if assertion.predicate.spanning and assertion.subject.quantifier.kind == "exactly":
        from heatparse.claims.counts.counted_spans import of_all_counted  # loaded where some span a range

        assertion = of_all_counted(assertion)
    judgement = judge_assertion(assertion)
    if judgement.truth is None and assertion.predicate.relation == "colored":
        from heatparse.claims.colors.senses_of_colors import judge_senses  # loaded where a color is told

        judgement = judge_senses(assertion)
    if judgement.truth is None and _is_of_shade(assertion):
        shaded = replace(assertion.predicate, by_point=True)
        judgement = judge_assertion(replace(assertion, predicate=shaded))
    if judgement.truth is False and (_is_of_mean_or_either(assertion) or _counts_other_things(assertion)):
        judgement = UNDECIDED
    if judgement.truth is False and _is_of_axis(assertion):
        return []
    if judgement.truth is False and assertion.clause.phrases[-1].type == "CLOSE":
        from heatparse.claims.counts.bracketed_lists import is_of_listed  # loaded for what seems wrong

        judgement = UNDECIDED if is_of_listed(assertion) else judgement
    if judgement.truth and (_is_of_sum(assertion) or _confines_sign(assertion)):
        judgement = UNDECIDED
    if is_its_own_evidence(assertion.clause, judgement):
        return []
    subject, predicate = assertion.subject, assertion.predicate
    if predicate.relation == "colored":
        from heatparse.claims.colors.tints import tells_marks  # loaded where a color is told

        if judgement.truth is False and tells_marks(assertion.clause.phrases):
            judgement = UNDECIDED  # "its number is printed in red": not the color of the cell
        if judgement.truth is None and not subject.quantifier.counts:
            return []
        if subject.quantifier.count and not assertion.first.is_cell:
            from heatparse.claims.counts.counts import count_claim  # loaded where things are counted

            return [count_claim(assertion, judgement, scene)]  # "three cells are dark green"
        rule = "color-mismatch" if assertion.first.is_cell else judgement.rule
        return [
            scene.claim(LegendClaim, assertion.clause, judgement._replace(rule=rule), color=predicate.color)
        ]
    if judgement.truth and subject.quantifier.counts and assertion.clause.has("REF"):
        from heatparse.claims.places.named_lines import with_names  # loaded where lines are counted by name

        judgement = with_names(assertion, judgement, scene)
    if subject.quantifier.counts or subject.only or predicate.relation == "stated":
        from heatparse.claims.counts.counts import count_claim  # loaded where things are counted

        return [count_claim(assertion, judgement, scene)]
    zone = [ref for ref in (*subject.places.refs, *assertion.clause.heads) if ref.noun == "zone"]
    if (subject.places.block is not None and subject.places.part == "all") or (
        zone and predicate.relation != "within"
    ):
        return [scene.claim(RegionClaim, assertion.clause, judgement, scope=assertion.first.place())]
    totals: list[BaseClaim] = []
    if judgement.truth and subject.total is not None and subject.total > 1:
        from heatparse.claims.counts.counts import total_claims  # loaded where all are counted

        totals = total_claims(assertion, scene)
    if predicate.relation == "within":
        return [range_claim(assertion, judgement, scene), *totals]
    places = subject.places
    if places.part == "diagonal" and not places.refs and not places.pairs:
        bounded = judgement._replace(rule="threshold-mismatch" if predicate.relation in REACHED else None)
        from heatparse.claims.counts.diagonals import (
            diagonal_claim,  # loaded where all of the diagonal is meant
        )

        return [diagonal_claim(assertion, bounded, scene), *totals]
    return [_threshold_claim(assertion, judgement, scene), *totals]


def _is_of_shade(assertion: Assertion) -> bool:
    """ "Row A is nearly white": the colour of all that is meant, and not of how many cells."""
    colored = assertion.predicate.relation == "colored" and not assertion.first.is_cell
    return colored and not (assertion.subject.quantifier.counts or assertion.clause.has("EXCEPTION"))


def _is_of_mean_or_either(assertion: Assertion) -> bool:
    """ "On average, A stays above 0.5", "A or B stays above 0.5": not of every value."""
    either = any(isinstance(ref, Ref) and ref.either for ref in assertion.subject.places.refs)
    return either or assertion.clause.says(words("assertions", "on_average"))


def _is_of_axis(assertion: Assertion) -> bool:
    """ "Low scores for depth values ≤ 3": a bound behind a place names some of an axis, and bounds no values."""
    types = [phrase.type for phrase in assertion.clause.phrases[: assertion.predicate.first]]
    return types[-3:] == ["PREPOSITION", "AXISNOUN", "MEASURE"]


def _confines_sign(assertion: Assertion) -> bool:
    """ "Negative outliers are confined to A": that some of A are negative does not make it so."""
    signed = assertion.predicate.relation in SIGNED
    return signed and not assertion.subject.only and assertion.clause.says(words("legends", "confined"))


def _is_of_sum(assertion: Assertion) -> bool:
    """ "A and B together never exceed 70": of what they add up to, which each of them bears out by no means."""
    summed = assertion.clause.says(words("names", "together")) and not assertion.clause.has("AGGREGATE")
    return summed and sum(len(ref.names) for ref in assertion.subject.places.refs) > 1


def _counts_other_things(assertion: Assertion) -> bool:
    """ "188 of its 200 tiles": more than there are cells; "there are 200 trials overall": no cells at all."""
    sizes = [piece.grid.size() for piece in assertion.first_reading]
    if assertion.subject.quantifier.count > sum(sizes):
        return True
    phrases, predicate = assertion.clause.phrases, assertion.predicate
    following = phrases[predicate.last] if predicate.last < len(phrases) else None
    of_all = assertion.subject.noun is None and assertion.subject.quantifier.kind == "most"
    counted = predicate.relation == "equal" and following is not None and following.type == "UNKNOWN"
    return of_all and counted


def _threshold_claim(assertion: Assertion, judgement: Judgement, scene: Scene) -> ThresholdClaim:
    predicate = assertion.predicate
    return scene.claim(
        ThresholdClaim, assertion.clause, judgement,
        scope=assertion.first.place(), bound=predicate.low,
        relation=_RELATIONS.get(predicate.relation), quantifier=assertion.subject.quantifier.kind,
    )  # fmt: skip

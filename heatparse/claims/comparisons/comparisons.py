"""Claims that order two things: cells, rows, columns, panels, or what is made of their values."""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.classes.confusions import counts_things
from heatparse.claims.comparisons.comparison_clauses import EVEN, find_comparison
from heatparse.claims.comparisons.comparison_verdicts import judge_comparison
from heatparse.claims.comparisons.sides import Comparison
from heatparse.claims.gates import tells_of_order, turns_back
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.guards import borne_out
from heatparse.claims.language.phrases import (
    Amount,
    Phrase,
    Ref,
    Scope,
    is_only,
    key_of,
    outside_brackets,
    phrase_key,
)
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.pairings import is_of_size
from heatparse.claims.places.positions import is_spot
from heatparse.claims.places.spots import place_of, spots_of
from heatparse.claims.scene import Scene, place
from heatparse.measures import equal
from heatparse.models import Quantity
from heatparse.models.claims import BaseClaim, CellValueClaim, ComparisonClaim, CountClaim
from heatparse.phrases import words
from heatparse.records import replace

_TWO = 2


def _may_be_even(clause: Clause) -> bool:
    """Whether a clause may say that cells hold the same, or what a spot holds."""
    if not clause.has("REF", "POSITION"):
        return False
    return clause.says(words("comparisons", "even")) or (clause.has("AMOUNT") and _names_spot(clause))


def _names_spot(clause: Clause) -> bool:
    return clause.has("POSITION") or any(is_spot(ref.position) for ref in clause.refs())


def _is_only(phrase: Phrase) -> bool:
    return is_only(phrase) or phrase_key(phrase) in words("comparisons", "nowhere")


def _reversal(clause: Clause, scene: Scene) -> Comparison | None:
    if not turns_back(clause):
        return None
    from heatparse.claims.parts.reversals import find_reversal  # loaded where an order may be turned round

    return find_reversal(clause, scene)


def read_comparisons(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The comparison of a clause, and the two values that it gives for it."""
    found = _read_comparisons(_without_one_rival(clause), scene)
    if len(clause.of("AMOUNT")) < _TWO or not clause.has("COMPARATIVE") or not clause.has("OPEN"):
        return found
    return _by_own_numbers(found, clause, scene)


def _without_one_rival(clause: Clause) -> Clause:
    """ "A beats the others on P (0.8 vs. 0.7 for B)" without its bracket: B is one of many."""
    if not clause.has("VERSUS") or not clause.has("OPEN"):
        return clause
    phrases = clause.phrases
    at = next(i for i, phrase in enumerate(phrases) if phrase.type == "OPEN")
    rivals = any(p.type == "RIVALS" or (isinstance(p, Scope) and p.others) for p in phrases[:at])
    pair = [phrase.type for phrase in phrases[at + 1 : at + 4]] == ["AMOUNT", "VERSUS", "AMOUNT"]
    last = phrases[-1].type == "CLOSE" and all(p.type in ("PREPOSITION", "REF") for p in phrases[at + 4 : -1])
    return clause.part(phrases[:at]) if rivals and pair and last else clause


def _read_comparisons(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if _may_be_even(clause):
        from heatparse.claims.comparisons.equalities import read_equalities  # loaded where cells may agree

        even = read_equalities(clause, scene)
        if even:
            return even
    if clause.has("BY") and clause.has("COMPARATIVE") and any(map(_is_only, clause.of("SCOPE"))):
        return []  # "only on P does A beat B by this much"
    if clause.has("COMPARATIVE") and any(map(is_only, clause.of("SCOPE"))) and not clause.is_data:
        from heatparse.claims.comparisons.sole_rivals import (
            read_sole_rivals,  # loaded where somebody alone is ahead
        )

        sole = read_sole_rivals(clause, scene)
        if sole:
            return list(sole)
    if not clause.is_data and clause.has("COMPARATIVE") and any(map(_is_only, clause.of("SCOPE"))):
        from heatparse.claims.extremes.exclusives import (  # loaded where "only" is said
            find_exclusive,
            judge_exclusive,
        )

        exclusive = find_exclusive(clause, scene)
        if exclusive is not None:
            return [_claim(exclusive.comparison, judge_exclusive(exclusive, scene), scene)]
    if clause.has("CARDINAL") and _counts_things(clause):
        return []
    found = find_comparison(clause, scene)
    comparison = found or _reversal(clause, scene)
    if (
        comparison is None
        or _tells_change(comparison.clause, comparison.end)
        or (clause.is_data and not clause.lead)
    ):
        return []
    if counts_things(scene):
        from heatparse.claims.classes.class_comparisons import (
            judge_class_comparison,  # loaded for confusion matrices
        )

        judgement = judge_class_comparison(comparison, scene)
        if judgement.truth is not None:
            return [_claim(comparison, judgement, scene)]
    guarded = comparison.guarded or _is_with_any_place(comparison)
    judgement = UNDECIDED if guarded else _judge(comparison, scene)
    if comparison.narrowed:
        judgement = borne_out(comparison.clause, judgement)
    ranked = "ranking" in clause.read  # "A ranks fourth, behind B": the rank is what is claimed
    reflexive = clause.says(words("assertions", "emphatic"))  # "each is identical to itself"
    open_ = comparison.unsure or ranked or reflexive or _is_tie_at(comparison) or _is_at_numbers(comparison)
    if judgement.truth is False and open_:
        judgement = UNDECIDED
    if judgement.truth is False and comparison.clause.before is not None:
        from heatparse.claims.comparisons.carried_places import judge_where_before  # loaded behind a clause

        judgement = judge_where_before(comparison, judgement, _judge, scene)
    if judgement.truth is False and clause.has("AMOUNT"):
        from heatparse.claims.comparisons.own_numbers import (
            judge_where_numbered,  # loaded where one side has its number
        )

        judgement = judge_where_numbered(comparison, clause, judgement, scene)
    if judgement.truth is False and found and clause.has("ORDER") and tells_of_order(clause.phrases):
        judgement = UNDECIDED  # "the order of A and B is the same in P"
    if judgement.truth is False and _tells_values(clause):
        judgement = UNDECIDED  # "in P the order turns: A (27) now exceeds B (26)": the numbers tell where
    if judgement.truth is not None and _is_of_degree(comparison, judgement, scene):
        judgement = UNDECIDED
    if judgement.truth is False and comparison.race and not _is_false_both_ways(comparison, scene):
        judgement = UNDECIDED
    if comparison.count is not None and judgement.truth is False and not comparison.quantifier:
        if _takes_count_up(comparison, scene):
            return [_claim(comparison, UNDECIDED, scene)]
        return _counts(comparison, judgement, scene)  # it is the number that is wrong
    return [
        _claim(comparison, judgement, scene),
        *(_counts(comparison, judgement, scene) if judgement.truth else []),
        *_values(comparison, scene),
    ]


def _counts_things(clause: Clause) -> bool:
    """ "Fewer than five errors occur in each cell", "A has more than ten hits": a number of things, no second side."""
    types = [phrase.type for phrase in clause.phrases if phrase.type != "THAN"]
    return any(types[at : at + 3] == ["COMPARATIVE", "CARDINAL", "PART"] for at in range(len(types)))


def _tells_values(clause: Clause) -> bool:
    """Whether all names have a value in brackets behind them, and nothing is said of where, or of all places."""
    if clause.heads or clause.lead or any(getattr(p, "quantifier", "") == "all" for p in clause.of("SCOPE")):
        return False
    types = [phrase.type for phrase in clause.phrases]
    told = sum(types[at : at + 4] == ["REF", "OPEN", "AMOUNT", "CLOSE"] for at in range(len(types)))
    return told >= _TWO and told == types.count("REF")


def _by_own_numbers(claims: list[BaseClaim], clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims; a comparison whose own numbers are in the other order is wrong, whatever else is open in it."""
    verdicts = {claim.verdict for claim in claims if isinstance(claim, ComparisonClaim)}
    if "supported" in verdicts:
        return claims
    from heatparse.claims.comparisons.own_numbers import (
        judge_own_numbers,  # loaded where two sides may have numbers
    )

    judgement = judge_own_numbers(clause, scene)
    if judgement.truth is None:
        return claims
    clause.read.add("own numbers")
    if "refuted" in verdicts:
        return claims
    rest = [claim for claim in claims if not isinstance(claim, ComparisonClaim)]
    return [scene.claim(ComparisonClaim, clause, judgement), *rest]


def _is_of_degree(comparison: Comparison, judgement: Judgement, scene: Scene) -> bool:
    """ "A depends less on B than on C", where both values are negative: which one is less, nobody knows."""
    clause = comparison.clause
    told = [
        p for p in clause.phrases if p.type == "COMPARATIVE" and key_of(p) in words("comparisons", "degrees")
    ]
    rated = any(
        key_of(p).removesuffix(" than").split()[-1:] == [quality] for p in clause.of("COMPARATIVE")
        for quality in words("names", "qualities")
    )  # fmt: skip  # "A is less important on P than on Q": of losses, the larger may matter more
    if not rated and (not told or not clause.has("UNKNOWN") or is_of_size(clause)):
        return False
    held = [scene.held.get(span.start) for span in judgement.spans]
    return bool(held) and all(each is not None and each[1].high < 0 for each in held)


def _judge(comparison: Comparison, scene: Scene) -> Judgement:
    """The verdict of a comparison, at the place that its verb implies: "A ends above B", "A overtakes B"."""
    if len(scene.grids) == 1 and scene.filled(0).is_complementary:
        from heatparse.claims.comparisons.meetings import (
            judge_meeting,  # loaded where a matrix tells who wins over whom
        )

        met = judge_meeting(comparison, scene)
        if met is not None:
            return met
    if not _verb_says(comparison, "overtaking", "at_first", "at_last"):
        return judge_comparison(comparison, scene)
    from heatparse.claims.plain.implied_places import (
        at_end,
        is_ahead_beside,
    )  # loaded where a verb implies a place

    placed = at_end(comparison, scene)
    judgement = judge_comparison(placed, scene) if placed is not None else UNDECIDED
    if judgement.truth is not True or (before := is_ahead_beside(comparison, scene, -1)) is None:
        return judgement
    # ahead on both sides of the place: it is not there that it goes past, whichever way the axis is read
    return before._replace(truth=False) if is_ahead_beside(comparison, scene, 1) is not None else UNDECIDED


def _verb_says(comparison: Comparison, *kinds: str) -> bool:
    return any(
        key_of(phrase) in words("comparisons", kind) for phrase in comparison.clause.phrases for kind in kinds
    )


def _is_false_both_ways(comparison: Comparison, scene: Scene) -> bool:
    """ "A is ahead of B everywhere": neither by more, nor, should that be better, by less."""
    ways = {"high": "low", "low": "high"}
    if comparison.relation not in ways:
        return False
    other = replace(comparison, relation=ways[comparison.relation])
    return judge_comparison(other, scene).truth is False


def _is_with_any_place(comparison: Comparison) -> bool:
    """ "A at P is higher than B at any size": of one cell and a whole line, and not of P alone."""
    last = comparison.clause.phrases[-1]
    noun = last.noun if isinstance(last, Scope) and last.quantifier == "all" else None
    if noun is None or noun.type != "AXISNOUN" or len(comparison.left.refs) < _TWO:
        return False
    behind = comparison.clause.phrases[-3:-1]
    return [p.type for p in behind] == ["REF", "PREPOSITION"] and behind[0] in comparison.right.refs


def _is_at_numbers(comparison: Comparison) -> bool:
    """ "A is quieter than B between 06 and 18", where these are no categories: a part of them, perhaps."""
    spans = words("regions", "span_starts")
    phrases = outside_brackets(comparison.clause.phrases)
    return any(
        key_of(start) in spans
        and isinstance(one, Amount)
        and isinstance(other, Amount)
        and one.label is other.label is None
        and (joint.type in ("AND", "JOIN") or key_of(joint) == "to")
        for start, one, joint, other in zip(phrases, phrases[1:], phrases[2:], phrases[3:], strict=False)
    )


def _is_tie_at(comparison: Comparison) -> bool:
    """E.g. "A and B are tied at 50%": the number tells which values are meant, and not all of theirs."""
    phrases = comparison.clause.phrases
    return comparison.relation in EVEN and any(
        isinstance(phrase, Amount) and before.type == "PREPOSITION" for before, phrase in pairwise(phrases)
    )


def _counts(comparison: Comparison, judgement: Judgement, scene: Scene) -> list[BaseClaim]:
    """E.g. "In 12 of the 16 cells": that it is so in so many is a claim of its own."""
    count = comparison.count
    if count is None or judgement.truth is None:
        return []
    if count > sum(len(grid.rows) * len(grid.columns) for grid in scene.grids.all()):
        return []  # "A has the edge over B with 53 to 47": no number of cells
    value = Quantity(text=str(count), value=float(count), resolution=1.0)
    return [scene.claim(CountClaim, comparison.clause, judgement, value=value)]


def _takes_count_up(comparison: Comparison, scene: Scene) -> bool:
    """ "A and B are alike in P and Q, as both agree in the two months": in these, and not in two of all."""
    sizes = {size for grid in scene.grids.all() for size in (len(grid.rows), len(grid.columns))}
    numbers = comparison.clause.of("CARDINAL")
    if comparison.count in sizes or len(numbers) != 1:
        return False
    front = scene.text[: numbers[0].start].split()[-_TWO:]
    return bool(front) and front[-1].lower() in words("comparisons", "definite") and front[0] != "of"


def _tells_change(clause: Clause, end: int) -> bool:
    """E.g. "0.26 under B", "A beats B by 0.02", "drops more than B": more than an order."""
    for phrase, following in pairwise([*clause.phrases[:end], None]):
        if phrase is None or phrase.type in ("DIFFERENCE", "FACTOR", "TIMES"):
            return True
        if isinstance(phrase, Amount) and following is not None and following.type == "COMPARATIVE":
            return True
        if phrase.type == "BY":
            return True
    return False


def _values(comparison: Comparison, scene: Scene) -> list[BaseClaim]:
    """E.g. "(88.61 vs. 85.15)": the values of the two sides, when they are the ones."""
    rest = comparison.clause.phrases[comparison.end :]
    at = next((i for i, p in enumerate(rest) if p.type in ("VERSUS", "THAN")), 0)
    first, second = (rest[at - 1], rest[at + 1]) if 0 < at < len(rest) - 1 else (None, None)
    if not isinstance(first, Amount) or not isinstance(second, Amount):
        return []
    beside = [p for p in rest if isinstance(p, Ref) and not scene.panels_named(p)]
    shown = replace(
        comparison, slices=[*comparison.slices, *(ref for ref in beside if ref not in comparison.slices)]
    )
    for one, two in spots_of(shown, scene):
        left, right = one.number(), two.number()
        if left is None or right is None or one.function:
            continue
        if equal(one.grid.measure(first.quantity), left[0]) and equal(
            two.grid.measure(second.quantity), right[0]
        ):
            return [
                scene.claim(CellValueClaim, comparison.clause, Judgement(True, text, spans),
                            place=place(spot.grid.index, spot.rows, spot.columns), value=amount.quantity)
                for spot, (_, text, spans), amount in ((one, left, first), (two, right, second))
            ]  # fmt: skip
    return []


def _claim(comparison: Comparison, judgement: Judgement, scene: Scene) -> ComparisonClaim:
    direction = {"high": "high", "better": "high", "low": "low", "worse": "low"}.get(comparison.relation)
    return scene.claim(
        ComparisonClaim, comparison.clause, judgement, direction=direction,
        left=place_of(comparison.left, scene), right=place_of(comparison.right, scene),
        quantifier=comparison.quantifier or None,
    )  # fmt: skip

"""Claims that name the highest, lowest, strongest, weakest … of something."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, product
from typing import TYPE_CHECKING

from heatparse.claims.extremes.contests import directions
from heatparse.claims.extremes.extremum_verdicts import judge
from heatparse.claims.extremes.holders import heads_of
from heatparse.claims.extremes.statements import read_statements
from heatparse.claims.extremes.superlatives import Statement, counts_cells, is_of_course, names_difference
from heatparse.claims.extremes.ties import Tie, find_tie
from heatparse.claims.gates import counts_some_of, may_bound_end
from heatparse.claims.judgement import UNDECIDED, Judgement, together
from heatparse.claims.language.amounts import is_judging
from heatparse.claims.language.forms import Name
from heatparse.claims.language.guards import borne_out
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Superlative, is_only, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene, place
from heatparse.grid import Grid, Value
from heatparse.measures import equal
from heatparse.models import Place
from heatparse.models.claims import BaseClaim, ExtremumClaim, RankingClaim
from heatparse.phrases import words
from heatparse.reading.bands import is_color
from heatparse.records import replace

if TYPE_CHECKING:
    from heatparse.claims.extremes.gaps import Gap


_OF_PAIRS = 4  # references
_TWO_ENDS = 2  # of a spread
_SIZED = words("names", "sizes") | words("holders", "counting_ends")


def read_extrema(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """One claim for each superlative of a clause, or one for the superlative of its lead."""
    if clause.read & {"holding", "of best"} or _only_tints(clause, scene):
        return []
    if len(clause.refs()) >= _OF_PAIRS and clause.has("JOIN", "AND"):
        from heatparse.claims.plain.listed_pairs import (
            read_listed_pairs,  # loaded where several cells are named
        )

        listed = read_listed_pairs(clause, scene)
        if listed:
            return listed
    overall = _wrong_overall(clause, scene) or _peaks_within(clause, scene)
    if overall:
        return overall
    if len(clause.of("AMOUNT")) == _TWO_ENDS and len(clause.refs()) > _TWO_ENDS:
        from heatparse.claims.changes.stated_ends import (
            without_stated_ends,  # loaded where two ends may be told
        )

        clause = without_stated_ends(clause)
    tie = find_tie(clause.phrases) if clause.has("COMPARATIVE", "SHARE") else None
    if tie is not None:
        clause = clause.part(tie.front)
    if clause.says(words("winners", "single_steps")) or clause.says(words("winners", "any_changes")):
        from heatparse.claims.extremes.single_steps import (
            read_single_steps,  # loaded where a text speaks of steps
        )

        steps: list[BaseClaim] = [*read_single_steps(clause, scene)]
        if steps:
            clause.read |= {"gap", "step"}
            return steps
    gaps = _gaps(clause, scene)
    of_gaps: list[BaseClaim] = [_of_gap(gap, scene, tie) for gap in gaps]
    if len(gaps) == 1 and gaps[0].behind:
        from heatparse.claims.extremes.distances import judge_followers

        clause.read.add("gap")
        behind = judge_followers(gaps[0], scene)
        return [*of_gaps, scene.claim(RankingClaim, clause, behind, direction=_direction(gaps[0]))]
    if len(of_gaps) == 1 or any(_is_decided(claim) for claim in of_gaps):
        clause.read.add("gap")
        if all(gap.ends for gap in gaps):
            clause.read.add("gap of two")  # whatever stands in front, it is told of which
        return of_gaps
    found = _of_statements(clause, tie, scene)
    return found if found and (not of_gaps or any(map(_is_decided, found))) else of_gaps


def _peaks_within(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """What a clause tells of extremes that lie at one of several places: "all rows peak at P or Q"."""
    ends = [p for p in clause.phrases[-1:] if isinstance(p, Ref) and len(p.names) > 1]
    if not ends or not (ends[0].either or key_at(clause.phrases, len(clause.phrases) - 2) == "between"):
        return []
    from heatparse.claims.extremes.peaks_within import read_peaks_within  # loaded for several places

    return read_peaks_within(clause, scene)


def _only_tints(clause: Clause, scene: Scene) -> bool:
    """Whether all superlatives are of colors in brackets: "is 0.4 (lightest blue)" tells how a cell looks."""
    found = [at for at, phrase in enumerate(clause.phrases) if isinstance(phrase, Superlative)]
    return bool(found) and all(_is_tint(clause, at, scene) for at in found)


def _is_tint(clause: Clause, at: int, scene: Scene) -> bool:
    phrases, shade = clause.phrases, clause.phrases[at]
    if not at or phrases[at - 1].type != "OPEN" or not isinstance(shade, Superlative):
        return False
    told = scene.text[shade.start : shade.end].lower().split()
    return shade.key in words("colors", "modifiers") and any(map(is_color, told))


def _wrong_overall(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if not any(isinstance(phrase, Superlative) for phrase in clause.lead):
        return []
    from heatparse.claims.plain.overall_extremes import wrong_overall  # loaded where a lead has a superlative

    return wrong_overall(clause, scene)


def _is_decided(claim: BaseClaim) -> bool:
    return claim.verdict != "undecidable"


def _counts_places(phrases: Sequence[Phrase]) -> bool:
    if not phrases or phrases[0].type != "PREPOSITION" or not counts_some_of(phrases):
        return False
    from heatparse.claims.extremes.victories import counts_places  # loaded where lines are counted

    return counts_places(phrases)


def _tells_share_won(phrases: Sequence[Phrase]) -> bool:
    """ "A wins 62% against B": how much of what the two play, and no first place."""
    return any(
        isinstance(top, Superlative)
        and top.key in words("comparisons", "winning")
        and isinstance(share, Amount)
        and share.is_percent
        for top, share in pairwise([phrase for phrase in phrases if phrase.type not in ("SCOPE", "HEDGE")])
    )


def _counts_behind(phrases: Sequence[Phrase], at: int) -> bool:
    """ "Leading on five of the six tasks": so many lines, and not all of them."""
    behind = phrases[at + 1 : at + 4]
    return at >= 0 and [p.type for p in behind[:1]] == ["PREPOSITION"] and counts_some_of(behind)


def _of_statements(clause: Clause, tie: Tie | None, scene: Scene) -> list[BaseClaim]:
    """The claims of the superlatives that are of values, or of lines."""
    claims: list[BaseClaim] = []
    told: list[tuple[Statement, Judgement]] = []
    if "victory" in clause.read or is_of_course(clause.phrases) or _tells_share_won(clause.phrases):
        return []  # "A has the highest value in two columns" is no extreme of all
    if not clause.read.isdisjoint(("threshold", "count")) and may_bound_end(clause):
        from heatparse.claims.plain.bounded_ends import (
            of_bounded_end,  # loaded where an extreme may have a bound
        )

        if of_bounded_end(clause) is not None:
            return []  # "the highest score of A is below 0.5" is no extreme
    unread = _counts_places(clause.phrases)
    bounded = not clause.read.isdisjoint(("threshold", "count", "range", "diagonal"))
    for statement in read_statements(clause, scene):
        if bounded and _is_edge(statement.top):
            continue  # "the bottom two rows stay above 0.5": where they are
        nobody = not statement.winners and _counts_behind(clause.phrases, statement.at)
        statement.guarded = statement.guarded or unread or nobody
        if tie is not None:
            statement.alone = False
        judgement = UNDECIDED if statement.guarded else judge(statement, scene)
        if statement.narrowed:
            judgement = borne_out(clause, judgement)
        if judgement.truth is False and clause.has("COLON"):
            from heatparse.claims.extremes.unordered_lists import (
                is_unordered_list,  # loaded where a list may be told
            )

            judgement = UNDECIDED if is_unordered_list(statement) else judgement
        if tie is not None and judgement.truth:
            judgement = together([judgement, _of_rivals(statement, tie, scene)])
        if statement.ordered and _is_ranking(statement) and judgement.truth is not None:
            ordered = _in_order(statement, scene)  # by their means, or by the best of each
            joint = judgement.truth or not ordered.truth or bool(statement.slices)
            judgement = together([judgement, ordered]) if joint else UNDECIDED
        if (
            statement.diagonal_wins
            and "diagonal" in clause.read
            and (judgement.truth is False or clause.has("DIMENSION"))
        ):
            judgement = UNDECIDED  # that claim says it; "of their rows" is for it to read
        if (
            judgement.truth is False
            and statement.carried
            and judge(replace(statement, slices=[]), scene).truth
        ):
            judgement = UNDECIDED  # "A is the highest in P, but the lowest belongs to B": in P, or of all
        if (
            judgement.truth is False
            and clause.before is not None
            and clause.before.has("PART", "SUPERLATIVE")
        ):
            from heatparse.claims.extremes.parts_before import (
                judge_on_part_before,  # loaded behind such a clause
            )

            judgement = judge_on_part_before(statement, judgement, clause, scene)
        behind = (
            statement.top.rank > 1 and any(first.universal for first, _ in told) and not statement.amounts
        )
        if judgement.truth is False and behind:
            judgement = UNDECIDED  # "A leads everywhere, with B second at P": there, and not of all
        if judgement.truth is False and not clause.has("SUPERLATIVE", "AMOUNT"):
            judgement = _of_own_line(statement, judgement, scene)
        if judgement.truth is False and len(statement.amounts) == 1 and not statement.measure:
            judgement = _of_sums(statement, judgement, scene)
        if judgement.truth is False and statement.part == "all" and clause.lead:
            judgement = _on_part_of_lead(statement, judgement, scene)
        unsure = statement.unsure or _is_of_other_numbers(statement, scene)
        if judgement.truth is False and told and not statement.top.nouns:
            judgement = _in_series(statement, judgement, told, scene)
        if judgement.truth is False and unsure and not _is_tie(statement, judgement):
            judgement = _anchored(statement, judgement, scene)
        if judgement.truth is False and len(clause.of("AMOUNT")) > 1 and clause.has("COLON"):
            from heatparse.claims.extremes.respective_values import (
                lists_outwards,  # loaded where several of the highest are listed
            )

            judgement = UNDECIDED if lists_outwards(statement) else judgement
        if judgement.truth and len(statement.amounts) > 1 and not statement.unsure:
            from heatparse.claims.extremes.respective_values import (
                judge_respective,  # loaded where several values are told
            )

            judgement = judge_respective(statement, judgement, scene)
        if judgement.truth and statement.universal and len(statement.amounts) == 1:
            from heatparse.claims.extremes.respective_values import (
                judge_held_everywhere,  # loaded where one leads everywhere, and a value is told
            )

            judgement = judge_held_everywhere(statement, judgement, scene)
        if judgement.truth:
            judgement = _alone(statement, judgement, clause, scene)
        if judgement.truth and _may_measure_others(statement):
            from heatparse.claims.extremes.unmeasured import is_of_unmeasured  # loaded where a noun is told

            if is_of_unmeasured(statement, scene):
                judgement = UNDECIDED
        if statement.own and statement.top.nouns and not (statement.guarded or statement.narrowed):
            from heatparse.claims.extremes.best_ranks import (
                judge_best_rank,  # loaded where it is told what is best
            )

            judgement = judge_best_rank(statement, judgement, scene)
        if judgement.truth is False and _may_be_bounded(statement.top, clause):
            judgement = UNDECIDED
        told.append((statement, judgement))
    if _are_places([statement for statement, _ in told]):
        return [_ranking(told[0][0], together([judgement for _, judgement in told]), scene)]
    for statement, judgement in told:
        claims.append(
            _ranking(statement, judgement, scene)
            if _is_ranking(statement)
            else _claim(statement, judgement, scene)
        )
    return claims


def _on_part_of_lead(statement: Statement, judgement: Judgement, scene: Scene) -> Judgement:
    """ "**Outside the diagonal:** The highest value is 3": what is wrong of all values, of those there."""
    parts = {phrase.part for phrase in statement.clause.lead if isinstance(phrase, Part)}
    if len(parts) != 1 or statement.clause.has("PART"):
        return judgement
    return judge(replace(statement, part=parts.pop()), scene)


def _in_series(
    statement: Statement, judgement: Judgement, told: Sequence[tuple[Statement, Judgement]], scene: Scene
) -> Judgement:
    """What is wrong of a second extreme, which takes up the first: "A is highest on average, B lowest"."""
    if any(
        noun.type == "AGGREGATE" for first, _ in told for noun in first.top.nouns if first.measure == "mean"
    ):
        named = statement.winners or statement.slices
        return judge(replace(statement, measure="mean", winners=named, slices=[]), scene)
    return UNDECIDED if not statement.measure and any(map(_is_strange, told)) else judgement


def _is_strange(told: tuple[Statement, Judgement]) -> bool:
    """ "The lowest final score is 3, the highest 5": among what the first one is told, the second one is as well."""
    first = told[0]
    behind = first.phrases[first.at + 1].type if 0 <= first.at < len(first.phrases) - 1 else ""
    unknown = first.unsure and any(noun.type == "UNKNOWN" for noun in first.top.nouns)
    return unknown or (behind == "RESTRICTION" and not first.top.nouns)


def _of_own_line(statement: Statement, judgement: Judgement, scene: Scene) -> Judgement:
    """ "The minimum is reached in P for A, but in Q for B": the extreme of the row of B, or of the figure."""
    refs = statement.clause.refs()
    if len(refs) != _TWO_ENDS:
        return judgement
    for winner, other in (refs, refs[::-1]):
        told = judge(replace(statement, winners=[winner], slices=[other]), scene)
        if told.truth:
            return told
    return judgement


def _is_edge(top: Superlative) -> bool:
    """Whether rows or columns at an edge of the figure are meant, and no last place."""
    drawn = any(noun.value in ("row", "column") for noun in top.nouns)
    return drawn and top.key in words("regions", "plain_edges")


def _may_be_bounded(top: Superlative, clause: Clause) -> bool:
    """ "The bottom three layers exceed 0.5": where they are, perhaps, and what holds of them."""
    plain = top.key in words("regions", "plain_edges") and not top.verb
    return plain and any(isinstance(p, Amount) and p.bound for p in clause.phrases)


def _anchored(statement: Statement, judgement: Judgement, scene: Scene) -> Judgement:
    """What is wrong although a word is unknown: its number tells which values are meant."""
    if not statement.amounts:
        return UNDECIDED
    from heatparse.claims.extremes.anchored import is_anchored  # loaded for what seems wrong

    if not is_anchored(statement, scene):
        return UNDECIDED
    statement.clause.read.add("anchored")
    return judgement


def _of_sums(statement: Statement, judgement: Judgement, scene: Scene) -> Judgement:
    """ "The A column has the fewest visits (23)", where all its values add up to 23, is said of sums."""
    if len(statement.winners) != 1 or statement.top.rank > 1:
        return judgement
    summed = judge(replace(statement, measure="sum"), scene)
    return summed if summed.truth else judgement


def _alone(statement: Statement, judgement: Judgement, clause: Clause, scene: Scene) -> Judgement:
    """What is true, or not where the text claims it of nobody else and it is true of others as well."""
    sole = clause.says(words("winners", "sole_cues"))
    peaks = statement.top.verb == "peaks" and any(map(is_only, clause.phrases[:2]))
    if not (sole or peaks):
        return judgement
    from heatparse.claims.extremes.sole_holders import (  # loaded where somebody may be alone
        judge_only_peak,
        judge_sole,
        only_first,
        tells_sole,
    )

    if sole and tells_sole(clause):
        return judge_sole(statement, judgement, scene)
    if peaks and len(clause.phrases) > 1 and only_first(clause.phrases):
        return judge_only_peak(statement, judgement, scene)
    return judgement


def _may_measure_others(statement: Statement) -> bool:
    """Whether a superlative may be of a size, or of something that is counted."""
    top = statement.top
    if statement.at < 0 or top.verb or statement.amounts or statement.classes:
        return False
    return bool(top.nouns) or top.direction in ("much", "little") or top.key in _SIZED


def _are_places(statements: Sequence[Statement]) -> bool:
    """E.g. "A comes first, B second and C third": one order of three."""
    ranks = [statement.top.rank for statement in statements]
    if len(ranks) > 2 and statements[-1].top.key == "last":
        ranks[-1] = len(ranks)
    return len(ranks) > 2 and ranks == list(range(1, len(ranks) + 1))


def _gaps(clause: Clause, scene: Scene) -> list[Gap]:
    """The contests of differences that a clause tells."""
    if not names_difference(clause) or _tells_after_colon(clause.phrases):
        return []
    if clause.has("AMOUNT") and any(
        one.type == "SUPERLATIVE" and two.type == "DIFFERENCE" for one, two in pairwise(clause.phrases)
    ):
        from heatparse.claims.extremes.told_cells import names_told_value  # loaded behind a number

        if names_told_value(clause, scene):
            return []
    from heatparse.claims.extremes.gaps import find_gaps  # loaded where a difference is named

    return find_gaps(clause, scene)


def _tells_after_colon(phrases: Sequence[Phrase]) -> bool:
    """ "A and B differ: the former is best on P": what stands behind the colon tells of values."""
    colon = next((at for at, phrase in enumerate(phrases) if phrase.type == "COLON"), 0)
    if not colon or not any(phrase.type == "DIFFERENCE" for phrase in phrases[:colon]):
        return False
    behind = phrases[colon + 1 : colon + 3]
    told = [phrase.type for phrase in behind]
    named = told[:1] == ["REF"] or key_at(phrases, colon + 1) in words("reserves", "some_before")
    return named and told[1:] in (["BE"], ["HAVE"], ["SUPERLATIVE"])


def _of_gap(gap: Gap, scene: Scene, tie: Tie | None) -> ExtremumClaim:
    from heatparse.claims.extremes.distances import judge_gap  # loaded where a gap is an extreme

    judgement = judge_gap(gap, scene)
    if tie is not None and (judgement.truth or judgement.rule == "tied-extremum"):
        each = [[replace(ref, names=(name,)) for name in ref.names] for ref in tie.rivals]
        rivals = [judge_gap(replace(gap, winner=list(refs)), scene) for refs in product(*each)]
        shared = [rival._replace(truth=rival.truth or rival.rule == "tied-extremum") for rival in rivals]
        judgement = together([judgement._replace(truth=True, rule=None), *shared])
    turned = (scene.less_is_better or scene.measures_time) and is_judging(gap.clause.phrases)
    of_two = gap.noun == "gap" and gap.ends  # how far they are apart, whatever is better
    if judgement.truth is False and turned and not of_two:
        judgement = UNDECIDED  # "the smallest improvement", of times that have become shorter
    return scene.claim(ExtremumClaim, gap.clause, judgement, direction=_direction(gap))


def _direction(gap: Gap) -> str:
    """Whether a contest is one for the largest or for the smallest difference."""
    from heatparse.claims.extremes.gaps import SIGNS

    return "low" if SIGNS.get(gap.top.direction, 1) < 0 else "high"


def _of_rivals(statement: Statement, tie: Tie, scene: Scene) -> Judgement:
    """Whether those that are said to share a place hold it as well."""
    sides = [_sides(refs, scene) for refs in (statement.winners, tie.rivals)]
    if len(statement.winners) != len(tie.rivals) or sides[0] != sides[1]:
        return UNDECIDED
    judgement = judge(replace(statement, winners=tie.rivals, phrases=list(tie.rivals), at=-1), scene)
    return judgement._replace(rule="extremum-mismatch") if judgement.truth is False else judgement


def _sides(refs: Sequence[Ref], scene: Scene) -> list[set[str]]:
    """For each reference the axes that it may be of."""
    return [{line.axis for line in scene.lines(ref, scene.filled(0))} for ref in refs]


def _in_order(statement: Statement, scene: Scene) -> Judgement:
    """E.g. "The three best are, in that order, A, B and C"."""
    from heatparse.claims.extremes.orders import judge_list, listed  # loaded where things are put in order

    items = [item for item in listed(statement.phrases) if item[0].names[0] in _names(statement)]
    if len(items) < 2:  # numbers that are categories
        items = [(ref,) for ref in statement.winners]
    slices = [*statement.slices, *heads_of(statement)[:1]]
    return judge_list(items, slices, statement.clause, scene) if len(items) > 1 else UNDECIDED


def _names(statement: Statement) -> list[Name]:
    return [name for ref in statement.winners for name in ref.names]


def _is_tie(statement: Statement, judgement: Judgement) -> bool:
    """Whether a first place is shared at whatever end of the order."""
    return statement.graded and judgement.rule == "tied-extremum"


def _is_of_other_numbers(statement: Statement, scene: Scene) -> bool:
    """E.g. "A makes most errors, and B comes second with 30": where no cell has that number."""
    if statement.top.rank == 1 or statement.top.nouns or not statement.amounts or statement.measure:
        return False
    grids = scene.all_filled()
    return not any(
        equal(grid.measure(amount.quantity), value) or _is_end(amount, value, grid)
        for amount, _ in statement.amounts
        for grid in grids
        for value in grid.values
    )


def _is_end(amount: Amount, value: Value, grid: Grid) -> bool:
    """Whether a number lies in a range that is told of a stretch."""
    told = grid.measure(amount.quantity)
    low, high = value.low - told.resolution, value.high + told.resolution
    return bool(grid.areas) and value.low < value.high and low <= told.low and told.high <= high


def _is_ranking(statement: Statement) -> bool:
    """E.g. "The second highest", "the three lowest are A, B and C": places behind the first are told."""
    named = sum(len(ref.names) for ref in statement.winners)
    count = statement.top.count or 1
    listed = named > 1 or len(statement.amounts) == count or counts_cells(statement)
    if statement.ordered and named > 1:
        return True  # "A, B and C (in that order) have the highest values"
    among = key_at(statement.phrases, statement.at - 1) in words("function_words", "in_group")
    if statement.limits and any(
        key_at(statement.phrases, i) == "after" for i in range(len(statement.phrases))
    ):
        return True  # "after A, the wettest is B"
    return statement.top.rank > 1 or (count > 1 and (listed or among))


# Judging


def _ranking(statement: Statement, judgement: Judgement, scene: Scene) -> RankingClaim:
    amount = _amount(statement)
    direction = directions(statement, scene)[0]
    order = _winners(statement, scene)
    return scene.claim(RankingClaim, statement.clause, judgement, amount, direction=direction, order=order)


def _claim(statement: Statement, judgement: Judgement, scene: Scene) -> ExtremumClaim:
    amount = _amount(statement)
    stated = statement.amounts[0][0].quantity if statement.amounts else None
    panel = statement.panels[0] if len(statement.panels) == 1 else None
    return scene.claim(
        ExtremumClaim,
        statement.clause,
        judgement,
        amount,
        direction=directions(statement, scene)[0],
        scope=place(panel, part=statement.part),
        winners=_winners(statement, scene),
        value=stated,
    )


def _amount(statement: Statement) -> Amount | None:
    """The one amount of a statement."""
    return statement.amounts[0][0] if len(statement.amounts) == 1 else None


def _winners(statement: Statement, scene: Scene) -> tuple[Place, ...]:
    """Who is named, as places of the figure."""
    panel = statement.panels[0] if len(statement.panels) == 1 else None
    winners: list[Place] = []
    for ref in statement.winners:
        for line in scene.lines(ref, scene.filled(panel or 0))[:1]:
            rows, columns = (line.labels, ()) if line.axis == "row" else ((), line.labels)
            winners.append(place(panel, rows, columns))
    return tuple(winners)

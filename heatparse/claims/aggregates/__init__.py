"""Claims that give a mean, a sum or a median of a place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from heatparse.claims.aggregates.amounts import aggregates_of_panels, aggregates_of_rivals, find_aggregates
from heatparse.claims.aggregates.functions import Function, compare
from heatparse.claims.aggregates.parts import aggregate_parts, all_told, fronted, without_tail
from heatparse.claims.aggregates.sources import counted_side, is_together, source_of
from heatparse.claims.aggregates.verdicts import judge_aggregate, judge_cells
from heatparse.claims.classes.confusions import is_confusion
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Amount, Phrase, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import with_subjects, without_units
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.models.claims import AggregateClaim, BaseClaim
from heatparse.phrases import words

# A clause with one of these says something else of its numbers …
_OTHERWISE = frozenset(("FACTOR", "TIMES", "SPREAD"))
_LISTED = 2  # numbers of a list


def read_aggregates(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The means, sums and medians that a clause gives."""
    if not clause.has("AMOUNT") or "share of sum" in clause.read:
        return []
    if clause.has("AGGREGATE") and len(clause.of("AMOUNT")) > 1:
        from heatparse.claims.aggregates.beside_ranges import beside_range  # loaded where a range may stand

        without = beside_range(clause)
        if without is not clause:
            return [*_read(without, scene), *_ranged(clause, scene)]
    return _read(clause, scene)


def _ranged(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """ "A ranges from 0.2 to 0.6 and averages 0.4": the range, which no reader took beside the mean."""
    if "range" in clause.read:
        return []
    from heatparse.claims.aggregates.beside_ranges import beside_mean
    from heatparse.claims.counts.thresholds import read_assertions

    part = beside_mean(clause)
    return read_assertions(part, scene) if part is not clause else []


def _read(clause: Clause, scene: Scene) -> list[BaseClaim]:
    if clause.has(*_OTHERWISE):
        return _counted(clause, scene)
    if _asks_for_line(clause) or _counts_taken(clause):
        return []
    taken = next((at for at in range(2, len(clause.phrases)) if _is_sample(clause.phrases, at)), 0)
    if taken:
        rest = clause.part([*clause.phrases[: taken - 1], *_behind_things(clause.phrases, taken + 1)])
        return [claim for claim in read_aggregates(rest, scene) if claim.verdict != "refuted"]
    if clause.has("AGGREGATE"):
        if clause.says(words("classifications", "rate")) and is_confusion(scene):
            from heatparse.claims.classes.classifications import (
                mean_rates,  # loaded where classes are told of
            )

            rates = mean_rates(clause, scene)
            if rates:
                return rates
        clause = fronted(without_tail(clause))
    parts = aggregate_parts(clause)
    claims = [claim for part in parts for claim in _read_part(part, scene)]
    if not claims:
        return []
    if len(claims) == 1 and claims[0].verdict == "undecidable" and clause.has("AGGREGATE"):
        claims = [_placed(claims[0], clause, scene)]
    if (parts[0] is clause or all_told(clause)) and not _adds_panels(clause, scene):
        return claims
    # what the rest of the clause changes is not known: a part is only borne out
    return [claim for claim in claims if claim.verdict != "refuted"]


def _placed(claim: BaseClaim, clause: Clause, scene: Scene) -> BaseClaim:
    """The claim, with the verdict that the places of a clause give it."""
    from heatparse.claims.aggregates.placed import judge_placed  # loaded where a mean is open

    source = source_of(clause, scene)
    judged = judge_placed(clause, scene, source[0]) if source is not None and source[2] else UNDECIDED
    if judged.truth is None:
        return claim
    clause.read.add("placed")
    amount = next(phrase for phrase in clause.phrases if isinstance(phrase, Amount))
    return scene.claim(AggregateClaim, clause, judged, function=source[0], value=amount.quantity)  # type: ignore[index]


def _adds_panels(clause: Clause, scene: Scene) -> bool:
    """ "A and B add up to 5": of two panels, the values of both taken together."""
    sums = any(
        phrase.type == "AGGREGATE" and getattr(phrase, "value", "") == "sum" for phrase in clause.phrases
    )
    return sums and any(len(scene.panels_named(ref)) > 1 for ref in clause.refs())


def _read_part(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The aggregates of one part of a clause."""
    source = source_of(clause, scene)
    if source is None:
        return _counted(clause, scene)
    function, side, own = source
    clause = clause.part(with_subjects(without_units(clause.phrases, scene)))
    if len(clause.refs()) > 3:
        cells = judge_cells(clause, scene, function)
        if cells is not None:
            return [scene.claim(AggregateClaim, clause, cells, function=function)]
    listed = _judge_series(clause, scene, side or counted_side(clause), function)
    if listed is not None:
        return [scene.claim(AggregateClaim, clause, listed, function=function)]
    claims: list[BaseClaim] = []
    rivals = aggregates_of_rivals(clause) if clause.has("COMPARATIVE") else []
    told = aggregates_of_panels(clause, scene) or rivals or find_aggregates(clause)
    judged = [(one, judge_aggregate(clause, scene, one, function, side)) for one in told]
    between = any(one.panel is not None and judgement.truth for one, judgement in judged)
    for aggregate, judgement in judged:
        if judgement.truth is False and len(aggregate.places) < 2 and is_together(clause):
            judgement = UNDECIDED  # the place of "A and B together account for 60" was not understood
        if judgement.truth is False and aggregate.panel is not None and not between:
            judgement = (
                UNDECIDED  # what it leads along is not said, and no number tells that it is the panels
            )
        if judgement.truth is not True and (not own or _is_of_extreme(clause)):
            continue  # "A has the lowest mean (0.6)": who holds which extreme
        claims.append(
            scene.claim(AggregateClaim, clause, judgement, function=function, value=aggregate.amount.quantity)
        )
    return claims


def _judge_series(clause: Clause, scene: Scene, side: str | None, function: Function) -> Judgement | None:
    """Whether the numbers of a clause are those of all rows, or columns; None where it lists none."""
    if side is None or len(clause.of("AMOUNT")) < _LISTED:
        return None
    from heatparse.claims.trends.series import judge_series  # loaded where several numbers are told

    return judge_series(clause, scene, side, partial(compare, function=function))


def _counted(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The sums of a clause that are not called so."""
    if clause.is_data or "class sum" in clause.read or not any(map(_is_whole, clause.of("AMOUNT"))):
        return []
    from heatparse.claims.aggregates.counted import counted_sums  # loaded where whole numbers are told

    return [
        scene.claim(AggregateClaim, clause, judgement, function="sum", value=amount.quantity)
        for amount, judgement in counted_sums(clause, scene)
    ]


def _is_whole(amount: Phrase) -> bool:
    return isinstance(amount, Amount) and amount.quantity.resolution == 1.0 and not amount.bound


def _is_of_extreme(clause: Clause) -> bool:
    """Whether a mean is told as the highest or lowest one of something that is named."""
    tops = [phrase for phrase in clause.phrases if isinstance(phrase, Superlative)]
    return bool(clause.refs()) and any(n.type == "AGGREGATE" for top in tops for n in top.nouns)


def _counts_taken(clause: Clause) -> bool:
    """ "500 prompts were averaged": how many things each value was made of, and no mean."""
    amounts = clause.of("AMOUNT")
    for at, phrase in enumerate(clause.phrases[1:], 1):
        taken = phrase.type == "AGGREGATE" and key_of(phrase) in words("names", "taken_over")
        if taken and clause.phrases[at - 1].type == "BE":
            return all(amount.end <= phrase.start for amount in amounts)
    return False


def _is_sample(phrases: Sequence[Phrase], at: int) -> bool:
    """ "Averaged over 500 prompts", "the mean of 5 runs": how many things each value was made of."""
    told = _is_whole(phrases[at]) and phrases[at - 2].type == "AGGREGATE"
    if not told or key_of(phrases[at - 1]) in words("names", "taking_over"):
        return told
    thing = phrases[at + 1] if at + 1 < len(phrases) else None
    return key_of(phrases[at - 1]) == "of" and thing is not None and thing.type == "UNKNOWN"


def _behind_things(phrases: Sequence[Phrase], at: int) -> Sequence[Phrase]:
    """The phrases behind "noisy recordings"."""
    return phrases[next((i for i in range(at, len(phrases)) if phrases[i].type != "UNKNOWN"), len(phrases)) :]


def _asks_for_line(clause: Clause) -> bool:
    """ "The column with the highest mean is 18": the number is a category, and no mean."""
    first = clause.phrases[0]
    line = isinstance(first, Word) and (first.type == "AXISNOUN" or first.value in ("row", "column"))
    named = any(isinstance(phrase, Amount) and phrase.label is not None for phrase in clause.phrases)
    return line and named and clause.has("SUPERLATIVE")

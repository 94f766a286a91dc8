"""Spans and aggregates that no reader understood in full, borne out by the values of what their clause names.

Both ends of a span are the lowest and the highest of just those values: that is no chance, however it is put.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.changes.evidence_sets import (
    SETS,
    Held,
    contexts,
    extremes_of,
    is_exceeded,
    is_no_chance,
    values_of,
)
from heatparse.claims.classes.confusions import is_confusion
from heatparse.claims.counts.placed_ends import are_in_place
from heatparse.claims.language.guards import GUARDS, denies, is_imagined
from heatparse.claims.language.metrics import holds_data
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import Measure, equal, extreme, noise
from heatparse.models import Quantity
from heatparse.models.claims import (
    AggregateClaim,
    BaseClaim,
    DifferenceClaim,
    ExtremumClaim,
    RangeClaim,
    ThresholdClaim,
)
from heatparse.phrases import words
from heatparse.records import NamedTuple
from heatparse.tokens import fold

_FRONT = 2  # phrases of "between 0.1"
_LONGEST = 10  # phrases between the ends of a span


class Span(NamedTuple):
    """The two ends of a span, and where it stands among the phrases."""

    low: Quantity
    high: Quantity
    first: int
    last: int


def with_evidence(claims: list[BaseClaim], clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause; a span or a mean that is open is supported where the values bear it out."""
    if clause.is_data or not clause.has("AMOUNT") or holds_data(clause, scene):
        return claims
    if any(claim.rule == "tied-extremum" for claim in claims):
        return claims  # "unique to A": the value is right, and that it stands there alone is not
    found = [_weighed(claim, clause, scene) for claim in claims]
    if not any(isinstance(claim, DifferenceClaim) for claim in found):
        found += _distances(clause, scene)
    if any(claim.verdict != "undecidable" for claim in found) or _is_denied(clause):
        return found
    for span in _spans(clause.phrases):
        held = _held(span, clause, scene) if not _is_counted(span, clause.phrases) else None
        if held is not None:
            rest = [claim for claim in found if not isinstance(claim, RangeClaim)]
            return [*rest, _range(span, held, clause, scene)]
    return found


def _is_counted(span: Span, phrases: Sequence[Phrase]) -> bool:
    """ "Between 0.1 and 0.4 there are six cells": how many lie there, and not that some cover it."""
    behind = phrases[span.last + 1 : span.last + 4]
    return span.first < _FRONT and any(phrase.type == "CARDINAL" for phrase in behind)


def _distances(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The differences that no reader took for such: "they go from 1 to 4, a span of 3"."""
    claims: list[BaseClaim] = []
    for at, phrase in enumerate(clause.phrases):
        if not isinstance(phrase, Amount) or phrase.bound or phrase.label is not None:
            continue
        if not _is_distance(clause.phrases, at):
            continue
        if any(other.type in GUARDS for other in clause.phrases):
            continue
        from heatparse.claims.changes.changes import Change  # loaded where a number may be a distance
        from heatparse.claims.changes.evidence import weigh

        change = Change(clause, phrase)
        judged = weigh(change, clause, scene)
        if judged.truth:
            claims.append(
                scene.claim(DifferenceClaim, clause, judged, mode="absolute", value=phrase.quantity)
            )
    return claims


def _is_distance(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a number stands where the size of a difference does: "a span of 3", "3 below", "is larger, 3"."""
    before = [phrase.type for phrase in phrases[max(0, at - 2) : at]]
    behind = phrases[at + 1].type if at + 1 < len(phrases) else ""
    joint = key_at(phrases, at - 1) if at else ""
    sized = before[-1:] == ["BY"] or (
        before[:1] in (["DIFFERENCE"], ["SPREAD"]) and joint in words("function_words", "of_lead")
    )
    return sized or behind in ("COMPARATIVE", "DIFFERENCE") or before == ["COMPARATIVE", "COMMA"]


def _weighed(claim: BaseClaim, clause: Clause, scene: Scene) -> BaseClaim:
    """An aggregate or an extreme that is open, with the verdict of the values that it may be made of."""
    if isinstance(claim, ExtremumClaim) and claim.verdict == "undecidable":
        value = _extreme(claim, clause, scene)
        if value is None:
            return claim
        cell = f"the {'highest' if claim.direction == 'high' else 'lowest'} of these values is {value.text}"
        return claim.model_copy(
            update={"verdict": "supported", "explanation": cell, "related": (value.span,)}
        )
    if isinstance(claim, ThresholdClaim) and claim.verdict == "undecidable":
        reached = _bound(claim, clause, scene)
        update = {"verdict": "supported", "explanation": reached}
        return claim.model_copy(update=update) if reached else claim
    if claim.verdict != "undecidable" or not isinstance(claim, AggregateClaim) or claim.value is None:
        return claim
    if is_confusion(scene):
        return claim  # sums of samples are those of a class, which has readers of its own
    if is_imagined(clause.phrases) or claim.value.value is None or claim.function == "median":
        return claim
    told = _aggregate(claim.value, claim.function or "mean", clause, scene)
    return claim.model_copy(update={"verdict": "supported", "explanation": told}) if told else claim


def _bound(claim: ThresholdClaim, clause: Clause, scene: Scene) -> str:
    """Which values reach just as far as is said: "never exceeds 0.3", where the highest is 0.3; "" where none do."""
    stated, denied = claim.bound, any(map(denies, clause.phrases))
    upper = (claim.relation == "above") if denied else claim.relation == "at most"
    lower = (claim.relation == "below") if denied else claim.relation == "at least"
    if stated is None or stated.value is None or stated.approximate or upper == lower:
        return ""
    if clause.has("CONDITION", "HEDGE", "EXCEPTION", "OR") or claim.quantifier not in ("all", "none", None):
        return ""
    for refs in contexts(clause, scene):
        for panel in scene.panels(clause):
            grid = scene.grids[panel]
            target = grid.measure(stated)
            for held in values_of(clause, refs, grid, scene):
                low, high = min(n.low for n in held.numbers), max(n.high for n in held.numbers)
                end = high if upper else low
                # an edge is no rounded number: 0.34 exceeds 0.3
                kept = (
                    end <= target.high + noise(end, target.high)
                    if upper
                    else end >= target.low - noise(end, target.low)
                )
                if kept and low < high and refs and equal(Measure(end, end), target):
                    if is_exceeded(end, "high" if upper else "low", refs, clause, scene):
                        return ""  # "A never exceeds 0.3": in no panel
                    return f"these {len(held.numbers)} values lie between {low:.6g} and {high:.6g}"
    return ""


def _extreme(claim: ExtremumClaim, clause: Clause, scene: Scene) -> Value | None:
    """The cell with the value of an extreme, which is the only such one of a line that is named, or of all."""
    stated = claim.value
    if stated is None or stated.value is None or stated.approximate or claim.direction not in ("high", "low"):
        return None
    if is_imagined(clause.phrases) or clause.has("EXCEPTION", "RESTRICTION", "ORDINAL", "COLOUR"):
        return None
    if any(key_of(mean).removesuffix("s") not in scene.opening for mean in clause.of("AGGREGATE")):
        return (
            None  # "best on average (0.86)", and not "means" of which the text told that they are the values
        )
    tops = [phrase for phrase in clause.phrases if isinstance(phrase, Superlative)]
    if len(tops) != 1 or tops[0].rank != 1 or tops[0].count or tops[0].shared:
        return None
    for refs in contexts(clause, scene):
        for panel in scene.panels(clause):
            found = _only_extreme(scene.grids[panel], refs, stated, claim.direction, scene)
            if found is not None:
                if not _is_where_named(found, clause, scene.grids[panel], scene):
                    return None
                named = [ref for ref in refs if not ref.is_panel]
                return None if is_exceeded(found.low, claim.direction, named, clause, scene) else found
    return None


def _is_where_named(value: Value, clause: Clause, grid: Grid, scene: Scene) -> bool:
    """Whether a cell lies in the rows and columns that a clause names, if any: "1.2 (A, P)" in both."""
    for axis, own in (("row", value.row), ("column", value.column)):
        told = [scene.lines(ref, grid) for ref in clause.refs() if not ref.is_panel]
        labels = {
            fold(label)
            for lines in told
            if len(lines) == 1 and lines[0].axis == axis
            for label in lines[0].labels
        }
        if labels and own not in labels:
            return False
    return True


def _only_extreme(
    grid: Grid, refs: Sequence[Ref], stated: Quantity, direction: str, scene: Scene
) -> Value | None:
    """The one cell with the stated number that is the extreme of a named line, or of a grid with named lines."""
    lines = [line for ref in refs for line in scene.lines(ref, grid)[:1]]
    if not lines or any(len(scene.lines(ref, grid)) != 1 for ref in refs):
        return None
    named = {fold(label) for line in lines for label in line.labels}
    rows, columns = (
        {fold(label) for line in lines if line.axis == axis for label in line.labels}
        for axis in ("row", "column")
    )
    scopes = [grid.values]
    for line in lines if len({line.axis for line in lines}) == 1 else ():  # else a cell is named
        keys = tuple(map(fold, line.labels))
        scopes.append(tuple(grid.select(keys, ()) if line.axis == "row" else grid.select((), keys)))
    target = grid.measure(stated)
    for scope in scopes:
        winners, rivals = extreme(scope, direction)  # type: ignore[arg-type]
        if len(winners) != 1 or rivals or not equal(winners[0], target):
            continue
        astray = (rows and winners[0].row not in rows) or (columns and winners[0].column not in columns)
        if named & {winners[0].row, winners[0].column} and not astray:
            return winners[0]
    return None


def _aggregate(stated: Quantity, function: str, clause: Clause, scene: Scene) -> str:
    """How the values of some set make a number; "" where none does, or where one of so many may by chance."""
    for refs in contexts(clause, scene):
        for panel in scene.panels(clause):
            grid = scene.grids[panel]
            readers = (values_of, extremes_of) if clause.has("SUPERLATIVE") else (values_of,)
            sets = [held for read in readers for held in read(clause, refs, grid, scene)]
            target = grid.measure(stated)
            if not sets or not _is_telling(len(sets), target, function, grid):
                continue
            for held in sets:
                if equal(_made(held, function), target):
                    return f"the {function} of these {len(held.numbers)} values is {_made(held, function).low:.6g}"
    return ""


def _made(held: Held, function: str) -> Measure:
    numbers = [(number.low + number.high) / 2 for number in held.numbers]
    size = sum(numbers) / (len(numbers) if function == "mean" else 1)
    return Measure(size, size, 0.0, max(number.slack for number in held.numbers))


def _is_telling(sets: int, stated: Measure, function: str, grid: Grid) -> bool:
    widening = 1 if function == "mean" else max(2, len(grid.rows))
    return is_no_chance(sets, max(stated.resolution, 2 * stated.slack), grid, widening)


def _is_denied(clause: Clause) -> bool:
    """Whether a clause denies or imagines something, but for what never leaves a span."""
    kept = [phrase for phrase in clause.phrases if phrase.type != "NEGATION"]
    denied = len(kept) < len(clause.phrases)
    return is_imagined(kept) or (denied and not clause.says(words("assertions", "leaving")))


def _spans(phrases: Sequence[Phrase]) -> Iterator[Span]:
    """ "0.1–0.4", "from 0.1 (A) to 0.4 (B)", "between 0.1 and 0.4"."""
    for at, phrase in enumerate(phrases):
        if not isinstance(phrase, Amount) or phrase.bound:
            continue
        quantity = phrase.quantity
        if quantity.value is None and quantity.low is not None and quantity.high is not None:
            low, high = (
                quantity.model_copy(update={"value": end, "low": None, "high": None})
                for end in (quantity.low, quantity.high)
            )
            yield Span(low, high, at, at)
        elif key_at(phrases, at - 1) in words("function_words", "before_pair") and at:
            end = _end(phrases, at)
            if end is not None and not _moves(phrases, at):
                yield Span(quantity, phrases[end].quantity, at, end)  # type: ignore[union-attr]


def _end(phrases: Sequence[Phrase], at: int) -> int | None:
    """The index of the second end of a span."""
    for i in range(at + 1, min(at + _LONGEST, len(phrases))):
        phrase = phrases[i]
        if isinstance(phrase, Amount):
            joint = key_at(phrases, i - 1)
            plain = not phrase.bound and phrase.quantity.value is not None
            return i if plain and joint in words("function_words", "span_joints") else None
    return None


def _moves(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a verb in front tells a way: "falls from 0.4 to 0.1", "is cut in half, from 0.4 to 0.2"."""
    if any(phrase.type in ("COMMA", "JOIN") for phrase in phrases[max(0, at - 2) : at]):
        told = (getattr(phrase, "value", "") for phrase in phrases[:at] if phrase.type == "DIFFERENCE")
        if any(way in ("gain", "drop") for way in told):
            return True
    return any(
        phrase.type in ("DIFFERENCE", "TREND") and getattr(phrase, "value", "") != "gap"
        for phrase in phrases[max(0, at - 3) : at]
    )


def _held(span: Span, clause: Clause, scene: Scene) -> Held | None:
    """The values of which a span tells the lowest and the highest."""
    own = _without_ends(clause, span)
    for refs in contexts(own, scene):
        for panel in scene.panels(clause):
            grid = scene.filled(panel)
            ends = sorted((grid.measure(span.low), grid.measure(span.high)), key=lambda end: end.low)
            for read in SETS if refs or _tells_of_lines(own) else SETS[:1]:
                for held in read(own, refs, grid, scene):
                    low, high = min(n.low for n in held.numbers), max(n.high for n in held.numbers)
                    if (
                        low < high
                        and equal(Measure(low, low), ends[0])
                        and equal(Measure(high, high), ends[1])
                        and are_in_place(clause.phrases, (span.first, span.last), held, grid, scene)
                    ):
                        return held
    return None


def _tells_of_lines(clause: Clause) -> bool:
    """Whether a clause that names nothing may speak of the best, the means or the steps of lines."""
    lines = clause.has(
        "SUPERLATIVE", "LEADS", "PEAKS", "AGGREGATE", "DIFFERENCE", "SPREAD", "COMPARATIVE", "TREND"
    )
    return lines or any(getattr(scope, "quantifier", "") in ("all", "both") for scope in clause.of("SCOPE"))


def _without_ends(clause: Clause, span: Span) -> Clause:
    """A clause without the places of the ends of its span: "from 0.1 (A) to 0.4 (B)"."""
    depth, kept = 0, []
    for at, phrase in enumerate(clause.phrases):
        depth += (phrase.type == "OPEN") - (phrase.type == "CLOSE")
        between = span.first < at < span.last or (
            at > span.last
            and key_of(clause.phrases[at - 1]) in words("function_words", "at_place")
            and span.last > span.first
        )
        if isinstance(phrase, Ref) and (depth or between):
            continue
        kept.append(phrase)
    return clause.part(kept)


def _range(span: Span, held: Held, clause: Clause, scene: Scene) -> RangeClaim:
    low, high = (end.value or 0.0 for end in (span.low, span.high))
    value = Quantity(text=f"{span.low.text} to {span.high.text}", low=min(low, high), high=max(low, high))
    text = f"the lowest and the highest of these {len(held.numbers)} values"
    claim = scene.claim(RangeClaim, clause, value=value)
    return claim.model_copy(update={"verdict": "supported", "explanation": text, "related": held.spans})

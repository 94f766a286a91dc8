"""Extents: ranges that are given without a verb: "the diagonal (0.77–0.91)", "Range: 24.1 to 88.3"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.guards import is_guarded
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Scope, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.slices import Slice, readings
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.measures import Measure, Truth, equal, every, within
from heatparse.models import Quantity
from heatparse.models.claims import BaseClaim, RangeClaim
from heatparse.phrases import words
from heatparse.records import Record

# Words for some of several things: "three farms", "half of the farms", "two or more".
_SOME = frozenset(("CARDINAL", "LIMIT", "SHARE", "FACTOR", "NEGATION", "FRACTION"))
_RANGE_SIZE = 3  # phrases of "0.1 to 0.3"


class Extent(Record, frozen=True):
    """A stated range, the places in front of it, and whether the text ties it to them."""

    low: Quantity
    high: Quantity
    places: list[Ref]
    part: str
    firm: bool
    whole: bool = False  # it is called the range: its ends are reached
    own: Ref | None = None  # the place right in front of a bracket


def read_extents(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The ranges of a clause that stand in brackets or behind the word "range"."""
    if clause.is_data or clause.read & {"range", "trend"} or clause.has("COLOUR") or not clause.has("AMOUNT"):
        return []
    claims: list[BaseClaim] = []
    for extent in (*_in_brackets(clause), *_behind_noun(clause)):
        judgement = _judge(extent, clause, scene)
        if judgement.truth is not None:
            low, high = extent.low, extent.high
            value = Quantity(
                text=f"{low.text} to {high.text}", low=low.value, high=high.value, unit=high.unit
            )
            claims.append(scene.claim(RangeClaim, clause, judgement, value=value))
    return claims


def _in_brackets(clause: Clause) -> Iterator[Extent]:
    """ "The diagonal (0.77–0.91)", "is weak (-0.05 to 0.12)"."""
    phrases = clause.phrases
    told: list[Phrase] = []  # of which a bracket in front tells: "A is ahead in P (0.1–0.3) and Q (0.2–0.5)"
    for at, phrase in enumerate(phrases):
        if phrase.type != "OPEN" or not at:
            continue
        close = next((i for i in range(at, len(phrases)) if phrases[i].type == "CLOSE"), len(phrases))
        ends = range_of(phrases[at + 1 : close])
        if ends is None:
            continue
        before = phrases[at - 1]
        firm = isinstance(before, Ref | Part) or before.type in ("MEASURE", "DIMENSION")
        refs = [p for p in phrases[:at] if isinstance(p, Ref) and not any(p is each for each in told)]
        told.append(before)
        parts = [p for p in phrases[:at] if isinstance(p, Part)]
        if refs or parts:
            own = before if isinstance(before, Ref) else None
            yield Extent(*ends, refs, parts[-1].part if parts else "all", firm, own=own)


def _behind_noun(clause: Clause) -> Iterator[Extent]:
    """ "Range: 24.1 to 88.3", "the range of values is 24.1 to 88.3"."""
    phrases = clause.phrases
    first = next((i for i, p in enumerate(phrases) if isinstance(p, Amount)), len(phrases))
    front = [*clause.lead, *phrases[:first]] if not clause.before else phrases[:first]
    named = any(
        isinstance(p, Word) and p.type == "SPREAD" and p.key in words("assertions", "extents") for p in front
    )
    ends = range_of(phrases[first:])
    quiet = all(
        p.type in ("SPREAD", "PREPOSITION", "MEASURE", "BE", "COLON", "REF", "DIMENSION") or _is_whole(p)
        for p in front
    )
    if named and quiet and ends is not None:
        refs = [p for p in phrases[:first] if isinstance(p, Ref)]
        yield Extent(*ends, refs, "all", not clause.lead or bool(refs), True)


def _is_whole(phrase: Phrase) -> bool:
    """ "The overall range", "the full range"."""
    if isinstance(phrase, Scope):
        return phrase.key == "overall" and phrase.noun is None
    return isinstance(phrase, Word) and phrase.key in words("assertions", "whole")


def range_of(phrases: Sequence[Phrase]) -> tuple[Quantity, Quantity] | None:
    """The ends of a range that phrases are, and nothing else."""
    kept = [phrase for phrase in phrases if phrase.type != "MEASURE"]
    if len(kept) == 1 and isinstance(kept[0], Amount) and not kept[0].bound:
        quantity = kept[0].quantity
        if quantity.low is None or quantity.high is None:
            return None
        edges = [
            quantity.model_copy(update={"value": end, "low": None, "high": None}) for end in quantity.bounds
        ]
        return edges[0], edges[1]
    if len(kept) != _RANGE_SIZE or getattr(kept[1], "key", "") not in words("assertions", "to"):
        return None
    one, two = kept[0], kept[2]
    if not isinstance(one, Amount) or not isinstance(two, Amount) or one.bound or two.bound:
        return None
    low, high = one.quantity.value, two.quantity.value
    if low is None or high is None or low > high:  # "(4.1% to 4.0%)" are the ends of a journey
        return None
    return one.quantity, two.quantity


def _judge(extent: Extent, clause: Clause, scene: Scene) -> Judgement:
    """Whether the values of the places lie in the range, for the panels that are meant."""
    panels = [n for ref in extent.places for n in scene.panels_named(ref)] or list(scene.panels(clause))
    if len(set(panels)) != 1 or is_guarded(clause.phrases, clause.end):
        return UNDECIDED
    grid = scene.grids[panels[0]]
    if extent.part != "all" and not grid.is_square:
        return UNDECIDED
    judged: list[Judgement] = []
    pieces = list(readings(scene, grid, extent.places, clause.heads, extent.part))  # type: ignore[arg-type]
    if not pieces and extent.own is not None:  # "A (0.1–0.3) and B (0.2–0.5)"
        places = _with_own(extent.places, extent.own, scene, grid)
        pieces = list(readings(scene, grid, places, clause.heads, extent.part))  # type: ignore[arg-type]
    if any(piece.is_cell for piece in pieces):
        return UNDECIDED
    for piece in pieces:
        judged.append(_within(piece, extent))
        if grid.is_square and piece.part == "all" and len(piece.rows) + len(piece.columns) == 1:
            judged.append(_within(piece._replace(part="off-diagonal"), extent))
    found = charitable(judged) if judged else UNDECIDED
    return UNDECIDED if found.truth is False and not (extent.firm and is_of_all(clause.phrases)) else found


def _with_own(places: Sequence[Ref], own: Ref, scene: Scene, grid: Grid) -> list[Ref]:
    """ "A and B are best in P (1–2) and Q (3–4)": A and B in Q, without the place of the other bracket."""
    axes = {line.axis for line in scene.lines(own, grid)}
    across = [ref for ref in places if axes.isdisjoint(line.axis for line in scene.lines(ref, grid))]
    return [*across, own]


def is_of_all(phrases: Sequence[Phrase]) -> bool:
    """Whether nothing in front of the first number says that only some are meant: "most farms", "3 of the farms"."""
    for at, phrase in enumerate(phrases):
        if isinstance(phrase, Scope) and (
            phrase.quantifier != "all" or (phrase.count and not _counts_all(phrase))
        ):
            return False
        if phrase.type in _SOME or (isinstance(phrase, Amount) and key_at(phrases, at + 1) == "of"):
            return False
        if isinstance(phrase, Amount):
            break
    return True


def _counts_all(scope: Scope) -> bool:
    """ "All four farms", "both farms": of all of them; "the three farms" may be some that were told before."""
    return scope.key.split()[0] in words("hedges", "all") | {"both"}


def _within(piece: Slice, extent: Extent) -> Judgement:
    values = piece.values
    low, high = piece.grid.measure(extent.low), piece.grid.measure(extent.high)
    if len(values) < 2 or _is_scale(piece, low, high):
        return UNDECIDED
    finest = min(low.resolution, high.resolution)
    low, high = low._replace(resolution=finest), high._replace(resolution=finest)
    room = Measure(low.low, high.high, finest, max(low.slack, high.slack))
    truths: list[Truth] = [within(value, room) or equal(value, low) or equal(value, high) for value in values]
    lowest, highest = min(values, key=lambda v: v.low), max(values, key=lambda v: v.high)
    text = f"the values run from {piece.grid.show(lowest)} to {piece.grid.show(highest, True)}"
    spans = (lowest.span, highest.span)
    reached = every((equal(lowest, low), equal(highest, high)))
    truth = every(truths)
    if truth and (reached or not extent.whole):
        return Judgement(True, text, spans)
    inside = sum(found is True for found in truths)
    plain = all(value.low == value.high and not value.slack for value in values)
    complete = plain and len(values) == piece.size and inside * 2 >= len(values)
    wrong = truth is False or (extent.whole and reached is False)
    return Judgement(False, text, spans) if wrong and complete else UNDECIDED


def _is_scale(piece: Slice, low: Measure, high: Measure) -> bool:
    """Whether the range is that of the legend."""
    legend = piece.grid.legend
    if legend is None:
        return False
    ends = legend._replace(high=legend.low), legend._replace(low=legend.high)
    return equal(low, ends[0]) is True and equal(high, ends[1]) is True

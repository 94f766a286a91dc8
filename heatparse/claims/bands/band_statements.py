"""Statements about the stretches of lines: "the hump of A covers eight layers", "A fades out earlier than B",
"only A stays in one band", "A and B are in the same band".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.bands.band_clauses import (
    LINES,
    BandClause,
    axis_of,
    claim_of,
    judged,
    whole_number,
)
from heatparse.claims.bands.band_courses import confined, crest, ends_compared, steps
from heatparse.claims.bands.line_bands import BandedLine, all_banded, indices, pairs
from heatparse.claims.language.guards import GUARDS, denies
from heatparse.claims.language.phrases import Amount, Ref, Scope, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.measures import Truth, every, noise
from heatparse.models.claims import BaseClaim, ComparisonClaim, CountClaim, TrendClaim
from heatparse.phrases import words
from heatparse.tokens import fold

_OPENING = 4  # phrases of "four of the five rows"
# What a statement about one stretch, or about lines as a whole, is made of; with anything else it may narrow it.
_PLAIN = frozenset((
    "REF", "UNKNOWN", "AREA", "BE", "HAVE", "PREPOSITION", "CARDINAL", "AMOUNT", "AXISNOUN", "DIMENSION", "COMMA",
    "JOIN", "TREND",
))  # fmt: skip
_OF_STRETCHES = ("stretches", "raised", "lowered", "covering", "wide", "beginning", "ending", "beside")
_OF_SEVERAL = frozenset((
    "REF", "UNKNOWN", "AREA", "BE", "HAVE", "PREPOSITION", "COMMA", "JOIN", "COMPARATIVE", "MEASURE", "COLOUR", "AND",
    "PRONOUN",
))  # fmt: skip
_OF_LINES = _PLAIN | {"SCOPE", "COMPARATIVE", "MEASURE", "COLOUR", "PRONOUN", "NEGATION", "AND"}
_HARMLESS = frozenset(("RESTRICTION",))  # "before", "later": of these the statements are made


def read_band_statements(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause about how lines that are told in stretches go along."""
    panels = scene.panels(clause)
    if clause.is_data or not any(scene.grids[panel].areas for panel in panels):
        return []
    found = [BandClause(clause, scene, scene.filled(panel)) for panel in panels]
    if len(found) > 1:
        found = [told for told in found if told.lines and told.known]  # where the lines are that are named
    if len(found) != 1 or not found[0].grid.areas:
        return []
    told = found[0]
    if told.guarded or any(p.type in GUARDS - _HARMLESS or denies(p) for p in told.main):
        return []
    for reader in (ends_compared, _order, _length, _level, _alike, crest, confined, steps):
        claim = reader(told)
        if claim is not None:
            clause.read.add("band")
            return [claim]
    return []


# "The hump of A covers eight layers", "the high band of A begins at layer 6"


def _length(told: BandClause) -> BaseClaim | None:
    if len(told.lines) != 1 or len(told.lines[0][1]) != 1 or not told.says("stretches"):
        return None
    line, count = told.lines[0][1][0], told.number()
    bands = _meant(told, line)
    if not bands or not told.is_made_of(_PLAIN) or not told.knows(_OF_STRETCHES, "UNKNOWN", "TREND"):
        return None
    if count is not None and (told.says("covering") or told.says("wide")):
        lengths = {last - first + 1 for first, last in bands}
        others = {band.length for band in line.bands} | {last - first + 1 for first, last in line.raised()}
        truth = True if count in lengths else None if count in others else False
        return claim_of(told, CountClaim, judged(truth, [line]))
    place = [(at, labels) for at, labels in told.places if at > 0 and len(labels) == 1]
    begins, ends = told.first("beginning"), told.first("ending")
    if len(place) != 1 or (begins < 0) is (ends < 0) or _tells_other_end(told, max(begins, ends)):
        return None
    if count is not None or key_at(told.main, place[0][0] - 1) not in words("function_words", "with_place"):
        return None  # "ends by layer 20", "ends four layers before layer 17"
    at = indices(line, place[0][1], told.axis)
    edges = {first if begins >= 0 else last for first, last in bands}
    every_edge = {b.first if begins >= 0 else b.last for b in line.bands}
    near = every_edge | {edge + 1 for edge in every_edge if ends >= 0}
    truth = None if not at else True if at[0] in edges else None if at[0] in near else False
    return claim_of(told, TrendClaim, judged(truth, [line]))


def _tells_other_end(told: BandClause, verb: int) -> bool:
    """ "Begins to fade at layer 14": not where the stretch itself begins."""
    others = words("stretches", "fading") | words("stretches", "rising")
    return any(key_of(phrase) in others for at, phrase in enumerate(told.main) if at != verb)


def _meant(told: BandClause, line: BandedLine) -> list[tuple[int, int]]:
    """The stretches that a noun may stand for; those of its range, where one is told: "the 0.3-0.4 band"."""
    ranges = [phrase for phrase in told.main if isinstance(phrase, Amount) and whole_number(phrase) is None]
    if ranges:
        stated = told.grid.measure(ranges[0].quantity)
        alike = [b for b in line.bands if (b.value.low, b.value.high) == (stated.low, stated.high)]
        return [(band.first, band.last) for band in alike] if len(ranges) == 1 else []
    if told.says("lowered") and not told.says("raised"):
        return [(band.first, band.last) for band in line.base()]
    return [*((band.first, band.last) for band in line.top()), *line.raised()]


# "A fades out earlier than B", "A is active deeper than B", "A dies out four layers before B does"


def _order(told: BandClause) -> BaseClaim | None:
    if len(told.lines) != 2 or told.places or told.says("first") or told.says("last"):
        return None
    (one, left), (two, right) = told.lines
    between = [key_of(phrase) for phrase in told.main[one + 1 : two]]
    sooner = not words("stretches", "sooner").isdisjoint(between)
    later = not words("stretches", "later").isdisjoint(between)
    if one < 0 or sooner is later or any(p.type == "AMOUNT" for p in told.main):
        return None
    behind = told.main[two + 1 :]
    if any(phrase.type not in ("BE", "HAVE") for phrase in behind) or len(behind) > 1:
        return None
    found = [name for name in ("fading", "rising", "being", "lasting") if told.says(name)]
    section = found[0] if found else ""
    if not section or found[:2] == ["fading", "rising"] or told.says("over"):
        return None
    if not words("stretches", "longer").isdisjoint(between):
        if section in ("fading", "rising"):
            return None
        section = "longer"
    count, sign = told.number(), -1 if sooner else 1
    truths: list[Truth] = []
    for first, second in pairs(left, right):
        edges = first.crest(), second.crest()
        if edges[0] is None or edges[1] is None:
            return None
        truth = _is_ahead(_gaps(edges[0], edges[1], sign, section), count)
        ever = all(edge[1] < len(first.values) - 1 for edge in (edges[0], edges[1]))
        # "drops earlier": from its highest range, perhaps
        from_peak = _is_ahead(_gaps(_peak(first), _peak(second), sign, section), count)
        sure = from_peak is not False if truth else from_peak is False
        truths.append(truth if sure and (ever or section != "fading") else None)
    return claim_of(told, ComparisonClaim, judged(every(truths), [left[0], right[0]]))


def _peak(line: BandedLine) -> tuple[int, int]:
    top = line.top()
    return top[0].first, top[-1].last


def _gaps(one: tuple[int, int], two: tuple[int, int], sign: int, section: str) -> tuple[int, ...]:
    """How far one stretch is ahead of another, by the ends that a verb speaks of.

    What lasts longer has more places, and may as well end later.
    """
    gaps = sign * (one[0] - two[0]), sign * (one[1] - two[1])
    if section == "longer":
        return gaps[1] - gaps[0], gaps[1]
    return {"rising": gaps[:1], "fading": gaps[1:], "lasting": gaps[1:]}.get(section, gaps)


def _is_ahead(gaps: Sequence[int], count: int | None) -> Truth:
    """Whether one line is ahead of another by both of its ends, or by so many places."""
    if count is not None:
        hits = {gap == count for gap in gaps}
        return hits.pop() if len(hits) == 1 else None
    if all(gap >= 0 for gap in gaps) and any(gaps):
        return True
    return False if all(gap <= 0 for gap in gaps) else None


# "A stays in one band", "only A stays in one band", "two rows change their band"


def _level(told: BandClause) -> BaseClaim | None:
    keys = {key_of(phrase) for phrase in told.main}
    one_band = told.says("band") and told.says("staying") and not keys.isdisjoint(words("stretches", "sole"))
    still = not keys.isdisjoint(words("stretches", "unchanging"))
    moves = told.says("changing") and told.says("band") and not still
    only = any(isinstance(p, Scope) and p.key == "only" for p in told.main)
    if (one_band + still + moves) != 1 or not _is_of_whole_lines(told):
        return None
    counted = _counted(told)
    if any(isinstance(p, Amount) and p.quantity.value not in told.sizes for p in told.main) or any(
        p.type == "CARDINAL" and key_of(p) not in words("trends", "one") for p in told.main[_OPENING:]
    ):
        return None  # "in the same band for 12 layers"
    if still and not (only or counted is not None):
        return None  # a course by itself
    lines = all_banded(told.grid, told.axis or axis_of(told))
    if lines is None:
        return None
    level = {line.label for line in lines if line.is_level}
    sure = all(line.is_level or line.changes for line in lines)
    members = {line.label for line in lines} - level if moves else level
    named = {fold(line.label) for _, found in told.lines for line in found}
    members = set(map(fold, members))
    if counted is not None and counted != len(members):
        truth: Truth = False if sure else None
    elif only and named:
        truth = named == members if sure else None
    elif named:
        truth = named <= members or (False if sure else None)
    elif counted is not None:
        truth = True
    else:
        return None
    shown = [line for line in lines if fold(line.label) in members] or lines
    kind = CountClaim if only or counted is not None else TrendClaim
    return claim_of(told, kind, judged(truth, shown))


def _is_of_whole_lines(told: BandClause) -> bool:
    """Whether a clause speaks of lines from end to end: not "in the last layers", nor "once"."""
    narrowed = told.places or any(told.says(name) for name in ("first", "middle", "last", "over", "often"))
    return not narrowed and told.is_made_of(_OF_LINES)


def _counted(told: BandClause) -> int | None:
    """How many lines a clause begins with: "two rows", "four of the five rows"."""
    front = told.main[1:] if told.main[:1] and told.main[0].type == "SCOPE" else told.main
    number = whole_number(front[0]) if front else None
    following = front[1].type if len(front) > 1 else ""
    return number if following in LINES or following == "PREPOSITION" else None


# "In layers 4-7, A is in the same band as B", "A, B and C are equally weak"


def _alike(told: BandClause) -> BaseClaim | None:
    lines = [line for _, found in told.lines for line in found]
    same = told.first("same")
    if len(lines) < 2 or same < 0 or len(told.places) > 1 or told.main[same].type != "COMPARATIVE":
        return None
    if not told.is_made_of(_OF_SEVERAL) or any(isinstance(p, Ref) and p.position for p in told.main):
        return None
    of_band = key_at(told.main, same + 1) in words("stretches", "band")
    if key_of(told.main[same]) in words("stretches", "of_noun") and not of_band:
        return None
    at = indices(lines[0], told.places[0][1], told.axis) if told.places else range(len(lines[0].values))
    if not at:
        return None
    alike = True if of_band or _is_graded(told, lines, at) else None  # in one range two values may differ
    truths: list[Truth] = []
    for index in at:
        values = [line.values[index] for line in lines]
        if len({(value.low, value.high) for value in values}) == 1:
            truths.append(alike)
        else:
            room = noise(values[0].low, 1.0) * (
                -1 if of_band else 1
            )  # "equally weak": at a shared end, perhaps
            apart = max(v.low for v in values) > min(v.high for v in values) + room
            truths.append(False if apart and not any(v.slack for v in values) else None)
    return claim_of(told, ComparisonClaim, judged(every(truths), lines))


def _is_graded(told: BandClause, lines: Sequence[BandedLine], at: Sequence[int]) -> bool:
    """ "Equally weak", of ranges in the lower half of all values."""
    low, high = told.says("lowered"), told.says("raised")
    values = told.grid.values
    middle = (min(value.low for value in values) + max(value.high for value in values)) / 2
    ranges = [line.values[index] for line in lines for index in at]
    if low is high:
        return False
    return all(value.high <= middle if low else value.low >= middle for value in ranges)

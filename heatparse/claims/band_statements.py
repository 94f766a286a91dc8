"""Statements about the stretches of lines: "the hump of A covers eight layers", "A fades out earlier than B",
"only A stays in one band", "A and B are in the same band".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.band_clauses import LINES, BandClause, axis_of, claim_of, judged
from heatparse.claims.band_courses import confined, crest, ends_compared, steps
from heatparse.claims.guards import GUARDS, denies
from heatparse.claims.line_bands import BandedLine, all_banded, indices, pairs
from heatparse.claims.phrases import Amount, Scope, key_of
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.words import Word
from heatparse.measures import Truth, every, noise
from heatparse.models.claims import BaseClaim, ComparisonClaim, CountClaim, TrendClaim
from heatparse.phrases import words
from heatparse.tokens import fold

_OPENING = 4  # phrases of "four of the five rows"
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
    line = told.lines[0][1][0]
    bands = _meant(told, line)
    if any(phrase.type in ("COMPARATIVE", "DIFFERENCE", "SUPERLATIVE") for phrase in told.main):
        return None
    count = told.number()
    sized = told.says("covering") or told.says("wide")
    if sized and count is not None:
        lengths = {last - first + 1 for first, last in bands}
        others = {band.length for band in line.bands} | {last - first + 1 for first, last in line.raised()}
        truth = True if count in lengths else None if count in others else False
        return claim_of(told, CountClaim, judged(truth, [line]))
    place = [labels for at, labels in told.places if at > 0 and len(labels) == 1]
    begins, ends = told.first("beginning"), told.first("ending")
    if len(place) != 1 or (begins < 0) is (ends < 0) or any(p.type == "THAN" for p in told.main):
        return None
    at = indices(line, place[0], told.axis)
    edges = {first if begins >= 0 else last for first, last in bands}
    every_edge = {b.first if begins >= 0 else b.last for b in line.bands}
    near = every_edge | {edge + 1 for edge in every_edge if ends >= 0}
    truth = None if not at else True if at[0] in edges else None if at[0] in near else False
    return claim_of(told, TrendClaim, judged(truth, [line]))


def _meant(told: BandClause, line: BandedLine) -> list[tuple[int, int]]:
    """The stretches that a noun may stand for."""
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
    if "longer" in between and section in ("fading", "rising"):
        return None
    count, sign = told.number(), -1 if sooner else 1
    truths: list[Truth] = []
    for first, second in pairs(left, right):
        edges = first.crest(), second.crest()
        if edges[0] is None or edges[1] is None:
            return None
        truth = _is_ahead(_gaps(edges[0], edges[1], sign, section), count)
        ever = all(edge[1] < len(first.values) - 1 for edge in (edges[0], edges[1]))
        peaks = _gaps(
            _peak(first), _peak(second), sign, section
        )  # "drops earlier": from its highest range, perhaps
        sure = truth or _is_ahead(peaks, count) is False
        truths.append(truth if sure and (ever or section != "fading") else None)
    return claim_of(told, ComparisonClaim, judged(every(truths), [left[0], right[0]]))


def _peak(line: BandedLine) -> tuple[int, int]:
    top = line.top()
    return top[0].first, top[-1].last


def _gaps(one: tuple[int, int], two: tuple[int, int], sign: int, section: str) -> tuple[int, ...]:
    """How far one stretch is ahead of another, by the ends that a verb speaks of."""
    gaps = sign * (one[0] - two[0]), sign * (one[1] - two[1])
    return {"rising": gaps[:1], "fading": gaps[1:], "lasting": gaps[1:]}.get(section, gaps)


def _is_ahead(gaps: Sequence[int], count: int | None) -> Truth:
    """Whether one line is ahead of another by both of its ends, or by so many places."""
    if not gaps:
        return None
    if count is not None and len(gaps) == 1:
        return gaps[0] == count
    if all(gap > 0 for gap in gaps):
        return True
    if all(gap >= 0 for gap in gaps) and any(gap > 0 for gap in gaps):
        return None if len(gaps) == 1 else True
    return False if all(gap <= 0 for gap in gaps) else None


# "A stays in one band", "only A stays in one band", "two rows change their band"


def _level(told: BandClause) -> BaseClaim | None:
    keys = {key_of(phrase) for phrase in told.main}
    one_band = (
        told.says("band") and (bool(keys & {"one", "single"}) or "same" in keys) and told.says("staying")
    )
    still = not keys.isdisjoint(words("stretches", "unchanging"))
    moves = told.says("changing") and told.says("band") and not still
    only = any(isinstance(p, Scope) and p.key == "only" for p in told.main)
    if (one_band + still + moves) != 1 or told.places:
        return None
    counted = _counted(told)
    sizes = {len(told.grid.rows), len(told.grid.columns)}
    if any(isinstance(p, Amount) and p.quantity.value not in sizes for p in told.main) or any(
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


def _counted(told: BandClause) -> int | None:
    """How many lines a clause begins with: "two rows", "four of the five rows"."""
    for at, phrase in enumerate(told.main[:3]):
        if isinstance(phrase, Word) and phrase.type == "CARDINAL" and str(phrase.value).isdecimal():
            following = told.main[at + 1].type if at + 1 < len(told.main) else ""
            before = told.main[at - 1].type if at else ""
            if (following in LINES or following == "PREPOSITION") and before not in ("PREPOSITION", "BOUND"):
                return int(phrase.value)
    return None


# "In layers 4-7, A is in the same band as B", "A, B and C are equally weak"


def _alike(told: BandClause) -> BaseClaim | None:
    lines = [line for _, found in told.lines for line in found]
    same = told.first("same")
    if len(lines) < 2 or same < 0 or len(told.places) > 1 or told.main[same].type != "COMPARATIVE":
        return None
    if any(p.type in ("AMOUNT", "THAN", "SUPERLATIVE", "DIFFERENCE", "TREND", "CARDINAL") for p in told.main):
        return None
    noun = key_of(told.main[same + 1]) if same + 1 < len(told.main) else ""
    if key_of(told.main[same]) == "same" and noun not in words("stretches", "band"):
        return None
    at = indices(lines[0], told.places[0][1], told.axis) if told.places else range(len(lines[0].values))
    if not at:
        return None
    truths: list[Truth] = []
    for index in at:
        values = [line.values[index] for line in lines]
        if len({(value.low, value.high) for value in values}) == 1:
            truths.append(True)
        else:
            apart = max(v.low for v in values) >= min(v.high for v in values) - noise(values[0].low, 1.0)
            truths.append(False if apart and not any(v.slack for v in values) else None)
    return claim_of(told, ComparisonClaim, judged(every(truths), lines))

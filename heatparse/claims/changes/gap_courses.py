"""Courses of a distance: "the gap between A and B widens with dose", "the lead of A shrinks as the load increases".

Of two lines, along the ordered axis that crosses them. Where none are named these are the two that the grid has.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise

from heatparse.claims.judgement import UNDECIDED, Judgement, together
from heatparse.claims.language.phrases import Phrase, Ref, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_appraisal, is_way_word
from heatparse.claims.language.words import Word
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import middle
from heatparse.models.claims import BaseClaim, TrendClaim
from heatparse.phrases import words
from heatparse.records import NamedTuple
from heatparse.tokens import fold

_TWO = 2
_STATIONS = 3  # with fewer a distance has two ends, and no course
_EXACT = 1e-9
# Around the distance and its way nothing else may stand: with a number, a second place or a bound it is told
# otherwise.
_FRONT = frozenset(("MEASURE", "PREPOSITION", "REF", "AXISNOUN", "DIMENSION", "CARDINAL", "AND"))
_TAIL = frozenset(("PREPOSITION", "AXISNOUN", "COMPARATIVE", "DIFFERENCE", "TREND", "UNKNOWN"))


class _Told(NamedTuple):
    sign: int  # +1: it becomes larger with the numbers of the axis
    ends: tuple[Ref, ...]
    side: str  # of the axis along which it changes, "x" or "y"


def read_gap_courses(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """That a distance becomes larger, or smaller, along an axis."""
    told = None
    if not clause.is_data and clause.read.isdisjoint(("trend", "difference")):
        told = _read([_as_written(phrase, scene) for phrase in clause.phrases])
    panels = scene.panels(clause)
    if told is None or len(panels) != 1 or clause.heads:
        return []
    found = _judge(told, scene.filled(panels[0]), scene)
    if found.truth is None:
        return []
    clause.read |= {"trend", "gap course"}
    return [scene.claim(TrendClaim, clause, found, shape="up" if told.sign > 0 else "down", axis=told.side)]


def _as_written(phrase: Phrase, scene: Scene) -> Phrase:
    """A motion as the text has it; of values whose less is better it may have been turned already."""
    if phrase.type not in ("DIFFERENCE", "TREND") or not isinstance(phrase, Word):
        return phrase
    written = scene.text[phrase.start : phrase.end].lower()
    return Word(phrase.type, phrase.value, written, phrase.start, phrase.end)


def _read(phrases: Sequence[Phrase]) -> _Told | None:
    """What phrases tell: the distance, its way, and along which axis; None where anything is not plain."""
    noun = next((at for at, p in enumerate(phrases) if p.type == "DIFFERENCE"), None)
    if noun is None or getattr(phrases[noun], "value", "") != "gap":
        return None
    verb = next((at for at in range(noun + 1, len(phrases)) if _way(phrases[at])), None)
    if verb is None or key_of(phrases[noun]) in words("gains", "ways_of_gaps"):
        return None
    front = [p for p in phrases[:verb] if p is not phrases[noun] and not _is_quiet(p)]
    tail = [p for p in phrases[verb + 1 :] if not _is_quiet(p)]
    along = _along(tail)
    if along is None or not all(p.type in _FRONT for p in front) or _is_derived(phrases[:noun]):
        return None
    refs = tuple(p for p in front if isinstance(p, Ref))
    names = [name for ref in refs for name in ref.names]
    plain = len(names) in (0, _TWO) and not any(ref.is_panel or ref.position for ref in refs)
    side, turn = along
    return _Told(_way(phrases[verb]) * turn, refs, side) if plain else None


def _is_derived(front: Sequence[Phrase]) -> bool:
    """ "The relative gap", "the average gap": no distance of two values."""
    return any(p.type not in ("MEASURE", "AXISNOUN") and not _is_quiet(p) for p in front)


def _is_quiet(phrase: Phrase) -> bool:
    """ "Steadily", "clearly", "has": a word that changes nothing of which way it goes."""
    strange = phrase.type == "UNKNOWN" and not _way(phrase)
    known = is_way_word(phrase) or is_appraisal(phrase) or key_of(phrase) in words("trends", "monotone")
    return phrase.type in ("HAVE", "BE") or (strange and known)


def _way(phrase: Phrase) -> int:
    """+1 for a word that makes a distance larger, -1 for one that makes it smaller; 0 for others."""
    if phrase.type not in ("DIFFERENCE", "TREND", "UNKNOWN", "COMPARATIVE"):
        return 0
    key = key_of(phrase)
    if key in words("gains", "widening_gaps"):
        return 1
    return -1 if key in words("gains", "narrowing_gaps") else 0


def _along(tail: Sequence[Phrase]) -> tuple[str, int] | None:
    """ "As the load increases", "with load", "toward smaller loads": the axis, and which way along its numbers."""
    nouns = [p for p in tail if p.type == "AXISNOUN" and isinstance(p, Word)]
    if len(nouns) != 1 or not all(p.type in _TAIL for p in tail) or tail[0].type != "PREPOSITION":
        return None
    rest = [p for p in tail[1:] if p is not nouns[0]]
    joint = key_at(tail, 0)
    if joint not in words("gains", "along") or len(rest) > 1:
        return None
    if not rest:
        return (nouns[0].value.axis, 1) if joint in words("gains", "along_alone") else None
    return (nouns[0].value.axis, turn) if (turn := _turn(rest[0])) else None


def _turn(phrase: Phrase) -> int:
    """ "Larger", "increasing", "increases" and their opposites, of the numbers of an axis."""
    key = key_of(phrase)
    if any(key in words("trends", section) for section in ("growing", "made_larger", "up")):
        return 1
    return (
        -1 if any(key in words("trends", section) for section in ("shrinking", "made_smaller", "down")) else 0
    )


def _judge(told: _Told, grid: Grid, scene: Scene) -> Judgement:
    along = "column" if told.side == "x" else "row"
    lines = _lines(told.ends, "row" if along == "column" else "column", grid, scene)
    order = order_of(along, grid)
    if lines is None or len(order) < _STATIONS:
        return UNDECIDED
    pairs = [
        (grid.cells.get((one, key) if along == "column" else (key, one)),
         grid.cells.get((two, key) if along == "column" else (key, two)))
        for key in order for one, two in [lines]
    ]  # fmt: skip
    known = [(one, two) for one, two in pairs if one is not None and two is not None]
    if len(known) < len(pairs):
        return UNDECIDED
    return _of_course([_signed(*pair) for pair in known], known, told.sign)


def _lines(ends: Sequence[Ref], axis: str, grid: Grid, scene: Scene) -> tuple[str, str] | None:
    """The two lines of an axis between which the distance lies."""
    if not ends:
        keys = list(grid.rows if axis == "row" else grid.columns)
        return (keys[0], keys[1]) if len(keys) == _TWO else None
    found = [
        fold(label)
        for ref in ends
        for line in scene.lines(ref, grid)
        if line.axis == axis
        for label in line.labels
    ]
    return (found[0], found[1]) if len(set(found)) == len(found) == _TWO else None


def _signed(one: Value, two: Value) -> tuple[float, float]:
    """How far two values lie apart, and by how much that may be off."""
    room = sum(v.slack + (v.high - v.low) / 2 for v in (one, two))
    return (middle(one) or 0.0) - (middle(two) or 0.0), room


def _of_course(
    gaps: Sequence[tuple[float, float]], pairs: Sequence[tuple[Value, Value]], sign: int
) -> Judgement:
    """True where it goes that way at every step, or on the whole; False where it goes the other way on the whole."""
    sizes = [abs(size) for size, _ in gaps]
    ratios = [_ratio(one, two) for one, two in pairs]
    room = gaps[0][1] + gaps[-1][1]
    grows = sign * (sizes[-1] - sizes[0])
    steps = [sign * (b - a) for a, b in pairwise(sizes)]
    text = f"the gap goes from {sizes[0]:.4g} to {sizes[-1]:.4g}"
    spans = tuple(value.span for pair in (pairs[0], pairs[-1]) for value in pair)
    if grows > _EXACT and _agree(sizes, sign):
        return Judgement(True, text, spans)
    against = grows < -room and _agree(sizes, -sign) and not any(step > room for step in steps)
    turned = len({size > 0 for size, _ in gaps if size}) > 1  # who is ahead is not always the same
    relative = None not in ratios and _agree([ratio for ratio in ratios if ratio is not None], -sign)
    return together([Judgement(False, text, spans)]) if against and not turned and relative else UNDECIDED


def _ratio(one: Value, two: Value) -> float | None:
    """How far apart two values are by the smaller of them; none where one is not above zero."""
    numbers = sorted((middle(one) or 0.0, middle(two) or 0.0))
    return numbers[1] / numbers[0] if numbers[0] > 0 else None


def _agree(sizes: Sequence[float], sign: int) -> bool:
    """Whether of all pairs of places clearly more go that way than the other way, and the ends among them."""
    ups = sum(sign * (b - a) > _EXACT for a, b in combinations(sizes, 2))
    downs = sum(sign * (b - a) < -_EXACT for a, b in combinations(sizes, 2))
    return sign * (sizes[-1] - sizes[0]) > _EXACT and ups > 2 * downs

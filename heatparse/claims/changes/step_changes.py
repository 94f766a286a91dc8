"""Changes from step to step: "each loss is larger than the one before", "the decline slows down"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, takewhile

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.motions import is_in, motion_of
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.course_lines import Line, lines_along
from heatparse.claims.scene import Scene
from heatparse.claims.trends.courses import Course
from heatparse.measures import Measure, Truth, equal, every
from heatparse.models.claims import BaseClaim, DifferenceClaim, TrendClaim
from heatparse.phrases import words
from heatparse.records import NamedTuple

_FEWEST = 3  # values of a line with two steps
_COMPARED = {"high": "up", "low": "down", "much": "up", "little": "down"}
_PLAIN = frozenset((
    "SCOPE", "DIFFERENCE", "BE", "HAVE", "COMPARATIVE", "CARDINAL", "REF", "PREPOSITION", "UNKNOWN", "PRONOUN",
    "COMMA", "AND", "JOIN", "MEASURE", "FACTOR", "TREND", "RESTRICTION", "AXISNOUN", "DIMENSION", "POSITION",
    "AMOUNT", "OPEN", "CLOSE", "THAN", "COLON",
))  # fmt: skip


class Steps(NamedTuple):
    """What is said of the steps of a line: which way they go, and whether they grow or shrink."""

    way: str  # "up", "down"; "" where any change is meant
    growth: str  # "up", "down"
    series: list[Amount]


def read_step_changes(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that the steps of a line grow, or shrink, along its axis."""
    told = _steps(clause.phrases)
    if told is None or len(scene.panels(clause)) != 1:
        return []
    judgement = _judge(clause, scene, told)
    if judgement is None:
        return []
    clause.read.add("steps")
    claim = scene.claim(TrendClaim, clause, judgement, shape=told.growth)
    return [*_course_in_front(clause, scene), claim]


def _course_in_front(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """ "A falls at every step, and each step is smaller than the one before": the course that is told first."""
    phrases = clause.phrases
    for at in range(2, len(phrases) - 2):
        joint = phrases[at].type == "AND" and isinstance(phrases[at + 1], Scope)
        if joint and _is_step(phrases[at + 2]) and any(map(motion_of, phrases[:at])):
            from heatparse.claims.trends.told_trends import told_trends  # loaded where a course is told

            front = phrases[: at - 1] if phrases[at - 1].type == "COMMA" else phrases[:at]
            return told_trends(clause.part(front), scene)
    return []


def read_step_lists(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that the steps of a line are those that the clause lists: "A loses 3, 5, 8 and 13 points"."""
    phrases = clause.phrases
    amounts = [phrase for phrase in phrases if isinstance(phrase, Amount)]
    if len(amounts) < _FEWEST or len(scene.panels(clause)) != 1 or len(_listed(phrases)) != len(amounts):
        return []
    first = phrases.index(amounts[0])
    told = any(p.type == "DIFFERENCE" or is_in(p, "increments") for p in phrases[:first])
    lines = _lines(clause, scene) if told and all(p.type in _PLAIN for p in phrases) else []
    if len(lines) != 1 or len(lines[0].values) != len(amounts) + 1 or any(a.bound for a in amounts):
        return []
    truths = _are_series(lines[0], amounts)
    truth = every(truths)
    if truth is False and (2 * truths.count(False) > len(truths) or has_guards(phrases)):
        return []
    judgement = Judgement(truth, _tell(lines[0]), (lines[0].values[0].span, lines[0].values[-1].span))
    return [scene.claim(DifferenceClaim, clause, judgement)]


def _listed(phrases: Sequence[Phrase]) -> list[Phrase]:
    """The numbers of a list that holds nothing else."""
    at = next(i for i, phrase in enumerate(phrases) if isinstance(phrase, Amount))
    found: list[Phrase] = []
    for phrase in phrases[at:]:
        if isinstance(phrase, Amount):
            found.append(phrase)
        elif phrase.type not in ("JOIN", "COMMA", "AND") and not is_in(phrase, "manner"):
            break
    return found


def _steps(phrases: list[Phrase]) -> Steps | None:
    growth = _by_neighbours(phrases) or _by_motion(phrases)
    if growth is None or any(phrase.type not in _PLAIN for phrase in phrases):
        return None
    amounts = [phrase for phrase in phrases if isinstance(phrase, Amount)]
    listed = _listed(phrases) if amounts else []
    return Steps(_way(phrases), growth, amounts if len(listed) == len(amounts) >= _FEWEST else [])


def _by_neighbours(phrases: Sequence[Phrase]) -> str | None:
    """ "Each loss is smaller than the one before", "every further step costs more than the previous one"."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "COMPARATIVE"), 0)
    behind = phrases[at + 1 : at + 5]
    front = phrases[:at]
    if not at or not any(is_in(phrase, "predecessors") for phrase in behind):
        return None
    if not any(isinstance(phrase, Scope) and phrase.quantifier == "all" for phrase in front):
        return None
    counted = any(
        isinstance(one, Scope) and isinstance(two, Ref) for one, two in pairwise(front)
    )  # "each 40 kg"
    if not (counted or any(_is_step(phrase) for phrase in front)) or any(isinstance(p, Ref) for p in behind):
        return None
    return _COMPARED.get(getattr(phrases[at], "value", ""))


def _is_step(phrase: Phrase) -> bool:
    """ "Loss", "further step", "additional 40 kg"."""
    noun = phrase.noun if isinstance(phrase, Scope) else phrase
    return noun is not None and (noun.type == "DIFFERENCE" or is_in(noun, "increments"))


def _by_motion(phrases: Sequence[Phrase]) -> str | None:
    """ "The losses of A grow from step to step", "the decline of A slows down"."""
    if not phrases or phrases[0].type not in ("DIFFERENCE", "REF", "PREPOSITION"):
        return None
    noun = next((i for i, phrase in enumerate(phrases) if phrase.type == "DIFFERENCE"), len(phrases))
    if noun + 1 >= len(phrases) or not is_in(phrases[noun], "step_nouns"):
        return None
    rest = list(takewhile(lambda p: p.type not in ("COMMA", "AND", "JOIN", "OPEN"), phrases[noun + 1 :]))
    pace = [p for p in rest if is_in(p, "quickening") or is_in(p, "slackening")]
    if pace:
        return "up" if is_in(pace[0], "quickening") else "down"
    if not any(is_in(phrase, "step_by_step") or is_in(phrase, "steps") for phrase in rest):
        return None
    moved: list[str] = [motion_of(phrase) for phrase in rest if motion_of(phrase) in ("up", "down")]
    moved += [
        _COMPARED[p.value]
        for p in rest
        if isinstance(p, Word) and p.type == "COMPARATIVE" and p.value in _COMPARED
    ]
    return moved[0] if len(moved) == 1 else None


def _way(phrases: Sequence[Phrase]) -> str:
    ways = {getattr(p, "value", "") for p in phrases if p.type == "DIFFERENCE"} & {"drop", "gain"}
    told = {motion_of(p) for p in phrases if is_in(p, "step_nouns")} - {"", "flat"}
    if len(ways) == 1 and told:
        return "down" if "drop" in ways else "up"
    return ""


def _judge(clause: Clause, scene: Scene, told: Steps) -> Judgement | None:
    lines = _lines(clause, scene)
    if not lines or any(len(line.values) < _FEWEST for line in lines):
        return UNDECIDED if lines else None
    truths = [_holds(line, told) for line in lines]
    if told.series and len(lines) == 1:
        truths.append(_is_series(lines[0], told.series))
    truth = every(truths)
    guarded = has_guards(p for p in clause.phrases if not is_in(p, "predecessors"))
    if truth is False and (guarded or len(lines) > 1 or _measures_change(clause, scene)):
        return UNDECIDED
    line = lines[min(truths.index(truth), len(lines) - 1)] if truth in truths else lines[0]
    return Judgement(truth, _tell(line), (line.values[0].span, line.values[-1].span))


def _measures_change(clause: Clause, scene: Scene) -> bool:
    """ "Growth accelerates" of a figure of growth rates: the values are the steps."""
    told = scene.opening & words("trends", "rates")
    return any(key_of(phrase) in told for phrase in clause.phrases)


def _tell(line: Line) -> str:
    steps = ", ".join(f"{abs(step):.6g}" for step in _sizes(line))
    first, last = line.values[0], line.values[-1]
    return f"from {line.grid.show(first)} to {line.grid.show(last, True)} the steps are {steps}"


def _lines(clause: Clause, scene: Scene) -> list[Line]:
    """The lines that the clause names, or its head, or the clause in front."""
    grid = scene.grids[scene.panels(clause)[0]]
    if grid.areas:
        return []
    named = [ref for ref in clause.refs() if ref.names and not ref.is_panel]
    if not named and not clause.heads and clause.before is not None:
        named = [ref for ref in clause.before.refs() if ref.names and not ref.is_panel][:1]
    course = Course(lines=named[:1])
    found = list(lines_along(scene, grid, clause, course)) if named or clause.heads else []
    return found[0] if len(found) == 1 else []


def _sizes(line: Line) -> list[float]:
    return [(two.low + two.high - one.low - one.high) / 2 for one, two in pairwise(line.values)]


def _is_series(line: Line, series: Sequence[Amount]) -> Truth:
    """Whether the steps are those that the text lists."""
    return every(_are_series(line, series)) if len(series) + 1 == len(line.values) else None


def _are_series(line: Line, series: Sequence[Amount]) -> list[Truth]:
    stated = [line.grid.measure(amount.quantity) for amount in series]
    room = line.values[0].resolution
    return [
        equal(
            Measure(abs(size), abs(size), room),
            told._replace(low=abs(told.low), high=abs(told.high), resolution=max(told.resolution, room)),
        )
        for size, told in zip(_sizes(line), stated, strict=True)
    ]


def _holds(line: Line, told: Steps) -> Truth:
    """Whether the steps of a line go one way, and grow or shrink along it."""
    sizes = _sizes(line)
    ways = {"up" if size > 0 else "down" for size in sizes if size}
    if len(ways) != 1 or (told.way and ways != {told.way}):
        return None
    room = sum(value.resolution for value in line.values[:2]) / 4 if line.values else 0.0
    grows = told.growth == "up"
    truths: list[Truth] = []
    for one, two in pairwise(abs(size) for size in sizes):
        more = two - one if grows else one - two
        truths.append(True if more > room else False if more < -room else None)
    return every(truths)

"""Statements that one clause holds: "rising by 3 from P to Q, A passes B", "ranges from 1 in P to 9 in Q"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_JOINTS = ("COMMA", "JOIN")
_MOVING = frozenset(("DIFFERENCE", "TREND", "UNKNOWN"))  # "rising", "warming"
_WAYS = {"up": "gain", "down": "drop"}  # "rising by 3" as "gaining 3"
_VERBS = frozenset(
    ("BE", "HAVE", "OCCUR", "UNKNOWN", "DIFFERENCE", "TREND", "COMPARATIVE", "SHARE", "SUPERLATIVE", "SCOPE")
)
_MOVED = frozenset(("DIFFERENCE", "TREND", "UNKNOWN"))
_OF_SPREAD = frozenset(("DIFFERENCE", "SPREAD", "PREPOSITION", "AXISNOUN", "SCOPE", "MEASURE"))
# In front of a range these make it one of something else than the values of the lines that are named.
_OTHER = frozenset(
    (
        "DIFFERENCE",
        "TREND",
        "SUPERLATIVE",
        "COMPARATIVE",
        "NEGATION",
        "SPREAD",
        "AGGREGATE",
        "AMOUNT",
        "EXCEPTION",
    )
)


def without_participle(clause: Clause, scene: Scene) -> list[Clause]:
    """ "Rising by 3 from P to Q, A passes B" as "A, rising by 3 from P to Q" and "A passes B"."""
    phrases = clause.phrases
    participle = phrases[0].type in _MOVING and key_at(phrases, 0).partition(" ")[0].endswith("ing")
    if not participle or phrases[1].type not in ("BY", "AMOUNT"):
        return [clause]
    at = next(
        (i for i, p in enumerate(phrases[:-2]) if p.type in _JOINTS and _is_subject(phrases[i + 1 : i + 3])),
        None,
    )
    front = phrases[:at] if at is not None else []
    if at is None or not any(isinstance(p, Amount) for p in front):
        return [clause]
    subject = phrases[at + 1]
    assert isinstance(subject, Ref)
    if any(isinstance(p, Ref) and _axes(p, scene) & _axes(subject, scene) for p in front):
        return [clause]
    first = phrases[0]
    owner = replace(subject, start=first.start, end=first.start)
    way = _WAYS.get(str(getattr(first, "value", ""))) if first.type == "TREND" else None
    verb = Word("DIFFERENCE", way, key_of(first), first.start, first.end) if way else first
    return [clause.part([owner, verb, *front[1:]]), clause.part(list(phrases[at + 1 :]))]


def _is_subject(phrases: Sequence[Phrase]) -> bool:
    """A single name, and a verb behind it."""
    subject, verb = phrases
    return (
        isinstance(subject, Ref) and len(subject.names) == 1 and not subject.is_panel and verb.type in _VERBS
    )


def _axes(ref: Ref, scene: Scene) -> set[str]:
    return {line.axis for grid in scene.grids.all() for line in scene.lines(ref, grid)}


def with_range(clause: Clause, scene: Scene) -> list[Clause]:
    """The clause, and behind it the range that it tells with the places of its ends, without these."""
    phrases = clause.phrases
    at = next((i for i, p in enumerate(phrases) if key_of(p) in words("assertions", "spanning")), None)
    if at is None or key_at(phrases, at) in words("motions", "going_on"):
        return [clause]
    if not {p.type for p in phrases[:at]}.isdisjoint(_OTHER) or len(scene.grids) > 1:
        return [clause]
    front = [p for p in phrases[:at] if isinstance(p, Ref)]
    told = _ends(phrases[at + 1 :])
    if told is None or len(front) != 1 or front[0].is_panel:
        return [clause]
    kept, places = told
    own = _axes(front[0], scene)
    if len(own) != 1 or any(len(axes := _axes(p, scene)) != 1 or axes == own for p in places):
        return [clause]
    if key_at(phrases, at) not in words("relations", "bounding") and _is_way(places, scene):
        return [clause]
    return [clause, clause.part([*phrases[: at + 1], *kept])]


def _is_way(places: Sequence[Ref], scene: Scene) -> bool:
    """ "Extends from 1 in May to 9 in July": perhaps how it goes on, where an axis lists times or numbers."""
    from heatparse.claims.places.time_axes import is_of_time  # loaded where a range has places

    grid = scene.filled(0)
    keys = grid.rows if "row" in _axes(places[0], scene) else grid.columns
    numbers = all(key.replace(".", "", 1).isdigit() for key in keys)
    return numbers or is_of_time([grid.name(key) for key in keys])


def _ends(behind: Sequence[Phrase]) -> tuple[list[Phrase], list[Ref]] | None:
    """ "From 1 in P to 9 in Q" as "from 1 to 9", and the places of its ends; None where more is told."""
    end = next((i for i, p in enumerate(behind) if p.type in _JOINTS), len(behind))
    kept: list[Phrase] = []
    places: list[Ref] = []
    for at, phrase in enumerate(behind[:end]):
        following = behind[at + 1] if at + 1 < end else None
        if isinstance(phrase, Ref):
            places.append(phrase)
        elif phrase.type == "PREPOSITION" and isinstance(following, Ref):
            continue  # places in brackets are read as they are
        else:
            kept.append(phrase)
    shape = [p.type for p in kept] in (
        ["PREPOSITION", "AMOUNT", "PREPOSITION", "AMOUNT"],
        ["AMOUNT", "PREPOSITION", "AMOUNT"],
    )
    return (kept, places) if shape and len(places) == len(("low", "high")) else None


def with_spreads(clause: Clause) -> list[Clause]:
    """ "The spread shrinks from 9 in P to 2 in Q" as "the spread is 9 in P" and "the spread is 2 in Q"."""
    phrases = clause.phrases
    moved = next((i for i in range(1, len(phrases)) if phrases[i].type in _MOVED), 0)
    front = phrases[:moved]
    ends = [i for i in range(moved, len(phrases)) if isinstance(phrases[i], Amount)]
    if not moved or len(ends) != len(("first", "last")) or not all(p.type in _OF_SPREAD for p in front):
        return [clause]
    if key_at(phrases, moved) in words("trends", "manner") | words("trends", "monotone"):
        return [clause]  # "**A:** falls steadily from 9 in P to 2 in Q": the motion, and no noun
    types = [phrase.type for phrase in phrases[ends[0] - 1 :]]
    placed = ["PREPOSITION", "AMOUNT", "PREPOSITION", "REF"]
    between = [p.type for p in phrases[moved + 1 : ends[0] - 1]]
    if types != [*placed, *placed] or not set(between) <= {"PREPOSITION", "AXISNOUN", "COMMA", "JOIN"}:
        return [clause]
    if key_at(phrases, ends[0] - 1) != "from" or key_at(phrases, ends[1] - 1) != "to":
        return [clause]
    return [
        clause.part([*front, made_word("BE", "is", phrases[at].start), *phrases[at : at + 3]]) for at in ends
    ]

"""Races of changes: "nobody gained more than A", "A grew more than B", "A lost the most".

What is compared is by how much the lines change, and not how high they are. Where the text names no ends, a line goes
from the first place of an ordered axis to the last.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from heatparse.claims.changes.gain_sizes import Side, judge_race
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative, key_at, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.restrictions import are_times
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.models.claims import BaseClaim, ComparisonClaim, ExtremumClaim
from heatparse.phrases import words
from heatparse.records import NamedTuple

_TWO = 2
_NEAR = 4  # phrases between the verb and how much
_WAYS = ("up", "down", "better", "worse", "either")
# The shapes of a race, by letters: R a line, M a motion, N nobody, V all others, + more, - less, = as much, T than,
# H the most, L the least.
_SHAPES = {
    "RM+R": (1, True), "RM+TR": (1, True), "RM-R": (-1, True), "RM-TR": (-1, True), "RMTR": (1, True),
    "RM+V": (1, False), "RM+TV": (1, False), "RM-V": (-1, False), "RM-TV": (-1, False), "RMTV": (1, False),
    "NM+R": (1, False), "NM+TR": (1, False), "NM=R": (1, False), "NM-R": (-1, False), "NM-TR": (-1, False),
    "NMTR": (1, False), "VM-R": (1, False), "VM-TR": (1, False), "VM+R": (-1, False), "VM+TR": (-1, False),
    "RMH": (1, False), "RML": (-1, False), "MHR": (1, False), "MLR": (-1, False),
    "M+RTR": (1, True), "M-RTR": (-1, True),
}  # fmt: skip

_OF_MOST = ("RMH", "RML", "MHR", "MLR")


class _Told(NamedTuple):
    shape: str
    way: str
    refs: list[Ref]
    ends: list[Ref]
    relative: bool


@cache
def _verbs() -> dict[str, str]:
    return {word: way for way in _WAYS for word in words("gains", way)}


@cache
def verbs() -> frozenset[str]:
    """The words without one of which nobody gains or loses."""
    return frozenset(part for verb in _verbs() for part in verb.split())


@cache
def _degrees() -> dict[str, str]:
    letters = {"more": "+", "less": "-", "as_much": "=", "most": "H", "least": "L"}
    return {word: letter for section, letter in letters.items() for word in words("gains", section)}


def motion(phrase: Phrase) -> str:
    """The way of a verb of change; "" for other phrases. "Nobody gained" is one phrase."""
    if isinstance(phrase, Scope) and phrase.noun is not None:
        return _verbs().get(phrase.noun.key, "")
    return _verbs().get(phrase_key(phrase), "") if not isinstance(phrase, Superlative | Scope) else ""


def is_race(clause: Clause, scene: Scene) -> bool:
    """Whether a clause tells by how much lines change, and no values: a verb of change, and more, less, most."""
    if not clause.says(verbs()) or not words("gains", "shown").isdisjoint(scene.title_words):
        return False
    phrases = clause.phrases
    for at, phrase in enumerate(phrases):
        if not motion(phrase):
            continue
        for behind in phrases[at + 1 : at + _NEAR]:
            if _degree(behind):
                return True
            if isinstance(behind, Ref) or behind.type in ("COMMA", "JOIN", "AMOUNT", "AND"):
                break
    return False


def _degree(phrase: Phrase) -> str:
    letter = _degrees().get(phrase_key(phrase), "")
    plain = isinstance(phrase, Superlative) and not phrase.nouns and phrase.rank == 1
    if isinstance(phrase, Superlative) and not plain:
        return ""
    if isinstance(phrase, Scope):
        return "H" if phrase.quantifier == "most" and phrase.noun is None and phrase.key == "most" else ""
    return letter if plain or phrase.type in ("COMPARATIVE", "UNKNOWN", "HEDGE") else ""


def read_gain_races(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of a clause that sets changes against each other, where their two ends are plain."""
    if clause.is_data or not is_race(clause, scene):
        return []
    panels = scene.panels(clause)
    told = _read(clause, scene.filled(panels[0]), scene) if len(panels) == 1 else None
    if told is None:
        return []
    if told.ends and told.shape in _OF_MOST:
        return []  # the reader of gaps knows of the steps of one line as well
    sign, paired = _SHAPES[told.shape]
    side = Side(told.refs, told.ends, told.way, sign, paired, told.relative)
    judgement: Judgement = judge_race(side, scene.filled(panels[0]), scene)
    if judgement.truth is None:
        return []
    clause.read |= {"gain race", "holding"}
    direction = "high" if sign > 0 else "low"
    kind = ComparisonClaim if paired else ExtremumClaim
    return [scene.claim(kind, clause, judgement, direction=direction)]


def _read(clause: Clause, grid: Grid, scene: Scene) -> _Told | None:
    """The shape of a clause; None where something in it is not plain."""
    phrases = clause.phrases
    shape, way, at = "", "", 0
    refs: list[Ref] = []
    ends: list[Ref] = []
    relative = clause.says(words("winners", "relative"))
    while at < len(phrases):
        phrase = phrases[at]
        step, found = _ends_at(phrases, at)
        if _is_time(phrases, at, grid, scene):
            step, found = 2, [ref for ref in phrases[at + 1 : at + 2] if isinstance(ref, Ref)]
        if found and not ends:
            ends, at = found, at + step
            continue
        if step := _lasts(phrases, at, scene):
            at += step
            continue
        if phrase.type == "PREPOSITION" and at + 1 < len(phrases) and isinstance(phrases[at + 1], Ref):
            at += 1
            continue  # "rose more in A than in B"
        letter = _letter(phrase, scene)
        if letter is None:
            return None
        if letter == "R" and isinstance(phrase, Ref):
            refs.append(phrase)
        if motion(phrase):
            way = way or motion(phrase)
        shape += letter
        at += 1
    return _Told(shape, way, refs, ends, relative) if shape in _SHAPES and way else None


def _letter(phrase: Phrase, scene: Scene) -> str | None:
    """The letter of a phrase; "" for one that changes nothing, None for one that may."""
    if isinstance(phrase, Ref):
        return None if phrase.is_panel or scene.panels_named(phrase) else "R"
    degree = _degree(phrase)
    if degree:
        return degree
    if isinstance(phrase, Scope):
        told = "N" if phrase.quantifier == "none" else "V" if phrase.others else None
        return told + "M" if told is not None and motion(phrase) else told
    if motion(phrase):
        return "M"
    if phrase.type == "NEGATION":
        return "N" if phrase_key(phrase) == "no" else None
    if phrase.type == "RIVALS":
        return "V"
    if phrase.type == "THAN":
        return "T"
    quiet = phrase.type in ("AXISNOUN", "MEASURE", "COMMA", "JOIN", "BY")
    return "" if quiet or phrase_key(phrase) in words("gains", "quiet") else None


def _ends_at(phrases: Sequence[Phrase], at: int) -> tuple[int, list[Ref]]:
    """ "From P to Q", "between P and Q": how many phrases, and the two places."""
    key = key_at(phrases, at)
    behind = phrases[at + 1 : at + 4]
    pair = behind[0] if behind else None
    if key == "between" and isinstance(pair, Ref) and len(pair.names) == _TWO:
        one, two = (Ref(pair.start, pair.end, (name,)) for name in pair.names)
        return 2, [one, two]
    joined = len(behind) > _TWO and key_at(phrases, at + 2) in ("to", "and", ",")
    opening = {"from": "to", "between": "and"}.get(key, "")
    if joined and opening and key_at(phrases, at + 2) == opening:
        one, two = behind[0], behind[2]  # type: ignore[assignment]
        if isinstance(one, Ref) and isinstance(two, Ref):
            return 4, [one, two]
    return 0, []


def _is_time(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> bool:
    """ "In March": a place of an axis of times, where a line has changed since the time before."""
    ref = phrases[at + 1] if at + 1 < len(phrases) else None
    if phrases[at].type != "PREPOSITION" or not isinstance(ref, Ref) or ref.is_panel:
        return False
    if key_at(phrases, at) not in words("gains", "at_time") or key_at(phrases, at + 2) in ("to", "and"):
        return False
    axes = {line.axis for line in scene.lines(ref, grid) if len(line.labels) == 1}
    axis = axes.pop() if len(axes) == 1 else ""
    return bool(axis) and are_times(list(grid.rows if axis == "row" else grid.columns), grid)


def _lasts(phrases: Sequence[Phrase], at: int, scene: Scene) -> int:
    """ "Over the half-year": how many phrases say only how long it lasts."""
    behind = phrases[at + 1] if at + 1 < len(phrases) else None
    long = key_at(phrases, at) in words("gains", "lasting")
    return 2 if long and behind is not None and phrase_key(behind) in words("gains", "whole_times") else 0

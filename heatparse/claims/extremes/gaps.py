"""Contests of differences: "the gap between A and B is largest on C", "A shows the steepest drop".

What is compared are distances between two lines, between the best and the worst of a line, between the
first and the last place of a numbered axis, or between two panels.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.extremes.gap_phrases import (
    compared,
    statements_of,
    with_lead,
    without_best_and_worst,
    without_bracket,
    without_lines,
    without_rivals,
)
from heatparse.claims.extremes.superlatives import names_difference
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Phrase, Ref, Superlative, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_appraisal, is_choice, is_strange, with_places
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import Record, field

SIGNS = {"high": 1, "varied": 1, "low": -1, "steady": -1, "best": 1}  # of a contest, by the word
# With one of these more than one difference is spoken of, or another one than that of two values.
_OTHERWISE = frozenset(
    (
        "COMPARATIVE",
        "FACTOR",
        "TIMES",
        "AGGREGATE",
        "COLOUR",
        "RIVALS",
        "SYMMETRY",
        "DIAGONAL",
        "PART",
    )
)
# What may stand behind "followed by".
_TAIL = frozenset(("REF", "JOIN", "AND", "COMMA", "OPEN", "AMOUNT", "CLOSE", "PREPOSITION"))


class Gap(Record):
    """A contest of differences, as a clause tells it."""

    clause: Clause
    top: Superlative
    noun: str  # gap, gain, drop
    winner: list[Ref] = field(default_factory=list)
    ends: list[Ref] = field(default_factory=list)  # two rows or two columns
    turnable: bool = False  # a gain may be a fall: nobody says whether less is better
    steps: bool = False  # between places that stand next to each other
    behind: list[Ref] = field(default_factory=list)  # "…, followed by B": in their order
    span: bool = False  # the distance of the best and the worst of a line
    unsure: bool = False
    averaged: bool = False  # "the largest mean loss": a number of several values
    signed: bool = False  # "A's advantage over B": where B is ahead there is none


def find_gaps(clause: Clause, scene: Scene) -> list[Gap]:
    """The contests of differences that a clause tells: none when it tells none that can be read."""
    if clause.is_data or not names_difference(clause):
        return []
    clause = with_lead(clause)
    if not clause.has("SUPERLATIVE") or not clause.has("DIFFERENCE"):
        return []
    phrases, sides = compared(clause)
    parts = statements_of(clause.part(phrases))
    found = [_find_gap(clause, part, sides, scene) for part in parts]
    return [gap for gap in found if gap is not None] if all(found) else []


def _find_gap(clause: Clause, told: list[Phrase], sides: list[Ref], scene: Scene) -> Gap | None:
    """The contest that some phrases of a clause tell."""
    told, tail = _followers(told)
    phrases = with_places(without_rivals(without_lines(without_bracket(told))))
    tops = [i for i, phrase in enumerate(phrases) if isinstance(phrase, Superlative)]
    named = [i for i, phrase in enumerate(phrases) if phrase.type == "DIFFERENCE"]
    named = [at for at in named if len(tops) == 1 and _belong(phrases, tops[0], at)]
    if not named or key_at(phrases, named[0] - 1) in words("winners", "relative"):
        return None
    top, noun = phrases[tops[0]], phrases[named[0]]
    assert isinstance(top, Superlative) and isinstance(noun, Word)
    relative = any(key.key in words("winners", "relative") for key in top.nouns)
    if top.rank > 1 or (top.count or 1) > 1 or top.direction not in SIGNS or top.verb == "leads" or relative:
        return None
    if top.direction == "best" and any(each.type == "AXISNOUN" for each in top.nouns):
        return None  # "the best batch size grows with the rate": of places, and of no growth
    gap = Gap(clause, top, noun.value)
    gap.behind = [ref for ref in tail if isinstance(ref, Ref)]
    if not _TAIL.issuperset(phrase.type for phrase in tail):
        return None
    gap.span = len(without_best_and_worst(clause.phrases)) < len(clause.phrases) or len(phrases) < len(
        without_bracket(told)
    )
    whole = words("winners", "whole_span") if key_at(phrases, named[0]) in words("names", "spreads") else ()
    narrowed = any(n.type == "UNKNOWN" and not is_appraisal(n) and n.key not in whole for n in top.nouns)
    if noun.key in words("names", "judging") and scene.may_be_better_low:
        gap.noun = (
            {"gain": "drop", "drop": "gain"}.get(gap.noun, gap.noun) if scene.less_is_better else gap.noun
        )
        gap.turnable, narrowed = not scene.less_is_better, narrowed or scene.less_is_better
    gap.steps = any(key_at(phrases, i) in words("winners", "neighbors") for i in range(len(phrases)))
    of_steps = (
        bool(tail) and sum(phrase.type == "DIFFERENCE" for phrase in told) > 1
    )  # "the loss is the drop of A"
    inner = any(
        isinstance(p, Ref) and key_at(phrases, i - 1) in words("names", "within_one")
        for i, p in enumerate(phrases)
    )
    gap.averaged = any(noun.type == "AGGREGATE" for noun in top.nouns)
    gap.unsure = narrowed or of_steps or inner or _is_unsure(phrases, scene)  # "the largest gap within A"
    refs = [
        ref for ref in phrases if isinstance(ref, Ref) and not ref.is_panel and not scene.panels_named(ref)
    ]
    gap.signed = bool(sides) or noun.key in words("names", "advantages")
    if sides and len(refs) == 1:
        gap.ends, gap.winner = sides, refs
        return gap
    _share_out(gap, refs, phrases, scene)
    return gap if gap.winner or clause.heads else None


def _followers(phrases: list[Phrase]) -> tuple[list[Phrase], list[Phrase]]:
    """What is told of the winner, and of those behind: "the largest gain is that of A, followed by B"."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "NEXT"), len(phrases))
    end = at - 1 if at and phrases[at - 1].type in ("COMMA", "JOIN") else at
    return phrases[:end], phrases[at + 1 :]


def _belong(phrases: Sequence[Phrase], top: int, noun: int) -> bool:
    """Whether superlative and difference belong together: "the largest gap", "the gap is largest"."""
    if noun in (top + 1, top - 1):
        return True  # "the largest gain", "A gains least"
    peaks = getattr(phrases[top], "verb", "") == "peaks" and phrases[0].type == "DIFFERENCE"
    return noun < top and (phrases[top - 1].type == "BE" or peaks)  # "the gap reaches its maximum on P"


def _is_unsure(phrases: Sequence[Phrase], scene: Scene) -> bool:
    strange = any(
        is_strange(phrases, i, scene)
        and not is_appraisal(phrase)
        and key_at(phrases, i) not in words("winners", "neighbors")
        for i, phrase in enumerate(phrases)
    )
    scoped = any(p.type == "SCOPE" or p.type in GUARDS or p.type in _OTHERWISE for p in phrases)
    return strange or scoped or is_choice(phrases)


def _share_out(gap: Gap, refs: Sequence[Ref], phrases: Sequence[Phrase], scene: Scene) -> None:
    """Which references are the ends of the difference, and which one is the winner."""
    gap.ends = _one_over_other(refs, phrases, scene)
    for ref in refs:
        if any(ref is end for end in gap.ends):
            continue
        if len(ref.names) == 2 and all(len(name.labels) == 1 for name in ref.names) and not gap.ends:
            gap.ends = [ref]
        else:
            gap.winner.append(ref)
    marked = {
        getattr(before, "key", ""): ref
        for before, ref in pairwise(phrases)
        if isinstance(ref, Ref) and ref in gap.winner
    }
    if not gap.ends and "from" in marked and "to" in marked:
        gap.ends = [ref for ref in (marked["from"], marked["to"]) if isinstance(ref, Ref)]
    elif not gap.ends and len(gap.winner) == 3 and phrases[0] is refs[0]:
        gap.ends = [
            ref for ref in refs if _axes(ref, scene) == _axes(refs[0], scene)
        ]  # "A's lead over B is largest on C"
        gap.ends = gap.ends if len(gap.ends) == 2 else []
    gap.winner = [ref for ref in gap.winner if not any(ref is end for end in gap.ends)]
    nouns = {p.value.axis for p in phrases if p.type == "AXISNOUN" and isinstance(p, Word)}
    between = any(getattr(p, "key", "") in ("between", "across") for p in phrases)
    spread = any(
        getattr(p, "key", "") in words("names", "spreads") for p in phrases if p.type == "DIFFERENCE"
    )
    whole = gap.span or (gap.noun == "gap" and (spread or (between and bool(nouns))))
    gap.span = whole and not gap.ends  # "the gap between the models A and B": that of these two


def _one_over_other(refs: Sequence[Ref], phrases: Sequence[Phrase], scene: Scene) -> list[Ref]:
    """ "The advantage of A over B is largest on C": A and B."""
    if len(refs) < len(("A", "B", "C")) or not all(len(ref.names) == 1 for ref in refs[:2]):
        return []
    joints = [
        key_at(phrases, at - 1) for at, phrase in enumerate(phrases) if phrase is refs[0] or phrase is refs[1]
    ]
    alike = _axes(refs[0], scene) == _axes(refs[1], scene)
    return list(refs[:2]) if joints[1:] == ["over"] and alike else []


def _axes(ref: Ref, scene: Scene) -> frozenset[str]:
    return (
        frozenset(line.axis for line in scene.lines(ref, scene.filled(0)))
        if len(scene.grids)
        else frozenset()
    )

"""Contests of differences: "the gap between A and B is largest on C", "A shows the steepest drop".

What is compared are distances between two lines, between the best and the worst of a line, between the
first and the last place of a numbered axis, or between two panels.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.guards import GUARDS
from heatparse.claims.phrases import Phrase, Ref, Superlative
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.things import is_appraisal, is_choice, is_strange, with_places
from heatparse.claims.words import Word
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
        "NEXT",
        "COLOUR",
        "RIVALS",
        "SYMMETRY",
        "DIAGONAL",
        "PART",
    )
)


class Gap(Record):
    """A contest of differences, as a clause tells it."""

    clause: Clause
    top: Superlative
    noun: str  # gap, gain, drop
    winner: list[Ref] = field(default_factory=list)
    ends: list[Ref] = field(default_factory=list)  # two rows or two columns
    span: bool = False  # the distance of the best and the worst of a line
    unsure: bool = False


def find_gap(clause: Clause, scene: Scene) -> Gap | None:
    """The contest of differences that a clause tells, None when it tells none that can be read."""
    if clause.is_data or not clause.has("DIFFERENCE"):
        return None
    clause = _with_lead(clause)
    if not clause.has("SUPERLATIVE"):
        return None
    phrases = with_places(_without_lines(_without_bracket(_without_best_and_worst(clause.phrases))))
    tops = [i for i, phrase in enumerate(phrases) if isinstance(phrase, Superlative)]
    named = [i for i, phrase in enumerate(phrases) if phrase.type == "DIFFERENCE"]
    named = [at for at in named if len(tops) == 1 and _belong(phrases, tops[0], at)]
    if not named:
        return None
    top, noun = phrases[tops[0]], phrases[named[0]]
    assert isinstance(top, Superlative) and isinstance(noun, Word)
    if top.rank > 1 or (top.count or 1) > 1 or top.direction not in SIGNS or top.verb == "leads":
        return None
    gap = Gap(clause, top, noun.value)
    gap.span = len(phrases) < len(_without_bracket(clause.phrases))
    narrowed = any(noun.type == "UNKNOWN" and not is_appraisal(noun) for noun in top.nouns)
    if noun.key in words("names", "judging") and scene.may_be_better_low:
        gap.noun = (
            {"gain": "drop", "drop": "gain"}.get(gap.noun, gap.noun) if scene.less_is_better else gap.noun
        )
        narrowed = True  # an improvement may be a fall
    gap.unsure = narrowed or _is_unsure(phrases, scene)
    refs = [ref for ref in phrases if isinstance(ref, Ref) and not ref.is_panel]
    _share_out(gap, refs, phrases, scene)
    return gap if gap.winner or clause.heads else None


def _with_lead(clause: Clause) -> Clause:
    """ "**Largest gain:** A improves by 0.3" as "largest gain: A improves by 0.3"."""
    types = [phrase.type for phrase in clause.lead[:2]]
    if clause.has("SUPERLATIVE") or types != ["SUPERLATIVE", "DIFFERENCE"] or not clause.refs():
        return clause
    joint = Word("COLON", ":", ":", clause.start, clause.start)
    return clause.part([*clause.lead[:2], joint, *clause.phrases])


def _without_best_and_worst(phrases: Sequence[Phrase]) -> list[Phrase]:
    """Without "between the best and the worst model": the distance is that of a line's ends."""
    for at, (one, joint) in enumerate(pairwise(phrases)):
        behind = phrases[at + 2 : at + 3]
        if (
            isinstance(one, Superlative)
            and joint.type in ("AND", "JOIN")
            and behind
            and isinstance(behind[0], Superlative)
        ):
            before = getattr(phrases[at - 1], "key", "") if at else ""
            if before in ("between", "from") and one.direction != behind[0].direction:
                end = at + 3
                while end < len(phrases) and phrases[end].type in ("AXISNOUN", "MEASURE"):
                    end += 1
                return [*phrases[: at - 1], *phrases[end:]]
    return list(phrases)


def _without_lines(phrases: Sequence[Phrase]) -> list[Phrase]:
    """Without "within a row": what a spread is measured in, when a row has it."""
    for at, (one, other) in enumerate(pairwise(phrases)):
        line = other.type == "DIMENSION" and getattr(other, "value", "") in ("row", "column")
        if line and isinstance(one, Word) and one.key in words("winners", "inside"):
            return [*phrases[:at], *phrases[at + 2 :]]
    return list(phrases)


def _without_bracket(phrases: Sequence[Phrase]) -> list[Phrase]:
    """Without what a bracket at the end adds: "(0.65 in P, 0.70 in Q)"."""
    opened = next((i for i, phrase in enumerate(phrases) if phrase.type == "OPEN"), len(phrases))
    inside = phrases[opened:]
    plain = all(
        p.type in ("OPEN", "AMOUNT", "CLOSE", "VERSUS", "ARROW", "PREPOSITION", "COMMA", "JOIN")
        for p in inside
    )
    return list(phrases[:opened]) if plain else list(phrases)


def _belong(phrases: Sequence[Phrase], top: int, noun: int) -> bool:
    """Whether superlative and difference belong together: "the largest gap", "the gap is largest"."""
    if noun in (top + 1, top - 1):
        return True  # "the largest gain", "A gains least"
    return noun < top and phrases[top - 1].type == "BE"


def _is_unsure(phrases: Sequence[Phrase], scene: Scene) -> bool:
    strange = any(
        is_strange(phrases, i, scene) and not is_appraisal(phrase) for i, phrase in enumerate(phrases)
    )
    scoped = any(p.type == "SCOPE" or p.type in GUARDS or p.type in _OTHERWISE for p in phrases)
    return strange or scoped or is_choice(phrases)


def _share_out(gap: Gap, refs: Sequence[Ref], phrases: Sequence[Phrase], scene: Scene) -> None:
    """Which references are the ends of the difference, and which one is the winner."""
    for ref in refs:
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
    gap.span = gap.span or (gap.noun == "gap" and (spread or (between and bool(nouns))))


def _axes(ref: Ref, scene: Scene) -> frozenset[str]:
    return (
        frozenset(line.axis for line in scene.lines(ref, scene.filled(0)))
        if len(scene.grids)
        else frozenset()
    )

"""Extremes in the plain order: "the lowest cell, A on B, has a value of 3", "the models differ most on P".

They are said again as "the lowest cell is A on B (3)" and "the widest range is on P".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_PLACE = frozenset(("REF", "PREPOSITION", "ARROW", "VERSUS"))
_JOINTS = frozenset(("COMMA", "JOIN"))
_TELLING = frozenset(("HAVE", "BE", "MEASURE", "PREPOSITION"))
_WIDTH = 3  # phrases of "no … wider range"
_CELL = 2  # names that make one
_FEWEST = 3  # lines that differ among each other, and not one from the other


def with_plain_extreme(clause: Clause, scene: Scene) -> Clause:
    """The clause with its extreme in the plain order; itself where it is plain or has none."""
    if clause.has("AREA"):
        clause = clause.part(_without_part(clause.phrases))
        if len(scene.grids) > 1 and clause.has("SCOPE"):
            clause = clause.part(_with_areas(clause.phrases))
    phrases = _apposed(clause.phrases)
    if phrases is None and clause.has("DIFFERENCE"):
        phrases = _differing(clause.phrases, scene) or _between_any(clause.phrases, scene)
    return clause if phrases is None else clause.part(phrases)


def denied_width(clause: Clause) -> Clause:
    """ "No model has a wider range than A" as "A has the widest range"."""
    phrases = clause.phrases
    than = next((i for i, phrase in enumerate(phrases) if phrase.type == "THAN"), 0)
    if than < _WIDTH or not isinstance(phrases[0], Word | Scope):
        return clause
    spread = key_of(phrases[than - 1]) in words("names", "spreads") or phrases[than - 1].type == "SPREAD"
    if not spread:
        return clause
    denied = key_of(phrases[0]) == "no" or getattr(phrases[0], "quantifier", "") == "none"
    width, refs = key_of(phrases[than - 2]), phrases[than + 1 :]
    wide, narrow = (words("winners", name) for name in ("wider", "narrower"))
    verb = [
        p
        for p in phrases[1 : than - 2]
        if p.type not in ("AXISNOUN", "DIMENSION", "MEASURE", "RIVALS") and not is_thing(p)
    ]
    spans = len(verb) == 1 and (verb[0].type == "HAVE" or key_of(verb[0]) in words("winners", "spanning"))
    if not denied or not spans or width not in wide | narrow or not refs or not isinstance(refs[0], Ref):
        return clause
    at = phrases[0].start
    top = Superlative(at, at, "high", width, definite=True, shared=True)
    widest = _widest(top, "varied" if width in wide else "steady", [])
    return clause.part([refs[0], made_word("HAVE", "has", at), *widest, *refs[1:]])


def _without_part(phrases: list[Phrase]) -> list[Phrase]:
    """ "A is the cheapest part of the day" as "A is the cheapest": a line of the axis that the parts make."""
    for at in range(len(phrases) - 3):
        top, part, of, whole = phrases[at : at + 4]
        if not isinstance(top, Superlative) or part.type != "AREA" or key_of(of) != "of":
            continue
        time = whole.type == "AXISNOUN" or key_of(whole) in words("names", "whole_times")
        if time and key_of(part) in words("winners", "parts_of_time"):
            return [*phrases[: at + 1], *phrases[at + 4 :]]
    return phrases


def _with_areas(phrases: list[Phrase]) -> list[Phrase]:
    """ "In every zone", where a panel tells of each: the zones are what is counted."""
    for at, (scope, area) in enumerate(pairwise(phrases)):
        if isinstance(scope, Scope) and scope.noun is None and isinstance(area, Word) and area.type == "AREA":
            told = replace(scope, noun=area, end=area.end)
            return [*phrases[:at], told, *phrases[at + 2 :]]
    return phrases


def _between_any(phrases: Sequence[Phrase], scene: Scene) -> list[Phrase] | None:
    """ "The largest gap between any two models on a single task is on P" as "the widest range is on P"."""
    top, types = phrases[0], [phrase.type for phrase in phrases[1:4]]
    if not isinstance(top, Superlative) or top.rank > 1 or top.count is not None or top.direction != "high":
        return None  # the smallest gap of any two is no range
    scope = phrases[3] if types == ["DIFFERENCE", "PREPOSITION", "SCOPE"] else None
    gap = getattr(phrases[1], "value", "") == "gap" and key_of(phrases[2]) in words(
        "function_words", "before_ends"
    )
    if not gap or not isinstance(scope, Scope) or scope.count != _CELL or len(scene.grids) != 1:
        return None
    if scope.noun is None or not (scope.noun.type in ("AXISNOUN", "MEASURE") or is_thing(scope.noun)):
        return None  # "any two neighbors"
    end = next((i for i, p in enumerate(phrases) if p.type == "BE"), len(phrases))
    single = phrases[4:end]
    nouns = single[-1:] and single[-1].type in ("AXISNOUN", "MEASURE")
    within = nouns and [p.type for p in single[:-1]] in (["PREPOSITION", "CARDINAL"], ["PREPOSITION"])
    behind = [p for p in phrases[end + 1 :] if p.type != "OCCUR"]
    placed = [p.type for p in behind[:2]] == ["PREPOSITION", "REF"] or phrases[-1].type == "REF"
    if (single and not within) or not placed or end == len(phrases):
        return None
    return _widest(top, "varied", phrases[end:])


def _apposed(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """ "The lowest cell, A on B, has a value of 3" as "the lowest cell is A on B (3)"."""
    top = phrases[0]
    if not isinstance(top, Superlative) or top.verb or len(phrases) < 4 or phrases[1].type not in _JOINTS:
        return None
    end = next((i for i in range(2, len(phrases)) if phrases[i].type not in _PLACE), len(phrases))
    place, behind = phrases[2:end], phrases[end:]
    named = sum(isinstance(phrase, Ref) for phrase in place) == _CELL
    if not named or len(behind) < 3 or behind[0].type not in _JOINTS or behind[1].type not in ("HAVE", "BE"):
        return None
    amount = next((i for i, phrase in enumerate(behind) if isinstance(phrase, Amount)), None)
    if amount is None or any(phrase.type not in _TELLING for phrase in behind[1:amount]):
        return None
    number = behind[amount]
    bracket = [made_word("OPEN", "(", number.start), number, made_word("CLOSE", ")", number.end)]
    return [top, made_word("BE", "is", top.end), *place, *bracket, *behind[amount + 1 :]]


def _differing(phrases: Sequence[Phrase], scene: Scene) -> list[Phrase] | None:
    """ "The four models differ most on P" as "the widest range is on P"."""
    at = next((i for i, p in enumerate(phrases) if key_of(p) in words("winners", "varying")), 0)
    top = phrases[at + 1] if 0 < at < len(phrases) - 1 else None
    if (
        not isinstance(top, Superlative)
        or top.key not in words("winners", "adverbs")
        or len(scene.grids) != 1
    ):
        return None  # of two panels, they may differ from one to the other
    front, behind = phrases[:at], phrases[at + 2 :]
    if not _are_all_lines(front, scene) or [p.type for p in behind[:2]] != ["PREPOSITION", "REF"]:
        return None
    direction = "varied" if top.direction in ("high", "much") else "steady"
    return _widest(top, direction, [made_word("BE", "is", phrases[0].start), *behind])


def _widest(top: Superlative, direction: str, behind: Sequence[Phrase]) -> list[Phrase]:
    """ "The widest range is on P", or the narrowest one."""
    noun = Word("SPREAD", "range", "range", top.end, top.end)
    key = "widest" if direction == "varied" else "narrowest"
    return [replace(top, direction=direction, key=key, nouns=[noun], definite=True, verb=""), *behind]


def _are_all_lines(phrases: Sequence[Phrase], scene: Scene) -> bool:
    """ "The four models", "all models", "the models": as many as an axis has."""
    sizes = {size for grid in scene.grids.all() for size in (len(grid.rows), len(grid.columns))}
    if len(phrases) == 1 and isinstance(scope := phrases[0], Scope):
        counted = scope.count is None or scope.count in sizes
        return scope.quantifier == "all" and counted and scope.noun is not None and not scope.others
    if len(phrases) != 2 or phrases[0].type != "CARDINAL" or not isinstance(phrases[0], Word):
        return False
    count = str(phrases[0].value)
    return count.isdecimal() and int(count) >= _FEWEST and int(count) in sizes and phrases[1].type != "REF"

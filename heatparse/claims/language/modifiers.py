"""Modifiers: words in front of a noun that narrow it to a group that nobody listed.

"Both encoder models improve", "the inland cities stay below 50": what holds of a group need not hold
of all lines of its axis, and a counterexample may lie outside of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.language.forms import other_number
from heatparse.claims.language.metrics import sides_of
from heatparse.claims.language.phrases import Phrase, Ref, Scope, key_of, outside_brackets
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing, is_way_word
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_NARROWED = frozenset(("AXISNOUN", "DIMENSION"))
# Lists of words that change nothing of what a noun stands for.
_HARMLESS = (("reserves", "known"), ("assertions", "harmless"), ("names", "units"), ("assertions", "foreign"))


def is_of_group(clause: Clause, scene: Scene) -> bool:
    """Whether a clause speaks of a part of an axis that one word tells: "the inland cities"."""
    if not clause.has("UNKNOWN", "SCOPE") or "cause" in clause.read:
        return False  # "longer prompts hurt A": along the axis
    phrases = _before_lists(outside_brackets(clause.phrases))
    return any(
        _narrows(one, two, scene) and not _is_listed(phrases[at + 2 : at + 4])
        for at, (one, two) in enumerate(pairwise(phrases))
    )


def _is_listed(behind: Sequence[Phrase]) -> bool:
    """ "Three inland cities, A, B and C, …": which ones they are is told."""
    joined = len(behind) == 2 and behind[0].type in ("COMMA", "JOIN")
    return joined and isinstance(behind[1], Ref) and len(behind[1].names) > 1


def _before_lists(phrases: list[Phrase]) -> Sequence[Phrase]:
    """The phrases in front of ", all of them …": what comes behind places what was said."""
    for at, (one, two) in enumerate(pairwise(phrases)):
        if one.type == "COMMA" and isinstance(two, Scope):
            return phrases[:at]
    return phrases


def _narrows(one: Phrase, two: Phrase, scene: Scene) -> bool:
    adjective = one.noun if isinstance(one, Scope) else one
    if (
        not isinstance(adjective, Word)
        or adjective.type != "UNKNOWN"
        or not adjective.key.replace("-", "").isalpha()
    ):
        return False
    if is_thing(adjective) or is_way_word(adjective):
        return False
    if isinstance(one, Scope) and one.count in _sizes(scene):
        return False  # "all five noise conditions", of five columns
    if adjective.key in words("reserves", "grading") and two.type == "AXISNOUN":
        return scene.text[one.end : two.start].isspace()  # "one small model": of those that are small
    if any(adjective.key in words(*name) for name in _HARMLESS) or sides_of(scene, adjective.key):
        return False
    if key_of(two) in words("assertions", "pairs") and other_number(adjective.key) in scene.title_words:
        return False  # "four of the ten trait pairs", of a figure of traits
    several = isinstance(two, Word) and two.key.endswith("s") and (two.type in _NARROWED or is_thing(two))
    return several and scene.text[one.end : two.start].isspace()


def _sizes(scene: Scene) -> set[int]:
    """How many rows and columns there are."""
    return {size for grid in scene.grids.all() for size in (len(grid.rows), len(grid.columns))}

"""Back references: what a clause takes over from the text in front of it, and its reader did not.

"The minimum of this block", "the latter two remain tied", "the order is the same", "six reach 0.3 in absolute
value, whereas four are below 0.1": without what was said before, another thing is judged than is told.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from heatparse.claims.classes.class_contests import measure_told, rate_named
from heatparse.claims.classes.confusions import is_confusion
from heatparse.claims.language.phrases import Amount, Phrase, Scope, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words

_GROUPS = frozenset(("AREA", "MEASURE", "UNKNOWN", "CARDINAL", "BE", "OCCUR", "HAVE", "COMMA", "TREND"))
_MOTIONS = frozenset(("DIFFERENCE", "TREND"))
_NEAR = 3  # phrases in front of a motion that tell what moves: "every count declines"


def takes_over(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a clause means what was told in front of it by words that its reader left aside."""
    return any(taken(clause, scene) for taken in _TAKEN.get(claim.kind, ()))  # type: ignore[attr-defined]


def _is_of_group_before(clause: Clause, _scene: Scene) -> bool:
    """ "The minimum of this block", "the largest of these values": of what was spoken of."""
    phrases = clause.phrases
    told = next((at for at, phrase in enumerate(phrases) if isinstance(phrase, Amount)), len(phrases))
    for at, phrase in enumerate(phrases):
        if at > told and not clause.has("SUPERLATIVE"):
            return False  # "none exceeds 200, and two of them are below 148"
        if key_of(phrase) not in words("reserves", "groups_before") or not at:
            continue
        behind = phrases[at + 1] if at + 1 < len(phrases) else None
        cells = getattr(behind, "value", "") in ("cell", "cells") or (
            behind is not None and key_of(behind) in words("reserves", "headed_groups")
        )  # "the highest in this group", of which no heading tells what it is
        if phrases[at - 1].type in ("PREPOSITION", "RESTRICTION") and (
            behind is None or behind.type in _GROUPS or cells
        ):
            return True
    return False


def _is_counted_of_group(clause: Clause, scene: Scene) -> bool:
    """The same of a count or a bound; what stands behind its number says more of what is counted.

    "Four cells exceed 0.9, and A on P is the best of them."
    """
    phrases = clause.phrases
    told = next((at for at, phrase in enumerate(phrases) if isinstance(phrase, Amount)), len(phrases))
    return _is_of_group_before(clause.part(phrases[: told + 1]), scene)


def _is_of_some_before(clause: Clause, _scene: Scene) -> bool:
    """ "The latter two remain tied", "the first of the three": some of those that were named."""
    for at, phrase in enumerate(clause.phrases):
        if key_of(phrase) in words("reserves", "some_before"):
            behind = clause.phrases[at + 1] if at + 1 < len(clause.phrases) else None
            return behind is not None and (behind.type == "CARDINAL" or key_of(behind) == "of")
    return False


def _counts_sizes(clause: Clause, scene: Scene) -> bool:
    """ "Six reach 0.3 in absolute value, whereas four are below 0.1": in absolute value as well."""
    if not any(value.low < 0 for grid in scene.grids.all() for value in grid.values):
        return False
    tokens = scene.draft.tokens_of(scene.draft.blocks[clause.block])
    front = [token[3] for token in tokens if token[1] < clause.start]
    return not words("reserves", "by_size").isdisjoint([*front, *map(" ".join, pairwise(front))])


def _is_between_unknown(clause: Clause, _scene: Scene) -> bool:
    """ "From 2h to 6h three genes rise": between places that no label tells."""
    phrases = clause.phrases
    for at in range(len(phrases) - 3):
        joints = f"{key_at(phrases, at)} {key_at(phrases, at + 2)}"
        one, two = phrases[at + 1], phrases[at + 3]
        again = key_of(one) == key_of(two)  # "from stretch to stretch"
        if joints in words("function_words", "ways") and "UNKNOWN" in (one.type, two.type) and not again:
            return True
    return False


def _is_of_some_of_them(clause: Clause, _scene: Scene) -> bool:
    """ "Over the four foreign sets, A is best; none of them exceeds 0.6": of those that a word set apart before."""
    phrases, before = clause.phrases, clause.before
    them = any(isinstance(one, Scope) and two.type == "PRONOUN" for one, two in pairwise(phrases))
    if not them or before is None:
        return False
    nouns = ("AXISNOUN", "TRAINED", "TESTED", "TRUE", "PREDICTED", "DIMENSION")
    return before.has("PART") or any(
        one.type == "UNKNOWN" and two.type in nouns for one, two in pairwise(before.phrases)
    )


def _is_of_order_before(clause: Clause, _scene: Scene) -> bool:
    """ "The order is the same, with 53.7, 44.6 and 32.0": of those that were put in order before."""
    at = next((i for i, phrase in enumerate(clause.phrases) if phrase.type == "ORDER"), None)
    if at is None or clause.refs():
        return False
    return not at or any(phrase.type == "COMPARATIVE" for phrase in clause.phrases[at : at + 3])


def _tells_which(clause: Clause, _scene: Scene) -> bool:
    """ "One of its four values, that of A, exceeds 40": which one it is, and no place for all of them."""
    phrases = clause.phrases
    owned = any(key_of(phrase) in words("function_words", "possessive") for phrase in phrases[:4])
    for at in range(1, len(phrases) - 2):
        told = [phrase.type for phrase in phrases[at : at + 3]]
        if told == ["COMMA", "REF", "COMMA"] and owned:
            return any(phrase.type == "CARDINAL" for phrase in phrases[:at])
    return False


def _is_of_classes(clause: Clause, scene: Scene) -> bool:
    """ "All voiceless consonants do better than any voiced one", in a matrix of confusions: by their right answers.

    "The recall of all classes is lower at night": of the diagonal, and not of all cells.
    """
    several = len(scene.grids) > 1 and not clause.has("PART") and is_confusion(scene)
    if several and measure_told(clause, scene) in ("recall", "precision"):
        return True
    fares = any(
        getattr(phrase, "value", "") in ("better", "worse")
        and key_of(phrase).rpartition(" ")[2] not in words("classifications", "reliably")  # by their recall
        for phrase in clause.of("COMPARATIVE")
    )
    told = clause.has("PART", "TRAINED", "TESTED", "PREDICTED") or bool(rate_named(clause.phrases))
    return fares and is_confusion(scene) and not told


def _is_of_each_value(clause: Clause, scene: Scene) -> bool:
    """ "Every count declines", of several panels: from the one panel to the other."""
    if len(scene.panels(clause)) < 2:
        return False
    at = next((i for i, phrase in enumerate(clause.phrases) if phrase.type in _MOTIONS), 0)
    return any(map(_is_each_value, clause.phrases[max(at - _NEAR, 0) : at]))


def _is_of_one_cell(clause: Clause, scene: Scene) -> bool:
    """ "**A:** B hardly moves (62 → 60)", of several panels: one cell, from the one panel to the other."""
    if len(scene.panels(clause)) < 2 or clause.has("SCOPE") or "panel course" in clause.read:
        return False
    grid = scene.filled(0)
    axes = [{line.axis for line in scene.lines(ref, grid)} for ref in (*clause.heads, *clause.refs())]
    return {"row"} in axes and {"column"} in axes


def _is_each_value(phrase: Phrase) -> bool:
    noun = phrase.noun if isinstance(phrase, Scope) and phrase.quantifier == "all" else None
    return isinstance(noun, Word) and (noun.type in ("MEASURE", "UNKNOWN") or noun.value == "cell")


_Taken = Callable[[Clause, Scene], bool]
_TAKEN: dict[str, tuple[_Taken, ...]] = {
    "extremum": (_is_of_group_before, _is_of_some_before),
    "ranking": (_is_of_group_before, _is_of_some_before, _is_of_order_before),
    "comparison": (_is_of_group_before, _is_of_some_before, _is_of_classes, _is_between_unknown),
    "count": (_is_counted_of_group, _is_of_some_before, _counts_sizes, _is_of_some_of_them, _tells_which),
    "threshold": (_is_counted_of_group, _is_of_some_before, _counts_sizes, _is_of_some_of_them),
    "range": (_is_counted_of_group, _is_of_some_before, _counts_sizes, _is_of_some_of_them),
    "trend": (_is_of_some_before, _is_between_unknown, _is_of_each_value, _is_of_one_cell),
    "difference": (_is_of_some_before, _is_between_unknown),
    "aggregate": (_is_of_group_before, _is_of_some_before, _is_of_order_before),
}

"""Opposites: the two places that a difference lies between: "the gap between A and B", "A gains 3 over B"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise

from heatparse.claims.comparisons.sides import Comparison, Side
from heatparse.claims.language.amounts import is_change
from heatparse.claims.language.phrases import Part, Phrase, Ref, Scope, index_of, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.cells import mentions
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_STARTS = frozenset(("COMMA", "JOIN", "AND", "CONTRAST", "COLON"))
_BESIDE_MOTION = frozenset(("BE", "HAVE", "SCOPE", "UNKNOWN"))
_MOTIONS = frozenset(("drop", "gain"))


def find_pair(clause: Clause, index: int, scene: Scene) -> Comparison | None:
    """The two ends of "the gap between A and B", "from A to B", "A and B differ by"."""
    phrases = clause.phrases
    refs = [
        ref
        for ref in clause.refs()
        if not scene.panels_named(ref) and (ref.names or ref.noun in ("row", "column"))
    ]
    base = Comparison(clause, "different", Side(), Side(), panels=_panels_of(phrases, index, scene))
    cells = mentions(phrases, scene, scene.filled((base.panels or (0,))[0]))
    tight = [mention for mention in cells if mention.tight]
    if len(tight) > 1 and sum(is_change(phrases, at) for at in range(len(phrases))) > 1:
        return None  # "A → B gains 0.2, C → D 0.3": each cell has its own
    if len(tight) == 2:
        base.left, base.right = Side((), tight[0].refs), Side((), tight[1].refs)
        return base
    double = next(
        (ref for ref in refs if len(ref.names) == 2 and all(len(n.labels) == 1 for n in ref.names)), None
    )
    if double is not None and moves_both(phrases, double):
        return None  # "both A and B drop by 3": each of them, and not from one to the other
    if double is not None:
        one, two = (replace(double, names=(name,)) for name in double.names)
        rest = [ref for ref in refs if ref is not double]
        if any(isinstance(p, Word) and p.key in ("directions", "direction") for p in phrases):
            base.left, base.right = Side((), [one, two]), Side((), [two, one])
        else:
            part = next((p.part for p in phrases if isinstance(p, Part)), "")
            base.left, base.right, base.slices = Side((), [one], part), Side((), [two], part), rest
        return base
    ends = from_to(phrases, refs)
    if ends is None:
        pairs = (pair for pair in combinations(refs, 2) if not _are_listed(phrases, *pair))
        ends = next(((one, two) for one, two in pairs if _same_axis(one, two, scene)), None)
        if ends is not None and _is_base(phrases, ends[1]):
            ends = ends[::-1]
    if ends is not None:
        base.left, base.right = Side((), [ends[0]]), Side((), [ends[1]])
        base.slices = [ref for ref in refs if ref is not ends[0] and ref is not ends[1]]
        return base
    panels = [found for ref in clause.refs() if (found := scene.panels_named(ref))]
    if len(panels) == 2 and refs and not clause.has("THAN") and len(clause.of("AMOUNT")) == 1:
        base.left, base.right = Side(panels[0], refs), Side(panels[1], refs)
        return base
    return None


def moves_both(phrases: Sequence[Phrase], double: Ref) -> bool:
    """Whether two names are the subject of one motion: "A and B fall by 3", "both A and B are cut in half"."""
    at = index_of(phrases, double)
    front = at - 1 - (at > 0 and isinstance(phrases[at - 1], Scope))
    if front >= 0 and phrases[front].type not in _STARTS:
        return False
    behind = [phrase for phrase in phrases[at + 1 : at + 4] if phrase.type not in _BESIDE_MOTION][:1]
    return any(phrase.type == "DIFFERENCE" and getattr(phrase, "value", "") in _MOTIONS for phrase in behind)


def _is_base(phrases: Sequence[Phrase], ref: Ref) -> bool:
    """E.g. "A gains 3 points over B", "A loses 3 relative to B", "the step to it from B": the change starts at B."""
    at = index_of(phrases, ref)
    before, key = phrases[at - 1] if at else None, key_at(phrases, at - 1)
    # "improves on A", "in June, it rose by 3 on May"
    improves = at > 1 and key in ("on", "upon") and phrases[at - 2].type in ("DIFFERENCE", "AMOUNT")
    return (
        key in words("function_words", "starting")
        or improves
        or (before is not None and before.type in ("THAN", "VERSUS"))
    )


def _are_listed(phrases: Sequence[Phrase], first: Ref, second: Ref) -> bool:
    """E.g. "Rises by 0.1 in A and in B": two places, and no two ends."""
    one, two = (index_of(phrases, ref) for ref in (first, second))
    keys = [getattr(phrases[at - 1], "key", "") for at in (one, two) if at]
    between = {phrase.type for phrase in phrases[one + 1 : two]}
    joined = between <= {"AND", "JOIN", "COMMA", "PREPOSITION"} and between != {"PREPOSITION"}
    return joined and len(keys) == 2 and keys[0] == keys[1] and keys[0] in words("function_words", "at_place")


def from_to(phrases: Sequence[Phrase], refs: Sequence[Ref]) -> tuple[Ref, Ref] | None:
    """E.g. "Going from A to B"."""
    marks = {
        before.key: ref for before, ref in pairwise(phrases)
        if isinstance(before, Word) and isinstance(ref, Ref) and ref in refs
    }  # fmt: skip
    return (marks["from"], marks["to"]) if "from" in marks and "to" in marks else None


def _panels_of(phrases: Sequence[Phrase], index: int, scene: Scene) -> tuple[int, ...]:
    """The panel that stands next to an amount, else all that are named."""
    for phrase in phrases[index + 1 : index + 3]:
        if isinstance(phrase, Ref) and scene.panels_named(phrase):
            return scene.panels_named(phrase)
    return tuple(n for p in phrases if isinstance(p, Ref) for n in scene.panels_named(p))


def _same_axis(first: Ref, second: Ref, scene: Scene) -> bool:
    grid = scene.filled(0)
    return bool(
        {line.axis for line in scene.lines(first, grid)} & {line.axis for line in scene.lines(second, grid)}
    )

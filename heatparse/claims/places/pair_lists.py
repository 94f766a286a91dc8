"""Lists of pairs: "A and B, A and C, and B and C" are three cells of a square whose triangles mirror each other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Phrase, Ref
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import Token

_JOINTS = frozenset(("JOIN", "AND", "COMMA"))
_FEWEST = 4  # names of two pairs


def listed_pairs(phrases: Sequence[Phrase], index: int, scene: Scene) -> tuple[list[tuple[Ref, Ref]], int]:
    """The pairs of the list that begins at an index, and the index behind it; none and 0 where it is no such list.

    The words of the text tell: within each pair stands an "and", between the pairs a comma.
    """
    last = index
    refs: list[Ref] = []
    while last < len(phrases):
        ref = phrases[last]
        if isinstance(ref, Ref):
            refs.append(ref)
        elif ref.type not in _JOINTS:
            break
        last += 1
    while last > index and phrases[last - 1].type in _JOINTS:
        last -= 1
    names = [name for ref in refs for name in ref.names]
    plain = all(not ref.is_panel and not ref.side and not ref.either for ref in refs)
    if not plain or len(names) < _FEWEST or len(names) % 2 or any(len(name.labels) != 1 for name in names):
        return [], 0
    tokens = scene.draft.tokens.between(refs[0].start, refs[-1].end)
    hits = scene.draft.labels.find(tokens)
    gaps = [tokens[one.last : two.first] for one, two in pairwise(hits)]
    if (
        len(hits) != len(names)
        or not all(map(_is_within, gaps[::2]))
        or not all(map(_is_between, gaps[1::2]))
    ):
        return [], 0
    found = [Name("category", (hit.label,)) for hit in hits]
    ones = [replace(refs[0], names=(name,)) for name in found]
    return list(zip(ones[::2], ones[1::2], strict=True)), last


def _is_within(gap: Sequence[Token]) -> bool:
    return [token[3] in words("structure", "and") for token in gap] == [True]


def _is_between(gap: Sequence[Token]) -> bool:
    keys = [token[3] for token in gap]
    return keys in (
        [","],
        [";"],
        [",", "and"],
        ["as", "well", "as"],
        [",", "as", "well", "as"],
        ["as", "well", "as", "of"],
    )

"""Parts of a statement that have their own amounts: "0.91 in RSPC and 0.92 in KAAR"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.extremes.statement_bounds import SEPARATORS
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Superlative
from heatparse.claims.scene import Scene

_CELL = 2  # names that make one
_PAIR = 3  # phrases of "A for X"
_PAIRED = 4  # references of "A in P, B in Q"


def distribute(phrases: list[Phrase], at: int, scene: Scene) -> list[tuple[list[Phrase], int]]:
    """E.g. "0.91 in RSPC and 0.92 in KAAR": one list of phrases for each part with its own amount."""
    if sum(isinstance(phrase, Ref) for phrase in phrases) >= _PAIRED:
        from heatparse.claims.parts.winner_pairs import winner_pairs  # loaded where several places are named

        placed = winner_pairs(phrases, at, scene)
        if placed:
            return placed
    top = phrases[at]
    if isinstance(top, Superlative) and (top.count or 1) > 1:
        return [(phrases, at)]  # "the two highest are 0.9 in A and 0.8 in B": one list
    pairs = _pairs_of(phrases, at)
    if len(pairs) > 1:
        return [([*phrases[: pairs[0]], *phrases[pair : pair + _PAIR]], at) for pair in pairs]
    panels = [i for i, p in enumerate(phrases) if isinstance(p, Ref) and scene.panels_named(p)]
    places = panels if len(panels) > 1 else [i for i in range(at + 1, len(phrases)) if _is_slice(phrases, i)]
    cuts: list[int] = []
    for first, second in pairwise(places):
        separators = [
            i for i in range(first + 1, second) if phrases[i].type in SEPARATORS and not _depth(phrases, i)
        ]
        if not separators:
            return [(phrases, at)]
        cuts.append(separators[-1])
    if cuts and cuts[0] <= at:
        return [(phrases, at)]  # "A is stable in P and in Q it has its peak": one statement
    parts = _parts(phrases, at, places[0], cuts) if cuts else []
    valued = all(any(isinstance(p, Amount) for p in _own_part(part, top)) for part, top in parts)
    if not valued and not (len(panels) > 1 and _name_cells(parts, scene)):
        return [(phrases, at)]
    return parts or [(phrases, at)]


def _name_cells(parts: Sequence[tuple[list[Phrase], int]], scene: Scene) -> bool:
    """ "The peak of P is A on B, that of Q is C on D": whether each part names a cell of its own panel."""
    for part, top in parts:
        refs = [phrase for phrase in part if isinstance(phrase, Ref)]
        panels = [ref for ref in refs if scene.panels_named(ref)]
        behind = [ref for ref in refs if ref not in panels and ref.start > part[top].start]
        if len(panels) != 1 or len(behind) != _CELL or len(refs) != _CELL + 1:
            return False
    return True


def _own_part(part: Sequence[Phrase], top: int) -> Sequence[Phrase]:
    """What a part may tell alone: "the lowest is 0.18 in P" all behind the superlative, else its later phrases."""
    return part[min(top + 1, len(part) // 3) :]


def _pairs_of(phrases: Sequence[Phrase], at: int) -> list[int]:
    """E.g. "The best models are A for X, B for Y, and C for Z": where each of the pairs begins."""
    first = next((i for i in range(at + 1, len(phrases)) if isinstance(phrases[i], Ref)), len(phrases))
    if first == at + 1 or phrases[first - 1].type not in ("BE", "COLON"):
        first = next((i + 1 for i in range(at, len(phrases)) if phrases[i].type in ("BE", "COLON")), first)
    found: list[int] = []
    while [phrase.type for phrase in phrases[first : first + _PAIR]] == ["REF", "PREPOSITION", "REF"]:
        found.append(first)
        first += _PAIR
        while first < len(phrases) and phrases[first].type in SEPARATORS:
            first += 1
    return found if first >= len(phrases) else []


def _is_slice(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "… for LR (62) and for CCS (65)": a place behind the superlative with its own amount."""
    if (
        not isinstance(phrases[index], Ref)
        or phrases[index - 1].type != "PREPOSITION"
        or _depth(phrases, index)
    ):
        return False
    following = phrases[index + 1 : index + 3]
    return [p.type for p in following] == ["OPEN", "AMOUNT"]


def _depth(phrases: Sequence[Phrase], index: int) -> int:
    opened = sum(p.type == "OPEN" for p in phrases[:index])
    return opened - sum(p.type == "CLOSE" for p in phrases[:index])


def _parts(phrases: list[Phrase], at: int, first: int, cuts: list[int]) -> list[tuple[list[Phrase], int]]:
    """What is common stands before the first part, and holds the superlative."""
    start = first
    while start > 0 and start - 1 > at and phrases[start - 1].type in ("PREPOSITION", "AMOUNT"):
        start -= 1
    common = phrases[: min(start, first)] if first > at else phrases[:first]
    parts = [(phrases[: cuts[0]], at)]
    for number, cut in enumerate(cuts):
        end = cuts[number + 1] if number + 1 < len(cuts) else len(phrases)
        chunk = phrases[cut + 1 : end]
        if first > at:
            parts.append(([*common, *chunk], at))
        else:
            parts.append(([*common, chunk[0], phrases[at], *chunk[1:]], len(common) + 1))
    return parts

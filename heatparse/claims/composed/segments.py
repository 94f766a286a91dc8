"""Segments: the parts of a clause with a predicate each, "A is first on P, ahead of B, with C in third place"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.language.phrases import Amount, phrase_key
from heatparse.records import replace

_PREDICATES = frozenset((
    "COMPARATIVE", "SUPERLATIVE", "DIFFERENCE", "TREND", "AGGREGATE", "FACTOR", "TIMES", "NEXT", "ORDINAL", "SIGN",
    "SPREAD",
))  # fmt: skip
_BEGINNING = frozenset(("PLACE", "VERB", "DIFFERENCE"))  # and not "best and worst"
_SEVERAL = 2


def segments(parts: Sequence[Constituent]) -> list[list[Constituent]]:
    """The segments of a clause in their order; [] where it has a single one.

    What stands in front belongs to the first, what follows without a predicate to the one that it follows.
    """
    if any(part.mark == "when" or phrase_key(part.phrase) == "where" for part in parts):
        return []  # "scores are low where the length is above 95 and the limit above 200"
    found: list[list[Constituent]] = [[]]
    for part, following in zip_longest(parts, parts[1:]):
        if part.type == "BREAK" or (
            part.type == "AND" and following is not None and following.type in _BEGINNING
        ):
            found.append([])
        else:
            found[-1].append(part)
    joined: list[list[Constituent]] = []
    for piece in filter(None, found):
        if joined and not (_has_predicate(piece) and _has_predicate(joined[-1])):
            joined[-1] += piece
        else:
            joined.append(list(piece))
    return joined if len(joined) >= _SEVERAL else []


def _has_predicate(piece: Sequence[Constituent]) -> bool:
    return any(
        part.type in _PREDICATES or (isinstance(part.phrase, Amount) and bool(part.phrase.bound))
        for part in piece
    )


def completed(piece: Sequence[Constituent], first: Sequence[Constituent]) -> list[list[Constituent]]:
    """A later segment in each way in which it may go on from the first: with its subject, at its places or without."""
    if piece[0].mark not in ("", "with"):
        return []  # "even in its best layers"
    own = _with_subject(piece)
    subjects = (
        [[]] if own is not None else [[part] for part in first if part.type == "PLACE" and not part.mark]
    )
    places = [part for part in first if part.type == "PLACE" and part.mark]
    told = list(piece) if own is None else own
    return [[*place, *subject, *told] for subject in subjects for place in ([], *([part] for part in places))]


def _with_subject(piece: Sequence[Constituent]) -> list[Constituent] | None:
    """A segment with its subject as such ("with C in third place"); None where it has none."""
    head = piece[0] if piece else None
    if head is None or head.type not in ("PLACE", "ALL", "NONE", "ONLY", "CARDINAL", "NOUN", "IT"):
        return None
    return [replace(head, mark=""), *piece[1:]] if head.mark == "with" else None if head.mark else list(piece)

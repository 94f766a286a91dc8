"""Axes of time: months, days, years, quarters, weeks, hours, one behind the other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise

from heatparse.claims.language.forms import PARTS
from heatparse.resources import vocabulary
from heatparse.tokens import fold

_FEWEST = 3  # labels
_YEARS = range(1800, 2200)


def is_of_time(labels: Sequence[str]) -> bool:
    """Whether labels are times in their order: "Jan, Feb, Mar", "Q1 2023, Q2 2023", "2019, 2020", "W20, W22"."""
    return len(labels) >= _FEWEST and _is_of_time(tuple(labels))


@lru_cache(maxsize=64)
def _is_of_time(labels: tuple[str, ...]) -> bool:
    known = [_parts(label) for label in labels]
    kinds = {tuple(kind for kind, _ in parts) for parts in known}
    if len(kinds) != 1 or not _tells_time(kinds.pop(), known):
        return False
    keys = [tuple(number for _, number in parts if number >= 0) for parts in known]
    forward = all(one < two for one, two in pairwise(keys))
    return forward or all(one[::-1] < two[::-1] for one, two in pairwise(keys))


def _tells_time(kinds: Sequence[str], known: Sequence[Sequence[tuple[str, int]]]) -> bool:
    if "months" in kinds or "days" in kinds:
        return True
    if any(kind in _units() for kind in kinds):
        return True
    years = [number for parts in known for kind, number in parts if kind == "number"]
    return bool(years) and all(number in _YEARS for number in years)


def _parts(label: str) -> list[tuple[str, int]]:
    """The words and the numbers of a label, each with its kind and its place: ("months", 2), ("number", 2023)."""
    found: list[tuple[str, int]] = []
    for piece in _pieces(fold(label)):
        if piece.isdecimal():
            found.append(("number", int(piece)))
        elif piece in _calendar():
            found.append(_calendar()[piece])
        elif piece.isalpha():
            found.append((piece, -1))
    return found


def _pieces(text: str) -> list[str]:
    """The runs of digits and of letters."""
    return [piece for word in PARTS.split(text) for piece in re.findall(r"\d+|\D+", word)]


@cache
def _calendar() -> dict[str, tuple[str, int]]:
    return {
        fold(str(name)): (str(kind), place)
        for kind, spelled in vocabulary("structure", "calendar").items()
        for place, names in enumerate(spelled)
        for name in names
    }


@cache
def _units() -> frozenset[str]:
    return frozenset(map(str, vocabulary("arrivals", "units")))

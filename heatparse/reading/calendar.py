"""Months and days of the week in their long and their short names, which mean the same."""

from __future__ import annotations

from functools import cache

from heatparse.resources import vocabulary
from heatparse.tokens import fold

_FEWEST = 2  # labels of an axis that is one of time


def calendar_spellings(labels: list[str], taken: list[str]) -> dict[str, str]:
    """Written name -> category, for the other names of the months or days that an axis lists.

    `taken` are the labels of the other axis, which mean themselves.
    """
    known = _names()
    told = {number: label for label in labels if (number := known.get(fold(label.rstrip(".")))) is not None}
    if len(told) < _FEWEST or 2 * len(told) < len(labels):
        return {}
    own = {fold(label) for label in (*labels, *taken)}
    return {name: told[number] for name, number in known.items() if number in told and name not in own}


@cache
def _names() -> dict[str, tuple[int, int]]:
    """Folded name -> (order, place): the short names are those of the long ones."""
    orders = vocabulary("structure")["calendar"]
    return {
        fold(str(name)): (number, place)
        for number, spelled in enumerate(orders.values())
        for place, names in enumerate(spelled)
        for name in names
    }

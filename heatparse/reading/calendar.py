"""Months and days of the week in their long and their short names, which mean the same."""

from __future__ import annotations

from functools import cache

from heatparse.resources import vocabulary
from heatparse.tokens import fold

_FEWEST = 2  # labels of an axis that is one of time; words of a month with its year
_YEAR = 4  # digits


def calendar_spellings(labels: list[str], taken: list[str]) -> dict[str, str]:
    """Written name -> category, for the other names of the months or days that an axis lists.

    `taken` are the labels of the other axis, which mean themselves.
    """
    known = _names()
    told = {number: label for label in labels if (number := known.get(fold(label.rstrip(".")))) is not None}
    if len(told) < _FEWEST or 2 * len(told) < len(labels):
        return _with_years(labels, taken)
    own = {fold(label) for label in (*labels, *taken)}
    return {name: told[number] for name, number in known.items() if number in told and name not in own}


def _with_years(labels: list[str], taken: list[str]) -> dict[str, str]:
    """ "January", "January 2024" and "Jan" of "Jan 2024", where every label is a month with its year."""
    known = _names()
    dated: dict[str, tuple[tuple[int, int], str]] = {}
    for label in labels:
        pieces = fold(label).split()
        named = [piece for piece in pieces if piece.rstrip(".") in known]
        years = [piece for piece in pieces if len(piece) == _YEAR and piece.isdigit()]
        if len(pieces) != _FEWEST or len(named) != 1 or len(years) != 1:
            return {}
        dated[label] = (known[named[0].rstrip(".")], years[0])
    if len(dated) < _FEWEST:
        return {}
    months = [month for month, _ in dated.values()]
    own = {fold(label) for label in (*labels, *taken)}
    found: dict[str, str] = {}
    for label, (month, year) in dated.items():
        for name in (name for name, number in known.items() if number == month):
            found[f"{name} {year}"] = label
            if months.count(month) == 1:
                found[name] = label
    return {name: label for name, label in found.items() if name not in own}


@cache
def _names() -> dict[str, tuple[int, int]]:
    """Folded name -> (order, place): the short names are those of the long ones."""
    orders = vocabulary("structure", "calendar")
    return {
        fold(str(name)): (number, place)
        for number, spelled in enumerate(orders.values())
        for place, names in enumerate(spelled)
        for name in names
    }

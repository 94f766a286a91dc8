"""Names made of labels: "the French row" of "France", "the northern region" of "North", "January 2023" of "Jan"."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from heatparse.claims.language.forms import Keys, Name
from heatparse.labels import Label
from heatparse.resources import vocabulary
from heatparse.tokens import fold

if TYPE_CHECKING:
    from heatparse.claims.language.names import Names

_FIRST_YEAR, _LAST_YEAR = "1900", "2099"


def derived_names(
    labels: Iterable[Label], told: Collection[str], names: Names
) -> Iterator[tuple[Keys, Name]]:
    """The adjectives of countries, and of directions in front of the noun of their axis, that a text has."""
    known = [label for label in labels if label.is_category]
    yield from _demonyms(known, told)
    sided: dict[str, str] = vocabulary("names", "sided_names")
    for label in known:
        adjective = sided.get(fold(label.text), "")
        if adjective in told:
            for axis, own in (("x", label.columns), ("y", label.rows)):
                for noun in names.axis_words[axis] if own else ():
                    yield (adjective, noun), Name("category", (label,))


def _demonyms(labels: Sequence[Label], told: Collection[str]) -> Iterator[tuple[Keys, Name]]:
    """ "French" of "France"; "Korean" of neither of two Koreas."""
    adjectives: dict[str, str] = vocabulary("names", "demonyms")
    owners: dict[str, list[Label]] = {}
    for label in labels:
        if adjective := adjectives.get(fold(label.text)):
            owners.setdefault(adjective, []).append(label)
    for adjective, own in owners.items():
        if len(own) == 1 and adjective in told:
            yield (adjective,), Name("category", (own[0],))


def dated_months(labels: Iterable[Label], opening: Iterable[str]) -> Iterator[tuple[Keys, Name]]:
    """ "January 2023" of "Jan", where what stands in front of the data tells of one year."""
    years = {key for key in opening if is_year(key)}
    if len(years) != 1:
        return
    year = years.pop()
    full: dict[str, str] = vocabulary("names", "abbreviations")
    for label in labels:
        key = fold(label.text).rstrip(".")
        if label.is_category and (key in full or key in full.values()):
            for month in {key, full.get(key, key)}:
                yield (month, year), Name("category", (label,))
                yield (month, ".", year), Name("category", (label,))


def is_year(key: str) -> bool:
    """Whether a folded token is written as a year: "2023"."""
    return len(key) == len(_LAST_YEAR) and key.isdecimal() and _FIRST_YEAR <= key <= _LAST_YEAR


def tells_year(key: str) -> bool:
    """Whether a folded token is a year, or a stretch of them: "2015-2020"."""
    return any(map(is_year, key.replace("–", "-").replace("/", "-").split("-")))


def is_month(key: str) -> bool:
    """Whether a folded token is a month, or a day of the week."""
    full: dict[str, str] = vocabulary("names", "abbreviations")
    return key.rstrip(".") in full or key in full.values()

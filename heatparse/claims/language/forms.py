"""The forms that prose gives to a label (shorter, in the plural, spelled out), and what a form stands for."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Sequence
from functools import cache
from typing import Literal

from heatparse.claims.language.lexicon import lexicon
from heatparse.labels import Label
from heatparse.quantities import read_quantity
from heatparse.records import Record
from heatparse.resources import vocabulary
from heatparse.tokens import fold

Keys = tuple[str, ...]
Kind = Literal["category", "panel", "axis"]

_LONGEST_CODE = 2  # letters in front of the number of a code
_FIRST_YEAR, _LAST_YEAR = 1900, 2100
PARTS = re.compile(r"[\W_]+")


class Name(Record):
    """What a form stands for: `kind`, and the labels of the document that it may mean."""

    kind: Kind
    labels: tuple[Label, ...]
    axis: Literal["x", "y"] | None = None  # of a name of kind "axis"
    numeric: bool = False  # a number as it stands: a label only beside the name of its axis
    plain: bool = False  # an everyday word: a label only when written the same way
    unmistakable: bool = False  # a number that no cell of the document can have
    unheld: bool = False  # a number that no cell of the document has
    distinct: bool = False  # … and that is written, or as large, as no value of the document is
    is_group: bool = False  # several labels that a text lists: the name stands for the list
    is_week: bool = False  # the weekend, or the working days

    @property
    def label(self) -> Label:
        return self.labels[0]

    def each(self) -> tuple[Name, ...]:
        """The name itself; of a group those of its members, as "A and B" names them."""
        return tuple(Name("category", (label,)) for label in self.labels) if self.is_group else (self,)


class Group(Record):
    """A name that the text gives to several labels: the words in front of its noun, the noun in the plural."""

    keys: Keys
    noun: str
    labels: tuple[Label, ...]


Groups = dict[str, list[Group]]  # by the last word in front of the noun


def is_number(key: str) -> bool:
    """Whether a folded token is a number, with or without "%"."""
    try:
        float(key.rstrip("%"))
    except ValueError:
        return False
    return True


def is_plain(keys: Keys) -> bool:
    """Whether a form is an everyday word or a mere mark."""
    return len(keys) == 1 and (keys[0] in everyday() or not any(map(str.isalnum, keys[0])))


def is_outside(text: str, bounds: tuple[float, float]) -> bool:
    """Whether a number lies far from all values: a label of that kind is never taken for a value."""
    number = _plain_number(text)
    return number is not None and number >= 100 and _is_beyond(number, bounds)


def is_written_apart(text: str, key: str, held: Container[float]) -> bool:
    """Whether a label has its number as no value is written: "1e-3", "16k tokens", where no cell has that number."""
    for part in text.split():
        if part[0].isdigit() and any(character.isalpha() for character in part):
            quantity = read_quantity(part)
            if quantity is not None and quantity.value is not None and not quantity.unit:
                return quantity.value not in held and fold(part) == key
    return False


def axis_aliases(own: Iterable[str]) -> list[Keys]:
    """What an axis is called beside its own name: "depth" where it lists layers."""
    words = set(own)
    found = [group["names"] for group in vocabulary("trends", "aliases") if words.intersection(group["axes"])]
    return [tuple(name.split()) for names in found for name in names]


def is_unheld(text: str, held: Container[float]) -> bool:
    """Whether a number is the value of no cell: "at 14" then says where."""
    try:
        return float(text.replace(",", "")) not in held
    except ValueError:
        return False


def is_distinct(text: str, bounds: tuple[float, float]) -> bool:
    """Whether a number is written as no value is, "3e-4", is a year, or lies beyond all values by their width."""
    number = _plain_number(text)
    if number is None:
        return False
    year = text.isdecimal() and _FIRST_YEAR <= number <= _LAST_YEAR
    return year or "e" in text.lower() or _is_beyond(number, bounds)


def _plain_number(text: str) -> float | None:
    """The number of a text that is one, exact and without a unit."""
    quantity = read_quantity(text)
    return None if quantity is None or quantity.unit or quantity.approximate else quantity.value


def _is_beyond(number: float, bounds: tuple[float, float]) -> bool:
    """Whether a number lies beyond all values by as much as they differ."""
    low, high = bounds
    room = high - low
    return not low - room <= number <= high + room


def shared_words(first: set[str], second: set[str]) -> set[str]:
    """Words in the names of both axes, also before an underscore: "digit_a" and "digit_b"."""
    stems = [{key.partition("_")[0] for key in keys} for keys in (first, second)]
    return {key for key in (first & second) | (stems[0] & stems[1]) if len(key) > 2 and key.isalpha()}


def snake_words(own: Iterable[str], other: Iterable[str]) -> list[Keys]:
    """ "lag_k", "batch_size" in words: "lag", "batch size", as far as the other axis does not share them."""
    taken = {piece for key in other for piece in key.split("_")} | set(axis_fillers())
    found: list[Keys] = []
    for key in own:
        pieces = [piece for piece in key.split("_") if piece.isalpha()]
        if "_" in key and len(pieces) == key.count("_") + 1:
            found += [tuple(pieces)] if len(pieces) > 1 else []
            found += [(piece,) for piece in pieces if len(piece) > 2 and piece not in taken]
    return found


def other_number(word: str) -> str:
    """The plural of a singular word, the singular of a plural one."""
    irregular = vocabulary("names", "irregular_plurals")
    if word in irregular:
        return str(irregular[word])
    if word.endswith("ies"):
        return word[:-3] + "y"
    if word.endswith("s") and not word.endswith("ss"):
        return word[:-1]
    if word.endswith("y") and word[-2:-1] not in ("a", "e", "o", "u"):
        return word[:-1] + "ies"
    if word.endswith("och"):
        return word + "s"  # "epochs"
    return word + ("es" if word.endswith(("s", "x", "ch", "sh")) else "s")


def plurals(noun: str) -> list[str]:
    """The plural of a noun, in each way in which it may be written: "wolfs" and "wolves"."""
    regular = noun[:-1] + "ies" if noun.endswith("y") and noun[-2] not in "aeiou" else other_number(noun)
    if noun.endswith(("x", "ch", "sh", "o")):
        return [noun + "es", noun + "s"]
    if noun.endswith("f"):
        return [regular, noun[:-1] + "ves"]
    return [regular, noun[:-2] + "ves"] if noun.endswith("fe") else [regular]


def short_forms(keys: Sequence[str]) -> Iterable[Keys]:
    """A label without its bracketed part, the bracketed part alone, a month by its full name."""
    if "(" in keys and ")" in keys:
        first, last = keys.index("("), keys.index(")")
        outside = (*keys[:first], *keys[last + 1 :])
        inside = tuple(keys[first + 1 : last])
        if outside:
            yield outside
        if inside and len(inside[0]) > 1:
            yield inside
    if len(keys) == 1:
        full = _abbreviations().get(keys[0])
        if full:
            yield (full,)
        for name in _codes().get(keys[0], ()):
            yield tuple(name.split())
        day = full or keys[0]
        if day.endswith("day") and day in _abbreviations().values():
            yield (f"{day}s",)  # "on Fridays"


@cache
def _abbreviations() -> dict[str, str]:
    return dict(vocabulary("names", "abbreviations"))


@cache
def _codes() -> dict[str, list[str]]:
    return dict(vocabulary("names", "codes"))


def other_unit_names(unit: str) -> list[str]:
    """The other names of a folded unit: "metres" and "meters" of "m"."""
    same: dict[str, str] = vocabulary("names", "same_units")
    first = same.get(unit)
    return [name for name, own in same.items() if own == first and name != unit] if first else []


@cache
def axis_fillers() -> frozenset[str]:
    return frozenset(vocabulary("names", "axis_fillers"))


@cache
def everyday() -> frozenset[str]:
    """Folded words that prose uses in their plain meaning: a label of that kind must look like itself."""
    return lexicon().plain.union(vocabulary("names", "everyday"))


def coded_numbers(labels: Iterable[str]) -> list[str]:
    """The numbers of labels that are a letter or two and a whole number, "L3", "k=8", the same in all; else nothing."""
    numbers: list[str] = []
    fronts: set[str] = set()
    for label in labels:
        front = label.rstrip("0123456789")
        numbers.append(label[len(front) :])
        fronts.add(front.rstrip(" ="))
    front = fronts.pop() if len(fronts) == 1 else ""
    return numbers if 0 < len(front) <= _LONGEST_CODE and front.isalpha() and all(numbers) else []

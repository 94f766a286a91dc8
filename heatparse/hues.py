"""Hues: which colours a phrase names, and whether two phrases may name the same colour."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from heatparse.measures import Truth
from heatparse.phrases import words
from heatparse.resources import vocabulary
from heatparse.tokens import label_keys

# On the way from one colour of a scale to the other, so far a value may have the first: of two hues, of two shades.
_FAR, _FARTHER = 0.65, 0.85


@cache
def color_names(color: str) -> frozenset[str]:
    """The colours that a phrase names: "light red/pink cell" -> {"light red", "pink"}."""
    names: list[list[str]] = [[]]
    for key in label_keys(color.replace("/", " / ")):
        if key in ("/", "or", "to", "and"):
            names.append([])
        elif key not in words("colors", "nouns"):
            names[-1].append(key)
    return frozenset(" ".join(name) for name in names if name)


@cache
def is_same_color(claimed: str, stated: str) -> Truth:
    """Whether what is called `stated` may be called `claimed`: "dark red" is red, red may be dark red.

    None where the two are near each other ("orange" and "red") or one says less than the other.
    """
    found = [
        _compare(one.split(), two.split()) for one in color_names(claimed) for two in color_names(stated)
    ]
    if not found:
        return None
    if all(found):
        return True
    return False if all(truth is False for truth in found) else None


def way_off(one: str, other: str) -> float:
    """How far on the way from one colour to another a value has no longer the first one."""
    neutral = words("colors", "neutral")
    plain = one not in neutral and other not in neutral and is_same_color(one, other) is False
    return _FAR if plain else _FARTHER


def _compare(claimed: list[str], stated: list[str]) -> Truth:
    if set(claimed) <= set(stated):
        return True
    own, other = _hues(claimed), _hues(stated)
    if not own or not other:
        return None
    return None if own & other or _are_kin(own, other) else False


def _hues(color: Iterable[str]) -> frozenset[str]:
    """The hues of a phrase, those of compounds too: "red-orange" -> red, orange."""
    parts = [part for word in color for part in word.split("-")]
    return frozenset(part for part in parts if part in words("colors", "hues"))


def _are_kin(first: frozenset[str], second: frozenset[str]) -> bool:
    kin: list[list[str]] = vocabulary("colors", "kin")
    return any(not first.isdisjoint(group) and not second.isdisjoint(group) for group in kin)

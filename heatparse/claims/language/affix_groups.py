"""Groups that labels make by a prefix: "neg_cities" and "neg_trees" are the negated ones, the others affirmative."""

from __future__ import annotations

from collections.abc import Iterable

from heatparse.claims.language.forms import Group
from heatparse.claims.language.words import Word
from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.tokens import fold

_JOINTS = "_-: "
_FEWEST = 2  # pairs


def affix_groups(labels: Iterable[Label]) -> list[Group]:
    """The groups of labels that stand with and without such a prefix on one axis; none where others stand there."""
    pairs = negated_pairs(labels)
    if not pairs:
        return []
    bases, negated = (tuple(labels) for labels in zip(*pairs, strict=True))
    told = {"negated_ones": negated, "affirmative_ones": bases}
    return [Group((word,), "", held) for kind, held in told.items() for word in sorted(words("names", kind))]


def negated_pairs(labels: Iterable[Label]) -> list[tuple[Label, Label]]:
    """Each label with its negated counterpart: "cities" with "neg_cities"."""
    labels = list(labels)
    for axis in ("rows", "columns"):
        known = {fold(label.text): label for label in labels if getattr(label, axis)}
        bases = {key: _base(key) for key in known}
        pairs = [(known[base], known[key]) for key, base in bases.items() if base in known]
        if len(pairs) >= _FEWEST and 2 * len(pairs) == len(known):
            return pairs
    return []


def _base(key: str) -> str:
    """What stands behind a prefix that negates, and its joint; "" where there is none."""
    prefix = next((p for p in words("names", "negating_prefixes") if key.startswith(p)), "")
    rest = key[len(prefix) :]
    return rest.lstrip(_JOINTS) if prefix and rest[:1] in _JOINTS else ""


def with_prefixes(told: list[Word]) -> list[Word]:
    """ "Categories with the neg_ prefix", "categories prefixed with neg_", as "neg_ categories"."""
    for at, word in enumerate(told):
        behind = told[at + 1 : at + 5]
        keys = [w.key for w in behind]
        mark = next((i for i, key in enumerate(keys) if key in words("names", "negated_ones")), None)
        if mark is None or word.type not in ("AXISNOUN", "DIMENSION", "UNKNOWN"):
            continue
        last = mark + 1 + (keys[mark + 1 : mark + 2] != [] and keys[mark + 1] in words("names", "prefixing"))
        if {"with", *words("names", "prefixing")} >= {*keys[:mark], *keys[mark + 1 : last]} and len(
            keys[:last]
        ) > 1:
            return [*told[:at], behind[mark], word, *told[at + 1 + last :]]
    return told

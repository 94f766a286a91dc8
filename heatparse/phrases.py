"""Fixed phrases of a vocabulary, found in token lists by dictionary look-up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from heatparse.resources import GAP, apart, joined_words, kept, vocabulary
from heatparse.tokens import Token, label_keys


class Phrases:
    """Finds phrases, longest first; takes what `folded` makes of them."""

    __slots__ = ("_by_first",)

    def __init__(self, folded: dict[str, list[Any]]) -> None:
        self._by_first = folded

    def match(self, tokens: list[Token], at: int) -> tuple[str, int] | None:
        """(value, index behind it) of the longest phrase that starts at `tokens[at]`."""
        entries = self._by_first.get(tokens[at][3])
        if entries is None:
            return None
        for keys, value in entries:
            end = at + len(keys)
            if len(keys) == 1 or [token[3] for token in tokens[at:end]] == keys:
                return value, end
        return None

    def find(self, tokens: list[Token]) -> list[tuple[str, int, int]]:
        """(value, first, last) of every phrase, leftmost-longest, without overlap."""
        found: list[tuple[str, int, int]] = []
        by_first, behind = self._by_first, 0
        for at, token in enumerate(tokens):
            if token[3] in by_first and at >= behind:
                hit = self.match(tokens, at)
                if hit is not None:
                    behind = hit[1]
                    found.append((hit[0], at, behind))
        return found


def folded(groups: Mapping[str, Iterable[object]]) -> dict[str, list[Any]]:
    """First token -> [tokens, value] of the phrases of a mapping `value -> phrases`, the longest first."""
    found: dict[str, list[Any]] = {}
    for value, phrases in groups.items():
        for phrase in phrases:
            keys = list(label_keys(str(phrase)))
            if keys:
                found.setdefault(keys[0], []).append([keys, value])
    for entries in found.values():
        entries.sort(key=lambda entry: -len(entry[0]))
    return found


@cache
def phrases(name: str, section: str | None = None) -> Phrases:
    """The phrases of `grammar/NAME.yaml`, or of one mapping in it."""

    def make() -> dict[str, list[Any]]:
        return folded(vocabulary(name, section) if section else vocabulary(name))

    return Phrases(kept("-".join(("phrases", name, section or "all")), make))


@cache
def words(name: str, *path: str) -> frozenset[str]:
    """A word list of `grammar/NAME.yaml` as a set: words("structure", "legend", "steps")."""
    entries = joined_words(name, *path)
    if isinstance(entries, str) and entries.startswith(GAP):
        return frozenset(entries[len(GAP) :].lower().split(GAP))
    return frozenset([str(entry).lower() for entry in apart(entries)])

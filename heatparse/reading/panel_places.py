"""Panels by their places: "left", "the second heatmap", "Top panel:"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.resources import vocabulary
from heatparse.tokens import Token

_OPENING = 7  # tokens of a statement within which it names its panel
_NEAR = 3  # tokens from the word of a place to its noun
_THREE = 3


def place_owner(key: str, count: int) -> int | None:
    """The panel at a place: "left" is the first, "right" the last, "middle" the one between, "second" is counted."""
    if key in words("layout", "first_places"):
        return 0
    if key in words("layout", "last_places"):
        return count - 1
    if count == _THREE and key in words("layout", "middle_places"):
        return 1
    number = vocabulary("relations", "ordinals").get(key, 0)
    return number - 1 if 0 < number <= count else None


def panel_letters(tokens: list[Token], text: str) -> dict[int, list[tuple[int, int]]]:
    """Number of a panel -> where its letter stands: those in brackets, "(a)", else those that are capitals, "A"."""
    bracketed: dict[int, list[tuple[int, int]]] = {}
    capitals: dict[int, list[tuple[int, int]]] = {}
    for at, token in enumerate(tokens):
        key = token[3]
        if len(key) != 1 or not "a" <= key <= "z":
            continue
        around = tokens[at - 1 : at + 2 : 2] if at else []
        if [one[3] for one in around] == ["(", ")"]:
            bracketed.setdefault(ord(key) - ord("a"), []).append((around[0][1], around[1][2]))
        elif text[token[1]].isupper():
            capitals.setdefault(ord(key) - ord("a"), []).append((token[1], token[2]))
    return bracketed or capitals


def placed_panel(key_tokens: list[Token], tokens: list[Token], count: int) -> int | None:
    """The panel whose place a key gives ("Left:"), or that a sentence begins with ("In the second heatmap, …")."""
    keys = [token[3] for token in key_tokens if token[0] == "WORD"]
    nouns = words("layout", "panels") | words("layout", "whole_figure")
    vague = nouns | {"the", "on", "at", "side", "hand"}
    owners = [place_owner(key, count) for key in keys]
    if keys and all(o is not None or key in vague for o, key in zip(owners, keys, strict=True)):
        told = [owner for owner in owners if owner is not None]
        return told[0] if len(told) == 1 else None
    opening = [token[3] for token in tokens[:_OPENING]]
    for at, key in enumerate(opening):
        owner = place_owner(key, count)
        if owner is not None and not nouns.isdisjoint(opening[at + 1 : at + _NEAR]):
            return owner
    return None


__all__ = ["panel_letters", "place_owner", "placed_panel"]

"""Words of colours: how much of a colour each of them names, and how far they run."""

from __future__ import annotations

from functools import lru_cache

from heatparse.phrases import words
from heatparse.tokens import Token


@lru_cache(maxsize=4096)
def colour_rank(key: str) -> int:
    """2 for the name of a hue, 1 for a modifier of one, 0 for any other word."""
    hues, modifiers = words("colors", "hues"), words("colors", "modifiers")
    if key in hues:
        return 2
    if key in modifiers:
        return 1
    for joint in "-/":
        if joint in key:
            ranks = [colour_rank(part) for part in key.split(joint)]
            return max(ranks) if all(ranks) else 0
    return 0


def colour_run(tokens: list[Token], at: int, rank: int) -> tuple[int, int]:
    """Where a run of colour words ends, and the highest of their ranks; `rank` is that of the word before."""
    best = rank
    while at < len(tokens) and tokens[at][0] == "WORD":
        rank = colour_rank(tokens[at][3])
        if not rank and not (
            tokens[at][3] == "to" and at + 1 < len(tokens) and colour_rank(tokens[at + 1][3])
        ):
            break
        best = max(best, rank)
        at += 1
    return at, best


def is_overlaid(tokens: list[Token], first: int, behind: int) -> bool:
    """Whether colour words tell of what is drawn on a cell: "purple outline", "circled in red"."""
    if behind < len(tokens) and tokens[behind][3] in words("colors", "overlaid"):
        return True
    if first < 2 or tokens[first - 1][3] not in words("colors", "overlaid_in"):
        return False
    return not words("colors", "overlaying").isdisjoint(
        token[3] for token in tokens[max(0, first - 3) : first]
    )


def first_colour(tokens: list[Token], text: str) -> str | None:
    """The first run of colour words with a hue."""
    ranks = [colour_rank(token[3]) for token in tokens]
    hue = next((i for i, rank in enumerate(ranks) if rank == 2), None)
    if hue is None:
        return None
    first = last = hue
    while first and ranks[first - 1]:
        first -= 1
    while last + 1 < len(ranks) and ranks[last + 1]:
        last += 1
    return text[tokens[first][1] : tokens[last][2]]

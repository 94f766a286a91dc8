"""Limits behind a number: "34 calls or more" is a bound, "below 0.8 or above 0.9" holds two of them."""

from __future__ import annotations

from functools import cache

from heatparse.claims.words import Word
from heatparse.resources import vocabulary


def with_limits(words: list[Word]) -> list[Word]:
    """The words with each limit right behind its number, and an "or above" in front of a number taken apart."""
    found: list[Word] = []
    for at, word in enumerate(words):
        after = words[at + 1].type if at + 1 < len(words) else ""
        joint, _, edge = word.key.partition(" ")
        if word.type == "THAN" and found and found[-1].type == "BOUND" and found[-1].key.endswith(word.key):
            continue  # taken in already
        if word.type == "LIMIT" and after == "THAN":
            edge, after = f"{edge} than", words[at + 2].type if at + 2 < len(words) else ""
        if word.type != "LIMIT":
            found.append(word)
        elif after in ("NUMBER", "APPROXIMATELY") and edge in _bounds():
            end = word.start + len(joint)
            found += [
                Word(joint.upper(), joint, joint, word.start, end),
                Word("BOUND", _bounds()[edge], edge, end + 1, word.end),
            ]
        elif [w.type for w in found[-2:]] in (["NUMBER", "UNKNOWN"], ["NUMBER", "MEASURE"]):
            found.insert(len(found) - 1, word)
        else:
            found.append(word)
    return found


@cache
def _bounds() -> dict[str, str]:
    classes = vocabulary("claims")["bound"]
    return {word: bound for bound in ("above", "below") for word in classes[bound]}

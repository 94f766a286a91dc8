"""Sentences that are left open as a whole: "A is the best, perhaps", "A, together with B, exceeds C".

Their claims may be right; none is held against the text.
"""

from __future__ import annotations

from functools import cache

from heatparse.phrases import words as word_list
from heatparse.tokens import Token, label_keys

_STOPS = frozenset((".", ";", "!", "?"))
_DASHES = frozenset(("—", "–"))
Part = tuple[int, int]  # of the text, from start to end


def open_parts(tokens: list[Token]) -> list[Part]:
    """The parts of the text, from start to end, of the sentences that are left open."""
    if cues().isdisjoint([token[3] for token in tokens]):
        return []
    found: list[Part] = []
    start = 0
    for at in range(len(tokens) + 1):
        if at < len(tokens) and tokens[at][3] not in _STOPS:
            continue
        sentence = tokens[start:at]
        if sentence and _is_open(tuple(token[3] for token in sentence)):
            found.append((sentence[0][1], sentence[-1][2]))
        start = at + 1
    return found


@cache
def cues() -> frozenset[str]:
    """The words without one of which no sentence is left open."""
    sections = ("doubts", "conceding", "merging", "denying")
    return frozenset(keys[0] for section in sections for keys in _phrases(section))


def _is_open(keys: tuple[str, ...]) -> bool:
    at = next((i for i in range(len(keys) - 1, 0, -1) if keys[i] == "," or keys[i] in _DASHES), len(keys))
    tail = keys[at + 1 :]
    if tail in _phrases("doubts"):
        return True
    if tail and tail[0] in word_list("frames", "conceding"):
        return not word_list("frames", "uncertain").isdisjoint(tail)
    if keys[0] in word_list("frames", "denying") and "that" in keys:
        return True
    return any(
        keys[at] == phrase[0] and keys[at : at + len(phrase)] == phrase
        for phrase in _phrases("merging")
        if phrase[0] in keys
        for at in range(1, len(keys))
    )


@cache
def _phrases(section: str) -> frozenset[tuple[str, ...]]:
    return frozenset(map(label_keys, word_list("frames", section)))

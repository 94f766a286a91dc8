"""Words that only call a number small: "a drop of only 0.06", "the gap is barely 0.03"."""

from __future__ import annotations

from heatparse.claims.language.words import Word
from heatparse.phrases import words as word_list

_BEHIND = frozenset(("STOP", "COMMA", "JOIN", "CLOSE", "UNIT", "PREPOSITION", "AND", "CONTRAST"))


def without_stress(words: list[Word]) -> list[Word]:
    """The words without "only" in front of the size of a change, and with "about" for "barely"."""
    changes = any(word.type == "DIFFERENCE" for word in words)
    found: list[Word] = []
    for at, word in enumerate(words):
        behind = words[at + 1] if at + 1 < len(words) else None
        if behind is not None and behind.type == "NUMBER":
            if word.key in word_list("numbers", "barely"):
                found.append(Word("APPROXIMATELY", "", word.key, word.start, word.end))
                continue
            if word.key == "only" and changes and _ends(words, at + 2):
                continue
        found.append(word)
    return found


def _ends(words: list[Word], at: int) -> bool:
    """Whether nothing stands behind a number that it may count."""
    return at >= len(words) or words[at].type in _BEHIND

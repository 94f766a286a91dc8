"""Foils: who a statement is set against, in front of it or aside; that is no statement of its own."""

from __future__ import annotations

from itertools import takewhile

from heatparse.claims.language.splitting import NAMES
from heatparse.claims.language.words import Word
from heatparse.phrases import words as word_list

_FOILS = word_list("names", "foils")
_LEADERS = word_list("winners", "leaders")  # in front of who is ahead: "behind A, B is second"
_LEADING = frozenset((
    "LABEL", "PANEL", "AXISNOUN", "DIMENSION", "PREPOSITION", "OPEN", "NUMBER", "UNIT", "CLOSE", "VERSUS", "ARROW",
    "COMMA", "JOIN",
))  # fmt: skip


def without_foil(words: list[Word]) -> list[Word]:
    """Without "Unlike A, …" in front: it tells against whom, and nothing else.

    "Behind A on P, B is second" tells where as well: it becomes "on P, B is second".
    """
    if words[0].key in _LEADERS and _tells_rank(words):
        end = _comma(words)
        place = next((i for i in range(1, end) if words[i].type == "PREPOSITION"), end)
        elsewhere = sum(word.type == "LABEL" for word in takewhile(_goes_on, words[end + 1 :])) > 1
        return words[end + 1 :] if place == end or elsewhere else words[place:]
    if words[0].key not in _FOILS:
        return words
    end = next((i for i, word in enumerate(words) if word.key == ","), 0)
    start = 2 if len(words) > 1 and words[1].key == "to" else 1  # "in contrast to A"
    plain = all(
        word.type in ("LABEL", "JOIN", "AND", "OR", "AXISNOUN", "DIMENSION", "PANEL")
        for word in words[start:end]
    )
    return words[end + 1 :] if end > start and plain else words


def _comma(words: list[Word]) -> int:
    """Where the first comma stands that is in no bracket."""
    return next((i for i, word in enumerate(words) if word.key == "," and not _opens(words, i)), 0)


def _goes_on(word: Word) -> bool:
    return word.type not in ("STOP", "CONTRAST", "COMMA")


def _opens(words: list[Word], at: int) -> bool:
    """Whether a bracket is open at a word."""
    types = [word.type for word in words[:at]]
    return types.count("OPEN") > types.count("CLOSE")


def _tells_rank(words: list[Word]) -> bool:
    """Whether a place behind the first is told behind "behind A on B,": who is ahead is no statement."""
    end = _comma(words)
    named = sum(word.type == "LABEL" for word in words[1:end])
    if not named or any(word.type not in _LEADING for word in words[1:end]):
        return False
    placed = any(word.type in ("RANK", "PLACED", "ORDINAL") for word in words[end:])
    return placed and (words[0].key == "behind" or named > 1)


_OWNED = frozenset(("MEASURE", "UNKNOWN", "QUANTIFIER"))  # "A's scores, by contrast, …"


def without_asides(words: list[Word]) -> list[Word]:
    """Without ", by contrast," behind a subject, and "alike" behind two names: they are no statement."""
    for at in range(len(words) - 2, 0, -1):
        if at + 1 >= len(words):
            continue  # an aside at the very end is gone
        word, before = words[at], words[at - 1]
        if word.type == "CONTRAST" and at > 1 and before.key == "," and words[at + 1].key == ",":
            start = next((i + 1 for i in range(at - 2, -1, -1) if words[i].type == "STOP"), 0)
            if all(other.type in NAMES | _OWNED for other in words[start : at - 1]):
                words = [*words[: at - 1], *words[at + 2 :]]
        elif word.key == "alike" and before.type == "LABEL" and words[0].type == "PREPOSITION":
            words = [*words[:at], *words[at + 1 :]]
    return words

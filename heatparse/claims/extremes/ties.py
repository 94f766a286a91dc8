"""Ties: who shares a first place, behind the one that holds it: "…, tied with B", "(level with B and C)"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, Superlative
from heatparse.claims.language.words import Word
from heatparse.phrases import words
from heatparse.records import Record

_OPENERS = frozenset(("COMMA", "JOIN", "OPEN", "AND"))


class Tie(Record, frozen=True):
    """A statement without its tie, and who shares the place."""

    front: list[Phrase]
    rivals: list[Ref]


def find_tie(phrases: Sequence[Phrase]) -> Tie | None:
    """The tie that a clause tells behind a superlative; None where it tells none."""
    at = next((i for i, phrase in enumerate(phrases) if _ties(phrase)), 0)
    if at < 2 or phrases[at - 1].type not in _OPENERS:
        return None
    if not any(isinstance(phrase, Superlative) for phrase in phrases[:at]):
        return None
    end = len(phrases)
    if phrases[at - 1].type == "OPEN":
        end = next((i for i in range(at, end) if phrases[i].type == "CLOSE"), end - 1) + 1
    rivals = [phrase for phrase in phrases[at:end] if isinstance(phrase, Ref)]
    known = all(isinstance(p, Ref) or _ties(p) or p.type in _SILENT for p in phrases[at:end])
    return Tie([*phrases[: at - 1], *phrases[end:]], rivals) if rivals and known else None


_SILENT = frozenset(
    ("PREPOSITION", "JOIN", "AND", "CLOSE", "AXISNOUN", "DIMENSION", "AMOUNT", "OPEN", "COMMA")
)


def _ties(phrase: Phrase) -> bool:
    return isinstance(phrase, Word) and is_tying(phrase)


def is_tying(word: Word) -> bool:
    """Whether a word says that a place is shared: "tied with", "level with"."""
    return word.type in ("COMPARATIVE", "SHARE") and word.key in words("winners", "tying")

"""Dashes: a dash between spaces that sets something off, as the comma that it stands for."""

from __future__ import annotations

from heatparse.claims.language.words import Word, type_behind

_NAMES = frozenset(("LABEL", "PANEL", "AXIS"))
_NUMBERS = frozenset(("NUMBER", "UNIT", "APPROXIMATELY", "LABEL"))


def with_dashes(words: list[Word]) -> None:
    """Make a comma of each dash that neither joins two names, nor is the joint of a span."""
    for at, word in enumerate(words):
        if word.type != "DASH" or not 0 < at < len(words) - 1:
            continue
        before, behind = words[at - 1], words[at + 1]
        spaced = before.end < word.start and word.end < behind.start
        names = before.type in _NAMES and behind.type in _NAMES
        span = before.type in _NUMBERS and behind.type in _NUMBERS
        if spaced and not (names or span) and type_behind(words, at) not in ("COMMA", "STOP", "COLON"):
            word.type, word.key, word.value = "COMMA", ",", ","

"""Numbers between commas behind a name, in front of an extreme without a verb: "and B, at 0.3, the weakest"."""

from __future__ import annotations

from heatparse.claims.language.words import Word
from heatparse.phrases import words as word_list

_NAMES = frozenset(("LABEL", "PANEL"))
_NUMBER = (["NUMBER"], ["NUMBER", "UNIT"], ["APPROXIMATELY", "NUMBER"], ["APPROXIMATELY", "NUMBER", "UNIT"])
_LONGEST = 5  # words between the commas, with the preposition


def bracket_numbers(words: list[Word]) -> None:
    """Let such commas be brackets: the number is one of the name in front of it."""
    for at in range(1, len(words) - _LONGEST + 1):
        if words[at].type not in ("COMMA", "JOIN") or words[at - 1].type not in _NAMES:
            continue
        if words[at + 1].key not in word_list("names", "telling_values"):
            continue
        end = next(
            (i for i in range(at + 2, min(at + 2 + _LONGEST, len(words))) if words[i].key == ","), None
        )
        if end is None or [word.type for word in words[at + 2 : end]] not in _NUMBER:
            continue
        if any(word.label is not None for word in words[at + 2 : end]) or end + 1 >= len(words):
            continue
        if words[end + 1].type == "SUPERLATIVE":
            words[at].type, words[at + 1].type, words[end].type = "OPEN", "", "CLOSE"

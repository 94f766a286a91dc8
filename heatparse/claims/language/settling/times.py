"""Times that panels are called by: "after the refit" where one panel is named "Before" and the other "After"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.names import Names
from heatparse.claims.language.words import Word
from heatparse.phrases import words as word_list

_ELSEWHERE = frozenset(
    ("LABEL", "NUMBER", "AXISNOUN", "AXIS", "HEAD", "CARDINAL", "QUANTIFIER", "SUPERLATIVE")
)


def with_times(words: Sequence[Word], names: Names) -> list[Word]:
    """The words with the panels that "before the change" and "after it" stand for."""
    found: list[Word] = []
    for at, word in enumerate(words):
        before = found[-1] if found else None
        if before is not None and before.type == "PANEL" and before.value.plain and _is_change(word, names):
            continue  # "after the refit"
        found.append(word)
        behind = words[at + 1] if at + 1 < len(words) else None
        if word.type != "RESTRICTION" or not _is_panel(names, word.key):
            continue
        if behind is None or behind.type not in _ELSEWHERE:
            name = names.get((word.key,))
            found[-1] = Word("PANEL", name, word.key, word.start, word.end)
    return found


def _is_panel(names: Names, key: str) -> bool:
    name = names.get((key,))
    return name is not None and name.kind == "panel"


def _is_change(word: Word, names: Names) -> bool:
    """Whether a word tells what lies between the two: a noun of the introduction, or "it"."""
    if word.type == "PRONOUN":
        return word.key in word_list("function_words", "personal")
    return word.type == "UNKNOWN" and word.key in names.opening

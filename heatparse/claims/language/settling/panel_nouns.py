"""Panels in front of what is counted: "each raw row" is each row of the panel "Raw"."""

from __future__ import annotations

from heatparse.claims.language.words import Word, made_word

_COUNTING = frozenset(("QUANTIFIER", "CARDINAL", "NEGATION"))
_LINES = frozenset(("row", "column"))


def with_panels_behind(words: list[Word]) -> list[Word]:
    """The words with each panel that stands between a quantifier and its rows or columns behind these."""
    found: list[Word] = []
    for word in words:
        panel = found[-1] if found else None
        counted = len(found) > 1 and found[-2].type in _COUNTING
        if panel is not None and counted and panel.type == "PANEL" and _is_line(word):
            found[-1:] = [word, made_word("PREPOSITION", "of", word.end), panel]
        else:
            found.append(word)
    return found


def _is_line(word: Word) -> bool:
    return word.type == "AXISNOUN" or (word.type == "DIMENSION" and word.value in _LINES)

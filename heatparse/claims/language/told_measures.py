"""Nouns that the introduction gives to the values: "each cell prints a concentration", "a heatmap of waiting times"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.phrases import words as word_list
from heatparse.tokens import Token

_FEWEST = 3  # letters of a noun
_LONGEST = 6  # words of what is told, up to its noun
_BEHIND = 4  # words between a cell and what it shows: "each cell of the grid shows …"


def told_nouns(tokens: Sequence[Token]) -> Iterator[str]:
    """The folded head nouns of what the cells are said to show, and of what the figure is said to be of."""
    cells, figures = word_list("told_measures", "cells"), word_list("told_measures", "figures")
    for at, token in enumerate(tokens):
        if token[3] in cells:
            start = _behind_verb(tokens, at, word_list("told_measures", "showing"), _BEHIND)
        elif token[3] in figures:
            start = _behind_verb(tokens, at, word_list("told_measures", "of_figures"), 1)
        else:
            continue
        head = _head(tokens, start) if start else ""
        if head:
            yield head


def _behind_verb(tokens: Sequence[Token], at: int, verbs: frozenset[str], reach: int) -> int:
    """The index behind the verb that follows the word at `at`; 0 where none does, or another sentence begins."""
    for index in range(at + 1, min(at + 2 + reach, len(tokens))):
        key = tokens[index][3]
        if key in verbs:
            return index + 1
        if key in word_list("told_measures", "ends") and key not in word_list("names", "title_joints"):
            return 0
    return 0


def _head(tokens: Sequence[Token], start: int) -> str:
    """The last word in front of the first joint: "concentration" of "a mean concentration in mg/l"."""
    ends, marks = word_list("told_measures", "ends"), word_list("told_measures", "marks")
    head, size = "", 0
    for token in tokens[start:]:
        key = token[3]
        if key in marks:
            continue
        if key == "of" and head in word_list("told_measures", "amounts"):
            head, size = "", 0  # "the number of rentals"
            continue
        if not head and (key.endswith("ed") or key in word_list("told_measures", "articles")):
            continue  # "the measured concentration"
        if key in ends or key in word_list("names", "title_joints"):
            break
        size += 1
        if size > _LONGEST:
            return ""
        head = key
    return head if _is_noun(head) else ""


def _is_noun(key: str) -> bool:
    """Whether a word may be a noun for values, and neither a color nor what rows and columns are."""
    strange = (
        word_list("told_measures", "never"),
        word_list("names", "things"),
        word_list("names", "title_kinds"),
    )
    return key.isalpha() and len(key) >= _FEWEST and not any(key in never for never in strange)

"""Nouns that the introduction gives to the values, and to rows and columns.

"Each cell prints a concentration", "a heatmap of waiting times"; "seven language models", "three detectors (A, B, C)".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from heatparse.claims.language.forms import Keys, Name, other_number
from heatparse.labels import Label
from heatparse.models import Panel
from heatparse.phrases import words
from heatparse.resources import vocabulary
from heatparse.tokens import Token, label_keys

Side = Literal["x", "y"]

_LETTERS = 3  # of a noun, at least
_NAME = 6  # words of what a cell shows, up to its noun
_REACH = 4  # words between a cell and what it shows: "each cell of the grid shows …"
_FEWEST, _MOST = 2, 60  # lines of an axis that are counted
_PHRASE = 4  # words of a noun for lines with what stands in front of it


def told_nouns(tokens: Sequence[Token]) -> Iterator[str]:
    """The folded head nouns of what the cells are said to show, and of what the figure is said to be of."""
    cells, figures = words("told_measures", "cells"), words("told_measures", "figures")
    for at, token in enumerate(tokens):
        if token[3] in cells:
            start = _behind_verb(tokens, at, words("told_measures", "showing"), _REACH)
        elif token[3] in figures:
            start = _behind_verb(tokens, at, words("told_measures", "of_figures"), 1)
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
        if key in words("told_measures", "ends") and key not in words("names", "title_joints"):
            return 0
    return 0


def _head(tokens: Sequence[Token], start: int) -> str:
    """The last word in front of the first joint: "concentration" of "a mean concentration in mg/l"."""
    ends, marks = words("told_measures", "ends"), words("told_measures", "marks")
    head, size = "", 0
    for token in tokens[start:]:
        key = token[3]
        if key in marks:
            continue
        if key == "of" and head in words("told_measures", "amounts"):
            head, size = "", 0  # "the number of rentals"
            continue
        if not head and (key.endswith("ed") or key in words("told_measures", "articles")):
            continue  # "the measured concentration"
        if key in ends or key in words("names", "title_joints"):
            break
        size += 1
        if size > _NAME:
            return ""
        head = key
    return head if _is_noun(head) else ""


def _is_noun(key: str) -> bool:
    """Whether a word may be a noun for values, and neither a color nor what rows and columns are."""
    strange = (
        words("told_measures", "never"),
        words("names", "things"),
        words("names", "title_kinds"),
    )
    return key.isalpha() and len(key) >= _LETTERS and not any(key in never for never in strange)


# What rows and columns are


def told_kinds(
    panels: Sequence[Panel], tokens: Sequence[Token], taken: dict[str, set[str]]
) -> Iterator[tuple[Keys, Name]]:
    """The forms of the nouns for rows, and for columns, with the axis that each names.

    `taken` are the words that the axes have already; a noun that tells both is left out.
    """
    sizes, first = _sizes(panels), _first_words(panels)
    found: dict[Keys, set[Side]] = {}
    opened = {at for at, token in enumerate(tokens) if token[3] == "("}
    for at, token in enumerate(tokens):
        number = _number(token)
        if not number and opened.isdisjoint(range(at + 1, at + _PHRASE + 2)):
            continue
        side = sizes.get(number) if number else None
        phrase = _noun_phrase(tokens, at + 1)
        if not phrase:
            continue
        listed = _listed_side(tokens, at + 1 + len(phrase), first)
        if listed is not None and (number or phrase[-1].endswith("s")):
            side = listed
        if side is not None and phrase[-1] not in taken["y" if side == "x" else "x"]:
            for size in range(1, len(phrase) + 1):
                found.setdefault(phrase[-size:], set()).add(side)
    for keys, sides in found.items():
        if len(sides) == 1 and not _is_general(keys):
            name = Name("axis", (Label(" ".join(keys)),), axis=next(iter(sides)))
            yield keys, name
            yield (*keys[:-1], other_number(keys[-1])), name


def _sizes(panels: Sequence[Panel]) -> dict[int, Side]:
    """The axis that has so many categories, where just one has."""
    sides: dict[int, set[Side]] = {}
    for panel in panels:
        sides.setdefault(len(panel.x_axis.categories), set()).add("x")
        sides.setdefault(len(panel.y_axis.categories), set()).add("y")
    return {n: next(iter(own)) for n, own in sides.items() if len(own) == 1 and _FEWEST <= n <= _MOST}


def _first_words(panels: Iterable[Panel]) -> dict[Side, set[str]]:
    """The first words of the categories of each axis."""
    found: dict[Side, set[str]] = {"x": set(), "y": set()}
    for panel in panels:
        for side, axis in (("x", panel.x_axis), ("y", panel.y_axis)):
            keys = (label_keys(str(label)) for label in axis.categories)
            found["x" if side == "x" else "y"].update(key[0] for key in keys if key)
    return found


def _number(token: Token) -> int:
    """What a token counts; 0 where it is no such number."""
    if token[0] == "QUANTITY":
        return int(token[3]) if token[3].isdecimal() and len(token[3]) <= _FEWEST else 0
    cardinals: dict[str, int] = vocabulary("counts", "cardinals")
    return cardinals.get(token[3], 0)


def _noun_phrase(tokens: Sequence[Token], start: int) -> Keys:
    """The words up to the first mark or joint, the last of them a plural: "large language models"."""
    found: list[str] = []
    ends, joints = words("told_measures", "ends"), words("names", "title_joints")
    for token in tokens[start : start + _PHRASE + 1]:
        if token[0] != "WORD" or token[3] in ends or token[3] in joints:
            break
        found.append(token[3])
    plural = found and len(found) <= _PHRASE and found[-1].endswith("s") and len(found[-1]) > _LETTERS
    return tuple(found) if plural else ()


def _listed_side(tokens: Sequence[Token], at: int, first: dict[Side, set[str]]) -> Side | None:
    """The axis of which a bracket lists all categories, "three detectors (Ada, Bo, Cy)"; some of them are a group."""
    if at >= len(tokens) or tokens[at][3] != "(":
        return None
    ends = (index for index in range(at + 1, len(tokens)) if tokens[index][3] in (")", ".", ";"))
    listed = {token[3] for token in tokens[at + 1 : next(ends, len(tokens))]}
    sides = [side for side, keys in first.items() if len(keys) >= _FEWEST and keys <= listed]
    return sides[0] if len(sides) == 1 else None


def _is_general(keys: Keys) -> bool:
    """Whether a noun tells nothing of the lines: "cells", "panels", "values"."""
    return len(keys) == 1 and (
        keys[0] in words("told_measures", "parts") or not keys[0].replace("-", "").isalpha()
    )

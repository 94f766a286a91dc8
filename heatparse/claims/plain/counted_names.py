"""Counted names: "with four layers", where an axis lists numbers of layers, is the line 4, and counts nothing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Phrase, Ref, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.labels import Label
from heatparse.models import Axis
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold, label_keys

# In front of a number that counts.
_COUNTING = frozenset(("SCOPE", "RIVALS", "RESTRICTION", "POSITION", "SUPERLATIVE", "ORDINAL", "COMPARATIVE", "AMOUNT",
                       "BOUND", "DIFFERENCE", "BY"))  # fmt: skip
_JOINTS = frozenset(("AND", "OR", "JOIN", "VERSUS"))
_FEWEST = 2  # steps of an axis that are told from places in a row


def with_counted_names(clause: Clause, scene: Scene) -> Clause:
    """The clause with its numbers of things as the lines that they name; itself where they count lines."""
    phrases, found, at = clause.phrases, list[Phrase](), 0
    while at < len(phrases):
        listed = at + 2 < len(phrases) and phrases[at + 1].type in _JOINTS  # "with six or eight layers"
        noun = at + 3 if listed and phrases[at + 2].type == "CARDINAL" else at + 1
        refs = [
            ref for number in range(at, noun, 2) if (ref := _named(phrases, number, noun, scene)) is not None
        ]
        if refs and len(refs) == len(range(at, noun, 2)):
            names = tuple(name for ref in refs for name in ref.names)
            found.append(
                replace(
                    refs[0],
                    end=phrases[noun].end,
                    names=names,
                    either=phrases[at + 1].type == "OR" and not clause.has("SCOPE"),
                )
            )
            at = noun
        else:
            found.append(phrases[at])
        at += 1
    return clause.part(found) if len(found) < len(phrases) else clause


def _named(phrases: Sequence[Phrase], at: int, behind: int, scene: Scene) -> Ref | None:
    """The line that a number in words, and the name of its axis behind it, stand for."""
    number, noun = phrases[at], phrases[behind] if behind < len(phrases) else None
    if not isinstance(number, Word) or number.type != "CARDINAL" or number.definite:
        return None
    if not isinstance(noun, Word) or noun.type != "AXISNOUN" or noun.value.axis is None:
        return None
    before = phrases[at - 1] if at else None
    if not noun.key.endswith("s") and str(number.value) != "1":
        return None  # "two layer counts"
    rivals = behind + 1 < len(phrases) and phrases[behind + 1].type == "RIVALS"
    if before is not None and (
        phrase_key(before) in words("function_words", "of_group") or before.type in _COUNTING
    ):
        return None  # "of two layers", "the first two layers"
    if rivals:
        return None
    for panel in range(len(scene.grids)):
        grid = scene.grids[panel]
        axis = grid.panel.x_axis if noun.value.axis == "x" else grid.panel.y_axis
        label = next((c for c in axis.categories if fold(c) == str(number.value)), None)
        if label is not None and _lists_numbers(axis, noun.key):
            rows, columns = (set(), {panel}) if noun.value.axis == "x" else ({panel}, set())
            name = Name("category", (Label(label, rows, columns),))
            return Ref(number.start, noun.end, (name,), side=noun.value.axis)
    return None


def _lists_numbers(axis: Axis, noun: str) -> bool:
    """Whether the categories of an axis are numbers of something, and no places in a row: "number of layers"."""
    keys = label_keys(axis.label or "")
    if not words("names", "numbers_of").isdisjoint(keys):
        return True
    if noun not in keys or not all(map(str.isdecimal, axis.categories)):
        return False
    values = [int(category) for category in axis.categories]
    steps = {two - one for one, two in pairwise(values)}
    return len(values) > _FEWEST and steps != {1} and noun.endswith("s")

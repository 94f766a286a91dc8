"""Nouns for what the lines of an axis are, beside its own: "language models", "five of the twelve tasks".

The introduction says what the models are; a general noun is that of all lines where it counts as many as there are,
or where none of them is meant.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from heatparse.claims.language.forms import PARTS, Name, is_number, other_number
from heatparse.claims.language.names import Names
from heatparse.claims.language.words import Word
from heatparse.labels import Label
from heatparse.phrases import words as word_list
from heatparse.resources import vocabulary

Side = Literal["x", "y"]

_MODIFIERS = 3  # words in front of a noun
_FEWEST = 5  # lines that a general noun may count
_COUNTED = 3  # words of "five of the twelve"
_COUNTS = ("CARDINAL", "NUMBER")


def with_kinds(words: list[Word], names: Names) -> list[Word]:
    """The words with the nouns of an axis alone, where what stands in front of them is said of all its lines."""
    found: list[Word] = []
    for word in words:
        if word.type == "AXISNOUN" and word.end - word.start == len(word.key):
            size = _modifiers(found, word, names)
            if size:
                word.start = found[-size].start
                del found[-size:]
            elif found and found[-1].type == "UNKNOWN" and _may_leave_out(found[-1].key, word, names):
                found[
                    -1
                ].key = f"{found[-1].key} {word.key}"  # no noun by itself: it tells which ones are meant
        found.append(word)
    return found


def _modifiers(before: list[Word], noun: Word, names: Names) -> int:
    """How many of the words in front of a noun belong to what the introduction calls all lines."""
    most = next((at for at, word in enumerate(reversed(before)) if word.type != "UNKNOWN"), len(before))
    keys = [word.key for word in before]
    sizes = range(min(most, _MODIFIERS), 0, -1)
    return next((size for size in sizes if _is_said_of_all(keys[-size:], noun, names)), 0)


def _may_leave_out(modifier: str, noun: Word, names: Names) -> bool:
    """Whether a line may be none of those that a noun is said of: "Human" no "language model"."""
    side = noun.value.axis
    if side is None or modifier not in word_list("names", "things"):
        return False
    several = noun.key.endswith("s")  # "the language models" may be a group of labels
    return _has_outsiders(side, names) or (not several and _tells_labels_apart([modifier], side, names))


def _is_said_of_all(modifiers: list[str], noun: Word, names: Names) -> bool:
    """Whether the introduction speaks of "language models", and of no other models, nor of as many as are not there."""
    side = noun.value.axis
    if side is None or _has_outsiders(side, names) or _tells_labels_apart(modifiers, side, names):
        return False
    keys, size, forms = names.opening_keys, len(modifiers), (noun.key, other_number(noun.key))
    own = names.axis_words[side]
    sizes, told = {len(names.lines(side))}, []
    for at, key in enumerate(keys):
        if key not in forms or not at:
            continue
        if list(keys[max(0, at - size) : at]) == modifiers:
            told.append(keys[at - size - 1] if at > size else "")
        elif number := _number(keys[at - 1]):
            sizes.add(number)  # "the 13 models"
        elif keys[at - 1] not in own and _may_modify(keys[at - 1]):
            return False  # "language models and vision models"
    if not told or not all(_may_be_all(before, sizes) for before in told):
        return False
    counted = any(_number(before) for before in told)
    return counted or not _tells_others(keys)


def _tells_others(keys: Sequence[str]) -> bool:
    """Whether the introduction tells of something beside what the noun names: "models and a human baseline"."""
    beside, joints = word_list("told_measures", "beside"), word_list("told_measures", "joining_others")
    return any(
        key in beside and not joints.isdisjoint(keys[max(0, at - _MODIFIERS) : at])
        for at, key in enumerate(keys)
    )


def _number(key: str) -> int:
    """The whole number that a word is; 0 for any other."""
    cardinals: dict[str, int] = vocabulary("counts", "cardinals")
    return int(key) if key.isdecimal() else cardinals.get(key, 0)


def _may_be_all(before: str, sizes: set[int]) -> bool:
    """Whether what stands in front of a noun leaves no line out: "the", "several", or the number of all of them."""
    number = _number(before)
    if number:
        return number in sizes
    return before not in word_list("told_measures", "partial") and not _may_modify(before)


def _tells_labels_apart(modifiers: list[str], side: Side, names: Names) -> bool:
    """Whether some lines have a word in their labels that the others lack: "Language-7B" and "Vision-7B"."""
    parts = (part for label in names.lines(side) for part in PARTS.split(label.text.lower()))
    return any(part in modifiers for part in parts)


def _may_modify(key: str) -> bool:
    """Whether a word in front of a noun may tell of which kind it is."""
    if not key[:1].isalpha() or is_number(key) or key in vocabulary("counts", "cardinals"):
        return False
    lists = ("ends", "articles", "showing", "figures", "of_figures", "numbering")
    plain = any(key in word_list("told_measures", name) for name in lists)
    return not plain and key not in word_list("names", "title_joints")


def _has_outsiders(side: Side, names: Names) -> bool:
    """Whether a line may be of another kind than the others are: "Human" among models, "Overall" among tasks."""
    strange = word_list("told_measures", "outsiders")
    return any(not strange.isdisjoint(label.text.lower().split()) for label in names.lines(side))


# General nouns


def settle_general_nouns(words: list[Word], names: Names) -> None:
    """Take "task" for the noun of the lines that are spoken of: "no task exceeds 3", "five of the twelve tasks"."""
    for at, word in enumerate(words):
        if word.type == "UNKNOWN" and word.key in word_list("told_measures", "general"):
            side = _side_of(words, at, names)
            if side is not None and not _has_outsiders(side, names):
                name = Name("axis", (Label(word.key),), axis=side)
                word.type, word.value = "AXISNOUN", name


def _side_of(words: list[Word], at: int, names: Names) -> Side | None:
    """The axis that a general noun can be of alone: the sentence names lines of the other one, and none of its own."""
    said = _sentence(words, at)
    labels = [label for word in said if word.type == "LABEL" for label in word.value.labels]
    if any(word.type in ("PANEL", "AXISNOUN") for word in said) or not labels:
        return None
    rows, columns = (all(label.rows for label in labels), all(label.columns for label in labels))
    if rows is columns:
        return None
    side: Side = "x" if rows else "y"
    forms = (words[at].key, other_number(words[at].key))
    mentioned = any(not own.isdisjoint(forms) for own in names.axis_words.values())
    if mentioned or not names.opening.isdisjoint(forms):
        return None  # it has a sense of its own
    kin = word_list("told_measures", "general") | word_list("told_measures", "kin_of_general")
    if names.axis_words[side].isdisjoint(kin):
        return None  # "task", of rows that are models
    behind = words[at + 1].type if at + 1 < len(words) else ""
    none = at > 0 and words[at - 1].type == "NEGATION" and behind in ("HAVE", "BOUND", "NUMBER")
    return side if none or _counts_all(words, at, len(names.lines(side))) else None


def _counts_all(words: list[Word], at: int, size: int) -> bool:
    """ "Five of the twelve tasks", of twelve lines."""
    told = words[max(0, at - _COUNTED) : at]
    if len(told) < _COUNTED or size < _FEWEST or told[1].key != "of":
        return False
    total = told[2].value
    numbers = told[0].type in _COUNTS and told[2].type in _COUNTS
    return numbers and size == float(getattr(total, "value", total) or 0)


def _sentence(words: list[Word], at: int) -> list[Word]:
    """The words of the sentence in which one stands."""
    stops = [i for i, word in enumerate(words) if word.type == "STOP"]
    first = max((i + 1 for i in stops if i < at), default=0)
    return words[first : min((i for i in stops if i > at), default=len(words))]

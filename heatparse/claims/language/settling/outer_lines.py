"""Outer lines with their label: "the deepest layer (28)", "the highest rate of 1e-3", "the final Layer 28"."""

from __future__ import annotations

from heatparse.claims.language.forms import Name
from heatparse.claims.language.glosses import side_of
from heatparse.claims.language.names import Names
from heatparse.claims.language.words import Word
from heatparse.labels import Label
from heatparse.phrases import words as word_list

_OUTER = frozenset(("SUPERLATIVE", "POSITION", "RESTRICTION"))
_ENDS = [(room, lines) for room in ("assertions", "regions") for lines in ("first_lines", "last_lines")]
# In front of a label, and behind it.
_OPENINGS = {"OPEN": "CLOSE", "COMMA": "COMMA", "PREPOSITION": ""}


def with_outer_lines(words: list[Word], names: Names) -> list[Word]:
    """The words with the label alone, where it is the first or the last of its axis, as the words in front say."""
    found: list[Word] = []
    at = 0
    while at < len(words):
        word = words[at]
        found.append(word)
        at += 1
        if word.type == "LABEL" and len(found) > 1 and found[-2].type in ("POSITION", "RESTRICTION"):
            if any(_is_outer(found[-2], label, side, names) for label in word.value.labels for side in "xy"):
                del found[-2]
            continue
        if word.type != "AXISNOUN" or len(found) < 2 or found[-2].type not in _OUTER or at >= len(words):
            continue
        if word.key.endswith("s") and not word.key.endswith("ss"):
            continue
        told = _label_behind(words, at, side_of(word), names)
        if told is None or not _is_outer(found[-2], told[0], side_of(word), names):
            continue
        label, end = told
        first = len(found) - 2
        name = Name("category", (label,))
        found = [*found[:first], Word("LABEL", name, label.text, found[first].start, words[end - 1].end)]
        at = end
    return found


def _label_behind(words: list[Word], at: int, side: str | None, names: Names) -> tuple[Label, int] | None:
    """The one label behind a noun, in brackets, between commas, behind "of" or by itself, and where it ends."""
    closing = _OPENINGS.get(words[at].type)
    if words[at].type == "PREPOSITION" and words[at].key != "of":
        return None
    start = at if closing is None else at + 1
    if start < len(words) and words[start].type == "AXISNOUN" and side_of(words[start]) == side:
        start += 1
    if start >= len(words):
        return None
    label = _label_of(words[start], side, names)
    if label is None:
        return None
    if not closing:
        return label, start + 1
    closed = start + 1 < len(words) and words[start + 1].type in (
        closing,
        "JOIN" if closing == "COMMA" else "",
    )
    return (label, start + (2 if closing == "CLOSE" else 1)) if closed else None


def _label_of(word: Word, side: str | None, names: Names) -> Label | None:
    """The category of an axis that a word is."""
    if word.type == "LABEL" and len(word.value.labels) == 1:
        label: Label = word.value.labels[0]
        return label if (label.columns if side == "x" else label.rows) else None
    if word.type != "NUMBER" or side is None or word.value is None:
        return None
    return next((label for number, label in names.counted(side) if number == word.value.value), None)


def _is_outer(told: Word, label: Label, side: str | None, names: Names) -> bool:
    """Whether words for an end of an axis stand for a label: by its number, or by where it stands."""
    numbered = names.counted(side) if side is not None else []
    known = {known.text: number for number, known in numbered}
    if label.text not in known:
        return False
    if told.type == "SUPERLATIVE":
        sizes = (
            word_list("names", "sizes") | word_list("trends", "sizes_down") | word_list("trends", "sizes_up")
        )
        return told.key in sizes and known[label.text] in (min(known.values()), max(known.values()))
    outer = label.text in (numbered[0][1].text, numbered[-1][1].text)
    return outer and (told.type == "POSITION" or any(told.key in word_list(*ends) for ends in _ENDS))

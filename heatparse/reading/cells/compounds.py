"""Compounds: a label and a role, or several labels, in one word."""

from __future__ import annotations

from typing import Any

from heatparse.reading.cells.frame import Frame
from heatparse.reading.cells.lexicon import Lexicon
from heatparse.reading.cells.pieces import INNER
from heatparse.tokens import label_keys

# Letter, start, end, key and value of a piece.
Part = tuple[str, int, int, str, Any]


def compound_parts(start: int, end: int, key: str, frame: Frame, lexicon: Lexicon) -> list[Part]:
    """ "NLI-trained" and "scli5-gsm8k": a label and a role, or two labels, in one word; "R1C2", "L9H4"."""
    numbered = key[-1].isdecimal() and key[0].isalpha()
    if key.isalnum():
        return (
            (
                _positions(start, end, key, frame)
                or _square(start, end, key, frame)
                or (_initials(start, key, frame) if numbered else [])
            )
            if key[-1].isdecimal()
            else []
        )
    if numbered and key[1].isdecimal() and (parts := _initials(start, key, frame)):
        return parts
    index = frame.labels
    if key.count("/") > 1 and (labels := _joined_labels(start, key.split("/"), frame)):
        return labels
    for cut in range(len(key)):
        if key[cut] not in INNER:
            continue
        head, tail = index.get(key[:cut]), key[cut + 1 :]
        if head is None or not head.is_category:
            continue
        first = ("k", start, start + cut, key[:cut], head)
        entries = lexicon.get(tail)
        if entries and entries[0][1] in "ab":
            return [first, ("a", start + cut + 1, end, tail, frame.roles[entries[0][2]])]
        second = index.get(tail)
        if second is not None and second.is_category:
            joint = (">", start + cut, start + cut + 1, "-", None)
            return [first, joint, ("k", start + cut + 1, end, tail, second)]
    return []


def _positions(start: int, end: int, key: str, frame: Frame) -> list[Part]:
    """ "R1C2": row 1 and column 2."""
    row, joint, column = key[1:].partition("c")
    if key[0] != "r" or not joint or not (row.isdecimal() and column.isdecimal()):
        return []
    cut = start + 1 + len(row)
    parts: list[Part] = []
    for role, number, first, last in (("row", row, start, cut), ("column", column, cut, end)):
        axis = frame.roles[role]
        categories = frame.categories(axis)
        label = frame.labels.get(categories[int(number) - 1]) if 0 < int(number) <= len(categories) else None
        if label is None:
            return []
        parts.append(("a", first, first + 1, role, axis))
        parts.append(("k", first + 1, last, " ".join(label_keys(label.text)), label))
    return parts


def _initials(start: int, key: str, frame: Frame) -> list[Part]:
    """ "L9H4", "L9/H4", "L9": numbers behind the first letters of the names of their axes, Layer and Head.

    One alone is taken where the text sets those of both axes side by side.
    """
    parts: list[Part] = []
    at = 0
    while at < len(key):
        at += bool(parts) and key[at] in INNER
        stop = at + 1
        while stop < len(key) and key[stop].isdecimal():
            stop += 1
        number = key[at + 1 : stop]
        axis = frame.initialled(key[at : at + 1], number) if number else ""
        label = frame.labels.get(number) if axis else None
        if label is None:
            return []
        parts.append(("a", start + at, start + at + 1, key[at], axis))
        parts.append(("k", start + at + 1, start + stop, number, label))
        at = stop
    axes = {part[4] for part in parts if part[0] == "a"}
    if len(parts) == 2 * len(axes) and (len(axes) > 1 or frame.sets_initials):
        return parts
    return []


def _square(start: int, end: int, key: str, frame: Frame) -> list[Part]:
    """ "B7", as on a chessboard or a map: a letter of one axis and a number of the other."""
    letter, number = key[0], key[1:]
    if not (letter.isalpha() and number.isdecimal()):
        return []
    for one, other in ((frame.rows, frame.columns), (frame.columns, frame.rows)):
        if letter not in one or number not in other or letter in other or number in one:
            continue
        labels = frame.labels.get(letter), frame.labels.get(number)
        if all(len(label) == 1 for label in one) and None not in labels:
            return [("k", start, start + 1, letter, labels[0]), ("k", start + 1, end, number, labels[1])]
    return []


def _joined_labels(start: int, keys: list[str], frame: Frame) -> list[Part]:
    """ "Rome/Oslo/Bern": several labels in one word."""
    labels = [frame.labels.get(key) for key in keys]
    if not all(label is not None and label.is_category for label in labels):
        return []
    parts: list[Part] = []
    for key, label in zip(keys, labels, strict=True):
        if parts:
            parts.append((">", start - 1, start, "/", None))
        parts.append(("k", start, start + len(key), key, label))
        start += len(key) + 1
    return parts

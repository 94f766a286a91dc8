"""Compounds: a label and a role, or several labels, in one word."""

from __future__ import annotations

from typing import Any

from heatparse.reading.cells.frame import Frame
from heatparse.reading.cells.lexicon import Lexicon

_INNER = frozenset("-/.@+&")  # between the two labels of a word

# Letter, start, end, key and value of a piece.
Part = tuple[str, int, int, str, Any]


def compound_parts(start: int, end: int, key: str, frame: Frame, lexicon: Lexicon) -> list[Part]:
    """ "NLI-trained" and "scli5-gsm8k": a label and a role, or two labels, in one word."""
    index = frame.labels
    if key.count("/") > 1 and (labels := _joined_labels(start, key.split("/"), frame)):
        return labels
    for cut in range(len(key)):
        if key[cut] not in _INNER:
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

"""The document's own labels: categories of the axes, names of axes and panels, found in any text.

Labels are looked up in a dictionary by their first token, longest first; nothing is compiled.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from itertools import pairwise

from heatparse.records import Record, field
from heatparse.tokens import Token, label_keys

_SKIPPED = frozenset(("TICK", "QUOTE"))
_BEHIND_NUMBERS = frozenset(("s", "k", "h", "ms", "m", "b"))  # "2010s", "30s", "8h"


class Label(Record, eq=True):
    """One label and what it names. Sets hold indices of panels."""

    text: str  # as the axis or title gives it
    rows: set[int] = field(default_factory=set)  # panels in which it is a category of y
    columns: set[int] = field(default_factory=set)  # … of x
    panels: set[int] = field(default_factory=set)  # panels that it names
    y_names: set[int] = field(default_factory=set)  # panels whose y axis it names
    x_names: set[int] = field(default_factory=set)

    @property
    def is_category(self) -> bool:
        return bool(self.rows or self.columns)


class Found(Record, eq=True):
    """A label found in a token list: `tokens[first:last]` is it."""

    label: Label
    first: int
    last: int


def _longest_first(entry: tuple[tuple[str, ...], Label]) -> int:
    return -len(entry[0])


class LabelIndex:
    """Finds labels in token lists."""

    __slots__ = ("_by_keys", "by_first")

    def __init__(self) -> None:
        # First token -> the labels that begin with it, longest first.
        self.by_first: dict[str, list[tuple[tuple[str, ...], Label]]] = {}
        self._by_keys: dict[tuple[str, ...], Label] = {}

    def add(self, text: str) -> Label | None:
        """The entry for a label text, made when new; None for a text without tokens."""
        keys = label_keys(text)
        if not keys:
            return None
        label = self._by_keys.get(keys)
        if label is None:
            label = self._by_keys[keys] = Label(text)
            insort(self.by_first.setdefault(keys[0], []), (keys, label), key=_longest_first)
        return label

    def copy(self) -> LabelIndex:
        """An index with the same labels, to which others can be added."""
        other = LabelIndex()
        other.by_first = {first: list(entries) for first, entries in self.by_first.items()}
        other._by_keys = dict(self._by_keys)
        return other

    def get(self, text: str) -> Label | None:
        """The label that `text` is, as a whole."""
        return self._by_keys.get(label_keys(text))

    def match(self, tokens: list[Token], at: int) -> Found | None:
        """The longest label that starts at `tokens[at]`; quotes and ticks inside do not matter."""
        entries = self.by_first.get(tokens[at][3])
        if entries is None:
            return None
        for keys, label in entries:
            if len(keys) == 1:
                return Found(label, at, at + 1)
            position, matched = at + 1, 1
            while matched < len(keys) and position < len(tokens):
                token = tokens[position]
                if token[3] == keys[matched]:
                    matched += 1
                elif token[0] not in _SKIPPED:
                    break
                position += 1
            if matched == len(keys):
                return Found(label, at, position)
        return None

    def find(self, tokens: list[Token]) -> list[Found]:
        """All labels in a token list, leftmost-longest, without overlap."""
        found, at = [], 0
        while at < len(tokens):
            hit = self.match(tokens, at)
            if hit is None:
                at += 1
            else:
                found.append(hit)
                at = hit.last
        return found

    @property
    def is_empty(self) -> bool:
        """Whether there are no labels at all."""
        return not self._by_keys

    def labels(self) -> Iterable[Label]:
        return self._by_keys.values()


def falling_numbers(labels: Iterable[str]) -> bool:
    """Whether labels are numbers, stretches of them or decades, from the highest to the lowest: "2010s", "0-3"."""
    parts = [label.split() for label in labels]
    if len(parts) > 1 and all(len(part) > 1 and part[0] == parts[0][0] for part in parts):
        parts = [part[1:] for part in parts]  # "layer 20"
    numbers = [_leading_number(part[0]) if part else None for part in parts]
    known = [number for number in numbers if number is not None]
    return len(numbers) == len(known) > 1 and all(one > two for one, two in pairwise(known))


def _leading_number(text: str) -> float | None:
    """ "20" of "20-23", "2010" of "2010s", "0.1" of "0.1%": what stands behind the number is short."""
    end = 0
    while end < len(text) and (text[end].isdigit() or (text[end] == "." and end)):
        end += 1
    behind = text[end:]
    if not end or (behind[:1].isalpha() and behind not in _BEHIND_NUMBERS):
        return None
    try:
        return float(text[:end])
    except ValueError:
        return None

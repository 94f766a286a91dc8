"""The document's labels in the forms that prose uses.

A category is named by itself, without its bracketed part, without the word that all categories of
its axis share ("Topic" in "Topic 1"); a panel by what sets its title apart; an axis by any of its
own words. Nothing is compiled: a dictionary by first token, longest first.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from operator import itemgetter
from types import MappingProxyType
from typing import Literal

from heatparse.claims.language.forms import (
    PARTS,
    Groups,
    Keys,
    Name,
    axis_aliases,
    axis_fillers,
    coded_numbers,
    everyday,
    is_distinct,
    is_number,
    is_outside,
    is_plain,
    is_unheld,
    is_written_apart,
    other_number,
    other_unit_names,
    plurals,
    shared_words,
    short_forms,
    snake_words,
)
from heatparse.claims.language.lexicon import lexicon
from heatparse.labels import Label, LabelIndex
from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.tokens import Token, label_keys

_SKIPPED = frozenset(("TICK", "QUOTE"))
_SHORTEST = 3  # letters of a label that is a noun
_BESIDE = 2  # words for what is measured on one axis
_MEASURED = 2  # words of a number with its unit
_SMALL = 3  # labels of an axis that are written small
_ARTICLES = ("a", "as")


class Names:
    """All names of a document."""

    __slots__ = (
        "_bounds",
        "_categories",
        "_held",
        "_numbered",
        "_parts",
        "_shared",
        "_units",
        "axes",
        "axis_words",
        "by_first",
        "counted_nouns",
        "derived",
        "groups",
        "has_squares",
        "measures",
        "measures_errors",
        "opening",
        "opening_end",
        "opening_keys",
        "spread_measures",
        "tells_percent",
        "tells_times",
        "total_nouns",
        "tuple_order",
        "value_heads",
        "value_nouns",
        "value_plurals",
        "value_units",
    )

    def __init__(
        self, labels: LabelIndex, bounds: tuple[float, float] | None = None,
        held: Container[float] = frozenset(), units: Mapping[str, set[Literal["x", "y"]]] = MappingProxyType({}),
    ) -> None:  # fmt: skip
        self._bounds = bounds  # between which the values of all cells and legends lie
        self._held = held  # the values of all cells
        self.by_first: dict[str, list[tuple[Keys, Name]]] = {}
        self.axis_words: dict[str, set[str]] = {"x": set(), "y": set()}
        self.axes: list[Name] = []
        self.measures: Mapping[str, list[Keys]] = MappingProxyType({})  # names of the values, by first word
        # words for spreads that are what the cells hold: "uncertainty" of a map of uncertainties
        self.spread_measures: frozenset[str] = frozenset()
        self.derived: frozenset[str] = frozenset()  # words of what is measured: "average" in "average score"
        self.measures_errors = False  # an error is a value, and not what lies off the diagonal
        self.total_nouns: frozenset[str] = frozenset()  # of the values, which are totals or means themselves
        self.value_nouns: frozenset[str] = frozenset()  # nouns for the values
        self.value_heads: frozenset[str] = frozenset()  # … that tell by themselves what the values are
        self.value_plurals: frozenset[str] = frozenset()  # plurals for several of them: "losses"
        self.value_units: frozenset[str] = frozenset()  # of the cells, in small letters
        self.tuple_order = ""  # "yx" where coordinates like (3, 4) give the row first, "xy" the other way
        self.tells_percent = False  # the values are percentages
        self.opening: frozenset[str] = frozenset()  # the words in front of the data
        self.opening_keys: Sequence[str] = ()  # … in their order
        self.opening_end = 0  # where they end in the text
        self.counted_nouns: frozenset[str] | None = None  # nouns of what the values count, when asked for
        self.has_squares = False  # letters on one axis and numbers on the other: "B7" is a cell
        self.groups: Groups = {}  # what the text gives a name of its own
        self._numbered: dict[str, list[tuple[float, Label]]] = {}
        self._shared: dict[str, list[tuple[float, Label]]] = {}
        self._units = units  # words in what is said of the axes that no value has
        entries = list(labels.labels())
        self._number(entries)
        self._categories = [label for label in entries if label.is_category]
        self._parts: dict[str, list[Label]] | None = None
        self._add_categories([label for label in entries if label.is_category])
        self._add_axes(entries)
        self._add_singulars()
        titles = [label for label in entries if label.panels]
        if titles:
            from heatparse.claims.language.panel_forms import panel_forms  # loaded where panels have titles

            for keys, name in panel_forms(titles):
                self._add(keys, name)
        self.tells_times = all(map(self._has_time, ("beforehand", "afterwards")))  # of two panels
        for forms in self.by_first.values():
            forms.sort(key=lambda form: -len(form[0]))
            for keys, name in forms:
                if name.numeric and len(keys) == 1 and is_written_apart(name.label.text, keys[0], held):
                    name.unmistakable = name.unheld = True

    def _has_time(self, kind: str) -> bool:
        """Whether a panel is called by what was before, or after."""
        named = (self.get((key,)) for key in words("comparisons", kind) if key in self.by_first)
        return any(name is not None and name.kind == "panel" for name in named)

    def match(self, tokens: list[Token], at: int) -> tuple[Name, int] | None:
        """The longest name that starts at `tokens[at]`, and the index behind it."""
        forms = self.by_first.get(tokens[at][3])
        if forms is None:
            return None
        size = len(tokens)
        for keys, name in forms:
            if len(keys) == 1:
                dotted = (
                    at + 1 < size
                    and tokens[at + 1][3] == "."
                    and not name.numeric  # behind "1.0" the sentence ends
                    and f"{keys[0]}." in name.label.text.lower()
                )
                return name, at + 1 + dotted
            position, matched = at + 1, 1
            while matched < len(keys) and position < size:
                token = tokens[position]
                if token[3] == keys[matched]:
                    matched += 1
                elif token[0] not in _SKIPPED:
                    break
                position += 1
            if matched == len(keys):
                return name, position
        return None

    def match_measure(self, tokens: list[Token], at: int) -> int:
        """The index behind the name of the values that starts at `tokens[at]`; 0 where none does."""
        for keys in self.measures.get(tokens[at][3], ()):
            end = at + len(keys)
            if tuple([token[3] for token in tokens[at:end]]) == keys:
                return end
        return 0

    def get(self, keys: Keys) -> Name | None:
        """The name that is exactly these folded tokens."""
        for form, name in self.by_first.get(keys[0], ()):
            if form == keys:
                return name
        return None

    def _add_singulars(self) -> None:
        """Let "the podcast row", "bus delays" be of the categories "Podcasts", "Buses"."""
        for label in self._categories:
            *front, last = label_keys(label.text)
            single = other_number(last) if last.isalpha() and last.endswith("s") else ""
            if len(single) > _SHORTEST and not single.endswith("s") and not is_plain((single,)):
                self._add((*front, single), Name("category", (label,)))

    def add_plurals(self) -> None:
        """Let "pears" stand for the category "pear": what a confusion matrix counts are pears."""
        for label in self._categories:
            keys = label_keys(label.text)
            last = keys[-1]
            if not last.isalpha() or len(last) < _SHORTEST or last.endswith("s"):
                continue
            if is_plain(keys) and not _is_verb(keys):
                continue
            name = Name("category", (label,), plain=is_plain(keys))
            for plural in plurals(last):
                self._add((*keys[:-1], plural), name)
                self.by_first[keys[0] if len(keys) > 1 else plural].sort(key=lambda form: -len(form[0]))

    def holds(self, number: float) -> bool:
        """Whether a cell has a number."""
        return number in self._held

    def group(self, word: str) -> Name | None:
        """The categories that share a part: "the three mlp parameters", "the neg_ datasets"."""
        key = word.strip("_-.")
        if self._parts is None:
            self._parts = {}
            for label in self._categories:
                for part in dict.fromkeys(PARTS.split(label.text.lower())):
                    self._parts.setdefault(part, []).append(label)
        labels = self._parts.get(key, [])
        whole = len(labels) == len(self._categories)
        return Name("category", tuple(labels)) if len(key) > 1 and len(labels) > 1 and not whole else None

    def numbered(self, axis: str) -> list[tuple[float, Label]]:
        """The categories of an axis that are numbers."""
        return self._numbered.get(axis, [])

    def counted(self, axis: str) -> list[tuple[float, Label]]:
        """The categories of an axis that are numbers, or a noun and a number: "Layer 4"."""
        return self._numbered.get(axis) or self._shared.get(axis, [])

    def measured(
        self, quantity: Quantity | None, unit: str | None = None
    ) -> tuple[Name, Literal["x", "y"]] | None:
        """The categories that a number with the unit of its axis names: "20 dB", "10–20 dB" on the axis "SNR (dB)".

        `unit` is what stands behind a number that has none of its own.
        """
        if quantity is None or (quantity.value is None and quantity.low is None):
            return None
        unit = quantity.unit or unit
        axes = self._units.get(unit.lower(), set()) if unit else set()
        if len(axes) != 1:
            return None
        axis = next(iter(axes))
        low, high = (quantity.value,) * 2 if quantity.value is not None else (quantity.low, quantity.high)
        if low is None or high is None:
            return None
        known = [label for number, label in self._numbered.get(axis, ()) if low <= number <= high]
        single = quantity.value is not None
        return (Name("category", tuple(known)), axis) if known and single is (len(known) == 1) else None

    def lines(self, axis: Literal["x", "y"]) -> list[Label]:
        """The categories of an axis."""
        return [label for label in self._categories if (label.columns if axis == "x" else label.rows)]

    def ages(self) -> list[Label]:
        """The categories of an axis of ages, from the youngest to the oldest; none where there is no such axis."""
        for axis in ("x", "y"):
            if self.axis_words[axis].isdisjoint(words("populations", "ages")):
                continue
            found = [label for label in self._categories if (label.columns if axis == "x" else label.rows)]
            first = [label_keys(label.text)[0].partition("-")[0].strip("<>≤≥+") for label in found]
            spans = any(not is_number(label.text.strip()) for label in found)
            if spans and all(key.isdigit() for key in first) and len(set(first)) == len(first):
                return [
                    label for _, label in sorted(zip(map(int, first), found, strict=True), key=itemgetter(0))
                ]
        return []

    def beginning(self, axis: Literal["x", "y"], number: str) -> Label | None:
        """The one band of an axis that begins with a number: "50-64", "65+"."""
        found = [
            label
            for label in self._categories
            if (label.columns if axis == "x" else label.rows)
            and label.text.startswith(number)
            and label.text[len(number) : len(number) + 1] in ("-", "–", "+")
        ]
        return found[0] if len(found) == 1 else None

    def axis_starting(self, word: str) -> Name | None:
        """The axis of which a word is the beginning: "seq" for "Sequence Length"."""
        if len(word) < 3:
            return None
        found = [
            name
            for name in self.axes
            if any(key.startswith(word) for key in self.axis_words[name.axis or "x"])
        ]
        return found[0] if len({name.axis for name in found}) == 1 else None

    def _number(self, entries: list[Label]) -> None:
        for label in entries:
            try:
                number = float(label.text.strip().rstrip("%").replace(",", "").replace("−", "-"))
            except ValueError:
                continue
            for axis, panels in (("x", label.columns), ("y", label.rows)):
                if panels:
                    self._numbered.setdefault(axis, []).append((number, label))

    def add_forms(self, forms: Iterable[tuple[Keys, Name]]) -> None:
        """Let further forms stand for names."""
        for keys, name in forms:
            self._add(keys, name)
            self.by_first[keys[0]].sort(key=lambda form: -len(form[0]))

    def _add(self, keys: Keys, name: Name) -> None:
        """What was added first keeps its form."""
        forms = self.by_first.setdefault(keys[0], [])
        if all(known != keys for known, _ in forms):
            forms.append((keys, name))

    def _add_categories(self, labels: list[Label]) -> None:
        plain = everyday()
        metrics = _metrics(labels)
        for label in labels:
            keys = label_keys(label.text)
            numeric = all(is_number(key) for key in keys)
            name = Name("category", (label,), numeric=numeric, plain=is_plain(keys) and keys not in metrics)
            if numeric and len(keys) == 1:
                self._set_apart(name, label.text)
            self._add(keys, name)
            for unit in other_unit_names(keys[1]) if len(keys) == _MEASURED and is_number(keys[0]) else ():
                self._add((keys[0], unit), name)  # "12 hours" of "12 h"
        for axis in ("x", "y"):
            self._add_shared(
                axis, [label for label in labels if (label.columns if axis == "x" else label.rows)]
            )
        shorter: dict[Keys, list[Label]] = {}
        for label in labels:
            for keys in short_forms(label_keys(label.text)):
                shorter.setdefault(keys, []).append(label)
        for keys, owners in shorter.items():
            if len(owners) == 1 and keys[0] not in plain:
                numeric = all(is_number(key) for key in keys)
                name = Name("category", (owners[0],), numeric=numeric)
                if numeric and len(keys) == 1:
                    self._set_apart(name, keys[0])
                self._add(keys, name)

    def _set_apart(self, name: Name, number: str) -> None:
        """Tell how far a number that is a category can be taken for a value."""
        if self._bounds is not None:
            name.unmistakable = is_outside(number, self._bounds)
            name.unheld = is_unheld(number, self._held)
            name.distinct = name.unheld and is_distinct(number, self._bounds)

    def _add_shared(self, axis: Literal["x", "y"], labels: list[Label]) -> None:
        """E.g. "Topic 1", "Topic 2": `topic` names the axis, `1` is a category beside it."""
        forms = [label_keys(label.text) for label in labels]
        if len(forms) < 2:
            return
        first = forms[0]
        rests: list[Keys]
        if coded := coded_numbers(label.text.strip() for label in labels):
            shared, rests = "", [(number,) for number in coded]  # "layers 3 and 6" of "L3", "L6", "L9"
        elif len(first) > 1 and all(len(keys) > 1 and keys[0] == first[0] for keys in forms):
            shared, rests = first[0], [keys[1:] for keys in forms]
        elif len(first) > 1 and all(len(keys) > 1 and keys[-1] == first[-1] for keys in forms):
            shared, rests = first[-1], [keys[:-1] for keys in forms]
        else:
            return
        if shared.isalpha():
            self._name_axis(axis, (shared,), labels[0])
        for keys, label in zip(rests, labels, strict=True):
            if len(keys) == 1 and keys[0].isdigit():
                self._shared.setdefault(axis, []).append((float(keys[0]), label))
            numeric = all(is_number(key) or len(key) == 1 for key in keys)
            name = Name("category", (label,), numeric=numeric, plain=is_plain(keys))
            if len(keys) == 1 and is_number(keys[0]):
                self._set_apart(name, keys[0])
            self._add(keys, name)

    def _add_axes(self, entries: list[Label]) -> None:
        named: list[tuple[Literal["x", "y"], Label, Keys]] = []
        for label in entries:
            keys = label_keys(label.text)
            if label.x_names and not label.y_names:
                named.append(("x", label, keys))
            elif label.y_names and not label.x_names:
                named.append(("y", label, keys))
        words = {axis: {key for a, _, keys in named if a == axis for key in keys} for axis in ("x", "y")}
        for key in shared_words(words["x"], words["y"]):
            label = next(label for _, label, keys in named if any(k.startswith(key) for k in keys))
            for form in (key, other_number(key)):
                self._add((form,), Name("axis", (label,)))  # of either axis: "class 2", "digit 5"
        for axis, label, keys in named:
            self._name_axis(axis, keys, label)
            other = words["y" if axis == "x" else "x"]
            own = [key for key in keys if key[0].isalpha() and key not in other and key not in axis_fillers()]
            for pieces in snake_words(own, other):
                self._name_axis(axis, pieces, label)
                self.axis_words[axis].update(pieces)
            self.axis_words[axis].update(own)
            for key in own:
                if key in _ARTICLES:
                    continue  # "a value", beside the axis "Rater A"
                self._name_axis(axis, (key,), label)
                stem = key.rpartition("_")[0]
                if len(stem) > 2 and not any(k.startswith(stem) for k in other):
                    self._name_axis(axis, (stem,), label)  # "window" for "window_w"
                self._add_initials(axis, (key,))
            if len(own) > 1:
                self._add_initials(axis, keys)
            parts = [part for key in keys for part in key.split("-") if part and part not in axis_fillers()]
            # "bs 64" on the axis "Batch Size", "SNR" of "signal-to-noise ratio"
            for short in {"".join(key[0] for key in initials) for initials in (keys, parts)}:
                told = own and len(short) > 1 and short.isalpha()
                if told and short not in everyday() and short not in other:
                    self._name_axis(axis, (short,), label)
            for alias in axis_aliases(own):
                if not other.intersection(alias):
                    self._name_axis(axis, alias, label)
            for first in range(len(keys)):
                for last in range(first + 2, len(keys) + 1):
                    if any(key in own for key in keys[first:last]):
                        self._name_axis(axis, keys[first:last], label)

    def _add_initials(self, axis: Literal["x", "y"], keys: Keys) -> None:
        """E.g. "Head 3" for the category "H3" of the axis "Heads", "rank 8" for "r=8"."""
        for label in self._categories:
            if not (label.columns if axis == "x" else label.rows):
                continue
            key = label.text.strip().lower()
            _, equals, number = key.partition("=")
            if not equals and key[:1] == keys[0][0] and key[1:].isdigit() and len(keys) == 1:
                number = key[1:]
            behind = label_keys(number) if number else ()
            if behind and is_number(behind[0]):
                for form in (keys[-1], other_number(keys[-1])):
                    self._add((*keys[:-1], form, *behind), Name("category", (label,)))

    def _name_axis(self, axis: Literal["x", "y"], keys: Keys, label: Label) -> None:
        name = Name("axis", (label,), axis=axis)
        self.axes.append(name)
        self._add(keys, name)
        if keys[-1].isalpha():
            self._add((*keys[:-1], other_number(keys[-1])), name)
        self.axis_words[axis].add(keys[0])


def _metrics(labels: Sequence[Label]) -> set[Keys]:
    """Words for what is measured that an axis lists side by side: "accuracy" is the column then, however it is written.

    So is one that is written small, as all others of its axis are: "weight", of the features of a car.
    """
    found: set[Keys] = set()
    for axis in ("x", "y"):
        listed = [label for label in labels if (label.columns if axis == "x" else label.rows)]
        measures = [label for label in listed if _is_metric(label_keys(label.text))]
        small = len(listed) >= _SMALL and all(label.text.islower() for label in listed)
        if len(measures) >= _BESIDE or small:
            found.update(label_keys(label.text) for label in measures)
    return found


def _is_verb(keys: Keys) -> bool:
    """Whether an everyday word is a verb, and thus no thing but where a class is called so: "holds"."""
    entry = lexicon().match([Token("WORD", 0, len(keys[0]), keys[0])], 0)
    return len(keys) == 1 and entry is not None and entry[1] == "HAVE"


def _is_metric(keys: Keys) -> bool:
    if len(keys) != 1:
        return False
    entry = lexicon().match([Token("WORD", 0, len(keys[0]), keys[0])], 0)
    return keys[0] in words("names", "metrics") or (entry is not None and entry[1] == "MEASURE")

"""The coordinate system of a panel: what a label or a number says about the place of a cell."""

from __future__ import annotations

from functools import cache
from typing import Any

from heatparse.labels import Label, LabelIndex
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.draft import Draft, PanelDraft
from heatparse.records import NamedTuple, Record
from heatparse.resources import vocabulary
from heatparse.tokens import label_keys

X, Y = "x", "y"
OTHER = {X: Y, Y: X}
# An axis word may be shortened to so many letters: "Seq" for "Sequence".
_SHORTEST = 3
_BESIDE = 3  # tokens from "L9" to the "H4" beside it: "L9, H4", "(L9 and H4)"
_LONGEST_MEASURE = 4  # words of the label of a legend


class Coordinate(NamedTuple):
    """One half of a cell's place. Several labels, or none at all (all of the axis), make a region."""

    axis: str | None  # None where the label is on both axes and no word decides
    labels: tuple[str, ...]
    known: bool  # whether the axis lists the label
    start: int
    end: int
    counted: bool = False  # "Row 2": a position instead of a label
    whole: bool = False  # "all layers", "layers 0-4": many cells


class Place(Record, frozen=True):
    """A resolved place: both coordinates, None for an axis about which nothing is said."""

    row: Coordinate | None
    column: Coordinate | None

    @property
    def is_cell(self) -> bool:
        return (
            self.row is not None and self.column is not None and not self.row.whole and not self.column.whole
        )


class Frame:
    """The axes of one panel, ready for look-ups."""

    __slots__ = (
        "axis_words", "beside_diagonal", "by_order", "changes", "columns", "counted", "draft", "has_plain", "head_axis",
        "initials", "labels", "measures", "number", "order", "panel", "parted", "roles", "rows", "spellings", "symbols",
        "triangle", "untold",
    )  # fmt: skip

    def __init__(self, draft: Draft, number: int) -> None:
        self.draft = draft
        self.number = number
        self.panel: PanelDraft = draft.panels[number]
        self.labels: LabelIndex = draft.labels
        self.rows = _by_key(self.panel.y.categories)
        self.columns = _by_key(self.panel.x.categories)
        self.has_plain = _has_plain(self.rows) or _has_plain(self.columns)
        self.roles = _role_axes(self.panel.x.label or "", self.panel.y.label or "")
        self.axis_words = _axis_words(self.panel.x.label or "", self.panel.y.label or "")
        self.symbols = _symbols(self.panel.x.label or "", self.panel.y.label or "")
        legend = self.panel.legend
        # words for what cells hold
        self.measures = _measures(legend.label if legend is not None else None, draft.title)
        self.changes = _changes(draft.title)  # words for what cells of changes hold
        # first words of labels of several tokens
        self.parted = frozenset(
            [keys[0] for label in (*self.rows, *self.columns) if len(keys := label.split(" ")) > 1]
        )
        self.spellings: dict[str, dict[str, str]] = {X: {}, Y: {}}  # of labels, beside those of the axes
        self.order = Y  # the axis of the first of two labels that could be on either
        self.by_order: set[int] = set()  # where numbers start that are labels by their order
        self.counted: frozenset[str] = (
            frozenset()
        )  # axes on which "row 2" is a position, though labels are numbers
        self.untold: frozenset[str] = frozenset()  # axes without labels, so that "first row" tells none
        self.beside_diagonal = False  # under "Off-diagonal:", where rows leave out the cell of the diagonal
        self.triangle: dict[str, list[str]] = {}  # row -> columns of its values, where they make a triangle
        self.initials: bool | None = None  # as `sets_initials`, once it was asked for
        self.head_axis: str | None = None  # the axis of labels that open groups, where a remark says so
        for axis, side in ((X, self.panel.x), (Y, self.panel.y)):
            self.adopt(axis, _with_factor(side.label or "", side.categories) | _without_sign(side.categories))

    def refresh(self) -> None:
        """Look the axes up again, after the data part has told their labels."""
        self.rows = _by_key(self.panel.y.categories)
        self.columns = _by_key(self.panel.x.categories)
        for axis, spellings in self.spellings.items():
            for key, category in spellings.items():
                (self.columns if axis == X else self.rows).setdefault(key, category)
        self.has_plain = _has_plain(self.rows) or _has_plain(self.columns)

    def adopt(self, axis: str, spellings: dict[str, str]) -> None:
        """Know labels of an axis in other spellings as well: written label -> category."""
        if not spellings:
            return
        if self.labels is self.draft.labels:
            self.labels = self.draft.labels.copy()
        for written, category in spellings.items():
            keys = label_keys(written)
            label = self.labels.add(written)
            if label is None:
                continue
            self.spellings[axis].setdefault(" ".join(keys), category)
            (label.columns if axis == X else label.rows).add(self.number)
        self.refresh()

    def categories(self, axis: str) -> list[str]:
        return self.panel.x.categories if axis == X else self.panel.y.categories

    def on(self, axis: str, key: str) -> str | None:
        """The category of an axis with this folded text."""
        return (self.columns if axis == X else self.rows).get(key)

    def axis_of_label(self, label: Label) -> str | None:
        """x or y where the label is on one axis of this panel alone."""
        row, column = self.number in label.rows, self.number in label.columns
        if row == column:
            return None
        return Y if row else X

    def initialled(self, letter: str, label: str) -> str:
        """The axis of "t = 0.2": the one whose name begins with the letter, and that has the label; else ""."""
        sides = ((X, self.columns, self.panel.x), (Y, self.rows, self.panel.y))
        found = [
            axis for axis, own, side in sides if label in own and (side.label or "")[:1].lower() == letter
        ]
        return found[0] if len(found) == 1 else ""

    @property
    def sets_initials(self) -> bool:
        """Whether the text sets numbers with the first letters of both axes side by side: "L9, H4"."""
        if self.initials is None:
            self.initials, last = False, (-_BESIDE - 1, "")
            for at, token in enumerate(self.draft.tokens.items):
                axis = self.initialled(token[3][:1], token[3][1:]) if token[3][1:].isdecimal() else ""
                if axis:
                    self.initials = self.initials or (at - last[0] <= _BESIDE and axis != last[1])
                    last = at, axis
        return self.initials

    def name_axis(self, label: Label) -> str | None:
        row, column = self.number in label.y_names, self.number in label.x_names
        if row == column:
            return None
        return Y if row else X


def _with_factor(name: str, categories: list[str]) -> dict[str, str]:
    """ "8k" for 8 on the axis "Length (k tokens)"."""
    factors = vocabulary("numbers", "factors").keys() & name.replace("(", " ").replace(")", " ").split()
    return {f"{label}{factor}": label for factor in factors for label in categories if label.isdigit()}


def _without_sign(categories: list[str]) -> dict[str, str]:
    """ "salt" for "+ salt", where that is no label itself."""
    added = {label: label[1:].strip() for label in categories if label[:1] == "+"}
    return {bare: label for label, bare in added.items() if bare[:1].isalpha() and bare not in categories}


def _has_plain(labels: dict[str, str]) -> bool:
    """Whether some label is a number, a single letter or a common word, which only its place tells from others."""
    common = words("relations", "common")
    return any(not key[:1].isalpha() or len(key) == 1 or key in common for key in labels)


def _by_key(categories: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for category in categories:
        keys = label_keys(category)
        found.setdefault(" ".join(keys) or category, category)
        if len(keys) == 1:
            quantity = read_quantity(category)
            if quantity is not None and quantity.value is not None:
                found.setdefault(f"{quantity.value:g}", category)
    return found


@cache
def _role_groups() -> dict[str, dict[str, Any]]:
    groups: dict[str, dict[str, Any]] = vocabulary("relations", "roles")
    return groups


@cache
def _role_axes(x_label: str, y_label: str) -> dict[str, str]:
    """The axis of every role: "train" is y, unless the x axis is called "Trained on"."""
    x_keys, y_keys = set(label_keys(x_label)), set(label_keys(y_label))
    named: dict[str, str] = {}
    for role, group in _role_groups().items():
        heads = {key for word in group["words"] for key in label_keys(word)[:1]}
        on_x, on_y = bool(heads & x_keys), bool(heads & y_keys)
        if on_x != on_y and role not in ("row", "column"):
            named[role] = X if on_x else Y
    axes: dict[str, str] = {}
    for role, group in _role_groups().items():
        opposite = named.get(group["opposite"])
        axes[role] = named.get(role) or (OTHER[opposite] if opposite else group["axis"])
    return axes


@cache
def _axis_words(x_label: str, y_label: str) -> dict[str, str | None]:
    """Words of the names of the axes, their singulars and short forms; None for a word of both."""
    found: dict[str, str | None] = {}
    own = {X: _forms(x_label), Y: _forms(y_label)}
    for axis in (X, Y):
        for word in own[axis]:
            found[word] = None if word in own[OTHER[axis]] else axis
    return found


@cache
def _symbols(x_label: str, y_label: str) -> dict[str, str]:
    """The letters that stand for an axis in its name: "t" of "Time t (h)"; those of both are left out."""
    own = {
        axis: {key for key in label_keys(label) if len(key) == 1}
        for axis, label in ((X, x_label), (Y, y_label))
    }
    return {key: axis for axis in (X, Y) for key in own[axis] - own[OTHER[axis]] if key.isalpha()}


@cache
def _measures(label: str | None, title: str | None) -> frozenset[str]:
    """The words of the label of the legend, and those of the title that would be talk else: "Share of Trips"."""
    keys = set(label_keys(label) if label else ())
    if len(keys) > _LONGEST_MEASURE:
        keys.clear()
    keys.update(words("relations", "derived").intersection(label_keys(title) if title else ()))
    return frozenset(keys) - words("relations", "aggregates") - words("relations", "common")


@cache
def _changes(title: str | None) -> frozenset[str]:
    """Nouns for the values of a figure whose title says that they are changes: "Δ Yield by Soil"."""
    nouns = words("names", "changes_shown")
    told = not (nouns | words("names", "changing")).isdisjoint(label_keys(title) if title else ())
    return nouns if told else frozenset()


def _forms(label: str) -> set[str]:
    common = words("relations", "common") | words("relations", "values") | words("relations", "particles")
    forms: set[str] = set()
    for key in label_keys(label):
        if not key[0].isalpha() or key in common or len(key) < 2:
            continue
        forms.add(key)
        if key.endswith("s") and len(key) > _SHORTEST:
            forms.add(key[:-1])
        else:
            forms.add(key + "s")
        forms.update({key[:size] for size in range(_SHORTEST, len(key))} - words("relations", "before"))
    initials = "".join([key[0] for key in label_keys(label) if key[0].isalpha()])
    if len(initials) > 1 and initials not in common:
        forms.add(initials)  # "lr" of "Learning rate"
    return forms


__all__ = ["OTHER", "Coordinate", "Frame", "Place", "X", "Y"]

"""The plotted data: matrices with labels, one for each panel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from math import isfinite

from heatparse.tokens import fold

UNSAID = object()  # stands for a value of which the reference says nothing, not even that there is none
_SHOWN = 40  # characters of a value in a complaint
_LISTED = 4  # labels that a complaint names


class BadReference(ValueError):
    """A reference that cannot be used, or does not belong to the description: what, where, what to do."""


class NotFinite(BadReference):
    """A value is NaN or infinite; the advice depends on what holds it."""

    def __init__(self, complaint: str, advice: str) -> None:
        super().__init__(complaint + advice)
        self.complaint = complaint


@contextmanager
def advised(advice: str) -> Iterator[None]:
    """Tell what to do about NaN in data in which a cell cannot simply be None."""
    try:
        yield
    except NotFinite as error:
        raise NotFinite(error.complaint, advice) from None


@dataclass(frozen=True)
class Matrix:
    """The values of one heatmap by (row, column), counted from 0; a place without a value is left out.

    `empty` are the places that are said to have none; of others nothing is known. `percent`: a value is
    written with "%".

    `rows` and `columns` are the labels of y and of x. They are empty for a bare matrix, whose
    `shape` is compared with the axes of the description instead.
    """

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    values: Mapping[tuple[int, int], float]
    shape: tuple[int, int]
    name: str | None = None
    empty: frozenset[tuple[int, int]] = frozenset()
    percent: bool = False

    @property
    def is_labelled(self) -> bool:
        return bool(self.rows or self.columns)

    def named(self, name: str | None) -> Matrix:
        """The same matrix under a name."""
        return replace(self, name=name)

    def labelled(self, rows: Sequence[str], columns: Sequence[str]) -> Matrix:
        """The same matrix with labels."""
        return replace(self, rows=tuple(rows), columns=tuple(columns))

    def transposed(self) -> Matrix:
        """Rows as columns and columns as rows."""
        values = {(column, row): value for (row, column), value in self.values.items()}
        empty = frozenset((column, row) for row, column in self.empty)
        return replace(
            self, rows=self.columns, columns=self.rows, values=values, shape=self.shape[::-1], empty=empty
        )


@dataclass(frozen=True)
class Reference:
    """What a description is held against: a matrix for each panel."""

    panels: tuple[Matrix, ...]


def matrix(
    rows: Iterable[object], columns: Iterable[object], values: Sequence[Sequence[object]], where: str
) -> Matrix:
    """A matrix with labels. `where` begins the sentence of a complaint. Raises `BadReference`."""
    row_labels, column_labels = labels(rows, "row", where), labels(columns, "column", where)
    shape = len(row_labels), len(column_labels)
    if len(values) != shape[0]:
        raise BadReference(f"{where}: there are {len(values)} rows of values for {shape[0]} row labels")
    found = _Places()
    for at, line in enumerate(values):
        if len(line) != shape[1]:
            raise BadReference(
                f"{where}: row {row_labels[at]!r} has {len(line)} values for {shape[1]} column labels"
            )
        for column, value in enumerate(line):
            place = f"{where}: row {row_labels[at]!r}, column {column_labels[column]!r}"
            found.add((at, column), value, place)
    return found.matrix(row_labels, column_labels, shape, where)


def bare(values: Sequence[Sequence[object]], where: str) -> Matrix:
    """A matrix without labels. Raises `BadReference`."""
    width = len(values[0]) if values else 0
    found = _Places()
    for at, line in enumerate(values):
        if len(line) != width:
            raise BadReference(f"{where}: row {at + 1} has {len(line)} values, row 1 has {width}")
        for column, value in enumerate(line):
            found.add((at, column), value, f"{where}: row {at + 1}, column {column + 1}")
    return found.matrix((), (), (len(values), width), where)


def long(records: Iterable[tuple[object, object, object]], where: str) -> Matrix:
    """A matrix from (row, column, value) entries. Raises `BadReference`."""
    rows: dict[str, int] = {}
    columns: dict[str, int] = {}
    found = _Places()
    places: set[tuple[str, str]] = set()
    for row, column, value in records:
        row_label, column_label = label(row, "row", where), label(column, "column", where)
        place = f"{where}: row {row_label!r}, column {column_label!r}"
        key = fold(row_label), fold(column_label)
        if key in places:
            raise BadReference(f"{place} is given twice; one value is needed")
        places.add(key)
        at = rows.setdefault(row_label, len(rows)), columns.setdefault(column_label, len(columns))
        found.add(at, value, place)
    # Two spellings of one label in a long table are two labels with the same meaning.
    sides = labels(rows, "row", where), labels(columns, "column", where)
    return found.matrix(*sides, (len(rows), len(columns)), where)


class _Places:
    """The places of a matrix while it is read."""

    def __init__(self) -> None:
        self.values: dict[tuple[int, int], float] = {}
        self.empty: set[tuple[int, int]] = set()
        self.percent = False

    def add(self, at: tuple[int, int], value: object, place: str) -> None:
        """Note what stands in a place, which `place` names in a complaint."""
        read = None if value is UNSAID else number(value, place)
        if read is not None:
            self.values[at] = read
            self.percent = self.percent or (isinstance(value, str) and value.rstrip().endswith("%"))
        elif value is not UNSAID:
            self.empty.add(at)

    def matrix(
        self, rows: tuple[str, ...], columns: tuple[str, ...], shape: tuple[int, int], where: str
    ) -> Matrix:
        """The matrix of these places. Raises `BadReference` when there is no value in it."""
        if not self.values:
            raise BadReference(f"{where}: there is no value in it")
        empty = frozenset(self.empty)
        return Matrix(rows, columns, self.values, shape, empty=empty, percent=self.percent)


def labels(given: Iterable[object], kind: str, where: str) -> tuple[str, ...]:
    """Labels as text, each there once. Raises `BadReference`."""
    found: dict[str, str] = {}
    for one in given:
        text = label(one, kind, where)
        first = found.get(fold(text))
        if first is not None:
            same = "" if first == text else f" (as {first!r})"
            raise BadReference(
                f"{where}: the {kind} label {text!r} is there twice{same}; labels have to differ"
            )
        found[fold(text)] = text
    return tuple(found.values())


def label(given: object, kind: str, where: str) -> str:
    """One label as text. Raises `BadReference`."""
    if isinstance(given, float) and given.is_integer():
        return str(int(given))
    try:
        text = "" if given is None else str(given).strip()
    except ValueError:  # Python writes no longer integers
        raise BadReference(f"{where}: a {kind} label is {_shown(given)}") from None
    if not text or (isinstance(given, float) and not isfinite(given)):
        raise BadReference(f"{where}: a {kind} has no label")
    return text


def number(value: object, place: str) -> float | None:
    """A value as a number; None where there is none. Raises `BadReference` for anything else."""
    if value is None or type(value).__name__ in ("NAType", "MaskedConstant"):
        return None
    if isinstance(value, str):
        return _written(value, place)
    if isinstance(value, bool) or type(value).__name__ in ("bool_", "bool"):
        raise BadReference(f"{place} is {value!r}, which is no number")
    try:
        read = float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        raise BadReference(f"{place} is {_shown(value)}, which is no number") from None
    if not isfinite(read):
        raise NotFinite(f"{place} is {read}; ", "a cell that has no value is None (null in JSON)")
    return read


def _shown(value: object) -> str:
    """A value as Python writes it, cut short."""
    try:
        shown = repr(value)
    except ValueError:
        return "an integer of thousands of digits"
    return shown if len(shown) <= _SHOWN else f"{shown[: _SHOWN - 1]}…"


def _written(text: str, place: str) -> float | None:
    """A value of a text file."""
    plain = text.strip().replace("\u2212", "-").removesuffix("%").rstrip()
    if not plain:
        return None
    try:
        read = float(_without_commas(plain)) if "_" not in plain else None
    except ValueError:
        read = None
    if read is None:
        raise BadReference(f"{place} is {text.strip()!r}, which is no number")
    if not isfinite(read):
        raise BadReference(f"{place} is {text.strip()}; leave a cell that has no value empty")
    return read


def _without_commas(text: str) -> str:
    """`1,234.5` as `1234.5`; a comma that does not part thousands stays, and makes no number."""
    head, *groups = text.split(",")
    whole = [*groups[:-1], groups[-1].partition(".")[0]] if groups else []
    parts_thousands = all(len(group) == 3 for group in whole) and head.lstrip("-").strip("0")
    return text.replace(",", "") if parts_thousands else text


def listed(names: Sequence[str]) -> str:
    """Some labels in quotes, a long list cut short."""
    shown = [repr(name) for name in names[:_LISTED]]
    more = len(names) - len(shown)
    return ", ".join(shown) + (f" and {more} more" if more else "")

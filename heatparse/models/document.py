"""The data of a description: panels, axes, legends, cells and regions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from heatparse.models.base import Model, Span
from heatparse.models.foundation import Field, PrivateAttr, ValidationInfo, field_validator


class Quantity(Model):
    """A stated value: exact, approximate, a range, or a bound.

    `value` is the number as written (`85%` is 85.0 with unit `%`). A range has `low` and `high`
    and no `value`; one of the two alone is a bound. `resolution` is one unit of the last written
    digit (0.01 for `0.84`, 1000.0 for `12k`), from which tolerances are made.
    """

    text: str
    value: float | None = None
    low: float | None = None
    high: float | None = None
    approximate: bool = False
    uncertainty: Annotated[float, Field(ge=0)] | None = None
    unit: str | None = None
    resolution: Annotated[float, Field(ge=0)] | None = None

    @field_validator("high")
    @classmethod
    def _ordered(cls, high: float | None, info: ValidationInfo) -> float | None:
        low = info.data.get("low")
        if low is not None and high is not None and low > high:
            raise ValueError(f"the range {info.data.get('text')!r} is inverted: {low} > {high}")
        return high

    @property
    def bounds(self) -> tuple[float | None, float | None]:
        """(lowest, highest) value that the statement allows; None where it is open."""
        if self.value is not None:
            return self.value, self.value
        return self.low, self.high


class Axis(Model):
    """One axis: `label` is its name, `categories` are the tick labels in the order of the text."""

    label: str | None = None
    categories: tuple[str, ...] = ()
    span: Span | None = None


class Band(Model):
    """One entry of a legend that ties a colour to a value or to a range of values."""

    color: str
    low: float | None = None
    high: float | None = None
    span: Span


class Legend(Model):
    """The colour scale: its numeric ends, and its bands where the text lists them."""

    label: str | None = None
    low: float | None = None
    high: float | None = None
    approximate: bool = False
    open_low: bool = False
    open_high: bool = False
    unit: str | None = None
    resolution: Annotated[float, Field(ge=0)] | None = None
    bands: tuple[Band, ...] = ()
    span: Span | None = None

    @field_validator("high")
    @classmethod
    def _ordered(cls, high: float | None, info: ValidationInfo) -> float | None:
        low = info.data.get("low")
        if low is not None and high is not None and low > high:
            raise ValueError(f"the legend is inverted: low {low} > high {high}")
        return high


class Cell(Model):
    """One value for one place of the grid. `row` is a category of y, `column` one of x."""

    row: str | None
    column: str | None
    value: Quantity
    color: str | None = None
    span: Span


class Region(Model):
    """One statement for several cells; an empty list of rows or columns means all of them."""

    rows: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    value: Quantity
    color: str | None = None
    span: Span


class Panel(Model):
    """One heatmap: its axes, its legend, and what the text states about its cells."""

    title: str | None = None
    x_axis: Axis = Axis()
    y_axis: Axis = Axis()
    legend: Legend | None = None
    cells: tuple[Cell, ...] = ()
    regions: tuple[Region, ...] = ()
    span: Span | None = None

    def to_numpy(self) -> Any:
        """The values as a 2-D array of floats: rows are those of y, columns those of x, both in their order.

        What only cells name comes after what the axes list. A cell without an exact value (none is stated, a
        range, a bound) is NaN; of a cell that is given twice the first value is taken. Raises
        `ImportError` with the name of the extra when numpy is not installed.
        """
        from heatparse.frames import to_numpy

        return to_numpy(self)

    def to_pandas(self) -> Any:
        """The values of `to_numpy` as a `pandas.DataFrame`, indexed by the labels of y and x."""
        from heatparse.frames import to_pandas

        return to_pandas(self)

    def to_polars(self) -> Any:
        """The values of `to_numpy` as a `polars.DataFrame` with the labels of y in its first column.

        A cell without an exact value is null.
        """
        from heatparse.frames import to_polars

        return to_polars(self)

    def _repr_html_(self) -> str:
        from heatparse import html

        return html.of_panel(self)


class Unread(Model):
    """A number of the text that nothing else in the document accounts for."""

    text: str
    span: Span


class Document(Model):
    """A description as data."""

    source: str | None = None
    figure: Literal["heatmap", "other"] = "other"
    title: str | None = None
    panels: tuple[Panel, ...] = ()
    unread: tuple[Unread, ...] = ()
    text: str = Field(default="", exclude=True, repr=False)

    # What the reader knows beyond the public data (heatparse.reading.draft.Draft), and the claims judged
    # on the way, which tell what is unread.
    _reading: Any = PrivateAttr(default=None)
    _claims: tuple[Any, ...] = PrivateAttr(default=())
    # The numeric view of the panels, made on first use; see heatparse.grid.
    _grids: object = PrivateAttr(default=None)
    # What its prose says of the figure, read on first use; see heatparse.inventory.
    _survey: object = PrivateAttr(default=None)

    def __eq__(self, other: object) -> bool:
        """Whether the fields are equal; what the reader knows beyond them is made from the same text."""
        return type(self) is type(other) and all(
            getattr(self, name) == getattr(other, name) for name in _FIELDS
        )

    def __hash__(self) -> int:
        return hash(tuple(getattr(self, name) for name in _FIELDS))

    def cells_table(self) -> Any:
        """All cells as a `pyarrow.Table`, one row a cell; the columns are those of the table `cells`.

        Raises `ImportError` with the name of the extra when pyarrow is not installed.
        """
        from heatparse.frames import cells_table

        return cells_table(self)

    def _repr_html_(self) -> str:
        from heatparse import html

        return html.of_document(self)


_FIELDS = tuple(name for name in Document.__annotations__ if not name.startswith("_"))

"""The unit and the scale of a panel's values: percent or fractions, and how far the numbers reach."""

from __future__ import annotations

from functools import cached_property
from math import inf

from heatparse.measures import APPROXIMATION, Measure
from heatparse.models import Legend, Panel, Quantity
from heatparse.resources import vocabulary

FULL_PERCENT = 100.0  # where a scale of percent ends
_SLIPS = 0.1  # of the values may be wrong
_FAR = 10.0  # times the largest value: of another unit


def is_percent_of_parts(values: list[float], low: float, high: float) -> bool:
    """Whether values evidently are percent, though their scale, from `low` to `high`, is one of parts of one."""
    sizes = [abs(value) for value in values]
    most = sum(size > 1 for size in sizes) > len(sizes) / 2
    return low >= -1 and high <= 1 and most and sum(s > FULL_PERCENT for s in sizes) <= _SLIPS * len(sizes)


class GridUnits:
    """What a panel says of the unit of its values; `percent`: its axes or heading say that they are percent."""

    def __init__(self, panel: Panel, percent: bool = False) -> None:
        self.panel = panel
        self._percent = percent

    @cached_property
    def is_percent(self) -> bool:
        """Whether the values are percent: written so, or said so of the axes or the heading."""
        units = [quantity.unit for quantity in self._stated()]
        return "%" in units or (self._percent and not self._is_fraction)

    def _stated(self) -> list[Quantity]:
        """The values of cells and of regions."""
        cells = [cell.value for cell in self.panel.cells]
        return [*cells, *(region.value for region in self.panel.regions)]

    @property
    def speaks_of_percent(self) -> bool:
        """Whether the text says of the values or of their scale that they are percent, or the scale ends at 100."""
        legend = self.panel.legend
        return (
            self._percent
            or self.is_percent
            or (legend is not None and (legend.unit == "%" or legend.high == FULL_PERCENT))
        )

    @cached_property
    def _is_fraction(self) -> bool:
        """Whether all that is stated lies between -1 and 1."""
        return all(
            -1 <= end <= 1 for quantity in self._stated() for end in quantity.bounds if end is not None
        )

    @cached_property
    def legend(self) -> Measure | None:
        """The numeric range of the legend in the unit of the cells, None when it has none."""
        legend = self.panel.legend
        if legend is None or legend.low is None or legend.high is None:
            return None
        factor = self._legend_factor(legend)
        resolution = (legend.resolution or 0.0) * factor
        return Measure(
            legend.low * factor,
            legend.high * factor,
            resolution,
            resolution / 2 if legend.approximate else 0.0,
        )

    @cached_property
    def scale_factor(self) -> float:
        """From the scale to values that evidently are percent where it is parts of one, or the other way round."""
        scale, legend = self.legend, self.panel.legend
        values = [cell.value.value for cell in self.panel.cells if cell.value.value is not None]
        if scale is None or legend is None or not values or scale.high != legend.high:
            return 1.0
        if is_percent_of_parts(values, scale.low, scale.high):
            return FULL_PERCENT
        return 1 / FULL_PERCENT if scale.low >= 1 and max(map(abs, values)) <= 1 else 1.0

    @property
    def is_off_scale(self) -> bool:
        """Whether the values and the scale have evidently different units."""
        return self.scale_factor != 1.0

    @property
    def legend_factor(self) -> float:
        """From the unit of the legend to that of the cells."""
        return 1.0 if self.panel.legend is None else self._legend_factor(self.panel.legend)

    def _legend_factor(self, legend: Legend) -> float:
        low, high = legend.low or 0.0, legend.high or 0.0
        if self.is_percent and legend.unit != "%" and low >= -1 and high <= 1:
            return 100.0
        if not self.is_percent and legend.unit == "%" and self._is_fraction:
            return 0.01
        return 1.0

    @cached_property
    def scale(self) -> float:
        """The length of the legend; where it has no numbers, the spread of the stated values."""
        if self.legend is not None:
            return self.legend.high - self.legend.low
        ends = [end for quantity in self._stated() for end in quantity.bounds if end is not None]
        return max(ends) - min(ends) if ends else 0.0

    def measure(self, quantity: Quantity) -> Measure:
        """A quantity of the text in the unit of the grid."""
        low, high = quantity.bounds
        factor = self._factor(quantity)
        resolution = (quantity.resolution or 0.0) * factor
        return Measure(
            -inf if low is None else low * factor,
            inf if high is None else high * factor,
            resolution,
            max(self.scale * APPROXIMATION, resolution / 2) if quantity.approximate else 0.0,
        )

    def _factor(self, quantity: Quantity) -> float:
        ends = [abs(end) for end in quantity.bounds if end is not None]
        if quantity.text[-1:].isalpha() and ends and (part := self._part_of_factor(quantity.text, max(ends))):
            return part
        if quantity.unit == "%" and not self.is_percent and self._is_fraction and self.panel.cells:
            return 0.01
        legend = self.panel.legend
        fractions = legend is not None and legend.high is not None and legend.high <= 1
        if self.is_percent and fractions and quantity.unit is None and ends and max(ends) <= 1:
            return 100.0
        return 1.0

    def _part_of_factor(self, text: str, size: float) -> float:
        """ "1.7k" on a scale in thousands: what leads from it to the scale; 0 where no cell could be so large."""
        factor: float = vocabulary("numbers", "factors").get(text[-1], 0.0)
        held = max(self.scale, self._largest)
        far = factor and held < size / _FAR and size / factor <= held * _FAR
        return 1 / factor if far else 0.0

    @cached_property
    def _largest(self) -> float:
        """The size of the largest stated value."""
        ends = [abs(end) for quantity in self._stated() for end in quantity.bounds if end is not None]
        return max(ends, default=0.0)

"""The bands of a line: the stretches of a row or column that one statement tells, in the order of the axis."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.places.lines import Line
from heatparse.grid import Grid, Value
from heatparse.records import NamedTuple
from heatparse.tokens import fold


class Band(NamedTuple):
    """A stretch of one range: the indices of its first and last place, and the value there."""

    first: int
    last: int
    value: Value

    @property
    def height(self) -> float:
        return (self.value.low + self.value.high) / 2

    @property
    def length(self) -> int:
        return self.last - self.first + 1


class BandedLine(NamedTuple):
    """A line of which every place is told, most of them in stretches."""

    grid: Grid
    label: str
    values: list[Value]
    bands: list[Band]

    @property
    def is_level(self) -> bool:
        """Whether one range holds from end to end."""
        return len(self.bands) == 1

    @property
    def changes(self) -> bool:
        """Whether two of its ranges have nothing in common."""
        return max(b.value.low for b in self.bands) > min(b.value.high for b in self.bands) - 1e-9

    def top(self) -> list[Band]:
        """The stretches of its highest range."""
        best = max(band.height for band in self.bands)
        return [band for band in self.bands if band.height == best]

    def base(self) -> list[Band]:
        """The stretches of its lowest range."""
        least = min(band.height for band in self.bands)
        return [band for band in self.bands if band.height == least]

    def raised(self) -> list[tuple[int, int]]:
        """The first and the last index of each run of places that lie above its lowest range."""
        runs: list[tuple[int, int]] = []
        low = set(map(id, self.base()))
        for band in self.bands:
            if id(band) in low:
                continue
            if runs and runs[-1][1] == band.first - 1:
                runs[-1] = runs[-1][0], band.last
            else:
                runs.append((band.first, band.last))
        return runs

    def crest(self) -> tuple[int, int] | None:
        """Where its only run above the lowest range lies; None where there is another number of them."""
        runs = self.raised()
        return runs[0] if len(runs) == 1 else None


def banded(grid: Grid, line: Line, label: str) -> BandedLine | None:
    """A line with its bands; None where a place of it is not told, or none is told in stretches."""
    values = grid.row(label) if line.axis == "row" else grid.column(label)
    across = grid.columns if line.axis == "row" else grid.rows
    if len(values) < max(2, len(across)):
        return None
    values = _ascending(values, line.axis)
    bands: list[Band] = []
    for at, value in enumerate(values):
        if bands and (
            _range(bands[-1].value) == _range(value) or _goes_on(bands[-1].value, values[at : at + 2])
        ):
            bands[-1] = bands[-1]._replace(last=at)
        else:
            bands.append(Band(at, at, value))
    return BandedLine(grid, label, values, bands) if 2 * len(bands) <= len(values) else None


def _range(value: Value) -> tuple[float, float]:
    return value.low, value.high


def _goes_on(band: Value, following: Sequence[Value]) -> bool:
    """Whether a place is told by a number of its own, inside of the range that holds on both sides of it."""
    value = following[0]
    inside = band.low <= value.low == value.high <= band.high
    return inside and all(_range(other) == _range(band) for other in following[1:])


def all_banded(grid: Grid, axis: str) -> list[BandedLine] | None:
    """All rows (columns) with their bands; None where one of them is not told so."""
    keys = grid.rows if axis == "row" else grid.columns
    found = [banded(grid, Line(axis, (key,)), key) for key in keys]
    lines = [line for line in found if line is not None]
    return lines if len(lines) == len(found) > 1 else None


def _ascending(values: Sequence[Value], axis: str) -> list[Value]:
    """The values in the order of the numbers of the other axis, where it is one of numbers."""
    try:
        places = [float(value.column if axis == "row" else value.row) for value in values]
    except ValueError:
        return list(values)
    return [value for _, value in sorted(zip(places, values, strict=True), key=lambda pair: pair[0])]


def indices(line: BandedLine, keys: Sequence[str], axis: str) -> list[int]:
    """The indices of some places along a line; empty where one of them is not there."""
    wanted = {fold(key) for key in keys}
    found = [at for at, v in enumerate(line.values) if (v.column if axis == "row" else v.row) in wanted]
    return found if len(found) == len(wanted) else []


def pairs(left: Sequence[BandedLine], right: Sequence[BandedLine]) -> Iterator[tuple[BandedLine, BandedLine]]:
    """Each line of one side with each of the other."""
    return ((one, two) for one in left for two in right)

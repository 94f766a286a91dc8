"""color-mismatch: the colour that the text gives to a cell does not go with its value."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from heatparse.blocks import Block
from heatparse.grid import Grid
from heatparse.hues import color_names, is_same_color, way_off
from heatparse.inventory.problems import Problem, enumerated, place_name, related
from heatparse.inventory.survey import Survey
from heatparse.models import Band, Cell, Legend, Region
from heatparse.phrases import words
from heatparse.reading.bands import color_end
from heatparse.reading.draft import Draft
from heatparse.records import Record

# So many of a panel's coloured cells, or more, off their bands: then the legend was misread.
_MOST = 1 / 3
_NOISE = 1e-9
_APPROXIMATE = 0.05
# What the order of colours is judged by: cells of each colour beside the one in question, and cells in all.
_FEWEST, _FEWEST_IN_ALL = 2, 8
_MOST_COLORS = 20


class Shade(Record, frozen=True):
    """A stated value with its colour. `low` and `high` are its ends in the unit of the grid."""

    names: frozenset[str]
    low: float
    high: float
    room: float
    color: str
    stated: Cell | Region

    @property
    def value(self) -> float:
        return (self.low + self.high) / 2

    @property
    def text(self) -> str:
        return self.stated.value.text


def miscolored_cells(survey: Survey) -> Iterator[Problem]:
    """The cells whose colour belongs to other values: by the legend's bands, else by the other cells."""
    for grid in survey.grids:
        bands = _Bands(grid)
        shades = _shades(grid, _group_colors(survey, grid) if bands.are_listed else {})
        if not shades:
            continue
        known = [shade for shade in shades if shade.names & bands.names]
        if bands.are_listed and len(known) > len(shades) / 2:
            yield from _off_bands(survey, grid, bands, known)
        else:
            if bands.is_gradient:
                yield from _off_bands(survey, grid, bands, known)
            yield from _off_sides(survey, grid, bands, [shade for shade in shades if shade not in known])
            cells = [shade for shade in shades if isinstance(shade.stated, Cell) and shade.low == shade.high]
            yield from _out_of_order(survey, grid, cells)


def _group_colors(survey: Survey, grid: Grid) -> dict[int, str]:
    """Line of a cell -> the color that the key of its group names: "Lowest scores (red):" and a list.

    Only for panels whose cells have no color of their own.
    """
    draft, cells = survey.draft, grid.panel.cells
    if draft is None or any(cell.color is not None for cell in cells):
        return {}
    lines = {cell.span.line for cell in cells}
    colors: dict[int, str] = {}
    color: str | None = None
    for block in draft.blocks:
        if block.line + 1 in lines:
            if color is not None and block.kind == "item":
                colors[block.line + 1] = color
        else:
            color = _key_color(draft, block)
    return colors


def _key_color(draft: Draft, block: Block) -> str | None:
    """The one color that a line ending in a colon names."""
    if not draft.text[block.start : block.end].rstrip("*_ ").endswith(":"):
        return None
    tokens = draft.tokens_of(block)
    found, at = [], 0
    while at < len(tokens):
        end = color_end(tokens, at) if tokens[at][0] == "WORD" else None
        if end is not None:
            found.append(draft.text[tokens[at][1] : tokens[end - 1][2]])
        at = end or at + 1
    return found[0] if len(found) == 1 else None


def _shades(grid: Grid, group_colors: dict[int, str]) -> list[Shade]:
    """The cells and regions of a panel that have a colour and a value with two ends."""
    shades = []
    all_stated: list[Cell | Region] = [*grid.panel.cells, *grid.panel.regions]
    for stated in all_stated:
        color = stated.color or group_colors.get(stated.span.line)
        if color is None:
            continue
        measure = grid.measure(stated.value)
        if measure.low == -inf or measure.high == inf:
            continue
        room = measure.resolution / 2 + (grid.scale * _APPROXIMATE if stated.value.approximate else 0.0)
        shades.append(Shade(color_names(color), measure.low, measure.high, room, color, stated))
    return shades


# Against the legend


class _Bands:
    """The bands of a legend that tell where a colour ends."""

    def __init__(self, grid: Grid) -> None:
        legend = grid.panel.legend
        bands = legend.bands if legend is not None else ()
        factor = _factor(grid, legend)
        self.ranges: list[tuple[float, float, Band]] = []
        self.points: list[tuple[float, Band]] = []
        for band in bands:
            low = -inf if band.low is None else band.low * factor
            high = inf if band.high is None else band.high * factor
            if low == high:
                self.points.append((low, band))
            else:
                self.ranges.append((low, high, band))
        self.points.sort(key=lambda point: point[0])
        self.by_range = len(self.ranges) >= 2
        self.is_gradient = not self.by_range and len(self.points) == 2
        self.are_listed = self.by_range or len(self.points) > 2
        if self.by_range:
            self.ranges += [(value, value, band) for value, band in self.points]
        used = [band for _, _, band in self.ranges] if self.by_range else [band for _, band in self.points]
        self.names = frozenset(name for band in used for name in color_names(band.color))
        approximate = legend is not None and legend.approximate
        self.room = grid.scale * (_APPROXIMATE if approximate else _NOISE)

    def admits(self, shade: Shade) -> bool:
        """Whether a colour may stand for a value."""
        if not self.by_range:
            return any(
                color_names(band.color) & shade.names and self._is_near(shade, at)
                for at, (_, band) in enumerate(self.points)
            )
        room = self.room + shade.room
        top = max(high for _, high, _ in self.ranges)
        bottom = min(low for low, _, _ in self.ranges)
        return any(
            (low - room <= shade.high and shade.low <= high + room)
            or (high == top and shade.high > high)
            or (low == bottom and shade.low < low)
            for low, high, band in self.ranges
            if color_names(band.color) & shade.names
        )

    def _is_near(self, shade: Shade, at: int) -> bool:
        """Whether a value lies between the neighbours of a point; of two points, not at the other one."""
        before, after = at - 1, at + 1
        low = self.points[before][0] if before >= 0 else -inf
        high = self.points[after][0] if after < len(self.points) else inf
        if self.is_gradient:
            (first, one), (last, other) = self.points
            margin = (last - first) * (1 - way_off(one.color, other.color))
            low, high = low + margin, high - margin
        return low < shade.high and shade.low < high

    def owner(self, shade: Shade) -> Band | None:
        """The band of another colour that has the value for certain."""
        if self.by_range:
            inside = (band for low, high, band in self.ranges if low <= shade.low and shade.high <= high)
            return next(inside, None)
        if shade.high - shade.low > abs(self.points[-1][0] - self.points[0][0]) / 2:
            return None
        return min(self.points, key=lambda point: abs(point[0] - shade.value))[1]


def _factor(grid: Grid, legend: Legend | None) -> float:
    """From the legend's unit to that of the cells."""
    if legend is None or grid.legend is None or not legend.high:
        return 1.0
    return grid.legend.high / legend.high


def _off_bands(survey: Survey, grid: Grid, bands: _Bands, shades: list[Shade]) -> Iterator[Problem]:
    wrong = [(shade, owner) for shade in shades if not bands.admits(shade) and (owner := bands.owner(shade))]
    if len(wrong) > max(1, len(shades) * _MOST):
        return
    for shade, owner in wrong:
        yield Problem(
            shade.stated.span,
            f"{_name(survey, grid, shade)} is called {shade.color}, "
            f"but {shade.text} is {owner.color} in the legend.",
            related(f"the legend's {owner.color}", owner.span),
        )


def _name(survey: Survey, grid: Grid, shade: Shade) -> str:
    if isinstance(shade.stated, Region):
        return f"The region{survey.of_panel(grid.index)} with {shade.text}"
    name = f"{place_name(shade.stated.row, shade.stated.column)}{survey.of_panel(grid.index)}"
    return f"The cell {name} with {shade.text}"


def _off_sides(survey: Survey, grid: Grid, bands: _Bands, shades: list[Shade]) -> Iterator[Problem]:
    """The cells below the neutral colour of a diverging scale that have a colour of its upper side, or the reverse."""
    neutral = [at for at, (_, band) in enumerate(bands.points) if band.color in words("colors", "neutral")]
    if bands.by_range or len(neutral) != 1 or not 0 < neutral[0] < len(bands.points) - 1:
        return
    middle = bands.points[neutral[0]][0]
    sides = bands.points[: neutral[0]], bands.points[neutral[0] + 1 :]
    wrong: list[tuple[Shade, Band]] = []
    for shade in shades:
        below, above = (
            {is_same_color(shade.color, band.color) is not False for _, band in side} for side in sides
        )
        room = max(grid.scale * _APPROXIMATE, shade.room)
        if below == {False} and True in above and shade.high < middle - room:
            wrong.append((shade, sides[0][-1][1]))
        elif above == {False} and True in below and shade.low > middle + room:
            wrong.append((shade, sides[1][0][1]))
    if len(wrong) > max(1, len(shades) * _MOST):
        return
    for shade, owner in wrong:
        yield Problem(
            shade.stated.span,
            f"{_name(survey, grid, shade)} is called {shade.color}, but the legend has {owner.color} on that side.",
            related(f"the legend's {owner.color}", owner.span),
        )


# Against the other cells


def _out_of_order(survey: Survey, grid: Grid, shades: list[Shade]) -> Iterator[Problem]:
    """The one cell without which every colour of the panel would have its own range of values."""
    if len(shades) < _FEWEST_IN_ALL:
        return
    groups: dict[str, list[Shade]] = {}
    for shade in shades:
        if len(shade.names) != 1:
            return
        groups.setdefault(next(iter(shade.names)), []).append(shade)
    if len(groups) > _MOST_COLORS:
        return
    found = _culprit(groups)
    if found is None:
        return
    shade, others = found
    texts = enumerated([one.text for one in others])
    are, each = ("is", "it is") if len(others) == 1 else ("are", "they are")
    yield Problem(
        shade.stated.span,
        f"{_name(survey, grid, shade)} is called {shade.color}, but {texts} {are} {others[0].color}, "
        f"although {each} nearer to the other {shade.color} values.",
        related(f"{others[0].text} is {others[0].color}", others[0].stated.span),
    )


Group = list[Shade]


def _pairs(groups: dict[str, Group]) -> Iterator[tuple[Group, Group]]:
    lists = list(groups.values())
    for at, first in enumerate(lists):
        for second in lists[at + 1 :]:
            yield first, second


def _crosses(first: Group, second: Group) -> bool:
    """Whether the values of two colours are mixed, by more than their precision."""
    if not first or not second:
        return False
    highest, lowest = _meeting(first, second)
    return highest.value - lowest.value > highest.room + lowest.room


def _ordered(first: Group, second: Group) -> tuple[Group, Group]:
    return (first, second) if _middle(first) <= _middle(second) else (second, first)


def _middle(group: Group) -> float:
    values = sorted(shade.value for shade in group)
    return values[len(values) // 2]


def _culprit(groups: dict[str, Group]) -> tuple[Shade, Group] | None:
    """The cell without which no two colours are mixed, with the cells that it contradicts."""
    crossing = [pair for pair in _pairs(groups) if _crosses(*pair)]
    suspects = {id(shade): shade for pair in crossing for shade in _meeting(*pair)}
    found: list[tuple[int, float, Shade, Group]] = []
    for shade in suspects.values():
        rest = {color: [one for one in group if one is not shade] for color, group in groups.items()}
        own = next(rest[color] for color, group in groups.items() if any(one is shade for one in group))
        if any(_crosses(*pair) for pair in _pairs(rest)):
            continue
        if len(own) < _FEWEST:
            return None  # it may be the one, or another: too little of its color is known
        nearest = min(own, key=lambda one: abs(one.value - shade.value))
        low, high = sorted((nearest.value, shade.value))
        others = [
            one for group in rest.values() if group is not own and len(group) >= _FEWEST for one in group
        ]
        against = [one for one in others if low < one.value < high]
        if against:
            found.append((len(against), abs(nearest.value - shade.value), shade, against))
    if not found:
        return None
    _, _, shade, against = max(found, key=lambda candidate: candidate[:2])
    return shade, against


def _meeting(first: Group, second: Group) -> tuple[Shade, Shade]:
    """The highest cell of the lower colour and the lowest of the upper one."""
    lower, upper = _ordered(first, second)
    return max(lower, key=lambda shade: shade.value), min(upper, key=lambda shade: shade.value)

"""What a literal says beside its grid: the names of the axes, and the ends of the colour scale."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.cells.frame import X, Y
from heatparse.reading.cells.literal_grids import axis_of, bare_key, grid_entries
from heatparse.reading.cells.literal_values import Leaf, Object
from heatparse.reading.cells.table_cells import key_of
from heatparse.reading.draft import LegendDraft, PanelDraft

_FEWEST_CELLS = 4  # of the grid of a panel
_ENDS = ("low", "high")


def read_names(panel: PanelDraft, literal: Any) -> None:
    """Take what the text has not told: {"x_axis": {"label": "Goal"}}, {"colorbar": {"min": 0, "max": 1}}."""
    for part in _described(literal):
        if any(bare_key(key) in words("structure", "literal_plain_ends") for key, _ in part.pairs):
            _read_scale(panel, part.pairs[0][0], part)
        for key, inner in part.pairs:
            axis = axis_of(key) or _named_axis(key)
            name = _name(inner) if axis is not None else None
            if axis is not None and name is not None and panel.side(axis).label is None:
                panel.side(axis).label = name.text
            if bare_key(key) in words("structure", "literal_scales"):
                _read_scale(panel, key, inner)


def names_in_literal(literal: Any, count: int, listed: set[str]) -> list[str]:
    """The names of so many panels, none of them a label that is listed already.

    They are the keys of the grids, or of the values of each cell, or what the records of grids or cells call them.
    """
    ways = (_names_of_parts(literal, count), _names_of_values(literal) if listed else [])
    told = (names for names in ways if len(names) == count)
    return next((names for names in told if listed.isdisjoint(map(key_of, names))), [])


def _names_of_values(literal: Any) -> list[str]:
    """The keys that all innermost objects have: {"Ant": {"Rome": {"Probe": 0.1, "LoRA": 0.2}}}."""
    inner = [part for part in _described(literal) if all(isinstance(value, Leaf) for _, value in part.pairs)]
    keys = {tuple(key.text for key, _ in part.pairs) for part in inner}
    return list(keys.pop()) if len(keys) == 1 and len(inner) >= _FEWEST_CELLS else []


def _names_of_parts(literal: Any, count: int) -> list[str]:
    if isinstance(literal, Object):
        whole = [key.text for key, inner in literal.pairs if axis_of(key) is None and _holds_grid(inner)]
        if len(whole) == count == len(set(whole)):
            return whole
        inner = [names for _, value in literal.pairs if (names := _names_of_parts(value, count))]
        return inner[0] if len(inner) == 1 else []
    if not isinstance(literal, list):
        return []
    called = [name for record in literal if (name := _title(record)) is not None]
    names = list(dict.fromkeys(called))
    return names if len(called) == len(literal) and len(names) == count else []


def _holds_grid(value: Any) -> bool:
    entries = grid_entries(value)
    rows = {row if isinstance(row, int) else row.text for row, _, _ in entries}
    return len(entries) >= _FEWEST_CELLS and len(rows) > 1


def _title(record: Any) -> str | None:
    """What an object calls its panel: {"panel": "Probe", "row": "Ant", …}, {"title": "Probe", "values": […]}."""
    if not isinstance(record, Object):
        return None
    nouns = words("layout", "panels")
    if any(isinstance(inner, (list, Object)) and _holds_grid(inner) for _, inner in record.pairs):
        nouns |= words("structure", "literal_titles")
    named = (value for key, value in record.pairs if bare_key(key) in nouns)
    return next((value.text for value in named if isinstance(value, Leaf) and value.text), None)


def _described(literal: Any) -> Iterator[Object]:
    """The objects of a literal, without those in lists: they are records of cells."""
    if isinstance(literal, Object):
        yield literal
        for _, inner in literal.pairs:
            yield from _described(inner)


def _named_axis(key: Leaf) -> str | None:
    """The axis of "xlabel", "y_axis_title", "column_name"."""
    bare = bare_key(key)
    for ending in words("structure", "literal_names"):
        if bare.endswith(ending):
            stem = bare.removesuffix(ending)
            return next((axis for axis in (X, Y) if stem in words("structure", "literal_axes", axis)), None)
    return None


def _name(inner: Any) -> Leaf | None:
    """The name of an axis: a text, or that under "label" or "title" of an object."""
    if isinstance(inner, Leaf):
        return inner if inner.text and not inner.number else None
    if not isinstance(inner, Object):
        return None
    named = (value for key, value in inner.pairs if bare_key(key) in words("structure", "literal_names"))
    return next((value for value in named if isinstance(value, Leaf) and value.text), None)


def _read_scale(panel: PanelDraft, key: Leaf, inner: Any) -> None:
    """The two ends under the key of a scale: {"min": 0, "max": 1}, {"range": [0, 1]}, [0, 1]."""
    if panel.legend is not None and panel.legend.low is not None:
        return
    ends = _ends(inner)
    values = [quantity.value for leaf in ends if (quantity := read_quantity(leaf.text)) is not None]
    low, high = values if len(values) == len(_ENDS) else (None, None)
    if low is None or high is None:
        return
    legend = panel.legend or LegendDraft()
    name = _name(inner) if isinstance(inner, Object) else None
    legend.label = legend.label or (name.text if name is not None else None)
    legend.low, legend.high = min(low, high), max(low, high)
    legend.span = legend.span or (key.start, ends[-1].end)
    panel.legend = legend


def _number(value: Any) -> Leaf | None:
    """A number, or that of an object: {"value": 0, "color": "white"}."""
    if isinstance(value, Object):
        return next((number for _, inner in value.pairs if (number := _number(inner)) is not None), None)
    return value if isinstance(value, Leaf) and value.number else None


def _ends(inner: Any) -> list[Leaf]:
    """The leaves that give the ends of a scale; [] when there are not two."""
    if isinstance(inner, list):
        whole = len(inner) == len(_ENDS) and all(isinstance(leaf, Leaf) and leaf.number for leaf in inner)
        return inner if whole else []
    if not isinstance(inner, Object):
        return []
    found: list[Leaf] = []
    for end in _ENDS:
        named = words("structure", "literal_ends", end)
        found += [n for k, v in inner.pairs if bare_key(k) in named and (n := _number(v)) is not None][:1]
    if len(found) == len(_ENDS):
        return found
    return next((ends for _, value in inner.pairs if isinstance(value, list) and (ends := _ends(value))), [])

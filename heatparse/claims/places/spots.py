"""What the two sides of a comparison mean in the grids: rows, columns and parts of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from heatparse.claims.comparisons.sides import Comparison, Side
from heatparse.claims.language.phrases import Ref, index_of
from heatparse.claims.language.things import is_prepositional
from heatparse.claims.places.positions import cells_at
from heatparse.claims.scene import Scene, place
from heatparse.grid import Grid, Value
from heatparse.measures import Measure, middle
from heatparse.models import Place, Span
from heatparse.records import Record
from heatparse.tokens import fold

_ENDS = frozenset(("high", "low", "spread"))  # of a correlation with itself nobody speaks
Coordinates = dict[str, tuple[str, ...]]


class Spot(Record, frozen=True):
    """What one side means in one panel."""

    grid: Grid
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    part: str
    function: str = ""

    def values(self) -> list[Value]:
        """The stated values, row by row."""
        beside = self.function in _ENDS and self.part == "all" and self.grid.has_trivial_diagonal
        return self.grid.select(self.rows, self.columns, "off-diagonal" if beside else self.part)  # type: ignore[arg-type]

    def number(self) -> tuple[Measure, str, tuple[Span, ...]] | None:
        """The one number that it is, with its text and places; None when it is several or none."""
        values = [value for value in self.values() if middle(value) is not None]
        if not values or (not self.function and not _are_one(values)):
            return None
        numbers = [middle(value) or 0.0 for value in values]
        resolution, slack = max(v.resolution for v in values), max(v.slack for v in values)
        if self.function in ("mean", "sum"):
            size = sum(numbers) / (len(numbers) if self.function == "mean" else 1)
        elif self.function == "spread":
            size = max(numbers) - min(numbers)
        elif self.function in ("", "high", "low"):
            chosen = values[numbers.index(min(numbers) if self.function == "low" else max(numbers))]
            return (
                Measure(chosen.low, chosen.high, chosen.resolution, chosen.slack),
                chosen.text,
                (chosen.span,),
            )
        else:
            return None
        return Measure(size, size, resolution, slack), f"{size:.4g}", ()

    def tell(self, number: str) -> str:
        """Its number with its name, for explanations: "the mean of Alpha is 0.7"."""
        names = [", ".join(map(self.grid.name, keys)) for keys in (self.rows, self.columns) if keys]
        part = {"diagonal": "the diagonal", "off-diagonal": "the cells off the diagonal"}.get(self.part, "")
        of = " and ".join(filter(None, (part, *names))) or "all values"
        measure = {"high": "highest value", "low": "lowest value", "": "value"}.get(
            self.function, self.function
        )
        return f"the {measure} of {of}{self.grid.of} is {number}"


def _are_one(values: Sequence[Value]) -> bool:
    """Whether values are one number: a single cell, or the cells of one statement."""
    return len({(value.low, value.high, value.cell.span.start) for value in values}) == 1


def spots_of(comparison: Comparison, scene: Scene) -> list[tuple[Spot, Spot]]:
    """What the two sides of a comparison may mean, in every panel that is meant."""
    left, right = comparison.left, comparison.right
    if left.panels and right.panels and left.panels != right.panels:
        if len(left.panels) != 1 or len(right.panels) != 1:
            return []
        return spots_between(comparison, scene, scene.filled(left.panels[0]), scene.filled(right.panels[0]))
    named = left.panels or right.panels or comparison.panels or scene.spoken_of(comparison.clause)
    panels = named or tuple(range(len(scene.grids)))
    return [
        pair
        for panel in panels
        for pair in spots_between(comparison, scene, scene.filled(panel), scene.filled(panel))
    ]


def spots_between(comparison: Comparison, scene: Scene, first: Grid, second: Grid) -> list[tuple[Spot, Spot]]:
    """What the two sides may mean: one has what the other lacks."""
    if comparison.left.others or comparison.right.others:
        return _against_others(comparison, scene, first)
    found: list[tuple[Spot, Spot]] = []
    right_refs = [*comparison.right.refs, *comparison.slices]
    right_options = coordinates([*right_refs, *_heads(comparison, scene, second)], scene, second)
    if first is not second and comparison.clause.heads:  # the lead may name a slice, or not
        right_options += coordinates([*right_refs, *comparison.clause.heads[:1]], scene, second)
    left_options = coordinates([*comparison.left.refs], scene, first)
    reflexive = "diagonal" in (comparison.left.part, comparison.right.part)
    native = _native_at(comparison, scene, first) if reflexive else []
    if native:
        return native
    sides = comparison.left.refs, comparison.right.refs
    apart = any(
        one.names != two.names for one, two in zip(*sides, strict=False)
    )  # "its own … its best other"
    if reflexive and apart and len(sides[0]) == len(sides[1]) == 1:
        return _on_diagonal(comparison, first, second)
    if _are_mirrored(comparison):  # "A → B is above B → A": in the order of the text
        left_options, right_options = left_options[:1], right_options[:1]
    for left, right in _sides_together(left_options, right_options, comparison, first):
        if first.is_square and _faces_across(comparison, left, right):
            continue
        rows = left.get("row") or right.get("row") or ()
        columns = left.get("column") or right.get("column") or ()
        inherited = {} if _is_of_all(comparison, right) else left
        other_rows = right.get("row") or inherited.get("row") or ()
        other_columns = right.get("column") or inherited.get("column") or ()
        left_part, right_part = comparison.left.part or "all", comparison.right.part or "all"
        if reflexive and rows and columns:
            left_part = right_part = "all"  # "on A itself": the references say which cell
        one = Spot(first, rows, columns, left_part, _function(comparison.left, comparison.right))
        two = Spot(
            second, other_rows, other_columns, right_part, _function(comparison.right, comparison.left)
        )
        if one == two or (first is second and not one.function and one.values() == two.values()):
            continue
        found.append((one, two))
    if first.is_square and comparison.relation in ("better", "worse") and _are_whole(comparison):
        found += _on_diagonal(comparison, first, second)  # "A is recognized better than B"
    return found


def _are_mirrored(comparison: Comparison) -> bool:
    """Whether the two sides are cells with the same labels the other way round."""
    left, right = ([ref.names for ref in side.refs] for side in (comparison.left, comparison.right))
    return len(left) == len(right) == 2 and left == right[::-1] and not comparison.slices


def _faces_across(comparison: Comparison, left: Coordinates, right: Coordinates) -> bool:
    from heatparse.claims.places.facing import faces_across  # loaded where both axes have the same labels

    return faces_across(comparison, left, right)


def _are_whole(comparison: Comparison) -> bool:
    from heatparse.claims.places.facing import are_whole  # loaded where both axes have the same labels

    return are_whole(comparison)


def _is_of_all(comparison: Comparison, right: Coordinates) -> bool:
    """ "A is above the strongest pair": of all; "the best score on P is above the worst": of the same place."""
    ends = comparison.left.function, comparison.right.function
    return bool(ends[1]) and not right and not (ends[0] and ends[0] != ends[1])


def _function(side: Side, other: Side) -> str:
    """What is made of the values of a side; against "B and C combined" all sides are added up."""
    return side.function or ("sum" if side.combined or other.combined else "")


def _sides_together(
    left: list[Coordinates], right: list[Coordinates], comparison: Comparison, grid: Grid
) -> list[tuple[Coordinates, Coordinates]]:
    """What both sides may mean together: two cells of a matrix are written in the same order.

    "A -> B is above C -> B" leaves no choice at all.
    """
    if grid.is_square and all(len(option) == 2 for option in (*left, *right)) and len(left) == len(right):
        told = comparison.clause.has("ARROW")
        pairs = list(zip(left, right, strict=True))
        return pairs[:1] if told else pairs
    return list(product(left, right))


def _heads(comparison: Comparison, scene: Scene, grid: Grid) -> list[Ref]:
    """The lead or heading as a slice: "**Overall column:** A beats B"."""
    refs = [*comparison.left.refs, *comparison.right.refs, *comparison.slices]
    named = {line.axis for ref in refs for line in scene.lines(ref, grid)[:1]}
    if len(named) != 1 or comparison.left.function or comparison.quantifier:
        return []
    head = next((ref for ref in comparison.clause.heads if ref not in refs), None)
    across = head is not None and {line.axis for line in scene.lines(head, grid)}.isdisjoint(named)
    return [head] if head is not None and across else []


def _native_at(comparison: Comparison, scene: Scene, grid: Grid) -> list[tuple[Spot, Spot]]:
    """E.g. "On A, the native model leads B", "A costs 0.1 on B relative to the native model": both on one test."""
    from heatparse.claims.places.facing import says_where  # loaded where a label is set against itself

    native, other = comparison.left, comparison.right
    turned = native.part != "diagonal"
    if turned:
        native, other = other, native
    phrases = comparison.clause.phrases
    refs = [*native.refs, *other.refs, *comparison.slices]
    placed = [ref for ref in refs if says_where(phrases, index_of(phrases, ref))]
    rivals = [ref for ref in refs if ref not in placed]
    if other.part or len(placed) != 1 or len(rivals) != 1 or native.function or other.function:
        return []
    home, rival = (tuple(name.label.text for name in ref.names) for ref in (placed[0], rivals[0]))
    across = {line.axis for line in scene.lines(rivals[0], grid)} == {"column"}
    here = Spot(grid, home, home, "all")
    there = Spot(grid, home, rival, "all") if across else Spot(grid, rival, home, "all")
    return [(there, here)] if turned else [(here, there)]


def _on_diagonal(comparison: Comparison, first: Grid, second: Grid) -> list[tuple[Spot, Spot]]:
    """E.g. "NLI, whose diagonal entry is above that of Winobias"."""
    one = tuple(label.text for name in comparison.left.refs[0].names for label in name.labels)
    two = tuple(label.text for name in comparison.right.refs[0].names for label in name.labels)
    return [(Spot(first, one, one, "diagonal"), Spot(second, two, two, "diagonal"))]


def _against_others(comparison: Comparison, scene: Scene, grid: Grid) -> list[tuple[Spot, Spot]]:
    """One line against all others of its axis."""
    if comparison.left.others or not comparison.left.refs:
        return []
    if grid.is_square and (facing := _against_other_pairs(comparison, scene, grid)):
        return facing
    found: list[tuple[Spot, Spot]] = []
    made = "sum" if comparison.right.combined else ""
    subject = _subject(comparison)
    rest = [ref for ref in comparison.left.refs if ref is not subject]
    slices = [*comparison.slices, *comparison.right.refs, *rest]
    for line in scene.lines(subject, grid):
        mine = {fold(label) for label in line.labels}
        order = grid.rows if line.axis == "row" else grid.columns
        others = tuple(label for label in order if label not in mine)
        for option in coordinates(slices, scene, grid) if slices else [{}]:
            cross = option.get("column" if line.axis == "row" else "row", ())
            if not others or line.axis in option:
                continue
            if line.axis == "row":
                found.append(
                    (Spot(grid, line.labels, cross, "all", made), Spot(grid, others, cross, "all", made))
                )
            else:
                found.append(
                    (Spot(grid, cross, line.labels, "all", made), Spot(grid, cross, others, "all", made))
                )
    return found


def _against_other_pairs(comparison: Comparison, scene: Scene, grid: Grid) -> list[tuple[Spot, Spot]]:
    """ "A is taken for B 9 times, more than any other pair": a cell against all others off the diagonal."""
    from heatparse.claims.places.facing import (
        names_other_pairs,  # loaded where both axes have the same labels
    )

    if not names_other_pairs(comparison.clause.phrases):
        return []
    return [
        (one, Spot(grid, (), (), "off-diagonal"))
        for option in coordinates([*comparison.left.refs, *comparison.slices], scene, grid)
        for one in (Spot(grid, option.get("row", ()), option.get("column", ()), "all"),)
        if len(one.rows) == len(one.columns) == 1 and one.rows != one.columns
    ]


def _subject(comparison: Comparison) -> Ref:
    """Who is set against all others: "on B, A beats the rest" speaks of A."""
    phrases = comparison.clause.phrases
    first, *others = comparison.left.refs
    at = index_of(phrases, first)
    return others[0] if others and is_prepositional(phrases, at) else first


def coordinates(refs: Sequence[Ref], scene: Scene, grid: Grid) -> list[dict[str, tuple[str, ...]]]:
    """The rows and columns that references may mean together."""
    options: list[dict[str, tuple[str, ...]]] = [{}]
    for ref in refs:
        lines = scene.lines(ref, grid)
        labels = [label.text for name in ref.names for label in name.labels]
        grown: list[dict[str, tuple[str, ...]]] = []
        spots = cells_at(ref.position, grid) if ref.noun in ("cell", "area") else []
        for option in options:
            if spots and not option:
                grown += [{"row": (row,), "column": (column,)} for row, column in spots]
            for line in lines:
                if line.axis not in option:
                    grown.append({**option, line.axis: line.labels})
            if len(labels) == 2 and len(lines) == 2 and not option:
                grown.insert(0, {"row": (labels[0],), "column": (labels[1],)})
        options = grown
    return options


def place_of(side: Side, scene: Scene) -> Place:
    panel = side.panels[0] if len(side.panels) == 1 else None
    grid = scene.filled(panel or 0)
    options = coordinates(side.refs, scene, grid)
    option = options[0] if options else {}
    return place(panel, option.get("row", ()), option.get("column", ()), side.part or "all")


def relations_of(relation: str, scene: Scene) -> list[str]:
    """The orders that a word may mean: "better" is lower where less is better."""
    if relation in ("better", "worse"):
        orders = ["high", "low"] if relation == "better" else ["low", "high"]
        if scene.told_way == "low":
            return orders[1:]
        return orders if scene.may_be_better_low else orders[:1]
    if relation == "no_worse":
        orders = ["at_least", "at_most"] if scene.may_be_better_low else ["at_least"]
        return orders[1:] if scene.is_better_low else orders
    if relation in ("fast", "slow"):
        return ["low"] if (relation == "fast") == scene.measures_time else ["high"]
    if relation in ("dark", "bright") and scene.darkness:
        return ["high"] if (relation == "dark") is (scene.darkness == "high") else ["low"]
    return {"dark": ["high", "low"], "bright": ["low", "high"]}.get(relation, [relation])

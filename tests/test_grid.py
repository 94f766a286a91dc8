"""The numeric view of a panel, and how its numbers compare."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

import heatparse
from heatparse.grid import Grid
from heatparse.grid_units import is_percent_of_parts
from heatparse.grids import grids_of
from heatparse.measures import Measure, above, at_least, at_most, below, equal, extreme, near, within
from heatparse.models import Axis, Cell, Document, Legend, Panel, Quantity, Region, Span
from heatparse.quantities import read_quantity

SPAN = Span(start=0, end=1, line=1, column=1, end_line=1, end_column=1)


def stated(text: str) -> Quantity:
    quantity = read_quantity(text)
    assert quantity is not None
    return quantity


def cell(row: str, column: str, text: str) -> Cell:
    return Cell(row=row, column=column, value=stated(text), span=SPAN)


def panel(rows: str, columns: str, cells: str, **rest: object) -> Panel:
    """`cells` holds one line a row, values apart by spaces; `.` is a cell without a value."""
    row_labels, column_labels = rows.split(), columns.split()
    found = [
        cell(row, column, text)
        for row, line in zip(row_labels, cells.strip().splitlines(), strict=True)
        for column, text in zip(column_labels, line.split(), strict=True)
        if text != "."
    ]
    return Panel(
        x_axis=Axis(categories=tuple(column_labels)), y_axis=Axis(categories=tuple(row_labels)),
        cells=tuple(found), **rest,
    )  # fmt: skip


SQUARE = panel("A B C", "A B C", "1 0.2 0.3\n0.4 0.9 0.6\n0.7 0.8 0.5")


def measure(text: str) -> Measure:
    return Grid(SQUARE).measure(stated(text))


def test_a_cell_is_found_by_its_labels_whatever_their_spelling() -> None:
    grid = Grid(panel("HotpotQA_WC 0.10", "NLI Math", "1 2\n3 4"))
    assert grid.at(r"hotpotqa\_wc", "`NLI`").low == 1
    assert grid.at("0.1", "math").low == 4
    assert grid.at("NLI", "Math") is None


def test_rows_and_columns_come_in_the_order_of_the_axes() -> None:
    shuffled = SQUARE.model_copy(update={"cells": tuple(reversed(SQUARE.cells))})
    grid = Grid(shuffled)
    assert [value.low for value in grid.row("B")] == [0.4, 0.9, 0.6]
    assert [value.low for value in grid.column("B")] == [0.2, 0.9, 0.8]
    assert [value.text for value in grid.values[:3]] == ["1", "0.2", "0.3"]


def test_the_first_value_of_a_cell_counts() -> None:
    twice = SQUARE.model_copy(update={"cells": (*SQUARE.cells, cell("A", "B", "0.99"))})
    assert Grid(twice).at("A", "B").low == 0.2


def test_the_parts_of_a_square_grid() -> None:
    grid = Grid(SQUARE)
    assert [value.text for value in grid.diagonal] == ["1", "0.9", "0.5"]
    assert [value.text for value in grid.select(part="above-diagonal")] == ["0.2", "0.3", "0.6"]
    assert [value.text for value in grid.select(part="below-diagonal")] == ["0.4", "0.7", "0.8"]
    assert [value.text for value in grid.select(rows=["A"], part="off-diagonal")] == ["0.2", "0.3"]
    assert grid.size(part="off-diagonal") == 6


def test_the_diagonal_follows_labels_not_positions() -> None:
    grid = Grid(panel("C B A", "A B C", "1 2 3\n4 5 6\n7 8 9"))
    assert [value.text for value in grid.diagonal] == ["3", "5", "7"]
    assert grid.is_square and not grid.is_aligned
    assert grid.select(part="above-diagonal") == []


def test_a_grid_with_different_axes_has_no_diagonal() -> None:
    assert not Grid(panel("A B", "C D", "1 2\n3 4")).is_square


def test_completeness() -> None:
    assert Grid(SQUARE).is_complete
    assert not Grid(panel("A B", "C D", "1 .\n3 4")).is_complete
    assert not Grid(Panel()).is_complete


def test_regions_are_found_for_the_cells_that_they_cover() -> None:
    region = Region(rows=("A", "B"), value=stated("0.1-0.3"), span=SPAN)
    grid = Grid(SQUARE.model_copy(update={"regions": (region,)}))
    (area,) = grid.covering(rows=["b"])
    assert (area.low, area.high) == (0.1, 0.3) and area.covers("a", "c")
    assert grid.covering(rows=["C"]) == []


def test_percent_cells_on_a_scale_from_0_to_1_are_compared_after_conversion() -> None:
    grid = Grid(panel("A B", "C D", "86% 90%\n12% 3%", legend=Legend(low=0.0, high=1.0)))
    assert grid.legend[:2] == (0, 100)
    assert equal(grid.at("A", "C"), grid.measure(stated("0.86")))
    fractions = Grid(panel("A B", "C D", "0.86 0.9\n0.12 0.03", legend=Legend(low=0.0, high=1.0)))
    assert equal(fractions.at("A", "C"), fractions.measure(stated("86%")))


def test_without_a_legend_the_values_of_regions_tell_the_scale_as_those_of_cells() -> None:
    region = Region(rows=("B",), value=stated("8-9"), span=SPAN)
    held = panel("A B", "C D", "1 2\n. .")
    assert Grid(held).scale == 1
    assert Grid(held.model_copy(update={"regions": (region,)})).scale == 8


def test_values_are_percent_of_parts_where_most_of_them_are_no_parts() -> None:
    assert is_percent_of_parts([86, 90, 0.5], 0, 1)
    assert not is_percent_of_parts([0.9, 1.2, 0.5], 0, 1)
    assert not is_percent_of_parts([86, 90, 120], 0, 1)
    assert not is_percent_of_parts([86, 90, 95], 0, 10)


def test_percent_may_be_said_by_an_axis() -> None:
    held = panel("A B", "C D", "86 90\n12 3", legend=Legend(label="Accuracy (%)", low=0.0, high=1.0))
    grid = grids_of(Document(figure="heatmap", panels=(held,)))[0]
    assert grid.is_percent and grid.legend[:2] == (0, 100)


def test_the_grids_of_a_document_are_built_once() -> None:
    document = Document(figure="heatmap", panels=(SQUARE,))
    assert grids_of(document) is grids_of(document)
    assert grids_of(document)[0] is grids_of(document)[0]


def test_numbers_agree_at_the_coarser_precision() -> None:
    assert equal(measure("0.87"), measure("0.9"))
    assert not equal(measure("0.84"), measure("0.9"))
    assert equal(measure("0.867"), measure("0.87"))
    assert not equal(measure("0.867"), measure("0.86"))


def test_an_approximation_allows_half_a_unit_more_and_a_part_of_the_scale() -> None:
    # the values run from 0.2 to 1, so five percent are 0.04
    assert equal(measure("0.74"), measure("about 0.7"))
    assert equal(measure("0.80"), measure("about 0.7"))
    assert equal(measure("0.81"), measure("about 0.7")) is False
    assert equal(measure("0.74"), measure("about 0.70"))
    assert equal(measure("0.76"), measure("about 0.70")) is False


def test_ranges_decide_only_what_they_leave_no_room_for() -> None:
    region = measure("0.75-0.90")
    assert above(region, measure("0.95")) is False
    assert above(region, measure("0.8")) is None
    assert above(region, measure("0.7")) is True
    assert equal(region, measure("0.8")) is None
    assert equal(measure("0.8"), region) is True
    assert within(region, measure("0.7 to 0.9")) is True


def test_a_bound_is_open_to_one_side() -> None:
    assert below(measure("<0.25"), measure("0.3")) is True
    assert above(measure("<0.25"), measure("0.1")) is None
    assert above(measure("<0.25"), measure("0.3")) is False


def test_strict_and_loose_bounds_at_the_bound_itself() -> None:
    assert above(measure("25.0"), measure("25")) is False
    assert at_least(measure("25.0"), measure("25")) is True
    assert at_least(measure("24.8"), measure("25")) is None  # rounds to 25
    assert at_least(measure("24.4"), measure("25")) is False
    assert at_most(measure("~0.21"), measure("0.2")) is None


def test_near_leaves_a_gap_between_near_and_far() -> None:
    assert near(measure("0.01"), measure("0"), 1.0) is True
    assert near(measure("0.1"), measure("0"), 1.0) is None
    assert near(measure("0.5"), measure("0"), 1.0) is False


def test_the_extreme_names_all_who_share_it_and_all_who_might() -> None:
    values = Grid(panel("A B", "C D", "0.9 0.9\n0.85-0.95 0.1")).values
    best, _ = extreme(values, "high")
    assert [v.text for v in best] == ["0.9", "0.9", "0.85-0.95"]
    values = Grid(panel("A B", "C D", "0.9 0.8\n0.8-0.95 0.1")).values
    best, rivals = extreme(values, "high")
    assert [v.text for v in best] == ["0.9"]
    assert [v.text for v in rivals] == ["0.8-0.95"]


@given(st.integers(-999, 999), st.integers(-999, 999))
def test_exact_numbers_of_one_precision_are_always_decided(first: int, second: int) -> None:
    left, right = measure(f"{first / 100:.2f}"), measure(f"{second / 100:.2f}")
    assert above(left, right) is (first > second)
    assert at_least(left, right) is (first >= second)
    assert equal(left, right) is (first == second)


@given(st.lists(st.integers(0, 100), min_size=1, max_size=9))
def test_the_extreme_of_exact_values_has_no_rival(numbers: list[int]) -> None:
    values = [Measure(number, number, 1.0) for number in numbers]
    for direction, wanted in (("high", max(numbers)), ("low", min(numbers))):
        best, rivals = extreme(values, direction)
        assert {winner.low for winner in best} == {wanted}
        assert len(best) == numbers.count(wanted) and not rivals


def test_percent_of_regions_alone_is_percent() -> None:
    text = """## Heatmap: Load
### Axes
- **X-axis**: Batch (1, 2, 4, 8)
- **Y-axis**: Length (16, 32)
- **Color Scale**: Load (%) from 50% (yellow) to 100% (red)
### Data
- Higher load (95-100%) for length 16 and batch ≥2.
- Higher load ({}) for length 32 and batch ≥2.
"""
    document = heatparse.parse(text.format("80-100%"))
    assert document.panels[0].regions and not heatparse.check(document).findings
    assert [finding.rule for finding in heatparse.check(text.format("120-130%")).findings] == [
        "value-outside-legend"
    ]

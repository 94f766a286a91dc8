"""A document as an outline and as YAML, and its panels drawn."""

import io

import pytest
import yaml
from rich.console import Console

from heatparse.models import Axis, Band, Cell, Document, Finding, Legend, Panel, Quantity, Region, Report
from heatparse.output import tree
from heatparse.output.colour import Paint
from heatparse.output.numbers import number, span_of_values
from heatparse.output.yaml import DocumentWriter
from heatparse.show import draw
from heatparse.text import Source

TEXT = "A: 0.11, 0.36\nB: 0.75-0.90\nC stays below 0.1\n[bold]L[/bold]\x1b[31m"
SOURCE = Source(TEXT)


def cell(row, column, piece, **quantity):
    start = TEXT.index(piece)
    return Cell(
        row=row,
        column=column,
        value=Quantity(text=piece, **quantity),
        span=SOURCE.span(start, start + len(piece)),
    )


PANEL = Panel(
    title="Probe",
    x_axis=Axis(label="Test", categories=("u", "v")),
    y_axis=Axis(label="Train", categories=("A", "B", "C")),
    legend=Legend(
        low=-0.2,
        high=0.3,
        approximate=True,
        bands=(Band(color="red", low=0.1, high=0.3, span=SOURCE.span(0, 1)),),
    ),
    cells=(
        cell("A", "u", "0.11", value=0.11),
        cell("A", "v", "0.36", value=0.36),
        cell("B", "w", "0.75-0.90", low=0.75, high=0.9),
    ),
    regions=(Region(rows=("C",), value=Quantity(text="below 0.1", high=0.1), span=SOURCE.span(0, 1)),),
)
DOCUMENT = Document(
    source="t.md", figure="heatmap", title="[bold]L[/bold]\x1b[31m", panels=(PANEL,), text=TEXT
)


def drawn(document=DOCUMENT, findings=(), columns=100, **console):
    stream = io.StringIO()
    printer = Console(file=stream, width=columns, markup=False, highlight=False, **console)
    for renderable in draw("t.md", Report(document=document, findings=findings), columns):
        printer.print(renderable)
    return stream.getvalue()


def row_of(shown, label):
    return next(line.split() for line in shown.splitlines() if line.split()[:1] == [label])


def test_the_tree_shows_axes_legend_cells_and_regions():
    assert tree.render("t.md", DOCUMENT, "placed 5 of 5 numbers", Paint(False)) == (
        't.md: heatmap "[bold]L[/bold]\\x1b[31m"\n'
        '├─ panel 1 "Probe"\n'
        '│  ├─ x "Test": 2 × u, v\n'
        '│  ├─ y "Train": 3 × A, B, C\n'
        "│  ├─ legend: about -0.2 to 0.3\n"
        "│  │    red 0.1 to 0.3\n"
        "│  ├─ 3 of 6 cells\n"
        "│  │    A: u 0.11, v 0.36\n"
        "│  │    B: w 0.75-0.90\n"
        "│  └─ 1 region\n"
        "│       C × all columns: below 0.1\n"
        "└─ placed 5 of 5 numbers\n"
    )


def test_the_tree_of_another_figure_says_that_there_is_no_heatmap():
    assert "no heatmap" in tree.render("t.md", Document(), "placed 0 of 0 numbers", Paint(False))


def test_yaml_is_the_model_again():
    stream = io.StringIO()
    writer = DocumentWriter(stream)
    for _ in range(2):
        writer.write(DOCUMENT)
    writer.close()
    assert list(yaml.safe_load_all(stream.getvalue())) == [DOCUMENT.model_dump(mode="json")] * 2


def test_a_panel_is_drawn_with_its_values_and_its_missing_cells():
    shown = drawn()
    assert row_of(shown, "A") == ["A", "0.11", "0.36", "·"]
    assert row_of(shown, "B") == ["B", "·", "·", "0.75-0.90"]
    assert row_of(shown, "C") == ["C", "·", "·", "·"]


def test_a_column_that_the_axis_does_not_list_stands_in_brackets():
    assert row_of(drawn(), "Train")[-3:] == ["u", "v", "[w]"]


def test_a_value_outside_the_legend_is_marked_without_colour():
    outside = Finding(rule="value-outside-legend", message="0.36 > 0.3", span=PANEL.cells[1].span)
    other = Finding(rule="duplicate-cell", message="twice", span=PANEL.cells[0].span)
    assert row_of(drawn(findings=(outside, other)), "A") == ["A", "0.11*", "0.36!", "·"]


def test_text_of_the_description_is_neither_markup_nor_control_codes():
    shown = drawn()
    assert "[bold]L[/bold]\\x1b[31m" in shown
    assert "\x1b" not in shown


def test_colours_are_there_on_a_colour_terminal():
    shown = drawn(force_terminal=True, color_system="truecolor")
    assert "48;2;" in shown


def test_a_wide_grid_is_drawn_in_parts_that_fit():
    labels = tuple(f"column{n}" for n in range(30))
    cells = tuple(
        Cell(row="r", column=c, value=Quantity(text="0.5", value=0.5), span=SOURCE.span(0, 1)) for c in labels
    )
    panel = Panel(x_axis=Axis(categories=labels), y_axis=Axis(categories=("r",)), cells=cells)
    shown = drawn(Document(figure="heatmap", panels=(panel,)), columns=60)
    assert all(len(line) <= 60 for line in shown.splitlines())
    for label in labels:
        assert f"{label} " in shown.replace("\n", " \n")


@pytest.mark.parametrize(
    "cells",
    [(), (Cell(row=None, column=None, value=Quantity(text="1e999", value=None), span=SOURCE.span(0, 1)),)],
)
def test_a_panel_without_axes_is_drawn(cells):
    assert drawn(Document(figure="heatmap", panels=(Panel(cells=cells),)))


def test_one_value_in_all_cells_still_has_a_colour():
    cells = (Cell(row="A", column="u", value=Quantity(text="2", value=2.0), span=SOURCE.span(0, 1)),)
    assert "2" in drawn(Document(figure="heatmap", panels=(Panel(cells=cells),)))


def test_numbers_are_written_as_people_do():
    assert [number(v) for v in (0.84, 12.0, -0.5, None, float("inf"))] == ["0.84", "12", "-0.5", "–", "inf"]
    assert span_of_values(None, 0.25) == "at most 0.25"
    assert span_of_values(0.9, None) == "at least 0.9"
    assert span_of_values(0.3, 0.3) == "0.3"

"""Descriptions as a product of the forms of their parts: what is written is what is read.

Figures of several fields are told with one part in each of its forms, and the others in a plain one.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import heatparse
from heatparse.models import Panel

Lines = list[str]


class Figure:
    """Names and labels of a figure, its scale, and a grid of values drawn from a seed."""

    def __init__(self, x: str, y: str, columns: str, rows: str, low: float, high: float, digits: int) -> None:
        self.x, self.y = x, y
        self.columns, self.rows = columns.split("; "), rows.split("; ")
        self.low, self.high = low, high
        draw = Random(columns + rows)
        self.grid = [[f"{draw.uniform(low, high):.{digits}f}" for _ in self.columns] for _ in self.rows]


FIGURES = {
    "hours": Figure("Hour", "Stop", "06:00; 12:00; 18:00", "Quay; Mill Lane; North Gate", 100, 900, 0),
    "bins": Figure("Distance (km)", "Courier", "<10; 10-50; 50-200; >200", "Hare; Blue Van; Post", 0, 48, 1),
    "words": Figure("Removed part", "Task", "none; w/o index; w/o cache", "web_find; file_edit", 0, 1, 2),
    "tokens": Figure("Token", "Layer", "[CLS]; the; old; boats; [SEP]", "Layer 1; Layer 2; Layer 3", 0, 1, 2),
    "names": Figure("Outcome", "Desk", "Solved at once; Passed on", "Bills & Loans; Post; IT", 0, 90, 0),
    "same": Figure("Guess", "Truth", "Wren; Owl; Finch; Robin", "Wren; Owl; Finch; Robin", 0, 60, 0),
    "numbers": Figure("α", "β", "0.1; 0.2; 0.5; 1.0", "0.0; 0.5; 0.9", 0, 2, 2),
    "ages": Figure(
        "Source", "Age", "Radio; Print; Web", "18 to 29; 30 to 44; 45 to 59; 60 and over", 0, 80, 0
    ),
    "depth": Figure("Context", "Depth (%)", "4k; 8k; 16k", "0; 25; 50; 75; 100", 0, 100, 0),
}
COLORS = ("white", "pale blue", "mid blue", "dark blue")


def both(form: str, **joint: str) -> Callable[[Figure], Lines]:
    """A line for each axis, from a form with {axis}, {name}, {labels}, {line}, {size}."""

    def write(f: Figure) -> Lines:
        sides = (("X", "columns", f.x, f.columns), ("Y", "rows", f.y, f.rows))
        return [
            form.format(axis=axis, line=line, name=name, size=len(labels), labels=joined(labels, **joint))
            for axis, line, name, labels in sides
        ]

    return write


def joined(labels: Lines, sign: str = ", ", last: str = "", mark: str = "") -> str:
    labels = [f"{mark}{label}{mark}" for label in labels]
    if last and len(labels) > 1:
        return sign.join(labels[:-1]) + last + labels[-1]
    return sign.join(labels)


AXES: dict[str, Callable[[Figure], Lines]] = {
    "in a bracket": both("* **{axis}-axis ({name}):** {labels}"),
    "named in a sentence": both('* **{axis}-axis:** Titled "{name}", with {size} ticks: {labels}'),
    "counted": both("* **{axis}-axis:** {name}. The {size} {line} are {labels}.", last=", and "),
    "announced": both("* **{axis}-axis ({name})**: displays {size} {line}, {labels}"),
    "represented": both(
        "The {axis}-axis represents the {name}, with the categories {labels}.", last=", and "
    ),
    "with ticks": both('* **{axis}-axis:** "{name}" with tick labels {labels}.', last=", and "),
    "behind a dash": both("- **{axis}-axis ({line})** - {name}: {labels}"),
    "named first": both("* **{name} ({axis}-axis, {size} {line}):** {labels}"),
    "in order": both('* **{axis}-axis:** "{name}", listing {labels} from left to right'),
    "remarked": both("* **{axis}-axis ({name}):** {labels} (printed beside the {line})"),
    "in code": both("* **{axis}-axis**: {name} ({labels})", mark="`"),
}


def in_properties(f: Figure) -> Lines:
    lines: Lines = []
    for axis, name, labels in (("X", f.x, f.columns), ("Y", f.y, f.rows)):
        lines += [f"* **{axis}-Axis:**", f"  * **Label:** {name}", f"  * **Categories:** {', '.join(labels)}"]
    return lines


AXES["in properties"] = in_properties

LEGENDS: dict[str, Callable[[Figure], Lines]] = {
    "ends": lambda f: [f"* **Colorbar:** Ranges from {f.low} (white) to {f.high} (dark blue)."],
    "properties": lambda f: [
        "* **Color Bar:**",
        "  * Location: right of the grid",
        "  * Label: Reading",
        f"  * Ticks: {f.low}, {(f.low + f.high) / 2:g}, {f.high}",
    ],
    "turned round": lambda f: [f"* **Color bar:** from {f.high} (dark blue) down to {f.low} (white)."],
}


def keyed(form: str, item: str, sign: str = ", ") -> Callable[[Figure], Lines]:
    def write(f: Figure) -> Lines:
        return [
            form.format(r=row, items=sign.join(item.format(c=c, v=v) for c, v in zip(f.columns, values)))
            for row, values in zip(f.rows, f.grid)
        ]

    return write


def pairs(form: str) -> Callable[[Figure], Lines]:
    return lambda f: [
        form.format(r=r, c=c, v=v, x=f.x, y=f.y)
        for r, values in zip(f.rows, f.grid)
        for c, v in zip(f.columns, values)
    ]


def table(f: Figure) -> Lines:
    rows = [[f.y, *f.columns], ["---"] * (len(f.columns) + 1)]
    return [f"| {' | '.join(row)} |" for row in [*rows, *([r, *v] for r, v in zip(f.rows, f.grid))]]


def csv(f: Figure) -> Lines:
    rows = [[f.y, *f.columns], *([r, *v] for r, v in zip(f.rows, f.grid))]
    return ["```csv", *(",".join(row) for row in rows), "```"]


def nested(head: str, item: str) -> Callable[[Figure], Lines]:
    def write(f: Figure) -> Lines:
        lines: Lines = []
        for number, (row, values) in enumerate(zip(f.rows, f.grid), 1):
            lines.append(head.format(r=row, n=number, y=f.y))
            lines += [item.format(c=c, v=v) for c, v in zip(f.columns, values)]
        return lines

    return write


def headed(f: Figure) -> Lines:
    """A heading for each row, a remark, and its values in square brackets."""
    lines: Lines = []
    for number, (row, values) in enumerate(zip(f.rows, f.grid), 1):
        lines += [
            f"### Row {number}: {f.y} = {row}",
            "* **Look:** Quite even.",
            f"* **Data:** [{', '.join(values)}]",
        ]
    return lines


CELLS: dict[str, Callable[[Figure], Lines]] = {
    "table": table,
    "csv": csv,
    "labels in brackets": keyed("- **{r}**: {items}", "{v} ({c})"),
    "values in brackets": keyed("- **{r}**: {items}", "{c} ({v})"),
    "sentences": keyed("For {r}, the values are {items}.", "{v} for {c}"),
    "pairs": pairs("* ({r}, {c}): {v}"),
    "arrows": pairs("- {r} → {c}: {v}"),
    "nested": nested("* **{r}:**", "    * {c}: {v}"),
    "row heads": nested("**Row {n}: {y} = {r}**", "* {c}: **{v}**"),
    "headings": headed,
}


def read(figure: Figure, axes: Lines, legend: Lines, cells: Lines) -> Panel:
    lines = [
        "## Heatmap: Readings", "### Overview", "The image is a heatmap.", "### Components/Axes", *axes, *legend,
        "### Detailed Analysis", *cells, "",
    ]  # fmt: skip
    (panel,) = heatparse.parse("\n".join(lines)).panels
    return panel


def assert_frame(panel: Panel, figure: Figure) -> None:
    assert (panel.x_axis.label, panel.y_axis.label) == (figure.x, figure.y)
    assert list(panel.x_axis.categories) == figure.columns
    assert list(panel.y_axis.categories) == figure.rows


def assert_cells(panel: Panel, figure: Figure) -> None:
    read_cells = [(cell.row, cell.column, cell.value.value) for cell in panel.cells]
    written = [
        (row, column, float(value))
        for row, values in zip(figure.rows, figure.grid)
        for column, value in zip(figure.columns, values)
    ]
    assert sorted(read_cells, key=str) == sorted(written, key=str)


# what a form leaves open with some labels: a trailing "and" among others, one-word names in brackets
OPEN = {("represented", "ages"), ("counted", "ages"), ("with ticks", "ages"), ("sentences", "bins")}


@pytest.mark.parametrize("name", FIGURES)
@pytest.mark.parametrize("form", AXES)
def test_axes(form: str, name: str) -> None:
    figure = FIGURES[name]
    panel = read(figure, AXES[form](figure), LEGENDS["ends"](figure), table(figure))
    if (form, name) not in OPEN:
        assert_frame(panel, figure)
    assert_cells(panel, figure)


@pytest.mark.parametrize("name", FIGURES)
@pytest.mark.parametrize("form", LEGENDS)
def test_legends(form: str, name: str) -> None:
    figure = FIGURES[name]
    panel = read(figure, AXES["in a bracket"](figure), LEGENDS[form](figure), table(figure))
    assert panel.legend is not None
    assert (panel.legend.low, panel.legend.high) == (figure.low, figure.high)
    assert_frame(panel, figure)


@pytest.mark.parametrize("name", FIGURES)
@pytest.mark.parametrize("form", CELLS)
def test_cells(form: str, name: str) -> None:
    figure = FIGURES[name]
    panel = read(figure, AXES["in a bracket"](figure), LEGENDS["ends"](figure), CELLS[form](figure))
    assert_frame(panel, figure)
    if (form, name) not in OPEN:
        assert_cells(panel, figure)


def test_one_list_for_both_axes() -> None:
    figure = FIGURES["same"]
    line = f"* **X-axis ({figure.x}) and Y-axis ({figure.y}):** both list {', '.join(figure.rows)}."
    assert_frame(read(figure, [line], [], table(figure)), figure)


def test_a_bold_line_above_the_headings_is_the_title() -> None:
    document = heatparse.parse("**Heatmap: Wait by Line**\n### Overview\nA heatmap.\n### Axes\n")
    assert document.title == "Wait by Line"


def test_an_abbreviation_is_the_label_where_only_the_list_explains_it() -> None:
    figure = Figure("Way", "Task", "Plain; CoT; Chain", "Sum; Sort", 0, 9, 0)
    listed = ["* **X-axis (Way):** Plain, CoT (Chain of Thought), Chain", "* **Y-axis (Task):** Sum, Sort"]
    panel = read(figure, listed, [], CELLS["nested"](figure))
    assert_frame(panel, figure)
    assert_cells(panel, figure)


def test_labels_with_a_colon() -> None:
    figure = Figure("Group", "Group", "S: Fern; S: Moss; S: Rush", "S: Fern; S: Moss; S: Rush", 0, 9, 0)
    listed = both('* **{axis}-axis:** Labeled "{name}", the groups are {labels}.')(figure)
    assert list(read(figure, listed, [], table(figure)).x_axis.categories) == figure.columns


def test_each_row_and_each_column_tell_no_order() -> None:
    figure = FIGURES["same"]
    told = "Each row is a true class in the test set, each column a class used for guessing."
    panel = read(
        figure, [told, *AXES["in a bracket"](figure)], [], keyed("* **{r}:** {items}", "{v}")(figure)
    )
    assert_cells(panel, figure)


TWO = [
    "## Heatmap: Readings",
    "### Overview",
    "The image shows two heatmaps side by side.",
    "### Components/Axes",
]
TITLES = {
    "items": ["* **Heatmap 1 Title:** T = 0.2", "* **Heatmap 2 Title:** T = 0.8"],
    "places": ["The image shows two heatmaps: the left one for T = 0.2, the right one for T = 0.8."],
    "sentence": ['The left heatmap is titled "T = 0.2", the right one "T = 0.8".'],
}


@pytest.mark.parametrize("lead", ["", "Each line is a row, from left to right:"])
@pytest.mark.parametrize("form", TITLES)
def test_titles_of_two_panels(form: str, lead: str) -> None:
    figure = FIGURES["names"]
    rows = keyed("* **{r}:** {items}", "{c}: {v}")(figure)
    heads = (
        ("**Left heatmap:**", "**Right heatmap:**") if form == "sentence" else ("**T = 0.2**", "**T = 0.8**")
    )
    parts = [line for head in heads for line in (head, *([lead] if lead else []), *rows)]
    lines = [*TWO, *AXES["in a bracket"](figure), *TITLES[form], "### Detailed Analysis", *parts, ""]
    panels = heatparse.parse("\n".join(lines)).panels
    assert [panel.title for panel in panels] == ["T = 0.2", "T = 0.8"]
    for panel in panels:
        assert_cells(panel, figure)


def test_a_table_of_colors_is_no_grid() -> None:
    figure = FIGURES["same"]
    legend = ["### Legend", "| Color | Value |", "|---|---|", "| White | 0 |", "| Dark blue | 60 |"]
    panel = read(figure, AXES["in a bracket"](figure), legend, CELLS["nested"](figure))
    assert_frame(panel, figure)
    assert_cells(panel, figure)

"""HTML tables whose cells span rows and columns."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import heatparse

VALUES = st.lists(st.integers(10, 99), min_size=24, max_size=24)
ROWS = ["Ash", "Elm", "Oak", "Yew"]
COLUMNS = ["Dry", "Moist", "Wet"]
PANELS = ["Valley", "Ridge"]

SPREADS = {
    "quoted": '<th {name}="{n}">{text}</th>',
    "bare": "<th {name}={n}>{text}</th>",
    "styled": "<th {name}='{n}' style=\"text-align:center\">{text}</th>",
}


def description(table, panels=True):
    opening = "Two heatmaps" if panels else "A heatmap"
    titles = '* **Panel titles:** "Valley", "Ridge".\n' if panels else ""
    return (
        f"## Heatmap: Growth by Soil\n### Overview\n{opening} of growth.\n### Components/Axes\n{titles}"
        f"* **Y-axis:** Tree, with {', '.join(ROWS[:-1])}, and {ROWS[-1]}.\n"
        f"* **X-axis:** Soil, with {', '.join(COLUMNS[:-1])}, and {COLUMNS[-1]}.\n"
        f"### Detailed Analysis\nThe printed numbers:\n{table}\n### Key Observations\n* Oak grows well.\n"
    )


def values_of(panel):
    return {(cell.row, cell.column): cell.value.value for cell in panel.cells}


@pytest.mark.parametrize("form", SPREADS.values(), ids=SPREADS)
@given(values=VALUES)
def test_a_head_over_the_columns_of_each_panel(form, values):
    spread = [form.format(name="colspan", n=len(COLUMNS), text=name) for name in PANELS]
    corner = form.format(name="rowspan", n=2, text="Tree")
    heads = "".join(f"<th>{label}</th>" for label in COLUMNS * 2)
    rows = [values[at : at + 6] for at in range(0, 24, 6)]
    body = [
        f"<tr><th>{label}</th>{''.join(f'<td>{value}</td>' for value in row)}</tr>"
        for label, row in zip(ROWS, rows)
    ]
    table = "\n".join(
        ["<table>", f"<tr>{corner}{''.join(spread)}</tr>", f"<tr>{heads}</tr>", *body, "</table>"]
    )
    document = heatparse.parse(description(table))
    assert [panel.title for panel in document.panels] == PANELS
    for number, panel in enumerate(document.panels):
        assert values_of(panel) == {
            (label, column): row[3 * number + at]
            for label, row in zip(ROWS, rows)
            for at, column in enumerate(COLUMNS)
        }


@given(values=VALUES)
def test_a_name_over_all_columns_is_no_head_of_them(values):
    rows = [values[at : at + 3] for at in range(0, 12, 3)]
    body = [
        f"<tr><td>{label}</td>{''.join(f'<td>{value}</td>' for value in row)}</tr>"
        for label, row in zip(ROWS, rows)
    ]
    heads = "".join(f"<th>{label}</th>" for label in COLUMNS)
    table = "\n".join(
        [
            '<table><tr><th rowspan="2">Tree</th><th colspan="3">Soil</th></tr>',
            f"<tr>{heads}</tr>",
            *body,
            "</table>",
        ]
    )
    (panel,) = heatparse.parse(description(table, panels=False)).panels
    assert values_of(panel) == {
        (label, column): value for label, row in zip(ROWS, rows) for column, value in zip(COLUMNS, row)
    }


@given(values=VALUES)
def test_a_label_that_spans_rows_stands_in_each_of_them(values):
    lines = []
    for at, label in enumerate(ROWS):
        for number, column in enumerate(COLUMNS):
            side = f'<td rowspan="3">{label}</td>' if not number else ""
            lines.append(f"<tr>{side}<td>{column}</td><td>{values[3 * at + number]}</td></tr>")
    table = "\n".join(["<table><tr><th>Tree</th><th>Soil</th><th>Growth</th></tr>", *lines, "</table>"])
    (panel,) = heatparse.parse(description(table, panels=False)).panels
    assert values_of(panel) == {
        (label, column): values[3 * at + number]
        for at, label in enumerate(ROWS)
        for number, column in enumerate(COLUMNS)
    }


@settings(max_examples=20)
@given(values=VALUES, lost=st.integers(0, 1))
def test_a_row_that_ends_in_front_of_a_spanned_column(values, lost):
    spanned = f'<td rowspan="{len(ROWS)}">{values[2]}</td>'
    rows = [values[at : at + 2] for at in range(0, 8, 2)]
    lines = []
    for at, (label, row) in enumerate(zip(ROWS, rows)):
        given_row = row[: 2 - lost] if at == 1 else row
        cells = "".join(f"<td>{value}</td>" for value in given_row)
        lines.append(f"<tr><td>{label}</td>{cells}{spanned if not at else ''}</tr>")
    heads = "".join(f"<th>{label}</th>" for label in COLUMNS)
    table = "\n".join([f"<table><tr><th>Tree</th>{heads}</tr>", *lines, "</table>"])
    (panel,) = heatparse.parse(description(table, panels=False)).panels
    expected = {
        (label, column): value
        for label, row in zip(ROWS, rows)
        for column, value in zip(COLUMNS, [*row, values[2]])
    }
    if lost:
        del expected[ROWS[1], COLUMNS[1]]
    assert values_of(panel) == expected


@settings(max_examples=20)
@given(values=VALUES)
def test_a_row_across_a_spanned_column_ends_there(values):
    rows = [values[at : at + 3] for at in range(0, 12, 3)]
    lines = [
        f"<tr><td>{label}</td>" + "".join(f"<td>{value}</td>" for value in row) + "</tr>"
        for label, row in zip(ROWS, rows)
    ]
    lines[1] = lines[1].replace(f"<td>{rows[1][2]}</td></tr>", f'<td rowspan="2">{rows[1][2]}</td></tr>')
    lines.insert(2, '<tr><td colspan="4">the taller trees</td></tr>')
    heads = "".join(f"<th>{label}</th>" for label in COLUMNS)
    table = "\n".join([f"<table><tr><th>Tree</th>{heads}</tr>", *lines, "</table>"])
    (panel,) = heatparse.parse(description(table, panels=False)).panels
    assert values_of(panel) == {
        (label, column): value for label, row in zip(ROWS, rows) for column, value in zip(COLUMNS, row)
    }


@pytest.mark.parametrize("head", ["Bar Chart", "Detailed Analysis"])
def test_a_table_of_another_figure_gives_no_cells(head):
    heads = "".join(f"<th>{label}</th>" for label in COLUMNS * 2)
    rows = "\n".join(
        f"<tr><td>{label}</td>{''.join(f'<td>{at + 10}</td>' for at in range(6))}</tr>" for label in ROWS
    )
    spread = "".join(f'<th colspan="3">{name}</th>' for name in PANELS)
    table = f"<table>\n<tr><th></th>{spread}</tr>\n<tr><th></th>{heads}</tr>\n{rows}\n</table>"
    text = description(table).replace("Detailed Analysis", head)
    text = text.replace("Two heatmaps of growth.", "Two heatmaps of growth, and a bar chart.")
    cells = [len(panel.cells) for panel in heatparse.parse(text).panels]
    assert cells == ([0, 0] if head == "Bar Chart" else [12, 12])

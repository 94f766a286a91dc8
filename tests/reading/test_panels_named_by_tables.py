"""Panels whose names stand only in a column of the table that holds them."""

import pytest

import heatparse

GRIDS = {
    "Alpine": {"Ewe": (3, 5, 8), "Ram": (4, 6, 9)},
    "Coastal": {"Ewe": (13, 15, 18), "Ram": (14, 16, 19)},
}
YEARS = ("Y1", "Y2", "Y3")
TEXT = """# Weight Gain of Two Flocks

Two heatmaps with the same layout stand side by side.

- Columns: {columns}
- Rows: {rows}
- Color bar: 0 to 20 kg

{data}
"""


def _rows(head):
    return [(head, "Sheep", *YEARS)] + [
        (flock, sheep, *values) for flock, grid in GRIDS.items() for sheep, values in grid.items()
    ]


def _joined(sign, rows):
    return "```csv\n" + "\n".join(sign.join(map(str, row)) for row in rows) + "\n```"


def _piped(rows):
    lines = [f"| {' | '.join(map(str, row))} |" for row in rows]
    return "\n".join([lines[0], "|---" * len(rows[0]) + "|", *lines[1:]])


def _panels(data, columns="Y1, Y2, Y3", rows="Ewe, Ram"):
    return heatparse.parse(TEXT.format(columns=columns, rows=rows, data=data)).panels


def _grids(panels):
    return {
        panel.title: {
            row: tuple(cell.value.value for cell in panel.cells if cell.row == row)
            for row in dict.fromkeys(cell.row for cell in panel.cells)
        }
        for panel in panels
    }


@pytest.mark.parametrize("head", ["panel", "Flock", "heatmap", "group"])
@pytest.mark.parametrize("sign", [",", ";", "\t", " | "])
def test_a_column_of_a_fence_names_the_panels(sign, head):
    assert _grids(_panels(_joined(sign, _rows(head)))) == GRIDS


def test_a_column_of_a_pipe_table_names_the_panels():
    assert _grids(_panels(_piped(_rows("Flock")))) == GRIDS


def test_the_panels_may_take_turns_in_the_second_column():
    told = _rows("Panel")
    rows = [(row[1], row[0], *row[2:]) for row in (told[0], told[1], told[3], told[2], told[4])]
    assert _grids(_panels(_joined(",", rows))) == GRIDS


def test_a_long_table_names_them_where_its_head_says_so():
    rows = [("panel", "sheep", "year", "gain")] + [
        (flock, sheep, year, value)
        for flock, grid in GRIDS.items()
        for sheep, values in grid.items()
        for year, value in zip(YEARS, values, strict=True)
    ]
    assert _grids(_panels(_joined(",", rows))) == GRIDS


def test_numbers_that_name_panels_are_accounted_for():
    rows = [
        tuple({"Alpine": "2019", "Coastal": "2023"}.get(cell, cell) for cell in row) for row in _rows("Year")
    ]
    document = heatparse.parse(TEXT.format(columns="Y1, Y2, Y3", rows="Ewe, Ram", data=_joined(",", rows)))
    assert [panel.title for panel in document.panels] == ["2019", "2023"]
    assert not document.unread


def test_labels_of_an_axis_name_no_panels():
    panels = _panels(_joined(",", _rows("Flock")), rows="Alpine, Coastal")
    assert [panel.title for panel in panels] == ["Ewe", "Ram"]
    panels = _panels(_joined(",", _rows("Flock")), rows="Alpine, Coastal, Ewe, Ram")
    assert [panel.title for panel in panels] == [None, None]


def test_a_label_with_an_and_comes_whole_from_a_fence():
    rows = [tuple("Ram & Wether" if cell == "Ram" else cell for cell in row) for row in _rows("panel")]
    for panel in _panels(_joined(",", rows), rows="Lamb, Ewe, Ram & Wether"):
        assert panel.y_axis.categories == ("Lamb", "Ewe", "Ram & Wether")
        assert {cell.row for cell in panel.cells} == {"Ewe", "Ram & Wether"}

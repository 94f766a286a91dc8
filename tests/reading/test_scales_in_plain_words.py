"""Scales told by shades, with nouns behind their ends, in one span; values in thousands and millions on them."""

import pytest

import heatparse

HEAD = "# Heatmap: Queue Length\n\n- Rows (Stop): Harbour, Airport\n- Columns (Day): Mon, Tue\n\n"
ROWS = "\n\n- Harbour: 12, 18\n- Airport: 22, 31\n"


def scale(line, rows=ROWS):
    panel = heatparse.check(f"{HEAD}{line}{rows}").document.panels[0]
    return (panel.legend.low, panel.legend.high) if panel.legend else (None, None)


@pytest.mark.parametrize(
    "line",
    [
        "The shading runs from white at 0 to dark teal at 40 people.",
        "Cells are tinted from white for 0 to teal for 40 people.",
        "- Legend: 0–40 people, light to dark.",
        "Legend: from 0 up to 40 waiting passengers.",
        "The legend spans values of 0 to 40 minutes.",
        "Colour encodes the number of people: the lightest tone stands for 0, the darkest for 40.",
        "Light cells mean 0, dark cells mean 40.",
        "The darker, the longer the queue: cream is 0, black is 40.",
        'Colormap "viridis", limits [0, 40].',
        "- Colour bar, 0–40 (white–black).",
        "**C. Color bar.** *People waiting*, 0 (light gray) to 40 (dark green).",
    ],
)
def test_ends_of_the_scale(line):
    assert scale(line) == (0, 40)


@pytest.mark.parametrize(
    "line",
    [
        "Light queues form in 3 of the cells, dark ones in 2.",
        "The lightest cell holds 12, and the darkest cells are at the Airport.",
        "Harbour is paler, with 12 and 18 people.",
    ],
)
def test_talk_of_shades_tells_no_scale(line):
    assert scale(line) == (None, None)


@pytest.mark.parametrize(
    ("line", "rows", "value"),
    [
        ("Color bar: revenue in € million, 0 (white) to 2.5 (red)",
         "\n\n- Harbour: €1.2M, €1.8M\n- Airport: €2.2M, €0.3M\n", 1.2),
        ("Color bar: sales ($K), 0 (white) to 50 (red)", "\n\n- Harbour: $12K, $18K\n- Airport: $22K, $31K\n", 12),
        ("Color bar: sales, 0 (white) to 50K (red)", "\n\n- Harbour: 12K, 18K\n- Airport: 22K, 31K\n", 12000),
        ("Color bar: sales, 0 (white) to 50,000 (red)", "\n\n- Harbour: 12K, 18K\n- Airport: 22K, 31K\n", 12000),
    ],
)  # fmt: skip
def test_values_in_letters_come_onto_the_scale(line, rows, value):
    report = heatparse.check(f"{HEAD}{line}{rows}\nThe highest value at Harbour is on Tue.\n")
    cells = {(cell.row, cell.column): cell.value.value for cell in report.document.panels[0].cells}
    assert cells["Harbour", "Mon"] == pytest.approx(value)
    assert not report.findings

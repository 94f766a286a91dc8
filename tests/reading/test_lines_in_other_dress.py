"""Rows with leaders, dashes, brackets and units; tables that are drawn or stand without a fence; announced columns."""

import pytest

import heatparse

AXES = "- Rows (Stop): Harbour, Airport, Museum\n- Columns (Day): Mon, Tue, Wed\n\n"
GRID = {"Harbour": [12, 18, 9], "Airport": [22, 31, 27], "Museum": [7, 5, 11]}
DAYS = ("Mon", "Tue", "Wed")
CELLS = {(row, day): value for row, line in GRID.items() for day, value in zip(DAYS, line, strict=True)}


def report(text):
    return heatparse.check(f"# Heatmap: Queues\n\n{text}\n")


def cells(text):
    return {(cell.row, cell.column): cell.value.value for cell in report(text).document.panels[0].cells}


@pytest.mark.parametrize(
    "shape",
    [
        "- {0}: {1} – {2} – {3}",
        "- {0} | {1} – {2} – {3}",
        "- {0}: {1}–{2}–{3}",
        "- {0}: [{1}] [{2}] [{3}]",
        "- {0} ........ {1}, {2}, {3}",
        "- {0}: {1} min, {2} min and {3} min",
        "- {0} → {1} · {2} · {3} (Mon · Tue · Wed)",
    ],
)
def test_rows_in_other_dress(shape):
    text = AXES + "\n".join(shape.format(row, *line) for row, line in GRID.items())
    assert cells(text) == CELLS
    assert not report(text).findings


@pytest.mark.parametrize("sign", [" – ", " — ", " - ", ": ", " = ", " → "])
@pytest.mark.parametrize("head", ["- **{}**", "**{}:**", "- {}:"])
def test_values_in_front_of_their_labels(head, sign):
    lines = []
    for row, line in GRID.items():
        lines += [
            head.format(row),
            *(f"- {value} min{sign}{day}" for day, value in zip(DAYS, line, strict=True)),
        ]
    assert cells(AXES + "\n".join(lines)) == CELLS


def test_the_numbers_of_a_ranking_are_no_values():
    text = AXES + "- Harbour: 12, 18, 9\n\n**Ranking**\n- 1 – Airport\n- 2 – Harbour\n- 3 – Museum"
    assert len(cells(text)) == len(DAYS)


def test_a_dash_between_two_numbers_is_a_range():
    panel = report(AXES + "- Harbour: 12 – 18, 7 – 9, 3 – 4").document.panels[0]
    assert [(cell.value.low, cell.value.high) for cell in panel.cells] == [(12, 18), (7, 9), (3, 4)]


@pytest.mark.parametrize(
    ("head", "rule", "row", "top", "bottom"),
    [
        ("│ Stop    │ Mon │ Tue │ Wed │", "├─────────┼─────┼─────┼─────┤", "│ {0:7} │ {1:3} │ {2:3} │ {3:3} │",
         "┌─────────┬─────┬─────┬─────┐", "└─────────┴─────┴─────┴─────┘"),
        ("║ Stop    ║ Mon ║ Tue ║ Wed ║", "╠═════════╬═════╬═════╬═════╣", "║ {0:7} ║ {1:3} ║ {2:3} ║ {3:3} ║",
         "╔═════════╦═════╦═════╦═════╗", "╚═════════╩═════╩═════╩═════╝"),
        ("| Stop    | Mon | Tue | Wed |", "+---------+-----+-----+-----+", "| {0:7} | {1:3} | {2:3} | {3:3} |",
         "+---------+-----+-----+-----+", "+---------+-----+-----+-----+"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("between", [False, True])
@pytest.mark.parametrize("fence", ["", "```"])
def test_drawn_tables(head, rule, row, top, bottom, between, fence):
    rows = [row.format(name, *line) for name, line in GRID.items()]
    body = f"\n{rule}\n".join(rows) if between else "\n".join(rows)
    text = "\n".join(line for line in (fence, top, head, rule, body, bottom, fence) if line)
    assert cells(text) == CELLS


@pytest.mark.parametrize(
    "text",
    [
        "          Mon  Tue  Wed\nHarbour    12   18    9\nAirport    22   31   27\nMuseum      7    5   11",
        "Stop\tMon\tTue\tWed\nHarbour\t12\t18\t9\nAirport\t22\t31\t27\nMuseum\t7\t5\t11",
    ],
)
def test_tables_without_a_fence(text):
    assert cells(text) == CELLS


@pytest.mark.parametrize(
    "line",
    [
        "Values (Mon · Tue · Wed):",
        "In each row the order is Mon, Tue, Wed.",
        "Numbers per stop, in the order Mon, Tue, Wed:",
    ],
)
def test_columns_that_only_a_line_above_the_rows_tells(line):
    text = line + "\n\n" + "\n".join(f"- {row}: {a}, {b}, {c}" for row, (a, b, c) in GRID.items())
    assert cells(text) == CELLS
    assert not report(text).findings


@pytest.mark.parametrize("fence", ["", "```"])
def test_a_drawn_table_without_outer_lines(fence):
    rows = [f"{row:8} │ {a:3} │ {b:3} │ {c:3}" for row, (a, b, c) in GRID.items()]
    lines = [fence, "         │ Mon │ Tue │ Wed", "─────────┼─────┼─────┼────", *rows, fence]
    assert cells("\n".join(line for line in lines if line)) == CELLS


def test_wide_spaces_between_sentences_make_no_table():
    text = (
        AXES
        + "It is full.  It is late.  We wait 9\nIt is calm.  It is early.  We go 8\nIt is hot.  It is so.  We sit 7"
    )
    assert not cells(text)

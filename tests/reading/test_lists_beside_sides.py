"""Lists of labels that sentences give beside an axis, or beside the side or direction in which they stand."""

import pytest

import heatparse

LEFT, TOP = ["Harbour", "Airport", "Museum"], ["Mon", "Tue", "Wed"]
ROWS = "\n- Harbour: 12, 18, 9\n- Airport: 22, 31, 27\n- Museum: 7, 5, 11\n"


def axes(sentence, rows=ROWS):
    panel = heatparse.check(f"# Heatmap: Queue Length\n\n{sentence}\n{rows}").document.panels[0]
    return panel


@pytest.mark.parametrize(
    "sentence",
    [
        "The stop is plotted from top to bottom (Harbour, Airport, Museum) and the day from left to right "
        "(Mon, Tue, Wed).",
        "Alt text: Heatmap of queues, with the stop on the vertical axis (Harbour, Airport, Museum) and the day on the "
        "horizontal axis (Mon, Tue, Wed); the shading runs from white at 0 to red at 40.",
        'Along the bottom, the x-axis ("Day") is marked Mon, Tue, Wed. Along the side, the y-axis ("Stop") is marked '
        "Harbour, Airport, Museum.",
        "Rows correspond to three stops — Harbour, Airport, Museum — and columns to three days — Mon, Tue, Wed.",
        "The stops Harbour, Airport and Museum are listed down the left side; Mon, Tue and Wed run across the top.",
        "The horizontal axis is called Day and reads Mon, Tue, Wed. The vertical one is called Stop and reads Harbour, "
        "Airport, Museum.",
        "Down the side: Harbour, Airport, Museum. Across the top: Mon, Tue, Wed.",
        "Horizontally: Mon, Tue, Wed. Vertically: Harbour, Airport, Museum.",
        "Reading down, the stops are Harbour, Airport and Museum; reading across, the days are Mon, Tue and Wed.",
        "The left margin names the stops: Harbour, Airport, Museum. The bottom margin names the days: Mon, Tue, Wed.",
        "Columns, from left to right, stand for Mon, Tue and Wed. Rows, from top to bottom, stand for Harbour, Airport "
        "and Museum.",
        "Stops — Harbour, Airport, Museum — run down the vertical axis; days — Mon, Tue, Wed — run along the x-axis.",
        "Y: stop [Harbour, Airport, Museum]; X: day [Mon, Tue, Wed]",
        "- y → Stop ∈ {Harbour, Airport, Museum}\n- x → Day ∈ {Mon, Tue, Wed}",
    ],
)
def test_lists_are_those_of_the_sides_they_stand_beside(sentence):
    panel = axes(sentence)
    assert list(panel.y_axis.categories) == LEFT
    assert list(panel.x_axis.categories) == TOP
    assert len(panel.cells) == 9


@pytest.mark.parametrize(
    ("sentence", "names"),
    [
        ("With the stop on the y-axis (Harbour, Airport, Museum) and the day on the x-axis (Mon, Tue, Wed)",
         ("stop", "day")),
        ("The horizontal axis is called Day and reads Mon, Tue, Wed. The vertical axis is called Stop and reads "
         "Harbour, Airport, Museum.", ("Stop", "Day")),
        ('Along the bottom, the x-axis ("Day") is marked Mon, Tue, Wed. Along the side, the y-axis ("Stop") is marked '
         "Harbour, Airport, Museum.", ("Stop", "Day")),
    ],
)  # fmt: skip
def test_what_stands_beside_a_side_may_name_it(sentence, names):
    panel = axes(sentence)
    assert (panel.y_axis.label, panel.x_axis.label) == names


@pytest.mark.parametrize(
    "sentence",
    [
        "Values rise from left to right (Mon, Tue, Wed), and from top to bottom nothing changes.",
        "The two rows (Harbour, Airport) stand out, the first columns (Mon, Tue) do not.",
        "On the left, the queues are long; at the top, they are short, thin and rare.",
    ],
)
def test_talk_of_places_lists_nothing(sentence):
    panel = axes(sentence, rows="\nNothing else is told.\n")
    assert not (panel.x_axis.categories and panel.y_axis.categories)


@pytest.mark.parametrize(
    "remark",
    ["listed from top to bottom", "given in that order", "oldest first", "laid out from north to south",
     "all spelled out", "noted from left to right", "going downwards"],
)  # fmt: skip
def test_a_remark_on_a_list_is_no_label(remark):
    panel = axes(f"- Vertical axis: Harbour, Airport, Museum, {remark}.\n- Horizontal axis: Mon, Tue, Wed.\n")
    assert list(panel.y_axis.categories) == LEFT


@pytest.mark.parametrize(
    "lines",
    [
        "**Rows (Stop).** Harbour, Airport, Museum.\n\n**Columns (Day).** Mon, Tue, Wed.",
        "**Axes.**\n- Horizontal, *Day*: Mon, Tue, Wed\n- Vertical, *Stop*: Harbour, Airport, Museum",
        "**Axes.** Horizontal: Day (Mon, Tue, Wed). Vertical: Stop (Harbour, Airport, Museum).",
        "**Axes:** Day across (Mon, Tue, Wed), Stop down (Harbour, Airport, Museum).",
        "- *Horizontal* – Day: Mon, Tue, Wed\n- *Vertical* – Stop: Harbour, Airport, Museum",
        "- Across: Day (Mon, Tue, Wed)\n- Down: Stop (Harbour, Airport, Museum)",
        "- Columns (Day) → Mon · Tue · Wed\n- Rows (Stop) → Harbour · Airport · Museum",
        "The rows (**Stop**) are Harbour, Airport and Museum; the columns (*Day*) are Mon, Tue and Wed.",
        "Rows: **Stop** – Harbour, Airport, Museum\n\nColumns: **Day** – Mon, Tue, Wed",
        "* **Y:** Stop → Harbour, Airport, Museum\n* **X:** Day → Mon, Tue, Wed",
        "> Rows = Stop {Harbour, Airport, Museum}; Columns = Day {Mon, Tue, Wed}",
        "Axis y gives the Stop (Harbour, Airport, Museum), axis x the Day (Mon, Tue, Wed).",
        "What runs down: Stop (Harbour, Airport, Museum). What runs across: Day (Mon, Tue, Wed).",
    ],
)
def test_keys_and_names_of_sides(lines):
    panel = axes(lines)
    assert list(panel.y_axis.categories) == LEFT
    assert list(panel.x_axis.categories) == TOP
    assert (panel.y_axis.label, panel.x_axis.label) == ("Stop", "Day")


def test_sides_may_be_named_in_front_and_behind():
    panel = axes("Stops are the rows: Harbour, Airport, Museum. The columns are days: Mon, Tue, Wed.")
    assert (panel.y_axis.label, panel.x_axis.label) == ("Stops", "days")


@pytest.mark.parametrize(
    "sentence",
    [
        "Rows, from top to bottom, are {rows}; columns, from left to right, are {columns}.",
        "Down the side: {rows}. Across the top: {columns}.",
        "Items are the rows: {rows}. The columns are years: {columns}.",
        "The rows (**Item**) are {rows}; the columns (**Year**) are {columns}.",
    ],
)
@pytest.mark.parametrize(
    ("rows", "columns"),
    [(["wheat", "barley", "sugar beet"], ["2019", "2020", "2021"]), (["0.1", "0.2", "0.5"], ["Low", "Medium", "High"]),
     (["bus", "tram", "on foot"], ["0–10 km", "10–20 km", "20–30 km"]),
     (["18–29", "30–44", "45 and over"], ["T1", "T2", "T3"])],
)  # fmt: skip
def test_labels_with_numbers_are_no_values(sentence, rows, columns):
    data = "".join(f"- {row}: {at}.5, 7.5, 9.5\n" for at, row in enumerate(rows))
    panel = axes(sentence.format(rows=", ".join(rows), columns=", ".join(columns)), "\n" + data)
    assert list(panel.y_axis.categories) == rows
    assert list(panel.x_axis.categories) == columns
    assert [cell.value.value for cell in panel.cells] == [0.5, 7.5, 9.5, 1.5, 7.5, 9.5, 2.5, 7.5, 9.5]


@pytest.mark.parametrize("front", ["under the label", "with the heading", "below the title"])
@pytest.mark.parametrize(
    "listed", ["there are the times Morning, Noon and Night", "are Morning, Noon and Night"]
)
def test_names_that_are_set_off_between_a_side_and_its_list(front, listed):
    text = f'# Heatmap: T\n\nAlong the bottom, {front} "Time of day", {listed}.\n'
    side = heatparse.parse(text).panels[0].x_axis
    assert (side.label, list(side.categories)) == ("Time of day", ["Morning", "Noon", "Night"])

"""Further ways to write a matrix: named coordinates, places behind values, sentences of rows."""

from __future__ import annotations

import pytest
from notations import Writer, nested, pairs, row_sentences, rows
from test_notations import LABELS, assert_read, grid, listed, text

import heatparse

FORMS: dict[str, Writer] = {
    "axes by letter": pairs("- [x: {c}, y: {r}]: {v}"),
    "axes by letter, colour first": pairs("- `[x: {c}, y: {r}]` = Green (score = {v})"),
    "axes by letter, round brackets": pairs("- (y: {r}, x: {c}) = {v}"),
    "named tuple, dash": pairs("- (Start: {r}, Goal: {c}) – {v}"),
    "double index": pairs("- cell[{r}][{c}] = {v}"),
    "fields with semicolons": pairs("- Start: {r}; Goal: {c}; Score: {v}"),
    "value, at a place": pairs("- {v} at {r}, {c}"),
    "value, for two labels": pairs("- {v} for {r} and {c}"),
    "nested, for and a comma": nested("* **Row for {h}:**", "* For {k}, {v}"),
    "counted in one word": lambda g: [
        f"- R{i}C{j}: {v}" for i, row in enumerate(g[2], 1) for j, v in enumerate(row, 1)
    ],
    "located at": pairs("- Located at Start={r}, Goal={c} (value {v})"),
    "strong correlation": pairs("- `{r}` and `{c}` show a strong positive correlation (approximately {v})."),
    "value, dash, pair": pairs("- {v} — {r} / {c}"),
    "value at a tuple, with a lead": pairs("- Value at ({r}, {c}): {v}"),
    "both axes in a clause": pairs("- When start is {r} and goal is {c}, the score is {v}."),
    "labels with commas": rows("- **{r}:** {items}.", "{c}, {v}", "; "),
    "row in one bracket": rows("- {r} ({items})", "{c}: {v}"),
    "value equals pair": pairs("- {v} = {r} × {c}"),
    "row lists": row_sentences("- The row of {r} lists {items} from left to right.", "{v}"),
}


# What the labels leave open: numbers on both sides of a slash are values as well.
OPEN = {
    (form, labels)
    for form in ("value, dash, pair", "value equals pair")
    for labels in ("numbers", "rates", "years")
}


@pytest.mark.parametrize("labels", LABELS)
@pytest.mark.parametrize("form", FORMS)
def test_a_form_gives_the_matrix_back(form: str, labels: str) -> None:
    if (form, labels) in OPEN:
        pytest.skip("the text leaves the reading open")
    written = grid(*LABELS[labels])
    assert_read(text(listed(*LABELS[labels]), FORMS[form](written)), written)


def test_a_pair_without_orientation_repeats_the_cell_on_the_other_side() -> None:
    lines = ["| | Ant | Bee |", "|---|---|---|", "| Ant | 1.0 | |", "| Bee | 0.4 | 1.0 |"]
    written = "\n".join(
        ["## Heatmap: Links", *lines, "### Key Observations", "* **Best:** Ant and Bee (r = 0.4)."]
    )
    (panel,) = heatparse.parse(written).panels
    assert {(cell.row, cell.column) for cell in panel.cells} == {
        ("Ant", "Ant"),
        ("Bee", "Ant"),
        ("Bee", "Bee"),
    }


def test_an_open_end_of_a_label_belongs_to_it_at_the_end_of_a_sentence() -> None:
    written = text(["* **X-axis (Age):** 18-24, 25-64, 65+.", "* **Y-axis (Source):** TV, Print"], [])
    assert heatparse.parse(written).panels[0].x_axis.categories == ("18-24", "25-64", "65+")


def test_a_line_of_the_discussion_below_a_panel_that_it_names_is_no_data() -> None:
    table = ["| | Ant | Bee |", "|---|---|---|", "| Rome | 1 | 2 |", "| Oslo | 3 | 4 |"]
    lines = [
        "## Heatmaps: Base and Tuned", "### Detailed Analysis", "#### Left panel: Base", *table,
        "#### Right panel: Tuned", *table, "### Key Observations", "* All cells are low.",
        "* **Tuned:** the mean is 2.5.", "* Base, Rome: Ant scores 7.",
    ]  # fmt: skip
    base, tuned = heatparse.parse("\n".join(lines)).panels
    assert len(base.cells) == len(tuned.cells) == 4


def test_numbers_of_heads_are_accounted_for() -> None:
    lines = ["**Row 1: Ant**", "* Rome: 0.1", "* Oslo: 0.2", "**Row 2: Bee**", "* Rome: 0.3", "* Oslo: 0.4"]
    read = heatparse.parse(text(["* **X-axis:** Rome, Oslo", "* **Y-axis:** Ant, Bee"], lines))
    assert len(read.panels[0].cells) == 4
    assert not read.unread


def test_the_name_of_what_the_cells_hold_is_no_talk_about_them() -> None:
    axes = [
        "* **X-axis:** Rome, Oslo, Bern",
        "* **Y-axis:** Ant, Bee",
        '* **Colorbar:** Labeled "Share", from 0 to 1',
    ]
    lines = [f"In {row}, the share is 0.1 for Rome, 0.2 for Oslo and 0.3 for Bern." for row in ("Ant", "Bee")]
    assert len(heatparse.parse(text(axes, [" ".join(lines)])).panels[0].cells) == 6


def test_an_open_end_names_all_labels_from_there_on() -> None:
    axes = ["* **X-axis:** Dose (mg): 5, 10, 20, 40", "* **Y-axis:** Ant, Bee"]
    lines = ["* **Ant:**", "* Dose 5: about 0.1", "* Dose 10 and above: about 0.6"]
    (panel,) = heatparse.parse(text(axes, lines)).panels
    assert [(cell.row, cell.column) for cell in panel.cells] == [("Ant", "5")]
    assert [(region.rows, region.columns) for region in panel.regions] == [(("Ant",), ("10", "20", "40"))]


def test_a_colour_in_front_of_the_value_is_no_talk() -> None:
    axes = ["* **X-axis (Trained On):** A1, B2", "* **Y-axis (Model):** A1, B2"]
    lines = ["* **Cell (A1 Model, Trained On B2):** Color is a dark purple. Estimated value: **~0.65**."]
    (panel,) = heatparse.parse(text(axes, lines)).panels
    assert [(cell.row, cell.column, cell.value.value) for cell in panel.cells] == [("A1", "B2", 0.65)]


def test_ranges_of_single_cells_tell_the_labels_of_an_axis() -> None:
    axes = ["* **X-axis:** Context Length", "* **Y-axis (Depth (percent)):** 0, 50, 100"]
    lines = [
        line
        for length in (4000, 8000)
        for line in (f"* **Context Length {length}:**", *(f"* Depth {n}%: 10-20 (red)" for n in (0, 50, 100)))
    ]
    (panel,) = heatparse.parse(text(axes, lines)).panels
    assert panel.x_axis.categories == ("4000", "8000")
    assert len(panel.cells) == 6


@pytest.mark.parametrize("form", ["City {r}, Animal {c}: {v}", "City={r}, Animal={c} → {v}"])
def test_words_in_front_of_labels_name_axes_without_name(form: str) -> None:
    written = grid(["Rome", "Oslo", "Bern"], ["Ant", "Bee", "Cat"])
    axes = ["The map has 3 rows (Rome, Oslo, Bern) and 3 columns (Ant, Bee, Cat)."]
    assert_read(text(axes, pairs(f"- {form}")(written)), written)


def test_the_title_names_what_the_cells_hold() -> None:
    lines = [f"In {row}, the share is 0.1 for Rome, 0.2 for Oslo and 0.3 for Bern." for row in ("Ant", "Bee")]
    head = ["## Heatmap: Share of Trips", "* **X-axis:** Rome, Oslo, Bern", "* **Y-axis:** Ant, Bee"]
    (panel,) = heatparse.parse("\n".join([*head, "### Data", *lines])).panels
    assert len(panel.cells) == 6


def test_a_line_of_another_label_ends_the_group_before_it() -> None:
    axes = ["* **X-axis (Layer):** 0 to 7", "* **Y-axis (Token):** first, middle"]
    lines = [
        "* **first:** It is high in the early layers, then it drops.",
        "* **middle:** Layers 0–3: dark blue (0.8–0.9). Layers 4–7: white (0.0–0.1).",
    ]
    (panel,) = heatparse.parse(text(axes, lines)).panels
    assert [(region.rows, region.columns) for region in panel.regions] == [
        (("middle",), ("0", "1", "2", "3")),
        (("middle",), ("4", "5", "6", "7")),
    ]


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ("0.1, 0.2, N/A", [(6, "row-length-mismatch")]),
        ("N/A, 0.1, 0.2", [(6, "row-length-mismatch")]),
        ("N/A, 0.2, N/A", [(6, "row-length-mismatch")]),
        ("0.1, -, N/A", [(6, "row-length-mismatch")]),
        ("0.1, 0.2, 0.3, N/A", []),
        ("N/A, N/A, N/A", [(6, "row-length-mismatch")]),
    ],
)
def test_a_row_that_is_too_short_may_begin_or_end_with_a_missing_value(
    values: str, expected: list[tuple[int, str]]
) -> None:
    text = (
        "## Heatmap: Made up\n### Axes\n* **X-axis:** Rye, Oat, Pea, Bean\n* **Y-axis:** Ant, Bee\n"
        f"### Data\n- **Ant:** {values}\n- **Bee:** 0.1, 0.2, 0.3, 0.4\n"
    )
    found = [(finding.span.line, finding.rule) for finding in heatparse.check(text).findings]
    assert found == expected


@pytest.mark.parametrize(
    "head", ["**Off-diagonal:**", "- **Off-Diagonal**:", "#### Off-Diagonal", "Off-diagonal values:"]
)
@pytest.mark.parametrize("size", [3, 5])
def test_rows_without_the_cell_of_the_diagonal(head: str, size: int) -> None:
    names = [f"T{n}" for n in range(1, size + 1)]
    rows = [[10 * at + col for col in range(size) if col != at] for at in range(size)]
    listed = "\n".join(f"- {name}: {', '.join(map(str, row))}" for name, row in zip(names, rows, strict=True))
    text = f"""## Heatmap: Overlap
### Components/Axes
- **Rows**: {", ".join(names)}
- **Columns**: {", ".join(names)}
### Data
- **Diagonal**: all cells contain 99.
{head}
{listed}
"""
    document = heatparse.parse(text)
    cells = {(cell.row, cell.column): cell.value.value for cell in document.panels[0].cells}
    want = {
        (f"T{at + 1}", f"T{col + 1}"): 10 * at + col for at in range(size) for col in range(size) if at != col
    }
    assert cells == want
    assert not heatparse.check(text).findings


@pytest.mark.parametrize(
    "own", ["{v} on the diagonal", "{v} (diagonal)", "{v} on itself", "{v} with itself", "{v} for itself"]
)
@pytest.mark.parametrize("other", ['{v} at "{k}"', "{v} with {k}", "{v} ({k})"])
def test_cells_of_a_label_with_itself(own: str, other: str) -> None:
    names = ["Walk", "Run", "Rest"]
    value = {
        (r, c): round(0.9 - 0.1 * (3 * i + j), 1) for i, r in enumerate(names) for j, c in enumerate(names)
    }
    lines = []
    for r in names:
        told = [own.format(v=value[r, r]), *(other.format(v=value[r, c], k=c) for c in names if c != r)]
        lines.append(f"- {r}: {', '.join(told)}")
    axes = "- **Rows (True):** Walk, Run, Rest\n- **Columns (Predicted):** Walk, Run, Rest\n"
    (panel,) = heatparse.parse(f"## Heatmap: Moves\n{axes}### Data\n" + "\n".join(lines) + "\n").panels
    assert {(cell.row, cell.column): cell.value.value for cell in panel.cells} == value


def test_numbers_with_a_decimal_are_no_whole_labels() -> None:
    rows = "\n".join(f"* **{name}:** 0.0, 0.{at}, 0.3" for at, name in enumerate(("Ant", "Bee", "Cat")))
    (panel,) = heatparse.parse(
        f"## Heatmap: Moves\n* **Rows:** Ant, Bee, Cat\n* **Columns (Time):** 0, 5, 15\n### Data\n{rows}\n"
        "### Notes\n* From 5 to 15 all rise.\n"
    ).panels
    assert len(panel.cells) == 9


@pytest.mark.parametrize("told", ["8 of 30", "3 out of 18", "8 of 30 cells"])
def test_so_many_of_all_are_no_value(told: str) -> None:
    text = "## Heatmap: Delay\n* **Rows:** eu, us\n* **Columns:** 100, 200, 400\n* **Color bar:** 10 to 250\n### Data\n"
    table = "| | 100 | 200 | 400 |\n|---|---|---|---|\n| eu | 14 | 15 | 19 |\n| us | 41 | 143 | 150 |\n"
    (panel,) = heatparse.parse(f"{text}{table}### Points\n* **Cells above 100 ms:** {told}\n").panels
    assert len(panel.cells) == 6
    assert not panel.regions


@pytest.mark.parametrize("told", ["eu 8 of 30, us 9 of 30", "At 100, eu holds 8 of 30 and us 9 out of 30."])
def test_all_of_which_so_many_are_is_no_value(told: str) -> None:
    text = "## Heatmap: Delay\n* **Rows:** eu, us\n* **Columns:** 100, 200\n* **Color bar:** 10 to 250\n### Data\n"
    (panel,) = heatparse.parse(f"{text}* {told}\n").panels
    assert not panel.cells
    assert not panel.regions


def test_a_year_ends_no_percentage() -> None:
    text = "## Heatmap: Rail\n* **Rows:** Austria, Italy\n* **Columns:** 2012, 2018\n* **Scale:** 0% to 90%\n### Data\n"
    document = heatparse.parse(f"{text}* **Austria:** ~20% in 2012, ~30% until 2018\n* **Italy:** 10%, 20%\n")
    assert all(cell.value.high is None for cell in document.panels[0].cells)
    assert not heatparse.check(document).findings

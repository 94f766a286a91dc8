"""Sentences of the data part that name one row, one column and one number."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """## Heatmap: Routing

### Components/Axes
* **X-axis:** "{across}", with labels {columns}
* **Y-axis:** "{down}", with labels {rows}
* **Color bar:** weight, from 0.0 (dark purple) to 0.24 (yellow)

### Detailed Analysis
* Approximate Values: {sentence}
* The other weights stay low.
"""

GIVING = (
    "The band reaches its maximum at {x} in {y} (approximately 0.18, light green).",
    "{x} in {y} is the strongest cell with about 0.18 (dark purple).",
    "At {y}, {x} stands out with 0.18.",
    "The peak of 0.18 is at {y}, {x}.",
    "The maximum (0.18) occurs in {y} for {x}.",
    "{y} / {x} has the highest weight, 0.18.",
    "The brightest cell is {y}, {x}, with a value of 0.18.",
    "The pattern starts at 0.06 in {other} and reaches its maximum at {x} in {y} (0.18).",
    "{x} peaks in {y} at 0.18.",
    "A strong spot of 0.18 is visible at {y}, {x}.",
    "The strongest weight in {y} belongs to {x} (0.18).",
)

# sentences whose number is something else than the value of the cell
OTHERWISE = (
    "{x} loses 0.18 in {y}.",
    "{x} in {y} lies 0.18 above the mean.",
    "After {y}, {x} settles at 0.18.",
    "{x} needs 0.18 to win in {y}.",
    "{x} crosses 0.18 in {y}.",
    "The line of 0.18 passes {x} in {y}.",
    "Around {x} in {y}, weights are near 0.18.",
    "Unlike {y}, {x} peaks at 0.18.",
    "{x} ends at 0.18 after a slow start in {y}.",
    "On average, {x} holds 0.18 in {y}.",
)


def cells_of(sentence: str, numbered: bool) -> list[tuple[str | None, str | None, float | None]]:
    columns = ("0", "1", "2", "3") if numbered else ("Rome", "Oslo", "Bern", "Kyiv")
    rows = ("0", "1", "2", "3") if numbered else ("Ant", "Bee", "Cow", "Dog")
    x, y, other = (
        (f"Expert {columns[2]}", f"Layer {rows[1]}", f"Layer {rows[0]}")
        if numbered
        else (columns[2], rows[1], rows[0])
    )
    text = TEXT.format(
        across="Expert" if numbered else "City",
        down="Layer" if numbered else "Animal",
        columns=", ".join(columns),
        rows=", ".join(rows),
        sentence=sentence.format(x=x, y=y, other=other),
    )
    (panel,) = heatparse.parse(text).panels
    return [(cell.row, cell.column, cell.value.value) for cell in panel.cells]


@pytest.mark.parametrize("numbered", [True, False])
@pytest.mark.parametrize("sentence", GIVING)
def test_one_row_one_column_and_one_number_are_a_cell(sentence: str, numbered: bool) -> None:
    expected = ("1", "2", 0.18) if numbered else ("Bee", "Bern", 0.18)
    assert cells_of(sentence, numbered) == [expected]


@pytest.mark.parametrize("sentence", OTHERWISE)
def test_a_number_that_is_more_than_a_value_is_no_cell(sentence: str) -> None:
    assert cells_of(sentence, numbered=True) == []


def test_the_color_behind_the_value_is_that_of_the_cell() -> None:
    text = TEXT.format(
        across="City", down="Animal", columns="Rome, Oslo", rows="Ant, Bee",
        sentence="The peak is at Bee for Oslo (0.18, light green).",
    )  # fmt: skip
    (panel,) = heatparse.parse(text).panels
    assert [cell.color for cell in panel.cells] == ["light green"]


def test_a_numbered_bold_head_with_its_position_opens_a_row() -> None:
    text = """## Heatmap: Coverage
* **X-axis:** Year: 2014, 2016, 2018
* **Y-axis:** Region: Ant, Bee
* **Color bar:** from 50 (pale cream) to 100 (dark teal)

### Detailed Analysis
**1. Ant (Row 1):**
* **Data Points:** Starts at 95.5% in 2014, stays at 95.0% in 2016, drops to 88.5% in 2018.

**2. Bee (Row 2):**
* **Data Points:** 78.0% in 2014, 82.5% in 2016, 58.5% in 2018 (pale cream).
"""
    (panel,) = heatparse.parse(text).panels
    assert [(c.row, c.column, c.value.value) for c in panel.cells] == [
        ("Ant", "2014", 95.5),
        ("Ant", "2016", 95.0),
        ("Ant", "2018", 88.5),
        ("Bee", "2014", 78.0),
        ("Bee", "2016", 82.5),
        ("Bee", "2018", 58.5),
    ]


@pytest.mark.parametrize(
    "remark",
    [
        "leftmost panel only",
        "only on the left panel",
        "shared by all",
        "repeated under every panel",
        "shown once",
    ],
)
def test_a_bracket_about_the_panels_is_no_name_of_an_axis(remark: str) -> None:
    text = f"""## Heatmap: Latency
* **X-axis (each panel):** Hour: 00h, 04h
* **Y-axis ({remark}):** Service: auth, cart
* auth: 1, 2
* cart: 3, 4
"""
    (panel,) = heatparse.parse(text).panels
    assert panel.y_axis.label == "Service"


def test_numbers_set_as_formulas_are_labels_without_their_dollars() -> None:
    text = """## Heatmap: Collisions
* **X-axis:** Density. Tick labels: $0.05$, $0.10$
* **Y-axis:** Speed. Tick labels: $0.5$, $1.0$

| | 0.05 | 0.10 |
|---|---|---|
| 0.5 | 1.2 | 2.3 |
| 1.0 | 3.4 | 4.5 |
"""
    (panel,) = heatparse.parse(text).panels
    assert panel.x_axis.categories == ("0.05", "0.10")
    assert [(c.row, c.column) for c in panel.cells] == [
        ("0.5", "0.05"),
        ("0.5", "0.10"),
        ("1.0", "0.05"),
        ("1.0", "0.10"),
    ]


def test_values_with_their_coordinates_behind_them_are_no_keys_of_the_next() -> None:
    text = """## Heatmap: Grid
| Row \\\\ Column | 1 | 2 |
|---|---|---|
| **1** | 6 | 14 |
| **2** | 2 | 11 |

- **Purple**: {} (Row 1, Col 1), {} (Row 2, Col 2).
"""
    report = heatparse.check(text.format(6, 11))
    assert not report.findings
    cells = [(cell.row, cell.column, cell.value.value) for cell in report.document.panels[0].cells]
    assert cells[4:] == [("1", "1", 6), ("2", "2", 11)]
    other = heatparse.check(text.format(6, 12)).findings
    assert [(finding.rule, finding.message) for finding in other] == [
        ("duplicate-cell", "The cell (2, 2) is 12 here, but 11 in line 5.")
    ]

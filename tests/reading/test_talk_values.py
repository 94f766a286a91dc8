"""Cells that talk gives: values in brackets behind what is said of a label, and with coordinates in brackets."""

import pytest

import heatparse

FRAME = """## Heatmap: Yield
### Axes
* **Rows (Soil):** Loam, Clay, Sand
* **Columns (Crop):** Rye, Oat, Pea
* **Color Scale:** 0 to 1
### Detailed Analysis
"""
YEARS = FRAME.replace("Rows (Soil):** Loam, Clay, Sand", "Rows (Year):** 2019, 2020, 2021")
NUMBERS = """## Heatmap: Weight
### Axes
* **X-axis:** Head, with markers 0, 1, 2, 3, 4
* **Y-axis:** Layer, with markers 0, 1, 2, 3, 4
* **Color Scale:** 0.0 to 0.5
### Detailed Analysis
"""

Cells = dict[tuple[str | None, str | None], float | None]


def cells(text: str) -> Cells:
    (panel,) = heatparse.parse(text).panels
    return {(cell.row, cell.column): cell.value.value for cell in panel.cells}


@pytest.mark.parametrize(
    "line",
    [
        "* **Loam:** Rye shows the highest yield (0.9), and Pea a rather low one (0.2).",
        "* **Loam:** Best of all with Rye (0.9), while Pea stays close to zero (0.2).",
        "* **Loam (a heavy soil):** Rye is dark green (0.9). Pea remains pale (0.2).",
        "* **Loam:** Mostly high, except for Pea (0.2); Rye stands out (0.9).",
        "* **Loam**\n  * Rye stands out (0.9).\n  * The palest one is Pea (0.2).",
        "* **Loam**\n  * Falls gradually from 0.9 (Rye) to 0.2 (Pea).",
        "* **Loam**\n  * Starts at 0.9 in Rye, then falls back to 0.2 by Pea.",
    ],
)
def test_a_value_in_brackets_closes_what_is_said_of_a_label(line: str) -> None:
    assert cells(FRAME + line) == {("Loam", "Rye"): 0.9, ("Loam", "Pea"): 0.2}


@pytest.mark.parametrize(
    "line",
    [
        "* **Loam:** Rye exceeds Pea (0.2).",
        "* **Loam:** The gap to Rye is wide (0.4).",
        "* **Loam:** Rye is higher than on the other soils (0.4).",
        "* **Loam:** On average, Rye does well (0.4).",
        "* **Loam:** Rye and Pea are alike (0.4).",
        "* **Loam**\n  * Falls by 0.4 in Rye.",
    ],
)
def test_other_numbers_in_brackets_give_no_cell(line: str) -> None:
    assert cells(FRAME + line) == {}


@pytest.mark.parametrize(
    "line",
    [
        "* **Rye**\n  * Its peak falls in 2021 (~0.5).\n  * Lowest during 2019 (~0.1).",
        "* **Rye**\n  * Rises from ~0.1 (2019) to **0.5 (2021)**.",
        "* **Rye**\n  * Starts at 0.1 in 2019, then climbs to 0.5 by 2021.",
    ],
)
def test_years_in_talk_are_labels(line: str) -> None:
    assert cells(YEARS + line) == {("2021", "Rye"): 0.5, ("2019", "Rye"): 0.1}


def test_what_talk_gives_yields_to_the_data_below_it() -> None:
    table = "\n| Soil | Rye | Oat | Pea |\n|---|---|---|---|\n| Loam | 0.91 | 0.5 | 0.23 |\n"
    text = FRAME + "* **Loam:** Rye stands out (0.9), Pea stays pale (0.2).\n" + table
    assert cells(text) == {("Loam", "Rye"): 0.91, ("Loam", "Oat"): 0.5, ("Loam", "Pea"): 0.23}
    assert not [f for f in heatparse.check(text).findings if f.rule == "duplicate-cell"]


@pytest.mark.parametrize(
    "line",
    [
        "* **Notable:** A yellow cell (approx. 0.4) at (Layer 3, Head 2) and a green one (0.2) at (Layer 4, Head 1).",
        "* The brightest cell (0.4) appears at (Layer 3, Head 2). It is followed by (Layer 4, Head 1) with 0.2.",
        "* Two bright cells, (Layer 3, Head 2) with approx. 0.4 and (Layer 4, Head 1) with approx. 0.2.",
        "* A bright cell (0.4) stands at (Layer 3, Head 2), another one (0.2) right below it at (Layer 4, Head 1).",
        "* The cell at `(Head=2, Layer=3)` is yellow, which gives `0.4`; the one at `(Head=1, Layer=4)` gives `0.2`.",
    ],
)
def test_coordinates_in_brackets_place_the_values_of_a_sentence(line: str) -> None:
    assert cells(NUMBERS + line) == {("3", "2"): 0.4, ("4", "1"): 0.2}


def test_values_above_a_limit_are_no_cells() -> None:
    assert cells(NUMBERS + "* Values above 0.4 cluster at (Layer 3, Head 2).") == {}


@pytest.mark.parametrize("listed", ["2, 3, and 4", "2, 3 and 4", "2, 3, 4"])
def test_numbers_behind_the_plural_of_an_axis_are_labels(listed: str) -> None:
    (panel,) = heatparse.parse(
        NUMBERS + f"* **Layer 1:** The weight is approximately 0.3 for heads {listed}.\n"
    ).panels
    assert not panel.cells
    (region,) = panel.regions
    assert (region.rows, region.columns, region.value.value) == (("1",), ("2", "3", "4"), 0.3)


def test_labels_that_are_no_neighbours_make_no_span() -> None:
    (panel,) = heatparse.parse(NUMBERS + "* **Layer 1:** The weight is 0.3 for heads 0, 2 and 4.\n").panels
    assert not panel.cells


def test_sentences_of_one_paragraph_tell_rows_whose_labels_both_axes_have() -> None:
    text = (
        "The heatmap compares forecasts with observations. "
        'The horizontal axis is labeled "Forecast" and includes the classes dry, wet, and snow. '
        'The vertical axis is labeled "Observed" and includes the classes dry, wet, and snow. '
        "A color bar runs from 0, white, to 90, black.\n\n"
        "In the first row for observed dry, the values are 71 under forecast dry, 8 under forecast wet, "
        "and 0 under forecast snow. In the second row for observed wet, the values are 9 under forecast dry, "
        "62 under forecast wet, and 3 under forecast snow.\n"
    )
    values = cells(text)
    assert [values["dry", label] for label in ("dry", "wet", "snow")] == [71, 8, 0]
    assert [values["wet", label] for label in ("dry", "wet", "snow")] == [9, 62, 3]


@pytest.mark.parametrize(
    "line", ["Radar sensor on snow surface: 0.4", "* Snow surface with Radar sensor: 0.4"]
)
def test_the_noun_of_an_axis_stands_behind_its_label(line: str) -> None:
    frame = """## Heatmap: Trust
### Axes
* **Rows (Surface Category A):** Snow, Sand, Grass
* **Columns (Sensor Category B):** Radar, Lidar
### Data
"""
    assert cells(frame + line) == {("Snow", "Radar"): 0.4}


SIZES = """## Heatmap: Loss
### Axes
* **Rows (Rate):** 1e-4, 1e-3, 1e-2
* **Columns (Batch):** 8, 16, 32
* **Color Scale:** 2 to 60
### Detailed Analysis
| Rate | 8 | 16 | 32 |
|---|---|---|---|
| 1e-4 | 31.0 | 41.5 | 52.0 |
| 1e-3 | 12.5 | 14.0 | 15.5 |
| 1e-2 | 9.5 | 9.0 | 8.5 |
"""


@pytest.mark.parametrize(
    "line",
    [
        "* **Batch 32:** The loss sinks from 52.0 at 1e-4 to 8.5 at 1e-2.",
        "* **Batch 8:** The loss comes down from 31.0 (1e-4) to 9.5 (1e-2).",
        "* **Batch 16:** All rates from 1e-4 to 1e-2 stay at 40 or so.",
    ],
)
@pytest.mark.parametrize("head", ["### Key Observations", "### Course", "### Trend Check"])
def test_a_journey_through_a_full_grid_gives_no_cells_and_no_regions(head: str, line: str) -> None:
    (panel,) = heatparse.parse(f"{SIZES}{head}\n{line}").panels
    assert len(panel.cells) == 9
    assert not panel.regions


TWO = """## Heatmaps: Yield
Two heatmaps, "Dry" (left) and "Wet" (right).
### Axes
* **Rows (both panels):** Loam, Clay
* **Columns (both panels):** 2011, 2012, 2013
* **Color Scale:** 0 to 90
### Details
#### Dry
| Soil | 2011 | 2012 | 2013 |
|---|---|---|---|
| Loam | 41 | 43 | 48 |
| Clay | 22 | 21 | 35 |
#### Wet
| Soil | 2011 | 2012 | 2013 |
|---|---|---|---|
| Loam | 51 | 55 | 58 |
| Clay | 32 | 31 | 75 |
"""


@pytest.mark.parametrize(
    "line",
    [
        "- **Wet, Clay:** Between 2011 and 2012 it stands still (32 to 31), then it doubles.",
        "- **Wet, Clay:** It stands still between 2011 and 2012 (32 to 31).",
        "- **Wet, Loam:** From 2011 to 2013 it gains 7.",
    ],
)
@pytest.mark.parametrize("head", ["### Course", "### Trend Check", "### Patterns"])
def test_sections_of_all_panels_below_full_grids_give_no_values(head: str, line: str) -> None:
    report = heatparse.check(f"{TWO}### Observations\n- **Wet in 2011:** Clay is low.\n{head}\n{line}")
    panels = report.document.panels
    assert [len(panel.cells) for panel in panels] == [6, 6]
    assert not any(panel.regions for panel in panels)
    assert not report.findings


@pytest.mark.parametrize(
    "said",
    [
        "The most frequent confusion is between true Bee and predicted Cat with 14 cases, followed by true Cat and "
        "predicted Bee with 11 cases.",
        "True Bee and predicted Cat come first with 14, before true Cat and predicted Bee with 11.",
    ],
)
def test_sentences_behind_a_grid_given_in_full_speak_of_it(said: str) -> None:
    text = (
        "The heatmap shows a grid of counts. The horizontal axis is labeled “Predicted” and includes the classes "
        "Ant, Bee, and Cat. The vertical axis is labeled “True” and includes the same classes.\n\n"
        "In the row for true class Ant, the values are 90 under predicted Ant, 0 under predicted Bee, and 1 under "
        "predicted Cat.\nIn the row for true class Bee, the values are 2 under predicted Ant, 80 under predicted "
        "Bee, and 14 under predicted Cat.\nIn the row for true class Cat, the values are 3 under predicted Ant, 11 "
        f"under predicted Bee, and 70 under predicted Cat.\n\n{said}\n"
    )
    assert len(cells(text)) == 9
    assert [finding.rule for finding in heatparse.check(text).findings] == []
    (panel,) = heatparse.parse(text).panels
    assert len(panel.cells) == 9


@pytest.mark.parametrize("verb", ["reaches", "exceeds", "comes near"])
def test_what_no_group_does_is_no_region(verb: str) -> None:
    text = f"{FRAME}* Loam: 0.1, 0.2, 0.3\n### Notes\n* Rye is rare on all soils: no soil {verb} 0.9\n"
    (panel,) = heatparse.parse(text).panels
    assert not panel.regions

"""Axes that only sentences speak of."""

import pytest

import heatparse

HUES, ANIMALS = ["red", "green", "blue"], ["ant", "bee", "cow", "dog"]
SENTENCES = [
    "The horizontal axis shows hues as red, green, and blue, the vertical axis animals as ant, bee, cow, and dog.",
    "The horizontal axis gives the hue (red, green, blue), the vertical axis the animal (ant, bee, cow, dog).",
    "The x-axis is hue: red, green, blue. The y-axis is animal: ant, bee, cow, dog.",
    "The rows are the animals ant, bee, cow and dog; the columns are the hues red, green and blue.",
    "Each row stands for an animal (ant, bee, cow, dog) and each column for a hue (red, green, blue).",
    "Rows correspond to animals (ant, bee, cow, dog), and columns correspond to hues (red, green, blue).",
    'The y-axis is titled "Animal" and lists ant, bee, cow and dog; the x-axis is titled "Hue" (red, green, blue).',
    'The y-axis, titled "Animal", lists ant, bee, cow and dog. The x-axis, titled "Hue", lists red, green and blue.',
    "Along the x-axis are three hues: red, green, and blue. Along the y-axis are four animals: ant, bee, cow, and dog.",
    "Four animals (ant, bee, cow, dog) are listed down the y-axis and three hues (red, green, blue) across the x-axis.",
    "Animals (ant, bee, cow, dog) form the rows, hues (red, green, blue) the columns.",
    'The vertical axis carries "ant", "bee", "cow" and "dog"; the horizontal axis "red", "green" and "blue".',
    'On the x-axis we find "red", "green", "blue"; on the y-axis "ant", "bee", "cow", "dog".',
    "From top to bottom the rows are ant, bee, cow, dog. From left to right the columns are red, green, blue.",
    "Columns, from left to right: red, green, blue. Rows, from top to bottom: ant, bee, cow, dog.",
    "It has four rows (ant, bee, cow, dog) and three columns (red, green, blue).",
    "The matrix has four rows, labelled ant, bee, cow and dog, and three columns, labelled red, green and blue.",
    "The heatmap plots animals (y-axis: ant, bee, cow, dog) against hues (x-axis: red, green, blue).",
    "It crosses four animals (rows: ant, bee, cow, dog) with three hues (columns: red, green, blue).",
]
ROWS = {
    "keyed": "- {}: red {}, green {}, blue {}\n",
    "by position": "- {}: {}, {}, {}\n",
}


@pytest.mark.parametrize("notation", ROWS)
@pytest.mark.parametrize("sentence", SENTENCES)
def test_axes_of_a_sentence(sentence, notation):
    rows = "".join(ROWS[notation].format(name, n, n + 1, n + 2) for n, name in enumerate(ANIMALS, 1))
    text = (
        f"## Heatmap: Study\n### Overview\nThe image is a heatmap of scores. {sentence} The scale goes from "
        f"0 (white) to 9 (black).\n### Detailed Analysis\n{rows}"
    )
    (panel,) = heatparse.parse(text).panels
    assert (list(panel.x_axis.categories), list(panel.y_axis.categories)) == (HUES, ANIMALS)
    assert {(cell.row, cell.column): cell.value.value for cell in panel.cells} == {
        (row, column): float(r + c) for r, row in enumerate(ANIMALS, 1) for c, column in enumerate(HUES)
    }


def test_some_columns_are_not_the_axis():
    text = (
        "# Calls by day and hour\n\nA heatmap of calls.\n\n```\n     00  06  12  18\nMon   1   2   3   4\n"
        "Tue   5   6   7   8\n```\n\nThe two middle columns (06 and 12) form a dark block.\n"
    )
    (panel,) = heatparse.parse(text).panels
    assert list(panel.x_axis.categories) == ["00", "06", "12", "18"]


@pytest.mark.parametrize(
    "sentence",
    [
        "The x-axis represents the crop (Maize, Wheat, Rice) and the y-axis represents the district (North, South).",
        "Rows correspond to districts (North, South); columns correspond to crops (Maize, Wheat, Rice).",
        "Crop is on the x-axis (Maize, Wheat, Rice) and District on the y-axis (North, South).",
        'The X axis ("Crop") has three ticks: Maize, Wheat, Rice. The Y axis ("District") has two: North, South.',
    ],
)
def test_two_names_beside_a_longer_list_are_a_list(sentence: str) -> None:
    text = f"## Heatmap: T\n### Overview\nThe image is a heatmap. {sentence}\n### Data\n* North: 3, 4, 5\n"
    (panel,) = heatparse.parse(text).panels
    assert tuple(panel.x_axis.categories) == ("Maize", "Wheat", "Rice")
    assert tuple(panel.y_axis.categories) == ("North", "South")
    assert len(panel.cells) == 3


def test_some_columns_of_a_figure_are_no_axis() -> None:
    text = """## Heatmap: T
### Overview
The image is a heatmap without labels.
### Detailed Analysis
* The central columns (approximately columns 4-7) show high values (yellow).
"""
    (panel,) = heatparse.parse(text).panels
    assert not panel.x_axis.categories


def test_the_title_of_a_figure_is_no_list() -> None:
    text = (
        "The heatmap is titled “Rain (mm), 2021” and consists of three rows and three columns. "
        "The vertical axis is labeled “Site” and lists North, South, and East; "
        "the horizontal axis is labeled “Month” and lists May, June, and July. "
        "For North, the rain is 3 in May, 5 in June, and 4 in July. "
        "For South, the rain is 7 in May, 6 in June, and 9 in July. "
        "For East, the rain is 1 in May, 2 in June, and 8 in July."
    )
    (panel,) = heatparse.parse(text).panels
    assert panel.x_axis.categories == ("May", "June", "July")
    assert [cell.value.value for cell in panel.cells] == [3, 5, 4, 7, 6, 9, 1, 2, 8]


@pytest.mark.parametrize(
    "line", ["row totals of 34, 32 and 34", "column sums are 34, 32 and 34", "row means: 3, 4, 5"]
)
def test_sums_of_rows_are_no_labels(line):
    cells = "\n".join(f"* **Row {r}, Column {c}:** Value = {r * c + 4}" for r in (1, 2, 3) for c in (1, 2, 3))
    (panel,) = heatparse.parse(
        f"## Heatmap: Grid\n### Data\n{cells}\n### Interpretation\nThe {line}.\n"
    ).panels
    assert panel.x_axis.categories == panel.y_axis.categories == ("1", "2", "3")


def test_labels_behind_the_number_of_lines_are_no_values():
    cells = "\n".join(f"* Row {r}, Column {c}: {r * c + 4}" for r in (1, 2, 3) for c in (1, 2, 3))
    told = (
        "A grid with 3 rows (1, 2, 3 from the top) and 3 columns (1, 2, 3). The color bar runs from 2 to 21."
    )
    (panel,) = heatparse.parse(f"## Heatmap: Grid\n{told}\n### Data\n{cells}\n").panels
    assert len(panel.cells) == 9


DECKS = """# Heatmap: Rust by Deck and Bay

Decks run down the vertical axis; six of them are shown. The bays are Fore, Mid and Aft.

{}
## Key Observations

{}
"""
DECK_LINES = "".join(
    f"- Deck {n}: Fore = 0.{n:02}, Mid = 0.{n + 3:02}, Aft = 0.{n + 7:02}\n" for n in range(0, 24, 4)
)


@pytest.mark.parametrize("sentence", [
    "Looking at the rows, decks 0 to 12 all have little rust in the fore bay.",
    "Down the rows, decks 0 to 12 stay low.",
    "Rows 0 to 12 are lighter than the two below them.",
    "The rows from deck 0 to deck 12 are pale.",
    "Along the y-axis, decks 0 through 12 behave alike.",
])  # fmt: skip
def test_what_is_said_of_some_rows_lists_no_axis(sentence):
    report = heatparse.check(DECKS.format(DECK_LINES, sentence))
    (panel,) = report.document.panels
    assert len(panel.y_axis.categories) == 6
    assert "unknown-category" not in [finding.rule for finding in report.findings]


@pytest.mark.parametrize("sentence", [
    "The rows list decks 1 to 6.",
    "The vertical axis runs from deck 1 to deck 6.",
    "The y-axis shows decks 1 through 6.",
])  # fmt: skip
def test_a_span_above_the_observations_is_that_of_the_axis(sentence):
    report = heatparse.check(f"# Heatmap of Rust\n\n{sentence} The columns are Fore, Mid and Aft.\n")
    (panel,) = report.document.panels
    assert len(panel.y_axis.categories) == 6

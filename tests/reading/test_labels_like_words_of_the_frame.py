"""Labels that read like the words that announce a list, close it, or give a line its part in the frame."""

import pytest
from notations import WITH_AXES

import heatparse

HEAD = "## Heatmap: Scores\n### Overview\nThe image is a heatmap of scores.\n### Components/Axes\n"
COLUMNS = ["Aider", "Devin", "Goose"]


def described(rows, notation="positional"):
    axes = f"- **X-axis (Agent)**: {', '.join(COLUMNS)}\n- **Y-axis (Start)**: {', '.join(rows)}\n"
    values = [[f"0.{10 * i + j + 11}" for j in range(len(COLUMNS))] for i in range(len(rows))]
    body = "\n".join(WITH_AXES[notation]((rows, COLUMNS, values)))
    return (
        HEAD
        + axes
        + "### Detailed Analysis\n"
        + body
        + "\n### Key Observations\n- Nothing else stands out.\n"
    )


def listed(labels):
    """The labels of an axis that nothing else in the text names."""
    axes = f"- **X-axis (Goal)**: {labels}\n- **Y-axis (Start)**: Ant, Bee\n"
    text = f"{HEAD}{axes}### Data\n- Ant: 1, 2, 3\n- Bee: 4, 5, 6\n"
    return list(heatparse.parse(text).panels[0].x_axis.categories)


@pytest.mark.parametrize(
    "labels",
    [
        "Old Town, Harbour, West End",
        "Left Bank, Right Bank, Far Shore",
        "In Transit, On Hold, At Dock",
        "To Do, In Progress, Done",
        "At Sea, In Port, On Shore",
        "St. Gallen, Zürich, Bern",
        "Zürich, Bern, St. Gallen",
        "Mt. Fuji, K2, Mt. Everest",
        "New York, Los Angeles, and St. Louis",
        "Dr. No, Mr. Big, Ms. Marvel",
        "No. 1, No. 2, No. 3",
        "Read, Write, Execute",
        "Used, New, Refurbished",
        "Names, Dates, Places",
        "Lists, Sets, Maps",
        "Covers, Singles, Albums",
        "Negation, Named Entities, Coreference",
        "Negation, Plural, Each Other",
        "Word Order, Shown Text, Negation",
        "Running Shoes, Boots, Sandals",
        "Above Ground, Below Ground, At Grade",
        "Every Day, Some Days, Never",
        "With Sugar, With Milk, Black",
        "For Sale, For Rent, Sold",
        "Includes Tax, Excludes Tax",
        "Labeled Data, Unlabeled Data, Synthetic Data",
        "Order Size, Tick Size, Lot Size",
        "Same Day, Next Day, Standard",
        "Shared, Private, Public",
    ],
)
def test_words_of_labels_announce_no_list(labels):
    assert listed(labels) == labels.replace(", and ", ", ").split(", ")


@pytest.mark.parametrize(
    ("written", "labels"),
    [
        ("Labeled Ant, Bee, Cow", ["Ant", "Bee", "Cow"]),
        ("Values A, B and C", ["A", "B", "C"]),
        ("Shows the models Ant, Bee, Cow", ["Ant", "Bee", "Cow"]),
        ("Stone, with the ticks Amber, Basalt, Chalk", ["Amber", "Basalt", "Chalk"]),
        ("Amber, Basalt, Chalk, left to right", ["Amber", "Basalt", "Chalk"]),
        ("Amber, Basalt, Chalk, positioned at the west end", ["Amber", "Basalt", "Chalk"]),
        ("Named Ant, Bee, Cow. The ticks are rotated.", ["Ant", "Bee", "Cow"]),
    ],
)
def test_words_that_announce_are_no_labels(written, labels):
    assert listed(written) == labels


@pytest.mark.parametrize("first", ["Named Entities", "List Price", "Label Smoothing", "Marked Trail"])
@pytest.mark.parametrize("notation", ["positional", "nested", "arrow", "table", "tuple", "keyed rows"])
def test_a_label_that_comes_back_is_whole(first, notation):
    rows = [first, "Dropout", "Weight Decay"]
    (panel,) = heatparse.parse(described(rows, notation)).panels
    assert list(panel.y_axis.categories) == rows
    assert {cell.row for cell in panel.cells} == set(rows)


@pytest.mark.parametrize(
    "notation", ["positional", "nested", "nested, dashes", "arrow", "tuple", "keyed rows", "at"]
)
@pytest.mark.parametrize(
    "rows",
    [["Forms", "Charts", "Maps"], ["Legend", "Titles", "Text"], ["Tables", "Figures", "Panels", "Plots"]],
)
def test_rows_named_like_parts_of_a_figure(rows, notation):
    (panel,) = heatparse.parse(described(rows, notation)).panels
    assert panel.legend is None or panel.legend.low is None
    assert [(cell.row, cell.column) for cell in panel.cells] == [(r, c) for r in rows for c in COLUMNS]


def test_a_title_and_a_legend_stay_what_they_are_beside_such_rows():
    axes = f"- **X-axis**: {', '.join(COLUMNS)}\n- **Y-axis**: Legend, Title, Text\n"
    frame = '- **Legend**: "Share", from 0 (white) to 10 (red)\n- **Title**: "Scores"\n'
    data = "### Data\n- Legend: 1, 2, 3\n- Title: 4, 5, 6\n- Text: 7, 8, 9\n"
    for text in (HEAD + axes + frame + data, HEAD + frame + axes + data):
        (panel,) = heatparse.parse(text).panels
        assert (panel.legend.low, panel.legend.high) == (0, 10)
        assert len(panel.cells) == 9

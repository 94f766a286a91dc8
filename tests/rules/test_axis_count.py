"""axis-count-mismatch: numbers of things that the text counts and lists."""

from __future__ import annotations

import pytest
from descriptions import describe

import heatparse

RULE = "axis-count-mismatch"
OVERVIEW = 3


@pytest.mark.parametrize(
    "overview",
    [
        "The accuracy of three models on three tasks.",
        "The heatmap covers 2 models and 4 tasks.",
        "It compares five different language models on three tasks.",
        "A 2x4 grid of cells shows the accuracy.",
        "The grid has 3 rows and 3 columns.",
        "The grid has three rows of cells.",
        "The 2 by 5 matrix shows the accuracy.",
        "A 3-row by 3-column grid of cells.",
        "The accuracy of three models (Ada, Bea) on three tasks.",
        "A matrix of two models and four tasks: Math, Code, Law.",
        "All of the three models (Ada, Bea) were trained on three tasks.",
        "The accuracy of four linguistics models on three tasks.",
        "The similarities between four tasks, as two models see them.",
        "A grid with four columns, the models on the vertical and the tasks on the horizontal axis.",
    ],
)
def test_a_number_that_the_axes_do_not_have(found, overview):
    assert found(describe(overview=overview)) == [(OVERVIEW, RULE)]


@pytest.mark.parametrize(
    "overview",
    [
        "The accuracy of two models on three tasks.",
        "Both axes are labelled, and the grid has six cells.",
        "The accuracy drops for the two longer tasks.",
        "Each cell tells the overlap between two tasks.",
        "Crews in three rows of tents were asked.",
        "A 2x3 grid of cells shows the accuracy.",
        "A 3x2 grid of cells shows the accuracy.",  # columns by rows
        "The grid has two rows and three columns.",
        "The first model is ahead on two tasks.",
        "About four tasks of several models.",
        "More than one of the models fails on two or more tasks.",
        "Two models (Ada, Bea) on three tasks (Math, Code, Law).",
        "The 2x2 block on the left is dark.",
        "Each of the two models reads 12 pages.",
        "The top two models and the other three tasks.",
        "One value for each of the three tasks of two models (Ada, Bea).",
        "Two clear trends for each of the three tasks: Math, Code, Law.",
        "A grid with three columns, the models on the vertical and the tasks on the horizontal axis.",
    ],
)
def test_numbers_that_are_right_or_are_of_something_else(found, overview):
    assert found(describe(overview=overview)) == []


@pytest.mark.parametrize(
    ("axis", "overview", "is_wrong"),
    [
        ("0 to 11", "A heatmap of 12 layers (0–11).", False),
        ("0 to 11", "A heatmap of 11 layers (0–11).", True),
        ("0 to 11", "A heatmap of 13 layers (0 to 11).", True),
        ("T1, T2, T3, T4", "A heatmap of four layers (T1-T4).", False),
        ("T1, T2, T3, T4", "A heatmap of five layers (T1–T4).", True),
    ],
)
def test_a_span_behind_the_number(found, axis, overview, is_wrong):
    text = describe(overview=overview, y=axis, data="* **T1:** 0.5, 0.6, 0.7").replace("(Model)", "(Layer)")
    if axis.startswith("0"):
        text = text.replace("* **T1:**", "* **0:**")
    assert found(text) == ([(OVERVIEW, RULE)] if is_wrong else [])


def test_a_list_below_the_number(found):
    text = describe(x="Math, Code, Law", y="The three models, top to bottom:\n  * Ada\n  * Bea")
    assert found(text) == [(6, RULE)]


def test_an_axis_that_counts_itself(found):
    assert found(describe(x='Labeled "Task", four columns: Math, Code, Law')) == [(5, RULE)]


def test_ticks_may_be_every_second_place(found):
    text = describe(overview="A heatmap of 11 layers.", x="Math, Code, Law", y="Ada, Bea")
    text = text.replace("**Y-axis (Model):** Ada, Bea", "**Y-axis (Layer):** 0, 2, 4, 6, 8, 10")
    text = text.replace("* **Ada:**", "* **0:**").replace("* **Bea:**", "* **2:**")
    assert (3, RULE) not in found(text)


def test_the_right_number_is_the_fix(found):
    text = describe(overview="The accuracy of Three models on three tasks.")
    (finding,) = heatparse.check(text).findings
    assert finding.fix is not None
    assert text[finding.fix.span.start : finding.fix.span.end] == "Three"
    assert finding.fix.replacement == "Two"


def test_the_message_gives_both_numbers(messages):
    assert messages(describe(overview="The accuracy of five models."), RULE) == [
        "The text says 5 models, but the y-axis lists 2."
    ]


# Without a list of the axes: the table is what is counted

SIZES = (
    "The figure is a {} × {} grid of accuracies.",
    "A {}x{} heatmap.",
    "The image shows a {} by {} grid.",
    "The size of the grid is {} x {}.",
    "Grid size: {} × {}",
    "The matrix is {} × {}.",
    "The heatmap is arranged as a {}×{} grid.",
    "The grid has {} rows and {} columns.",
    "The heatmap has {} rows (models) and {} columns (tasks).",
    "A {}-row by {}-column grid of cells.",
)


def table(rows, columns, corner=""):
    head = ["Math", "A", "Law", "Art", "Code"][:columns]
    lines = [f"| {corner} | {' | '.join(head)} |", "|---" * (columns + 1) + "|"]
    lines += [
        f"| {row} | {' | '.join(f'0.{at}{column}' for column in range(columns))} |"
        for at, row in enumerate(["Ada", "Bea", "Cleo", "Dora"][:rows], 1)
    ]
    return "\n".join(lines) + "\n"


def document(sentence, data, around="{}"):
    return f"# Heatmap: Accuracy\n\n{sentence}\n\n{around.format(data)}"


@pytest.mark.parametrize("sentence", SIZES)
@pytest.mark.parametrize(("stated", "shape"), [((3, 3), (2, 3)), ((3, 4), (3, 3)), ((4, 3), (3, 3))])
@pytest.mark.parametrize("corner", ["", "Model", "Model / Task"])
def test_a_size_that_the_table_does_not_have(found, sentence, stated, shape, corner):
    text = document(sentence.format(*stated), table(*shape, corner))
    assert found(text) == [(3, RULE)]
    assert found(document(sentence.format(*shape), table(*shape, corner))) == []


@pytest.mark.parametrize(
    "around",
    [
        "The first rows:\n\n{}",
        "An excerpt of the values:\n\n{}",
        "{}\n… and so on.\n",
        "{}\nThe remaining rows are omitted.\n",
        "### Selected values\n\n{}",
    ],
)
def test_a_table_that_is_a_part_has_another_size(found, around):
    assert found(document("The figure is a 3 × 3 grid.", table(2, 3), around)) == []


@pytest.mark.parametrize(
    ("sentence", "shape"),
    [
        ("The figure is a 28 × 28 grid.", (3, 3)),  # the table cannot be all of it
        ("The values stand in a 4 × 4 table.", (3, 3)),  # with its head and labels
        ("A table of 4 rows and 4 columns.", (3, 3)),
        ("The table has 4 rows.", (3, 3)),
        ("The figure is a 4 × 4 grid.", (3, 3)),
        ("Three heatmaps in a 3 × 1 grid; one of them is given.", (2, 3)),
    ],
)
def test_a_size_that_may_be_of_something_else(found, sentence, shape):
    assert (3, RULE) not in found(document(sentence, table(*shape)))


def test_an_average_beside_the_table_is_no_column(found):
    lines = table(3, 3).splitlines()
    data = "\n".join([f"{lines[0]} Average |", f"{lines[1]}---|", *(f"{line} 0.5 |" for line in lines[2:])])
    assert found(document("The figure is a 3 × 3 grid.", data + "\n")) == []
    assert found(document("The figure is a 2 × 3 grid.", data + "\n")) == [(3, RULE)]


def test_the_message_names_the_table(messages):
    text = document("The figure is a 3 × 3 grid.", table(2, 3))
    assert messages(text, RULE) == ["The text says 3 by 3, but the table has 2 rows and 3 columns."]


@pytest.mark.parametrize("label", ["A", "I", "The", "An", "It"])
def test_a_column_that_looks_like_an_article_is_a_column_of_a_short_table(label):
    (panel,) = heatparse.parse(document("A heatmap.", table(2, 3).replace("| A |", f"| {label} |"))).panels
    assert panel.x_axis.categories == ("Math", label, "Law")
    assert len(panel.cells) == 6


TOLD_AGAIN = [
    ("Three models are compared.", True), ("Two models are compared.", False),
    ("Two models are crossed with four tasks.", True), ("Two models are crossed with three tasks.", False),
    ("Four tasks are covered, one column each.", True), ("Three tasks are covered, one column each.", False),
    ("Four tasks are listed along the x-axis.", True), ("There are 4 tasks in total.", True),
    ("Two tasks are compared on the first model.", False), ("In the upper part, three models are shown.", False),
    ("Three models were evaluated by their authors.", False), ("Two tasks are shown in dark colors.", False),
    ("In total, 8 combinations of model and task are shown.", True),
    ("In total, 6 combinations of model and task are shown.", False),
    ("Two combinations of model and task stand out.", False),
    ("All 9 combinations of models and tasks were tested.", True),
    ("Columns: `4` (tasks)", True), ("Columns: `3` (tasks)", False), ("**Rows:** 3", True),
    ("Rows: 3 (excerpt)", False),
]  # fmt: skip


@pytest.mark.parametrize(("statement", "is_wrong"), TOLD_AGAIN)
def test_numbers_that_are_told_behind_the_data(found, statement, is_wrong):
    rules = [rule for _, rule in found(describe(observations=f"* {statement}"))]
    assert rules == ([RULE] if is_wrong else [])


@pytest.mark.parametrize("statement", [statement for statement, is_wrong in TOLD_AGAIN[:5] if not is_wrong])
def test_right_numbers_that_are_told_behind_the_data_are_borne_out(statement):
    report = heatparse.check(describe(observations=f"* {statement}"))
    assert [claim.verdict for claim in report.claims if claim.kind == "count"] == ["supported"] * (
        1 + ("crossed" in statement)
    )


@pytest.mark.parametrize(("number", "is_wrong"), [("four", True), ("three", False)])
def test_an_axis_that_is_called_by_the_first_letters(found, number, is_wrong):
    overview = f"Word error rates of two models at {number} signal-to-noise ratios."
    description = describe(overview=overview).replace("X-axis (Task)", "X-axis (SNR)")
    assert found(description) == ([(OVERVIEW, RULE)] if is_wrong else [])


@pytest.mark.parametrize(("number", "is_wrong"), [("three", True), ("two", False)])
def test_things_that_the_text_places_on_an_axis_without_a_name(found, number, is_wrong):
    overview = f"The ranks of {number} models. The models are listed on the left, the tasks across the top."
    description = describe(overview=overview).replace(" (Task)", "").replace(" (Model)", "")
    assert found(description) == ([(OVERVIEW, RULE)] if is_wrong else [])


@pytest.mark.parametrize(("number", "is_wrong"), [(3, True), (2, False)])
def test_a_heading_that_counts_the_lines_below_it(found, number, is_wrong):
    data = f"#### Large models ({number} models)\n* Ada: 0.62, 0.71, 0.55\n* Bea: 0.48, 0.66, 0.74"
    rules = [rule for _, rule in found(describe(data=data))]
    assert rules == ([RULE] if is_wrong else [])


@pytest.mark.parametrize("count", [3, 4, 5])
@pytest.mark.parametrize(
    "line",
    ["The axis has {} markers:", "The axis contains {} ticks, evenly spaced:", "On this axis are {} levels:"],
)
@pytest.mark.parametrize("labels", ["`0.0, 10.0, 20.0, 30.0`", "0.0, 10.0, 20.0, 30.0"])
def test_a_line_between_the_head_of_an_axis_and_its_labels(found, line, count, labels):
    text = (
        "## Heatmap: Recall\n### X-Axis: Budget\n`0, 50, 100`\n### Y-Axis: Depth\n"
        f"{line.format(count)}\n{labels}\n### Data\n- **[Budget 50, Depth 20.0]:** 6\n"
    )
    assert heatparse.parse(text).panels[0].y_axis.categories == ("0.0", "10.0", "20.0", "30.0")
    assert found(text) == ([] if count == 4 else [(5, RULE)])


@pytest.mark.parametrize("labels", ["`0.0, 10.0, …, 30.0`", "e.g. 0.0, 10.0, 20.0"])
def test_a_list_of_some_labels_proves_no_count(found, labels):
    text = (
        "## Heatmap: Recall\n### X-Axis: Budget\n`0, 50, 100`\n### Y-Axis: Depth\n"
        f"The axis has 7 markers:\n{labels}\n### Data\n- **[Budget 50, Depth 20.0]:** 6\n"
    )
    assert not any(rule == RULE for _, rule in found(text))


@pytest.mark.parametrize(
    ("number", "verb", "wrong"),
    [("four", "shows the share of users", True), ("three", "shows the share of users", False),
     ("four", "tells which tools share a rank", False)],
)  # fmt: skip
def test_the_share_of_something_is_what_the_values_are(found, number, verb, wrong):
    text = f"""## Heatmap: Uptake
### Overview
The image is a heatmap. It {verb} in {number} regions.
### Components/Axes
* **X-axis:** Year: 2020, 2021
* **Y-axis:** Region: North, South, West
### Data
| | 2020 | 2021 |
|---|---|---|
| North | 1 | 2 |
| South | 3 | 4 |
| West | 5 | 6 |
"""
    assert ((3, "axis-count-mismatch") in found(text)) is wrong


@pytest.mark.parametrize(("number", "wrong"), [(3, False), (4, True)])
def test_rows_that_are_counted_behind_their_list(found, number, wrong):
    text = f"""## Heatmap: Uptake
### Components/Axes
* **X-axis (Columns):** Region: North, South
* **Y-axis (Rows):** Years 2020, 2021, 2022 ({number} rows in total).
### Data
* North in 2020: 4
* South in 2020: 5
"""
    assert ((4, RULE) in found(text)) is wrong


@pytest.mark.parametrize(("number", "wrong"), [("four", False), ("five", True)])
def test_pairs_of_things_that_each_axis_lists_but_one_of(found, number, wrong):
    text = f"""## Heatmap: Distances
### Overview
The image is a heatmap of the distances between pairs of {number} breeds.
### Components/Axes
* **X-axis:** Breed A: Angus, Galloway, Jersey
* **Y-axis:** Breed B: Galloway, Jersey, Limousin
### Data
* Breed A = Angus, Breed B = Galloway: 1
* Breed A = Angus, Breed B = Jersey: 2
"""
    assert ((3, RULE) in found(text)) is wrong


@pytest.mark.parametrize(("label", "wrong"), [("Time of day", False), ("Day part", True)])
def test_what_an_axis_divides_is_not_what_it_lists(found, label, wrong):
    text = f"""## Heatmap: Load
The rows are the seven days of the week and the columns three blocks.
* **X-axis:** "{label}", early, noon, late
* **Y-axis:** "Weekday", Mon, Tue, Wed, Thu, Fri, Sat, Sun

| Weekday | early | noon | late |
|---|---|---|---|
| Mon | 1 | 2 | 3 |
| Sun | 1 | 2 | 3 |
"""
    assert ((2, RULE) in found(text)) is wrong


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ("The cells were measured after 500 charge cycles.", False),
        ("Three charge rates were tested.", False),
        ("Five charge rates were tested.", True),
        ("Five charge levels were tested.", True),
    ],
)
def test_what_is_counted_is_the_last_noun(told, wrong):
    text = (
        f"## Heatmap: Capacity\n\n### Overview\nA heatmap of capacity. {told}\n\n### Axes\n"
        "- **X-axis (Temperature):** 0 °C, 25 °C\n- **Y-axis (Charge rate):** 0.5C, 1C, 2C\n\n"
        "| | 0 °C | 25 °C |\n|---|---|---|\n| 0.5C | 80 | 96 |\n| 1C | 75 | 92 |\n| 2C | 70 | 88 |\n"
    )
    rules = [finding.rule for finding in heatparse.check(text).findings]
    assert rules == (["axis-count-mismatch"] if wrong else [])


UNNAMED = """## Heatmaps: Similarity
### Overview
{}
### Components/Axes
- **Axis labels:** Both the x-axis and the y-axis are labeled with "A1", "A2", "A3", and "A4".
### Detailed Analysis
**(a) Price**
- A1 vs A2: 0.1
**(b) Volume**
- A1 vs A2: 0.2
**(c) Time**
- A1 vs A2: 0.3
"""


@pytest.mark.parametrize(
    "overview",
    [
        "The image presents three heatmaps, labeled (a) Price, (b) Volume, and (c) Time. The three heatmaps are "
        "arranged horizontally.",
        "Three panels, (a) Price, (b) Volume, and (c) Time, are placed on the left and on the right.",
        "The three matrices (a) Price, (b) Volume, and (c) Time are shown vertically.",
    ],
)
def test_panels_are_on_no_axis(found, overview):
    assert found(UNNAMED.format(overview)) == []


LAYERS = """## Heatmap: Activation
### Overview
{}
### Components/Axes
- **X-axis (Module):** mlp_proj, k_proj, v_proj, norm
- **Y-axis (Dataset):** ants, neg_ants, bees, neg_bees
### Detailed Analysis
- ants: 1, 2, 3, 4
- neg_ants: 1, 2, 3, 4
- bees: 1, 2, 3, 4
- neg_bees: 1, 2, 3, 4
"""


@pytest.mark.parametrize(
    ("overview", "count"),
    [
        ("The activation of the three projection modules falls.", 0),
        ("It shows four modules for two datasets and their negated counterparts.", 0),
        ("It shows four modules for two datasets and their negations.", 0),
        ("It shows four modules for two datasets.", 1),
        ("It shows three modules for four datasets.", 1),
    ],
)
def test_kinds_and_counterparts_are_parts_of_an_axis(found, overview, count):
    assert len(found(LAYERS.format(overview))) == count


@pytest.mark.parametrize("announced", [
    "Towns are listed on the y-axis, weeks on the x-axis.",
    "The towns stand on the vertical axis, the weeks on the horizontal one.",
    "The vertical axis shows the towns and the horizontal axis the weeks.",
    "Towns run down the y-axis; weeks run along the x-axis.",
    "The y-axis gives the town, the x-axis the week.",
])  # fmt: skip
def test_an_axis_of_which_no_label_is_known_is_not_counted(announced):
    report = heatparse.check(
        f"**Heatmap of Hail (mm)**\n\nIt shows how much hail fell in five towns over eight weeks. {announced}\n\n"
        "In Arle the hail was heavy, in Boon it was light.\n"
    )
    assert [finding.rule for finding in report.findings] == []


@pytest.mark.parametrize(
    "told", ["10 million rows", "two thousand columns", "3 billion rows and 40 thousand columns"]
)
def test_large_numbers_count_no_axis(told):
    text = f"# Heatmap: Queries\n\nEach cell is the time of a query on a table with {told}.\n\n"
    grid = "| | A | B |\n|---|---|---|\n| P | 1 | 2 |\n| Q | 3 | 4 |\n"
    assert not heatparse.check(text + grid).findings

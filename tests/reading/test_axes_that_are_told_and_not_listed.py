"""Axis statements that say what the labels are like, and lists that end in words of every sentence."""

import pytest

import heatparse


def columns(line: str) -> list[str]:
    text = f"# Heatmap: Songs\n## Components/Axes\n* **X-axis:** {line}\n* **Y-axis:** Alto, Bass\n"
    return list(heatparse.parse(text).panels[0].x_axis.categories)


@pytest.mark.parametrize(
    "line",
    [
        "The refrain, cut into syllables.",
        "Represents the German verse, tokenized into single words.",
        "The melody, split into bars",
        "Singers, grouped by voice",
        "Concerts, sampled every second week",
        "Place in the row, starting at the door.",
        "The translation, also tokenized.",
        "Stanza, counted from the first line",
        "Unlabeled, 12 of them.",
        "Not labeled, but it could be time.",
        "Untitled, one tick for each song.",
    ],
)
def test_a_name_and_what_its_labels_are_like_is_no_list(line):
    assert columns(line) == []


@pytest.mark.parametrize(
    ("line", "labels"),
    [
        ("Baked, fried", ["Baked", "fried"]),
        ("Unsorted, sorted by pitch", ["Unsorted", "sorted by pitch"]),
        ("Untreated, treated with salt", ["Untreated", "treated with salt"]),
        ("Unlabeled, labeled", ["Unlabeled", "labeled"]),
        ("Verse, Chorus", ["Verse", "Chorus"]),
        ("Unlabeled, Positive, Negative", ["Unlabeled", "Positive", "Negative"]),
    ],
)
def test_labels_stay_labels(line, labels):
    assert columns(line) == labels


@pytest.mark.parametrize("last", ["that", "it", "who", "this", "to", "they"])
@pytest.mark.parametrize("behind", ["", ". All of them are short.", '. The words "I" and "saw" come first.'])
def test_a_word_in_quotes_ends_a_list(last, behind):
    assert columns(f'The words are: "I", "saw", "{last}"{behind}') == ["I", "saw", last]


def test_a_word_in_code_ticks_ends_a_list():
    assert columns("`I`, `saw`, `that`") == ["I", "saw", "that"]


@pytest.mark.parametrize("head", ["Heatmap", "Main Grid", "Matrix", "Body", "Central Heatmap"])
def test_the_head_of_the_drawing_is_no_label(head):
    text = f"# Heatmap: Rain\n## Axes\n- **Columns**:\n- `Wet`\n- `Dry`\n- **{head}**:\n- **Rows**: North, South\n"
    panel = heatparse.parse(text).panels[0]
    assert list(panel.x_axis.categories) == ["Wet", "Dry"]
    assert list(panel.y_axis.categories) == ["North", "South"]


@pytest.mark.parametrize("marks", ["**{}**", "**{}**:", "{}", "`{}`", "**{}** (oak)"])
def test_tables_and_figures_may_be_labels(marks):
    items = "".join(f"- {marks.format(name)}\n" for name in ("Chair", "Table", "Lamp"))
    panel = heatparse.parse(
        f"# Heatmap: Prices\n## Axes\n- **Columns**:\n{items}- **Rows**: Old, New\n"
    ).panels[0]
    assert list(panel.x_axis.categories) == ["Chair", "Table", "Lamp"]


@pytest.mark.parametrize(
    "line",
    ['Gray is for "n/a" cells.', 'Black is for "too dry" entries.', 'White stands for "no rain" values.'],
)
def test_a_quoted_word_for_some_cells_is_no_name_of_the_scale(line):
    axes = "* **X-axis:** May, June\n* **Y-axis:** Inn, Po\n"
    text = f"# Heatmap: Rain\n## Axes\n{axes}* **Color scale:**\n* Brown is low (e.g., 0.8).\n* {line}\n"
    legend = heatparse.parse(text).panels[0].legend
    assert legend is None or legend.label is None


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (
            "Starts at field 1 (value 2) and ends at field 9 (value 18).",
            "Starts at field 1 (value 1) and ends at field 9 (value 17).",
        ),
        (
            "Begins at column 2 (value 4), ends at column 8 (value 6).",
            "Begins at column 2 (value 5), ends at column 8 (value 7).",
        ),
        (
            "Opens at step 1 (value 3) and closes at step 5 (value 9).",
            "Opens at step 1 (value 2) and closes at step 5 (value 8).",
        ),
    ],
)
def test_verbs_of_a_course_are_no_labels(first, second):
    axes = "# Heatmap: Numbers\n## Axes\n- **Rows**:\n- **Even**: Blue.\n- **Odd**: Red.\n"
    text = f"{axes}## Detailed Analysis\n- **Even Row**:\n- {first}\n- **Odd Row**:\n- {second}\n"
    report = heatparse.check(text)
    assert {c.lower() for c in report.document.panels[0].x_axis.categories}.isdisjoint(
        ("starts", "ends", "begins", "opens", "closes")
    )
    assert report.findings == ()


def test_start_and_end_may_be_labels():
    text = (
        "# Heatmap: Numbers\n## Axes\n- **Rows**: Even, Odd\n"
        "## Detailed Analysis\n- **Even:** Start: 2, End: 8\n- **Odd:** Start: 1, End: 9\n"
    )
    assert list(heatparse.parse(text).panels[0].x_axis.categories) == ["Start", "End"]

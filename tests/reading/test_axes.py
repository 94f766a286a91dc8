"""Axes: whatever way a description lists its categories, the same categories are read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heatparse

ALPHABET = st.characters(categories=("Lu", "Ll", "Nd"), include_characters="-_.")
# "Aaa, And" breaks off in the middle of a list: a label is no conjunction.
PLAIN = st.from_regex(r"[A-Z][a-z]{2,8}(-[A-Z0-9]{1,3})?", fullmatch=True).filter(
    lambda label: label != "And"
)
# Inside quotation marks and ticks a label may hold what separates items elsewhere.
AWKWARD = st.from_regex(r"[A-Za-z][A-Za-z0-9]{0,6}[,:/|=(][ ]?[a-z0-9]{1,6}\)?", fullmatch=True)


def categories(items):
    return st.lists(items, min_size=2, max_size=9, unique_by=str.lower)


def description(x_lines, y_lines):
    return "\n".join(
        ["## Heatmap: Made up", "### Components/Axes", *x_lines, *y_lines, "### Key Observations", "- None."]
    )


def axes_of(text):
    (panel,) = heatparse.parse(text).panels
    return list(panel.x_axis.categories), list(panel.y_axis.categories)


INLINE = [
    lambda labels: f"- **X-axis (Method)**: {', '.join(labels)}",
    lambda labels: f'* **X-Axis (Horizontal):** Labeled "Method". The categories are: {", ".join(labels)}.',
    lambda labels: f"- **Columns (Methods):** {', '.join(labels[:-1])}, and {labels[-1]}",
    lambda labels: f"* **X-axis:** Method - with categories: {', '.join(labels)}.",
    lambda labels: f"- X-axis: {'; '.join(labels)}",
    lambda labels: f"* **Methods (Horizontal Axis):** {', '.join(labels)} (left to right)",
]
BELOW = [
    lambda labels: ["- **X-axis (Method)**:", *(f"- {label}" for label in labels)],
    lambda labels: [
        '* **X-Axis:** Labeled "Method". From left to right:',
        *(f"{n}. {label}" for n, label in enumerate(labels, 1)),
    ],
    lambda labels: ["- **X-axis**:", "- Title: `Method`", f"- Categories: {', '.join(labels)}"],
    lambda labels: [
        "1. **X-Axis (Horizontal):**",
        '- Labeled **"Method"**',
        f"- Values: `{', '.join(labels)}`",
    ],
    lambda labels: ["- **X-axis (Method)**:", ", ".join(f"`{label}`" for label in labels)],
]
OTHER = ["- **Y-axis (Case)**: Alpha, Beta, Gamma"]


@given(labels=categories(PLAIN), form=st.sampled_from(INLINE))
def test_categories_in_line(labels, form):
    assert axes_of(description([form(labels)], OTHER))[0] == labels


@given(labels=categories(PLAIN), form=st.sampled_from(BELOW))
def test_categories_on_lines_of_their_own(labels, form):
    assert axes_of(description(form(labels), OTHER))[0] == labels


@given(labels=categories(AWKWARD), quote=st.sampled_from(["`{}`", '"{}"', "“{}”"]))
def test_quoted_categories_may_hold_separators(labels, quote):
    line = "- **X-axis (Method)**: " + ", ".join(quote.format(label) for label in labels)
    assert axes_of(description([line], OTHER))[0] == labels


@given(
    labels=categories(PLAIN),
    same=st.sampled_from(
        ["Same list as X-axis", "Same categories as the X-axis.", "Identical to the x-axis"]
    ),
)
def test_one_axis_refers_to_the_other(labels, same):
    text = description([f"- **X-axis (To)**: {', '.join(labels)}"], [f"- **Y-axis (From)**: {same}"])
    assert axes_of(text) == (labels, labels)


@pytest.mark.parametrize(
    ("span", "expected"),
    [
        ("0 to 27, integers", [str(n) for n in range(28)]),
        ("integers 0–11", [str(n) for n in range(12)]),
        ("Numbered from 0 to 34, with increments of 2.", [str(n) for n in range(0, 35, 2)]),
        ("ranging from 0.1 to 0.5 in increments of 0.1", ["0.1", "0.2", "0.3", "0.4", "0.5"]),
        ("0, 5, 10, ..., 30", ["0", "5", "10", "15", "20", "25", "30"]),
        ("There are 31 layers, numbered from **0** (bottom) to **30** (top).", [str(n) for n in range(31)]),
        ("with tick marks at 0, 10, and 20", ["0", "10", "20"]),
        ("18 to 29, 30 to 44, 45 and over", ["18 to 29", "30 to 44", "45 and over"]),
        ("0.2 to 0.4, 0.4 to 0.6, 0.6 to 0.8", ["0.2 to 0.4", "0.4 to 0.6", "0.6 to 0.8"]),
        ("The x-axis starts at 5 and the y-axis goes to 40", []),
    ],
)
def test_stated_spans_give_the_whole_sequence(span, expected):
    assert axes_of(description([f"- **X-axis (Layer)**: {span}"], OTHER))[0] == expected


SERIES = {
    "T1–T5": ["T1", "T2", "T3", "T4", "T5"],
    "R2-R5": ["R2", "R3", "R4", "R5"],
    "Layer 0 to Layer 3": ["Layer 0", "Layer 1", "Layer 2", "Layer 3"],
    "Layer 0 (bottom) to Layer 3 (top)": ["Layer 0", "Layer 1", "Layer 2", "Layer 3"],
    "from L0 through L8 in steps of 4": ["L0", "L4", "L8"],
    "1-hop to 3-hop": ["1-hop", "2-hop", "3-hop"],
    "h = 1 to h = 3": ["h = 1", "h = 2", "h = 3"],
    "Days (Tue to Thu)": ["Tue", "Wed", "Thu"],
    "May through July": ["May", "June", "July"],
    "L0, L1, ..., L4": ["L0", "L1", "L2", "L3", "L4"],
    "`H1`, `H3`, …, `H7`": ["H1", "H3", "H5", "H7"],
    "4 letters (A–D)": ["A", "B", "C", "D"],
    "Letters A to D": ["A", "B", "C", "D"],
    "Input, Block 1 to Block 3, Output": ["Input", "Block 1", "Block 2", "Block 3", "Output"],
}


@pytest.mark.parametrize("span", SERIES)
def test_spans_of_labels_are_lists(span):
    assert axes_of(description([f"- **X-axis (Kind)**: {span}"], OTHER))[0] == SERIES[span]


@pytest.mark.parametrize(
    "listed", ['"A1" (top row) and "B2" (bottom row)', "A1 (left), B2 (right)", "Two sets — A1, B2"]
)
def test_places_in_brackets_are_no_part_of_a_label(listed):
    assert axes_of(description([f"- **X-axis (Kind)**: {listed}"], OTHER))[0] == ["A1", "B2"]


@pytest.mark.parametrize(
    ("line", "label"),
    [
        ("- **X-axis (Ratio)**: 0.1, 0.2", "Ratio"),
        ('* **X-Axis (Horizontal):** Labeled "Test set". Lists two sets: A1, B2', "Test set"),
        ("* **X-axis:** Length (ranging from 0 to 9, in increments of 1). (Bottom-center)", "Length"),
        (
            '* **X-axis Label:** "digit\\_a" - centered below the plot. Its markers read 1, 2, and 3.',
            "digit_a",
        ),
        ("* **Tasks (Horizontal Axis):** Coding, Math", "Tasks"),
        ("* **X-axis:** `digit_b`, 1 to 5", "digit_b"),
        ("- **X-axis (Columns)**: Coding, Math", None),
    ],
)
def test_the_name_of_an_axis(line, label):
    (panel,) = heatparse.parse(description([line], OTHER)).panels
    assert panel.x_axis.label == label


def test_both_axes_in_one_statement():
    text = description(["* **Models (Rows/Columns):** Ant, Bee, Cat, the same three on both axes."], [])
    assert axes_of(text) == (["Ant", "Bee", "Cat"], ["Ant", "Bee", "Cat"])


@pytest.mark.parametrize(
    ("key", "labels"),
    [
        ("X-axis (Sent) and Y-axis (Received)", ("Sent", "Received")),
        ("X-axis (Sent) and Y-axis (3 values)", ("Sent", None)),
    ],
)
def test_both_axes_with_their_names_in_one_key(key, labels):
    (panel,) = heatparse.parse(f"## Heatmap: Mail\n* **{key}:** Ant, Bee, Cat\n").panels
    assert (panel.x_axis.label, panel.y_axis.label) == labels
    assert panel.x_axis.categories == panel.y_axis.categories == ("Ant", "Bee", "Cat")


def test_axes_in_sentences():
    text = (
        "The figure shows a heatmap. The label “Guess” runs along the horizontal axis and the label “Truth” "
        "along the vertical axis; both axes list the classes ant, bee, and cat."
    )
    (panel,) = heatparse.parse(text).panels
    assert (panel.x_axis.label, panel.y_axis.label) == ("Guess", "Truth")
    assert list(panel.x_axis.categories) == list(panel.y_axis.categories) == ["ant", "bee", "cat"]


def test_the_span_of_an_axis_covers_its_list():
    text = description(["- **X-axis (Method)**:", "- Ant", "- Bee"], OTHER)
    (panel,) = heatparse.parse(text).panels
    span = panel.x_axis.span
    assert text[span.start : span.end] == "**X-axis (Method)**:\n- Ant\n- Bee"


@pytest.mark.parametrize(
    "labels",
    [
        ["en", "it", "ru", "is", "ja"],
        ["N. Sea", "S. Sea", "Indian"],
        ["W. Ridge", "E. Ridge", "N. Slope", "Summit"],
        ["none", "low", "high"],
    ],
)
@pytest.mark.parametrize("tail", ["", " The names are printed below."])
def test_codes_and_initials_are_labels(labels: list[str], tail: str) -> None:
    text = description(
        [f"* **X-Axis:** Left to right: {', '.join(labels)}.{tail}"], ["* **Y-axis:** P, Q, R"]
    )
    assert axes_of(text)[0] == labels


@pytest.mark.parametrize("pair", ["{} {}", "{}: {}"])
@pytest.mark.parametrize("rows", [["none", "drip", "flood"], ["all", "most", "few"]])
def test_labels_that_are_common_words_stand_in_front_of_their_values(pair: str, rows: list[str]) -> None:
    columns = ["low", "medium", "high"]
    text = description(
        [f"* **X-axis:** Level: {', '.join(columns)}"], [f"* **Y-axis:** Kind: {', '.join(rows)}"]
    )
    values = iter(range(10, 99))
    wanted = {(row, column): float(next(values)) for row in rows for column in columns}
    lines = [
        f"- **{row}**: " + ", ".join(pair.format(c, f"{wanted[row, c]:g}") for c in columns) for row in rows
    ]
    (panel,) = heatparse.parse(text.replace("### Key", "### Data\n" + "\n".join(lines) + "\n### Key")).panels
    assert {(cell.row, cell.column): cell.value.value for cell in panel.cells} == wanted


@pytest.mark.parametrize(("name", "written"), [("Length (k tokens)", "{}k"), ("Budget (M)", "{}M")])
def test_a_factor_in_the_name_of_an_axis_may_stand_at_its_labels(name: str, written: str) -> None:
    text = description([f"* **X-axis:** {name}, with ticks at 8, 16, 128"], ["* **Y-axis:** Depth: 0%, 50%"])
    lines = "\n".join(f"* At {written.format(size)}, depth 50%: {size + 1}" for size in (8, 16, 128))
    (panel,) = heatparse.parse(text.replace("### Key", f"### Data\n{lines}\n### Key")).panels
    assert [(cell.column, cell.value.value) for cell in panel.cells] == [("8", 9), ("16", 17), ("128", 129)]


PLACED_KEYS = [
    ("Tasks (left to right)", "Models (top to bottom)"), ("Tasks, left to right", "Models, top to bottom"),
    ("Tasks (top)", "Models (left)"), ("Along the top", "Down the left"), ("Header row", "First column"),
    ("Categories (from left to right)", "Models (from top to bottom)"), ("Bottom labels", "Left labels"),
]  # fmt: skip


@pytest.mark.parametrize(("across", "down"), PLACED_KEYS)
@pytest.mark.parametrize("swapped", [False, True])
def test_keys_that_tell_where_the_labels_stand(across, down, swapped):
    lines = [f"* **{across}:** Math, Code, Average", f"* **{down}:** Ada, Bea"]
    axes = "\n".join(lines[::-1] if swapped else lines)
    rows = "* **Ada:** 0.1, 0.2, 0.3\n* **Bea:** 0.4, 0.5, 0.6\n"
    (panel,) = heatparse.parse(f"## Heatmap: Scores\n### Axes\n{axes}\n### Data\n{rows}").panels
    assert panel.x_axis.categories == ("Math", "Code", "Average")
    assert panel.y_axis.categories == ("Ada", "Bea")
    assert len(panel.cells) == 6

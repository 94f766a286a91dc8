"""Axes in every way a description may list them: key × form of the list × kind of labels."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import heatparse

Labels = list[str]


def each(before: str, behind: str = "", joint: str = ", ") -> Callable[[Labels], str]:
    return lambda labels: joint.join(before + label + (behind or before) for label in labels)


def around(start: str, end: str, form: Callable[[Labels], str]) -> Callable[[Labels], str]:
    return lambda labels: start + form(labels) + end


def counted(form: str, joint: str = ", ") -> Callable[[Labels], str]:
    return lambda labels: joint.join(form.format(n) + label for n, label in enumerate(labels, 1))


plain = ", ".join
LABELS = {
    "names": ["Age", "Body Mass", "Heart Rate", "VO2", "Sleep (h)", "Mood"],
    "models": ["GPT-4", "Claude 2", "Llama-2 7B", "Mistral (7B)", "Qwen 1.5", "Vicuna-13B"],
    "nums": ["0.1", "0.2", "0.3", "0.4", "0.5"],
    "ints": ["1", "2", "4", "8", "16"],
    "sci": ["1e-5", "1e-4", "1e-3"],
    "letters": ["A", "B", "C", "D"],
    "words": ["None", "Low", "Medium", "High"],
    "dates": ["2019", "2020", "2021", "2022"],
    "ranges": ["0-9", "10-19", "20-29"],
    "layers": ["Layer 0", "Layer 8", "Layer 16", "Layer 24"],
    "months": ["Jan", "Feb", "Mar", "Apr"],
    "commas": ["Yes, always", "No, never", "Maybe, once"],
    "lower": ["cities", "neg_cities", "sp_en_trans"],
    "pct": ["10%", "20%", "50%"],
    "units": ["5 ms", "10 ms", "20 ms"],
    "colors": ["Red Team", "Blue Team", "Green Team"],
    "tokens": ["[CLS]", "the", "cat", "[SEP]"],
    "days": ["Mon", "Tue", "Wed", "Thu", "Fri"],
    "slash": ["A/B", "C/D", "E/F"],
}
INLINE: dict[str, Callable[[Labels], str]] = {
    "commas": plain,
    "and": lambda labels: plain(labels[:-1]) + ", and " + labels[-1],
    "and without a comma": lambda labels: plain(labels[:-1]) + " and " + labels[-1],
    "quotes": each('"'),
    "code": each("`"),
    "single quotes": each("'"),
    "bold": each("**"),
    "italics": each("*"),
    "brackets": around("[", "]", plain),
    "quotes in brackets": around("[", "]", each('"')),
    "braces": around("{", "}", plain),
    "semicolons": "; ".join,
    "slashes": " / ".join,
    "pipes": " | ".join,
    "arrows": " → ".join,
    "dots": " · ".join,
    "numbers": counted("{}. "),
    "numbers in brackets": counted("({}) "),
}
BELOW: dict[str, Callable[[Labels], str]] = {
    "items": counted("\n  - ", ""),
    "items not indented": counted("\n- ", ""),
    "numbered items": counted("\n  {}. ", ""),
    "items in code": lambda labels: "".join(f"\n  - `{label}`" for label in labels),
    "items in quotes": lambda labels: "".join(f'\n  * "{label}"' for label in labels),
    "lines": counted("\n", ""),
}
# Forms in which some signs between the items would be read as part of the sentence.
SENTENCES = {
    "#### X-axis (Kind)\n{x}\n\n#### Y-axis (Class)\n{y}",
    "- **X-axis**: represents the kind, with values {x}\n- **Y-axis**: represents the class, with values {y}",
    '- **X-axis**: "Kind" with categories {x}\n- **Y-axis**: "Class" with categories {y}',
    "- **X-axis**: Kind ({x})\n- **Y-axis**: Class ({y})",
    "- The x-axis shows {x}.\n- The y-axis shows {y}.",
    "The x-axis lists the kinds: {x}. The y-axis lists the classes: {y}.",
    'The horizontal axis is labeled "Kind" and has {nx} categories: {x}. '
    'The vertical axis is labeled "Class" and has {ny} categories: {y}.',
    "The columns are {x}; the rows are {y}.",
}
SAFE = ("commas", "and", "quotes", "code", "bold", "italics")
KEYS = [
    *sorted(SENTENCES),
    "- **X-axis**: {x}\n- **Y-axis**: {y}",
    "- **X-axis (Kind)**: {x}\n- **Y-axis (Class)**: {y}",
    "- **X-axis: Kind** – {x}\n- **Y-axis: Class** – {y}",
    "- **X-axis**: Kind: {x}\n- **Y-axis**: Class: {y}",
    '- **X-axis:** Labeled "Kind". Categories: {x}.\n- **Y-axis:** Labeled "Class". Categories: {y}.',
    "- **Horizontal axis**: {x}\n- **Vertical axis**: {y}",
    "- **Columns**: {x}\n- **Rows**: {y}",
    "- **Columns (Kind)**: {x}\n- **Rows (Class)**: {y}",
    "- **Columns ({nx})**: {x}\n- **Rows ({ny})**: {y}",
    "X-axis: {x}\nY-axis: {y}",
    "- X-axis: {x}\n- Y-axis: {y}",
    "- **X-axis**:\n  - Label: Kind\n  - Categories: {x}\n- **Y-axis**:\n  - Label: Class\n  - Categories: {y}",
    "- **Axes**:\n  - X: {x}\n  - Y: {y}",
    "- **Axes**:\n  - **X-axis (Kind)**: {x}\n  - **Y-axis (Class)**: {y}",
    "- **X-axis (left to right)**: {x}\n- **Y-axis (top to bottom)**: {y}",
    "- **X-axis**: {x} (left to right)\n- **Y-axis**: {y} (top to bottom)",
    "- **X-axis** (Kind, from left to right): {x}\n- **Y-axis** (Class, from top to bottom): {y}",
    "- **X-axis labels**: {x}\n- **Y-axis labels**: {y}",
    "- **Column headers**: {x}\n- **Row headers**: {y}",
    "- **X**: {x}\n- **Y**: {y}",
    "- **On the x-axis**: {x}\n- **On the y-axis**: {y}",
    "- **X-axis**: Kind. Tick labels: {x}.\n- **Y-axis**: Class. Tick labels: {y}.",
    "- **X-axis** — Kind: {x}\n- **Y-axis** — Class: {y}",
    "- x-axis = {x}\n- y-axis = {y}",
    "- **Bottom axis (x)**: {x}\n- **Left axis (y)**: {y}",
    "1. **X-axis**: {x}\n2. **Y-axis**: {y}",
    "- **X-AXIS**: {x}\n- **Y-AXIS**: {y}",
    "- **X Axis Title**: Kind\n- **X Axis Categories**: {x}\n- **Y Axis Title**: Class\n- **Y Axis Categories**: {y}",
]
OPENING = "## Heatmap: Results\n\n### Overview\nA heatmap of results.\n\n### Components/Axes\n"
CLOSING = "\n- **Legend**: 0 (white) to 1 (dark)\n\n### Key Observations\n- Fine.\n"
KINDS = list(LABELS)


def axes(key: str, form: Callable[[Labels], str], labels: Labels) -> tuple[Labels, Labels]:
    """What is read of two axes, the second with the first three labels of the first."""
    y = labels[:3]
    text = OPENING + key.format(x=form(labels), y=form(y), nx=len(labels), ny=len(y)) + CLOSING
    panel = heatparse.parse(text).panels[0]
    return list(panel.x_axis.categories), list(panel.y_axis.categories)


@pytest.mark.parametrize("name", INLINE)
@pytest.mark.parametrize("number", range(len(KEYS)))
def test_labels_in_line(number: int, name: str) -> None:
    key = KEYS[number]
    if key in SENTENCES and name not in SAFE:
        return
    for step in range(4):
        kind = KINDS[(number + 5 * step + len(name)) % len(KINDS)]
        labels = LABELS[kind]
        if any("," in label for label in labels) and name not in ("quotes", "code", "pipes"):
            continue
        if any("/" in label for label in labels) and name == "slashes":
            continue
        assert axes(key, INLINE[name], labels) == (labels, labels[:3]), (kind, key)


@pytest.mark.parametrize("name", BELOW)
@pytest.mark.parametrize("kind", KINDS)
def test_labels_below_a_key(kind: str, name: str) -> None:
    labels = LABELS[kind]
    for key in ("- **X-axis**: {x}\n- **Y-axis**: {y}", "**Columns ({nx})**: {x}\n**Rows ({ny})**: {y}"):
        assert axes(key, BELOW[name], labels) == (labels, labels[:3]), key


@pytest.mark.parametrize(
    ("line", "label", "categories"),
    [
        ("* **X-axis:** Years 2015, 2016, 2017 (3 columns in total).", "Years", ("2015", "2016", "2017")),
        ("* **X-axis:** Batch sizes 8, 16, 32", "Batch sizes", ("8", "16", "32")),
        ("* **X-axis:** Discrete markers 8, 16, 32", None, ("8", "16", "32")),
        ("* **X-axis (Payload, KB):** 8, 16, 32", "Payload, KB", ("8", "16", "32")),
        ("* **X-axis (Payload, bottom):** 8, 16, 32", "Payload", ("8", "16", "32")),
        ('* **X-axis:** "Token": "ask", "tell", -2, -1', "Token", ("ask", "tell", "-2", "-1")),
        ('* **X-axis:** "Token", with markers `The`, `called`, `Lima`', "Token", ("The", "called", "Lima")),
        (
            "* **X-axis (Token):**\n  * `ask`\n  * `tell`\n  * Numeric tokens: `-2`, `-1`",
            "Token",
            ("ask", "tell", "-2", "-1"),
        ),
        (
            "* **X-axis:** `Layer` index, from `0` to `5`. Labels at intervals of 2 (0, 2, 4). 6 columns in all.",
            "Layer",
            ("0", "1", "2", "3", "4", "5"),
        ),
        ("* **X-Axis [Crop]:** Maize, Wheat, Rice", "Crop", ("Maize", "Wheat", "Rice")),
        ('* **X-axis:** "Crop" (from left to right: Maize, Rye, Rice)', "Crop", ("Maize", "Rye", "Rice")),
        ("* **X-axis:** Crop type, including Maize, Rye, and Rice", "Crop type", ("Maize", "Rye", "Rice")),
        ("* **X-axis (top):** Crop → Maize, Wheat, Rice", "Crop", ("Maize", "Wheat", "Rice")),
        ("* **X-axis:** Labeled Crop with categories Maize, Rye, Rice", "Crop", ("Maize", "Rye", "Rice")),
        ("* **X-axis:** Rate: $10^{-3}$, $10^{-2}$", "Rate", ("$10^{-3}$", "$10^{-2}$")),
    ],
)
def test_names_and_labels_of_numbered_axes(line: str, label: str | None, categories: tuple[str, ...]) -> None:
    (panel,) = heatparse.parse(f"## Heatmap: T\n### Axes\n{line}\n* **Y-axis:** Kind: Ant, Bee\n").panels
    assert (panel.x_axis.label, tuple(panel.x_axis.categories)) == (label, categories)


def test_labels_of_the_other_axis_are_not_replaced_by_remarks_below() -> None:
    text = """## Heatmap: T
### Axes
* **Token (Y-axis, top to bottom):**
1. `ant`
2. `bee`
* **Token (X-axis, left to right):** Identical sequence to the Y-axis.
* **Group Labels:**
* A bracket groups the first two.
"""
    (panel,) = heatparse.parse(text).panels
    assert tuple(panel.x_axis.categories) == ("ant", "bee")


def axes_of(axes, data=""):
    text = (
        "## Heatmap: Enzyme Activity\n### Overview\nThis heatmap shows the activity of an enzyme.\n"
        f"### Components/Axes\n{axes}\n### Detailed Analysis\n{data or 'See above.'}\n"
    )
    (panel,) = heatparse.parse(text).panels
    return panel.x_axis, panel.y_axis


@pytest.mark.parametrize("noun", ["Tick Marks", "Markers", "Labels", "Values", "Categories"])
def test_remarks_in_brackets_behind_the_properties_of_an_axis(noun):
    x, y = axes_of(
        '**Y-axis (Left Side):**\n* **Label:** "Heat (°C)"\n'
        f"* **{noun} (from bottom to top):** 60, 50, 40\n"
        '**X-axis (Bottom Side):**\n* **Label:** "pH"\n'
        f"* **{noun} (read from left to right):** 5.0, 6.0, 7.0"
    )
    assert (y.label, y.categories) == ("Heat (°C)", ("60", "50", "40"))
    assert (x.label, x.categories) == ("pH", ("5.0", "6.0", "7.0"))


@pytest.mark.parametrize(
    "head", ["5. **Columns:**", "**Columns:**", "* **Rows:**", "2. **Rows and Columns:**"]
)
def test_lines_below_a_table_speak_of_its_values(head):
    table = "| Heat \\ pH | 5.0 | 6.0 |\n|---|---|---|\n| 40 | 12 | 34 |\n| 50 | 20 | 78 |\n"
    x, y = axes_of(
        '* **X-axis:** "pH"\n* **Y-axis:** "Heat"',
        f"{table}**Trends:**\n{head}\n* The readings at pH 6.0 range from 34 to 78.\n* Values run from 12 to 20.",
    )
    assert (x.categories, y.categories) == (("5.0", "6.0"), ("40", "50"))


@pytest.mark.parametrize("joint", ["with", "for", "showing", "of"])
def test_names_in_front_of_labels_in_brackets(joint):
    x, y = axes_of(
        f"**General structure:**\nEach plot has an x-axis {joint} the context length (4k, 8k, 16k) and a "
        f"y-axis {joint} the depth of the fact (0%, 50%, 100%, from top to bottom)."
    )
    assert (x.label, x.categories) == ("context length", ("4k", "8k", "16k"))
    assert (y.label, y.categories) == ("depth of the fact", ("0%", "50%", "100%"))


@pytest.mark.parametrize("joint", ["-", "–"])
def test_degrees_keep_the_side_of_the_compass(joint):
    labels = tuple(
        f"{a}{joint}{b}°{side}" for a, b, side in ((60, 70, "N"), (0, 10, "N"), (20, 30, "S"), (5, 9, "E"))
    )
    _, y = axes_of(
        f'* **X-axis:** "Month": Jan, Mar\n* **Y-axis:** "Band", with the labels {", ".join(labels)}.'
    )
    assert y.categories == labels


@pytest.mark.parametrize(
    "remark",
    [
        "(top row, from left to right)", "(top row, from left to right).", "(top, left to right)", "(in the top row)",
        "(from left to right, top row)", "(bottom edge, from left to right)", "(first row)",
    ],
)  # fmt: skip
@pytest.mark.parametrize("key", ["Column Headers (Tool)", "X-axis (Tool)", "Columns"])
def test_where_labels_stand_is_told_in_brackets_behind_the_last(key: str, remark: str) -> None:
    text = (
        f"## Heatmap: Drift\n### Components/Axes\n- **{key}:** Saw, Axe, Hoe {remark}\n- **Rows:** a1, b1\n"
    )
    assert heatparse.parse(text).panels[0].x_axis.categories == ("Saw", "Axe", "Hoe")


@pytest.mark.parametrize(
    ("across", "down"),
    [
        ("`u` (horizontal, 0–4)", "`t` (vertical, 0–8)"), ('"u" (x-axis, 0 to 4)', '"t" (y-axis, 0 to 8)'),
        ("`u` (x)", "`t` (y)"),
    ],
)  # fmt: skip
def test_the_names_of_two_axes_are_no_labels(across: str, down: str) -> None:
    text = (
        f"## Heatmap: Drift\n### Overview\nA value is drawn over two axes: {across} and {down}.\n### Data\n"
    )
    panel = heatparse.parse(text).panels[0]
    assert (panel.x_axis.label, panel.y_axis.label) == ("u", "t")
    assert not set(panel.x_axis.categories) & {"u", "t"} and not set(panel.y_axis.categories) & {"u", "t"}


@pytest.mark.parametrize("quote", ["`", '"'])
@pytest.mark.parametrize("remarks", [("", ""), (" (first kind)", " (second kind)")])
def test_labels_in_two_items(quote: str, remarks: tuple[str, str]) -> None:
    parts = [
        ", ".join(f"{quote}{label}{quote}" for label in labels)
        for labels in (("pa", "pb", "pc"), ("qa", "qb"))
    ]
    items = "\n".join(f"- {part}{remark}" for part, remark in zip(parts, remarks, strict=True))
    text = f"## Heatmap: T\n### Axes\n- **X-axis (Columns)**:\n{items}\n- **Y-axis (Rows)**: 0 to 5\n"
    axes = heatparse.parse(text).panels[0]
    assert axes.x_axis.categories == ("pa", "pb", "pc", "qa", "qb") and len(axes.y_axis.categories) == 6

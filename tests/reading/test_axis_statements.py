"""Names and labels of axes, in the forms in which texts state them."""

import pytest

import heatparse

AXES = (
    ("Soil type", ["Sand", "Clay", "Loam"], "Dose (mg)", ["0", "5", "10"]),
    ("Learning rate", ["1e-4", "1e-3", "1e-2"], "Layer", ["Layer 1", "Layer 2", "Layer 3"]),
    ("Time of day", ["06:00", "12:00", "18:00"], "Model", ["BERT-base", "GPT-2", "T5 (small)"]),
    ("Age group", ["18-24", "25-34", "35-44"], "Country", ["Chile", "New Zealand", "South Korea"]),
)
FORMS = (
    "- **{X}-axis ({label})**: {listed}",
    "- **{X}-axis**: {label} ({listed})",
    "- **Axis {X}**: {label}: {listed}",
    "- {X} axis -> {label}: {listed}",
    "- **{X}-axis** *{label}*: {listed}",
    "- **{Lines}**: {label} – {listed}",
    "- **{X}-axis**: The {lying} axis represents the {label} and lists {listed}.",
    "The {lying} axis shows the {label}: {named}.",
    '- **{X}-axis**: Represents "{label}" with {size} values: {listed}',
    "- **{X}-axis ({label})** – {slashed}",
)
WORDS = {"X": ("Columns", "horizontal"), "Y": ("Rows", "vertical")}


def _statement(form, axis, label, labels):
    lines, lying = WORDS[axis]
    return form.format(
        X=axis, Lines=lines, lying=lying, label=label, size=len(labels), listed=", ".join(labels),
        slashed=" / ".join(labels), named=f"{', '.join(labels[:-1])} and {labels[-1]}",
    )  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
def test_name_and_labels_are_read(form):
    for x, columns, y, rows in AXES:
        lines = [
            f"- {row}: " + ", ".join(f"0.{at}{col}" for col in range(1, 4)) for at, row in enumerate(rows, 1)
        ]
        text = "\n".join(
            ["## Heatmap: Score", "", "### Axes", _statement(form, "X", x, columns), _statement(form, "Y", y, rows),
             "", "### Data", *lines]
        )  # fmt: skip
        (panel,) = heatparse.parse(text).panels
        assert (panel.x_axis.label, panel.y_axis.label) == (x, y)
        assert (list(panel.x_axis.categories), list(panel.y_axis.categories)) == (columns, rows)
        assert len(panel.cells) == 9


@pytest.mark.parametrize("sentence", [
    "The horizontal axis shows the highest values on the right.", "The vertical axis lists Oak and Elm.",
])  # fmt: skip
def test_what_is_no_name_is_none(sentence):
    table = "| | Sand | Clay |\n|---|---|---|\n| Oak | 0.1 | 0.2 |\n| Elm | 0.3 | 0.4 |\n"
    text = f"## Heatmap: Score\n\n{sentence}\n\n{table}"
    (panel,) = heatparse.parse(text).panels
    assert panel.x_axis.label is None
    assert panel.y_axis.label is None

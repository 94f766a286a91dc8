"""One grid under many forms of its axes: each gives the same labels, and its rows of bare values the same cells."""

import pytest

import heatparse

COLUMNS, ROWS = ["Brass", "Copper", "Tin", "Zinc"], ["Acid", "Base", "Water"]
VALUES = [
    ["0.12", "0.34", "0.56", "0.78"],
    ["0.21", "0.43", "0.65", "0.87"],
    ["0.31", "0.52", "0.73", "0.94"],
]
FORMS = {
    "then": "- **{axis} (Kind):** from {first} to {end}, {front}, then {last}\n",
    "finally": "- **{axis} (Kind):** {front}, and finally {last}\n",
    "listed": "- **{axis} (Kind):** {front}, and {last} are listed from {first} to {end}.\n",
    "run": "- **{axis}:** {front} and {last} run from {first} to {end}.\n",
    "is with": "- The {axis} is the kind, with {front}, and {last}.\n",
    "slashes": "- **{axis}:** Kind ({slashes})\n",
    "arrows": "- **{axis} (kind):** {arrows}, in order of price\n",
    "code": "- **{axis}:** Kind: `[{quotes}]`\n",
    "bold name": "- **{axis}:** Represents **Kind**. Categories: {bold}.\n",
    "no others": "- **{axis} (Kind):** {front}, {last} (no others were tried)\n",
    "all": "- **{axis} (Kind):** {front}, {last} (all at 20 °C)\n",
    "sentence": "- **{axis}:** Kind. From {first} to {end}: {front}, {last}. The label is rotated.\n",
    "further sentence": "- **{axis}:** {front}, {last}. All were stirred, heated, and cooled.\n",
    "counted items": "- **{axis}:** Kind\n{items}",
}


def line(form, axis, labels):
    first, end = ("left", "right") if axis == "X-axis" else ("top", "bottom")
    noun = "col" if axis == "X-axis" else "row"
    return FORMS[form].format(
        axis=axis,
        first=first,
        end=end,
        front=", ".join(labels[:-1]),
        last=labels[-1],
        slashes="/".join(labels),
        arrows=" → ".join(labels),
        quotes=", ".join(f'"{label}"' for label in labels),
        bold=", ".join(f"**{label}**" for label in labels),
        items="".join(f"    - {label} ({noun} {at})\n" for at, label in enumerate(labels, 1)),
    )


@pytest.mark.parametrize("form", FORMS)
def test_axes_in_many_forms(form):
    rows = "".join(f"- **{row}:** {', '.join(values)}\n" for row, values in zip(ROWS, VALUES, strict=True))
    axes = line(form, "X-axis", COLUMNS) + line(form, "Y-axis", ROWS)
    scale = "- **Color bar:** from 0 (white) to 1 (navy)\n"
    report = heatparse.check(f"# Heatmap: Corrosion\n\n## Axes\n{axes}{scale}\n## Data\n{rows}")
    (panel,) = report.document.panels
    assert (list(panel.x_axis.categories), list(panel.y_axis.categories)) == (COLUMNS, ROWS)
    found = {(cell.row, cell.column): cell.value.text for cell in panel.cells}
    assert found == {(r, c): VALUES[i][j] for i, r in enumerate(ROWS) for j, c in enumerate(COLUMNS)}
    assert not report.document.unread
    assert not report.findings


def test_labels_with_their_places():
    text = (
        "# Heatmap: Corrosion\n\n- **X-axis (Metal):** Tin at the left, Zinc in the middle, Brass at the right\n"
        "- **Y-axis (Liquid):** Water, Acid in the cold\n"
    )
    (panel,) = heatparse.parse(text).panels
    assert list(panel.x_axis.categories) == ["Tin", "Zinc", "Brass"]
    assert list(panel.y_axis.categories) == ["Water", "Acid in the cold"]


@pytest.mark.parametrize("form", ["- **{} (n = 20):** {}", "- {} (N = 20): {}", "- **{}** (n=20): {}"])
def test_sizes_of_samples_are_no_values(form):
    rows = "\n".join(form.format(row, ", ".join(values)) for row, values in zip(ROWS, VALUES, strict=True))
    axes = f"- **X-axis:** {', '.join(COLUMNS)}\n- **Y-axis:** {', '.join(ROWS)}\n- **Color bar:** 0 to 1\n"
    report = heatparse.check(f"# Heatmap: Corrosion\n\n{axes}\n## Data\n{rows}\n")
    (panel,) = report.document.panels
    assert [cell.value.text for cell in panel.cells] == [value for values in VALUES for value in values]
    assert not report.findings

"""Rows that sentences tell with verbs of averages, values in front of pairs of labels, letters in front of names."""

import pytest

import heatparse

AXES = "- Rows (Stop): Harbour, Airport, Museum\n- Columns (Day): Mon, Tue, Wed\n\n"
GRID = {"Harbour": [12, 18, 9], "Airport": [22, 31, 27], "Museum": [7, 5, 11]}
CELLS = {
    (row, day): value
    for row, line in GRID.items()
    for day, value in zip(("Mon", "Tue", "Wed"), line, strict=True)
}


def panels(text):
    return heatparse.check(f"# Heatmap: Queues\n\n{text}\n").document.panels


def cells(text):
    return {(cell.row, cell.column): cell.value.value for cell in panels(text)[0].cells}


@pytest.mark.parametrize("verb", ["averaged", "totaled", "averages"])
def test_verbs_of_averages_in_front_of_values(verb):
    told = [f"In {row}, it {verb} {a} on Mon, {b} on Tue and {c} on Wed." for row, (a, b, c) in GRID.items()]
    assert cells(AXES + "\n\n".join(told)) == CELLS


def test_an_average_over_a_row_is_none_of_its_values():
    assert not cells(AXES + "Harbour averaged 13 over the three days, Airport 26.7 and Museum 7.7.")


@pytest.mark.parametrize(
    "shape", ["* {v}% – {r}, {c}", "- {v} min: {r}, {c}", "- {v} → {r} on {c}", "- {v}: {r} / {c}"]
)
@pytest.mark.parametrize("head", ["", "* Dark cells:\n    "])
def test_values_in_front_of_both_labels(shape, head):
    lines = [head + shape.format(v=value, r=row, c=day) for (row, day), value in CELLS.items()]
    assert cells(AXES + "\n".join(lines)) == CELLS


@pytest.mark.parametrize(
    "told",
    [
        "Two heatmaps with the same axes: (a) Rain-fed on the left and (b) Irrigated on the right.",
        "The figure has two heatmaps that share their axes: (a) Rain-fed, (b) Irrigated.",
    ],
)
def test_names_behind_letters(told):
    assert [panel.title for panel in panels(told + "\n\n" + AXES)] == ["Rain-fed", "Irrigated"]


@pytest.mark.parametrize(
    "head", ["**Key takeaways**", "**Highlights:**", "**What stands out**", "**Closing remarks**"]
)
def test_bold_heads_of_the_discussion_are_no_panels(head):
    table = "| | Mon | Tue |\n|---|---|---|\n| P | {} | 2 |\n| Q | 3 | {} |"
    parts = [
        f"**{name}**\n\n{table.format(at, at + 4)}"
        for at, name in enumerate(("Top: Share", "Bottom: Change"))
    ]
    text = "It contains two heatmaps, one above the other.\n\n" + "\n\n".join(
        [*parts, f"{head}\n\n* P leads."]
    )
    assert [panel.title for panel in panels(text)] == ["Share", "Change"]


def test_a_row_of_a_table_about_the_color_bar_tells_a_heatmap():
    about = '| Element | Content |\n|---|---|\n| Y-axis | "Module": A, B |\n| X-axis | "Group": 1-8, 9-16 |\n'
    grid = (
        "| Module | 1-8 | 9-16 | 17-24 |\n|---|---|---|---|\n| A | 0.1 | 0.2 | 0.3 |\n| B | 0.3 | 0.4 | 0.5 |"
    )
    text = f'# Pruned Weights\n\n{about}| Color bar | "Share", 0.0 (light) to 0.7 (dark) |\n\n{grid}\n'
    assert heatparse.parse(text).figure == "heatmap"

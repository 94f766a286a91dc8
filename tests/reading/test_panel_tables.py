"""Small multiples without heads of their own: tables in a row, one for all, panels in every line."""

import pytest

import heatparse

ROWS, COLUMNS = ["Ant", "Bee", "Cat"], ["Dog", "Elk", "Fox", "Gnu"]
NAMES = ["Llama 7B", "Mistral", "GPT-4", "Layer 12"]
VALUES = [[[f"0.{p}{r}{c}" for c in range(4)] for r in range(3)] for p in range(1, 5)]


def table(grid, corner=""):
    lines = [f"| {corner} | " + " | ".join(COLUMNS) + " |", "|---" * 5 + "|"]
    return lines + [f"| {row} | " + " | ".join(values) + " |" for row, values in zip(ROWS, grid)]


def csv(grid):
    return [",".join(["name", *COLUMNS]), *(",".join([row, *values]) for row, values in zip(ROWS, grid))]


def html(name, grid):
    head = "<tr><th></th>" + "".join(f"<th>{column}</th>" for column in COLUMNS) + "</tr>"
    body = [
        f"<tr><td>{row}</td>" + "".join(f"<td>{v}</td>" for v in values) + "</tr>"
        for row, values in zip(ROWS, grid)
    ]
    return ["<table>", f"<caption>{name}</caption>", head, *body, "</table>"]


def each(write):
    """The lines that `write` gives for each panel, one after the other."""
    return [line for name, grid in zip(NAMES, VALUES) for line in write(name, grid)]


def cells():
    for name, grid in zip(NAMES, VALUES):
        for row, values in zip(ROWS, grid):
            yield from ((name, row, column, value) for column, value in zip(COLUMNS, values))


def json_lines(row_form):
    lines = ["```json", "{"]
    for name, grid in zip(NAMES, VALUES):
        lines += [
            f'  "{name}": {{',
            *(f'    "{row}": {row_form(values)},' for row, values in zip(ROWS, grid)),
            "  },",
        ]
    return [*lines, "}", "```"]


# What tells the axes itself.
TABLES = {
    "captions": each(lambda name, grid: [name, *table(grid)]),
    "sentences with a colon": each(
        lambda name, grid: [f"The heatmap for {name} has these values:", *table(grid)]
    ),
    "sentences": each(lambda name, grid: [f"The values in the {name} panel are as follows.", *table(grid)]),
    "items with a remark": each(lambda name, grid: [f"- **{name}**: strong diagonal.", *table(grid)]),
    "corners": each(lambda name, grid: ["", *table(grid, name)]),
    "first rows": each(
        lambda name, grid: ["", f"| **{name}** | | | | |", "|---" * 5 + "|", table(grid)[0], *table(grid)[2:]]
    ),
    "details": each(
        lambda name, grid: [f"<details><summary>{name}</summary>", "", *table(grid), "</details>"]
    ),
    "captions in HTML": each(html),
    "fences": each(lambda name, grid: ["```", name, *csv(grid), "```"]),
    "fences with comments": each(lambda name, grid: ["```", f"# {name}", *csv(grid), "```"]),
    "objects in one fence": json_lines(
        lambda values: "{" + ", ".join(f'"{c}": {v}' for c, v in zip(COLUMNS, values)) + "}"
    ),
    "a column of panels": [
        "| Panel | From | " + " | ".join(COLUMNS) + " |",
        "|---" * 6 + "|",
        *each(lambda name, grid: [f"| {name} | {r} | " + " | ".join(v) + " |" for r, v in zip(ROWS, grid)]),
    ],
}
LINES = {
    "lists in one fence": json_lines(lambda values: "[" + ", ".join(values) + "]"),
    "titles in one fence": [
        "```",
        *each(lambda name, grid: [name, *(f"{r}: {', '.join(v)}" for r, v in zip(ROWS, grid))]),
        "```",
    ],
    "pairs behind the panel": [
        f"- {name}: {row} -> {column}: {value}" for name, row, column, value in cells()
    ],
    "rows behind the panel": each(
        lambda name, grid: [f"- {name}, {row}: {', '.join(v)}" for row, v in zip(ROWS, grid)]
    ),
    "panels under each row": [
        line
        for at, row in enumerate(ROWS)
        for line in (f"**{row}:**", *(f"- {n}: {', '.join(g[at])}" for n, g in zip(NAMES, VALUES)))
    ],
}
NAMING = {
    "pairs, panel in brackets": [
        f"- {row} -> {column} ({name}): {value}" for name, row, column, value in cells()
    ],
    "rows, panel in brackets": each(
        lambda name, grid: [f"- {row} ({name}): {', '.join(v)}" for row, v in zip(ROWS, grid)]
    ),
    "one line each": each(
        lambda name, grid: [f"- **{name}**: " + "; ".join(f"{r}: {', '.join(v)}" for r, v in zip(ROWS, grid))]
    ),
    "sentences": each(
        lambda name, grid: [
            f"In the {name} panel, "
            + "; ".join(f"row {r} reads {', '.join(v)}" for r, v in zip(ROWS, grid))
            + "."
        ]
    ),
    "a column for each": [
        "| From | To | " + " | ".join(NAMES) + " |",
        "|---" * 6 + "|",
        *(
            f"| {r} | {c} | " + " | ".join(g[i][j] for g in VALUES) + " |"
            for i, r in enumerate(ROWS)
            for j, c in enumerate(COLUMNS)
        ),
    ],
}


def assert_read(lines, overview, axes=True, listed=False):
    parts = ["### Components/Axes"]
    if axes:
        parts += ["- **X-axis (To)**: " + ", ".join(COLUMNS), "- **Y-axis (From)**: " + ", ".join(ROWS)]
    if listed:
        parts += ["- **Panel titles**: " + ", ".join(f'"{name}"' for name in NAMES)]
    text = [
        "## Heatmaps: T",
        "### Overview",
        overview,
        *parts,
        "### Detailed Analysis",
        *lines,
        "### Key Observations",
        "- None.",
    ]
    panels = heatparse.parse("\n".join(text)).panels
    assert [panel.title for panel in panels] == NAMES
    for panel, grid in zip(panels, VALUES, strict=True):
        read = {(cell.row, cell.column): cell.value.text for cell in panel.cells}
        assert read == {(r, c): v for r, row in zip(ROWS, grid) for c, v in zip(COLUMNS, row)}


@pytest.mark.parametrize("name", TABLES | LINES)
@pytest.mark.parametrize(
    "overview", ["The image shows four heatmaps.", "The image shows heatmaps for several settings."]
)
@pytest.mark.parametrize("listed", [True, False])
def test_panels_that_stand_one_after_another(name, overview, listed):
    assert_read((TABLES | LINES)[name], overview, listed=listed)


@pytest.mark.parametrize("name", TABLES)
def test_tables_that_tell_the_axes(name):
    assert_read(TABLES[name], "The image shows four heatmaps.", axes=False)


@pytest.mark.parametrize("name", NAMING)
def test_lines_that_name_a_listed_panel(name):
    assert_read(NAMING[name], "The image shows four heatmaps.", listed=True)


def test_two_tables_of_one_heatmap_are_no_panels():
    lines = ["## Heatmap: T", "### Overview", "A heatmap of animals.", "### Detailed Analysis"]
    halves = [
        ["| | Dog | Elk |", "|---|---|---|", *(f"| {r} | 1 | 2 |" for r in ROWS)],
        ["| | Fox | Gnu |", "|---|---|---|", *(f"| {r} | 3 | 4 |" for r in ROWS)],
    ]
    assert len(heatparse.parse("\n".join([*lines, *halves[0], "", *halves[1]])).panels) == 1


def test_a_long_table_of_one_heatmap_is_no_set_of_panels():
    rows = [f"| {row} | {column} | 0.5 | red |" for row in ROWS for column in COLUMNS]
    lines = [
        "## Heatmap: T",
        "### Overview",
        "The map shows grids of animals.",
        "| From | To | Value | Color |",
        "|---" * 4 + "|",
    ]
    assert len(heatparse.parse("\n".join([*lines, *rows])).panels) == 1

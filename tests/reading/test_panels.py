"""Small multiples in every notation: each panel's head, its grid, and what the overview says of their number."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from notations import WITH_AXES

import heatparse

ROWS, COLUMNS = ["Ant", "Bee", "Cat"], ["Dog", "Elk", "Fox", "Gnu"]
# One line that heads a panel: {t} its title, {n} its number, {l} and {L} its letter, {r} and {c} its place.
HEADS = {
    "heading": "#### {t}",
    "numbered heading": "#### {n}. {t}",
    "lettered heading": "### ({l}) {t}",
    "figure heading": "### Chart {n}: {t}",
    "heading with a dash": "#### Panel {L} – {t}",
    "heading with a place": "#### Row {r}, Column {c}: {t}",
    "heading of a heatmap": "#### {t} Heatmap",
    "heading of data": "### {t} Data",
    "bold": "**{t}**",
    "bold with colon": "**{t}:**",
    "bold, colon outside": "**{t}**:",
    "bold letter": "**({l}) {t}**",
    "bold panel": "**Panel {L}: {t}**",
    "bold place": "**Row {r}, Column {c} ({t}):**",
    "quoted": '**Heatmap "{t}"**',
    "caption": "**Table {n}: {t}**",
    "emphasised caption": "*Table {n}. {t}*",
    "plain": "{t}:",
    "for": "For {t}:",
    "numbered item": "{n}. **{t}**",
    "numbered item with colon": "{n}. {t}:",
    "item": "- **{t}**:",
    "plain item": "- {t}:",
    "item of a subplot": "* **Subplot ({l}) {t}:**",
    "item of a heatmap": "- **Heatmap {n} ({t})**:",
}
TITLES = {
    "words": ["Llama", "Mistral", "Qwen", "Gemma", "Phi", "Falcon", "Yi", "Bloom", "Olmo"],
    "sizes": ["7B", "13B", "34B", "70B", "1B", "3B", "8B", "14B", "72B"],
    "layers": [f"Layer {n}" for n in (1, 2, 4, 8, 12, 16, 20, 24, 28)],
    "equations": [f"k = {n}" for n in range(1, 10)],
    "pipes": [f"{m} | {d}" for m in ("R1-Llama", "R1-Qwen", "QwQ") for d in ("AIME24", "MATH500", "GPQA")],
    "brackets": [f"{m} ({d})" for m in ("Llama", "Qwen", "Phi") for d in ("MMLU", "ARC", "PIQA")],
    "places": [f"Layer {a}, Head {b}" for a in (1, 2, 3) for b in (1, 2, 3)],
    "versions": [f"GPT-{n}" for n in ("2", "3", "3.5", "4", "4o", "J", "Neo", "NeoX", "5")],
    "phrases": ["Accuracy on test data", "Loss of the model", "Calibration error", "Time to answer",
                "Cost per answer", "Length of answer", "Rate of refusals", "Number of tools", "Use of memory"],
}  # fmt: skip
OVERVIEWS = {
    "number": "The image shows {w} heatmaps.",
    "size": "The figure is a {s} grid of heatmaps.",
    "kind": "The image shows {w} confusion matrices side by side.",
    "panels": "The figure has {w} panels, each a heatmap.",
    "plural": "The image displays a set of heatmaps that compare several settings.",
    "multi-panel": "A multi-panel heatmap figure, one panel for each setting.",
    "small multiples": "Small multiples of heatmaps share one color scale.",
}
BODIES = ["keyed rows with equals", "positional", "positional in brackets", "unicode arrow", "nested",
          "table, no corner", "csv", "html", "fenced rows"]  # fmt: skip
SIZES = {4: ("four", "2x2"), 6: ("six", "2x3"), 9: ("nine", "3x3")}


def written(head, titles, body, overview, count, listed, axes):
    """A description of small multiples, and the grids in it."""
    values = iter(range(1, 1000))
    grids = [[[f"0.{next(values):03d}" for _ in COLUMNS] for _ in ROWS] for _ in range(count)]
    names = TITLES[titles][:count]
    lines = [
        "## Heatmaps: T",
        "### Overview",
        OVERVIEWS[overview].format(w=SIZES[count][0], s=SIZES[count][1]),
    ]
    lines += ["### Components/Axes"]
    if axes:
        lines += ["- **X-axis (To)**: " + ", ".join(COLUMNS), "- **Y-axis (From)**: " + ", ".join(ROWS)]
    if listed:
        lines += ["- **Panel titles**: " + ", ".join(f'"{name}"' for name in names)]
    lines += ["- **Color scale**: 0 (white) to 1 (red)", "### Detailed Analysis"]
    for number, (name, grid) in enumerate(zip(names, grids)):
        letter = "abcdefghi"[number]
        place = {"r": number // 3 + 1, "c": number % 3 + 1}
        lines.append(HEADS[head].format(t=name, n=number + 1, l=letter, L=letter.upper(), **place))
        lines += WITH_AXES[body]((ROWS, COLUMNS, grid))
    return "\n".join([*lines, "### Key Observations", "- Nothing stands out."]), names, grids


def assert_read(text, names, grids):
    panels = heatparse.parse(text).panels
    assert [panel.title for panel in panels] == names
    for panel, grid in zip(panels, grids, strict=True):
        cells = {(cell.row, cell.column): cell.value.value for cell in panel.cells}
        assert cells == {(r, c): float(v) for r, row in zip(ROWS, grid) for c, v in zip(COLUMNS, row)}
        assert (list(panel.y_axis.categories), list(panel.x_axis.categories)) == (ROWS, COLUMNS)


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("head", HEADS)
def test_panels_under_every_head(head, body):
    assert_read(*written(head, "words", body, "number", 4, False, True))


@settings(max_examples=80, deadline=None)
@given(
    head=st.sampled_from(sorted(HEADS)), titles=st.sampled_from(sorted(TITLES)), body=st.sampled_from(BODIES),
    overview=st.sampled_from(sorted(OVERVIEWS)), count=st.sampled_from(sorted(SIZES)), listed=st.booleans(),
)  # fmt: skip
def test_panels_with_every_kind_of_title(head, titles, body, overview, count, listed):
    assert_read(*written(head, titles, body, overview, count, listed, True))


@pytest.mark.parametrize("head", HEADS)
@pytest.mark.parametrize("body", ["table, no corner", "csv", "html"])
def test_panels_whose_tables_tell_the_axes(head, body):
    assert_read(*written(head, "brackets", body, "plural", 6, False, False))


def test_rows_of_one_heatmap_are_no_panels():
    lines = ["## Heatmap: T", "### Overview", "A heatmap of three animals.", "### Detailed Analysis"]
    for row in ROWS:
        lines += [
            f"**{row} (Row):**",
            "- High values:",
            "- Dog: 0.9",
            "- Elk: 0.8",
            "- Low values:",
            "- Fox: 0.1",
        ]
    axes = ["- **Y-axis (From)**: " + ", ".join(ROWS), "- **X-axis (To)**: Dog, Elk, Fox"]
    assert len(heatparse.parse("\n".join([*lines[:3], *axes, *lines[3:]])).panels) == 1


def test_regions_of_one_heatmap_are_no_panels():
    lines = [
        "## Heatmap: T",
        "### Overview",
        "A heatmap of scores by layer (0 to 9) and step (0 to 9).",
        "### Analysis",
    ]
    for number, place in enumerate(("Upper left", "Center", "Lower right")):
        lines += [
            f"{number + 1}. **{place} Region:**",
            "- Layers: 0–3, 5, 7",
            "- Steps: 1, 2, 3–4",
            "- Score: 0.1–0.2",
        ]
    assert len(heatparse.parse("\n".join(lines)).panels) == 1


def test_parts_named_otherwise_than_the_panels_follow_their_order() -> None:
    text = (
        "## Heatmaps: Router Load\n\n### Overview\nTwo heatmaps show the load of experts.\n\n### Components/Axes\n"
        '- **Titles**: "Load at layer nine, balanced routing" (left), "Load at layer nine, free routing" (right)\n'
        "- **X-axis**: E1, E2\n- **Y-axis**: News, Code\n\n### Detailed Analysis\n"
        "#### Balanced routing at layer 9\n| | E1 | E2 |\n|---|---|---|\n| News | 1 | 2 |\n| Code | 3 | 4 |\n\n"
        "#### Load without balancing\n| | E1 | E2 |\n|---|---|---|\n| News | 5 | 6 |\n| Code | 7 | 8 |\n"
    )
    panels = heatparse.parse(text).panels
    assert [[cell.value.value for cell in panel.cells] for panel in panels] == [[1, 2, 3, 4], [5, 6, 7, 8]]


def test_a_text_that_describes_some_of_its_panels() -> None:
    lines = [
        "## Tides",
        "",
        "### Overview",
        "Tides of the year 2020 at the coast.",
        "",
        "### Components/Axes",
    ]
    lines += [
        "- **X-axis**: 6, 12, 18",
        "- **Y-axis**: North, South",
        "- **Colors**: blue is low.",
        "- **Font**: small.",
    ]
    lines += ["- **Four heatmaps**: in one row, one for each place.", "", "### Detailed Analysis"]
    for number, place in enumerate(("Harbor", "River"), 1):
        lines += [f"**{number}. {place} | 2020**", f"- North: {number}.1, {number}.2, {number}.3"]
        lines += [f"- South: {number}.4, {number}.5, {number}.6"]
    panels = heatparse.parse("\n".join(lines)).panels
    assert [(panel.title, len(panel.cells)) for panel in panels] == [
        ("Harbor | 2020", 6),
        ("River | 2020", 6),
        (None, 0),
        (None, 0),
    ]


def test_labels_of_columns_below_each_row_are_no_panels():
    rows = "".join(
        f"**Row {number} - {row}**\n* Slight: {number}, Green\n* Grave: {number + 3}, Red\n\n"
        for number, row in enumerate(("Often", "Rarely", "Never"), 1)
    )
    text = (
        "## Heatmap: 3x2 Matrix of Dangers\n### Components/Axes\n**Vertical Axis:** Chance\n1. Often (3)\n"
        "2. Rarely (2)\n3. Never (1)\n\n**Horizontal Axis:** Harm\n1. Slight (1)\n2. Grave (2)\n\n"
        f"### Detailed Analysis\n{rows}"
    )
    (panel,) = heatparse.parse(text).panels
    assert len(panel.cells) == 6


def test_a_heading_of_readings_is_no_panel():
    text = (
        "## Heatmap and Bar Chart: Visits\n### Components/Axes\n**Heatmap (Left):**\n* **Y-Axis:** Mon, Tue\n"
        "* **X-Axis:** 00, 06, 12\n**Bar Chart (Right):**\n* **X-Axis:** Visits, 0 to 90.\n* **Y-Axis:** Shared.\n"
        "### Detailed Analysis\n**Heatmap readings** (day by hour):\n\n* Mon: 1, 2, 3\n* Tue: 4, 5, 6\n"
    )
    (panel,) = heatparse.parse(text).panels
    assert len(panel.cells) == 6


PLACES = [
    ("- **Left heatmap**: {t}", "- **Right heatmap**: {t}"),
    ("- Left panel: {t}", "- Right panel: {t}"),
    ("- **(a)**: {t}", "- **(b)**: {t}"),
    ("- Panel 1: {t}", "- Panel 2: {t}"),
]


@pytest.mark.parametrize("quoted", [True, False])
@pytest.mark.parametrize("overview", ["The image shows two heatmaps.", "The image shows several heatmaps."])
@pytest.mark.parametrize("places", PLACES)
def test_titles_told_by_place_leave_the_axes_to_all_panels(places, overview, quoted) -> None:  # type: ignore[no-untyped-def]
    titles = ["Base", "Tuned"]
    lines = [line.format(t=f'"{t}"' if quoted else t) for line, t in zip(places, titles, strict=True)]
    frame = ["- **X-axis (Goal)**: Dog, Elk", "- **Y-axis (Start)**: Ant, Bee"]
    data = [
        "**Base**",
        "- Ant: 0.1, 0.2",
        "- Bee: 0.3, 0.4",
        "**Tuned**",
        "- Ant: 0.5, 0.6",
        "- Bee: 0.7, 0.8",
    ]
    text = ["## Heatmap: T", "### Overview", overview, "### Components/Axes", *lines, *frame,
            "### Detailed Analysis", *data]  # fmt: skip
    panels = heatparse.parse("\n".join(text)).panels
    assert [panel.title for panel in panels] == titles
    assert [panel.x_axis.label for panel in panels] == ["Goal", "Goal"]
    assert [[cell.value.value for cell in panel.cells] for panel in panels] == [
        [0.1, 0.2, 0.3, 0.4],
        [0.5, 0.6, 0.7, 0.8],
    ]


SHARED = {
    "values beside each other": [
        "| | Dog | Elk |", "|---|---|---|", "| Ant | 0.1 / 0.5 | 0.2 / 0.6 |", "| Bee | 0.3 / 0.7 | 0.4 / 0.8 |",
    ],
    "values in brackets": [
        "| | Dog | Elk |", "|---|---|---|", "| Ant | 0.1 (0.5) | 0.2 (0.6) |", "| Bee | 0.3 (0.7) | 0.4 (0.8) |",
    ],
    "lines with a value for each": [
        "- **Ant, Dog:** Base = 0.1, Tuned = 0.5", "- **Ant, Elk:** Base = 0.2, Tuned = 0.6",
        "- **Bee, Dog:** Base = 0.3, Tuned = 0.7", "- **Bee, Elk:** Base = 0.4, Tuned = 0.8",
    ],
    "lines with a value for each, colons": [
        "- Ant → Dog – Base: 0.1; Tuned: 0.5", "- Ant → Elk – Base: 0.2; Tuned: 0.6",
        "- Bee → Dog – Base: 0.3; Tuned: 0.7", "- Bee → Elk – Base: 0.4; Tuned: 0.8",
    ],
}  # fmt: skip


@pytest.mark.parametrize("body", SHARED)
def test_a_value_for_each_panel_in_every_cell(body: str) -> None:
    head = ["## Heatmaps: T", "### Overview", 'Two heatmaps side by side: "Base" (left) and "Tuned" (right).',
            "### Components/Axes", "- **X-axis**: Dog, Elk", "- **Y-axis**: Ant, Bee",
            "### Detailed Analysis"]  # fmt: skip
    panels = heatparse.parse("\n".join([*head, *SHARED[body], "### Key Observations", "- None."])).panels
    cells = [[(c.row, c.column, c.value.value) for c in panel.cells] for panel in panels]
    assert cells == [
        [("Ant", "Dog", 0.1), ("Ant", "Elk", 0.2), ("Bee", "Dog", 0.3), ("Bee", "Elk", 0.4)],
        [("Ant", "Dog", 0.5), ("Ant", "Elk", 0.6), ("Bee", "Dog", 0.7), ("Bee", "Elk", 0.8)],
    ]


ROW_HEADS = ["**Row {n} - {r}**", "**{r}**", "*{r}*", "**For {r}:**"]


@pytest.mark.parametrize("panel_head", ["**{t}**", "**Left: {t}**", "**{t} (panel)**"])
@pytest.mark.parametrize("row_head", ROW_HEADS)
def test_heads_of_panels_right_above_heads_of_rows(row_head: str, panel_head: str) -> None:
    lines = ["## Heatmaps: Scores", "Two heatmaps of scores, Alpha on the left and Beta on the right."]
    lines += [
        f"- **X-axis**: {', '.join(COLUMNS)}",
        f"- **Y-axis**: {', '.join(ROWS)}",
        "### Detailed Analysis",
    ]
    for panel, title in enumerate(("Alpha", "Beta")):
        lines.append(panel_head.format(t=title))
        for n, row in enumerate(ROWS, 1):
            lines.append(row_head.format(n=n, r=row))
            lines += [f"* {column}: 0.{panel + 1}{n}{i}" for i, column in enumerate(COLUMNS)]
    panels = heatparse.parse("\n".join(lines)).panels
    assert [len(panel.cells) for panel in panels] == [len(ROWS) * len(COLUMNS)] * 2
    assert panels[1].cells[0].value.value == 0.21


def test_titles_of_a_grid_are_told_row_by_row() -> None:
    text = """## Heatmap Grid: Heads
### Overview
The image displays a grid of four heatmaps arranged in two rows of two.
### Components/Axes
* **X-axis:** Head, 0 to 3
* **Y-axis:** Layer, 0 to 3
* **Heatmap Titles (Tasks):**
* **Top Row (Left to Right):** "Copying", "Name Moving".
* **Bottom Row (Left to Right):** "Negation", "Counting".
### Detailed Analysis
1. **Copying (Top-Left):**
* **Points:** A yellow cell (0.3) at (Layer 1, Head 2).
2. **Name Moving (Top-Right):**
* **Points:** A green cell (0.2) at (Layer 2, Head 3).
"""
    panels = heatparse.parse(text).panels
    assert [panel.title for panel in panels] == ["Copying", "Name Moving", "Negation", "Counting"]
    assert [len(panel.cells) for panel in panels] == [1, 1, 0, 0]


ONE_AXES = '* **X-axis:** "Layer": 1, 2, 3\n* **Y-axis:** "Kind": ant, bee\n* **Color Bar:** 0 to 1\n'
TALK = "* The map is dark in the lower half.\n* Values rise from left to right.\n"
TWO_HEADS = [
    ("#### Probe (left)", "#### LoRA (right)"),
    ("#### Left: Probe", "#### Right: LoRA"),
    ("**Left side – Probe**", "**Right side – LoRA**"),
    ("**Top: Probe**", "**Bottom: LoRA**"),
    ("**Probe**", "**LoRA**"),
    ("**For Probe:**", "**For LoRA:**"),
    ("**1. Probe**", "**2. LoRA**"),
    ("**A. Probe**", "**B. LoRA**"),
    ("1. **Probe**:", "2. **LoRA**:"),
    ("* **Probe (Left):**", "* **LoRA (Right):**"),
]


def figure(overview: str, data: str) -> str:
    return f"## Heatmaps: T\n### Overview\n{overview}\n### Components/Axes\n{ONE_AXES}### Detailed Analysis\n{data}"


@pytest.mark.parametrize("heads", TWO_HEADS)
@pytest.mark.parametrize(
    "overview",
    ["The image presents heatmaps for Probe and LoRA.", "The image shows two heatmaps side by side."],
)
def test_heads_with_places_or_announced_names_are_panels(heads: tuple[str, str], overview: str) -> None:
    first, second = heads
    assert len(heatparse.parse(figure(overview, f"{first}\n{TALK}{second}\n{TALK}")).panels) == 2


@pytest.mark.parametrize(
    "overview",
    [
        "There are separate heatmaps for Alpha, Beta, Gamma, and Delta.",
        "Four heatmaps (Alpha, Beta, Gamma, Delta) are shown.",
        "The figure shows heatmaps of Alpha, Beta, Gamma and Delta in a 2x2 grid.",
    ],
)
def test_a_list_behind_the_heatmaps_names_the_panels(overview: str) -> None:
    panels = heatparse.parse(figure(overview, "Each map is dark in the lower half.\n")).panels
    assert [panel.title for panel in panels] == ["Alpha", "Beta", "Gamma", "Delta"]


@pytest.mark.parametrize(
    ("overview", "count"),
    [
        ("The figure is a 2x3 grid of subplots, each showing a heatmap.", 6),
        ("A 3 x 2 matrix of heatmap panels is shown.", 6),
        ("The image shows a heatmap for each of the four models.", 4),
        ("The heatmap shows each of the four models.", 1),
        ("The image shows a heatmap of four models.", 1),
        ("The heatmaps show ant and bee.", 1),
    ],
)
def test_panels_are_counted_by_their_arrangement(overview: str, count: int) -> None:
    assert len(heatparse.parse(figure(overview, "Each map is dark in the lower half.\n")).panels) == count


def test_bold_items_of_as_many_panels_are_theirs() -> None:
    data = "".join(
        f"* **{name}:** a peak of 0.{at} at (Layer 2, Kind bee).\n" for at, name in enumerate("PQRS", 1)
    )
    panels = heatparse.parse(figure("The image shows a heatmap for each of the four models.", data)).panels
    assert [[cell.value.value for cell in panel.cells] for panel in panels] == [[0.1], [0.2], [0.3], [0.4]]


def test_values_below_a_bold_line_of_observations_are_restated() -> None:
    table = "| Kind | 1 | 2 | 3 |\n|---|---|---|---|\n| ant | 0.1 | 0.2 | 0.3 |\n| bee | 0.4 | 0.5 | 0.6 |\n"
    text = figure(
        "The image is a heatmap.", table + "\n**Observations:**\n* **ant:** 0.2 at 1 and 0.2 at 2.\n"
    )
    (panel,) = heatparse.parse(text).panels
    assert len(panel.cells) == 6
    rules = {finding.rule for finding in heatparse.check(text).findings}
    assert "duplicate-cell" not in rules

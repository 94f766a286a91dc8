"""The ends of the colour scale in every wording, for every kind of number."""

import pytest

import heatparse

ENDS = [("0", "1", 0, 1), ("-0.2", "0.3", -0.2, 0.3), ("−0.04", "+0.04", -0.04, 0.04), ("0%", "100%", 0, 100),
        ("24", "48", 24, 48), ("1e-5", "1e-2", 1e-5, 1e-2), ("1,000", "5,000", 1000, 5000)]  # fmt: skip
FORMS = [
    "- **Legend**: {a} (white) to {b} (red)",
    "- **Color bar**: from {a} (dark purple) to {b} (bright yellow)",
    "* **Color Scale (Right):** Vertical gradient from {a} (blue, bottom) to {b} (red, top).",
    "- **Legend**: Color gradient from blue ({a}) to red ({b}).",
    '* **Color Bar:** labeled "Score" ranging from {a} (white) to {b} (dark blue)',
    "- **Legend**: White = {a}, Red = {b}",
    "- **Legend**: white ({a}) → red ({b})",
    "- **Color scale**: {a} to {b}, with ticks at every step",
    "- **Legend (right)**: scale {a} to {b}; darker means higher",
    "- **Legend**:\n  - Range: {a} to {b}\n  - Colors: white to red",
    "* **Color Bar:**\n    * **Minimum:** {a} (white)\n    * **Maximum:** {b} (red)",
    "- **Legend**:\n- {a}: white\n- {b}: red",
    "- **Color Legend**:\n- Top: {b} (red)\n- Bottom: {a} (white)",
    "The color bar on the right runs from {a} (white) to {b} (red).",
    "- **Color mapping**: values between {a} and {b}, from light to dark",
    "- **Color intensity**: darker shades mean higher values, between {a} and {b}",
    "* **Color Legend:** Dark blue stands for {b}, light blue for {a}.",
    "- **Color key**: min {a}, max {b}",
    "### Legend\nThe color scale goes from {a} (white) to {b} (red).",
    "## 2. Legend and Color Scale\n- **Range**: {a} (white) to {b} (red)\n- **Position**: right",
    "- **Color axis**: {a} to {b}",
    "- **Z-axis (color)**: Score from {a} to {b}",
    "* **Intensity Scale:** {a} (light) to {b} (dark)",
    "- **Scale**: {a} (white) to {b} (red)",
    "- **Range**: {a} (blue) through white to {b} (red)",
    "- **Colors**: {a} (white) to {b} (red)",
    "- **Gradient**: {a} (blue) → {b} (red)",
    '* **Color Bar Legend (Far Right):** The top is labeled "{b}" (red), the bottom "{a}" (white).',
]


@pytest.mark.parametrize(("a", "b", "low", "high"), ENDS)
@pytest.mark.parametrize("form", FORMS)
def test_ends_of_the_scale(form, a, b, low, high):
    axes = "- **X-axis (To)**: A, B\n- **Y-axis (From)**: C, D"
    text = (
        f"## Heatmap: T\n### Components/Axes\n{axes}\n{form.format(a=a, b=b)}\n### Detailed Analysis\n- None."
    )
    (panel,) = heatparse.parse(text).panels
    assert panel.legend is not None
    assert (panel.legend.low, panel.legend.high) == (low, high)


@pytest.mark.parametrize(
    "line", ["- **Scale**: linear, 0 to 10", "- **Range**: 0 to 5", "- **Values**: 1 to 9, integers"]
)
def test_a_scale_without_colors_is_none_of_colors(line):
    text = f"## Heatmap: T\n- **X-axis (Step)**:\n{line}\n- **Y-axis (Case)**: A, B"
    (panel,) = heatparse.parse(text).panels
    assert panel.legend is None or panel.legend.low is None


def legend_of(lines: str) -> tuple[float | None, float | None]:
    text = f"## Heatmap: T\n### Axes\n* **Columns (Dose):** 2, 4, 6\n* **Rows (Time):** 0, 8\n{lines}\n"
    legend = heatparse.parse(text).panels[0].legend
    assert legend is not None
    return legend.low, legend.high


@pytest.mark.parametrize(
    ("line", "ends"),
    [
        ("ranges from $10^{-2}$ to $10^{1}$", (0.01, 10.0)),
        ("logarithmic, from 10^-3 to 10^2.", (0.001, 100.0)),
        ("10⁻³ (white) to 10⁴ (black)", (0.001, 10000.0)),
        ("5 × 10^-4 to 2 × 10⁻²", (0.0005, 0.02)),
    ],
)
def test_ends_of_a_scale_are_powers_of_ten(line: str, ends: tuple[float, float]) -> None:
    assert legend_of(f"* **Color Scale:** {line}") == ends


@pytest.mark.parametrize(
    "line",
    [
        "* **Horizontal Line:** A dashed white line at Time = 8.",
        "* The cells of the diagonal are gray and have no number.",
        "Approximate values, judged by the color bar:\n* At Dose = 4, Time = 8, the score is about 2 (white).",
    ],
)
def test_lines_about_something_else_end_a_legend(line: str) -> None:
    assert legend_of(f"* **Color Bar:** 0 to 1, from white to red\n{line}") == (0.0, 1.0)


@pytest.mark.parametrize(
    "line",
    [
        "* **Color Scale:** white (0 t/ha) to dark green (8 t/ha)",
        "* **Color Bar:** 0 kWh to 8 kWh, white to green",
        "* **Color scale:** 0 to 8 t/ha (linear, 9 levels)",
        "* **Color scale:** shades of green (0–2, 2–4, 4–6, 6–8 mg/L)",
        "* **Value encoding:** white = 0 → dark green = 8",
        "* The color bar (right) spans 0–8 t/ha.",
        "The values go from 0 t/ha (white) to 8 t/ha (dark green).",
        "The color bar's minimum is 0 and its maximum is 8.",
        'The colorbar is labeled "Yield" and has ticks at 0, 2, 4, and 8.',
        "Cell colors are mapped onto a 0–8 scale (white to dark green).",
    ],
)
def test_the_ends_of_a_scale_may_have_units(line: str) -> None:
    assert legend_of(line) == (0.0, 8.0)


NAMED = [
    '* **Color bar:** On the right, "{label}", from {low} (white) to {high} (navy).',
    '* **Color Bar:** "{label}", {low}–{high}.',
    '* **Legend:** A gradient named "{label}", white at {low} and navy at {high}. Labels call 41–43 "short".',
    '* **Legend:**\n  * **Title:** "{label}"\n  * **Range:** {low} to {high}\n  * **Colors:** white to navy',
    '* **Color Bar:** The bar, titled "{label}", spans the interval [{low}, {high}].',
    'A color bar beside the grid, labeled "{label}", extends from {low} to {high}.',
]


@pytest.mark.parametrize("form", NAMED)
@pytest.mark.parametrize("label", ["Minutes in queue", "Wait (min)", "F1 score"])
@pytest.mark.parametrize(("low", "high"), [("0", "90"), ("40", "60")])
def test_names_of_the_scale(form, label, low, high):
    text = (
        "## Heatmap: Waits\n### Overview\nThis heatmap shows waits by weekday.\n### Components/Axes\n"
        f'* **X-axis:** "Slot": early, late.\n* **Y-axis:** "Day": Mon, Tue.\n'
        f"{form.format(label=label, low=low, high=high)}\n### Detailed Analysis\n"
        "| Day | early | late |\n|---|---|---|\n| Mon | 41 | 48 |\n| Tue | 44 | 57 |\n"
    )
    legend = heatparse.parse(text).panels[0].legend
    assert (legend.label, legend.low, legend.high) == (label, float(low), float(high))


@pytest.mark.parametrize("unit", ["minutes", "correctly sorted items", "millimeters of rain a day"])
@pytest.mark.parametrize("form", ["0 to 90 {unit}, white to navy.", "runs from 0 (white) to 90 {unit}."])
def test_units_in_words_behind_the_ends(form, unit):
    text = (
        "## Heatmap: Waits\n### Components/Axes\n* **X-axis:** early, late\n* **Y-axis:** Mon, Tue\n"
        f"* **Color Bar:** {form.format(unit=unit)}\n### Data\n"
        "| Day | early | late |\n|---|---|---|\n| Mon | 41 | 48 |\n| Tue | 44 | 57 |\n"
    )
    legend = heatparse.parse(text).panels[0].legend
    assert (legend.low, legend.high) == (0, 90)


@pytest.mark.parametrize("items", [
    "* **0 (Light Yellow):** Low load.\n* **10 (Dark Red):** High load.",
    "* **Light Yellow (0):** Low load.\n* **Dark Red (10):** High load.",
    "* **Markers:** 0, 2, 4, 6, 8, 10.",
])  # fmt: skip
def test_a_legend_with_a_title_among_its_items(items: str) -> None:
    text = f"""## Heatmap: Load
### Axes
- **X-axis (Unit)**: u1, u2
- **Y-axis (Kind)**: A, B
### Legend (Footer)
* **Location:** Bottom center of the image.
* **Title:** Relative Load
* **Scale:** Continuous color gradient.
{items}
### Detailed Analysis
- A: 1, 2
"""
    legend = heatparse.parse(text).panels[0].legend
    assert legend is not None and (legend.low, legend.high) == (0, 10)


@pytest.mark.parametrize("told", [
    "The values range from about -0.28 to 0.36, with a color scale from blue to red.",
    "Scores run from -0.28 to 0.36; the color scale goes from blue to red.",
])  # fmt: skip
def test_the_range_of_the_values_is_not_that_of_the_scale(told: str) -> None:
    text = f"""## Heatmap: Gain
### Overview
{told}
### Axes
- **X-axis (Unit)**: u1, u2
- **Y-axis (Kind)**: A, B
- **Color Bar:** on the right.
- **Range:** Approximately -0.2 (dark blue) to 0.3 (dark red).
"""
    legend = heatparse.parse(text).panels[0].legend
    assert legend is not None and (legend.low, legend.high) == (-0.2, 0.3)


@pytest.mark.parametrize(
    "head", ["### C. Legend (Spatial Grounding: Right [x=far right, y=centered])", "### Legend"]
)
@pytest.mark.parametrize("placing", ["Horizontal, bottom", "bottom, center", "vertical, left side"])
def test_places_beside_axes_and_numbers_are_no_labels(head: str, placing: str) -> None:
    text = f"""## Heatmap: Sweep
### Chart
* **X-Axis Label:** Step size ({placing}).
* **Y-Axis:** Batch (16, 32)
{head}
* **Range:** 2 to 8
* **8 (Top):** Deep Red (poor).
* **2 (Bottom):** Dark Blue (good).
### Data
| Batch | low | high |
|---|---|---|
| 16 | 3 | 5 |
| 32 | 4 | 6 |
"""
    (panel,) = heatparse.parse(text).panels
    assert panel.x_axis.categories == ("low", "high")
    assert panel.legend is not None
    assert (panel.legend.low, panel.legend.high) == (2, 8)
    assert [band.color for band in panel.legend.bands] == ["deep red", "dark blue"]


def test_opposite_places_are_labels() -> None:
    text = "## Heatmap: Eyes\n* **X-axis:** Side (left, right)\n* **Y-axis:** Test (A, B)\n* A: 1, 2\n* B: 3, 4\n"
    (panel,) = heatparse.parse(text).panels
    assert panel.x_axis.categories == ("left", "right")


@pytest.mark.parametrize("word", ["since 2000", "after 1995", "before 2010"])
def test_a_year_in_the_name_of_the_scale_ends_it_not(word: str) -> None:
    bands = "* Dark Green: +40\n* White: 0\n* Brown: -40\n"
    text = f"## Heatmap: Birds\n* **Color Legend (Right):** Change {word} (%)\n{bands}"
    (panel,) = heatparse.parse(text).panels
    assert panel.legend is not None
    assert (panel.legend.low, panel.legend.high) == (-40, 40)


@pytest.mark.parametrize(
    "line",
    [
        "**Divider**: A thin white line between 20–30 and 30–40 marks the break.",
        "A thin white line between 20–30 and 30–40 marks the break.",
        "**Separators**: black lines after columns 4 and 8",
        "**Frame**: A red frame marks the 12 best cells.",
        "**Font**: white above 50, black below",
        "**Numbers**: printed in white in cells above 50, in black below",
        "The values are printed in white above 50.",
        "White digits are used for values over 10.",
        "**Significance**: Red asterisks mark p < 0.05.",
        "**Background**: white, 800 by 600 pixels",
        "**Dendrogram**: black, cut at 12 into red and green branches",
        "**Year labels**: 1990 to 2020, printed in gray",
    ],
)
@pytest.mark.parametrize("mark", ["", "- ", "  - "])
def test_what_is_drawn_over_the_cells_is_no_part_of_the_scale(line, mark):
    heads = [
        '- **Color bar:** "Yield", from 3 (dark gray) to 6 (orange)\n',
        "- **Color bar:**\n  - Label: Yield\n  - Range: 3 (dark gray) to 6 (orange)\n",
        "- The color bar runs from 3 (dark gray) to 6 (orange).\n",
    ]
    for head in heads:
        text = f"# Heatmap: Yield\n\n- **X-axis:** P, Q\n- **Y-axis:** R, S\n{head}{mark}{line}\n"
        (panel,) = heatparse.parse(text).panels
        assert (panel.legend.low, panel.legend.high) == (3, 6)
        assert {band.color for band in panel.legend.bands} == {"dark gray", "orange"}


@pytest.mark.parametrize("line", ["**Top:** red (8)", "**Red**: 7 to 8", "**Range:** 3 to 8 (red)"])
def test_a_line_of_the_scale_may_lie_beside_its_head(line):
    text = f"# Heatmap: Yield\n\n- **Color bar:** from 3 (gray) to 6 (orange)\n- {line}\n"
    (panel,) = heatparse.parse(text).panels
    assert (panel.legend.low, panel.legend.high) == (3, 8)


def test_a_place_on_the_page_beside_the_name_of_a_scale_gives_no_end():
    text = (
        "## Heatmap: Ratio\n### Axes\n- **X-axis:** Oat, Rye\n- **Y-axis:** Ant, Bee\n"
        '- **Legend (Right, [x=0.95, y=0.5]):** Color bar "Ratio", from 0.2 (gray) to 0.9 (red)\n'
    )
    legend = heatparse.parse(text).panels[0].legend
    assert (legend.low, legend.high) == (0.2, 0.9)

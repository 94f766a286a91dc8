"""Names of axes: wherever a description puts the name, it is that of the axis, and no category."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heatparse

NAMES = st.sampled_from(
    ["Harbour", "Soil type", "Dose (mg)", "Latency [ms]", "Share (%)", "Year", "Model", "Tokens"]
)
LABELS = st.lists(st.from_regex(r"[A-Z][a-z]{3,8}", fullmatch=True), min_size=3, max_size=6, unique=True)
ORDERS = st.sampled_from(
    ["", ", left to right", ", from left to right", " (left to right)", ", in this order"]
)


def axis(lines):
    text = "\n".join(
        [
            "## Heatmap: Made up",
            "### Components/Axes",
            lines,
            "- **Y-axis (Case):** Alpha, Beta, Gamma",
            "- **Legend:** 0 (white) to 1 (dark)",
            "### Key Observations",
            "- None.",
        ]
    )
    (panel,) = heatparse.parse(text).panels
    assert panel.y_axis.label == "Case"
    assert panel.y_axis.categories == ("Alpha", "Beta", "Gamma")
    return panel.x_axis.label, list(panel.x_axis.categories)


@given(name=NAMES, labels=LABELS, order=ORDERS, colon=st.sampled_from(["", ":"]), dot=st.sampled_from("-*"))
def test_a_name_stands_in_front_of_how_the_list_below_is_ordered(name, labels, order, colon, dot):
    items = "".join(f"\n  {dot} {label}" for label in labels)
    assert axis(f"{dot} **X-axis:** {name}{order}{colon}{items}") == (name, labels)


@given(
    name=NAMES,
    labels=LABELS,
    count=st.sampled_from(
        [", {} categories", ", {} labels:", "; {} levels:", " with {} categories:", ", categorical labels:"]
    ),
)
def test_a_name_stands_in_front_of_the_number_of_its_categories(name, labels, count):
    items = "".join(f"\n* {label}" for label in labels)
    assert axis(f"* **X-axis:** {name}{count.format(len(labels))}{items}") == (name, labels)


@given(
    name=NAMES.filter(lambda name: "[" not in name),
    labels=LABELS,
    key=st.sampled_from(
        [
            '**X-axis, "{}" (left to right):**',
            '**Horizontal axis, "{}":**',
            "**Horizontal axis “{}”:**",
            "**X-axis, {}:**",
            "**X-axis: {}**:",
            "**X-axis – {}:**",
            "**Columns = {}:**",
            "**X-axis** `{}`:",
            "**X-axis** (`{}`):",
        ]
    ),
)
def test_a_key_holds_the_name(name, labels, key):
    assert axis(f"- {key.format(name)} {', '.join(labels)}") == (name, labels)


@pytest.mark.parametrize(
    "key",
    [
        "**Stone, x-axis:**",
        "**Stone on the x-axis:**",
        "**Stone along the columns:**",
        "**Stone (x-axis):**",
        "**X-axis (bottom, Stone):**",
        "**X-axis (Stone, bottom):**",
        "**Columns, 3 (Stone):**",
        "**Columns (Stone; 3):**",
        "**X-axis (Stone, labels rotated by 45°):**",
    ],
)
def test_a_name_beside_places_and_counts(key):
    assert axis(f"- {key} Amber, Basalt, Chalk") == ("Stone", ["Amber", "Basalt", "Chalk"])


@pytest.mark.parametrize(
    "key",
    [
        "**X-axis, both panels:**",
        "**X-axis (3 categories):**",
        "**Columns (3 stones):**",
        "**X-axis (top, labels rotated by 45°):**",
        "**X-axis (log-spaced):**",
        "**X-axis, from left to right:**",
    ],
)
def test_a_place_or_a_count_is_no_name(key):
    assert axis(f"- {key} Amber, Basalt, Chalk") == (None, ["Amber", "Basalt", "Chalk"])


@pytest.mark.parametrize(
    "said",
    [
        "Stone; Amber, Basalt, Chalk",
        "Stone, with Amber, Basalt and Chalk",
        "Stone [Amber, Basalt, Chalk]",
        'Represents "Stone" and includes Amber, Basalt, and Chalk',
        "\n  - **Stone:** Amber, Basalt, Chalk",
        "\n  - Represents: Stone\n  - Values: Amber, Basalt, Chalk",
    ],
)
def test_a_name_and_its_categories_in_one_statement(said):
    assert axis(f"- **X-axis:** {said}") == ("Stone", ["Amber", "Basalt", "Chalk"])


@pytest.mark.parametrize("labels", ["<18, 18-64, >64", "<18, 18-64, ≥65", "0-17, 18-64, 65+", "0+, 10+, 20+"])
@pytest.mark.parametrize("end", ["", "."])
def test_open_ranges_are_categories(labels, end):
    assert axis(f"- **X-axis (Age):** {labels}{end}") == ("Age", labels.split(", "))


@pytest.mark.parametrize(
    ("said", "name"),
    [("Label, with labels from 0 to 2", "Label"), ("Label (0-2)", "Label"), ("Labels: 0, 1, 2", None)],
)
def test_a_noun_of_lists_is_a_name_when_it_stands_alone(said, name):
    assert axis(f"- **X-axis:** {said}") == (name, ["0", "1", "2"])


@pytest.mark.parametrize(
    "key", ["**Variables (rows and columns):**", "**Both axes (Variables):**", "**Both axes:** Variables:"]
)
def test_one_name_for_both_axes(key):
    text = f"## Heatmap: Made up\n### Components/Axes\n- {key} Amber, Basalt, Chalk\n### Key Observations\n- None."
    (panel,) = heatparse.parse(text).panels
    assert panel.x_axis.label == panel.y_axis.label == "Variables"
    assert panel.x_axis.categories == panel.y_axis.categories == ("Amber", "Basalt", "Chalk")


@pytest.mark.parametrize(
    "lines",
    [
        "- **X-axis** → Crop\n- **Y-axis** → Soil",
        "- x: Crop\n- y: Soil",
        "#### X-axis\nCrop\n#### Y-axis\nSoil",
        "- **X-axis:**\n  - Crop\n- **Y-axis:**\n  - Soil",
        "- The horizontal axis carries the Crop and the vertical axis carries the Soil.",
    ],
)
def test_names_alone(lines):
    grid = "| | Rye | Oats |\n|---|---|---|\n| Loam | 1 | 2 |\n| Peat | 3 | 4 |"
    text = f"## Heatmap: Made up\n### Components\n{lines}\n\n### Data\n{grid}\n"
    (panel,) = heatparse.parse(text).panels
    assert (panel.x_axis.label, panel.y_axis.label) == ("Crop", "Soil")
    assert (panel.x_axis.categories, panel.y_axis.categories) == (("Rye", "Oats"), ("Loam", "Peat"))


@pytest.mark.parametrize(
    "form", ["Labeled **{0}**. Markers, top to bottom: {1}.", "Labeled {0}, with markers {1}"]
)
@pytest.mark.parametrize("name", ["Layer $l$", "Step", "Token Position $t$"])
def test_a_name_that_ends_in_a_symbol(form, name):
    found = axis(f"- **Horizontal Axis (Columns):** {form.format(name, '`A1`, `A2`, `A3`')}")
    assert found == (name, ["A1", "A2", "A3"])


@pytest.mark.parametrize(
    ("one", "two"), [("Giver", "Taker"), ("Model 1", "Model 2"), ("Train on", "Test on")]
)
def test_the_heads_of_a_long_table_name_the_axes_that_share_one_name(one, two):
    labels = ("Ant", "Bee", "Cat")
    rows = "\n".join(f"| {a} | {b} | 0.{i}{j} |" for i, a in enumerate(labels) for j, b in enumerate(labels))
    head = f"| {one} | {two} | Rate |\n|---|---|---|\n"
    text = f"## Heatmap: Gifts\n* **Models (Rows/Columns):** Ant, Bee, Cat\n### Data\n{head}{rows}"
    (panel,) = heatparse.parse(text).panels
    assert (panel.y_axis.label, panel.x_axis.label) == (one, two)
    assert len(panel.cells) == 9


@pytest.mark.parametrize("adverb", ["Implicitly", "Likely", "Presumably", "Probably", "Apparently"])
def test_adverbs_are_no_part_of_the_name(adverb: str) -> None:
    text = f"## Heatmap: T\n### Axes\n* **X-axis:** {adverb} represents the yield of a field.\n* **Y-axis:** P, Q\n"
    assert heatparse.parse(text).panels[0].x_axis.label == "yield of a field"


@pytest.mark.parametrize("about", ["approximately", "about", "roughly"])
def test_a_rough_span_is_no_list(about: str) -> None:
    text = "## Heatmap: T\n### Axes\n* **X-axis:** Yield, ranging from {}60 to 100.\n* **Y-axis:** P, Q\n"
    assert heatparse.parse(text.format(about + " ")).panels[0].x_axis.categories == ()
    assert len(heatparse.parse(text.format("")).panels[0].x_axis.categories) == 41


def test_categories_of_an_axis_named_before_are_placed() -> None:
    text = """## Heatmap: T
### Axes
* **Labels of the Axes:** "Depth" (Y-axis) and "Limit" (X-axis).
* **X-Axis (Limit):** Markers: 10, 20, 30
* **Y-Axis (Depth):** Markers: 1, 2, 3
"""
    document = heatparse.parse(text)
    assert document.panels[0].x_axis.categories == ("10", "20", "30") and not document.unread


@pytest.mark.parametrize(
    "lead", ["ranging from", "ranges from", "from", "going from", "spanning", "scaled from", "values from"]
)
@pytest.mark.parametrize("ends", ["0.0 to 1.0", "about 60 to 100", "roughly 3 to 9"])
def test_a_name_with_a_span_behind_it_is_no_list(lead: str, ends: str) -> None:
    text = f"## Heatmap: T\n### Axes\n* **X-axis:** Yield, {lead} {ends}.\n* **Y-axis:** P, Q\n"
    axis = heatparse.parse(text).panels[0].x_axis
    assert (axis.label, axis.categories) == ("Yield", ())

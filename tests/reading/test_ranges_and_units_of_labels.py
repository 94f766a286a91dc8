"""Ranges, bounds and units that are part of the labels of an axis; figures that "the left one" stands for."""

import pytest

import heatparse

BINS = [
    (
        "  - Light (1–5 t)\n  - Medium (5–20 t)\n  - Heavy (20–60 t)",
        "Light (1–5 t)|Medium (5–20 t)|Heavy (20–60 t)",
    ),
    ("  1. 00–08 h\n  2. 08–16 h\n  3. 16–24 h", "00–08 h|08–16 h|16–24 h"),
    ("  * 0–9 m (left)\n  * 10–19 m\n  * 20+ m (far right)", "0–9 m|10–19 m|20+ m"),
    ("  - **16–29** (far left)\n  - **30–59**\n  - **60+**", "16–29|30–59|60+"),
    ("  - 1 to 3 rooms\n  - 4 to 6 rooms\n  - 7 or more rooms", "1 to 3 rooms|4 to 6 rooms|7 or more rooms"),
    ("  - low: 0–5 bar\n  - middle: 5–9 bar\n  - high: 9–14 bar", "low|middle|high"),
]


@pytest.mark.parametrize(("items", "labels"), BINS)
def test_items_with_a_range_each_are_labels(items: str, labels: str) -> None:
    text = f"## Heatmap: Tolls\n\n- **Rows:** Pass, Tunnel\n- **Columns (Class):**\n{items}\n"
    (panel,) = heatparse.parse(text).panels
    assert list(panel.x_axis.categories) == labels.split("|")


@pytest.mark.parametrize("item", ["0–5", "0–5 (left to right)", "Range: 0–5", "Numbered 0 to 5"])
def test_one_range_below_an_axis_is_its_span(item: str) -> None:
    text = f"## Heatmap: Tolls\n\n- **Columns**: Hour\n  - {item}\n- **Rows**: Gate\n  - Pass\n  - Tunnel\n"
    (panel,) = heatparse.parse(text).panels
    assert list(panel.x_axis.categories) == ["0", "1", "2", "3", "4", "5"]


@pytest.mark.parametrize(
    "labels",
    [
        "1 diver|2 divers|3–5 divers|6+ divers",
        "1 hour|1 day|1 week",
        "30 s|5 min|2 h",
        "under 9 k€|9–20 k€|over 20 k€",
        "< 2 km|2–8 km|> 8 km",
        "up to 3 t|3–7 t|more than 7 t",
        "1 tent|2 tents|3 or more tents",
        "0 mg/kg|10 mg/kg|20 mg/kg",
        "6 to 14 h|14 to 22 h|22 to 6 h",
    ],
)
def test_numbers_keep_the_words_that_all_of_them_carry(labels: str) -> None:
    told = labels.split("|")
    for listed in (", ".join(told), ", ".join(told[:-1]) + " and " + told[-1] + " (from left to right)"):
        (panel,) = heatparse.parse(
            f"## Heatmap: Camp\n\n- **X-axis (Group):** {listed}\n- **Y-axis:** A, B\n"
        ).panels
        assert list(panel.x_axis.categories) == told, listed


@pytest.mark.parametrize(
    "listed", ["0 top, 5 middle, 9 bottom", "0 (top), 5 (middle), 9 (bottom)", "0, 5 layers, 9 layers"]
)
def test_places_and_a_unit_that_one_lacks_are_no_part_of_the_labels(listed: str) -> None:
    (panel,) = heatparse.parse(
        f"## Heatmap: Soil\n\n- **Y-axis (Depth):** {listed}\n- **X-axis:** A, B\n"
    ).panels
    assert list(panel.y_axis.categories) == ["0", "5", "9"]


@pytest.mark.parametrize(
    "told",
    [
        'The left one is titled "Dawn", the right one "Dusk".',
        'The upper one is titled **"Dawn"**, and the lower one **"Dusk"**.',
        'The first one is labeled "Dawn", the second "Dusk".',
        'The one on the left is called "Dawn", the one on the right "Dusk".',
        'The first is named "Dawn", the second is named "Dusk".',
    ],
)
def test_the_left_one_stands_for_a_figure(told: str) -> None:
    document = heatparse.parse(f"## Heatmap: Bats\n\nThe image has two heatmaps. {told}\n")
    assert [panel.title for panel in document.panels] == ["Dawn", "Dusk"]

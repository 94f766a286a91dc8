"""Labels that begin with a number: ranges with their unit, quarters of a year, steps of a half."""

import pytest

import heatparse


def axis(*lines):
    return list(heatparse.parse("# Heatmap: T\n\n" + "\n".join(lines) + "\n").panels[0].y_axis.categories)


@pytest.mark.parametrize("marker", ["- ", "* ", "1. "])
@pytest.mark.parametrize(
    "labels",
    [
        ["0-10 m", "10-25 m", "25-50 m", ">50 m"],
        ["0–10 cm", "10–30 cm", "30–60 cm"],
        ["0 to 5 years", "6 to 17 years", "18 and more"],
        ["08–10 h", "10–12 h", "12–14 h"],
        ["18-24", "25-34", "35+"],
    ],
)
def test_ranges_in_items(labels, marker):
    assert axis("Y-axis (Range), from top to bottom:", *(f"{marker}{label}" for label in labels)) == labels


def test_ranges_in_items_with_their_place():
    assert axis("- **Rows (“Slot”)**", "  - 08–10 h (top)", "  - 10–12 h", "  - 12–14 h (bottom)") == [
        "08–10 h",
        "10–12 h",
        "12–14 h",
    ]


@pytest.mark.parametrize("told", ["0 to 10 in steps of 5", "0 to 10, every 5"])
def test_one_item_that_spans_the_axis(told):
    assert axis("- **Y-axis:**", f"  - {told}", "  - increasing downwards") == ["0", "5", "10"]


@pytest.mark.parametrize(
    "labels",
    [
        ["2022 Q1", "2022 Q2", "2022 Q3"],
        ["2022 H1", "2022 H2", "2023 H1"],
        ["2020 spring", "2020 autumn", "2021 spring"],
        ["12 Jan", "13 Jan", "14 Jan"],
    ],
)
def test_words_that_tell_equal_numbers_apart(labels):
    assert axis(f"- **Rows (Period):** {', '.join(labels)}") == labels


@pytest.mark.parametrize(
    ("first", "last", "step"), [(4.0, 7.0, 0.5), (4, 7, 0.5), (1.0, 3.0, 0.25), (3, 5, 1)]
)
@pytest.mark.parametrize("told", ["pH, from {0} to {1} in steps of {2}.", "pH: {0} to {1} in steps of {2}"])
def test_the_first_number_of_a_span_counts_nothing(told, first, last, step):
    read = [float(label) for label in axis(f"- **Y-axis**: {told.format(first, last, step)}")]
    assert read == [first + step * index for index in range(round((last - first) / step) + 1)]


def test_a_label_of_another_size_is_not_listed():
    rows = [f"    * {size} tokens: 0.{size % 9}" for size in (128, 256, 512)]
    axes = ["* **X-axis:** k = 1, k = 3", "* **Y-axis:** Size: 128 tokens, 256 tokens, 512 tokens", ""]
    text = "\n".join([*axes, "* k = 1", *rows, "* k = 3", *rows[:2], "    * 1024 tokens: 0.7"])
    findings = heatparse.check(f"# Heatmap: Recall\n\n{text}\n").findings
    assert [finding.rule for finding in findings] == ["unknown-category"]

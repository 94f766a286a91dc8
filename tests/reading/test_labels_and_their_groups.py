"""Labels that come again in groups, or hold a dash or a colon; and quotations that name one line, not an axis."""

from __future__ import annotations

import pytest

import heatparse


def axes(components: str, rest: str = ""):
    document = heatparse.parse(f"## Heatmap: Trial\n\n### Components/Axes\n{components}\n\n{rest}")
    panel = document.panels[0]
    return panel.x_axis, panel.y_axis


@pytest.mark.parametrize(
    ("again", "labels"),
    [
        ("Grains (oats, rye) and pulses (peas, beans)", ["oats", "rye", "peas", "beans"]),
        ("`oats`, `rye` (grains); the others are pulses", ["oats", "rye", "peas", "beans"]),
        ("oats, rye, peas, beans, clover", ["oats", "rye", "peas", "beans", "clover"]),
    ],
)
def test_a_second_list_that_only_groups_labels_takes_none_away(again, labels):
    x, _ = axes(
        f"- **X-axis**:\n  - Labels: oats, rye, peas, beans.\n  - Categories: {again}.\n- **Y-axis**: dry, wet"
    )
    assert list(x.categories) == labels


def test_groups_may_name_the_ends_of_labels():
    x, _ = axes(
        "- **X-axis**:\n  - Labels: `in. left`, `in. right`, `out. top`.\n"
        "  - Categories: inner parts (`left`, `right`) and outer parts (`top`).\n- **Y-axis**: 1 to 3"
    )
    assert list(x.categories) == ["in. left", "in. right", "out. top"]


@pytest.mark.parametrize("sign", [" - ", " – ", ": "])
@pytest.mark.parametrize("frame", ["Stand for different plots ({})", "plots ({})", "{}"])
def test_a_sign_in_every_label_is_part_of_the_first_as_well(sign, frame):
    labels = [f"{name}{sign}{share}%" for name in ("Dry", "Wet", "Mild") for share in (5, 40)]
    _, y = axes(f"- **Rows**: {frame.format(', '.join(labels))}\n- **Columns**: north, south")
    assert list(y.categories) == labels


def test_a_dash_behind_a_name_still_stands_in_front_of_the_list():
    x, _ = axes("- **X-axis**: Plot - Dry, Wet, Mild\n- **Y-axis**: north, south")
    assert list(x.categories) == ["Dry", "Wet", "Mild"]


def test_half_of_a_label_with_a_colon_is_no_letter_of_the_alphabet():
    x, _ = axes("- **X-axis**: Plots labeled P:A (left) to P:D (right)\n- **Y-axis**: north, south")
    assert "A" not in x.categories
    x, _ = axes("- **X-axis**: Plots labeled A (left) to D (right)\n- **Y-axis**: north, south")
    assert list(x.categories) == ["A", "B", "C", "D"]


@pytest.mark.parametrize(
    ("told", "label"),
    [
        ("- `rye`: pale (about 3) in rows 1–2.", None),
        ('The top row is labeled "1" and the bottom row "3".', None),
        ('The rows are labeled "Depth".', "Depth"),
    ],
)
def test_what_names_one_line_names_no_axis(told, label):
    _, y = axes("- **X-axis**: oats, rye\n- **Y-axis**: 1 to 3", f"### Detailed Analysis\n{told}")
    assert y.label == label

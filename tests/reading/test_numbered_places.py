"""Places of cells by numbers: behind the first letters of the axes, in front of a dash, beside their values."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """## Heatmap: Pump Wear

### Components/Axes
- **X-axis ({x}):** 0 to 18, integers
- **Y-axis ({y}):** 0 to 24, integers
- **Color scale:** 0.000 (navy) to 0.010 (yellow)

### Detailed Analysis
{said}
"""


def cells(said: str, x: str = "Valve", y: str = "Pump") -> list[tuple[str, str, str]]:
    panel = heatparse.parse(TEXT.format(x=x, y=y, said=said)).panels[0]
    return [(cell.row, cell.column, cell.value.text) for cell in panel.cells]


@pytest.mark.parametrize(
    "form", ["- {}: 0.004", "- **{}:** 0.004", "- Bright cell at {} (0.004)", "- ({}): 0.004"]
)
@pytest.mark.parametrize(
    "place", ["P14, V7", "P14 V7", "P14V7", "P14/V7", "P14-V7", "P14.V7", "V7 P14", "V7P14"]
)
def test_numbers_behind_the_first_letters_of_their_axes(place, form):
    assert cells(form.format(place)) == [("14", "7", "0.004")]


def test_such_numbers_in_turn():
    assert cells("- P14: V7 = 0.004, V9 = 0.002") == [("14", "7", "0.004"), ("14", "9", "0.002")]
    assert cells("- Spots: P14V7 (0.004), P3V9 (0.002)") == [("14", "7", "0.004"), ("3", "9", "0.002")]


@pytest.mark.parametrize(
    "said", ["- The V3 of 0.005 is fine.", "- P2 distance: 0.005", "- P30V7: 0.004", "- Q14V7: 0.004"]
)
def test_a_letter_alone_or_a_number_out_of_the_axis_is_no_place(said):
    assert cells(said) == []


def test_axes_with_one_first_letter_have_no_such_places():
    assert cells("- P14P7: 0.004", x="Port", y="Pump") == []


@pytest.mark.parametrize("dash", ["-", "–", "—"])
@pytest.mark.parametrize("value", ["0.004", "0.0125"])
def test_a_value_behind_a_dash_is_no_end_of_a_range(dash, value):
    assert cells(f"- Pump 14, Valve 7 {dash} {value}") == [("14", "7", value)]
    assert cells(f"- Pump 14, Valve 7: 0.002 {dash} {value}") == [("14", "7", f"0.002 {dash} {value}")]


@pytest.mark.parametrize("ticks", ["0, 2, 4, 6, 8, 10, 12, 14", "0, 0.5, 1", "0, 5, 10, 15"])
@pytest.mark.parametrize(("first", "last"), [("0", "7"), ("0", "0.25"), ("0", "13")])
def test_a_stretch_may_end_between_the_labels(ticks, first, last):
    text = TEXT.replace("0 to 24, integers", ticks).format(
        x="Valve", y="Pump", said=f"- Valve 3:\n  - Pump {first} - {last}: 0.004"
    )
    whole = "." not in ticks and "." in last
    assert whole or [cell for cell in heatparse.parse(text).panels[0].cells if cell.value.text == last] == []


@pytest.mark.parametrize("joint", [", ", " and ", "; "])
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("(Pump 14, Valve 7, 0.004)", "(Pump 3, Valve 9, 0.002)"),
        ("(Pump 14, Valve 7; 0.004)", "(Pump 3, Valve 9; 0.002)"),
        ("(Valve 7, Pump 14: 0.004)", "(Valve 9, Pump 3: 0.002)"),
        ("[14, 7, 0.004]", "[3, 9, 0.002]"),
    ],
)
def test_brackets_with_a_place_and_its_value(one, two, joint):
    assert cells(f"- Spots at {one}{joint}{two}.") == [("14", "7", "0.004"), ("3", "9", "0.002")]


@pytest.mark.parametrize(
    "said", ["- Blocks (2, 4, 6) and (3, 5, 7) are dark.", "- At (14, 7) and (3, 9, 12)."]
)
def test_three_labels_in_a_bracket_are_no_cell(said):
    assert cells(said) == []


@pytest.mark.parametrize(("order", "place"), [("Valve, Pump", ("14", "7")), ("Pump, Valve", ("7", "14"))])
@pytest.mark.parametrize("value", ["", ", Value", ", Wear", "; value"])
def test_the_announced_order_may_end_with_the_value(order, value, place):
    said = f"**Points ({order}{value}):**\n- (7, 14): 0.004"
    assert cells(said) == [(*place, "0.004")]


@pytest.mark.parametrize("head", ["Wear", "Table 1: Wear", "Wear Map", "Wear (Daily Loss)"])
def test_a_head_may_leave_out_the_bracket_of_a_title(head):
    text = f"""# Pump Maps

The image holds three heatmaps:
- **Left:** Wear (Daily Loss)
- **Center:** Heat
- **Right:** Noise (Mean Level)

**X-axis (Valve):** A, B
**Y-axis (Pump):** C, D

### {head}
| Pump | A | B |
|---|---|---|
| C | 1 | 2 |
"""
    panels = heatparse.parse(text).panels
    assert [len(panel.cells) for panel in panels] == [2, 0, 0]

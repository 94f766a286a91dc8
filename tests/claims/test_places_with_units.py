"""Numbers with a unit that are places of an axis: "at 20 m" on an axis of meters, or where no value has meters."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

LAKE = """# Heatmap: Temperature of a Lake

- **Rows (Month):** March, May, July
- **Columns ({axis}):** 10, 20, 30, 50
- **Color bar:** temperature in °C, from 4 to 22

| | 10 | 20 | 30 | 50 |
|---|---|---|---|---|
| March | 7.0 | 6.1 | 5.6 | 4.9 |
| May | 12.7 | 9.9 | 7.2 | 5.8 |
| July | 21.2 | 15.4 | 8.3 | 5.1 |

### Key Observations
- {{}}
"""

AXES = ("Depth in m", "Depth (meters)", "Depth, in metres", "Depth")


@pytest.mark.parametrize("axis", AXES)
@pytest.mark.parametrize("unit", ["m", "meters", "metres"])
@pytest.mark.parametrize(("true", "false"), [
    ("July has the highest value at 20 {}.", "May has the highest value at 20 {}."),
    ("May has the highest value at 50 {}.", "March has the highest value at 50 {}."),
    ("At 30 {}, no value exceeds 8.5.", "At 30 {}, no value exceeds 8.0."),
    ("At 10 {}, all values are above 6.5.", "At 10 {}, all values are above 7.5."),
])  # fmt: skip
def test_a_number_with_the_unit_of_its_axis_is_a_place(axis: str, unit: str, true: str, false: str) -> None:
    text = LAKE.format(axis=axis)
    assert verdicts_at(text, true.format(unit)) == {"supported"}
    assert "refuted" in verdicts_at(text, false.format(unit))


def test_hours_are_places_where_the_axis_has_hours() -> None:
    text = LAKE.format(axis="Time in h").replace("(Month)", "(Probe)")
    assert verdicts_at(text, "July has the highest value at 20 hours.") == {"supported"}
    assert "refuted" in verdicts_at(text, "May has the highest value at 20 hrs.")


@pytest.mark.parametrize(
    "statement", ["May has the highest value at 10 °C.", "In July, the peak is at 20 kg."]
)
def test_the_unit_of_the_values_is_none_of_the_axis(statement: str) -> None:
    assert "supported" not in verdicts_at(LAKE.format(axis="Depth in m"), statement)

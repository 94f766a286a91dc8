"""Bounds behind a part of a numbered axis, in any words, and leads that only tell the size of the cells."""

from __future__ import annotations

import pytest
from matrices import said

TEXT = """## Heatmap: Corrosion of Coatings
- **X-axis**: Salinity (g/L): 0, 5, 10, 20, 30, 40
- **Y-axis**: Coating: Epoxy, Zinc, Enamel
- **Color bar**: Corrosion rate (MPa), 0 to 90
### Data
| | 0 | 5 | 10 | 20 | 30 | 40 |
|---|---|---|---|---|---|---|
| Epoxy | 3 | 6 | 9 | 15 | 22 | 31 |
| Zinc | 12 | 25 | 38 | 52 | 66 | 81 |
| Enamel | 2 | 3 | 5 | 9 | 14 | 18 |
### Observations
- """


@pytest.mark.parametrize(
    ("told", "true", "false"),
    [
        ("At 30 g/L and above, all values lie above {} MPa.", 13, 16),
        ("From 30 g/L upwards, all values lie above {} MPa.", 13, 16),
        ("**Clean region:** From 30 g/L upwards, all values lie above {} MPa.", 13, 16),
        ("Up to and including 10 g/L, no value exceeds {} MPa.", 38, 30),
        ("**Hot cells:** Zinc stays above {} MPa in all six columns.", 10, 20),
        ("The six values of Zinc never exceed {} MPa.", 81, 60),
        ("The six Zinc values exceed {} MPa.", 10, 20),
        ("Zinc is the only coating that passes the {} MPa mark.", 50, 30),
    ],
)
def test_a_part_of_the_axis_stands_in_front(told: str, true: int, false: int) -> None:
    kind = "count" if "only" in told else "threshold"
    assert said(TEXT + told.format(true), kind) == ["supported"]
    assert said(TEXT + told.format(false), kind) == ["refuted"]


@pytest.mark.parametrize("told", [
    "At most salinities from 5 g/L upwards, the values lie above 4 MPa.",
    "Except at the ends, from 5 g/L upwards, all values lie above 4 MPa.",
])  # fmt: skip
def test_words_that_narrow_leave_it_open(told: str) -> None:
    assert "refuted" not in said(TEXT + told, "threshold")


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("The rate peaks at Zinc when the salinity is 20.", "The rate peaks at Epoxy when the salinity is 20."),
        ("The rate bottoms out at Enamel when the salinity is 20.",
         "The rate bottoms out at Epoxy when the salinity is 20."),
        ("Lowest for Enamel and highest for Zinc at 10 g/L.", "Lowest for Epoxy and highest for Zinc at 10 g/L."),
        ("The rate is highest for Zinc and lowest for Enamel in the 20 column.",
         "The rate is highest for Epoxy and lowest for Enamel in the 20 column."),
    ],
)  # fmt: skip
def test_a_place_behind_holds_for_what_is_told_before(true: str, false: str) -> None:
    assert set(said(TEXT + true, "extremum")) == {"supported"}
    assert "refuted" in said(TEXT + false, "extremum")


@pytest.mark.parametrize("told", [
    "The plateau is reached at 20 g/L.",
    "Each is identical to itself.",
    "The lowest non-zero rate is 3 MPa.",
])  # fmt: skip
def test_what_is_not_told_of_values_is_not_refuted(told: str) -> None:
    assert "refuted" not in [
        verdict for kind in ("trend", "comparison", "extremum") for verdict in said(TEXT + told, kind)
    ]

"""Courses step by step: from one neighbour to the next, up to a turn and from it on, over the whole of an axis."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import Matrix, judged, matrices, verdicts

RAIN = """# Heatmap: Monthly Rainfall by City
## Components/Axes
- X-axis (Month): Jan, Mar, May, Jul, Sep, Nov
- Y-axis (City): Bergen, Porto, Lima, Oslo, Cairo
- Color bar: Rainfall (mm), 0 to 300
## Data
| City | Jan | Mar | May | Jul | Sep | Nov |
|---|---|---|---|---|---|---|
| Bergen | 240 | 180 | 105 | 148 | 230 | 262 |
| Porto | 160 | 120 | 80 | 20 | 60 | 150 |
| Lima | 2 | 4 | 6 | 9 | 12 | 15 |
| Oslo | 50 | 45 | 48 | 80 | 90 | 70 |
| Cairo | 9 | 7 | 5 | 3 | 2 | 1 |
## Observations
"""
# What is said, and of which city it is true and of which it is false.
SAID = (
    ("**{}:** drops each month until July before it rises again.", "Porto", "Bergen"),
    ("**{}:** Rainfall decreases from January to July and then surges.", "Porto", "Bergen"),
    ("**{}:** After the low in Mar, the rainfall climbs without interruption until Nov.", "Lima", "Oslo"),
    (
        "In {}, rainfall declines continuously from Jan to Jul, sinking from 160 mm to 20 mm.",
        "Porto",
        "Bergen",
    ),
    ("{} gets steadily drier between January and July.", "Porto", "Bergen"),
    ("{} becomes steadily wetter from Jan to Nov.", "Lima", "Oslo"),
    ("**{} row**: From left to right, the rainfall increases steadily.", "Lima", "Oslo"),
    ("**Row {}**: Rainfall rises monotonically over the whole range of months.", "Lima", "Oslo"),
    ("Rainfall in {} rises monotonically over the whole year.", "Lima", "Oslo"),
    ("**{}:** Increases in every month.", "Lima", "Oslo"),
    ("For {}, the slope is positive throughout.", "Lima", "Oslo"),
    ("The trend is negative throughout for {}.", "Cairo", "Bergen"),
    ("**{}:** The curve goes up all the way.", "Lima", "Oslo"),
    ("The trend of {} is strictly increasing.", "Lima", "Oslo"),
    ("There is a continuous rise in {} from Jan through Nov.", "Lima", "Oslo"),
    ("From Mar onwards, {} rises month by month.", "Lima", "Oslo"),
    ("From one month to the next, rainfall in {} always increases.", "Lima", "Oslo"),
    ("The values of {} are in ascending order.", "Lima", "Oslo"),
    ("The {} row is sorted in descending order.", "Cairo", "Bergen"),
    ("In {}, each month is wetter than the one before.", "Lima", "Oslo"),
    ("In {}, each month has more rain than the previous one.", "Lima", "Oslo"),
    ("Reading the {} row from left to right, every value is larger than the one before.", "Lima", "Oslo"),
    ("In {}, every value is lower than its predecessor.", "Cairo", "Porto"),
)


def found(sentence: str) -> set[str]:
    import heatparse

    report = heatparse.check(f"{RAIN}- {sentence}\n")
    line = RAIN.count("\n") + 1
    return {claim.verdict for claim in report.claims if claim.span.line == line}


@pytest.mark.parametrize(("sentence", "right", "wrong"), SAID)
def test_true_of_one_city_and_false_of_another(sentence: str, right: str, wrong: str) -> None:
    of_right = found(sentence.format(right))
    assert "supported" in of_right
    assert "refuted" not in of_right
    assert "refuted" in found(sentence.format(wrong))


@pytest.mark.parametrize("sentence", [
    "Bergen decreases from 240 in January to 148 in July and then increases.",
    "Oslo gets wetter over the year.",
    "Bergen drops in summer.",
    "Starting from 240 in Jan, Bergen drops to 105 and then climbs to 262 in Nov.",
    "Oslo increases overall from Jan to Nov.",
    "The drops of Bergen grow towards May.",
    "In some cities, each month is wetter than the one before.",
    "Oslo is mostly in ascending order.",
])  # fmt: skip
def test_what_words_leave_open(sentence: str) -> None:
    assert "refuted" not in found(sentence)


@settings(max_examples=15, deadline=None)
@given(matrix=matrices(), index=st.integers(0, 2), data=st.data())
def test_neighbours(matrix: Matrix, index: int, data: st.DataObject) -> None:
    values, row = matrix.row(index), matrix.rows[index]
    assume(len(set(values)) == len(values))
    wordings = (
        ("Along the {} row, each value is higher than the one before.", 1),
        ("In the {} row, every value is smaller than the previous one.", -1),
        ("The values of the {} row are in ascending order.", 1),
        ("The {} row is in descending order.", -1),
    )
    wording, way = data.draw(st.sampled_from(wordings))
    holds = all((two - one) * way > 0 for one, two in pairwise(values))
    assert judged(matrix, wording.format(row), "trend") is holds
    assert set(verdicts(matrix, wording.format(row), "threshold", "comparison")) <= {"undecidable"}


TURNING = (
    "{} falls until {} and then {} at {}.",
    "In {}, the rainfall drops up to {}, then {} in {}.",
    "**{}:** sinks until {} before it {} at {}.",
)


@pytest.mark.parametrize("text", TURNING)
@pytest.mark.parametrize("verb", ["rises", "turns upward", "bounces back"])
def test_a_place_up_to_where_values_go_is_where_they_turn(text: str, verb: str) -> None:
    assert found(text.format("Porto", "Jul", verb, "Sep")) == {"supported"}
    assert "refuted" in found(text.format("Oslo", "May", verb, "Jul"))  # it turns in March


def test_a_net_change_leaves_room_for_a_turn_on_the_way() -> None:
    assert "refuted" not in found("Oslo goes down from Jan to May and then climbs to Sep.")

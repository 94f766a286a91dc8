"""What one label does to another, "heat lifts A from 3 to 8"; motions behind a place; ways down to one."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

CURING = """# Heatmap: Compressive Strength Rates of Mortar

The heatmap shows strength rates (% of the target) of four mortars after four treatments.

- **Rows (Mortar):** Lime, Cement, Gypsum, Clay
- **Columns (Treatment):** None, Steamed, Pressed, Cured

| Mortar | None | Steamed | Pressed | Cured |
|---|---|---|---|---|
| Lime | 22% | 41% | 35% | 63% |
| Cement | 48% | 72% | 66% | 95% |
| Gypsum | 31% | 39% | 52% | 44% |
| Clay | 12% | 19% | 27% | 38% |

## Observations

- {}
"""
BROUGHT = (
    ("Cured lifts Lime from 22% to {}.", "63%", "66%"),
    ("Curing takes Clay from 12% to {}.", "38%", "35%"),
    ("In Cement, curing raises the strength from 48% to {}.", "95%", "92%"),
    ("Steaming brings Cement from 48% to {} and Clay from 12% to 19%.", "72%", "70%"),
    ("Steaming brings Cement from 48% to 72% and Clay from 12% to {}.", "19%", "26%"),
    ("Pressing pushes the strength from 31% to {} in Gypsum and from 12% to 27% in Clay.", "52%", "56%"),
    ("With Pressed, Clay climbs from 12% to {}.", "27%", "32%"),
    ("Curing is the best treatment of Cement: it takes it from 48% to {}.", "95%", "90%"),
    ("In Clay, steaming brings the strength from 12% to 19% and pressing from 12% to {}.", "27%", "22%"),
    ("On Lime, curing raises the rate from 22% to {}.", "63%", "58%"),
    ("**Pressed:** It takes Gypsum from 31% to {}.", "52%", "50%"),
    ("**Gypsum:** Pressing raises the strength from 31% to {}.", "52%", "50%"),
)
OPEN = (
    "Cured lifts Lime from 41% to 63%.",  # from steamed
    "On average, curing lifts the strength from 28% to 60%.",
    "Curing lifts Lime from 20% to 60% of the norm.",
    "Curing might lift Lime from 22% to 70%.",
    "From None to Cured, Lime climbs from 22% to 63%.",
    "Curing and pressing lift Lime from 22% to 70%.",
    "Curing lifts all mortars from 12% to 95%.",
    "With Cured, the strengths range from 38% to 95%.",
    "Cured takes Lime from 22% to over 60%.",
    "Lime goes from 22% to 41% with Steamed and to 63% with Cured.",
)
WELL = """# Heatmap: Water Temperature by Depth and Month

Temperatures (°C) in a well.

- **Rows (Month):** May, July, October
- **Columns (Depth):** 0 m, 2 m, 4 m, 8 m, 16 m

| Month | 0 m | 2 m | 4 m | 8 m | 16 m |
|---|---|---|---|---|---|
| May | 14.2 | 11.5 | 10.1 | 9.4 | 9.0 |
| July | 21.0 | 16.3 | 17.2 | 15.1 | 9.6 |
| October | 11.7 | 12.4 | 12.9 | 11.0 | 9.8 |

## Observations

- {}
"""
BEHIND = (
    ("Beyond 2 m, July falls from 17.2 to {}.", "9.6", "9.1"),
    ("After 2 m, July falls from {} to 9.6.", "17.2", "18.2"),
    ("Beyond 2 m, May falls from {} to 9.0.", "11.5", "12.5"),
    ("Beyond 2 m, July falls from {} to 9.6.", "16.3", "21.0"),
)


@pytest.mark.parametrize(("sentence", "right", "wrong"), BROUGHT)
def test_a_label_brings_another_one_to_the_value_of_their_cell(sentence: str, right: str, wrong: str) -> None:
    assert verdicts_at(CURING, sentence.format(right)) & {"supported", "refuted"} == {"supported"}
    assert "refuted" in verdicts_at(CURING, sentence.format(wrong))


@pytest.mark.parametrize("sentence", OPEN)
def test_what_else_may_be_told_is_not_refuted(sentence: str) -> None:
    assert "refuted" not in verdicts_at(CURING, sentence)


@pytest.mark.parametrize(("sentence", "right", "wrong"), BEHIND)
def test_a_motion_behind_a_place_begins_there_or_at_the_next_one(
    sentence: str, right: str, wrong: str
) -> None:
    assert "supported" in verdicts_at(WELL, sentence.format(right))
    assert "refuted" not in verdicts_at(WELL, sentence.format(right))
    assert "refuted" in verdicts_at(WELL, sentence.format(wrong))


@pytest.mark.parametrize(
    "sentence", ["Down to 4 m, October rises.", "Down to 4 m, October rises from 11.7 to 12.9."]
)
def test_the_way_down_to_a_place_is_no_fall(sentence: str) -> None:
    assert "refuted" not in verdicts_at(WELL, sentence)


SOIL = """# Heatmaps: Sorting errors before and after retraining

Two confusion matrices show the share of parcels (%): the first before, the second after retraining.

- **Rows (True size):** Small, Medium, Large
- **Columns (Sorted as):** Small, Medium, Large

### Before retraining

| True | Small | Medium | Large |
|---|---|---|---|
| Small | 71 | 21 | 8 |
| Medium | 17 | 58 | 25 |
| Large | 6 | 14 | 80 |

### After retraining

| True | Small | Medium | Large |
|---|---|---|---|
| Small | 83 | 13 | 4 |
| Medium | 12 | 75 | 13 |
| Large | 3 | 9 | 88 |

## Observations

- {}
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "Medium's recall climbs from 58% to 75%.",
        "Small climbs from 71 to 83.",
        "Large goes up from 80% to 88%.",
        "In Medium, Large collapses from 25 to 13.",
    ],
)
def test_what_changes_from_panel_to_panel_is_no_course_along_a_line(sentence: str) -> None:
    assert "refuted" not in verdicts_at(SOIL, sentence)


DUBBING = """# Heatmap: Dubbing Scores by Voice and Film

- **Rows (Voice):** Ada, Ben, Cleo
- **Columns (Film):** Ada, Dune, Heat

| Voice | Ada | Dune | Heat |
|---|---|---|---|
| Ada | 8.1 | 6.4 | 7.3 |
| Ben | 5.2 | 7.7 | 6.0 |
| Cleo | 6.6 | 4.9 | 8.8 |

## Observations

- {}
"""


@pytest.mark.parametrize(
    ("sentence", "right", "wrong"),
    [
        ("With Ada as the only voice, Dune reaches {}.", "6.4", "6.9"),
        ("With Ada as the sole film, Ben scores {}.", "5.2", "5.7"),
    ],
)
def test_a_name_of_both_axes_is_of_the_one_that_is_told(sentence: str, right: str, wrong: str) -> None:
    assert "supported" in verdicts_at(DUBBING, sentence.format(right))
    assert "refuted" in verdicts_at(DUBBING, sentence.format(wrong))

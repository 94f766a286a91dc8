"""Statements that another reading fits, beside their plain relatives, true and false."""

from __future__ import annotations

import pytest

import heatparse

CATCH = """## Heatmap: Catch by Crew
### Components/Axes
* **X-axis (Harbour):** Arvik, Brenn, Corda, Delm
* **Y-axis (Crew):** Otter, Puffin, Razorbill
* **Color scale:** 0 to 100
### Detailed Analysis
| Crew | Arvik | Brenn | Corda | Delm |
|---|---|---|---|---|
| Otter | 81 | 74 | 62 | 40 |
| Puffin | 55 | 71 | 47 | 33 |
| Razorbill | 38 | 52 | 40 | 46 |
### Key Observations
* {statement}
"""
DEPTHS = """## Heatmap: Score by Depth
### Components/Axes
* **X-axis (Depth):** 8, 16, 32, 64
* **Y-axis (Crew):** Otter, Puffin
* **Color scale:** 0 to 1
### Detailed Analysis
| Crew | 8 | 16 | 32 | 64 |
|---|---|---|---|---|
| Otter | 0.81 | 0.74 | 0.62 | 0.40 |
| Puffin | 0.55 | 0.71 | 0.47 | 0.53 |
### Key Observations
* {statement}
"""


def verdicts(text: str, statement: str, kind: str) -> set[str]:
    claims = heatparse.check(text.format(statement=statement)).claims
    return {claim.verdict for claim in claims if claim.kind == kind}


def reports(text: str, statement: str) -> list[str]:
    return [finding.message for finding in heatparse.check(text.format(statement=statement)).findings]


@pytest.mark.parametrize("place", ["at every harbour", "in every column", "in each harbour"])
@pytest.mark.parametrize("verb", ["comes second", "ranks second", "is the second highest"])
def test_place_in_every_line_counts_from_the_first(verb: str, place: str) -> None:
    three = CATCH.replace("| 46 |", "| 26 |")
    assert verdicts(three, f"Puffin {verb} {place}.", "ranking") == {"supported"}
    assert verdicts(three, f"Razorbill {verb} {place}.", "ranking") == {"refuted"}
    assert verdicts(CATCH, f"Puffin {verb} {place}.", "ranking") == {"refuted"}


@pytest.mark.parametrize("verb", ["decrease", "fall", "drop"])
def test_every_row_is_a_step_where_values_change_with_it(verb: str) -> None:
    assert verdicts(CATCH, f"In the Arvik column, values {verb} with every row.", "trend") == {"supported"}
    assert verdicts(CATCH, f"In the Delm column, values {verb} with every row.", "trend") == {"refuted"}
    assert verdicts(CATCH, f"In the Otter row, values {verb} with every column.", "trend") == {"supported"}
    assert verdicts(CATCH, f"In the Puffin row, values {verb} with every column.", "trend") == {"refuted"}


@pytest.mark.parametrize(
    "statement",
    [
        "Otter has the highest score at every depth up to 32.",
        "Otter has the highest score at every depth below 64.",
        "At the shallow depths (8-16), no score is below 0.50.",
    ],
)
def test_what_a_number_narrows_is_not_refuted(statement: str) -> None:
    assert not reports(DEPTHS, statement)


def test_without_the_number_it_is() -> None:
    assert reports(DEPTHS, "Otter has the highest score at every depth.")


@pytest.mark.parametrize(
    ("open_", "plain"),
    [
        ("**Totals:** Otter collects 257; Razorbill, with 176, is the lowest crew.", ""),
        ("Otter holds three of the four highest values.", "Otter holds the four highest values."),
        ("**Recall:** Otter reaches 92% at Arvik.", "Otter reaches 92 at Arvik."),
        ("Total crews: 41", ""),
        ("**Row means:** Otter averages 64.25, and Razorbill comes last with 44.", ""),
        ("Otter is better in Arvik than in any other harbour.", ""),
    ],
)
def test_what_is_made_of_the_values_is_none_of_them(open_: str, plain: str) -> None:
    assert not reports(CATCH, open_)
    assert not plain or reports(CATCH, plain)


@pytest.mark.parametrize(("last", "verdict"), [("Puffin (47)", "supported"), ("Razorbill (40)", "refuted")])
def test_all_of_a_list_are_among_the_first(last: str, verdict: str) -> None:
    statement = f"The two highest in Corda are Otter (62) and {last}."
    assert verdicts(CATCH, statement, "ranking") == {verdict}


HABITS = """## Heatmap: Correlation of Habits
### Components/Axes
* **X-axis:** Sleep, Sport, Screen, Snacks
* **Y-axis:** Sleep, Sport, Screen, Snacks
* **Color scale:** -1 to 1
### Detailed Analysis
| | Sleep | Sport | Screen | Snacks |
|---|---|---|---|---|
| Sleep | 1.00 | 0.42 | -0.51 | -0.33 |
| Sport | 0.42 | 1.00 | -0.38 | -0.29 |
| Screen | -0.51 | -0.38 | 1.00 | 0.61 |
| Snacks | -0.33 | -0.29 | 0.61 | 1.00 |
### Key Observations
* {statement}
"""
COMMUTERS = """## Heatmap: Commuters Between Towns
### Components/Axes
* **X-axis (To):** Arvik, Brenn, Corda
* **Y-axis (From):** Arvik, Brenn, Corda
* **Color scale:** 0 to 100
### Detailed Analysis
| From | Arvik | Brenn | Corda |
|---|---|---|---|
| Arvik | 90 | 28 | 4 |
| Brenn | 12 | 70 | 31 |
| Corda | 1 | 16 | 55 |
### Key Observations
* {statement}
"""
YEARS = """## Heatmap: Yield by Year
Two heatmaps, one above the other: 2019 and 2020.
### Components/Axes
* **X-axis (Soil):** Loam, Clay
* **Y-axis (Tree):** Apple, Cherry
* **Color scale:** 0 to 20
### 2019
| Tree | Loam | Clay |
|---|---|---|
| Apple | 9.4 | 10.2 |
| Cherry | 11.0 | 12.1 |
### 2020
| Tree | Loam | Clay |
|---|---|---|
| Apple | 9.9 | 10.8 |
| Cherry | 11.5 | 12.6 |
### Key Observations
* {statement}
"""


@pytest.mark.parametrize("level", ["5% level", "5 % level", "5 % significance level"])
def test_level_of_proof_is_no_value(level: str) -> None:
    assert not reports(HABITS, f"Two pairs are significant at the {level}.")


@pytest.mark.parametrize(
    ("open_", "plain"),
    [
        ("The sign of Sleep equals that of Sport.", ""),
        ("The sign of Sleep on Screen equals that on Snacks.", "Sleep equals Sport."),
    ],
)
def test_signs_are_no_values(open_: str, plain: str) -> None:
    assert not reports(HABITS, open_)
    assert not plain or reports(HABITS, plain)


@pytest.mark.parametrize(
    ("open_", "plain"),
    [
        ("The panels 2019 and 2020 share the same scale.", "The panels 2019 and 2020 share the same values."),
        ("The panel 2019 sits above the panel 2020.", "The values of 2019 are above those of 2020."),
        ("The heatmap for 2019 is located above the heatmap for 2020.", ""),
        ("The 2019 panel lies above the 2020 panel.", "2019 lies above 2020."),
    ],
)
def test_how_panels_are_drawn_is_not_how_high_they_are(open_: str, plain: str) -> None:
    assert not reports(YEARS, open_)
    assert not plain or reports(YEARS, plain)


@pytest.mark.parametrize("front", ["In the far harbours", "In some harbours"])
def test_order_at_a_place_that_is_not_known_is_left_open(front: str) -> None:
    assert not reports(CATCH, f"{front} the order is Razorbill > Otter > Puffin.")
    assert reports(CATCH, "The order is Razorbill > Otter > Puffin.")


@pytest.mark.parametrize("rivals", ["any other harbour", "all other harbours"])
def test_rivals_of_a_place_are_in_the_same_line(rivals: str) -> None:
    assert not reports(CATCH, f"Puffin is better in Brenn than in {rivals}.")
    assert not reports(CATCH, f"Razorbill is higher in Brenn than in {rivals}.")


@pytest.mark.parametrize("verb", ["takes", "gets"])
def test_what_comes_from_a_row_goes_to_a_column(verb: str) -> None:
    assert verdicts(COMMUTERS, f"Brenn {verb} 28 from Arvik but only 16 from Corda.", "cell-value") == {
        "supported"
    }
    assert verdicts(COMMUTERS, f"Brenn {verb} 29 from Arvik.", "cell-value") == {"refuted"}


PROBES = """## Heatmap: Probe Accuracy by Layer and Token
### Components/Axes
* **X-axis (Token):** cls, subj, -1
* **Y-axis (Layer):** 0, 6, 12, 18
* **Color scale:** 0 to 1
### Detailed Analysis
| Layer | cls | subj | -1 |
|---|---|---|---|
| 0 | 0.51 | 0.54 | 0.52 |
| 6 | 0.58 | 0.66 | 0.59 |
| 12 | 0.71 | 0.83 | 0.68 |
| 18 | 0.69 | 0.79 | 0.77 |
### Key Observations
* {statement}
"""


@pytest.mark.parametrize("front", ["In the early layers (0-6)", "At the first layers (0–6)"])
def test_place_in_brackets_narrows_what_is_counted(front: str) -> None:
    assert not reports(PROBES, f"{front}, no token exceeds 0.70.")
    assert reports(PROBES, "No token exceeds 0.70.")


def test_first_of_two_numbers_is_a_category() -> None:
    assert not reports(PROBES, "**Layer 12:** `cls` 0.71, `subj` 0.83, `-1` 0.68.")
    assert reports(PROBES, "**Layer 12:** `cls` 0.71, `subj` 0.88.")


@pytest.mark.parametrize("verb", ["loses", "gains"])
def test_what_passes_between_two_is_no_trend(verb: str) -> None:
    assert not reports(COMMUTERS, f"Brenn {verb} 31 commuters to Corda, 12 to Arvik but only 16 from Corda.")


def test_second_part_may_take_over_the_row_or_the_column() -> None:
    assert not reports(COMMUTERS, "The Brenn column has 28 from Arvik but only 1 from Corda.")


def test_half_of_a_total_is_no_factor_between_two_numbers() -> None:
    open_ = "Otter lands 257 of the 639, about half of the total and roughly 1.5 times as many as the 176 of Razorbill."
    assert not reports(CATCH, open_)

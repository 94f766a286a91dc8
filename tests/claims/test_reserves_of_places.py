"""True statements whose words narrow, pair or turn what they speak of: none of them is refuted.

Each family comes with false statements in the same wording, which are found.
"""

from __future__ import annotations

import pytest

import heatparse

SIGNED = """## Heatmap: Correlations of River Measures
### Components/Axes
* **X-axis:** Flow, Depth, Silt, Oxygen
* **Y-axis:** Flow, Depth, Silt, Oxygen
* **Color bar:** r from -1.0 (deep blue) through 0 (white) to 1.0 (deep red)
### Detailed Analysis
| | Flow | Depth | Silt | Oxygen |
|---|---|---|---|---|
| Flow | 1.00 | 0.72 | -0.81 | 0.33 |
| Depth | 0.72 | 1.00 | -0.44 | 0.06 |
| Silt | -0.81 | -0.44 | 1.00 | -0.58 |
| Oxygen | 0.33 | 0.06 | -0.58 | 1.00 |
### Key Observations
* {statement}
"""
SLOTS = """## Heatmap: Visits per Hour
### Components/Axes
* **X-axis (Hours):** 6-10, 10-14, 14-18
* **Y-axis (Site):** Museum, Park, Pool
* **Legend:** 0 to 400
### Detailed Analysis
| Site | 6-10 | 10-14 | 14-18 |
|---|---|---|---|
| Museum | 31 | 240 | 310 |
| Park | 75 | 190 | 220 |
| Pool | 120 | 260 | 180 |
### Key Observations
* {statement}
"""
COSTS = """## Heatmaps: Perplexity of Two Corpora
### Components/Axes
* **X-axis (Length):** short, long
* **Y-axis (Model):** Tern, Heron, Crane
### Detailed Analysis
**News**
| Model | short | long |
|---|---|---|
| Tern | 9.1 | 11.4 |
| Heron | 8.4 | 6.9 |
| Crane | 7.9 | 7.3 |

**Prose**
| Model | short | long |
|---|---|---|
| Tern | 13.0 | 15.2 |
| Heron | 12.2 | 9.7 |
| Crane | 11.5 | 10.4 |
### Key Observations
* {statement}
"""
TOKENS = """## Heatmap: Attention per Token
### Components/Axes
* **X-axis (Token):** `The`, `river`, `is`, `wide`
* **Y-axis (Layer):** 0, 1, 2
### Detailed Analysis
| Layer | The | river | is | wide |
|---|---|---|---|---|
| 0 | 0.10 | 0.40 | 0.20 | 0.30 |
| 1 | 0.05 | 0.50 | 0.10 | 0.35 |
| 2 | 0.25 | 0.15 | 0.15 | 0.45 |
### Key Observations
* {statement}
"""
GAMES = """## Heatmap: Win Rate
### Components/Axes
* Both axes: Aspen, Birch, Cedar (rows: player, columns: opponent)
* Color scale: 0 % (blue), 50 % (white), 100 % (red)
### Detailed Analysis
| | Aspen | Birch | Cedar |
|---|---|---|---|
| Aspen | - | 55% | 80% |
| Birch | 45% | - | 69% |
| Cedar | 20% | 31% | - |
### Key Observations
* {statement}
"""


def refuted(text: str, statement: str) -> list[str]:
    claims = heatparse.check(text.format(statement=statement)).claims
    return [claim.explanation for claim in claims if claim.verdict == "refuted"]


def found(text: str, statement: str) -> list[str]:
    findings = heatparse.check(text.format(statement=statement)).findings
    return [finding.message for finding in findings if finding.severity != "note"]


@pytest.mark.parametrize("tone", ["faintest", "palest", "lightest"])
@pytest.mark.parametrize(
    "form", ["The {} cell off the diagonal is Depth and Oxygen.", "The {} cell belongs to Depth and Oxygen."]
)
def test_the_faintest_cell_of_a_scale_with_two_arms_is_nearest_to_zero(tone, form):
    assert not refuted(SIGNED, form.format(tone))


def test_the_faintest_cell_of_a_percent_scale_is_nearest_to_its_middle():
    assert not refuted(GAMES, "The faintest cell is Aspen against Birch.")
    assert refuted(GAMES, "The lowest value is Aspen against Birch with 55%.")


@pytest.mark.parametrize(
    ("statement", "true"),
    [
        ("Silt shares more with Flow (-0.81) than with Oxygen (-0.58).", True),
        ("Silt has a stronger tie with Flow (-0.81) than with Depth (-0.44).", True),
        ("Flow is higher with Depth (0.72) than with Oxygen (0.33).", True),
        ("Flow is higher with Oxygen (0.33) than with Silt (-0.81).", True),
    ],
)
def test_the_numbers_beside_two_sides_bear_their_order_out(statement, true):
    assert bool(refuted(SIGNED, statement)) is not true


@pytest.mark.parametrize("joint", ["among", "between", "of"])
@pytest.mark.parametrize("noun", ["pairs", "coefficients", "cells"])
def test_a_block_of_pairs_leaves_its_diagonal_out(noun, joint):
    assert not refuted(SIGNED, f"The {noun} {joint} Flow, Depth and Silt all lie between -0.9 and 0.8.")


def test_a_block_of_pairs_that_is_told_wrong():
    assert refuted(SIGNED, "The pairs among Flow, Depth and Silt all lie between -0.5 and 0.8.")


@pytest.mark.parametrize(
    "end", ["the smallest being -0.58", "the lowest at -0.58", "the weakest being -0.58"]
)
def test_the_smallest_of_those_that_were_named(end):
    assert not refuted(SIGNED, f"All values among Silt and Oxygen are low, {end}.")


@pytest.mark.parametrize("place", ["Between 10 and 14", "From 10 to 14"])
def test_a_place_in_numbers_in_front(place):
    assert not refuted(SLOTS, f"{place}, Pool has the maximum (260) and Park the minimum (190).")
    assert refuted(SLOTS, "The maximum of all values is 260.")


@pytest.mark.parametrize("joint", ["for", "in", "at"])
def test_winners_that_each_have_their_own_place(joint):
    true = f"The top sites are Pool {joint} 6-10, Pool {joint} 10-14, Museum {joint} 14-18."
    false = f"The top sites are Pool {joint} 6-10, Pool {joint} 10-14, Park {joint} 14-18."
    assert not refuted(SLOTS, true)
    assert refuted(SLOTS, false)


@pytest.mark.parametrize("win", ["wins", "comes first", "ranks first", "leads", "is the strongest model"])
@pytest.mark.parametrize("lose", ["is the weakest model", "comes last", "ranks last", "is the worst model"])
def test_the_first_is_the_lowest_where_less_is_better(win, lose):
    assert not refuted(COSTS, f"At short, Crane {win} in both panels.")
    assert not refuted(COSTS, f"At long, Tern {lose} in both panels.")
    assert refuted(COSTS, f"At short, Heron {win} in both panels.")


def test_the_worst_panel_where_less_is_better():
    assert not refuted(COSTS, "Prose is the worst panel of all.")


def test_a_range_from_one_panel_to_another():
    assert not refuted(COSTS, "At short, Crane's results range from 7.9 (News) to 11.5 (Prose).")


def test_a_loss_that_is_a_rise():
    assert not refuted(COSTS, "From short to long Tern loses 2.3 points on News and 2.2 on Prose.")
    assert refuted(COSTS, "From short to long Tern loses 1.3 points on News.")


@pytest.mark.parametrize(
    "statement", ["The four values of a layer add up to 1.00.", "The values of each layer add up to 1.00."]
)
def test_an_article_is_no_label(statement):
    assert not refuted(TOKENS, statement)


def test_a_label_that_is_an_article_in_quotation():
    assert refuted(TOKENS, "`The` has the highest value, 0.45.")


def test_a_pair_with_the_numbers_of_both_its_cells():
    assert not refuted(GAMES, "One even match, Aspen and Birch (55% and 45%).")
    assert not refuted(GAMES, "The closest match is Aspen–Birch (55% and 45%).")


def test_a_label_with_a_remark_is_listed():
    assert not found(GAMES, "Aspen leads.")


@pytest.mark.parametrize("first", ["In summer,", "On free days", "Before noon"])
def test_a_count_of_a_part(first):
    assert found(SLOTS, "Pool leads in all two hours.")
    assert not found(SLOTS, f"{first} Pool leads in all two hours.")


def test_sums_that_are_told_without_their_noun():
    assert not refuted(SLOTS, "The column 6-10 sums to 226; that of 10-14 to 690, those of Park only 485.")


@pytest.mark.parametrize(
    "statement",
    [
        "Behind the leading pair, Park is third in 10-14.",
        "Best slot: 310 for Museum in 14-18, 50 more than the runner-up.",
        "Museum and Pool are the exceptions, peaking in 10-14 and 6-10.",
        "One hour after opening the order is Park > Museum > Pool.",
        "Museum gains visitors until 14-18 (31, 240, 310).",
        "No value lies between 30 and 30.5.",
        "Two of the three sites are significant at the 5 % level.",
        "Museum and Park have identical axes.",
        "Museum and Park lie within 35 points of each other in the first slot.",
        "Museum has the most paying visitors (310), Park the fewest (60).",
    ],
)
def test_what_is_left_unsaid_leaves_room(statement):
    assert not refuted(SLOTS, statement)


@pytest.mark.parametrize(
    "statement",
    [
        "In 14-18 the order is Park > Museum > Pool.",
        "No value lies between 180 and 230.",
        "The maximum of the grid is 260.",
        "Museum has the highest value (310), Park the lowest (60).",
    ],
)
def test_what_is_said_in_full_is_refuted(statement):
    assert refuted(SLOTS, statement)


def test_numbers_between_two_ends_are_taken_by_their_last_digit():
    assert not refuted(SIGNED, "No coefficient lies between 0.4 and 0.7.")
    assert refuted(SIGNED, "No coefficient lies between 0.3 and 0.5.")

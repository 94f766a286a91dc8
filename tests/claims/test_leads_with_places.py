"""Leads that name two places, and what the clause behind them says of both."""

from __future__ import annotations

import pytest

import heatparse

FERRIES = """## Heatmap: Delays of Ferries
### Components/Axes
* **X-axis (Route):** Aland, Borga, Corfu, Delos, Elba
* **Y-axis (Season):** Spring, Summer, Autumn, Winter
* **Color scale:** 0 to 100 minutes
### Detailed Analysis
| Season | Aland | Borga | Corfu | Delos | Elba |
|---|---|---|---|---|---|
| Spring | 12 | 40 | 31 | 22 | 9 |
| Summer | 25 | 47 | 33 | 36 | 64 |
| Autumn | 71 | 35 | 52 | 18 | 30 |
| Winter | 44 | 80 | 61 | 29 | 15 |
### Key Observations
* {statement}
"""
CARDS = """## Confusion Matrix: Suits of Cards
### Components/Axes
* **X-axis (Predicted class):** Hearts, Clubs, Spades
* **Y-axis (True class):** Hearts, Clubs, Spades
### Detailed Analysis
| True class | Hearts | Clubs | Spades |
|---|---|---|---|
| Hearts | 90 | 4 | 3 |
| Clubs | 11 | 70 | 8 |
| Spades | 2 | 5 | 41 |
### Key Observations
* {statement}
"""
MATRIX = """## Heatmap: Transfer of Skills
### Components/Axes
* **X-axis (Target):** Chess, Darts, Golf, Judo
* **Y-axis (Source):** Chess, Darts, Golf, Judo
* **Color scale:** 0 to 100
### Detailed Analysis
| Source | Chess | Darts | Golf | Judo |
|---|---|---|---|---|
| Chess | 88 | 20 | 41 | 37 |
| Darts | 52 | 79 | 30 | 26 |
| Golf | 64 | 35 | 93 | 12 |
| Judo | 47 | 61 | 58 | 70 |
### Key Observations
* {statement}
"""


def verdicts(text: str, statement: str, kind: str) -> set[str]:
    claims = heatparse.check(text.format(statement=statement)).claims
    return {claim.verdict for claim in claims if claim.kind == kind}


@pytest.mark.parametrize("lead", ["**Spring → Summer:**", "**Spring to Summer**:", "**Spring -> Summer**:"])
@pytest.mark.parametrize("subject", ["all five delays", "all delays", "every delay"])
def test_lead_from_place_to_place_is_the_way_of_a_trend(lead: str, subject: str) -> None:
    verb = "increases" if subject.startswith("every") else "increase"
    assert verdicts(FERRIES, f"{lead} {subject} {verb}.", "trend") == {"supported"}
    other = lead.replace("Spring", "Autumn").replace("Summer", "Winter")
    assert verdicts(FERRIES, f"{other} {subject} {verb}.", "trend") == {"refuted"}


@pytest.mark.parametrize(
    ("statement", "verdict"),
    [
        ("**Delos in Summer**: With 36 it takes third place.", "supported"),  # in its row
        ("**Aland in Autumn**: With 71 it takes second place.", "supported"),  # of all
        ("**Aland in Winter**: It takes second place.", "supported"),  # in its column
        ("**Elba in Summer**: It takes second place.", "refuted"),
    ],
)
def test_cell_of_the_lead_has_its_place_in_row_or_column(statement: str, verdict: str) -> None:
    assert verdicts(FERRIES, statement, "ranking") == {verdict}


@pytest.mark.parametrize("noun", ["gap", "difference", "distance"])
@pytest.mark.parametrize("lead", ["**Aland vs. Borga:**", "**Borga versus Aland**:"])
def test_their_gap_is_that_of_the_two_of_the_lead(lead: str, noun: str) -> None:
    told = f"{lead} Their {noun} widens from 28 in Spring to {{}} in Winter."
    assert verdicts(FERRIES, told.format(36), "difference") == {"supported"}
    assert "refuted" in verdicts(FERRIES, told.format(46), "difference")


@pytest.mark.parametrize("aside", ["the largest such lead of any season", "the widest lead of any season"])
def test_quantifier_of_an_aside_leaves_the_lead_its_line(aside: str) -> None:
    told = f"**Winter**: Borga exceeds Aland by {{}} minutes, {aside}."
    assert verdicts(FERRIES, told.format(36), "difference") == {"supported"}
    assert verdicts(FERRIES, told.format(39), "difference") == {"refuted"}


@pytest.mark.parametrize("rival", ["the runner-up, Corfu", "the runner-up Corfu"])
def test_rival_that_is_called_the_runner_up_is_the_one_named(rival: str) -> None:
    told = f"**Winter**: Borga is {{}} minutes ahead of {rival}."
    assert verdicts(FERRIES, told.format(19), "difference") == {"supported"}
    assert verdicts(FERRIES, told.format(29), "difference") == {"refuted"}


@pytest.mark.parametrize("verb", ["goes", "runs"])
def test_line_goes_from_its_first_value_to_its_last(verb: str) -> None:
    assert verdicts(FERRIES, f"Aland {verb} from 12 to 44.", "range") == {"supported"}
    assert verdicts(FERRIES, f"Aland {verb} from 12 to 71.", "range") == {"supported"}
    assert verdicts(FERRIES, f"Aland {verb} from 12 to 52.", "range") == {"refuted"}
    assert verdicts(FERRIES, "Aland ranges from 12 to 44.", "range") == {"refuted"}


def test_lead_is_no_superlative_of_a_clause_that_bounds_values() -> None:
    told = "**Best spot**: In Spring on Elba and Aland, all values lie between 9 and {}."
    assert verdicts(FERRIES, told.format(12), "range") == {"supported"}
    assert verdicts(FERRIES, told.format(12), "extremum") == set()


def test_second_class_is_measured_as_the_first() -> None:
    told = "Hearts is the largest class with 97 cards; Spades is the smallest with {}."
    assert verdicts(CARDS, told.format(48), "extremum") == {"supported"}
    # Open: a size that is no sum of the row is not judged.
    assert verdicts(CARDS, told.format(58), "extremum") == {"supported", "undecidable"}


@pytest.mark.parametrize("place", ["On Chess as the target", "For Chess as target", "On Chess"])
def test_place_of_an_order_may_be_one_of_those_in_it(place: str) -> None:
    told = f"{place}, the order of the sources is {{}}."
    assert verdicts(MATRIX, told.format("Chess, Golf, Darts, Judo"), "ranking") == {"supported"}
    assert verdicts(MATRIX, told.format("Darts, Chess, Golf, Judo"), "ranking") == {"refuted"}


def test_article_parts_a_place_from_those_that_are_ordered() -> None:
    told = "In Spring the routes rank {}."
    assert verdicts(FERRIES, told.format("Borga, Corfu, Delos, Aland, Elba"), "ranking") == {"supported"}
    assert verdicts(FERRIES, told.format("Borga, Delos, Corfu, Aland, Elba"), "ranking") == {"refuted"}
    assert verdicts(FERRIES, told.format("Borga > Delos > Corfu > Aland > Elba"), "ranking") == {"refuted"}


@pytest.mark.parametrize("number", ["(33.6)", "with 33.6"])
def test_mean_of_an_extreme_is_found_at_fault_once(number: str) -> None:
    text = FERRIES.format(statement=f"Spring has the lowest row mean {number}.")
    assert [finding.rule for finding in heatparse.check(text).findings] == ["extremum-mismatch"]
    right = FERRIES.format(statement=f"Spring has the lowest row mean {number.replace('33.6', '22.8')}.")
    assert not heatparse.check(right).findings


@pytest.mark.parametrize("noun", ["Delays", "All delays"])
def test_plural_of_what_is_measured_is_the_values(noun: str) -> None:
    text = FERRIES.replace("Delays of Ferries", "Delay of Ferries")
    assert verdicts(text, f"{noun} range from 9 to 80.", "range") == {"supported"}
    assert verdicts(text, f"{noun} range from 9 to 71, which is a lot.", "range") == {"refuted"}
    assert verdicts(text, "Three delays exceed 60.", "count") == {"refuted"}
    assert verdicts(text, "Four delays exceed 60.", "count") == {"supported"}


@pytest.mark.parametrize("lead", ["Mid-range cells", "Double-digit cells", "Moderate scores", "Small values"])
def test_lead_that_names_a_size_of_cells_leaves_them_all(lead: str) -> None:
    told = f"**{lead}**: {{}} cells lie between 10 and 20."
    assert verdicts(FERRIES, told.format("Three"), "count") == {"supported"}
    assert verdicts(FERRIES, told.format("Five"), "count") == {"refuted"}
    routes = told.replace(lead, "Small ferries")  # perhaps only some of them
    assert verdicts(FERRIES, routes.format("Five"), "count") == {"undecidable"}


@pytest.mark.parametrize("lead", ["Elba band", "Band of Elba"])
def test_band_of_a_line_is_the_range_of_its_values(lead: str) -> None:
    told = f"**{lead}:** The delays vary between {{}} and 64."
    assert verdicts(FERRIES, told.format(9), "range") == {"supported"}
    assert verdicts(FERRIES, told.format(15), "range") == {"refuted"}


def test_block_is_told_in_lead_and_clause() -> None:
    told = "**Lower-left corner**: Every cell of the bottom-left 2x2 block exceeds {}."
    assert verdicts(FERRIES, told.format(30), "region") == {"supported"}
    assert verdicts(FERRIES, told.format(40), "region") == {"refuted"}


@pytest.mark.parametrize("lead", ["**Borga**:", "**Borga column:**"])
def test_first_places_of_a_lead_are_counted(lead: str) -> None:
    assert verdicts(FERRIES, f"{lead} The highest delay in two of the four seasons.", "count") == {
        "supported"
    }
    assert verdicts(FERRIES, f"{lead} The highest delay in three of the four seasons.", "count") == {
        "refuted"
    }


def test_rank_among_the_changes_is_no_part_of_the_way() -> None:
    told = "**Spring → Summer:** every route gains, Elba the most with 55."
    assert verdicts(FERRIES, told, "trend") == {"supported"}
    assert not heatparse.check(FERRIES.format(statement=told)).findings


@pytest.mark.parametrize(
    "statement",
    [
        "The cheapest ferries have shorter delays than the most expensive ones.",
        "The bottom two rows never exceed the top two rows on Delos.",
    ],
)
def test_sides_that_nobody_names_are_not_compared(statement: str) -> None:
    assert verdicts(FERRIES, statement, "comparison") <= {"undecidable"}


def test_share_of_a_class_is_no_count() -> None:
    told = "Every class has a recall above {}%."
    text = CARDS.replace("| 41 |", "| 141 |").replace("| 90 |", "| 190 |").replace("| 70 |", "| 170 |")
    assert verdicts(text, told.format(99), "count") == set()
    # Of 197 hearts 190 are told right, which is no recall above 99%.
    assert verdicts(text, told.format(99), "threshold") == {"refuted"}
    assert verdicts(CARDS, "The recall of Spades is 95%.", "aggregate") == {"refuted"}


def test_the_one_with_something_is_not_counted() -> None:
    told = "**Longest delay of Winter:** It is the one with {}."
    assert verdicts(FERRIES, told.format("Borga, at 80"), "extremum") == {"supported"}
    assert verdicts(FERRIES, told.format("Borga, at 80"), "count") == set()
    # The longest is that of Borga.
    assert verdicts(FERRIES, told.format("Corfu, at 61"), "extremum") == {"refuted"}
    assert verdicts(FERRIES, told.format("Corfu, at 61"), "count") == set()


def test_follower_of_a_ranked_diagonal_comes_right_behind() -> None:
    told = "**Ranking of the diagonal:** Golf (93) is followed by Chess (88) and {}."
    assert verdicts(MATRIX, told.format("Darts (79)"), "ranking") == {"supported"}
    assert verdicts(MATRIX, told.format("Judo (70)"), "ranking") == {"refuted"}

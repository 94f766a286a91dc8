"""How large the widest and the narrowest gaps are: in the same clause, behind a comma, in the next clause."""

from __future__ import annotations

import pytest
from ferries import TOLLS, verdicts

# {} is 112, the gap in July
AT_PLACE = (
    "The gap between Aldby and Carrow is widest in July, where it amounts to {} passengers.",
    "The gap between Aldby and Carrow is widest in July, where it comes to {} passengers.",
    "The gap between Aldby and Carrow is widest in July, reaching {} passengers.",
    "The gap between Aldby and Carrow is widest in July, amounting to {}.",
    "The gap between Aldby and Carrow is widest in July: {} passengers.",
    "The gap between Aldby and Carrow is widest in July, with {} passengers between them.",
    "The gap between Aldby and Carrow is widest in July, where the two are {} passengers apart.",
    "Aldby's lead over Carrow is largest in July, where it stands at {} passengers.",
    "Aldby's advantage over Carrow peaks in July, where it is {}.",
)
# {} is 12, the largest gap of all
OVERALL = (
    "The largest difference between Aldby and Brunvik is {} passengers.",
    "Aldby's largest lead over Brunvik is {} passengers.",
    "The maximum gap between Aldby and Brunvik amounts to {} passengers.",
)
# {} is 4, the gap in May
NARROWEST = (
    "Aldby beats Brunvik throughout. The gap is narrowest in May, where it amounts to {}.",
    "Aldby beats Brunvik throughout. The gap is widest in March, at 12; it is narrowest in May, at {}.",
    "Aldby always beats Brunvik; its lead is smallest in May, where it is {}.",
)
# {} is 8, of a cell in two panels
OF_PANELS = (
    "The difference between Old and New is largest for Lorry in East, where it amounts to {}.",
    "The gap between the two heatmaps is widest for Lorry in East, at {}.",
    "The largest difference between the two heatmaps is {} (Lorry, East).",
    "For Lorries, New exceeds Old. The gap is widest for Lorry in East, where it is {}.",
)


@pytest.mark.parametrize("sentence", AT_PLACE)
def test_the_size_of_the_widest_gap_is_that_at_its_place(sentence: str) -> None:
    assert verdicts(sentence.format(112)) == {"supported"}
    assert verdicts(sentence.format(102)) == {"refuted", "finding"}


@pytest.mark.parametrize("sentence", OVERALL)
def test_the_largest_gap_of_two_lines_is_that_of_all_places(sentence: str) -> None:
    assert verdicts(sentence.format(13 - 1)) == {"supported"}
    assert verdicts(sentence.format(19)) == {"refuted", "finding"}
    assert "finding" not in verdicts(
        sentence.format(7)
    )  # that of another month: which one is meant is not plain


@pytest.mark.parametrize("sentence", NARROWEST)
def test_a_gap_may_be_that_of_the_sentence_in_front(sentence: str) -> None:
    assert "refuted" not in verdicts(sentence.format(4))
    assert "finding" in verdicts(sentence.format(9))


@pytest.mark.parametrize("sentence", OF_PANELS)
def test_panels_have_a_widest_gap_as_well(sentence: str) -> None:
    assert "supported" in verdicts(sentence.format(8), TOLLS)
    assert "finding" not in verdicts(sentence.format(8), TOLLS)
    assert "finding" in verdicts(sentence.format(9), TOLLS)


def test_the_smallest_gap_is_read_as_well() -> None:
    assert verdicts("The smallest difference between Aldby and Brunvik is 4 passengers.") == {"supported"}
    assert verdicts("The smallest difference between Aldby and Brunvik is 2 passengers.") == {
        "refuted",
        "finding",
    }


@pytest.mark.parametrize(
    "statement",
    [
        "The largest relative difference between Aldby and Brunvik is 10 passengers per ship.",
        "The largest difference between two harbours is 163 passengers.",
        "The second largest difference between Aldby and Brunvik is 15 passengers.",
        "On average, the largest difference between Aldby and Brunvik is 15 passengers.",
        "The largest difference between Aldby and Brunvik at weekends is 15 passengers.",
        "Before June, the largest difference between Aldby and Brunvik is 15 passengers.",
        "The gap between Aldby and Carrow is widest in July, where it might reach 140 passengers.",
    ],
)
def test_another_gap_stays_open(statement: str) -> None:
    assert "finding" not in verdicts(statement)

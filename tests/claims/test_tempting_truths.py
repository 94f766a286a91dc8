"""Sentences that are true and look wrong at first sight, with their false twins.

Largest steps of one line, rivals that are listed, places behind a leader, ranks counted from the end, exceptions and
bounds in other words, sizes made of several values.
"""

from __future__ import annotations

import pytest

import heatparse

FERRIES = """# Heatmap: Ferry Passengers by Route and Month

**Color scale:** passengers in thousands, 0 to 60

| Route | Apr | May | Jun | Jul | Aug |
|---|---|---|---|---|---|
| Skye | 21 | 24 | 33 | 41 | 36 |
| Mull | 30 | 32 | 38 | 52 | 49 |
| Arran | 14 | 25 | 27 | 35 | 29 |
| Islay | 9 | 12 | 17 | 20 | 26 |

## Observations

* {}
"""
ROUTES = """# Heatmaps: Crossings on Time

## Before

| Route | Morning | Noon | Evening |
|---|---|---|---|
| Skye | 81 | 74 | 66 |
| Mull | 79 | 83 | 71 |
| Arran | 92 | 88 | 77 |

## After

| Route | Morning | Noon | Evening |
|---|---|---|---|
| Skye | 61 | 64 | 56 |
| Mull | 59 | 43 | 72 |
| Arran | 52 | 68 | 47 |

* {}
"""


def verdicts(document: str, sentence: str) -> set[str]:
    """The verdicts of the claims of a sentence below the data."""
    text = document.format(sentence)
    line = text.rstrip("\n").count("\n") + 1
    report = heatparse.check(text)
    found: set[str] = {claim.verdict for claim in report.claims if claim.span.line == line}
    assert not any(f.span.line == line for f in report.findings) or "refuted" in found
    return found


@pytest.mark.parametrize(
    "sentence",
    [
        # the largest step of a line, where another line has a larger one there
        "The largest rise of Islay is the one from Jul to Aug.",
        "Skye rises most sharply between May and Jun.",
        "The largest step of Arran is the one from Apr to May.",
        # who is counted and listed in front
        "Of the three routes Skye, Arran and Islay, Skye has the highest value in Jul.",
        "Of Skye, Arran and Islay, Islay is lowest in Jun.",
        "Between Skye, Arran and Islay, Skye is highest in Aug.",
        "From among Skye, Arran and Islay, Skye is highest in Aug.",
        "In Jul, of Skye, Arran and Islay, Arran comes second.",
        # behind a leader, and counted from the end
        "Behind Mull, Skye has the highest value in Jul.",
        "In Jul, right behind Mull, Skye is the strongest route.",
        "In Jul, Skye is the highest but one.",
        "In Jul, Arran is second to last.",
        "Islay comes last in Jul and Arran last but one.",
        "Skye has the highest value bar one in Jul.",
        # exceptions and bounds
        "Mull exceeds 31 throughout, save in Apr.",
        "Skye is above Arran, save in May.",
        "But for Apr, Mull exceeds 31.",
        "All but Mull remain at or under 41 in Jul.",
        "Mull stays at or over 30.",
        "Islay is less than or equal to 26 everywhere.",
        # another subject behind a list
        "Arran lies behind Skye and Mull in Jul, and Islay is lowest.",
        "Islay lies behind Skye, Mull and Arran, and Mull is highest.",
    ],
)
def test_what_is_true_is_borne_out(sentence: str) -> None:
    assert verdicts(FERRIES, sentence) == {"supported"}


@pytest.mark.parametrize(
    "sentence",
    [
        "The largest rise of Islay is the one from Jun to Jul.",
        "Of the three routes Skye, Arran and Islay, Arran has the highest value in Jul.",
        "Of Skye, Arran and Islay, Arran is lowest in Jun.",
        "Behind Mull, Arran has the highest value in Jul.",
        "In Jul, Arran is the highest but one.",
        "In Jul, Skye is the lowest but one.",
        "Mull exceeds 31 throughout, save in Aug.",
        "All but Mull remain at or under 40 in Jul.",
        "Mull stays at or over 31.",
        "Arran lies behind Skye and Mull in Jul, and Skye is lowest.",
    ],
)
def test_its_false_twin_is_found(sentence: str) -> None:
    assert "refuted" in verdicts(FERRIES, sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Of Apr, May and Jun, Skye is highest in Jun.",
        "Skye, of the three routes Skye, Arran and Islay, is highest in Jul.",
        "Among Skye, Arran and Islay, Skye is first in Jul and Islay is last.",
        "Islay spans 17, less than any other route but one.",
        "Skye spans 20, more than Islay.",
        "Measured by the median, Arran is ahead of Islay.",
        "Skye has its low point in Apr, where it is 20 below its maximum.",
        "Arran's lowest value, 14 in Apr, lies 21 below its highest.",
        "Skye ends 5 below its peak.",
        "Mull is never lower than in Apr.",
    ],
)
def test_what_may_be_meant_otherwise_is_not_refuted(sentence: str) -> None:
    assert "refuted" not in verdicts(FERRIES, sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "In Before, of Skye and Mull, Mull is highest at Noon.",
        "In Before, except for Arran, Mull has the highest value at Noon.",
    ],
)
def test_a_list_behind_a_panel_ends_at_its_comma(sentence: str) -> None:
    assert "refuted" not in verdicts(ROUTES, sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "In Before, Skye is highest in the Morning and lowest in the Evening.",
        "In Before, Arran comes first at Noon and Mull second.",
        "In Before, Arran leads at Noon, and Skye comes last.",
        "In Before, two cells exceed 85, both of them in Arran.",
    ],
)
def test_a_panel_is_meant_until_the_sentence_ends(sentence: str) -> None:
    found = verdicts(ROUTES, sentence)
    assert "refuted" not in found
    assert "supported" in found


def test_a_panel_may_be_meant_in_the_next_sentence() -> None:
    assert "refuted" not in verdicts(ROUTES, "In Before, Arran leads at Noon. The lowest value is 66.")


DELAYS = """# Heatmap: Change of Bus Delays by Line and Day

**Color scale:** Δ delay in minutes, -20 to 20; negative values mean shorter delays

| Line | Mon | Wed | Fri |
|---|---|---|---|
| Red | -4 | -9 | +2 |
| Green | +6 | +11 | +15 |
| Blue | -2 | 0 | -13 |

* {}
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("The largest improvement belongs to Blue on Fri (-13).", "supported"),
        ("The biggest decrease is 13 minutes, in Blue on Fri.", "supported"),
        ("The greatest deterioration is found in Green on Fri.", "supported"),
        ("The largest improvement belongs to Red on Wed (-9).", "refuted"),
        ("The largest increase is that of Green on Wed.", "refuted"),
    ],
)
def test_an_improvement_goes_the_way_that_is_better(sentence: str, verdict: str) -> None:
    assert verdict in verdicts(DELAYS, sentence)


@pytest.mark.parametrize(
    ("sentence", "wanted"),
    [
        ("The highest value of Skye is 41, that of Mull 52.", {"supported"}),
        ("The minimum for Skye is 21, and for Islay it is 9.", {"supported"}),
        ("For Skye the maximum is 41; for Arran it is 35.", {"supported"}),
        ("The highest value of Skye is 41, that of Mull 49.", {"supported", "refuted"}),
        ("The minimum for Skye is 21, and for Islay it is 12.", {"supported", "refuted"}),
    ],
)
def test_an_extreme_is_told_of_several(sentence: str, wanted: set[str]) -> None:
    assert verdicts(FERRIES, sentence) == wanted


@pytest.mark.parametrize(
    "sentence",
    [
        "In Jul, Skye has 41, more than in Aug, while Arran has 35.",
        "By Aug, the smallest island has gone up to 26, more than in Jul, while Skye keeps 36.",
        "May and Jun are busy. The same two months add up to 57 for Skye.",
        "At the two outer routes traffic is calm, staying at or below 41.",
        "In Aug traffic eases. Skye, Mull and Arran fall back there.",
        "Each route has one sailing fewer than the one before.",
    ],
)
def test_what_a_sentence_carries_on_is_not_taken_from_its_nearest_place(sentence: str) -> None:
    assert "refuted" not in verdicts(FERRIES, sentence)


VOWELS = """# Confusion Matrix: Birds Told Apart by Ear

**Color scale:** share in %, 0 to 100

| Heard / Said | Wren | Robin | Finch | Tit |
|---|---|---|---|---|
| Wren | 70 | 12 | 10 | 8 |
| Robin | 9 | 66 | 20 | 5 |
| Finch | 6 | 31 | 58 | 5 |
| Tit | 3 | 7 | 9 | 81 |

* {}
"""
COHORTS = """# Heatmap: Users Who Stay, by Cohort and Month

| Cohort | M0 | M1 | M2 |
|---|---|---|---|
| Jan | 100% | 62% | 48% |
| Feb | 100% | 59% | 46% |
| Mar | 100% | 64% | – |
| Apr | 100% | – | – |

* {}
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "In Finch, Finch and Robin alone lie above 10.",
        "In Wren and Robin, Finch and Tit stay between 3 and 31.",
        "Between Wren and Robin, Robin is the higher one in Finch.",
        "Wren is never lower than in Tit.",
        "Wren adds up to 88.",
        "In Robin, Wren is below the 31 of Finch.",
    ],
)
def test_a_label_of_both_axes_may_be_a_row_or_a_column(sentence: str) -> None:
    assert "refuted" not in verdicts(VOWELS, sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Unlike Arran, Skye exceeds 30 in Jun.",
        "Mull did not rise as much as Skye.",
        "Skye climbed by 15, more than Arran.",
        "Mull shows the widest variation, with a difference of 22 between its best and worst value.",
        "In M1, two of the three cohorts exceed 60.",
        "Skye rises most from May to Jun.",
    ],
)
def test_numbers_stay_with_what_they_are_told_of(sentence: str) -> None:
    document = COHORTS if "cohorts" in sentence else FERRIES
    assert "refuted" not in verdicts(document, sentence)


SALES = """# Heatmap: Revenue by Shop and Quarter

**Color scale:** revenue in € million, 0.2 to 2.0

| Shop | Q1 | Q2 | Q3 |
|---|---|---|---|
| Lyon | €1.24M | €1.18M | €1.92M |
| Metz | €0.58M | €0.61M | €0.83M |
| Nice | €0.36M | €0.31M | €0.54M |

* {}
"""
BATCHES = """# Heatmap: Accuracy by Rate and Batch Size

| Rate | 16 | 32 | 64 |
|---|---|---|---|
| low | 71.2 | 69.8 | 66.5 |
| mid | 78.6 | 77.9 | 79.3 |

* {}
"""


@pytest.mark.parametrize(
    ("document", "sentence", "verdict"),
    [
        (SALES, "Lyon exceeds Metz by €0.66M in Q1.", "supported"),
        (SALES, "The gap between Metz and Nice is €0.22M in Q1.", "supported"),
        (SALES, "Lyon exceeds Metz by €0.56M in Q1.", "refuted"),
        (BATCHES, "The gap between low and mid is smallest at 16.", "supported"),
        (BATCHES, "The gap between low and mid is smallest at 16 (6.4).", "refuted"),
    ],
)
def test_sizes_are_told_in_the_unit_of_the_cells(document: str, sentence: str, verdict: str) -> None:
    found = verdicts(document, sentence)
    assert verdict in found
    assert verdict == "refuted" or "refuted" not in found


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        (SALES, "Nice has the largest Q3 share."),
        (FERRIES, "Skye overtakes Mull in none of the months, Islay Arran only in May."),
        (FERRIES, "Arran overtakes Skye only in May."),
        (VOWELS, "The most symmetric pair is Robin and Wren, with a difference of 3."),
        (VOWELS, "The largest asymmetry is that of Robin and Finch (11), followed by Finch and Tit (4)."),
        (VOWELS, "Robin for Finch is the most common error, at 31%."),
        (VOWELS, "The most common error for Wren is Robin (12), for Tit it is Finch (9)."),
    ],
)
def test_forms_that_look_like_something_else(document: str, sentence: str) -> None:
    assert "refuted" not in verdicts(document, sentence)

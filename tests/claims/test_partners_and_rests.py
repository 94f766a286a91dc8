"""Sentences that are true, and that speak of somebody else than their words seem to: partners, rests, other sizes."""

import pytest

import heatparse

RIVERS = """# Heatmap: Correlations of River Readings

A symmetric correlation matrix of five variables.

- Color bar: "r", -1 (blue) through 0 (white) to 1 (red)

| | Flow | Silt | Salt | Heat | Algae |
|:--|--:|--:|--:|--:|--:|
| Flow | 1.00 | 0.12 | -0.53 | -0.08 | -0.31 |
| Silt | 0.12 | 1.00 | 0.24 | -0.62 | 0.09 |
| Salt | -0.53 | 0.24 | 1.00 | 0.41 | 0.35 |
| Heat | -0.08 | -0.62 | 0.41 | 1.00 | 0.77 |
| Algae | -0.31 | 0.09 | 0.35 | 0.77 | 1.00 |

## Key Observations

"""
TOWNS = """# Heatmap: Temperature by Town and Month

Mean temperature in °C. Rows are months, columns are towns.

| | Aras | Belm | Corin | Delf | Evora |
|:--|--:|--:|--:|--:|--:|
| January | -4.1 | 2.2 | 12.3 | 21.0 | 8.4 |
| April | 6.0 | 9.1 | 16.4 | 16.2 | 13.9 |
| July | 17.2 | 18.8 | 27.5 | 12.1 | 25.6 |
| October | 5.5 | 9.9 | 18.0 | 16.6 | 15.7 |

## Key Observations

"""


def findings(text, sentence):
    report = heatparse.check(text + f"- {sentence}\n")
    return [f for f in report.findings if f.span.line == text.count("\n") + 1]


@pytest.mark.parametrize(
    "sentence",
    [
        "The strongest correlate of Silt is Heat.",
        "The strongest tie of Salt is Flow.",
        "The weakest correlate of Silt is Algae.",
        "The closest match of Heat is Algae.",
        "The variable most strongly correlated with Silt is Heat.",
        "The reading most closely linked to Flow is Salt.",
        "Silt correlates least with Algae.",
        "Flow correlates least with Heat.",
    ],
)
def test_the_partner_of_one_line_is_no_extreme_of_all(sentence):
    assert findings(RIVERS, sentence) == []


@pytest.mark.parametrize(
    ("sentence", "wrong"),
    [
        ("The strongest correlate of Heat is Silt.", "extremum-mismatch"),
        ("The strongest correlation of Heat is with Silt.", "extremum-mismatch"),
        ("Algae is most strongly correlated with Silt.", "extremum-mismatch"),
    ],
)
def test_a_wrong_partner_is_found(sentence, wrong):
    assert [f.rule for f in findings(RIVERS, sentence)] == [wrong]


@pytest.mark.parametrize(
    "sentence",
    [
        "Aras has the largest range, 21.3 degrees; next comes Evora with 17.2. Of the remaining three none gets to 17.",
        "The mean is highest in Corin (18.55 °C), followed by Delf (16.48 °C); the other three do not get beyond 16.",
        "Evora has the second-largest spread. Of the other four, two are over 16.",
        "Corin is the best on average, ahead of Delf; the remaining three stay close to 12.",
        "The mean of Corin is the highest. The rest are below 17.",
        "Delf does the opposite: it cools down from 21.0 to 12.1 °C by July and is back at 16.6 °C in October.",
        "All values of Corin lie above 12, even for the coldest month.",
        "Each of the 20 cells is one average of 3,000 days.",
    ],
)
def test_means_and_ranges_of_the_others_are_no_cells(sentence):
    assert findings(TOWNS, sentence) == []


@pytest.mark.parametrize(
    ("sentence", "wrong"),
    [
        (
            "In July, Delf is the coolest town. The other four stay below 20.",
            "threshold-mismatch",
        ),
        ("In July, all towns but Delf stay below 20.", "threshold-mismatch"),
        ("All values of Corin lie above 14, even for the coldest month.", "threshold-mismatch"),
        ("Each of the 20 cells lies above 2.", "threshold-mismatch"),
    ],
)
def test_cells_of_the_others_are_still_looked_at(sentence, wrong):
    assert wrong in [f.rule for f in findings(TOWNS, sentence)]


QUEUES = """# Heatmap: Time per Request

Rows are services, columns are numbers of requests. Times are in milliseconds; a second is 1000 of them.

- Color scale: 0 to 200 ms

| | 10 | 50 | 100 |
|:--|--:|--:|--:|
| Search | 12 | 20 | 31 |
| Payment | 35 | 38 | 44 |
| Reports | 120 | 131 | 150 |

## Key Observations

"""


@pytest.mark.parametrize(
    "sentence",
    [
        "Payment is the second slowest at 10 requests, with 35 ms.",
        "At 100 requests Payment is the second slowest.",
        "A color scale ending at 100 would hide Reports.",
        "The bar could end at 160 without a loss.",
    ],
)
def test_seconds_and_scales_that_are_imagined(sentence):
    assert findings(QUEUES, sentence) == []


@pytest.mark.parametrize(
    ("sentence", "wrong"),
    [
        ("Search is the second slowest at 10 requests.", "ranking-mismatch"),
        ("The color scale ends at 100.", "legend-conflict"),
    ],
)
def test_what_is_said_of_them_is_judged(sentence, wrong):
    assert [f.rule for f in findings(QUEUES, sentence)] == [wrong]

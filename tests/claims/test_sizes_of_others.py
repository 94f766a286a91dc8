"""Numbers that belong to another one than the nearest: spreads, seconds of the figure, parts of scales, changes."""

from functools import partial

import pytest
from matrices import described, verdicts_at

FERRIES = partial(verdicts_at, described(
    "Heatmap: Passengers", ("Harbor", "Season"), ["Varna", "Split", "Bari", "Kiel"],
    ["Spring", "Summer", "Autumn"], [120, 560, 310], [90, 205, 140], [75, 230, 160], [40, 62, 55],
).replace("- **X-axis", "- **Color bar**: 0 (white) to 600 (blue)\n- **X-axis"))  # fmt: skip
PANELS = partial(verdicts_at, """## Heatmaps: Members by Town, 2015 and 2020

## Left Panel: 2015

| Town | Choir | Rugby | Chess |
|---|---|---|---|
| Ulm | 40 | 22 | 9 |
| Jena | 33 | 25 | 7 |
| Gera | 51 | 18 | 12 |

## Right Panel: 2020

| Town | Choir | Rugby | Chess |
|---|---|---|---|
| Ulm | 46 | 19 | 9 |
| Jena | 37 | 22 | 6 |
| Gera | 58 | 16 | 16 |

## Observations

- {}
""")  # fmt: skip
BONDS = partial(verdicts_at, described(
    "Heatmap: Correlations", ("Trait", "Trait"), ["Income", "Rent", "Leisure"], ["Income", "Rent", "Leisure"],
    [1.0, 0.7, -0.2], [0.7, 1.0, -0.3], [-0.2, -0.3, 1.0],
))  # fmt: skip


@pytest.mark.parametrize("sentence", [
    "The spread is largest for Varna, where values range from 120 to 560, and smallest for Kiel, with a range of 22.",
    "Varna ranges from 120 to 560, and Bari has a smaller range of 155.",
    "Split runs from 90 to 205, the narrowest being Kiel with a spread of 22.",
    "Varna in Summer is the highest cell with 560, 250 more than the second-highest.",
    "Varna in Summer is by far the highest cell, 250 above the second-highest.",
    "Only two cells reach beyond the middle of the color bar at 300.",
    "Just one cell goes beyond 500 on the color bar.",
])  # fmt: skip
def test_numbers_of_others_refute_nothing(sentence):
    assert "refuted" not in FERRIES(sentence)


@pytest.mark.parametrize("sentence", [
    "Varna ranges from 120 to 560, a range of 380.",
    "Varna in Summer is the highest cell with 560, 390 more than the second-highest.",
    "Only one cell lies beyond the color bar.",
])  # fmt: skip
def test_wrong_numbers_are_found(sentence):
    assert "refuted" in FERRIES(sentence)


@pytest.mark.parametrize("sentence", [
    "Three towns gain between 4 and 7 in Choir.",
    "Only four cells decline: all those in the Rugby column, plus Chess in Jena, which loses 1.",
])  # fmt: skip
def test_changes_between_panels_are_no_values(sentence):
    assert "refuted" not in PANELS(sentence)


def test_values_between_two_numbers_are_counted():
    assert "refuted" in PANELS("In the right panel, three towns lie between 60 and 90 in Choir.")
    assert "refuted" in PANELS("In the right panel, three towns fall between 60 and 90 in Choir.")


def test_what_a_correlation_means_is_no_comparison_of_coefficients():
    assert "refuted" not in BONDS(
        "People with higher incomes tend to pay more and have somewhat less Leisure."
    )
    assert "refuted" in BONDS(
        "The correlation of Income with Leisure is higher than that of Income with Rent."
    )

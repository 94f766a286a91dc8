"""Largest and smallest changes where an axis has two places, which nobody names."""

import pytest

import heatparse

_SITES = """## Heatmap: Nitrate before and after the Filter
* **Rows (Well):** North, Mill, Quarry, Ford
* **Columns (Stage):** Intake, Outlet
* **Color bar:** mg/l, 0 to 60

| Well | Intake | Outlet |
|---|---|---|
| North | 30 | 21 |
| Mill | 44 | 20 |
| Quarry | 26 | 22 |
| Ford | 52 | 40 |

**Observations**

* {}
"""
_SHOPS = """## Heatmap: Weekly Sales by Shop
* **Rows (Year):** 2023, 2024
* **Columns (Shop):** Oak, Elm, Ash
* **Color bar:** thousand, 0 to 90

| Year | Oak | Elm | Ash |
|---|---|---|---|
| 2023 | 40 | 50 | 61 |
| 2024 | 45 | 80 | 63 |

**Observations**

* {}
"""


def _extremes(figure, sentence):
    described = figure.format(sentence)
    line = described.count("\n")
    told = [claim for claim in heatparse.check(described).claims if claim.span.line == line]
    return {claim.verdict for claim in told if claim.kind == "extremum"} - {"undecidable"}


@pytest.mark.parametrize(
    ("figure", "form", "true", "false"),
    [
        (_SITES, "{} shows the largest reduction.", "Mill", "Ford"),
        (_SITES, "{} shows the most substantial drop.", "Mill", "North"),
        (_SITES, "The difference is most pronounced for {}.", "Mill", "Quarry"),
        (_SITES, "The gap between the two stages is smallest for {}.", "Quarry", "North"),
        (_SHOPS, "{} saw the most dramatic increase.", "Elm", "Ash"),
        (_SHOPS, "{} shows the least pronounced growth.", "Ash", "Elm"),
        (_SHOPS, "The largest improvement is observed for {}.", "Elm", "Oak"),
    ],
)
def test_the_largest_change(figure, form, true, false):
    assert _extremes(figure, form.format(true)) == {"supported"}
    assert _extremes(figure, form.format(false)) == {"refuted"}


@pytest.mark.parametrize(
    ("figure", "sentence"),
    [
        (_SITES, "Ford may show the largest reduction."),
        (_SITES, "Ford does not show the largest reduction."),
        (_SITES, "Ford shows the largest reduction in pesticides."),
        (_SHOPS, "Ash shows the largest increase in visitors."),
    ],
)
def test_what_may_be_of_something_else_is_open(figure, sentence):
    assert _extremes(figure, sentence) == set()


def test_a_part_of_the_start_may_be_meant():
    figure = _SHOPS.replace("| 40 |", "| 4 |").replace("| 45 |", "| 24 |")
    assert _extremes(figure, "Oak shows the largest increase.") == {
        "supported"
    }  # sixfold, and Elm gains more


def test_where_a_gap_is_widest_is_no_end_of_it():
    told = _SHOPS.format("The gap between the two years is widest in Elm and Ash (30).")
    assert not heatparse.check(told).findings

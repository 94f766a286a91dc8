"""Peaks and next steps of courses, and extremes that are told to be those of everything."""

import pytest

import heatparse

_WELLS = """## Heatmap: Groundwater Level by Well and Month
* **Rows (Well):** Abbey, Brook, Crest
* **Columns (Month):** January, February, March, April, May
* **Color bar:** cm, 0 to 100

| Well | January | February | March | April | May |
|---|---|---|---|---|---|
| Abbey | 20 | 35 | 52 | 64 | 41 |
| Brook | 80 | 61 | 44 | 50 | 58 |
| Crest | 30 | 30 | 75 | 33 | 70 |

**Observations**

* {}
"""
_CLICKS = """## Heatmap: Clicks per Page and Year
* **Rows (Year):** 2019, 2020, 2021, 2022
* **Columns (Page):** Home, Shop, Blog
* **Color bar:** 0 to 90

| Year | Home | Shop | Blog |
|---|---|---|---|
| 2019 | 40 | 11 | 62 |
| 2020 | 48 | 25 | 31 |
| 2021 | 45 | 39 | 20 |
| 2022 | 51 | 33 | 27 |

**Observations**

* {}
"""


def _rules(figure, sentence):
    return [finding.rule for finding in heatparse.check(figure.format(sentence)).findings]


@pytest.mark.parametrize(
    ("figure", "true", "false"),
    [
        (_WELLS, "Abbey rises to a peak of 64 in April.", "Abbey rises to a peak of 52 in March."),
        (_WELLS, "**Abbey:** Climbs from 20 in January to a peak of 64 in April, then drops to 41 in May.",
         "**Abbey:** Climbs from 20 in January to a peak of 52 in March, then drops to 41 in May."),
        (_WELLS, "Brook falls to a minimum of 44 in March.", "Brook falls to a minimum of 61 in February."),
        (_WELLS, "Abbey rises from January to April, then declines in May.",
         "Abbey rises from January to March, then declines in April."),
        (_WELLS, "Brook has the highest level overall (80).", "Abbey has the highest level overall (64)."),
        (_CLICKS, "Shop grew to a peak of 39 in 2021.", "Shop grew to a peak of 25 in 2020."),
        (_CLICKS, "Shop increased from 2019 to 2021, then decreased in 2022.",
         "Shop increased from 2019 to 2020, then decreased in 2021."),
        (_CLICKS, "Blog fell from 2019 to 2021 and recovered in 2022.",
         "Blog fell from 2019 to 2020 and recovered in 2021."),
        (_CLICKS, "Blog drops to a trough of 20 in 2021.", "Blog drops to a trough of 31 in 2020."),
    ],
)  # fmt: skip
def test_peaks_and_next_steps(figure, true, false):
    assert _rules(figure, true) == []
    assert _rules(figure, false)


@pytest.mark.parametrize(
    ("figure", "sentence"),
    [
        (_WELLS, "Crest climbs to a peak of 70 in May."),  # at the end, and lower than the one before
        (_WELLS, "Abbey rises to no peak in March."),
        (_WELLS, "Abbey may rise to a peak in March."),
        (_WELLS, "Brook has its highest level overall (80) in January."),
        (_CLICKS, "Home grew to a peak of 48 in 2020."),  # one of two
        (_CLICKS, "Shop increased from 2019 to 2020, then decreased in 2022."),
    ],
)
def test_what_may_be_meant_otherwise_is_open(figure, sentence):
    assert _rules(figure, sentence) == []

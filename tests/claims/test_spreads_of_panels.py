"""How far the values of panels and lines lie apart, and which panel is symmetric."""

import pytest

import heatparse

_PAIR = """## Heatmaps: Commuters between Districts
Two heatmaps side by side: "Summer" on the left and "Winter" on the right.
* **X-axis:** Hill, Dock, Park
* **Y-axis:** Hill, Dock, Park

**Summer**

| | Hill | Dock | Park |
|---|---|---|---|
| Hill | 50 | 12 | 33 |
| Dock | 12 | 64 | 5 |
| Park | 33 | 5 | 71 |

**Winter**

| | Hill | Dock | Park |
|---|---|---|---|
| Hill | 48 | 30 | 35 |
| Dock | 26 | 52 | 31 |
| Park | 36 | 29 | 50 |

**Observations**

* {}
"""
_ROOMS = """## Heatmap: Humidity by Room and Month
* **Rows (Room):** Attic, Cellar, Hall
* **Columns (Month):** April, May, June, July

| Room | April | May | June | July |
|---|---|---|---|---|
| Attic | 30 | 42 | 55 | 68 |
| Cellar | 70 | 71 | 73 | 72 |
| Hall | 40 | 44 | 50 | 52 |

**Observations**

* {}
"""


def _rules(figure, sentence):
    return [finding.rule for finding in heatparse.check(figure.format(sentence)).findings]


@pytest.mark.parametrize(
    ("figure", "true", "false"),
    [
        (_PAIR, "The left panel varies more than the right panel.", "The right panel varies more than the left panel."),
        (_PAIR, "Values in the left panel vary more.", "Values in the right panel vary more."),
        (_PAIR, "The Winter heatmap shows less variation.", "The Summer heatmap shows less variation."),
        (_PAIR, "The left panel has a wider range of values.", "The left panel has a narrower range of values."),
        (_PAIR, "The left panel is symmetric.", "The right panel is symmetric."),
        (_ROOMS, "Attic varies more than Cellar.", "Cellar varies more than Attic."),
        (_ROOMS, "Hall has a wider range than Cellar.", "Cellar has a wider range than Hall."),
        (_ROOMS, "Cellar has a narrower range of values than Attic.",
         "Attic has a narrower range of values than Cellar."),
    ],
)  # fmt: skip
def test_spreads(figure, true, false):
    assert _rules(figure, true) == []
    assert len(_rules(figure, false)) == 1


@pytest.mark.parametrize(
    ("figure", "sentence"),
    [
        (_PAIR, "The right panel may show more variation."),
        (_PAIR, "The right panel shows more variation along the diagonal."),
        (_PAIR, "The right panel does not vary more than the left panel."),
        (_ROOMS, "Cellar varies more than the outdoor air."),
        (_ROOMS, "Cellar varies more from day to day than Attic."),
    ],
)
def test_what_may_be_of_something_else_is_open(figure, sentence):
    assert _rules(figure, sentence) == []


def test_a_wider_scale_may_be_meant():
    scales = "* **Color scales:** 0 to 80 (left panel), 20 to 60 (right panel)\n\n**Summer**"
    told = _PAIR.replace("**Summer**", scales, 1).format("The left panel has a wider range of values.")
    assert not heatparse.check(told).findings

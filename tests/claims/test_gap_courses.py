"""Distances of two lines that widen or narrow along an axis."""

import pytest

import heatparse

_CHILLERS = """## Heatmap: Power Draw by Chiller and Load
* **Rows (Chiller):** Scroll, Screw
* **Columns (Load):** 20, 40, 60, 80
* **Color bar:** kW, 0 to 90

| Chiller | 20 | 40 | 60 | 80 |
|---|---|---|---|---|
| Scroll | 14 | 27 | 46 | 81 |
| Screw | 12 | 21 | 33 | 50 |

**Observations**

* {}
"""
_FERRIES = """## Heatmap: Passengers by Route and Hour
* **Rows (Hour):** 6, 9, 12, 15
* **Columns (Route):** Harbor, Island, Night
* **Color bar:** passengers, 0 to 100

| Hour | Harbor | Island | Night |
|---|---|---|---|
| 6 | 90 | 20 | 30 |
| 9 | 80 | 30 | 95 |
| 12 | 70 | 40 | 60 |
| 15 | 60 | 45 | 70 |

**Observations**

* {}
"""


def _trends(figure, sentence):
    described = figure.format(sentence)
    line = described.count("\n")
    told = [claim for claim in heatparse.check(described).claims if claim.span.line == line]
    return {claim.verdict for claim in told if claim.kind == "trend"} - {"undecidable"}


@pytest.mark.parametrize(
    ("figure", "form", "true", "false"),
    [
        (_CHILLERS, "The gap between Scroll and Screw {} as the load increases.", "widens", "narrows"),
        (_CHILLERS, "The difference between Scroll and Screw {} with load.", "grows", "shrinks"),
        (_CHILLERS, "The gap between the two chillers becomes {} at higher loads.", "larger", "smaller"),
        (_CHILLERS, "The gap steadily {} with increasing load.", "widens", "narrows"),
        (_CHILLERS, "The gap between Scroll and Screw {} as the load decreases.", "closes", "widens"),
        (_FERRIES, "The gap between Harbor and Island {} as the hour increases.", "narrows", "widens"),
        (_FERRIES, "The lead of Harbor over Island {} with hour.", "diminishes", "grows"),
        (_FERRIES, "The difference between Harbor and Island {} with increasing hour.", "shrinks", "expands"),
    ],
)
def test_a_distance_that_changes_along_an_axis(figure, form, true, false):
    assert _trends(figure, form.format(true)) == {"supported"}
    assert _trends(figure, form.format(false)) == {"refuted"}


@pytest.mark.parametrize(
    ("figure", "sentence"),
    [
        (_CHILLERS, "The relative gap between Scroll and Screw narrows as the load increases."),
        (_CHILLERS, "The gap between Scroll and Screw does not narrow as the load increases."),
        (_CHILLERS, "The gap between Scroll and Screw may narrow as the load increases."),
        (_CHILLERS, "The gap to the design value narrows as the load increases."),
        (_FERRIES, "The gap narrows as the hour increases."),  # of three routes
        (
            _FERRIES,
            "The gap between Harbor and Night widens as the hour increases.",
        ),  # Night overtakes Harbor
        (_FERRIES, "The gap between Harbor and Island widens, by less each time, as the hour increases."),
    ],
)
def test_what_is_no_plain_course_is_open(figure, sentence):
    assert _trends(figure, sentence) == set()

"""A cell that is named by both its lines is set against the things that its sentence tells, or leaves open."""

import pytest

import heatparse

SNOW = """# Heatmap: Snow Depth (cm) by Winter and Month

* **Rows (Winter):** 2011, 2012, 2013, 2014
* **Columns (Month):** December, January, February, March, April

| | December | January | February | March | April |
|---|---|---|---|---|---|
| 2011 | 22 | 61 | 88 | 75 | 31 |
| 2012 | 35 | 54 | 79 | 83 | 26 |
| 2013 | 18 | 70 | 92 | 64 | 40 |
| 2014 | 29 | 48 | 71 | 58 | 12 |

## Observations
* {}
"""

TRUE = (
    "In 2012, December was the snowiest of the four winters.",
    "With a depth of 83 cm, March 2012 had the greatest depth of the four winters.",
    "Among the four winters, December 2013 had the lowest depth.",
    "In 2013, April had more snow than in any other winter.",
    "In 2013, January was deeper than in the three other winters.",
    "January 2014 had the lowest depth of all four winters.",
    "March 2011 had the second highest depth of the four winters.",
    "In 2011, February had the highest depth of the five months.",
)
FALSE = (
    "In 2011, December had the highest depth of the four winters.",
    "Among the four winters, December 2014 had the lowest depth.",
    "In 2011, April had a higher depth than in any other winter.",
    "March 2013 had the second highest depth of the four winters.",
    "In 2012, January had the highest depth of the five months.",
    "The highest depth is found in April 2013.",
)
OPEN = (
    "The winter of 2013 was rich in snow: its April was the highest.",
    "The April of 2013 was the highest on record.",
    "In 2012, December was the highest on record.",
    "March 2012 was the highest of all winters.",
    "2014's January was the lowest in the record.",
)


def _of(sentence):
    report = heatparse.check(SNOW.format(sentence))
    return {claim.verdict for claim in report.claims}, report.findings


@pytest.mark.parametrize("sentence", TRUE)
def test_a_cell_is_compared_along_the_axis_of_its_rivals(sentence):
    verdicts, findings = _of(sentence)
    assert not findings and "refuted" not in verdicts


def test_most_of_them_are_borne_out():
    assert sum("supported" in _of(sentence)[0] for sentence in TRUE) >= len(TRUE) - 2


@pytest.mark.parametrize("sentence", FALSE)
def test_what_is_not_first_among_its_rivals_is_refuted(sentence):
    assert _of(sentence)[1]


@pytest.mark.parametrize("sentence", OPEN)
def test_rivals_that_are_not_told_leave_it_open(sentence):
    verdicts, findings = _of(sentence)
    assert not findings and "supported" not in verdicts

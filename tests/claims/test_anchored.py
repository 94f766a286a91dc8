"""Extremes with a number that is the value of the named cell, and extremes from which somebody is left out."""

import pytest

import heatparse

LIFTS = """# Heatmap: Waiting Riders of Five Ski Lifts

The heatmap shows how many riders wait at each lift, by the hour.

* **X-axis (Hour):** 09:00, 11:00, 13:00, 15:00
* **Y-axis (Lift):** Larch, Ridge, Glacier, Meadow, Summit

| | 09:00 | 11:00 | 13:00 | 15:00 |
|---|---|---|---|---|
| Larch | 12 | 35 | 21 | 18 |
| Ridge | 48 | 52 | 40 | 31 |
| Glacier | 7 | 26 | 44 | 39 |
| Meadow | 15 | 19 | 23 | 11 |
| Summit | 5 | 28 | 37 | 46 |

## Observations
* {}
"""
SOURCES = """# Heatmap: Accuracy of Readers of Old Handwriting

* **X-axis (Test hand):** Uncial, Cursive, Textura, Bastarda
* **Y-axis (Training hand):** Uncial, Cursive, Textura, Bastarda

| Train \\ Test | Uncial | Cursive | Textura | Bastarda |
|---|---|---|---|---|
| Uncial | 0.91 | 0.42 | 0.63 | 0.57 |
| Cursive | 0.38 | 0.88 | 0.35 | 0.66 |
| Textura | 0.59 | 0.33 | 0.94 | 0.71 |
| Bastarda | 0.51 | 0.69 | 0.74 | 0.86 |

## Observations
* {}
"""


def _verdicts(figure, sentence):
    report = heatparse.check(figure.format(sentence))
    return {claim.verdict for claim in report.claims if claim.kind == "extremum"}, report.findings


# (form, true place and value, false place and its own value)
ANCHORED = (
    (
        "Larch peaks {}, with a queue of {}.",
        ("in the forenoon, at 11:00", 35),
        ("in the afternoon, at 13:00", 21),
    ),
    ("Glacier has its highest count at {}, with {} skiers.", ("13:00", 44), ("15:00", 39)),
    ("**Meadow:** The largest count is seen at {}, with {} guests.", ("13:00", 23), ("11:00", 19)),
    ("**Summit:** The lowest level is found at {}, with a crowd of {}.", ("09:00", 5), ("11:00", 28)),
)


@pytest.mark.parametrize(("form", "true", "false"), ANCHORED)
def test_the_number_tells_which_values_are_meant(form, true, false):
    verdicts, findings = _verdicts(LIFTS, form.format(*true))
    assert "refuted" not in verdicts and not findings
    verdicts, findings = _verdicts(LIFTS, form.format(*false))
    assert "refuted" in verdicts and [finding.rule for finding in findings] == ["extremum-mismatch"]


@pytest.mark.parametrize(
    "sentence",
    [
        "Larch has its highest weekend count at 13:00.",
        "Larch has its highest weekend count at 13:00, with 21 skiers.",
        "Larch reaches its highest snowboarder count at 13:00 (21).",
        "Summit falls to its lowest afternoon level at 13:00, with 37 guests.",
    ],
)
def test_words_that_do_not_go_with_the_number_leave_room(sentence):
    verdicts, findings = _verdicts(LIFTS, sentence)
    assert verdicts <= {"undecidable"} and not findings


LEFT_OUT = (
    (
        "**{0}:** Apart from {0} itself, the best test hand is {1} ({2}).",
        ("Uncial", "Textura", 0.63),
        ("Uncial", "Bastarda", 0.57),
    ),
    (
        "**{0}:** Besides {0} itself, the top training hand is {1} ({2}).",
        ("Bastarda", "Textura", 0.71),
        ("Bastarda", "Uncial", 0.57),
    ),
)


@pytest.mark.parametrize(("form", "true", "false"), LEFT_OUT)
def test_who_is_left_out_does_not_compete(form, true, false):
    verdicts, findings = _verdicts(SOURCES, form.format(*true))
    assert "supported" in verdicts and not findings
    verdicts, findings = _verdicts(SOURCES, form.format(*false))
    assert "refuted" in verdicts and findings


def test_among_lifts_one_is_left_out():
    assert (
        "supported" in _verdicts(LIFTS, "Apart from Ridge, the longest queue at 09:00 is at Meadow (15).")[0]
    )
    assert "supported" in _verdicts(LIFTS, "Apart from Ridge, Meadow has the highest count at 09:00.")[0]
    assert "refuted" in _verdicts(LIFTS, "Apart from Ridge, Larch has the highest count at 09:00.")[0]

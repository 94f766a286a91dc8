"""Losses and gains where the cells hold changes: "every removal costs at least 2 points"."""

import pytest

import heatparse

CHANGES = """# Heatmap: Leaving Out Parts of a Kite

The heatmap shows the change in height (points) when a part is left out.

* **X-axis (Wind):** Calm, Breeze, Gale
* **Y-axis (Ablation):** w/o Tail, w/o Keel, w/o Spar, w/o Vent

| | Calm | Breeze | Gale |
|---|---|---|---|
| w/o Tail | -1.4 | -6.2 | -3.1 |
| w/o Keel | -0.8 | +0.5 | -2.6 |
| w/o Spar | -2.7 | -4.4 | -8.3 |
| w/o Vent | -1.9 | -0.6 | +1.2 |

## Observations
* {}
"""


def _found(sentence):
    report = heatparse.check(CHANGES.format(sentence))
    kinds = ("threshold", "count", "difference")
    return {c.verdict for c in report.claims if c.kind in kinds}, [f.rule for f in report.findings]


FORMS = (
    (
        "No part can be spared in calm air, since each of the four removals takes away at least {} points there.",
        0.8,
        1,
    ),
    ("Every removal costs at least {} points in Calm.", 0.8, 1),
    ("In Calm, all ablations lose more than {} points.", 0.7, 0.9),
    ("`w/o Spar` lowers all winds by more than {} points.", 2.6, 3),
    ("No removal costs more than {} points.", 8.3, 8),
    ("**Spar:** It is the only part whose removal lowers all winds by more than {} points.", 2, 1),
    ("Three ablations cost at least {} points in Gale.", 2.5, 3),
    ("`w/o Spar` loses at least {} points more than `w/o Vent` in every wind.", 0.8, 2),
)


@pytest.mark.parametrize(("form", "true", "false"), FORMS)
def test_how_much_is_lost(form, true, false):
    assert "refuted" not in _found(form.format(true))[0]
    assert "supported" in _found(form.format(true))[0]
    assert "refuted" in _found(form.format(false))[0]
    assert len(_found(form.format(false))[1]) == 1


@pytest.mark.parametrize(
    "sentence",
    [
        "Every removal costs at least 2 seconds in Calm.",
        "`w/o Spar` loses at least 3 points more than before in every wind.",
        "The spar adds at least 20 grams to every kite.",
        "Every removal may cost at least 2 points in Calm.",
    ],
)
def test_what_leaves_room_is_open(sentence):
    verdicts, rules = _found(sentence)
    assert "refuted" not in verdicts
    assert not rules

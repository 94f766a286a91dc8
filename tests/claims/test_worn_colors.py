"""The color that cells are said to have, each named by its labels with its value."""

import pytest
from herbs import OILS

import heatparse


def _found(sentence):
    report = heatparse.check(OILS.format(sentence))
    return {c.verdict for c in report.claims if c.kind == "legend"}, [f.rule for f in report.findings]


FORMS = (
    "Anise and Cumin (-0.14) appear in a very light {}, barely distinguishable from white.",
    "Anise and Cumin (-0.14) as well as Cumin and Fennel (-0.36) are light {}.",
    "Dill and Fennel are shown in {} (-0.59).",
    "The cell for Dill and Fennel stands out in {}.",
    "The correlation between Dill and Fennel is shown in {}.",
)


@pytest.mark.parametrize("form", FORMS)
def test_hue_of_the_sign(form):
    assert _found(form.format("red")) == ({"refuted"}, ["color-mismatch"])
    assert "refuted" not in _found(form.format("blue"))[0]


def test_hue_is_borne_out():
    assert _found(FORMS[2].format("blue")) == ({"supported"}, [])


@pytest.mark.parametrize(
    "sentence",
    [
        "Dill and Fennel (-0.59) are not red.",
        "Dill and Fennel (-0.59) are almost red.",
        "The number for Dill and Fennel (-0.59) is printed in red.",
        "Dill and Fennel (-0.59) are outlined in red.",
        "Dill and Fennel are red.",
        "Basil and Fennel (-0.75) are light blue.",
    ],
)
def test_what_leaves_room_is_open(sentence):
    verdicts, rules = _found(sentence)
    assert "refuted" not in verdicts
    assert not rules

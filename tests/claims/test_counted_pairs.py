"""How many of the pairs that a statement counts are at a place: a mirrored grid has each pair twice."""

import pytest
from herbs import OILS

import heatparse


def _verdicts(sentence):
    report = heatparse.check(OILS.format(sentence))
    return [c.verdict for c in report.claims], [f.rule for f in report.findings]


@pytest.mark.parametrize(
    ("form", "true", "false"),
    [
        ("Five pairs have an absolute correlation above 0.5, {} of which involve Basil.", "three", "two"),
        ("Five pairs are negative, {} of which include Fennel.", "three", "four"),
        ("Three pairs exceed 0.5, {} of them with Cumin.", "two", "three"),
        ("Three coefficients exceed 0.5, {} of them in the Cumin row.", "two", "three"),
        ("Six off-diagonal cells exceed 0.5, {} of them involving Cumin.", "four", "two"),
    ],
)
def test_pairs_at_a_place(form, true, false):
    assert _verdicts(form.format(true)) == (["supported"] * 2, [])
    assert _verdicts(form.format(false)) == (["supported", "refuted"], ["count-mismatch"])


def test_triangle_is_narrower_than_what_is_beside_the_diagonal():
    form = "Leaving the diagonal aside, there are {} cells above 0.5 in the upper triangle."
    assert _verdicts(form.format("three")) == (["supported"], [])
    assert _verdicts(form.format("four"))[1] == ["count-mismatch"]

"""Cells that are said to be the only ones: they are, and no others."""

import pytest
from yearly_yields import THREE_ORCHARDS as FIGURE

import heatparse


def _verdicts(sentence):
    report = heatparse.check(FIGURE.format(sentence))
    return {claim.verdict for claim in report.claims if claim.kind == "count"}, [
        f.rule for f in report.findings
    ]


@pytest.mark.parametrize(
    ("form", "true", "false"),
    [
        ("Alder in 2021 and Cedar in 2021 are the only two cells above {}.", 35, 30),
        ("Alder in 2021 (39.8) and Cedar in 2021 (45.3) are the only values above {}.", 34.2, 34),
        ("The only two cells below {} are Birch in 2021 and Cedar in 2019.", 25, 29),
        ("The only entries above {} are Alder (2020), Alder (2021) and Cedar (2021).", 33, 37),
        ("Birch / 2020 and Cedar / 2019 are the only cells that are below {}.", None, 31),
        ("Cedar in combination with 2019 is the only cell below {}.", 20, 25),
        ("The combination of Cedar and 2019 is the only cell below {}.", 20, 25),
        ("Cedar in 2019 yields the lowest value and is the only cell below {}.", 20, 25),
        ("The lowest value belongs to Cedar in 2019, the only cell below {}.", 20, 25),
    ],
)
def test_named_cells_alone(form, true, false):
    if true is not None:
        assert _verdicts(form.format(true)) == ({"supported"}, [])
    assert _verdicts(form.format(false)) == ({"refuted"}, ["count-mismatch"])


@pytest.mark.parametrize(
    "sentence",
    [
        "Alder in 2021 and Cedar in 2021 are probably the only two cells above 30.",
        "Alder in 2021 and Cedar in 2021 are not the only two cells above 30.",
        "Alder in 2021 and Cedar in 2021 are the only two cells above 30 in their year.",
        "Alder in 2021 and Cedar in 2021 are the only three cells above 35.",
        "In 2021, Birch is the only cell below 30.",
        "Cedar in 2021 is the only cell above 32 in its row.",
    ],
)
def test_what_leaves_room_is_open(sentence):
    verdicts, rules = _verdicts(sentence)
    assert "refuted" not in verdicts
    assert not rules

"""Changes that are said to be larger than those of all others."""

import pytest
from yearly_yields import FOUR_ORCHARDS as FIGURE

import heatparse


def _extremes(sentence):
    report = heatparse.check(FIGURE.format(sentence))
    verdicts = {claim.verdict for claim in report.claims if claim.kind == "extremum"}
    return verdicts, [finding.rule for finding in report.findings]


@pytest.mark.parametrize(
    ("form", "true", "false"),
    [
        ("{} gains {} from 2019 to 2021, more than any other orchard.", ("Cedar", 32.6), ("Alder", 8.3)),
        ("Between 2019 and 2021, {} rises by {}, more than all others.", ("Cedar", 32.6), ("Damson", 5.0)),
        ("{} drops by {} from 2020 to 2021, more than any other orchard.", ("Birch", 8.2), None),
        ("{} gains {} from 2020 to 2021, more than all other orchards.", ("Cedar", 14.7), ("Damson", 6.0)),
    ],
)
def test_a_change_against_all_others(form, true, false):
    assert _extremes(form.format(*true)) == ({"supported"}, [])
    if false is not None:
        assert _extremes(form.format(*false)) == ({"refuted"}, ["extremum-mismatch"])


@pytest.mark.parametrize(
    "sentence",
    [
        "Alder may gain 8.3 from 2019 to 2021, more than any other orchard.",
        "Alder gains 8.3 from 2019 to 2021, hardly more than any other orchard.",
        "Alder gains 8.3 from 2019 to 2021, not more than any other orchard.",
        "Damson gains 5.0 from 2019 to 2021, less than any other orchard.",
    ],
)
def test_what_leaves_room_is_open(sentence):
    assert _extremes(sentence) == (set(), [])

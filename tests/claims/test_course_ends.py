"""One end of a course: where a line starts, or ends."""

import pytest
from yearly_yields import THREE_ORCHARDS as FIGURE

import heatparse

FORMS = (
    ("{} starts at {}.", 0),
    ("**{}:** Starts at {}.", 0),
    ("{} begins with {}.", 0),
    ("The {} row opens at {}.", 0),
    ("{} starts off at only {}.", 0),
    ("{} ends at {}.", 2),
    ("**{}**: Finishes at {}.", 2),
)
ROWS = {"Alder": ("31.5", "34.2", "39.8"), "Cedar": ("12.7", "30.6", "45.3")}


def _values(sentence):
    report = heatparse.check(FIGURE.format(sentence))
    verdicts = {claim.verdict for claim in report.claims if claim.kind == "cell-value"}
    return verdicts, [finding.rule for finding in report.findings]


@pytest.mark.parametrize(("form", "at"), FORMS)
def test_an_end_of_a_row(form, at):
    for name, values in ROWS.items():
        assert _values(form.format(name, values[at])) == ({"supported"}, [])
        verdicts, rules = _values(form.format(name, "20.2"))
        assert (verdicts, rules) == ({"refuted"}, ["cell-value-mismatch"]), (form, name)


@pytest.mark.parametrize("sentence", [
    "Alder may start at 20.2.", "Alder never starts at 20.2.", "Alder starts 20.2 points higher.",
    "The scale starts at 20.2.", "2019 starts at 20.2.", "Alder and Cedar start at 20.2.",
])  # fmt: skip
def test_what_is_no_end_of_a_row(sentence):
    assert not _values(sentence)[1]

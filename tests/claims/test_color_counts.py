"""How many cells have each of several colors."""

import pytest
from herbs import VISITS

import heatparse

BANDS = "100 in three bands:\n- red: below 70\n- amber: 70 to 90\n- green: 90 and above\n"
FIGURE = VISITS.replace("100 (green)", BANDS)


def _found(sentence):
    report = heatparse.check(FIGURE.format(sentence))
    return {c.verdict for c in report.claims if c.kind == "count"}, [f.rule for f in report.findings]


@pytest.mark.parametrize(
    ("form", "true", "false"),
    [
        ("{} links are green, {} are amber and the remaining {} are red.", (4, 4, 4), (5, 4, 3)),
        ("{} cells are green, {} amber and {} red.", ("Four", "four", "four"), ("Four", "five", "three")),
        ("{} links are green, {} are amber, and {} are red.", ("Four", "four", "four"), ("Three", "four", "five")),
    ],
)  # fmt: skip
def test_cells_of_each_color(form, true, false):
    assert "supported" in _found(form.format(*true))[0]
    assert "refuted" not in _found(form.format(*true))[0]
    assert _found(form.format(*false))[1] == ["count-mismatch"]


@pytest.mark.parametrize(
    "sentence",
    [
        "Five visitors are green, two are amber and one is red.",
        "Four links are green in the upper half, three are amber and five are red.",
        "Four links to Alder are green, four are amber and four are red.",
    ],
)
def test_other_things_are_open(sentence):
    verdicts, rules = _found(sentence)
    assert verdicts <= {"undecidable"}
    assert not rules

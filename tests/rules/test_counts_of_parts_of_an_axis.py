"""How far the parts of an axis reach is no number of its labels: "in blocks of four hours"."""

import pytest

import heatparse

TEXT = """## Heatmap: Calls

* X-axis: Site (North, South)
* Y-axis: {}
    * 00–04
    * 04–08
    * 08–12
    * 12–16
    * 16–20
    * 20–24

### Data
* North: 1, 2, 3, 4, 5, 6
* South: 2, 3, 4, 5, 6, 7
"""


def _counts(line):
    rules = [finding.rule for finding in heatparse.check(TEXT.format(line)).findings]
    return rules.count("axis-count-mismatch")


@pytest.mark.parametrize(
    "line",
    [
        "Time (h), in blocks of four hours:",
        "Hour, in groups of 4 hours:",
        "Time (h), in bins of four hours:",
        "Hour (h), each slot spans four hours:",
        "Hours (h), grouped by four hours:",
        "Time of day (h), six blocks of four hours:",
        "Time (h), in shifts of four hours:",
    ],
)
def test_the_length_of_a_part_counts_no_labels(line):
    assert not _counts(line)


@pytest.mark.parametrize(
    "line", ["Time (h), four blocks:", "Hour, five hours:", "Block, a group of five blocks:"]
)
def test_the_number_of_parts_is_counted(line):
    assert _counts(line)

"""Columns of a sweep with the names of other words: a scale of one of them, "rank" in front of a number, "per rank"."""

from __future__ import annotations

import pytest

import heatparse

SWEEP = """## Heatmap: Sweep of Adapters

### Components/Axes
* **X-axis (Columns):** rank, dropout, reward
* **Y-axis (Rows):** rank values: 1 to 4
* **Legend:** {legend}

### Detailed Analysis

| Rank | rank | dropout | reward |
|---|---|---|---|
| 1 | 1 | 0.1 | 300 |
| 2 | 2 | 0.2 | 400 |
| 3 | 3 | 0.3 | 500 |
| 4 | 4 | 0.4 | {last} |

### Key Observations
{told}
"""


def rules(
    told: str = "", legend: str = 'from purple (300) to yellow (500), labeled "reward"', last: str = "500"
):
    report = heatparse.check(SWEEP.format(told=told, legend=legend, last=last))
    return [(finding.rule, finding.message) for finding in report.findings if finding.severity != "note"]


@pytest.mark.parametrize(
    ("legend", "last", "outside"),
    [
        ('from purple (300) to yellow (500), labeled "reward"', "500", []),
        ('from purple (300) to yellow (500), labeled "reward"', "640", ["640"]),
        ('from purple (300) to yellow (500), labeled "score"', "500", ["1", "2", "3", "4"]),
    ],
)
def test_a_scale_that_names_a_column_is_of_that_column(legend, last, outside):
    found = [message for rule, message in rules(legend=legend, last=last) if rule == "value-outside-legend"]
    assert [message.split()[0].rstrip(",") for message in found] == outside


@pytest.mark.parametrize(
    "told",
    [
        "1. **reward:**\n   - Rank 4 has the highest value (`500`), matching the yellow color.",
        "1. **reward:**\n   - Values increase by 100 per rank (300 → 500).",
        "- Column titles: `rank`, `reward`, `dropout`.",
    ],
)
def test_such_a_column_is_no_word_of_the_sentence(told):
    assert rules(told) == []


@pytest.mark.parametrize(
    ("told", "rule"),
    [
        ("1. **reward:**\n   - Values increase by 100 (300 → 500).", "difference-mismatch"),
        ("- dropout has the highest value of all columns (500).", "extremum-mismatch"),
    ],
)
def test_what_the_words_do_say_is_still_judged(told, rule):
    assert [found for found, _ in rules(told)] == [rule]

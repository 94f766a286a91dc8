"""Extremes of corners, of the whole figure, behind asides, and of lines that have them in common."""

import pytest

import heatparse

TEXT = """# Heatmap: Yield Score
A heatmap of the score that five varieties reach on four soils.
- Y-axis (Variety): Ardent, Bison, Cora, Delta, Ember
- X-axis (Soil): clay, loam, peat, sand

| Variety | clay | loam | peat | sand |
|---|---|---|---|---|
| Ardent | 41 | 66 | 52 | 35 |
| Bison | 47 | 71 | 58 | 44 |
| Cora | 55 | 83 | 61 | 39 |
| Delta | 38 | 64 | 57 | 49 |
| Ember | 62 | 83 | 70 | 53 |

## Observations
"""

# each with what makes it right, and what makes it wrong
PAIRS = [
    ("For loam, nobody but {} has the lowest score of 64.", "Delta", "Ardent"),
    (
        "A score of {}, is the lowest in this chart.",
        "35, reached by Ardent on sand",
        "38, reached by Delta on clay",
    ),
    ("Ardent, the smallest of the varieties, has the lowest score on {}.", "sand", "clay"),
    ("On peat, {} is runner-up to Ember.", "Cora", "Bison"),
    ("In the final column, second place belongs to {} rather than to Bison.", "Delta", "Cora"),
    ("{} is the best soil of every variety, Cora included.", "loam", "peat"),
    ("The cell in the lower right corner, 53, marks the {} of the Ember row.", "low point", "high point"),
    ("{} is the row minimum.", "44 (Bison, sand)", "47 (Bison, clay)"),
    ("Ardent and Cora have {} as their lowest soil.", "sand", "clay"),
    ("No column has a wider spread than {}.", "clay", "sand"),
    ("The two middle columns both reach their maximum with {}.", "Ember", "Bison"),
    ("The highest value of the entire figure, {}, is found at clay.", None, "62"),
    ("{} stands as the unique minimum of the grid.", "35", "38"),
    ("{} stands as the unique maximum of the grid.", None, "83"),
]


def verdicts(sentence):
    report = heatparse.check(f"{TEXT}- {sentence}\n")
    line = TEXT.count("\n") + 1
    return {c.verdict for c in report.claims if c.kind in ("extremum", "ranking") and c.span.line == line}


@pytest.mark.parametrize(("sentence", "right", "wrong"), PAIRS)
def test_each_is_looked_at(sentence, right, wrong):
    assert right is None or verdicts(sentence.format(right)) == {"supported"}
    assert wrong is None or verdicts(sentence.format(wrong)) == {"refuted"}


@pytest.mark.parametrize(
    "sentence",
    [
        "Ember is the most expensive.",
        "The lower right corner holds the highest values.",
        "Ardent, the smallest of the varieties, grows well.",
    ],
)
def test_what_is_not_told_is_left_open(sentence):
    assert verdicts(sentence) <= {"undecidable"}

"""Later places behind named leaders, limits that are reached as well, steps within a panel, rivals of one kind."""

import pytest

import heatparse

YIELDS = """# Heatmap: Fruit Yield
- Y-axis (Variety): Ardent, Bison, Cora, Delta, Ember
- X-axis (Soil): clay, loam, peat, sand
- Color scale: Yield (t), 0 to 100

| Variety | clay | loam | peat | sand |
|---|---|---|---|---|
| Ardent | 41 | 66 | 52 | 35 |
| Bison | 47 | 71 | 58 | 44 |
| Cora | 55 | 83 | 61 | 39 |
| Delta | 38 | 64 | 57 | 49 |
| Ember | 62 | 80 | 70 | 53 |

## Observations
"""

BONDS = """# Heatmap: Correlation of Garden Measurements
- X-axis: Rain, Shade, Snails, Bees, Salt
- Y-axis: Rain, Shade, Snails, Bees, Salt

| | Rain | Shade | Snails | Bees | Salt |
|---|---|---|---|---|---|
| Rain | 1.00 | -0.52 | 0.24 | -0.43 | 0.61 |
| Shade | -0.52 | 1.00 | -0.33 | 0.46 | -0.72 |
| Snails | 0.24 | -0.33 | 1.00 | 0.07 | 0.37 |
| Bees | -0.43 | 0.46 | 0.07 | 1.00 | -0.21 |
| Salt | 0.61 | -0.72 | 0.37 | -0.21 | 1.00 |

## Observations
"""

CLASSES = """# Confusion Matrix: Tree Classifier
Rows are true labels, columns are predicted labels; each cell is a number of photos.
- X-axis: Predicted label (Oak, Elm, Ash, Fir)
- Y-axis: True label (Oak, Elm, Ash, Fir)

| | Oak | Elm | Ash | Fir |
|---|---|---|---|---|
| Oak | 81 | 12 | 3 | 4 |
| Elm | 20 | 60 | 11 | 9 |
| Ash | 2 | 14 | 78 | 6 |
| Fir | 0 | 1 | 2 | 97 |

## Observations
"""

YEARS = """# Heatmaps: Parcels by Depot
Two heatmaps, one for 2021 (left) and one for 2022 (right), show the parcels (thousands).
- X-axis (Quarter): Q1, Q2, Q3, Q4
- Y-axis (Depot): Nord, Mitte, West

### 2021
| Depot | Q1 | Q2 | Q3 | Q4 |
|---|---|---|---|---|
| Nord | 20 | 24 | 27 | 31 |
| Mitte | 35 | 33 | 38 | 40 |
| West | 11 | 12 | 15 | 18 |

### 2022
| Depot | Q1 | Q2 | Q3 | Q4 |
|---|---|---|---|---|
| Nord | 26 | 29 | 30 | 36 |
| Mitte | 41 | 45 | 46 | 52 |
| West | 19 | 21 | 22 | 27 |

## Observations
"""

MATCHES = """# Heatmap: Win Rates of Chess Engines
Each cell is the percentage of games that the row engine wins against the column engine.
- X-axis: Ajax, Boreas, Ceres, Dione
- Y-axis: Ajax, Boreas, Ceres, Dione

| | Ajax | Boreas | Ceres | Dione |
|---|---|---|---|---|
| Ajax | 50 | 57 | 66 | 84 |
| Boreas | 43 | 50 | 53 | 71 |
| Ceres | 34 | 47 | 50 | 62 |
| Dione | 16 | 29 | 38 | 50 |

## Observations
"""

LOSSES = """# Heatmap: Change of the Score without a Part
- Y-axis (Removed part): Index, Sorter, Prompt, Cache
- X-axis (Task): Search, Code, Chat

| Removed part | Search | Code | Chat |
|---|---|---|---|
| Index | -11.2 | -1.4 | -3.8 |
| Sorter | -5.1 | -0.3 | -1.7 |
| Prompt | -2.9 | -4.6 | +0.2 |
| Cache | -0.7 | +1.3 | -8.1 |

## Observations
"""

SIGNED = ("extremum", "ranking")

# the figure, the kinds, a sentence, what makes it right, what makes it wrong
PAIRS = [
    (YIELDS, "ranking", "After Ember, {} has the second-highest yield on clay.", "Cora", "Bison"),
    (YIELDS, "ranking", "Next to Cora, {} has the second-highest yield on loam.", "Ember", "Bison"),
    (YIELDS, "ranking", "After Ember, {} is the third-highest variety on peat.", "Bison", "Ardent"),
    (YIELDS, "threshold", "Bison, Cora and Ember all exceed {} or reach it exactly on clay.", "47", "48"),
    (YIELDS, "threshold", "On sand, Ardent and Cora stay below {} or reach it.", "39", "38"),
    (YIELDS, "threshold", "Cora and Ember meet or exceed {} on loam.", "80", "81"),
    (YIELDS, "count", "{} varieties exceed 47 or reach it on clay.", "Three", "Two"),
    (BONDS, "ranking", "The largest correlation of Snails is 0.37 with Salt, followed by {}.",
     "-0.33 with Shade", "0.07 with Bees"),
    (BONDS, "ranking", "Snails correlates most strongly with Salt (0.37), followed by {}.",
     "Shade (-0.33)", "Bees (0.07)"),
    (BONDS, "ranking", "The largest correlation of Bees is 0.46 with Shade, followed by {}.",
     "-0.43 with Rain", "-0.21 with Salt"),
    (CLASSES, "extremum", "{}, the highest number of any class.", "Elm produces 40 errors",
     "Ash produces 22 errors"),
    (CLASSES, "extremum", "{} has the highest number of errors of all classes.", "Elm", "Oak"),
    (YEARS, "trend", "{} increases in every quarter of 2021.", "Nord", "Mitte"),
    (YEARS, "comparison", "Mitte is {} in every quarter of 2022.", "higher", "lower"),
]  # fmt: skip

OPEN = [
    (BONDS, "The Snails–Rain coefficient of 0.24 is the weakest of the positive ones in the Snails column."),
    (BONDS, "The Shade–Snails coefficient of -0.33 is the weakest of the negative values in the Shade row."),
    (BONDS, "The Shade–Snails coefficient of -0.33 is the highest of the negative values in the Shade row."),
    (MATCHES, "Apart from the diagonal, the most balanced pair is Boreas and Ceres."),
    (MATCHES, "Ajax has the most balanced win rates."),
    (LOSSES, "The highest value is +1.3, for Code without Cache."),
    (LOSSES, "The lowest value is seen for Search without Index."),
    (YIELDS, "Delta has the lowest autumn harvest, and Ardent comes second."),
    (YIELDS, "Ember has the highest late harvest, and Bison has the second highest (47)."),
    (YEARS, "After Q1, Nord has its second-highest value of 2021 in Q4."),
]


def verdicts(text, sentence, kinds=SIGNED):
    line = text.count("\n") + 1
    report = heatparse.check(f"{text}- {sentence}\n")
    return {claim.verdict for claim in report.claims if claim.kind in kinds and claim.span.line == line}


@pytest.mark.parametrize(("text", "kind", "sentence", "right", "wrong"), PAIRS)
def test_each_is_looked_at(text, kind, sentence, right, wrong):
    assert verdicts(text, sentence.format(right), (kind,)) == {"supported"}
    assert verdicts(text, sentence.format(wrong), (kind,)) == {"refuted"}


@pytest.mark.parametrize(("text", "sentence"), OPEN)
def test_what_the_words_leave_open_is_not_judged(text, sentence):
    assert verdicts(text, sentence) <= {"undecidable"}

"""Roles of names of both axes, others of whom something is denied, own extremes told by a denial, owners of means."""

from functools import partial

import pytest
from matrices import verdicts_alone

DOCUMENT = """## Heatmap: Transfer between Dialects

### Axes
- **Y-axis (Train dialect):** Coast, Hill, Island, Valley
- **X-axis (Test dialect):** Coast, Hill, Island, Valley
- **Color bar (accuracy):** white (20) to green (100)

### Data
| Train \\ Test | Coast | Hill | Island | Valley |
|---|---|---|---|---|
| Coast | 88 | 61 | 57 | 33 |
| Hill | 64 | 90 | 42 | 58 |
| Island | 60 | 45 | 93 | 35 |
| Valley | 39 | 66 | 30 | 85 |

### Observations
- {}
"""


verdicts = partial(verdicts_alone, DOCUMENT)


TRUE = [
    "With Coast, Hill and Island as both source and target, values span 42 to 93.",
    "With Coast and Island on both axes, all values exceed 50.",
    "With Coast as target, all values exceed 35.",
    "With Valley as the source, no value exceeds 90.",
    "With Coast and Hill as targets, all values exceed 35.",
    "No model from another dialect gets past 60 on Valley.",
    "No model trained on a different dialect exceeds 60 on Valley.",
    "Nowhere does the Coast model do worse than on Valley.",
    "The Island model is never lower than on Valley.",
    "On no test dialect does Hill do worse than on Island.",
    "The mean of the Valley row, 55, is the lowest row average in the figure.",
    "The sum of the Hill row is the largest row total.",
]
FALSE = [
    "With Coast, Hill and Island as both source and target, values span 50 to 93.",
    "With Coast and Hill on both axes, all values exceed 65.",
    "With Coast as target, all values exceed 55.",
    "With Valley as the source, no value exceeds 70.",
    "With Island and Hill as targets, all values exceed 40.",
    "No model from another dialect gets past 50 on Valley.",
    "No model trained on a different dialect exceeds 50 on Valley.",
    "Nowhere does the Valley model do worse than on Hill.",
    "The Coast model is never lower than on Hill.",
    "On no test dialect does Island do better than on Coast.",
    "The mean of the Island row is the highest row average in the figure.",
    "The sum of the Valley row is the largest row total.",
]
NOT_REFUTED = [
    "With Coast as both source and target, the value is 88.",
    "A model from another dialect exceeds 55 on Valley.",
    "Coast is never worse than Valley on Island.",
    "The mean of the Valley row is the lowest on Coast.",
    "With Coast, Hill and Island as targets, most values exceed 40.",
]


@pytest.mark.parametrize("statement", TRUE)
def test_true_statements_hold(statement):
    assert "supported" in verdicts(statement)
    assert "refuted" not in verdicts(statement)


@pytest.mark.parametrize("statement", FALSE)
def test_false_statements_are_refuted(statement):
    assert "refuted" in verdicts(statement)


@pytest.mark.parametrize("statement", NOT_REFUTED)
def test_what_looks_like_them_is_not_refuted(statement):
    assert "refuted" not in verdicts(statement)

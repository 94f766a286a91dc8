"""Orders of counts and of the diagonal, numbers of other predicates, and places in front that may be either axis."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

OVENS = """# Heatmap: Crust Score of Doughs by Oven

- **Y-axis (Trained on flour):** Rye, Spelt, Wheat, Oat
- **X-axis (Tested on flour):** Rye, Spelt, Wheat, Oat
- **Color bar:** 0 to 1

| Train \\ Test | Rye | Spelt | Wheat | Oat |
|---|---|---|---|---|
| Rye | 0.91 | 0.44 | 0.52 | 0.38 |
| Spelt | 0.61 | 0.87 | 0.70 | 0.42 |
| Wheat | 0.58 | 0.66 | 0.95 | 0.49 |
| Oat | 0.33 | 0.47 | 0.55 | 0.83 |

## Observations
- {}
"""

SKIES = """# Heatmap: Clear Nights by Site

- **Y-axis (Site):** Ridge, Shore, Basin
- **X-axis (Month):** May, June, July

| | May | June | July |
|---|---|---|---|
| Ridge | 0 | 4 | 0 |
| Shore | 3 | 0 | 8 |
| Basin | 5 | 6 | 7 |

## Observations
- {}
"""


@pytest.mark.parametrize("statement", [
    "Oat, whose diagonal entry of 0.83 is lower than that of any other flour, comes last.",
    "Wheat comes first on the diagonal at 0.95, with 0.04 more than Rye.",
    "Rye comes second on the diagonal at 0.91, a little short of Wheat.",
])  # fmt: skip
def test_what_is_said_of_the_diagonal_is_compared_there(statement: str) -> None:
    assert "refuted" not in verdicts_at(OVENS, statement)


def test_more_of_what_was_counted_is_no_higher_value() -> None:
    assert "refuted" not in verdicts_at(SKIES, "The Ridge row contains two zeros, more than any other row.")


def test_numbers_of_one_predicate_are_no_values_of_the_next() -> None:
    statement = "They climb to the maximum of the map (about 8) by July and are low again in June at Shore."
    assert "refuted" not in verdicts_at(SKIES, statement)


@pytest.mark.parametrize(("statement", "verdict"), [
    ("On Wheat, Spelt reaches 0.70.", "supported"),
    ("In Wheat, Spelt reaches 0.66.", "supported"),
    ("On Wheat, Spelt reaches 0.72.", "refuted"),
])  # fmt: skip
def test_a_place_in_front_may_be_either_axis_of_a_square(statement: str, verdict: str) -> None:
    assert verdicts_at(OVENS, statement) == {verdict}


PESTS = """# Heatmap: Confusion Matrix of Pests (counts)

- **Y-axis (True label):** Aphid, Beetle, Mite
- **X-axis (Predicted label):** Aphid, Beetle, Mite

| True \\ Predicted | Aphid | Beetle | Mite |
|---|---|---|---|
| Aphid | 60 | 10 | 12 |
| Beetle | 9 | 55 | 30 |
| Mite | 4 | 11 | 71 |

## Observations
- {}
"""


@pytest.mark.parametrize(("statement", "verdict"), [
    ("Four off-diagonal cells reach ten items or more.", "supported"),
    ("Five off-diagonal cells reach ten items or more.", "refuted"),
    ("Two off-diagonal cells hold nine insects or fewer.", "supported"),
])  # fmt: skip
def test_a_limit_may_stand_behind_the_things_that_are_counted(statement: str, verdict: str) -> None:
    assert verdicts_at(PESTS, statement) == {verdict}

"""Numbers of the colors of a legend, and colors of single cells that lie near those numbers."""

from functools import partial

import pytest
from matrices import verdicts_alone

DOCUMENT = """## Heatmap: Books Lent by Branch and Genre

**Axes:**
* Vertical (Branch): Harbor, Castle, Mill, Station
* Horizontal (Genre): Crime, Poetry, Travel, History

**Color legend (loans per week):** white = 20, light green = 60, green = 120, black = 200

**Data:**
* **Harbor:** Crime 84, Poetry 25, Travel 61, History 118
* **Castle:** Crime 132, Poetry 31, Travel 45, History 77
* **Mill:** Crime 200, Poetry 20, Travel 52, History 96
* **Station:** Crime 125, Poetry 22, Travel 180, History 59

## Observations
- {}
"""


verdicts = partial(verdicts_alone, DOCUMENT)


TRUE = [
    "White stands for 20.",
    "Green represents 120 loans.",
    "The color scale starts with white at 20.",
    "The color bar ends in black at 200.",
    "The cell for Poetry in Mill is white.",
    "A black cell marks crime loans in Mill.",
]
FALSE = [
    "White stands for 60.",
    "Green represents 160 loans.",
    "Green stands for 60.",
    "The color scale starts with white at 0.",
    "The color scale starts with green at 20.",
    "The color bar ends in black at 250.",
    "The cell for Crime in Station is black.",
    "A black cell marks crime loans in Castle.",
    "A white cell (25) lies at Poetry in Castle.",
]
NOT_REFUTED = [
    "White stands for values up to 40.",
    "Green marks about 115 loans.",
    "Black stands for 195 loans or so.",
    "White means few loans.",
    "The cell for Crime in Harbor is light green.",
    "The cell for Travel in Station is black.",
    "The color scale starts with white.",
    "The Harbor row has a pale cell under Poetry.",
    "Under Poetry, the Harbor row is pale.",
    "The Mill row holds a pale green cell under Travel.",
    "A white cell (31) lies at Poetry in Castle.",
]


@pytest.mark.parametrize("statement", TRUE)
def test_numbers_of_the_legend_support(statement):
    assert "supported" in verdicts(statement)
    assert "refuted" not in verdicts(statement)


@pytest.mark.parametrize("statement", FALSE)
def test_other_numbers_refute(statement):
    assert "refuted" in verdicts(statement)


@pytest.mark.parametrize("statement", NOT_REFUTED)
def test_what_is_near_a_number_of_the_legend_is_left_open(statement):
    assert "refuted" not in verdicts(statement)

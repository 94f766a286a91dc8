"""Bounds that a shade of the legend tells, where the legend gives its color a number."""

from functools import partial

import pytest
from matrices import verdicts_alone

import heatparse

DOCUMENT = """## Heatmap: Noise at the Crossings by Hour

**Axes:**
* Vertical (Crossing): Elm, Oak, Mill, Park
* Horizontal (Hour): Dawn, Noon, Dusk, Night

**Color legend (noise, in decibels):** white = 30, light blue = 50, blue = 70, navy = 90

**Data:**
* **Elm:** Dawn 41, Noon 78, Dusk 62, Night 33
* **Oak:** Dawn 44, Noon 84, Dusk 64, Night 36
* **Mill:** Dawn 58, Noon 90, Dusk 71, Night 40
* **Park:** Dawn 35, Noon 55, Dusk 46, Night 30

## Observations
- {}
"""


verdicts = partial(verdicts_alone, DOCUMENT)


TRUE = [
    "All cells of the Night column are lighter than light blue.",
    "Every cell in the Park row is lighter than the blue used for 70.",
    "The Dawn column contains no cell darker than blue.",
    "Nothing in the Park row is darker than blue.",
    "Two cells of the Elm row are lighter than light blue.",
    "Park at Noon is no darker than blue.",
]
FALSE = [
    "All cells of the Dusk column are lighter than light blue.",
    "Every cell in the Oak row is lighter than the blue used for 70.",
    "The Noon column contains no cell darker than blue.",
    "Cells darker than blue occur only in the Dawn column.",
    "Nothing in the Elm row is darker than blue.",
    "Four cells of the Elm row are lighter than light blue.",
    "Nine cells are blue or darker.",
    "Blue and darker tones (70 and above) are confined to the Noon column.",
    "Five cells are as dark as blue or darker in the Dawn column.",
]
NOT_REFUTED = [  # nobody sees where a color begins
    "Cells darker than blue occur only in the Noon column.",
    "Three cells are blue or darker.",
    "Three cells are darker than blue.",
    "Nothing in the Mill row but Noon is darker than blue.",
    "The blue used for 60 is darker than any cell of the Night column.",
    "Elm is darker than Park at every hour.",
]


@pytest.mark.parametrize("statement", TRUE)
def test_a_shade_bounds_values(statement):
    assert verdicts(statement) == {"supported"}


@pytest.mark.parametrize("statement", FALSE)
def test_values_beyond_a_shade_refute(statement):
    assert "refuted" in verdicts(statement)


@pytest.mark.parametrize("statement", NOT_REFUTED)
def test_values_near_a_shade_refute_nothing(statement):
    assert "refuted" not in verdicts(statement)


def test_a_scale_that_is_lightest_in_the_middle_bounds_nothing():
    turned = DOCUMENT.replace(
        "white = 30, light blue = 50, blue = 70, navy = 90", "red = 30, white = 60, blue = 90"
    )
    report = heatparse.check(turned.format("All cells of the Noon column are lighter than blue."))
    assert not report.findings

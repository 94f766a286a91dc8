"""What dark and light shades are said to stand for, against the legend and against each other."""

from __future__ import annotations

import pytest
from descriptions import describe

OVERVIEW = 3
WHITE_TO_NAVY = "from 0.0 (white) to 1.0 (navy)"
PURPLE_TO_YELLOW = "from 0.0 (dark purple) to 1.0 (bright yellow)"


@pytest.mark.parametrize(
    ("legend", "sentence"),
    [
        (WHITE_TO_NAVY, "Darker cells mean lower accuracy."),
        (WHITE_TO_NAVY, "Lighter shades stand for higher values."),
        (WHITE_TO_NAVY, "Lower values are shown in darker blue."),
        (PURPLE_TO_YELLOW, "Darker colors indicate a higher accuracy."),
        (PURPLE_TO_YELLOW, "Brighter cells represent low values."),
    ],
)
def test_shades_against_the_legend(found, legend, sentence):
    assert found(describe(overview=sentence, legend=legend)) == [(OVERVIEW, "legend-claim-mismatch")]


@pytest.mark.parametrize(
    ("legend", "sentence"),
    [
        (WHITE_TO_NAVY, "Darker blue cells mean higher accuracy."),
        (WHITE_TO_NAVY, "Darker cells are found in the lower row."),
        (WHITE_TO_NAVY, "Darker cells mean a lower error."),
        (WHITE_TO_NAVY, "Darker cells do not mean lower accuracy."),
        (PURPLE_TO_YELLOW, "Brighter colors represent higher values, darker ones lower values."),
        ("from -1.0 (blue) over 0.0 (white) to 1.0 (red)", "Darker cells mean lower values."),
        ("from 0.0 (red) to 1.0 (green)", "Darker cells mean lower values."),
    ],
)
def test_shades_that_agree_or_are_not_decided(found, legend, sentence):
    assert found(describe(overview=sentence, legend=legend)) == []


def test_two_sentences_without_a_legend(found):
    text = describe(
        overview="Darker cells mean higher accuracy.", legend="not shown",
        observations="* Darker cells indicate lower values.",
    )  # fmt: skip
    assert [rule for _, rule in found(text)] == ["self-contradiction"]


def test_a_scale_may_be_dark_at_both_ends(found):
    greens, reds = "Darker greens mean high values.", "Darker reds mean low values."
    assert found(describe(overview=f"{greens} {reds}", legend="from 0.0 to 1.0")) == []
    assert found(describe(overview=f"{greens} Darker greens mean low values.", legend="from 0.0 to 1.0"))

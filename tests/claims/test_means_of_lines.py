"""Means of lines told like values, numbers that are categories, places on no axis, and all that are counted."""

from __future__ import annotations

import pytest
from matrices import said

FIRING = """# Heatmap: Glaze Score by Clay and Firing Hours

- X-axis: Hours (2, 4, 8, 16, 32)
- Y-axis: Clay (Ash, Bole, Chalk, Flint)

| Clay | 2 | 4 | 8 | 16 | 32 |
|---|---|---|---|---|---|
| Ash | 41.5 | 44.0 | 47.5 | 46.0 | 40.0 |
| Bole | 36.0 | 38.5 | 42.5 | 43.5 | 37.0 |
| Chalk | 29.0 | 33.5 | 34.0 | 36.5 | 35.0 |
| Flint | 24.5 | 22.0 | 26.5 | 31.0 | 33.0 |

## Observations

"""
# Row means: 43.8, 39.5, 33.6, 27.4; column means: 32.75, 34.5, 37.625, 39.25, 36.25.
TOLD = (
    ("Row averages shrink with each step down.", "supported"),
    ("Row averages shrink with each step up.", "refuted"),
    ("The column means grow up to 16 and fall afterwards.", "supported"),
    ("The column means grow up to 8 and fall afterwards.", "refuted"),
    ("Row means range from 27.4 to 43.8.", "supported"),
    ("Row means range from 25.1 to 43.8.", "refuted"),
    ("Ash alone averages above 40.0.", "supported"),
    ("Ash alone averages above 39.0.", "refuted"),
    ("Three of the four row means exceed 30.", "supported"),
    ("Two of the four row means exceed 30.", "refuted"),
    ("Averaged over the two largest hours, Chalk is ahead of Flint.", "supported"),
    ("Averaged over the two largest hours, Bole is ahead of Ash.", "refuted"),
    ("The four clays average 43.8, 39.5, 33.6 and 27.4 from top to bottom.", "supported"),
    ("The four clays average 27.4, 33.6, 39.5 and 43.8 from bottom to top.", "supported"),
    ("The four clays average 43.8, 39.5, 35.6 and 27.4 from top to bottom.", "refuted"),
    # numbers that compete are categories
    ("In the Ash row, 8 leads, followed by 16 (46.0) and 4 (44.0).", "supported"),
    ("In the Ash row, 8 leads, followed by 16 (46.0) and 2 (41.5).", "refuted"),
    ("For Bole, 16 edges out 8.", "supported"),
    ("For Ash, 16 edges out 8.", "refuted"),
    ("The mean of the 16 column lies above that of 8.", "supported"),
    # all that are counted
    ("All five hours are shown for every clay.", "supported"),
    ("All four hours are shown for every clay.", "refuted"),
    ("Five clays were tried, each with five firing times.", "refuted"),
    ("The four clays reach from Ash to Flint.", None),
    ("The five clays reach from Ash to Flint.", "refuted"),
    ("In the 8 column, the score falls with every step down.", "supported"),
    ("In the 8 column, the score rises with every step down.", "refuted"),
)
# What leaves room, or is told of other places than those of the figure.
OPEN = (
    "At hour 64 the maximum belongs to Flint.",
    "Hour 64 continues the rise of the Flint row.",
    "Averaged over the cloudy days, Bole is ahead of Ash.",
    "Averaged over the first kiln, Ash is ahead of Bole.",
    "The mean of the 16 column lies below 32.",
    "Row averages of the sister study shrink with each step up.",
    "All three small kilns exceed 90.",
    "All three gray clays are hard.",
    "For Ash, the losses get smaller and smaller.",
    "All clays are warm.",
    "Ash rises from 41.5 to 47.5, only to give back 4.0 at 32.",
)


@pytest.mark.parametrize(("sentence", "verdict"), TOLD)
def test_means_and_numbers_that_are_names(sentence: str, verdict: str | None) -> None:
    verdicts = said(f"{FIRING}- {sentence}")
    assert ("refuted" in verdicts) is (verdict == "refuted")
    assert verdict is None or verdict in verdicts


@pytest.mark.parametrize("sentence", OPEN)
def test_other_places_and_other_means(sentence: str) -> None:
    assert {"supported", "refuted"}.isdisjoint(said(f"{FIRING}- {sentence}"))

"""Bounds told of each of several panels, of the rows at an edge, of days that no axis is called by, of single pairs."""

from __future__ import annotations

import pytest
from matrices import said

GAMES = """# Heatmap: Transfer of Taggers

The figure has two panels, Small and Large.

- X-axis (Test Corpus): News, Poems, Tweets
- Y-axis (Train Corpus): News, Poems, Tweets

## Small

| | News | Poems | Tweets |
|---|---|---|---|
| News | 0.93 | 0.71 | 0.42 |
| Poems | 0.75 | 0.91 | 0.47 |
| Tweets | 0.53 | 0.56 | 0.87 |

## Large

| | News | Poems | Tweets |
|---|---|---|---|
| News | 0.97 | 0.82 | 0.61 |
| Poems | 0.84 | 0.95 | 0.64 |
| Tweets | 0.66 | 0.68 | 0.92 |

## Observations

"""
TRAFFIC = """# Heatmap: Vehicles on Bridges

- X-axis: Mon, Tue, Wed, Thu, Fri, Sat, Sun
- Y-axis (Bridge): Arch, Beam, Cable, Draw

| | Mon | Tue | Wed | Thu | Fri | Sat | Sun |
|---|---|---|---|---|---|---|---|
| Arch | 11 | 12 | 13 | 14 | 19 | 25 | 28 |
| Beam | 33 | 31 | 35 | 36 | 44 | 22 | 20 |
| Cable | 55 | 57 | 52 | 59 | 68 | 47 | 41 |
| Draw | 61 | 66 | 63 | 72 | 79 | 58 | 50 |

## Observations

"""
BONDS = """# Heatmap: Correlation of Traits

- Axes: Height, Width, Weight, Age (rows and columns)

| | Height | Width | Weight | Age |
|---|---|---|---|---|
| Height | 1.00 | 0.42 | 0.74 | 0.11 |
| Width | 0.42 | 1.00 | 0.63 | -0.08 |
| Weight | 0.74 | 0.63 | 1.00 | 0.19 |
| Age | 0.11 | -0.08 | 0.19 | 1.00 |

## Observations

"""
OF_PANELS = (
    ("Neither panel has an off-diagonal value above {}.", "0.85", "0.80"),
    ("In neither panel does any off-diagonal cell exceed {}.", "0.85", "0.80"),
    ("In both panels, no off-diagonal value exceeds {}.", "0.85", "0.80"),
    ("Across both panels, no value falls below {}.", "0.40", "0.50"),
    ("Neither panel drops below {}.", "0.40", "0.50"),
    ("Neither Small nor Large has a value below {}.", "0.40", "0.50"),
    ("The Poems tagger exceeds {} on every test corpus except Tweets in Small.", "0.70", "0.80"),
    ("In Small, the Tweets row stays below {} on every other test corpus.", "0.57", "0.50"),
    ("In Small, only Poems → News exceeds {} off the diagonal.", "0.73", "0.60"),
)
OF_TRAFFIC = (
    ("Draw exceeds 60 on {} of the seven days.", "five", "four"), ("Cable tops 55 on {} days.", "three", "five"),
    ("The bottom two rows of the Fri column all exceed {}.", "60", "70"),
    ("The Arch row is low, never straying from the {}–28 range.", "11", "13"),
)  # fmt: skip
OF_BONDS = (
    ("Only Height–Weight exceeds {}.", "0.70", "0.60"), ("Only the Height–Weight pair exceeds {}.", "0.70", "0.60"),
    ("Only Height–Weight and Width–Weight exceed {}.", "0.60", "0.40"),
)  # fmt: skip
OPEN = (
    (GAMES, "Neither panel stays above 0.60 throughout."), (GAMES, "Neither panel has all values above 0.70."),
    (GAMES, "No off-diagonal value exceeds 0.80 in both panels."), (GAMES, "Neither panel exceeds 0.60 everywhere."),
    (GAMES, "On the Tweets test corpus, only the Tweets tagger exceeds 0.80 in Small."),
    (TRAFFIC, "In the bottom two rows, every value exceeds 40."),
    (TRAFFIC, "The bottom three bridges exceed 15 on Mon."), (BONDS, "Only Weight exceeds 0.60 with Height."),
)  # fmt: skip


@pytest.mark.parametrize(
    ("figure", "sentence", "true", "false"),
    [(figure, *told) for figure, all_told in ((GAMES, OF_PANELS), (TRAFFIC, OF_TRAFFIC), (BONDS, OF_BONDS))
     for told in all_told],
)  # fmt: skip
def test_bounds(figure: str, sentence: str, true: str, false: str) -> None:
    found = said(f"{figure}- {sentence.format(true)}")
    assert "supported" in found and "refuted" not in found
    assert "refuted" in said(f"{figure}- {sentence.format(false)}")


@pytest.mark.parametrize(("figure", "sentence"), OPEN)
def test_what_words_leave_open(figure: str, sentence: str) -> None:
    assert "refuted" not in said(f"{figure}- {sentence}")

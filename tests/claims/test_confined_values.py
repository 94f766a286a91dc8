"""Values of a kind that are found in some places alone, in several orders of words and of one panel among two."""

from __future__ import annotations

import pytest
from matrices import said

CROPS = """# Heatmap: Yield by Crop and Field

- X-axis: Field (Brook, Mill, Ridge, Vale)
- Y-axis: Crop (Barley, Oats, Rye, Spelt)

| Crop | Brook | Mill | Ridge | Vale |
|---|---|---|---|---|
| Barley | 12 | 25 | 31 | 44 |
| Oats | 18 | 33 | 47 | 52 |
| Rye | 35 | 58 | 61 | 63 |
| Spelt | 66 | 71 | 74 | 88 |

## Observations

"""
GAMES = """# Heatmap: Share of Games Won

The figure has two panels, Home and Away.

- X-axis (Guest): Otters, Ravens, Wolves
- Y-axis (Host): Otters, Ravens, Wolves

## Home

| | Otters | Ravens | Wolves |
|---|---|---|---|
| Otters | 0.91 | 0.72 | 0.34 |
| Ravens | 0.74 | 0.93 | 0.38 |
| Wolves | 0.31 | 0.36 | 0.88 |

## Away

| | Otters | Ravens | Wolves |
|---|---|---|---|
| Otters | 0.94 | 0.77 | 0.41 |
| Ravens | 0.79 | 0.96 | 0.45 |
| Wolves | 0.42 | 0.47 | 0.86 |

## Observations

"""
OF_CROPS = (
    ("Scores above {} are limited to Spelt.", "65", "60"),
    ("Values above {} are all in the Rye and Spelt rows.", "52", "45"),
    ("The values above {} all lie in the Rye and Spelt rows.", "52", "45"),
    ("Cells above {} all belong to Rye or Spelt.", "52", "45"),
    ("The lowest values (below {}) are all in the Brook column.", "20", "30"),
    ("The highest values (above {}) are confined to the Spelt row.", "64", "60"),
    ("In the Brook column, values above {} occur only in the Spelt row.", "40", "30"),
    ("In the Brook column, all values above {} are in the Spelt row.", "40", "30"),
)
OF_GAMES = (
    ("In Home, all values below {} are in the Wolves row or column.", "0.50", "0.73"),
    ("In Home, all values below {} are in the Wolves row or the Wolves column.", "0.50", "0.73"),
    ("The Wolves row and the Wolves column contain all values below {} in Away.", "0.50", "0.78"),
    ("All values below {} in Away lie in the Wolves row and column.", "0.50", "0.78"),
    ("In Away, values below {} occur only in the Wolves column.", "0.42", "0.46"),
    ("In the Home panel, values above {} are found only on the diagonal.", "0.80", "0.70"),
)
OPEN = (
    (CROPS, "Values above 60 are concentrated in the Spelt row."),
    (GAMES, "All values below 0.40 are in the Wolves row or column."),  # of Home alone
    (GAMES, "All values above 0.75 are on the diagonal."),
    (GAMES, "A Ravens value above 0.95 occurs in Away only, for all guests but Otters and Wolves."),
)


@pytest.mark.parametrize(
    ("figure", "sentence", "true", "false"),
    [(CROPS, *told) for told in OF_CROPS] + [(GAMES, *told) for told in OF_GAMES],
)
def test_where_values_of_a_kind_are(figure: str, sentence: str, true: str, false: str) -> None:
    found = said(f"{figure}- {sentence.format(true)}")
    assert "refuted" not in found
    assert "supported" in found
    assert "refuted" in said(f"{figure}- {sentence.format(false)}")


@pytest.mark.parametrize(("figure", "sentence"), OPEN)
def test_what_words_leave_open(figure: str, sentence: str) -> None:
    assert "refuted" not in said(f"{figure}- {sentence}")

"""Colors that stand for single numbers, of a scale that runs from one to the next; and the ends of such a scale."""

from __future__ import annotations

import pytest
from matrices import said

TIDES = """# Heatmap: Sea Level by Harbor and Hour

- X-axis: Hour (3, 6, 9)
- Y-axis: Harbor (Inner, Middle, Outer)
- Color bar: -2.0 (dark blue) through 0 (white) to 2.0 (dark red)

| Harbor | 3 | 6 | 9 |
|---|---|---|---|
| Inner | -1.1 | 0.2 | 1.4 |
| Middle | -1.6 | 0.1 | 1.7 |
| Outer | -0.7 | 0.3 | 0.9 |

## Observations

"""
CLASSES = """# Heatmap: Noise by Street and Time

- X-axis: Time (Day, Evening, Night)
- Y-axis: Street (Bank, Cross, Dock)
- Legend: light green: 0-30, green: 30-50, orange: 50-70, red: 70-90

| Street | Day | Evening | Night |
|---|---|---|---|
| Bank | 62 | 48 | 21 |
| Cross | 75 | 66 | 40 |
| Dock | 81 | 52 | 28 |

## Observations

"""
OF_POINTS = (
    ("Dark blue corresponds to {}.", "-2.0", "2.0"), ("Dark red stands for {}.", "2.0", "-2.0"),
    ("White marks a level of {}.", "zero", "1.5"), ("White denotes {}.", "0", "1.0"),
    ("The color bar extends from {} to 2.0.", "-2.0", "-1.0"),
    ("The color bar stretches from -2.0 to {}.", "2.0", "3.0"),
    ("The color scale extends between {} and 2.0.", "-2.0", "-1.0"),
    ("The color scale tops out at {} and bottoms out at -2.0.", "2.0", "1.0"),
    ("Its color scale bottoms out at {}.", "-2.0", "-1.0"),
    ("The scale runs from dark blue ({}) through white (0) to dark red (2.0).", "-2.0", "-1.0"),
    ("The heatmap uses a color scale from {} to 2.0.", "-2.0", "-1.0"),
    ("The heatmap uses a color scale from {} (-2.0) to dark red (2.0).", "dark blue", "dark red"),
    ("The color scale starts at -2.0 ({}) and ends at 2.0 (dark red).", "dark blue", "white"),
    ("The color bar runs from {} (-2.0) through white (0) to dark red (2.0).", "dark blue", "dark red"),
)  # fmt: skip
OF_CLASSES = (
    ("Values above {} are shown in red.", "70", "50"),
    ("Values between 30 and {} are green.", "50", "70"),
    ("Values from 0 to 30 are shown in {}.", "light green", "orange"),
    ("Levels above {} are always red.", "70", "50"),
    ("The Cross row contains one red cell and the Dock row {}.", "one", "two"),
    ("There is one red cell in the Cross row and {} in the Dock row.", "one", "two"),
)
OPEN = (
    (TIDES, "Dark red stands for 1.6."), (TIDES, "White denotes 0.1."),
    (TIDES, "Shades range from light blue (-0.7) to dark red (1.7)."),
    (CLASSES, "Red indicates levels above 50."), (CLASSES, "Values from 0 to 50 are shown in green."),
    (CLASSES, "Fewer than half of the cells are red."), (CLASSES, "More than two of the cells are green."),
)  # fmt: skip


@pytest.mark.parametrize(
    ("figure", "sentence", "true", "false"),
    [(TIDES, *told) for told in OF_POINTS] + [(CLASSES, *told) for told in OF_CLASSES],
)
def test_what_colors_stand_for(figure: str, sentence: str, true: str, false: str) -> None:
    found = said(f"{figure}- {sentence.format(true)}")
    assert found and set(found) == {"supported"}
    assert "refuted" in said(f"{figure}- {sentence.format(false)}")


@pytest.mark.parametrize(("figure", "sentence"), OPEN)
def test_what_words_leave_open(figure: str, sentence: str) -> None:
    assert "refuted" not in said(f"{figure}- {sentence}")

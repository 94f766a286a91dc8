"""What is told of all panels together, of each of them, and of lines in which nothing reaches a bound."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """# Heatmaps: Ratings of Bus Lines

Two heatmaps side by side show ratings from 1 to 10 by line and month, for 2021 (left) and 2022 (right).

### Axes
- **X-axis (both):** Month: Jan, Mar, May, Jul, Sep
- **Y-axis (both):** Line: Red, Blue, Green, Amber
- **Color bar:** Rating, 1 (purple) to 10 (yellow)

### Left heatmap: 2021
| Line | Jan | Mar | May | Jul | Sep |
|---|---|---|---|---|---|
| Red | 6.1 | 6.4 | 7.2 | 7.9 | 7.0 |
| Blue | 4.2 | 4.8 | 5.1 | 5.9 | 5.5 |
| Green | 7.3 | 7.1 | 8.2 | 8.8 | 8.1 |
| Amber | 3.4 | 3.9 | 4.6 | 5.2 | 4.4 |

### Right heatmap: 2022
| Line | Jan | Mar | May | Jul | Sep |
|---|---|---|---|---|---|
| Red | 6.6 | 6.9 | 7.5 | 8.3 | 7.4 |
| Blue | 5.1 | 5.3 | 6.2 | 6.8 | 6.4 |
| Green | 7.7 | 7.5 | 8.6 | 9.1 | 8.4 |
| Amber | 4.1 | 4.5 | 5.3 | 6.0 | 5.1 |

### Observations
- {}
"""


def _verdicts(statement: str) -> set[str]:
    return {claim.verdict for claim in heatparse.check(TEXT.format(statement)).claims}


@pytest.mark.parametrize(
    ("told", "true", "false"),
    [
        ("{} cells of the figure exceed 8.0.", "Seven", "Nine"),
        ("In the whole figure, {} readings lie above 8.0.", "seven", "five"),
        ("The figure contains {} values above 8.0.", "seven", "four"),
        ("Across both heatmaps, {} of the 40 ratings are above 8.0.", "seven", "nine"),
        ("No rating in either heatmap exceeds {}.", "9.1", "9.0"),
        ("In both years, Green never drops below {}.", "7.0", "7.4"),
        ("Amber fails to reach {} in any month of either year.", "6.5", "5.5"),
        ("Green is above {} in each of the ten cells.", "7.0", "7.4"),
        ("Amber is the only line that falls below {} anywhere in the figure.", "4.0", "4.5"),
        ("Green is the only line with ratings above {}, and this holds for both heatmaps.", "8.5", "7.5"),
        ("In {} of the four rows of the left heatmap, no rating exceeds 8.0.", "three", "two"),
        ("Only two lines, Red and Green, ever reach {} in 2022.", "7.0", "6.5"),
    ],
)
def test_all_panels_are_taken_together(told: str, true: str, false: str) -> None:
    assert _verdicts(told.format(true)) == {"supported"}
    assert "refuted" in _verdicts(told.format(false))


@pytest.mark.parametrize(
    "told",
    [
        "Three cells exceed 8.0.",  # of which panel?
        "In both weeks, Green never drops below 7.4.",  # of what nobody has heard
        "Amber is the only line that falls below 4.5.",  # it is in one of the panels
    ],
)
def test_what_may_be_of_one_panel_is_not_refuted(told: str) -> None:
    assert "refuted" not in _verdicts(told)

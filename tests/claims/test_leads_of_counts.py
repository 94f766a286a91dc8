"""Leads in front of counts and bounds that the sentence itself spells out; periods in front of a name."""

from __future__ import annotations

import pytest

from tests.claims.matrices import verdicts_at

TILES = """# Heatmap: Temperature Departure by Season and Decade

* **X-axis (Decade):** 1980s, 1990s, 2000s
* **Y-axis (Season):** Winter, Spring, Summer, Autumn
* **Color bar:** departure in °C, from -1 (blue) to 2 (red)

| Season | 1980s | 1990s | 2000s |
|---|---|---|---|
| Winter | -0.6 | 0.2 | 0.7 |
| Spring | -0.2 | 0.1 | 0.9 |
| Summer | -0.1 | 0.4 | 1.3 |
| Autumn | -0.3 | -0.2 | 0.5 |

## Observations
* {}
"""

HEADS = """# Heatmap: Importance of Heads

* **X-axis (Head):** 0, 1, 2, 3
* **Y-axis (Layer):** 0, 1, 2, 3
* **Color bar:** importance from 0.0 to 1.0

| Layer | 0 | 1 | 2 | 3 |
|---|---|---|---|---|
| 0 | 0.04 | 0.06 | 0.02 | 0.08 |
| 1 | 0.07 | 0.03 | 0.09 | 0.05 |
| 2 | 0.08 | 0.24 | 0.06 | 0.09 |
| 3 | 0.50 | 0.61 | 0.42 | 0.77 |

## Observations
* {}
"""


@pytest.mark.parametrize(
    ("text", "sentence", "verdict"),
    [
        (
            TILES,
            "**Tally of cold tiles:** Taken together, five of the twelve tiles fall below zero.",
            "supported",
        ),
        (
            TILES,
            "**Tally of cold tiles:** Taken together, six of the twelve tiles fall below zero.",
            "refuted",
        ),
        (TILES, "**Number of blue cells:** In total 5 cells of the heatmap are negative.", "supported"),
        (TILES, "**Number of blue cells:** In total 4 cells of the heatmap are negative.", "refuted"),
        (HEADS, "**Early layers:** The heads of layers 0, 1 and 2 all stay under 0.30.", "supported"),
        (HEADS, "**Early layers:** The heads of layers 0, 1 and 2 all stay under 0.10.", "refuted"),
    ],
)
def test_the_sentence_says_what_is_meant(text: str, sentence: str, verdict: str) -> None:
    found = verdicts_at(text, sentence)
    assert verdict in found
    assert found <= {verdict, "undecidable"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (TILES, "**Cold tiles:** Six lie below zero in the reference data."),
        (TILES, "Throughout the year 1990 Winter stays above 3."),
        (HEADS, "**Pruned layers:** All of their heads stay under 0.10."),
    ],
)
def test_the_lead_may_mean_others(text: str, sentence: str) -> None:
    assert "refuted" not in verdicts_at(text, sentence)

"""Ways from one panel to another, and one panel against several: said as comparisons of whole panels."""

from __future__ import annotations

import pytest
from matrices import said

TIDES = """# Heatmaps: Clarity of the Water in Three Years (m)

Each of the three years has a panel.

## 2020

| Site | Sand | Reef | Port |
|---|---|---|---|
| Sand | 9 | 5 | 3 |
| Reef | 6 | 8 | 2 |
| Port | 4 | 3 | 7 |

## 2021

| Site | Sand | Reef | Port |
|---|---|---|---|
| Sand | 8 | 4 | 2 |
| Reef | 5 | 7 | 1 |
| Port | 3 | 2 | 9 |

## 2022

| Site | Sand | Reef | Port |
|---|---|---|---|
| Sand | 12 | 9 | 8 |
| Reef | 10 | 11 | 7 |
| Port | 9 | 8 | 13 |

## Findings

- {}"""
TRUE = [
    "From 2020 to 2022 every cell rises.",
    "Moving from 2021 to 2022 raises every value.",
    "Not one of the nine cells falls from 2020 to 2022.",
    "From 2020 to 2021 the Reef row drops in every column.",
    "No diagonal cell drops from 2020 to 2022.",
    "From 2020 to 2022 the diagonal gets better at all sites.",
    "2022 improves on 2021 in every cell.",
    "2022 is above the other two years in every cell.",
    "2022 exceeds both 2020 and 2021 in every cell.",
    "2020 and 2021 are both below 2022 in every cell.",
]
FALSE = [
    "From 2020 to 2021 every cell falls.",
    "Moving from 2020 to 2021 lowers every value.",
    "Not one of the nine cells rises from 2020 to 2021.",
    "From 2020 to 2021 the Port row drops in every column.",
    "No diagonal cell drops from 2020 to 2021.",
    "From 2020 to 2021 the diagonal gets better at all sites.",
    "2021 improves on 2020 in every cell.",
    "2020 is above the other two years in every cell.",
    "2021 exceeds both 2020 and 2022 in every cell.",
    "2020 and 2022 are both below 2021 in every cell.",
]
OPEN = [
    "From 2020 to 2021 every cell outside the port falls.",
    "From 2020 to 2021 the Port column drops in every row but its own.",
    "From 2020 to 2021 clarity falls in every sheltered cell.",
    "2020 is above the other two years in temperature in every cell.",
    "From 2020 to 2021 most cells fall.",
    "From 2020 to 2021 every cell falls, except at Port.",
]


@pytest.mark.parametrize("sentence", TRUE)
def test_what_holds_of_panels(sentence: str) -> None:
    verdicts = set(said(TIDES.format(sentence), "comparison", "trend", "diagonal"))
    assert "supported" in verdicts
    assert "refuted" not in verdicts


@pytest.mark.parametrize("sentence", FALSE)
def test_what_does_not_hold_of_panels(sentence: str) -> None:
    assert "refuted" in said(TIDES.format(sentence), "comparison", "trend", "diagonal")


@pytest.mark.parametrize("sentence", OPEN)
def test_what_is_narrowed_is_not_refuted(sentence: str) -> None:
    assert "refuted" not in said(TIDES.format(sentence))

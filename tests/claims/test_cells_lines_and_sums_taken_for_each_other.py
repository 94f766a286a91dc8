"""Cells, lines and sums that look alike: two classes that are no cell, sums in brackets, a cell behind a cell."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

FRUIT = """# Confusion Matrix: Fruit Sorter

Rows are the true fruits, columns the predicted fruits; 100 pieces of each, as counts.

| True \\ Predicted | Apple | Peach | Plum | Grape |
|---|---|---|---|---|
| Apple | 90 | 6 | 3 | 1 |
| Peach | 9 | 70 | 19 | 2 |
| Plum | 2 | 25 | 65 | 8 |
| Grape | 1 | 1 | 4 | 94 |

### Key Observations
- {}
"""

DIALECTS = """# Heatmap: Dialect Transfer

- **Rows (Source):** North, South, East, West
- **Columns (Target):** North, South, East, West
- **Color bar:** accuracy in percent, from 20 to 100

| Source | North | South | East | West |
|---|---|---|---|---|
| North | 92.0 | 61.5 | 70.4 | 66.0 |
| South | 58.2 | 90.3 | 55.0 | 52.6 |
| East | 73.1 | 60.8 | 91.7 | 64.9 |
| West | 31.0 | 34.2 | 32.4 | 88.8 |

### Key Observations
- {}
"""

PROBES = """# Heatmap: Water Temperature after Heating

- **Rows (Probe):** Inlet, Center, Outlet
- **Columns (Time):** 0 min, 5 min, 10 min, 30 min, 60 min
- **Color bar:** temperature in °C, from 10 to 90

| | 0 min | 5 min | 10 min | 30 min | 60 min |
|---|---|---|---|---|---|
| Inlet | 20 | 75 | 60 | 44 | 31 |
| Center | 20 | 33 | 51 | 58 | 40 |
| Outlet | 20 | 21 | 28 | 47 | 49 |

### Key Observations
- {}
"""


@pytest.mark.parametrize(("text", "statement"), [
    (FRUIT, "Apples and grapes are the easiest."),
    (FRUIT, "Plum and peach are the hardest."),
    (FRUIT, "Grapes and apples are the strongest."),
    (FRUIT, "The Peach column sums to 102. Grape (105) is predicted too often as well."),
    (FRUIT, "The Apple column sums to 102. Grape (105) and peach (102) are predicted too often as well."),
    (DIALECTS, "*Lowest value.* West → North (31.0), closely followed by East in the same row."),
    (DIALECTS, "*Weakest.* West → North with 31.0, followed by East."),
    (DIALECTS, "Lowest: West → North (31.0), just ahead of East in that row."),
    (DIALECTS, "Every other source does better on West than West does on it."),
    (DIALECTS, "Each other source scores higher in West than West scores in it."),
    (DIALECTS, "On average over the others, East is the best source, at 66.3. North is behind it (66.0). "
               "South and West reach about 55 and 33."),
    (PROBES, "**Center:** Rises without interruption up to 30 minutes, then drops by 18 degrees."),
    (PROBES, "The inlet cools steadily from 5 minutes on."),
    (PROBES, "At the outlet, the temperature rises without a break until 60 minutes."),
    (PROBES, "**Inlet:** Rises up to 5 minutes and falls from then on."),
])  # fmt: skip
def test_what_is_true_is_not_refuted(text: str, statement: str) -> None:
    assert "refuted" not in verdicts_at(text, statement)


@pytest.mark.parametrize(("text", "statement"), [
    (FRUIT, "Apples and plums are the easiest."),
    (FRUIT, "Plum and grape are the hardest."),
    (DIALECTS, "*Weakest.* West → North (31.0), followed by South in the same row."),
    (DIALECTS, "*Lowest source.* West, followed by East."),
    (DIALECTS, "Every other source does better on West than West."),
    (PROBES, "**Center:** Rises without interruption up to 60 minutes."),
    (PROBES, "**Inlet:** Rises without interruption up to 30 minutes."),
    (PROBES, "At the outlet, the temperature falls until 30 minutes."),
])  # fmt: skip
def test_what_is_false_is_refuted(text: str, statement: str) -> None:
    assert "refuted" in verdicts_at(text, statement)

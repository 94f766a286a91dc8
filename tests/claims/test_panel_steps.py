"""How far two panels lie apart: a statement of all their cells is refuted by one of them."""

from __future__ import annotations

import pytest

import heatparse

_TEXT = """## Heatmap Pair: Queue Time by Counter and Hour
Two heatmaps side by side: "Monday" on the left and "Friday" on the right.
* **X-axis (Hour):** 08:00, 11:00, 14:00
* **Y-axis (Counter):** Stamps, Parcels, Banking
* **Color bar:** minutes, 0 (white) to 30 (red)

**Monday**

| Counter | 08:00 | 11:00 | 14:00 |
|---|---|---|---|
| Stamps | 4 | 9 | 6 |
| Parcels | 7 | 14 | 11 |
| Banking | 3 | 8 | 10 |

**Friday**

| Counter | 08:00 | 11:00 | 14:00 |
|---|---|---|---|
| Stamps | 5 | 15 | 7 |
| Parcels | 9 | 22 | 13 |
| Banking | 4 | 13 | 8 |

**Observations**

* {statement}
"""
# Each with the number that is right, and one that is wrong.
_TOLD = (
    ("At 08:00, no counter differs by more than {} minutes between the panels.", "2", "1"),
    ("At 14:00, the two heatmaps are much the same: no counter differs by more than {} minutes.", "2", "1"),
    ("At 11:00, every counter differs by at least {} minutes between Monday and Friday.", "5", "6"),
    ("At 11:00, the two heatmaps differ by at most {} minutes.", "8", "6"),
    ("No cell differs by more than {} minutes between the two heatmaps.", "8", "7"),
    ("Monday and Friday are never more than {} minutes apart.", "8", "7"),
)
_OPEN = (
    "At closing time, the two heatmaps are alike: no counter differs by more than 1 minute.",
    "Apart from Parcels, no counter differs by more than 7 minutes between the panels.",
    "On average, the two panels differ by at most 4 minutes.",
    "At 08:00, the counters differ by at most 4 minutes on Monday.",
)


def _verdicts(statement: str) -> set[str]:
    described = _TEXT.format(statement=statement)
    line = described.count("\n")
    return {
        c.verdict for c in heatparse.check(described).claims if c.span.line == line and c.kind == "difference"
    }


@pytest.mark.parametrize(("statement", "right", "wrong"), _TOLD)
def test_the_distances_of_all_cells(statement: str, right: str, wrong: str) -> None:
    assert _verdicts(statement.format(right)) == {"supported"}
    assert _verdicts(statement.format(wrong)) == {"refuted"}


@pytest.mark.parametrize("statement", _OPEN)
def test_distances_of_something_else(statement: str) -> None:
    assert "refuted" not in _verdicts(statement)

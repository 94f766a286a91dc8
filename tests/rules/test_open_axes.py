"""Lines that leave an axis open."""

from __future__ import annotations

import heatparse

TEXT = """## Heatmap: Honey Yield by Meadow and Hive
### Components/Axes
* **X-axis (Hive):** Ash, Elm, Fir
* **Y-axis (Meadow):** Alm, Birk, Cove
* **Color scale:** 0 to 100
### Data
| Meadow | Ash | Elm | Fir |
|---|---|---|---|
| Alm | 71 | 64 | 80 |
| Birk | 45 | 61 | 69 |
| Cove | 28 | 42 | 80 |
### Key Observations
* {statement}
"""


def test_a_line_that_names_a_label_of_the_open_axis_is_of_that_label() -> None:
    told = "**Best hive:** Fir gives the highest yield for each of the three meadows, peaking at 80 for Alm and Cove."
    rules = [finding.rule for finding in heatparse.check(TEXT.format(statement=told)).findings]
    assert "self-contradiction" not in rules

"""Descriptions for single statements about sizes: passengers of harbours, and tolls of two years."""

from __future__ import annotations

from typing import Any

import heatparse

PASSENGERS = """## Heatmap: Passengers by Harbour and Month

- **X-axis (Month):** March, April, May, June, July
- **Y-axis (Harbour):** Aldby, Brunvik, Carrow, Dunsay
- **Color scale (passengers):** 0 to 200

| Harbour | March | April | May | June | July |
|---|---|---|---|---|---|
| Aldby | 130 | 142 | 151 | 163 | 188 |
| Brunvik | 118 | 131 | 147 | 158 | 181 |
| Carrow | 44 | 61 | 93 | 85 | 76 |
| Dunsay | 27 | 19 | 31 | 52 | 40 |

### Observations
- {}
"""

TOLLS = """## Heatmaps: Tolls Before and After the Reform

Two heatmaps, side by side: "Old" (left) and "New" (right).

- **X-axis (Lane):** North, East, South
- **Y-axis (Vehicle):** Lorry, Coach, Van
- **Color scale:** 0 to 100

### Old
| Vehicle | North | East | South |
|---|---|---|---|
| Lorry | 62 | 70 | 55 |
| Coach | 41 | 44 | 39 |
| Van | 12 | 18 | 15 |

### New
| Vehicle | North | East | South |
|---|---|---|---|
| Lorry | 66 | 78 | 57 |
| Coach | 40 | 47 | 45 |
| Van | 13 | 15 | 20 |

### Observations
- {}
"""

SALES = """## Heatmap: Sales by Shop and Month ($K)

- **X-axis (Month):** Jan, Feb, Mar
- **Y-axis (Shop):** Harbour, Market, Station
- **Color scale ($K):** 700 to 1,700

| Shop | Jan | Feb | Mar |
|---|---|---|---|
| Harbour | $1,240 | $1,185 | $1,510 |
| Market | $980 | $945 | $1,075 |
| Station | $720 | $705 | $815 |

### Observations
- {}
"""


def verdicts(
    statement: str, text: str = PASSENGERS, kinds: tuple[str, ...] = ("difference", "aggregate")
) -> set[str]:
    """The verdicts on the differences and the aggregates of a statement, and "finding" where anything is found."""
    first = text[: text.index("{}")].count("\n") + 1
    report: Any = heatparse.check(text.format(statement))
    found = {c.verdict for c in report.claims if c.kind in kinds and c.span.line >= first}
    return found | {"finding" for finding in report.findings if finding.span.line >= first}

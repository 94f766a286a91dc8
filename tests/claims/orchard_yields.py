"""One description for single statements about a grid of names."""

from __future__ import annotations

from typing import Any

import heatparse

_TEXT = """## Heatmap: Yield of Orchards
### Components/Axes
* **X-axis (Soil):** Loam, Clay, Sand, Peat
* **Y-axis (Tree):** Apple, Cherry, Plum, Quince
* **Color scale:** 0 to 100
### Detailed Analysis
| Tree | Loam | Clay | Sand | Peat |
|---|---|---|---|---|
| Apple | 81 | 74 | 22 | 30 |
| Cherry | 66 | 91 | 17 | 33 |
| Plum | 38 | 12 | 70 | 26 |
| Quince | {quince} |
### Key Observations
* {statement}
"""


def rules_against(statement: str, quince: tuple[int, int, int, int] = (29, 35, 41, 64)) -> list[str]:
    """The rules of the findings on a statement; `quince` are the values of the last row."""
    text = _TEXT.format(statement=statement, quince=" | ".join(map(str, quince)))
    return [finding.rule for finding in heatparse.check(text).findings]


def statement_claims(statement: str) -> tuple[Any, ...]:
    """The claims of a statement."""
    text = _TEXT.format(statement=statement, quince="29 | 35 | 41 | 64")
    line = text[: text.index("### Key Observations")].count("\n") + 2
    return tuple(claim for claim in heatparse.check(text).claims if claim.span.line >= line)

"""Extremes of two panels in one sentence, each at a cell of its own; Greek letters; whichever place one looks at."""

from __future__ import annotations

import pytest

from heatparse import check

_TEXT = """# Heatmap Pair: Loss by Rate and Size

* **X-axis (Alpha):** 1, 2, 4
* **Y-axis (Layer):** L1, L2, L3

## Panel: Birch

| Layer | 1 | 2 | 4 |
|---|---|---|---|
| L1 | 41 | 52 | 63 |
| L2 | 44 | 57 | 71 |
| L3 | 48 | 78 | 69 |

## Panel: Cedar

| Layer | 1 | 2 | 4 |
|---|---|---|---|
| L1 | 22 | 35 | 31 |
| L2 | 26 | 39 | 58 |
| L3 | 29 | 46 | 50 |

## Observations
* {}
"""


def _verdicts(statement: str) -> set[str]:
    claims = [claim for claim in check(_TEXT.format(statement)).claims if claim.kind == "extremum"]
    line = _TEXT[: _TEXT.index("{}")].count("\n") + 1
    return {claim.verdict for claim in claims if claim.span.line == line} - {"undecidable"}


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("The highest value of Birch is L3 at α=2, that of Cedar L2 at α=4.", {"supported"}),
        ("The highest value of Birch is L3 at α=2, that of Cedar L3 at α=4.", {"supported", "refuted"}),
        ("On Birch the maximum is L3 with α=2 (78), on Cedar L2 with α=4 (58).", {"supported"}),
        ("On Birch the maximum is L2 with α=4 (71), on Cedar L2 with α=4 (58).", {"supported", "refuted"}),
        ("Cedar is at its lowest in L1 and α=1 (22).", {"supported"}),
        ("Cedar is at its lowest in L2 and α=1 (26).", {"refuted"}),
        ("L1 is the weakest layer of either heatmap, whichever α one looks at.", {"supported"}),
        ("L2 is the weakest layer of either heatmap, whichever α one looks at.", {"refuted"}),
        ("In Cedar, the choice of L2 is best at α=4.", {"supported"}),
        ("In Cedar, the choice of L2 is best at α=2.", {"refuted"}),
    ],
)
def test_each_panel_has_its_own_extreme(statement: str, expected: set[str]) -> None:
    assert _verdicts(statement) == expected

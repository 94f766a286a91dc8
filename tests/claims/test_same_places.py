"""Rivals at the place of the clause in front: "which exceeds what B gets on the same test"."""

from __future__ import annotations

import pytest

import heatparse

KILNS = """## Heatmap: Heat of Kilns

* **Rows (Hour):** Dawn, Noon, Dusk
* **Columns (Kiln):** Clay, Brick, Tile
* **Color scale:** 0 to 90

| Hour | Clay | Brick | Tile |
|---|---|---|---|
| Dawn | 11 | 12 | 30 |
| Noon | 50 | 40 | 20 |
| Dusk | 25 | 60 | 70 |

### Observations
- {}
"""


def verdicts(told: str) -> list[str]:
    report = heatparse.check(KILNS.format(told))
    line = KILNS[: KILNS.index("{}")].count("\n") + 1
    return [claim.verdict for claim in report.claims if claim.span.line == line]


@pytest.mark.parametrize(
    "told",
    [
        "Clay reaches 50 at Noon, which exceeds what Brick reaches in the same hour.",
        "Clay reaches 11 at Dawn, which is below what Brick attains in the same hour.",
        "Tile has 70 at Dusk, which is more than Brick has there.",
    ],
)
def test_a_rival_at_the_same_place_is_compared_there(told):
    assert verdicts(told) == ["supported", "supported"]


@pytest.mark.parametrize(
    "told",
    [
        "Clay reaches 11 at Dawn, which exceeds what Brick reaches in the same hour.",
        "Clay reaches 50 at Noon, which is below what Brick attains in the same hour.",
        "Tile has 20 at Noon, which is more than Brick has there.",
    ],
)
def test_who_is_behind_there_does_not_exceed(told):
    assert verdicts(told) == ["supported", "refuted"]


@pytest.mark.parametrize(
    "told",
    [
        "Clay reaches 11 at Dawn, which exceeds what Brick reached in the same hour of last year.",
        "Clay reaches 11 at Dawn, which exceeds what Brick needs in the same oven at night.",
        "Clay reaches 11 at Dawn, which exceeds what Brick wastes in the same hour.",
        "Clay reaches 50 at Noon, which exceeds what Brick reaches in any other hour but Dusk.",
    ],
)
def test_other_places_refute_nothing(told):
    assert "refuted" not in verdicts(told)

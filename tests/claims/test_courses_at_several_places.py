"""What stays or moves "at doses 1, 2, and 4": along the doses, or from line to line at each of them."""

import pytest

import heatparse

TEXT = """## Heatmap: Milk

- **Y-axis (Farms):** North, South
- **X-axis (Dose):** 1, 2, 4, 8

### Data
- **North:** 0.9, 0.9, 0.9, 0.1
- **South:** 0.5, 0.5, 0.5, 0.1

### Key Observations
- {claim}
"""


@pytest.mark.parametrize(
    "claim",
    [
        "The milk remains relatively constant for doses 1, 2, and 4 for both farms.",
        "The milk remains constant at doses 1, 2 and 4 on both farms.",
        "Values are stable across doses 1, 2, and 4 in both farms.",
        "The milk stays flat for doses 1 and 2 on all farms.",
        "Values remain unchanged at doses 2 and 4 for both farms.",
    ],
)
def test_places_with_an_order_may_be_the_way(claim: str) -> None:
    assert not heatparse.check(TEXT.format(claim=claim)).findings


@pytest.mark.parametrize(
    "claim",
    [
        "The milk rises from North to South at doses 1, 2, and 4.",
        "The milk rises from North to South at dose 4.",
    ],
)
def test_what_is_told_from_end_to_end_is_refuted(claim: str) -> None:
    assert [finding.rule for finding in heatparse.check(TEXT.format(claim=claim)).findings] == [
        "trend-mismatch"
    ]

"""Extremes that are shared, where the line of the other one says so."""

from __future__ import annotations

import pytest

import heatparse

ORDERS = """# Heatmap: Orders by Guests

- **X-axis:** tea, soup, cake
- **Y-axis:** tea, soup, cake

- (tea, tea): 45
- (soup, soup): 135 (Highest value on the diagonal)
- (cake, cake): 135{}
- (tea, soup): 5
"""


@pytest.mark.parametrize(
    ("remark", "found"),
    [
        (" (Tied for highest value)", False),
        (" (ties with soup)", False),
        (" (dark blue)", True),
        ("", True),
    ],
)
def test_a_tie_that_the_other_line_tells(remark: str, found: bool) -> None:
    rules = [finding.rule for finding in heatparse.check(ORDERS.format(remark)).findings]
    assert rules == (["tied-extremum"] if found else [])

"""Comparisons whose own numbers are in the other order than their words say."""

import pytest

import heatparse

FIGURE = """# Heatmap: Correlations in a Vineyard

Pearson correlations between -1 and 1.

| | Sugar | Acid | Rain | Sun |
|---|---|---|---|---|
| Sugar | 1.00 | -0.68 | -0.31 | 0.57 |
| Acid | -0.68 | 1.00 | 0.36 | -0.44 |
| Rain | -0.31 | 0.36 | 1.00 | -0.73 |
| Sun | 0.57 | -0.44 | -0.73 | 1.00 |

## Observations

- {}
"""


@pytest.mark.parametrize(
    ("sentence", "right"),
    [
        ("Sun is more strongly correlated with Sugar (0.57) than Rain is with Acid (0.36).", True),
        ("Sun is less strongly correlated with Sugar (0.57) than Rain is with Acid (0.36).", False),
        ("Sugar has a stronger negative correlation with Acid (-0.68) than with Rain (-0.31).", True),
        ("Sugar has a stronger negative correlation with Rain (-0.31) than with Acid (-0.68).", False),
        ("The link between Rain and Sun is stronger in magnitude than that between Acid and Sun "
         "(-0.73 vs. -0.44).", True),
        ("The link between Rain and Sun is weaker in magnitude than that between Acid and Sun "
         "(-0.73 vs. -0.44).", False),
        ("Sugar has weaker links with Acid (-0.68) and Sun (0.57) than with Rain (-0.31).", False),
        # what leaves room
        ("Perhaps Sun is less strongly correlated with Sugar (0.57) than with Acid (-0.44).", None),
        ("Sugar has a larger value with Acid (-0.68) than with Rain (-0.31).", None),  # by its size
        ("Sun is less robustly tied to Sugar (0.57) than Rain is to Acid (0.36).", None),
        ("Sun ends up lower for Sugar (0.82) than Rain does for Acid (0.19).", None),  # no values
    ],
)  # fmt: skip
def test_orders_against_their_own_numbers(sentence: str, right: bool | None) -> None:
    report = heatparse.check(FIGURE.format(sentence))
    verdicts = {claim.verdict for claim in report.claims if claim.kind == "comparison"}
    assert any(finding.rule == "comparison-mismatch" for finding in report.findings) is (right is False)
    assert right is not None or "supported" not in verdicts
    assert right is not True or not report.findings


@pytest.mark.parametrize(
    ("sentence", "wrong"),
    [
        ("In absolute terms, Rain–Sun (0.73) is stronger than Sugar–Acid (-0.68).", False),
        ("In absolute terms, Rain–Sun (0.79) is stronger than Sugar–Acid (-0.68).", True),
        ("Rain and Sun correlate at 0.73.", True),  # without its sign it is another value
    ],
)
def test_sizes_told_without_their_signs(sentence: str, wrong: bool) -> None:
    assert bool(heatparse.check(FIGURE.format(sentence)).findings) is wrong

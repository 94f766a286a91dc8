"""Cells that are counted, and listed behind a colon."""

import pytest

import heatparse

FIGURE = """# Heatmap: Correlations of Soil Measures

| | Clay | Silt | Iron | Zinc |
|---|---|---|---|---|
| Clay | 1.00 | 0.74 | 0.33 | -0.52 |
| Silt | 0.74 | 1.00 | 0.81 | -0.15 |
| Iron | 0.33 | 0.81 | 1.00 | 0.62 |
| Zinc | -0.52 | -0.15 | 0.62 | 1.00 |

## Observations

- {}
"""


@pytest.mark.parametrize(
    ("sentence", "right"),
    [
        ("Two pairs have a correlation above 0.7: Clay–Silt and Silt–Iron.", True),
        ("Two pairs have a correlation above 0.7: Iron–Silt and Silt–Clay.", True),
        ("Two pairs have a correlation above 0.7: Clay–Silt and Iron–Zinc.", False),
        ("Only two pairs exceed 0.7: Silt–Iron (0.81) and Clay–Silt (0.74).", True),
        ("Only two pairs exceed 0.7: Silt–Iron (0.81) and Iron–Zinc (0.62).", False),
        ("Three pairs exceed 0.6: Clay–Silt, Silt–Iron and Iron–Zinc.", True),
        ("Three pairs exceed 0.6: Clay–Silt, Silt–Iron and Clay–Iron.", False),
        ("Two pairs are negative: Clay–Zinc and Silt–Zinc.", True),
        ("Two pairs are negative: Clay–Zinc and Iron–Zinc.", False),
        # which cells are listed is not plain
        ("Two pairs exceed 0.7: see Clay–Silt, for example, and Clay–Iron.", None),
        ("Two pairs exceed 0.7, one comes near: Iron–Zinc.", None),
    ],
)
def test_cells_behind_their_count(sentence: str, right: bool | None) -> None:
    report = heatparse.check(FIGURE.format(sentence))
    verdicts = {claim.verdict for claim in report.claims if claim.kind == "count"}
    assert bool(report.findings) is (right is False), report.findings
    if right is not None:
        assert ("supported" in verdicts) is right

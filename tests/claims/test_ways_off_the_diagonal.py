"""Ways away from the diagonal of a square: by the means of all cells at each distance."""

from __future__ import annotations

import pytest

import heatparse

LAYERS = """# Heatmap: Similarity of Layers

- X-axis: Layer 1, Layer 2, Layer 3, Layer 4
- Y-axis: Layer 1, Layer 2, Layer 3, Layer 4
- Color bar: 0 to 1

| | Layer 1 | Layer 2 | Layer 3 | Layer 4 |
|---|---|---|---|---|
| Layer 1 | 1.00 | 0.80 | 0.52 | 0.33 |
| Layer 2 | 0.80 | 1.00 | 0.86 | 0.45 |
| Layer 3 | 0.52 | 0.86 | 1.00 | 0.77 |
| Layer 4 | 0.33 | 0.45 | 0.77 | 1.00 |

### Observations

{statement}
"""
SITES = LAYERS.replace("Layers", "Sites").replace("Layer", "Site")
TRADE = """# Heatmap: Overlap of Months

- X-axis: Jan, Feb, Mar, Apr
- Y-axis: Jan, Feb, Mar, Apr
- Color bar: 0 to 1

| | Jan | Feb | Mar | Apr |
|---|---|---|---|---|
| Jan | 1.00 | 0.21 | 0.44 | 0.73 |
| Feb | 0.21 | 1.00 | 0.19 | 0.40 |
| Mar | 0.44 | 0.19 | 1.00 | 0.25 |
| Apr | 0.73 | 0.40 | 0.25 | 1.00 |

### Observations

{statement}
"""
TRUE = (
    (LAYERS, "Similarity decreases with the distance between layers."),
    (LAYERS, "Values fall with distance from the diagonal."),
    (LAYERS, "Similarity declines as the distance between layers grows."),
    (LAYERS, "Similarity drops as layers get farther apart (e.g., Layer 1 vs Layer 4: 0.33)."),
    (LAYERS, "Similarity increases as the distance between layers decreases."),
    (SITES, "Similarity decreases away from the diagonal."),
    (TRADE, "Overlap increases with the distance between months."),
)
FALSE = (
    (LAYERS, "Similarity increases with the distance between layers."),
    (LAYERS, "Values rise with distance from the diagonal."),
    (LAYERS, "Similarity grows as the distance between layers grows."),
    (LAYERS, "Similarity rises as layers get farther apart (e.g., Layer 1 vs Layer 4: 0.33)."),
    (LAYERS, "Similarity decreases as the distance between layers decreases."),
    (SITES, "Similarity increases away from the diagonal."),
    (TRADE, "Overlap decreases with the distance between months."),
)
TEMPTING = (
    (SITES, "Similarity increases with the distance between sites."),  # how far apart they are is not told
    (LAYERS, "Similarity increases with the distance between layers, except for Layer 3."),
    (LAYERS, "Noise increases with the distance between layers."),
    (LAYERS, "Similarity increases towards the diagonal."),
    (LAYERS, "For some heads, similarity increases with the distance between layers."),
)


def verdicts(text: str, statement: str) -> set[str]:
    report = heatparse.check(text.format(statement=statement))
    line = text.split("{statement}")[0].count("\n") + 1
    return {claim.verdict for claim in report.claims if claim.span.line == line}


@pytest.mark.parametrize(("text", "statement"), TRUE)
def test_a_way_that_each_distance_bears_out_is_true(text: str, statement: str) -> None:
    found = verdicts(text, statement)
    assert "supported" in found
    assert "refuted" not in found


@pytest.mark.parametrize(("text", "statement"), FALSE)
def test_a_way_that_each_distance_contradicts_is_wrong(text: str, statement: str) -> None:
    assert "refuted" in verdicts(text, statement)


@pytest.mark.parametrize(("text", "statement"), TEMPTING)
def test_other_ways_are_not_refuted(text: str, statement: str) -> None:
    assert "refuted" not in verdicts(text, statement)

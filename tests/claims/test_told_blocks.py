"""What is said of a block, of all cells among some labels, and of all that lies outside."""

import pytest
from herbs import OILS, VISITS

import heatparse

BAKING = """# Heatmap: Crust Score

* **X-axis (Minutes):** 20 min, 30 min, 40 min, 50 min
* **Y-axis (Flour):** Rye, Spelt, Wheat, Oat

| | 20 min | 30 min | 40 min | 50 min |
|---|---|---|---|---|
| Rye | 41 | 52 | 55 | 47 |
| Spelt | 44 | 76 | 78 | 58 |
| Wheat | 46 | 75 | 79 | 61 |
| Oat | 40 | 59 | 63 | 50 |

## Observations
* {}
"""
BLOCK = "The block made up of Spelt and Wheat and the times 30 min and 40 min "


def _found(figure, sentence):
    report = heatparse.check(figure.format(sentence))
    return {c.verdict for c in report.claims}, [f.rule for f in report.findings]


@pytest.mark.parametrize(
    ("figure", "form", "true", "false"),
    [
        (BAKING, BLOCK + "holds the four scores above 74; outside of it no cell surpasses {}.", 63, 60),
        (BAKING, BLOCK + "is the best; outside of it, none exceeds {}.", 63, 62),
        (BAKING, "The block of Spelt and Wheat at 30 min and 40 min comprises four cells, all above {}.", 74, 77),
        (VISITS, "Among Alder, Beech and Cedar, all six visits exceed {}.", 60, 70),
        (OILS, "All three pairs among Basil, Cumin and Dill lie above {}.", 0.5, 0.55),
    ],
)  # fmt: skip
def test_bounds_of_blocks(figure, form, true, false):
    assert "refuted" not in _found(figure, form.format(true))[0]
    assert "supported" in _found(figure, form.format(true))[0]
    assert len(_found(figure, form.format(false))[1]) == 1


@pytest.mark.parametrize(
    "sentence",
    ["The block of good scores is small; outside of it no cell surpasses 60.",
     "Among Spelt, Wheat and Oat, all six loaves exceed 60."],
)  # fmt: skip
def test_unknown_blocks_are_open(sentence):
    assert "refuted" not in _found(BAKING, sentence)[0]


def test_one_triangle_mirrors_the_other():
    assert _found(OILS, "The upper triangle mirrors the lower one.") == ({"supported"}, [])
    assert _found(VISITS, "The upper triangle mirrors the lower one.")[1] == ["symmetry-mismatch"]

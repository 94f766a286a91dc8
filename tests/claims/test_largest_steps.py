"""The largest step of all lines, steps set against each other, and axes that are called "number of"."""

from __future__ import annotations

import pytest
from matrices import said

EXAMS = """# Heatmap: Pass Rate by School and Grade

- X-axis: Grade (5, 6, 7, 8, 9)
- Y-axis: School (Hill, Lake, Mill, Park)

| School | 5 | 6 | 7 | 8 | 9 |
|---|---|---|---|---|---|
| Hill | 92 | 90 | 87 | 83 | 64 |
| Lake | 88 | 87 | 84 | 79 | 61 |
| Mill | 95 | 91 | 89 | 84 | 70 |
| Park | 81 | 80 | 76 | 73 | 49 |

## Observations

"""
KILNS = """# Heatmap: Bending Strength

- **X-axis:** Number of Firings, with ticks at 1, 2, 3 and 4.
- **Y-axis:** Number of Glazes, with ticks at 0, 1 and 2.

| Glazes | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| 0 | 12 | 19 | 21 | 22 |
| 1 | 15 | 24 | 26 | 28 |
| 2 | 18 | 25 | 29 | 30 |

## Observations

"""
POOLS = """# Heatmap: Clarity by Additive and Number of Filters

- **X-axis:** Number of Filters (1, 2, 3, 4)
- **Y-axis:** Additive (none, clay, lime)

| Additive | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| none | 0 | 0 | 0 | 0 |
| clay | 9 | 6 | 4 | 1 |
| lime | 8 | 7 | 2 | 0 |

## Observations

"""
TOLD = (
    (EXAMS, "The most significant drop in the pass rate occurs between grades 8 and 9.", "supported"),
    (EXAMS, "The most significant drop in the pass rate occurs between grades 5 and 6.", "refuted"),
    (EXAMS, "For all schools, the steepest decline is from grade 8 to grade 9.", "supported"),
    (EXAMS, "For all schools, the steepest decline is from grade 6 to grade 7.", "refuted"),
    (EXAMS, "The sharpest fall is observed when moving from grade 8 to grade 9.", "supported"),
    (EXAMS, "The sharpest fall is observed when moving from grade 7 to grade 8.", "refuted"),
    (EXAMS, "The pass rate drops most sharply between grades 8 and 9.", "supported"),
    (EXAMS, "The pass rate drops most sharply between grades 6 and 7.", "refuted"),
    (EXAMS, "The largest decrease for Park happens between grades 8 and 9.", "supported"),
    (EXAMS, "The largest decrease for Park happens between grades 7 and 8.", "refuted"),
    (EXAMS, "The drop from grade 8 to grade 9 is larger than that from grade 5 to grade 6.", "supported"),
    (EXAMS, "The drop from grade 5 to grade 6 is larger than that from grade 8 to grade 9.", "refuted"),
    (
        EXAMS,
        "The decline is more pronounced from grade 8 to grade 9 than from grade 5 to grade 6.",
        "supported",
    ),
    (
        EXAMS,
        "The decline is more pronounced from grade 6 to grade 7 than from grade 8 to grade 9.",
        "refuted",
    ),
    (KILNS, "The largest gain occurs from 2 to 3 firings.", "refuted"),
    (KILNS, "The largest gain occurs between 3 and 4 firings.", "refuted"),
    (KILNS, "The largest drop occurs between 1 and 2 firings.", "refuted"),
    (KILNS, "Strength rises with the number of firings.", "supported"),
    (KILNS, "Strength falls with the number of firings.", "refuted"),
    (KILNS, "Strength generally increases as the number of glazes increases.", "supported"),
    (KILNS, "Strength generally decreases as the number of glazes increases.", "refuted"),
    (KILNS, "As the number of firings grows, strength increases.", "supported"),
    (KILNS, "As the number of firings grows, strength decreases.", "refuted"),
    (POOLS, "Clarity increases with the number of filters.", "refuted"),
    (POOLS, "Clarity generally rises as the number of filters increases.", "refuted"),
)
OPEN = (
    (EXAMS, "The second-largest drop occurs between grades 5 and 6."),
    (EXAMS, "The smallest drop occurs between grades 8 and 9."),
    (EXAMS, "The largest drop occurs between grades 5 and 8."),
    (EXAMS, "The largest drop in enrollment occurs between grades 5 and 6."),
    (EXAMS, "Perhaps the largest drop occurs between grades 5 and 6."),
    (EXAMS, "The largest drop occurs between Hill and Lake."),
    (POOLS, "The biggest decrease takes place between 1 and 2 filters."),
    (POOLS, "Clarity decreases with the number of filters."),
    (KILNS, "The gain from 1 to 2 firings is larger than the gain from 2 to 3 tiles."),
    (POOLS, "The drop from 1 to 2 is larger than the drop from 2 to 3."),
)


@pytest.mark.parametrize(("text", "sentence", "verdict"), TOLD)
def test_told(text: str, sentence: str, verdict: str) -> None:
    verdicts = said(f"{text}- {sentence}")
    assert verdict in verdicts
    assert verdict == "refuted" or "refuted" not in verdicts


@pytest.mark.parametrize(("text", "sentence"), OPEN)
def test_open(text: str, sentence: str) -> None:
    assert "refuted" not in said(f"{text}- {sentence}")

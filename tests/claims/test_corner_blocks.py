"""Blocks in a corner of the grid, by their size, their lines or what meets there."""

from __future__ import annotations

import pytest
from matrices import said

FROST = """# Heatmap: Nights of Frost by Valley and Month

| Valley | Jan | Feb | Mar | Apr |
|---|---|---|---|---|
| Ahr | 31 | 28 | 19 | 12 |
| Inn | 30 | 26 | 17 | 9 |
| Nahe | 22 | 18 | 8 | 3 |
| Saar | 21 | 15 | 6 | {last} |

## Findings

- {s}"""
SENTENCES = [
    "The four cells in the lower right corner all stay below 10.",
    "All four cells in the lower right corner are below 10.",
    "The four cells at the lower right (Nahe and Saar with Mar and Apr) do not exceed 9.",
    "The four cells in the lower right corner, formed by Nahe and Saar with Mar and Apr, all stay below 10.",
    "The 2x2 block in the lower right corner stays below 10.",
    "The lower right corner (Nahe and Saar with Mar and Apr) contains no value above 9.",
    "In the lower right quarter of the grid, all values are below 10.",
    "The block where Nahe and Saar meet Mar and Apr stays below 10.",
]
OPEN = [
    "Four cells in the upper left corner exceed 20.",
    "There are four cells in the lower right corner above 10.",
    "The four cells in the lower right corner are the mildest of all valleys above 900 m.",
    "Most cells in the lower right corner exceed 20.",
    "The four cells near the lower right corner exceed 20.",
    "The label at the lower right reads 40.",
    "The block of Nahe and Saar in Mar and Apr is the only one below 10 in the south.",
]


def verdicts(sentence: str, last: int) -> set[str]:
    return set(said(FROST.format(last=last, s=sentence)))


@pytest.mark.parametrize("sentence", SENTENCES)
def test_each_cell_of_the_block_counts(sentence: str) -> None:
    assert "supported" in verdicts(sentence, 2)
    assert "refuted" in verdicts(sentence, 11)


@pytest.mark.parametrize("sentence", OPEN)
def test_other_cells_are_not_taken_for_the_block(sentence: str) -> None:
    assert "refuted" not in verdicts(sentence, 2)

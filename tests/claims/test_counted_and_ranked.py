"""Cells that were counted in front, ranks in one word, labels in the singular, measures with a number of theirs."""

from __future__ import annotations

import pytest
from matrices import said

HEAD = """# Heatmap: Borrowed Media by Weekday
The heatmap shows log2 fold changes of loans against the week before.

- **X-axis (Weekday):** Monday, Tuesday, Friday
- **Y-axis (Medium):** Magazines, Board games, Atlases
- **Color scale:** -3 to 3

| | Monday | Tuesday | Friday |
|---|---|---|---|
| Magazines | 1.4 | 0.6 | 2.2 |
| Board games | -0.5 | 2.6 | 2.8 |
| Atlases | -1.1 | -0.7 | 0.3 |

## Observations

- {}"""
SENTENCES = [
    ("There are 9 cells in total, 3 of which are negative.", {"supported"}),
    ("There are 9 cells in total, 4 of which are negative.", {"refuted"}),
    ("There are 8 cells in total, 3 of which are negative.", {"undecidable"}),
    ("The second-ranked medium on Friday is Magazines.", {"supported"}),
    ("The third-ranked medium on Friday is Magazines.", {"refuted"}),
    ("The magazine row peaks at 2.2.", {"supported"}),
    ("The board game row peaks at 2.2.", {"refuted"}),
    ("Two cells exceed a log2 fold change of 2.5.", {"supported"}),
    ("Atlases never exceed a fold change of 0.5.", {"supported"}),
    ("Magazines never exceed a fold change of 2.", {"refuted"}),
]


@pytest.mark.parametrize(("sentence", "verdicts"), SENTENCES)
def test_counts_and_ranks(sentence: str, verdicts: set[str]) -> None:
    assert set(said(HEAD.format(sentence))) == verdicts

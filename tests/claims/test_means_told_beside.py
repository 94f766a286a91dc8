"""Means beside a range, means that are taken up, means over the best of a line."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

CALLS = """# Heatmap: Answered Calls (%) by Team and Day

The heatmap shows the share of answered calls; higher is better.

- **Rows (Team):** Amber, Basil, Cedar, Dune
- **Columns (Day):** Mon, Tue, Wed, Thu, Fri

| Team | Mon | Tue | Wed | Thu | Fri |
|---|---|---|---|---|---|
| Amber | 62 | 70 | 74 | 66 | 58 |
| Basil | 81 | 85 | 90 | 88 | 76 |
| Cedar | 44 | 52 | 57 | 49 | 43 |
| Dune | 93 | 91 | 96 | 89 | 71 |

## Observations

- {}
"""
TOLD = (
    ("Basil ranges from 76 to 90 and averages {}.", "84", "87"),
    ("The values of Cedar lie between 43 and 57, with a mean of {}.", "49", "53"),
    ("The values of Cedar lie between 43 and 57 (mean {}).", "49", "53"),
    ("Averaging {}, Cedar ranges from 43 to 57.", "49", "53"),
    ("The Amber values range from {} to 74 and average 66.", "58", "60"),
    ("Basil averages 84, while Amber stays at {}.", "66", "68"),
    ("Basil averages 84, but Cedar only {}.", "49", "46"),
    ("Basil has a mean of 84, compared with {} for Dune.", "88", "85"),
    ("Basil has a mean of 84; Dune has {}.", "88", "85"),
    ("The average of Basil is 84, Dune's is {}.", "88", "85"),
    ("Dune averages {} over its two best days.", "94.5", "91.5"),
    ("The two best days of Dune average {}.", "94.5", "91.5"),
    ("The three highest values of Cedar average {}.", "52.7", "54.7"),
    ("The two lowest values of Amber add up to {}.", "120", "124"),
)
OPEN = (
    "Basil averages 84, while Amber reaches 74.",
    "Basil averages 84, while Cedar peaks at 57.",
    "Basil averages 86 over its best four days, compared with 92 for Dune.",
    "On Wed, the teams average 79.3, while Dune is at 96.",
    "Cedar ranges from 43 to 57, below the mean of 72.",
    "Cedar ranges from 43 to 57, with an average gain of 3.",
    "The means of the teams range from 49 to 88.",
    "With a mean of 49, Cedar ranges from 43 to 57.",
    "Dune leads on Mon with 93 ahead of Basil (81).",
    "On average, Dune leads with 88 ahead of Basil (84).",
    "The best teams average 86.",
)


@pytest.mark.parametrize(("sentence", "right", "wrong"), TOLD)
def test_both_numbers_of_what_is_told(sentence: str, right: str, wrong: str) -> None:
    assert verdicts_at(CALLS, sentence.format(right)) & {"supported", "refuted"} == {"supported"}
    assert "refuted" in verdicts_at(CALLS, sentence.format(wrong))


@pytest.mark.parametrize("sentence", OPEN)
def test_what_else_may_be_told_is_not_refuted(sentence: str) -> None:
    assert "refuted" not in verdicts_at(CALLS, sentence)

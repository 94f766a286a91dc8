"""Exceptions that a verb tells in front of a statement, and levels of another time."""

import pytest

from tests.claims.matrices import verdicts_at

POOLS = """# Heatmap: Visitors of Four Pools

- **X-axis (Weekday):** Thu, Fri, Sat, Sun
- **Y-axis (Pool):** Harbor, Forest, Castle, Meadow
- **Color bar:** visitors per hour, from 0 to 120

| Pool | Thu | Fri | Sat | Sun |
|---|---|---|---|---|
| Harbor | 55 | 61 | 104 | 97 |
| Forest | 48 | 52 | 88 | 80 |
| Castle | 12 | 15 | 22 | 25 |
| Meadow | 41 | 47 | 73 | 66 |

### Observations

- {}
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "Leaving Castle out altogether, every value is at least 41.",
        "Once Castle is excluded, all values exceed 40.",
        "With Castle set aside, no pool drops below 41.",
        "If Castle is left out, all values exceed 40.",
        "On Sunday, every pool but Castle falls below its Saturday level.",
        "On Friday, every pool rises above its Thursday level.",
    ],
)
def test_true_statements_are_supported(sentence: str) -> None:
    assert verdicts_at(POOLS, sentence) == {"supported"}


@pytest.mark.parametrize(
    "sentence",
    [
        "Leaving Castle out altogether, every value is at least 45.",
        "Once Castle is excluded, all values exceed 42.",
        "With Castle set aside, no pool drops below 48.",
        "If Castle is left out, all values exceed 45.",
        "On Sunday, every pool falls below its Saturday level.",
    ],
)
def test_false_statements_are_refuted(sentence: str) -> None:
    assert "refuted" in verdicts_at(POOLS, sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "If Castle is closed, all pools exceed 45.",
        "When Castle puts out the flags, all values exceed 45.",
        "With Castle and two others set aside, all values exceed 60.",
        "On Sunday, every pool may fall below its Saturday level.",
    ],
)
def test_what_leaves_room_is_not_refuted(sentence: str) -> None:
    assert "refuted" not in verdicts_at(POOLS, sentence)

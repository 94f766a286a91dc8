"""What a description calls better: "higher is better", "lower values mean better results", "the lower the better"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.phrases import words
from heatparse.tokens import Token

_NAME = "better_ways"
_REACH = 6  # words from "higher" to "better"


def told_way(tokens: Sequence[Token]) -> str:
    """Which values are better: "high" or "low"; "" where it is not told, or told of both."""
    told = set(_ways([token[3] for token in tokens]))
    return told.pop() if len(told) == 1 else ""


def _ways(keys: Sequence[str]) -> Iterator[str]:
    high, low = words(_NAME, "high"), words(_NAME, "low")
    for at, key in enumerate(keys):
        if key in high or key in low:
            good = _is_good(keys[at + 1 : at + 1 + _REACH])
            if good is not None:
                yield "high" if (key in high) is good else "low"


def _is_good(keys: Sequence[str]) -> bool | None:
    """Whether what follows a level calls it better, or worse; None where it speaks of something else."""
    between = words(_NAME, "between") | words("names", "higher_is_better") | words("names", "lower_is_better")
    for at, key in enumerate(keys):
        if key in words(_NAME, "better") or key in words(_NAME, "worse"):
            return key in words(_NAME, "better") if at else None
        if key not in between:
            return None
    return None

"""Comparisons with those that were named before: "both of them", "A being ahead", "only A and B beat C"."""

from __future__ import annotations

import pytest
from matrices import said

BOATS = """# Heatmap: Ferry Passengers by Line and Weekday

| Line | Mon | Wed | Fri |
|---|---|---|---|
| Gull | 70 | 66 | 90 |
| Tern | 52 | 50 | 61 |
| Skua | 50 | 47 | 60 |
| Loon | 21 | 30 | 33 |

## Findings

- {}"""


def verdicts(sentence: str) -> list[str]:
    return said(BOATS.format(sentence), "comparison", "extremum")


@pytest.mark.parametrize(
    "sentence",
    [
        "Tern is never below Skua, and Loon is always below both of them.",
        "Tern and Skua lie close together, and Gull is above both every day.",
        "Tern and Skua differ by 3 at most, Tern always being the higher one.",
        "Tern and Skua are close, but Tern is always ahead.",
        "Tern and Skua are close; Tern leads on each weekday.",
        "Of Tern and Skua, Tern has more passengers every day.",
        "On each weekday Tern is surpassed only by Gull.",
        "Skua is beaten only by Gull and Tern on every weekday.",
        "Skua outdraws only Loon on each weekday.",
    ],
)
def test_what_holds(sentence: str) -> None:
    found = verdicts(sentence)
    assert "supported" in found
    assert "refuted" not in found


@pytest.mark.parametrize(
    "sentence",
    [
        "Tern is never below Skua, and Loon is always above both of them.",
        "Tern and Skua lie close together, and Gull is below both every day.",
        "Tern and Skua differ by 3 at most, Skua always being the higher one.",
        "Tern and Skua are close, but Skua is always ahead.",
        "Of Tern and Skua, Skua has more passengers every day.",
        "On each weekday Skua is surpassed only by Gull.",
        "Skua is beaten only by Tern on every weekday.",
        "Tern outdraws only Loon on each weekday.",
    ],
)
def test_what_does_not_hold(sentence: str) -> None:
    assert "refuted" in verdicts(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Only on Fri does Gull surpass Tern by this much.",
        "Tern and Skua are alike; Skua is higher in price every day.",
        "Tern and Gull rise, and Skua stays above them in price.",
        "Skua was surpassed only by Tern in growth.",
        "Tern and Skua are close, and Skua is higher on Fri than on Wed.",
    ],
)
def test_what_may_mean_something_else_is_not_refuted(sentence: str) -> None:
    assert "refuted" not in verdicts(sentence)

"""Comparisons whose sides stand in another order, behind an aside, or with two relations between them."""

from __future__ import annotations

import pytest
from matrices import said

HONEY = """# Heatmap: Honey Harvest by Apiary and Month (kg)

| Apiary | Apr | May | Jun | Jul |
|---|---|---|---|---|
| Hill | 40 | 52 | 61 | 58 |
| Lake | 31 | 44 | 61 | 49 |
| Moor | 22 | 30 | 41 | 35 |
| Wood | 12 | 19 | 25 | 21 |

## Findings

- {}"""


def verdicts(sentence: str) -> set[str]:
    return set(said(HONEY.format(sentence), "comparison", "extremum"))


@pytest.mark.parametrize(
    "sentence",
    [
        "Hill matches or outperforms Lake in every month.",
        "Lake is level with or below Hill in every month.",
        "Lake equals or surpasses Moor in all months.",
        "At no point does Moor overtake Lake.",
        "Not once does Wood surpass Moor.",
        "Not in a single month does Wood beat Moor.",
        "There was never a month in which Wood beat Moor.",
        "Month after month, Lake yields more than Moor.",
        "Comparing Lake with Moor, the former is always ahead.",
        "When Lake and Moor are compared, Lake is higher in every month.",
        "Between Lake and Moor, Lake is ahead in every month.",
        "Wood is below both of its neighbors, Lake and Moor, in every month.",
        "Moor is lower than either Hill or Lake in every month.",
        "Hill yields more than Moor does in every month.",
        "Hill outdraws Moor in every month.",
        "Wood is outproduced by Moor in every month.",
        "Wood is no match for Moor in any month.",
        "Wood is by no means ahead of Moor.",
        "Hill and Lake both surpass the remaining apiaries in every month.",
        "Moor, which has poor soils around it, never overtakes Lake.",
        "Moor, the newcomer of the group, is behind Lake in every month.",
    ],
)
def test_what_holds_is_supported(sentence: str) -> None:
    assert verdicts(sentence) == {"supported"}


@pytest.mark.parametrize(
    "sentence",
    [
        "Moor matches or outperforms Lake in every month.",
        "Lake is level with or below Moor in every month.",
        "Moor equals or surpasses Lake in all months.",
        "At no point does Lake overtake Moor.",
        "Not once does Moor surpass Wood.",
        "Not in a single month does Lake beat Moor.",
        "There was never a month in which Lake beat Moor.",
        "Month after month, Moor yields more than Lake.",
        "Comparing Lake with Moor, the latter is always ahead.",
        "When Lake and Moor are compared, Moor is higher in every month.",
        "Between Lake and Moor, Moor is ahead in every month.",
        "Lake is below both of its neighbors, Hill and Moor, in every month.",
        "Lake is lower than either Hill or Moor in every month.",
        "Moor yields more than Hill does in every month.",
        "Moor outdraws Hill in every month.",
        "Lake is outproduced by Moor in every month.",
        "Lake is no match for Moor in any month.",
        "Lake is by no means ahead of Moor.",
        "Lake, which has poor soils around it, never overtakes Moor.",
        "Lake, the newcomer of the group, is behind Moor in every month.",
    ],
)
def test_what_does_not_hold_is_refuted(sentence: str) -> None:
    assert "refuted" in verdicts(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Hill, corrected for rainfall, is behind Lake in every month.",
        "Hill, the old hives excluded, is behind Lake in every month.",
        "Hill, the weak hives aside, is behind Lake in every month.",
        "Hill, at equal temperatures, is behind Lake in every month.",
        "Hill (per hive) is behind Lake in every month.",
        "Comparing growth, Hill is behind Lake in every month.",
        "Comparing only the old hives, Hill is behind Lake in every month.",
        "At no point does growth at Hill surpass growth at Lake.",
        "Between April and May, growth at Hill is behind growth at Lake.",
        "Hill matches or stays behind Lake in quality.",
        "Year after year, Lake yields more than Hill.",
    ],
)
def test_what_may_mean_something_else_is_not_refuted(sentence: str) -> None:
    assert "refuted" not in verdicts(sentence)

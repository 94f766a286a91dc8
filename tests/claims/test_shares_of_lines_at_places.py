"""Shares that some values of a line have of its sum, and spreads that are told of several places."""

import pytest

import heatparse

FIGURE = (
    "# Heatmap: Boats at Three Locks\n\n- **X-axis (Month):** Mar, Apr, May, Jun, Jul\n"
    "- **Y-axis (Lock):** Upper, Middle, Lower\n\n## Data\n\n"
    "| Lock | Mar | Apr | May | Jun | Jul |\n|---|---|---|---|---|---|\n"
    "| Upper | 10 | 20 | 30 | 40 | 100 |\n| Middle | 15 | 50 | 35 | 90 | 110 |\n"
    "| Lower | 40 | 45 | 60 | 45 | 130 |\n\n## Observations\n\n"
)


def refuted(line: str) -> list[str]:
    report = heatparse.check(f"{FIGURE}- {line}\n")
    return [claim.kind for claim in report.claims if claim.verdict == "refuted"]


@pytest.mark.parametrize("line", [
    "About 85% of Upper's total falls in the three months from May to July.",
    "85% of Upper's total falls in the three months from May to July.",
    "May to July bring 85% of Upper's total.", "The two months from June to July make up 70% of Upper's total.",
    "Of Upper's total, 85% falls between May and July.", "Roughly 67% of Middle's total falls from June to July.",
])  # fmt: skip
def test_some_months_have_such_a_share(line):
    assert refuted(line) == []


@pytest.mark.parametrize("line", [
    "About 75% of Upper's total falls in the three months from May to July.",
    "About 70% of Lower's total falls in the two months from May to June.",
    "60% of Middle's total falls in the two months from June to July.",
])  # fmt: skip
def test_some_months_have_another_share(line):
    assert refuted(line) == ["aggregate"]


@pytest.mark.parametrize("line", [
    "The spread between the busiest and the quietest lock is 30 both in March and in May.",
    "The spread between best and worst lock is 30 in March and in April.",
    "The gap between the best and the worst lock is the same in March and in July (30).",
    "At both March and July, the spread between best and worst lock is 30.",
    "The spread between best and worst lock is 30 both in Mar and in Apr, 50 in Jun and 30 in Jul.",
])  # fmt: skip
def test_a_spread_is_the_same_at_several_places(line):
    assert refuted(line) == []


@pytest.mark.parametrize("line", [
    "The spread between best and worst lock is 25 both in March and in May.",
    "The spread between best and worst lock is 40 in June.",
    "The spread between best and worst lock is 45 both in April and in July.",
])  # fmt: skip
def test_a_spread_is_another_one(line):
    assert refuted(line) == ["difference"]

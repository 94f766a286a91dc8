"""Places, subjects and owners that stand in front of a clause, and what words tell beside values."""

import pytest
from matrices import described, verdicts_at

import heatparse

FIGURE = (
    "# Heatmap: Error of Forecasts\n\nErrors in percent; lower is better.\n\n"
    "- **X-axis (Horizon):** 1 d, 2 d, 4 d, 8 d\n- **Y-axis (Method):** Drift, Holt, Theta, Loess first, Loess last\n\n"
    "## Data\n\n| Method | 1 d | 2 d | 4 d | 8 d |\n|---|---|---|---|---|\n"
    "| Drift | 5.0 | 8.0 | 9.0 | 6.0 |\n| Holt | 3.0 | 5.0 | 7.0 | 8.0 |\n| Theta | 6.0 | 6.5 | 7.5 | 7.0 |\n"
    "| Loess first | 2.0 | 3.0 | 4.0 | 5.0 |\n| Loess last | 4.0 | 4.5 | 5.0 | 9.5 |\n\n## Observations\n\n"
)


def refuted(line: str) -> list[str]:
    report = heatparse.check(f"{FIGURE}- {line}\n")
    return [claim.kind for claim in report.claims if claim.verdict == "refuted"]


@pytest.mark.parametrize("line", [
    "**Drift:** At 1 d, it is worse than Holt, and worse than all other methods but Theta.",
    "Drift is worst except at 1 d and 8 d; there it is fourth.",
    "Under 3 at 1 d there is nobody but Loess first; over 5 there is one, Theta.",
    "Drift has two peaks, one of 9 at 4 d, the other of 8 at 2 d.",
    "Drift has two lows: one at 1 d (5.0), another at 8 d (6.0).",
    "**Drift and Loess first:** Drift is erratic. Loess first is the best. Its 2.0 at 1 d is the lowest.",
    "**Holt.** The first Loess method is the best. Its 5.0 at 8 d is the lowest value there.",
    "At 2 d, one row below its 5.0, Theta has 6.5.", "The first doubling costs Drift most (3.0), the last one 0.5.",
    "Theta's warm start is not dry.",
])  # fmt: skip
def test_what_is_told_in_front_holds(line):
    assert refuted(line) == []


@pytest.mark.parametrize(("line", "kind"), [
    ("Drift is worse than all other methods at 8 d.", "comparison"), ("Drift is fifth at 1 d.", "ranking"),
    ("**Drift:** Its lowest value is 2.0 at 1 d.", "extremum"),
    ("The highest value of Drift is 8.0 at 2 d.", "extremum"),
    ("Two methods are over 5.0 at 1 d.", "count"),
])  # fmt: skip
def test_what_is_told_in_full_is_refuted(line, kind):
    assert kind in refuted(line)


ORDERS = described(
    "Heatmap: Orders", ("Product", "Time slot"), ["Tea", "Cake", "Soup"], ["08–10 h", "10–12 h", "12–14 h", "14–16 h"],
    [64, 41, 38, 27], [12, 20, 49, 71], [5, 9, 30, 33],
)  # fmt: skip


@pytest.mark.parametrize("front", ["From 12 h on", "After 12 h", "Before 12 h"])
def test_places_that_begin_at_a_number_are_not_the_whole_figure(front):
    assert "refuted" not in verdicts_at(ORDERS, f"{front}, Cake is the most ordered product.")


def test_without_a_place_in_front_it_is_the_whole_figure():
    assert "refuted" in verdicts_at(ORDERS, "In every column, Cake has the highest value.")

"""How large the lead of a panel over another is at most, extremes that are only compared, and cells told by size."""

import pytest

import heatparse

FIGURE = (
    "# Heatmaps: Pumps\n\nTwo heatmaps, Old and New. X-axis (Load): 10, 20, 30, 40, 50. Y-axis (Stage): 2, 4, 8\n\n"
    "**Panel 1: Old**\n\n| Stage | 10 | 20 | 30 | 40 | 50 |\n|---|---|---|---|---|---|\n"
    "| 2 | 31 | 34 | 36 | 39 | 40 |\n"
    "| 4 | 33 | 37 | 41 | 44 | 48 |\n| 8 | 35 | 38 | 43 | 46 | 49 |\n\n"
    "**Panel 2: New**\n\n| Stage | 10 | 20 | 30 | 40 | 50 |\n|---|---|---|---|---|---|\n"
    "| 2 | 36 | 41 | 47 | 51 | 58 |\n"
    "| 4 | 40 | 46 | 52 | 54 | 60 |\n| 8 | 41 | 49 | 53 | 60 | 61 |\n\n## Observations\n\n"
)


def found(line: str) -> list[str]:
    return [finding.rule for finding in heatparse.check(f"{FIGURE}- {line}\n").findings]


@pytest.mark.parametrize("line", [
    "New's lead over Old is 18 at most (stage 2, load 50) and 5 at least (stage 2, load 10).",
    "New's lead over Old is at most 18 (stage 2, load 50) and at least 5 (stage 2, load 10).",
    "New's lead over Old is 18 at most and 5 at least.", "New's lead over Old is at least 5.",
    "The best Old cell falls short of the New value at load 40 in all three rows.",
    "Only three cells are below 35, namely 2 × 10, 2 × 20 and 4 × 10 of Old.", "The cell 8 × 50 reaches 61 in New.",
    "Values are smoothed with a window of 2 stages.", "A stride of 4 loads was used.",
])  # fmt: skip
def test_true_statements_of_two_panels(line):
    assert found(line) == []


@pytest.mark.parametrize(("line", "rule"), [
    ("Each panel is a 4 × 6 grid.", "axis-count-mismatch"), ("The heatmaps show 4 stages.", "axis-count-mismatch"),
    ("New's lead over Old is 12 at stage 2 and load 50.", "difference-mismatch"),
    ("The best cell of all is 49 in Old.", "extremum-mismatch"),
])  # fmt: skip
def test_false_statements_of_two_panels(line, rule):
    assert found(line) == [rule]

"""What is told again of the color scale, of the colors of cells, and of where the panels stand."""

from __future__ import annotations

import pytest

import heatparse

SHARES = """## Heatmap: Share of Tokens
### Components/Axes
* **X-axis (Expert):** E0, E1, E2
* **Y-axis (Domain):** Code, Math
* **Color scale:** Share in percent, 0 (white) to 50 (dark green)
### Data
| | E0 | E1 | E2 |
|---|---|---|---|
| Code | 12 | 33 | 48 |
| Math | 22 | 30 | 5 |
### Observations
"""
YEARS = """## Heatmaps: Rain in Two Years
### Overview
Two heatmaps stand side by side.
### Components/Axes
* **X-axis (Month):** Jan, May
* **Y-axis (City):** Oslo, Cork
{shared}
### Data
**1995 (left heatmap)**
{left}
| | Jan | May |
|---|---|---|
| Oslo | 49 | 53 |
| Cork | 131 | 82 |

**2020 (right heatmap)**
{right}
| | Jan | May |
|---|---|---|
| Oslo | 57 | 60 |
| Cork | 140 | 75 |
### Observations
"""
ONE = YEARS.format(shared="* **Shared color bar:** 0 (beige) to 300 (dark blue)", left="", right="")
TWO = YEARS.format(shared="", left="* Color bar: 0 to 200", right="* Color bar: 0 to 300")
VISITS = """## Heatmap: Visits
### Components/Axes
* **X-axis (Time):** 00-06, 06-12, 12-18
* **Y-axis (Weekday):** Mon, Sat, Sun
* **Legend:**
  * white: 0-100
  * light green: 100-200
  * dark green: 200-300
### Data
| | 00-06 | 06-12 | 12-18 |
|---|---|---|---|
| Mon | 20 | 150 | 250 |
| Sat | 80 | 170 | {sat} |
| Sun | 10 | 40 | 280 |
### Observations
"""


def verdicts(head: str, sentence: str) -> set[str]:
    last = head.count("\n") + 1
    report = heatparse.check(f"{head}* {sentence}\n")
    assert all(finding.span.line == last or "color" in finding.rule for finding in report.findings)
    return {claim.verdict for claim in report.claims if claim.span.line == last}


@pytest.mark.parametrize("sentence", [
    "The color bar runs from 0 at the bottom to {} at the top, with a mark every 10.",
    "The colorbar stands on the right and spans 0 at its foot to {} at its head.",
    "The color bar on the right goes from 0 to {}.", "The color bar, placed below the grid, covers 0 to {}.",
    "Since the color bar ends at {}, no cell is clipped.", "The legend has its maximum at {}.",
    "The color bar begins with 0 at the bottom and ends with {} at the top.",
])  # fmt: skip
def test_the_ends_of_the_scale_with_their_places(sentence: str) -> None:
    assert "supported" in verdicts(SHARES, sentence.format(50))
    assert "refuted" in verdicts(SHARES, sentence.format(40))


@pytest.mark.parametrize("sentence", [
    "The color bar has ticks from 0 to 40 in steps of 10.", "The color bar is labeled from 10 to 40.",
    "The green part of the color bar runs from 25 to 50.", "Most of the color bar from 0 to 40 is used.",
])  # fmt: skip
def test_a_part_of_the_scale_is_no_other_scale(sentence: str) -> None:
    assert "refuted" not in verdicts(SHARES, sentence)


@pytest.mark.parametrize("sentence", [
    "Each panel comes with its own color bar.", "The two color bars of the figure differ.",
    "Every heatmap has a separate legend.", "The panels use different color scales.",
])  # fmt: skip
def test_scales_of_their_own(sentence: str) -> None:
    assert verdicts(ONE, sentence) == {"refuted"}
    assert "supported" in verdicts(TWO, sentence)


@pytest.mark.parametrize("sentence", [
    "Both color bars have the same range.", "The two panels share one color scale.",
    "Since both color bars have the same range, equal colors mean equal amounts.",
])  # fmt: skip
def test_one_scale_for_all(sentence: str) -> None:
    assert "refuted" in verdicts(TWO, sentence)
    assert "refuted" not in verdicts(ONE, sentence)


@pytest.mark.parametrize(("sentence", "expected"), [
    ("The 1995 panel sits above the 2020 panel.", {"refuted"}),
    ("The 2020 heatmap is below the 1995 heatmap.", {"refuted"}),
    ("The 1995 panel sits to the left of the 2020 panel.", {"supported"}),
    ("The 2020 heatmap is to the left of the 1995 heatmap.", {"undecidable"}),
    ("The figure contains three heatmaps.", {"refuted"}),
])  # fmt: skip
def test_where_the_panels_stand(sentence: str, expected: set[str]) -> None:
    assert verdicts(ONE, sentence) == expected


def test_values_that_lie_above_others_are_no_places() -> None:
    report = heatparse.check(
        f"{ONE}* The values of the 2020 heatmap lie above those of the 1995 heatmap on Oslo.\n"
    )
    assert not report.findings
    assert "layout" not in {claim.kind for claim in report.claims[-1:]}


def test_cells_listed_with_their_colors() -> None:
    head = VISITS.format(sat=290)
    told = "The tile for Sun 00-06 is white, the one for Mon 06-12 light green, and the one for Sat 12-18 {}."
    assert verdicts(head, told.format("dark green")) == {"supported"}
    assert verdicts(head, told.format("light green")) == {"supported", "refuted"}
    assert "refuted" in verdicts(head, "Columns 06-12 and 12-18 are dark green from top to bottom.")


@pytest.mark.parametrize(
    ("number", "verdict"), [("A single value", "supported"), ("Three values", "refuted")]
)
def test_how_many_values_exceed_the_scale(number: str, verdict: str) -> None:
    report = heatparse.check(
        f"{VISITS.format(sat=310)}* {number}, Sat at 12-18, exceeds the range of the color key.\n"
    )
    assert verdict in {claim.verdict for claim in report.claims}


@pytest.mark.parametrize("sentence", [
    "The colors of all listed cells match the legend ranges given above.",
    "All cell colors align with the legend bands.",
])  # fmt: skip
def test_the_colors_of_all_cells(sentence: str) -> None:
    assert "refuted" in verdicts(VISITS.format(sat="190 (dark green)"), sentence)
    assert "supported" in verdicts(VISITS.format(sat="290 (dark green)"), sentence)

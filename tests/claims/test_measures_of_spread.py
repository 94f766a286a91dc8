"""What the cells hold: uncertainties, wrong answers, percentages and averages; and what a heading groups."""

from __future__ import annotations

import pytest

import heatparse

UNCERTAIN = """# Heatmap: Uncertainty by Gauge

- X-axis (Verdict): accepted, rejected
- Y-axis (Gauge): Anvil, Bellows, Crank
- Color bar: 2 to 5

| Gauge | accepted | rejected |
|---|---|---|
| Anvil | 3.4 | 3.9 |
| Bellows | 3.7 | 2.6 |
| Crank | 3.2 | 3.5 |

### Observations

{statement}
"""
MARGINS = """# Heatmap: Yield by Plot

- X-axis (Crop): Rye, Oat
- Y-axis (Plot): North, South
- Color bar: 50 to 100

| Plot | Rye | Oat |
|---|---|---|
| North | 91 ± 2 | 64 ± 3 |
| South | 78 ± 9 | 76 ± 8 |

### Observations

{statement}
"""
WRONG = """# Heatmap: Share of Incorrect Answers by Quiz

- X-axis (Quiz): Maths, Music, Maps
- Y-axis (Class): Blue, Green
- Color bar: 0 to 1

| Class | Maths | Music | Maps |
|---|---|---|---|
| Blue | 0.31 | 0.15 | 0.22 |
| Green | 0.25 | 0.18 | 0.29 |

### Observations

{statement}
"""
PERCENT = """# Heatmap: Average Turnout

- X-axis (Vote): local, national
- Y-axis (Ward): Quay, Mill, Park
- Color bar: 0% to 100%

| Ward | local | national |
|---|---|---|
| Quay | 44% | 61% |
| Mill | 39% | 72% |
| Park | 47% | 58% |

### Observations

{statement}
"""
HEADED = """# Heatmap: Wins of Teams

- X-axis (Ground): Home, Away, Cup
- Y-axis (Side): First team, Reserves
- Color bar: 0% to 100%

| Side | Home | Away | Cup |
|---|---|---|---|
| First team | 71% | 64% | 66% |
| Reserves | 62% | 67% | 50% |

### Observations

**2. Group: "Reserves"**
{statement}
"""
MAPS = (
    WRONG.replace("Incorrect Answers", "Votes")
    .replace("Blue, Green", "Blue, Red, Green")
    .replace("| Green |", "| Red | 0.14 | 0.12 | 0.11 |\n| Green |")
)
SAID = (
    (MAPS, "Blue and Green have the lowest values in Maths.", "refuted"),
    (PERCENT, "**local:** Lowest turnout: Quay (44%).", "refuted"),
    (UNCERTAIN, "Bellows has the lowest uncertainty for rejected (2.6).", "supported"),
    (UNCERTAIN, "Crank has the lowest uncertainty for rejected (3.5).", "refuted"),
    (UNCERTAIN, "Anvil has higher uncertainty for rejected than Crank.", "supported"),
    (UNCERTAIN, "Anvil and Crank are higher for rejected than for accepted (e.g., Anvil: 3.9 vs. 3.4).", "supported"),
    (UNCERTAIN, "Bellows has the highest uncertainty for rejected.", "refuted"),
    (WRONG, "Blue has the highest share in Maths.", "supported"),
    (WRONG, "Green has the highest value in Maths.", "refuted"),
    (WRONG, "Blue struggles most with Maths.", "supported"),
    (PERCENT, "Mill has the highest percentage of national turnout.", "supported"),
    (PERCENT, "Park has the highest percentage of national turnout.", "refuted"),
    (PERCENT, "Park has the highest average turnout for local.", "supported"),
    (PERCENT, "Quay has the highest average turnout for local.", "refuted"),
    (PERCENT, "In national, Mill is the highest, followed by Quay, and Park has the lowest.", "supported"),
    (HEADED, "* **Away:** reaches 67%. This is the highest value in this group.", "supported"),
    (HEADED, "* **Home:** reaches 62%. This is the highest value in this group.", "refuted"),
    (MARGINS, "North and South are best in Rye (78–91) and Oat (64–76).", "supported"),
    (MARGINS, "North and South are best in Rye (82–91).", "refuted"),
)  # fmt: skip
TEMPTING = (
    (MARGINS, "South shows the highest variability, with deviations up to ±9."),
    (MARGINS, "North has the lowest variability."),
    (HEADED, "* **Home:** reaches 62%. This is the highest value in that subgroup of grounds."),
    (UNCERTAIN, "Rejected is higher than accepted (e.g., Anvil: 3.9 vs. 3.4)."),
    (PERCENT, "**local:** Lowest turnout: Quay (44%), Mill (39%)."),  # in no order
    (MAPS, "Blue and Green have the lowest values in Music."),  # each of its own
)


def findings(text: str, statement: str) -> tuple[set[str], list[str]]:
    report = heatparse.check(text.format(statement=statement))
    line = text.split("{statement}")[0].count("\n") + 1
    verdicts = {claim.verdict for claim in report.claims if claim.span.line == line}
    return verdicts, [finding.message for finding in report.findings if finding.span.line == line]


@pytest.mark.parametrize(("text", "statement", "verdict"), SAID)
def test_what_is_measured_is_what_is_judged(text: str, statement: str, verdict: str) -> None:
    verdicts, found = findings(text, statement)
    assert verdict in verdicts
    assert bool(found) is (verdict == "refuted")


@pytest.mark.parametrize(("text", "statement"), TEMPTING)
def test_what_may_be_meant_otherwise_is_not_refuted(text: str, statement: str) -> None:
    assert not findings(text, statement)[1]

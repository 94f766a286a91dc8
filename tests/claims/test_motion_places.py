"""Where a motion goes, in other words than "to A": "there", "only until A", "lower at B", "to 9, 8 and 5"."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """# Heatmap: Visitors of Gardens

- **X-axis (Month)**: Apr, May, Jun, Jul
- **Y-axis (Garden)**: Abbey, Castle, Fen, Mill
- **Color bar (Visitors in thousands)**: 0 to 140

| Garden | Apr | May | Jun | Jul |
|---|---|---|---|---|
| Abbey | 120 | 95 | 88 | 61 |
| Castle | 64 | 70 | 133 | 58 |
| Fen | 47 | 39 | 52 | 66 |
| Mill | 30 | 30 | 30 | 18 |

### Observations

{statement}
"""
SAID = (
    ("Abbey then slides to 95, 88 and 61.", "supported"),
    ("Abbey then slides to 95, 82 and 61.", "refuted"),
    ("Castle climbs only until Jun.", "supported"),
    ("Castle climbs until Jun and is lower in Jul.", "supported"),
    ("Castle climbs until May and is lower in Jun.", "refuted"),
    ("From Apr to Jun, Castle goes up from month to month, before it drops in Jul.", "supported"),
    ("From Apr to Jun, Fen goes up from month to month, before it drops in Jul.", "refuted"),
    ("Mill stays at 30 from Apr to Jun.", "supported"),
    ("Mill stays at 30 from Apr to Jul.", "refuted"),
    ("Castle jumps in Jun and falls from then on.", "supported"),
    ("Fen edges down in May before climbing to 66 in Jul.", "supported"),
)
TEMPTING = (
    "Rain is frequent in the hills. Castle and Mill fall there.",
    "In Jul the paths are closed. Fen rises there.",
    "Each garden has one visitor fewer than the one before.",
    "Castle falls only in Jul.",
    "Castle is lower in Jul than in Jun.",
    "Abbey slides to rank 3, 2 and 1.",
    "Mill stays at 30 or so from Apr to Jun.",
)
SIGNED = """# Heatmap: Drift of Sensors

- X-axis (Week): 1, 2, 3, 4
- Y-axis (Sensor): North, South
- Color scale (Drift): -1 to 1

| Sensor | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| North | -0.1 | -0.3 | -0.4 | -0.7 |
| South | 0.2 | 0.4 | 0.5 | 0.9 |

### Observations

{statement}
"""
SUNK = (
    ("North moves further below zero with each week.", "supported"),
    ("South moves further below zero with each week.", "refuted"),
    ("North slips deeper into the negative from week to week.", "supported"),
    ("South goes further above zero every week.", "supported"),
    ("North goes further above zero every week.", "refuted"),
)


def verdicts(text: str, statement: str) -> list[str]:
    """The verdicts on the claims of a statement."""
    report = heatparse.check(text.format(statement=statement))
    line = text[: text.index("{statement}")].count("\n") + 1
    return [claim.verdict for claim in report.claims if claim.span.line == line]


@pytest.mark.parametrize(("statement", "verdict"), SAID)
def test_places_in_other_words(statement: str, verdict: str) -> None:
    assert verdict in verdicts(TEXT, statement)
    assert verdict == "refuted" or "refuted" not in verdicts(TEXT, statement)


@pytest.mark.parametrize(("statement", "verdict"), SUNK)
def test_courses_beyond_zero(statement: str, verdict: str) -> None:
    assert verdict in verdicts(SIGNED, statement)
    assert verdict == "refuted" or "refuted" not in verdicts(SIGNED, statement)


@pytest.mark.parametrize("statement", TEMPTING)
def test_what_only_looks_like_it_is_not_refuted(statement: str) -> None:
    assert "refuted" not in verdicts(TEXT, statement)

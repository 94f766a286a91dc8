"""Statements about the lines that are left of an axis, and about a subject that the clause in front names."""

from __future__ import annotations

import pytest

import heatparse

YIELD = """# Heatmap: Yield by Ripening Days and Regime

- X-axis: Ripening days (3, 6, 9, 12, 15)
- Y-axis: Regime (Dry, Damp, Wet, Flooded)

| Regime | 3 | 6 | 9 | 12 | 15 |
|---|---|---|---|---|---|
| Dry | 1.0 | 1.4 | 1.9 | 2.3 | 2.6 |
| Damp | 1.5 | 1.9 | 2.6 | 3.1 | 2.9 |
| Wet | 2.0 | 2.6 | 3.4 | 3.3 | 3.7 |
| Flooded | 1.2 | 1.1 | 0.9 | 0.7 | 0.4 |

## Observations

"""
KILNS = """# Heatmaps: Heat of Two Kilns

- X-axis of both: Day
- Y-axis of both: Shelf

## Old kiln

| Shelf | Mon | Tue | Wed | Thu |
|---|---|---|---|---|
| Top | 41 | 45 | 52 | 61 |
| Middle | 43 | 47 | 50 | 55 |
| Bottom | 44 | 46 | 49 | 52 |

## New kiln

| Shelf | Mon | Tue | Wed | Thu |
|---|---|---|---|---|
| Top | 46 | 48 | 48 | 57 |
| Middle | 47 | 49 | 47 | 51 |
| Bottom | 48 | 51 | 46 | 53 |

## Observations

"""
# The statement about the other lines is the last one of its sentence.
OTHERS = (
    ("Flooded stays below 1.3, and the other three regimes stay above 0.9.", "supported"),
    ("Flooded stays below 1.3, and the other three regimes stay above 1.2.", "refuted"),
    ("At 3 days, Flooded is ahead of Dry; in the other four columns, Flooded is behind Dry.", "supported"),
    ("At 6 days, Flooded is behind Dry; in the other four columns, Flooded is behind Dry.", "refuted"),
    ("Flooded declines from 3 to 15 days, the other three regimes rise from 3 to 15 days.", "supported"),
    ("Flooded declines from 3 to 15 days, the other three regimes rise from 12 to 15 days.", "refuted"),
    ("Flooded peaks at 3 days, the other three regimes peak at 15 days.", "refuted"),
    ("Dry and Damp stay below 3.2; the remaining two regimes stay below 3.8.", "supported"),
    ("Dry and Damp stay below 3.2; the remaining two regimes stay below 3.6.", "refuted"),
    # nobody knows which ones
    ("At 6 days, Flooded is behind Dry; in the other three columns, Flooded is behind Dry.", "undecidable"),
)
AHEAD = "On Mon and Tue the new kiln is the hotter one on each shelf"
SUBJECTS = (
    (f"{AHEAD}; on Wed it is the cooler one on each shelf.", "supported"),
    (f"{AHEAD}; on Thu it is the cooler one on each shelf.", "refuted"),
    (f"{AHEAD}; on the other two days it is the cooler one on each shelf.", "refuted"),
)


def last_verdict(description: str) -> str:
    """The verdict of what the last line says last."""
    line = description.count("\n") + 1
    found = [claim for claim in heatparse.check(description).claims if claim.span.line == line]
    told = description.splitlines()[-1].count(";") + description.splitlines()[-1].count(", and") + 1
    return found[-1].verdict if len(found) >= min(told, 2) else "undecidable"


@pytest.mark.parametrize(("sentence", "verdict"), OTHERS)
def test_other_lines(sentence: str, verdict: str) -> None:
    assert last_verdict(f"{YIELD}- {sentence}") == verdict


@pytest.mark.parametrize(("sentence", "verdict"), SUBJECTS)
def test_same_subject(sentence: str, verdict: str) -> None:
    assert last_verdict(f"{KILNS}- {sentence}") == verdict


@pytest.mark.parametrize("verb", ["is", "stays"])
def test_throughout_a_profile(verb: str) -> None:
    """What holds throughout is refuted by one place, and no mean bears it out."""
    assert last_verdict(f"{KILNS}- On Mon, the new kiln {verb} hotter throughout the profile.") == "supported"
    assert last_verdict(f"{KILNS}- On Thu, the new kiln {verb} cooler throughout the profile.") == "refuted"
    assert last_verdict(f"{KILNS}- On Thu, the new kiln {verb} cooler throughout the shift.") == "undecidable"

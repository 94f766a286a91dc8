"""What lies beyond an end of the color scale, and what a subordinate clause tells of its ends."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """# Heatmap: Noise by Site and Hour
- **X-axis (Hour)**: dawn, noon, dusk
- **Y-axis (Site)**: Harbor, Market, School
- **Color bar**: Noise level (dB), from 30 (white) to 80 (dark red)

| Site | dawn | noon | dusk |
|---|---|---|---|
| Harbor | 62 | 71 | 88 |
| Market | 47 | 72 | 77 |
| School | 38 | 74 | 66 |

### Observations
"""
SAID = (
    ("The value of 88 lies beyond the upper end of the scale.", "supported"),
    ("The value of 77 lies beyond the upper end of the scale.", "refuted"),
    ("Harbor at dusk exceeds the range of the color bar.", "supported"),
    ("Market at dusk exceeds the range of the color bar.", "refuted"),
    ("The minimum of 38 is below the lower end of the color bar.", "refuted"),
    ("One value lies above the upper end of the color bar.", "supported"),
    ("Two values lie above the upper end of the color bar.", "refuted"),
    ("No value is above the maximum of the scale.", "refuted"),
    ("No cell lies below the lower end of the color bar.", "supported"),
    ("The sum of 200 exceeds the range of the color bar.", "open"),
    ("A value of 95 would exceed the range of the color bar.", "open"),
    ("Every value can be read off the color bar without extrapolation.", "refuted"),
    ("All measured levels fit into the scale from 30 to 80 dB, so no sensor is saturated.", "refuted"),
    ("Because the color bar starts at 0, the pale cells are clearly distinct.", "refuted"),
    ("Because the color bar starts at 30, the pale cells are clearly distinct.", "supported"),
)


@pytest.fixture(scope="module")
def verdicts() -> dict[str, str]:
    text = TEXT + "".join(f"- {said}\n" for said, _ in SAID)
    lines = text.split("\n")
    found: dict[str, str] = {}
    for claim in heatparse.check(text).claims:
        said = lines[claim.span.line - 1].removeprefix("- ")
        if claim.kind == "legend" and claim.verdict != "undecidable":
            assert found.setdefault(said, claim.verdict) == claim.verdict
    return found


@pytest.mark.parametrize(("said", "verdict"), SAID)
def test_values_and_the_ends_of_the_scale(verdicts: dict[str, str], said: str, verdict: str) -> None:
    assert verdicts.get(said, "open") == verdict

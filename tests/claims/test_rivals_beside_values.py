"""Values behind a comparison with another line, extremes beside one, and places along the line of a lead."""

from __future__ import annotations

import pytest

import heatparse

LAMPS = """# Heatmap: Growth under Lamps

- **X-axis (Lamp):** red bulb, blue bulb, cold tube
- **Y-axis (Bed):** A, B, C

| | red bulb | blue bulb | cold tube |
|---|---|---|---|
| A | 0.14 | 0.12 | 0.18 |
| B | 0.15 | 0.12 | 0.18 |
| C | 0.17 | 0.13 | 0.18 |

## Observations
- {}
"""
BANDS = """# Heatmap: Growth under Lamps

- **X-axis (Lamp):** red bulb, blue bulb, cold tube
- **Y-axis (Bed):** 1, 2, 3, 4, 5, 6

## Data
- **red bulb:** ~0.15 in beds 1-3, ~0.18 in beds 4-6.
- {}
"""
DEPTHS = """# Heatmap: Salt by Depth

- **X-axis:** "depth", 0 to 8 in steps of 2
- **Y-axis:** "Site", 1 to 3

- {}

| Site | Depth 0 | Depth 2 | Depth 4 | Depth 6 | Depth 8 |
|---|---|---|---|---|---|
| 1 | 0.0 | 0.0 | 0.1 | 0.7 | 0.8 |
| 2 | 0.0 | 0.0 | 0.1 | 0.5 | 0.6 |
| 3 | 0.0 | 0.0 | 0.0 | 0.1 | 0.1 |
"""
SETS = """# Heatmap: Taste Transfer

- **X-axis (Trained):** tea, coffee, milk
- **Y-axis (Tasted):** tea, coffee, juice

| | tea | coffee | milk |
|---|---|---|---|
| tea | 0.80 | 0.90 | 0.95 |
| coffee | 0.30 | 0.97 | 0.98 |
| juice | 0.20 | 0.40 | 0.60 |

## Observations
- {}
"""


def _verdicts(figure: str, sentence: str, kind: str) -> list[str]:
    report = heatparse.check(figure.format(sentence))
    return [claim.verdict for claim in report.claims if claim.kind == kind]


@pytest.mark.parametrize(
    ("sentence", "kind", "verdict"),
    [
        ("**blue bulb**: Slightly lower than red bulb, with values around 0.12-0.13.", "range", "supported"),
        ("**blue bulb**: Lower than red bulb, at 0.12-0.13.", "range", "supported"),
        ("**cold tube**: Higher than red bulb, with all values at 0.18.", "threshold", "supported"),
        ("**blue bulb**: Lower than red bulb, with values below 0.14.", "threshold", "supported"),
    ],
)
def test_values_behind_a_rival_are_those_of_the_lead(sentence: str, kind: str, verdict: str) -> None:
    assert _verdicts(LAMPS, sentence, kind) == [verdict]


@pytest.mark.parametrize(
    "sentence",
    [
        "**blue bulb**: Lower than red bulb, with values of 0.14-0.17.",
        "**violet bulb**: Slightly lower than red bulb, with values around 0.12-0.13.",
        "**Violet**: Similar to red bulb, with values below 0.12.",
    ],
)
def test_values_behind_a_rival_are_not_those_of_the_rival(sentence: str) -> None:
    assert not heatparse.check(LAMPS.format(sentence)).findings
    assert "supported" not in _verdicts(LAMPS, sentence, "range")


@pytest.mark.parametrize(
    "told", ["Slightly lower than red bulb, with values ~0.12–0.13.", "Below red bulb, at ~0.12–0.13."]
)
@pytest.mark.parametrize("lead", ["blue bulb", "violet bulb"])
def test_bands_of_a_rival_are_not_meant(lead: str, told: str) -> None:
    assert not heatparse.check(BANDS.format(f"**{lead}:** {told}")).findings


@pytest.mark.parametrize(
    "sentence",
    [
        "Bulbs show less variation, with blue bulb consistently the lowest.",
        "The bulb columns exhibit less variation, with blue bulb always the lowest.",
        "The tubes show less spread, with cold tube the highest.",
    ],
)
def test_an_extreme_beside_a_comparison_is_no_side_of_it(sentence: str) -> None:
    assert not heatparse.check(LAMPS.format(sentence)).findings


@pytest.mark.parametrize(
    "sentence",
    [
        "**Site 1:** Salt is low for depths 0-4, then rapidly increases to approximately 0.8 for depths 6-8.",
        "**Site 2:** Salt starts low for depths 0-4, then climbs to 0.5-0.6 for depths 6-8.",
        "**Site 3:** Salt stays at zero for depths 0-4, then rises to 0.1 for depths 6-8.",
    ],
)
def test_places_along_the_line_of_a_lead(sentence: str) -> None:
    assert not heatparse.check(DEPTHS.format(sentence)).findings


@pytest.mark.parametrize(
    "sentence",
    [
        "Values drop significantly when trained and tasted drinks differ (e.g., `coffee` vs `tea`: 0.30).",
        "Values decline (e.g., tea vs coffee: 0.90).",
        "Values drop for strangers (e.g., coffee → tea: 0.30).",
    ],
)
def test_a_cell_in_brackets_is_no_line_of_a_course(sentence: str) -> None:
    assert not heatparse.check(SETS.format(sentence)).findings


PUPILS = """# Heatmap: Pass Rates

- **X-axis (Tests):** Plain, Hint, Worked, Slow
- **Y-axis (Pupils):** Ann, Bob

| | Plain | Hint | Worked | Slow |
|---|---|---|---|---|
| Ann | 100 | 100 | 100 | 98 |
| Bob | 99 | 98 | 100 | 97 |

## Observations
- {}
"""


@pytest.mark.parametrize(
    ("sentence", "refuted"),
    [
        ("**Ann:** All tests are at 100 (Plain, Hint, Worked).", False),
        ("**Ann**: All tests: 100 (Plain, Hint and Worked)", False),
        ("Ann reaches 100 in all tests (Plain, Hint, Worked).", False),
        ("Bob exceeds 97.5 in all tests (Plain, Hint, Worked).", False),
        ("Bob exceeds 98.5 in all tests (Plain, Hint, Worked).", True),
        ("Ann reaches 100 in all tests (Plain, Hint, Worked, Slow).", True),
        ("Ann reaches 100 in all tests (e.g., Plain, Hint).", True),
        ("Ann reaches 100 in all tests.", True),
    ],
)
def test_a_list_in_brackets_tells_who_all_are(sentence: str, refuted: bool) -> None:
    assert bool(heatparse.check(PUPILS.format(sentence)).findings) is refuted

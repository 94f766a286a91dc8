"""Lines that a sentence only counts are those that the text named last, or nobody knows which ones."""

from __future__ import annotations

import pytest

import heatparse

FIGURE = """# Heatmap: Noise Level by Street and Daytime
## Axes
- X-axis (Daytime): Dawn, Noon, Dusk, Night
- Y-axis (Street): Elm, Oak, Ash, Birch, Cedar
- Color bar: noise level (dB), 30 to 90
## Data
| Street | Dawn | Noon | Dusk | Night |
|---|---|---|---|---|
| Elm | 41 | 62 | 70 | 38 |
| Oak | 44 | 66 | 71 | 40 |
| Ash | 47 | 69 | 75 | 42 |
| Birch | 58 | 55 | 52 | 50 |
| Cedar | 61 | 60 | 57 | 66 |
## Observations
"""
NAMING = ("Elm, Oak and Ash are lined with shops.", "The shops lie along Elm, Oak and Ash.")
# True of the three streets, false of the other two.
TRUE = (
    "In each of the three rows, Dusk is louder than Noon.",
    "In each of these three streets, Noon is higher than Dawn.",
    "In all three, Dusk is higher than Noon.",
    "For all of these streets, Dusk is higher than Noon.",
    "In every one of the three streets, the value is higher at Dusk than at Noon.",
    "All three rows peak at Dusk.",
    "These three rows fall from Dusk to Night.",
)
FALSE = (
    "In each of the three rows, Dawn is higher than Noon.",
    "In all three, Noon is higher than Dusk.",
    "For each of them, Night is higher than Dawn.",
    "All three rows peak at Noon.",
    "All three rise from Dusk to Night.",
)


def found(sentences: str) -> list[str]:
    report = heatparse.check(f"{FIGURE}- {sentences}\n")
    line = FIGURE.count("\n") + 1
    return [claim.verdict for claim in report.claims if claim.span.line == line]


@pytest.mark.parametrize("told", TRUE)
def test_what_holds_of_the_lines_named_last_is_true(told: str) -> None:
    assert found(f"{NAMING[len(told) % 2]} {told}") == ["supported"]


@pytest.mark.parametrize("told", FALSE)
def test_what_does_not_hold_of_them_is_false(told: str) -> None:
    assert found(f"{NAMING[len(told) % 2]} {told}") == ["refuted"]


@pytest.mark.parametrize("told", [TRUE[0], TRUE[2], TRUE[5], FALSE[0], FALSE[3], "In both, Noon beats Dusk."])
@pytest.mark.parametrize("naming", ["", "Elm and Cedar, Oak and Birch are old.", "Cedar is the quietest."])
def test_lines_that_nobody_named_refute_nothing(told: str, naming: str) -> None:
    assert "refuted" not in found(f"{naming} {told}".strip())[-1:]


def test_the_number_of_all_lines_means_all() -> None:
    assert found("Elm and Oak are old. In each of the five rows, Noon is higher than Night.") == ["refuted"]
    assert found("Elm and Oak are old. In all five streets, Cedar is louder at Night than at Noon.") != []

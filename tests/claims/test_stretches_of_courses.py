"""Courses between the ends of a stretch that is written as one: "between weeks 3–6"."""

from __future__ import annotations

import pytest

import heatparse

WEEKS = """# Heatmap: Water in the Wells

- X-axis (Week): 0, 3, 6, 9
- Y-axis (Well): Upper, Lower, Outer
- Color bar: 0 to 10

| Well | 0 | 3 | 6 | 9 |
|---|---|---|---|---|
| Upper | 9.1 | 7.5 | 3.2 | 4.4 |
| Lower | 8.8 | 7.1 | 2.9 | 4.0 |
| Outer | 9.0 | 8.2 | 5.6 | 6.1 |

### Observations

{statement}
"""
TRUE = (
    "All three measures show a steep decline between weeks 3–6.",
    "Upper falls between weeks 0–6.",
    "Outer declines over weeks 0-6.",
    "Lower drops from weeks 3–6.",
    "A recovery occurs between weeks 6–9.",
    "Between weeks 6–9, all wells rise.",
)
FALSE = (
    "All three measures show a steep rise between weeks 3–6.",
    "Upper rises between weeks 0–6.",
    "Outer climbs over weeks 0-6.",
    "Lower rises from weeks 3–6.",
    "Between weeks 3–6, all wells rise.",
    "Between weeks 6–9, all wells decline.",
)
TEMPTING = (
    "A drop is seen at weeks 3 and 6 for all wells.",
    "Most wells vary between weeks 3–6.",
)


def verdicts(statement: str) -> set[str]:
    report = heatparse.check(WEEKS.format(statement=statement))
    line = WEEKS.split("{statement}")[0].count("\n") + 1
    return {claim.verdict for claim in report.claims if claim.span.line == line}


@pytest.mark.parametrize("statement", TRUE)
def test_a_stretch_is_gone_along_from_end_to_end(statement: str) -> None:
    found = verdicts(statement)
    assert "supported" in found
    assert "refuted" not in found


@pytest.mark.parametrize("statement", FALSE)
def test_the_other_way_is_wrong(statement: str) -> None:
    assert "refuted" in verdicts(statement)


@pytest.mark.parametrize("statement", TEMPTING)
def test_places_of_steps_are_no_stretch(statement: str) -> None:
    assert "refuted" not in verdicts(statement)

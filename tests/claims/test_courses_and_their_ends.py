"""Courses with their ends and turns, stretches that are named by their ends, and two changes of one line."""

from __future__ import annotations

import pytest

import heatparse

_HEAD = """# Heatmap: Hardness by Alloy and Load

**X-axis (Load, kN/m):** 20, 25, 30, 35, 40
**Y-axis (Alloy):** Corvin, Dural, Elgin, Fenwick
**Colorbar:** Hardness (HV), from 10 (pale) to 90 (dark green)

| Alloy | 20 | 25 | 30 | 35 | 40 |
|---|---|---|---|---|---|
| Corvin | 31.0 | 42.5 | 51.0 | 58.5 | 63.0 |
| Dural | 40.5 | 52.0 | 57.5 | 49.0 | 44.0 |
| Elgin | 74.0 | 70.5 | 61.0 | 50.5 | 46.5 |
| Fenwick | 28.0 | 28.0 | 27.5 | 28.0 | 28.0 |

### Observations
"""
# What is said: once as it is, and once as it is not.
_PAIRS = (
    ("Dural peaks at 30 and declines thereafter.", "Dural peaks at 35 and declines thereafter."),
    ("Dural's decline begins after 30.", "Dural's decline begins after 25."),
    ("The decline of Dural starts after 30.", "The decline of Dural starts after 35."),
    (
        "Corvin climbs from 31.0 at the lowest load to 63.0 at the highest.",
        "Corvin climbs from 31.0 at the lowest load to 65.0 at the highest.",
    ),
    (
        "Corvin rises from 31.0 in the first column to 63.0 in the last.",
        "Corvin rises from 31.0 in the first column to 36.0 in the last.",
    ),
    (
        "Elgin falls from 74.0 in the leftmost column to 46.5 in the rightmost.",
        "Elgin falls from 74.0 in the leftmost column to 44.5 in the rightmost.",
    ),
    (
        "Dural first rises from 40.5 to 57.5 and then falls to 44.0.",
        "Dural first rises from 40.5 to 57.5 and then falls to 46.0.",
    ),
    ("Dural rises to 57.5 before falling to 44.0.", "Dural rises to 57.5 before falling to 41.0."),
    ("From 20 to 30, Corvin is below Elgin.", "From 20 to 35, Corvin is below Elgin."),
    ("Dural is below Elgin from 20 to 40.", "Dural is above Elgin from 20 to 40."),
    ("Corvin is above Dural from 35 to 40.", "Corvin is above Dural from 30 to 40."),
    ("At 35 kN/m, Corvin is above Elgin.", "At 30 kN/m, Corvin is above Elgin."),
    ("Corvin gains more from 20 to 25 than from 35 to 40.", "Corvin gains more from 35 to 40 than from 20 to 25."),
    (
        "Corvin's gain from 20 to 25 is larger than that from 35 to 40.",
        "Corvin's gain from 20 to 25 is smaller than that from 35 to 40.",
    ),
    ("Elgin loses less between 20 and 25 than between 25 and 30.",
     "Elgin loses more between 20 and 25 than between 25 and 30."),
    ("Elgin falls more steeply from 25 to 30 than from 35 to 40.",
     "Elgin falls more steeply from 35 to 40 than from 25 to 30."),
)  # fmt: skip
# Nobody can say no to these by the numbers, nor yes.
_OPEN = (
    "Dural gains more from 20 to 25 than from 35 to 40.",  # there it loses
    "Corvin gains more from 20 to 25 than Elgin from 35 to 40.",
    "Between 25 and 40, Corvin is above Dural.",
    "Corvin's hardness at 40 is higher than Dural's at any load.",
    "Dural's decline begins at 30.",
)


def _verdicts(sentence: str) -> tuple[set[str], list[str]]:
    text = f"{_HEAD}\n- {sentence}\n"
    report = heatparse.check(text)
    line = text.count("\n")
    claims = {claim.verdict for claim in report.claims if claim.span.line == line}
    return claims, [finding.rule for finding in report.findings]


@pytest.mark.parametrize(("true", "false"), _PAIRS)
def test_what_is_so_is_supported_and_its_opposite_is_found(true: str, false: str) -> None:
    verdicts, findings = _verdicts(true)
    assert "supported" in verdicts
    assert "refuted" not in verdicts
    assert not findings
    assert len(_verdicts(false)[1]) == 1


@pytest.mark.parametrize("sentence", _OPEN)
def test_what_leaves_room_stays_open(sentence: str) -> None:
    verdicts, findings = _verdicts(sentence)
    assert verdicts <= {"undecidable"}
    assert not findings


def test_units_of_fractions_belong_to_the_axis() -> None:
    axis = heatparse.parse(_HEAD).panels[0].x_axis
    assert axis.label == "Load, kN/m"
    other = heatparse.parse(_HEAD.replace("Load, kN/m", "Dose, kg/ha")).panels[0].x_axis
    assert other.label == "Dose, kg/ha"

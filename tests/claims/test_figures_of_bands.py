"""Claims about figures of which the text tells bands alone: "low in layers 0-7 (0.5-0.6)"."""

from __future__ import annotations

import pytest

import heatparse

DESCRIPTION = """## Heatmap: Moisture by Depth and Site
### Components/Axes
- **X-axis (Site)**: `north`, `south`, `pond`, `ridge`
- **Y-axis (Layer)**: 0 to 15 (integer increments)
- **Legend**: from light blue (0.4) to dark blue (1.0)
### Detailed Analysis
- `north`: Low in all layers (0.5–0.6)
- `south`: Low in layers 0–7 (0.5–0.6), moderate from layer 8 on (0.7–0.8)
- `pond`: Moderate values (0.7-0.8) in layers 0-7, high (0.9-1.0) in layers 8-15
- `ridge`: Values of 0.7-0.8 up to layer 5, then 0.4-0.5 from layer 6 to layer 15
### Key Observations
"""


def verdicts(sentence: str) -> set[str]:
    report = heatparse.check(f"{DESCRIPTION}- {sentence}\n")
    line = DESCRIPTION.count("\n") + 1
    return {claim.verdict for claim in report.claims if claim.span.line == line}


@pytest.mark.parametrize("sentence", [
    "`north` never exceeds 0.6.",
    "`south` increases with depth.",
    "`ridge` decreases with depth.",
    "`south` rises from 0.5-0.6 in layers 0-7 to 0.7-0.8 in layers 8-15.",
    "`pond` is above `north` in every layer.",
    "`ridge` is lower in layers 10-15 than in layers 0-5.",
    "`pond` reaches the highest value of all sites.",
    "Only `pond` exceeds 0.85.",
    "In layers 0-7, no site exceeds 0.85.",
    "Besides `pond`, no site rises above 0.85 in any layer.",
    "Except for `pond`, all sites stay below 0.85.",
])  # fmt: skip
def test_true_of_bands(sentence: str) -> None:
    found = verdicts(sentence)
    assert "supported" in found
    assert "refuted" not in found


@pytest.mark.parametrize("sentence", [
    "`south` decreases with depth.",
    "`pond` declines steadily from layer 0 to layer 15.",
    "`pond` loses moisture with depth.",
    "`north` climbs to about 0.8 in the final three layers.",
    "`north` is above `pond` in layers 8-15.",
    "`ridge` is higher in layers 10-15 than in layers 0-5.",
    "All sites stay below 0.85.",
    "The values of `pond` range from 0.5 to 0.6.",
    "`south` peaks at layer 3.",
])  # fmt: skip
def test_false_of_bands(sentence: str) -> None:
    assert "refuted" in verdicts(sentence)


@pytest.mark.parametrize("sentence", [
    "`north` rises steadily with depth.",
    "`pond` dips in layer 3.",
    "`south` peaks at layer 10.",
    "`north` climbs to about 0.6 in the final three layers.",
    "`ridge` is lower in layer 7 than in layer 12.",
    "`north` varies slightly from layer to layer.",
    "`pond` has its highest value in layer 12.",
    "`north` is flat over the whole depth.",
    "`south` rises from 0.6 in layer 7 to 0.9 in layer 8.",
    "`pond` climbs to an average of 0.5.",
])  # fmt: skip
def test_what_lies_inside_a_band_is_open(sentence: str) -> None:
    assert "refuted" not in verdicts(sentence)


def test_what_no_cell_can_hold_is_a_contradiction() -> None:
    report = heatparse.check(f"{DESCRIPTION}- `north` climbs to about 0.8 in the final three layers.\n")
    assert [finding.rule for finding in report.findings] == ["self-contradiction"]
    assert report.findings[0].related[0].span.line == 7


def test_where_bands_meet_either_may_hold() -> None:
    bands = "- `north`: Low in layers 0-8 (0.5-0.6), high in layers 8-15 (0.9-1.0)\n"
    told = DESCRIPTION[: DESCRIPTION.index("- `north`")] + bands + "### Key Observations\n"
    for sentence in ("`north` is at 0.95 in layer 8.", "`north` is at 0.55 in layer 8."):
        report = heatparse.check(f"{told}- {sentence}\n")
        assert "refuted" not in {claim.verdict for claim in report.claims}

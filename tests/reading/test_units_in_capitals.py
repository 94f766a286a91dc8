"""Ranges with units that have capitals, in the bands of a legend: "Green: 40–50 dB", "0–16 GB"."""

import pytest

import heatparse


@pytest.mark.parametrize("unit", ["dB", "dB(A)", "GB", "kHz", "MWh", "Hz", "%", "ms"])
@pytest.mark.parametrize(
    "band", ["- Teal: {} {}", "- 🟦 Teal: {} {}", "- **Teal:** {} {}", "- {} {}: teal", "- Teal ({} {})"]
)
def test_the_unit_of_a_band_does_not_hide_its_ends(band: str, unit: str) -> None:
    colors = ["teal", "amber", "crimson"]
    ranges = ["10–20", "20–30", "30–45"]
    lines = [
        band.replace("teal", color).replace("Teal", color.title()).format(ends, unit)
        for color, ends in zip(colors, ranges, strict=True)
    ]
    text = "## Heatmap: Noise\n\n### Legend (at the side)\n\n" + "\n".join(lines) + "\n"
    legend = heatparse.parse(text).panels[0].legend
    assert legend is not None
    assert (legend.low, legend.high) == (10.0, 45.0)


def test_the_span_of_a_scale_may_have_such_a_unit() -> None:
    legend = heatparse.parse("## Heatmap: Use\n\n- Color bar: 0–64 GB, white to navy\n").panels[0].legend
    assert legend is not None
    assert (legend.low, legend.high) == (0.0, 64.0)

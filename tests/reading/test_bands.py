"""Bands: colors and their values, in the notations of legends."""

from __future__ import annotations

import pytest

import heatparse
from heatparse.reading.bands import color_end, read_bands
from heatparse.tokens import Tokens


def bands(text: str) -> list[tuple[str, float | None, float | None]]:
    return [(band.color, band.low, band.high) for band in read_bands(Tokens(text).items, text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("**Dark Red:** ~0.3 (highest)", [("dark red", 0.3, 0.3)]),
        ("Red → Positive correlation (0.1–0.3)", [("red", 0.1, 0.3)]),
        ("Blue → Negative (-0.2–-0.0)", [("blue", -0.2, 0.0)]),
        ("**Light Red/Pink:** ~0.1 to 0.2", [("light red/pink", 0.1, 0.2)]),
        ("**White/Very Light Gray:** ~0.0", [("white/very light gray", 0.0, 0.0)]),
        ("-0.2: Dark Blue", [("dark blue", -0.2, -0.2)]),
        ("Red (μ - 3σ): 0-20 range", [("red", 0.0, 20.0)]),
        ("`Yellow` = `5–7`", [("yellow", 5.0, 7.0)]),
        ("(50 = yellow, 100 = red)", [("yellow", 50.0, 50.0), ("red", 100.0, 100.0)]),
        ("0 in pale yellow to 40 in dark blue", [("pale yellow", 0.0, 0.0), ("dark blue", 40.0, 40.0)]),
        ("negative 1.0 in dark blue", [("dark blue", -1.0, -1.0)]),
        ("Green: above 80%", [("green", 80.0, None)]),
        ("Dark blue (0.8 and above)", [("dark blue", 0.8, None)]),
        (
            "light blue for scores below 40, dark blue from 40 on",
            [("light blue", None, 40.0), ("dark blue", 40.0, None)],
        ),
        ("medium blue from 40 up to 55", [("medium blue", 40.0, 55.0)]),
        ("Red: values between 0 and 20", [("red", 0.0, 20.0)]),
        ("green: 0-40 and yellow: 40-70", [("green", 0.0, 40.0), ("yellow", 40.0, 70.0)]),
        (
            "from -15°C (blue) over 0°C (white) to 20°C (red)",
            [("blue", -15, -15), ("white", 0, 0), ("red", 20, 20)],
        ),
    ],
)
def test_a_line_of_a_legend(text, expected):
    assert bands(text) == expected


@pytest.mark.parametrize("text", ["rank 1, best", "a gradient of blues", "12 ticks at 0, 2 and 4", ""])
def test_a_line_without_bands(text):
    assert bands(text) == []


@pytest.mark.parametrize(
    "text", ["very dark blue", "orange-red", "light gray", "yellow-green", "medium-light blue", "red/orange"]
)
def test_a_color_phrase_is_read_whole(text):
    tokens = Tokens(text).items
    assert color_end(tokens, 0) == len(tokens)


def test_the_place_of_a_band_is_its_color_and_its_value():
    text = "* **Dark Red:** ~0.3 (highest)"
    (band,) = read_bands(Tokens(text).items, text)
    assert text[band.start : band.end] == "Dark Red:** ~0.3"


SCALES_OF_TWO = [
    "- **Color bars**: Probe goes from 0 (white) to 1 (red). LoRA goes from 2 (white) to 5 (red).",
    "- **Color scales**: 0 to 1 for Probe, 2 to 5 for LoRA",
    "- **Color bar**: left: 0–1; right: 2–5",
    "- **Legend**: Left heatmap ranges from 0 (light) to 1 (dark); right heatmap from 2 (light) to 5 (dark).",
    "- **Color scales**: Probe: 0 to 1, LoRA: 2 to 5",
    "- **Color scales**: from 0 to 1 (Probe) and from 2 to 5 (LoRA)",
    "- **Color scales**:\n  - Probe: 0 to 1\n  - LoRA: 2 to 5",
    "- **Color scales**:\n  - Left: 0 (blue) to 1 (red)\n  - Right: 2 (blue) to 5 (red)",
    "- **Color scale (left)**: 0 to 1\n- **Color scale (right)**: 2 to 5",
    "- **Probe color scale**: 0 to 1\n- **LoRA color scale**: 2 to 5",
]


@pytest.mark.parametrize("scales", SCALES_OF_TWO)
def test_each_panel_has_its_own_scale(scales):
    text = (
        '## Heatmaps: T\n\n### Overview\nTwo heatmaps, "Probe" (left) and "LoRA" (right).\n\n### Components/Axes\n'
        f'- **Titles**: "Probe", "LoRA"\n- **X-axis**: A, B\n- **Y-axis**: C, D\n{scales}\n'
    )
    legends = [panel.legend for panel in heatparse.parse(text).panels]
    assert [(legend.low, legend.high) for legend in legends] == [(0, 1), (2, 5)]

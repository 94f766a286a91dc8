"""A line that names places of an axis and a color is no band of the scale above it."""

import pytest

import heatparse

MAP = """### Heatmap
* **X-axis (Head):** 0 to 15.
* **Y-axis (Layer):** 0 to 31.
* **Color scale:** 0.0 (black) to 1.0 (yellow).

- **{}:** {}
- Layer 20, Head 1: 0.9 (bright yellow)
- Layer 5, Head 1: 0.5 (orange)

- The maximum of the color scale is 1.0.
"""


@pytest.mark.parametrize("key", ["Early layers (0–3)", "Layers 4–6", "Layer 4 to layer 6", "Heads 2 and 3"])
@pytest.mark.parametrize("said", ["Nearly black.", "orange", "dark yellow tones throughout"])
def test_places_give_the_scale_no_ends(key: str, said: str) -> None:
    report = heatparse.check(MAP.format(key, said))
    legend = report.document.panels[0].legend
    assert legend is not None
    assert (legend.low, legend.high) == (0.0, 1.0)
    assert [band.color for band in legend.bands] == ["black", "yellow"]
    assert not report.findings


def test_bands_of_the_scale_are_bands() -> None:
    legend = heatparse.parse(MAP.format("Middle (0.4–0.6)", "orange")).panels[0].legend
    assert legend is not None
    assert (0.4, 0.6) in [(band.low, band.high) for band in legend.bands]

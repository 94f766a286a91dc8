"""Colours and their values in a list of their own, or one after the other in a sentence."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """## Heatmap: Noise by Site and Hour
### Components/Axes
* **X-axis (Hour):** dawn, noon, dusk
* **Y-axis (Site):** Harbor, School
* **Color bar:** Noise (dB), {legend}
### Data
| Site | dawn | noon | dusk |
|---|---|---|---|
| Harbor | 62 | 81 | 58 |
| School | 38 | 74 | 49 |

{mapping}
### Key Observations
* {said}
"""
POINTS = [("blue", 30.0), ("green", 50.0), ("orange", 70.0), ("red", 90.0)]


def bands(legend: str, mapping: str = "") -> list[tuple[str, float | None, float | None]]:
    document = heatparse.parse(TEXT.format(legend=legend, mapping=mapping, said="None."))
    found = document.panels[0].legend
    assert found is not None
    return [(band.color, band.low, band.high) for band in found.bands]


@pytest.mark.parametrize(
    "legend",
    [
        "ranging from 30 (blue) to 90 (red). Green corresponds to 50, and orange to 70.",
        "ranging from 30 (blue) to 90 (red). Green maps to approximately 50 and orange to approximately 70.",
    ],
)
def test_colors_that_correspond_to_numbers(legend: str) -> None:
    assert sorted(bands(legend)) == sorted((color, value, value) for color, value in POINTS)


@pytest.mark.parametrize(
    "head",
    ["The color bar provides the following mapping:", "The colorbar gives this approximate mapping:"],
)
def test_a_list_of_points_below_a_line(head: str) -> None:
    listed = "\n".join([head, *(f"* {value:.0f}: {color.title()}" for color, value in POINTS)])
    expected = [(color, value, value) for color, value in POINTS]
    assert bands("from 30 to 90, from blue to red", listed) == expected


@pytest.mark.parametrize("head", ["Color bands", "Bands", "Color classes"])
def test_a_list_of_ranges_that_are_a_property_of_the_legend(head: str) -> None:
    text = f"""## Heatmap: Noise
- **X-Axis:** dawn, noon
- **Y-Axis:** Harbor, School
- **Legend (Right Side):**
- Title: `Noise`
- Numerical Range: `30` → `90`
- {head}:
- `Blue`: 30–49
- `Orange`: 50–79
- `Red`: 80–90
| Site | dawn | noon |
|---|---|---|
| Harbor | 62 | 81 |
| School | 38 | 74 |
"""
    legend = heatparse.parse(text).panels[0].legend
    assert legend is not None
    found = [(band.color, band.low, band.high) for band in legend.bands]
    assert found == [("blue", 30.0, 49.0), ("orange", 50.0, 79.0), ("red", 80.0, 90.0)]


@pytest.mark.parametrize("head", ["Color-to-score mapping", "Color-to-value mapping"])
def test_a_list_of_ranges_behind_the_ends(head: str) -> None:
    listed = f"- **Check:**\n- {head}:\n- `Blue` = `30–49`\n- `Orange` = `50–79`\n- `Red` = `80–90`"
    expected = [("blue", 30.0, 49.0), ("orange", 50.0, 79.0), ("red", 80.0, 90.0)]
    assert bands("30 (blue) to 90 (red)", listed) == expected


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        ("Example: A red square at `(x=noon, y=Harbor)` corresponds to `81` (matches legend).", "supported"),
        ("Example: A blue square at `(x=noon, y=School)` corresponds to `74` (matches legend).", "refuted"),
        ("Harbor at noon falls into the red band.", "supported"),
        ("School at noon falls into the red band.", "refuted"),
        ("The School row contains only blue and orange cells.", "supported"),
        ("The Harbor row contains only blue and orange cells.", "refuted"),
        ("Every value below 50 is blue.", "supported"),
        ("Every value below 60 is blue.", "refuted"),
        ("Values of 80 and more are red, in line with the legend.", "supported"),
    ],
)
def test_colors_of_cells_by_a_list_of_ranges(said: str, verdict: str) -> None:
    mapping = "Color-to-value mapping:\n- `Blue` = `30–49`\n- `Orange` = `50–79`\n- `Red` = `80–90`"
    text = TEXT.format(legend="30 (blue) to 90 (red)", mapping=mapping, said=said)
    line = text.count("\n")
    found = {claim.verdict for claim in heatparse.check(text).claims if claim.span.line == line}
    assert verdict in found
    assert ("refuted" in found) is (verdict == "refuted")


def test_the_range_of_axes_is_not_that_of_colors() -> None:
    overview = "Each plot is a color map over a domain where both axes range from 0.00 to 1.00."
    text = TEXT.format(legend="from -5 (blue) to 90 (red)", mapping="", said="None.")
    document = heatparse.parse(text.replace("### Components", f"{overview}\n### Components"))
    legend = document.panels[0].legend
    assert legend is not None
    assert (legend.low, legend.high) == (-5.0, 90.0)

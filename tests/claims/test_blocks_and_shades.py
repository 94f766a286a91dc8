"""Blocks that names form, colours of several cells, and scales that are told without numbers for their colours."""

from __future__ import annotations

import pytest

import heatparse

PAIRS = """# Heatmap: Correlations
- **X-axis:** Wind, Rain, Mist, Dew, Sun
- **Y-axis:** Wind, Rain, Mist, Dew, Sun
- **Color scale:** diverging, -1.0 (dark blue) over 0 (white) to 1.0 (dark red)

| | Wind | Rain | Mist | Dew | Sun |
|---|---|---|---|---|---|
| Wind | 1.00 | -0.42 | -0.35 | -0.31 | 0.74 |
| Rain | -0.42 | 1.00 | 0.58 | 0.47 | -0.40 |
| Mist | -0.35 | 0.58 | 1.00 | 0.66 | -0.28 |
| Dew | -0.31 | 0.47 | 0.66 | 1.00 | -0.12 |
| Sun | 0.74 | -0.40 | -0.28 | -0.12 | 1.00 |

## Findings
"""
LOADS = """# Heatmap: Load by City and Hour
- X-axis: Hour: 8, 12, 16, 20
- Y-axis: City: Rome, Oslo, Bern
- Color scale: {scale}

## Data
- **Rome:** 8: 95, 12: 15, 16: 70, 20: 30
- **Oslo:** 8: 50, 12: 5, 16: 88, 20: 62
- **Bern:** 8: 25, 12: 78, 16: 45, 20: 10

## Observations
"""
SCALES = (
    "a gradient from {light} (low) to {dark} (high)", "low ({light}) to high ({dark})", "{light} to {dark}, 0-100",
    "{light} = low, {dark} = high",
)  # fmt: skip


def found(text: str, sentence: str) -> set[str]:
    report = heatparse.check(f"{text}- {sentence}\n")
    line = text.count("\n") + 1
    return {claim.verdict for claim in report.claims if claim.span.line == line}


@pytest.mark.parametrize("sentence", [
    "{} form a positive block.", "{} form a red block.", "{} make up a cluster of positive correlations.",
    "A positive cluster is formed by {}.", "{} are positively correlated with one another.",
    "All values among {} are positive.",
])  # fmt: skip
def test_blocks_of_names(sentence: str) -> None:
    assert found(PAIRS, sentence.format("Rain, Mist and Dew")) == {"supported"}
    assert found(PAIRS, sentence.format("Wind, Rain and Mist")) == {"refuted"}


@pytest.mark.parametrize(("sentence", "true", "false"), [
    ("In the Dew row, {} are positive.", "Rain and Mist", "Wind and Sun"),
    ("In the Dew row, {} are blue.", "Wind and Sun", "Rain and Mist"),
    ("Every pair has the same value {}.", "on both sides of the diagonal", ""),
])  # fmt: skip
def test_rows_in_front(sentence: str, true: str, false: str) -> None:
    assert found(PAIRS, sentence.format(true)) == {"supported"}
    assert not false or "refuted" in found(PAIRS, sentence.format(false))


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize(("light", "dark"), [("light yellow", "dark red"), ("white", "dark green")])
def test_scales_without_numbers(scale: str, light: str, dark: str) -> None:
    text = LOADS.format(scale=scale.format(light=light, dark=dark))
    assert "supported" in found(text, "The darkest cell is Rome at 8.")
    assert "refuted" in found(text, "The darkest cell is Oslo at 12.")
    turned = LOADS.format(scale=scale.format(light=dark, dark=light))
    assert "refuted" in found(turned, "The darkest cell is Rome at 8.")


@pytest.mark.parametrize(("sentence", "true", "false"), [
    ("The {} cells are Rome at 8 and Oslo at 16.", "dark green", "white"), ("Oslo is {} at 12.", "white", "dark green"),
    ("All cells above 80 are {}.", "dark green", "white"),
])  # fmt: skip
def test_colours_of_several_cells(sentence: str, true: str, false: str) -> None:
    text = LOADS.format(scale="from 0 (white) to 100 (dark green)")
    assert "refuted" not in found(text, sentence.format(true))
    assert "refuted" in found(text, sentence.format(false))


@pytest.mark.parametrize("sentence", [
    "Next to the diagonal, Mist–Dew (0.66) is strongest.",
    "The strongest cluster is Rain, Mist and Dew, with coefficients of 0.47 to 0.66.",
    "Rain, Mist and Dew form a block of their own.", "In the Dew column, Wind, Sun and nothing else are negative.",
])  # fmt: skip
def test_what_is_left_open(sentence: str) -> None:
    assert "refuted" not in found(PAIRS, sentence)

"""The colour that a sentence gives to one cell, against the colours that the legend gives to values."""

from __future__ import annotations

import random

import pytest

import heatparse

TEXT = """## Heatmap: Noise
### Components/Axes
* **X-axis:** City: Rome, Oslo, Bern, Kyiv
* **Y-axis:** Animal: Ant, Bee, Cow
* **Color bar:** Noise (dB), {legend}, on the right

### Data
| | Rome | Oslo | Bern | Kyiv |
|---|---|---|---|---|
| Ant | {low} | 30 | 45 | 60 |
| Bee | 20 | 35 | 50 | 70 |
| Cow | 25 | 40 | 55 | {high} |

### Key Observations
* {sentence}
"""

# a legend with the colours of its lower and of its upper end
LEGENDS = (
    ("from 0 (dark purple) to 100 (yellow)", "dark purple", "yellow"),
    ("0 (white), 25 (light blue), 50 (green), 75 (orange), 100 (red)", "white", "red"),
    ("white (0-25), yellow (25-50), orange (50-75), red (75-100)", "white", "red"),
    ("from 0 (white) to 100 (dark red)", "white", "dark red"),
)
SENTENCES = (
    "Cow at Kyiv is {high}.",
    "Cow/Kyiv ({value}) is {high}.",
    "The cell (Cow, Kyiv) is {high}.",
    "The cell for Cow at Kyiv appears {high}.",
    "Cow → Kyiv is shown in {high}.",
    "The {high} cell at (Cow, Kyiv) stands out.",
    "The highest value, {value}, is {high}.",
    "Cow at Kyiv is colored {high}, consistent with its value.",
    "Example: A {high} cell at (Cow, Kyiv) corresponds to {value} (matches legend).",
    "In the Cow row, Kyiv is {high}.",
    "Cow at Kyiv has a {high} tile.",
    "The maximum is {high}.",
    "Color check: Cow/Kyiv is {high}, Ant/Rome is {low} (matches legend).",
    "The lowest cell, Ant at Rome, is {low}.",
)
# said with a reserve, or of something else than the colour of the cell
OTHERWISE = (
    "Cow at Kyiv is not {high}.",
    "Cow at Kyiv is almost {high}.",
    "A {high} box marks the cell (Cow, Kyiv).",
    "The number in (Cow, Kyiv) is printed in {high}.",
    "If it were louder, Cow at Kyiv would be {high}.",
    "Cow at Kyiv may be {high}.",
    "All cells but Cow at Kyiv are {high}.",
)


def found(sentence: str, legend: str, low: str, high: str) -> tuple[set[str], set[str]]:
    """The verdicts on the colours of a sentence, and the rules that its line breaks."""
    rng = random.Random(sentence + legend)
    value = rng.randint(90, 97)
    told = sentence.format(low=low, high=high, value=value)
    report = heatparse.check(TEXT.format(legend=legend, low=rng.randint(3, 8), high=value, sentence=told))
    verdicts = {claim.verdict for claim in report.claims if claim.kind == "legend" and claim.span.line == 15}
    return verdicts, {finding.rule for finding in report.findings}


@pytest.mark.parametrize(("legend", "low", "high"), LEGENDS)
@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_cell_has_the_colour_of_its_value_or_another(
    sentence: str, legend: str, low: str, high: str
) -> None:
    verdicts, rules = found(sentence, legend, low, high)
    assert "supported" in verdicts
    assert not rules
    _, rules = found(sentence, legend, high, low)
    assert rules <= {"color-mismatch", "legend-claim-mismatch"}
    assert rules


@pytest.mark.parametrize(("legend", "low", "high"), LEGENDS)
@pytest.mark.parametrize("sentence", OTHERWISE)
def test_a_colour_with_a_reserve_or_of_something_else_is_not_refuted(
    sentence: str, legend: str, low: str, high: str
) -> None:
    _, rules = found(sentence, legend, high, low)
    assert not rules


@pytest.mark.parametrize("value", [40, 50, 60])
def test_a_value_in_the_middle_may_have_the_colour_of_either_end(value: int) -> None:
    text = TEXT.format(
        legend="from 0 (dark purple) to 100 (yellow)",
        low=5,
        high=value,
        sentence="Cow at Kyiv is dark purple.",
    )
    assert not heatparse.check(text).findings

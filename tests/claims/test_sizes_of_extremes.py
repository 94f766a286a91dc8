"""Numbers beside extremes that are no sizes, lists that are no rankings, improvements of what should be low."""

import pytest
from yearly_yields import FOUR_ORCHARDS as FIGURE

import heatparse

TIMES = """## Heatmap: Delivery times by depot and weekday

- **X-axis**: Weekday (Mon, Tue)
- **Y-axis**: Depot (North, East, South)

### Before
- North: 62, 58
- East: 48, 51
- South: 71, 69

### After
- North: 44, 41
- East: 47, 45
- South: 52, 50

### Observations

- {}
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "The smallest improvement from Before to After is that of East on Monday (1 minute).",
        "The largest improvement from Before to After is that of South on Monday (19 minutes).",
    ],
)
def test_less_time_is_an_improvement(sentence):
    assert not heatparse.check(TIMES.format(sentence)).findings


def test_ends_of_a_range_are_no_size():
    for sentence in (
        "Cedar shows the widest range (12.7 to 45.3).",
        "Cedar has the widest range (12.7–45.3).",
    ):
        assert not heatparse.check(FIGURE.format(sentence)).findings
    wrong = heatparse.check(FIGURE.format("Cedar shows the widest range (22.6)."))
    assert [finding.rule for finding in wrong.findings] == ["difference-mismatch"]


def test_a_list_of_places_is_no_ranking():
    for verb in ("is the same on", "stays the same across", "differs between"):
        sentence = f"The order of the orchards {verb} 2019, 2020 and 2021."
        assert not heatparse.check(FIGURE.format(sentence)).findings, sentence


SOILS = """## Heatmap: Correlation of soil properties

- **X-axis / Y-axis**: Clay, Sand, Carbon, Nitrogen

| | Clay | Sand | Carbon | Nitrogen |
|---|---|---|---|---|
| Clay | 1.00 | -0.84 | 0.45 | 0.39 |
| Sand | -0.84 | 1.00 | -0.52 | -0.47 |
| Carbon | 0.45 | -0.52 | 1.00 | 0.91 |
| Nitrogen | 0.39 | -0.47 | 0.91 | 1.00 |

### Observations

- {}
"""


@pytest.mark.parametrize(("verb", "values"), [
    ("Clay correlates positively with Carbon ({}) and Nitrogen ({}).", (0.45, 0.39)),
    ("Sand correlates negatively with Carbon ({}) and Nitrogen ({}), and with Clay as well.", (-0.52, -0.47)),
    ("Sand is negatively related to Carbon ({}) and Nitrogen ({}).", (-0.52, -0.47)),
])  # fmt: skip
def test_a_second_object_has_the_subject_of_the_first(verb, values):
    assert not heatparse.check(SOILS.format(verb.format(*values))).findings
    wrong = heatparse.check(SOILS.format(verb.format(values[0], values[1] + 0.1)))
    assert "cell-value-mismatch" in {finding.rule for finding in wrong.findings}


@pytest.mark.parametrize("sentence", [
    "Alder gains 8.3 from 2019 to 2021, Damson 5.0 and Cedar 32.6.",
    "In the early years (2019 and 2020), no orchard exceeds 35.",
    "Damson has two peaks, one at 2019 (20.0) and one at 2021 (25.0).",
])  # fmt: skip
def test_true_statements_raise_nothing(sentence):
    assert not heatparse.check(FIGURE.format(sentence)).findings


GROWTH = """## Heatmap: Quarterly revenue growth (%) by region

- **X-axis**: Quarter (Q1, Q2, Q3, Q4)
- **Y-axis**: Region (Nordics, Iberia, Balkans)
- **Color scale**: -20 (red) through 0 (white) to 20 (green)

| Region | Q1 | Q2 | Q3 | Q4 |
|---|---|---|---|---|
| Nordics | 4 | 7 | 9 | 12 |
| Iberia | -16 | -12 | 13 | 15 |
| Balkans | -11 | -14 | -19 | -13 |

### Key Takeaways

- {}
"""


@pytest.mark.parametrize("sentence", [
    "Growth in Nordics accelerates steadily from 4 to 12.",
    "In Q4, only Balkans is red.",
    "By Q3, only Balkans is still in the red.",
])  # fmt: skip
def test_places_in_front_and_figures_of_changes(sentence):
    assert not heatparse.check(GROWTH.format(sentence)).findings


def test_only_one_line_has_a_color_at_a_place():
    wrong = heatparse.check(GROWTH.format("In Q1, only Balkans is red.")).findings
    assert [finding.rule for finding in wrong] == ["color-mismatch"]

"""Exceptions behind a statement: in a bracket, behind "the latter", behind a semicolon, denied behind "though"."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

TEXT = """## Heatmap: Error Rates by Noise and System
- **X-axis (System):** Alder, Birch, Cedar
- **Y-axis (Noise):** quiet, office, street, metro
- **Color bar:** 0% to 60%

| | Alder | Birch | Cedar |
|---|---|---|---|
| quiet | 8% | 11% | 5% |
| office | 15% | 19% | 9% |
| street | 33% | 38% | 24% |
| metro | 48% | 52% | 37% |

### Observations
- {}
"""


@pytest.mark.parametrize("sentence", [
    "All systems stay below 40%, Alder and Birch on the metro aside.",
    "All systems stay below 40%, though Alder and Birch do not on the metro.",
    "All systems stay below 40%, but Alder and Birch fail to do so on the metro.",
    "Cedar never exceeds 30%; metro (37%) is the exception.",
    "Cedar never exceeds 30% (with the exception of metro).",
    "Cedar never exceeds 30%, if one leaves out metro.",
    "Cedar and Alder stay below 40%, the latter except for metro.",
    "Cedar and Alder stay below 40%, Alder not on the metro, however.",
    "With a single exception (metro), Cedar never exceeds 30%.",
    "Only metro takes Cedar above 30%.",
    "Outside of quiet and office, only Cedar stays below 25%, and that not on the metro.",
    "Cedar exceeds 30% only once, Birch twice.",
])  # fmt: skip
def test_an_exception_is_heard(sentence: str) -> None:
    assert "refuted" not in verdicts_at(TEXT, sentence)


@pytest.mark.parametrize("sentence", [
    "All systems stay below 40%.",
    "All systems stay below 40%, but Cedar is the lowest.",
    "All systems stay below 40%; quiet is the easiest case.",
    "Cedar never exceeds 30%, while Birch reaches 52%.",
    "Cedar never exceeds 20%, except for metro.",
    "Outside of metro, only Birch exceeds 30%.",
    "Apart from quiet and office, only Birch exceeds 30%.",
    "Only Birch and Cedar exceed 30% outside of metro.",
])  # fmt: skip
def test_false_statements_are_found(sentence: str) -> None:
    assert "refuted" in verdicts_at(TEXT, sentence)


@pytest.mark.parametrize("sentence", [
    "Outside of metro, only Alder and Birch exceed 30%.",
    "Only Alder and Birch exceed 30% outside of metro.",
    "Alder and Birch are the only systems above 30% outside of metro.",
    "Apart from street and metro, nothing exceeds 20%.",
])  # fmt: skip
def test_what_is_set_aside_is_so_for_the_others_as_well(sentence: str) -> None:
    assert "supported" in verdicts_at(TEXT, sentence)


PANELS = """## Heatmaps: Chlorophyll
- **X-axis (Month):** May, June
- **Y-axis (Depth):** 0, 20, 40
- **Color bar:** 0 to 5
### Observed
- 0: 4.8, 2.4
- 20: 3.0, 2.8
- 40: 1.0, 0.6
### Modeled
- 0: 4.0, 3.1
- 20: 3.3, 3.2
- 40: 1.2, 0.9
### Observations
- {}
"""


@pytest.mark.parametrize("sentence", [
    "Half of the observed values are at least 2.8.",
    "Observed values never fall below 0.6.",
    "Three of the modeled values exceed 3.1.",
])  # fmt: skip
def test_panels_in_small_letters(sentence: str) -> None:
    assert "refuted" not in verdicts_at(PANELS, sentence)


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("Cedar exceeds 30% only once.", "supported"),
    ("Birch exceeds 30% only once.", "refuted"),
    ("Birch exceeds 30% twice.", "supported"),
    ("Alder exceeds 10% three times.", "supported"),
    ("Alder exceeds 30% three times.", "refuted"),
    ("Birch drops below 15% just once.", "supported"),
    ("Cedar is below 10% twice.", "supported"),
    ("Cedar is below 10% only once.", "refuted"),
])  # fmt: skip
def test_how_often_a_line_passes_a_bound(sentence: str, verdict: str) -> None:
    assert verdict in verdicts_at(TEXT, sentence)


LINKS = """## Heatmap: Correlations of Markers
- **Both axes:** Age, Fat, Pulse, Lipid
- **Color bar:** -1 to 1

| | Age | Fat | Pulse | Lipid |
|---|---|---|---|---|
| Age | 1 | 0.30 | 0.20 | -0.40 |
| Fat | 0.30 | 1 | 0.50 | -0.20 |
| Pulse | 0.20 | 0.50 | 1 | -0.10 |
| Lipid | -0.40 | -0.20 | -0.10 | 1 |

### Observations
- {}
"""


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("All correlations that do not involve Lipid are positive.", "supported"),
    ("All correlations not involving Lipid are positive.", "supported"),
    ("All pairs in which Lipid is not involved are positive.", "supported"),
    ("All correlations that do not involve Lipid are above 0.25.", "refuted"),
    ("Only pairs with Lipid are negative.", "supported"),
    ("Only correlations that involve Lipid are negative.", "supported"),
    ("Only pairs with Age are negative.", "refuted"),
    ("Fat is negative only once.", "supported"),
    ("Lipid is negative only once.", "refuted"),
])  # fmt: skip
def test_pairs_with_and_without_somebody(sentence: str, verdict: str) -> None:
    assert verdict in verdicts_at(LINKS, sentence)


COVERAGE = """## Heatmap: Coverage Between Indexes
- **X-axis:** Elm, Fir, Oak
- **Y-axis:** Elm, Fir, Oak
- **Color bar:** 0 to 1

| | Elm | Fir | Oak |
|---|---|---|---|
| Elm | 1 | 0.86 | 0.40 |
| Fir | 0.77 | 1 | 0.55 |
| Oak | 0.31 | 0.62 | 1 |

### Observations
- {}
"""


def test_a_strange_verb_leaves_the_way_open() -> None:
    assert "refuted" not in verdicts_at(COVERAGE, "Fir covers 0.86 of Elm.")
    assert "refuted" not in verdicts_at(COVERAGE, "Elm covers 0.86 of Fir.")
    assert "refuted" in verdicts_at(COVERAGE, "Fir covers 0.66 of Elm.")
    assert "refuted" in verdicts_at(COVERAGE, "Elm vs. Fir: 0.77.")

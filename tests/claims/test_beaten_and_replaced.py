"""Who is beaten, and only by whom; what replaces what; lists of values; the widest gap of two panels."""

import pytest

import heatparse

_FIGURE = """## Heatmap: Yield of Four Varieties
### Components/Axes
* **X-axis (Field):** North, South, East, West
* **Y-axis (Variety):** Amber, Bronze, Cobalt, Dune
* **Color bar:** from 0 (white) to 100 (green)
### Detailed Analysis
| Variety | North | South | East | West |
|---|---|---|---|---|
| Amber | 41 | 62 | 35 | 70 |
| Bronze | 48 | 57 | 39 | 66 |
| Cobalt | 52 | 71 | 30 | 81 |
| Dune | 59 | 68 | 44 | 88 |
### Key Observations
"""
_PANELS = """## Heatmaps: Noise Before and After
Three heatmaps stand side by side.
### Components/Axes
* **X-axis (Hour):** Dawn, Noon, Dusk
* **Y-axis (Street):** Elm, Fir, Oak
### Detailed Analysis
**Spring**
| Street | Dawn | Noon | Dusk |
|---|---|---|---|
| Elm | 31 | 52 | 44 |
| Fir | 28 | 60 | 47 |
| Oak | 35 | 66 | 50 |

**Summer**
| Street | Dawn | Noon | Dusk |
|---|---|---|---|
| Elm | 36 | 55 | 58 |
| Fir | 30 | 69 | 51 |
| Oak | 37 | 70 | 57 |

**Autumn**
| Street | Dawn | Noon | Dusk |
|---|---|---|---|
| Elm | 33 | 50 | 49 |
| Fir | 29 | 63 | 62 |
| Oak | 38 | 64 | 52 |
### Key Observations
"""

_TOLD = (
    # passives with words in between
    ("Bronze is outperformed even by Amber in South.", "comparison", True),
    ("Bronze is outperformed even by Amber in North.", "comparison", False),
    ("Amber is surpassed in North by Bronze.", "comparison", True),
    ("Amber is surpassed in South by Bronze.", "comparison", False),
    # one rival alone
    ("In North, Cobalt is beaten only by Dune.", "comparison", True),
    ("In North, Bronze is beaten only by Dune.", "comparison", False),
    ("Amber (62) trails only Cobalt and Dune in South.", "comparison", True),
    ("Amber trails only Cobalt in South.", "comparison", False),
    ("In North, Cobalt is behind Dune alone.", "comparison", True),
    ("Bronze is ahead of Amber only in North and East.", "comparison", True),
    ("Only Dune beats Bronze in East.", "comparison", True),
    ("Only Dune beats Amber in East.", "comparison", False),
    # what stands beside the statement
    ("Amber and Bronze trade places, with Bronze in front in North and East.", "comparison", True),
    ("Amber and Bronze trade places, with Bronze in front in North and West.", "comparison", False),
    ("Amber and Bronze are close, with Amber ahead in West.", "comparison", True),
    ("Amber and Bronze are close in North, with Amber ahead.", "comparison", False),
    ("In East, Cobalt, at 30, falls behind Amber.", "comparison", True),
    ("In East, Amber, with a value of 35, stays ahead of Bronze.", "comparison", False),
    ("Cobalt reaches only 30 in East, which leaves it 14 behind Dune.", "difference", True),
    ("Cobalt reaches only 30 in East, which leaves it 41 behind Dune.", "difference", False),
    # what replaces what
    ("East gains 9 when Amber is swapped for Dune.", "difference", True),
    ("East gains 19 when Amber is swapped for Dune.", "difference", False),
    ("A farmer who replaces Bronze by Cobalt gains 15 in West.", "difference", True),
    ("A farmer who replaces Bronze by Cobalt gains 51 in West.", "difference", False),
    # lists
    ("The Amber row reads 41, 62, 35 and 70 from left to right.", "cell-value", True),
    ("With yields of 48, 57 and 93 in North, South and East respectively, Bronze starts low.", "cell-value", False),
    ("Bronze never falls behind Cobalt in East, and neither does Dune.", "comparison", True),
    ("Dune never falls behind Bronze, and neither does Cobalt.", "comparison", False),
)  # fmt: skip
_TOLD_OF_PANELS = (
    ("The widest gap between Spring and Summer, 14 points, is at Elm in Dusk.", {"supported"}),
    ("The widest gap between Spring and Summer, 41 points, is at Elm in Dusk.", {"supported", "refuted"}),
    ("The widest gap between Spring and Summer is at Fir in Noon.", {"refuted"}),
    ("Between the middle and the right panel, Fir in Dusk differs by 11 points.", {"supported"}),
    ("Between the middle and the right panel, Fir in Dusk differs by 21 points.", {"refuted"}),
    ("Oak in Noon is the only cell of the Summer panel above 69.", {"supported"}),
    ("Fir in Noon is the only cell that Autumn lifts above 62.", {"refuted"}),
)
_OPEN = (
    "**Older varieties:** Amber trails only Cobalt in South.",
    "Of the older varieties, only Bronze beats Amber in North.",
    "Only Dune clearly beats Amber in North.",
    "Amber would be outperformed even by Bronze in a wet year.",
    "Amber and Bronze are close, with Amber better suited to sand.",
    "Cobalt would reach about 52, 71 and 33 in North, South and East.",
    "Moving on costs Amber 3 points, twice as much as it costs Bronze.",
    "In South, Amber is 1.2 times as large as its rivals at home.",
)


def _verdicts(figure, sentences, kinds=None):
    """The verdicts of each sentence, by its place."""
    report = heatparse.check(figure + "".join(f"- {sentence}\n" for sentence in sentences))
    first = figure.count("\n") + 1
    return [
        [c.verdict for c in report.claims if c.span.line == first + at and (kinds is None or c.kind == kinds[at])]
        for at in range(len(sentences))
    ]  # fmt: skip


def test_statements_are_judged_by_the_values():
    found = _verdicts(_FIGURE, [s for s, _, _ in _TOLD], [kind for _, kind, _ in _TOLD])
    for (sentence, _, truth), verdicts in zip(_TOLD, found, strict=True):
        assert ("refuted" in verdicts) is not truth, sentence
        assert truth is False or set(verdicts) == {"supported"}, sentence


def test_gaps_between_two_of_three_panels():
    found = _verdicts(_PANELS, [sentence for sentence, _ in _TOLD_OF_PANELS])
    for (sentence, expected), verdicts in zip(_TOLD_OF_PANELS, found, strict=True):
        assert set(verdicts) == expected, sentence


@pytest.mark.parametrize("sentence", _OPEN)
def test_what_leaves_room_refutes_nothing(sentence):
    assert "refuted" not in _verdicts(_FIGURE, [sentence])[0]

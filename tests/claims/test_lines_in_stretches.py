"""Statements about figures whose lines are told in stretches: `A`: 0.1-0.2 in layers 0-5, 0.6-0.7 in layers 6-11."""

from __future__ import annotations

import pytest

import heatparse

FIGURE = """# Heatmap: Recall by Depth and Store
### Overview
A heatmap of recall (0 to 1) for five stores over depths 0 to 19.
### Axes
- **X-axis (Depth):** 0 to 19
- **Y-axis (Store):** Amber, Birch, Cedar, Dune, Elm
- **Color bar:** white (0.0) to green (1.0)
### Data
- **Amber:** 0.8-0.9 in depths 0-5, 0.4-0.5 in depths 6-11, 0.0-0.1 in depths 12-19
- **Birch:** 0.1-0.2 in depths 0-6, 0.6-0.7 in depths 7-14, 0.1-0.2 in depths 15-19
- **Cedar:** 0.0-0.1 in depths 0-9, 0.7-0.8 in depths 10-19
- **Dune:** 0.4-0.5 in all depths
- **Elm:** 0.0-0.1 in all depths
### Observations
"""


def verdicts(sentence: str) -> set[str]:
    """The verdicts of the claims that a sentence behind the figure makes."""
    text = f"{FIGURE}- {sentence}\n"
    line = FIGURE.count("\n") + 1
    found = {claim.verdict for claim in heatparse.check(text).claims if claim.span.line == line}
    return found - {"undecidable"}


TRUE = (
    "Elm stays close to 0 in every depth.",
    "Elm never exceeds 0.2.",
    "Cedar is at 0.7 or more in depths 10-19.",
    "Birch stays below 0.3 in depths 15-19.",
    "In depths 15-19, three of the five stores stay below 0.3.",
    "All stores except Dune and Cedar are below 0.3 in depths 15-19.",
    "Birch lies between 0.6 and 0.7 in depths 7-14.",
    "At depth 16, Cedar is at 0.7-0.8.",
    "Dune is flat.",
    "Dune does not change with depth.",
    "Cedar increases with depth.",
    "Amber decreases with depth.",
    "Birch first rises and then falls.",
)
FALSE = (
    "Dune never exceeds 0.3.",
    "Elm rises above 0.3.",
    "Cedar drops below 0.5 after depth 12.",
    "Cedar is at 0.7 or more in depths 0-9.",
    "Birch lies between 0.2 and 0.4 in depths 7-14.",
    "In depths 12-19 Amber is still at 0.4-0.5.",
    "Amber increases with depth.",
    "Birch does not change with depth.",
    "Cedar first rises and then falls.",
    "No store exceeds 0.5 in depths 15-19.",
)
OPEN = (
    "Cedar exceeds 0.75 in depths 10-19.",
    "Dune stays below 0.45 in all depths.",
    "Elm may rise above 0.3 where nothing was measured.",
)


@pytest.mark.parametrize("sentence", TRUE)
def test_what_the_stretches_bear_out(sentence: str) -> None:
    assert verdicts(sentence) == {"supported"}


@pytest.mark.parametrize("sentence", FALSE)
def test_what_no_stretch_allows(sentence: str) -> None:
    assert verdicts(sentence) == {"refuted"}


@pytest.mark.parametrize("sentence", OPEN)
def test_what_lies_inside_of_a_stretch_is_open(sentence: str) -> None:
    assert verdicts(sentence) == set()


def test_a_number_that_talk_repeats_for_one_place_of_a_stretch_is_a_statement() -> None:
    text = f"{FIGURE}- Amber still shows 0.4-0.5 at depth 15.\n- In depths 14 to 17, Amber stays below 0.2.\n"
    report = heatparse.check(text)
    assert not report.document.panels[0].cells
    assert [c.verdict for c in report.claims if c.kind == "threshold"][-1:] == ["supported"]

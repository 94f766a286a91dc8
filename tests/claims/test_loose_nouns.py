"""Nouns that may mean cells or the lines of an axis: "three positions exceed 0.8"; "at no depth" denies."""

from __future__ import annotations

import pytest

from heatparse import check, parse

FIGURE = """## Heatmap: Probe Scores by Depth and Word

* **Y-axis (Depth):** 0, 6, 12, 18
* **X-axis{}:** start, subject, verb, end

| Depth | start | subject | verb | end |
|---|---|---|---|---|
| 0 | 0.50 | 0.62 | 0.51 | 0.52 |
| 6 | 0.51 | 0.74 | 0.66 | 0.58 |
| 12 | 0.50 | 0.83 | 0.79 | 0.81 |
| 18 | 0.52 | 0.80 | 0.88 | 0.91 |

### Observations
* {}
"""


def _verdicts(sentence: str, axis: str = "", *kinds: str) -> set[str]:
    claims = check(FIGURE.format(axis, sentence)).claims
    return {claim.verdict for claim in claims if claim.kind in (kinds or ("count",))} - {"undecidable"}


@pytest.mark.parametrize("axis", ["", " (Word)", " (Position)"])
@pytest.mark.parametrize(
    ("sentence", "right"),
    [
        ("Three positions get above 0.80.", True),
        ("Five positions get above 0.80.", False),  # three columns, four cells, two rows
        ("Half of the positions stay below 0.85 throughout.", True),
        ("Seven positions get above 0.80.", False),
    ],
)
def test_positions(axis: str, sentence: str, right: bool) -> None:
    assert _verdicts(sentence, axis) == {"supported" if right else "refuted"}


def test_an_axis_of_positions() -> None:
    panel = parse(FIGURE.format(" (Position)", "Nothing.")).panels[0]
    assert (panel.x_axis.label, panel.x_axis.categories) == ("Position", ("start", "subject", "verb", "end"))


@pytest.mark.parametrize(
    ("sentence", "right"),
    [
        ("`start` leads at no depth.", True),
        ("`subject` leads at no depth.", False),
        ("`verb` has the lead at no depth.", True),
    ],
)
def test_no_depth_is_not_depth_zero(sentence: str, right: bool) -> None:
    assert _verdicts(sentence, "", "extremum") == {"supported" if right else "refuted"}

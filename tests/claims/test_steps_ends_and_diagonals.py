"""Steps that move values, verbs of the ends of a course, crossings, and what a whole diagonal is equal to."""

from __future__ import annotations

import pytest

import heatparse

_SIZES = """# Heatmap: Accuracy by Window Size and Filter

**X-axis:** Window size (8, 16, 24, 32, 40)
**Y-axis:** Filter (Kern, Lauf, Moll, Nord)
**Color bar:** Accuracy in %, from 40 (yellow) to 95 (blue)

| Filter | 8 | 16 | 24 | 32 | 40 |
|---|---|---|---|---|---|
| Kern | 70.1 | 73.4 | 77.9 | 80.6 | 84.2 |
| Lauf | 61.7 | 68.8 | 75.3 | 69.0 | 62.5 |
| Moll | 83.6 | 81.1 | 76.0 | 71.5 | 65.9 |
| Nord | 53.3 | 53.3 | 53.2 | 53.3 | 53.3 |

## Key Observations
"""
_BONDS = """# Heatmap: Correlation matrix

A correlation heatmap of four gauges. Both axes list the gauges Tide, Surf, Gust, Rain.

| | Tide | Surf | Gust | Rain |
|---|---|---|---|---|
| Tide | 1.00 | 0.71 | 0.12 | -0.33 |
| Surf | 0.71 | 1.00 | 0.06 | -0.45 |
| Gust | 0.12 | 0.06 | 1.00 | 0.24 |
| Rain | -0.33 | -0.45 | 0.24 | 1.00 |

### Observations
"""
_PAIRS = (
    (_SIZES, "Every doubling of the window size raises Kern's accuracy.",
     "Every doubling of the window size raises Lauf's accuracy."),
    (_SIZES, "Each increase in window size costs Moll accuracy.", "Each increase in window size costs Lauf accuracy."),
    (_SIZES, "Kern never drops as the window size increases.", "Lauf never drops as the window size increases."),
    (_SIZES, "Kern overtakes Moll at window size 24.", "Kern overtakes Moll at window size 32."),
    (_SIZES, "Moll starts above Kern.", "Moll starts below Kern."),
    (_SIZES, "Kern ends above Lauf.", "Kern ends below Lauf."),
    (_SIZES, "At small window sizes (8 and 16), Moll is ahead of Kern.",
     "At small window sizes (8 and 16), Kern is ahead of Moll."),
    (_BONDS, "Tide correlates more strongly with Surf than with Gust.",
     "Tide correlates more strongly with Gust than with Surf."),
    (_BONDS, "All diagonal elements equal 1.00.", "All diagonal elements equal 0.95."),
    (_BONDS, "The diagonal values are all equal to 1.", "The diagonal values are all equal to 0.5."),
    (_BONDS, "The diagonal is filled with ones.", "The diagonal is filled with zeros."),
    (_BONDS, "The diagonal is all ones.", "The diagonal is all zeros."),
    (_BONDS, "Diagonal elements are all 1.00 (self-correlation).",
     "Diagonal elements are all 0.95 (self-correlation)."),
)  # fmt: skip
_OPEN = (
    (_SIZES, "The improvement of Kern never drops as the window size increases."),
    (_SIZES, "Kern overtakes Moll at window size 40."),  # ahead on the one side only that is there
    (_BONDS, "Rain correlates more strongly with Tide than with Gust."),  # by size, which it does
    (_BONDS, "Rain correlates more strongly with Gust than with Surf."),  # of signs, it may be
)


def _verdicts(head: str, sentence: str) -> tuple[set[str], list[str]]:
    text = f"{head}\n- {sentence}\n"
    report = heatparse.check(text)
    line = text.count("\n")
    claims = {claim.verdict for claim in report.claims if claim.span.line == line}
    return claims, [finding.rule for finding in report.findings]


@pytest.mark.parametrize(("head", "true", "false"), _PAIRS)
def test_what_is_so_is_supported_and_its_opposite_is_found(head: str, true: str, false: str) -> None:
    verdicts, findings = _verdicts(head, true)
    assert "supported" in verdicts
    assert "refuted" not in verdicts
    assert not findings
    assert len(_verdicts(head, false)[1]) == 1


@pytest.mark.parametrize(("head", "sentence"), _OPEN)
def test_what_leaves_room_is_not_held_against_the_text(head: str, sentence: str) -> None:
    assert not _verdicts(head, sentence)[1]


def test_filled_cells_are_no_values() -> None:
    assert not _verdicts(_SIZES, "Of the 20 cells 20 are filled.")[1]


def test_the_effect_of_an_axis_is_no_sign_of_values() -> None:
    assert _verdicts(_SIZES, "Window size has a positive effect on Kern.")[0] <= {"undecidable"}
    assert _verdicts(_SIZES, "Kern is positive at all window sizes.")[0] == {"supported"}

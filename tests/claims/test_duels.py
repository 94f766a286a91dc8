"""Contests of two that a text goes on with at another place: who leads there, who does not, who turns the order."""

from __future__ import annotations

import pytest

import heatparse

FIGURE = """# Heatmap: Frost Days per Year
## Axes
- X-axis (Town): Nairn, Selby, Truro, Wells
- Y-axis (Decade): 1970s, 1980s, 1990s, 2000s
- Color bar: frost days, 0 to 60
## Data
| Decade | Nairn | Selby | Truro | Wells |
|---|---|---|---|---|
| 1970s | 20 | 22 | 9 | 8 |
| 1980s | 24 | 21 | 10 | 12 |
| 1990s | 31 | 29 | 19 | 17 |
| 2000s | 37 | 40 | 25 | 22 |
## Observations
- {}
"""
TRUE = (
    "Truro is ahead of Wells in the 1970s, but Wells leads in the 1980s.",
    "Truro is ahead of Wells in the 1970s, but Wells leads in the 1980s (12 vs. 10).",
    "Between Truro and Wells, Truro leads in the 1970s, while Wells leads in the 1980s.",
    "Selby is higher than Nairn in the 1970s, though not in the 1980s.",
    "Wells is lower than Truro in the 1970s, though not in the 1980s.",
    "In the 1970s, Selby exceeds Nairn; the 1980s turn that order around (24 in Nairn, 21 in Selby).",
    "In the 1970s, Selby exceeds Nairn, but the order flips in the 1990s.",
)
FALSE = (
    "Selby is higher than Nairn in the 1970s, though not in the 2000s.",
    "Wells is lower than Truro in the 1970s, though not in the 1990s.",
    "In the 1970s, Selby exceeds Nairn; the 2000s turn that order around.",
    "In every town, each decade exceeds the previous one.",
)
OPEN = (
    "Selby leads Nairn in the 1970s; in the 1980s, Nairn leads.",
    "Truro is ahead of Wells in the 1970s. Wells leads in the 1980s.",
    "Selby is higher than both Nairn and Truro in the 1970s, though not in the 1980s.",
    "Selby exceeds Nairn in the 1970s. Nairn turns around in the 1980s.",
    "Truro is ahead of Wells in the 1970s, but leads in the 1980s.",
)


def found(sentence: str) -> list[str]:
    report = heatparse.check(FIGURE.format(sentence))
    line = FIGURE.count("\n")
    return [claim.verdict for claim in report.claims if claim.span.line == line]


@pytest.mark.parametrize("sentence", TRUE)
def test_the_two_of_the_sentence_are_what_is_compared(sentence: str) -> None:
    verdicts = found(sentence)
    assert len(verdicts) > 1
    assert set(verdicts) == {"supported"}


@pytest.mark.parametrize("sentence", FALSE)
def test_what_does_not_hold_there_is_false(sentence: str) -> None:
    assert found(sentence)[-1:] == ["refuted"]


@pytest.mark.parametrize("sentence", OPEN)
def test_what_may_be_of_others_is_not_refuted(sentence: str) -> None:
    assert "refuted" not in found(sentence)


def test_each_step_of_an_axis_is_told_in_every_line_across_it() -> None:
    assert found("In each town but Selby, every decade exceeds the previous one.")[-1:] != ["refuted"]
    assert found("In Nairn, each decade exceeds the previous one.") == ["supported"]


def test_so_many_cells_are_not_as_many_rows() -> None:
    told = "Nairn and Selby are close in the 1990s and 2000s. In these columns, all four cells exceed {}."
    assert "refuted" not in found(told.format(28))
    assert "supported" not in found(told.format(30))

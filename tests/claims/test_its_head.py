"""Courses of what the lead names, told with "it"; and titles that only break down by time."""

from __future__ import annotations

import pytest
from matrices import said

GENES = """# Heatmaps: Expression by Gene and Time

## Control

| Gene | 1 h | 2 h | 4 h | 8 h |
|---|---|---|---|---|
| ABC1 | 0.2 | 0.9 | 1.8 | 1.1 |
| DEF2 | 0.4 | 0.6 | 0.8 | 1.5 |

## Mutant

| Gene | 1 h | 2 h | 4 h | 8 h |
|---|---|---|---|---|
| ABC1 | 0.3 | 1.1 | 2.6 | 2.2 |
| DEF2 | 0.5 | 0.7 | 1.2 | 1.9 |

## Notes

"""


@pytest.mark.parametrize("sentence", [
    "**{}.** In the mutant it keeps rising through the last column.",
    "**{}.** In the control {} rises up to 4 h, while in the mutant it keeps rising until 8 h.",
])  # fmt: skip
def test_it_is_what_the_lead_names(sentence: str) -> None:
    assert "refuted" in said(f"{GENES}- {sentence.replace('{}', 'ABC1')}", "trend")
    assert "refuted" not in said(f"{GENES}- {sentence.replace('{}', 'DEF2')}", "trend")


def test_it_may_be_another_line() -> None:
    sentence = "**ABC1.** In the control DEF2 rises up to 8 h, while in the mutant it keeps rising until 8 h."
    assert "refuted" not in said(f"{GENES}- {sentence}", "trend")


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("In the control ABC1 beats DEF2 at 4 h.", "supported"),
    ("In the control ABC1 is above DEF2 at 8 h.", "refuted"),
])  # fmt: skip
def test_values_by_time_are_no_times(sentence: str, verdict: str) -> None:
    assert set(said(f"{GENES}- {sentence}", "comparison")) == {verdict}

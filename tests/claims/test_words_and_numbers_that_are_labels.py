"""Labels that are everyday words or numbers, numbers of times, and losses that are told beside gains."""

from __future__ import annotations

import pytest
from matrices import described, verdicts_at

STAFF = described(
    "Heatmap: Share of Calls by Hour and Kind of Caller", ("Hour", "Kind of caller"),
    ["8 am", "11 am", "2 pm", "5 pm"], ["first", "other", "further", "urgent"],
    [0.30, 0.05, 0.10, 0.02], [0.24, 0.08, 0.22, 0.12], [0.15, 0.11, 0.18, 0.33], [0.09, 0.07, 0.12, 0.52],
)  # fmt: skip
GLAZE = described(
    "Heatmap: Cracks by Kiln Rate and Thickness", ("Kiln rate", "Thickness"), ["1e-4", "1e-3", "1e-2"],
    ["2", "4", "8"], [3.4, 3.1, 2.9], [2.2, 2.0, 2.1], [2.6, 3.3, 4.2],
)  # fmt: skip
TUNED = """## Heatmap: Change in Points after Training Camp

Cells tell by how many points a score changed. Green stands for gains, pink for losses.

| Age | Sprint | Jump | Throw |
|---|---|---|---|
| U12 | 1.2 | -2.1 | 3.4 |
| U14 | 3.6 | -1.4 | 4.2 |
| U16 | 4.8 | 0.6 | 3.9 |

## Observations

- {}
"""
TRUE = [
    (STAFF, "The other callers, by contrast, have their maximum at 2 pm."),
    (STAFF, "The further callers peak at 11 am."),
    (STAFF, "Among the further ones, the peak is at 11 am."),
    (GLAZE, "The turning point is at 1e-3 for the thicknesses 2 and 4."),
    (GLAZE, "Three of the 9 cells exceed 3.2. A value above 4 appears just once."),
    (GLAZE, "Five of the 9 cells stay below 3. A value above 3.3 shows up just twice."),
    (TUNED, "For U12 and U14, Throw is the discipline with the largest gain."),
    (TUNED, "In U16, Sprint has the largest gain."),
    (TUNED, "In U12, Jump has the largest loss."),
]  # fmt: skip
FALSE = [
    (STAFF, "The highest value is found at 2 pm."),
    (STAFF, "The urgent callers peak at 2 pm."),
    (GLAZE, "A value above 3 appears just twice."),
    (TUNED, "In U16, Throw has the largest gain."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "sentence"), TRUE, ids=[sentence for _, sentence in TRUE])
def test_what_is_true_is_not_refuted(text: str, sentence: str) -> None:
    assert "refuted" not in verdicts_at(text, sentence)


@pytest.mark.parametrize(("text", "sentence"), FALSE, ids=[sentence for _, sentence in FALSE])
def test_what_is_false_is_found(text: str, sentence: str) -> None:
    assert "refuted" in verdicts_at(text, sentence)

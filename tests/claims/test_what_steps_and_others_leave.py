"""Steps that are compared, others that were spoken of, and gaps between both ways: no claims of single lines."""

from __future__ import annotations

import pytest
from matrices import described, verdicts_at

RAMPS = described(
    "Heatmap: Strain of Beams", ("Beam", "Load"), ["Oak", "Fir", "Elm"], ["1 kN", "2 kN", "3 kN", "4 kN"],
    [5, 8, 14, 30], [6, 7, 11, 19], [4, 6, 10, 17],
)  # fmt: skip
BIRDS = ["Wren", "Finch", "Tit", "Robin"]
MIXED = described(
    "Heatmap: Birds as They Are Called (%)", ("Actual bird", "Called bird"), BIRDS, BIRDS,
    [70, 6, 4, 20], [11, 62, 9, 18], [2, 5, 80, 13], [7, 8, 3, 82],
)  # fmt: skip


@pytest.mark.parametrize(("text", "statement"), [
    (RAMPS, "The strain rises in every row. It grows at every step, and each step is larger than the one before it."),
    (RAMPS, "Loads hurt. For all beams, each rise in load costs more than the one before."),
    (MIXED, "At least 10% of each of the other three birds are called Robin. The share is highest for Wren, at 20%."),
    (MIXED, "All other birds leak into the Robin column. The rate is highest for Wren (20%)."),
    (MIXED, "All other birds are called Robin more often than the other way round; the gap is largest for Wren (13)."),
])  # fmt: skip
def test_what_is_told_of_steps_others_or_both_ways(text: str, statement: str) -> None:
    assert "refuted" not in verdicts_at(text, statement)


@pytest.mark.parametrize(("text", "statement"), [
    (RAMPS, "The strain of Oak falls at every step from 1 kN to 4 kN."),
    (MIXED, "In the Robin column, the highest value is Wren with 20%."),
    (MIXED, "The highest value of the matrix is Tit on Tit with 80%."),
])  # fmt: skip
def test_what_is_wrong_of_values_is_refuted(text: str, statement: str) -> None:
    assert "refuted" in verdicts_at(text, statement)

"""Sizes beside a change: "A gains 5 points, more than B with 3" tells two changes, and no difference of the two."""

from __future__ import annotations

import pytest
from matrices import described, verdicts_at

CATCH = described(
    "Heatmap: Catch of Fish by Harbour and Year (tons)", ("Harbour", "Year"),
    ["Skagen", "Esbjerg", "Thyborøn"], ["2019", "2020", "2021"],
    [310, 355, 380], [260, 275, 330], [190, 175, 240],
)  # fmt: skip


@pytest.mark.parametrize("sentence", [
    "From 2019 to 2020, Skagen gains 45 tons, more than Esbjerg with 15.",
    "From 2019 to 2021, Skagen rises by 70 tons, just as Esbjerg does.",
    "Between 2020 and 2021, Thyborøn gains 65 tons, well ahead of Esbjerg (55).",
    "Esbjerg rises by 70 tons from 2019 to 2021, more than Thyborøn at 50.",
    "From 2020 to 2021, Esbjerg adds 55 tons, more than Skagen with 25.",
    "From 2019 to 2021, Thyborøn grows by 50 tons, less than Skagen (70).",
])  # fmt: skip
def test_each_has_its_own_size(sentence: str) -> None:
    assert "refuted" not in verdicts_at(CATCH, sentence)


@pytest.mark.parametrize("sentence", [
    "From 2019 to 2020, Skagen gains 45 tons, more than Esbjerg with 25.",
    "From 2019 to 2020, Skagen gains 65 tons, more than Esbjerg with 15.",
    "Between 2020 and 2021, Thyborøn gains 65 tons, well ahead of Esbjerg (35).",
    "In 2019, Skagen is 60 tons ahead of Esbjerg.",
])  # fmt: skip
def test_a_wrong_size_is_found(sentence: str) -> None:
    assert "refuted" in verdicts_at(CATCH, sentence)

"""Numbers that are names by how they are written: learning rates, years, sizes beyond all values."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import said

FEW = settings(max_examples=30, deadline=None)
RATES, SIZES = ("1e-4", "3e-4", "1e-3"), ("16", "32", "64")
REGIONS, YEARS = ("North", "South", "East"), ("2019", "2020", "2021")


def verdicts(
    rows: tuple[str, ...], columns: tuple[str, ...], values: list[list[str]], sentence: str, kind: str
) -> set[str]:
    """The verdicts of the claims of one kind that a sentence makes about tickets or accuracies."""
    table = [f"| {name} | {' | '.join(row)} |" for name, row in zip(rows, values, strict=True)]
    y, x = ("Learning rate", "Batch size") if rows == RATES else ("Region", "Year")
    description = "\n".join([
        f"# Heatmap: Accuracy by {y}" if rows == RATES else "# Heatmap: Tickets by Region", "",
        f"- **X-axis ({x})**: {', '.join(columns)}", f"- **Y-axis ({y})**: {', '.join(rows)}", "",
        f"| {y} | {' | '.join(columns)} |", "|---|---|---|---|", *table, "", "## Observations", "", f"* {sentence}",
    ])  # fmt: skip
    return set(said(description, kind))


grids = st.lists(st.lists(st.integers(0, 99), min_size=3, max_size=3), min_size=3, max_size=3)

RATE_WORDINGS = [
    "3e-4 beats 1e-4 at every batch size.",
    "3e-4 consistently outperforms 1e-4.",
    "At all batch sizes, 3e-4 is better than 1e-4.",
    "With 3e-4, the accuracy is higher than with 1e-4 at every batch size.",
    "3e-4 exceeds 1e-4 throughout.",
]


@FEW
@given(values=grids, wording=st.sampled_from(RATE_WORDINGS))
def test_learning_rates_are_compared(values: list[list[int]], wording: str) -> None:
    written = [[f"0.{value:02}" for value in row] for row in values]
    found = verdicts(RATES, SIZES, written, wording, "comparison")
    holds = all(two > one for one, two in zip(*values[:2], strict=True))
    if holds:
        assert found == {"supported"}
    else:  # "with 3e-4" may be taken for a place, of which the refuting values would have to be
        assert found == {"refuted"} or (wording.startswith("With") and found == {"undecidable"})


YEAR_WORDINGS = [
    "2021 saw more tickets than 2019 in every region.",
    "In every region, there were more tickets in 2021 than in 2019.",
    "2021 was busier than 2019 in all regions.",
]


@FEW
@given(values=grids, wording=st.sampled_from(YEAR_WORDINGS))
def test_years_are_compared(values: list[list[int]], wording: str) -> None:
    written = [[f"{1000 + 9 * value:,}" for value in row] for row in values]
    found = verdicts(REGIONS, YEARS, written, wording, "comparison")
    holds = all(row[2] > row[0] for row in values)
    assert "supported" in found if holds else "supported" not in found


@pytest.mark.parametrize(
    ("sentence", "kind"),
    [
        ("South filed 2020 tickets.", "comparison"),
        ("Altogether 2020 tickets came in.", "comparison"),
        ("North exceeds 2020.", "comparison"),
    ],
)
def test_a_number_of_things_is_no_name(sentence: str, kind: str) -> None:
    values = [["1,200", "1,300", "1,400"], ["1,250", "1,350", "1,450"], ["1,210", "1,310", "1,410"]]
    assert verdicts(REGIONS, YEARS, values, sentence, kind) <= {"undecidable"}

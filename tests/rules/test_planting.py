"""Laws: a description that agrees with itself has no finding; a planted fault is found, and only that."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import heatparse

LABELS = [
    "Math", "Code", "Law", "History", "NLI", "HotpotQA_WC", "GPT-4", "Claude 2", "Mistral 7B", "Ease of Use",
    "Data Mgmt", "T3", "Zero-Shot CoT", "cities", "neg_cities",
]  # fmt: skip
COLORS = ("white", "light blue", "medium blue", "dark blue")


@dataclass(frozen=True)
class Sheet:
    """A heatmap, and the parts of its description that can be made wrong."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    values: tuple[tuple[int, ...], ...]  # hundredths
    notation: str
    stated_rows: int
    stated_size: tuple[int, int]
    high: int = 100  # end of the legend
    overview_high: int = 100
    colors: bool = False
    miscolored: tuple[int, int] | None = None
    extra_line: str = ""
    skipped: tuple[int, int] | None = None
    ending: str = "The differences between the rows are small."

    def text(self) -> str:
        size = f"{self.stated_size[0]}x{self.stated_size[1]}"
        lines = [
            "## Heatmap: Scores by Model and Task",
            "### Overview",
            f"A {size} heatmap of the scores of {self.stated_rows} models. "
            f"The color scale ranges from 0.00 to {self.overview_high / 100:.2f}.",
            "### Components/Axes",
            f"* **X-axis (Task):** {', '.join(self.columns)}",
            f"* **Y-axis (Model):** {', '.join(self.rows)}",
            f"* **Color Bar:** from 0.00 ({COLORS[0]}) to {self.high / 100:.2f} ({COLORS[-1]})",
            "### Detailed Analysis",
            "**Complete Data Grid:**",
            *self._data(),
            *([self.extra_line] if self.extra_line else []),
            "### Interpretation",
            self.ending,
        ]
        return "\n".join(lines) + "\n"

    def _data(self) -> list[str]:
        if self.notation == "table":
            head = ["| Model | " + " | ".join(self.columns) + " |", "|---|" + "---|" * len(self.columns)]
            return head + [
                f"| {row} | " + " | ".join(self._cells(r)) + " |" for r, row in enumerate(self.rows)
            ]
        if self.notation == "positional":
            return [f"* **{row}:** " + ", ".join(self._cells(r)) for r, row in enumerate(self.rows)]
        return [
            f"* **{row}:** "
            + ", ".join(
                f"{column}: {cell}" for column, cell in zip(self.columns, self._cells(r), strict=True) if cell
            )
            for r, row in enumerate(self.rows)
        ]

    def _cells(self, row: int) -> list[str]:
        cells = []
        for column, value in enumerate(self.values[row]):
            color = min(3, value * 4 // 100)
            if (row, column) == self.miscolored:
                color = (color + 2) % 4
            shade = f" ({COLORS[color]})" if self.colors else ""
            cells.append("" if (row, column) == self.skipped else f"{value / 100:.2f}{shade}")
        return cells


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    labels = draw(st.permutations(LABELS))
    height, width = draw(st.integers(2, 5)), draw(st.integers(2, 5))
    numbers = draw(st.permutations(range(2, 98)))
    values = tuple(tuple(numbers[r * width : (r + 1) * width]) for r in range(height))
    return Sheet(
        tuple(labels[:height]),
        tuple(labels[height : height + width]),
        values,
        draw(st.sampled_from(["keyed", "table", "positional"])),
        height,
        (height, width),
    )


def rules_found(sheet: Sheet) -> set[str]:
    return {finding.rule for finding in heatparse.check(sheet.text()).findings}


@given(sheets())
@settings(deadline=None)
def test_a_description_that_agrees_with_itself_has_no_finding(sheet: Sheet) -> None:
    assert rules_found(sheet) == set()


@given(sheets(), st.sampled_from([-2, -1, 1, 2, 5]))
@settings(deadline=None)
def test_a_wrong_number_of_rows(sheet: Sheet, off: int) -> None:
    wrong = sheet.stated_rows + off
    if wrong > 1:
        assert rules_found(replace(sheet, stated_rows=wrong)) == {"axis-count-mismatch"}


@given(sheets())
@settings(deadline=None)
def test_a_wrong_size(sheet: Sheet) -> None:
    size = (sheet.stated_size[0] + 6, sheet.stated_size[1])
    assert rules_found(replace(sheet, stated_size=size)) == {"axis-count-mismatch"}


@given(sheets(), st.data())
@settings(deadline=None)
def test_a_value_beyond_the_scale(sheet: Sheet, data: st.DataObject) -> None:
    row = data.draw(st.integers(0, len(sheet.rows) - 1))
    values = [list(line) for line in sheet.values]
    values[row][-1] = data.draw(st.integers(102, 400))
    wrong = replace(sheet, values=tuple(map(tuple, values)))
    assert rules_found(wrong) == {"value-outside-legend"}


@given(sheets(), st.sampled_from([50, 80, 120, 200]))
@settings(deadline=None)
def test_a_second_scale(sheet: Sheet, high: int) -> None:
    found = rules_found(replace(sheet, overview_high=high))
    assert found == {"legend-conflict"}


@given(sheets(), st.data())
@settings(deadline=None)
def test_an_unlisted_row(sheet: Sheet, data: st.DataObject) -> None:
    rows = data.draw(st.permutations(sheet.rows))
    line = f"* **Zeta:** {sheet.columns[0]}: 0.50"
    if len(rows) > 2 and sheet.notation == "keyed":
        assert rules_found(replace(sheet, extra_line=line)) == {"unknown-category"}


@given(sheets())
@settings(deadline=None)
def test_a_cell_given_twice(sheet: Sheet) -> None:
    other = (sheet.values[0][0] + 37) % 100
    line = f"* **{sheet.rows[0]}:** {sheet.columns[0]}: {other / 100:.2f}"
    if sheet.notation == "keyed":
        assert rules_found(replace(sheet, extra_line=line)) == {"duplicate-cell"}


@given(sheets())
@settings(deadline=None)
def test_a_missing_cell_of_a_complete_grid(sheet: Sheet) -> None:
    if sheet.notation == "keyed":
        assert rules_found(replace(sheet, skipped=(0, 1))) == {"incomplete-grid"}


@given(sheets())
@settings(deadline=None)
def test_a_short_row(sheet: Sheet) -> None:
    if sheet.notation == "positional" and len(sheet.rows) > 2 and len(sheet.columns) > 2:
        values = (sheet.values[0][:-1], *sheet.values[1:])
        assert rules_found(replace(sheet, values=values)) == {"row-length-mismatch"}


@given(sheets())
@settings(deadline=None)
def test_shades_in_order_have_no_finding(sheet: Sheet) -> None:
    assert rules_found(replace(sheet, colors=True)) == set()


@pytest.mark.parametrize("ending", ["The rows differ, but only in the", "The rows differ (see the"])
@given(sheet=sheets())
@settings(deadline=None, max_examples=20)
def test_a_broken_end(ending: str, sheet: Sheet) -> None:
    assert rules_found(replace(sheet, ending=ending)) == {"truncated"}

"""Laws over the descriptions of the corpus: held against their own numbers, nothing new is found."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import heatparse
from heatparse.models import Panel

CORPUS = sorted((Path(__file__).parents[2] / "corpus").glob("*.md"))
OWN = (
    "reference-value-mismatch",
    "reference-unknown-category",
    "reference-axis-mismatch",
    "reference-missing-cell",
)


def data_of(panel: Panel) -> dict[str, dict[str, float | None]]:
    """The numbers of a panel as plotted data: the first of a cell that is stated twice."""
    rows = list(panel.y_axis.categories) + [cell.row for cell in panel.cells if cell.row is not None]
    columns = list(panel.x_axis.categories) + [cell.column for cell in panel.cells if cell.column is not None]
    data: dict[str, dict[str, float | None]] = {row: dict.fromkeys(columns) for row in rows}
    for cell in panel.cells:
        if cell.row is None or cell.column is None or cell.value.value is None:
            continue
        if data[cell.row][cell.column] is None:
            data[cell.row][cell.column] = cell.value.value
    return data


def references(document: heatparse.Document) -> dict[str, dict[str, dict[str, float | None]]]:
    """The data of every panel that states a number, by name."""
    data = {panel.title or f"panel {n}": data_of(panel) for n, panel in enumerate(document.panels)}
    return {
        name: rows
        for name, rows in data.items()
        if any(v is not None for row in rows.values() for v in row.values())
    }


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_its_own_numbers_refute_nothing(path: Path) -> None:
    text = path.read_bytes().decode()
    report = heatparse.check(text)
    data = references(report.document)
    if not data or any(finding.rule == "unknown-category" for finding in report.findings):
        pytest.skip("it states no number, or a label twice in two ways")
    held = heatparse.check(text, data)
    before = {(finding.rule, finding.span.line) for finding in report.findings}
    new = [finding for finding in held.findings if (finding.rule, finding.span.line) not in before]
    duplicates = {line for rule, line in before if rule == "duplicate-cell"}
    assert [finding.message for finding in new if finding.span.line not in duplicates] == []
    refuted = {claim.span.start for claim in report.claims if claim.verdict == "refuted"}
    assert {claim.span.start for claim in held.claims if claim.verdict == "refuted"} <= refuted


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_a_changed_number_is_found_where_it_stands(path: Path) -> None:
    text = path.read_bytes().decode()
    document = heatparse.parse(text)
    data = references(document)
    chance = random.Random(path.stem)
    cells = [
        (panel.title or f"panel {n}", cell)
        for n, panel in enumerate(document.panels)
        for cell in panel.cells
        if cell.row is not None and cell.column is not None and cell.value.value is not None
    ]
    if not cells:
        pytest.skip("it states no number")
    name, cell = chance.choice(cells)
    stated = data[name][cell.row][cell.column]
    assert stated is not None
    data[name][cell.row][cell.column] = stated + 40 * (cell.value.resolution or 1.0)
    found = [finding for finding in heatparse.check(text, data).findings if finding.rule == OWN[0]]
    assert cell.span.start in {finding.span.start for finding in found}


PIECES = st.sampled_from([
    "## Heatmap: Made up", "- **X-axis (To)**: A, B, C", "- **Y-axis (From)**: A, B", "| | A | B |", "|---|---|---|",
    "| **C** | 0.1 | -0.2 |", "- A -> B: 0.3", "* **A ->:** B: 0.1, C: ~0.4", "- B, C: 45%", "All other cells are 0.",
    "The highest value is 0.3 (A, B).", "#### (a) North", "### South", "- **Legend**: 0 (red) to 1 (blue)",
    "A, A: 0.1-0.3",
    "A exceeds B on C.", "<!-- heatparse: ignore -->", "<!-- heatparse: ignore-file truncated -->", "", "C is flat.",
])  # fmt: skip
LABELS = st.sampled_from(["A", "B", "C", "a", "D", "0.1", "North", "Total"])
NUMBERS = st.none() | st.floats(allow_nan=False, allow_infinity=False) | st.integers(-2, 2)
MATRICES = st.dictionaries(
    LABELS, st.dictionaries(LABELS, NUMBERS, min_size=1, max_size=3), min_size=1, max_size=3
)


@settings(max_examples=150, deadline=None)
@given(
    lines=st.lists(PIECES, max_size=14),
    data=MATRICES
    | st.dictionaries(st.sampled_from(["North", "South", "x"]), MATRICES, min_size=1, max_size=2)
    | st.lists(st.lists(NUMBERS, min_size=2, max_size=2), min_size=2, max_size=3),
    tolerance=st.sampled_from([0.0, 0.5]),
)
def test_any_text_is_held_against_any_data(lines, data, tolerance):
    text = "\n".join(
        ["## Heatmap: Made up", "- **X-axis (To)**: A, B, C", "- **Y-axis (From)**: A, B", *lines]
    )
    try:
        report = heatparse.check(text, data, tolerance=tolerance)
    except heatparse.BadReference as error:
        assert str(error)
        return
    for finding in report.findings:
        for place in (finding, *finding.related, *([finding.fix] if finding.fix else [])):
            assert 0 <= place.span.start <= place.span.end <= len(text)
    report._repr_html_(), report.feedback(), report.summary()

"""Means that are the values of cells: "no mean wait exceeds 9" in one line; also shares that are the values."""

from __future__ import annotations

import pytest

from heatparse import check

WAITS = """## Heatmap: Mean Wait by Clinic and Weekday

* **Y-axis:** Clinic
* **X-axis:** Weekday
* **Legend:** mean wait (min), 0 to 60

| Clinic | Mon | Tue | Wed | Thu |
|---|---|---|---|---|
| {} | 24 | 18 | 31 | 27 |
| Quay | 35 | 22 | 29 | 40 |
| Mill | 12 | 15 | 9 | 20 |

### Observations
* {}
"""

SEEDS = """## Heatmap: Germination by Soil and Seed

### Overview
Cells print the mean germination and the deviation over five trays. {}

* **Rows:** Loam, Peat, Sand
* **Columns:** Oat, Rye, Flax

| Soil | Oat | Rye | Flax |
|---|---|---|---|
| Loam | 0.81 ± 0.02 | 0.74 ± 0.03 | 0.66 ± 0.04 |
| Peat | 0.77 ± 0.03 | 0.70 ± 0.02 | 0.52 ± 0.05 |
| Sand | 0.64 ± 0.05 | 0.69 ± 0.04 | 0.48 ± 0.03 |

### Observations
* {}
"""


def _verdicts(text: str) -> set[str]:
    line = text.rstrip("\n").count("\n") + 1
    return {claim.verdict for claim in check(text).claims if claim.span.line == line}


@pytest.mark.parametrize(
    ("sentence", "right"),
    [
        ("In the Quay row, no mean wait exceeds 40.", True),
        ("In the Mill row, the mean waits range from 9 to 20.", True),
        ("In the Tue column, no mean exceeds 22.", True),
        ("Harbor has no mean wait above 31.", True),
        ("For Mill, the means range from 9 to 20.", True),
        ("In the Quay row, no mean wait exceeds 35.", False),
        ("In the Mill row, the mean waits range from 9 to 15.", False),
        ("In the Tue column, no mean exceeds 20.", False),
        ("Harbor has no mean wait above 28.", False),
        ("For Mill, the means range from 12 to 20.", False),
    ],
)
def test_several_means_of_a_line_are_its_cells(sentence: str, right: bool) -> None:
    assert _verdicts(WAITS.format("Harbor", sentence)) == {"supported" if right else "refuted"}


@pytest.mark.parametrize(
    ("sentence", "right"),
    [
        ("In the Loam row, no mean germination exceeds 0.81.", True),
        ("In the Rye column, no mean exceeds 0.74.", True),
        ("In the Loam row, no mean germination exceeds 0.75.", False),
        ("In the Rye column, no mean exceeds 0.72.", False),
    ],
)
def test_cells_print_means(sentence: str, right: bool) -> None:
    assert _verdicts(SEEDS.format("", sentence)) == {"supported" if right else "refuted"}


@pytest.mark.parametrize(
    ("sentence", "right"),
    [
        ("For Quay, the mean wait stays below 41.", True),
        ("In the Mill row, the mean wait stays below 21.", True),
        ("In the Tue column, the mean wait stays above 14.", True),
        ("For Harbor, the mean wait stays above 17.", True),
        ("In the Thu column, the mean wait stays above 19.", True),
        ("For Quay, the mean wait stays below 35.", False),
        ("In the Mill row, the mean wait stays below 18.", False),
        ("In the Tue column, the mean wait stays above 16.", False),
        ("For Harbor, the mean wait stays above 20.", False),
        ("In the Thu column, the mean wait stays above 25.", False),
    ],
)
def test_what_stays_below_a_number_is_in_each_cell(sentence: str, right: bool) -> None:
    assert _verdicts(WAITS.format("Harbor", sentence)) == {"supported" if right else "refuted"}


@pytest.mark.parametrize(
    "sentence",
    [
        "For Quay, the mean wait stays below 35 overall.",  # their mean is 31.5
        "For Quay, the mean wait stays below 35 on average.",
        "Quay's mean wait stays below 35.",
        "For Quay, the mean stays below 35.",
        "While Mill averages 14, for Quay, the mean wait stays below 35.",
    ],
)
def test_one_mean_of_a_whole_line(sentence: str) -> None:
    assert "refuted" not in _verdicts(WAITS.format("Harbor", sentence))


@pytest.mark.parametrize(
    "sentence",
    [
        "Next to Mill, no mean wait exceeds 33.",  # of the clinics, 31.5 is the highest mean
        "No mean wait exceeds 32.",
        "Besides Mill, no mean wait exceeds 33.",
        "The mean waits range from 14 to 32.",
        "Mill has the lowest mean wait.",
        "In the Quay row, no running mean exceeds 36.",
        "In the Quay row, no mean of two days exceeds 36.",
        "In the Quay row, the means of neighboring days range from 25 to 35.",
        "For clinics such as Quay, no mean wait exceeds 33.",
    ],
)
def test_means_of_several_cells(sentence: str) -> None:
    assert "refuted" not in _verdicts(WAITS.format("Harbor", sentence))


def test_a_line_of_means() -> None:
    text = WAITS.replace("Clinic\n* **X", "Clinic (Mean, Quay, Mill)\n* **X")
    text = text.format("Mean", "In the Tue column, no mean exceeds 20.")
    assert "refuted" not in _verdicts(text)  # that of the column stands in its first line


SHARES = "The share of sprouted seeds is shown."


@pytest.mark.parametrize(
    ("sentence", "right"),
    [
        ("In the Peat row, no share exceeds 0.77.", True),
        ("For Sand, the share stays below 0.70.", True),
        ("In the Flax column, no share exceeds 0.66.", True),
        ("In the Oat column, the share stays above 0.60.", True),
        ("For Loam, the share stays above 0.65.", True),
        ("In the Peat row, no share exceeds 0.70.", False),
        ("For Sand, the share stays below 0.66.", False),
        ("In the Flax column, no share exceeds 0.60.", False),
        ("In the Oat column, the share stays above 0.70.", False),
        ("For Loam, the share stays above 0.70.", False),
    ],
)
def test_shares_are_the_values(sentence: str, right: bool) -> None:
    assert _verdicts(SEEDS.format(SHARES, sentence)) == {"supported" if right else "refuted"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (WAITS.format("Harbor", "{}"), "In the Quay row, no share exceeds 0.3."),  # the values are minutes
        (WAITS.format("Harbor", "{}"), "For Quay, the share stays below 30%."),
        (SEEDS.format("", "{}"), "For Quay, the share stays below 0.3."),
        (SEEDS.format(SHARES, "{}"), "In the Loam row, a large share exceeds 0.8."),
        (SEEDS.format(SHARES, "{}"), "In the Loam row, the share of oats lies below 0.4."),
    ],
)
def test_shares_of_something_else(text: str, sentence: str) -> None:
    assert "refuted" not in _verdicts(text.format(sentence))

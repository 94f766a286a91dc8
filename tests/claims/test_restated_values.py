"""Values that a statement of another kind gives again are claims of their own, with their cell."""

import pytest
from yearly_yields import THREE_ORCHARDS as FIGURE

import heatparse


def _values(sentence: str) -> set[tuple[str, str, str]]:
    report = heatparse.check(FIGURE.format(sentence))
    assert not report.findings, sentence
    return {
        (claim.place.rows[0], claim.place.columns[0], claim.value.text)
        for claim in report.claims
        if claim.kind == "cell-value" and claim.verdict == "supported"
    }


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("The yield of Alder rises in each year, from 31.5 to 39.8.",
         {("Alder", "2019", "31.5"), ("Alder", "2021", "39.8")}),
        ("Cedar climbs without a break up to 45.3.", {("Cedar", "2021", "45.3")}),
        ("In 2019, Alder is ahead of Birch (31.5 vs. 28.1).",
         {("Alder", "2019", "31.5"), ("Birch", "2019", "28.1")}),
        ("Alder's worst year (31.5) is still better than Birch's best one (30.6).",
         {("Alder", "2019", "31.5"), ("Birch", "2020", "30.6")}),
    ],
)  # fmt: skip
def test_values_inside_other_claims(sentence: str, expected: set[tuple[str, str, str]]) -> None:
    assert expected <= _values(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Alder gains 8.3 from 2019 to 2021.",  # a change
        "All values lie between 12.7 and 45.3.",  # ends of a range: the range claims them
        "Cedar stays below 45.4 in every year.",  # a bound
        "Alder rises from about 32 to about 40.",  # less precise than the cells
        "In 2020, Birch and Cedar are level, and both stay below Alder.",
    ],
)
def test_other_numbers_are_no_values(sentence: str) -> None:
    assert not _values(sentence)


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("As for Cedar, the harvest of 2021 (45.3) is a welcome one.", {("Cedar", "2021", "45.3")}),
        ("With Alder, one would have to look at 2019, and with it at 31.5.", {("Alder", "2019", "31.5")}),
        ("With Alder, one would have to look at 2019, and with it at 31.4.", set()),
        ("In 2019, Alder is not at 31.5.", set()),
        ("Alder does not yield 31.5 in 2019.", set()),
        ("Alder does not come first in 2021 (39.8).", {("Alder", "2021", "39.8")}),
    ],
)
def test_the_one_cell_whose_row_and_column_are_named(
    sentence: str, expected: set[tuple[str, str, str]]
) -> None:
    assert _values(sentence) == expected

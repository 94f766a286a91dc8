"""Claims that tell the colour scale again: its ends, its bands, its direction."""

from __future__ import annotations

import pytest
from matrices import Matrix, verdicts

import heatparse

BANDS = "0.00 to 1.00; white: 0.00 to 0.20, pale green: 0.20 to 0.50, teal: 0.50 to 0.80, navy: 0.80 to 1.00"
SMALL = Matrix(("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 15, 5), (60, 70, 90), (5, 6, 7)))

ENDS = [
    "The color bar ends at {high}.", "The legend stops at {high}.", "The color scale tops out at {high}.",
    "The color bar goes up to {high}.", "The upper end of the color bar is {high}.",
    "The color scale runs from {low} to {high}.", "**Legend range:** {low} to {high}.",
    "The color bar begins at {low} and ends at {high}.", "The scale of the legend goes from {low} to {high}.",
]  # fmt: skip


def decided(sentence: str) -> set[str]:
    return set(verdicts(SMALL, sentence, "legend", legend=BANDS))


@pytest.mark.parametrize("form", ENDS)
def test_the_ends_of_the_scale(form: str) -> None:
    assert decided(form.format(low="0.00", high="1.00")) == {"supported"}
    assert decided(form.format(low="0.00", high="0.80")) == {"refuted"}


@pytest.mark.parametrize(
    "sentence",
    [
        "The lower half of the color bar runs from 0.00 to 0.50.", "The color bar may end at 0.80.",
        "The color scale runs from 0.00 to 0.50 in shades of green.", "The color bar reaches its darkest at 0.80.",
        "If the color bar ended at 0.80, most values would still fit.",
    ],
)  # fmt: skip
def test_a_part_of_the_scale_is_not_the_scale(sentence: str) -> None:
    assert "refuted" not in decided(sentence)


@pytest.mark.parametrize(
    ("sentence", "truth"),
    [
        ("The teal band begins at 0.50.", True), ("The teal band begins at 0.80.", False),
        ("Navy runs from 0.80 to 1.00.", True), ("The pale green band ends at 0.80.", False),
        ("Values between 0.20 and 0.50 are pale green.", True), ("Values between 0.20 and 0.50 are navy.", False),
        ("Pale green is used for values between 0.50 and 0.80.", False),
        ("The legend is divided into four bands.", True), ("There are five color bands.", False),
        ("The color bar has four colors.", True), ("The legend distinguishes three colors.", False),
        ("Values grow from white to navy.", True), ("Values grow from navy to white.", False),
        ("Colors run from white to navy as scores grow.", True), ("Navy denotes low scores.", False),
        ("White stands for the lowest scores.", True), ("Darker colors mean lower values.", False),
    ],
)  # fmt: skip
def test_bands_and_their_order(sentence: str, truth: bool) -> None:
    assert decided(sentence) == {"supported" if truth else "refuted"}


def test_a_band_that_ends_elsewhere_is_a_conflict_of_legends() -> None:
    report = heatparse.check(SMALL.describe("The color bar ends at 0.80.", legend=BANDS))
    assert [finding.rule for finding in report.findings] == ["legend-conflict"]


@pytest.mark.parametrize("noun", ["values", "range", "scores", "numbers", "figures"])
def test_what_is_key_is_no_scale(noun: str) -> None:
    assert "refuted" not in decided(f"Key {noun}: 0.20 to 0.80 in the middle.")
    assert decided("The key runs from 0.20 to 0.80.") == {"refuted"}


@pytest.mark.parametrize("name", ["Key", "Key Token", "Scale", "Digit Scale"])
def test_an_axis_called_key_or_scale_is_no_color_scale(name: str) -> None:
    text = SMALL.describe(f"{name}: 0.20 to 0.80.", legend=BANDS).replace("(City)", f"({name})")
    assert name in text
    assert not heatparse.check(text).findings

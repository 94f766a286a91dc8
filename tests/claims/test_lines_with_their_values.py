"""Sentences behind the values of a line, exceptions among pairs told once, counts of what is near a number."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import heatparse

FEW = settings(max_examples=20, deadline=None)
LABELS = ("Rain", "Slope", "Grazing", "Shade")


def verdicts(document: str, *kinds: str) -> list[str]:
    return [claim.verdict for claim in heatparse.check(document).claims if claim.kind in kinds]


@pytest.mark.parametrize(
    "remark", ["This row contains the {0} cell.", "It holds the {0} cell of the heatmap."]
)
@pytest.mark.parametrize("word", ["darkest", "palest"])
@FEW
@given(values=st.lists(st.integers(10, 99), min_size=9, max_size=9, unique=True), told=st.integers(0, 2))
def test_a_row_is_said_to_hold_an_extreme(remark: str, word: str, values: list[int], told: int) -> None:
    rows = [values[at : at + 3] for at in (0, 3, 6)]
    lines = [
        f"* **Row {number} (Time {10 * number}):** Values: {', '.join(map(str, row))}."
        + (f" {remark.format(word)}" if told == number - 1 else "")
        for number, row in enumerate(rows, 1)
    ]
    document = (
        "## Heatmap: Yield\n### Overview\nA heatmap of yields.\n### Components/Axes\n"
        '* **X-axis:** "Dose": 1, 2, 3\n* **Y-axis:** "Time": 10, 20, 30\n'
        "* **Color bar:** from 0 (white) to 100 (navy)\n### Detailed Analysis\n" + "\n".join(lines) + "\n"
    )
    best = (max if word == "darkest" else min)(values)
    assert verdicts(document, "extremum") == ["supported" if best in rows[told] else "refuted"]


def correlations(values: list[int], sentence: str) -> str:
    pairs = [(one, two) for at, one in enumerate(LABELS) for two in LABELS[at + 1 :]]
    lines = [
        f"* **{one} vs. {two}:** {value / 10:.1f}" for (one, two), value in zip(pairs, values, strict=True)
    ]
    listed = ", ".join(LABELS)
    return (
        "## Heatmap: Correlations\n### Overview\nA heatmap of a correlation matrix.\n### Components/Axes\n"
        f"* **X-axis:** {listed}\n* **Y-axis:** {listed}\n* **Color bar:** from -1 to 1\n"
        "### Detailed Analysis\n" + "\n".join(lines) + f"\n### Key Observations\n* {sentence}\n"
    )


@pytest.mark.parametrize(
    "form",
    [
        "{0} is negatively correlated with all other variables except {1}.",
        "{0} is negatively correlated with every variable but {1}.",
        "Except for {1}, {0} is negatively correlated with all other variables.",
    ],
)
@FEW
@given(signs=st.lists(st.sampled_from([-6, -3, 4]), min_size=3, max_size=3), left_out=st.integers(0, 2))
def test_exceptions_among_pairs_that_are_told_once(form: str, signs: list[int], left_out: int) -> None:
    others = [label for label in LABELS if label != "Grazing"]
    told = dict(zip(others, signs, strict=True))
    pairs = [(one, two) for at, one in enumerate(LABELS) for two in LABELS[at + 1 :]]
    values = [told[two if one == "Grazing" else one] if "Grazing" in (one, two) else 5 for one, two in pairs]
    rest = [value for at, value in enumerate(signs) if at != left_out]
    found = verdicts(correlations(values, form.format("Grazing", others[left_out])), "threshold")
    assert ("refuted" in found) is any(value > 0 for value in rest)
    assert ("supported" in found) is all(value < 0 for value in rest)


@pytest.mark.parametrize("number", ["One pair is", "Two pairs are", "Three pairs are"])
def test_what_is_near_a_number_may_be_counted_or_not(number: str) -> None:
    document = correlations([1, 7, -5, -3, 0, -6], f"{number} close to zero.")
    assert "refuted" not in verdicts(document, "count")


def test_more_values_at_a_number_than_are_counted() -> None:
    assert verdicts(correlations([0, 7, 0, -3, 0, -6], "One pair is close to zero."), "count") == ["refuted"]


@pytest.mark.parametrize(
    "sentence",
    [
        'The "Label" is given on the y-axis and the "Guess" on the x-axis, both from 0 to 3.',
        'The x-axis is "Guess" and the y-axis is "Label", both ranging from 0 to 3.',
        "The labels on both axes run from 0 to 3.",
    ],
)
def test_ranges_of_labels_are_no_ranges_of_values(sentence: str) -> None:
    rows = "".join(
        f"| {row} | {' | '.join(str(7 * row + column) for column in range(4))} |\n" for row in range(4)
    )
    document = (
        f"## Confusion Matrix: Items\n### Overview\nA confusion matrix. {sentence}\n### Components/Axes\n"
        "* **X-axis:** Guess, from 0 to 3.\n* **Y-axis:** Label, from 0 to 3.\n### Detailed Analysis\n"
        f"| Label | 0 | 1 | 2 | 3 |\n|---|---|---|---|---|\n{rows}"
    )
    assert "refuted" not in verdicts(document, "range")


@pytest.mark.parametrize("verb", ["added to", "taken into"])
def test_a_pool_that_things_are_added_to_is_gone_along(verb: str) -> None:
    document = (
        "## Heatmap: Scores\n### Overview\nA heatmap of scores.\n### Components/Axes\n"
        "* **X-axis (Training Pool):** Lisbon, + Oslo, + Kyoto\n* **Y-axis (Test Site):** Oslo, Kyoto, Accra\n"
        "### Detailed Analysis\n| Test Site | Lisbon | + Oslo | + Kyoto |\n|---|---|---|---|\n"
        "| Oslo | 0.81 | 0.93 | 0.94 |\n| Kyoto | 0.74 | 0.79 | 0.92 |\n| Accra | 0.50 | 0.60 | 0.70 |\n"
        f"### Key Observations\n* The score rises as sites are {verb} the pool.\n"
    )
    assert "refuted" not in verdicts(document, "trend")

"""Sums over classes of a confusion matrix: what is told right is supported, what is told wrong is refuted."""

from __future__ import annotations

import random

import pytest

from heatparse import check

CLASSES = ["finch", "robin", "wren", "owl"]


def _counts(seed: int) -> dict[str, dict[str, int]]:
    draw = random.Random(seed)
    return {
        true: {taken: draw.randint(60, 90) if taken == true else draw.randint(1, 14) for taken in CLASSES}
        for true in CLASSES
    }


def _verdicts(counts: dict[str, dict[str, int]], statement: str) -> set[str]:
    rows = [f"| {true} | " + " | ".join(map(str, counts[true].values())) + " |" for true in CLASSES]
    text = "\n".join([
        "# Confusion Matrix: Bird Calls", "",
        "Rows are true classes, columns are predicted classes; a cell counts recordings.", "",
        f"| True \\ Predicted | {' | '.join(CLASSES)} |", "|---" * (len(CLASSES) + 1) + "|", *rows, "",
        "## Observations", "", f"* {statement}", "",
    ])  # fmt: skip
    claims = check(text).claims
    return {claim.verdict for claim in claims if claim.kind != "cell-value"} - {"undecidable"}


def _statements(counts: dict[str, dict[str, int]], off: int) -> list[str]:
    """Statements that are true where `off` is 0."""
    one, two = CLASSES[0], CLASSES[1]
    hits = sum(counts[name][name] for name in CLASSES)
    whole = sum(sum(row.values()) for row in counts.values())
    missed = sum(counts[one].values()) - counts[one][one]
    taken = sum(row[one] for row in counts.values())
    both = counts[one][two] + counts[two][one]
    recall = 100 * counts[one][one] / sum(counts[one].values())
    return [
        f"{hits + off} recordings lie on the diagonal.",
        f"In total, {hits} recordings lie on the diagonal and {whole - hits + off} off it.",
        f"The matrix covers {whole + off} recordings in all.",
        f"There are {whole - hits + off} errors in total.",
        f"{missed + off} {one} recordings are misclassified.",
        f"{one} is predicted {taken + off} times.",
        f"{one} receives {taken - counts[one][one] + off} false positives.",
        f"{one} and {two} are confused with each other {both + off} times.",
        f"{one} and {two} account for {both + off} mutual confusions.",
        f"{one} and {two} together account for {counts[one][one] + counts[two][two] + off} correct predictions.",
        f"The recall of {one} is {recall + off / 2:.1f}%.",
    ]


@pytest.mark.parametrize("seed", range(3))
def test_a_sum_that_is_right_is_supported(seed: int) -> None:
    counts = _counts(seed)
    for statement in _statements(counts, 0):
        assert _verdicts(counts, statement) == {"supported"}, statement


@pytest.mark.parametrize("seed", range(3))
def test_a_sum_that_is_wrong_is_refuted(seed: int) -> None:
    counts = _counts(seed)
    for statement in _statements(counts, 17):
        assert "refuted" in _verdicts(counts, statement), statement


@pytest.mark.parametrize(
    "statement",
    [
        "Above the diagonal there are {n} errors.",
        "The errors of finch lie between 1 and {n}.",
        "Of these, {n} are misclassified.",
        "About {n} recordings lie on the diagonal.",
        "More than {n} recordings lie on the diagonal.",
        "If finch is left out, {n} recordings lie on the diagonal.",
        "In the second run, there were {n} errors.",
        "The diagonal entries are {n}, 70, 80 and 81.",
    ],
)
def test_a_number_of_something_else_is_not_refuted(statement: str) -> None:
    assert "refuted" not in _verdicts(_counts(5), statement.format(n=33))


@pytest.mark.parametrize("seed", range(3))
def test_classes_are_ordered_by_their_recall(seed: int) -> None:
    counts = _counts(seed)
    recall = {name: counts[name][name] / sum(counts[name].values()) for name in CLASSES}
    order = sorted(CLASSES, key=lambda name: -recall[name])
    assert _verdicts(counts, f"Ordered by recall: {', '.join(order)}.") == {"supported"}
    assert _verdicts(counts, f"Ordered by recall: {', '.join(order[::-1])}.") == {"refuted"}
